/* review_why.c - why the better answer is better: both are played on to the end by plain players,
 * in the same worlds and with the same seed, and the lines of the score sheet are compared. */
#include <math.h>
#include <string.h>

#include "review_marks.h"

enum { WORLDS = 24, MOST_PLIES = 20000 };

/* Plays an answer and on to the end; the marks are read when the round is over. */
static void play_on(review_worker *worker, int seat, mh_action a, uint64_t seed, mark_book *marks,
                    unsigned which)
{
    const mh_game *g = worker->game;
    mh_state *st = &worker->now.st;
    const uint8_t round = review_round(g, st);
    const int own = seat;
    bool read = false;
    mh_rng rng;
    mh_seed(&rng, seed);
    mh_apply(g, st, seat, a, NULL);
    for (unsigned i = 0; i < MOST_PLIES && (seat = mh_turn(st)) != MH_NOBODY; i++) {
        if (!read && review_round(g, st) != round) {
            marks_read(marks, g, st, own, which);
            read = true;
        }
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
    if (!read)
        marks_read(marks, g, st, own, which);
}

/* The sheet of a seat behind the played (0) or the better answer (1), in world number k. */
static void sheet_behind(review_worker *worker, const review_decision *d, unsigned which,
                         uint32_t k, mark_book *marks, int32_t line[MH_MAX_LINES])
{
    const mh_game *g = worker->game;
    mh_action a = d->answer[which ? d->best : 0].action;
    uint64_t seed = mh_mix(mh_mix(worker->eye.seed, d->ply), 0x77u + k);
    mh_rng rng;
    mh_seed(&rng, seed);
    memcpy(&worker->now, &worker->hidden, g->state_size);
    g->deal(&worker->now.st, d->seat, &rng);
    play_on(worker, d->seat, a, mh_mix(seed, 1), marks, which);
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
    mark_book marks = {.count = 0};
    double squares = 0;
    memcpy(&worker->hidden, st, g->state_size);
    g->hide(&worker->hidden.st, d->seat);
    for (uint32_t k = 0; k < WORLDS; k++) {
        int32_t played[MH_MAX_LINES], better[MH_MAX_LINES];
        double total = 0;
        sheet_behind(worker, d, 0, k, &marks, played);
        sheet_behind(worker, d, 1, k, &marks, better);
        marks_next(&marks);
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
    marks_tell(&marks, WORLDS, w);
    w->worlds = WORLDS;
    w->error = error_of(w->total, squares);
    d->explained = true;
}
