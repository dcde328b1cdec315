/* admin.h - what an administrator asks of a store, and of the servers that run on it: `meadhall
 * admin`.
 *
 * A word changes the store itself, in one transaction with a line of the audit log. Servers see
 * that line, bring their memory and connections in step, and answer. Without a server nothing is
 * waited for. Words and their meaning are in docs/running.md. */
#ifndef MH_SERVER_ADMIN_H
#define MH_SERVER_ADMIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "meadhall/error.h"

struct json_t;

typedef struct admin_call {
    const char *data;     /* folder of the embedded store; DB_MEMORY: that of this process */
    const char *postgres; /* or the address of a database; NULL: none */
    const char *word;
    int count;
    char **args;
    const char *reason; /* of a ban or an end, or NULL */
    uint64_t days;      /* of a ban; 0: for good */
    uint64_t minutes;   /* a notice is told to newcomers for so long */
    bool again;         /* ratings: worked out once more */
    const char *who;    /* an account of the hall; NULL: who runs this program */
    const char *keeper; /* its id, where it is one of the hall's keepers who speaks; or NULL */
    /* Where lines go, and are dropped; NULL: to stdout. */
    void (*print)(void *ctx, struct json_t *line);
    void *ctx;
    uint64_t wait; /* seconds for answers; 0: as long as the word needs */
} admin_call;

enum { ADMIN_OK = 0, ADMIN_FAILED = 1, ADMIN_WRONG_WORD = 2 };

/* Prints lines of JSON, in whatever thread. Otherwise than ADMIN_OK there is an error. */
int admin_run(const admin_call *call, mh_error *error);

#endif
