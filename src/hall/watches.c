/* watches.c - who sits at a table, and who looks at it. */
#include <string.h>

#include "inside.h"

/* Where several seats are one client's, it looks with the one that is asked; while none is, with
 * the one that was: nobody else is to see what that one knows. */
int seat_of(const table *t, const standing *on, const mh_state *state, const client *c)
{
    unsigned own = 0, turn = turn_of(on, state);
    const watch *w = watch_of(t, c);
    for (int seat = 0; seat < t->seats; seat++)
        if (c->who.id[0] && strcmp(on->chair[seat].player, c->who.id) == 0)
            own |= 1u << seat;
    if (w && own >> w->seat & 1 && (turn >> w->seat & 1 || !(turn & own)))
        return w->seat;
    unsigned from = turn & own ? turn & own : own;
    for (int seat = 0; seat < t->seats; seat++)
        if (from >> seat & 1)
            return seat;
    return -1;
}

int viewer_of(const table *t, const client *c)
{
    int seat = seat_of(t, &t->now, t->session.now, c);
    return seat >= 0 ? seat : MH_NOBODY;
}

watch *watch_of(const table *t, const client *c)
{
    watch *w = c->watches;
    while (w && w->t != t)
        w = w->next_of_client;
    return w;
}

/* In a time that says nothing about how much of it is right. */
static bool same_code(const char *a, const char *b, size_t n)
{
    unsigned differ = 0;
    for (size_t i = 0; i < n; i++)
        differ |= (unsigned)(a[i] ^ b[i]);
    return !differ;
}

static bool is_for(const table *t, const standing *on, const client *c, const char *invite)
{
    size_t n = strlen(t->head.invite);
    if (t->head.listed || seat_of(t, on, NULL, c) >= 0 || strcmp(t->head.creator, c->who.id) == 0)
        return true;
    return invite && n && strlen(invite) == n && same_code(invite, t->head.invite, n);
}

bool may_watch(const table *t, const standing *on, const client *c, const char *invite)
{
    bool known = t->head.rated && on->status == HALL_OVER; /* ladders rest on it */
    return known || watch_of(t, c) || is_for(t, on, c, invite);
}

bool may_hear(const table *t, const client *c, const char *invite)
{
    return is_for(t, &t->now, c, invite);
}

bool hears(const watch *w) { return w->invited || may_hear(w->t, w->c, NULL); }

watch *watch_table(table *t, client *c, unsigned parts)
{
    watch *w = watch_of(t, c);
    if (!w) {
        w = c->watch_count < HALL_WATCHES ? hall_get(t->h, sizeof *w) : NULL;
        if (!w)
            return NULL;
        *w = (watch){.c = c,
                     .t = t,
                     .next_at_table = t->watches,
                     .next_of_client = c->watches,
                     .viewer = -1};
        t->watches = w;
        c->watches = w;
        c->watch_count++;
    }
    w->parts = parts;
    return w;
}

void unwatch(watch *w)
{
    watch **at = &w->t->watches;
    table *t = w->t;
    while (*at != w)
        at = &(*at)->next_at_table;
    *at = w->next_at_table;
    at = &w->c->watches;
    while (*at != w)
        at = &(*at)->next_of_client;
    *at = w->next_of_client;
    w->c->watch_count--;
    t->touched = t->h->now;
    bool seated = viewer_of(t, w->c) != MH_NOBODY;
    hall_free(t->h, w, sizeof *w);
    if (seated && t->watches)
        tell_here(t);
    else if (!seated)
        watchers_tell(t);
}

unsigned watchers_of(const table *t)
{
    unsigned count = 0;
    for (const watch *w = t->watches; w; w = w->next_at_table)
        count += viewer_of(t, w->c) == MH_NOBODY;
    return count;
}

void watchers_tell(table *t)
{
    if (t->watches && watchers_of(t) <= HALL_CROWD)
        tell_here(t);
}
