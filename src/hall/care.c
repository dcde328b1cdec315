/* care.c - what a host does to tables beside playing: it has no memory for a wish, or the store
 * was changed by an administrator. */
#include <string.h>

#include "inside.h"

/* ---- a host without memory ---------------------------------------------------------------- */

void hall_cannot(hall *h, hall_op op)
{
    table *t = table_of_op(h, op);
    if (!t)
        return;
    h->cannot++;
    t->cannot |= t->load == op;
    for (draft *d = t->first; d; d = d->next)
        d->cannot |= d->op == op;
    for (thought *k = t->thoughts; k; k = k->next)
        k->cannot |= k->op == op;
}

static bool give_up_draft(hall *h, const hall_moment *m, const table *t)
{
    for (const draft *d = t->first; d; d = d->next)
        if (d->cannot) {
            hall_stored(h, m, d->op, HALL_AWAY, "no memory: nothing was done");
            return true;
        }
    return false;
}

/* The first wish of this table that the host has no memory for; false: there is none. */
static bool give_up_one(hall *h, const hall_moment *m, table *t)
{
    if (t->cannot) {
        t->cannot = false;
        hall_loaded(h, m, t->load, HALL_AWAY, "no memory: nothing was done", NULL, NULL, 0);
        return true;
    }
    if (give_up_draft(h, m, t))
        return true;
    for (const thought *k = t->thoughts; k; k = k->next)
        if (k->cannot) {
            hall_found(h, m, k->op);
            return true;
        }
    return false;
}

bool hall_give_up(hall *h, const hall_moment *m)
{
    if (!h->cannot)
        return false;
    h->cannot--;
    for (unsigned i = 0; i < HALL_SLOTS; i++)
        for (table *t = h->by_number[i]; t; t = t->next_by_number)
            if (give_up_one(h, m, t))
                return true;
    turn_begin(h, m);
    return h->cannot > 0;
}

/* ---- what administrators do ------------------------------------------------------------------ */

static bool has_guests_chat(const table *t)
{
    for (const chat *c = t->chats; c; c = c->next)
        if (c->seat < 0)
            return true;
    return false;
}

static bool is_meant(const table *t, hall_which which, const char *name, bool said)
{
    if (t->gone)
        return false;
    if (which == HALL_TABLE)
        return strcmp(t->head.id, name) == 0;
    if (which == HALL_FINISHED)
        return !t->loading && t->now.status == HALL_OVER;
    for (int seat = 0; seat < t->seats; seat++)
        if (strcmp(t->now.chair[seat].player, name) == 0)
            return true;
    return t->loading || (said && has_guests_chat(t));
}

unsigned hall_forget(hall *h, const hall_moment *m, hall_which which, const char *name)
{
    unsigned count = 0;
    turn_begin(h, m);
    for (table *t = h->all; t; t = t->after) {
        if (!is_meant(t, which, name, true))
            continue;
        count++;
        if (t->loading)
            t->stale = true;
        else
            table_let_go(t);
    }
    return count;
}

unsigned hall_reread(hall *h, const hall_moment *m, hall_which which, const char *name)
{
    unsigned count = 0;
    turn_begin(h, m);
    for (table *t = h->all; t; t = t->after)
        if (is_meant(t, which, name, false)) {
            table_catch_up(t);
            count++;
        }
    return count;
}
