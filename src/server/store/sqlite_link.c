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

db_err lite_verdict(db *d, int rc)
{
    int kind = rc & 0xff;
    if (kind == SQLITE_ROW)
        return DB_OK;
    if (kind == SQLITE_DONE)
        return DB_NONE;
    if (kind == SQLITE_CONSTRAINT)
        return DB_TAKEN;
    snprintf(d->why, sizeof d->why, "%.150s (%d)", sqlite3_errstr(rc), rc);
    if (kind == SQLITE_NOMEM)
        return DB_NOMEM;
    return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB ? DB_BROKEN : DB_FULL;
}

db_err lite_says(db *d, db_err err, const char *why)
{
    snprintf(d->why, sizeof d->why, "%s", why);
    return err;
}

db_err lite_lacks(db *d) { return lite_says(d, DB_NOMEM, "no memory for what was read"); }

db_err lite_failed(db *d)
{
    db_err err = lite_verdict(d, sqlite3_extended_errcode(d->file));
    return db_failed(err) ? err : lite_says(d, DB_FULL, "a statement cannot be prepared");
}

/* One step; the statement stays open only where it gave a row. */
db_err lite_step(db *d, sqlite3_stmt *s)
{
    if (!s)
        return lite_failed(d);
    int rc = sqlite3_step(s);
    if (rc == SQLITE_ROW)
        return DB_OK;
    int more = sqlite3_extended_errcode(d->file);
    if ((more & 0xff) == (rc & 0xff))
        rc = more;
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return lite_verdict(d, rc);
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
    return lacked ? lite_lacks(d) : DB_OK;
}

/* A statement that gives no rows. */
db_err lite_exec(db *d, sqlite3_stmt *s)
{
    db_err err = lite_step(d, s);
    if (err == DB_OK)
        lite_end(s);
    return err == DB_NONE ? DB_OK : err;
}

db_err lite_run(db *d, lite_query q) { return lite_exec(d, lite_use(d, q)); }
