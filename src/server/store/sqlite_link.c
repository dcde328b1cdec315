/* sqlite_link.c - statements of the embedded store: prepared once, stepped. */
#include "sqlite_link.h"

#include <stdio.h>

/* A statement ready for its values; NULL where it can't be prepared. */
sqlite3_stmt *lite_use(db *d, lite_query q)
{
    sqlite3_stmt **s = &d->statement[q];
    if (!*s && sqlite3_prepare_v3(d->file, lite_sql[q], -1, SQLITE_PREPARE_PERSISTENT, s, NULL))
        return NULL;
    return *s;
}

void lite_bind_text(sqlite3_stmt *s, int i, const char *text)
{
    sqlite3_bind_text(s, i, text, -1, SQLITE_STATIC);
}

void lite_take_text(sqlite3_stmt *s, int i, char *out, size_t cap)
{
    const unsigned char *text = sqlite3_column_text(s, i);
    snprintf(out, cap, "%s", text ? (const char *)text : "");
}

/* One step; the statement stays open only where it gave a row. */
db_err lite_step(sqlite3_stmt *s)
{
    if (!s)
        return DB_FULL;
    int rc = sqlite3_step(s);
    if (rc == SQLITE_ROW)
        return DB_OK;
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return rc == SQLITE_DONE ? DB_NONE : (rc & 0xff) == SQLITE_CONSTRAINT ? DB_TAKEN : DB_FULL;
}

void lite_end(sqlite3_stmt *s)
{
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
}

/* Closes a row whose texts were taken: each of them may have lacked memory. */
db_err lite_taken(db *d, sqlite3_stmt *s)
{
    bool lacked = sqlite3_errcode(d->file) == SQLITE_NOMEM;
    lite_end(s);
    return lacked ? DB_FULL : DB_OK;
}

/* A statement that gives no rows. */
db_err lite_exec(sqlite3_stmt *s)
{
    db_err err = lite_step(s);
    if (err == DB_OK)
        lite_end(s);
    return err == DB_NONE ? DB_OK : err;
}

db_err lite_run(db *d, lite_query q) { return lite_exec(lite_use(d, q)); }
