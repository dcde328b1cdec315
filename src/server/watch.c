/* watch.c - who sits at a table, and who looks at it. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

int table_seat(const srv_table *t, const srv_client *c)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (c->me.id[0] && strcmp(t->chair[seat].player, c->me.id) == 0)
            return seat;
    return -1;
}

void table_from(srv_table *t, const srv_client *c)
{
    if (c->conn)
        snprintf(t->from, sizeof t->from, "%s", client_address(c));
}

srv_watch *table_watch_of(const srv_table *t, const srv_client *c)
{
    srv_watch *w = c->watches;
    while (w && w->t != t)
        w = w->next_of_client;
    return w;
}

bool table_may_watch(const srv_table *t, const srv_client *c, const char *invite)
{
    if (t->is.listed || table_seat(t, c) >= 0 || table_watch_of(t, c) ||
        strcmp(t->is.creator, c->me.id) == 0)
        return true;
    size_t n = strlen(t->is.invite);
    return invite && n && strlen(invite) == n && sodium_memcmp(invite, t->is.invite, n) == 0;
}

srv_watch *table_watch(srv_table *t, srv_client *c, unsigned parts)
{
    srv_watch *w = table_watch_of(t, c);
    if (!w) {
        w = c->watch_count < SRV_WATCHES ? calloc(1, sizeof *w) : NULL;
        if (!w)
            return NULL;
        *w = (srv_watch){.c = c, .t = t, .next_at_table = t->watches};
        w->next_of_client = c->watches;
        t->watches = w;
        c->watches = w;
        c->watch_count++;
    }
    w->parts = parts;
    return w;
}

void table_unwatch(srv_watch *w)
{
    srv_watch **at = &w->t->watches;
    srv_table *t = w->t;
    while (*at != w)
        at = &(*at)->next_at_table;
    *at = w->next_at_table;
    at = &w->c->watches;
    while (*at != w)
        at = &(*at)->next_of_client;
    *at = w->next_of_client;
    w->c->watch_count--;
    t->touched = uv_now(t->s->loop);
    bool seated = table_seat(t, w->c) >= 0;
    free(w);
    if (seated && !t->s->stopping && !t->lost)
        say_here(t);
}
