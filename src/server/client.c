/* client.c - connections that speak the protocol: reading messages, answering them. */
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { ERRORS = 400, MAX_REQ_DIGITS = 24 };

/* Of one connection; the player's own bucket counts over all of its connections. */
static const limit_rule message_rule = {200, 40};

/* ---- small things ------------------------------------------------------------------ */

void srv_random_id(char out[DB_ID])
{
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    for (int i = 0; i < 12; i++)
        out[i] = digits[randombytes_uniform(32)];
    out[12] = 0;
}

void srv_random_code(char out[DB_INVITE])
{
    uint8_t bytes[16];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(out, DB_INVITE, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

/* Text for people: no control character may enter a log, a terminal or a history. */
bool srv_text_ok(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p; p++)
        if (*p < ' ' || *p == 0x7f || (*p == 0xc2 && p[1] >= 0x80 && p[1] < 0xa0) ||
            (*p == 0xe2 && p[1] == 0x80 && p[2] >= 0xa8 && p[2] <= 0xae) ||
            (*p == 0xe2 && p[1] == 0x81 && p[2] >= 0xa6 && p[2] <= 0xa9))
            return false;
    return true;
}

void srv_free_text(const char *text)
{
    void *p = NULL;
    memcpy(&p, &text, sizeof p);
    free(p);
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

void req_reply(const srv_req *q, json_t *out)
{
    json_t *id = q->in ? json_object_get(q->in, "req") : NULL;
    if (out && json_is_integer(id) && json_object_set(out, "req", id)) {
        json_decref(out); /* nobody would know what it answers */
        out = NULL;
    }
    send_json(q->c, out);
}

void req_error(const srv_req *q, const char *code, const char *rule, const char *format, ...)
{
    char text[ERRORS];
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
    json_t *out = json_pack("{s:s,s:n,s:s,s:s,s:s?}", "t", "error", "req", "code", code, "text",
                            text, "rule", rule);
    const char *table = q->in ? json_string_value(json_object_get(q->in, "table")) : NULL;
    if (out &&
        json_object_set_new(out, "table",
                            table && strlen(table) < DB_ID ? json_string(table) : json_null())) {
        json_decref(out);
        out = NULL;
    }
    req_reply(q, out);
}

void req_store(const srv_req *q, db_err err)
{
    if (err == DB_NOMEM)
        req_no_memory(q);
    else if (err == DB_BANNED)
        req_error(q, "banned", NULL, "an administrator has locked this account");
    else if (err == DB_BROKEN)
        req_error(q, "busy", NULL, "the store is damaged: nothing was done");
    else if (err == DB_FULL)
        req_error(q, "busy", NULL, "the store refused: nothing was done");
    else
        req_error(q, "busy", NULL, "the store is away");
}

void req_no_memory(const srv_req *q) { req_error(q, "busy", NULL, "no memory: nothing was done"); }

/* ---- members ------------------------------------------------------------------------- */

const char *req_text(const srv_req *q, const char *key, size_t max)
{
    json_t *x = json_object_get(q->in, key);
    const char *text = json_string_value(x);
    if (text && strlen(text) <= max && strlen(text) == json_string_length(x))
        return text;
    req_error(q, "type", NULL, "'%s' must be text of at most %zu bytes", key, max);
    return NULL;
}

bool req_text_or_null(const srv_req *q, const char *key, size_t max, const char **out)
{
    json_t *x = json_object_get(q->in, key);
    *out = NULL;
    if (!x || json_is_null(x))
        return true;
    *out = req_text(q, key, max);
    return *out != NULL;
}

bool req_int(const srv_req *q, const char *key, int64_t low, int64_t high, int64_t usual,
             int64_t *out)
{
    json_t *x = json_object_get(q->in, key);
    *out = usual;
    if ((!x || json_is_null(x)) && usual >= -1)
        return true;
    if (json_is_integer(x) && json_integer_value(x) >= low && json_integer_value(x) <= high) {
        *out = json_integer_value(x);
        return true;
    }
    req_error(q, "type", NULL, "'%s' must be a number from %lld to %lld", key, (long long)low,
              (long long)high);
    return false;
}

bool req_bool(const srv_req *q, const char *key, bool usual, bool *out)
{
    json_t *x = json_object_get(q->in, key);
    *out = x && !json_is_null(x) ? json_is_true(x) : usual;
    if (!x || json_is_null(x) || json_is_boolean(x))
        return true;
    req_error(q, "type", NULL, "'%s' must be true or false", key);
    return false;
}

bool req_parts(const srv_req *q, unsigned usual, unsigned *out)
{
    static const struct {
        const char *name;
        unsigned bit;
    } known[] = {{"view", PRESENT_VIEW},
                 {"state", PRESENT_STATE},
                 {"legal", PRESENT_LEGAL},
                 {"log", PRESENT_LOG}};
    json_t *list = json_object_get(q->in, "parts"), *x = NULL;
    size_t i = 0;
    *out = list && !json_is_null(list) ? 0 : usual;
    if (!list || json_is_null(list))
        return true;
    bool well = json_is_array(list) && json_array_size(list) <= MH_COUNT(known);
    json_array_foreach(list, i, x)
    {
        const char *name = json_string_value(x);
        unsigned bit = 0;
        for (size_t k = 0; k < MH_COUNT(known); k++)
            if (name && strcmp(name, known[k].name) == 0)
                bit = known[k].bit;
        well = well && bit;
        *out |= bit;
    }
    if (!well)
        req_error(q, "type", NULL, "'parts' must be a list of view, state, legal, log");
    return well;
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
    kept->c->refs++;
    json_incref(kept->in);
    return kept;
}

void req_free(srv_req *q)
{
    if (!q)
        return;
    json_decref(q->in);
    client_unref(q->c);
    free(q);
}

typedef struct message {
    const char *name;
    void (*take)(srv_req *q);
    srv_then *at_table;
    bool writes;  /* waits for what is being written about the table */
    bool invites; /* an invitation opens the table */
} message;

static void take_ping(srv_req *q)
{
    req_reply(q, json_pack("{s:s,s:I}", "t", "pong", "at", (json_int_t)srv_now()));
}

static const message messages[] = {
    {"act", NULL, act_act, true, false},
    {"hello", people_hello, NULL, false, false},
    {"ping", take_ping, NULL, false, false},
    {"watch", NULL, lobby_watch, false, true},
    {"join", NULL, lobby_join, true, true},
    {"create", lobby_create, NULL, false, false},
    {"tables", lobby_tables, NULL, false, false},
    {"games", lobby_games, NULL, false, false},
    {"unwatch", NULL, lobby_unwatch, false, false},
    {"leave", NULL, lobby_leave, true, false},
    {"why", NULL, act_why, false, false},
    {"score", NULL, act_score, false, false},
    {"hint", NULL, act_hint, false, false},
    {"odds", NULL, look_odds, false, false},
    {"final", NULL, look_final, false, false},
    {"at", NULL, look_at, false, false},
    {"branch", NULL, branch_branch, false, false},
    {"undo", NULL, act_undo, true, false},
    {"undo_answer", NULL, act_undo_answer, true, false},
    {"chat", NULL, act_chat, true, false},
    {"handover", NULL, act_handover, true, false},
    {"rematch", NULL, act_rematch, true, false},
    {"saga", NULL, act_saga, false, false},
    {"name", people_name, NULL, false, false},
    {"register", people_register, NULL, false, false},
    {"login", people_login, NULL, false, false},
    {"logout", people_logout, NULL, false, false},
    {"password", people_password, NULL, false, false},
    {"sessions", people_sessions, NULL, false, false},
    {"session_end", people_session_end, NULL, false, false},
};

static const message *find_message(const char *name)
{
    for (size_t i = 0; name && i < MH_COUNT(messages); i++)
        if (strcmp(messages[i].name, name) == 0)
            return &messages[i];
    return NULL;
}

/* A table that is not for somebody is answered as one that is not there, whatever is asked of it.
 */
static void at_table(srv_req *q, srv_table *t)
{
    const message *m = find_message(json_string_value(json_object_get(q->in, "t")));
    const char *invite = json_string_value(json_object_get(q->in, "invite"));
    if (table_may_watch(t, q->c, m->invites ? invite : NULL))
        m->at_table(q, t);
    else
        req_error(q, "table", NULL, "no such table");
}

static void dispatch(srv_req *q)
{
    const char *name = json_string_value(json_object_get(q->in, "t"));
    const message *m = find_message(name);
    json_t *id = json_object_get(q->in, "req");
    if (id && !(json_is_integer(id) && json_integer_value(id) >= 0)) {
        req_error(q, "type", NULL, "'req' must be a number from 0");
    } else if (!m) {
        req_error(q, name ? "unknown" : "type", NULL, "unknown message kind");
    } else if (!q->c->hello && m->take != people_hello) {
        req_error(q, "hello", NULL, "say hello first");
    } else if (q->s->stopping) {
        req_error(q, "busy", NULL, "the server is stopping");
    } else if (m->take) {
        m->take(q);
    } else {
        const char *table = req_text(q, "table", DB_ID - 1);
        if (table)
            table_need(q, table, m->writes, at_table);
    }
}

static bool within_rates(srv_client *c)
{
    int64_t now = srv_now();
    if (c->s->is.no_limits)
        return true;
    if (!limit_bucket_take(&c->rate, &message_rule, now))
        return false;
    /* Who has no name yet is counted by its address: another connection is not another bucket. */
    return c->hello ? limits_take(c->s->limits, LIMIT_MESSAGE, c->me.id, now)
                    : limits_take_address(c->s->limits, LIMIT_STRANGER, client_address(c), now);
}

void client_said(void *ctx, net_conn *conn, const char *text, size_t n)
{
    srv *s = ctx;
    srv_client *c = net_user(conn);
    s->count.requests++;
    if (!within_rates(c)) {
        s->count.limited++;
        if (c->rate.level < 1 || !c->hello) { /* it goes on after being told */
            health_log_caller(s, "limited", net_address(conn), "too many messages");
            net_end(conn, NET_CODE_POLICY, "too many messages");
        } else
            req_error(&(srv_req){s, c, NULL, 0}, "rate", NULL, "too many messages");
        return;
    }
    json_t *in = json_read(text, n);
    if (!in) {
        net_end(conn, NET_CODE_TEXT, "not a JSON object");
        return;
    }
    srv_req q = {s, c, in, 0};
    c->refs++;
    dispatch(&q);
    json_decref(in);
    client_unref(c);
}

bool client_framed(void *ctx, net_conn *conn)
{
    srv *s = ctx;
    srv_client *c = net_user(conn);
    bool well = !c || within_rates(c);
    if (!well) {
        s->count.limited++;
        health_log_caller(s, "limited", net_address(conn), "too many frames");
    }
    return well;
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
    c->parts = PRESENT_EVERYTHING;
    c->born = uv_now(s->loop);
    s->client_count++;
    net_set_user(conn, c);
}

void client_unref(srv_client *c)
{
    if (--c->refs == 0)
        free(c);
}

void client_gone(void *ctx, net_conn *conn)
{
    srv *s = ctx;
    srv_client *c = net_user(conn);
    c->conn = NULL;
    s->client_count--;
    while (c->watches)
        table_unwatch(c->watches);
    net_set_user(conn, NULL);
    client_unref(c);
}
