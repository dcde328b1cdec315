/* ref.h - what the second opinions share: tables as they are written, fields by name, random
 * games to compare in. A reference is written from docs/rules and data/ alone; it reads a state
 * by the names of its fields and knows nothing of the engine's code. */
#ifndef MH_TESTS_REFERENCE_REF_H
#define MH_TESTS_REFERENCE_REF_H

#include "meadhall/game.h"

/* ---- tables ---- */
typedef struct ref_table {
    char *text;
    const char **cells;
    int rows, cols; /* the header is not counted */
} ref_table;

/* A table of the game's data folder; ends the program when there is none. */
void ref_load(ref_table *t, const char *game, const char *name);
/* A file of the data folder as text. */
char *ref_text(const char *game, const char *file);
int ref_column(const ref_table *t, const char *column);
const char *ref_cell(const ref_table *t, int row, const char *column);
int ref_int(const ref_table *t, int row, const char *column);
/* The row whose first cell is `id`, or -1. */
int ref_row(const ref_table *t, const char *id);

/* ---- states ---- */
int64_t ref_get(const mh_state *st, const char *field, int i, int j, int k);
void ref_set(mh_state *st, const char *field, int i, int j, int k, int64_t value);
static inline int ref_0(const mh_state *st, const char *f) { return (int)ref_get(st, f, 0, 0, 0); }
static inline int ref_1(const mh_state *st, const char *f, int i)
{
    return (int)ref_get(st, f, i, 0, 0);
}
static inline int ref_2(const mh_state *st, const char *f, int i, int j)
{
    return (int)ref_get(st, f, i, j, 0);
}
/* The word of an option's value. */
const char *ref_option(const mh_state *st, const char *option);
bool ref_option_is(const mh_state *st, const char *option, const char *word);
/* The name of the question on top, "" when the game is over. */
const char *ref_prompt(const mh_state *st);
bool ref_asks(const mh_state *st, const char *prompt);
/* The id of value `v` of a field's kind, and back: -1 when there is none. */
const char *ref_word(const char *field, int v);
int ref_value(const char *field, const char *word);
/* Line of the score sheet by its name. */
int ref_category(const char *name);
bool ref_is(const char *a, const char *b);
bool ref_verb(mh_action a, const char *verb);

/* ---- the run ---- */
typedef struct ref_part { /* one thing compared */
    const char *name;
    uint64_t positions, differences;
} ref_part;

typedef struct ref_run {
    const mh_game *game;
    ref_part *parts;
    int part_count;
    /* A new game has begun. */
    void (*begin)(const mh_state *st);
    /* May change a state that is about to be asked, as a position of its own. */
    void (*shake)(mh_state *st, mh_rng *rng);
    /* After each answer. */
    void (*watch)(const mh_state *before, int seat, mh_action a, const mh_state *after,
                  mh_rng *rng);
} ref_run;

extern const mh_game *ref_game;
/* Plays until every part has so many positions. The exit status of the program. */
int ref_main(ref_run *run, int argc, char **argv);
/* One comparison; a difference is told with where to find it again. */
void ref_same(ref_part *part, const mh_state *st, const char *what, int index, int64_t engine,
              int64_t reference);
/* Compares the score sheet and the ranks. */
typedef void ref_score_fn(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
void ref_same_scores(ref_part *part, const mh_state *st, ref_score_fn *score,
                     void (*key)(const mh_state *st, int seat, int64_t *first, int64_t *second));

#endif
