/* worth.c - a bot's estimate of a scenario, in hundredths of an honour point. Not a rule; every
 * number here is a judgement, the best of those that were tried (docs/strength.md). */
#include <assert.h>

#include "course.h"

enum {
    XP = 30,
    LEVEL = 45, /* an experience point that was spent: an effect is there to be used */
    FORGED = 60,
    LOW_FACE = 6, /* a sticker had better cover a low number */
    HAMMER = 10,  /* a token that lies there to be used */
    MASK = 15,
    TITLE = 60,
    TILE = 12,
    FINISHED_SOON = 40,
    DIE = 4,
    MARK = 15,
    QUEST = 80,      /* completed, whatever it brings */
    ON_THE_WAY = 30, /* to a quest that is open, all but done */
    GOD_POINT = 3,
    AHEAD = 100,   /* being first at a god... */
    HAS_SAY = 60,  /* ...and at the one whose first decides how the scenario ends */
    SOME_LEAD = 3, /* points of a lead that are half of all it can be worth */
    GROWTH = 20,   /* a gap where a god's ground will go on */
    STUCK = 200,   /* a gap that no tile fills... */
    EASED = 12,    /* ...and sixteenths of that for each tile that does */
    STEPS = 16,
};

/* The sides of tiles that lie on no map, unturned; of the others 0, which is no ground. */
static void loose_tiles(const dv_state *s, uint8_t sides[DV_TILES])
{
    for (unsigned i = 0; i < DV_TILES; i++)
        sides[i] = dv_edges(i, 0);
    for (unsigned p = 0; p < s->head.seats; p++)
        for (uint64_t rest = s->taken[p]; rest; rest &= rest - 1)
            sides[s->map[p][dv_spot(dv_lowest(rest))]] = 0;
}

static uint8_t turned(unsigned sides, unsigned r)
{
    return (uint8_t)(sides << 2 * r | sides >> (8 - 2 * r));
}

/* Loose tiles that fit some way round. The gap is turned, not the tiles; in bytes and without
 * branches, so that the compiler takes many tiles at a time. */
static unsigned fitting(const dv_gap *g, const uint8_t sides[DV_TILES])
{
    uint8_t need[4], mask[4], n = 0;
    for (unsigned r = 0; r < 4; r++) {
        need[r] = turned(g->need, r);
        mask[r] = turned(g->mask, r);
    }
    for (unsigned i = 0; i < DV_TILES; i++) {
        uint8_t a = (uint8_t)((sides[i] ^ need[0]) & mask[0]);
        uint8_t b = (uint8_t)((sides[i] ^ need[1]) & mask[1]);
        uint8_t c = (uint8_t)((sides[i] ^ need[2]) & mask[2]);
        uint8_t d = (uint8_t)((sides[i] ^ need[3]) & mask[3]);
        n = (uint8_t)(n + ((a == 0) | (b == 0) | (c == 0) | (d == 0)));
    }
    return n;
}

/* What a gap may cost: where few tiles fit, the map may never be finished. */
static int32_t risk_of(const dv_gap *g, const uint8_t sides[DV_TILES])
{
    int32_t risk = 100 * STUCK;
    for (unsigned n = fitting(g, sides); n && risk; n--)
        risk = risk * EASED / STEPS;
    return risk / 100;
}

static int32_t gaps_worth(const dv_state *s, unsigned seat, const dv_gap *gap, unsigned gaps)
{
    uint8_t sides[DV_TILES];
    int32_t sum = 0, all = (int32_t)dv_count(s->anchors[seat]);
    if (gaps)
        loose_tiles(s, sides);
    for (unsigned i = 0; i < gaps; i++) {
        unsigned asked = gap[i].mask & 0x55u; /* a bit for each neighbour */
        if (asked & (asked - 1))              /* beside a single one almost any tile fits */
            sum -= risk_of(&gap[i], sides) * gap[i].anchors / all;
    }
    return sum;
}

/* Grounds whose areas a goal measures, a bit each. */
static unsigned grounds_of(const dv_code *goal)
{
    switch (goal->op) {
    case DV_OP_AREA_SUM:
        return 1u << goal->arg[0] | 1u << goal->arg[1];
    case DV_OP_AREA_MAX:
    case DV_OP_AREA_SYM:
    case DV_OP_TILES:
    case DV_OP_BORDERS:
        return 1u << goal->arg[0];
    default:
        return 0;
    }
}

/* Whatever is laid in a gap beside one of these grounds goes on with it. */
static bool goes_on(const dv_gap *g, unsigned grounds)
{
    for (unsigned d = 0; d < 8; d += 2)
        if (g->mask >> d & 1 && grounds >> ((g->need >> d & 3) - 1) & 1)
            return true;
    return false;
}

/* Does whoever is first at god i decide how the scenario ends? */
static bool has_say(const dv_state *s, unsigned i)
{
    for (unsigned k = 0; !dv_endless(s) && k < DV_CHOICE_COUNT; k++) {
        const dv_choice_row *r = &dv_decisions[k];
        const dv_code *who = &dv_codes[r->decider];
        if (r->decision_id == dv_scenarios[dv_scene(s) - 1].outro_decision &&
            who->op == DV_OP_BY_WIN && who->arg[0] == (int)s->card[i])
            return true;
    }
    return false;
}

/* What counts is to be ahead in the end: the first points of a lead are worth most. */
static int32_t god_worth(const dv_state *s, unsigned seat, unsigned i, const dv_points *points)
{
    int own = points->of[seat], best = 0;
    for (unsigned p = 0; p < s->head.seats; p++)
        best = p != seat && points->of[p] > best ? points->of[p] : best;
    int lead = own - best, size = lead < 0 ? -lead : lead;
    return GOD_POINT * own + (AHEAD + (has_say(s, i) ? HAS_SAY : 0)) * lead / (size + SOME_LEAD);
}

/* `way`: how far the seat is with it, in hundredths, where it is still to be had. */
static int32_t quest_worth(const dv_state *s, unsigned seat, unsigned i, int32_t *way)
{
    const dv_quest_row *q = &dv_quests[s->quest[i]];
    int have = 0, need = 0;
    *way = 0;
    if (q->kind == DV_QUEST_KIND_XP && !dv_endless(s))
        return XP * (int32_t)dv_xp_tier(s, seat, s->quest[i], dv_anchor_of(s, seat));
    if (s->quest_by[i] == seat)
        return dv_endless(s) ? 0 : QUEST; /* there it is honour, and counted */
    if (s->quest_by[i] != MH_NONE || q->kind == DV_QUEST_KIND_MONSTER)
        return 0;
    dv_quest_progress(s, seat, i, &have, &need);
    *way = need ? 100 * have / need : 0;
    return need ? ON_THE_WAY * have / need : 0;
}

/* What the god has of its box, its stickers and its token. */
static int32_t god_box_worth(const dv_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned row = 1; row <= 3; row++)
        for (unsigned level = 1; level <= s->level[seat][row - 1]; level++)
            sum += LEVEL * dv_box_of(s, seat, row, level)->xp_cost;
    for (unsigned i = 0; i < 6 * DV_SIDES; i++)
        if (s->face[seat][i / DV_SIDES][i % DV_SIDES] >= DV_PLAIN)
            sum += FORGED - LOW_FACE * (int32_t)(i % DV_SIDES);
    sum += s->god[seat] == DV_GOD_THOR && s->hammer < DV_CELLS ? HAMMER : 0;
    return sum + (s->god[seat] == DV_GOD_LOKI && s->mask < DV_CELLS ? MASK : 0);
}

typedef struct look { /* at a seat's map, for its worth; a net is told of it as well */
    int32_t sum;
    int32_t risk;        /* of its gaps */
    int32_t growth[2];   /* gaps where the ground of that god goes on */
    int32_t way[4];      /* to the quests that are open */
    unsigned gaps, dice; /* how many */
} look;

static int32_t hopes_of(const dv_state *s, unsigned me, const dv_points points[2], look *out)
{
    dv_gap gap[DV_SPOTS];
    int32_t sum = 0;
    out->gaps = dv_gaps(s, me, gap);
    out->dice = dv_count(dv_active_dice(s, me));
    sum += TILE * s->laid[me] + DIE * (int32_t)out->dice;
    if (s->laid[me] + 2u >= dv_map_size(s))
        sum += FINISHED_SOON;
    for (unsigned i = 0; i < s->quest_n; i++)
        sum += quest_worth(s, me, i, &out->way[i]);
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        sum += MARK * s->mark[m][me];
    for (unsigned i = 0; i < 2; i++) {
        unsigned grounds = grounds_of(&dv_codes[dv_god_cards[s->card[i]].goal_code]);
        for (unsigned k = 0; k < out->gaps; k++)
            out->growth[i] += goes_on(&gap[k], grounds);
        sum += god_worth(s, me, i, &points[i]) + GROWTH * out->growth[i];
    }
    out->risk = gaps_worth(s, me, gap, out->gaps);
    return sum + out->risk;
}

/* The score sheet goes to `line`. */
static void look_at(const dv_state *s, unsigned me, const dv_points points[2],
                    int32_t line[MH_MAX_LINES], look *out)
{
    *out = (look){0};
    dv_score_with(s, me, points, line);
    for (unsigned i = 0; i < DV_CATEGORY_COUNT; i++)
        out->sum += 100 * line[i];
    out->sum += XP * s->xp[me] + TITLE * (int32_t)dv_count(s->titles[me]);
    if (s->god[me] < DV_GOD_COUNT)
        out->sum += god_box_worth(s, me);
    if (dv_is_open(s))
        out->sum += hopes_of(s, me, points, out);
}

int32_t dv_worth(const mh_state *st, int seat)
{
    const dv_state *s = dv_const(st);
    int32_t line[MH_MAX_LINES] = {0};
    dv_points points[2] = {{{0}}}; /* once: nothing else that is asked here costs as much */
    look at;
    for (unsigned i = 0; i < 2 && dv_is_open(s); i++)
        dv_god_points(s, i, &points[i]);
    look_at(s, (unsigned)seat, points, line, &at);
    return at.sum;
}

/* ---- for a net ----------------------------------------------------------------------------- */

/* Of a god, a tile, a die: to a net a hundredth of honour is next to nothing. */
enum { POINT = 400 };

static int best_other(const uint8_t *of, unsigned seats, unsigned seat)
{
    int best = 0;
    for (unsigned p = 0; p < seats; p++)
        best = p != seat && of[p] > best ? of[p] : best;
    return best;
}

/* Points at a god, the lead there, and the honour that it brings as things stand. */
static int32_t *put_god(const dv_state *s, unsigned seat, const dv_points *points, int32_t *at)
{
    int own = points->of[seat], best = 0, better = 0;
    for (unsigned p = 0; p < s->head.seats; p++) {
        best = p != seat && points->of[p] > best ? points->of[p] : best;
        better += points->of[p] > own;
    }
    *at++ = POINT * own;
    *at++ = POINT * (own - best);
    *at++ = own <= 0 || better ? 0 : own > best ? 4 * POINT : 2 * POINT;
    return at;
}

/* What the largest of the active dice show, together. */
static int32_t pips_of(const dv_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned d = 0; d < DV_TOKEN; d++) {
        unsigned values = s->die_at[seat][d] == DV_ACTIVE ? dv_die_values(s, seat, d) : 0;
        sum += values ? 31 - __builtin_clz(values) : 0;
    }
    return sum;
}

static void put_parts(const dv_state *s, unsigned seat, const dv_points points[2], const look *l,
                      int32_t *at)
{
    int32_t *end = at + DV_PARTS, marks = 0;
    at = put_god(s, seat, &points[0], at);
    at = put_god(s, seat, &points[1], at);
    for (unsigned i = 0; i < 2; i++)
        *at++ = POINT * l->growth[i];
    for (unsigned i = 0; i < 4; i++)
        *at++ = 8 * l->way[i];
    for (unsigned i = 0; i < 4; i++)
        *at++ = i < s->quest_n && s->quest_by[i] == seat ? 2 * POINT : 0;
    *at++ = POINT * ((int32_t)dv_map_size(s) - s->laid[seat]);
    *at++ = POINT * (s->laid[seat] - best_other(s->laid, s->head.seats, seat));
    *at++ = 4 * l->risk;
    *at++ = POINT * (int32_t)l->gaps;
    *at++ = POINT * (int32_t)dv_count(dv_placeable(s, seat, s->cell, DV_CELLS));
    *at++ = POINT * (int32_t)l->dice;
    *at++ = POINT / 4 * pips_of(s, seat);
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        marks += s->mark[m][seat] - best_other(s->mark[m], s->head.seats, seat);
    *at++ = POINT / 2 * marks;
    assert(at == end);
}

void dv_survey(const mh_state *st, mh_survey *out)
{
    const dv_state *s = dv_const(st);
    dv_points points[2] = {{{0}}};
    for (unsigned i = 0; i < 2 && dv_is_open(s); i++)
        dv_god_points(s, i, &points[i]);
    for (unsigned p = 0; p < s->head.seats; p++) {
        look l;
        look_at(s, p, points, out->line[p], &l);
        out->worth[p] = l.sum;
        if (dv_is_open(s))
            put_parts(s, p, points, &l, out->part[p]);
    }
}
