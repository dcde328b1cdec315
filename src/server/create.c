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
    bool counted;
    void (*done)(srv_req *q, srv_table *t, db_err err);
} creation;

static void run(desk_job *job, const db_api *api, db *d)
{
    creation *c = (creation *)job;
    int64_t open = 0;
    job->err = c->counted ? api->tables_open(d, c->t->is.creator, &open) : DB_OK;
    if (!job->err && open >= SRV_OPEN_TABLES)
        job->err = DB_NONE;
    if (!job->err)
        job->err = api->create(d, &c->t->is, &c->row);
}

bool create_allowed(srv_req *q, bool listed)
{
    limits *l = q->s->limits;
    const char *address = net_address(q->c->conn);
    int64_t now = srv_now();
    if (limits_take(l, LIMIT_CREATE, q->c->me.id, now) &&
        limits_take_address(l, LIMIT_TABLES, address, now) &&
        (!listed || limits_take_address(l, LIMIT_LISTED, address, now)))
        return true;
    q->s->count.limited++;
    req_error(q, "rate", NULL, "too many new tables");
    return false;
}

void create_refused(srv_req *q, db_err err)
{
    if (err == DB_NONE)
        req_error(q, "limit", NULL, "at most %d tables that wait for players", SRV_OPEN_TABLES);
    else
        req_store(q, err);
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
    c->counted = t->is.status == DB_OPEN && !q->s->is.no_limits;
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
