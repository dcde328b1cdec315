/* lists.c - which tables there are: a player's own, open ones, those to look at. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

typedef struct listing {
    desk_job job;
    srv_req *q;
    db_which which;
    char player[DB_ID];
    json_t *list;
    bool lacks; /* there was no memory for all of it */
} listing;

static void on_item(void *ctx, const db_item *item)
{
    static const char *const statuses[DB_STATUSES] = {"open", "playing", "over", "open", "playing"};
    listing *l = ctx;
    json_t *players = json_array(), *turn = json_array();
    char chairs[DB_WORDS], *at = chairs;
    snprintf(chairs, sizeof chairs, "%s", item->chairs);
    for (int seat = 0; at && *at && seat < DB_SEATS; seat++) {
        char *comma = strchr(at, ',');
        if (comma)
            *comma++ = 0;
        const char *name = strcmp(at, "human") != 0 ? at : item->name[seat];
        if (json_array_append_new(players, *name ? json_string(name) : json_null()) ||
            (item->turn >> seat & 1 && json_array_append_new(turn, json_integer(seat))))
            l->lacks = true;
        at = comma;
    }
    bool rests = item->status == DB_OPEN_RESTS || item->status == DB_PLAYING_RESTS;
    json_t *x = json_pack("{s:s,s:s,s:s,s:s,s:o,s:o,s:I,s:b}", "id", item->id, "game", item->game,
                          "options", item->options, "status", statuses[item->status], "players",
                          players, "turn", turn, "at", (json_int_t)item->at, "rests", (int)rests);
    if (!x ||
        json_object_set_new(x, "mine", item->mine < 0 ? json_null() : json_integer(item->mine)))
        l->lacks = true;
    if (json_array_append_new(l->list, x))
        l->lacks = true;
}

static void run_list(desk_job *job, const db_api *api, db *d)
{
    listing *l = (listing *)job;
    job->err = api->list(d, l->which, l->player, on_item, l);
    if (!job->err && l->lacks)
        desk_lacks(job);
}

static void done_list(desk_job *job)
{
    listing *l = (listing *)job;
    if (job->err)
        req_store(l->q, job->err);
    else
        req_reply(l->q, json_pack("{s:s,s:O}", "t", "tables", "tables", l->list));
    json_decref(l->list);
    req_free(l->q);
    free(l);
}

void lists_tables(srv_req *q)
{
    static const char *const words[] = {"mine", "open", "watch"};
    const char *which = req_text(q, "which", 8);
    size_t i = 0;
    if (!which)
        return;
    while (i < MH_COUNT(words) && strcmp(words[i], which) != 0)
        i++;
    if (i == MH_COUNT(words)) {
        req_error(q, "type", NULL, "'which' must be mine, open or watch");
        return;
    }
    listing *l = calloc(1, sizeof *l);
    srv_req *kept = l ? req_keep(q) : NULL;
    if (!kept) {
        if (!l)
            req_no_memory(q);
        free(l);
        return;
    }
    l->job = (desk_job){.run = run_list, .done = done_list};
    l->q = kept;
    l->which = (db_which)i;
    memcpy(l->player, q->c->me.id, sizeof l->player);
    l->list = json_array();
    desk_post(q->s->desk, &l->job);
}
