/* vectors_block.h - what the files of the vector runner share: a block, its words, complaints. */
#ifndef MH_HOST_VECTORS_BLOCK_H
#define MH_HOST_VECTORS_BLOCK_H

#include "vectors.h"

enum {
    VECTORS_WORDS = 64,
    VECTORS_RULES = 12,
    VECTORS_RULE_ID = 24, /* bytes of an id, with the closing 0 */
    VECTORS_LINE = 1024,
};

typedef struct vectors_givens vectors_givens; /* the set-ups of a file */

typedef struct vectors_block {
    vectors_run *run;
    const char *path;
    int line, begin; /* being read; where the block began */
    const mh_game *game;
    char rules[VECTORS_RULES][VECTORS_RULE_ID];
    unsigned rule_count;
    bool open, failed;
    bool wanted; /* something was: a block that wants nothing shows nothing */
    vectors_givens *givens;
    bool giving;     /* lines belong to a set-up */
    bool shares;     /* it is the set-ups of a folder that are read */
    unsigned used;   /* lines of set-ups that the block ran */
    unsigned inside; /* set-ups that are being run, one in the other */
    mh_room s;
    mh_event events[MH_MAX_TALE];
    mh_tale tale;
} vectors_block;

typedef struct vectors_words {
    char *at[VECTORS_WORDS];
    unsigned count;
    bool too_many;
} vectors_words;

typedef enum vectors_fault { VECTORS_FAILS, VECTORS_MALFORMED } vectors_fault;

/* A want that is not so, or a line that is no vector: `file:line: rule: what`. */
__attribute__((format(printf, 3, 4))) void vectors_complain(vectors_block *b, vectors_fault kind,
                                                            const char *format, ...);
/* A number below `limit`, or -1. */
int vectors_number(const char *s, int limit);
/* The words from..to with a space between. */
void vectors_join(const vectors_words *w, unsigned from, unsigned to, char *out, size_t cap);
/* FIELD INDEX... VALUE behind the first word; false when the words do not fit. */
bool vectors_element(vectors_block *b, const vectors_words *w, const mh_field **field, size_t *at,
                     int64_t *value);
/* 0 to 7, at the table or not. */
bool vectors_seat(vectors_block *b, const char *s, int *seat);
/* One of those at the table, or `other` (MH_CHANCE, MH_NOBODY; -1: nobody else). */
bool vectors_seated(vectors_block *b, const char *s, int other, int *seat);
/* The prompt of that name, or -1. */
int vectors_prompt(vectors_block *b, const char *name);

void vectors_want(vectors_block *b, const vectors_words *w);

/* Set-ups: `given NAME`, the lines below it, and whether anything used them. */
vectors_givens *vectors_givens_open(void);
void vectors_givens_close(vectors_givens *g);
bool vectors_given_begin(vectors_block *b, const vectors_words *w);
void vectors_given_keep(vectors_block *b, const vectors_words *w);
/* The lines of a set-up; false when there is none of that name. */
bool vectors_given_lines(vectors_block *b, const char *name, size_t *from, size_t *to);
/* A copy of a line that was kept; the block is at that line, and in that file. */
void vectors_given_line(vectors_block *b, size_t at, char out[VECTORS_LINE]);
void vectors_given_unused(vectors_block *b);

/* While a block runs, the rules may be stopped by what was set by hand: an assertion, a bad
 * address. The last words then name file and line, and the exit status is 2. */
void vectors_guard_begin(vectors_run *run);
void vectors_guard_at(const vectors_block *b);
void vectors_guard_end(void);

#endif
