/* age.c - rules BR-PHASE-*, BR-DISC-*, BR-QPH-*, BR-RAG-*, BR-VAL-*, BR-END-*: the phases of
 * an Age, one after another. */
#include <string.h>

#include "state.h"

void br_enter(br_state *s, unsigned phase, mh_tale *tale)
{
    s->phase = (uint8_t)phase;
    s->item = s->sub = 0;
    mh_tell(tale, BR_EVENT_PHASE, MH_ALL, phase, 0, 0, 0);
}

/* ---- Discard ----------------------------------------------------------------- */

static bool is_last_age(const br_state *s) { return s->age == BR_AGES - 1; }

/* BR-DISC-03: the cards thrown away stay face down. */
static void throw_away(br_state *s)
{
    for (unsigned card = 0; card < BR_CARD_COUNT; card++) {
        unsigned seat = s->at[card] - (unsigned)BR_PLACE_HAND_0;
        if (seat < s->head.seats && card != s->pick[seat][0])
            s->at[card] = (uint8_t)(BR_PLACE_BURIED_0 + seat);
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (!is_last_age(s) && s->pick[seat][0] != BR_HIDDEN)
            s->kept[s->age][seat] = s->pick[seat][0];
        s->pick[seat][0] = MH_NONE;
    }
}

/* BR-DISC-01; in the last Age nothing is kept (BR-DISC-02). */
static void discarding(br_state *s, mh_tale *tale)
{
    unsigned holders = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        holders |= (unsigned)br_has_cards(s, seat) << seat;
    if (!s->item++ && !is_last_age(s) && holders) {
        mh_ask(&s->head, BR_PROMPT_KEEP, holders, 0);
        return;
    }
    throw_away(s);
    br_enter(s, BR_PHASE_QUESTS, tale);
}

uint32_t br_legal_keep(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    br_set hand = br_hand(s, (unsigned)seat);
    uint32_t n = 0;
    for (unsigned card; (card = br_pop(&hand)) != MH_NONE;)
        out[n++] = mh_act(BR_VERB_KEEP, card, 0, 0);
    if (br_option(s, BR_OPTION_KEEP) == BR_OPT_KEEP_ANY)
        out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_keep(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    unsigned card = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE && br_option(s, BR_OPTION_KEEP) == BR_OPT_KEEP_ANY)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_KEEP)
        return "BR-DISC-03";
    bool held = card < BR_CARD_COUNT && s->at[card] == BR_PLACE_HAND_0 + (unsigned)seat;
    return held ? NULL : "BR-DISC-01"; /* BR-QUEST-04, BR-DISC-04 */
}

void br_apply_keep(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    if (mh_verb_of(a) == BR_VERB_KEEP) {
        s->pick[seat][0] = (uint8_t)mh_arg(a, 0);
        mh_tell(tale, BR_EVENT_KEEPS, 1u << seat, (unsigned)seat, mh_arg(a, 0), 0, 0);
    } else
        s->pick[seat][0] = BR_HIDDEN; /* nothing kept; others see that a choice was made */
    if (mh_answered(st, seat))
        mh_done(st);
}

/* ---- Quests ------------------------------------------------------------------ */

/* BR-QPH-01, BR-QPH-06 */
static void reveal_vows(br_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned seat = br_seat_from(s, s->first, i);
        for (unsigned v = 0; v < br_vow_count(s, seat); v++) {
            unsigned card = s->vow[seat][v];
            br_show(s, seat, card);
            br_discard(s, card);
            mh_tell(tale, BR_EVENT_REVEALED, MH_ALL, seat, card, 0, 0);
        }
    }
}

/* BR-QPH-05 */
static void judge(br_state *s, unsigned seat, unsigned card, mh_tale *tale)
{
    if (!br_quest_met(s, seat, card)) {
        mh_tell(tale, BR_EVENT_FAILED, MH_ALL, seat, card, 0, 0);
        return;
    }
    mh_tell(tale, BR_EVENT_FULFILLED, MH_ALL, seat, card, 0, 0);
    br_gain(s, seat, br_cards[card].quest_glory * br_quest_factor(s, seat), BR_SCORE_SC_QUEST,
            tale);
    br_ask_stat(s, seat, BR_ALL_STATS);
}

/* BR-QPH-07: item goes through the seats, sub through their Quests. */
static void questing(br_state *s, mh_tale *tale)
{
    if (!s->item && !s->sub)
        reveal_vows(s, tale);
    while (s->item < s->head.seats) {
        unsigned seat = br_seat_from(s, s->first, s->item);
        if (s->sub < br_vow_count(s, seat)) {
            judge(s, seat, s->vow[seat][s->sub++], tale);
            return;
        }
        s->item++;
        s->sub = 0;
    }
    memset(s->vow, MH_NONE, sizeof s->vow);
    br_enter(s, BR_PHASE_RAGNAROK, tale);
}

/* ---- Ragnarok ---------------------------------------------------------------- */

/* BR-RAG-04, BR-RAG-05 */
static void pay_for_the_dead(br_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned seat = br_seat_from(s, s->first, i);
        br_gain(s, seat,
                s->slain[seat] * br_ragnarok[BR_RAGNAROK_RA1 + s->age].value *
                    br_ragnarok_factor(s, seat),
                BR_SCORE_SC_RAGNAROK, tale);
        s->slain[seat] = 0;
    }
}

static void ragnarok(br_state *s, mh_tale *tale)
{
    unsigned land = s->doom[s->age];
    if (!s->item++) {
        mh_tell(tale, BR_EVENT_RAGNAROK, MH_ALL, land, 0, 0, 0);
        for (unsigned seat = 0; seat < s->head.seats; seat++) {
            s->slain[seat] = 0;
            br_fate_area(s, seat, land); /* BR-RAG-02, BR-RAG-03 */
        }
        br_begin_death(s, BR_DEATH_RAGNAROK, s->first, land); /* BR-RAG-07, BR-MON-01 */
        return;
    }
    pay_for_the_dead(s, tale);
    s->destroyed |= (uint16_t)(1u << land); /* BR-RAG-01, BR-RAG-06: doom[age + 1] is next */
    memset(s->rage, 0, sizeof s->rage);     /* what the option leftover-rage had kept */
    br_enter(s, BR_PHASE_RELEASE, tale);
}

/* ---- Release Valhalla, end of Age -------------------------------------------- */

static unsigned release(br_state *s, unsigned seat)
{
    unsigned n = br_in(s, seat, BR_SPOT_VALHALLA);
    mh_add(&s->warriors[seat][BR_SPOT_RESERVE], s->warriors[seat][BR_SPOT_VALHALLA]);
    s->warriors[seat][BR_SPOT_VALHALLA] = 0;
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (s->figure[seat][f] == BR_SPOT_VALHALLA)
            s->figure[seat][f] = BR_SPOT_RESERVE;
    return n;
}

/* BR-VAL-01, BR-VAL-02, BR-VAL-03 */
static void releasing(br_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned seat = br_seat_from(s, s->first, i), n = release(s, seat);
        if (n)
            mh_tell(tale, BR_EVENT_RELEASED, MH_ALL, seat, n, 0, 0);
        br_gain(s, seat, n * br_release_glory(s, seat), BR_SCORE_SC_RELEASE, tale);
    }
    br_enter(s, is_last_age(s) ? BR_PHASE_OVER : BR_PHASE_AGE_END, tale); /* BR-END-04 */
}

/* BR-END-01, BR-END-02, BR-END-03 */
static void end_age(br_state *s, mh_tale *tale)
{
    s->pillaged &= s->destroyed; /* BR-RAG-10 */
    s->first = (uint8_t)br_next(s, s->first);
    s->passed = 0;
    s->age++;
    mh_tell(tale, BR_EVENT_FIRST, MH_ALL, s->first, 0, 0, 0);
    mh_tell(tale, BR_EVENT_AGE, MH_ALL, s->age, 0, 0, 0);
    br_enter(s, BR_PHASE_DEAL, tale);
}

/* BR-PHASE-01, BR-PHASE-02 */
void br_step_flow(mh_state *st, mh_tale *tale)
{
    br_state *s = br_of(st);
    switch ((br_phase_id)s->phase) {
    case BR_PHASE_SETUP:
        br_phase_setup(s, tale);
        return;
    case BR_PHASE_DEAL:
        br_phase_deal(s, tale);
        return;
    case BR_PHASE_DRAFT:
        br_phase_draft(s, tale);
        return;
    case BR_PHASE_TURN:
        br_phase_turn(s, tale);
        return;
    case BR_PHASE_DISCARD:
        discarding(s, tale);
        return;
    case BR_PHASE_QUESTS:
        questing(s, tale);
        return;
    case BR_PHASE_RAGNAROK:
        ragnarok(s, tale);
        return;
    case BR_PHASE_RELEASE:
        releasing(s, tale);
        return;
    case BR_PHASE_AGE_END:
        end_age(s, tale);
        return;
    case BR_PHASE_OVER:
    case BR_PHASE_COUNT:
        break;
    }
    mh_tell(tale, BR_EVENT_OVER, MH_ALL, 0, 0, 0, 0);
    mh_done(st);
}
