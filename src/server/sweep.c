/* sweep.c - what is too old goes: tokens nobody uses, tables nobody comes to, finished games where
 * the operator wants it so (retire.c).
 *
 * By the hall's own time, which is in the store and follows the clock by a day an hour at most: a
 * server that is started once with a clock a year ahead deletes nothing. */
#include <stdio.h>
#include <stdlib.h>

#include "srv.h"

#define DAY INT64_C(86400000)
static const int64_t token_life = 400 * DAY, open_life = 7 * DAY, playing_life = 90 * DAY;
static const int64_t step = DAY, believed = 7 * DAY;

typedef struct sweep {
    queue_job job;
    srv *s;
    int64_t now, hall;
} sweep;

static void run_sweep(queue_job *job, const db_api *api, db *d)
{
    sweep *w = (sweep *)job;
    job->err = api->hall_time(d, w->now, step, &w->hall);
    if (!job->err)
        job->err = api->session_sweep(d, w->hall - token_life);
    if (!job->err)
        job->err = api->tables_rest(d, w->hall - open_life, w->hall - playing_life);
}

static void done_sweep(queue_job *job)
{
    sweep *w = (sweep *)job;
    char days[24];
    bool doubt = w->now - w->hall > believed;
    if (job->err) {
        srv_log("warn", "old tokens could not be deleted", NULL);
    } else {
        snprintf(days, sizeof days, "%lld", (long long)((w->now - w->hall) / DAY));
        if (doubt && !w->s->clock_doubted)
            srv_log("warn", "the clock is ahead of this hall: clocks of days stand still", "days",
                    days, NULL);
        w->s->clock_doubted = doubt;
        w->s->swept = true;
        retire_finished(w->s, w->hall);
        account_sweep(w->s, w->hall);
    }
    free(w);
}

void sweep_old(srv *s)
{
    sweep *w = calloc(1, sizeof *w);
    if (!w)
        return;
    *w = (sweep){
        .job = {.writes = true, .run = run_sweep, .done = done_sweep}, .s = s, .now = srv_now()};
    queue_post(s->queue, &w->job);
}
