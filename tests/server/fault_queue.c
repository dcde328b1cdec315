/* fault_queue.c - the store's threads and the workers without threads, as queue.c and libuv run
 * them: a write alone in its group, a job that writes in a transaction of its own. */
#include <stdio.h>
#include <stdlib.h>
#include <uv.h>

#include "fault_points.h"
#include "server/store/queue.h"

enum { WAITING = 4096 }; /* all tables of a hall may want to catch up at once */

typedef struct task {
    queue_job *job;
    queue_write *write;
    uv_work_t *work;
    uv_work_cb run;
    uv_after_work_cb after;
} task;

static bool inlined;
static task list[WAITING];
static unsigned first, count;
static db *link;

void __real_queue_post(store_queue *k, queue_job *job);
void __wrap_queue_post(store_queue *k, queue_job *job);
void __real_queue_append(store_queue *k, queue_write *w);
void __wrap_queue_append(store_queue *k, queue_write *w);
int __real_uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb run, uv_after_work_cb after);
int __wrap_uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb run, uv_after_work_cb after);

bool faults_inline(bool on)
{
    bool was = inlined;
    inlined = on;
    return was;
}

static void put(task t)
{
    if (count == WAITING) {
        fprintf(stderr, "server_faults: more than %d tasks wait\n", WAITING);
        abort();
    }
    list[(first + count++) % WAITING] = t;
}

void __wrap_queue_post(store_queue *k, queue_job *job)
{
    if (inlined)
        put((task){.job = job});
    else
        __real_queue_post(k, job);
}

void __wrap_queue_append(store_queue *k, queue_write *w)
{
    if (inlined)
        put((task){.write = w});
    else
        __real_queue_append(k, w);
}

int __wrap_uv_queue_work(uv_loop_t *loop, uv_work_t *w, uv_work_cb run, uv_after_work_cb after)
{
    if (faulty("uv_queue_work"))
        return UV_EAGAIN;
    if (!inlined)
        return __real_uv_queue_work(loop, w, run, after);
    put((task){.work = w, .run = run, .after = after});
    return 0;
}

static void run_job(queue_job *job)
{
    db_err err = job->writes ? db_sqlite.begin(link) : DB_OK;
    job->err = DB_FULL;
    if (!err)
        job->run(job, &db_sqlite, link);
    if (job->writes && !err) {
        err = db_failed(job->err) ? job->err : db_sqlite.commit(link);
        if (db_failed(job->err))
            db_sqlite.rollback(link);
    }
    if (err)
        job->err = err;
    job->done(job);
}

static void run_write(queue_write *w)
{
    w->won = false;
    w->err = db_sqlite.append(link, &w->row, 1, &w->won);
    w->won = w->won && !w->err;
    snprintf(w->why, sizeof w->why, "%s", db_sqlite.why(link));
    w->done(w);
}

static void refuse(queue_write *w, const char *why)
{
    w->err = DB_FULL;
    snprintf(w->why, sizeof w->why, "%.*s", DB_WHY - 1, why);
    w->done(w);
}

/* What is asked for meanwhile has its turn later. */
void faults_work(void)
{
    mh_error error;
    unsigned n = count;
    if (n && !link)
        link = db_sqlite.open(DB_MEMORY, &error);
    for (unsigned i = 0; i < n; i++) {
        task t = list[first];
        first = (first + 1) % WAITING;
        count--;
        if (t.work) {
            t.run(t.work);
            t.after(t.work, 0);
        } else if (!link) {
            if (t.job)
                t.job->err = DB_AWAY, t.job->done(t.job);
            else
                refuse(t.write, error.text);
        } else if (t.job) {
            run_job(t.job);
        } else {
            run_write(t.write);
        }
    }
}

unsigned faults_waiting(void) { return count; }

void faults_rest(void)
{
    db_sqlite.close(link);
    link = NULL;
}
