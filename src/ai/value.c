/* value.c - what a state is worth to every seat, between 0 (lost) and AI_ONE (won).
 *
 * Three quarters are the lead over the best other, bent so that a point counts less the
 * larger it is; one quarter is the rank. Where each seat builds for itself, or is alone, the
 * lead is the one over the mean of the results seen so far. Integers only: the same in every
 * build. */
#include <assert.h>

#include "bot.h"

enum {
    BASE_OF = 64,       /* results that make the base where each plays for itself */
    LEAST_LEAD = 100,   /* hundredths of a point that are a clear lead where nobody has any */
    LEAD_OF_POINTS = 4, /* and so much of the points on the table */
    SOLO_SPREAD = 4,    /* where each plays for itself small differences are all there is */
};

static int32_t points_of(const mh_game *g, const mh_state *st, int seat)
{
    return st->depth ? g->worth(st, seat) : 100 * mh_total(g, st, seat);
}

static void all_points(const mh_game *g, const mh_state *st, int32_t points[MH_MAX_SEATS])
{
    for (int p = 0; p < st->seats; p++)
        points[p] = points_of(g, st, p);
}

static int64_t best_other(const int32_t *points, int seats, int seat)
{
    int64_t best = INT32_MIN;
    for (int p = 0; p < seats; p++)
        best = p != seat && points[p] > best ? points[p] : best;
    return best;
}

/* Does a seat look at nothing but its own points? */
static bool alone(const mh_game *g, const mh_state *st)
{
    return g->thinking->for_itself || st->seats == 1;
}

void ai_scale_set(const mh_game *g, const mh_state *world, int seat, ai_scale *scale)
{
    int32_t points[MH_MAX_SEATS] = {0};
    int64_t most = 0;
    all_points(g, world, points);
    for (int p = 0; p < world->seats; p++) {
        int64_t size = points[p] < 0 ? -(int64_t)points[p] : points[p];
        most = size > most ? size : most;
    }
    *scale = (ai_scale){.spread = LEAST_LEAD + most / LEAD_OF_POINTS, .alone = MH_NOBODY};
    if (!alone(g, world))
        return;
    scale->alone = seat;
    scale->spread /= SOLO_SPREAD;
    scale->others = world->seats > 1 ? best_other(points, world->seats, seat) : 0;
}

static int32_t bend(int64_t lead, int64_t spread)
{
    int64_t size = lead < 0 ? -lead : lead;
    return (int32_t)(AI_ONE / 2 + AI_ONE / 2 * lead / (size + spread));
}

static void value_alone(ai_scale *scale, int32_t points, int32_t *value, int32_t *margin)
{
    if (scale->seen < BASE_OF) {
        scale->base = (scale->base * scale->seen + points) / (scale->seen + 1);
        scale->seen++;
    }
    *value = bend(points - scale->base, scale->spread);
    *margin = (int32_t)(points - scale->others);
}

/* A long search for points goes where an estimate errs upwards. A net and the game's own estimate
 * err in different places: halfway between them there is less to be found (docs/learning.md). */
static int32_t with_estimate(const nn_mind *mind, int seat, int32_t points)
{
    return (points + nn_worth(mind, seat)) / 2;
}

/* The share of the win that a rank brings. */
static int32_t won(const uint8_t *rank, int seats, int seat)
{
    int first = 0;
    for (int p = 0; p < seats; p++)
        first += rank[p] == 1;
    return rank[seat] == 1 ? AI_ONE / first : 0;
}

void ai_value(const mh_game *g, const mh_state *st, ai_scale *scale, int32_t value[MH_MAX_SEATS],
              int32_t margin[MH_MAX_SEATS])
{
    int32_t points[MH_MAX_SEATS] = {0};
    int64_t key[MH_MAX_SEATS] = {0};
    uint8_t rank[MH_MAX_SEATS] = {0};
    int seats = st->seats, me = scale->alone;
    int32_t win[MH_MAX_SEATS] = {0};
    bool learned = scale->mind && st->depth;
    if (learned) {
        nn_look(scale->mind, st);
        nn_value(scale->mind, points, win);
    }
    if (me != MH_NOBODY) {
        value_alone(scale,
                    learned ? with_estimate(scale->mind, me, points[me]) : points_of(g, st, me),
                    &value[me], &margin[me]);
        return;
    }
    assert(seats > 1); /* one is alone */
    if (!learned)
        all_points(g, st, points);
    for (int p = 0; p < seats; p++)
        key[p] = points[p];
    if (st->depth)
        mh_rank_by(key, seats, rank);
    else
        g->rank(st, rank);
    for (int p = 0; p < seats; p++) {
        int64_t lead = points[p] - best_other(points, seats, p);
        margin[p] = (int32_t)lead;
        value[p] = (3 * bend(lead, scale->spread) + (seats - rank[p]) * (AI_ONE / (seats - 1))) / 4;
        if (scale->mind)
            value[p] = st->depth ? win[p] : won(rank, seats, p);
    }
}

int64_t ai_standing(const mh_game *g, const mh_state *st, int seat)
{
    int32_t points[MH_MAX_SEATS] = {0};
    if (alone(g, st) && st->depth)
        return points_of(g, st, seat);
    all_points(g, st, points);
    return points[seat] - (st->seats > 1 ? best_other(points, st->seats, seat) : 0);
}
