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
    LIMIT_STRANGER, /* messages of an address before any hello */
    LIMIT_GUEST,    /* new guests of an address */
    LIMIT_PASSWORD, /* attempts of an address */
    LIMIT_ACCOUNT,  /* attempts of an address on an account; of a session on its own */
    LIMIT_GUESSES,  /* attempts on an account from everywhere, but by who has a token of it */
    LIMIT_MESSAGE,  /* messages of a player, over all its connections */
    LIMIT_CREATE,   /* tables of a player */
    LIMIT_TABLES,   /* tables of an address */
    LIMIT_LISTED,   /* of them listed */
    LIMIT_CHAT,
    LIMIT_HINT,
    LIMIT_ODDS,
    LIMIT_LETTERS,  /* codes and trials that a player asks for, or that are asked for an account */
    LIMIT_CALLS,    /* invitations of a player */
    LIMIT_CODE,     /* codes that an address tries */
    LIMIT_REGISTER, /* accounts that an address makes */
    LIMIT_NEW_CHAT, /* lines of chat of guests and new accounts */
    LIMIT_REPORT,
    LIMIT_REVIEW, /* reviews that a player has begun */
    LIMIT_SEARCH, /* searches of histories by words, of an address */
    LIMIT_LOG,    /* lines of the log about an address */
    LIMIT_KINDS
} limit_kind;

typedef struct limits limits;

limits *limits_open(bool off);
void limits_close(limits *l);
bool limits_take(limits *l, limit_kind kind, const char *key, int64_t now);
/* The same for an address, in whatever way it is written: an IPv6 /64 is one. */
bool limits_take_address(limits *l, limit_kind kind, const char *address, int64_t now);
/* Whether one could be taken; nothing is. */
bool limits_may(limits *l, limit_kind kind, const char *key, int64_t now);
/* One was used: several may have been allowed before the first of them was. What was used beyond
 * the limit is owed. */
void limits_spend(limits *l, limit_kind kind, const char *key, int64_t now);
void limits_spend_address(limits *l, limit_kind kind, const char *address, int64_t now);
/* What was taken did not count. */
void limits_give(limits *l, limit_kind kind, const char *key);
/* Forgets buckets that are full again. */
void limits_sweep(limits *l, int64_t now);
bool limit_bucket_take(limit_bucket *b, const limit_rule *r, int64_t now);

#endif
