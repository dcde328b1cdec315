/* review_puzzle.h - positions to learn from: one answer is clearly best, and plain players and weak
 * searches miss it. They are found by the reviewer in strong games, kept as logs with the figures
 * that prove them, and refused with any other content or rules. */
#ifndef MH_LAB_REVIEW_PUZZLE_H
#define MH_LAB_REVIEW_PUZZLE_H

#include "review.h"

enum { PUZZLE_MOST_PLIES = 1000, PUZZLE_MOST = 512 };

#define PUZZLE_WEAK    "mcts:32"  /* the search that must miss it */
#define PUZZLE_PLAYERS "mcts:300" /* who play the games it is looked for in */
#define PUZZLE_PROOF   "mcts:800" /* the reviewer that proves it */

typedef struct puzzle {
    int seats, seat; /* seat: who is asked */
    uint8_t prompt;  /* what; not in the file */
    uint64_t options;
    mh_action best, next, greedy, weak; /* next: the best of the others */
    double gap, gap_error;              /* in chance; alone in points */
    double chance, points;              /* of the best answer */
    uint32_t tries;                     /* pairs of searches */
    uint32_t plies;
    mh_action action[PUZZLE_MOST_PLIES];
    uint8_t who[PUZZLE_MOST_PLIES];
} puzzle;

typedef struct puzzle_built { /* the file of a game, as the build put it into the program */
    const char *game;
    const char *text;
    size_t size;
} puzzle_built;

/* Made by tools/gen_puzzles.py; the last one has no game. */
extern const puzzle_built puzzles_built_in[];

/* One puzzle as the lines of its file. */
void puzzle_write(FILE *f, const mh_game *g, const puzzle *p);
void puzzle_write_head(FILE *f, const mh_game *g);
/* Reads puzzle number n, from 1, playing it again; how many there are goes to `count`. False with a
 * reason: other content, other rules, a bad line. */
bool puzzle_read(const mh_game *g, const char *text, size_t size, unsigned n, puzzle *out,
                 unsigned *count, mh_error *e);
/* The position of a puzzle. */
void puzzle_lay_out(const mh_game *g, const puzzle *p, mh_room *out);

/* ---- told to people (puzzle_tell.c; words in data/puzzle.tsv) ---- */

/* A session that stands at the question; its fate is nobody's. NULL without memory. */
host_session *puzzle_session(const mh_game *g, const puzzle *p);
/* The best answer with its proof, a sentence a line. */
void puzzle_tell(const mh_game *g, const puzzle *p, const mh_speech *how, char *buf, size_t cap);
/* Why it is better than another one, as a review says it; "" where nothing is to be said. False
 * without memory. */
bool puzzle_because(const mh_game *g, const puzzle *p, mh_action other, mh_lang lang, char *buf,
                    size_t cap);

typedef struct puzzle_seeker puzzle_seeker; /* one thread's */

/* NULL without memory. */
puzzle_seeker *puzzle_seek_open(const mh_game *g, int seats, uint64_t seed);
void puzzle_seek_close(puzzle_seeker *k);
/* Plays game number `index` and hands over each puzzle in it. */
void puzzle_seek(puzzle_seeker *k, uint64_t index, void (*found)(void *ctx, const puzzle *p),
                 void *ctx);

#endif
