/* resolve.c - rules CM-ROUND-02, CM-ROUND-03, CM-HUNT-*, CM-SM-02: item after item. */
#include "state.h"

enum { OPEN, CONTEST, CLOSE };

/* Items: a hunt for each seat from the first player on (CM-HUNT-02), then the
 * spots from left to right (CM-DRAUGR-01, CM-TROLL-02). */
static bool hunts(const cm_state *s)
{
    unsigned seat = cm_seat_after(s, s->first, s->item);
    return s->item < s->head.seats && (s->hunters >> seat & 1);
}

static bool is_reserved(const cm_state *s)
{
    return s->item < CM_SEATS ? hunts(s) : s->holder[s->item - CM_SEATS] != MH_NONE;
}

static void next_item(cm_state *s)
{
    s->item++;
    s->stage = OPEN;
}

static void hunt(cm_state *s, mh_tale *tale)
{
    unsigned seat = cm_seat_after(s, s->first, s->item);
    if (cm_sum(s->dice[seat])) /* CM-HUNT-08 */
        cm_begin_contest(s, CM_CONTEST_HUNT, MH_NONE, seat, tale);
}

/* CM-TROLL-01: only the one on the space; CM-FIGHT-02: not without dice. */
static void fight_on_land(cm_state *s, unsigned spot, mh_tale *tale)
{
    if (cm_sum(s->band[spot]))
        cm_begin_contest(s, spot == CM_SPOT_TROLL ? CM_CONTEST_TROLL : CM_CONTEST_DRAUGR, spot,
                         s->holder[spot], tale);
}

void cm_resolution(cm_state *s, mh_tale *tale)
{
    if (s->item >= CM_SEATS + CM_SPOT_COUNT) {
        s->phase = CM_PHASE_CLEAN;
        return;
    }
    if (s->stage == OPEN) {
        if (!is_reserved(s)) {
            next_item(s); /* CM-ROUND-03, CM-SHORE-16 */
            return;
        }
        s->stage = CONTEST;
        cm_open_window(s, CM_WINDOW_RW5);
        return;
    }
    if (s->item >= CM_SEATS + CM_SPOT_SHORE1) {
        cm_voyage(s, tale);
        return;
    }
    if (s->stage == CONTEST) {
        s->stage = CLOSE;
        if (s->item < CM_SEATS)
            hunt(s, tale);
        else
            fight_on_land(s, s->item - CM_SEATS, tale);
        return;
    }
    next_item(s);
    cm_open_window(s, CM_WINDOW_RW10);
}
