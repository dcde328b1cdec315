/* delta.h - what lies between two views, and between two states, as JSON.
 *
 * Nothing is kept between two calls: marks are taken of the state before and of the state after,
 * both as hide(viewer) leaves them, so what is told is a function of what the viewer may know
 * before and after, and of nothing else. */
#ifndef MH_HALL_DELTA_H
#define MH_HALL_DELTA_H

#include "host/present.h"

enum { DELTA_MARKS = 4096, DELTA_KINDS = 64, DELTA_PANELS = 64 }; /* of one view */

typedef struct delta_mark {
    const char *id;      /* of a panel or a cell; NULL: a row */
    const mh_kind *kind; /* NULL: a panel */
    int32_t value;       /* of a panel: how many of its id came before */
} delta_mark;

typedef struct delta_view {
    uint32_t count, kinds, panels;
    bool full; /* more than there is room for */
    uint32_t panel[DELTA_PANELS];
    delta_mark mark[DELTA_MARKS];
    mh_kind kind[DELTA_KINDS]; /* a view may make one on its stack */
} delta_view;

/* False: more than there is room for. */
bool delta_take(delta_view *out, const mh_game *g, const mh_state *hidden, int viewer);
/* ,"panels":[KEY,...],"kinds":{KEY:{CELL:KIND}},"view":{KEY:[EDIT,...]}: each where it differs.
 * EDIT is [ROW,{CELL:VALUE}], cells of a row; or [ROW,DROP,[[KIND,VALUE,{CELL:VALUE}],...]], rows
 * taken out and put in. In order, each on what those before it left. */
void delta_put_view(mh_text *out, const delta_view *before, const delta_view *after);
/* ,"state":{FIELD:VALUE}: of fields that are one value; {FIELD:[[INDEX,...,VALUE],...]} of arrays.
 */
void delta_put_state(mh_text *out, const mh_game *g, const mh_state *before, const mh_state *after);

#endif
