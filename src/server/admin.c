/* admin.c - what an administrator's commands mean for a server that runs. The store was changed by
 * the command itself (admin_words.c); memory and connections follow here, and the server says so.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"
#include "store/records.h"

enum { AT_ONCE = 32, DRAIN_STEPS = 5, DRAIN_LEAST = 20 };

/* ---- connections ------------------------------------------------------------------------ */

typedef struct ending { /* which connections end, and what they are told */
    const char *player; /* or NULL: whoever is there */
    const char *code, *text;
    int close;
    unsigned count, most;
} ending;

static void end_one(void *ctx, net_conn *conn)
{
    ending *e = ctx;
    srv_client *c = net_user(conn);
    if (!c || net_ending(conn) || e->count >= e->most ||
        (e->player && !(c->hello && strcmp(c->me.id, e->player) == 0)))
        return;
    client_bye(c, e->code, e->close, e->text);
    e->count++;
}

static void end_player(srv *s, const char *player, const char *code, int close, char *answer)
{
    ending e = {.player = player,
                .code = code,
                .text = "an administrator has ended this session",
                .close = close,
                .most = UINT32_MAX};
    net_each(s->net, end_one, &e);
    snprintf(answer, REC_ANSWER, "%u connections ended", e.count);
}

/* ---- the words ----------------------------------------------------------------------------- */

static void on_ban(srv *s, const rec_command *c, char *answer)
{
    end_player(s, c->subject, "ended", NET_CODE_NORMAL, answer);
}

static void on_rename(srv *s, const rec_command *c, char *answer)
{
    end_player(s, c->subject, "restart", NET_CODE_RESTART, answer);
    hosting_forget(s, HALL_PLAYER, c->subject);
}

static void on_facts(srv *s, const rec_command *c, char *answer)
{
    snprintf(answer, REC_ANSWER, "%s", refresh_facts(s, c->subject) ? "read" : "not here");
}

static void on_erase(srv *s, const rec_command *c, char *answer)
{
    end_player(s, c->subject, "ended", NET_CODE_NORMAL, answer);
    hosting_forget(s, HALL_PLAYER, c->subject);
}

static void on_seats(srv *s, const rec_command *c, char *answer)
{
    unsigned count = hosting_reread(s, HALL_PLAYER, c->subject);
    snprintf(answer, REC_ANSWER, "%u tables read", count);
}

static void on_close(srv *s, const rec_command *c, char *answer)
{
    bool here = hosting_reread(s, HALL_TABLE, c->subject) > 0;
    snprintf(answer, REC_ANSWER, "%s", here ? "closed" : "not in memory");
}

static void on_delete_table(srv *s, const rec_command *c, char *answer)
{
    bool here = hosting_forget(s, HALL_TABLE, c->subject) > 0;
    snprintf(answer, REC_ANSWER, "%s", here ? "forgotten" : "not in memory");
}

/* Which ones they were is not said: those that somebody looks at are few and read again soon. */
static void on_retire(srv *s, const rec_command *c, char *answer)
{
    (void)c;
    unsigned count = hosting_forget(s, HALL_FINISHED, NULL);
    snprintf(answer, REC_ANSWER, "%u tables read again when asked for", count);
}

/* ---- notices --------------------------------------------------------------------------------- */

static net_frame *notice_frame(srv *s)
{
    char text[4 * SRV_NOTICE];
    mh_text out = mh_text_open(text, sizeof text);
    mh_put(&out, "{\"t\":\"notice\",\"at\":");
    mh_put_int(&out, s->admin.notice_at);
    mh_put(&out, ",\"text\":");
    present_string(&out, s->admin.notice);
    mh_put(&out, "}");
    return out.len < out.cap ? net_text(s->net, text, out.len) : NULL;
}

typedef struct telling {
    net_frame *frame;
    unsigned count;
} telling;

static void tell_one(void *ctx, net_conn *conn)
{
    telling *t = ctx;
    const srv_client *c = net_user(conn);
    if (!c || !c->hello || net_ending(conn))
        return;
    net_send(conn, t->frame);
    t->count++;
}

static void keep_notice(srv *s, const rec_command *c)
{
    snprintf(s->admin.notice, sizeof s->admin.notice, "%.*s", SRV_NOTICE, c->detail);
    s->admin.notice_at = c->at;
    s->admin.notice_until = c->until;
}

static void on_notice(srv *s, const rec_command *c, char *answer)
{
    keep_notice(s, c);
    telling t = {.frame = notice_frame(s)};
    if (t.frame)
        net_each(s->net, tell_one, &t);
    net_unref(t.frame);
    snprintf(answer, REC_ANSWER, "told to %u clients", t.count);
}

void admin_greet(srv_client *c)
{
    srv *s = c->s;
    if (!c->conn || !s->admin.notice[0] || s->admin.notice_until <= srv_now())
        return;
    net_frame *f = notice_frame(s);
    if (f)
        net_send(c->conn, f);
    net_unref(f);
}

/* ---- drain -------------------------------------------------------------------------------------
 */

static void on_drain(srv *s, const rec_command *c, char *answer)
{
    if (strcmp(c->subject, s->node) != 0) {
        snprintf(answer, REC_ANSWER, "not this node");
        return;
    }
    s->draining = true;
    s->admin.drain = c->id; /* answered when nobody is left */
    s->admin.drain_step = s->client_count / DRAIN_STEPS;
    if (s->admin.drain_step < DRAIN_LEAST)
        s->admin.drain_step = DRAIN_LEAST;
    srv_log("info", "draining", NULL);
    health_beat(s);
}

static void on_undrain(srv *s, const rec_command *c, char *answer)
{
    bool here = strcmp(c->subject, s->node) == 0;
    if (here && s->draining) {
        s->draining = false;
        srv_log("info", "no longer draining", NULL);
        health_beat(s);
    }
    snprintf(answer, REC_ANSWER, "%s", here ? "open again" : "not this node");
}

static const struct {
    const char *word;
    void (*react)(srv *s, const rec_command *c, char *answer);
} reactions[] = {
    {"ban", on_ban},       {"delete", on_ban},
    {"leave", on_ban},     {"keeper", on_facts},
    {"quiet", on_facts},   {"erase", on_erase},
    {"rename", on_rename}, {"seats", on_seats},
    {"close", on_close},   {"delete-table", on_delete_table},
    {"retire", on_retire}, {"notice", on_notice},
    {"drain", on_drain},   {"undrain", on_undrain},
};

/* ---- answers -------------------------------------------------------------------------------- */

typedef struct answering {
    queue_job job;
    int64_t id;
    char node[DB_ID], text[REC_ANSWER];
} answering;

static void run_answer(queue_job *job, const db_api *api, db *d)
{
    const answering *a = (answering *)job;
    job->err = rec_answer_put((rec_link){api, d}, a->id, a->node, a->text);
}

static void done_answer(queue_job *job)
{
    if (job->err)
        srv_log("warn", "an administrator could not be answered", NULL);
    free(job);
}

static void answer_command(srv *s, int64_t id, const char *text)
{
    answering *a = calloc(1, sizeof *a);
    if (!a)
        return;
    *a = (answering){.job = {.writes = true, .run = run_answer, .done = done_answer}, .id = id};
    snprintf(a->node, sizeof a->node, "%s", s->sign);
    snprintf(a->text, sizeof a->text, "%s", text);
    queue_post(s->queue, &a->job);
}

static void carry_out(srv *s, const rec_command *c)
{
    char answer[REC_ANSWER] = "";
    for (size_t i = 0; i < MH_COUNT(reactions); i++)
        if (strcmp(reactions[i].word, c->word) == 0) {
            srv_log("info", "administrator", "word", c->word, "about", c->subject, NULL);
            reactions[i].react(s, c, answer);
        }
    if (s->admin.drain != c->id)
        answer_command(s, c->id, *answer ? answer : "nothing to do");
}

/* ---- looking for commands ------------------------------------------------------------------- */

typedef struct looking {
    queue_job job;
    srv *s;
    int64_t after;
    bool first;
    unsigned count;
    rec_command all[AT_ONCE];
} looking;

static void on_command(void *ctx, const rec_command *c)
{
    looking *l = ctx;
    l->all[l->count++] = *c;
}

/* What was said before this server started is in the store already; only a notice may last. */
static void run_look(queue_job *job, const db_api *api, db *d)
{
    looking *l = (looking *)job;
    rec_link link = {api, d};
    int64_t last = 0;
    job->err = l->first ? rec_last_command(link, &last) : DB_OK;
    if (l->first)
        l->after = last > AT_ONCE ? last - AT_ONCE : 0;
    if (!job->err)
        job->err = rec_commands(link, l->after, AT_ONCE, on_command, l);
}

static void look(srv *s);

static void done_look(queue_job *job)
{
    looking *l = (looking *)job;
    srv *s = l->s;
    bool again = s->admin.again || l->count == AT_ONCE;
    s->admin.asking = false;
    s->admin.again = job->err != DB_OK; /* with the next tick */
    for (unsigned i = 0; !job->err && i < l->count; i++) {
        const rec_command *c = &l->all[i];
        s->admin.seen = c->id;
        if (!l->first)
            carry_out(s, c);
        else if (strcmp(c->word, "notice") == 0)
            keep_notice(s, c);
    }
    if (!job->err && l->first)
        s->admin.known = true;
    free(l);
    if (again && !s->stopping)
        look(s);
}

static void look(srv *s)
{
    looking *l = s->admin.asking ? NULL : calloc(1, sizeof *l);
    if (!l) {
        s->admin.again = true;
        return;
    }
    *l = (looking){.job = {.run = run_look, .done = done_look},
                   .s = s,
                   .after = s->admin.seen,
                   .first = !s->admin.known};
    s->admin.asking = true;
    s->admin.again = false;
    queue_post(s->queue, &l->job);
}

void admin_heard(void *ctx, const char *payload)
{
    srv *s = ctx;
    if ((!payload || *payload == '!') && !s->stopping)
        look(s);
    if (!payload || *payload != '!')
        hosting_heard(s, payload);
}

void admin_tick(srv *s)
{
    if (s->admin.again)
        look(s);
    if (!s->draining)
        return;
    ending e = {.code = "restart",
                .text = "this server makes room",
                .close = NET_CODE_RESTART,
                .most = s->admin.drain_step};
    net_each(s->net, end_one, &e);
    if (s->client_count || !s->admin.drain || queue_look(s->queue).waiting)
        return;
    answer_command(s, s->admin.drain, "nobody is left");
    s->admin.drain = 0;
    srv_log("info", "drained", NULL);
}
