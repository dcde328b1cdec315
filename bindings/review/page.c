/* page.c - a review behind numbers and buffers, for a page's worker. */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>

#include "lab/review_walk.h"

struct mh_review {
    review_walk *walk;
    char *text;
};

static char reason[300];

const char *mh_review_why(void) { return reason; }

void *mh_ffi_alloc(uint32_t bytes) { return malloc(bytes); }

void mh_ffi_free(void *p) { free(p); }

void mh_review_drop(mh_review *f)
{
    if (!f)
        return;
    review_walk_close(f->walk);
    free(f->text);
    free(f);
}

mh_review *mh_review_new(const char *saga, uint32_t n, uint32_t iterations, uint32_t explain)
{
    mh_review *f = calloc(1, sizeof *f);
    review_walk_job job = {
        .saga = saga, .length = n, .iterations = iterations, .explain = explain != 0};
    mh_error e = {.line = 0};
    if (!f)
        return NULL;
    if ((f->walk = review_walk_open(&job, &e)))
        return f;
    snprintf(reason, sizeof reason, "%s", e.text);
    mh_review_drop(f);
    return NULL;
}

int32_t mh_review_step(mh_review *f) { return (int32_t)review_walk_step(f->walk); }

int32_t mh_review_page(mh_review *f, int32_t lang, const char *link, uint32_t n)
{
    char where[160];
    size_t length = 0;
    snprintf(where, sizeof where, "%.*s", (int)(n < sizeof where ? n : 0), link);
    free(f->text);
    f->text = lang < 0 ? NULL : review_walk_page(f->walk, (unsigned)lang, where, &length);
    return f->text ? (int32_t)length : 0;
}

const char *mh_review_text(mh_review *f) { return f->text; }
