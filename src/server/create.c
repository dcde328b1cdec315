/* create.c - a new table: its head and first row in one step. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

typedef struct creation {
    desk_job job;
    srv_req *q;
    srv_table *t;
    db_row row;
    void (*done)(srv_req *q, srv_table *t, db_err err);
} creation;

static void run(desk_job *job, const db_api *api, db *d)
{
    creation *c = (creation *)job;
    job->err = api->create(d, &c->t->is, &c->row);
}

static void done(desk_job *job)
{
    creation *c = (creation *)job;
    srv_table *t = c->t;
    if (!job->err) {
        t->status = DB_OPEN;
        fold_row(t, &c->row, false);
        t->told_from = t->session ? t->session->plies : 0;
        t->changed = false;
        t->s->count.created++;
        table_from(t, c->q->c);
        table_add(t->s, t);
    }
    if (t->lost) /* it is made: who asked finds it on coming back */
        client_fail(c->q->c);
    else
        c->done(c->q, job->err ? NULL : t, job->err);
    if (job->err)
        table_free(t);
    else if (!t->lost)
        table_run_waiters(t);
    srv_free_text(c->row.body);
    req_free(c->q);
    free(c);
}

static void write_first(draft *d, const srv_req *q, int my_seat, const char *entropy)
{
    srv_table *t = d->t;
    bool full = true;
    draft_line(d, "made 0");
    if (my_seat >= 0) {
        draft_line(d, "sit %d %s %s", my_seat, q->c->me.id, q->c->me.name);
        d->row.sits = my_seat;
        snprintf(d->row.player, sizeof d->row.player, "%s", q->c->me.id);
        snprintf(d->row.name, sizeof d->row.name, "%s", q->c->me.name);
        if (entropy)
            draft_mix(d, my_seat, entropy);
    }
    for (int seat = 0; seat < t->seats; seat++)
        full = full && (t->chair[seat].for_bot || seat == my_seat);
    if (full)
        draft_start(d);
    draft_close(d);
}

void create_with(srv_req *q, srv_table *t, const db_row *first,
                 void (*answer)(srv_req *q, srv_table *t, db_err err))
{
    creation *c = calloc(1, sizeof *c);
    srv_req *kept = c ? req_keep(q) : NULL;
    if (!kept) {
        if (!c)
            req_no_memory(q);
        free(c);
        table_free(t);
        srv_free_text(first->body);
        return;
    }
    c->row = *first;
    if (first->status >= 0)
        t->is.status = (db_status)first->status;
    c->job = (desk_job){.writes = true, .run = run, .done = done};
    c->q = kept;
    c->t = t;
    c->done = answer;
    desk_post(q->s->desk, &c->job);
}

void create_table(srv_req *q, const db_table *head, int my_seat, const char *entropy,
                  void (*answer)(srv_req *q, srv_table *t, db_err err))
{
    srv_table *t = table_new(q->s, head);
    if (!t) { /* the head was checked */
        req_no_memory(q);
        return;
    }
    draft *d = draft_open(t);
    write_first(d, q, my_seat, entropy);
    d->row.body = d->err ? NULL : strdup(d->body);
    if (!d->row.body) {
        req_no_memory(q);
        table_free(t);
        return;
    }
    create_with(q, t, &d->row, answer);
}
