/* people.c - who somebody is: guests by a token, accounts by name and password.
 *
 * Tokens are 256 random bits, the store has only their hashes. Passwords are hashed by
 * Argon2id in a worker thread; so few at a time that memory and searches are safe. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum {
    PASSWORD_MIN = 8,
    PASSWORD_MAX = 256,
    PASSWORDS_BUSY = 4,
    ARGON_OPS = 2,
    ARGON_BYTES = 19 << 20,
};
static const int64_t token_life = 400LL * 86400 * 1000;
/* By how much the hall's time follows the clock in one sweep: a clock that is a year ahead deletes
 * nothing. */
static const int64_t hall_step = 86400 * 1000;

typedef struct visit { /* one answer of the store or a worker, on its way */
    desk_job job;
    uv_work_t work;
    srv_req *q;
    db_player who;
    bool make_guest, wrong;
    uint8_t token[DB_KEY]; /* hash */
    char token_text[SRV_TOKEN];
    char login[DB_NAME];
    char password[PASSWORD_MAX + 1], stored[DB_PASSWORD];
    void (*next)(struct visit *v);
} visit;

static void hash_token(const char *text, uint8_t out[DB_KEY])
{
    crypto_generichash(out, DB_KEY, (const uint8_t *)text, strlen(text), NULL, 0);
}

static void new_token(visit *v)
{
    uint8_t bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(v->token_text, sizeof v->token_text, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    hash_token(v->token_text, v->token);
}

/* NULL: no memory, and the request is answered. */
static visit *visit_open(srv_req *q)
{
    visit *v = calloc(1, sizeof *v);
    if (!v)
        req_no_memory(q);
    else
        v->q = req_keep(q);
    if (!v || !v->q) {
        free(v);
        return NULL;
    }
    q->c->asking = true;
    return v;
}

static void visit_close(visit *v)
{
    v->q->c->asking = false;
    req_free(v->q);
    sodium_memzero(v, sizeof *v);
    free(v);
}

static void post(visit *v, void (*run)(desk_job *, const db_api *, db *), void (*done)(desk_job *),
                 bool writes)
{
    desk *k = v->q->s->desk;
    v->job = (desk_job){.writes = writes, .run = run, .done = done};
    desk_post(k, &v->job);
}

/* The store's "no" in words; false: there is none. */
static bool refused(visit *v, const char *code, const char *text)
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

static void welcome(const srv_req *q, const char *token)
{
    const srv_client *c = q->c;
    req_reply(q,
              json_pack("{s:s,s:i,s:s,s:s,s:{s:s,s:s,s:b},s:s?}", "t", "welcome", "protocol",
                        SRV_PROTOCOL, "version", MEADHALL_VERSION, "node", q->s->node, "me", "id",
                        c->me.id, "name", c->me.name, "guest", (int)c->me.guest, "token", token));
}

/* The connection is this player from now on. */
static void become(visit *v)
{
    srv_client *c = v->q->c;
    c->me = v->who;
    c->hello = true;
    memcpy(c->token, v->token, DB_KEY);
    welcome(v->q, v->token_text);
    visit_close(v);
}

/* ---- hello -------------------------------------------------------------------------------- */

static void run_hello(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    int64_t now = srv_now();
    if (!v->make_guest) {
        job->err = api->session_get(d, v->token, now, &v->who);
        return;
    }
    job->err = api->player_put(d, &v->who, now);
    if (!job->err)
        job->err = api->session_put(d, v->token, v->who.id, now);
}

static void done_hello(desk_job *job)
{
    visit *v = (visit *)job;
    bool taken = job->err == DB_TAKEN;
    if (!refused(v, taken ? "name" : "token",
                 taken ? "an account has a name that looks like it" : "unknown or expired token"))
        become(v);
}

static void make_guest(visit *v, const char *name)
{
    v->make_guest = true;
    v->who.guest = true;
    srv_random_id(v->who.id);
    if (name)
        snprintf(v->who.name, sizeof v->who.name, "%s", name);
    else
        snprintf(v->who.name, sizeof v->who.name, "Guest %04u", randombytes_uniform(10000));
    new_token(v);
}

void people_hello(srv_req *q)
{
    int64_t protocol = 0;
    const char *token = NULL, *name = NULL;
    if (q->c->hello || q->c->asking) {
        req_error(q, "hello", NULL, "hello was said");
        return;
    }
    if (!req_int(q, "protocol", 0, 1000, -2, &protocol) ||
        !req_text_or_null(q, "token", SRV_TOKEN - 1, &token) ||
        !req_text_or_null(q, "name", DB_NAME - 1, &name) ||
        !req_parts(q, PRESENT_EVERYTHING, &q->c->parts))
        return;
    if (protocol != SRV_PROTOCOL) {
        req_error(q, "protocol", NULL, "this server speaks protocol %d", SRV_PROTOCOL);
    } else if (name && !srv_name_ok(name)) {
        req_error(q, "name", NULL, "not a possible name");
    } else if (!token &&
               !limits_take(q->s->limits, LIMIT_GUEST, net_address(q->c->conn), srv_now())) {
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
        post(v, run_hello, done_hello, true);
    }
}

/* ---- name ----------------------------------------------------------------------------------- */

static void run_name(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_rename(d, v->who.id, v->who.name);
}

static void done_name(desk_job *job)
{
    visit *v = (visit *)job;
    if (refused(v, "name", "an account has a name that looks like it, or this is one"))
        return;
    v->q->c->me = v->who;
    welcome(v->q, NULL);
    visit_close(v);
}

void people_name(srv_req *q)
{
    const char *name = req_text(q, "name", DB_NAME - 1);
    if (!name)
        return;
    if (!srv_name_ok(name) || !q->c->me.guest) {
        req_error(q, "name", NULL, q->c->me.guest ? "not a possible name" : "accounts keep theirs");
    } else if (q->c->asking) {
        req_error(q, "busy", NULL, "one after the other");
    } else {
        visit *v = visit_open(q);
        if (!v)
            return;
        v->who = q->c->me;
        snprintf(v->who.name, sizeof v->who.name, "%s", name);
        post(v, run_name, done_name, true);
    }
}

/* ---- passwords --------------------------------------------------------------------------------
 */

static void work_hash(uv_work_t *work)
{
    visit *v = work->data;
    v->wrong = crypto_pwhash_str_alg(v->stored, v->password, strlen(v->password), ARGON_OPS,
                                     ARGON_BYTES, crypto_pwhash_ALG_ARGON2ID13) != 0;
}

static void work_verify(uv_work_t *work)
{
    visit *v = work->data;
    v->wrong = crypto_pwhash_str_verify(v->stored, v->password, strlen(v->password)) != 0;
}

static void after_work(uv_work_t *work, int status)
{
    visit *v = work->data;
    v->q->s->passwords_busy--;
    v->wrong |= status != 0;
    v->next(v);
}

static void to_worker(visit *v, uv_work_cb work, void (*next)(visit *v))
{
    v->next = next;
    v->work.data = v;
    v->q->s->passwords_busy++;
    if (uv_queue_work(v->q->s->loop, &v->work, work, after_work))
        after_work(&v->work, UV_ENOMEM);
}

static void lower(const char *name, char out[DB_NAME])
{
    snprintf(out, DB_NAME, "%s", name);
    for (char *p = out; *p; p++)
        if (*p >= 'A' && *p <= 'Z')
            *p = (char)(*p + 'a' - 'A');
}

/* Name and password of a request, if it may try; NULL after an error. */
static visit *credentials(srv_req *q)
{
    srv *s = q->s;
    char login[DB_NAME];
    const char *name = req_text(q, "name", DB_NAME - 1);
    const char *password = name ? req_text(q, "password", PASSWORD_MAX) : NULL;
    if (!password)
        return NULL;
    lower(name, login);
    if (!srv_name_ok(name) || strlen(password) < PASSWORD_MIN) {
        req_error(q, "password", NULL, "a name and a password of at least %d bytes", PASSWORD_MIN);
    } else if (!limits_take(s->limits, LIMIT_PASSWORD, net_address(q->c->conn), srv_now()) ||
               !limits_take(s->limits, LIMIT_ACCOUNT, login, srv_now())) {
        s->count.limited++;
        req_error(q, "rate", NULL, "too many attempts");
    } else if (q->c->asking || s->passwords_busy >= PASSWORDS_BUSY) {
        req_error(q, "busy", NULL, "try again in a moment");
    } else {
        visit *v = visit_open(q);
        if (!v)
            return NULL;
        memcpy(v->login, login, sizeof login);
        snprintf(v->password, sizeof v->password, "%s", password);
        snprintf(v->who.name, sizeof v->who.name, "%s", name);
        s->count.logins++;
        return v;
    }
    return NULL;
}

static void run_register(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    int64_t now = srv_now();
    job->err = api->player_register(d, &v->who, v->login, v->stored);
    if (!job->err)
        job->err = api->session_drop_all(d, v->who.id); /* tokens of the guest end here */
    if (!job->err)
        job->err = api->session_put(d, v->token, v->who.id, now);
}

static void done_entry(desk_job *job)
{
    visit *v = (visit *)job;
    if (!refused(v, "name", "the name is taken"))
        become(v);
}

static void store_account(visit *v)
{
    if (v->wrong) {
        req_error(v->q, "busy", NULL, "no memory for the password");
        visit_close(v);
        return;
    }
    memcpy(v->who.id, v->q->c->me.id, sizeof v->who.id);
    v->who.guest = false;
    new_token(v);
    post(v, run_register, done_entry, true);
}

void people_register(srv_req *q)
{
    if (!q->c->me.guest) {
        req_error(q, "name", NULL, "this is an account already");
        return;
    }
    visit *v = credentials(q);
    if (v)
        to_worker(v, work_hash, store_account);
}

static void run_session(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->session_put(d, v->token, v->who.id, srv_now());
}

static void enter(visit *v)
{
    if (v->wrong || !*v->who.id) {
        req_error(v->q, "password", NULL, "wrong name or password");
        visit_close(v);
        return;
    }
    while (v->q->c->watches) /* seats differ: what was watched is watched anew */
        table_unwatch(v->q->c->watches);
    new_token(v);
    post(v, run_session, done_entry, true);
}

static void run_login(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_login(d, v->login, &v->who, v->stored);
}

static void done_login(desk_job *job)
{
    visit *v = (visit *)job;
    bool unknown = job->err == DB_NONE && !v->q->s->stopping;
    if (v->q->s->stopping && !job->err)
        job->err = DB_AWAY; /* no worker looks at passwords any more */
    if (job->err != DB_NONE && refused(v, "password", "wrong name or password"))
        return;
    /* An unknown name takes as long as a wrong password. */
    if (unknown)
        v->who.id[0] = 0;
    to_worker(v, unknown ? work_hash : work_verify, enter);
}

void people_login(srv_req *q)
{
    visit *v = credentials(q);
    if (v)
        post(v, run_login, done_login, false);
}

/* ---- logout ---------------------------------------------------------------------------------- */

static void run_logout(desk_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->session_drop(d, v->token);
}

static void done_logout(desk_job *job)
{
    visit *v = (visit *)job;
    if (refused(v, "busy", "the store is away"))
        return;
    req_reply(v->q, json_pack("{s:s,s:s,s:s}", "t", "bye", "code", "logout", "text", "goodbye"));
    if (v->q->c->conn)
        net_end(v->q->c->conn, NET_CODE_NORMAL, "goodbye");
    visit_close(v);
}

void people_logout(srv_req *q)
{
    visit *v = visit_open(q);
    if (!v)
        return;
    memcpy(v->token, q->c->token, DB_KEY);
    post(v, run_logout, done_logout, true);
}

/* ---- tokens nobody uses ------------------------------------------------------------------ */

static void run_sweep(desk_job *job, const db_api *api, db *d)
{
    int64_t hall = 0;
    job->err = api->hall_time(d, srv_now(), hall_step, &hall);
    if (!job->err)
        job->err = api->session_sweep(d, hall - token_life);
}

static void done_sweep(desk_job *job)
{
    if (job->err)
        srv_log("warn", "old tokens could not be deleted", NULL);
    free(job);
}

void people_sweep(srv *s)
{
    desk_job *job = calloc(1, sizeof *job);
    if (!job)
        return;
    *job = (desk_job){.writes = true, .run = run_sweep, .done = done_sweep};
    desk_post(s->desk, job);
}
