/* turn.c - rules BR-ACT-*, BR-MARCH-*, BR-UPG-*, BR-QUEST-*, BR-PILLAGE-01: whose turn it
 * is, and the actions it offers. */
#include <string.h>

#include "state.h"

/* ---- turns ------------------------------------------------------------------ */

void br_begin_actions(br_state *s, mh_tale *tale)
{
    br_enter(s, BR_PHASE_TURN, tale);
    s->passed = 0;
    s->round = 0;
    const unsigned seats = s->head.seats;
    assert(seats <= BR_SEATS);
    for (unsigned seat = 0; seat < seats; seat++)
        s->rage[seat] = (uint8_t)br_stat(s, seat, BR_STAT_RAGE); /* BR-ACT-01 */
    s->turn = (uint8_t)br_seat_from(s, s->first, seats - 1u);
}

/* BR-ACT-04, BR-ACT-06, BR-ACT-08, BR-ACT-09; nothing counts how often (BR-ACT-15) */
static bool can_act(const br_state *s, unsigned seat)
{
    return s->rage[seat] && !(s->passed >> seat & 1);
}

/* BR-ACT-11, BR-ACT-12: a turn is over with all that followed from it. */
static bool is_over(const br_state *s)
{
    if (!(~(unsigned)(s->pillaged | s->destroyed) & BR_LAND_MASK))
        return true; /* BR-RAG-10, BR-SETUP-06: a destroyed province does not count */
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (can_act(s, seat))
            return false;
    return true;
}

void br_phase_turn(br_state *s, mh_tale *tale)
{
    if (is_over(s)) {
        if (br_option(s, BR_OPTION_LEFTOVER_RAGE) == BR_OPT_LEFTOVER_LOST)
            memset(s->rage, 0, sizeof s->rage); /* BR-ACT-13 */
        s->again = 0;
        br_enter(s, BR_PHASE_DISCARD, tale);
        return;
    }
    if (!s->again || !can_act(s, s->turn))
        do /* BR-ACT-02, BR-ACT-14, BR-SM-08: skipping is not passing (BR-ACT-16) */
            s->turn = (uint8_t)br_next(s, s->turn);
        while (!can_act(s, s->turn));
    s->again = 0;
    mh_ask(&s->head, BR_PROMPT_TURN, 1u << s->turn, 0);
}

/* ---- what can be done ------------------------------------------------------- */

typedef struct options { /* gathered once for a legal list */
    const br_state *s;
    unsigned seat, rage, lands, fjords, stands;
    uint8_t room[BR_LANDS]; /* how many may still enter */
    br_rights rights;
    mh_action *out;
    uint32_t n;
} options;

static void put(options *o, mh_action a) { o->out[o->n++] = a; }

/* Every province costs the same, but for Yggdrasil (BR-MON-08). */
static void list_entries(options *o, unsigned unit, unsigned verb)
{
    unsigned spots = br_landings(unit, o->lands, o->fjords);
    unsigned top = BR_RECALL_COST, cost = BR_RECALL_COST;
    if (verb == BR_VERB_INVADE) {
        top = br_invade_cost(o->s, o->seat, unit, BR_SPOT_YGGDRASIL);
        cost = br_invade_cost(o->s, o->seat, unit, BR_SPOT_RESERVE);
    }
    if (top > o->rage) /* BR-ACT-03 */
        spots &= ~(1u << BR_SPOT_YGGDRASIL);
    if (cost > o->rage)
        spots &= 1u << BR_SPOT_YGGDRASIL;
    for (; spots; spots &= spots - 1)
        put(o, mh_act(verb, unit, (unsigned)__builtin_ctz(spots), 0));
}

/* Invade from the reserve, or from Valhalla (BR-UC-18), in the order of the units. */
static void list_invasions(options *o, unsigned verb, unsigned from)
{
    const br_state *s = o->s;
    const uint8_t *figure = s->figure[o->seat];
    if (!br_has_horns(s, o->seat))
        return;
    if (figure[BR_FIGURE_LEADER] == from)
        list_entries(o, BR_UNIT_LEADER, verb);
    if (s->warriors[o->seat][from])
        list_entries(o, BR_UNIT_WARRIOR, verb);
    if (figure[BR_FIGURE_SHIP] == from)
        list_entries(o, BR_UNIT_SHIP, verb);
    unsigned one = br_unit_of(s, o->seat, BR_FIGURE_MONSTER_1);
    unsigned two = br_unit_of(s, o->seat, BR_FIGURE_MONSTER_2);
    bool has_one = one != MH_NONE && figure[BR_FIGURE_MONSTER_1] == from;
    bool has_two = two != MH_NONE && figure[BR_FIGURE_MONSTER_2] == from;
    if (has_one && one < two)
        list_entries(o, one, verb);
    if (has_two)
        list_entries(o, two, verb);
    if (has_one && one > two)
        list_entries(o, one, verb);
}

/* The clan's figures in a province that walk, a bit each; warriors go by number. */
static unsigned walkers(const br_state *s, unsigned seat, unsigned land)
{
    unsigned company = 0;
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        company |= (unsigned)(s->figure[seat][f] == land) << f;
    return company; /* ships are never in a province (BR-MARCH-05) */
}

/* Ships do not walk. */
static unsigned size_of(unsigned company)
{
    return (company >> BR_FIGURE_LEADER & 1) + (company >> BR_FIGURE_MONSTER_1 & 1) +
           (company >> BR_FIGURE_MONSTER_2 & 1);
}

enum { HORDE = 16 }; /* no clan has so many Warriors */

typedef struct party { /* those who may leave a province together, as they stand in an action */
    unsigned count;
    uint8_t size[HORDE << BR_FIGURE_COUNT];
    uint64_t operands[HORDE << BR_FIGURE_COUNT];
} party;

/* Every number of Warriors with every part of a company, rising. */
static void split(party *p, unsigned warriors, unsigned company)
{
    p->count = 0;
    assert(warriors < HORDE);
    for (unsigned n = 0; n <= warriors; n++) {
        unsigned c = 0;
        do {
            p->operands[p->count] = mh_with(mh_act(0, 0, 0, n), 3, c).bits;
            p->size[p->count++] = (uint8_t)(n + size_of(c));
            c = (c - company) & company;
        } while (c);
    }
}

static void list_marches_to(options *o, unsigned from, unsigned to, const party *p)
{
    const uint64_t march = mh_act(BR_VERB_MARCH, from, to, 0).bits;
    unsigned room = o->room[to];
    mh_action *out = o->out + o->n;
    for (unsigned i = 1; i < p->count; i++) /* BR-MARCH-01: somebody goes */
        if (p->size[i] <= room)             /* BR-MARCH-04 */
            *out++ = (mh_action){march | p->operands[i]};
    o->n = (uint32_t)(out - o->out);
}

static void list_marches(options *o)
{
    party p;
    for (unsigned left = o->stands & BR_LAND_MASK; left; left &= left - 1) {
        unsigned from = (unsigned)__builtin_ctz(left);
        split(&p, o->s->warriors[o->seat][from], walkers(o->s, o->seat, from));
        /* BR-MARCH-02, BR-MARCH-07 */
        for (unsigned lands = o->lands & ~(1u << from); lands; lands &= lands - 1)
            list_marches_to(o, from, (unsigned)__builtin_ctz(lands), &p);
    }
}

/* BR-CLAN-06, BR-CARD-01, BR-CARD-02 */
static void slots_for(unsigned card, unsigned *first, unsigned *end)
{
    switch (br_cards[card].subtype) {
    case BR_SUBTYPE_LEADER:
        *first = BR_SLOT_LEADER;
        break;
    case BR_SUBTYPE_WARRIOR:
        *first = BR_SLOT_WARRIOR;
        break;
    case BR_SUBTYPE_SHIP:
        *first = BR_SLOT_SHIP;
        break;
    case BR_SUBTYPE_MONSTER:
        *first = BR_SLOT_MONSTER_1;
        *end = BR_SLOT_CLAN_1;
        return;
    default:
        *first = BR_SLOT_CLAN_1;
        *end = BR_SLOTS;
        return;
    }
    *end = *first + 1;
}

/* BR-UPG-02: an occupied slot or an empty one; empty ones are alike, the first stands
 * for them. */
static bool is_slot_for(const br_state *s, unsigned seat, unsigned card, unsigned slot)
{
    unsigned first = 0, end = 0;
    slots_for(card, &first, &end);
    if (slot < first || slot >= end)
        return false;
    if (s->sheet[seat][slot] != MH_NONE)
        return true;
    for (; first < slot; first++)
        if (s->sheet[seat][first] == MH_NONE)
            return false;
    return true;
}

static void list_upgrades(options *o, const uint8_t *hand, unsigned n)
{
    const uint8_t *sheet = o->s->sheet[o->seat];
    for (unsigned i = 0; i < n; i++) {
        unsigned card = hand[i];
        if (br_cards[card].type != BR_TYPE_UPGRADE ||
            br_upgrade_cost(card, o->rights.discount) > o->rage)
            continue;
        unsigned slot = 0, end = 0;
        slots_for(card, &slot, &end);
        for (bool empty = false; slot < end; slot++) { /* of the empty ones the first (BR-UPG-02) */
            bool is_empty = sheet[slot] == MH_NONE;
            if (!is_empty || !empty)
                put(o, mh_act(BR_VERB_UPGRADE, card, slot, 0));
            empty |= is_empty;
        }
    }
}

static void list_quests(options *o, const uint8_t *hand, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (br_cards[hand[i]].type == BR_TYPE_QUEST)
            put(o, mh_act(BR_VERB_QUEST, hand[i], 0, 0));
}

static void list_lands(options *o, unsigned verb, unsigned lands)
{
    for (; lands; lands &= lands - 1)
        put(o, mh_act(verb, (unsigned)__builtin_ctz(lands), 0, 0));
}

/* BR-UC-21 */
static bool may_sacrifice(const br_state *s, unsigned seat)
{
    bool pointless = !br_raisable(s, seat, BR_ALL_STATS);
    if (pointless && br_option(s, BR_OPTION_SACRIFICE_FULL) == BR_OPT_FULL_FORBIDDEN)
        return false;
    return br_on_board(s, seat) >= 2;
}

typedef struct victim {
    uint8_t unit, spot, count;
} victim;

/* Own figures on the board by unit and spot, ascending. */
static unsigned victims(const br_state *s, unsigned seat, victim *out)
{
    unsigned n = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++) {
        unsigned figure = unit == BR_UNIT_WARRIOR ? MH_NONE : br_figure_of(s, seat, unit);
        if (figure != MH_NONE && s->figure[seat][figure] < BR_BOARD_SPOTS)
            out[n++] = (victim){(uint8_t)unit, s->figure[seat][figure], 1};
        for (unsigned land = 0; unit == BR_UNIT_WARRIOR && land < BR_LANDS; land++)
            if (s->warriors[seat][land])
                out[n++] = (victim){(uint8_t)unit, (uint8_t)land, s->warriors[seat][land]};
    }
    return n;
}

static void list_sacrifices(options *o)
{
    victim v[BR_LANDS + BR_FIGURE_COUNT];
    unsigned n = victims(o->s, o->seat, v);
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = i; j < n; j++)
            if (j > i || v[i].count > 1)
                put(o, mh_with(mh_act(BR_VERB_SACRIFICE, v[i].unit, v[i].spot, v[j].unit), 3,
                               v[j].spot));
}

uint32_t br_legal_turn(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    unsigned me = (unsigned)seat;
    options o = {.s = s,
                 .seat = me,
                 .rage = s->rage[me],
                 .fjords = br_open_fjords(s),
                 .stands = br_stands(s, me),
                 .rights = br_rights_of(s, me),
                 .out = out};
    uint8_t hand[BR_CARD_COUNT];
    unsigned held = br_list(br_hand(s, me), hand);
    br_rooms(s, o.room);
    for (unsigned land = 0; land < BR_LANDS; land++)
        o.lands |= (unsigned)(o.room[land] != 0) << land;
    o.lands &= ~(unsigned)s->destroyed;
    unsigned reach = br_reach(o.stands) & ~(unsigned)s->destroyed;
    list_invasions(&o, BR_VERB_INVADE, BR_SPOT_RESERVE);
    list_marches(&o);
    list_upgrades(&o, hand, held);
    list_quests(&o, hand, held);
    list_lands(&o, BR_VERB_PILLAGE, reach & ~(unsigned)s->pillaged);
    if (o.rights.challenge && o.rage >= BR_CHALLENGE_COST)
        list_lands(&o, BR_VERB_CHALLENGE, reach & s->pillaged);
    if (o.rights.recall)
        list_invasions(&o, BR_VERB_RETURN, BR_SPOT_VALHALLA);
    if (o.rights.sacrifice && may_sacrifice(s, me))
        list_sacrifices(&o);
    put(&o, mh_act(BR_VERB_PASS, 0, 0, 0)); /* BR-ACT-10 */
    return o.n;
}

/* ---- and why not ------------------------------------------------------------ */

static const char *why_invade(const br_state *s, unsigned seat, mh_action a)
{
    const char *rule = br_why_landing(s, seat, mh_arg(a, 0), BR_SPOT_RESERVE, mh_arg(a, 1));
    if (rule)
        return rule;
    return br_invade_cost(s, seat, mh_arg(a, 0), mh_arg(a, 1)) > s->rage[seat] ? "BR-ACT-03" : NULL;
}

static const char *why_march(const br_state *s, unsigned seat, mh_action a)
{
    unsigned from = mh_arg(a, 0), to = mh_arg(a, 1), n = mh_arg(a, 2), company = mh_arg(a, 3);
    if (from >= BR_LANDS || to >= BR_LANDS || from == to)
        return "BR-MARCH-03";
    if (s->destroyed >> to & 1)
        return "BR-BOARD-09";
    if (company >> BR_FIGURE_SHIP & 1)
        return "BR-MARCH-05";
    if (n + size_of(company) == 0 || n > s->warriors[seat][from] ||
        (company & ~walkers(s, seat, from)))
        return "BR-MARCH-01";
    return n + size_of(company) > br_room(s, to) ? "BR-MARCH-04" : NULL;
}

/* BR-CARD-05: what a card is for. */
static bool holds(const br_state *s, unsigned seat, unsigned card, unsigned type)
{
    return card < BR_CARD_COUNT && s->at[card] == BR_PLACE_HAND_0 + seat &&
           br_cards[card].type == type;
}

static const char *why_upgrade(const br_state *s, unsigned seat, mh_action a)
{
    unsigned card = mh_arg(a, 0);
    if (!holds(s, seat, card, BR_TYPE_UPGRADE))
        return "BR-UPG-01";
    if (br_upgrade_cost(card, br_rights_of(s, seat).discount) > s->rage[seat])
        return "BR-ACT-03";
    return is_slot_for(s, seat, card, mh_arg(a, 1)) ? NULL : "BR-UPG-02";
}

static const char *why_pillage(const br_state *s, unsigned seat, mh_action a)
{
    unsigned land = mh_arg(a, 0);
    if (land >= BR_LANDS || !(br_reach(br_stands(s, seat)) >> land & 1))
        return "BR-PILLAGE-01";
    if (s->destroyed >> land & 1)
        return "BR-BOARD-09";
    return s->pillaged >> land & 1 ? "BR-PILLAGE-05" : NULL;
}

static const char *why_challenge(const br_state *s, unsigned seat, mh_action a)
{
    unsigned land = mh_arg(a, 0);
    if (!br_rights_of(s, seat).challenge)
        return "BR-ACT-07";
    if (land >= BR_LANDS ||
        !(br_reach(br_stands(s, seat)) & s->pillaged & ~(unsigned)s->destroyed & 1u << land))
        return "BR-UC-13";
    return s->rage[seat] < BR_CHALLENGE_COST ? "BR-UC-22" : NULL;
}

static const char *why_return(const br_state *s, unsigned seat, mh_action a)
{
    if (!br_rights_of(s, seat).recall)
        return "BR-ACT-07";
    return br_why_landing(s, seat, mh_arg(a, 0), BR_SPOT_VALHALLA, mh_arg(a, 1));
}

static const char *why_sacrifice(const br_state *s, unsigned seat, mh_action a)
{
    unsigned one = mh_arg(a, 0), where = mh_arg(a, 1), two = mh_arg(a, 2), there = mh_arg(a, 3);
    if (!br_rights_of(s, seat).sacrifice)
        return "BR-ACT-07";
    if (!may_sacrifice(s, seat) || where >= BR_BOARD_SPOTS || there >= BR_BOARD_SPOTS ||
        !br_has_unit(s, seat, one, where) || !br_has_unit(s, seat, two, there))
        return "BR-UC-21";
    if (one == two && where == there)
        return one == BR_UNIT_WARRIOR && s->warriors[seat][where] > 1 ? NULL : "BR-UC-21";
    return one < two || (one == two && where < there) ? NULL : "BR-UC-21";
}

const char *br_why_turn(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    unsigned me = (unsigned)seat;
    switch (mh_verb_of(a)) {
    case BR_VERB_INVADE:
        return why_invade(s, me, a);
    case BR_VERB_MARCH:
        return why_march(s, me, a);
    case BR_VERB_UPGRADE:
        return why_upgrade(s, me, a);
    case BR_VERB_QUEST:
        return holds(s, me, mh_arg(a, 0), BR_TYPE_QUEST) ? NULL : "BR-QUEST-01";
    case BR_VERB_PILLAGE:
        return why_pillage(s, me, a);
    case BR_VERB_CHALLENGE:
        return why_challenge(s, me, a);
    case BR_VERB_RETURN:
        return why_return(s, me, a);
    case BR_VERB_SACRIFICE:
        return why_sacrifice(s, me, a);
    case BR_VERB_PASS:
        return NULL;
    default:
        return "BR-ACT-07";
    }
}

/* ---- other ways to say it ----------------------------------------------------- */

/* A pair the other way round. */
static mh_action proper_sacrifice(mh_action a)
{
    unsigned one = mh_arg(a, 0), where = mh_arg(a, 1), two = mh_arg(a, 2), there = mh_arg(a, 3);
    if (one < two || (one == two && where <= there))
        return a;
    return mh_with(mh_act(BR_VERB_SACRIFICE, two, there, one), 3, where);
}

/* BR-UPG-02: empty slots are alike; the first one is listed. */
static mh_action proper_upgrade(const br_state *s, unsigned seat, mh_action a)
{
    unsigned card = mh_arg(a, 0), slot = mh_arg(a, 1), first = 0, end = 0;
    if (!holds(s, seat, card, BR_TYPE_UPGRADE) || slot >= BR_SLOTS ||
        s->sheet[seat][slot] != MH_NONE)
        return a;
    slots_for(card, &first, &end);
    if (slot < first || slot >= end)
        return a;
    while (s->sheet[seat][first] != MH_NONE)
        first++;
    return mh_act(BR_VERB_UPGRADE, card, first, 0);
}

mh_action br_proper_turn(const mh_state *st, int seat, mh_action a)
{
    mh_action b = a;
    if (mh_verb_of(a) == BR_VERB_SACRIFICE)
        b = proper_sacrifice(a);
    else if (mh_verb_of(a) == BR_VERB_UPGRADE)
        b = proper_upgrade(br_const(st), (unsigned)seat, a);
    return br_why_turn(st, seat, b) ? a : b;
}
