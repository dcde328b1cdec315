/* clock.c - time at a table. It follows from the times of the rows alone, so every hall
 * and every restart counts the same. */
#include "inside.h"

/* Rows may come from a host whose clock is ahead, or from before the clock was set back: from the
 * last of them on time goes on, and no clock stands still until the other has caught up. */
int64_t table_now(const table *t) { return t->h->now + t->ahead; }

unsigned turn_of(const standing *on, const mh_state *state)
{
    if (on->status != HALL_PLAYING || !state || !state->depth)
        return 0;
    return mh_top(state)->waiting;
}

unsigned bots_of(const table *t, const standing *on, unsigned turn)
{
    unsigned bots = 0;
    for (int seat = 0; seat < t->seats; seat++)
        if (turn >> seat & 1 && on->chair[seat].bot[0])
            bots |= 1u << seat;
    return bots;
}

unsigned clock_running(const table *t, const standing *on, unsigned turn)
{
    if (t->head.clock == HALL_CLOCK_NONE)
        return 0;
    return turn & ((1u << t->seats) - 1) & ~bots_of(t, on, turn);
}

void clock_pass(const table *t, standing *on, int64_t at, unsigned before, unsigned played,
                unsigned after)
{
    int64_t gone = at > on->since ? at - on->since : 0;
    unsigned running = clock_running(t, on, before);
    for (int seat = 0; seat < t->seats; seat++) {
        chair *c = &on->chair[seat];
        unsigned bit = 1u << seat;
        if (running & bit)
            c->left -= gone;
        if (t->head.clock == HALL_CLOCK_LIVE && played & bit)
            c->left += t->head.clock_more * 1000;
        if (t->head.clock == HALL_CLOCK_DAYS && (played | (after & ~before)) & bit)
            c->left = t->head.clock_base * 1000;
    }
    if (at > on->since)
        on->since = at;
}

int64_t clock_due(const table *t, const standing *on, unsigned turn)
{
    unsigned running = clock_running(t, on, turn);
    int64_t due = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        const chair *c = &on->chair[seat];
        int64_t at = on->since + (c->left > 0 ? c->left : 0);
        if (running >> seat & 1 && !c->late && (!due || at < due))
            due = at;
    }
    return due;
}
