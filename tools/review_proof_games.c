/* review_proof_games.c - see review_proof.h. */
#include "review_proof.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLANT_LOOK "mcts:64" /* at every answer, to find the worst and the best */
/* At those two again: many noisy values have a range by themselves. */
#define PLANT_SURE "mcts:256"
enum { PLANT_PAIRS = 6, PLANT_QUITE = 256 };

static const double plant_least = 0.05, plant_sure = 3; /* of the win; standard errors */

figure proof_figure(const double *x, uint64_t n)
{
    double sum = 0, squares = 0;
    for (uint64_t i = 0; i < n; i++)
        sum += x[i];
    for (uint64_t i = 0; i < n; i++)
        squares += (x[i] - sum / (double)n) * (x[i] - sum / (double)n);
    double deviation = n > 1 ? sqrt(squares / (double)(n - 1)) : 0;
    return (figure){sum / (double)n, deviation / sqrt((double)n), deviation};
}

static ai_bot *open_bot(const mh_game *g, const char *text)
{
    ai_spec spec;
    mh_error error;
    if (ai_parse(text, &spec, &error)) {
        fprintf(stderr, "review_proof: %s\n", error.text);
        exit(2);
    }
    spec.threads = 1;
    return ai_open(g, &spec);
}

static host_session *open_session(const mh_game *g, uint64_t seed)
{
    host_config config = {.game = g, .seats = SEATS};
    host_session *s = NULL;
    uint8_t key[HOST_KEY];
    mh_error error;
    if (!mh_playable(g, SEATS, &config.options))
        exit(2);
    host_sim_key(seed, 0, key);
    host_fate_open(&config.fate, key);
    return host_open(&config, &error, &s) ? NULL : s;
}

typedef struct planter { /* looks for what costs most: in chance, whatever the game is */
    ai_bot *look, *sure;
    review_eye eye;
    review_fit fit; /* figures are read as a reviewer reads them */
    nn_net *net;
    mh_action list[MH_MAX_LEGAL];
    host_room hidden, dealt;
} planter;

static planter *open_planter(const mh_game *g, uint64_t seed)
{
    planter *p = calloc(1, sizeof *p);
    uint64_t options = 0;
    mh_error error;
    if (!p)
        exit(1);
    p->net = nn_read_built_in(g, &error);
    p->look = open_bot(g, PLANT_LOOK);
    p->sure = open_bot(g, PLANT_SURE);
    p->eye.game = g;
    p->eye.fit = &p->fit;
    p->eye.seed = mh_mix(seed, 5); /* not the reviewer's */
    if (!mh_playable(g, SEATS, &options) || !review_eye_open(&p->eye, p->net, PLANT_QUITE))
        exit(1);
    if (review_by_points(g, p->net != NULL, SEATS) &&
        !review_fit_make(g, p->net, options, SEATS, p->eye.seed, &p->fit))
        exit(1);
    return p;
}

static void close_planter(planter *p)
{
    if (!p)
        return;
    ai_close(p->look);
    ai_close(p->sure);
    review_eye_close(&p->eye);
    nn_close(p->net);
    free(p);
}

static double chance_of(planter *p, ai_bot *bot, int seat, mh_action a, uint64_t seed)
{
    ai_advice said;
    double chance, points;
    ai_begin(bot, seed);
    ai_advise(bot, &p->hidden.st, seat, &a, 1, &said, 1);
    review_of_search(&p->eye, &p->dealt.st, seat, &said, &chance, &points);
    return chance;
}

/* The worst of the answers and the best, each searched alone. */
static void extremes(planter *p, int seat, uint32_t n, mh_action *worst, mh_action *best)
{
    enum { MOST = 48 };
    double low = 2, high = -1;
    uint32_t step = n > MOST ? n / MOST : 1;
    for (uint32_t i = 0; i < n; i += step) {
        double is = chance_of(p, p->look, seat, p->list[i], p->eye.seed);
        if (is < low)
            *worst = p->list[i];
        if (is > high)
            *best = p->list[i];
        low = is < low ? is : low;
        high = is > high ? is : high;
    }
}

/* What the worst answer costs by fresh and longer searches; 0 where that is not sure. */
static double drop_of(planter *p, int seat, mh_action worst, mh_action best)
{
    double off[PLANT_PAIRS];
    for (unsigned k = 0; k < PLANT_PAIRS; k++) {
        uint64_t seed = mh_mix(p->eye.seed, 100 + k);
        off[k] = chance_of(p, p->sure, seat, best, seed) - chance_of(p, p->sure, seat, worst, seed);
    }
    figure f = proof_figure(off, PLANT_PAIRS);
    return f.mean > plant_sure * f.error ? f.mean : 0;
}

static mh_action choose(host_session *s, ai_bot *bot, planter *gardener, int seat, plant *p,
                        unsigned *own)
{
    static _Thread_local mh_action list[MH_MAX_LEGAL];
    host_room hidden;
    host_look(s, s->plies, seat, &hidden);
    uint32_t n = ai_answers(bot, &hidden.st, seat, list);
    mh_action a = ai_choose(bot, &hidden.st, seat, list, n), worst = a, best = a;
    if (!p || p->done || seat != p->seat || n < 2 || (*own)++ < p->at)
        return a;
    mh_rng rng;
    mh_seed(&rng, gardener->eye.seed);
    gardener->hidden = gardener->dealt = hidden;
    s->config.game->deal(&gardener->dealt.st, seat, &rng);
    memcpy(gardener->list, list, n * sizeof *list);
    extremes(gardener, seat, n, &worst, &best);
    double drop = drop_of(gardener, seat, worst, best);
    if (drop < plant_least)
        return a;
    *p = (plant){.seat = seat, .ply = s->plies, .drop = drop, .done = true};
    return worst;
}

host_session *proof_play(const mh_game *g, const char *const name[SEATS], uint64_t seed,
                         unsigned swap, plant *p, unsigned *turns)
{
    ai_bot *bot[SEATS];
    planter *gardener = p ? open_planter(g, seed) : NULL;
    host_session *s = open_session(g, seed);
    unsigned own = 0;
    for (unsigned i = 0; i < SEATS; i++) {
        bot[i] = open_bot(g, name[(i + swap) % SEATS]);
        ai_begin(bot[i], mh_mix(seed, (i + swap) % SEATS));
    }
    if (gardener)
        gardener->eye.plies = p->plies;
    for (int seat; (seat = mh_turn(s->now)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            host_chance(s, NULL);
            continue;
        }
        *turns += seat == (p ? p->seat : 0);
        host_play(s, seat, choose(s, bot[seat], gardener, seat, p, &own), NULL);
    }
    for (unsigned i = 0; i < SEATS; i++)
        ai_close(bot[i]);
    close_planter(gardener);
    return s;
}
