/* health.c - is the store well, is this node there, who knocks too often. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"
#include "store/records.h"

enum { SILENT_MS = 30000 }; /* a store that says nothing for so long is not well */

typedef struct beat {
    queue_job job;
    srv *s;
    rec_node node;
} beat;

/* ` GAME:VERSION:CONTENT` for each game: by them nodes tell whether they play by the same rules. */
static void put_rules(char out[REC_RULES])
{
    size_t n = 0;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        n += (size_t)snprintf(out + n, REC_RULES - n, " %s:%d:%08x", g->id, g->rules_version,
                              g->content);
        if (n + 2 >= REC_RULES)
            return;
    }
    snprintf(out + n, REC_RULES - n, " ");
}

static void run_beat(queue_job *job, const db_api *api, db *d)
{
    const beat *b = (beat *)job;
    bool kept = false;
    job->err = rec_node_put((rec_link){api, d}, &b->node, &kept);
    if (job->err || kept)
        return;
    job->err = DB_BROKEN;
    snprintf(job->why, sizeof job->why, "what was written is not read back");
}

const char *health_why(const srv *s)
{
    queue_figures f = queue_look(s->queue);
    if (s->stopping)
        return "stopping";
    if (s->draining)
        return "draining";
    if (f.broken)
        return "the store is damaged";
    if (s->health.err && s->health.err != DB_AWAY)
        return "the store cannot be written";
    if (!f.alive || s->health.err)
        return "the store is away";
    if (s->health.answered && uv_now(s->loop) > s->health.answered + SILENT_MS)
        return "the store does not answer";
    return NULL;
}

/* The log is told when it gets worse and when it is well again, not every time. */
static void tell_log(srv *s)
{
    const char *why = health_why(s);
    if (strcmp(why ? why : "", s->health.told) == 0 || s->stopping || s->draining)
        return;
    if (why)
        srv_log("error", why, "why", queue_look(s->queue).why, NULL);
    else
        srv_log("info", "the store is well again", NULL);
    snprintf(s->health.told, sizeof s->health.told, "%s", why ? why : "");
}

static void done_beat(queue_job *job)
{
    srv *s = ((beat *)job)->s;
    s->health.asked = false;
    s->health.err = job->err;
    s->health.answered = uv_now(s->loop);
    tell_log(s);
    free(job);
}

void health_beat(srv *s)
{
    tell_log(s);
    beat *b = s->health.asked ? NULL : calloc(1, sizeof *b);
    if (!b)
        return;
    *b = (beat){.job = {.writes = true, .run = run_beat, .done = done_beat}, .s = s};
    snprintf(b->node.sign, sizeof b->node.sign, "%s", s->sign);
    snprintf(b->node.name, sizeof b->node.name, "%s", s->node);
    put_rules(b->node.rules);
    b->node.at = srv_now();
    b->node.drains = s->draining;
    b->node.clients = s->client_count;
    s->health.asked = true;
    queue_post(s->queue, &b->job);
}

static void run_leave(queue_job *job, const db_api *api, db *d)
{
    job->err = rec_node_drop((rec_link){api, d}, ((beat *)job)->node.sign);
}

static void done_leave(queue_job *job) { free(job); }

void health_leave(srv *s)
{
    beat *b = s->health.answered ? calloc(1, sizeof *b) : NULL;
    if (!b)
        return;
    *b = (beat){.job = {.writes = true, .run = run_leave, .done = done_leave}, .s = s};
    snprintf(b->node.sign, sizeof b->node.sign, "%s", s->sign);
    queue_post(s->queue, &b->job);
}

void health_log_caller(srv *s, const char *event, const char *address, const char *about)
{
    if (limits_take_address(s->limits, LIMIT_LOG, address, srv_now()))
        srv_log("warn", event, "address", address, "about", about, NULL);
}
