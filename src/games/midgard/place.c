/* place.c - rules CM-PLACE-*: placing workers, and what forbids a space. */
#include "state.h"

static const char *why_space(const cm_state *s, unsigned seat, unsigned space);

/* CM-PLACE-04, CM-DEC-01 */
static bool can_only_beg(const cm_state *s, unsigned seat)
{
    for (unsigned space = 0; space <= CM_SPACE_ECONOMIC_STALL_SPACE_2; space++)
        if (space != CM_SPACE_BEG && !why_space(s, seat, space))
            return false;
    return true;
}

/* CM-PLACE-01, CM-PLACE-02: clockwise, one worker at a time; RW2, DP-02, RW3. */
void cm_placement(cm_state *s, mh_tale *tale)
{
    unsigned seats = s->head.seats, tried = 0;
    switch (s->stage) {
    case 0:
        while (tried++ < seats && !s->workers[s->turn])
            s->turn = (uint8_t)cm_left(s, s->turn);
        if (tried > seats) {
            s->phase = CM_PHASE_ASSIGN;
            return;
        }
        s->stage = 1;
        cm_open_window_for(s, CM_WINDOW_RW2, s->turn);
        return;
    case 1:
        s->stage = 2;
        mh_ask(&s->head, CM_PROMPT_PLACE, 1u << s->turn, 0);
        if (can_only_beg(s, s->turn))
            cm_apply_place(&s->head, s->turn, mh_act(CM_VERB_PLACE, CM_SPACE_BEG, 0, 0), tale);
        return;
    default:
        s->stage = 0;
        s->turn = (uint8_t)cm_left(s, s->turn); /* CM-PLACE-09: wherever the marker is now */
        cm_open_window(s, CM_WINDOW_RW3);       /* CM-RUNE-04 */
    }
}

static bool stall_of(unsigned space, unsigned *slot)
{
    *slot = space - CM_SPACE_MILITARY_STALL_SPACE_1;
    return space >= CM_SPACE_MILITARY_STALL_SPACE_1 && space <= CM_SPACE_ECONOMIC_STALL_SPACE_2;
}

static const char *why_stall(const cm_state *s, unsigned seat, unsigned slot)
{
    if (s->stall[slot] == MH_NONE)
        return "CM-SETUP-04";
    const cm_stall_row *stall = &cm_market_stalls[s->stall[slot]];
    bool optional = stall->max_repeats > 1 && !cm_fewest_alms(s); /* CM-STALL-04 */
    bool paid = stall->cost_food <= s->food[seat] && stall->cost_wood <= s->wood[seat] &&
                stall->cost_coins <= s->coins[seat];
    return optional || paid ? NULL : "CM-PLACE-06";
}

static const char *why_ship(const cm_state *s, unsigned seat, unsigned space)
{
    if (space == CM_SPACE_OWN_PRIVATE_LONGSHIP) {
        if (cm_ship_of(s, seat) == MH_NONE)
            return "CM-SHIP-04";
        if (s->own_ship_sent >> seat & 1)
            return "CM-PLACE-05";
    }
    if (!cm_free_shores(s))
        return "CM-SHIP-05";
    if (space == CM_SPACE_LARGE_PUBLIC_LONGSHIP &&
        s->coins[seat] < cm_longships[CM_SHIP_LARGE_PUBLIC_LONGSHIP].use_cost_coins)
        return "CM-PLACE-06";
    return NULL;
}

static const char *why_shipwright(const cm_state *s, unsigned seat)
{
    if (cm_ship_of(s, seat) != MH_NONE)
        return "CM-LOC-56";
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++)
        if (cm_can_build(s, seat, ship))
            return NULL;
    return "CM-PLACE-06";
}

static const char *why_runesmith(const cm_state *s, unsigned seat)
{
    bool any = s->deck[CM_DECK_RUNE] != 0;
    for (unsigned i = 0; i < CM_ROW; i++)
        any |= s->rune_row[i] != MH_NONE;
    if (!any)
        return "CM-LOC-48";
    return s->wood[seat] ? NULL : "CM-PLACE-06";
}

static const char *why_huts(const cm_state *s, unsigned seat)
{
    const cm_start_row *start = &cm_starting[s->head.seats - 2];
    unsigned slots = cm_option(s, CM_OPTION_HUTS_SLOTS) == CM_HUTS_1 ? 1 : 4;
    if (s->crew[seat] >= start->workers_own + start->workers_in_huts)
        return "CM-LOC-60"; /* CM-COMP-13 */
    if (s->hut_visits >= slots)
        return "CM-LOC-62";
    return s->coins[seat] >= cm_hut_price(s) ? NULL : "CM-PLACE-06";
}

/* CM-PLACE-06: what has a price must be paid in full. CM-PLACE-07: what has none
 * may always be chosen. */
static const char *why_price(const cm_state *s, unsigned seat, unsigned space)
{
    unsigned slot = 0;
    if (stall_of(space, &slot))
        return why_stall(s, seat, slot);
    switch (space) {
    case CM_SPACE_LARGE_PUBLIC_LONGSHIP:
    case CM_SPACE_SMALL_PUBLIC_LONGSHIP:
    case CM_SPACE_OWN_PRIVATE_LONGSHIP:
        return why_ship(s, seat, space);
    case CM_SPACE_SHIPWRIGHT:
        return why_shipwright(s, seat);
    case CM_SPACE_RUNESMITH:
        return why_runesmith(s, seat);
    case CM_SPACE_WORKER_HUTS:
        return why_huts(s, seat);
    case CM_SPACE_MERCHANT_SHIP: /* CM-LOC-42, CM-LEAD-31 */
        return s->coins[seat] || cm_has_ability(s, seat, CM_ABILITY_LA_SEAWORTHY) ? NULL
                                                                                  : "CM-PLACE-06";
    case CM_SPACE_STAVE_CHURCH:
        return s->coins[seat] >= cm_church_prices[0] ? NULL : "CM-PLACE-06";
    default:
        return NULL;
    }
}

static const char *why_space(const cm_state *s, unsigned seat, unsigned space)
{
    if (space > CM_SPACE_ECONOMIC_STALL_SPACE_2)
        return "CM-PLACE-03"; /* shores and the rune row hold no worker */
    if (s->taken >> space & 1)
        return "CM-PLACE-05";
    if (space == CM_SPACE_HUNTING_GROUNDS && s->hunters >> seat & 1 &&
        cm_edition(s, CM_OPTION_ED_HUNTLIMIT) == CM_EDITION_DE)
        return "CM-LOC-22";
    return why_price(s, seat, space);
}

uint32_t cm_legal_place(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned space = 0; space <= CM_SPACE_ECONOMIC_STALL_SPACE_2; space++)
        if (!why_space(cm_const(st), (unsigned)seat, space))
            out[n++] = mh_act(CM_VERB_PLACE, space, 0, 0);
    return n;
}

const char *cm_why_place(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) != CM_VERB_PLACE)
        return "CM-PLACE-04"; /* there is no pass */
    return why_space(cm_const(st), (unsigned)seat, mh_arg(a, 0));
}

/* CM-PLACE-05, CM-STALL-01: one worker closes a space, but for these. Nothing else limits a
 * player (CM-PLACE-11, CM-SHIP-07). */
static bool stays_open(unsigned space)
{
    return space == CM_SPACE_HUNTING_GROUNDS || space == CM_SPACE_BEG ||
           space == CM_SPACE_WORKER_HUTS || space == CM_SPACE_OWN_PRIVATE_LONGSHIP;
}

/* CM-PLACE-03 */
void cm_apply_place(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned space = mh_arg(a, 0);
    mh_done(st);
    mh_add(&s->workers[seat], -1);
    if (!stays_open(space))
        s->taken |= 1u << space;
    cm_visit(s, (unsigned)seat, space, tale);
}
