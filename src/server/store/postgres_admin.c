/* postgres_admin.c - for whoever runs a hall with PostgreSQL: questions in common SQL, and news of
 * an administrator's commands. */
#include <assert.h>
#include <stdio.h>

#include "postgres_link.h"

const char *pg_why(const db *d) { return d->why; }

db_err pg_ask_texts(db *d, const char *sql, const char *const *texts, int count, db_on_record *on,
                    void *ctx)
{
    PGresult *r = PQexecParams(d->link, sql, count, NULL, texts, NULL, NULL, 0);
    db_err err = pg_verdict(d, r);
    assert(PQnfields(r) <= DB_COLUMNS);
    for (int i = 0; !err && on && i < PQntuples(r); i++) {
        const char *column[DB_COLUMNS] = {NULL};
        for (int k = 0; k < PQnfields(r) && k < DB_COLUMNS; k++)
            column[k] = pg_text_at(r, i, k);
        on(ctx, column);
    }
    PQclear(r);
    return err;
}

db_err pg_notify(db *d, const char *payload)
{
    return pg_ask_texts(d, "SELECT pg_notify('meadhall', $1)", &payload, 1, NULL, NULL);
}
