/* numbers.h - a game in numbers, for learning: ids of answers, their words, observations. All of
 * it is computed from the tables of the game; nothing here knows a single game, and nothing is
 * collected from games that were played.
 *
 * Numbers are seen from a seat: it is seat 0 to itself, the next one is seat 1. So one net plays
 * every seat. Functions that turn the table take the number of seats and the seat that looks; for
 * MH_CHANCE and MH_NOBODY nothing is turned. */
#ifndef MH_NUMBERS_H
#define MH_NUMBERS_H

#include "meadhall/game.h"

MH_API_BEGIN

enum {
    AI_WORDS = 1 + MH_MAX_OPERANDS, /* most words of an answer: its verb, its operands */
    AI_OBSERVED_FRAMES = 2,         /* open questions an observation tells of, the top one first */
};
#define AI_NO_ID UINT64_MAX

/* Constant after it was opened: any number of threads may share it. */
typedef struct ai_numbers ai_numbers;

/* `memory`: observations hold what was seen earlier and piles, too (MH_LEARN_NOT of game.h). NULL
 * if memory cannot be allocated. */
ai_numbers *ai_numbers_open(const mh_game *g, bool memory);
void ai_numbers_close(ai_numbers *n);
const mh_game *ai_numbers_game(const ai_numbers *n);

/* ---- answers, flat --------------------------------------------------------- */

/* Ids are below this: the verb's offset plus the operands in mixed radix. */
uint64_t ai_id_count(const ai_numbers *n);
/* AI_NO_ID: not well-formed, or beyond a declared maximum (mh_limit), as no legal answer is. */
uint64_t ai_id(const ai_numbers *n, int seats, int seat, mh_action a);
/* bits 0: there is no such id. */
mh_action ai_id_action(const ai_numbers *n, int seats, int seat, uint64_t id);
/* The first id of a verb, and the radix of each of its operands, the last one counts by ones. */
uint64_t ai_verb_ids(const ai_numbers *n, unsigned verb, uint32_t radix[MH_MAX_OPERANDS]);

/* ---- answers, word by word -------------------------------------------------- */

/* Words are below this. Word 0 is none, then come the verbs, then every kind that operands have,
 * with a word a value: a row each in a table of embeddings. */
uint32_t ai_word_count(const ai_numbers *n);
typedef struct ai_word {
    const mh_kind *kind; /* NULL: a verb, or none */
    uint32_t value;
} ai_word;
ai_word ai_word_at(const ai_numbers *n, uint32_t word);
/* The words of a well-formed answer; how many. The rest of `out` is 0. */
uint32_t ai_words(const ai_numbers *n, int seats, int seat, mh_action a, uint16_t out[AI_WORDS]);

/* An answer given word by word: the answers list[from] to list[to - 1] begin with what was said.
 * Words that all of them share need not be said. It is said when one is left. */
typedef struct ai_walk {
    uint32_t from, to;
    uint32_t said; /* words known of it */
} ai_walk;
/* From `count` > 0 legal answers, ascending. */
ai_walk ai_walk_begin(const mh_action *list, uint32_t count);
/* The words that may come next, in `out`; how many, at most ai_word_count. */
uint32_t ai_walk_next(const ai_numbers *n, int seats, int seat, const mh_action *list, ai_walk w,
                      uint16_t *out);
/* False, and nothing changes, if no answer goes on so. */
bool ai_walk_say(const ai_numbers *n, int seats, int seat, const mh_action *list, ai_walk *w,
                 uint32_t word);

/* ---- observations ------------------------------------------------------------ */

typedef enum ai_sort {
    AI_NUMBER,   /* -1 is "nothing" */
    AI_CATEGORY, /* 0..high, of which `high` is "nothing" */
    AI_FLAG,     /* 0 or 1 */
} ai_sort;

typedef struct ai_cell {   /* one number of an observation */
    const char *name;      /* of the field, or of a part of the head */
    const mh_kind *kind;   /* what its value names, or its bit; NULL: nothing */
    uint16_t index[3];     /* of the field, as turned: seat 0 is the viewer */
    uint16_t bit;          /* AI_FLAG */
    int16_t low, high;     /* inclusive */
    uint8_t dims;          /* indices that count */
    uint8_t sort;          /* ai_sort */
    const mh_field *field; /* NULL: the head */
} ai_cell;

uint32_t ai_cell_count(const ai_numbers *n);
ai_cell ai_cell_at(const ai_numbers *n, uint32_t i);
/* `hidden` is the state as hide(viewer) leaves it: an observation is a function of that. */
void ai_observe(const ai_numbers *n, const mh_state *hidden, int viewer, int16_t *out);

MH_API_END

#endif
