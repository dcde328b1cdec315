/* page.c - a review behind numbers and buffers, for a page's worker. */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/review_report.h"

enum { JUDGED = 900 /* thousandths; the rest is reasons */ };

struct mh_review {
    host_session *saga;
    review_job job;
    review_course *course;
    review_worker *worker;
    uint32_t plies, ply;   /* judged */
    uint32_t reasons, why; /* steps of explaining, and done */
    bool summed;
    char *text;
    size_t length;
};

static char reason[300];

const char *mh_review_why(void) { return reason; }

void *mh_ffi_alloc(uint32_t bytes) { return malloc(bytes); }

void mh_ffi_free(void *p) { free(p); }

void mh_review_drop(mh_review *f)
{
    if (!f)
        return;
    review_worker_close(f->worker);
    if (f->course)
        review_free(review_course_close(f->course));
    host_close(f->saga);
    free(f->text);
    free(f);
}

static bool begin(mh_review *f, const char *saga, uint32_t n, uint32_t iterations)
{
    static char spec[32];
    mh_error e = {.line = 0};
    snprintf(spec, sizeof spec, "mcts:%u", (unsigned)iterations);
    f->saga = host_saga_parse(saga, n, false, &e);
    bool ok = f->saga && review_searcher(spec, &f->job.bot, &e);
    f->job.saga = f->saga;
    f->job.bot_name = spec;
    f->course = ok ? review_course_open(&f->job, &e) : NULL;
    f->worker = f->course ? review_worker_open(f->course) : NULL;
    snprintf(reason, sizeof reason, "%s", f->course && !f->worker ? "out of memory" : e.text);
    return f->worker != NULL;
}

mh_review *mh_review_new(const char *saga, uint32_t n, uint32_t iterations, uint32_t explain)
{
    mh_review *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->job = (review_job){.seat = MH_NOBODY, .seed = 1, .threads = 1, .explain = explain != 0};
    if (begin(f, saga, n, iterations)) {
        f->plies = review_course_plies(f->course);
        return f;
    }
    mh_review_drop(f);
    return NULL;
}

/* Most decisions need no reason: goes on to the next that does. */
static void explain(mh_review *f)
{
    const review *r = review_course_so_far(f->course);
    while (f->why < f->reasons && !r->decision[f->why].explained)
        f->why++;
    if (f->why < f->reasons)
        review_course_explain(f->course, f->worker, f->why++);
}

int32_t mh_review_step(mh_review *f)
{
    if (f->ply < f->plies) {
        review_course_judge(f->course, f->worker, f->ply++);
        return (int32_t)((uint64_t)JUDGED * f->ply / (f->plies + 1));
    }
    if (!f->summed) {
        f->reasons = review_course_sum(f->course, f->worker);
        f->summed = true;
    } else
        explain(f);
    if (f->why >= f->reasons)
        return 1000;
    return JUDGED + (int32_t)((uint64_t)(1000 - JUDGED) * f->why / (f->reasons + 1));
}

int32_t mh_review_page(mh_review *f, int32_t lang, const char *link, uint32_t n)
{
    char where[160];
    if (!f->summed || lang < 0 || lang >= MH_LANGS)
        return 0;
    snprintf(where, sizeof where, "%.*s", (int)(n < sizeof where ? n : 0), link);
    free(f->text);
    f->text = review_fragment(review_course_so_far(f->course), (mh_lang)lang, where, &f->length);
    return f->text ? (int32_t)f->length : 0;
}

const char *mh_review_text(mh_review *f) { return f->text; }
