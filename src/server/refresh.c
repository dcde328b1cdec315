/* refresh.c - what is known of a player (facts.h) has changed: its connections here follow. */
#include <stdlib.h>
#include <string.h>

#include "srv.h"

bool client_of_player(const srv *s, const char *player)
{
    for (unsigned i = 0; i < SRV_SLOTS; i++)
        for (const srv_client *c = s->clients[i]; c; c = c->next)
            if (c->hello && strcmp(c->me.id, player) == 0)
                return true;
    return false;
}

/* Each connection has facts of its own. */
typedef struct reading {
    queue_job job;
    srv_client *c;
    person_facts facts;
} reading;

static void run_read(queue_job *job, const db_api *api, db *d)
{
    reading *r = (reading *)job;
    job->err = facts_read((rec_link){api, d}, r->c->me.id, &r->facts);
}

static void done_read(queue_job *job)
{
    reading *r = (reading *)job;
    srv_client *c = r->c;
    if (!job->err && c->hello) {
        person_facts old = c->facts;
        c->facts = r->facts;
        r->facts = old;
        memcpy(c->me.name, c->facts.name, sizeof c->me.name);
        hosting_came(c);
    }
    facts_free(&r->facts); /* the hall has the new ones */
    client_unref(c);
    free(r);
}

static void read_again(srv_client *c)
{
    reading *r = calloc(1, sizeof *r);
    if (!r)
        return; /* it is found at the next hello */
    r->job = (queue_job){.run = run_read, .done = done_read};
    r->c = c;
    c->refs++;
    queue_post(c->s->queue, &r->job);
}

bool refresh_facts(srv *s, const char *player)
{
    bool any = false;
    for (unsigned i = 0; i < SRV_SLOTS && !s->stopping; i++)
        for (srv_client *c = s->clients[i]; c; c = c->next)
            if (c->hello && strcmp(c->me.id, player) == 0) {
                read_again(c);
                any = true;
            }
    return any;
}
