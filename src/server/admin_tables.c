/* admin_tables.c - `meadhall admin` about tables: close, delete, retire. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "srv.h"

enum { PER_STEP = 100 };

void admin_print_table(admin *a, const char *id, bool *found)
{
    static const char *const statuses[] = {"open", "playing", "over"};
    db_table t;
    db_row last = {.at = 0};
    *found = strlen(id) < DB_ID && !a->l.api->table(a->l.d, id, &t);
    if (!*found)
        return;
    rec_last_row(a->l, id, &last);
    admin_print(json_pack("{s:s,s:s,s:s,s:s,s:s,s:b,s:s,s:I,s:I,s:I}", "table", t.id, "game",
                          t.game, "options", t.options, "chairs", t.chairs, "status",
                          t.status <= DB_OVER ? statuses[t.status] : "resting", "listed",
                          (int)t.listed, "creator", t.creator, "created", (json_int_t)t.created,
                          "rows", (json_int_t)last.seq + 1, "at", (json_int_t)last.at));
}

static bool fill_close(admin *a, const db_table *t, db_row *row, char *body, size_t cap,
                       void *about)
{
    (void)t, (void)about;
    snprintf(body, cap, "close 0 %s\n", a->call->reason ? a->call->reason : "an administrator");
    row->turn = row->bots = 0;
    row->due = 0;
    row->status = DB_OVER;
    return true;
}

int admin_close(admin *a)
{
    const char *id = a->call->args[0], *reason = a->call->reason ? a->call->reason : "";
    if (strlen(reason) > SRV_CLOSED || !hall_text_ok(reason))
        return admin_failed(a, "a reason has at most %d bytes and no control characters",
                            SRV_CLOSED);
    db_err err = strlen(id) < DB_ID ? admin_append(a, id, fill_close, NULL) : DB_NONE;
    if (err == DB_NONE)
        return admin_failed(a, "there is no table '%.40s'", id);
    if (err == DB_TAKEN)
        return admin_failed(a, "the table is too busy: try again");
    return err ? admin_store_failed(a, err) : admin_do(a, "close", id, reason, 0, NULL, NULL, NULL);
}

static db_err drop_table(admin *a, void *about) { return rec_table_drop(a->l, about); }

int admin_delete_table(admin *a, const char *id)
{
    char table[DB_ID];
    snprintf(table, sizeof table, "%s", id);
    return admin_do(a, "delete-table", table, "", 0, drop_table, table, "");
}

typedef struct retiring {
    int64_t before;
    unsigned count, all;
    char ids[PER_STEP][DB_ID];
} retiring;

static void on_finished(void *ctx, const char *const *column)
{
    retiring *r = ctx;
    snprintf(r->ids[r->count++], DB_ID, "%s", column[0]);
}

static db_err retire_some(admin *a, void *about)
{
    retiring *r = about;
    r->count = 0;
    db_err err = rec_finished(a->l, r->before, PER_STEP, on_finished, r);
    for (unsigned i = 0; !err && i < r->count; i++)
        err = rec_table_drop(a->l, r->ids[i]);
    r->all += err ? 0 : r->count;
    return err;
}

/* Some at a time, so that the servers' writes come in between. */
static db_err retire_all(admin *a, retiring *r)
{
    db_err err = DB_OK;
    do {
        err = a->l.api->begin(a->l.d);
        if (!err)
            err = retire_some(a, r);
        if (!err)
            err = a->l.api->commit(a->l.d);
        else
            a->l.api->rollback(a->l.d);
    } while (!err && r->count == PER_STEP);
    return err;
}

/* By the hall's own time: a clock that is wrong deletes nothing. */
int admin_retire(admin *a)
{
    char *end = NULL, detail[64];
    int64_t today = 0;
    const char *text = a->call->args[0];
    long days = strtol(text, &end, 10);
    retiring *r = calloc(1, sizeof *r);
    if (!r)
        return admin_failed(a, "no memory");
    if (*text < '0' || *text > '9' || *end || days < 1 || days > 36500) {
        free(r);
        admin_failed(a, "retire takes a number of DAYS from 1 to 36500");
        return ADMIN_WRONG_WORD;
    }
    db_err err = rec_hall_time(a->l, &today);
    r->before = (today && today < a->now ? today : a->now) - days * INT64_C(86400000);
    if (!err)
        err = retire_all(a, r);
    snprintf(detail, sizeof detail, "%u tables over for %ld days", r->all, days);
    free(r);
    return err ? admin_store_failed(a, err)
               : admin_do(a, "retire", "", detail, 0, NULL, NULL, NULL);
}
