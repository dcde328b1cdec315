/* review_marks.h - what the better answer leaves a seat with: the numbers in its row of the view
 * (wood, boats, warriors), whatever the game calls them, beside those of the played answer. Of
 * several panels it is the one that says most about a seat. */
#ifndef MH_LAB_REVIEW_MARKS_H
#define MH_LAB_REVIEW_MARKS_H

#include "review.h"

enum { MARKS_MOST = 48 };

typedef struct mark_tally {
    review_mark mark;
    double sum, squares;
    int32_t value[2]; /* of this world: behind the played answer, behind the better one */
    bool other;       /* it is not just the score as it stands */
} mark_tally;

typedef struct mark_book {
    unsigned count;
    mark_tally tally[MARKS_MOST];
} mark_book;

/* Reads the row of a seat in a position behind the played (0) or the better answer (1). */
void marks_read(mark_book *b, const mh_game *g, const mh_state *st, int seat, unsigned which);
/* Both answers of a world were read. */
void marks_next(mark_book *b);
/* The differences that are surely there after so many worlds. */
void marks_tell(const mark_book *b, uint32_t worlds, review_why *out);

#endif
