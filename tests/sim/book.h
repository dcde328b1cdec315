/* book.h - what the clients were told, written down by somebody who forgets nothing; audit.c holds
 * it against the disk. */
#ifndef MH_TESTS_SIM_BOOK_H
#define MH_TESTS_SIM_BOOK_H

#include "sim.h"

enum { BOOK_ID = 16, BOOK_TEXT = 256, BOOK_SEATS = 8 };

typedef enum book_kind {
    BOOK_ACT,
    BOOK_UNDO,
    BOOK_ASK,
    BOOK_ANSWER,
    BOOK_CHAT,
    BOOK_LEAVE,
    BOOK_HAND,
    BOOK_KINDS
} book_kind;

typedef enum book_state { BOOK_OPEN, BOOK_ACKED, BOOK_REFUSED, BOOK_UNKNOWN } book_state;

typedef struct book_claim { /* something a client asked to be written */
    struct book_claim *next;
    book_kind kind;
    book_state state;
    int seat; /* or -1 */
    uint64_t id;
    uint32_t seq; /* of the row, when it was acknowledged */
    uint32_t ply; /* of an act: what it was meant for */
    unsigned found;
    char text[BOOK_TEXT];
} book_claim;

typedef struct book_fact { /* what is public after so many rows */
    bool known;
    uint32_t ply;
    unsigned turn;
    char status;
} book_fact;

typedef struct book_entry { /* one ply of a log */
    int8_t seat;
    bool known;
    uint64_t action;
} book_entry;

typedef struct book_place { /* one person at one table */
    struct book_place *next;
    struct book_table *t;
    uint32_t seq, ply;
    bool whole; /* the log begins at ply 0 */
    book_entry *log;
    size_t length, cap;
} book_place;

typedef struct book_table {
    struct book_table *next;
    char id[BOOK_ID];
    book_claim *claims;
    book_place *places;
    book_fact *facts;
    size_t fact_count, fact_cap;
    uint64_t *rows; /* hashes of rows that no crash may take away */
    size_t row_count, row_cap;
    struct {
        uint32_t seq;
        uint64_t hash;
    } seen[BOOK_SEATS];
} book_table;

void book_begin(void);
void book_end(void);
book_table *book_first(void);
book_table *book_find(const char *id);
uint64_t book_hash(const char *text, size_t n);
book_claim *book_say(book_table *t, book_kind kind, int seat, const char *text);
void book_acked(book_claim *c, uint32_t seq);
void book_refused(book_claim *c);
void book_lost(book_claim *c);
/* Fails where two were told different things of the same moment. */
void book_saw(book_table *t, uint32_t seq, const book_fact *fact);
/* What a viewer was shown: the same at the same moment, whoever asks, before a crash or after. */
void book_shown(book_table *t, int viewer, uint32_t seq, uint64_t hash);
book_place *book_sit(book_table *t);
void book_cut(book_place *p, size_t ply);
void book_add(book_place *p, int seat, const char *action);

/* ---- audit.c -------------------------------------------------------------------------- */

/* Holds the book against a copy of the disk. `stays`: what is there now must be there for ever. */
void audit_disk(const disk *d, bool stays);
/* Plays every history again, rule by rule. */
void audit_replay(const disk *d);

#endif
