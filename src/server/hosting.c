/* hosting.c - the server as a host of the hall (src/hall): it hands in what happened, then does
 * what the hall wants, until that wants nothing. The hall never calls anybody, and nothing that is
 * done for it here calls it back: answers of the store and of workers come in turns of their own.
 */
#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/address.h"
#include "srv.h"

enum { DAY = 86400000, ODDS_MILLIS = 1000 }; /* no question keeps a worker for long */
static const char adviser[] = "mcts:500ms", hasty[] = "mcts:100ms";

void *srv_memory(void *ctx, void *old, size_t had, size_t want)
{
    (void)ctx, (void)had;
    if (want)
        return realloc(old, want);
    free(old);
    return NULL;
}

hall_moment srv_moment(void)
{
    hall_moment m = {.ms = srv_now()};
    randombytes_buf(m.luck, sizeof m.luck);
    return m;
}

bool hosting_open(srv *s)
{
    assert(!s->hall);
    hall_moment m = srv_moment();
    hall_config config = {.memory = srv_memory,
                          .drafts = HALL_DRAFTS,
                          .alone = !s->config.postgres,
                          .results = true,
                          .reviews = true,
                          .adviser = adviser,
                          .hasty = hasty,
                          .odds_millis = ODDS_MILLIS};
    s->hall = hall_open(&config, &m);
    return s->hall != NULL;
}

void hosting_close(srv *s)
{
    if (s->hall)
        hall_close(s->hall);
    s->hall = NULL;
}

/* ---- wishes --------------------------------------------------------------------------------- */

/* One frame for all of them. */
static void send_text(srv *s, const hall_wish *w)
{
    net_frame *f = s->net ? net_text(s->net, w->text, w->length) : NULL;
    for (uint32_t i = 0; i < w->count; i++) {
        srv_client *c = client_find(s, w->to[i]);
        if (c && f)
            net_send(c->conn, f);
        else if (c)
            client_fail(c); /* it would wait for ever */
    }
    net_unref(f);
}

static void hang_up(srv *s, const hall_wish *w)
{
    for (uint32_t i = 0; i < w->count; i++) {
        srv_client *c = client_find(s, w->to[i]);
        if (!c)
            continue;
        if (!w->text)
            client_fail(c);
        else if (w->again)
            client_bye(c, "restart", NET_CODE_RESTART, w->text);
        else
            net_end(c->conn, NET_CODE_TEXT, w->text);
    }
}

/* A guest, or an account of less than a day. */
static bool is_new(const srv_client *c, int64_t now)
{
    return c->me.guest || c->facts.registered + DAY > now;
}

static void spend(srv *s, const hall_wish *w)
{
    assert(w->count == 1); /* a right is one connection's */
    const srv_client *c = client_find(s, w->to[0]);
    int64_t now = srv_now();
    if (!c)
        return;
    if (w->spent == HALL_MAY_CREATE) {
        limits_spend(s->limits, LIMIT_CREATE, c->me.id, now);
        limits_spend_address(s->limits, LIMIT_TABLES, client_address(c), now);
    } else if (w->spent == HALL_MAY_LIST) {
        limits_spend_address(s->limits, LIMIT_LISTED, client_address(c), now);
    } else {
        limit_kind kind = w->spent == HALL_MAY_CHAT   ? LIMIT_CHAT
                          : w->spent == HALL_MAY_HINT ? LIMIT_HINT
                                                      : LIMIT_ODDS;
        limits_spend(s->limits, kind, c->me.id, now);
        if (kind == LIMIT_CHAT && is_new(c, now))
            limits_spend(s->limits, LIMIT_NEW_CHAT, c->me.id, now);
    }
}

static void note(srv *s, const hall_wish *w)
{
    static const struct {
        const char *text, *level, *key;
    } known[] = {{"table frozen", "error", "why"},
                 {"table of an unknown game", "error", NULL},
                 {"table made under other rules", "info", "result"},
                 {"table differs under these rules", "warn", "row"}};
    const srv_client *c = w->count ? client_find(s, w->to[0]) : NULL;
    const char *level = "warn", *key = "why";
    if (c) {
        s->count.limited++;
        health_log_caller(s, w->text, client_address(c), w->why);
    }
    for (size_t i = 0; i < MH_COUNT(known); i++)
        if (strcmp(known[i].text, w->text) == 0) {
            level = known[i].level;
            key = known[i].key;
        }
    if (w->table)
        srv_log(level, w->text, "table", w->table, w->why ? key : NULL, w->why, NULL);
}

static void carry_out(srv *s, const hall_wish *w)
{
    assert(s->carrying);
    switch (w->want) {
    case HALL_SEND:
        send_text(s, w);
        break;
    case HALL_HANG_UP:
        hang_up(s, w);
        break;
    case HALL_APPEND:
        rows_append(s, w);
        break;
    case HALL_LOAD:
        rows_load(s, w);
        break;
    case HALL_SEARCH:
        thinking_begin(s, w);
        break;
    case HALL_PASS:
        s->passed = *w;
        break;
    case HALL_SPENT:
        spend(s, w);
        break;
    case HALL_NOTE:
        note(s, w);
        break;
    case HALL_REVIEW:
        reviews_ask(s, w);
        break;
    }
}

static void take_wishes(srv *s)
{
    assert(!s->carrying);
    hall_wish w;
    s->carrying = true;
    while (hall_next(s->hall, &w))
        carry_out(s, &w);
    s->carrying = false;
}

void hosting_lacks(srv *s, hall_op op)
{
    hall_cannot(s->hall, op);
    s->lacked = true;
}

/* What is ours has its turn when the hall wants nothing more: it may call the hall again. */
void hosting_carry_out(srv *s)
{
    take_wishes(s);
    while (s->lacked) {
        hall_moment m = srv_moment();
        s->lacked = hall_give_up(s->hall, &m);
        take_wishes(s);
    }
    if (!s->passed.to)
        return;
    srv_client *c = client_find(s, s->passed.to[0]);
    const read_node *in = s->passed.in;
    s->passed.to = NULL;
    if (c)
        client_passed(c, in);
}

/* ---- what happens ----------------------------------------------------------------------------- */

void hosting_came(srv_client *c)
{
    srv *s = c->s;
    hall_moment m = srv_moment();
    hall_person who = {.parts = c->parts};
    if (!c->conn)
        return; /* it went while the answer was on its way */
    memcpy(who.id, c->me.id, sizeof who.id);
    memcpy(who.name, c->me.name, sizeof who.name);
    who.account = c->hello && !c->me.guest;
    who.rated_from = c->facts.rated_from;
    who.shuns = c->facts.shuns ? c->facts.shuns[0] : NULL;
    who.shun_count = c->facts.shun_count;
    snprintf(who.from, sizeof who.from, "%s", client_address(c));
    assert(!s->carrying);
    hall_came(s->hall, &m, c->number, &who);
    hosting_carry_out(s);
}

void hosting_went(srv_client *c)
{
    srv *s = c->s;
    hall_moment m = srv_moment();
    assert(!s->carrying);
    hall_went(s->hall, &m, c->number);
    hosting_carry_out(s);
}

/* What is left of its rates. */
static unsigned rights(const srv_client *c)
{
    srv *s = c->s;
    int64_t now = srv_now();
    unsigned may = s->config.no_limits ? HALL_MAY_FLOOD : 0;
    char key[NET_ADDRESS];
    net_address_key(client_address(c), key);
    if (limits_may(s->limits, LIMIT_CREATE, c->me.id, now) &&
        limits_may(s->limits, LIMIT_TABLES, key, now))
        may |= HALL_MAY_CREATE;
    if (limits_may(s->limits, LIMIT_LISTED, key, now))
        may |= HALL_MAY_LIST;
    if (limits_may(s->limits, LIMIT_CHAT, c->me.id, now) && c->facts.quiet_until <= now &&
        (!is_new(c, now) || limits_may(s->limits, LIMIT_NEW_CHAT, c->me.id, now)))
        may |= HALL_MAY_CHAT;
    if (limits_may(s->limits, LIMIT_HINT, c->me.id, now))
        may |= HALL_MAY_HINT;
    if (limits_may(s->limits, LIMIT_ODDS, c->me.id, now))
        may |= HALL_MAY_ODDS;
    return work_full(s) ? may : may | HALL_MAY_WORK;
}

static void hand_in(srv_client *c, const char *text, size_t n)
{
    srv *s = c->s;
    hall_moment m = srv_moment();
    assert(!s->carrying);
    hall_said(s->hall, &m, c->number, rights(c), text, n);
    hosting_carry_out(s);
}

/* Of one connection; the player's own bucket counts over all of its connections. */
static const limit_rule message_rule = {200, 40};

static bool within_rates(srv_client *c)
{
    int64_t now = srv_now();
    if (c->s->config.no_limits)
        return true;
    if (!limit_bucket_take(&c->rate, &message_rule, now))
        return false;
    /* Who has no name yet is counted by its address: another connection is not another bucket. */
    return c->hello ? limits_take(c->s->limits, LIMIT_MESSAGE, c->me.id, now)
                    : limits_take_address(c->s->limits, LIMIT_STRANGER, client_address(c), now);
}

void hosting_said(void *ctx, net_conn *conn, const char *text, size_t n)
{
    srv *s = ctx;
    srv_client *c = net_user(conn);
    if (within_rates(c)) {
        hand_in(c, text, n);
        return;
    }
    s->count.limited++;
    if (c->rate.level < 1 || !c->hello) { /* it goes on after being told */
        health_log_caller(s, "limited", net_address(conn), "too many messages");
        net_end(conn, NET_CODE_POLICY, "too many messages");
    } else
        req_error(&(srv_req){s, c, NULL, -1}, "rate", NULL, "too many messages");
}

bool hosting_framed(void *ctx, net_conn *conn)
{
    srv *s = ctx;
    srv_client *c = net_user(conn);
    bool ok = !c || within_rates(c);
    if (!ok) {
        s->count.limited++;
        health_log_caller(s, "limited", net_address(conn), "too many frames");
    }
    return ok;
}

void hosting_stored(srv *s, hall_op op, hall_stored_as how, const char *why)
{
    hall_moment m = srv_moment();
    assert(!s->carrying);
    hall_stored(s->hall, &m, op, how, why);
    hosting_carry_out(s);
}

void hosting_found(srv *s, hall_op op)
{
    hall_moment m = srv_moment();
    if (s->carrying) { /* no worker took it */
        hosting_lacks(s, op);
        return;
    }
    hall_found(s->hall, &m, op);
    hosting_carry_out(s);
}

void hosting_wake(srv *s, const char *id)
{
    hall_moment m = srv_moment();
    assert(!s->carrying);
    hall_wake(s->hall, &m, id);
    hosting_carry_out(s);
}

void hosting_seat(srv *s, const hall_head *head, const hall_person *who)
{
    hall_moment m = srv_moment();
    assert(!s->carrying);
    hall_seat(s->hall, &m, head, who);
    hosting_carry_out(s);
}

/* A clock that is far ahead of this hall may be wrong. */
void hosting_tick(srv *s)
{
    hall_moment m = srv_moment();
    hall_doubt_clock(s->hall, !s->swept || s->clock_doubted);
    hall_tick(s->hall, &m);
    hosting_carry_out(s);
}

unsigned hosting_forget(srv *s, hall_which which, const char *name)
{
    hall_moment m = srv_moment();
    assert(!s->carrying);
    unsigned count = hall_forget(s->hall, &m, which, name);
    hosting_carry_out(s);
    return count;
}

void hosting_hand_over(const srv_client *c, const char *table, const char *spec)
{
    char text[160];
    hall_moment m = srv_moment();
    int n = snprintf(text, sizeof text, "{\"t\":\"handover\",\"table\":\"%s\",\"spec\":\"%s\"}",
                     table, spec);
    if (n > 0 && n < (int)sizeof text)
        hall_said(c->s->hall, &m, c->number, 0, text, (size_t)n);
    hosting_carry_out(c->s);
}

unsigned hosting_reread(srv *s, hall_which which, const char *name)
{
    hall_moment m = srv_moment();
    assert(!s->carrying);
    unsigned count = hall_reread(s->hall, &m, which, name);
    hosting_carry_out(s);
    return count;
}

static void heard_of(srv *s, const char *id, uint32_t seq)
{
    hall_moment m = srv_moment();
    if (!s->hall)
        return;
    hall_heard(s->hall, &m, id, seq);
    hosting_carry_out(s);
}

static void heard_rating(srv *s, const char *player, const char *rest)
{
    char table[DB_ID];
    snprintf(table, sizeof table, "%.*s", (int)strcspn(rest + (*rest == ':'), " "),
             rest + (*rest == ':'));
    rater_tell(s, player, table);
}

void hosting_heard(srv *s, const char *payload)
{
    size_t n = payload ? strcspn(payload, " ") : 0;
    if (!payload || strcmp(payload + n, " *") == 0) {
        heard_of(s, NULL, 0);
        sessions_check(s, NULL);
        return;
    }
    if (n == strlen(s->sign) && strncmp(payload, s->sign, n) == 0)
        return;
    for (const char *at = payload + n; *at == ' ';) {
        char id[DB_ID + 1];
        size_t length = strcspn(++at, ": ");
        snprintf(id, sizeof id, "%.*s", (int)length, at);
        unsigned long seq = at[length] == ':' ? strtoul(at + length + 1, NULL, 10) : 0;
        if (*id == '!') /* a player: sessions have ended */
            sessions_check(s, id + 1);
        else if (*id == '=') /* a player: what is known of it has changed */
            refresh_facts(s, id + 1);
        else if (*id == '+') /* a player: its rating moved by a game */
            heard_rating(s, id + 1, at + length);
        else if (*id == '@') /* a player: there is a notice */
            notices_ring(s, id + 1);
        else
            heard_of(s, id, (uint32_t)seq);
        at += strcspn(at, " ");
    }
}
