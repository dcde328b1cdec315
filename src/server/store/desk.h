/* desk.h - the store behind threads, so that the network loop never waits for a disk.
 *
 * A writer thread commits rows: what came in while the last commit ran, or within a few
 * milliseconds, is one transaction (group commit). A clerk does everything else in
 * order. A listener hears other nodes. All answers are given in the loop's thread. */
#ifndef MH_SERVER_STORE_DESK_H
#define MH_SERVER_STORE_DESK_H

#include <uv.h>

#include "store.h"

typedef struct desk desk;

typedef enum desk_kind { DESK_JOB, DESK_WRITE, DESK_HEARD } desk_kind;

typedef struct desk_answer { /* what a thread hands to the loop; in a job, in a write */
    struct desk_answer *next;
    desk_kind kind;
} desk_answer;

typedef struct desk_job { /* first member of what a caller allocates */
    desk_answer answer;
    struct desk_job *next;
    bool writes;
    void (*run)(struct desk_job *job, const db_api *api, db *d); /* in the clerk's thread */
    void (*done)(struct desk_job *job);                          /* in the loop; frees it */
    db_err err;
    char why[DB_WHY]; /* where it failed */
} desk_job;

typedef struct desk_write {
    desk_answer answer;
    struct desk_write *next;
    db_row row;
    void (*done)(struct desk_write *w); /* in the loop; frees it */
    bool won;
    db_err err;
    char why[DB_WHY]; /* where it failed */
} desk_write;

typedef struct desk_config {
    const db_api *api;
    const char *where, *node;
    int linger_ms;                                 /* how long a commit waits for company */
    void (*heard)(void *ctx, const char *payload); /* in the loop; NULL payload: look at all */
    void (*failed)(void *ctx, const char *why);    /* in the loop: a job could not write */
    void *ctx;
} desk_config;

typedef struct desk_figures {
    uint64_t commits, rows, failures, waiting;
    bool alive;
    bool broken;      /* damage was seen; it stays so */
    char why[DB_WHY]; /* the last failure, "" where there was none */
} desk_figures;

desk *desk_open(uv_loop_t *loop, const desk_config *is, mh_error *error);
/* Writes what waits, joins the threads, gives the last answers. */
void desk_close(desk *k);
void desk_post(desk *k, desk_job *job);
/* In a job: there was no memory for what the store told. */
void desk_lacks(desk_job *job);
void desk_append(desk *k, desk_write *w);
desk_figures desk_look(desk *k);
/* How much was asked of it that has no answer yet; for the loop's thread. */
size_t desk_pending(const desk *k);

#endif
