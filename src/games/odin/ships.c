/* ships.c - the bay: buying, arming, emigrating (FO-SHIP, FO-EMI). */
#include "state.h"

unsigned fo_ship_count(const fo_state *s, int seat, unsigned type)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_BAY; i++)
        n += s->ship_type[seat][i] == type;
    return n;
}

unsigned fo_ships_all(const fo_state *s, int seat)
{
    unsigned n = 0;
    while (n < FO_BAY && s->ship_type[seat][n] != MH_NONE)
        n++;
    return n; /* FO-SM-27: without gaps */
}

/* FO-COMP-08, FO-COMP-09, FO-SHIP-03, FO-RULING-15 */
bool fo_free_berth(const fo_state *s, int seat, unsigned type)
{
    unsigned small = fo_ship_count(s, seat, FO_SHIP_WHALER);
    unsigned used = type == FO_SHIP_WHALER ? small : fo_ships_all(s, seat) - small;
    return used < fo_ships[type].max_in_bay;
}

void fo_add_ship(fo_state *s, int seat, unsigned type)
{
    unsigned slot = fo_ships_all(s, seat);
    assert(slot < FO_BAY);
    s->ship_type[seat][slot] = (uint8_t)type;
    s->ship_ore[seat][slot] = 0;
}

/* FO-SHIP-07: its ore goes back to the general supply; FO-SM-27: later ones move up. */
void fo_lose_ship(fo_state *s, int seat, unsigned slot)
{
    for (unsigned i = slot; i + 1 < FO_BAY; i++) {
        s->ship_type[seat][i] = s->ship_type[seat][i + 1];
        s->ship_ore[seat][i] = s->ship_ore[seat][i + 1];
    }
    s->ship_type[seat][FO_BAY - 1] = MH_NONE;
    s->ship_ore[seat][FO_BAY - 1] = 0;
}

/* FO-PILL-01: of several longships the one with most ore. */
unsigned fo_best_longship(const fo_state *s, int seat)
{
    unsigned best = 0;
    for (unsigned i = 0; i < FO_BAY; i++)
        if (s->ship_type[seat][i] == FO_SHIP_LONGSHIP && s->ship_ore[seat][i] > best)
            best = s->ship_ore[seat][i];
    return best;
}

const char *fo_why_buy(const fo_state *s, int seat, unsigned type)
{
    if (type >= FO_SHIP_COUNT || fo_has(s, seat, FO_ITEM_SILVER) < fo_ships[type].silver_price)
        return "FO-SHIP-01";
    return fo_free_berth(s, seat, type) ? NULL : "FO-SHIP-03";
}

const char *fo_why_arm(const fo_state *s, int seat, unsigned slot)
{
    if (!fo_has(s, seat, FO_ITEM_ORE))
        return "FO-SHIP-05";
    if (slot >= FO_BAY || s->ship_type[seat][slot] == MH_NONE)
        return "FO-SM-27";
    return s->ship_ore[seat][slot] < fo_ships[s->ship_type[seat][slot]].ore_slots ? NULL
                                                                                  : "FO-SHIP-04";
}

/* ---- emigration -------------------------------------------------------------------- */

unsigned fo_emigrations(const fo_state *s, int seat)
{
    return (unsigned)(s->emigrated[seat][FO_SHIP_KNARR] + s->emigrated[seat][FO_SHIP_LONGSHIP]);
}

static bool large(const fo_state *s, int seat, unsigned slot)
{
    return slot < FO_BAY && (s->ship_type[seat][slot] == FO_SHIP_KNARR ||
                             s->ship_type[seat][slot] == FO_SHIP_LONGSHIP);
}

/* FO-EMI-05, FO-RULING-14: the place must hold neither a Viking nor a ship. */
static bool free_place(const fo_state *s, int seat)
{
    return 2 * (fo_emigrations(s, seat) + 1) <= fo_vikings(s);
}

bool fo_may_emigrate(const fo_state *s, int seat)
{
    return free_place(s, seat) && fo_ships_all(s, seat) > fo_ship_count(s, seat, FO_SHIP_WHALER);
}

/* Ships of one type with the same ore are interchangeable: the first one stands for all. */
static bool first_of_its_kind(const fo_state *s, int seat, unsigned slot)
{
    for (unsigned i = 0; i < slot; i++)
        if (s->ship_type[seat][i] == s->ship_type[seat][slot] &&
            s->ship_ore[seat][i] == s->ship_ore[seat][slot])
            return false;
    return true;
}

unsigned fo_emigration_price(const fo_state *s, int seat)
{
    return fo_price(s, seat, fo_act_frame_at(s)->arg[FO_ACT_SPACE], FO_ITEM_SILVER, s->round);
}

/* A blue card may have used up the silver of an optional one. */
static bool can_afford(const fo_state *s, int seat)
{
    return !mh_top(&s->head)->arg[0] ||
           fo_has(s, seat, FO_ITEM_SILVER) >= fo_emigration_price(s, seat);
}

/* arg[0]: optional, then its price is still to be paid */
uint32_t fo_legal_emigrate(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    uint32_t n = 0;
    if (mh_top(st)->arg[0] && fo_may_stop(s, seat))
        out[n++] = mh_act(FO_VERB_SKIP, 0, 0, 0);
    for (unsigned i = 0; i < FO_BAY; i++)
        if (large(s, seat, i) && first_of_its_kind(s, seat, i) && can_afford(s, seat))
            out[n++] = mh_act(FO_VERB_EMIGRATE, i, 0, 0);
    return n;
}

const char *fo_why_emigrate(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    if (mh_verb_of(a) == FO_VERB_SKIP)
        return mh_top(st)->arg[0] && fo_may_stop(s, seat) ? NULL : "FO-SM-23";
    if (mh_verb_of(a) != FO_VERB_EMIGRATE || !large(s, seat, mh_arg(a, 0)))
        return "FO-EMI-02";
    if (!can_afford(s, seat))
        return "FO-EMI-01";
    return first_of_its_kind(s, seat, mh_arg(a, 0)) ? NULL : "FO-SM-27";
}

void fo_apply_emigrate(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    bool optional = mh_top(st)->arg[0];
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_SKIP)
        return;
    unsigned type = s->ship_type[seat][mh_arg(a, 0)];
    if (optional) {
        mh_add(&fo_rec(s)[FO_REC_BILL], s->round);
        fo_pay(s, seat, FO_ITEM_SILVER, fo_emigration_price(s, seat), tale); /* FO-EMI-01 */
    }
    fo_rec(s)[FO_REC_SAILED] = 1;
    if (type == FO_SHIP_LONGSHIP)
        fo_rec(s)[FO_REC_LONGSHIP] = 1;
    fo_lose_ship(s, seat, mh_arg(a, 0)); /* FO-EMI-03, FO-EMI-06 */
    mh_add(&s->emigrated[seat][type], 1);
    mh_tell(tale, FO_EVENT_EMIGRATES, MH_ALL, (unsigned)seat, type, 0, 0);
    fo_mark_used(s);
}
