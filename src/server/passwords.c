/* passwords.c - accounts: registering, logging in, changing a password.
 *
 * Passwords are hashed by Argon2id in a worker thread; so few at a time that memory and searches
 * are safe. Wrong ones are counted for the address, for the account from that address, and, more
 * generously, for the account from everywhere: nobody is kept out by what others try elsewhere. Who
 * has a token of the account is counted for itself, whatever others try wherever. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "visit.h"

enum { PASSWORDS_BUSY = 4, ARGON_OPS = 2, ARGON_BYTES = 19 << 20 };

/* ---- workers --------------------------------------------------------------------------------- */

static void work_hash(uv_work_t *work)
{
    visit *v = work->data;
    v->wrong = crypto_pwhash_str_alg(v->hashed, v->wish, strlen(v->wish), ARGON_OPS, ARGON_BYTES,
                                     crypto_pwhash_ALG_ARGON2ID13) != 0;
}

static void work_verify(uv_work_t *work)
{
    visit *v = work->data;
    v->wrong = crypto_pwhash_str_verify(v->stored, v->password, strlen(v->password)) != 0;
}

/* The right one is found out first; then the new one is hashed. */
static void work_change(uv_work_t *work)
{
    visit *v = work->data;
    work_verify(work);
    if (!v->wrong)
        work_hash(work);
    if (v->wrong)
        v->hashed[0] = 0;
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

/* ---- attempts -------------------------------------------------------------------------------- */

void people_login_of(const char *name, char out[DB_NAME])
{
    snprintf(out, DB_NAME, "%s", name);
    for (char *p = out; *p; p++)
        if (*p >= 'A' && *p <= 'Z')
            *p = (char)(*p + 'a' - 'A');
}

/* Whoever has a token of the account is known. */
static bool is_known(const srv_client *c, const char *login)
{
    char mine[DB_NAME];
    people_login_of(c->me.name, mine);
    return !c->me.guest && strcmp(mine, login) == 0;
}

/* Strangers' attempts are not held against who is known, not even from the same address: its own
 * are counted, for its session. */
static bool known_may_try(srv_req *q, visit *v)
{
    int n = snprintf(v->tried, sizeof v->tried, "#");
    sodium_bin2hex(v->tried + n, sizeof v->tried - (size_t)n, q->c->token, DB_KEY / 2);
    return limits_take(q->s->limits, LIMIT_ACCOUNT, v->tried, srv_now());
}

static bool stranger_may_try(srv_req *q, visit *v)
{
    limits *l = q->s->limits;
    int64_t now = srv_now();
    net_address_key(net_address(q->c->conn), v->address);
    snprintf(v->tried, sizeof v->tried, "%s %s", v->address, v->login);
    return limits_take(l, LIMIT_PASSWORD, v->address, now) &&
           limits_take(l, LIMIT_ACCOUNT, v->tried, now) &&
           limits_take(l, LIMIT_GUESSES, v->login, now);
}

static bool may_try(srv_req *q, visit *v)
{
    v->known = is_known(q->c, v->login);
    if (v->known ? known_may_try(q, v) : stranger_may_try(q, v))
        return true;
    q->s->count.limited++;
    req_error(q, "rate", NULL, "too many attempts");
    return false;
}

/* The right password: only wrong ones count. */
static void forgive(const visit *v)
{
    limits *l = v->q->s->limits;
    limits_give(l, LIMIT_ACCOUNT, v->tried);
    if (v->known)
        return;
    limits_give(l, LIMIT_PASSWORD, v->address);
    limits_give(l, LIMIT_GUESSES, v->login);
}

/* A visit that may try; NULL after an error. */
visit *people_attempt(srv_req *q, const char *name)
{
    if (q->s->passwords_busy >= PASSWORDS_BUSY) {
        req_error(q, "busy", NULL, "try again in a moment");
        return NULL;
    }
    visit *v = visit_open(q);
    if (!v)
        return NULL;
    people_login_of(name, v->login);
    snprintf(v->who.name, sizeof v->who.name, "%s", name);
    if (may_try(q, v)) {
        q->s->count.logins++;
        return v;
    }
    visit_close(v);
    return NULL;
}

/* Name and password of a request; NULL after an error. */
static visit *credentials(srv_req *q)
{
    const char *name = req_text(q, "name", DB_NAME - 1);
    const char *password = name ? req_text(q, "password", PASSWORD_MAX) : NULL;
    if (!password)
        return NULL;
    if (!*name || strlen(password) < PASSWORD_MIN) {
        req_error(q, "password", NULL, "a name and a password of at least %d bytes", PASSWORD_MIN);
        return NULL;
    }
    visit *v = people_attempt(q, name);
    if (v) {
        snprintf(v->password, sizeof v->password, "%s", password);
        snprintf(v->wish, sizeof v->wish, "%s", password);
    }
    return v;
}

/* ---- register -------------------------------------------------------------------------------- */

/* Every session from before ends: a guest's token may be known to more than one. */
void people_renew(visit *v, const db_api *api, db *d)
{
    db_err err = api->session_drop_all(d, v->who.id);
    if (!err)
        err = api->session_put(d, v->token, v->who.id, srv_now());
    v->job.err = err ? err : visit_tell(v, api, d, v->who.id);
}

static void run_register(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    char now[24];
    snprintf(now, sizeof now, "%lld", (long long)srv_now());
    job->err = api->player_register(d, &v->who, v->login, v->hashed);
    if (!job->err)
        job->err = rec_ask((rec_link){api, d}, "UPDATE players SET registered=$2 WHERE id=$1", NULL,
                           NULL, 2, REC_TEXTS(v->who.id, now));
    if (!job->err)
        people_renew(v, api, d);
    visit_read(v, api, d);
}

void people_enter_alone(visit *v)
{
    srv *s = v->q->s;
    char player[DB_ID];
    memcpy(player, v->who.id, sizeof player);
    forgive(v);
    visit_become(v);
    sessions_check(s, player);
}

static void done_register(queue_job *job)
{
    visit *v = (visit *)job;
    bool account = job->err == DB_NONE;
    if (!job->err)
        limits_spend_address(v->q->s->limits, LIMIT_REGISTER, client_address(v->q->c), srv_now());
    if (!visit_refused(v, "name", account ? "this is an account already" : "the name is taken"))
        people_enter_alone(v);
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
    visit_new_token(v);
    visit_post(v, run_register, done_register, true);
}

static bool may_register(const srv_req *q)
{
    char key[NET_ADDRESS];
    net_address_key(client_address(q->c), key);
    return limits_may(q->s->limits, LIMIT_REGISTER, key, srv_now());
}

void people_register(srv_req *q)
{
    const read_node *x = read_find(q->in, "name");
    const char *name = x && x->type == READ_TEXT ? x->text : NULL;
    if (!q->c->me.guest) {
        req_error(q, "name", NULL, "this is an account already");
        return;
    }
    if (name && *name && (!srv_name_ok(name) || people_name_is_ours(name))) {
        req_error(q, "name", NULL, "not a possible name");
        return;
    }
    if (!may_register(q)) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many new accounts from this address");
        return;
    }
    visit *v = credentials(q);
    if (v)
        to_worker(v, work_hash, store_account);
}

/* ---- login ----------------------------------------------------------------------------------- */

static void run_session(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->session_put(d, v->token, v->who.id, srv_now());
    if (!job->err) /* who comes back in time stays */
        job->err =
            rec_ask((rec_link){api, d}, "UPDATE players SET leaves=0 WHERE id=$1 AND leaves>0",
                    NULL, NULL, 1, REC_TEXTS(v->who.id));
    visit_read(v, api, d);
}

static void done_login(queue_job *job)
{
    visit *v = (visit *)job;
    if (!visit_refused(v, "password", "wrong name or password"))
        visit_become(v);
}

static void enter(visit *v)
{
    if (v->wrong || !*v->who.id) {
        req_error(v->q, "password", NULL, "wrong name or password");
        visit_close(v);
        return;
    }
    forgive(v);
    visit_new_token(v);
    visit_post(v, run_session, done_login, true);
}

static void run_find(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_login(d, v->login, &v->who, v->stored);
}

static void done_find(queue_job *job)
{
    visit *v = (visit *)job;
    bool unknown = job->err == DB_NONE && !v->q->s->stopping;
    if (v->q->s->stopping && !job->err)
        job->err = DB_AWAY; /* no worker looks at passwords any more */
    if (job->err != DB_NONE && visit_refused(v, "password", "wrong name or password"))
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
        visit_post(v, run_find, done_find, false);
}

/* ---- another password ------------------------------------------------------------------------ */

static void run_change(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_set_password(d, v->who.id, v->stored, v->hashed);
    if (!job->err)
        people_renew(v, api, d);
    visit_read(v, api, d);
}

static void done_change(queue_job *job)
{
    visit *v = (visit *)job;
    if (!visit_refused(v, "password", "it was changed in the meantime"))
        people_enter_alone(v);
}

static void store_password(visit *v)
{
    if (v->wrong) {
        req_error(v->q, "password", NULL, "wrong password");
        visit_close(v);
        return;
    }
    visit_new_token(v);
    visit_post(v, run_change, done_change, true);
}

static void run_known(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    job->err = api->player_password(d, v->who.id, v->stored);
}

static void done_known(queue_job *job)
{
    visit *v = (visit *)job;
    if (v->q->s->stopping && !job->err)
        job->err = DB_AWAY;
    if (!visit_refused(v, "password", "a guest has none"))
        to_worker(v, work_change, store_password);
}

void people_password(srv_req *q)
{
    const char *old = req_text(q, "old", PASSWORD_MAX);
    const char *wish = old ? req_text(q, "new", PASSWORD_MAX) : NULL;
    if (!wish)
        return;
    if (q->c->me.guest || strlen(wish) < PASSWORD_MIN) {
        req_error(q, "password", NULL,
                  q->c->me.guest ? "a guest has none" : "'new' must have at least %d bytes",
                  PASSWORD_MIN);
        return;
    }
    visit *v = people_attempt(q, q->c->me.name);
    if (!v)
        return;
    v->who = q->c->me;
    snprintf(v->password, sizeof v->password, "%s", old);
    snprintf(v->wish, sizeof v->wish, "%s", wish);
    visit_post(v, run_known, done_known, false);
}

/* ---- proof ------------------------------------------------------------------------------------ */

void people_hash(visit *v, void (*next)(visit *v)) { to_worker(v, work_hash, next); }

static void judge(visit *v)
{
    if (v->wrong) {
        req_error(v->q, "password", NULL, "wrong password");
        visit_close(v);
        return;
    }
    forgive(v);
    v->drop = NULL;
    v->proved(v);
}

static void done_proof(queue_job *job)
{
    visit *v = (visit *)job;
    if (v->q->s->stopping && !job->err)
        job->err = DB_AWAY;
    if (!visit_refused(v, "password", "a guest has none"))
        to_worker(v, work_verify, judge);
}

void people_prove(srv_req *q, const char *password, void (*next)(visit *v), void *more,
                  void (*drop)(void *more))
{
    visit *v = people_attempt(q, q->c->me.name);
    if (!v) {
        drop(more);
        return;
    }
    v->more = more;
    v->drop = drop;
    v->who = q->c->me;
    v->proved = next;
    snprintf(v->password, sizeof v->password, "%s", password);
    visit_post(v, run_known, done_proof, false);
}
