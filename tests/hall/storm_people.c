/* storm_people.c - people of the simulation: they know what a hall tells them, and say anything. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "storm.h"

/* ---- reading what a hall says -------------------------------------------------------------- */

typedef struct page {
    size_t used, cap;
    char *room;
} page;

static void *page_room(void *ctx, size_t n)
{
    page *p = ctx;
    size_t at = (p->used + 15) & ~(size_t)15;
    if (at + n > p->cap)
        return NULL;
    p->used = at + n;
    return p->room + at;
}

static char page_bytes[8 << 20];

/* What was said, read; it lives until the next one is. */
static const read_node *read_said(const world *w, const char *text, size_t n)
{
    static page p;
    p = (page){0, sizeof page_bytes, page_bytes};
    const read_node *x = read_object(text, n, page_room, &p);
    if (!x)
        fail(w, "a hall says what is no JSON: %.200s", text);
    return x;
}

static const char *text_of(const read_node *x, const char *key)
{
    const read_node *m = x ? read_find(x, key) : NULL;
    return m && m->type == READ_TEXT ? m->text : "";
}

static int64_t int_of(const read_node *x, const char *key)
{
    const read_node *m = x ? read_find(x, key) : NULL;
    return m && m->type == READ_INT ? m->number : -1;
}

static person *person_of(world *w, hall_client conn)
{
    for (unsigned i = 0; i < PEOPLE; i++)
        if (conn && w->person[i].conn == conn)
            return &w->person[i];
    return NULL;
}

/* The game as it was shown: from "game" to the log. */
static size_t game_part(const char *text, const char **from)
{
    *from = strstr(text, ",\"game\":");
    const char *to = *from ? strstr(*from, ",\"from\":") : NULL;
    return to ? (size_t)(to - *from) : 0;
}

static void take_table(world *w, person *p, const read_node *x, const char *text, size_t n)
{
    uint32_t seq = (uint32_t)int_of(x, "seq");
    const char *old = NULL, *new = NULL;
    if (strcmp(text_of(x, "table"), p->table) != 0)
        return;
    if (p->shown && p->seq == seq && p->whole) {
        size_t had = game_part(p->shown, &old), has = game_part(text, &new);
        w->count.compared++;
        if (had != has || memcmp(old, new, has) != 0)
            fail(w, "%s is told another table %s at the same seq %u", p->id, p->table, seq);
    }
    free(p->shown);
    p->shown = malloc(n + 1);
    memcpy(p->shown, text, n + 1);
    p->whole = true;
    p->seq = seq;
    p->ply = (uint32_t)int_of(x, "ply");
}

/* What may be answered comes with every change of the game. */
static void take_delta(world *w, person *p, const read_node *x, const char *text, size_t n)
{
    if (strcmp(text_of(x, "table"), p->table) != 0 || !p->shown)
        return;
    if (int_of(x, "base") != p->seq)
        fail(w, "%s is told what changed since row %lld of table %s, and knows %u", p->id,
             (long long)int_of(x, "base"), p->table, p->seq);
    p->whole = false;
    p->seq = (uint32_t)int_of(x, "seq");
    if (int_of(x, "ply") >= 0)
        p->ply = (uint32_t)int_of(x, "ply");
    w->count.deltas++;
    w->count.delta_bytes += n;
    if (!read_find(x, "legal"))
        return;
    free(p->shown);
    p->shown = malloc(n + 1);
    memcpy(p->shown, text, n + 1);
}

static void take_ack(world *w, const person *p, const read_node *x)
{
    const kept_table *k = store_find(w, text_of(x, "table"));
    int64_t seq = int_of(x, "seq"), req = int_of(x, "req");
    w->count.acked++;
    if (!k || seq < 0 || seq >= k->count)
        fail(w, "%s is told of a row that is not written", p->id);
    if (strcmp(text_of(x, "t"), "said") == 0 && req >= 0 && req < TOLD)
        w->lines[req].told = WRITTEN;
}

void person_hears(world *w, hall_client conn, const char *text, size_t n)
{
    static const char *const acks[] = {"acted", "undone", "asked", "answered", "said", "handed"};
    person *p = person_of(w, conn);
    if (!p)
        return; /* it went in the meantime */
    const read_node *x = read_said(w, text, n);
    const char *t = text_of(x, "t");
    w->count.told++;
    for (size_t i = 0; i < MH_COUNT(acks); i++)
        if (strcmp(acks[i], t) == 0)
            take_ack(w, p, x);
    if (strcmp(t, "table") == 0)
        take_table(w, p, x, text, n);
    if (strcmp(t, "delta") == 0)
        take_delta(w, p, x, text, n);
    if (strcmp(t, "created") == 0 || strcmp(t, "rematch") == 0) {
        snprintf(p->table, sizeof p->table, "%s", text_of(x, "table"));
        free(p->shown);
        p->shown = NULL;
    }
    if (strcmp(t, "error") == 0) {
        int64_t req = int_of(x, "req");
        w->count.refused++;
        if (req >= 0 && req < TOLD)
            w->lines[req].told = REFUSED;
    }
}

void person_hung_up(world *w, hall_client conn)
{
    person *p = person_of(w, conn);
    if (p)
        p->hangs_up = true;
    w->count.hung_up++;
}

/* ---- coming and going -------------------------------------------------------------------------
 */

static void come(world *w, person *p)
{
    hall_moment m = moment_of(w);
    hall_person who = {.parts = 31};
    p->node = below(w, w->nodes);
    p->conn = ++w->conns;
    snprintf(who.id, sizeof who.id, "%s", p->id);
    snprintf(who.name, sizeof who.name, "Name of %s", p->id);
    hall_came(w->hall[p->node], &m, p->conn, &who);
    drain(w, p->node);
}

static void go(world *w, person *p)
{
    hall_moment m = moment_of(w);
    hall_client conn = p->conn;
    p->conn = 0;
    p->hangs_up = false;
    free(p->shown);
    p->shown = NULL;
    hall_went(w->hall[p->node], &m, conn);
    drain(w, p->node);
}

void people_come(world *w)
{
    for (unsigned i = 0; i < PEOPLE; i++) {
        snprintf(w->person[i].id, HALL_ID, "person%u", i);
        come(w, &w->person[i]);
    }
}

void people_go(world *w)
{
    for (unsigned i = 0; i < PEOPLE; i++)
        if (w->person[i].conn)
            go(w, &w->person[i]);
}

void person_say(world *w, person *p, const char *text)
{
    hall_moment m = moment_of(w);
    size_t n = strlen(text);
    char *exact = malloc(n ? n : 1); /* no byte behind it may be looked at */
    for (size_t i = 0; i < n; i++)
        exact[i] = text[i];
    hall_said(w->hall[p->node], &m, p->conn, below(w, 50) ? HALL_MAY_ALL & ~HALL_MAY_SHARE : 0,
              exact, n);
    drain(w, p->node);
    free(exact);
}

/* ---- what they do -----------------------------------------------------------------------------
 */

static bool act(world *w, person *p)
{
    const read_node *x = p->shown ? read_said(w, p->shown, strlen(p->shown)) : NULL;
    const read_node *legal = x ? read_find(x, "legal") : NULL;
    char text[512];
    if (!legal || !legal->count)
        return false;
    const read_node *pick = legal->first;
    for (uint32_t n = below(w, legal->count); n; n--)
        pick = pick->next;
    uint32_t ply = p->ply - (below(w, 40) == 0 && p->ply > 0);
    w->count.acts++;
    if (below(w, 2))
        snprintf(text, sizeof text, "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%u,\"action\":\"%s\"}",
                 p->table, ply, pick->text);
    else
        snprintf(text, sizeof text,
                 "{\"t\":\"act\",\"table\":\"%s\",\"ply\":%u,\"seq\":%u,\"action\":\"%s\"}",
                 p->table, ply, p->seq, pick->text);
    person_say(w, p, text);
    return true;
}

static void create(world *w, person *p)
{
    static const char *const others[] = {"\"open\"", "\"random\"", "\"greedy\"", "\"open\""};
    static const char *const clocks[] = {
        "", ",\"clock\":{\"kind\":\"live\",\"base\":60,\"more\":5},\"handover\":\"random\"",
        ",\"clock\":{\"kind\":\"days\",\"base\":86400}"};
    char text[512];
    snprintf(text, sizeof text,
             "{\"t\":\"create\",\"game\":\"%s\",\"seats\":[\"me\",%s],\"listed\":%s%s}", w->game,
             others[below(w, 4)], below(w, 3) ? "true" : "false", clocks[below(w, 3)]);
    person_say(w, p, text);
}

static void say_word(world *w, person *p, const char *word)
{
    char text[256];
    snprintf(text, sizeof text, "{\"t\":\"%s\",\"table\":\"%s\",\"req\":%lld}", word, p->table,
             (long long)++w->reqs);
    person_say(w, p, text);
}

static void chat(world *w, person *p)
{
    char text[256];
    int64_t req = ++w->reqs;
    snprintf(text, sizeof text,
             "{\"t\":\"chat\",\"table\":\"%s\",\"req\":%lld,\"text\":\"line %lld.\"}", p->table,
             (long long)req, (long long)req);
    person_say(w, p, text);
}

static void sit_somewhere(world *w, person *p)
{
    const kept_table *k = w->tables ? &w->kept[below(w, w->tables)] : NULL;
    char text[256];
    if (!k)
        return;
    snprintf(p->table, sizeof p->table, "%s", k->head.id);
    free(p->shown);
    p->shown = NULL;
    snprintf(text, sizeof text, "{\"t\":\"%s\",\"table\":\"%s\",\"invite\":\"%s\",\"req\":%lld}",
             below(w, 2) ? "join" : "watch", p->table, k->head.invite, (long long)++w->reqs);
    person_say(w, p, text);
}

static void say_with(world *w, person *p, const char *word, const char *rest)
{
    char text[512];
    snprintf(text, sizeof text, "{\"t\":\"%s\",\"table\":\"%s\",\"req\":%lld,%s}", word, p->table,
             (long long)++w->reqs, rest);
    person_say(w, p, text);
}

static void say_rubbish(world *w, person *p)
{
    static const char *const rubbish[] = {
        "{\"t\":\"act\"}",
        "{\"t\":\"dance\",\"req\":0}",
        "{\"t\":\"create\",\"game\":\"chess\",\"seats\":[]}",
        "{\"t\":\"create\",\"game\":\"midgard\",\"seats\":[\"me\",7]}",
        "{\"t\":\"watch\",\"table\":\"nosuchtable\",\"req\":0}",
        "{\"t\":\"watch\",\"table\":5}",
        "{\"t\":\"hello\",\"protocol\":2}",
        "{\"t\":\"games\"}",
        "{\"t\":\"ping\",\"req\":-1}",
        "{\"t\":\"ping\"}",
        "not json",
        "{\"t\":\"ping\",\"t\":\"ping\"}",
    };
    person_say(w, p, rubbish[below(w, MH_COUNT(rubbish))]);
}

static void look_up(world *w, person *p)
{
    char rest[64];
    switch (below(w, 6)) {
    case 0:
        snprintf(rest, sizeof rest, "\"ply\":%u", below(w, p->ply + 2));
        say_with(w, p, "at", rest);
        return;
    case 1:
        say_word(w, p, "score");
        return;
    case 2:
        say_word(w, p, "saga");
        return;
    case 3:
        say_word(w, p, "odds");
        return;
    case 4:
        say_word(w, p, "hint");
        return;
    default:
        say_with(w, p, "why", "\"action\":\"pass\"");
    }
}

static void do_something(world *w, person *p, uint32_t dice)
{
    char rest[64];
    if (dice < 4)
        chat(w, p);
    else if (dice < 7)
        say_word(w, p, "undo");
    else if (dice < 10)
        say_with(w, p, "undo_answer", below(w, 4) ? "\"yes\":true" : "\"yes\":false");
    else if (dice < 12)
        say_with(w, p, "handover", below(w, 3) ? "\"spec\":null" : "\"spec\":\"random\"");
    else if (dice < 15)
        say_word(w, p, "watch");
    else if (dice < 17)
        sit_somewhere(w, p);
    else if (dice < 18)
        say_word(w, p, below(w, 2) ? "leave" : "unwatch");
    else if (dice < 20)
        say_word(w, p, "rematch");
    else if (dice < 21 && w->tables < TABLES / 2)
        create(w, p);
    else if (dice < 24)
        look_up(w, p);
    else if (dice < 25)
        say_rubbish(w, p);
    else if (dice < 26) {
        snprintf(rest, sizeof rest, "\"ply\":%u", below(w, p->ply + 2));
        if (w->tables < TABLES / 2)
            say_with(w, p, "branch", rest);
    } else {
        act(w, p);
    }
}

void person_step(world *w)
{
    person *p = &w->person[below(w, PEOPLE)];
    if (p->hangs_up || (p->conn && !below(w, 200)))
        go(w, p);
    else if (!p->conn)
        come(w, p);
    else if (!p->table[0])
        create(w, p);
    else if (!p->shown)
        sit_somewhere(w, p);
    else
        do_something(w, p, below(w, 100));
}

/* Everybody looks again: what was told step by step is what is told as a whole. */
void people_compare(world *w)
{
    for (unsigned i = 0; i < PEOPLE; i++) {
        person *p = &w->person[i];
        if (p->hangs_up)
            go(w, p);
        if (p->conn && p->shown)
            say_word(w, p, "watch");
    }
}
