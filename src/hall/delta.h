/* delta.h - what lies between two views, between two states, and so between two moments of a table.
 *
 * Nothing is kept between two calls: marks are taken of the state before and of the state after,
 * both as hide(viewer) leaves them, so what is told is a function of what the viewer may know
 * before and after, and of nothing else. */
#ifndef MH_HALL_DELTA_H
#define MH_HALL_DELTA_H

#include "inside.h"
#include "marks.h"

/* ---- a message ------------------------------------------------------------------------------- */

typedef struct telling { /* what a message depends on */
    const table *t;
    const stand *stand; /* how it stands, or stood */
    int viewer;         /* a seat or MH_NOBODY */
    unsigned parts;
    uint32_t from;
    const draft *fresh;     /* its steps are the log; NULL: it is played again */
    const mh_state *hidden; /* of a delta: what the viewer may know of it */
    bool chats, hears;      /* what was said, with the answer to whom it is for */
    int64_t req;            /* or -1 */
} telling;

typedef struct told_member { /* of a table's message, beside the game's own; tell.c */
    const char *name;
    putter *put;
} told_member;
enum { TOLD_MEMBERS = 16 };
extern const told_member told_members[TOLD_MEMBERS];
void told_clock(mh_text *out, const void *about);
/* ,"from":PLY,"log":[...] */
void told_log(mh_text *out, const telling *w, bool brief);

/* The message that says what is not as it was `before`; NULL: no memory. */
const char *delta_text(telling *is, const stand *before, size_t *length);

#endif
