/* limits.h - buckets that fill with time: how often an address or a player may do what. */
#ifndef MH_SERVER_LIMITS_H
#define MH_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct limit_bucket {
    double level; /* what is left */
    int64_t at;   /* milliseconds; 0: never used, so full */
} limit_bucket;

typedef struct limit_rule {
    double burst, per_second;
} limit_rule;

typedef enum limit_kind {
    LIMIT_CONNECT,  /* connections of an address */
    LIMIT_GUEST,    /* new guests of an address */
    LIMIT_PASSWORD, /* attempts of an address */
    LIMIT_ACCOUNT,  /* attempts on an account */
    LIMIT_MESSAGE,  /* messages of a player, over all its connections */
    LIMIT_CREATE,   /* tables of a player */
    LIMIT_CHAT,
    LIMIT_HINT,
    LIMIT_ODDS,
    LIMIT_LOG, /* lines of the log about an address */
    LIMIT_KINDS
} limit_kind;

typedef struct limits limits;

limits *limits_open(bool off);
void limits_close(limits *l);
bool limits_take(limits *l, limit_kind kind, const char *key, int64_t now);
/* Forgets buckets that are full again. */
void limits_sweep(limits *l, int64_t now);
bool limit_bucket_take(limit_bucket *b, const limit_rule *r, int64_t now);

#endif
