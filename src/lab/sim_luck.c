/* sim_luck.c - what chance did to every seat: luck as a review knows it (docs/review.md), by a
 * brief eye. A review plays every outcome on a little; thousands of games take the position as it
 * stands. */
#include <math.h>
#include <stdlib.h>

#include "sim.h"

struct sim_scales {
    review_fit fit;
    review_worker worker;
};

/* Whoever plays: figures of two reports are on one scale. */
static const uint64_t scales_seed = 1;

sim_scales *sim_scales_open(const lab_lineup *l)
{
    sim_scales *s = calloc(1, sizeof *s);
    if (!s || !review_fit_brief(l->game, l->options, l->seats, scales_seed, &s->fit)) {
        free(s);
        return NULL;
    }
    s->worker.game = s->worker.eye.game = l->game;
    s->worker.eye.fit = &s->fit;
    s->worker.eye.plies = s->fit.plies;
    s->worker.eye.seed = scales_seed;
    s->worker.eye.brief = true;
    return s;
}

void sim_scales_close(sim_scales *s) { free(s); }

void sim_weigh(sim_scales *s, const mh_state *st, mh_action got, sim_facts *f, sim_total *t)
{
    review_luck l = {.ply = st->ply};
    unsigned prompt = mh_top(st)->prompt;
    sim_draws *d = &t->draws[prompt < SIM_PROMPTS ? prompt : 0];
    review_weigh(&s->worker, st, got, &l);
    d->n++;
    for (int seat = 0; seat < st->seats; seat++) {
        int64_t points = llround(SIM_POINT * l.points[seat]);
        f->luck[seat] += points;
        f->chance[seat] += llround(SIM_SURE * l.chance[seat]);
        d->squares += points * points;
    }
}

sim_fair sim_fair_of(const sim_seat *s, double part)
{
    double n = (double)s->cell.n, share = sim_mean(s->cell.share, s->cell.n) / SIM_SHARE,
           luck = sim_mean(s->chance, s->cell.n) / SIM_SURE;
    if (n < 2)
        return (sim_fair){.share = share};
    double luck_squares = (double)s->chance_squares / (SIM_SURE * SIM_SURE) / n - luck * luck;
    double both = (double)s->chance_share / (SIM_SURE * SIM_SHARE) / n - luck * share;
    double squares = (double)s->share_squares / (SIM_SHARE * SIM_SHARE) / n - share * share;
    double left = squares - 2 * part * both + part * part * luck_squares;
    return (sim_fair){.share = share - part * luck,
                      .error = sqrt(fmax(left, 0) / n),
                      .raw_error = sqrt(fmax(squares, 0) / n),
                      .luck = luck,
                      .luck_sd = sqrt(fmax(luck_squares, 0))};
}
