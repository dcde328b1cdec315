/* review_make.c - a whole review at once, its steps shared among threads. */
#include <pthread.h>
#include <stdatomic.h>

#include "review.h"

typedef struct crew {
    const review_job *job;
    review_course *course;
    bool explaining; /* the second pass */
    uint32_t all;
    atomic_uint next, done;
    atomic_bool failed;
} crew;

static void *work(void *ctx)
{
    crew *c = ctx;
    const lab_watch *w = c->job->watch;
    review_worker *worker = review_worker_open(c->course);
    if (!worker)
        atomic_store(&c->failed, true);
    for (uint32_t i; worker && (i = atomic_fetch_add(&c->next, 1)) < c->all;) {
        if (lab_stopped(w))
            break;
        if (c->explaining)
            review_course_explain(c->course, worker, i);
        else
            review_course_judge(c->course, worker, i);
        uint32_t done = atomic_fetch_add(&c->done, 1) + 1;
        if (w && w->progress && c->job->threads == 1)
            w->progress(w->ctx, done, c->all);
    }
    review_worker_close(worker);
    return NULL;
}

static bool run(crew *c, uint32_t all, mh_error *e)
{
    pthread_t thread[LAB_MAX_THREADS];
    uint64_t started = 0, more = c->job->threads - 1;
    c->all = all;
    atomic_store(&c->next, 0);
    atomic_store(&c->done, 0);
    while (started < more && !pthread_create(&thread[started], NULL, work, c))
        started++;
    work(c);
    for (uint64_t i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    if (atomic_load(&c->failed))
        return mh_fail(e, MH_ENOMEM, "out of memory");
    return lab_stopped(c->job->watch) ? mh_fail(e, MH_EFAILED, "stopped") : true;
}

static bool run_all(crew *c, mh_error *e)
{
    if (!run(c, review_course_plies(c->course), e))
        return false;
    review_worker *worker = review_worker_open(c->course);
    if (!worker)
        return mh_fail(e, MH_ENOMEM, "out of memory");
    uint32_t more = review_course_sum(c->course, worker);
    review_worker_close(worker);
    c->explaining = true;
    return !more || run(c, more, e);
}

review *review_make(const review_job *job, mh_error *e)
{
    double start = lab_seconds();
    crew c = {.job = job, .course = review_course_open(job, e)};
    if (!c.course)
        return NULL;
    bool ok = run_all(&c, e);
    review *r = review_course_close(c.course);
    r->seconds = lab_seconds() - start;
    if (ok)
        return r;
    review_free(r);
    return NULL;
}
