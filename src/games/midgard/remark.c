/* remark.c - what is said beside an answer: the price of a hut, of favor or at a stall, which enemy
 * waits there. */
#include "state.h"

static uint32_t note(mh_event *out, uint32_t cap, unsigned what, unsigned a, unsigned b)
{
    if (!cap)
        return 0;
    *out = (mh_event){(uint8_t)what, MH_ALL, {(uint8_t)a, (uint8_t)b}};
    return 1;
}

/* What the stall takes (CM-STALL-02); who keeps it is its name. */
static uint32_t remark_stall(unsigned stall, mh_event *out, uint32_t cap)
{
    if (stall >= CM_STALL_COUNT)
        return 0;
    const cm_stall_row *row = &cm_market_stalls[stall];
    uint32_t n = 0;
    if (row->cost_food)
        n += note(out + n, cap - n, CM_REMARK_PRICE, row->cost_food, CM_GOOD_FOOD);
    if (row->cost_wood)
        n += note(out + n, cap - n, CM_REMARK_PRICE, row->cost_wood, CM_GOOD_WOOD);
    if (row->cost_coins)
        n += note(out + n, cap - n, CM_REMARK_COSTS, row->cost_coins, 0);
    return n;
}

static uint32_t remark_space(const cm_state *s, unsigned space, mh_event *out, uint32_t cap)
{
    unsigned slot = space - CM_SPACE_MILITARY_STALL_SPACE_1;
    if (space >= CM_SPACE_MILITARY_STALL_SPACE_1 && slot < CM_STALLS)
        return remark_stall(s->stall[slot], out, cap);
    if (space == CM_SPACE_WORKER_HUTS)
        return note(out, cap, CM_REMARK_COSTS, cm_hut_price(s), 0);
    if (space == CM_SPACE_TROLL_SPACE)
        return s->troll == MH_NONE ? 0 : note(out, cap, CM_REMARK_FOE, s->troll, 0);
    if (space == CM_SPACE_DRAUGR_SPACE_1_LEFT || space == CM_SPACE_DRAUGR_SPACE_2_RIGHT) {
        unsigned card = s->draugr[space - CM_SPACE_DRAUGR_SPACE_1_LEFT];
        return card == MH_NONE ? 0 : note(out, cap, CM_REMARK_DRAUGR, card, 0);
    }
    return 0;
}

uint32_t cm_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap)
{
    const cm_state *s = cm_const(hidden);
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_PLACE)
        return remark_space(s, mh_arg(a, 0), out, cap);
    if (mh_verb_of(a) == CM_VERB_PAY)
        for (unsigned i = 0; i < MH_COUNT(cm_church_prices); i++)
            if (cm_church_prices[i] == mh_arg(a, 0))
                return note(out, cap, CM_REMARK_FAVOR, i + 1, 0);
    return 0;
}

/* CM-COMP-08 */
uint32_t cm_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap)
{
    bool full = cm_owned_all(cm_const(hidden), (unsigned)seat) >= CM_DICE_LIMIT;
    return full ? note(out, cap, CM_REMARK_LONGHOUSE_FULL, 0, 0) : 0;
}
