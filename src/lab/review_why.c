/* review_why.c - why the better answer is better: both are played on to the end by plain players,
 * in the same worlds and with the same seed, and the lines of the score sheet are compared. */
#include <math.h>
#include <string.h>

#include "review.h"

enum { WORLDS = 24, MOST_PLIES = 20000 };

static void play_on(review_worker *worker, int seat, mh_action a, uint64_t seed)
{
    const mh_game *g = worker->game;
    mh_state *st = &worker->now.st;
    mh_rng rng;
    mh_seed(&rng, seed);
    mh_apply(g, st, seat, a, NULL);
    for (unsigned i = 0; i < MOST_PLIES && (seat = mh_turn(st)) != MH_NOBODY; i++) {
        if (seat == MH_CHANCE) {
            mh_apply(g, st, seat, mh_roll(g, st, &rng), NULL);
            continue;
        }
        memcpy(&worker->eye.world, st, g->state_size);
        g->hide(&worker->eye.world.st, seat);
        uint32_t n = mh_few(g, &worker->eye.world.st, seat, worker->list);
        mh_apply(g, st, seat,
                 ai_choose(worker->greedy, &worker->eye.world.st, seat, worker->list, n), NULL);
    }
}

/* The sheet of a seat behind an answer, in world number k. */
static void sheet_behind(review_worker *worker, const review_decision *d, mh_action a, uint32_t k,
                         int32_t line[MH_MAX_LINES])
{
    const mh_game *g = worker->game;
    uint64_t seed = mh_mix(mh_mix(worker->eye.seed, d->ply), 0x77u + k);
    mh_rng rng;
    mh_seed(&rng, seed);
    memcpy(&worker->now, &worker->hidden, g->state_size);
    g->deal(&worker->now.st, d->seat, &rng);
    play_on(worker, d->seat, a, mh_mix(seed, 1));
    memset(line, 0, MH_MAX_LINES * sizeof *line);
    g->score(&worker->now.st, d->seat, line);
}

static double error_of(double mean, double mean_of_squares)
{
    double left = mean_of_squares - mean * mean;
    return left > 0 ? sqrt(left / (WORLDS - 1)) : 0;
}

void review_explain(review_worker *worker, const mh_state *st, review_decision *d)
{
    const mh_game *g = worker->game;
    review_why *w = &d->why;
    double squares = 0;
    memcpy(&worker->hidden, st, g->state_size);
    g->hide(&worker->hidden.st, d->seat);
    for (uint32_t k = 0; k < WORLDS; k++) {
        int32_t played[MH_MAX_LINES], better[MH_MAX_LINES];
        double total = 0;
        sheet_behind(worker, d, d->answer[0].action, k, played);
        sheet_behind(worker, d, d->answer[d->best].action, k, better);
        for (unsigned i = 0; i < g->categories->count; i++) {
            double gain = better[i] - played[i];
            w->line[i] += gain / WORLDS;
            w->line_error[i] += gain * gain / WORLDS;
            total += better[i] - played[i];
        }
        w->total += total / WORLDS;
        squares += total * total / WORLDS;
    }
    for (unsigned i = 0; i < g->categories->count; i++)
        w->line_error[i] = error_of(w->line[i], w->line_error[i]);
    w->worlds = WORLDS;
    w->error = error_of(w->total, squares);
    d->explained = true;
}
