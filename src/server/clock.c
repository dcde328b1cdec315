/* clock.c - time at a table. It follows from the times of the rows alone, so every node
 * and every restart counts the same. */
#include "srv.h"

/* Rows may come from a node whose clock is ahead, or from before the clock was set back: from the
 * last of them on time goes on, and no clock stands still until the other has caught up. */
int64_t table_now(const srv_table *t) { return srv_now() + t->ahead; }

unsigned table_turn(const srv_table *t)
{
    if (t->status != DB_PLAYING || !t->session->now->depth)
        return 0;
    return mh_top(t->session->now)->waiting;
}

unsigned table_bots(const srv_table *t, unsigned turn)
{
    unsigned bots = 0;
    for (int seat = 0; seat < t->seats; seat++)
        if (turn >> seat & 1 && t->chair[seat].bot[0])
            bots |= 1u << seat;
    return bots;
}

unsigned clock_running(const srv_table *t, unsigned turn)
{
    if (t->is.clock == SRV_CLOCK_NONE)
        return 0;
    return turn & ((1u << t->seats) - 1) & ~table_bots(t, turn);
}

void clock_pass(srv_table *t, int64_t at, unsigned before, unsigned played, unsigned after)
{
    int64_t gone = at > t->since ? at - t->since : 0;
    unsigned running = clock_running(t, before);
    for (int seat = 0; seat < t->seats; seat++) {
        srv_chair *c = &t->chair[seat];
        unsigned bit = 1u << seat;
        if (running & bit)
            c->left -= gone;
        if (t->is.clock == SRV_CLOCK_LIVE && played & bit)
            c->left += t->is.more * 1000;
        if (t->is.clock == SRV_CLOCK_DAYS && (played | (after & ~before)) & bit)
            c->left = t->is.base * 1000;
    }
    if (at > t->since)
        t->since = at;
    int64_t ahead = t->since - srv_now();
    if (ahead > t->ahead)
        t->ahead = ahead;
}

int64_t clock_due(const srv_table *t, unsigned turn)
{
    unsigned running = clock_running(t, turn);
    int64_t due = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        const srv_chair *c = &t->chair[seat];
        int64_t at = t->since + (c->left > 0 ? c->left : 0);
        if (running >> seat & 1 && !c->late && (!due || at < due))
            due = at;
    }
    return due;
}
