/* maintenance.c - what an operator does with a store: copy it, and see what new rules make of it.
 */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

int srv_backup(const char *data, const char *path, mh_error *error)
{
    db *d = db_sqlite.open(data, error);
    db_err err = d ? db_sqlite.backup(d, path, error) : DB_FULL;
    db_sqlite.close(d);
    return err ? 1 : 0;
}

typedef struct checking {
    hall *h;
    const char *id;
    srv_rows rows;
    size_t count;
    char (*ids)[DB_ID];
    int differ;
    bool lacks; /* there was no memory for it */
} checking;

static void on_id(void *ctx, const char *id)
{
    checking *c = ctx;
    char(*more)[DB_ID] = c->lacks ? NULL : realloc(c->ids, (c->count + 1) * sizeof *more);
    c->lacks = !more;
    if (!more)
        return;
    c->ids = more;
    snprintf(c->ids[c->count++], DB_ID, "%s", id);
}

static void print_line(const checking *c, const char *game, const hall_about *t)
{
    json_t *line =
        json_pack("{s:s,s:s,s:s,s:I,s:s?}", "table", c->id, "game", game, "result",
                  t->frozen ? "frozen" : "differs", "row",
                  (json_int_t)(t->frozen ? (int64_t)t->seq - 1 : t->differs), "why", t->frozen);
    json_dumpf(line, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(line);
}

/* The hall plays what it is handed; nothing is wanted of it, and nothing it wants is done. */
static void play_again(checking *c, const db_table *about)
{
    hall_moment m = srv_moment();
    hall_head head = rows_head(about);
    hall_wish w;
    hall_about t;
    hall_wake(c->h, &m, c->id);
    if (!hall_next(c->h, &w) || w.want != HALL_LOAD) {
        c->lacks = true;
        return;
    }
    uint64_t loads = hall_figures_of(c->h)->loads;
    hall_loaded(c->h, &m, w.op, HALL_WON, NULL, &head, c->rows.all, c->rows.count);
    if (hall_look(c->h, c->id, &t)) {
        c->differ += t.frozen || t.differs >= 0;
        if (t.frozen || t.differs >= 0)
            print_line(c, about->game, &t);
    } else if (mh_find(about->game)) {
        c->lacks |= loads == hall_figures_of(c->h)->loads;
    } else {
        printf("{\"table\":\"%s\",\"result\":\"unknown game\"}\n", c->id);
        c->differ++;
    }
    hall_forget(c->h, &m, HALL_TABLE, c->id);
    hall_tick(c->h, &m);
}

static bool check_one(checking *c, const db_api *api, db *d, const char *id)
{
    db_table head;
    c->id = id;
    if (api->table(d, id, &head) || api->rows(d, id, 0, rows_take, &c->rows))
        return false;
    c->lacks |= c->rows.lacks;
    if (!c->lacks)
        play_again(c, &head);
    rows_free(&c->rows);
    return true;
}

static hall *open_quiet(void)
{
    hall_moment m = srv_moment();
    hall_config config = {.memory = srv_memory, .drafts = 1, .adviser = ""};
    hall *h = hall_open(&config, &m);
    if (h)
        hall_stop(h); /* no bot of it plays */
    return h;
}

int srv_check(const srv_config *config, mh_error *error)
{
    const db_api *api = config->postgres ? db_postgres() : &db_sqlite;
    checking c = {.h = api && sodium_init() >= 0 ? open_quiet() : NULL};
    if (!c.h) {
        mh_fail(error, MH_EILLEGAL, "not possible in this build");
        return -1;
    }
    mh_fail(error, MH_EFAILED, "the store is away"); /* where it does not say more itself */
    db *d = api->open(config->postgres ? config->postgres : config->data, error);
    bool ok = d && !api->migrate(d, error) && !api->unfinished(d, on_id, &c);
    for (size_t i = 0; ok && !c.lacks && i < c.count; i++)
        ok = check_one(&c, api, d, c.ids[i]);
    if (c.lacks) {
        ok = false;
        mh_fail(error, MH_ENOMEM, "no memory for all tables");
    }
    api->close(d);
    hall_close(c.h);
    rows_free(&c.rows);
    free(c.ids);
    return ok ? c.differ : -1;
}
