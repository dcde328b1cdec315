/* client.c - connections that speak the protocol. What they say is read by the hall; messages that
 * are about nobody's table (accounts, lists) come back from there, and are answered here. */
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { ERRORS = 400, ERROR_PAGE = 4096, BYE = 400 };

/* ---- small things ------------------------------------------------------------------ */

void srv_random_id(char out[DB_ID])
{
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    for (int i = 0; i < 12; i++)
        out[i] = digits[randombytes_uniform(32)];
    out[12] = 0;
}

srv_client *client_find(const srv *s, hall_client number)
{
    srv_client *c = s->clients[number % SRV_SLOTS];
    while (c && c->number != number)
        c = c->next;
    return c;
}

/* ---- answers ------------------------------------------------------------------------ */

void client_send_text(srv_client *c, const char *text, size_t n)
{
    if (!c->conn)
        return;
    net_frame *f = net_text(c->s->net, text, n);
    if (f)
        net_send(c->conn, f);
    else
        net_fail(c->conn);
    net_unref(f);
}

void client_fail(srv_client *c)
{
    if (c->conn)
        net_fail(c->conn);
}

const char *client_address(const srv_client *c) { return c->conn ? net_address(c->conn) : ""; }

static void send_json(srv_client *c, json_t *out)
{
    size_t n = out ? json_dumpb(out, NULL, 0, JSON_COMPACT) : 0;
    char *text = n ? malloc(n) : NULL;
    if (text && json_dumpb(out, text, n, JSON_COMPACT) == n)
        client_send_text(c, text, n);
    else
        client_fail(c);
    free(text);
    json_decref(out);
}

void client_bye(srv_client *c, const char *code, int close, const char *why)
{
    char text[BYE];
    if (!c->conn || net_ending(c->conn))
        return;
    int n = snprintf(text, sizeof text,
                     "{\"t\":\"bye\",\"code\":\"%s\",\"text\":\"%s\",\"after\":1000}", code, why);
    client_send_text(c, text, (size_t)n);
    net_end(c->conn, close, why);
}

void req_reply(const srv_req *q, json_t *out)
{
    if (out && q->req >= 0 && json_object_set_new(out, "req", json_integer(q->req))) {
        json_decref(out); /* nobody would know what it answers */
        out = NULL;
    }
    send_json(q->c, out);
}

void req_error(const srv_req *q, const char *code, const char *rule, const char *format, ...)
{
    char text[ERRORS], page[ERROR_PAGE];
    mh_text out = mh_text_open(page, sizeof page);
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    q->s->count.errors++;
    if (q->c->conn && strcmp(code, "password") == 0)
        health_log_caller(q->s, "login failed", net_address(q->c->conn), text);
    else if (q->c->conn && (strcmp(code, "rate") == 0 || strcmp(code, "limit") == 0))
        health_log_caller(q->s, "limited", net_address(q->c->conn), text);
    hall_put_error(&out, q->req, code, text, rule, NULL);
    client_send_text(q->c, page, out.len);
}

const char *store_words(db_err err)
{
    return err == DB_NOMEM    ? "no memory: nothing was done"
           : err == DB_BANNED ? "an administrator has locked this account"
           : err == DB_BROKEN ? "the store is damaged: nothing was done"
           : err == DB_FULL   ? "the store refused: nothing was done"
                              : "the store is away";
}

void req_store(const srv_req *q, db_err err)
{
    req_error(q, err == DB_BANNED ? "banned" : "busy", NULL, "%s", store_words(err));
}

void req_no_memory(const srv_req *q) { req_store(q, DB_NOMEM); }

/* ---- members ------------------------------------------------------------------------- */

static const read_node *given(const srv_req *q, const char *key)
{
    const read_node *x = read_find(q->in, key);
    return x && x->type != READ_NULL ? x : NULL;
}

const char *req_text(const srv_req *q, const char *key, size_t max)
{
    const read_node *x = given(q, key);
    if (x && x->type == READ_TEXT && strlen(x->text) <= max)
        return x->text;
    req_error(q, "type", NULL, "'%s' must be text of at most %zu bytes", key, max);
    return NULL;
}

bool req_text_or_null(const srv_req *q, const char *key, size_t max, const char **out)
{
    *out = NULL;
    if (!given(q, key))
        return true;
    *out = req_text(q, key, max);
    return *out != NULL;
}

bool req_int(const srv_req *q, const char *key, int64_t low, int64_t high, int64_t *out)
{
    const read_node *x = given(q, key);
    if (x && x->type == READ_INT && x->number >= low && x->number <= high) {
        *out = x->number;
        return true;
    }
    req_error(q, "type", NULL, "'%s' must be a number from %lld to %lld", key, (long long)low,
              (long long)high);
    return false;
}

bool req_parts(const srv_req *q, unsigned fallback, unsigned *out)
{
    const read_node *list = given(q, "parts");
    *out = fallback;
    if (!list || hall_read_parts(list, out))
        return true;
    req_error(q, "type", NULL, "%s", hall_parts_rule);
    return false;
}

/* ---- requests -------------------------------------------------------------------------- */

srv_req *req_keep(const srv_req *q)
{
    srv_req *kept = malloc(sizeof *kept);
    if (!kept) {
        req_no_memory(q);
        return NULL;
    }
    *kept = *q;
    kept->in = NULL;
    kept->c->refs++;
    return kept;
}

void req_free(srv_req *q)
{
    if (!q)
        return;
    client_unref(q->c);
    free(q);
}

static const struct {
    const char *name;
    void (*take)(srv_req *q);
} messages[] = {
    {"hello", people_hello},
    {"tables", lists_tables},
    {"name", people_name},
    {"register", people_register},
    {"login", people_login},
    {"logout", people_logout},
    {"password", people_password},
    {"sessions", people_sessions},
    {"session_end", people_session_end},
    {"history", history_ask},
    {"who", profile_who},
    {"ladder", profile_ladder},
    {"people", profile_people},
    {"mail", contact_mail},
    {"mail_address", contact_address},
    {"mail_confirm", contact_confirm},
    {"mail_kinds", contact_kinds},
    {"hook", contact_hook},
    {"hook_try", contact_hook_try},
    {"reset", contact_reset},
    {"reset_password", contact_reset_password},
    {"call", contact_call},
    {"notices", contact_notices},
    {"notices_seen", contact_notices_seen},
    {"code", invite_code},
    {"peek", invite_peek},
    {"seek", invite_seek},
    {"manners", manners_ask},
    {"mute", manners_mute},
    {"block", manners_block},
    {"report", manners_report},
    {"export", account_export},
    {"delete", account_delete},
    {"keeper", keeper_ask},
    {"cups", cups_list_ask},
    {"cup", cups_show},
    {"cup_make", cups_make},
    {"cup_enter", cups_enter},
    {"cup_leave", cups_leave},
    {"cup_start", cups_start},
    {"cup_close", cups_close},
    {"clubs", clubs_list},
    {"club", clubs_show},
    {"club_make", clubs_make},
    {"club_set", clubs_set},
    {"club_join", clubs_join},
    {"club_leave", clubs_leave},
    {"club_admit", clubs_admit},
    {"club_drop", clubs_drop},
    {"club_keeper", clubs_keeper},
    {"club_table", clubs_table},
};

void client_passed(srv_client *c, const read_node *in)
{
    const read_node *kind = read_find(in, "t"), *req = read_find(in, "req");
    srv_req q = {c->s, c, in, req ? req->number : -1};
    c->refs++;
    for (size_t i = 0; i < MH_COUNT(messages); i++)
        if (strcmp(messages[i].name, kind->text) == 0)
            messages[i].take(&q);
    client_unref(c);
}

/* ---- coming and going -------------------------------------------------------------------- */

void client_opened(void *ctx, net_conn *conn)
{
    srv *s = ctx;
    if (s->draining) {
        net_end(conn, NET_CODE_RESTART, "this server makes room");
        return;
    }
    srv_client *c = calloc(1, sizeof *c);
    if (!c) {
        net_end(conn, NET_CODE_LATER, "no memory");
        return;
    }
    c->s = s;
    c->conn = conn;
    c->refs = 1;
    c->parts = PRESENT_DEFAULT;
    c->born = uv_now(s->loop);
    c->number = ++s->last_number;
    c->next = s->clients[c->number % SRV_SLOTS];
    s->clients[c->number % SRV_SLOTS] = c;
    s->client_count++;
    net_set_user(conn, c);
    hosting_came(c);
}

void client_unref(srv_client *c)
{
    if (--c->refs)
        return;
    facts_free(&c->facts);
    free(c);
}

void client_gone(void *ctx, net_conn *conn)
{
    srv *s = ctx;
    srv_client *c = net_user(conn), **at = &s->clients[c->number % SRV_SLOTS];
    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    c->conn = NULL;
    s->client_count--;
    net_set_user(conn, NULL);
    hosting_went(c);
    client_unref(c);
}
