/* person.c - what people do, when, and how they come and go. */
#include "person.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meadhall/game.h"

enum { TABLES = 10, GIVES_UP_S = 90 };

town people;

/* ---- saying ---------------------------------------------------------------------------- */

place *person_place(person *p, const char *id, bool make)
{
    for (unsigned i = 0; i < p->places; i++)
        if (strcmp(p->place[i].id, id) == 0)
            return &p->place[i];
    if (!make || p->places == PLACES)
        return NULL;
    place *at = &p->place[p->places++];
    *at = (place){.seat = -1};
    snprintf(at->id, sizeof at->id, "%s", id);
    at->log = book_sit(book_find(id));
    at->log->whole = p->parts & 1;
    return at;
}

asked *person_ask(person *p, ask_kind kind, place *at, book_claim *c)
{
    for (int i = 0; i < ASKED; i++)
        if (!p->asked[i].req) {
            p->asked[i] = (asked){++p->next_req, kind, at, c, sim_now()};
            return &p->asked[i];
        }
    return NULL;
}

/* The request's number is put behind what is said. */
void person_say(person *p, asked *a, const char *format, ...)
{
    char text[TEXT];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (n < 0 || n > TEXT - 40)
        abort();
    snprintf(text + n - 1, sizeof text - (size_t)n, ",\"req\":%llu}", (unsigned long long)a->req);
    sim_trace("%u> %s", p->number, text);
    peer_say(p->line, text);
}

unsigned person_writes(const person *p, const place *at)
{
    unsigned n = 0;
    for (int i = 0; i < ASKED; i++)
        n += p->asked[i].req && p->asked[i].kind == ASK_WRITE && p->asked[i].at == at;
    return n;
}

/* ---- coming and going -------------------------------------------------------------------- */

/* What had no answer may have been done or not. */
static void forget_asked(person *p)
{
    for (int i = 0; i < ASKED; i++) {
        asked *a = &p->asked[i];
        if (a->req && a->claim)
            book_lost(a->claim);
        p->doubt |= a->req && (a->kind == ASK_ACCOUNT || a->kind == ASK_LOGOUT);
        a->req = 0;
    }
    p->line = NULL;
    p->ready = p->online = p->deaf = false;
    for (unsigned i = 0; i < p->places; i++)
        p->place[i].shown = p->place[i].has_choice = false;
}

void person_leave(person *p, peer_end how)
{
    sim_trace("%u leaves by %d", p->number, (int)how);
    peer_leave(p->line, how);
    forget_asked(p);
}

static void on_ready(void *ctx)
{
    person *p = ctx;
    p->ready = true;
    person_hello(p);
}

static void on_message(void *ctx, const char *text, size_t n) { person_hear(ctx, text, n); }

static void on_gone(void *ctx, const char *how)
{
    person *p = ctx;
    sim_trace("%u is cut off: %s", p->number, how);
    forget_asked(p);
}

static void come(person *p)
{
    static const peer_calls calls = {on_ready, on_message, on_gone};
    p->since = sim_now();
    p->line = peer_open(&calls, p, 100 + p->number * 16 + (unsigned)sim_below(16));
}

static void parts_text(const person *p, char out[64])
{
    static const char *const names[] = {"\"log\"", "\"legal\"", "\"view\"", "\"state\""};
    out[0] = 0;
    for (unsigned i = 0; i < 4; i++)
        if (p->parts >> i & 1)
            snprintf(out + strlen(out), 64 - strlen(out), "%s%s", *out ? "," : "", names[i]);
}

void person_hello(person *p)
{
    char parts[64], token[TOKEN + 4] = "null";
    asked *a = person_ask(p, ASK_HELLO, NULL, NULL);
    parts_text(p, parts);
    if (*p->token)
        snprintf(token, sizeof token, "\"%s\"", p->token);
    if (a)
        person_say(p, a, "{\"t\":\"hello\",\"protocol\":2,\"token\":%s,\"parts\":[%s]}", token,
                   parts);
}

void person_show(person *p, place *at)
{
    asked *a = at->gone ? NULL : person_ask(p, ASK_SHOW, at, NULL);
    uint32_t from = sim_rarely(100000) ? 0 : at->log->ply;
    if (!a)
        return;
    const char *what = at->joins && (at->seat < 0 || sim_rarely(300000)) ? "join" : "watch";
    person_say(p, a, "{\"t\":\"%s\",\"table\":\"%s\",\"invite\":\"%s\",\"from\":%u,\"seq\":%u}",
               what, at->id, at->invite, from, at->log->seq);
}

/* ---- tables --------------------------------------------------------------------------------- */

static void clock_text(char out[96])
{
    uint64_t kind = sim_below(5);
    unsigned live = (unsigned)sim_between(20, 600), more = (unsigned)sim_below(30);
    if (kind < 2)
        snprintf(out, 96, "{\"kind\":\"none\"}");
    else if (kind < 4)
        snprintf(out, 96, "{\"kind\":\"live\",\"base\":%u,\"more\":%u}", live, more);
    else
        snprintf(out, 96, "{\"kind\":\"days\",\"base\":%u,\"more\":0}",
                 (unsigned)sim_between(3600, 20000));
}

static void make_table(person *p)
{
    static const char *const bots[] = {"random", "random", "greedy", "mcts:6"};
    const mh_game *g = mh_games[sim_below(mh_game_count)];
    char seats[256] = "[\"me\"", time[96];
    uint64_t n = g->min_seats + sim_below(3);
    asked *a = person_ask(p, ASK_CREATE, NULL, NULL);
    if (!a)
        return;
    for (uint64_t i = 1; i < n && i < g->max_seats; i++)
        snprintf(seats + strlen(seats), sizeof seats - strlen(seats), ",\"%s\"",
                 sim_rarely(600000) ? "open" : bots[sim_below(4)]);
    if (g->min_seats == 1 && n < 2)
        snprintf(seats, sizeof seats, "[\"me\",\"random\"");
    clock_text(time);
    people.tables++;
    const char *listed = sim_rarely(500000) ? "true" : "false";
    const char *handover = sim_rarely(500000) ? "\"random\"" : "null";
    const char *undo = sim_rarely(800000) ? "true" : "false";
    person_say(p, a,
               "{\"t\":\"create\",\"game\":\"%s\",\"seats\":%s],\"clock\":%s,\"listed\":%s,"
               "\"handover\":%s,\"undo\":%s}",
               g->id, seats, time, listed, handover, undo);
}

/* Whoever made a table tells others of it, by other means than the server. */
void person_invite(const person *from, place *at)
{
    unsigned wanted = 1 + (unsigned)sim_below(4);
    for (unsigned i = 0; i < people.count; i++) {
        person *p = &people.person[i];
        bool comes = p != from && (wanted || sim_rarely(120000));
        place *theirs = comes ? person_place(p, at->id, true) : NULL;
        if (!theirs)
            continue;
        memcpy(theirs->invite, at->invite, sizeof at->invite);
        theirs->joins = sim_rarely(900000);
        wanted -= wanted && theirs->joins;
        if (p->online)
            person_show(p, theirs);
    }
}

/* ---- at a table -------------------------------------------------------------------------------
 */

static void write_act(person *p, place *at, uint32_t ply, const char *action)
{
    book_claim *c = book_say(at->log->t, BOOK_ACT, at->seat, action);
    c->ply = ply;
    asked *a = person_ask(p, ASK_WRITE, at, c);
    if (!a) {
        book_refused(c);
        return;
    }
    sim_count.acts++;
    if (sim_rarely(500000))
        person_say(p, a, "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%u,\"action\":\"%s\"}", at->id,
                   ply, action);
    else
        person_say(p, a, "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%u,\"seq\":%u,\"action\":\"%s\"}",
                   at->id, ply, at->log->seq, action);
}

static void act(person *p, place *at)
{
    at->has_choice = false;
    at->acted = sim_now();
    write_act(p, at, at->log->ply, at->choice);
    if (sim_rarely(40000)) {
        sim_count.doubles++;
        write_act(p, at, at->log->ply, at->choice);
    }
}

static void write_other(person *p, place *at, book_kind kind, const char *text)
{
    book_claim *c = book_say(at->log->t, kind, at->seat, text);
    asked *a = person_ask(p, ASK_WRITE, at, c);
    if (!a) {
        book_refused(c);
    } else if (kind == BOOK_CHAT) {
        snprintf(c->text, sizeof c->text, "c%llu", (unsigned long long)c->id);
        person_say(p, a, "{\"t\":\"chat\",\"table\":\"%s\",\"text\":\"%s\"}", at->id, c->text);
    } else if (kind == BOOK_UNDO) {
        person_say(p, a, "{\"t\":\"undo\",\"table\":\"%s\"}", at->id);
    } else if (kind == BOOK_ANSWER) {
        person_say(p, a, "{\"t\":\"undo_answer\",\"table\":\"%s\",\"yes\":%s}", at->id,
                   sim_rarely(700000) ? "true" : "false");
    } else if (kind == BOOK_HAND) {
        person_say(p, a, "{\"t\":\"handover\",\"table\":\"%s\",\"spec\":%s}", at->id, text);
    } else {
        person_say(p, a, "{\"t\":\"leave\",\"table\":\"%s\"}", at->id);
    }
}

static void wonder(person *p, place *at)
{
    static const char *const kinds[] = {"score", "hint", "saga", "odds", "unwatch"};
    asked *a = person_ask(p, ASK_OTHER, at, NULL);
    uint64_t what = sim_below(10);
    if (!a)
        return;
    if (what < 5) {
        person_say(p, a, "{\"t\":\"%s\",\"table\":\"%s\"}", kinds[what], at->id);
        at->shown &= what != 4;
    } else if (what == 5) {
        person_say(p, a, "{\"t\":\"at\",\"table\":\"%s\",\"ply\":%u}", at->id,
                   (unsigned)sim_below(at->log->ply + 1));
    } else if (what == 6) {
        person_say(p, a, "{\"t\":\"final\",\"table\":\"%s\",\"action\":\"%s\"}", at->id,
                   at->choice);
    } else if (what == 7) {
        person_say(p, a, "{\"t\":\"why\",\"table\":\"%s\",\"action\":\"%s\"}", at->id, at->choice);
    } else if (what == 8) {
        person_say(p, a, sim_rarely(500000) ? "{\"t\":\"sessions\"}" : "{\"t\":\"session_end\"}");
    } else {
        static const char *const which[] = {"mine", "open", "watch"};
        person_say(p, a, "{\"t\":\"tables\",\"which\":\"%s\"}", which[sim_below(3)]);
    }
}

static void after_end(person *p, place *at)
{
    asked *a = NULL;
    if (!at->asked_saga && (a = person_ask(p, ASK_SAGA, at, NULL)) != NULL) {
        at->asked_saga = true;
        person_say(p, a, "{\"t\":\"saga\",\"table\":\"%s\"}", at->id);
    } else if (!at->asked_rematch && at->seat >= 0 && people.tables < TABLES &&
               (a = person_ask(p, ASK_OTHER, at, NULL)) != NULL) {
        at->asked_rematch = true;
        people.tables++;
        const char *what = sim_rarely(500000) ? "rematch" : "branch";
        person_say(p, a, "{\"t\":\"%s\",\"table\":\"%s\",\"ply\":%u}", what, at->id,
                   (unsigned)sim_below(at->log->ply));
    }
}

static void play(person *p, place *at)
{
    unsigned bit = at->seat >= 0 ? 1u << at->seat : 0;
    uint64_t mood = sim_below(1000);
    if (mood < 25) {
        write_other(p, at, BOOK_CHAT, "");
    } else if (mood < 45) {
        wonder(p, at);
    } else if (at->status == 'd') {
        after_end(p, at);
    } else if (at->seat < 0 || at->status != 'p') {
        if (mood > 990 && at->seat >= 0)
            write_other(p, at, BOOK_LEAVE, "");
    } else if (at->asked && mood < 600) {
        at->asked = false;
        write_other(p, at, BOOK_ANSWER, "");
    } else if (at->may_undo && mood < 140) {
        write_other(p, at, BOOK_UNDO, "");
    } else if (at->bots & bit && mood < 400) {
        write_other(p, at, BOOK_HAND, "null");
    } else if (mood < 55) {
        write_other(p, at, mood < 50 ? BOOK_UNDO : BOOK_HAND, "\"random\"");
    } else if (mood < 75) {
        sim_count.stale++;
        write_act(p, at, at->log->ply ? at->log->ply - 1 : 0, *at->choice ? at->choice : "pass");
    } else if (at->has_choice && !person_writes(p, at)) {
        act(p, at);
    }
}

/* ---- a step -----------------------------------------------------------------------------------
 */

static void become_known(person *p)
{
    asked *a = p->maybe_account || p->account ? NULL : person_ask(p, ASK_ACCOUNT, NULL, NULL);
    if (!a)
        return;
    p->maybe_account = true;
    person_say(p, a, "{\"t\":\"register\",\"name\":\"Person %u\",\"password\":\"password %u\"}",
               p->number, p->number);
}

void person_login(person *p)
{
    asked *a = person_ask(p, ASK_LOGIN, NULL, NULL);
    if (a)
        person_say(p, a, "{\"t\":\"login\",\"name\":\"person %u\",\"password\":\"password %u\"}",
                   p->number, p->number);
}

static void log_out(person *p)
{
    asked *a = p->account ? person_ask(p, ASK_LOGOUT, NULL, NULL) : NULL;
    if (a)
        person_say(p, a, "{\"t\":\"logout\"}");
}

static bool has_game(const person *p)
{
    for (unsigned i = 0; i < p->places; i++)
        if (!p->place[i].gone && p->place[i].seat >= 0 && p->place[i].status != 'd')
            return true;
    return false;
}

static void do_something(person *p)
{
    bool calm = life_is_calm();
    if (!calm && sim_rarely(people.evening ? 12000 : 400000)) {
        person_leave(p, (peer_end)sim_below(PEER_ENDS));
    } else if (!calm && sim_rarely(5000)) {
        p->deaf = !p->deaf;
        peer_deaf(p->line, p->deaf);
    } else if (sim_rarely(4000)) {
        become_known(p);
    } else if (!calm && sim_rarely(2000)) { /* at the end all are to be there */
        log_out(p);
    } else if (people.tables < TABLES && sim_rarely(has_game(p) ? 2000 : 200000)) {
        make_table(p);
    } else if (p->places) {
        place *at = &p->place[sim_below(p->places)];
        if (!at->shown && !at->gone)
            person_show(p, at);
        else if (!at->gone)
            play(p, at);
    }
}

static void on_step(void *ctx, uint64_t arg)
{
    person *p = ctx;
    if (arg != p->chain)
        return;
    sim_time next = people.evening ? sim_between(SIM_S / 5, p->patience * SIM_S)
                                   : sim_between(300 * SIM_S, 4 * SIM_HOUR);
    sim_at(sim_now() + next, SIM_WORLD, on_step, p, arg);
    if (p->deaf && life_is_calm()) {
        p->deaf = false;
        peer_deaf(p->line, false);
    }
    if (!p->line) {
        if (people.evening || sim_rarely(400000))
            come(p);
    } else if (!p->online) {
        if (sim_now() > p->since + GIVES_UP_S * SIM_S)
            person_leave(p, PEER_RESET);
    } else {
        do_something(p);
    }
}

void people_begin(void)
{
    memset(&people, 0, sizeof people);
    people.count = 2 + (unsigned)sim_below(PERSONS - 2);
    for (unsigned i = 0; i < people.count; i++) {
        person *p = &people.person[i];
        p->number = i;
        p->parts = sim_rarely(850000) ? 3 : (unsigned)sim_below(16) | 2;
        p->patience = (unsigned)sim_between(2, 12);
        sim_at(sim_below(20 * SIM_S), SIM_WORLD, on_step, p, 0);
    }
}

void people_evening(bool evening)
{
    people.evening = evening;
    for (unsigned i = 0; evening && i < people.count; i++)
        sim_at(sim_now() + sim_below(60 * SIM_S), SIM_WORLD, on_step, &people.person[i],
               ++people.person[i].chain);
}

void people_end(void)
{
    for (unsigned i = 0; i < PERSONS; i++)
        for (unsigned k = 0; k < PLACES; k++)
            json_decref(people.person[i].place[k].table);
    memset(&people, 0, sizeof people);
}

/* ---- after a calm while --------------------------------------------------------------------- */

static void check_place(const person *p, const place *at)
{
    if (at->gone || !at->shown || at->status != 'p')
        return;
    if (at->turn && !(at->turn & ~at->bots) && sim_now() > at->changed + 120 * SIM_S)
        sim_fail("table %s waits for a bot at ply %u", at->id, at->log->ply);
    if (at->due && !life_clock_moved() && sim_now() > at->due + 60 * SIM_S)
        sim_fail("table %s: a clock has run out and nobody says so", at->id);
    unsigned bit = at->seat >= 0 ? 1u << at->seat : 0;
    if (at->turn & bit & ~at->bots && !at->has_choice && !person_writes(p, at) &&
        sim_now() > at->acted + 60 * SIM_S && sim_now() > at->changed + 60 * SIM_S)
        sim_fail("person %u is asked at table %s and has no answer to give", p->number, at->id);
}

void people_check(void)
{
    for (unsigned i = 0; i < people.count; i++) {
        const person *p = &people.person[i];
        if (!p->online && sim_now() > p->since + 60 * SIM_S)
            sim_fail("person %u can't come back", p->number);
        for (int k = 0; k < ASKED; k++)
            if (p->asked[k].req && sim_now() > p->asked[k].since + 60 * SIM_S)
                sim_fail("person %u had no answer to request %llu", p->number,
                         (unsigned long long)p->asked[k].req);
        for (unsigned k = 0; k < p->places; k++)
            check_place(p, &p->place[k]);
    }
}
