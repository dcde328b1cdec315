/* account.c - what somebody does with an account of its own: another name, all that is kept about
 * it, leaving. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "inquiry.h"
#include "visit.h"

enum { DAY = 86400000, SWEEP = 20 };

typedef struct wish { /* that needs the password */
    char name[DB_NAME], login[DB_NAME];
    bool at_once;
} wish;

/* ---- another name ------------------------------------------------------------------------------ */

static void run_rename(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    const wish *w = v->more;
    rec_link l = {api, d};
    char now[24], payload[3 * DB_ID];
    snprintf(now, sizeof now, "%lld", (long long)srv_now());
    snprintf(payload, sizeof payload, "%s =%s", v->q->s->sign, v->who.id);
    job->err = rec_rename(l, v->who.id, w->name, w->login);
    if (!job->err)
        job->err = rec_ask(l, "UPDATE players SET renamed=$2 WHERE id=$1", NULL, NULL, 2,
                           REC_TEXTS(v->who.id, now));
    if (!job->err) /* lists; what was written at tables stays */
        job->err = rec_ask(l, "UPDATE seats SET name=$2 WHERE player=$1", NULL, NULL, 2,
                           REC_TEXTS(v->who.id, w->name));
    if (!job->err)
        job->err = api->tell(d, payload);
    visit_read(v, api, d);
}

static void done_rename(queue_job *job)
{
    visit *v = (visit *)job;
    srv *s = v->q->s;
    srv_client *c = v->q->c;
    if (visit_refused(v, "name", "the name is taken, or too much like one that is"))
        return;
    memcpy(c->me.name, ((const wish *)v->more)->name, sizeof c->me.name);
    person_facts old = c->facts;
    c->facts = v->facts;
    v->facts = old;
    hosting_came(c);
    visit_welcome(v->q, NULL);
    refresh_facts(s, c->me.id);
    visit_close(v);
}

static void rename_it(visit *v)
{
    v->drop = free; /* it is needed until the visit is over */
    visit_post(v, run_rename, done_rename, true);
}

void account_name(srv_req *q, const char *name)
{
    const char *password = NULL;
    if (!req_text_or_null(q, "password", PASSWORD_MAX, &password))
        return;
    if (!password) {
        req_error(q, "password", NULL, "an account says its password, too");
        return;
    }
    if (!q->s->config.no_limits && q->c->facts.renamed + DAY > srv_now()) {
        req_error(q, "rate", NULL, "one name a day");
        return;
    }
    wish *w = calloc(1, sizeof *w);
    if (!w) {
        req_no_memory(q);
        return;
    }
    snprintf(w->name, sizeof w->name, "%s", name);
    people_login_of(name, w->login);
    people_prove(q, password, rename_it, w, free);
}

/* ---- what is kept ------------------------------------------------------------------------------- */

static void on_id(void *ctx, const char *const *c)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "tables"), json_string(c[0]));
}

static void on_rating(void *ctx, const char *const *c)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "ratings"),
                 json_pack("{s:s,s:s,s:s,s:s,s:s}", "game", c[0], "seats", c[1], "games", c[2],
                           "mu", c[3], "sigma", c[4]));
}

static void on_manner(void *ctx, const char *const *c)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "manners"),
                 json_pack("{s:s,s:s,s:s}", "kind", c[0], "player", c[1], "at", c[2]));
}

static void look_account(inquiry *i, rec_link l)
{
    rec_person p;
    json_t *person = NULL;
    i->out = json_pack("{s:s,s:[],s:[],s:[]}", "t", "export", "tables", "ratings", "manners");
    i->job.err = i->out ? rec_person_get(l, i->me, &p) : DB_NOMEM;
    if (!i->job.err)
        i->job.err = export_account(l, &p, &person);
    if (!i->job.err)
        inquiry_put(i, i->out, "account", person);
    if (!i->job.err)
        i->job.err = rec_ask(l,
                             "SELECT table_id FROM seats WHERE player=$1 UNION SELECT table_id FROM"
                             " game_seats WHERE player=$1 AND player<>'' ORDER BY 1",
                             on_id, i, 1, REC_TEXTS(i->me));
    if (!i->job.err)
        i->job.err = rec_ask(l, "SELECT game,seats,games,mu,sigma FROM ratings WHERE player=$1",
                             on_rating, i, 1, REC_TEXTS(i->me));
    if (!i->job.err)
        i->job.err = rec_ask(l, "SELECT kind,other,at FROM manners WHERE player=$1", on_manner, i,
                             1, REC_TEXTS(i->me));
}

static void look_table(inquiry *i, rec_link l)
{
    json_t *one = NULL;
    i->job.err = export_table(l, i->me, i->text[0], true, &one);
    if (!i->job.err && !json_array_size(json_object_get(one, "lines")) &&
        !json_is_true(json_object_get(one, "creator"))) { /* others' tables are not told about */
        json_decref(one);
        i->job.err = DB_NONE;
    }
    if (i->job.err == DB_NONE) {
        i->job.err = DB_OK;
        inquiry_no(i, "table", "no such table, or not for you");
    } else if (!i->job.err) {
        i->out = json_pack("{s:s,s:o}", "t", "export", "table", one);
        i->lacks |= !i->out;
    }
}

void account_export(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_account);
    if (!i)
        return;
    if (!inquiry_text(i, q, "table", 0, DB_ID - 1)) {
        inquiry_drop(i);
        return;
    }
    if (*i->text[0])
        i->look = look_table;
    inquiry_send(i, false);
}

/* ---- leaving --------------------------------------------------------------------------------------
 * It is a word of administrators (admin_people.c), said by who is concerned: the audit log, bots at
 * the seats, connections at every node are the same. */

static void leave_now(visit *v)
{
    wish *w = v->more;
    keeper_run(v->q->s, v->q, "busy", "self", w->at_once ? "erase" : "leave", v->who.id, NULL);
    free(w);
    visit_close(v);
}

void account_delete(srv_req *q)
{
    const read_node *x = read_find(q->in, "at_once");
    const char *password = q->c->me.guest ? "" : req_text(q, "password", PASSWORD_MAX);
    if (!password)
        return;
    if (x && x->type != READ_BOOL && x->type != READ_NULL) {
        req_error(q, "type", NULL, "'at_once' must be true or false");
        return;
    }
    if (!limits_take_address(q->s->limits, LIMIT_REGISTER, client_address(q->c), srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many from this address");
        return;
    }
    if (q->c->me.guest) {
        keeper_run(q->s, q, "busy", "self", "erase", q->c->me.id, NULL);
        return;
    }
    wish *w = calloc(1, sizeof *w);
    if (!w) {
        req_no_memory(q);
        return;
    }
    w->at_once = x && x->type == READ_BOOL && x->number;
    people_prove(q, password, leave_now, w, free);
}

/* ---- who left for good ------------------------------------------------------------------------------ */

typedef struct sweeping {
    queue_job job;
    srv *s;
    int64_t now;
    int count;
    char id[SWEEP][DB_ID];
} sweeping;

static void on_gone(void *ctx, const char *const *c)
{
    sweeping *w = ctx;
    if (w->count < SWEEP)
        snprintf(w->id[w->count++], DB_ID, "%s", c[0]);
}

static void run_sweep(queue_job *job, const db_api *api, db *d)
{
    sweeping *w = (sweeping *)job;
    char now[24];
    snprintf(now, sizeof now, "%lld", (long long)w->now);
    job->err = rec_ask((rec_link){api, d},
                       "SELECT id FROM players WHERE leaves>0 AND leaves<=$1 ORDER BY leaves",
                       on_gone, w, 1, REC_TEXTS(now));
}

static void done_sweep(queue_job *job)
{
    sweeping *w = (sweeping *)job;
    for (int i = 0; !job->err && i < w->count && !w->s->stopping; i++)
        keeper_run(w->s, NULL, "busy", "self", "erase", w->id[i], NULL);
    free(w);
}

void account_sweep(srv *s, int64_t now)
{
    sweeping *w = calloc(1, sizeof *w);
    if (!w)
        return;
    *w = (sweeping){.job = {.run = run_sweep, .done = done_sweep}, .s = s, .now = now};
    queue_post(s->queue, &w->job);
}
