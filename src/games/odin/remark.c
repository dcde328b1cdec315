/* remark.c - what is said beside an answer: Vikings, silver, how a piece lies, which ship. */
#include "state.h"

static uint32_t note(mh_event *out, uint32_t cap, unsigned what, unsigned a, unsigned b)
{
    if (!cap)
        return 0;
    *out = (mh_event){(uint8_t)what, MH_ALL, {(uint8_t)a, (uint8_t)b}};
    return 1;
}

static uint32_t remark_ship(const fo_state *s, int seat, unsigned slot, mh_event *out, uint32_t cap)
{
    if (slot >= FO_BAY || s->ship_type[seat][slot] >= FO_SHIP_COUNT)
        return 0;
    return note(out, cap, FO_REMARK_SHIP, s->ship_type[seat][slot], 0);
}

/* FO-SM-14: an orientation is known by what it covers. */
static uint32_t remark_piece(unsigned piece, unsigned o, mh_event *out, uint32_t cap)
{
    if (piece > FO_ITEM_WOOD || o >= 8)
        return 0;
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    return note(out, cap, FO_REMARK_LIES, shape->w, shape->h);
}

uint32_t fo_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap)
{
    const fo_state *s = fo_const(hidden);
    unsigned x = mh_arg(a, 0);
    switch (mh_verb_of(a)) {
    case FO_VERB_OCCUPY:
    case FO_VERB_IMITATE:
        return x < FO_SPACE_COUNT ? note(out, cap, FO_REMARK_VIKINGS, fo_vikings_for(s, seat, x), 0)
                                  : 0;
    case FO_VERB_FEWER:
        return x < FO_SPACE_COUNT && fo_vikings_for(s, seat, x) >= mh_arg(a, 1)
                   ? note(out, cap, FO_REMARK_VIKINGS, fo_vikings_for(s, seat, x) - mh_arg(a, 1), 0)
                   : 0;
    case FO_VERB_PLACE:
        return remark_piece(x, mh_arg(a, 2), out, cap);
    case FO_VERB_BUY:
        return x < FO_SHIP_COUNT ? note(out, cap, FO_REMARK_COSTS, fo_ships[x].silver_price, 0) : 0;
    case FO_VERB_PURCHASE:
        return x >= FO_ITEM_GLASS_BEADS && x < FO_ITEM_SILVER
                   ? note(out, cap, FO_REMARK_COSTS,
                          fo_sale_price(s, seat, x - FO_ITEM_GLASS_BEADS), 0)
                   : 0;
    case FO_VERB_ARM:
    case FO_VERB_EMIGRATE:
        return remark_ship(s, seat, x, out, cap);
    default:
        return 0;
    }
}

/* FO-SHIP-03 */
uint32_t fo_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap)
{
    const fo_state *s = fo_const(hidden);
    uint32_t n = 0;
    if (!fo_free_berth(s, seat, FO_SHIP_WHALER))
        n += note(out, cap, FO_REMARK_BOATS_FULL, 0, 0);
    if (!fo_free_berth(s, seat, FO_SHIP_KNARR))
        n += note(out + n, cap - n, FO_REMARK_SHIPS_FULL, 0, 0);
    return n;
}
