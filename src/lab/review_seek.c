/* review_seek.c - looks for puzzles in games of strong bots: a decision that the reviewer confirms
 * by a clear gap, that `greedy` gets wrong and a weak search too. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "review_puzzle.h"

enum { LEAST_OPEN = 3, MOST_OPEN = 80 /* nobody reads more */, DEEP_PART = 2 };

/* Of the win, and of points alone at the table. */
static const double clear_chance = 0.03, clear_points = 2;

struct puzzle_seeker {
    review_worker worker;
    review_fit fit;
    nn_net *net;
    ai_bot *player, *weak;
    uint64_t seed;
    host_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    puzzle puzzle;
};

static ai_bot *open_bot(const mh_game *g, const char *text, uint32_t part)
{
    ai_spec spec;
    mh_error error;
    if (ai_parse(text, &spec, &error))
        return NULL;
    spec.iterations /= part;
    spec.threads = 1;
    return ai_open(g, &spec);
}

void puzzle_seek_close(puzzle_seeker *k)
{
    if (!k)
        return;
    ai_close(k->player);
    ai_close(k->weak);
    ai_close(k->worker.look);
    ai_close(k->worker.deep);
    ai_close(k->worker.greedy);
    review_eye_close(&k->worker.eye);
    nn_close(k->net);
    free(k);
}

puzzle_seeker *puzzle_seek_open(const mh_game *g, int seats, uint64_t seed)
{
    puzzle_seeker *k = calloc(1, sizeof *k);
    mh_error error;
    enum {
        DEFAULT_PLIES = 400 /* with a net they do not count */,
        QUITE = 800 /* as PUZZLE_PROOF says */
    };
    if (!k)
        return NULL;
    k->seed = seed;
    k->worker.game = k->worker.eye.game = g;
    k->worker.eye.fit = &k->fit;
    k->worker.eye.plies = DEFAULT_PLIES;
    k->worker.eye.seed = seed;
    k->puzzle.seats = seats;
    k->player = open_bot(g, PUZZLE_PLAYERS, 1);
    k->weak = open_bot(g, PUZZLE_WEAK, 1);
    k->worker.look = open_bot(g, PUZZLE_PROOF, 1);
    k->worker.deep = open_bot(g, PUZZLE_PROOF, DEEP_PART);
    k->worker.greedy = open_bot(g, "greedy", 1);
    k->net = nn_read_built_in(g, &error);
    bool by_points = review_by_points(g, k->net != NULL, seats);
    bool ok = mh_playable(g, seats, &k->puzzle.options) && k->player && k->weak && k->worker.look &&
              k->worker.deep && k->worker.greedy &&
              review_eye_open(&k->worker.eye, k->net, QUITE) &&
              (!by_points || review_fit_make(g, k->net, k->puzzle.options, seats, seed, &k->fit));
    if (ok && by_points)
        k->worker.eye.plies = k->fit.plies;
    if (ok)
        return k;
    puzzle_seek_close(k);
    return NULL;
}

static bool is_puzzle(puzzle_seeker *k, int seat, mh_action a, uint32_t n)
{
    review_decision d = {.ply = k->now.st.ply, .seat = (uint8_t)seat};
    puzzle *p = &k->puzzle;
    bool alone = k->now.st.seats == 1;
    p->weak = ai_choose(k->weak, &k->hidden.st, seat, k->list, n);
    p->greedy = ai_choose(k->worker.greedy, &k->hidden.st, seat, k->list, n);
    if (p->weak.bits == a.bits || p->greedy.bits == a.bits)
        return false;
    if (!review_judge(&k->worker, &k->now.st, a, &d) || !d.found || !d.agreed ||
        d.gap < (alone ? clear_points : clear_chance))
        return false;
    p->seat = seat;
    p->prompt = d.prompt;
    p->best = a;
    p->next = d.answer[d.best].action;
    p->gap = d.gap;
    p->gap_error = d.loss_error;
    p->chance = d.answer[0].chance;
    p->points = d.answer[0].points;
    p->tries = d.tries;
    p->plies = k->now.st.ply;
    return true;
}

static mh_action answer(puzzle_seeker *k, int seat, void (*found)(void *ctx, const puzzle *p),
                        void *ctx)
{
    const mh_game *g = k->worker.game;
    memcpy(&k->hidden, &k->now, g->state_size);
    g->hide(&k->hidden.st, seat);
    uint32_t n = mh_few(g, &k->hidden.st, seat, k->list);
    mh_action a = ai_choose(k->player, &k->hidden.st, seat, k->list, n);
    if (n >= LEAST_OPEN && n <= MOST_OPEN && k->now.st.ply < PUZZLE_MOST_PLIES &&
        is_puzzle(k, seat, a, n))
        found(ctx, &k->puzzle);
    return a;
}

void puzzle_seek(puzzle_seeker *k, uint64_t index, void (*found)(void *ctx, const puzzle *p),
                 void *ctx)
{
    const mh_game *g = k->worker.game;
    mh_state *st = &k->now.st;
    mh_rng rng;
    mh_seed(&rng, mh_mix(k->seed, index));
    ai_begin(k->player, mh_mix(k->seed, index));
    ai_begin(k->weak, mh_mix(k->seed, index));
    if (mh_setup(g, st, k->puzzle.options, k->puzzle.seats))
        return;
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        uint32_t ply = st->ply;
        mh_action a = seat == MH_CHANCE ? mh_roll(g, st, &rng) : answer(k, seat, found, ctx);
        if (ply < PUZZLE_MOST_PLIES) {
            k->puzzle.action[ply] = a;
            k->puzzle.who[ply] = (uint8_t)seat;
        }
        mh_apply(g, st, seat, a, NULL);
    }
}
