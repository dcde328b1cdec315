/* storm.h - the simulation of halls: nodes over one store, people who come and go, everything that
 * a host may do to a hall in any order, from one seed. No socket, no thread, no clock. */
#ifndef MH_TESTS_HALL_STORM_H
#define MH_TESTS_HALL_STORM_H

#include "hall/read.h"
#include "meadhall/hall.h"

enum { NODES = 2, PEOPLE = 6, TABLES = 64, ROWS = 20000, PENDING = 4096, TOLD = 20000 };

typedef struct kept_table { /* of the store */
    hall_head head;
    hall_row *rows;
    uint32_t count;
} kept_table;

typedef struct pending { /* what a node waits for */
    unsigned node;
    hall_want want;
    hall_op op;
    const hall_row *row;
    const hall_head *head;
    char table[HALL_ID];
    uint32_t seq;
    hall_search *search;
} pending;

typedef enum outcome { OPEN_YET, WRITTEN, REFUSED } outcome;

typedef struct line { /* of chat: what became of it */
    outcome told;
} line;

typedef struct person {
    char id[HALL_ID];
    unsigned node;
    hall_client conn; /* 0: not there */
    char table[HALL_ID];
    char *shown; /* the last message that said what may be answered */
    bool whole;  /* and the table is as that message has it */
    uint32_t seq, ply;
    bool hangs_up; /* when the wishes are taken */
} person;

typedef struct world {
    mh_rng rng;
    int64_t now;
    unsigned nodes;
    hall *hall[NODES];
    hall_client conns;
    kept_table kept[TABLES];
    unsigned tables;
    pending waiting[PENDING];
    unsigned waits;
    person person[PEOPLE];
    line lines[TOLD];
    int64_t reqs;
    uint64_t transcript; /* a hash of every wish */
    size_t bytes, most;  /* memory */
    unsigned scarce;     /* one call for memory in so many fails; 0: none */
    const char *game;
    struct {
        unsigned acts, acked, refused, told, hung_up, lost, away, loads, searches, compared, over,
            deltas;
        size_t delta_bytes;
    } count;
    char last_made[HALL_ID];
} world;

void fail(const world *w, const char *format, ...) __attribute__((format(printf, 2, 3), noreturn));
uint32_t below(world *w, uint32_t n);
hall_moment moment_of(world *w);
void *world_memory(void *ctx, void *old, size_t had, size_t want);
hall_config world_config(world *w);
/* Takes all wishes of a node. */
void drain(world *w, unsigned node);

/* ---- store.c ---- */

kept_table *store_find(world *w, const char *id);
void store_ask(world *w, unsigned node, const hall_wish *wish);
/* Answers one of those that wait, any; `kind`: nothing goes wrong. */
void store_answer(world *w, bool kind);
void store_free(world *w);
/* A fresh hall plays every history again. */
void store_audit(world *w);

/* ---- people.c ---- */

void people_come(world *w);
void person_step(world *w);
void person_say(world *w, person *p, const char *text);
void person_hears(world *w, hall_client conn, const char *text, size_t n);
void person_hung_up(world *w, hall_client conn);
void people_compare(world *w);
void people_go(world *w);

#endif
