/* supply.c - what a player owns and has not placed: goods, resources, weapons,
 * special tiles, buildings (FO-COMP, FO-WPN, FO-OUT). Silver is one number, no supply has a
 * limit (FO-COMP-13, FO-COMP-15), and it is open to all (FO-WPN-01, FO-INFO-03). */
#include "state.h"

void fo_change(uint16_t *x, int by)
{
    int sum = *x + by;
    assert(sum >= 0 && sum <= 0xffff); /* FO-INV-07 */
    *x = (uint16_t)sum;
}

unsigned fo_animals(const fo_state *s, int seat, unsigned animal)
{
    unsigned pregnant = animal == FO_ITEM_SHEEP ? FO_ITEM_SHEEP_PREGNANT : FO_ITEM_CATTLE_PREGNANT;
    return fo_has(s, seat, animal) + fo_has(s, seat, pregnant); /* FO-SPC-N1 */
}

unsigned fo_count(const fo_state *s, int seat, unsigned what)
{
    switch ((fo_count_id)what) {
    case FO_COUNT_ROUND:
        return s->round; /* FO-EMI-01 */
    case FO_COUNT_PLAYERS:
        return s->head.seats; /* FO-SPC-N3 */
    case FO_COUNT_CATTLE:
        return fo_animals(s, seat, FO_ITEM_CATTLE);
    case FO_COUNT_SHEEP:
        return fo_animals(s, seat, FO_ITEM_SHEEP);
    case FO_COUNT_COUNT:
        break;
    }
    return 0;
}

/* ---- buildings ---------------------------------------------------------------- */

static const uint8_t *owners_of(const fo_state *s, unsigned building)
{
    if (building == FO_BUILDING_SHED)
        return s->shed_owner;
    return building == FO_BUILDING_STONE_HOUSE ? s->stone_owner : s->long_owner;
}

unsigned fo_buildings_left(const fo_state *s, unsigned building)
{
    const uint8_t *owner = owners_of(s, building);
    unsigned left = 0;
    for (unsigned i = 0; i < fo_buildings[building].count; i++)
        left += owner[i] == MH_NONE;
    return left; /* FO-COMP-04, FO-OUT-01 */
}

static void add_building(fo_state *s, int seat, unsigned building)
{
    uint8_t *owner = building == FO_BUILDING_SHED          ? s->shed_owner
                     : building == FO_BUILDING_STONE_HOUSE ? s->stone_owner
                                                           : s->long_owner;
    while (*owner != MH_NONE)
        owner++;
    *owner = (uint8_t)seat; /* FO-BLD-04, FO-BLD-06 */
}

/* ---- weapons -------------------------------------------------------------------- */

/* FO-WPN-03: a named weapon comes from the discard pile, or else from the deck. */
void fo_take_weapon(fo_state *s, int seat, unsigned weapon, mh_tale *tale)
{
    if (s->discard[weapon])
        mh_add(&s->discard[weapon], -1);
    else if (s->deck[weapon])
        mh_add(&s->deck[weapon], -1);
    else
        s->conjured = 1; /* FO-WPN-04, FO-RULING-20 */
    fo_change(&s->stock[seat][FO_ITEM_BOW + weapon], 1);
    mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)seat, FO_ITEM_BOW + weapon, 1, 0);
}

void fo_spend_weapon(fo_state *s, int seat, unsigned weapon, unsigned n)
{
    fo_change(&s->stock[seat][FO_ITEM_BOW + weapon], -(int)n);
    mh_add(&s->discard[weapon], (int)n); /* FO-WPN-02 */
}

/* FO-WPN-05, FO-PH04-02 */
static void refill_weapons(fo_state *s, mh_tale *tale)
{
    unsigned left = 0;
    for (unsigned w = 0; w < 4; w++)
        left += s->deck[w];
    if (left)
        return;
    for (unsigned w = 0; w < 4; w++) {
        left += s->discard[w];
        s->deck[w] = s->discard[w];
        s->discard[w] = 0;
    }
    if (left)
        mh_tell(tale, FO_EVENT_REFILL, MH_ALL, 0, 0, 0, 0);
}

/* arg[0] seat, arg[1] weapons still to be drawn */
void fo_draw_weapons(fo_state *s, int seat, unsigned n)
{
    mh_ask(&s->head, FO_PROMPT_ARMING, 0, (unsigned)seat)->arg[1] = (uint8_t)n;
}

void fo_step_arming(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1];
    if (!f->arg[1]) {
        mh_done(st);
        fo_after_answer(fo_of(st), tale);
        return;
    }
    f->arg[1]--;
    refill_weapons(fo_of(st), tale);
    mh_ask(st, FO_PROMPT_WEAPON, 1u << MH_CHANCE, f->arg[0]);
}

static unsigned weapon_weight(const fo_state *s, unsigned weapon)
{
    unsigned left = (unsigned)(s->deck[0] + s->deck[1] + s->deck[2] + s->deck[3]);
    return left ? s->deck[weapon] : fo_weapons[weapon].count; /* FO-WPN-06 */
}

uint32_t fo_weight_weapon(const mh_state *st, mh_action a)
{
    return weapon_weight(fo_const(st), mh_arg(a, 0));
}

uint32_t fo_legal_weapon(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned w = 0; w < 4; w++)
        if (weapon_weight(fo_const(st), w))
            out[n++] = mh_act(FO_VERB_WEAPON, w, 0, 0);
    return n;
}

const char *fo_why_weapon(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) != FO_VERB_WEAPON || mh_arg(a, 0) >= 4)
        return "FO-WPN-05";
    return weapon_weight(fo_const(st), mh_arg(a, 0)) ? NULL : "FO-WPN-05";
}

void fo_apply_weapon(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned weapon = mh_arg(a, 0);
    seat = mh_top(st)->arg[0];
    if (s->deck[weapon])
        mh_add(&s->deck[weapon], -1);
    else
        s->conjured = 1;
    mh_done(st);
    fo_change(&s->stock[seat][FO_ITEM_BOW + weapon], 1);
    mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)seat, FO_ITEM_BOW + weapon, 1, 0);
}

/* ---- gaining and paying ---------------------------------------------------------- */

static void take_special(fo_state *s, int seat, unsigned special, mh_tale *tale)
{
    assert(s->oval >> special & 1);
    s->oval &= (uint16_t) ~(1u << special); /* FO-COMP-06 */
    s->stock[seat][FO_ITEM_GLASS_BEADS + special] = 1;
    mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)seat, FO_ITEM_GLASS_BEADS + special, 1, 0);
}

bool fo_can_gain(const fo_state *s, int seat, unsigned item)
{
    if (item >= FO_ITEM_SHED)
        return fo_buildings_left(s, item - FO_ITEM_SHED) > 0;
    if (item >= FO_ITEM_WHALER)
        return fo_free_berth(s, seat, item - FO_ITEM_WHALER); /* FO-SHIP-03 */
    if (item >= FO_ITEM_GLASS_BEADS && item <= FO_ITEM_ENGLISH_CROWN)
        return s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1;
    return true; /* FO-COMP-03, FO-OUT-02 */
}

/* FO-OUT-03, FO-RULING-23: what is limited and gone is skipped. Animals come in plain
 * (FO-PH08-06). */
void fo_gain(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale)
{
    if (!n || !fo_can_gain(s, seat, item))
        return;
    if (item >= FO_ITEM_GLASS_BEADS && item <= FO_ITEM_ENGLISH_CROWN) {
        take_special(s, seat, item - FO_ITEM_GLASS_BEADS, tale);
    } else {
        if (item >= FO_ITEM_SHED)
            add_building(s, seat, item - FO_ITEM_SHED);
        else if (item >= FO_ITEM_WHALER)
            fo_add_ship(s, seat, item - FO_ITEM_WHALER);
        else
            fo_change(&s->stock[seat][item], (int)n);
        mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)seat, item, n, 0);
    }
    fo_note_got(s, seat, item, n);
    fo_happens(s, seat, FO_MOMENT_GAIN, FO_HOW_AFTER, item, n, tale);
    if (item >= FO_ITEM_WHALER && item <= FO_ITEM_LONGSHIP) {
        fo_happens(s, seat, FO_MOMENT_NEXT, FO_HOW_NONE, item, 1, tale);
        fo_happens(s, seat, FO_MOMENT_STATE, FO_HOW_NONE, 0, 1, tale);
    }
}

/* Of equal tiles those that an open node has made leave first: so their owner keeps what it may
 * still upgrade (FO-UPG-03). */
void fo_parts_with(fo_state *s, int seat, unsigned good, unsigned n)
{
    for (unsigned i = s->head.depth; i-- > 1;) {
        mh_frame *f = &s->head.open[i];
        bool mine = f->waiting >> seat & 1;
        if (mine && f->prompt == FO_PROMPT_UPGRADE)
            fo_forget_made(f, good, n);
        else if (mine && f->prompt == FO_PROMPT_FLIP)
            fo_forget_turned(s, f, good, n);
    }
}

void fo_pay(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale)
{
    if (n && item < FO_GOODS)
        fo_parts_with(s, seat, item, n);
    fo_hand_over(s, seat, item, n, tale);
}

void fo_hand_over(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale)
{
    if (!n)
        return;
    if (item < FO_ITEM_WHALER) {
        fo_change(&s->stock[seat][item], -(int)n); /* FO-ACT-06, FO-PH08-07: of that very face */
    } else {
        unsigned slot = 0; /* FO-EMI-07: the boat with least ore is the one to give */
        for (unsigned i = 0; i < FO_BAY; i++)
            if (s->ship_type[seat][i] == item - FO_ITEM_WHALER &&
                (s->ship_type[seat][slot] != item - FO_ITEM_WHALER ||
                 s->ship_ore[seat][i] < s->ship_ore[seat][slot]))
                slot = i;
        fo_lose_ship(s, seat, slot);
    }
    mh_tell(tale, FO_EVENT_PAYS, MH_ALL, (unsigned)seat, item, n, 0);
}
