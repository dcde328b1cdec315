/* batch.h - many games at once, for learning: one call steps them all, rolls chance, begins anew
 * what has ended, and writes numbers (numbers.h) into the caller's arrays. What comes of it does
 * not depend on the number of threads. */
#ifndef MH_BATCH_H
#define MH_BATCH_H

#include "meadhall/ai.h"
#include "meadhall/numbers.h"

MH_API_BEGIN

enum { BATCH_MAX_GAMES = 1 << 20, BATCH_MAX_THREADS = 64, BATCH_SEATS = MH_MAX_SEATS };

/* How answers are named. */
typedef enum batch_form {
    BATCH_PLACES, /* by their place in the list of legal answers */
    BATCH_IDS,    /* flat (ai_id) */
    BATCH_SAID,   /* word by word (ai_walk): a step says one word */
} batch_form;

typedef struct batch_config {
    const ai_numbers *numbers; /* kept open by the caller as long as the batch */
    uint32_t games;
    int seats;
    uint64_t options, seed;
    batch_form form;
    unsigned threads;
    bool forced; /* questions with one answer are asked, too; else they are answered */
    const ai_spec
        *rivals; /* play all seats but one, which changes from game to game; NULL: nobody */
} batch_config;

typedef struct batch batch;

/* Arrays to be written, a row a game, each may be NULL. A reward is 1 for a seat that left all
 * others behind, -1 for one that was left behind by all, in thirds and halves between; alone at
 * the table, a hundredth of a point each. */
typedef struct batch_out {
    int16_t *cells;   /* [ai_cell_count]: what the seat asked knows */
    uint8_t *mask;    /* [batch_width]: 1 where a choice may be made */
    bool mask_kept;   /* `mask` holds what the last call wrote: only changes are written */
    uint16_t *words;  /* [rows][AI_WORDS]: words of the first `rows` legal answers */
    uint32_t rows;    /* of `words` */
    uint32_t *legal;  /* [1]: how many answers are legal */
    uint8_t *seat;    /* [1]: who is asked */
    float *reward;    /* [BATCH_SEATS]: of the game that ended in this step, else 0 */
    int32_t *score;   /* [BATCH_SEATS]: likewise, points */
    uint8_t *done;    /* [1]: a game ended in this step, and the next one began */
    uint32_t *length; /* [1]: plies of the game that ended, chance's too; else 0 */
    int32_t *points;  /* [BATCH_SEATS]: if the game ended now; may rest on secrets, for rewards */
} batch_out;

/* NULL with a reason. */
batch *batch_open(const batch_config *config, mh_error *error);
void batch_close(batch *b);
/* Every game anew, from a seed. */
void batch_begin(batch *b, uint64_t seed);
/* The same with a seed a game: what is played does not depend on where it is played. */
void batch_begin_each(batch *b, const uint64_t *seeds);
/* One choice a game, in the batch's form. MH_EILLEGAL: nothing was played, `bad` is the first game
 * whose choice may not be made. */
mh_err batch_step(batch *b, const int64_t *choice, const batch_out *out, uint32_t *bad);
/* What is to be seen before the next step; rewards, scores and ends are 0. */
void batch_look(batch *b, const batch_out *out);
/* Choices there are at most: the width of a mask. */
uint64_t batch_width(const batch *b);
/* A choice drawn evenly among those that may be made, for each game. */
void batch_draw(batch *b, int64_t *choice);
/* Steps of the seats, chance's and rivals' not counted, since it was opened. */
uint64_t batch_steps(const batch *b);
/* The state of a game as it stands: never to be shown to a seat before hide. */
const mh_state *batch_state(const batch *b, uint32_t game);

/* All games as they stand, of the same build and configuration. */
size_t batch_saved_size(const batch *b);
void batch_save(const batch *b, void *out);
/* MH_EPARSE: not of such a batch. */
mh_err batch_restore(batch *b, const void *bytes, size_t size);

MH_API_END

#endif
