/* secrets.c - rules CM-HID-*: who knows what. hide() takes from a state all that
 * the viewer may not know; deal() puts back any one world it cannot rule out.
 *
 * Trophies are secret on the table, but every defeat was public: who remembers
 * knows them. They stay in a hidden state; the view and the sheets of others do not show them. */
#include "state.h"

static bool knows(uint8_t mask, int viewer) { return viewer < 8 && (mask >> viewer & 1); }

bool cm_is_secret_assignment(const mh_state *st)
{
    return st->depth && mh_top(st)->prompt == CM_PROMPT_ASSIGN && mh_top(st)->arg[0];
}

static uint8_t sees_draw(const cm_state *s, const mh_frame *f)
{
    if (f->prompt == CM_PROMPT_DRAW && f->arg[0] == CM_DECK_DESTINY) {
        uint8_t own = (uint8_t)(1u << f->arg[1]);
        return s->deck[CM_DECK_DESTINY] ? own : own | s->under_seen[0];
    }
    if (f->prompt == CM_PROMPT_JOURNEY_CARD && f->arg[1] != MH_NOBODY)
        return (uint8_t)(1u << f->arg[1]); /* CM-HID-02 */
    return MH_ALL;
}

uint8_t cm_sees(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    const mh_frame *f = mh_top(st);
    uint8_t own = (uint8_t)(1u << seat);
    (void)a;
    if (seat == MH_CHANCE)
        return sees_draw(s, f);
    if (f->prompt == CM_PROMPT_DESTINY)
        return own; /* CM-HID-03 */
    if (f->prompt == CM_PROMPT_ORDER)
        return f->waiting == own ? MH_ALL : own;
    if (cm_is_secret_assignment(st)) { /* CM-HID-06: the last answer turns all face up */
        bool last = !(s->assigning[seat] & (s->assigning[seat] - 1));
        return f->waiting == own && last ? MH_ALL : own;
    }
    return MH_ALL;
}

/* ---- hide ---- */

static void hide_destinies(cm_state *s, int viewer)
{
    uint16_t unknown = 0;
    for (unsigned card = 0; card < CM_DESTINY_COUNT; card++) {
        if (knows(s->destiny_seen[card], viewer))
            continue;
        unknown |= (uint16_t)(1u << card);
        s->destiny_seen[card] = 0;
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        s->destinies[seat] &= (uint16_t)~unknown;
    for (unsigned i = 0; i < CM_DESTINY_COUNT; i++)
        if (s->under[i] != MH_NONE && unknown >> s->under[i] & 1)
            s->under[i] = MH_NONE;
    for (unsigned i = 0; i < CM_DRAWN; i++)
        if (s->drawn[i] != MH_NONE && unknown >> s->drawn[i] & 1)
            s->drawn[i] = MH_NONE;
    s->deck[CM_DECK_DESTINY] = unknown;
}

static void hide_journeys(cm_state *s, int viewer)
{
    for (unsigned i = 0; i < CM_SHORES; i++) {
        if (s->journey[i] >= CM_JOURNEY_COUNT || knows(s->journey_known[i], viewer))
            continue;
        uint8_t *bag = s->journey_aged[i] ? s->journeys_old : s->journeys;
        mh_add(&bag[s->journey[i]], 1);
        s->journey[i] = CM_FACE_DOWN;
    }
}

/* Of the places that a seat has answered only their number can be known: the first ones stand
 * for them. */
static void hide_answered(cm_state *s, unsigned seat)
{
    unsigned spots = cm_spots_of(s, seat), open = (unsigned)__builtin_popcount(s->assigning[seat]);
    while ((unsigned)__builtin_popcount(spots) > open)
        spots &= spots - 1;
    s->assigning[seat] = (uint8_t)spots;
}

static void hide_assignments(cm_state *s, int viewer)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if ((int)seat != viewer && mh_asked(&s->head, (int)seat))
            hide_answered(s, seat);
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++) {
        unsigned seat = s->holder[spot];
        if (seat == MH_NONE || (int)seat == viewer)
            continue;
        for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
            mh_add(&s->dice[seat][d], s->band[spot][d]);
            s->band[spot][d] = 0;
        }
        mh_add(&s->food[seat], s->rations[spot]);
        s->rations[spot] = 0;
    }
}

/* CM-HID-05: what is not named here is open. */
void cm_hide(mh_state *st, int viewer)
{
    cm_state *s = cm_of(st);
    hide_destinies(s, viewer);
    hide_journeys(s, viewer);
    if (cm_is_secret_assignment(st))
        hide_assignments(s, viewer);
    for (int seat = 0; seat < CM_SEATS; seat++)
        if (seat != viewer)
            s->vote[seat] = 0;
}

/* ---- deal ---- */

static unsigned draw_destiny(cm_state *s, unsigned seen, mh_rng *rng)
{
    uint64_t left = s->deck[CM_DECK_DESTINY];
    for (uint32_t skip = mh_below(rng, (uint32_t)__builtin_popcountll(left)); skip--;)
        left &= left - 1;
    unsigned card = (unsigned)__builtin_ctzll(left);
    s->deck[CM_DECK_DESTINY] &= ~(1ull << card);
    s->destiny_seen[card] = (uint8_t)seen;
    return card;
}

static void deal_destinies(cm_state *s, mh_rng *rng)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        while (__builtin_popcount(s->destinies[seat]) < s->destiny_count[seat])
            s->destinies[seat] |= (uint16_t)(1u << draw_destiny(s, 1u << seat, rng));
    for (unsigned i = 0; i < s->under_count; i++)
        if (s->under[i] == MH_NONE)
            s->under[i] = (uint8_t)draw_destiny(s, s->under_seen[i], rng);
    for (unsigned i = 0; i < s->drawn_count; i++)
        if (s->drawn[i] == MH_NONE)
            s->drawn[i] = (uint8_t)draw_destiny(s, 1u << s->turn, rng);
}

static unsigned draw_journey(uint8_t bag[CM_JOURNEY_COUNT], mh_rng *rng)
{
    uint32_t total = 0;
    unsigned card = 0;
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++)
        total += bag[j];
    uint32_t x = mh_below(rng, total);
    while (x >= bag[card])
        x -= bag[card++];
    mh_add(&bag[card], -1);
    return card;
}

/* A card somebody else looked at is drawn; the viewer may not know which it is. */
static void deal_journeys(cm_state *s, mh_rng *rng)
{
    for (unsigned i = 0; i < CM_SHORES; i++)
        if (s->journey[i] == CM_FACE_DOWN && s->journey_known[i])
            s->journey[i] =
                (uint8_t)draw_journey(s->journey_aged[i] ? s->journeys_old : s->journeys, rng);
}

/* One of the places a seat holds, other than those in `but`. */
static unsigned any_spot(unsigned spots, unsigned but, mh_rng *rng)
{
    unsigned left = spots & ~but;
    for (uint32_t skip = mh_below(rng, (uint32_t)__builtin_popcount(left)); skip--;)
        left &= left - 1;
    return (unsigned)__builtin_ctz(left);
}

/* Any legal assignment for as many answers as were given, wherever they were. */
static void deal_answers(cm_state *s, unsigned seat, unsigned spots, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    unsigned given = 0, open = (unsigned)__builtin_popcount(s->assigning[seat]);
    while ((unsigned)__builtin_popcount(spots & ~given) > open) {
        unsigned spot = any_spot(spots, given, rng);
        mh_action a = list[mh_below(rng, cm_list_assign(s, seat, spot, list))];
        for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
            mh_add(&s->dice[seat][d], -(int)mh_arg(a, 1 + d));
            mh_add(&s->band[spot][d], (int)mh_arg(a, 1 + d));
        }
        mh_add(&s->food[seat], -(int)mh_arg(a, 4));
        mh_add(&s->rations[spot], (int)mh_arg(a, 4));
        given |= 1u << spot;
    }
    s->assigning[seat] = (uint8_t)(spots & ~given);
}

static void deal_assignments(mh_state *st, int viewer, mh_rng *rng)
{
    cm_state *s = cm_of(st);
    for (int seat = 0; seat < st->seats; seat++)
        if (seat != viewer)
            deal_answers(s, (unsigned)seat, cm_spots_of(s, (unsigned)seat), rng);
}

static void deal_votes(mh_state *st, int viewer, mh_rng *rng)
{
    cm_state *s = cm_of(st);
    if (!st->depth || mh_top(st)->prompt != CM_PROMPT_ORDER)
        return;
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++) {
        unsigned seat = s->holder[spot];
        if (seat != MH_NONE && (int)seat != viewer && !(mh_top(st)->waiting >> seat & 1) &&
            !s->vote[seat])
            s->vote[seat] = (uint8_t)(1 + mh_below(rng, 2));
    }
}

void cm_deal(mh_state *st, int viewer, mh_rng *rng)
{
    cm_hide(st, viewer);
    deal_destinies(cm_of(st), rng);
    deal_journeys(cm_of(st), rng);
    if (cm_is_secret_assignment(st))
        deal_assignments(st, viewer, rng);
    deal_votes(st, viewer, rng);
}
