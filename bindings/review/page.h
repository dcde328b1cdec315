/* page.h - a review (src/lab/review.h) for a page's worker: numbers and buffers only, as ffi.h has
 * it. A step is a moment's work, so that the worker hears between steps that it is to stop. */
#ifndef MH_BINDINGS_REVIEW_PAGE_H
#define MH_BINDINGS_REVIEW_PAGE_H

#include <stdint.h>

#include "meadhall/ffi.h"

typedef struct mh_review mh_review;

/* Of a saga, by a search of so many iterations; `explain`: with reasons. NULL: mh_review_why says
 * why. */
MH_EXPORT(mh_review_new)
mh_review *mh_review_new(const char *saga, uint32_t n, uint32_t iterations, uint32_t explain);
MH_EXPORT(mh_review_drop) void mh_review_drop(mh_review *f);
MH_EXPORT(mh_review_why) const char *mh_review_why(void);

/* Memory of the caller inside the module: mh_ffi_alloc and mh_ffi_free, as in ffi.h. */
/* Does the next step; how much is done then, in thousandths. -1: no memory. */
MH_EXPORT(mh_review_step) int32_t mh_review_step(mh_review *f);
/* Says the page in a language (0 en, 1 ru, 2 de) once every ply is judged, as HTML without head and
 * style; links to moments are `link`/PLY. Its length, 0: not yet. */
MH_EXPORT(mh_review_page)
int32_t mh_review_page(mh_review *f, int32_t lang, const char *link, uint32_t n);
MH_EXPORT(mh_review_text) const char *mh_review_text(mh_review *f);

/* ---- puzzles (src/lab/review_puzzle.h) ---- */

typedef struct mh_puzzle mh_puzzle;

/* Number `number`, from 1, of a file of puzzles as it comes with a game. NULL: other content or
 * rules, or no such puzzle; mh_puzzle_refused says which. */
MH_EXPORT(mh_puzzle_new) mh_puzzle *mh_puzzle_new(const char *file, uint32_t n, uint32_t number);
MH_EXPORT(mh_puzzle_drop) void mh_puzzle_drop(mh_puzzle *f);
MH_EXPORT(mh_puzzle_refused) const char *mh_puzzle_refused(void);
MH_EXPORT(mh_puzzle_count) uint32_t mh_puzzle_count(const mh_puzzle *f); /* in its file */
MH_EXPORT(mh_puzzle_seat) int32_t mh_puzzle_seat(const mh_puzzle *f);    /* who is asked */
/* These say something: its length, -1 without memory; mh_puzzle_text is where it stands. */
/* The game up to the question, as a saga. */
MH_EXPORT(mh_puzzle_saga) int32_t mh_puzzle_saga(mh_puzzle *f);
/* The best answer, in the words of sagas. */
MH_EXPORT(mh_puzzle_best) int32_t mh_puzzle_best(mh_puzzle *f);
/* The best answer and its proof, a sentence a line. */
MH_EXPORT(mh_puzzle_tell) int32_t mh_puzzle_tell(mh_puzzle *f, int32_t lang);
/* Why it is better than this answer (n = 0, or the best itself: than the next best one). -1 for one
 * that is not open, too. */
MH_EXPORT(mh_puzzle_why)
int32_t mh_puzzle_why(mh_puzzle *f, int32_t lang, const char *answer, uint32_t n);
MH_EXPORT(mh_puzzle_text) const char *mh_puzzle_text(const mh_puzzle *f);

#endif
