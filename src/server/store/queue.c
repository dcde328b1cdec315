/* queue.c - threads between the loop and the store. */
#include "queue.h"
#include <assert.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GROUP = 512, JOBS = 64, RETRY_MS = 200, LISTEN_MS = 500, THREADS = 3 };

static const char closed[] = "the store is closed: the server stops";

typedef struct heard {
    queue_answer answer;
    char payload[];
} heard;

struct store_queue {
    queue_config config;
    pthread_mutex_t lock;
    pthread_cond_t wake_writer, wake_clerk;
    pthread_mutex_t one_writer; /* the embedded store takes one at a time */
    pthread_t thread[THREADS];
    unsigned threads; /* that run */
    bool stops;
    queue_write *writes, **writes_end;
    queue_job *jobs, **jobs_end;
    queue_answer *answers, **answers_end;
    queue_figures figures;
    bool missed;        /* there was no memory for news: look at everything */
    db_row rows[GROUP]; /* the writer's own */
    uv_async_t async;
    size_t pending; /* the loop's own */
    db *anchor;     /* a store in memory is there as long as a handle is */
    int claim;      /* of a store that one server alone may use, or -1 */
};

typedef struct link { /* one thread's handle; opened again after it broke */
    store_queue *k;
    db *d;
    char why[DB_WHY]; /* of its last failure */
} link;

static void pause_ms(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};
    nanosleep(&t, NULL);
}

static bool stopping(store_queue *k)
{
    pthread_mutex_lock(&k->lock);
    bool stops = k->stops;
    pthread_mutex_unlock(&k->lock);
    return stops;
}

static void set_alive(store_queue *k, bool alive)
{
    pthread_mutex_lock(&k->lock);
    k->figures.alive = alive;
    pthread_mutex_unlock(&k->lock);
}

/* A failure is kept, for the log and for whoever asks how the store is. */
static void keep_why(const link *l)
{
    pthread_mutex_lock(&l->k->lock);
    memcpy(l->k->figures.why, l->why, DB_WHY);
    pthread_mutex_unlock(&l->k->lock);
}

static bool have_link(link *l)
{
    if (l->d)
        return true;
    mh_error error;
    l->d = l->k->config.api->open(l->k->config.where, &error);
    if (l->d) {
        l->k->config.api->sign(l->d, l->k->config.node);
    } else {
        snprintf(l->why, sizeof l->why, "%.*s", DB_WHY - 1, error.text);
        keep_why(l);
    }
    set_alive(l->k, l->d != NULL);
    return l->d != NULL;
}

static void drop_link(link *l)
{
    l->k->config.api->close(l->d);
    l->d = NULL;
    set_alive(l->k, false);
}

/* `own`: what a job says itself; the store knows nothing of it. */
static void note(link *l, db_err err, const char *own)
{
    if (!db_failed(err))
        return;
    snprintf(l->why, DB_WHY, "%s", *own ? own : l->k->config.api->why(l->d));
    keep_why(l);
    pthread_mutex_lock(&l->k->lock);
    l->k->figures.broken |= err == DB_BROKEN;
    pthread_mutex_unlock(&l->k->lock);
}

/* ---- answers --------------------------------------------------------------------- */

/* With the lock held. */
static void put_answer(store_queue *k, queue_answer *a, queue_kind kind)
{
    a->next = NULL;
    a->kind = kind;
    assert(!*k->answers_end);
    *k->answers_end = a;
    k->answers_end = &a->next;
}

static void answer_one(store_queue *k, queue_answer *a, queue_kind kind)
{
    pthread_mutex_lock(&k->lock);
    put_answer(k, a, kind);
    pthread_mutex_unlock(&k->lock);
    uv_async_send(&k->async);
}

static void answer_writes(store_queue *k, queue_write *const *w, size_t n)
{
    pthread_mutex_lock(&k->lock);
    for (size_t i = 0; i < n; i++)
        put_answer(k, &w[i]->answer, QUEUE_WRITE);
    assert(k->figures.waiting >= n);
    k->figures.waiting -= n;
    pthread_mutex_unlock(&k->lock);
    uv_async_send(&k->async);
}

/* The answer is the first member of what it belongs to. */
static void give_answer(store_queue *k, queue_answer *a)
{
    assert(k->pending || a->kind == QUEUE_HEARD); /* news came unasked */
    k->pending -= a->kind != QUEUE_HEARD;
    if (a->kind == QUEUE_JOB) {
        queue_job *job = (queue_job *)a;
        if (job->writes && db_failed(job->err))
            k->config.failed(k->config.ctx, job->why);
        job->done(job);
    } else if (a->kind == QUEUE_WRITE) {
        queue_write *write = (queue_write *)a;
        write->done(write);
    } else {
        heard *h = (heard *)a;
        k->config.heard(k->config.ctx, h->payload);
        free(h);
    }
}

static void give_answers(store_queue *k)
{
    pthread_mutex_lock(&k->lock);
    queue_answer *a = k->answers;
    bool missed = k->missed;
    k->answers = NULL;
    k->answers_end = &k->answers;
    k->missed = false;
    pthread_mutex_unlock(&k->lock);
    for (queue_answer *next; a; a = next) {
        next = a->next;
        give_answer(k, a);
    }
    if (missed)
        k->config.heard(k->config.ctx, NULL);
}

static void on_async(uv_async_t *async) { give_answers(async->data); }

/* ---- the writer ------------------------------------------------------------------ */

static int by_table(const void *a, const void *b)
{
    const queue_write *const *x = a, *const *y = b;
    int tables = strcmp((*x)->row.table, (*y)->row.table);
    return tables ? tables : ((*x)->row.seq > (*y)->row.seq) - ((*x)->row.seq < (*y)->row.seq);
}

/* Waits for rows and, a little, for company; 0: nothing is left and the queue closes. */
static size_t gather(store_queue *k, queue_write *out[GROUP])
{
    size_t n = 0;
    pthread_mutex_lock(&k->lock);
    while (!k->writes && !k->stops)
        pthread_cond_wait(&k->wake_writer, &k->lock);
    if (k->writes && k->config.linger_ms && !k->stops && k->figures.waiting < GROUP) {
        pthread_mutex_unlock(&k->lock);
        pause_ms(k->config.linger_ms);
        pthread_mutex_lock(&k->lock);
    }
    for (; k->writes && n < GROUP; n++) {
        out[n] = k->writes;
        k->writes = k->writes->next;
    }
    if (!k->writes)
        k->writes_end = &k->writes;
    pthread_mutex_unlock(&k->lock);
    qsort(out, n, sizeof(void *), by_table);
    return n;
}

/* Until it is known which rows are there: a broken connection may have committed. */
static db_err append_group(link *l, const db_row *rows, size_t n, bool *won)
{
    store_queue *k = l->k;
    for (int tries = 0;; tries++) {
        if (have_link(l)) {
            pthread_mutex_lock(&k->one_writer);
            db_err err = k->config.api->append(l->d, rows, n, won);
            pthread_mutex_unlock(&k->one_writer);
            note(l, err, "");
            if (err != DB_AWAY)
                return err;
            drop_link(l);
        }
        if (stopping(k) && tries > 10)
            return DB_AWAY;
        pause_ms(RETRY_MS);
    }
}

static void *run_writer(void *ctx)
{
    store_queue *k = ctx;
    link l = {.k = k};
    queue_write *group[GROUP];
    bool won[GROUP];
    for (size_t n; (n = gather(k, group)) > 0;) {
        for (size_t i = 0; i < n; i++)
            k->rows[i] = group[i]->row;
        memset(won, 0, sizeof won);
        db_err err = append_group(&l, k->rows, n, won);
        pthread_mutex_lock(&k->lock);
        k->figures.commits++;
        k->figures.rows += n;
        k->figures.failures += err != DB_OK;
        pthread_mutex_unlock(&k->lock);
        for (size_t i = 0; i < n; i++) {
            group[i]->err = err;
            group[i]->won = !err && won[i];
            memcpy(group[i]->why, l.why, DB_WHY);
        }
        answer_writes(k, group, n);
    }
    k->config.api->close(l.d);
    return NULL;
}

void queue_append(store_queue *k, queue_write *w)
{
    w->next = NULL;
    k->pending++;
    pthread_mutex_lock(&k->lock);
    if (k->stops) {
        w->won = false;
        w->err = DB_AWAY;
        snprintf(w->why, DB_WHY, "%s", closed);
        put_answer(k, &w->answer, QUEUE_WRITE);
    } else {
        *k->writes_end = w;
        k->writes_end = &w->next;
        k->figures.waiting++;
        pthread_cond_signal(&k->wake_writer);
    }
    pthread_mutex_unlock(&k->lock);
}

/* ---- the clerk ------------------------------------------------------------------- */

static queue_job *next_job(store_queue *k, bool may_wait, bool writes_only)
{
    queue_job *job = NULL;
    pthread_mutex_lock(&k->lock);
    while (may_wait && !k->jobs && !k->stops)
        pthread_cond_wait(&k->wake_clerk, &k->lock);
    if (k->jobs && (!writes_only || k->jobs->writes)) {
        job = k->jobs;
        k->jobs = job->next;
        if (!k->jobs)
            k->jobs_end = &k->jobs;
    }
    pthread_mutex_unlock(&k->lock);
    return job;
}

/* Jobs that write, one behind the other, are one transaction. */
static db_err run_group(link *l, queue_job *first, queue_job *group[JOBS], size_t *n)
{
    store_queue *k = l->k;
    const db_api *api = k->config.api;
    const char *own = "";
    pthread_mutex_lock(&k->one_writer);
    db_err err = api->begin(l->d);
    for (queue_job *j = first; j; j = *n < JOBS ? next_job(k, false, true) : NULL) {
        group[(*n)++] = j;
        if (err)
            continue;
        j->run(j, api, l->d);
        if (db_failed(j->err)) { /* half of a job must not be kept */
            err = j->err;
            own = j->why;
        }
    }
    if (!err)
        err = api->commit(l->d);
    note(l, err, own); /* what the store says, before it is asked for more */
    if (err && err != DB_AWAY)
        api->rollback(l->d);
    pthread_mutex_unlock(&k->one_writer);
    return err;
}

static db_err run_alone(link *l, queue_job *job)
{
    job->run(job, l->k->config.api, l->d);
    note(l, job->err, job->why);
    return job->err == DB_AWAY ? DB_AWAY : DB_OK;
}

static void run_job(link *l, queue_job *first)
{
    store_queue *k = l->k;
    queue_job *group[JOBS] = {first};
    size_t n = first->writes ? 0 : 1;
    db_err err = first->writes ? run_group(l, first, group, &n) : run_alone(l, first);
    for (size_t i = 0; i < n; i++) {
        if (err)
            group[i]->err = err;
        memcpy(group[i]->why, l->why, DB_WHY);
        answer_one(k, &group[i]->answer, QUEUE_JOB);
    }
    if (err == DB_AWAY)
        drop_link(l);
}

static void *run_clerk(void *ctx)
{
    store_queue *k = ctx;
    link l = {.k = k};
    for (queue_job *job; (job = next_job(k, true, false)) != NULL;) {
        if (have_link(&l)) {
            run_job(&l, job);
        } else {
            job->err = DB_AWAY;
            memcpy(job->why, l.why, DB_WHY);
            answer_one(k, &job->answer, QUEUE_JOB);
            pause_ms(RETRY_MS);
        }
    }
    k->config.api->close(l.d);
    return NULL;
}

void queue_lacks(queue_job *job)
{
    job->err = DB_NOMEM;
    snprintf(job->why, DB_WHY, "no memory for what was read");
}

void queue_post(store_queue *k, queue_job *job)
{
    job->next = NULL;
    job->why[0] = 0;
    k->pending++;
    pthread_mutex_lock(&k->lock);
    if (k->stops) {
        job->err = DB_AWAY;
        snprintf(job->why, DB_WHY, "%s", closed);
        put_answer(k, &job->answer, QUEUE_JOB);
    } else {
        *k->jobs_end = job;
        k->jobs_end = &job->next;
        pthread_cond_signal(&k->wake_clerk);
    }
    pthread_mutex_unlock(&k->lock);
}

/* ---- the listener ---------------------------------------------------------------- */

static void on_payload(void *ctx, const char *payload)
{
    store_queue *k = ctx;
    size_t size = strlen(payload) + 1;
    heard *h = *payload ? calloc(1, sizeof *h + size) : NULL;
    if (!h) {
        pthread_mutex_lock(&k->lock);
        k->missed = true;
        pthread_mutex_unlock(&k->lock);
        uv_async_send(&k->async);
        return;
    }
    memcpy(h->payload, payload, size);
    answer_one(k, &h->answer, QUEUE_HEARD);
}

static void *run_listener(void *ctx)
{
    store_queue *k = ctx;
    link l = {.k = k};
    bool gap = true; /* something may have been missed, also before the first word was heard */
    while (!stopping(k)) {
        if (!have_link(&l)) {
            gap = true;
            pause_ms(RETRY_MS);
            continue;
        }
        db_err err = k->config.api->wait(l.d, gap ? 0 : LISTEN_MS, on_payload, k);
        note(&l, err, "");
        if (err == DB_AWAY) {
            drop_link(&l);
            gap = true;
        } else if (gap) {
            on_payload(k, "");
            gap = false;
        }
    }
    k->config.api->close(l.d);
    return NULL;
}

/* ---- opening and closing ----------------------------------------------------------- */

static bool check_store(store_queue *k, const queue_config *config, mh_error *error)
{
    if (!config->api->claim(config->where, &k->claim, error))
        return false;
    db *d = config->api->open(config->where, error);
    db_err err = d ? config->api->migrate(d, error) : DB_FULL;
    if (!err && strcmp(config->where, DB_MEMORY) == 0)
        k->anchor = d;
    else
        config->api->close(d);
    if (err)
        config->api->release(k->claim);
    return !err;
}

static void stop_threads(store_queue *k)
{
    pthread_mutex_lock(&k->lock);
    k->stops = true;
    pthread_cond_broadcast(&k->wake_writer);
    pthread_cond_broadcast(&k->wake_clerk);
    pthread_mutex_unlock(&k->lock);
    for (unsigned i = 0; i < k->threads; i++)
        pthread_join(k->thread[i], NULL);
    while (k->answers) /* one may ask for more, and is told that the store is away */
        give_answers(k);
    k->config.api->close(k->anchor);
    k->config.api->release(k->claim);
}

static bool start_threads(store_queue *k)
{
    static void *(*const all[THREADS])(void *) = {run_writer, run_clerk, run_listener};
    for (; k->threads < THREADS; k->threads++)
        if (pthread_create(&k->thread[k->threads], NULL, all[k->threads], k))
            return false;
    return true;
}

static void on_closed(uv_handle_t *handle)
{
    store_queue *k = handle->data;
    pthread_mutex_destroy(&k->lock);
    pthread_mutex_destroy(&k->one_writer);
    pthread_cond_destroy(&k->wake_writer);
    pthread_cond_destroy(&k->wake_clerk);
    free(k);
}

store_queue *queue_open(uv_loop_t *loop, const queue_config *config, mh_error *error)
{
    store_queue *k = calloc(1, sizeof *k);
    if (!k)
        mh_fail(error, MH_ENOMEM, "no memory for the store");
    if (!k || !check_store(k, config, error)) {
        free(k);
        return NULL;
    }
    k->config = *config;
    k->figures.alive = true;
    k->writes_end = &k->writes;
    k->jobs_end = &k->jobs;
    k->answers_end = &k->answers;
    pthread_mutex_init(&k->lock, NULL);
    pthread_mutex_init(&k->one_writer, NULL);
    pthread_cond_init(&k->wake_writer, NULL);
    pthread_cond_init(&k->wake_clerk, NULL);
    k->async.data = k;
    if (uv_async_init(loop, &k->async, on_async)) {
        mh_fail(error, MH_EFAILED, "no threads for the store");
        k->config.api->close(k->anchor);
        k->config.api->release(k->claim);
        on_closed((uv_handle_t *)&k->async);
        return NULL;
    }
    if (start_threads(k))
        return k;
    mh_fail(error, MH_EFAILED, "no threads for the store");
    queue_close(k);
    return NULL;
}

void queue_close(store_queue *k)
{
    stop_threads(k);
    uv_close((uv_handle_t *)&k->async, on_closed);
}

queue_figures queue_look(store_queue *k)
{
    pthread_mutex_lock(&k->lock);
    queue_figures f = k->figures;
    pthread_mutex_unlock(&k->lock);
    return f;
}

size_t queue_pending(const store_queue *k) { return k->pending; }
