/* action.c - rules BR-ACT-*, BR-MARCH-*, BR-UPG-*, BR-QUEST-*: the chosen action is done. */
#include "state.h"

static void pay(br_state *s, unsigned seat, unsigned cost) { mh_add(&s->rage[seat], -(int)cost); }

/* Who goes along, by what they are now: a Monster's place may hold another one later. */
static void tell_march(const br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    unsigned company = mh_arg(a, 3), n = mh_arg(a, 2);
    do { /* two of them an event: an event holds no more */
        mh_tell(tale, BR_EVENT_MARCHED, MH_ALL, seat, mh_arg(a, 0), mh_arg(a, 1), n);
        if (!tale || tale->count > tale->cap)
            return;
        for (unsigned i = 4; i < 6; i++, company &= company - 1)
            tale->events[tale->count - 1].arg[i] =
                company ? (uint8_t)br_unit_of(s, seat, (unsigned)__builtin_ctz(company)) : MH_NONE;
        n = 0;
    } while (company);
}

static void do_march(br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    unsigned from = mh_arg(a, 0), to = mh_arg(a, 1), n = mh_arg(a, 2), company = mh_arg(a, 3);
    pay(s, seat, BR_MARCH_COST);
    mh_add(&s->warriors[seat][from], -(int)n);
    mh_add(&s->warriors[seat][to], (int)n);
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (company >> f & 1)
            s->figure[seat][f] = (uint8_t)to; /* BR-MARCH-06: no invasion, no triggers */
    tell_march(s, seat, a, tale);
}

/* BR-UPG-03, BR-UPG-09, BR-UPG-10, BR-COMP-06: a replaced Monster is not destroyed. */
static void empty_slot(br_state *s, unsigned seat, unsigned slot, mh_tale *tale)
{
    unsigned old = s->sheet[seat][slot];
    if (old == MH_NONE)
        return;
    br_discard(s, old);
    mh_tell(tale, BR_EVENT_DISCARDED, MH_ALL, seat, old, 0, 0);
    if (br_cards[old].subtype != BR_SUBTYPE_MONSTER)
        return;
    s->figure[seat][BR_FIGURE_MONSTER_1 + slot - BR_SLOT_MONSTER_1] = BR_SPOT_BOX;
    mh_tell(tale, BR_EVENT_BOXED, MH_ALL, seat, br_monster(old), 0, 0);
}

static void do_upgrade(br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    unsigned card = mh_arg(a, 0), slot = mh_arg(a, 1);
    pay(s, seat, br_upgrade_cost(card, br_rights_of(s, seat).discount)); /* BR-UPG-05 */
    empty_slot(s, seat, slot, tale);
    s->sheet[seat][slot] = (uint8_t)card;
    s->at[card] = (uint8_t)(BR_PLACE_SHEET_0 + seat);
    br_show(s, seat, card);
    mh_tell(tale, BR_EVENT_UPGRADED, MH_ALL, seat, card, 0, 0);
    if (br_cards[card].subtype == BR_SUBTYPE_MONSTER) /* BR-UPG-07, BR-UPG-11 */
        s->figure[seat][BR_FIGURE_MONSTER_1 + slot - BR_SLOT_MONSTER_1] = BR_SPOT_RESERVE;
    if (br_cards[card].subtype != BR_SUBTYPE_CLAN) /* BR-UPG-13 */
        br_offer_free_invade(s, seat, card);
}

/* BR-QUEST-01 to BR-QUEST-05; as many as one likes, one an action (BR-QUEST-02). */
static void do_quest(br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    unsigned card = mh_arg(a, 0), n = br_vow_count(s, seat);
    assert(n < BR_VOWS);
    s->vow[seat][n] = (uint8_t)card;
    s->at[card] = (uint8_t)(BR_PLACE_QUEST_0 + seat);
    mh_tell(tale, BR_EVENT_VOWED, MH_ALL, seat, 0, 0, 0);
    mh_tell(tale, BR_EVENT_VOWED_CARD, 1u << seat, seat, card, 0, 0);
}

/* BR-UC-21, BR-DEATH-07: nobody is saved from the altar, but the Witch if the table
 * lets her flee. */
static void do_sacrifice(br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    bool flees = br_option(s, BR_OPTION_SACRIFICE_WITCH) == BR_OPT_ALTAR_FLEES;
    mh_tell(tale, BR_EVENT_SACRIFICED, MH_ALL, seat, 0, 0, 0);
    br_ask_stat(s, seat, BR_ALL_STATS); /* below whatever opens now */
    for (unsigned i = 0; i < 4; i += 2) {
        unsigned unit = mh_arg(a, i), spot = mh_arg(a, i + 1);
        unsigned figure = br_witch_of(s, seat);
        if (flees && figure != MH_NONE && br_unit_of(s, seat, figure) == unit) {
            br_fate(s, seat, unit);
            br_begin_death(s, BR_DEATH_SACRIFICE, seat, spot);
        } else
            br_bury(s, seat, unit, 1, spot, tale);
    }
}

/* BR-ACT-08 */
static void do_pass(br_state *s, unsigned seat, mh_tale *tale)
{
    s->rage[seat] = 0;
    if (br_option(s, BR_OPTION_PASSED) == BR_OPT_PASSED_OUT)
        s->passed |= (uint8_t)(1u << seat);
    mh_tell(tale, BR_EVENT_PASSED, MH_ALL, seat, 0, 0, 0);
}

/* BR-UC-18, BR-VAL-04: it uses the action, unless the table calls it an extra. */
static void do_return(br_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    pay(s, seat, BR_RECALL_COST);
    s->again = br_option(s, BR_OPTION_FRIGGAS_DOMAIN) == BR_OPT_FRIGGA_EXTRA;
    br_invade(s, seat, mh_arg(a, 0), BR_SPOT_VALHALLA, mh_arg(a, 1), tale);
}

void br_apply_turn(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned me = (unsigned)seat;
    mh_done(st);
    switch (mh_verb_of(a)) {
    case BR_VERB_INVADE:
        pay(s, me, br_invade_cost(s, me, mh_arg(a, 0), mh_arg(a, 1)));
        br_invade(s, me, mh_arg(a, 0), BR_SPOT_RESERVE, mh_arg(a, 1), tale);
        return;
    case BR_VERB_MARCH:
        do_march(s, me, a, tale);
        return;
    case BR_VERB_UPGRADE:
        do_upgrade(s, me, a, tale);
        return;
    case BR_VERB_QUEST:
        do_quest(s, me, a, tale);
        return;
    case BR_VERB_CHALLENGE: /* BR-UC-13 */
        pay(s, me, BR_CHALLENGE_COST);
        br_begin_pillage(s, me, mh_arg(a, 0), tale);
        return;
    case BR_VERB_PILLAGE: /* BR-PILLAGE-02 */
        br_begin_pillage(s, me, mh_arg(a, 0), tale);
        return;
    case BR_VERB_RETURN:
        do_return(s, me, a, tale);
        return;
    case BR_VERB_SACRIFICE:
        do_sacrifice(s, me, a, tale);
        return;
    default:
        do_pass(s, me, tale);
    }
}
