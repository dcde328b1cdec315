/* reason.c - for people: what things are called on this board, and what is missing for an answer.
 */
#include <string.h>

#include "state.h"

/* A stall's space is called by the card that lies there. */
uint32_t cm_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap)
{
    const cm_state *s = cm_const(hidden);
    uint32_t n = 0;
    (void)seat;
    for (unsigned slot = 0; slot < CM_STALLS && n < cap; slot++)
        if (s->stall[slot] < CM_STALL_COUNT)
            out[n++] =
                (mh_alias){&cm_kind_space, &cm_kind_stall,
                           (uint8_t)(CM_SPACE_MILITARY_STALL_SPACE_1 + slot), s->stall[slot]};
    return n;
}

typedef struct notes {
    mh_amount *out;
    uint32_t cap, n;
} notes;

static void note(notes *o, const char *key, const mh_kind *kind, unsigned thing, unsigned number)
{
    if (o->n < o->cap)
        o->out[o->n++] = (mh_amount){key, kind, (int32_t)number, (uint8_t)thing};
}

static unsigned have(const cm_state *s, unsigned seat, unsigned good)
{
    return good == CM_GOOD_FOOD   ? s->food[seat]
           : good == CM_GOOD_WOOD ? s->wood[seat]
                                  : s->coins[seat];
}

/* The first good of which there is too little. */
static bool note_price(notes *o, const cm_state *s, unsigned seat, unsigned good, unsigned cost)
{
    if (o->n || have(s, seat, good) >= cost)
        return false;
    note(o, "cost", &cm_kind_good, good, cost);
    note(o, "have", NULL, 0, have(s, seat, good));
    return true;
}

/* CM-PLACE-06 */
static void note_space(notes *o, const cm_state *s, unsigned seat, unsigned space)
{
    unsigned slot = space - CM_SPACE_MILITARY_STALL_SPACE_1;
    if (space >= CM_SPACE_MILITARY_STALL_SPACE_1 && slot < CM_STALLS) {
        if (s->stall[slot] >= CM_STALL_COUNT)
            return;
        const cm_stall_row *stall = &cm_market_stalls[s->stall[slot]];
        note_price(o, s, seat, CM_GOOD_FOOD, stall->cost_food);
        note_price(o, s, seat, CM_GOOD_WOOD, stall->cost_wood);
        note_price(o, s, seat, CM_GOOD_COIN, stall->cost_coins);
    } else if (space == CM_SPACE_LARGE_PUBLIC_LONGSHIP) {
        note_price(o, s, seat, CM_GOOD_COIN,
                   cm_longships[CM_SHIP_LARGE_PUBLIC_LONGSHIP].use_cost_coins);
    } else if (space == CM_SPACE_RUNESMITH) {
        note_price(o, s, seat, CM_GOOD_WOOD, 1);
    } else if (space == CM_SPACE_WORKER_HUTS) {
        note_price(o, s, seat, CM_GOOD_COIN, cm_hut_price(s));
    } else if (space == CM_SPACE_MERCHANT_SHIP) {
        note_price(o, s, seat, CM_GOOD_COIN, 1);
    } else if (space == CM_SPACE_STAVE_CHURCH) {
        note_price(o, s, seat, CM_GOOD_COIN, cm_church_prices[0]);
    }
}

/* CM-LOC-55: what a ship takes that the seat has too little of. */
static void note_ship(notes *o, const cm_state *s, unsigned seat, unsigned ship)
{
    if (ship >= CM_SHIP_COUNT)
        return;
    note_price(o, s, seat, CM_GOOD_WOOD, cm_longships[ship].build_wood);
    note_price(o, s, seat, CM_GOOD_COIN, cm_longships[ship].build_coins);
}

uint32_t cm_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap)
{
    const cm_state *s = cm_const(hidden);
    notes o = {out, cap, 0};
    unsigned me = (unsigned)seat, x = mh_arg(a, 0);
    if (me >= CM_SEATS)
        return 0;
    if (strcmp(rule, "CM-PLACE-06") == 0)
        note_space(&o, s, me, x);
    else if (strcmp(rule, "CM-LOC-55") == 0)
        note_ship(&o, s, me, x);
    else if (strcmp(rule, "CM-LOC-50") == 0)
        note_price(&o, s, me, CM_GOOD_COIN, x);
    else if (strcmp(rule, "CM-SETUP-04") == 0)
        note(&o, "n", NULL, 0, s->head.seats);
    else if (strcmp(rule, "CM-FIGHT-10") == 0)
        note(&o, "n", NULL, 0, s->losses);
    else if (strcmp(rule, "CM-LOC-40") == 0)
        note(&o, "have", NULL, 0, (unsigned)(s->food[me] + s->wood[me] + s->coins[me]));
    return o.n;
}
