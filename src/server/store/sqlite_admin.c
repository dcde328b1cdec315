/* sqlite_admin.c - for whoever runs a hall with the embedded store: questions in common SQL, news
 * of an administrator's commands, damage found early. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sqlite_link.h"

enum { SCRUB_ROWS = 64 };

const char *lite_why(const db *d) { return d->why; }

static void give(sqlite3_stmt *s, db_on_record *on, void *ctx)
{
    const char *column[DB_COLUMNS] = {NULL};
    int n = sqlite3_column_count(s);
    assert(n <= DB_COLUMNS); /* the rest would be missing in silence */
    for (int i = 0; i < n && i < DB_COLUMNS; i++) {
        const char *text = (const char *)sqlite3_column_text(s, i);
        column[i] = text ? text : "";
    }
    on(ctx, column);
}

db_err lite_ask(db *d, const char *sql, const char *const *texts, int count, db_on_record *on,
                void *ctx)
{
    sqlite3_stmt *s = NULL;
    int rc = sqlite3_prepare_v3(d->file, sql, -1, 0, &s, NULL);
    for (int i = 0; i < count && !rc && s; i++) {
        char name[16];
        snprintf(name, sizeof name, "$%d", i + 1);
        int at = sqlite3_bind_parameter_index(s, name);
        if (at)
            rc = sqlite3_bind_text(s, at, texts[i], -1, SQLITE_STATIC);
    }
    while (!rc && s) {
        rc = sqlite3_step(s);
        if (rc != SQLITE_ROW)
            break;
        rc = SQLITE_OK;
        if (on)
            give(s, on, ctx);
    }
    db_err err = rc == SQLITE_DONE ? DB_OK : lite_verdict(d, rc);
    sqlite3_finalize(s);
    return err;
}

/* Those who wait here look for themselves. */
db_err lite_tell(db *d, const char *payload)
{
    (void)d, (void)payload;
    return DB_OK;
}

db_err lite_hear(db *d, db_on_text *on, void *ctx)
{
    char payload[32];
    sqlite3_stmt *s = lite_use(d, LITE_HEAR);
    if (!s) /* the schema is not there yet */
        return DB_OK;
    db_err err = lite_step(d, s);
    if (err)
        return err;
    int64_t last = sqlite3_column_int64(s, 0);
    lite_end(s);
    if (last == d->heard)
        return DB_OK;
    d->heard = last;
    snprintf(payload, sizeof payload, "! %lld", (long long)last);
    on(ctx, payload);
    return DB_OK;
}

/* The small tables at once, when the log was read to its end. */
static db_err scrub_rest(db *d)
{
    static const lite_query rest[] = {LITE_SCRUB_TABLES, LITE_SCRUB_SEATS, LITE_SCRUB_PLAYERS,
                                      LITE_SCRUB_SESSIONS};
    db_err err = DB_OK;
    for (size_t i = 0; i < sizeof rest / sizeof rest[0] && !err; i++)
        err = lite_exec(d, lite_use(d, rest[i]));
    return err;
}

db_err lite_scrub(db *d)
{
    sqlite3_stmt *s = lite_use(d, LITE_SCRUB);
    int rows = 0;
    db_err err = DB_OK;
    if (!s)
        return lite_failed(d) == DB_BROKEN ? DB_BROKEN : DB_OK;
    lite_bind_text(s, 1, d->scrub_table);
    sqlite3_bind_int64(s, 2, d->scrub_seq);
    sqlite3_bind_int(s, 3, SCRUB_ROWS);
    char table[DB_ID] = "";
    int64_t seq = -1;
    for (; !(err = lite_step(d, s)); rows++) {
        lite_take_text(s, 0, table, sizeof table);
        seq = sqlite3_column_int64(s, 1);
    }
    sqlite3_db_release_memory(d->file); /* what is read next is read from the disk */
    if (err == DB_NONE) {
        memcpy(d->scrub_table, table, sizeof table);
        d->scrub_seq = rows ? seq : -1;
        err = rows ? DB_OK : scrub_rest(d);
    }
    return err == DB_BROKEN ? err : DB_OK; /* of other failures those hear who ask */
}
