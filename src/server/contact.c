/* contact.c - addresses of an account: e-mail with its code, what is sent there, the web-hook. */
#include "contact.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "courier.h"
#include "visit.h"

enum { DAY = 86400000 };

static const struct {
    const char *word;
    int bit;
} kinds[] = {
    {"turn", POST_TURN}, {"invite", POST_INVITE}, {"result", POST_RESULT}, {"cup", POST_CUP}};

/* ---- codes ------------------------------------------------------------------------------------ */

void contact_hash(const char *typed, char hash[POST_CODE])
{
    char plain[CONTACT_CODE + 8] = "";
    uint8_t bytes[DB_KEY];
    size_t n = 0;
    for (; *typed && n + 1 < sizeof plain; typed++) {
        if (*typed == ' ' || *typed == '-')
            continue;
        plain[n] = *typed;
        if (*typed >= 'a' && *typed <= 'z')
            plain[n] = (char)(*typed - 'a' + 'A');
        n++;
    }
    crypto_generichash(bytes, sizeof bytes, (const uint8_t *)plain, n, NULL, 0);
    sodium_bin2hex(hash, POST_CODE, bytes, sizeof bytes);
}

/* Signs that are not taken for one another. */
void contact_code(char plain[CONTACT_CODE], char hash[POST_CODE])
{
    static const char signs[] = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    for (int i = 0; i < CONTACT_CODE - 1; i++)
        plain[i] = signs[randombytes_uniform(sizeof signs - 1)];
    plain[CONTACT_CODE - 1] = 0;
    contact_hash(plain, hash);
}

static void on_name(void *ctx, const char *const *column)
{
    snprintf(ctx, DB_NAME, "%s", column[0]);
}

db_err contact_send_code(const post *p, rec_link l, const char *player, const char *address,
                         const char *lang, letter_code why, const char *code, const char *sender)
{
    char text[8192], name[DB_NAME] = "", id[POST_ID];
    mh_text out = mh_text_open(text, sizeof text);
    db_err err =
        rec_ask(l, "SELECT name FROM players WHERE id=$1", on_name, name, 1, REC_TEXTS(player));
    post_new_id(id);
    letter_to to = {.lang = letter_lang(lang),
                    .name = name,
                    .address = address,
                    .sender = sender,
                    .url = post_url(p),
                    .id = id,
                    .now = srv_now()};
    if (!err && letter_with_code(&out, &to, why, code))
        err = post_parcel_put(l, "mail", id, player, address, text, to.now);
    return err;
}

/* ---- one question to the store, and the state of affairs as the answer -------------------------- */

typedef struct asking {
    queue_job job;
    srv_req *q;
    char player[DB_ID];
    int kinds;
    char text[POST_URL], lang[POST_LANG], plain[CONTACT_CODE], hash[POST_CODE];
    post_contact now;
    db_err (*change)(struct asking *a, rec_link l);
} asking;

bool contact_account(const srv_req *q)
{
    if (q->c->me.guest)
        req_error(q, "account", NULL, "this needs an account");
    return !q->c->me.guest;
}

json_t *contact_kinds_json(int mask)
{
    json_t *list = json_array();
    for (size_t i = 0; i < MH_COUNT(kinds); i++)
        if (mask & kinds[i].bit)
            json_array_append_new(list, json_string(kinds[i].word));
    return list;
}

static const char *or_null(const char *text) { return *text ? text : NULL; }

static void reply_contact(const srv_req *q, const post_contact *c)
{
    json_t *hook = *c->hook
                       ? json_pack("{s:s,s:o,s:s?}", "url", c->hook, "kinds",
                                   contact_kinds_json(c->hook_kinds), "off", or_null(c->hook_off))
                       : json_null();
    req_reply(q,
              json_pack("{s:s,s:b,s:s?,s:s?,s:s,s:o,s:s?,s:b,s:o}", "t", "mail", "can",
                        (int)post_has_mail(q->s->post), "address", or_null(c->email), "waiting",
                        or_null(c->waiting), "lang", c->lang, "kinds", contact_kinds_json(c->kinds),
                        "off", or_null(c->mail_off), "hooks", (int)!courier_lacks(), "hook", hook));
}

static void run_asking(queue_job *job, const db_api *api, db *d)
{
    asking *a = (asking *)job;
    rec_link l = {api, d};
    job->err = a->change ? a->change(a, l) : DB_OK;
    if (!job->err)
        job->err = post_contact_get(l, a->player, &a->now);
}

static void done_asking(queue_job *job)
{
    asking *a = (asking *)job;
    if (job->err == DB_NONE)
        req_error(a->q, "code", NULL, "not the code, or too old, or tried too often");
    else if (job->err)
        req_store(a->q, job->err);
    else
        reply_contact(a->q, &a->now);
    post_news(a->q->s->post);
    req_free(a->q);
    sodium_memzero(a, sizeof *a);
    free(a);
}

/* NULL after an error. */
static asking *asking_open(const srv_req *q, db_err (*change)(asking *a, rec_link l))
{
    asking *a = calloc(1, sizeof *a);
    if (!a) {
        req_no_memory(q);
        return NULL;
    }
    a->q = req_keep(q);
    if (!a->q) {
        free(a);
        return NULL;
    }
    a->job = (queue_job){.writes = true, .run = run_asking, .done = done_asking};
    a->change = change;
    memcpy(a->player, q->c->me.id, sizeof a->player);
    return a;
}

static void drop_asking(void *more)
{
    asking *a = more;
    req_free(a->q);
    free(a);
}

static void asking_post(asking *a) { queue_post(a->q->s->queue, &a->job); }

/* ---- members ----------------------------------------------------------------------------------- */

static bool read_kinds(const srv_req *q, int *out)
{
    const read_node *list = read_find(q->in, "kinds");
    bool ok = list && list->type == READ_LIST;
    *out = 0;
    for (const read_node *x = ok ? list->first : NULL; x && ok; x = x->next) {
        size_t i = 0;
        while (i < MH_COUNT(kinds) && (x->type != READ_TEXT || strcmp(x->text, kinds[i].word) != 0))
            i++;
        ok = i < MH_COUNT(kinds);
        *out |= ok ? kinds[i].bit : 0;
    }
    if (!ok)
        req_error(q, "type", NULL, "'kinds' must be a list of turn, invite, result, cup");
    return ok;
}

static bool read_lang(const srv_req *q, char out[POST_LANG])
{
    const char *lang = NULL;
    if (!req_text_or_null(q, "lang", POST_LANG - 1, &lang))
        return false;
    out[0] = 0;
    if (lang && mh_language_of(lang) == MH_LANGS) {
        req_error(q, "type", NULL, "'lang' must be a language of the server");
        return false;
    }
    if (lang)
        snprintf(out, POST_LANG, "%s", lang);
    return true;
}

/* ---- messages ---------------------------------------------------------------------------------- */

void contact_mail(srv_req *q)
{
    asking *a = contact_account(q) ? asking_open(q, NULL) : NULL;
    if (a)
        asking_post(a);
}

static db_err change_address(asking *a, rec_link l)
{
    const srv *s = a->q->s;
    db_err err = *a->lang ? post_lang_set(l, a->player, a->lang) : DB_OK;
    if (!err)
        err = post_address_wish(l, a->player, a->text, a->hash, srv_now() + DAY);
    if (err || !*a->text)
        return err;
    err = post_contact_get(l, a->player, &a->now);
    return err ? err
               : contact_send_code(s->post, l, a->player, a->text, a->now.lang, LETTER_CONFIRM,
                                   a->plain, s->config.mail_from);
}

static void address_proved(visit *v)
{
    asking *a = v->more;
    contact_code(a->plain, a->hash);
    asking_post(a);
    visit_close(v);
}

void contact_address(srv_req *q)
{
    const char *address = NULL;
    const char *password = NULL;
    char lang[POST_LANG];
    if (!contact_account(q) || !req_text_or_null(q, "address", POST_ADDRESS - 2, &address) ||
        !(password = req_text(q, "password", PASSWORD_MAX)) || !read_lang(q, lang))
        return;
    if (address && (!post_has_mail(q->s->post) || !letter_address_ok(address))) {
        req_error(q, "address", NULL,
                  post_has_mail(q->s->post) ? "this is no e-mail address"
                                            : "this hall sends no letters");
        return;
    }
    if (address && !limits_take(q->s->limits, LIMIT_LETTERS, q->c->me.id, srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many codes were asked for");
        return;
    }
    asking *a = asking_open(q, change_address);
    if (!a)
        return;
    snprintf(a->text, sizeof a->text, "%s", address ? address : "");
    memcpy(a->lang, lang, sizeof a->lang);
    people_prove(q, password, address_proved, a, drop_asking);
}

static db_err change_confirm(asking *a, rec_link l)
{
    return post_address_confirm(l, a->player, a->hash, srv_now());
}

void contact_confirm(srv_req *q)
{
    const char *code = contact_account(q) ? req_text(q, "code", 32) : NULL;
    asking *a = code ? asking_open(q, change_confirm) : NULL;
    if (!a)
        return;
    contact_hash(code, a->hash);
    asking_post(a);
}

static db_err change_kinds(asking *a, rec_link l)
{
    db_err err = *a->lang ? post_lang_set(l, a->player, a->lang) : DB_OK;
    return err ? err : post_kinds_set(l, a->player, a->kinds);
}

void contact_kinds(srv_req *q)
{
    int mask = 0;
    char lang[POST_LANG];
    if (!contact_account(q) || !read_kinds(q, &mask) || !read_lang(q, lang))
        return;
    asking *a = asking_open(q, change_kinds);
    if (!a)
        return;
    a->kinds = mask;
    memcpy(a->lang, lang, sizeof a->lang);
    asking_post(a);
}

static db_err change_hook(asking *a, rec_link l)
{
    return post_hook_set(l, a->player, a->text, a->kinds);
}

void contact_hook(srv_req *q)
{
    const char *url = NULL;
    int mask = 0;
    if (!contact_account(q) || !req_text_or_null(q, "url", POST_URL - 1, &url) ||
        (url && !read_kinds(q, &mask)))
        return;
    const char *wrong = url ? courier_hook_wrong(url, q->s->config.hook_anywhere) : NULL;
    if (wrong) {
        req_error(q, "address", NULL, "%s", wrong);
        return;
    }
    asking *a = asking_open(q, change_hook);
    if (!a)
        return;
    snprintf(a->text, sizeof a->text, "%s", url ? url : "");
    a->kinds = mask;
    asking_post(a);
}

static db_err change_try(asking *a, rec_link l)
{
    char text[1024], id[POST_ID];
    mh_text out = mh_text_open(text, sizeof text);
    db_err err = post_contact_get(l, a->player, &a->now);
    letter_to to = {.lang = letter_lang(a->now.lang)};
    if (err || !*a->now.hook)
        return err ? err : DB_NONE;
    post_new_id(id);
    letter_hook_trial(&out, &to);
    return post_parcel_put(l, "hook", id, a->player, a->now.hook, text, srv_now());
}

void contact_hook_try(srv_req *q)
{
    if (!contact_account(q))
        return;
    if (!limits_take(q->s->limits, LIMIT_LETTERS, q->c->me.id, srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many trials");
        return;
    }
    asking *a = asking_open(q, change_try);
    if (a)
        asking_post(a);
}
