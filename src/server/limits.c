/* limits.c - token buckets by kind and key. */
#include "limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "meadhall/game.h"
#include "net/address.h"

enum { SLOTS = 4096, KEY = 128, MOST = 200000 };

static const limit_rule rules[LIMIT_KINDS] = {
    [LIMIT_STRANGER] = {400, 40},     [LIMIT_CONNECT] = {200, 20},
    [LIMIT_GUEST] = {60, 0.5},        [LIMIT_PASSWORD] = {20, 0.1},
    [LIMIT_ACCOUNT] = {10, 1.0 / 30}, [LIMIT_GUESSES] = {100, 0.05},
    [LIMIT_MESSAGE] = {300, 50},      [LIMIT_CREATE] = {60, 0.05},
    [LIMIT_TABLES] = {120, 0.1},      [LIMIT_LISTED] = {20, 1.0 / 30},
    [LIMIT_CHAT] = {20, 1},           [LIMIT_HINT] = {40, 0.5},
    [LIMIT_ODDS] = {60, 4},           [LIMIT_LOG] = {30, 0.5},
    [LIMIT_LETTERS] = {5, 1.0 / 900}, [LIMIT_CALLS] = {20, 1.0 / 60},
    [LIMIT_CODE] = {10, 1.0 / 6},     [LIMIT_REGISTER] = {5, 1.0 / 600},
    [LIMIT_NEW_CHAT] = {5, 0.2},      [LIMIT_REPORT] = {10, 1.0 / 300},
    [LIMIT_SEARCH] = {30, 3},         [LIMIT_REVIEW] = {10, 10.0 / 86400},
};

typedef struct entry {
    struct entry *next;
    limit_kind kind;
    limit_bucket bucket;
    char key[KEY];
} entry;

struct limits {
    bool off;
    unsigned count;
    entry *slot[SLOTS];
};

limits *limits_open(bool off)
{
    limits *l = calloc(1, sizeof *l);
    if (l)
        l->off = off;
    return l;
}

static void refill(limit_bucket *b, const limit_rule *r, int64_t now)
{
    assert(b->level >= 0 && r->burst >= 1);
    if (!b->at) {
        b->level = r->burst;
    } else if (now > b->at) {
        b->level += (double)(now - b->at) * r->per_second / 1000;
        if (b->level > r->burst)
            b->level = r->burst;
    }
    b->at = now;
}

bool limit_bucket_take(limit_bucket *b, const limit_rule *r, int64_t now)
{
    refill(b, r, now);
    if (b->level < 1)
        return false;
    b->level -= 1;
    return true;
}

static entry **slot_of(limits *l, limit_kind kind, const char *key)
{
    return &l->slot[mh_mix((uint64_t)kind, mh_hash(key, strlen(key))) % SLOTS];
}

static entry *find(limits *l, limit_kind kind, const char *key)
{
    entry *e = *slot_of(l, kind, key);
    while (e && (e->kind != kind || strcmp(e->key, key) != 0))
        e = e->next;
    return e;
}

static entry *add(limits *l, limit_kind kind, const char *key)
{
    entry *e = l->count < MOST ? calloc(1, sizeof *e) : NULL;
    if (!e)
        return NULL;
    entry **slot = slot_of(l, kind, key);
    e->kind = kind;
    snprintf(e->key, sizeof e->key, "%s", key);
    e->next = *slot;
    *slot = e;
    l->count++;
    return e;
}

/* No key of ours is longer; if one were, its beginning would count. */
static entry *find_or_add(limits *l, limit_kind kind, const char *key)
{
    char brief[KEY];
    snprintf(brief, sizeof brief, "%s", key);
    entry *e = find(l, kind, brief);
    return e ? e : add(l, kind, brief);
}

bool limits_take(limits *l, limit_kind kind, const char *key, int64_t now)
{
    if (l->off)
        return true;
    assert(kind < LIMIT_KINDS);
    entry *e = find_or_add(l, kind, key);
    return e && limit_bucket_take(&e->bucket, &rules[kind], now);
}

bool limits_take_address(limits *l, limit_kind kind, const char *address, int64_t now)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    return limits_take(l, kind, key, now);
}

bool limits_may(limits *l, limit_kind kind, const char *key, int64_t now)
{
    entry *e = l->off ? NULL : find(l, kind, key);
    if (!e)
        return l->off || l->count < MOST;
    refill(&e->bucket, &rules[kind], now);
    return e->bucket.level >= 1;
}

void limits_spend(limits *l, limit_kind kind, const char *key, int64_t now)
{
    entry *e = l->off ? NULL : find_or_add(l, kind, key);
    if (!e)
        return;
    refill(&e->bucket, &rules[kind], now);
    e->bucket.level -= 1;
}

void limits_spend_address(limits *l, limit_kind kind, const char *address, int64_t now)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    limits_spend(l, kind, key, now);
}

void limits_give(limits *l, limit_kind kind, const char *key)
{
    entry *e = l->off ? NULL : find(l, kind, key);
    if (e && e->bucket.level + 1 <= rules[kind].burst)
        e->bucket.level += 1;
}

void limits_sweep(limits *l, int64_t now)
{
    for (unsigned i = 0; i < SLOTS; i++)
        for (entry **e = &l->slot[i]; *e;) {
            entry *x = *e;
            const limit_rule *r = &rules[x->kind];
            double level = x->bucket.level + (double)(now - x->bucket.at) * r->per_second / 1000;
            if (level < r->burst) {
                e = &x->next;
                continue;
            }
            *e = x->next;
            free(x);
            l->count--;
        }
}

void limits_close(limits *l)
{
    if (!l)
        return;
    for (unsigned i = 0; i < SLOTS; i++)
        for (entry *e = l->slot[i], *next; e; e = next) {
            next = e->next;
            free(e);
        }
    free(l);
}
