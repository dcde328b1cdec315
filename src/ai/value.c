/* value.c - what a state is worth to every seat, between 0 (lost) and AI_ONE (won).
 *
 * Three quarters are the lead over the best other, bent so that a point counts less the
 * larger it is; one quarter is the rank. Alone at the table the lead is the one over the
 * mean of the results seen so far. Integers only: the same in every build. */
#include "bot.h"

enum {
    BASE_OF = 64,       /* results that make the base of a solo game */
    LEAST_LEAD = 100,   /* hundredths of a point that are a clear lead where nobody has any */
    LEAD_OF_POINTS = 4, /* and so much of the points on the table */
    WHOLE = 4,          /* mh_game.rivalry is in quarters */
    SOLO_SPREAD = 4,    /* where each plays for itself small differences are all there is */
};

static void points_of(const mh_game *g, const mh_state *st, int32_t points[MH_MAX_SEATS])
{
    for (int p = 0; p < st->seats; p++)
        points[p] = st->depth ? g->worth(st, p) : 100 * mh_total(g, st, p);
}

static int64_t best_other(const int32_t *points, int seats, int seat)
{
    int64_t best = INT32_MIN;
    for (int p = 0; p < seats; p++)
        best = p != seat && points[p] > best ? points[p] : best;
    return best;
}

/* Own points less as much of the best other's as the game says; at the end, all of it. */
static int64_t lead_of(const mh_game *g, const mh_state *st, const int32_t *points, int seat)
{
    int64_t other = st->seats > 1 ? best_other(points, st->seats, seat) : 0;
    return points[seat] - (st->depth ? other * g->rivalry / WHOLE : other);
}

void ai_scale_set(const mh_game *g, const mh_state *world, ai_scale *scale)
{
    int32_t points[MH_MAX_SEATS] = {0};
    int64_t most = 0;
    points_of(g, world, points);
    for (int p = 0; p < world->seats; p++) {
        int64_t size = points[p] < 0 ? -(int64_t)points[p] : points[p];
        most = size > most ? size : most;
    }
    *scale = (ai_scale){.spread = LEAST_LEAD + most / LEAD_OF_POINTS};
    if (world->seats == 1 || !g->rivalry)
        scale->spread /= SOLO_SPREAD;
    for (int p = 0; p < world->seats && world->seats > 1 && world->depth; p++)
        scale->level[p] =
            lead_of(g, world, points, p) - (points[p] - best_other(points, world->seats, p));
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
    *margin = points;
}

void ai_value(const mh_game *g, const mh_state *st, ai_scale *scale, int32_t value[MH_MAX_SEATS],
              int32_t margin[MH_MAX_SEATS])
{
    int32_t points[MH_MAX_SEATS] = {0};
    int64_t key[MH_MAX_SEATS] = {0};
    uint8_t rank[MH_MAX_SEATS] = {0};
    int seats = st->seats;
    points_of(g, st, points);
    if (seats == 1) {
        value_alone(scale, points[0], &value[0], &margin[0]);
        return;
    }
    for (int p = 0; p < seats; p++)
        key[p] = points[p];
    if (st->depth)
        mh_rank_by(key, seats, rank);
    else
        g->rank(st, rank);
    int32_t share = st->depth ? g->rivalry : WHOLE; /* of the rank, in sixteenths */
    for (int p = 0; p < seats; p++) {
        int64_t lead = lead_of(g, st, points, p) - (st->depth ? scale->level[p] : 0);
        margin[p] = (int32_t)(points[p] - best_other(points, seats, p));
        value[p] = ((4 * WHOLE - share) * bend(lead, scale->spread) +
                    share * (seats - rank[p]) * (AI_ONE / (seats - 1))) /
                   (4 * WHOLE);
    }
}

int64_t ai_standing(const mh_game *g, const mh_state *st, int seat)
{
    int32_t points[MH_MAX_SEATS] = {0};
    points_of(g, st, points);
    return lead_of(g, st, points, seat);
}
