/* marks.h - a view as a list of marks, to be compared with another one. */
#ifndef MH_HALL_MARKS_H
#define MH_HALL_MARKS_H

#include <string.h>

#include "meadhall/game.h"

enum { MARK_MOST = 4096, MARK_KINDS = 96, MARK_PANELS = 64 }; /* of one view */
enum { MARK_PANEL = -1 };                                     /* in place of a kind */

/* Without padding: panels that did not change are found by comparing bytes. */
typedef struct view_mark {
    const char *id; /* of a panel or a cell; NULL: a row */
    int32_t value;  /* of a panel: how many of its id came before */
    int32_t kind;   /* which of the view's kinds, or MARK_PANEL */
} view_mark;

typedef struct marked_view {
    uint32_t count, kinds, panels;
    bool full; /* more than there is room for */
    uint32_t panel[MARK_PANELS];
    view_mark mark[MARK_MOST];
    const mh_kind *kind[MARK_KINDS];
    mh_kind copy[MARK_KINDS];  /* a view may make one on its stack */
    uint8_t guess[MARK_KINDS]; /* where the last kind of such an address was kept */
} marked_view;

/* False: more than there is room for. */
bool marks_take(marked_view *out, const mh_game *g, const mh_state *hidden, int viewer);

/* Names are constants of a game, so mostly the same ones, and seldom alike when they differ. */
static inline bool marks_same_name(const char *a, const char *b)
{
    return a == b || (*a == *b && strcmp(a, b) == 0);
}

static inline bool marks_same_kind(const mh_kind *a, const mh_kind *b)
{
    return a == b || (a && b && a->ids && a->ids == b->ids && a->is_set == b->is_set);
}

/* Which of them it is; numbers and the like are known by their address. */
static inline bool marks_is_kind(const mh_kind *kept, const mh_kind *kind)
{
    return kept == kind || (marks_same_kind(kept, kind) && kept->name == kind->name);
}

#endif
