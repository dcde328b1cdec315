/* post.c - the hall's post office. Every few seconds a job in the store's thread turns calls into
 * notices and notices into parcels, and takes the next parcel; a courier carries it. How parcels
 * stay single: store/post.h. */
#include "post.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compose.h"
#include "courier.h"

enum {
    LOOK_TICKS = 5,
    RECOVER_TICKS = 30,
    SWEEP_TICKS = 3600,
    MINUTE = 60000,
    DAY = 1440 * MINUTE,
    GIVE_UP = 2 * DAY, /* a letter nobody could deliver */
    HOOK_FAILS = 8,    /* in a row: the hook is turned off */
    MAC = 16,
    SIGNED = DB_ID + 1 + MAC,
};

static const int64_t kept = 60 * (int64_t)DAY;

typedef struct carrier {
    post *home;
    const char *name; /* "mail", "hook" */
    courier *by;      /* NULL: not begun */
    bool busy;        /* a parcel is with it, or is being settled */
    bool unsettled;   /* the store could not be told: again */
    post_parcel parcel;
    courier_end end;
    char why[COURIER_WHY];
} carrier;

struct post {
    srv *s;
    carrier mail, hook;
    bool working, news, keyed, stops;
    unsigned ticks;
    char *user, *password;
    uint8_t key[crypto_auth_KEYBYTES];
    char url[POST_URL];
};

bool post_has_mail(const post *p) { return p->s->config.mail && !courier_lacks(); }

const char *post_url(const post *p) { return p->url; }

bool srv_mail_address(const char *text) { return letter_address_ok(text); }

const char *srv_mail_lacks(void) { return courier_lacks(); }

void post_new_id(char out[POST_ID])
{
    char half[DB_ID], other[DB_ID];
    srv_random_id(half);
    srv_random_id(other);
    snprintf(out, POST_ID, "%.12s%.12s", half, other);
}

void post_news(post *p)
{
    if (p)
        p->news = true;
}

/* ---- settling -------------------------------------------------------------------------------- */

typedef struct settling {
    queue_job job;
    carrier *of;
    int64_t now;
} settling;

/* 1, 2, 4, 8, 16, 30 minutes, then each hour. */
static int64_t back_off(int tries)
{
    int64_t minutes = tries < 5 ? INT64_C(1) << tries : tries == 5 ? 30 : 60;
    return minutes * MINUTE;
}

static db_err settle_hook(rec_link l, const carrier *c, int64_t now)
{
    int fails = 0;
    bool fresh = false;
    if (c->end == COURIER_SENT)
        return post_carrier_off(l, c->name, c->parcel.player, "");
    /* One that takes all and never answers is a failure, too: it holds up everybody's messages. */
    db_err err = post_hook_failed(l, c->parcel.player, &fails);
    if (err || fails < HOOK_FAILS)
        return err;
    post_notice n = {.kind = POST_OFF, .seq = now, .at = now};
    snprintf(n.player, sizeof n.player, "%s", c->parcel.player);
    snprintf(n.detail, sizeof n.detail, "%s", c->why);
    err = post_carrier_off(l, c->name, c->parcel.player, c->why);
    return err ? err : post_notice_put(l, &n, &fresh);
}

static void run_settle(queue_job *job, const db_api *api, db *d)
{
    settling *x = (settling *)job;
    carrier *c = x->of;
    rec_link l = {api, d};
    static const post_state as[] = {[COURIER_SENT] = POST_SENT,
                                    [COURIER_LATER] = POST_FREE,
                                    [COURIER_REFUSED] = POST_REFUSED,
                                    [COURIER_DOUBT] = POST_DOUBTFUL};
    post_state state = as[c->end];
    if (state == POST_FREE && x->now - c->parcel.made > GIVE_UP)
        state = POST_REFUSED;
    job->err = post_settle(l, c->parcel.id, c->home->s->sign, state,
                           x->now + back_off(c->parcel.tries), c->why);
    if (!job->err && c == &c->home->hook)
        job->err = settle_hook(l, c, x->now);
    else if (!job->err && c->end == COURIER_REFUSED)
        job->err = post_carrier_off(l, c->name, c->parcel.player, c->why);
}

static void done_settle(queue_job *job)
{
    settling *x = (settling *)job;
    carrier *c = x->of;
    c->unsettled = db_failed(job->err) && !c->home->stops;
    c->busy = c->unsettled;
    c->home->news = true; /* the next one, perhaps */
    free(x);
}

static void settle(carrier *c)
{
    settling *x = calloc(1, sizeof *x);
    c->unsettled = !x;
    if (!x)
        return;
    *x = (settling){
        .job = {.writes = true, .run = run_settle, .done = done_settle}, .of = c, .now = srv_now()};
    queue_post(c->home->s->queue, &x->job);
}

static void on_done(void *ctx, courier_end end, const char *why)
{
    static const char *const events[] = {[COURIER_SENT] = "letter sent",
                                         [COURIER_LATER] = "letter waits",
                                         [COURIER_REFUSED] = "letter refused",
                                         [COURIER_DOUBT] = "letter doubtful"};
    carrier *c = ctx;
    c->end = end;
    snprintf(c->why, sizeof c->why, "%s", why);
    free(c->parcel.body);
    c->parcel.body = NULL;
    srv_log(end == COURIER_SENT ? "info" : "warn", events[end], "by", c->name, "id", c->parcel.id,
            *why ? "why" : NULL, why, NULL);
    settle(c);
}

/* ---- the mark before the end ------------------------------------------------------------------ */

static void run_mark(queue_job *job, const db_api *api, db *d)
{
    settling *x = (settling *)job;
    job->err = post_mark((rec_link){api, d}, x->of->parcel.id, x->of->home->s->sign);
}

static void done_mark(queue_job *job)
{
    settling *x = (settling *)job;
    carrier *c = x->of;
    bool ok = !job->err;
    free(x);
    if (!c->home->stops)
        courier_answer(c->by, ok);
}

static void on_may_end(void *ctx)
{
    carrier *c = ctx;
    settling *x = calloc(1, sizeof *x);
    if (!x) {
        courier_answer(c->by, false);
        return;
    }
    *x = (settling){.job = {.writes = true, .run = run_mark, .done = done_mark}, .of = c};
    queue_post(c->home->s->queue, &x->job);
}

/* ---- the work --------------------------------------------------------------------------------- */

typedef struct working {
    queue_job job;
    post *p;
    int64_t now;
    bool recovers, sweeps, mail, hook; /* carriers that are free */
    char key[POST_CODE];
    post_parcel letter, message;
    compose_office office;
    unsigned calls;
} working;

static db_err work_key(working *w, rec_link l)
{
    uint8_t bytes[crypto_auth_KEYBYTES];
    char fresh[POST_CODE];
    if (w->p->keyed)
        return DB_OK;
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(fresh, sizeof fresh, bytes, sizeof bytes);
    return post_secret(l, "stop", fresh, w->key);
}

static db_err none_is_well(db_err err) { return err == DB_NONE ? DB_OK : err; }

static void run_work(queue_job *job, const db_api *api, db *d)
{
    working *w = (working *)job;
    rec_link l = {api, d};
    const char *sign = w->p->s->sign;
    db_err err = work_key(w, l);
    if (!err && w->recovers)
        err = post_recover(l, sign, !api->many_nodes, w->now - REC_ALIVE_MS);
    if (!err && w->sweeps)
        err = post_sweep(l, w->now - kept);
    if (!err)
        err = post_answer_calls(l, 200, &w->calls);
    if (!err && w->p->keyed)
        err = compose_all(&w->office, l);
    if (!err && w->mail)
        err = none_is_well(post_take(l, "mail", sign, w->now, &w->letter));
    if (!err && w->hook)
        err = none_is_well(post_take(l, "hook", sign, w->now, &w->message));
    job->err = err;
}

static bool begin_carrier(carrier *c)
{
    const srv_config *config = &c->home->s->config;
    bool mail = c == &c->home->mail;
    courier_config how = {.loop = c->home->s->loop,
                          .ctx = c,
                          .may_end = on_may_end,
                          .done = on_done,
                          .server = mail ? config->mail : NULL,
                          .sender = config->mail_from,
                          .user = c->home->user,
                          .password = c->home->password,
                          .plain = config->mail_plain,
                          .anywhere = config->hook_anywhere};
    if (!c->by)
        c->by = courier_open(&how);
    return c->by != NULL;
}

static void carry(carrier *c, post_parcel *parcel)
{
    if (!*parcel->id)
        return;
    c->parcel = *parcel;
    parcel->body = NULL;
    c->busy = true;
    if (c->home->stops || !begin_carrier(c))
        on_done(c, COURIER_LATER, "no thread to send it");
    else
        courier_send(c->by, c->parcel.address, c->parcel.body);
}

static void done_work(queue_job *job)
{
    working *w = (working *)job;
    post *p = w->p;
    size_t n = 0;
    p->working = false;
    if (!job->err) {
        if (!p->keyed && *w->key)
            p->keyed =
                !sodium_hex2bin(p->key, sizeof p->key, w->key, strlen(w->key), NULL, &n, NULL) &&
                n == sizeof p->key;
        p->news |= w->calls > 0 || w->office.made > 0;
        carry(&p->mail, &w->letter);
        carry(&p->hook, &w->message);
    }
    free(w->letter.body);
    free(w->message.body);
    free(w);
}

static void work(post *p)
{
    working *w = calloc(1, sizeof *w);
    if (!w)
        return;
    p->working = true;
    p->news = false;
    *w = (working){.job = {.writes = true, .run = run_work, .done = done_work},
                   .p = p,
                   .now = srv_now(),
                   .recovers = p->ticks % RECOVER_TICKS <= LOOK_TICKS,
                   .sweeps = p->ticks % SWEEP_TICKS <= LOOK_TICKS,
                   .mail = post_has_mail(p) && !p->mail.busy,
                   .hook = !courier_lacks() && !p->hook.busy};
    w->office =
        (compose_office){.post = p, .sender = p->s->config.mail_from, .url = p->url, .now = w->now};
    w->office.mail = post_has_mail(p);
    queue_post(p->s->queue, &w->job);
}

void post_tick(post *p)
{
    if (p->mail.unsettled)
        settle(&p->mail);
    if (p->hook.unsettled)
        settle(&p->hook);
    if (!p->working && !p->s->draining && (p->news || p->ticks % LOOK_TICKS == 0))
        work(p);
    p->ticks++;
}

/* ---- stopping letters ------------------------------------------------------------------------- */

bool post_stop_token(const post *p, const char *player, int kinds, char out[POST_STOP])
{
    uint8_t bytes[SIGNED] = {0}, mac[crypto_auth_BYTES];
    snprintf((char *)bytes, DB_ID, "%s", player);
    bytes[DB_ID] = (uint8_t)kinds;
    crypto_auth(mac, bytes, DB_ID + 1, p->key);
    memcpy(bytes + DB_ID + 1, mac, MAC);
    sodium_bin2base64(out, POST_STOP, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return p->keyed;
}

typedef struct stopping {
    queue_job job;
    char player[DB_ID];
    int kinds, tries;
    srv *s;
} stopping;

static void run_stop(queue_job *job, const db_api *api, db *d)
{
    const stopping *x = (const stopping *)job;
    job->err = post_kinds_stop((rec_link){api, d}, x->player, x->kinds);
}

/* Whoever asked was told that it is done: it is tried until it is. */
static void done_stop(queue_job *job)
{
    stopping *x = (stopping *)job;
    if (db_failed(job->err) && !x->s->stopping && x->tries++ < 600)
        queue_post(x->s->queue, &x->job);
    else
        free(x);
}

static bool read_token(const post *p, const char *text, stopping *out)
{
    uint8_t bytes[SIGNED], mac[crypto_auth_BYTES];
    size_t n = 0;
    if (!p->keyed ||
        sodium_base642bin(bytes, sizeof bytes, text, strlen(text), NULL, &n, NULL,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) ||
        n != sizeof bytes)
        return false;
    crypto_auth(mac, bytes, DB_ID + 1, p->key);
    if (sodium_memcmp(mac, bytes + DB_ID + 1, MAC) != 0)
        return false;
    memcpy(out->player, bytes, DB_ID);
    out->player[DB_ID - 1] = 0;
    out->kinds = bytes[DB_ID];
    return true;
}

static bool stop_letters(post *p, const stopping *asked)
{
    stopping *x = p->stops ? NULL : calloc(1, sizeof *x);
    if (!x)
        return false;
    *x = *asked;
    x->job = (queue_job){.writes = true, .run = run_stop, .done = done_stop};
    x->s = p->s;
    queue_post(p->s->queue, &x->job);
    return true;
}

bool post_page(void *ctx, const char *path, bool posted, net_page *out)
{
    srv *s = ctx;
    stopping asked = {.kinds = 0};
    char lang[POST_LANG] = "", *page = NULL;
    if (strncmp(path, "/stop/", 6) != 0 || strlen(path) < 10 || path[8] != '/')
        return false;
    snprintf(lang, sizeof lang, "%.2s", path + 6);
    out->type = "text/html; charset=utf-8";
    out->status = 503;
    if (!s->post || !s->post->keyed)
        return true;
    if (!read_token(s->post, path + 9, &asked)) {
        out->status = 404;
        return true;
    }
    page = calloc(1, 2048);
    mh_text t = mh_text_open(page, page ? 2048 : 0);
    if (page && (!posted || stop_letters(s->post, &asked)) &&
        letter_stop_page(&t, letter_lang(lang), posted)) {
        out->status = 200;
        out->text = page;
        return true;
    }
    free(page);
    return true;
}

/* ---- opening and closing ----------------------------------------------------------------------- */

/* USER:PASSWORD */
static bool take_login(post *p)
{
    const char *login = p->s->config.mail_login;
    const char *colon = login ? strchr(login, ':') : NULL;
    if (!colon)
        return true;
    p->user = calloc(1, (size_t)(colon - login) + 1);
    p->password = calloc(1, strlen(colon));
    if (!p->user || !p->password)
        return false;
    memcpy(p->user, login, (size_t)(colon - login));
    memcpy(p->password, colon + 1, strlen(colon + 1));
    return true;
}

post *post_open(srv *s)
{
    post *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->s = s;
    p->mail = (carrier){.home = p, .name = "mail"};
    p->hook = (carrier){.home = p, .name = "hook"};
    const char *url = s->config.public_url ? s->config.public_url : "http://127.0.0.1/";
    size_t n = strlen(url);
    snprintf(p->url, sizeof p->url, "%s%s", url, n && url[n - 1] == '/' ? "" : "/");
    if (take_login(p))
        return p;
    post_close(p);
    return NULL;
}

void post_stop(post *p)
{
    if (!p)
        return;
    p->stops = true;
    if (p->mail.by)
        courier_close(p->mail.by);
    if (p->hook.by)
        courier_close(p->hook.by);
}

void post_close(post *p)
{
    if (!p)
        return;
    free(p->mail.parcel.body);
    free(p->hook.parcel.body);
    free(p->user);
    if (p->password)
        sodium_memzero(p->password, strlen(p->password));
    free(p->password);
    free(p);
}
