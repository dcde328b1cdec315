/* review_judge.c - one decision, judged from what its seat knew.
 *
 * 1. A look: one search over all answers. The played one and the best others are candidates.
 * 2. Two searches for each candidate alone, from the same seeds, pick the rival: the best but
 *    for the played one.
 * 3. Fresh searches, in pairs: the rival's less the played one's, a pair a seed. They are not
 *    those the rival was picked by, so that picking the largest of several is no bias. After 4, 8
 *    and 16 pairs it is asked whether the two are apart, or so near that it does not matter; then
 *    it ends.
 *
 * Every search deals worlds of its own from what hide() leaves: nothing else is known here. */
#include <math.h>
#include <string.h>

#include "review.h"

enum {
    PICK = 2,
    LOOKS = 3,
    RARE = 20 /* times less often looked at than the best: no candidate */
};

/* Pairs after which is asked, and how many standard errors are apart then: Student's quantiles for
 * three looks that together call equals apart in one of twenty cases. Last: the half of a 90 %
 * range. */
static const unsigned pairs_at[LOOKS] = {4, 8, 16};
static const double apart_at[LOOKS] = {3.4, 2.46, 2.2}, range_at[LOOKS] = {2.35, 1.9, 1.75};

/* Next to nothing: less than a hundredth of the win, and than half a point. */
static const double least_chance = 0.01, least_points = 0.5, least_find = 0.02;
/* May be among the dearest of its game. */
static const double dear_chance = 0.04, dear_points = 2;

typedef struct figure {
    double chance, points;
} figure;

typedef struct series { /* of differences */
    unsigned n;
    double sum, squares, points, points_squares;
} series;

static double error_of(double sum, double squares, unsigned n)
{
    double mean = sum / n, left = squares / n - mean * mean;
    return n > 1 && left > 0 ? sqrt(left / (n - 1)) : 0;
}

static void note(series *s, double chance, double points)
{
    s->n++;
    s->sum += chance;
    s->squares += chance * chance;
    s->points += points;
    s->points_squares += points * points;
}

/* What a search that gives nothing but this answer thinks of it. */
static figure value_of(review_worker *worker, int seat, mh_action a, uint64_t seed)
{
    ai_advice said;
    figure f;
    ai_begin(worker->deep, seed);
    ai_advise(worker->deep, &worker->hidden.st, seat, &a, 1, &said, 1);
    review_of_search(&worker->eye, &worker->now.st, seat, &said, &f.chance, &f.points);
    return f;
}

static uint64_t seed_of(const review_worker *worker, uint32_t ply, unsigned try)
{
    return mh_mix(mh_mix(worker->eye.seed, ply), try + 1000u);
}

/* The played answer, then the best of the look. */
static void candidates(review_worker *worker, int seat, uint32_t n, mh_action played,
                       review_decision *d)
{
    ai_begin(worker->look, seed_of(worker, d->ply, 999));
    uint32_t said =
        ai_advise(worker->look, &worker->hidden.st, seat, worker->list, n, worker->advice, n);
    d->answer[0] = (review_answer){.action = played};
    d->count = 1;
    for (uint32_t i = 0; i < said; i++) {
        if (worker->advice[i].action.bits == played.bits)
            d->answer[0].visits = worker->advice[i].visits;
        else if (d->count < 2 || (d->count < REVIEW_ANSWERS &&
                                  worker->advice[i].visits * RARE >= worker->advice[0].visits))
            d->answer[d->count++] = (review_answer){.action = worker->advice[i].action,
                                                    .visits = worker->advice[i].visits};
    }
}

static double unit(const review_worker *worker, const figure *f)
{
    return worker->now.st.seats > 1 ? f->chance : f->points;
}

/* The best answer but for the played one; the gap before the played one, as far as picking can
 * tell. */
static double pick_rival(review_worker *worker, int seat, review_decision *d)
{
    double mean[REVIEW_ANSWERS];
    for (unsigned i = 0; i < d->count; i++) {
        series s = {.n = 0};
        mean[i] = 0;
        for (unsigned k = 0; k < PICK; k++) {
            figure f = value_of(worker, seat, d->answer[i].action, seed_of(worker, d->ply, k));
            note(&s, f.chance, f.points);
            mean[i] += unit(worker, &f) / PICK;
        }
        d->answer[i].chance = s.sum / s.n;
        d->answer[i].points = s.points / s.n;
        d->answer[i].chance_error = error_of(s.sum, s.squares, s.n);
        d->answer[i].points_error = error_of(s.points, s.points_squares, s.n);
    }
    d->best = 1;
    for (uint8_t i = 2; i < d->count; i++)
        d->best = mean[i] > mean[d->best] ? i : d->best;
    return mean[d->best] - mean[0];
}

static void settle_answer(review_answer *a, const series *s)
{
    a->chance = s->sum / s->n;
    a->chance_error = error_of(s->sum, s->squares, s->n);
    a->points = s->points / s->n;
    a->points_error = error_of(s->points, s->points_squares, s->n);
}

/* Is it settled, and is the loss one? In the unit that counts at this table. */
static bool settled(const review_decision *d, bool alone, unsigned look, bool *error)
{
    double least = alone ? least_points : least_chance;
    bool apart = fabs(d->loss) > apart_at[look] * d->loss_error;
    *error = apart && d->loss > 0 &&
             (d->loss >= least || (!alone && d->points >= least_points && d->loss >= least / 2));
    if (d->loss > (alone ? dear_points : dear_chance))
        return false;
    return apart || fabs(d->loss) + range_at[look] * d->loss_error < least;
}

static void compare(review_worker *worker, int seat, review_decision *d)
{
    series gap = {.n = 0}, mine = {.n = 0}, theirs = {.n = 0};
    bool alone = worker->now.st.seats == 1, done = false;
    for (unsigned look = 0; look < LOOKS && !done; look++) {
        while (gap.n < pairs_at[look]) {
            uint64_t seed = seed_of(worker, d->ply, PICK + gap.n);
            figure a = value_of(worker, seat, d->answer[0].action, seed);
            figure b = value_of(worker, seat, d->answer[d->best].action, seed);
            note(&mine, a.chance, a.points);
            note(&theirs, b.chance, b.points);
            note(&gap, b.chance - a.chance, b.points - a.points);
        }
        d->points = gap.points / gap.n;
        d->points_error = error_of(gap.points, gap.points_squares, gap.n);
        d->loss = alone ? d->points : gap.sum / gap.n;
        d->loss_error = alone ? d->points_error : error_of(gap.sum, gap.squares, gap.n);
        done = settled(d, alone, look, &d->error);
    }
    d->tries = gap.n;
    settle_answer(&d->answer[0], &mine);
    settle_answer(&d->answer[d->best], &theirs);
}

/* The played answer is the best: was it clear, and would a plain player have missed it? */
static void note_find(review_worker *worker, int seat, uint32_t n, review_decision *d)
{
    bool alone = worker->now.st.seats == 1;
    double least = alone ? 2 * least_points : least_find;
    d->gap = -d->loss;
    if (d->gap < least || d->gap < apart_at[LOOKS - 1] * d->loss_error)
        return;
    mh_action plain = ai_choose(worker->greedy, &worker->hidden.st, seat, worker->list, n);
    d->found = plain.bits != d->answer[0].action.bits;
}

bool review_judge(review_worker *worker, const mh_state *st, mh_action played, review_decision *d)
{
    const mh_game *g = worker->game;
    int seat = d->seat;
    mh_rng rng;
    memcpy(&worker->hidden, st, g->state_size);
    g->hide(&worker->hidden.st, seat);
    memcpy(&worker->now, &worker->hidden, g->state_size);
    mh_seed(&rng, seed_of(worker, d->ply, 998));
    g->deal(&worker->now.st, seat, &rng);
    uint32_t n = mh_few(g, &worker->hidden.st, seat, worker->list);
    bool listed = false;
    for (uint32_t i = 0; i < n && !listed; i++)
        listed = worker->list[i].bits == played.bits;
    if (n + !listed < 2)
        return false;
    d->open = n + !listed;
    d->prompt = mh_top(st)->prompt;
    candidates(worker, seat, n, played, d);
    if (d->count < 2)
        return false;
    double gap = pick_rival(worker, seat, d);
    bool alone = st->seats == 1, first = true;
    for (unsigned i = 1; i < d->count; i++)
        first = first && d->answer[0].visits >= d->answer[i].visits;
    d->agreed = first && gap <= 0;
    if (!d->agreed || -gap >= (alone ? 2 * least_points : least_find))
        compare(worker, seat, d);
    if (!d->error && d->loss < 0)
        note_find(worker, seat, n, d);
    return true;
}
