/* review_luck.c - what a draw did to every seat: V behind what came, less the mean of V behind all
 * that might have come, by weight. */
#include <string.h>

#include "review.h"

typedef struct mean {
    double weight;
    review_worth sum;
} mean;

static void count(mean *m, const review_worth *v, double weight)
{
    m->weight += weight;
    for (int p = 0; p < MH_MAX_SEATS; p++) {
        m->sum.chance[p] += weight * v->chance[p];
        m->sum.points[p] += weight * v->points[p];
    }
}

static void behind(review_worker *worker, const mh_state *st, mh_action a, review_worth *out)
{
    memcpy(&worker->now, st, worker->game->state_size);
    mh_apply(worker->game, &worker->now.st, MH_CHANCE, a, NULL);
    review_value(&worker->eye, &worker->now.st, out);
}

static void mean_of_all(review_worker *worker, const mh_state *st, uint32_t n, mean *m)
{
    const mh_prompt *p = &worker->game->prompts[mh_top(st)->prompt];
    for (uint32_t i = 0; i < n; i++) {
        review_worth v;
        behind(worker, st, worker->list[i], &v);
        count(m, &v, p->weight(st, worker->list[i]));
    }
}

static void mean_of_some(review_worker *worker, const mh_state *st, uint32_t n, mean *m)
{
    uint32_t total = mh_chance_total(worker->game, st, worker->list, n);
    mh_rng rng;
    mh_seed(&rng, mh_mix(worker->eye.seed, st->ply));
    for (uint32_t i = 0; i < REVIEW_SAMPLED; i++) {
        review_worth v;
        behind(worker, st, mh_chance_at(worker->game, st, worker->list, n, mh_below(&rng, total)),
               &v);
        count(m, &v, 1);
    }
}

void review_weigh(review_worker *worker, const mh_state *st, mh_action got, review_luck *l)
{
    review_worth worth;
    mean m = {.weight = 0};
    uint32_t n = mh_legal(worker->game, st, MH_CHANCE, worker->list);
    l->outcomes = n;
    l->exact = n <= REVIEW_EXACT;
    l->prompt = mh_top(st)->prompt;
    if (l->exact)
        mean_of_all(worker, st, n, &m);
    else
        mean_of_some(worker, st, n, &m);
    behind(worker, st, got, &worth);
    for (int p = 0; p < st->seats; p++) {
        l->mean.chance[p] = m.sum.chance[p] / m.weight;
        l->mean.points[p] = m.sum.points[p] / m.weight;
        l->chance[p] = worth.chance[p] - l->mean.chance[p];
        l->points[p] = worth.points[p] - l->mean.points[p];
    }
}
