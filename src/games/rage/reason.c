/* reason.c - for people: what Monsters are called, and what is missing for an answer. */
#include <string.h>

#include "state.h"

/* A Monster goes by its place on the clan sheet; for people it has a name. */
uint32_t br_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap)
{
    const br_state *s = br_const(hidden);
    uint32_t n = 0;
    for (unsigned i = 0; seat < hidden->seats && i < 2 && n < cap; i++) {
        unsigned card = s->sheet[seat][BR_SLOT_MONSTER_1 + i];
        if (card < BR_CARD_COUNT)
            out[n++] = (mh_alias){&br_kind_figure, &br_kind_unit,
                                  (uint8_t)(BR_FIGURE_MONSTER_1 + i), (uint8_t)br_monster(card)};
    }
    return n;
}

static uint32_t pair(mh_amount *out, const char *one, unsigned a, const char *two, unsigned b)
{
    out[0] = (mh_amount){one, NULL, (int32_t)a, 0};
    out[1] = (mh_amount){two, NULL, (int32_t)b, 0};
    return 2;
}

/* BR-ACT-03 */
static unsigned price(const br_state *s, unsigned seat, mh_action a)
{
    unsigned x = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_UPGRADE && x < BR_CARD_COUNT)
        return br_upgrade_cost(x, br_rights_of(s, seat).discount);
    if (mh_verb_of(a) == BR_VERB_INVADE && x < BR_UNIT_COUNT && mh_arg(a, 1) < BR_BOARD_SPOTS)
        return br_invade_cost(s, seat, x, mh_arg(a, 1));
    return 0;
}

/* The province that an answer leads to. */
static uint32_t where(mh_amount *out, mh_action a)
{
    unsigned verb = mh_verb_of(a), land = mh_arg(a, verb == BR_VERB_PILLAGE ? 0 : 1);
    *out = (mh_amount){"where", &br_kind_spot, -1, (uint8_t)land};
    return land < BR_LANDS;
}

uint32_t br_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap)
{
    const br_state *s = br_const(hidden);
    unsigned me = (unsigned)seat;
    if (me >= BR_SEATS || cap < 2)
        return 0;
    if (strcmp(rule, "BR-ACT-03") == 0 && price(s, me, a))
        return pair(out, "cost", price(s, me, a), "have", s->rage[me]);
    if (strcmp(rule, "BR-UC-22") == 0)
        return pair(out, "cost", BR_CHALLENGE_COST, "have", s->rage[me]);
    if (strcmp(rule, "BR-INV-06") == 0)
        return pair(out, "max", br_stat(s, me, BR_STAT_HORNS), "n", br_on_board(s, me));
    if (strcmp(rule, "BR-MARCH-04") == 0 && cap > 2 && where(out, a))
        return 1 + pair(out + 1, "max", br_room(s, mh_arg(a, 1)), "n",
                        mh_arg(a, 2) + (unsigned)__builtin_popcount(mh_arg(a, 3)));
    if (strcmp(rule, "BR-BOARD-09") == 0 || strcmp(rule, "BR-BOARD-04") == 0)
        return where(out, a);
    return 0;
}
