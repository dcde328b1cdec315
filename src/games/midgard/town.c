/* town.c - rules CM-LOC-*, CM-STALL-*, CM-SHIP-*: what the spaces do. */
#include "state.h"

/* CM-LOC-50: the price of 1, 2, 3 and 4 favor. */
const uint8_t cm_church_prices[4] = {1, 3, 6, 10};
/* CM-SHORE-06: warriors that one food feeds on the way to each shore. */
const uint8_t cm_feeds[CM_SHORES] = {2, 2, 1, 1};

/* CM-LOC-61: 5 for the first of the game, one less for each that follows. */
unsigned cm_hut_price(const cm_state *s) { return 5u - s->hut_users; }

/* CM-COMP-13: a player has at most one. */
unsigned cm_ship_of(const cm_state *s, unsigned seat)
{
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++)
        if (s->ship_owner[ship] == seat)
            return ship;
    return MH_NONE;
}

/* A bit per shore without a ship (CM-SHIP-03). */
unsigned cm_free_shores(const cm_state *s)
{
    unsigned mask = 0;
    for (unsigned i = 0; i < cm_shore_count(s); i++)
        mask |= (unsigned)(s->fleet[i] == MH_NONE) << i;
    return mask;
}

/* CM-LOC-55, CM-SETUP-05: on offer, and payable. */
bool cm_can_build(const cm_state *s, unsigned seat, unsigned ship)
{
    assert(ship < CM_SHIP_COUNT);
    const cm_ship_row *row = &cm_longships[ship];
    return row->kind == CM_SHIP_KIND_PRIVATE && row->min_players <= s->head.seats &&
           s->ship_owner[ship] == MH_NONE && row->build_wood <= s->wood[seat] &&
           row->build_coins <= s->coins[seat];
}

uint32_t cm_list_amounts(unsigned verb, unsigned least, unsigned most, mh_action *out)
{
    for (unsigned n = least; n <= most; n++)
        out[n - least] = mh_act(verb, n, 0, 0);
    return most + 1 - least;
}

/* CM-LOC-01..03: all dice lying there. They pass through the supply, so that
 * what does not fit is there already (CM-COMP-07). */
static void empty_forge(cm_state *s, unsigned seat, unsigned die, mh_tale *tale)
{
    uint8_t n[CM_DIE_COUNT] = {0};
    n[die] = s->forge[die];
    mh_add(&s->supply[die], s->forge[die]);
    s->forge[die] = 0;
    cm_recruit(s, seat, n, tale);
}

/* CM-LOC-30, CM-LOC-31, CM-LOC-32 */
static void visit_jarl(cm_state *s, unsigned seat, mh_tale *tale)
{
    static const uint8_t one_sword[CM_DIE_COUNT] = {[CM_DIE_SWORD] = 1};
    s->first = (uint8_t)(s->first == seat ? cm_left(s, seat) : seat);
    cm_recruit(s, seat, one_sword, tale);
    mh_tell(tale, CM_EVENT_MARKER, MH_ALL, s->first, 0, 0, 0);
}

/* CM-LOC-42, CM-LOC-43, CM-LEAD-30 */
static void visit_merchant(cm_state *s, unsigned seat, mh_tale *tale)
{
    const cm_merchant_row *m = &cm_merchant_ships[s->merchant];
    const uint8_t dice[CM_DIE_COUNT] = {m->sword, m->spear, m->axe};
    if (!cm_has_ability(s, seat, CM_ABILITY_LA_SEAWORTHY))
        cm_spend(s, seat, CM_GOOD_COIN, 1, tale);
    cm_gain(s, seat, CM_GOOD_FOOD, m->food, tale);
    cm_gain(s, seat, CM_GOOD_WOOD, m->wood, tale);
    cm_recruit(s, seat, dice, tale);
}

/* CM-LOC-60, CM-PLACE-10 */
static void visit_huts(cm_state *s, unsigned seat, mh_tale *tale)
{
    cm_spend(s, seat, CM_GOOD_COIN, cm_hut_price(s), tale);
    mh_add(&s->hut_users, 1);
    mh_add(&s->hut_visits, 1);
    mh_add(&s->crew[seat], 1);
    mh_add(&s->workers[seat], 1);
}

/* CM-STALL-05..11 are rows of the table. CM-STALL-02: so many exchanges; CM-STALL-12: dice that
 * can't be taken are lost. */
static void exchange(cm_state *s, unsigned seat, const cm_stall_row *stall, unsigned times,
                     mh_tale *tale)
{
    const uint8_t dice[CM_DIE_COUNT] = {stall->gain_sword, stall->gain_spear, stall->gain_axe};
    cm_spend(s, seat, CM_GOOD_FOOD, stall->cost_food * times, tale);
    cm_spend(s, seat, CM_GOOD_WOOD, stall->cost_wood * times, tale);
    cm_spend(s, seat, CM_GOOD_COIN, stall->cost_coins * times, tale);
    cm_gain(s, seat, CM_GOOD_FOOD, stall->gain_food * times, tale);
    cm_gain(s, seat, CM_GOOD_WOOD, stall->gain_wood * times, tale);
    cm_gain(s, seat, CM_GOOD_COIN, stall->gain_coins * times, tale);
    cm_gain(s, seat, CM_GOOD_FAVOR, stall->gain_favor * times, tale);
    cm_gain(s, seat, CM_GOOD_GLORY, stall->gain_glory * times, tale);
    while (times--)
        cm_recruit(s, seat, dice, tale);
}

/* A stall that may be used several times asks how often (CM-STALL-03). */
static void visit_stall(cm_state *s, unsigned seat, unsigned slot, mh_tale *tale)
{
    const cm_stall_row *stall = &cm_market_stalls[s->stall[slot]];
    if (stall->max_repeats == 1)
        exchange(s, seat, stall, 1, tale);
    else if (s->food[seat])
        cm_ask_choice(s, CM_PROMPT_ALMS, seat, s->stall[slot], tale);
}

/* CM-LOC-70..73 */
static void beg(cm_state *s, unsigned seat, mh_tale *tale)
{
    cm_gain(s, seat, CM_GOOD_BLAME, 1, tale);
    if (cm_edition(s, CM_OPTION_ED_BEG) == CM_EDITION_RU)
        cm_gain(s, seat, CM_GOOD_FOOD, 1, tale);
    else
        mh_ask(&s->head, CM_PROMPT_BEG, 1u << seat, 0);
}

static void pay_for_rune(cm_state *s, unsigned seat, mh_tale *tale)
{
    cm_spend(s, seat, CM_GOOD_WOOD, 1, tale);
    cm_ask_choice(s, CM_PROMPT_RUNESMITH, seat, 0, tale);
}

/* The large ship has its price, the small and the own one none (CM-SHIP-01, 02, 04). */
static void board_ship(cm_state *s, unsigned seat, unsigned ship, mh_tale *tale)
{
    cm_spend(s, seat, CM_GOOD_COIN, cm_longships[ship].use_cost_coins, tale);
    if (cm_longships[ship].kind == CM_SHIP_KIND_PRIVATE)
        s->own_ship_sent |= (uint8_t)(1u << seat);
    cm_ask_choice(s, CM_PROMPT_SAIL, seat, ship, tale);
}

static void visit_swordsmith(cm_state *s, unsigned seat, mh_tale *tale)
{
    empty_forge(s, seat, CM_DIE_SWORD, tale);
}

static void visit_hafter(cm_state *s, unsigned seat, mh_tale *tale)
{
    empty_forge(s, seat, CM_DIE_SPEAR, tale);
}

static void visit_blacksmith(cm_state *s, unsigned seat, mh_tale *tale)
{
    empty_forge(s, seat, CM_DIE_AXE, tale);
}

/* CM-LOC-04 */
static void visit_smokehouse(cm_state *s, unsigned seat, mh_tale *tale)
{
    cm_gain(s, seat, CM_GOOD_FOOD, s->smokehouse, tale);
    s->smokehouse = 0;
}

/* CM-LOC-20, CM-LOC-21 */
static void visit_hunting_grounds(cm_state *s, unsigned seat, mh_tale *tale)
{
    (void)tale;
    s->hunters |= (uint8_t)(1u << seat);
}

static void board_large(cm_state *s, unsigned seat, mh_tale *tale)
{
    board_ship(s, seat, CM_SHIP_LARGE_PUBLIC_LONGSHIP, tale);
}

static void board_small(cm_state *s, unsigned seat, mh_tale *tale)
{
    board_ship(s, seat, CM_SHIP_SMALL_PUBLIC_LONGSHIP, tale);
}

static void board_own(cm_state *s, unsigned seat, mh_tale *tale)
{
    board_ship(s, seat, cm_ship_of(s, seat), tale);
}

typedef void visit(cm_state *s, unsigned seat, mh_tale *tale);

/* Spaces that do something at once. */
static visit *const visits[CM_SPACE_COUNT] = {
    [CM_SPACE_BLACKSMITH] = visit_blacksmith,
    [CM_SPACE_HAFTER] = visit_hafter,
    [CM_SPACE_SWORDSMITH] = visit_swordsmith,
    [CM_SPACE_SMOKEHOUSE] = visit_smokehouse,
    [CM_SPACE_HUNTING_GROUNDS] = visit_hunting_grounds,
    [CM_SPACE_JARLS_LONGHOUSE] = visit_jarl,
    [CM_SPACE_LARGE_PUBLIC_LONGSHIP] = board_large,
    [CM_SPACE_SMALL_PUBLIC_LONGSHIP] = board_small,
    [CM_SPACE_OWN_PRIVATE_LONGSHIP] = board_own,
    [CM_SPACE_MERCHANT_SHIP] = visit_merchant,
    [CM_SPACE_RUNESMITH] = pay_for_rune,
    [CM_SPACE_WORKER_HUTS] = visit_huts,
    [CM_SPACE_BEG] = beg,
};

/* Spaces that only ask their visitor something. */
static unsigned question_at(unsigned space)
{
    switch (space) {
    case CM_SPACE_SHIPWRIGHT:
        return CM_PROMPT_SHIPYARD;
    case CM_SPACE_STAVE_CHURCH:
        return CM_PROMPT_CHURCH;
    default:
        return MH_NONE;
    }
}

void cm_visit(cm_state *s, unsigned seat, unsigned space, mh_tale *tale)
{
    if (visits[space])
        visits[space](s, seat, tale);
    else if (question_at(space) != MH_NONE)
        cm_ask_choice(s, question_at(space), seat, 0, tale);
    else if (space == CM_SPACE_MARKET)
        cm_open_market(s, seat);
    else if (space == CM_SPACE_SAGES_HOUSE)
        mh_ask(&s->head, CM_PROMPT_SAGE, 0, 0);       /* CM-LOC-35 */
    else if (space < CM_SPACE_MILITARY_STALL_SPACE_1) /* CM-LOC-10..13 */
        s->holder[CM_SPOT_TROLL + space - CM_SPACE_TROLL_SPACE] = (uint8_t)seat;
    else
        visit_stall(s, seat, space - CM_SPACE_MILITARY_STALL_SPACE_1, tale);
}

/* DP-03: CM-SHIP-03, CM-SHIP-06. arg: the ship. */
uint32_t cm_legal_sail(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned free = cm_free_shores(cm_const(st)), i = 0; i < CM_SHORES; i++)
        if (free >> i & 1)
            out[n++] = mh_act(CM_VERB_SAIL, i, 0, 0);
    return n;
}

const char *cm_why_sail(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_SAIL && mh_arg(a, 0) < CM_SHORES &&
        cm_free_shores(cm_const(st)) >> mh_arg(a, 0) & 1)
        return NULL;
    return "CM-SHIP-03";
}

void cm_apply_sail(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned ship = mh_top(st)->arg[0], shore = mh_arg(a, 0);
    mh_done(st);
    s->fleet[shore] = (uint8_t)ship;
    s->holder[CM_SPOT_SHORE1 + shore] = (uint8_t)seat; /* CM-SHIP-10 */
    mh_tell(tale, CM_EVENT_SAILED, MH_ALL, (unsigned)seat, ship, shore, 0);
}

/* DP-06: CM-LOC-50, CM-LOC-51. */
uint32_t cm_legal_church(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned i = 0; i < MH_COUNT(cm_church_prices); i++)
        if (cm_church_prices[i] <= cm_const(st)->coins[seat])
            out[n++] = mh_act(CM_VERB_PAY, cm_church_prices[i], 0, 0);
    return n;
}

static unsigned favor_for(unsigned coins)
{
    for (unsigned i = 0; i < MH_COUNT(cm_church_prices); i++)
        if (cm_church_prices[i] == coins)
            return i + 1;
    return 0;
}

const char *cm_why_church(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) != CM_VERB_PAY || !favor_for(mh_arg(a, 0)))
        return "CM-LOC-51";
    return mh_arg(a, 0) <= cm_const(st)->coins[seat] ? NULL : "CM-LOC-50";
}

void cm_apply_church(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_done(st);
    cm_spend(s, (unsigned)seat, CM_GOOD_COIN, mh_arg(a, 0), tale);
    cm_gain(s, (unsigned)seat, CM_GOOD_FAVOR, favor_for(mh_arg(a, 0)), tale);
}

/* DP-07: CM-LOC-55. */
uint32_t cm_legal_shipyard(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++)
        if (cm_can_build(cm_const(st), (unsigned)seat, ship))
            out[n++] = mh_act(CM_VERB_BUILD, ship, 0, 0);
    return n;
}

const char *cm_why_shipyard(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == CM_VERB_BUILD && mh_arg(a, 0) < CM_SHIP_COUNT &&
        cm_can_build(cm_const(st), (unsigned)seat, mh_arg(a, 0)))
        return NULL;
    return "CM-LOC-55";
}

void cm_apply_shipyard(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned ship = mh_arg(a, 0);
    mh_done(st);
    cm_spend(s, (unsigned)seat, CM_GOOD_WOOD, cm_longships[ship].build_wood, tale);
    cm_spend(s, (unsigned)seat, CM_GOOD_COIN, cm_longships[ship].build_coins, tale);
    s->ship_owner[ship] = (uint8_t)seat;
    mh_tell(tale, CM_EVENT_BUILT, MH_ALL, (unsigned)seat, ship, 0, 0);
}

/* DP-08: CM-LOC-45..47. */
static bool in_row(const cm_state *s, unsigned rune)
{
    for (unsigned i = 0; i < CM_ROW; i++)
        if (s->rune_row[i] == rune)
            return rune != MH_NONE;
    return false;
}

uint32_t cm_legal_runesmith(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned r = 0; r < CM_RUNE_COUNT; r++)
        if (in_row(s, r))
            out[n++] = mh_act(CM_VERB_TAKE, r, 0, 0);
    if (s->deck[CM_DECK_RUNE])
        out[n++] = mh_act(CM_VERB_DECK, 0, 0, 0);
    return n;
}

const char *cm_why_runesmith(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_DECK)
        return s->deck[CM_DECK_RUNE] ? NULL : "CM-LOC-48";
    return mh_verb_of(a) == CM_VERB_TAKE && in_row(s, mh_arg(a, 0)) ? NULL : "CM-LOC-45";
}

void cm_apply_runesmith(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_DECK) {
        cm_ask_draw(s, CM_DECK_RUNE, MH_NONE);
        return;
    }
    unsigned slot = 0;
    while (s->rune_row[slot] != mh_arg(a, 0))
        slot++;
    s->rune_row[slot] = MH_NONE; /* CM-LOC-47: refilled in the next preparation */
    s->runes[seat] |= (uint16_t)(1u << mh_arg(a, 0));
    mh_tell(tale, CM_EVENT_RUNE, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
}

/* CM-STALL-04: the Russian edition gives once and may repeat, the German one gives up to. */
unsigned cm_fewest_alms(const cm_state *s)
{
    return cm_edition(s, CM_OPTION_ED_AUMINGI) == CM_EDITION_RU;
}

/* DP-11: CM-STALL-03, CM-STALL-04. arg: the stall. */
static unsigned most_alms(const mh_state *st, int seat)
{
    unsigned food = cm_const(st)->food[seat];
    unsigned limit = cm_market_stalls[mh_top(st)->arg[0]].max_repeats;
    return food < limit ? food : limit;
}

uint32_t cm_legal_alms(const mh_state *st, int seat, mh_action *out)
{
    return cm_list_amounts(CM_VERB_GIVE, cm_fewest_alms(cm_const(st)), most_alms(st, seat), out);
}

const char *cm_why_alms(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) != CM_VERB_GIVE || mh_arg(a, 0) > most_alms(st, seat))
        return "CM-STALL-03";
    return mh_arg(a, 0) < cm_fewest_alms(cm_const(st)) ? "CM-STALL-04" : NULL;
}

void cm_apply_alms(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    const cm_stall_row *stall = &cm_market_stalls[mh_top(st)->arg[0]];
    mh_done(st);
    exchange(cm_of(st), (unsigned)seat, stall, mh_arg(a, 0), tale);
}

/* DP-12: CM-LOC-72. */
uint32_t cm_legal_beg(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    return cm_list_amounts(CM_VERB_BEG, 0, CM_RESOURCE_COUNT - 1, out);
}

const char *cm_why_beg(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == CM_VERB_BEG && mh_arg(a, 0) < CM_RESOURCE_COUNT ? NULL : "CM-LOC-72";
}

void cm_apply_beg(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    static const uint8_t good[CM_RESOURCE_COUNT] = {CM_GOOD_FOOD, CM_GOOD_WOOD, CM_GOOD_COIN};
    mh_done(st);
    cm_gain(cm_of(st), (unsigned)seat, good[mh_arg(a, 0)], 1, tale);
}
