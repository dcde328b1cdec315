/* sessions.c - a player's sessions: listing and ending them, and connections whose session has
 * ended, here or at another node. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "visit.h"

enum { LISTED = 100, ROUNDS = 20 };

typedef struct errand { /* about the sessions of one player */
    visit *v;
    char id[DB_SESSION]; /* the one to end; "": none, or all but this one's own */
    bool ends;
    uint8_t drop[LISTED][DB_KEY];
    unsigned drops;
    json_t *list;
    bool lacks;
} errand;

/* ---- listing and ending ---------------------------------------------------------------------- */

static bool is_own(const errand *e, const db_session *s)
{
    return sodium_memcmp(s->hash, e->v->q->c->token, DB_KEY) == 0;
}

static void on_listed(void *ctx, const db_session *s)
{
    errand *e = ctx;
    json_t *x = json_pack("{s:s,s:I,s:I,s:b}", "id", s->id, "since", (json_int_t)s->made, "used",
                          (json_int_t)s->used, "me", (int)is_own(e, s));
    if (json_array_append_new(e->list, x))
        e->lacks = true;
}

static void on_ended(void *ctx, const db_session *s)
{
    errand *e = ctx;
    bool wanted = *e->id ? strcmp(s->id, e->id) == 0 : !is_own(e, s);
    if (wanted && e->drops < LISTED)
        memcpy(e->drop[e->drops++], s->hash, DB_KEY);
}

/* A list is of limited length: again, until none is left to end. */
static db_err end_them(errand *e, const db_api *api, db *d)
{
    unsigned all = 0;
    for (int round = 0; round < ROUNDS; round++) {
        e->drops = 0;
        db_err err = api->session_list(d, e->v->who.id, on_ended, e);
        for (unsigned i = 0; i < e->drops && !err; i++)
            err = api->session_drop(d, e->drop[i]);
        if (err)
            return err;
        all += e->drops;
        if (!e->drops)
            break;
    }
    if (!all && *e->id)
        return DB_NONE;
    return visit_tell(e->v, api, d, e->v->who.id);
}

static void run_errand(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    errand *e = v->work.data;
    job->err = e->ends ? end_them(e, api, d) : DB_OK;
    if (!job->err)
        job->err = api->session_list(d, v->who.id, on_listed, e);
    if (!job->err && e->lacks)
        queue_lacks(job);
}

static void done_errand(queue_job *job)
{
    visit *v = (visit *)job;
    errand *e = v->work.data;
    srv *s = v->q->s;
    char player[DB_ID];
    bool ended = e->ends && !job->err;
    memcpy(player, v->who.id, sizeof player);
    if (!visit_refused(v, "session", "no such session")) {
        req_reply(v->q, json_pack("{s:s,s:O}", "t", "sessions", "sessions", e->list));
        visit_close(v);
    }
    json_decref(e->list);
    free(e);
    if (ended)
        sessions_check(s, player);
}

static void send_errand(srv_req *q, const char *id, bool ends)
{
    errand *e = calloc(1, sizeof *e);
    json_t *list = e ? json_array() : NULL;
    if (!list) {
        req_no_memory(q);
        free(e);
        return;
    }
    visit *v = visit_open(q);
    if (!v) {
        json_decref(list);
        free(e);
        return;
    }
    *e = (errand){.v = v, .list = list, .ends = ends};
    snprintf(e->id, sizeof e->id, "%s", id ? id : "");
    v->who = q->c->me;
    v->work.data = e;
    visit_post(v, run_errand, done_errand, true);
}

void people_sessions(srv_req *q) { send_errand(q, NULL, false); }

void people_session_end(srv_req *q)
{
    const char *id = NULL;
    if (!req_text_or_null(q, "session", DB_SESSION - 1, &id))
        return;
    if (id && strlen(id) != DB_SESSION - 1)
        req_error(q, "session", NULL, "no such session");
    else
        send_errand(q, id, true);
}

/* ---- logout ---------------------------------------------------------------------------------- */

/* Who logs out has left the hall, with every device: a connection that could come back by itself
 * would not be ended. One device alone leaves by `session_end`. */
static void run_logout(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->session_drop_all(d, v->who.id);
    if (!job->err)
        job->err = visit_tell(v, api, d, v->who.id);
}

static void done_logout(queue_job *job)
{
    visit *v = (visit *)job;
    srv *s = v->q->s;
    char player[DB_ID];
    memcpy(player, v->who.id, sizeof player);
    if (visit_refused(v, "busy", "the store is away"))
        return;
    req_reply(v->q, json_pack("{s:s,s:s,s:s}", "t", "bye", "code", "logout", "text", "goodbye"));
    if (v->q->c->conn)
        net_end(v->q->c->conn, NET_CODE_NORMAL, "goodbye");
    visit_close(v);
    sessions_check(s, player);
}

void people_logout(srv_req *q)
{
    visit *v = visit_open(q);
    if (!v)
        return;
    v->who = q->c->me;
    visit_post(v, run_logout, done_logout, true);
}

/* ---- connections without a session ------------------------------------------------------------
 */

typedef struct caller {
    srv_client *c;
    uint8_t token[DB_KEY];
    bool gone;
} caller;

typedef struct roll_call {
    queue_job job;
    srv *s;
    const char *player; /* while it is gathered; NULL: everybody */
    size_t count, cap;
    bool lacks;
    caller *of;
} roll_call;

static void call_one(void *ctx, net_conn *conn)
{
    roll_call *r = ctx;
    srv_client *c = net_user(conn);
    if (!c || !c->hello || net_ending(conn) || (r->player && strcmp(c->me.id, r->player) != 0))
        return;
    if (r->count == r->cap) {
        size_t cap = r->cap ? r->cap * 2 : 8;
        caller *more = r->lacks ? NULL : realloc(r->of, cap * sizeof *more);
        r->lacks = !more;
        if (!more)
            return;
        r->of = more;
        r->cap = cap;
    }
    caller *x = &r->of[r->count++];
    *x = (caller){.c = c};
    memcpy(x->token, c->token, DB_KEY);
    c->refs++;
}

static void run_roll_call(queue_job *job, const db_api *api, db *d)
{
    roll_call *r = (roll_call *)job;
    db_player who;
    job->err = DB_OK;
    for (size_t i = 0; i < r->count && !job->err; i++) {
        db_err err = api->session_get(d, r->of[i].token, srv_now(), &who);
        r->of[i].gone = err == DB_NONE;
        if (err != DB_NONE)
            job->err = err;
    }
}

static void send_away(srv_client *c)
{
    static const char text[] = "{\"t\":\"bye\",\"code\":\"session\",\"text\":\"this session has "
                               "ended\"}";
    client_send_text(c, text, sizeof text - 1);
    net_end(c->conn, NET_CODE_POLICY, "this session has ended");
}

static void end_roll_call(roll_call *r)
{
    for (size_t i = 0; i < r->count; i++)
        client_unref(r->of[i].c);
    free(r->of);
    free(r);
}

static void done_roll_call(queue_job *job)
{
    roll_call *r = (roll_call *)job;
    for (size_t i = 0; i < r->count && !job->err; i++) {
        const caller *x = &r->of[i];
        if (x->gone && x->c->conn && memcmp(x->token, x->c->token, DB_KEY) == 0)
            send_away(x->c);
    }
    r->s->roll_call |= job->err != DB_OK; /* the store is away: with the next tick, everybody */
    end_roll_call(r);
}

void sessions_check(srv *s, const char *player)
{
    s->ends++;
    /* news of the store may come before the network is open, while a taken port is refused, say */
    roll_call *r = s->stopping || !s->net ? NULL : calloc(1, sizeof *r);
    if (!r) {
        s->roll_call = true;
        return;
    }
    *r = (roll_call){.job = {.writes = true, .run = run_roll_call, .done = done_roll_call},
                     .s = s,
                     .player = player};
    net_each(s->net, call_one, r);
    s->roll_call |= r->lacks;
    r->player = NULL;
    if (r->count)
        queue_post(s->queue, &r->job);
    else
        end_roll_call(r);
}

void sessions_tick(srv *s)
{
    if (!s->roll_call)
        return;
    s->roll_call = false;
    sessions_check(s, NULL);
}
