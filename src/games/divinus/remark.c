/* remark.c - what is said beside an answer: what a cell costs, what the dice make so far, what an
 * effect is called. */
#include "course.h"
#include "purse.h"

static uint32_t note(mh_event *out, uint32_t cap, unsigned what, unsigned a, unsigned b)
{
    if (!cap)
        return 0;
    *out = (mh_event){(uint8_t)what, MH_ALL, {(uint8_t)a, (uint8_t)b}};
    return 1;
}

/* The sum that pays, as printed or changed; 0: another demand than a sum (DV-EXPLORE-07, 11). */
static unsigned price_of(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    if (cell >= DV_CELLS || how >= DV_HOW_COUNT)
        return 0;
    dv_price p = dv_price_of(s, seat, cell, how);
    return dv_one_die_only(&p) || p.cost < 1 ? 0 : (unsigned)p.cost;
}

/* DV-EXPLORE-09: a die counts up or down. */
static uint32_t remark_sum(const dv_state *s, unsigned seat, unsigned value, unsigned sign,
                           mh_event *out, uint32_t cap)
{
    unsigned price = price_of(s, seat, s->pay_cell, s->pay_how);
    int sum = s->pay_sum + (sign == DV_SIGN_MINUS ? -(int)value : (int)value);
    if (!price)
        return 0;
    return sum < 0 ? note(out, cap, DV_REMARK_BELOW, (unsigned)-sum, price)
                   : note(out, cap, DV_REMARK_MAKES, (unsigned)sum, price);
}

/* What an effect of the seat's god is called. */
static uint32_t remark_power(const dv_state *s, unsigned seat, unsigned row, unsigned level,
                             mh_event *out, uint32_t cap)
{
    bool known = s->god[seat] < DV_GOD_COUNT && row < 3 && level < 3;
    return known ? note(out, cap, DV_REMARK_POWER, dv_box_index(s, seat, row + 1, level + 1), 0)
                 : 0;
}

static uint32_t remark_unlock(const dv_state *s, unsigned seat, unsigned row, mh_event *out,
                              uint32_t cap)
{
    return row < 3 ? remark_power(s, seat, row, s->level[seat][row], out, cap) : 0;
}

uint32_t dv_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap)
{
    const dv_state *s = dv_const(hidden);
    unsigned me = (unsigned)seat, price;
    if (me >= DV_SEATS)
        return 0;
    if (mh_verb_of(a) == DV_VERB_UNLOCK)
        return remark_unlock(s, me, mh_arg(a, 0), out, cap);
    if (s->phase < DV_PH_TURN)
        return 0;
    switch (mh_verb_of(a)) {
    case DV_VERB_ACT:
    case DV_VERB_FREE:
    case DV_VERB_TRIGGER:
        return remark_power(s, me, mh_arg(a, 0), mh_arg(a, 1), out, cap);
    case DV_VERB_EXPLORE:
        price = price_of(s, me, mh_arg(a, 0), mh_arg(a, 1));
        return price ? note(out, cap, DV_REMARK_COSTS, price, 0) : 0;
    case DV_VERB_USE:
        return remark_sum(s, me, mh_arg(a, 1), mh_arg(a, 2), out, cap);
    case DV_VERB_PAIR:
        return remark_sum(s, me, mh_arg(a, 2), mh_arg(a, 3), out, cap);
    default:
        return 0;
    }
}

/* DV-DICE-04 */
uint32_t dv_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap)
{
    const dv_state *s = dv_const(hidden);
    if (s->phase < DV_PH_TURN || dv_active_dice(s, (unsigned)seat))
        return 0;
    return note(out, cap, DV_REMARK_DICE_USED, 0, 0);
}
