/* preview.h - what an answer brings and takes, as far as its seat can know before it is given. */
#ifndef MH_HOST_PREVIEW_H
#define MH_HOST_PREVIEW_H

#include "core/text.h"
#include "meadhall/host.h"

enum { PREVIEW_CELLS = 192, PREVIEW_EVENTS = 64, PREVIEW_LIMITS = 8, PREVIEW_DIFFERS = -1 };

/* A number that the view shows about a seat: before, and after the answer. */
typedef struct preview_cell {
    const mh_label *title; /* what the panel calls it */
    const char *panel, *id;
    int seat;
    int32_t before, low, high; /* low and high are equal where nothing is left to chance */
    bool several; /* the panel has it more than once about the seat: a list, no number */
} preview_cell;

typedef struct preview {
    preview_cell cell[PREVIEW_CELLS]; /* only those that may change, the seat's own first */
    unsigned cells;
    bool chance; /* dice, cards or what others hide decide before anybody is asked again */
    bool exact;  /* all that chance can bring was looked at; else many throws were */
    /* What is told of it in every world the same, up to the first difference. */
    mh_event event[PREVIEW_EVENTS];
    unsigned events;
    mh_event limit[PREVIEW_LIMITS]; /* remarks: what the seat is certain to have no more room for */
    unsigned limits;
    /* Who is asked next and what; PREVIEW_DIFFERS: that is open, MH_NOBODY: the game is over. */
    int asked, prompt;
    int fate; /* what chance is asked at once, in every world; PREVIEW_DIFFERS: nothing, or open */
} preview;

/* Tries the answer in worlds that the seat may be in, and goes on through chance until somebody
 * is asked. `hidden` is the seat's own view; the answer is one that it may give. What is said to be
 * certain (low == high, and no chance or all of it looked at) holds. */
void preview_of(const mh_game *g, const mh_state *hidden, int seat, mh_action a, preview *out);

/* The same as members of a JSON object, each with a comma before it. */
void present_preview(mh_text *out, const mh_game *g, const preview *p);

#endif
