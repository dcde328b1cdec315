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

enum { CM_GOODS = CM_GOOD_COIN + 1 }; /* what prices are paid in */

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

/* A price in one good, or in two; nothing where it can be paid. */
static void note_prices(notes *o, const cm_state *s, unsigned seat, const uint8_t cost[CM_GOODS])
{
    static const char *const keys[][2] = {{"cost", "have"}, {"more", "rest"}};
    unsigned asked = 0, several = 0, lacking = 0;
    for (unsigned good = 0; good < CM_GOODS; good++) {
        several += cost[good] > 0;
        lacking += cost[good] > have(s, seat, good);
    }
    for (unsigned good = 0; lacking && good < CM_GOODS && asked < MH_COUNT(keys); good++) {
        if (!cost[good])
            continue;
        note(o, keys[asked][0], &cm_kind_good, good, cost[good]);
        note(o, keys[asked++][1], several > 1 ? &cm_kind_good : NULL, good, have(s, seat, good));
    }
}

static void note_price(notes *o, const cm_state *s, unsigned seat, unsigned good, unsigned cost)
{
    uint8_t all[CM_GOODS] = {0};
    all[good] = (uint8_t)cost;
    note_prices(o, s, seat, all);
}

/* CM-LOC-55: what a ship takes. */
static void note_ship(notes *o, const cm_state *s, unsigned seat, unsigned ship)
{
    uint8_t cost[CM_GOODS] = {0};
    if (ship >= CM_SHIP_COUNT)
        return;
    cost[CM_GOOD_WOOD] = cm_longships[ship].build_wood;
    cost[CM_GOOD_COIN] = cm_longships[ship].build_coins;
    note_prices(o, s, seat, cost);
}

/* Is it there to be built by whoever can pay for it? */
static bool on_offer(const cm_state *s, unsigned ship)
{
    const cm_ship_row *row = &cm_longships[ship];
    return row->kind == CM_SHIP_KIND_PRIVATE && row->min_players <= s->head.seats &&
           s->ship_owner[ship] == MH_NONE;
}

static void note_build(notes *o, const cm_state *s, unsigned seat, unsigned ship)
{
    if (ship >= CM_SHIP_COUNT)
        return;
    if (on_offer(s, ship))
        note_ship(o, s, seat, ship);
    else if (s->ship_owner[ship] < s->head.seats)
        note(o, "who", &mh_seat, 0, s->ship_owner[ship]);
    else
        note(o, "n", NULL, 0, s->head.seats);
}

/* The ship that takes the least. */
static void note_shipwright(notes *o, const cm_state *s, unsigned seat)
{
    unsigned best = CM_SHIP_COUNT, least = 0;
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++) {
        unsigned sum = (unsigned)(cm_longships[ship].build_wood + cm_longships[ship].build_coins);
        if (on_offer(s, ship) && (best == CM_SHIP_COUNT || sum < least))
            best = ship, least = sum;
    }
    note_ship(o, s, seat, best);
}

static void note_stall(notes *o, const cm_state *s, unsigned seat, unsigned card)
{
    uint8_t cost[CM_GOODS] = {0};
    if (card >= CM_STALL_COUNT)
        return;
    cost[CM_GOOD_FOOD] = cm_market_stalls[card].cost_food;
    cost[CM_GOOD_WOOD] = cm_market_stalls[card].cost_wood;
    cost[CM_GOOD_COIN] = cm_market_stalls[card].cost_coins;
    note_prices(o, s, seat, cost);
}

/* CM-PLACE-06 */
static void note_space(notes *o, const cm_state *s, unsigned seat, unsigned space)
{
    unsigned slot = space - CM_SPACE_MILITARY_STALL_SPACE_1;
    if (space >= CM_SPACE_MILITARY_STALL_SPACE_1 && slot < CM_STALLS) {
        note_stall(o, s, seat, s->stall[slot]);
    } else if (space == CM_SPACE_SHIPWRIGHT) {
        note_shipwright(o, s, seat);
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

/* CM-PLACE-05: who stands where one fights. */
static void note_holder(notes *o, const cm_state *s, unsigned space)
{
    unsigned spot = CM_SPOT_TROLL + space - CM_SPACE_TROLL_SPACE;
    if (space >= CM_SPACE_TROLL_SPACE && spot < CM_SPOT_SHORE1 && s->holder[spot] < s->head.seats)
        note(o, "who", &mh_seat, 0, s->holder[spot]);
}

/* CM-ASSIGN-06, CM-ASSIGN-09, CM-SHIP-08: who can go, what can go along, what the ship holds. */
static void note_assign(notes *o, const cm_state *s, unsigned seat, mh_action a, const char *rule)
{
    unsigned spot = mh_arg(a, 0), load = mh_arg(a, 4);
    if (spot >= CM_SPOT_COUNT)
        return;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        load += mh_arg(a, 1 + d);
        if (strcmp(rule, "CM-ASSIGN-06") == 0 && !o->n && mh_arg(a, 1 + d) > s->dice[seat][d])
            note(o, "have", &cm_kind_die, d, s->dice[seat][d]);
    }
    if (strcmp(rule, "CM-ASSIGN-09") == 0 && spot >= CM_SPOT_SHORE1)
        note(o, "have", &cm_kind_good, CM_GOOD_FOOD, s->food[seat]);
    else if (strcmp(rule, "CM-ASSIGN-09") == 0)
        note(o, "max", NULL, 0, 0);
    if (strcmp(rule, "CM-SHIP-08") == 0) {
        note(o, "max", NULL, 0, cm_capacity(s, spot));
        note(o, "n", NULL, 0, load);
    }
}

/* Rules whose number stands in the question itself. */
static void note_asked(notes *o, const mh_state *hidden, unsigned seat, const char *rule)
{
    const mh_frame *f = mh_top(hidden);
    const cm_state *s = cm_const(hidden);
    if (strcmp(rule, "CM-SHORE-04") == 0 || strcmp(rule, "CM-SHORE-08") == 0)
        note(o, "n", NULL, 0, f->arg[0]);
    else if (strcmp(rule, "CM-COMP-08") == 0)
        note(o, "max", NULL, 0, f->arg[0]);
    else if (strcmp(rule, "CM-STALL-03") == 0 && f->arg[0] < CM_STALL_COUNT) {
        unsigned most = cm_market_stalls[f->arg[0]].max_repeats;
        note(o, "max", NULL, 0, s->food[seat] < most ? s->food[seat] : most);
    }
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
    else if (strcmp(rule, "CM-PLACE-05") == 0)
        note_holder(&o, s, x);
    else if (strcmp(rule, "CM-LOC-55") == 0)
        note_build(&o, s, me, x);
    else if (strcmp(rule, "CM-LOC-50") == 0)
        note_price(&o, s, me, CM_GOOD_COIN, x);
    else if (strcmp(rule, "CM-SETUP-04") == 0)
        note(&o, "n", NULL, 0, s->head.seats);
    else if (strcmp(rule, "CM-FIGHT-10") == 0)
        note(&o, "n", NULL, 0, s->losses);
    else if (strcmp(rule, "CM-LOC-40") == 0)
        note(&o, "have", NULL, 0, (unsigned)(s->food[me] + s->wood[me] + s->coins[me]));
    else if (mh_verb_of(a) == CM_VERB_ASSIGN)
        note_assign(&o, s, me, a, rule);
    else
        note_asked(&o, hidden, me, rule);
    return o.n;
}
