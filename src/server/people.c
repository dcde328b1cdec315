/* people.c - who somebody is: guests by a token, accounts by name and password (passwords.c).
 *
 * Tokens are 256 random bits, the store has only their hashes. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meadhall/version.h"
#include "store/names.h"
#include "visit.h"

static const char guest_name[] = "Guest ";

/* ---- visits --------------------------------------------------------------------------------- */

static void hash_token(const char *text, uint8_t out[DB_KEY])
{
    crypto_generichash(out, DB_KEY, (const uint8_t *)text, strlen(text), NULL, 0);
}

void visit_new_token(visit *v)
{
    uint8_t bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(v->token_text, sizeof v->token_text, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    hash_token(v->token_text, v->token);
}

visit *visit_open(srv_req *q)
{
    if (q->c->asking) {
        req_error(q, "busy", NULL, "one after the other");
        return NULL;
    }
    visit *v = calloc(1, sizeof *v);
    if (!v)
        req_no_memory(q);
    else
        v->q = req_keep(q);
    if (!v || !v->q) {
        free(v);
        return NULL;
    }
    v->ends = q->s->ends;
    q->c->asking = true;
    return v;
}

void visit_close(visit *v)
{
    v->q->c->asking = false;
    facts_free(&v->facts);
    if (v->drop)
        v->drop(v->more);
    req_free(v->q);
    sodium_memzero(v, sizeof *v);
    free(v);
}

void visit_post(visit *v, void (*run)(queue_job *, const db_api *, db *), void (*done)(queue_job *),
                bool writes)
{
    store_queue *k = v->q->s->queue;
    v->job = (queue_job){.writes = writes, .run = run, .done = done};
    queue_post(k, &v->job);
}

void visit_read(visit *v, const db_api *api, db *d)
{
    if (!v->job.err)
        v->job.err = facts_read((rec_link){api, d}, v->who.id, &v->facts);
}

bool visit_refused(visit *v, const char *code, const char *text)
{
    if (!v->job.err)
        return false;
    if (db_failed(v->job.err) || v->job.err == DB_BANNED)
        req_store(v->q, v->job.err);
    else
        req_error(v->q, code, NULL, "%s", text);
    visit_close(v);
    return true;
}

void visit_welcome(const srv_req *q, const char *token)
{
    const srv_client *c = q->c;
    const person_facts *a = &c->facts;
    json_t *me = json_pack("{s:s,s:s,s:b,s:b,s:I,s:b,s:I,s:I}", "id", c->me.id, "name", c->me.name,
                           "guest", (int)c->me.guest, "keeper", (int)a->keeper, "since",
                           (json_int_t)a->registered, "warned", (int)(a->warned > 0), "rated_from",
                           (json_int_t)a->rated_from, "leaves", (json_int_t)a->leaves);
    req_reply(q, json_pack("{s:s,s:i,s:s,s:s,s:o,s:s?}", "t", "welcome", "protocol", HALL_PROTOCOL,
                           "version", MH_VERSION, "node", q->s->node, "me", me, "token", token));
}

void visit_become(visit *v)
{
    srv *s = v->q->s;
    srv_client *c = v->q->c;
    bool missed =
        v->ends != s->ends; /* the session may have ended while the answer was on its way */
    person_facts old = c->facts;
    c->me = v->who;
    c->facts = v->facts;
    v->facts = (person_facts){0};
    c->hello = true;
    memcpy(c->token, v->token, DB_KEY);
    hosting_came(c);
    facts_free(&old); /* the hall has the new one */
    visit_welcome(v->q, v->token_text);
    admin_greet(c);
    visit_close(v);
    if (missed)
        sessions_check(s, c->me.id);
}

db_err visit_tell(const visit *v, const db_api *api, db *d, const char *player)
{
    char payload[2 * DB_ID + 4];
    snprintf(payload, sizeof payload, "%s !%s", v->q->s->sign, player);
    return api->tell(d, payload);
}

/* ---- names ----------------------------------------------------------------------------------- */

bool srv_name_ok(const char *name)
{
    size_t n = strlen(name), characters = 0;
    for (const char *p = name; *p; p++)
        characters += (*p & 0xc0) != 0x80;
    return n && n < HOST_NAME && characters <= 32 && name[0] != ' ' && name[n - 1] != ' ' &&
           strcmp(name, "-") != 0 && hall_text_ok(name) && name_shows(name);
}

/* Names that we give are no account's. */
bool people_name_is_ours(const char *name)
{
    char look[NAME_LOOK], ours[NAME_LOOK];
    name_look(name, look);
    name_look(guest_name, ours);
    return strncmp(look, ours, strlen(ours)) == 0;
}

static void give_name(db_player *p)
{
    snprintf(p->name, sizeof p->name, "%s%04u", guest_name, randombytes_uniform(10000));
}

/* ---- hello ----------------------------------------------------------------------------------- */

/* A guest whose name looks like that of somebody who made an account since, or has one from a time
 * when names were looked at less closely, is given another. */
static db_err mend_name(visit *v, const db_api *api, db *d)
{
    db_err err = srv_name_ok(v->who.name) ? api->name_free(d, v->who.id, v->who.name) : DB_TAKEN;
    if (err != DB_TAKEN)
        return err;
    give_name(&v->who);
    return api->player_rename(d, v->who.id, v->who.name);
}

static void run_hello(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    int64_t now = srv_now();
    if (!v->make_guest) {
        job->err = api->session_get(d, v->token, now, &v->who);
        if (!job->err && v->who.guest)
            job->err = mend_name(v, api, d);
    } else {
        job->err = api->player_put(d, &v->who, now);
        if (!job->err)
            job->err = api->session_put(d, v->token, v->who.id, now);
    }
    visit_read(v, api, d);
}

static void done_hello(queue_job *job)
{
    visit *v = (visit *)job;
    bool taken = job->err == DB_TAKEN;
    if (!visit_refused(v, taken ? "name" : "token",
                       taken ? "an account has a name that looks like it"
                             : "unknown or expired token"))
        visit_become(v);
}

static void make_guest(visit *v, const char *name)
{
    v->make_guest = true;
    v->who.guest = true;
    srv_random_id(v->who.id);
    if (name)
        snprintf(v->who.name, sizeof v->who.name, "%s", name);
    else
        give_name(&v->who);
    visit_new_token(v);
}

void people_hello(srv_req *q)
{
    int64_t protocol = 0;
    const char *token = NULL, *name = NULL;
    if (q->c->hello || q->c->asking) {
        req_error(q, "hello", NULL, "hello was said");
        return;
    }
    if (!req_int(q, "protocol", 0, 1000, &protocol) ||
        !req_text_or_null(q, "token", SRV_TOKEN - 1, &token) ||
        !req_text_or_null(q, "name", DB_NAME - 1, &name) ||
        !req_parts(q, PRESENT_DEFAULT, &q->c->parts))
        return;
    if (protocol != HALL_PROTOCOL) {
        req_error(q, "protocol", NULL,
                  "this server speaks protocol %d, not %d: take a program or a page of its version",
                  HALL_PROTOCOL, (int)protocol);
    } else if (name && !srv_name_ok(name)) {
        req_error(q, "name", NULL, "not a possible name");
    } else if (!token && !limits_take_address(q->s->limits, LIMIT_GUEST, net_address(q->c->conn),
                                              srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many new guests from this address");
    } else {
        visit *v = visit_open(q);
        if (!v)
            return;
        if (token) {
            snprintf(v->token_text, sizeof v->token_text, "%s", token);
            hash_token(token, v->token);
        } else {
            make_guest(v, name);
        }
        visit_post(v, run_hello, done_hello, true);
    }
}

/* ---- name ----------------------------------------------------------------------------------- */

static void run_name(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_rename(d, v->who.id, v->who.name);
}

static void done_name(queue_job *job)
{
    visit *v = (visit *)job;
    if (visit_refused(v, "name", "an account has a name that looks like it, or is this player"))
        return;
    v->q->c->me = v->who;
    hosting_came(v->q->c);
    visit_welcome(v->q, NULL);
    visit_close(v);
}

void people_name(srv_req *q)
{
    const char *name = req_text(q, "name", DB_NAME - 1);
    if (!name)
        return;
    if (!srv_name_ok(name) || (!q->c->me.guest && people_name_is_ours(name))) {
        req_error(q, "name", NULL, "not a possible name");
        return;
    }
    if (!q->c->me.guest) {
        account_name(q, name);
        return;
    }
    visit *v = visit_open(q);
    if (!v)
        return;
    v->who = q->c->me;
    snprintf(v->who.name, sizeof v->who.name, "%s", name);
    visit_post(v, run_name, done_name, true);
}
