/* setup.c - rules CM-SETUP-*, CM-LEAD-01..03, CM-PREP-*: laying out the game and a round. */
#include <string.h>

#include "state.h"

/* CM-ED-01: an override wins over the edition. */
unsigned cm_edition(const cm_state *s, unsigned option)
{
    unsigned own = cm_option(s, option);
    if (own == CM_OVERRIDE_EDITION)
        return cm_option(s, CM_OPTION_EDITION);
    return own == CM_OVERRIDE_DE ? CM_EDITION_DE : CM_EDITION_RU;
}

static const cm_start_row *start_of(const cm_state *s) { return &cm_starting[s->head.seats - 2]; }

/* CM-SETUP-02 */
unsigned cm_shore_count(const cm_state *s)
{
    return (unsigned)start_of(s)->shores_near + start_of(s)->shores_far;
}

static uint64_t whole_deck(unsigned cards) { return (1ull << cards) - 1; }

static uint64_t stalls_of(unsigned kind)
{
    uint64_t deck = 0;
    for (unsigned i = 0; i < CM_STALL_COUNT; i++)
        deck |= (uint64_t)(cm_market_stalls[i].kind == kind) << i;
    return deck;
}

/* CM-SETUP-06, CM-HID-01: a face-down deck is a bag; its order comes with the draws.
 * None runs out in the eight rounds but runes, destinies and journeys (CM-RND-03). */
static void fill_decks(cm_state *s)
{
    s->deck[CM_DECK_MILITARY] = stalls_of(CM_STALL_KIND_MILITARY);
    s->deck[CM_DECK_ECONOMIC] = stalls_of(CM_STALL_KIND_ECONOMIC);
    s->deck[CM_DECK_TROLL] = whole_deck(CM_TROLL_COUNT);
    s->deck[CM_DECK_DRAUGR] = whole_deck(CM_DRAUGR_COUNT);
    s->deck[CM_DECK_MONSTER] = whole_deck(CM_MONSTER_COUNT);
    s->deck[CM_DECK_RUNE] = whole_deck(CM_RUNE_COUNT);
    s->deck[CM_DECK_MERCHANT] = whole_deck(CM_MERCHANT_COUNT);
    s->deck[CM_DECK_DESTINY] = whole_deck(CM_DESTINY_COUNT);
    s->deck[CM_DECK_FIRST] = whole_deck(s->head.seats);
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++)
        s->journeys[j] = cm_journeys[j].count;
    for (unsigned i = 0; i < CM_FACE_COUNT; i++) /* CM-COMP-03 */
        s->supply[cm_dice[i].die] = cm_dice[i].supply;
}

static void empty_board(cm_state *s)
{
    s->troll = s->merchant = MH_NONE;
    s->foe_spot = s->fighter = MH_NONE;
    memset(s->leader, MH_NONE, sizeof s->leader);
    memset(s->draugr, MH_NONE, sizeof s->draugr);
    memset(s->stall, MH_NONE, sizeof s->stall);
    memset(s->rune_row, MH_NONE, sizeof s->rune_row);
    memset(s->ship_owner, MH_NONE, sizeof s->ship_owner);
    memset(s->monster, MH_NONE, sizeof s->monster);
    memset(s->journey, MH_NONE, sizeof s->journey);
    memset(s->fleet, MH_NONE, sizeof s->fleet);
    memset(s->holder, MH_NONE, sizeof s->holder);
    memset(s->under, MH_NONE, sizeof s->under);
    memset(s->drawn, MH_NONE, sizeof s->drawn);
}

/* CM-SETUP-09, CM-SETUP-10 */
static void outfit(cm_state *s, unsigned seat)
{
    const cm_start_row *start = start_of(s);
    s->food[seat] = start->food;
    s->wood[seat] = start->wood;
    s->coins[seat] = start->coins;
    s->favor[seat] = start->favor;
    s->glory[seat] = start->glory;
    s->blame[seat] =
        cm_option(s, CM_OPTION_DISTRUST) ? start->blame_variant2 : start->blame; /* CM-VAR-02, 03 */
    s->crew[seat] = start->workers_own;
    const uint8_t dice[CM_DIE_COUNT] = {start->sword, start->spear, start->axe};
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        s->dice[seat][d] = dice[d];
        mh_add(&s->supply[d], -dice[d]);
    }
}

const char *cm_setup(mh_state *st)
{
    cm_state *s = cm_of(st);
    const cm_start_row *start = start_of(s);
    fill_decks(s);
    empty_board(s);
    for (unsigned seat = 0; seat < st->seats; seat++)
        outfit(s, seat);
    mh_ask(st, CM_PROMPT_FLOW, 0, 0);
    /* The frames are a stack: what comes first is opened last (CM-RND-01). */
    cm_ask_draw(s, CM_DECK_FIRST, 0); /* CM-SETUP-07 */
    for (unsigned i = start->stalls_economic; i--;)
        cm_ask_draw(s, CM_DECK_ECONOMIC, 2 + i); /* CM-SETUP-04 */
    for (unsigned i = start->stalls_military; i--;)
        cm_ask_draw(s, CM_DECK_MILITARY, i);
    return NULL;
}

/* DP-01: CM-LEAD-01, CM-LEAD-03. */
static bool leader_is_free(const cm_state *s, unsigned leader)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (s->leader[seat] == leader)
            return false;
    return leader < CM_LEADER_COUNT;
}

uint32_t cm_legal_leader(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < CM_LEADER_COUNT; i++)
        if (leader_is_free(cm_const(st), i))
            out[n++] = mh_act(CM_VERB_LEADER, i, 0, 0);
    return n;
}

const char *cm_why_leader(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_LEADER && leader_is_free(cm_const(st), mh_arg(a, 0)))
        return NULL;
    return "CM-LEAD-03";
}

void cm_apply_leader(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    cm_of(st)->leader[seat] = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* CM-PREP-07, CM-PREP-08: dice only while the supply has some. */
static void restock(cm_state *s)
{
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        if (s->supply[d]) {
            mh_add(&s->supply[d], -1);
            mh_add(&s->forge[d], 1);
        }
    mh_add(&s->smokehouse, 1);
}

/* CM-PREP-04: empty spaces are refilled while the deck lasts (CM-RND-04). */
static void refill_runes(cm_state *s)
{
    unsigned row = cm_option(s, CM_OPTION_RUNE_ROW) == CM_ROW_2 ? 2 : 3; /* CM-PREP-10 */
    unsigned left = (unsigned)__builtin_popcountll(s->deck[CM_DECK_RUNE]), empty = 0;
    for (unsigned i = 0; i < row; i++)
        empty += s->rune_row[i] == MH_NONE;
    for (unsigned i = row; i--;)
        if (s->rune_row[i] == MH_NONE && empty-- <= left)
            cm_ask_draw(s, CM_DECK_RUNE, i);
}

/* The cards of a new round, opened last to first. */
void cm_prepare(cm_state *s, mh_tale *tale)
{
    mh_tell(tale, CM_EVENT_ROUND, MH_ALL, s->round, 0, 0, 0);
    restock(s);
    memcpy(s->workers, s->crew, sizeof s->workers);
    for (unsigned i = 0; i < cm_shore_count(s); i++)
        if (s->journey[i] == MH_NONE)
            cm_lay_journey(s, i);
    cm_ask_draw(s, CM_DECK_MERCHANT, 0); /* CM-PREP-06 */
    for (unsigned i = cm_shore_count(s); i--;)
        if (s->monster[i] == MH_NONE)
            cm_ask_draw(s, CM_DECK_MONSTER, i); /* CM-PREP-05, CM-PREP-09 */
    refill_runes(s);
    cm_ask_draw(s, CM_DECK_DRAUGR, 1); /* CM-PREP-02 */
    cm_ask_draw(s, CM_DECK_DRAUGR, 0);
    cm_ask_draw(s, CM_DECK_TROLL, 0); /* CM-PREP-01 */
}
