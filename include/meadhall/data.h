/* data.h - self-play records for learning: what a seat knew, what it could do, what it did,
 * and how the game ended. docs/data.md has the layout of the file.
 *
 * A file is one header, a block a game, an end. Every part carries a hash of itself, so that a
 * byte that changed or is missing is found before anything is made of it. */
#ifndef MH_DATA_H
#define MH_DATA_H

#include "meadhall/host.h"

MH_API_BEGIN

enum {
    DATA_VERSION = 2,
    DATA_MAX_BLOCK = 64 << 20, /* bytes of one game */
};

typedef struct data_about { /* what all games of a file have in common */
    const mh_game *game;
    uint64_t options, seed;
    int seats;
    char bot[MH_MAX_SEATS][HOST_NAME];
} data_about;

typedef struct data_game {
    uint64_t number;  /* of the simulation: its seed and this number play it again */
    uint32_t records; /* one a decision, in the order they were made */
    int32_t score[MH_MAX_SEATS];
    uint8_t rank[MH_MAX_SEATS]; /* 1 is best; ties share */
} data_game;

typedef struct data_record {
    const mh_state *hidden; /* all that the seat may know, as hide leaves it */
    int seat;
    uint32_t n, choice;     /* answers; the place of the one that was chosen */
    const mh_action *legal; /* what was chosen from (ai_answers), ascending */
    const uint32_t *visits; /* of a search, an answer each; NULL where there was none */
} data_record;

/* ---- reading ---------------------------------------------------------------- */

typedef enum data_got { DATA_END, DATA_ONE, DATA_BAD } data_got;
typedef struct data_reader data_reader;

/* NULL with a reason: no such file, another version, another game or content. */
data_reader *data_open(const char *path, mh_error *e);
void data_close(data_reader *r);
const data_about *data_of(const data_reader *r);
/* The next game; its block has been proved whole. DATA_END only behind a proper end. */
data_got data_next_game(data_reader *r, data_game *out, mh_error *e);
/* The next record of that game; good until the next call. */
data_got data_next(data_reader *r, data_record *out, mh_error *e);

/* ---- writing ---------------------------------------------------------------- */

typedef struct data_block data_block; /* one game; a thread has its own */

data_block *data_block_open(const data_about *about); /* NULL without memory */
void data_block_close(data_block *b);
void data_block_begin(data_block *b, uint64_t number);
/* False without memory, or where the game is too large. */
bool data_block_add(data_block *b, const data_record *r);
/* The end of the game and how it went. */
bool data_block_end(data_block *b, const mh_state *end);

typedef struct data_writer data_writer; /* a file; one thread at a time */

/* Written beside, renamed by data_finish: there is a whole file or none. */
data_writer *data_create(const char *path, const data_about *about, mh_error *e);
bool data_append(data_writer *w, const data_block *b, mh_error *e);
/* Both close the writer; data_drop leaves no file. */
bool data_finish(data_writer *w, mh_error *e);
void data_drop(data_writer *w);

MH_API_END

#endif
