/* hall.c - opening and closing it, who comes and goes. */
#include <string.h>

#include "delta.h"
#include "inside.h"

hall *hall_open(const hall_config *c, const hall_moment *m)
{
    hall *h = c->memory(c->ctx, NULL, 0, sizeof *h);
    if (!h)
        return NULL;
    memset(h, 0, sizeof *h);
    h->config = *c;
    h->opened = m->ms;
    turn_begin(h, m);
    if (turn_room(h, 1))
        return h;
    hall_free(h, h, sizeof *h);
    return NULL;
}

static void remove_client(hall *h, client *c)
{
    client **at = &h->clients[c->number % HALL_SLOTS];
    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    h->failures -= c->failed;
    h->count.clients--;
    hall_free(h, c, sizeof *c);
}

void hall_close(hall *h)
{
    hall_config config = h->config;
    for (unsigned i = 0; i < HALL_SLOTS; i++)
        while (h->clients[i]) {
            client *c = h->clients[i];
            while (c->watches) {
                watch *w = c->watches;
                c->watches = w->next_of_client;
                hall_free(h, w, sizeof *w);
            }
            remove_client(h, c);
        }
    for (unsigned i = 0; i < HALL_SLOTS; i++)
        while (h->by_number[i]) {
            table *t = h->by_number[i];
            while (t->waiting) {
                request *q = t->waiting;
                t->waiting = q->next;
                request_free(h, q);
            }
            table_free(t);
        }
    turn_free(h);
    hall_free(h, h->views, 2 * sizeof *h->views);
    config.memory(config.ctx, h, sizeof *h, 0);
}

client *client_of(const hall *h, hall_client number)
{
    client *c = h->clients[number % HALL_SLOTS];
    while (c && c->number != number)
        c = c->next;
    return c;
}

void hall_came(hall *h, const hall_moment *m, hall_client number, const hall_person *who)
{
    client *c = client_of(h, number);
    turn_begin(h, m);
    if (!c) {
        c = hall_get(h, sizeof *c);
        if (!c) {
            wish *w = turn_room(h, sizeof *w);
            hall_client *to = turn_room(h, sizeof *to);
            if (!w || !to)
                return; /* it is answered nothing, and the host hangs up by itself */
            *to = number;
            w->wish = (hall_wish){.want = HALL_HANG_UP, .to = to, .count = 1};
            wish_for(h, w);
            return;
        }
        client **slot = &h->clients[number % HALL_SLOTS];
        c->number = number;
        c->next = *slot;
        *slot = c;
        h->count.clients++;
    }
    while (c->watches && strcmp(c->who.id, who->id) != 0) /* seats differ: it watches anew */
        unwatch(c->watches);
    c->who = *who;
}

void hall_went(hall *h, const hall_moment *m, hall_client number)
{
    client *c = client_of(h, number);
    turn_begin(h, m);
    if (!c)
        return;
    while (c->watches)
        unwatch(c->watches);
    remove_client(h, c);
}

void hall_doubt_clock(hall *h, bool doubt) { h->doubtful = doubt; }

void hall_stop(hall *h) { h->stopping = true; }

const hall_figures *hall_figures_of(const hall *h) { return &h->count; }

bool hall_look(const hall *h, const char *id, hall_about *out)
{
    const table *t = table_find(h, id);
    if (!t || t->loading)
        return false;
    *out = (hall_about){.seq = t->now.seq,
                        .plies = t->now.plies,
                        .status = t->now.status,
                        .frozen = t->frozen,
                        .differs = t->differs,
                        .waiting = t->waiters,
                        .drafts = t->drafts,
                        .busy = t->load || t->thinking};
    if (t->session.now)
        out->hash = mh_hash(t->session.now, t->game->state_size);
    for (const watch *w = t->watches; w; w = w->next_at_table)
        out->watchers++;
    return true;
}

unsigned hall_lookers(const hall *h, const char *id)
{
    const table *t = table_find(h, id);
    return t ? watchers_of(t) : 0;
}
