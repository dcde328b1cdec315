/* fault_people.c - what people do in a session of server_faults. */
#include "fault_people.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fault_points.h"

enum { ACTS = 4 };

people folk;

void fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "server_faults: fault %u (%s): ", folk.fault, faults_last());
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    exit(1);
}

/* ---- asking ---------------------------------------------------------------------------- */

void drop(json_t *m) { json_decref(m); }

bool is(const json_t *m, const char *kind) { return strcmp(text_of(m, "t"), kind) == 0; }

json_t *ask(client *c, const char *kind, const char *format, ...)
{
    char more[2000];
    va_list args;
    va_start(args, format);
    vsnprintf(more, sizeof more, format, args);
    va_end(args);
    if (!client_read(c) && !client_enter(c) && !client_enter(c))
        return NULL;
    return client_ask(c, kind, "%s", more);
}

__attribute__((format(printf, 3, 4))) static void note(const char *where, json_int_t seq,
                                                       const char *format, ...)
{
    va_list args;
    if (folk.ack_count == ACKS)
        fail("more than %d acknowledgements", ACKS);
    ack *k = &folk.acks[folk.ack_count++];
    snprintf(k->table, sizeof k->table, "%s", where);
    k->seq = seq;
    va_start(args, format);
    vsnprintf(k->text, sizeof k->text, format, args);
    va_end(args);
}

bool at_table(client *c, const char *kind, const char *answer, const char *format, ...)
{
    char more[1000];
    va_list args;
    va_start(args, format);
    vsnprintf(more, sizeof more, format, args);
    va_end(args);
    json_t *m = ask(c, kind, "\"table\":\"%s\"%s%s", folk.table, *more ? "," : "", more);
    bool ok = m && is(m, answer);
    drop(m);
    return ok;
}

/* ---- what people do ------------------------------------------------------------------------ */

void create(client *c, const char *seats)
{
    json_t *m = ask(c, "create", "\"game\":\"midgard\",\"seats\":%s,\"listed\":true", seats);
    if (m && is(m, "created")) {
        snprintf(folk.table, sizeof folk.table, "%s", text_of(m, "table"));
        snprintf(folk.invite, sizeof folk.invite, "%s", text_of(m, "invite"));
        note(folk.table, 0, "made 0\n");
    }
    drop(m);
}

bool act(client *c, unsigned pick)
{
    json_t *t = ask(c, "watch", "\"table\":\"%s\",\"from\":0", folk.table);
    json_t *legal = json_object_get(t, "legal");
    size_t n = json_array_size(legal);
    bool ok = false;
    if (n) {
        const char *action = json_string_value(json_array_get(legal, pick % n));
        json_int_t seat = number_of(t, "me");
        json_t *m = ask(c, "act", "\"table\":\"%s\",\"ply\":%d,\"action\":\"%s\"", folk.table,
                        (int)number_of(t, "ply"), action);
        ok = m && is(m, "acted");
        if (ok)
            note(folk.table, number_of(m, "seq"), "play %d %s\n", (int)seat, action);
        drop(m);
    }
    drop(t);
    return ok;
}

static void chat(client *c)
{
    json_t *m = ask(c, "chat", "\"table\":\"%s\",\"text\":\"skol %u\"", folk.table, folk.sessions);
    if (m && is(m, "said"))
        note(folk.table, number_of(m, "seq"), "\tskol %u\t", folk.sessions);
    drop(m);
}

static void take_back(client *one, client *other)
{
    json_t *m = ask(one, "undo", "\"table\":\"%s\"", folk.table);
    if (m && is(m, "undone"))
        note(folk.table, number_of(m, "seq"), "undo ");
    bool asked = m && is(m, "asked");
    drop(m);
    if (!asked)
        return;
    m = ask(other, "undo_answer", "\"table\":\"%s\",\"yes\":true", folk.table);
    if (m && is(m, "answered"))
        note(folk.table, number_of(m, "seq"), "answer ");
    drop(m);
}

static void enter_account(client *c)
{
    json_t *m =
        ask(c, "register", "\"name\":\"anna%u\",\"password\":\"eight or more\"", folk.sessions);
    if (m && is(m, "welcome"))
        snprintf(c->token, sizeof c->token, "%s", text_of(m, "token"));
    bool no = m && is(m, "error");
    drop(m);
    if (no) { /* then nothing of it was done: the guest is who it was */
        client_drop(c);
        if (*c->token && !client_enter(c))
            fail("an account was refused, and the guest is gone");
    }
    m = ask(c, "login", "\"name\":\"anna%u\",\"password\":\"eight or more\"", folk.sessions);
    if (m && is(m, "welcome"))
        snprintf(c->token, sizeof c->token, "%s", text_of(m, "token"));
    drop(m);
}

/* Another password and an end to all other sessions: the new token is the only one that is good. */
static void look_after_account(client *c)
{
    json_t *m = ask(c, "sessions", "%s", "");
    bool known = m && is(m, "sessions"); /* it may have lost its token on the way */
    drop(m);
    m = ask(c, "password", "\"old\":\"eight or more\",\"new\":\"eight and more\"");
    if (m && is(m, "welcome"))
        snprintf(c->token, sizeof c->token, "%s", text_of(m, "token"));
    bool no = known && m && is(m, "error");
    drop(m);
    if (no) { /* then the token is still good */
        client_drop(c);
        if (*c->token && !client_enter(c))
            fail("a password was refused, and its session is gone");
    }
    drop(ask(c, "session_end", "\"session\":null"));
    drop(ask(c, "session_end", "\"session\":\"0123456789abcdef\""));
}

static void look_on(client *c)
{
    at_table(c, "watch", "table", "\"from\":0");
    at_table(c, "score", "score", "%s", "");
    at_table(c, "at", "at", "\"ply\":1");
    at_table(c, "saga", "saga", "%s", "");
    at_table(c, "unwatch", "unwatched", "%s", "");
    drop(ask(c, "games", "%s", ""));
    drop(ask(c, "tables", "\"which\":\"watch\""));
    client_get(c, "/healthz");
    client_get(c, "/metrics");
    client_get(c, "/nothing");
}

/* Whoever is asked wonders what to do. */
static void wonder(client *c)
{
    json_t *t = ask(c, "watch", "\"table\":\"%s\"", folk.table);
    json_t *legal = json_object_get(t, "legal");
    const char *action = json_string_value(json_array_get(legal, 0));
    if (action) {
        at_table(c, "hint", "hint", "%s", "");
        at_table(c, "final", "final", "\"action\":\"%s\"", action);
        at_table(c, "why", "reason", "\"action\":\"%s\"", action);
        at_table(c, "odds", "odds", "\"action\":\"%s\",\"until\":\"\",\"samples\":1", action);
    }
    at_table(c, "odds", "odds", "%s", "");
    drop(t);
}

static void after_the_end(client *c)
{
    json_t *m = ask(c, "branch", "\"table\":\"%s\",\"ply\":3,\"bot\":\"random\"", folk.over);
    if (m && is(m, "created"))
        note(text_of(m, "table"), 0, "start 0\n");
    drop(m);
    m = ask(c, "rematch", "\"table\":\"%s\"", folk.over);
    if (m && is(m, "rematch"))
        note(folk.over, -1, "rematch 0 %s\n", text_of(m, "table"));
    drop(m);
}

/* A book for two, its first scenario laid out, and another that leaves it there. */
static void keep_campaign(client *a, client *b)
{
    char book[DB_ID] = "";
    json_t *m = ask(a, "campaign_new",
                    "\"game\":\"divinus\",\"seats\":[\"me\",\"open\"],\"title\":\"Winter\"");
    json_t *joined = NULL;
    if (m && is(m, "created")) {
        snprintf(book, sizeof book, "%s", text_of(m, "table"));
        note(book, 0, "book 0 Winter\n");
        joined = ask(b, "join", "\"table\":\"%s\",\"invite\":\"%s\"", book, text_of(m, "invite"));
    }
    if (joined && is(joined, "table"))
        note(book, -1, "sit 1 ");
    drop(joined);
    drop(m);
    m = *book ? ask(b, "campaign_play", "\"table\":\"%s\"", book) : NULL;
    if (m && is(m, "scenario")) {
        note(book, -1, "scenario 0 1 %s\n", text_of(m, "table"));
        note(text_of(m, "table"), 0, "of 0 1 %s\n", book);
    }
    drop(m);
    drop(*book ? ask(a, "campaign", "\"table\":\"%s\"", book) : NULL);
    drop(*book ? ask(b, "campaign_text", "\"table\":\"%s\"", book) : NULL);
    m = *book ? ask(a, "campaign_fork", "\"table\":\"%s\",\"at\":1,\"title\":\"Spring\"", book)
              : NULL;
    if (m && is(m, "created"))
        note(text_of(m, "table"), 0, "fork 0 1 %s ", book);
    drop(m);
}

void play_session(void)
{
    client_enter(&folk.a);
    enter_account(&folk.a);
    look_after_account(&folk.a);
    create(&folk.a, "[\"me\",\"open\"]");
    if (*folk.table) {
        drop(ask(&folk.b, "tables", "\"which\":\"open\""));
        if (at_table(&folk.b, "join", "table", "\"invite\":\"%s\"", folk.invite))
            note(folk.table, -1, "sit 1 ");
        for (unsigned i = 0; i < ACTS; i++)
            act(i & 1 ? &folk.b : &folk.a, folk.sessions + i);
        chat(&folk.b);
        take_back(&folk.a, &folk.b);
        wonder(&folk.a);
        wonder(&folk.b);
        look_on(&folk.w);
        client_drop(&folk.a); /* and comes back */
        act(&folk.a, 1);
        act(&folk.b, 2);
        at_table(&folk.b, "handover", "handed", "\"spec\":\"random\"");
        at_table(&folk.b, "handover", "handed", "\"spec\":null");
        at_table(&folk.b, "leave", "left", "%s", "");
    }
    after_the_end(&folk.owner);
    keep_campaign(&folk.a, &folk.b);
    drop(ask(&folk.b, "name", "\"name\":\"Bjorn %u\"", folk.sessions));
    drop(ask(&folk.w, "logout", "%s", ""));
}
