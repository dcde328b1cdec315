/* queue.h - the store behind a queue and threads, so that the network loop never waits for a disk.
 *
 * A writer thread commits rows: what came in while the last commit ran, or within a few
 * milliseconds, is one transaction (group commit). A clerk does everything else in
 * order. A listener hears other nodes. All answers are given in the loop's thread. */
#ifndef MH_SERVER_STORE_QUEUE_H
#define MH_SERVER_STORE_QUEUE_H

#include <uv.h>

#include "store.h"

typedef struct store_queue store_queue;

typedef enum queue_kind { QUEUE_JOB, QUEUE_WRITE, QUEUE_HEARD } queue_kind;

typedef struct queue_answer { /* what a thread hands to the loop; in a job, in a write */
    struct queue_answer *next;
    queue_kind kind;
} queue_answer;

typedef struct queue_job { /* first member of what a caller allocates */
    queue_answer answer;
    struct queue_job *next;
    bool writes;
    void (*run)(struct queue_job *job, const db_api *api, db *d); /* in the clerk's thread */
    void (*done)(struct queue_job *job);                          /* in the loop; frees it */
    db_err err;
    char why[DB_WHY]; /* where it failed */
} queue_job;

typedef struct queue_write {
    queue_answer answer;
    struct queue_write *next;
    db_row row;
    void (*done)(struct queue_write *w); /* in the loop; frees it */
    bool won;
    db_err err;
    char why[DB_WHY]; /* where it failed */
} queue_write;

typedef struct queue_config {
    const db_api *api;
    const char *where, *node;
    int linger_ms;                                 /* how long a commit waits for company */
    void (*heard)(void *ctx, const char *payload); /* in the loop; NULL payload: look at all */
    void (*failed)(void *ctx, const char *why);    /* in the loop: a job could not write */
    void *ctx;
} queue_config;

typedef struct queue_figures {
    uint64_t commits, rows, failures, waiting;
    bool alive;
    bool broken;      /* damage was seen; it stays so */
    char why[DB_WHY]; /* the last failure, "" where there was none */
} queue_figures;

store_queue *queue_open(uv_loop_t *loop, const queue_config *config, mh_error *error);
/* Writes what waits, joins the threads, gives the last answers. */
void queue_close(store_queue *k);
void queue_post(store_queue *k, queue_job *job);
/* In a job: there was no memory for what the store told. */
void queue_lacks(queue_job *job);
void queue_append(store_queue *k, queue_write *w);
queue_figures queue_look(store_queue *k);
/* How much was asked of it that has no answer yet; for the loop's thread. */
size_t queue_pending(const store_queue *k);

#endif
