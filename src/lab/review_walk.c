/* review_walk.c - see review_walk.h. */
#include "review_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "review_report.h"

struct review_walk {
    host_session *saga;
    review_job job;
    char spec[32];
    review_course *course;
    review_worker *worker;
    uint32_t plies, ply;   /* judged */
    uint32_t reasons, why; /* steps of explaining, and done */
    bool summed;
};

void review_walk_close(review_walk *w)
{
    if (!w)
        return;
    review_worker_close(w->worker);
    if (w->course)
        review_free(review_course_close(w->course));
    host_close(w->saga);
    free(w);
}

static void forget_names(host_session *s)
{
    for (int seat = 0; seat < s->config.seats; seat++)
        s->config.player[seat].name[0] = 0;
}

static bool begin(review_walk *w, const review_walk_job *job, mh_error *e)
{
    snprintf(w->spec, sizeof w->spec, "mcts:%u", (unsigned)job->iterations);
    w->saga = host_saga_parse(job->saga, job->length, false, e);
    if (!w->saga || !review_searcher(w->spec, &w->job.bot, e))
        return false;
    if (job->nameless)
        forget_names(w->saga);
    w->job.saga = w->saga;
    w->job.bot_name = w->spec;
    w->course = review_course_open(&w->job, e);
    if (!w->course)
        return false;
    w->worker = review_worker_open(w->course);
    w->plies = review_course_plies(w->course);
    return w->worker ? true : mh_fail(e, MH_ENOMEM, "out of memory");
}

review_walk *review_walk_open(const review_walk_job *job, mh_error *e)
{
    review_walk *w = calloc(1, sizeof *w);
    if (!w) {
        mh_fail(e, MH_ENOMEM, "out of memory");
        return NULL;
    }
    w->job = (review_job){.seat = MH_NOBODY, .seed = 1, .threads = 1, .explain = job->explain};
    if (begin(w, job, e))
        return w;
    review_walk_close(w);
    return NULL;
}

/* Most decisions need no reason: goes on to the next that does. */
static void explain(review_walk *w)
{
    const review *r = review_course_so_far(w->course);
    while (w->why < w->reasons && !r->decision[w->why].explained)
        w->why++;
    if (w->why < w->reasons)
        review_course_explain(w->course, w->worker, w->why++);
}

unsigned review_walk_step(review_walk *w)
{
    if (w->ply < w->plies) {
        review_course_judge(w->course, w->worker, w->ply++);
        return (unsigned)((uint64_t)REVIEW_WALK_JUDGED * w->ply / (w->plies + 1));
    }
    if (!w->summed) {
        w->reasons = review_course_sum(w->course, w->worker);
        w->summed = true;
    } else
        explain(w);
    if (w->why >= w->reasons)
        return REVIEW_WALK_DONE;
    uint64_t rest = REVIEW_WALK_DONE - REVIEW_WALK_JUDGED;
    return REVIEW_WALK_JUDGED + (unsigned)(rest * w->why / (w->reasons + 1));
}

char *review_walk_page(const review_walk *w, unsigned lang, const char *link, size_t *length)
{
    if (!w->summed || lang >= MH_LANGS)
        return NULL;
    return review_fragment(review_course_so_far(w->course), (mh_lang)lang, link, length);
}

unsigned review_walk_version(void) { return REVIEW_VERSION; }
