/* voyage.c - rules CM-SHORE-*, CM-JOUR-*: a ship at a distant shore. */
#include "state.h"

enum { REVEAL = 1, RUNE, EFFECT, FEED, FIGHT, RETURN };

static unsigned spot_of(const cm_state *s) { return (unsigned)s->item - CM_SEATS; }
static unsigned shore_of(const cm_state *s) { return spot_of(s) - CM_SPOT_SHORE1; }

/* CM-SHORE-02, CM-RUNE-24: only the ship's owner is asked. */
static void offer_rune(cm_state *s)
{
    unsigned seat = s->holder[spot_of(s)];
    if (cm_can_use(s, seat, CM_RUNE_EFFECT_RE_JOURNEY))
        mh_ask(&s->head, CM_PROMPT_REDRAW, 1u << seat, CM_RUNE_EFFECT_RE_JOURNEY);
}

void cm_apply_redraw(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_PASS)
        return;
    cm_use_rune(s, (unsigned)seat, CM_RUNE_EFFECT_RE_JOURNEY, tale);
    cm_redraw_journey(s, shore_of(s));
}

/* The sea takes food from the hold; there may be less than it wants. */
static void lose_food(cm_state *s, unsigned spot, unsigned wanted, mh_tale *tale)
{
    unsigned food = s->rations[spot] < wanted ? s->rations[spot] : wanted;
    if (!food)
        return;
    mh_add(&s->rations[spot], -(int)food);
    mh_tell(tale, CM_EVENT_OVERBOARD, MH_ALL, s->holder[spot], food, 0, 0);
}

/* CM-JOUR-03, CM-JOUR-05, CM-JOUR-07: what is there must really be lost. */
static void lose_by_choice(cm_state *s, unsigned spot, unsigned wanted, mh_tale *tale)
{
    unsigned dice = cm_sum(s->band[spot]), all = dice + s->rations[spot];
    if (all > wanted) {
        cm_ask_choice(s, CM_PROMPT_JETTISON, s->holder[spot], wanted, tale);
        return;
    }
    const unsigned n[CM_DIE_COUNT] = {s->band[spot][0], s->band[spot][1], s->band[spot][2]};
    cm_fall(s, spot, n, tale);
    lose_food(s, spot, wanted, tale); /* CM-SHORE-04 */
}

/* The owner says which, where there is a choice (CM-SHORE-05, CM-SHORE-08). */
static void lose_warriors(cm_state *s, unsigned spot, unsigned wanted, mh_tale *tale)
{
    const uint8_t *band = s->band[spot];
    unsigned there = cm_sum(band);
    if (there > wanted && cm_types(band) > 1) {
        mh_ask(&s->head, CM_PROMPT_STARVE, 1u << s->holder[spot], wanted);
        return;
    }
    unsigned n[CM_DIE_COUNT];
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        n[d] = there > wanted && band[d] ? wanted : band[d];
    cm_fall(s, spot, n, tale);
}

static void carry_out_journey(cm_state *s, unsigned spot, mh_tale *tale)
{
    const cm_journey_row *card = &cm_journeys[s->journey[shore_of(s)]];
    switch ((cm_journey_effect_id)card->effect_id) {
    case CM_JOURNEY_EFFECT_JE_KRAKEN: /* CM-JOUR-02 */
        if (cm_sum(s->band[spot]))
            cm_begin_contest(s, CM_CONTEST_KRAKEN, spot, s->holder[spot], tale);
        return;
    case CM_JOURNEY_EFFECT_JE_LOSE_CHOICE:
        lose_by_choice(s, spot, card->lose_choice, tale);
        return;
    case CM_JOURNEY_EFFECT_JE_LOSE_FOOD: /* CM-JOUR-04 */
        lose_food(s, spot, card->lose_food, tale);
        return;
    case CM_JOURNEY_EFFECT_JE_LOSE_WARRIOR: /* CM-JOUR-06 */
        if (cm_sum(s->band[spot]))
            lose_warriors(s, spot, card->lose_warrior, tale);
        return;
    case CM_JOURNEY_EFFECT_JE_NONE: /* CM-JOUR-01 */
    case CM_JOURNEY_EFFECT_COUNT:
        return;
    }
}

/* CM-SHORE-06, CM-SHORE-07, CM-SHORE-10 */
static void feed(cm_state *s, unsigned spot, mh_tale *tale)
{
    unsigned warriors = cm_sum(s->band[spot]);
    unsigned fed = s->rations[spot] * (unsigned)cm_feeds[shore_of(s)];
    if (warriors <= fed)
        return;
    mh_tell(tale, CM_EVENT_STARVED, MH_ALL, s->holder[spot], warriors - fed, 0, 0);
    lose_warriors(s, spot, warriors - fed, tale);
}

/* CM-SHORE-11, CM-SHORE-12: the ban strikes only now. */
static void land(cm_state *s, unsigned spot, mh_tale *tale)
{
    unsigned monster = s->monster[shore_of(s)], ban = cm_monsters[monster].ban;
    unsigned n[CM_DIE_COUNT] = {0};
    s->rations[spot] = 0; /* CM-SHORE-09, CM-JOUR-09 */
    if (ban < CM_DIE_COUNT && s->band[spot][ban]) {
        mh_tell(tale, CM_EVENT_BANNED, MH_ALL, monster, ban, 0, 0);
        n[ban] = s->band[spot][ban];
        cm_fall(s, spot, n, tale);
    }
    if (cm_sum(s->band[spot])) /* CM-SHORE-13, CM-SHORE-17 */
        cm_begin_contest(s, CM_CONTEST_MONSTER, spot, s->holder[spot], tale);
}

/* One shore, step A to C, completely (CM-SM-02). */
void cm_voyage(cm_state *s, mh_tale *tale)
{
    unsigned spot = spot_of(s);
    switch (s->stage++) {
    case REVEAL: /* CM-SHORE-01 */
        cm_turn_journey(s, shore_of(s), MH_NOBODY, tale);
        return;
    case RUNE:
        offer_rune(s);
        return;
    case EFFECT: /* CM-SHORE-03 */
        carry_out_journey(s, spot, tale);
        return;
    case FEED:
        feed(s, spot, tale);
        return;
    case FIGHT:
        land(s, spot, tale);
        return;
    default:
        s->item++;
        s->stage = 0;
        cm_open_window(s, CM_WINDOW_RW10);
    }
}

/* DP-20: `jettison food swords spears axes`, arg: how many in all. */
uint32_t cm_legal_jettison(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    unsigned spot = spot_of(s), wanted = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (unsigned food = 0; food <= s->rations[spot] && food <= wanted; food++) {
        mh_action dice[16];
        uint32_t ways = cm_list_losses(s->band[spot], wanted - food, CM_VERB_LOSE, dice);
        for (uint32_t i = 0; i < ways; i++)
            out[n++] =
                mh_with(mh_act(CM_VERB_JETTISON, food, mh_arg(dice[i], 0), mh_arg(dice[i], 1)), 3,
                        mh_arg(dice[i], 2));
    }
    return n;
}

const char *cm_why_jettison(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    unsigned spot = spot_of(s), wanted = mh_top(st)->arg[0];
    mh_action dice = mh_act(CM_VERB_LOSE, mh_arg(a, 1), mh_arg(a, 2), mh_arg(a, 3));
    (void)seat;
    if (mh_verb_of(a) != CM_VERB_JETTISON)
        return "CM-SHORE-03";
    if (mh_arg(a, 0) > s->rations[spot] || mh_arg(a, 0) > wanted)
        return "CM-SHORE-04";
    return cm_loses(s->band[spot], wanted - mh_arg(a, 0), dice) ? NULL : "CM-JOUR-07";
}

void cm_apply_jettison(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    const unsigned n[CM_DIE_COUNT] = {mh_arg(a, 1), mh_arg(a, 2), mh_arg(a, 3)};
    (void)seat;
    mh_done(st);
    cm_fall(s, spot_of(s), n, tale);
    lose_food(s, spot_of(s), mh_arg(a, 0), tale);
}

/* DP-20 (Whirlpool) and DP-21: which warriors. arg: how many. */
uint32_t cm_legal_starve(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    (void)seat;
    return cm_list_losses(s->band[spot_of(s)], mh_top(st)->arg[0], CM_VERB_LOSE, out);
}

const char *cm_why_starve(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_LOSE && cm_loses(s->band[spot_of(s)], mh_top(st)->arg[0], a))
        return NULL;
    return "CM-SHORE-08";
}

void cm_apply_starve(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    const unsigned n[CM_DIE_COUNT] = {mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2)};
    (void)seat;
    mh_done(st);
    cm_fall(s, spot_of(s), n, tale);
}
