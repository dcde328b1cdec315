/* round.c - rules CM-ROUND-*, CM-CLEAN-*, CM-SM-*: what follows what. */
#include <string.h>

#include "state.h"

static void enter(cm_state *s, unsigned phase, mh_tale *tale)
{
    s->phase = (uint8_t)phase;
    s->stage = s->item = 0;
    if (phase != CM_PHASE_OVER) /* that is told by an event of its own */
        mh_tell(tale, CM_EVENT_PHASE, MH_ALL, phase, 0, 0, 0);
}

/* CM-SETUP-08, CM-LEAD-02: from the right neighbour of the first player, counter-clockwise.
 * Then the destinies (CM-SETUP-11), and only then the cards of round 1 (CM-SETUP-12). */
static void before_the_rounds(cm_state *s)
{
    unsigned seats = s->head.seats;
    if (s->stage < seats) {
        unsigned seat = cm_seat_after(s, s->first, seats - 1 - s->stage);
        s->stage++;
        mh_ask(&s->head, CM_PROMPT_LEADER, 1u << seat, 0);
        return;
    }
    s->round = 1; /* CM-SETUP-03 */
    s->stage = 0;
    for (unsigned seat = seats; seat--;)
        cm_ask_draw(s, CM_DECK_DESTINY, seat);
}

static void preparation(cm_state *s, mh_tale *tale)
{
    if (!s->round) {
        before_the_rounds(s);
        return;
    }
    if (s->stage++ == 0) {
        cm_prepare(s, tale);
        return;
    }
    enter(s, CM_PHASE_PLACE, tale);
    s->turn = s->first; /* CM-PLACE-01 */
    cm_open_window(s, CM_WINDOW_RW1);
}

/* CM-CLEAN-01: workers and ships come home (CM-SHIP-09); goods in the town stay (CM-CLEAN-08). */
static void go_home(cm_state *s)
{
    s->taken = 0;
    s->hunters = s->own_ship_sent = s->hut_visits = 0;
    memset(s->fleet, MH_NONE, sizeof s->fleet);
    memset(s->holder, MH_NONE, sizeof s->holder);
}

static void clean_up(cm_state *s, mh_tale *tale)
{
    go_home(s);
    if (!s->troll_beaten) { /* CM-CLEAN-02, CM-TROLL-07, CM-TROLL-08, CM-CLEAN-09 */
        mh_tell(tale, CM_EVENT_ESCAPED, MH_ALL, 0, 0, 0, 0);
        for (unsigned seat = 0; seat < s->head.seats; seat++)
            cm_gain(s, seat, CM_GOOD_BLAME, 1, tale);
    }
    s->troll_beaten = 0;
    s->troll = s->draugr[0] = s->draugr[1] = MH_NONE; /* CM-CLEAN-03, CM-CLEAN-05, CM-DRAUGR-03 */
    for (unsigned i = 0; i < CM_SHORES; i++) {
        if (s->journey[i] != MH_NONE && s->journey_known[i] == MH_ALL) { /* CM-CLEAN-04 */
            mh_add(&s->journeys_gone[s->journey[i]], 1);
            s->journey[i] = MH_NONE;
            s->journey_known[i] = 0;
        }
        if (s->monster[i] == MH_NONE)
            continue;
        mh_add(&s->bounty[i], 1); /* CM-CLEAN-06 */
        mh_tell(tale, CM_EVENT_BOUNTY, MH_ALL, i, s->bounty[i], 0, 0);
    }
}

static void cleaning(cm_state *s, mh_tale *tale)
{
    switch (s->stage++) {
    case 0:
        cm_open_window(s, CM_WINDOW_RW11);
        return;
    case 1:
        clean_up(s, tale);
        cm_open_window(s, CM_WINDOW_RW12);
        return;
    default:
        if (s->round < CM_ROUNDS) { /* CM-CLEAN-07 */
            s->round++;
            enter(s, CM_PHASE_PREPARE, tale);
            return;
        }
        enter(s, CM_PHASE_OVER, tale); /* CM-ROUND-04, CM-END-01 */
        mh_tell(tale, CM_EVENT_OVER, MH_ALL, 0, 0, 0, 0);
        mh_done(&s->head);
    }
}

/* CM-ROUND-01. A chapter that has nothing left to do answers by leaving its phase. */
void cm_step_flow(mh_state *st, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    switch ((cm_phase_id)s->phase) {
    case CM_PHASE_PREPARE:
        preparation(s, tale);
        return;
    case CM_PHASE_PLACE:
        cm_placement(s, tale);
        if (s->phase == CM_PHASE_ASSIGN)
            enter(s, CM_PHASE_ASSIGN, tale);
        return;
    case CM_PHASE_ASSIGN:
        cm_assignment(s, tale);
        if (s->phase == CM_PHASE_RESOLVE)
            enter(s, CM_PHASE_RESOLVE, tale);
        return;
    case CM_PHASE_RESOLVE:
        cm_resolution(s, tale);
        if (s->phase == CM_PHASE_CLEAN)
            enter(s, CM_PHASE_CLEAN, tale);
        return;
    case CM_PHASE_CLEAN:
        cleaning(s, tale);
        return;
    case CM_PHASE_OVER:
    case CM_PHASE_COUNT:
        break;
    }
    assert(0 && "the game goes on after its end");
}
