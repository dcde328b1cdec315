/* price.c - what cells cost, and who can pay for them (DV-EXPLORE-07 to 11). */
#include "purse.h"

/* ---- costs ----------------------------------------------------------------------- */

unsigned dv_norn_demand(const dv_state *s, unsigned cell) /* DV-NOR-02 */
{
    if (s->beast[DV_NORNS] != DV_AFIELD || s->ignore || dv_board[cell].row != s->beast_at[DV_NORNS])
        return 0;
    return dv_quests_done(s) + 1;
}

/* DV-EXPLORE-07; bends and COST effects are added to the dv_sums allowed, see pays. */
dv_price dv_price_of(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    dv_price p = {cell, how, 0, 0, 0, false};
    if (how == DV_HOW_LUCK)
        return (dv_price){cell, how, 0, 1, 0, false}; /* DV-EXPLORE-11 */
    unsigned gnaw = dv_gnaw(s, cell, &p.extra);
    if (how == DV_HOW_MASK)
        return p; /* DV-TOK-03: whatever the Norns ask for */
    p.exact = dv_norn_demand(s, cell);
    p.cost = dv_board[cell].cost + (int)gnaw;
    if (s->mask == cell && s->god[seat] != DV_GOD_LOKI)
        p.cost += 3; /* DV-TOK-03 */
    if (how == DV_HOW_DEAR)
        p.cost += 3; /* DV-KRA-08 */
    p.bend = s->level[seat][0] == 3 && dv_has(s, seat, DV_OP_BEND_COST);
    return p;
}

/* The sums that pay with so many dice, those of the extra demand not among them: low to high. */
void dv_window(const dv_state *s, const dv_price *p, unsigned dice, int *low, int *high)
{
    int bend = p->bend && dice + p->extra >= 3; /* DV-FX-THOR-01, DV-EXPLORE-08 */
    *low = p->cost + s->cost_lo - bend;
    *high = p->cost + s->cost_hi + bend;
    *low = *low < 1 ? 1 : *low;
    *high = *high < 1 ? 1 : *high;
}

bool dv_pays(const dv_state *s, const dv_price *p, int sum, unsigned dice)
{
    int low, high;
    if (p->exact && dice + p->extra != p->exact)
        return false;
    if (dv_one_die_only(p))
        return dice == 1;
    dv_window(s, p, dice, &low, &high);
    return sum >= low && sum <= high;
}

/* Some sum in reach, on top of `sum` and `dice` laid already, that pays. */
bool dv_payable_from(const dv_state *s, const dv_price *p, dv_reach r, int sum, unsigned dice)
{
    for (unsigned n = dice == 0; n < DV_COUNTS; n++) {
        dv_sums all = dv_joined(r[0][n], r[1][n]);
        int low, high;
        if (!(all.low | all.high) || (p->exact && n + dice + p->extra != p->exact))
            continue;
        if (dv_one_die_only(p)) {
            if (n + dice == 1)
                return true;
            continue;
        }
        dv_window(s, p, n + dice, &low, &high);
        if (dv_completes(all, sum, low, high))
            return true;
    }
    return false;
}

static bool payable_by(const dv_state *s, const dv_price *p, unsigned seat, unsigned dice)
{
    dv_purse w;
    dv_reach r;
    dv_open_purse(s, seat, dice, true, &w);
    dv_reach_of(&w, dice, 0, 0, r);
    return dv_payable_from(s, p, r, 0, 0);
}

/* DV-NID-03: one die more, whichever. */
static bool payable_with_extra(const dv_state *s, const dv_price *p, unsigned seat, unsigned dice)
{
    for (unsigned rest = dice; rest; rest &= rest - 1)
        if (payable_by(s, p, seat, dice & ~(rest & (0 - rest))))
            return true;
    return false;
}

/* Why this cell can't be explored this way, price aside. */
const char *dv_why_cell(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    bool kraken = s->beast[DV_KRAKEN] == DV_AFIELD && s->beast_at[DV_KRAKEN] == cell && !s->ignore;
    if (s->cell[cell] == MH_NONE)
        return "DV-EXPLORE-06";
    if (s->hammer == cell && s->god[seat] != DV_GOD_THOR)
        return "DV-TOK-02";
    if (s->beast[DV_NIDHOGGR] == DV_AFIELD && s->beast_at[DV_NIDHOGGR] == cell)
        return "DV-NID-02";
    if (how == DV_HOW_MASK)
        return s->mask == cell && s->god[seat] == DV_GOD_LOKI ? NULL : "DV-TOK-03";
    if (how == DV_HOW_QUIET && kraken && s->god_done)
        return "DV-KRA-08";
    return (how == DV_HOW_PLAIN) == !kraken ? NULL : "DV-KRA-08";
}

typedef struct offer { /* what a seat can pay with, worked out as far as it is needed */
    const dv_state *s;
    unsigned seat, dice;
    bool counted;
    dv_purse w;
    dv_sums any; /* for plain purses: sums of any number of dice */
    dv_reach reach;
} offer;

static bool affordable(offer *o, const dv_price *p)
{
    int low, high;
    if (p->extra)
        return payable_with_extra(o->s, p, o->seat, o->dice);
    if (o->w.plain && !dv_counts_dice(p)) {
        dv_window(o->s, p, 0, &low, &high);
        return dv_completes(o->any, 0, low, high);
    }
    if (!o->counted)
        dv_reach_of(&o->w, o->dice, 0, 0, o->reach);
    o->counted = true;
    return dv_payable_from(o->s, p, o->reach, 0, 0);
}

/* Does every cell cost its own number, whoever pays, however many dice? */
static bool flat_prices(const dv_state *s, unsigned seat)
{
    bool beasts = s->beast[DV_KRAKEN] == DV_AFIELD || s->beast[DV_NORNS] == DV_AFIELD ||
                  s->beast[DV_NIDHOGGR] == DV_AFIELD;
    return !beasts && s->mask >= DV_CELLS && s->hammer >= DV_CELLS && !s->cost_lo && !s->cost_hi &&
           s->level[seat][0] < 3;
}

static void open_offer(const dv_state *s, unsigned seat, offer *o)
{
    o->s = s;
    o->seat = seat;
    o->dice = dv_active_dice(s, seat);
    o->counted = false;
    o->any = (dv_sums){0, 1};
    dv_open_purse(s, seat, o->dice, true, &o->w);
    for (unsigned rest = o->w.plain ? o->dice : 0; rest; rest &= rest - 1)
        o->any = dv_with_die(o->any, o->w.value[dv_lowest(rest)], false);
}

void dv_payable(const dv_state *s, unsigned seat, uint16_t cells, uint16_t out[4])
{
    offer o;
    open_offer(s, seat, &o);
    memset(out, 0, DV_HOW_COUNT * sizeof *out);
    if (o.w.plain && flat_prices(s, seat)) {
        out[DV_HOW_PLAIN] = (uint16_t)(o.any.high >> 1 & cells & 0xfff); /* bit n: the sum n */
        return;
    }
    for (unsigned rest = cells; rest; rest &= rest - 1) {
        unsigned cell = dv_lowest(rest);
        bool odd = s->beast_at[DV_KRAKEN] == cell || s->mask == cell;
        for (unsigned how = 0; how < (odd ? DV_HOW_COUNT : 1u); how++) {
            if (dv_why_cell(s, seat, cell, how))
                continue;
            dv_price p = dv_price_of(s, seat, cell, how);
            if (affordable(&o, &p))
                out[how] |= (uint16_t)(1u << cell);
        }
    }
}

/* DV-FX-LOKI-10: dice that add up, no minus signs. */
bool dv_sum_possible(const dv_state *s, unsigned seat, unsigned total)
{
    unsigned dice = dv_active_dice(s, seat);
    dv_purse w;
    dv_reach r;
    dv_open_purse(s, seat, dice, false, &w);
    dv_reach_of(&w, dice, 0, 0, r);
    for (unsigned n = 1; n < DV_COUNTS; n++)
        if (dv_has_sum(r[0][n], (int)total))
            return true;
    return false;
}
