/* check.c - what must hold at every ply; each answer is the rule it breaks. */
#include "course.h"

typedef struct census { /* how often each tile was met */
    uint8_t seen[DV_TILES];
    unsigned total;
} census;

static void meet(census *c, unsigned tile)
{
    if (tile < DV_TILES)
        c->seen[tile]++, c->total++;
}

static void count_stack(const dv_state *s, unsigned stack, census *c)
{
    for (unsigned t = 0; t < DV_FAMILY; t++)
        if (s->bag[stack] >> t & 1)
            meet(c, stack * DV_FAMILY + t);
    for (unsigned k = 0; k < s->top_n[stack]; k++)
        meet(c, s->top[stack][k]);
    for (unsigned k = 0; k < s->under_n[stack]; k++)
        meet(c, s->under[stack][k]);
}

/* Every tile in play lies in one place at most: board, stacks or a map. */
static const char *check_tiles(const dv_state *s)
{
    static const uint8_t in_play[] = {0, 0, 46, 62, 78};
    census c = {{0}, 0};
    for (unsigned i = 0; i < DV_CELLS; i++)
        meet(&c, s->cell[i]);
    for (unsigned i = 0; i < 2; i++) {
        if (s->top_n[i] > DV_MAX_TOP || s->under_n[i] > DV_FAMILY)
            return "DV-SETUP-03";
        count_stack(s, i, &c);
    }
    for (unsigned i = 0; i < s->head.seats * (unsigned)DV_SPOTS; i++)
        meet(&c, s->map[i / DV_SPOTS][i % DV_SPOTS]);
    for (unsigned t = 0; t < DV_TILES; t++)
        if (c.seen[t] > 1 || (c.seen[t] && dv_tiles[t].back_mark > s->head.seats))
            return "DV-SETUP-01";
    bool placing = s->head.depth && mh_top(&s->head)->prompt == DV_PROMPT_PLACE;
    if (s->phase > DV_PH_TILES && !dv_by_hand(s) && s->beast[DV_NIDHOGGR] == DV_ABSENT &&
        c.total + placing != in_play[s->head.seats])
        return "DV-SETUP-02";
    return NULL;
}

static const char *check_map(const dv_state *s, unsigned seat)
{
    dv_land l;
    unsigned n = 0;
    for (unsigned i = 0; i < DV_SPOTS; i++)
        n += s->map[seat][i] < DV_TILES && s->taken[seat] >> dv_bit(i) & 1;
    if (n != dv_count(s->taken[seat]) || n != s->laid[seat] || n > dv_map_size(s))
        return "DV-MAP-13";
    dv_spread(s, seat, &l); /* every place taken has a tile */
    for (uint64_t rest = l.taken; rest; rest &= rest - 1) {
        unsigned b = dv_lowest(rest);
        if (l.taken >> (b + 1) & 1 && (l.sides[b] >> 2 & 3) != (l.sides[b + 1] >> 6 & 3))
            return "DV-MAP-03";
        if (l.taken >> (b + 8) & 1 && (l.sides[b] >> 4 & 3) != (l.sides[b + 8] & 3))
            return "DV-MAP-03";
    }
    if (n && !s->anchors[seat])
        return "DV-MAP-07";
    if (n && (s->anchors[seat] & ~dv_anchors_of(s, seat)))
        return "DV-MAP-07";
    return NULL;
}

static const char *check_dice(const dv_state *s, unsigned seat)
{
    unsigned in_play = 0;
    for (unsigned d = 0; d < 6; d++) {
        in_play += s->die_at[seat][d] != DV_BOX;
        if (s->die_up[seat][d] >= DV_SIDES || s->die_at[seat][d] > DV_BOX)
            return "DV-DICE-02";
        if (s->die_at[seat][d] >= DV_IN_CELL && s->die_at[seat][d] < DV_USED &&
            s->cell[s->die_at[seat][d] - DV_IN_CELL] != MH_NONE)
            return "DV-EXPLORE-06";
    }
    if (s->phase > DV_PH_DICE && in_play != dv_dice_in_play(s))
        return "DV-SETUP-08";
    return NULL;
}

/* An empty cell without dice is filled as soon as the work is done (DV-REFILL-01). Where an empty
 * stack is not replaced by the other one, a cell that stayed empty waits for the next refill: a
 * tile put under its stack meanwhile does not bring one about (DV-REFILL-03, 04). */
static const char *check_cells(const dv_state *s)
{
    if (!s->head.depth || mh_top(&s->head)->prompt != DV_PROMPT_TURN ||
        dv_option(s, DV_OPTION_REFILL_FALLBACK) != DV_REFILL_OTHER)
        return NULL;
    for (unsigned c = 0; c < DV_CELLS; c++) {
        bool dice = false;
        for (unsigned p = 0; p < s->head.seats; p++)
            dice |= memchr(s->die_at[p], (int)(DV_IN_CELL + c), DV_DICE) != NULL;
        if (s->cell[c] == MH_NONE && !dice && dv_stack_for(s, c, true) != MH_NONE)
            return "DV-REFILL-01";
    }
    return NULL;
}

static const char *check_tokens(const dv_state *s)
{
    if (s->hammer != MH_NONE && (s->hammer >= DV_CELLS || s->cell[s->hammer] == MH_NONE))
        return "DV-TOK-02";
    if (s->mask != MH_NONE && (s->mask >= DV_CELLS || s->cell[s->mask] == MH_NONE))
        return "DV-TOK-03";
    if (s->hammer != MH_NONE && dv_beast_here(s, s->hammer))
        return "DV-TOK-02";
    return NULL;
}

const char *dv_check(const mh_state *st)
{
    const dv_state *s = dv_const(st);
    const char *broken = check_tiles(s);
    for (unsigned p = 0; !broken && p < st->seats; p++) {
        broken = dv_by_hand(s) ? NULL : check_map(s, p);
        if (!broken && !dv_by_hand(s))
            broken = check_dice(s, p);
        if (!broken && s->phase > DV_PH_GODS && s->god[p] >= DV_GOD_COUNT)
            broken = "DV-SETUP-07";
    }
    if (!broken)
        broken = check_cells(s);
    return broken ? broken : check_tokens(s);
}
