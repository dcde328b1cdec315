/* notices.c - what somebody is told in the hall itself: the list, and calls to a table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contact.h"

typedef struct asking {
    queue_job job;
    srv_req *q;
    char player[DB_ID];
    bool seen;
    json_t *list;
    int unseen;
    /* a call */
    char table[DB_ID], login[DB_NAME], name[DB_NAME], called[DB_ID];
    bool sits, fresh;
} asking;

static const char *kind_word(int kind)
{
    return kind == POST_TURN     ? "turn"
           : kind == POST_INVITE ? "invite"
           : kind == POST_RESULT ? "result"
           : kind == POST_CUP    ? "cup"
                                 : "hook";
}

/* ---- the list ---------------------------------------------------------------------------------- */

static void on_notice(void *ctx, const post_notice *n)
{
    asking *a = ctx;
    char id[64];
    bool table = n->kind == POST_TURN || n->kind == POST_INVITE || n->kind == POST_RESULT;
    if (!n->holds)
        return;
    snprintf(id, sizeof id, "%s-%s-%lld", kind_word(n->kind), n->about, (long long)n->seq);
    a->unseen += !n->seen;
    json_array_append_new(
        a->list,
        json_pack("{s:s,s:s,s:I,s:s?,s:s?,s:s?,s:s?,s:s?,s:s?,s:b}", "id", id, "kind",
                  kind_word(n->kind), "at", (json_int_t)n->at, "table", table ? n->about : NULL,
                  "cup", n->kind == POST_CUP ? n->about : NULL, "game", *n->game ? n->game : NULL,
                  "from", *n->sender ? n->sender : NULL, "invite", *n->invite ? n->invite : NULL,
                  "text", *n->detail ? n->detail : NULL, "seen", (int)n->seen));
}

static void run_list(queue_job *job, const db_api *api, db *d)
{
    asking *a = (asking *)job;
    rec_link l = {api, d};
    job->err = a->seen ? post_notices_seen(l, a->player) : DB_OK;
    if (!job->err)
        job->err = post_notices(l, a->player, on_notice, a);
}

static void finish(asking *a)
{
    json_decref(a->list);
    req_free(a->q);
    free(a);
}

static void done_list(queue_job *job)
{
    asking *a = (asking *)job;
    if (job->err)
        req_store(a->q, job->err);
    else
        req_reply(a->q, json_pack("{s:s,s:O,s:i}", "t", "notices", "notices", a->list, "unseen",
                                  a->unseen));
    finish(a);
}

static asking *asking_open(const srv_req *q)
{
    asking *a = calloc(1, sizeof *a);
    if (!a) {
        req_no_memory(q);
        return NULL;
    }
    a->list = json_array();
    a->q = req_keep(q);
    if (!a->q || !a->list) {
        if (a->q)
            req_no_memory(q);
        finish(a);
        return NULL;
    }
    memcpy(a->player, q->c->me.id, sizeof a->player);
    return a;
}

static void list(srv_req *q, bool seen)
{
    asking *a = contact_account(q) ? asking_open(q) : NULL;
    if (!a)
        return;
    a->seen = seen;
    a->job = (queue_job){.writes = seen, .run = run_list, .done = done_list};
    queue_post(q->s->queue, &a->job);
}

void contact_notices(srv_req *q) { list(q, false); }

void contact_notices_seen(srv_req *q) { list(q, true); }

/* ---- calling somebody to a table ---------------------------------------------------------------- */

static void on_sits(void *ctx, const char *const *column)
{
    (void)column;
    *(bool *)ctx = true;
}

static void on_account(void *ctx, const char *const *column)
{
    asking *a = ctx;
    snprintf(a->called, sizeof a->called, "%s", column[0]);
    snprintf(a->name, sizeof a->name, "%s", column[1]);
}

static void run_call(queue_job *job, const db_api *api, db *d)
{
    asking *a = (asking *)job;
    rec_link l = {api, d};
    bool fresh = false, blocked = false;
    post_notice n = {.kind = POST_INVITE, .at = srv_now()};
    char payload[2 * DB_ID + 4];
    job->err = rec_ask(l,
                       "SELECT 1 FROM seats s JOIN tables t ON t.id=s.table_id WHERE s.table_id=$1"
                       " AND s.player=$2 AND t.status=0",
                       on_sits, &a->sits, 2, REC_TEXTS(a->table, a->player));
    if (!job->err)
        job->err = rec_ask(l, "SELECT id,name FROM players WHERE login=$1", on_account, a, 1,
                           REC_TEXTS(a->login));
    if (job->err || !a->sits || !*a->called)
        return;
    memcpy(n.player, a->called, sizeof n.player);
    memcpy(n.about, a->table, sizeof n.about);
    snprintf(n.sender, sizeof n.sender, "%s", a->q->c->me.name);
    /* who has blocked the caller is not called, and the caller is answered the same */
    job->err = rec_ask(l, "SELECT 1 FROM manners WHERE player=$1 AND kind='block' AND other=$2",
                       on_sits, &blocked, 2, REC_TEXTS(a->called, a->player));
    if (!job->err && !blocked)
        job->err = post_notice_put(l, &n, &fresh);
    a->fresh = fresh;
    snprintf(payload, sizeof payload, "%s @%s", a->q->s->sign, a->called);
    if (!job->err && fresh)
        job->err = api->tell(d, payload);
}

static void done_call(queue_job *job)
{
    asking *a = (asking *)job;
    srv *s = a->q->s;
    if (job->err) {
        req_store(a->q, job->err);
    } else if (!a->sits) {
        req_error(a->q, "table", NULL, "no table where you sit and a seat is free");
    } else if (!*a->called) {
        req_error(a->q, "name", NULL, "no account has this name");
    } else {
        req_reply(a->q, json_pack("{s:s,s:s}", "t", "called", "name", a->name));
        if (a->fresh)
            notices_ring(s, a->called);
        post_news(s->post);
    }
    finish(a);
}

void contact_call(srv_req *q)
{
    const char *table = contact_account(q) ? req_text(q, "table", DB_ID - 1) : NULL;
    const char *name = table ? req_text(q, "name", DB_NAME - 1) : NULL;
    if (!name)
        return;
    if (!limits_take(q->s->limits, LIMIT_CALLS, q->c->me.id, srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many calls");
        return;
    }
    asking *a = asking_open(q);
    if (!a)
        return;
    a->job = (queue_job){.writes = true, .run = run_call, .done = done_call};
    snprintf(a->table, sizeof a->table, "%s", table);
    snprintf(a->login, sizeof a->login, "%s", name);
    for (char *p = a->login; *p; p++)
        if (*p >= 'A' && *p <= 'Z')
            *p = (char)(*p + 'a' - 'A');
    queue_post(q->s->queue, &a->job);
}

void notices_ring(srv *s, const char *player)
{
    static const char text[] = "{\"t\":\"notice_new\"}";
    for (size_t i = 0; i < SRV_SLOTS; i++)
        for (srv_client *c = s->clients[i]; c; c = c->next)
            if (c->hello && strcmp(c->me.id, player) == 0)
                client_send_text(c, text, sizeof text - 1);
}
