/* keep.c - what an operator does with a store: copy it, and see what new rules make of it. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

int srv_backup(const char *data, const char *path, char *why, size_t cap)
{
    char reason[DB_WHY] = "";
    db *d = db_sqlite.open(data, reason);
    db_err err = d ? db_sqlite.backup(d, path, reason) : DB_FULL;
    db_sqlite.close(d);
    if (err)
        snprintf(why, cap, "%s", reason);
    return err ? 1 : 0;
}

typedef struct checking {
    srv *s;
    srv_table *t;
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

static void on_row(void *ctx, const db_row *row)
{
    checking *c = ctx;
    fold_row(c->t, row, false);
}

static void report(checking *c)
{
    const srv_table *t = c->t;
    c->lacks |= t->lost;
    if (!t->frozen && t->differs < 0)
        return;
    c->differ++;
    json_t *line =
        json_pack("{s:s,s:s,s:s,s:I,s:s?}", "table", t->is.id, "game", t->is.game, "result",
                  t->frozen ? "frozen" : "differs", "row",
                  (json_int_t)(t->frozen ? (int64_t)t->seq - 1 : t->differs), "why", t->frozen);
    json_dumpf(line, stdout, JSON_COMPACT);
    putchar('\n');
    json_decref(line);
}

static bool check_one(checking *c, const db_api *api, db *d, const char *id)
{
    db_table head;
    if (api->table(d, id, &head))
        return false;
    c->t = table_new(c->s, &head);
    if (!c->t) {
        printf("{\"table\":\"%s\",\"result\":\"unknown game\"}\n", id);
        c->differ++;
        return true;
    }
    bool well = !api->rows(d, id, 0, on_row, c);
    report(c);
    table_free(c->t);
    return well;
}

int srv_check(const srv_config *is, char *why, size_t cap)
{
    uv_loop_t loop;
    char reason[DB_WHY] = "";
    const db_api *api = is->postgres ? db_postgres() : &db_sqlite;
    srv *s = calloc(1, sizeof *s);
    checking c = {.s = s};
    if (!s || !api || sodium_init() < 0) {
        snprintf(why, cap, "not possible in this build");
        free(s);
        return -1;
    }
    uv_loop_init(&loop);
    s->loop = &loop;
    db *d = api->open(is->postgres ? is->postgres : is->data, reason);
    bool well = d && !api->migrate(d, reason) && !api->unfinished(d, on_id, &c);
    for (size_t i = 0; well && !c.lacks && i < c.count; i++)
        well = check_one(&c, api, d, c.ids[i]);
    if (c.lacks) {
        well = false;
        snprintf(reason, sizeof reason, "no memory for all tables");
    }
    api->close(d);
    uv_loop_close(&loop);
    free(c.ids);
    free(s->lines);
    free(s);
    if (!well)
        snprintf(why, cap, "%s", *reason ? reason : "the store is away");
    return well ? c.differ : -1;
}
