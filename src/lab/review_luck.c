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

static void behind(review_desk *desk, const mh_state *st, mh_action a, review_worth *out)
{
    memcpy(&desk->now, st, desk->game->state_size);
    mh_apply(desk->game, &desk->now.st, MH_CHANCE, a, NULL);
    review_value(&desk->eye, &desk->now.st, out);
}

static void mean_of_all(review_desk *desk, const mh_state *st, uint32_t n, mean *m)
{
    const mh_prompt *p = &desk->game->prompts[mh_top(st)->prompt];
    for (uint32_t i = 0; i < n; i++) {
        review_worth v;
        behind(desk, st, desk->list[i], &v);
        count(m, &v, p->weight(st, desk->list[i]));
    }
}

static void mean_of_some(review_desk *desk, const mh_state *st, uint32_t n, mean *m)
{
    uint32_t total = mh_chance_total(desk->game, st, desk->list, n);
    mh_rng rng;
    mh_seed(&rng, mh_mix(desk->eye.seed, st->ply));
    for (uint32_t i = 0; i < REVIEW_SAMPLED; i++) {
        review_worth v;
        behind(desk, st, mh_chance_at(desk->game, st, desk->list, n, mh_below(&rng, total)), &v);
        count(m, &v, 1);
    }
}

void review_weigh(review_desk *desk, const mh_state *st, mh_action got, review_luck *l)
{
    review_worth is;
    mean m = {.weight = 0};
    uint32_t n = mh_legal(desk->game, st, MH_CHANCE, desk->list);
    l->outcomes = n;
    l->exact = n <= REVIEW_EXACT;
    l->prompt = mh_top(st)->prompt;
    if (l->exact)
        mean_of_all(desk, st, n, &m);
    else
        mean_of_some(desk, st, n, &m);
    behind(desk, st, got, &is);
    for (int p = 0; p < st->seats; p++) {
        l->mean.chance[p] = m.sum.chance[p] / m.weight;
        l->mean.points[p] = m.sum.points[p] / m.weight;
        l->chance[p] = is.chance[p] - l->mean.chance[p];
        l->points[p] = is.points[p] - l->mean.points[p];
    }
}
