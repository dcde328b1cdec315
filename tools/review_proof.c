/* review_proof.c - what the reviewer is worth, by experiment; and the finder of puzzles.
 *
 *   review_proof strength GAME GAMES THREADS SPEC   bots of known strength, luck, the sum check
 *   review_proof planted  GAME GAMES THREADS SPEC   is a planted blunder among the dearest three?
 *   review_proof puzzles  GAME GAMES THREADS SEED   the file of puzzles, at most 30, on stdout
 *
 * SPEC is the searcher of the reviewer. Games are numbered: the same words print the same figures
 * on any number of threads, but for the seconds. */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/review_puzzle.h"
#include "lab/review_report.h"

enum { SEATS = 2, MOST_GAMES = 2000, TOP = 3, PAIRS = 4, WANTED = 30, ALIKE = 10 };

static const char *const pair[PAIRS][SEATS] = {{"greedy", "mcts:64"},
                                               {"mcts:64", "mcts:1000"},
                                               {"greedy", "mcts:1000"},
                                               {"mcts:64", "mcts:64"}};
#define PLANTERS   "mcts:256"
#define PLANT_LOOK "mcts:64"

typedef struct outcome { /* of one game; [bot] */
    double lost[SEATS], counted[SEATS], decisions[SEATS];
    double luck, result, adjusted, unclear, error; /* of the first bot */
    double points_luck;
    double seconds, drop;
    int planted, rank; /* rank: among the dearest of its seat, from 1; 0: not an error */
} outcome;

typedef struct run_of {
    const mh_game *game;
    const char *bot[SEATS], *spec;
    uint64_t games, seed;
    bool plant;
    outcome *out;
    atomic_uint next;
    pthread_mutex_t lock; /* of puzzles */
    puzzle *kept;
    unsigned count;
} run_of;

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

/* ---- games ------------------------------------------------------------------------------ */

typedef struct plant {
    int seat;
    unsigned at; /* no earlier than this decision of the seat */
    uint32_t ply;
    double drop;
    bool done;
} plant;

/* The worst of the answers, each searched alone; how far it is behind the best. */
static double worst_of(ai_bot *look, const mh_state *hidden, int seat, const mh_action *list,
                       uint32_t n, mh_action *out)
{
    enum { MOST = 48 };
    double low = 2000, high = -1;
    uint32_t step = n > MOST ? n / MOST : 1;
    for (uint32_t i = 0; i < n; i += step) {
        ai_advice a;
        ai_advise(look, hidden, seat, &list[i], 1, &a, 1);
        if (a.value < low) {
            low = a.value;
            *out = list[i];
        }
        high = a.value > high ? a.value : high;
    }
    return (high - low) / 1000;
}

static mh_action choose(host_session *s, ai_bot *bot, ai_bot *look, int seat, plant *p,
                        unsigned *own)
{
    static const double least = 0.05;
    static _Thread_local mh_action list[MH_MAX_LEGAL];
    host_room hidden;
    host_look(s, s->plies, seat, &hidden);
    uint32_t n = ai_answers(bot, &hidden.st, seat, list);
    mh_action a = ai_choose(bot, &hidden.st, seat, list, n), worst = a;
    if (!p || p->done || seat != p->seat || n < 2 || (*own)++ < p->at)
        return a;
    double drop = worst_of(look, &hidden.st, seat, list, n, &worst);
    if (drop < least)
        return a;
    *p = (plant){.seat = seat, .ply = s->plies, .drop = drop, .done = true};
    return worst;
}

/* Bot of seat p is bot[(p + swap) % SEATS]. */
static host_session *play(const run_of *r, uint64_t seed, unsigned swap, plant *p, unsigned *turns)
{
    ai_bot *bot[SEATS], *look = open_bot(r->game, PLANT_LOOK);
    host_session *s = open_session(r->game, seed);
    unsigned own = 0;
    for (unsigned i = 0; i < SEATS; i++) {
        bot[i] = open_bot(r->game, r->bot[(i + swap) % SEATS]);
        ai_begin(bot[i], mh_mix(seed, (i + swap) % SEATS));
    }
    ai_begin(look, seed);
    for (int seat; (seat = mh_turn(s->now)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            host_chance(s, NULL);
            continue;
        }
        *turns += seat == (p ? p->seat : 0);
        host_play(s, seat, choose(s, bot[seat], look, seat, p, &own), NULL);
    }
    for (unsigned i = 0; i < SEATS; i++)
        ai_close(bot[i]);
    ai_close(look);
    return s;
}

static void note_decisions(const review *r, unsigned swap, outcome *o)
{
    for (uint32_t i = 0; i < r->decisions; i++) {
        const review_decision *d = &r->decision[i];
        unsigned bot = (d->seat + swap) % SEATS;
        o->decisions[bot]++;
        o->lost[bot] += d->agreed ? 0 : d->loss;
        o->counted[bot] += d->error ? d->loss : 0;
    }
}

static void note_planted(const review *r, const plant *p, outcome *o)
{
    uint32_t top[64];
    uint32_t n = review_dearest(r, p->seat, top, 64);
    o->planted = p->done;
    o->drop = p->drop;
    for (uint32_t i = 0; i < n; i++)
        if (r->decision[top[i]].ply == p->ply)
            o->rank = (int)i + 1;
}

static void do_game(run_of *r, uint64_t i)
{
    unsigned swap = (unsigned)(i % SEATS), turns = 0;
    uint64_t seed = mh_mix(r->seed, i / SEATS);
    plant p = {.seat = (int)swap};
    mh_rng rng;
    mh_error e;
    outcome *o = &r->out[i];
    host_session *s = play(r, seed, swap, NULL, &turns);
    if (r->plant) { /* the same game again, with a blunder somewhere */
        mh_seed(&rng, mh_mix(seed, 77));
        p.at = mh_below(&rng, turns ? turns : 1) / 2;
        host_close(s);
        s = play(r, seed, swap, &p, &turns);
    }
    review_job job = {.saga = s,
                      .seat = r->plant ? p.seat : MH_NOBODY,
                      .bot_name = r->spec,
                      .seed = seed,
                      .threads = 1};
    review *v = review_searcher(r->spec, &job.bot, &e) ? review_make(&job, &e) : NULL;
    if (!v) {
        fprintf(stderr, "review_proof: %s\n", e.text);
        exit(1);
    }
    const review_total *t = &v->total[swap % SEATS]; /* where the first bot sits */
    *o = (outcome){.luck = t->luck, .result = t->result, .adjusted = t->adjusted};
    o->unclear = t->unclear;
    o->error = t->error;
    o->points_luck = t->points_luck;
    o->seconds = v->seconds;
    note_decisions(v, swap, o);
    if (r->plant)
        note_planted(v, &p, o);
    review_free(v);
    host_close(s);
}

static void *work(void *ctx)
{
    run_of *r = ctx;
    for (unsigned i; (i = atomic_fetch_add(&r->next, 1)) < r->games;)
        do_game(r, i);
    return NULL;
}

static void run_all(run_of *r, unsigned threads, void *(*with)(void *))
{
    pthread_t thread[256];
    atomic_store(&r->next, 0);
    for (unsigned i = 0; i < threads; i++)
        if (pthread_create(&thread[i], NULL, with, r))
            exit(1);
    for (unsigned i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
}

/* ---- what it says -------------------------------------------------------------------------- */

typedef struct figure {
    double mean, error, deviation;
} figure;

static figure figure_of(const double *x, uint64_t n)
{
    double sum = 0, squares = 0;
    for (uint64_t i = 0; i < n; i++)
        sum += x[i];
    for (uint64_t i = 0; i < n; i++)
        squares += (x[i] - sum / (double)n) * (x[i] - sum / (double)n);
    double deviation = n > 1 ? sqrt(squares / (double)(n - 1)) : 0;
    return (figure){sum / (double)n, deviation / sqrt((double)n), deviation};
}

/* A loss a decision: a ratio of sums over games, its error by what each game is off it. */
static figure loss_of(const run_of *r, int bot, bool counted)
{
    static double off[MOST_GAMES];
    double lost = 0, n = 0;
    for (uint64_t i = 0; i < r->games; i++) {
        lost += counted ? r->out[i].counted[bot] : r->out[i].lost[bot];
        n += r->out[i].decisions[bot];
    }
    double mean = lost / n, each = n / (double)r->games;
    for (uint64_t i = 0; i < r->games; i++) {
        double x = counted ? r->out[i].counted[bot] : r->out[i].lost[bot];
        off[i] = (x - mean * r->out[i].decisions[bot]) / each;
    }
    return (figure){mean, figure_of(off, r->games).error, 0};
}

#define COLUMN(r, field) column(r, offsetof(outcome, field))
static figure column(const run_of *r, size_t at)
{
    static double x[MOST_GAMES];
    for (uint64_t i = 0; i < r->games; i++)
        memcpy(&x[i], (const char *)&r->out[i] + at, sizeof x[i]);
    return figure_of(x, r->games);
}

static void say_sum(const run_of *r)
{
    double most = 0, sum = 0, ratio = 0;
    unsigned beyond = 0;
    for (uint64_t i = 0; i < r->games; i++) {
        double gap = fabs(r->out[i].unclear), part = gap / (r->out[i].error + 1e-12);
        most = gap > most ? gap : most;
        sum += gap;
        ratio += part * part;
        beyond += part > 2;
    }
    double n = (double)r->games;
    figure u = COLUMN(r, unclear), e = COLUMN(r, error);
    printf("  sum check: gap mean %+.4f +- %.4f, size mean %.3f, largest %.3f; stated error mean "
           "%.3f; gap/stated rms %.2f, beyond 2: %u of %u\n",
           u.mean, u.error, sum / n, most, e.mean, sqrt(ratio / n), beyond, (unsigned)r->games);
}

static void strength(run_of *r, unsigned threads)
{
    for (int k = 0; k < PAIRS; k++) {
        memcpy(r->bot, pair[k], sizeof r->bot);
        r->seed = 100 + (uint64_t)k;
        run_all(r, threads, work);
        printf("%s %s against %s, %u games, reviewed by %s\n", r->game->id, r->bot[0], r->bot[1],
               (unsigned)r->games, r->spec);
        for (int bot = 0; bot < SEATS; bot++) {
            figure all = loss_of(r, bot, false), counted = loss_of(r, bot, true);
            printf("  %-10s gives away %.3f %% +- %.3f a decision (95 %%), errors alone %.3f %% +- "
                   "%.3f\n",
                   r->bot[bot], 100 * all.mean, 196 * all.error, 100 * counted.mean,
                   196 * counted.error);
        }
        figure raw = COLUMN(r, result), adjusted = COLUMN(r, adjusted), luck = COLUMN(r, luck),
               points = COLUMN(r, points_luck), seconds = COLUMN(r, seconds);
        printf("  %s wins %.3f +- %.3f, adjusted %.3f +- %.3f; deviations %.3f and %.3f\n",
               r->bot[0], raw.mean, raw.error, adjusted.mean, adjusted.error, raw.deviation,
               adjusted.deviation);
        printf("  luck mean %+.4f +- %.4f, deviation %.3f; in points %+.2f +- %.2f\n", luck.mean,
               luck.error, luck.deviation, points.mean, points.error);
        say_sum(r);
        printf("  review: mean %.2f s on one thread\n", seconds.mean);
        fflush(stdout);
    }
}

static void planted(run_of *r, unsigned threads)
{
    unsigned done = 0, found = 0, error = 0;
    double drop = 0;
    r->bot[0] = r->bot[1] = PLANTERS;
    r->plant = true;
    r->seed = 500;
    run_all(r, threads, work);
    for (uint64_t i = 0; i < r->games; i++) {
        const outcome *o = &r->out[i];
        done += o->planted != 0;
        error += o->rank > 0;
        found += o->rank > 0 && o->rank <= TOP;
        drop += o->drop;
    }
    printf("%s planted: %u games of %s with a blunder (mean drop %.3f), among the three dearest in "
           "%u, an error in %u; reviewed by %s, %.2f s each\n",
           r->game->id, done, PLANTERS, done ? drop / done : 0, found, error, r->spec,
           COLUMN(r, seconds).mean);
}

/* ---- puzzles ----------------------------------------------------------------------------------- */

static void keep(void *ctx, const puzzle *p)
{
    run_of *r = ctx;
    pthread_mutex_lock(&r->lock);
    if (r->count < PUZZLE_MOST)
        r->kept[r->count++] = *p;
    pthread_mutex_unlock(&r->lock);
}

static void *seek(void *ctx)
{
    run_of *r = ctx;
    int seats = r->game->min_seats > SEATS ? r->game->min_seats : SEATS;
    puzzle_seeker *k = puzzle_seek_open(r->game, seats, r->seed);
    for (unsigned i; k && (i = atomic_fetch_add(&r->next, 1)) < r->games;)
        puzzle_seek(k, i, keep, r);
    puzzle_seek_close(k);
    return NULL;
}

/* The clearest first; of equals the shorter log. */
static int by_gap(const void *a, const void *b)
{
    const puzzle *x = a, *y = b;
    if (x->gap < y->gap)
        return 1;
    return x->gap > y->gap ? -1 : (x->plies > y->plies) - (x->plies < y->plies);
}

static void puzzles(run_of *r, unsigned threads)
{
    r->kept = calloc(PUZZLE_MOST, sizeof *r->kept);
    if (!r->kept)
        exit(1);
    run_all(r, threads, seek);
    qsort(r->kept, r->count, sizeof *r->kept, by_gap);
    puzzle_write_head(stdout, r->game);
    unsigned written = 0, alike[256] = {0};
    for (int pass = 0; pass < 2; pass++) /* first of each question some, then what there is */
        for (unsigned i = 0; i < r->count && written < WANTED; i++) {
            puzzle *p = &r->kept[i];
            if (!p->plies || (!pass && alike[p->prompt]++ >= ALIKE))
                continue;
            puzzle_write(stdout, r->game, p);
            p->plies = 0;
            written++;
        }
    fprintf(stderr, "%s: %u puzzles found in %u games\n", r->game->id, r->count,
            (unsigned)r->games);
    free(r->kept);
}

int main(int argc, char **argv)
{
    run_of r = {.lock = PTHREAD_MUTEX_INITIALIZER};
    if (argc != 6 || !(r.game = mh_find(argv[2]))) {
        fprintf(stderr,
                "usage: review_proof strength|planted|puzzles GAME GAMES THREADS SPEC|SEED\n");
        return 2;
    }
    unsigned threads = (unsigned)strtoul(argv[4], NULL, 10);
    r.games = strtoul(argv[3], NULL, 10);
    r.spec = argv[5];
    r.out = calloc(MOST_GAMES, sizeof *r.out);
    if (!r.out || !r.games || r.games > MOST_GAMES || !threads || threads > 256)
        return 2;
    if (strcmp(argv[1], "strength") == 0)
        strength(&r, threads);
    else if (strcmp(argv[1], "planted") == 0)
        planted(&r, threads);
    else {
        r.seed = strtoul(argv[5], NULL, 10);
        puzzles(&r, threads);
    }
    free(r.out);
    return 0;
}
