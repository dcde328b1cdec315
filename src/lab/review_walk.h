/* review_walk.h - a review of a saga in small steps, for those who have other things to do between
 * them: a page's worker, a server's. */
#ifndef MH_LAB_REVIEW_WALK_H
#define MH_LAB_REVIEW_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "meadhall/game.h"

enum {
    REVIEW_WALK_DONE = 1000, /* a walk is told in thousandths... */
    REVIEW_WALK_JUDGED = 900 /* ...and from here on it has a page; the rest is reasons */
};

typedef struct review_walk review_walk;

typedef struct review_walk_job {
    const char *saga; /* copied */
    size_t length;
    uint32_t iterations;
    bool explain;  /* with reasons */
    bool nameless; /* people are called by their seats */
} review_walk_job;

/* NULL with a reason. */
review_walk *review_walk_open(const review_walk_job *job, mh_error *e);
void review_walk_close(review_walk *w);
/* Does the next step; how much is done then. */
unsigned review_walk_step(review_walk *w);
/* The page so far as HTML without head and style, moments being links to `link`/PLY; to be freed.
 * NULL: not judged yet, no such language (0 en, 1 ru, 2 de), no memory. */
char *review_walk_page(const review_walk *w, unsigned lang, const char *link, size_t *length);
/* Reviews of another version may say something else. */
unsigned review_walk_version(void);

#endif
