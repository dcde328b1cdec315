/* assign.c - rules CM-ASSIGN-*: dice and food for fights and ships. */
#include "state.h"

enum { WINDOW, BEGIN, VOTED, NEXT, IN_TURN, FINISHED };
enum { NO = 1, YES = 2 };

unsigned cm_spots_of(const cm_state *s, unsigned seat)
{
    unsigned mask = 0;
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        mask |= (unsigned)(s->holder[spot] == seat) << spot;
    return mask;
}

/* CM-ASSIGN-12 */
static unsigned concerned(const cm_state *s)
{
    unsigned mask = 0;
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        if (s->holder[spot] != MH_NONE)
            mask |= 1u << s->holder[spot];
    return mask;
}

/* Warriors and food together (CM-SHIP-08); on land all the dice one has. */
unsigned cm_capacity(const cm_state *s, unsigned spot)
{
    if (spot < CM_SPOT_SHORE1)
        return CM_DICE_LIMIT;
    return cm_longships[s->fleet[spot - CM_SPOT_SHORE1]].capacity;
}

static unsigned ban_at(const cm_state *s, unsigned spot)
{
    if (spot == CM_SPOT_TROLL)
        return cm_trolls[s->troll].ban;
    if (spot < CM_SPOT_SHORE1)
        return cm_draugr[s->draugr[spot - CM_SPOT_DRAUGR1]].ban;
    return MH_NONE; /* CM-ASSIGN-08: ships carry any type */
}

static unsigned most_of(const cm_state *s, unsigned seat, unsigned spot, unsigned die)
{
    return ban_at(s, spot) == die ? 0 : s->dice[seat][die]; /* CM-ASSIGN-07 */
}

/* CM-DEC-01: without dice for a spot, or food for a ship, there is nothing to say. */
static bool can_send(const cm_state *s, unsigned seat, unsigned spot)
{
    unsigned load = spot < CM_SPOT_SHORE1 ? 0 : s->food[seat];
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        load += most_of(s, seat, spot, d);
    return load > 0;
}

/* The place of those still open that comes first; MH_NONE: nothing is left to say (CM-DEC-01). */
static unsigned first_open(const cm_state *s, unsigned seat, bool secret)
{
    for (unsigned left = s->assigning[seat]; left; left &= left - 1) {
        unsigned spot = (unsigned)__builtin_ctz(left);
        if (secret || can_send(s, seat, spot))
            return spot;
    }
    return MH_NONE;
}

/* The places a seat is asked about. While answers are secret all of them, if there is anything to
 * send: to pass over one would tell. */
static unsigned asked_about(const cm_state *s, unsigned seat, bool secret)
{
    unsigned spots = cm_spots_of(s, seat), open = 0;
    for (unsigned left = spots; left; left &= left - 1)
        if (can_send(s, seat, (unsigned)__builtin_ctz(left)))
            open |= left & (0 - left);
    return secret && open ? spots : open;
}

/* arg: is it secret until all have answered (CM-ASSIGN-04)? */
static void ask_assign(cm_state *s, unsigned seats, bool secret)
{
    unsigned asked = 0;
    for (unsigned seat = 0; seat < CM_SEATS; seat++) {
        s->assigning[seat] = (uint8_t)(seats >> seat & 1 ? asked_about(s, seat, secret) : 0);
        asked |= (unsigned)(s->assigning[seat] != 0) << seat;
    }
    if (asked)
        mh_ask(&s->head, CM_PROMPT_ASSIGN, asked, secret);
}

static bool anybody_wants_order(cm_state *s)
{
    bool wanted = false;
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        wanted |= s->vote[seat] == YES;
        s->vote[seat] = 0;
    }
    return wanted;
}

/* CM-ASSIGN-03: first player first, clockwise; item counts the seats passed. */
static void next_in_turn(cm_state *s, unsigned seats)
{
    while (s->item < s->head.seats && !(seats >> cm_seat_after(s, s->first, s->item) & 1))
        s->item++;
    s->stage = s->item < s->head.seats ? IN_TURN : FINISHED;
}

/* CM-ASSIGN-02, CM-ASSIGN-03, CM-ASSIGN-12 */
static void begin(cm_state *s, unsigned seats)
{
    unsigned mode = cm_option(s, CM_OPTION_ASSIGN_MODE);
    if (!(seats & (seats - 1))) {
        s->stage = FINISHED;
        if (seats)
            ask_assign(s, seats, false);
    } else if (mode == CM_MODE_ASK) {
        s->stage = VOTED;
        mh_ask(&s->head, CM_PROMPT_ORDER, seats, 0);
    } else if (mode == CM_MODE_SIMULTANEOUS) {
        s->stage = FINISHED;
        ask_assign(s, seats, true);
    } else {
        next_in_turn(s, seats); /* its window was just now */
    }
}

void cm_assignment(cm_state *s, mh_tale *tale)
{
    (void)tale;
    switch (s->stage) {
    case WINDOW:
        s->stage = BEGIN;
        cm_open_window(s, CM_WINDOW_RW4);
        return;
    case BEGIN:
        begin(s, concerned(s));
        return;
    case VOTED:
        s->stage = anybody_wants_order(s) ? NEXT : FINISHED;
        if (s->stage == FINISHED)
            ask_assign(s, concerned(s), true);
        return;
    case NEXT: /* what the others assigned can be seen: runes may be used (CM-RUNE-40) */
        next_in_turn(s, concerned(s));
        if (s->stage == IN_TURN)
            cm_open_window(s, CM_WINDOW_RW4);
        return;
    case IN_TURN:
        s->stage = NEXT;
        ask_assign(s, 1u << cm_seat_after(s, s->first, s->item++), false);
        return;
    default:
        s->phase = CM_PHASE_RESOLVE; /* CM-ASSIGN-11 */
    }
}

/* DP-13 */
uint32_t cm_legal_order(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(CM_VERB_ORDER, 0, 0, 0);
    out[1] = mh_act(CM_VERB_ORDER, 1, 0, 0);
    return 2;
}

const char *cm_why_order(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == CM_VERB_ORDER && mh_arg(a, 0) < 2 ? NULL : "CM-ASSIGN-04";
}

void cm_apply_order(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    cm_of(st)->vote[seat] = mh_arg(a, 0) ? YES : NO;
    if (mh_answered(st, seat))
        mh_done(st);
}

/* DP-14: `assign SPOT swords spears axes food`. CM-ASSIGN-05, CM-ASSIGN-06: any number of the dice
 * at home; food on ships only. */
uint32_t cm_list_assign(const cm_state *s, unsigned seat, unsigned spot, mh_action *out)
{
    unsigned most[CM_DIE_COUNT], larder = spot < CM_SPOT_SHORE1 ? 0 : s->food[seat];
    unsigned cap = cm_capacity(s, spot);
    uint32_t n = 0;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        most[d] = most_of(s, seat, spot, d);
    for (unsigned a = 0; a <= most[0] && a <= cap; a++)
        for (unsigned b = 0; b <= most[1] && a + b <= cap; b++)
            for (unsigned c = 0; c <= most[2] && a + b + c <= cap; c++)
                for (unsigned f = 0; f <= larder && a + b + c + f <= cap; f++)
                    out[n++] = mh_with(mh_with(mh_act(CM_VERB_ASSIGN, spot, a, b), 3, c), 4, f);
    return n;
}

/* CM-ASSIGN-01: the places in any order. */
uint32_t cm_legal_assign(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned left = cm_const(st)->assigning[seat]; left; left &= left - 1)
        n += cm_list_assign(cm_const(st), (unsigned)seat, (unsigned)__builtin_ctz(left), out + n);
    return n;
}

uint32_t cm_few_assign(const mh_state *st, int seat, mh_action *out)
{
    unsigned spot = first_open(cm_const(st), (unsigned)seat, mh_top(st)->arg[0]);
    return cm_list_assign(cm_const(st), (unsigned)seat, spot, out);
}

bool cm_later_assign(const mh_state *st, int seat, mh_action a)
{
    return mh_arg(a, 0) != first_open(cm_const(st), (unsigned)seat, mh_top(st)->arg[0]);
}

const char *cm_why_assign(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    unsigned spot = mh_arg(a, 0), load = mh_arg(a, 4);
    if (mh_verb_of(a) != CM_VERB_ASSIGN || spot >= CM_SPOT_COUNT ||
        !(s->assigning[seat] >> spot & 1))
        return "CM-ASSIGN-01";
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        if (mh_arg(a, 1 + d) > s->dice[seat][d])
            return "CM-ASSIGN-06";
        if (mh_arg(a, 1 + d) > most_of(s, (unsigned)seat, spot, d))
            return "CM-ASSIGN-07";
        load += mh_arg(a, 1 + d);
    }
    if (mh_arg(a, 4) > (spot < CM_SPOT_SHORE1 ? 0 : s->food[seat]))
        return "CM-ASSIGN-09";
    return load <= cm_capacity(s, spot) ? NULL : "CM-SHIP-08";
}

static void tell_assigned(const cm_state *s, unsigned spot, unsigned seen, mh_tale *tale)
{
    if (!tale)
        return;
    const uint8_t *band = s->band[spot];
    mh_tell(tale, CM_EVENT_ASSIGNED, seen, s->holder[spot], spot, band[0], band[1]);
    if (tale->count <= tale->cap) {
        tale->events[tale->count - 1].arg[4] = band[2];
        tale->events[tale->count - 1].arg[5] = s->rations[spot];
    }
}

/* The last of the secret answers turns all of them face up (CM-HID-06). */
static void reveal_all(const cm_state *s, mh_tale *tale)
{
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        if (s->holder[spot] != MH_NONE)
            tell_assigned(s, spot, MH_ALL, tale);
}

void cm_apply_assign(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned spot = mh_arg(a, 0);
    bool secret = mh_top(st)->arg[0];
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        mh_add(&s->dice[seat][d], -(int)mh_arg(a, 1 + d));
        mh_add(&s->band[spot][d], (int)mh_arg(a, 1 + d));
    }
    mh_add(&s->food[seat], -(int)mh_arg(a, 4)); /* CM-ASSIGN-09 */
    mh_add(&s->rations[spot], (int)mh_arg(a, 4));
    if (!secret)
        tell_assigned(s, spot, MH_ALL, tale);
    s->assigning[seat] &= (uint8_t) ~(1u << spot);
    if (first_open(s, (unsigned)seat, secret) != MH_NONE || !mh_answered(st, seat))
        return;
    mh_done(st);
    for (unsigned i = 0; i < CM_SEATS; i++)
        s->assigning[i] = 0;
    if (secret)
        reveal_all(s, tale);
}
