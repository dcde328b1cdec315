/* reset.c - a new password by a code that was sent to the account's confirmed address. Whether
 * there is such an account, or such an address, is told to nobody. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contact.h"
#include "net/address.h"
#include "visit.h"

typedef struct wish {
    queue_job job;
    srv_req *q;
    char login[DB_NAME], plain[CONTACT_CODE], hash[POST_CODE];
} wish;

static void lower(const char *name, char out[DB_NAME])
{
    snprintf(out, DB_NAME, "%s", name);
    for (char *p = out; *p; p++)
        if (*p >= 'A' && *p <= 'Z')
            *p = (char)(*p + 'a' - 'A');
}

static void run_wish(queue_job *job, const db_api *api, db *d)
{
    wish *w = (wish *)job;
    const srv *s = w->q->s;
    rec_link l = {api, d};
    char player[DB_ID];
    post_contact to;
    job->err = post_reset_wish(l, w->login, w->hash, srv_now(), player, &to);
    if (!job->err)
        job->err = contact_send_code(s->post, l, player, to.email, to.lang, LETTER_RESET, w->plain,
                                     s->config.mail_from);
    if (job->err == DB_NONE)
        job->err = DB_OK;
}

static void done_wish(queue_job *job)
{
    wish *w = (wish *)job;
    if (job->err)
        req_store(w->q, job->err);
    else
        req_reply(w->q, json_pack("{s:s}", "t", "reset"));
    post_news(w->q->s->post);
    req_free(w->q);
    sodium_memzero(w, sizeof *w);
    free(w);
}

void contact_reset(srv_req *q)
{
    const char *name = req_text(q, "name", DB_NAME - 1);
    char login[DB_NAME], key[NET_ADDRESS + DB_NAME + 1], address[NET_ADDRESS];
    int64_t now = srv_now();
    if (!name)
        return;
    lower(name, login);
    if (!post_has_mail(q->s->post)) {
        req_error(q, "address", NULL, "this hall sends no letters");
        return;
    }
    /* By address and name: whoever asks for somebody else's codes takes none of the owner's. */
    net_address_key(client_address(q->c), address);
    snprintf(key, sizeof key, "%s %s", address, login);
    if (!limits_take(q->s->limits, LIMIT_PASSWORD, address, now) ||
        !limits_take(q->s->limits, LIMIT_LETTERS, key, now)) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many codes were asked for");
        return;
    }
    wish *w = calloc(1, sizeof *w);
    if (!w || !(w->q = req_keep(q))) {
        if (!w)
            req_no_memory(q);
        free(w);
        return;
    }
    w->job = (queue_job){.writes = true, .run = run_wish, .done = done_wish};
    memcpy(w->login, login, sizeof w->login);
    contact_code(w->plain, w->hash);
    queue_post(q->s->queue, &w->job);
}

/* ---- the code ---------------------------------------------------------------------------------- */

static void run_take(queue_job *job, const db_api *api, db *d)
{
    visit *v = (visit *)job;
    rec_link l = {api, d};
    job->err = post_reset_take(l, v->login, v->password, srv_now(), &v->who);
    if (!job->err)
        job->err = post_password_set(l, v->who.id, v->hashed);
    if (!job->err)
        people_renew(v, api, d);
    visit_read(v, api, d);
}

static void done_take(queue_job *job)
{
    visit *v = (visit *)job;
    if (!visit_refused(v, "code", "not the code, or too old, or tried too often"))
        people_enter_alone(v);
}

static void take_code(visit *v)
{
    if (v->wrong || v->q->s->stopping) {
        req_error(v->q, "busy", NULL, "no memory for the password");
        visit_close(v);
        return;
    }
    visit_new_token(v);
    visit_post(v, run_take, done_take, true);
}

void contact_reset_password(srv_req *q)
{
    const char *name = req_text(q, "name", DB_NAME - 1);
    const char *code = name ? req_text(q, "code", 32) : NULL;
    const char *fresh = code ? req_text(q, "new", PASSWORD_MAX) : NULL;
    if (!fresh)
        return;
    if (strlen(fresh) < PASSWORD_MIN) {
        req_error(q, "password", NULL, "'new' must have at least %d bytes", PASSWORD_MIN);
        return;
    }
    visit *v = people_attempt(q, name);
    if (!v)
        return;
    contact_hash(code, v->password); /* POST_CODE fits */
    snprintf(v->wish, sizeof v->wish, "%s", fresh);
    people_hash(v, take_code);
}
