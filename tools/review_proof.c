/* review_proof.c - what the reviewer is worth, by experiment; and the finder of puzzles.
 *
 *   review_proof strength GAME GAMES THREADS SPEC   bots of known strength, luck, the sum check
 *   review_proof planted  GAME GAMES THREADS SPEC   is a planted blunder among the dearest three?
 *   review_proof luck     GAME GAMES THREADS BOT    how much of luck to take off, and whether what
 * is called so many percent is won as often review_proof puzzles  GAME GAMES THREADS SEED   the
 * file of puzzles, at most 30, on stdout
 *
 * SPEC is the searcher of the reviewer. Games are numbered: the same words print the same figures
 * on any number of threads, but for the seconds. With a sixth word, SECONDS, no game is begun later
 * and figures are of those that were. */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/review_puzzle.h"
#include "review_proof.h"

enum { MOST_GAMES = 2000, TOP = 3, PAIRS = 4, WANTED = 30, ALIKE = 10, CALLS = 5 };

static const char *const pair[PAIRS][SEATS] = {{"greedy", "mcts:64"},
                                               {"mcts:64", "mcts:1000"},
                                               {"greedy", "mcts:1000"},
                                               {"mcts:64", "mcts:64"}};
#define PLANTERS "mcts:256"

typedef struct outcome { /* of one game; [bot] */
    double lost[SEATS], counted[SEATS], decisions[SEATS];
    double luck, result, adjusted, unclear, error; /* of the first bot */
    double points_luck;
    double seconds, drop;
    int planted, rank; /* rank: among the dearest of its seat, from 1; 0: not an error */
    unsigned called[CALLS];
    double chance[CALLS], won[CALLS]; /* of moments called so, sums */
} outcome;

typedef struct run_of {
    const mh_game *game;
    const char *bot[SEATS], *spec;
    uint64_t games, wanted, seed;
    double until; /* no game is begun later; 0: whenever */
    bool plant;
    outcome *out;
    atomic_uint next;
    pthread_mutex_t lock; /* of puzzles */
    puzzle *kept;
    unsigned count;
} run_of;

/* ---- games ------------------------------------------------------------------------------ */

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
    host_session *s = proof_play(r->game, r->bot, seed, swap, NULL, &turns);
    if (r->plant) { /* the same game again, with a blunder somewhere */
        mh_seed(&rng, mh_mix(seed, 77));
        p.at = mh_below(&rng, turns ? turns : 1) / 2;
        p.plies = s->plies;
        host_close(s);
        s = proof_play(r->game, r->bot, seed, swap, &p, &turns);
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

static bool in_time(const run_of *r) { return r->until <= 0 || lab_seconds() < r->until; }

static void *work(void *ctx)
{
    run_of *r = ctx;
    for (unsigned i; in_time(r) && (i = atomic_fetch_add(&r->next, 1)) < r->wanted;)
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
    unsigned begun = atomic_load(&r->next);
    r->games = begun < r->wanted ? begun : r->wanted;
}

/* ---- what it says -------------------------------------------------------------------------- */

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
    return (figure){mean, proof_figure(off, r->games).error, 0};
}

#define COLUMN(r, field) column(r, offsetof(outcome, field))
static figure column(const run_of *r, size_t at)
{
    static double x[MOST_GAMES];
    for (uint64_t i = 0; i < r->games; i++)
        memcpy(&x[i], (const char *)&r->out[i] + at, sizeof x[i]);
    return proof_figure(x, r->games);
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

/* 0 where the result was always the same. */
static double ratio_of(const figure *a, const figure *b)
{
    return b->deviation > 0 ? a->deviation * a->deviation / (b->deviation * b->deviation) : 0;
}

static void strength(run_of *r, unsigned threads)
{
    double begin = lab_seconds(), limit = r->until > 0 ? r->until - begin : 0;
    for (int k = 0; k < PAIRS; k++) {
        memcpy(r->bot, pair[k], sizeof r->bot);
        r->seed = 100 + (uint64_t)k;
        r->until = limit > 0 ? begin + limit * (k + 1) / PAIRS : 0;
        run_all(r, threads, work);
        if (!r->games)
            continue;
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
        printf("  %s wins %.3f +- %.3f, adjusted %.3f +- %.3f; deviations %.3f and %.3f, "
               "variance ratio %.2f\n",
               r->bot[0], raw.mean, raw.error, adjusted.mean, adjusted.error, raw.deviation,
               adjusted.deviation, ratio_of(&adjusted, &raw));
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
        if (o->planted)
            printf("  %s game %u: drop %.3f, number %d of the dearest\n", r->game->id, (unsigned)i,
                   o->drop, o->rank);
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

/* ---- luck alone -------------------------------------------------------------------------------- */

static void note_call(outcome *o, double chance, double won)
{
    int k = (int)(chance * CALLS);
    k = k < CALLS ? k : CALLS - 1;
    o->called[k]++;
    o->chance[k] += chance;
    o->won[k] += won;
}

/* The luck of every draw, and V before every decision. */
static void weigh_plies(const host_session *s, review_worker *worker, int seat, outcome *o)
{
    review_worth end, v;
    review_value(&worker->eye, s->now, &end);
    o->result = end.chance[seat];
    for (uint32_t ply = 0; ply < s->plies; ply++) {
        host_room st;
        host_seek(s, ply, &st);
        if (s->seats[ply] == MH_CHANCE) {
            review_luck l = {.ply = ply};
            review_weigh(worker, &st.st, s->actions[ply], &l);
            o->luck += l.chance[seat];
            continue;
        }
        review_value(&worker->eye, &st.st, &v);
        note_call(o, v.chance[seat], o->result);
    }
}

static void weigh_game(run_of *r, uint64_t i)
{
    unsigned swap = (unsigned)(i % SEATS), turns = 0;
    uint64_t seed = mh_mix(r->seed, i / SEATS);
    mh_error e = {.line = 0};
    host_session *s = proof_play(r->game, r->bot, seed, swap, NULL, &turns);
    review_job job = {.saga = s, .seat = MH_NOBODY, .bot_name = REVIEW_DEFAULT, .seed = seed};
    review_course *c = review_searcher(NULL, &job.bot, &e) ? review_course_open(&job, &e) : NULL;
    review_worker *worker = c ? review_worker_open(c) : NULL;
    if (!worker) {
        fprintf(stderr, "review_proof: %s\n", e.text);
        exit(1);
    }
    r->out[i] = (outcome){.luck = 0};
    weigh_plies(s, worker, (int)swap, &r->out[i]);
    review_worker_close(worker);
    review_free(review_course_close(c));
    host_close(s);
}

static void *weigh(void *ctx)
{
    run_of *r = ctx;
    for (unsigned i; in_time(r) && (i = atomic_fetch_add(&r->next, 1)) < r->wanted;)
        weigh_game(r, i);
    return NULL;
}

static void say_calls(const run_of *r)
{
    for (int k = 0; k < CALLS; k++) {
        double n = 1e-9, chance = 0, won = 0;
        for (uint64_t i = 0; i < r->games; i++) {
            n += r->out[i].called[k];
            chance += r->out[i].chance[k];
            won += r->out[i].won[k];
        }
        printf("  %.0f moments called %.3f on average, won %.3f\n", n, chance / n, won / n);
    }
}

/* The part of luck that leaves the least variance, cov(result, luck) / var(luck), of every second
 * pair of games; and its standard error. */
static figure part_of(const run_of *r)
{
    double n = 0, x = 0, y = 0, xx = 1e-12, xy = 0, yy = 0;
    for (uint64_t i = 0; i < r->games; i++) {
        const outcome *o = &r->out[i];
        if (i / SEATS % 2)
            continue;
        n++;
        x += o->luck;
        y += o->result;
        xx += o->luck * o->luck;
        xy += o->luck * o->result;
        yy += o->result * o->result;
    }
    xx -= x * x / n;
    xy -= x * y / n;
    yy -= y * y / n;
    return (figure){xy / xx, sqrt((yy - xy * xy / xx) / (n - 2) / xx), 0};
}

/* The variance that a part leaves, of the result's, in the games that it was not fitted to. */
static double left_of(const run_of *r, double part)
{
    static double raw[MOST_GAMES], less[MOST_GAMES];
    uint64_t n = 0;
    for (uint64_t i = 0; i < r->games; i++)
        if (i / SEATS % 2) {
            raw[n] = r->out[i].result;
            less[n++] = r->out[i].result - part * r->out[i].luck;
        }
    figure a = proof_figure(less, n), b = proof_figure(raw, n);
    return ratio_of(&a, &b);
}

static void luck(run_of *r, unsigned threads)
{
    r->bot[0] = r->bot[1] = r->spec;
    r->seed = 900;
    run_all(r, threads, weigh);
    figure all = COLUMN(r, luck), part = part_of(r);
    uint32_t listed = r->game->thinking->luck;
    printf("%s luck: %u games of %s, mean %+.4f +- %.4f, deviation %.3f; part fitted to half of "
           "them %.2f +- %.2f; variance ratio of the other half: %.2f with all of it, %.2f with "
           "that part, %.2f with the game's\n",
           r->game->id, (unsigned)r->games, r->spec, all.mean, all.error, all.deviation, part.mean,
           part.error, left_of(r, 1), left_of(r, part.mean),
           left_of(r, listed ? listed / 100.0 : 1));
    say_calls(r);
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
    for (unsigned i; k && in_time(r) && (i = atomic_fetch_add(&r->next, 1)) < r->wanted;)
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
    if (argc < 6 || argc > 7 || !(r.game = mh_find(argv[2]))) {
        fprintf(stderr, "usage: review_proof strength|planted|luck|puzzles GAME GAMES THREADS "
                        "SPEC|BOT|SEED [SECONDS]\n");
        return 2;
    }
    unsigned threads = (unsigned)strtoul(argv[4], NULL, 10);
    r.games = r.wanted = strtoul(argv[3], NULL, 10);
    r.until = argc > 6 ? lab_seconds() + strtod(argv[6], NULL) : 0;
    r.spec = argv[5];
    r.out = calloc(MOST_GAMES, sizeof *r.out);
    if (!r.out || !r.wanted || r.wanted > MOST_GAMES || !threads || threads > 256)
        return 2;
    if (strcmp(argv[1], "strength") == 0)
        strength(&r, threads);
    else if (strcmp(argv[1], "planted") == 0)
        planted(&r, threads);
    else if (strcmp(argv[1], "luck") == 0)
        luck(&r, threads);
    else {
        r.seed = strtoul(argv[5], NULL, 10);
        puzzles(&r, threads);
    }
    free(r.out);
    return 0;
}
