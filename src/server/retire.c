/* retire.c - tables that have been over for long are deleted, where the operator wants it so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"
#include "store/records.h"

enum { PER_STEP = 50 }; /* a commit of play never waits for more */

typedef struct retiring {
    queue_job job;
    srv *s;
    int64_t now, before;
    unsigned count;
    char ids[PER_STEP][DB_ID];
} retiring;

static void on_id(void *ctx, const char *const *column)
{
    retiring *r = ctx;
    snprintf(r->ids[r->count++], DB_ID, "%s", column[0]);
}

static void run_retire(queue_job *job, const db_api *api, db *d)
{
    retiring *r = (retiring *)job;
    rec_link l = {api, d};
    job->err = rec_finished(l, r->before, PER_STEP, on_id, r);
    for (unsigned i = 0; !job->err && i < r->count; i++)
        job->err = rec_table_drop(l, r->ids[i]);
}

static void done_retire(queue_job *job)
{
    retiring *r = (retiring *)job;
    srv *s = r->s;
    int64_t now = r->now;
    char count[16];
    bool more = !job->err && r->count == PER_STEP && !s->stopping;
    for (unsigned i = 0; !job->err && i < r->count; i++)
        hosting_forget(s, HALL_TABLE, r->ids[i]);
    snprintf(count, sizeof count, "%u", r->count);
    if (job->err)
        srv_log("warn", "finished tables could not be deleted", NULL);
    else if (r->count)
        srv_log("info", "finished tables deleted", "count", count, NULL);
    free(r);
    if (more)
        retire_finished(s, now);
}

void retire_finished(srv *s, int64_t now)
{
    retiring *r = s->config.keep_finished ? calloc(1, sizeof *r) : NULL;
    if (!r)
        return;
    *r = (retiring){.job = {.writes = true, .run = run_retire, .done = done_retire}, .s = s};
    r->now = now;
    r->before = now - (int64_t)s->config.keep_finished * 86400000;
    queue_post(s->queue, &r->job);
}
