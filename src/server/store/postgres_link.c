/* postgres_link.c - statements of the PostgreSQL store: prepared once, asked with text. */
#include "postgres_link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void pg_add_text(args *a, const char *text) { a->value[a->n++] = text; }

void pg_add_int(args *a, int64_t x)
{
    snprintf(a->number[a->n], NUMBER, "%lld", (long long)x);
    a->value[a->n] = a->number[a->n];
    a->n++;
}

void pg_add_key(args *a, const uint8_t key[DB_KEY])
{
    snprintf(a->hex, sizeof a->hex, "\\x");
    for (size_t i = 0; i < DB_KEY; i++)
        snprintf(a->hex + 2 + 2 * i, 3, "%02x", key[i]);
    pg_add_text(a, a->hex);
}

/* The first line of a message, which is one of several. */
static void keep_why(db *d, const char *says)
{
    snprintf(d->why, sizeof d->why, "%.*s", (int)strcspn(says, "\n"), says);
}

db_err pg_says(db *d, db_err err, const char *why)
{
    keep_why(d, why);
    return err;
}

db_err pg_broke(db *d)
{
    const char *says = PQerrorMessage(d->link);
    return pg_says(d, DB_AWAY, *says ? says : "the connection to the database broke");
}

db_err pg_verdict(db *d, PGresult *r)
{
    ExecStatusType s = PQresultStatus(r);
    if (s == PGRES_COMMAND_OK || s == PGRES_TUPLES_OK)
        return DB_OK;
    const char *state = PQresultErrorField(r, PG_DIAG_SQLSTATE);
    const char *says = PQresultErrorMessage(r);
    if (!*says)
        return pg_broke(d);
    keep_why(d, says);
    if (PQstatus(d->link) != CONNECTION_OK || !state)
        return DB_AWAY;
    if (strcmp(state, "23505") == 0)
        return DB_TAKEN;
    if (strcmp(state, "53200") == 0)
        return DB_NOMEM;
    if (strncmp(state, "XX", 2) == 0) /* a damaged page or index */
        return DB_BROKEN;
    /* 57P0x: the server is shutting down; 40xxx: rolled back, to be tried again */
    return strncmp(state, "57P", 3) == 0 || strncmp(state, "40", 2) == 0 ? DB_AWAY : DB_FULL;
}

db_err pg_prepare(db *d, pg_query q)
{
    if (d->prepared[q])
        return DB_OK;
    PGresult *r = PQprepare(d->link, pg_names[q], pg_sql[q], 0, NULL);
    db_err err = pg_verdict(d, r);
    PQclear(r);
    d->prepared[q] = !err;
    return err;
}

/* The result stays the caller's; it is never NULL where the answer is DB_OK. */
db_err pg_ask(db *d, pg_query q, const args *a, PGresult **out)
{
    db_err err = pg_prepare(d, q);
    *out = NULL;
    if (err)
        return err;
    PGresult *r = PQexecPrepared(d->link, pg_names[q], a->n, a->value, NULL, NULL, 0);
    err = pg_verdict(d, r);
    if (err)
        PQclear(r);
    else
        *out = r;
    return err;
}

db_err pg_tell(db *d, pg_query q, const args *a, int *changed)
{
    PGresult *r = NULL;
    db_err err = pg_ask(d, q, a, &r);
    if (!err && changed)
        *changed = (int)strtol(PQcmdTuples(r), NULL, 10);
    PQclear(r);
    return err;
}

db_err pg_command(db *d, const char *text)
{
    PGresult *r = PQexec(d->link, text);
    db_err err = pg_verdict(d, r);
    PQclear(r);
    return err;
}

const char *pg_text_at(const PGresult *r, int row, int column)
{
    return PQgetvalue(r, row, column);
}

int64_t pg_int_at(const PGresult *r, int row, int column)
{
    return strtoll(PQgetvalue(r, row, column), NULL, 10);
}

void pg_take_text(const PGresult *r, int row, int column, char *out, size_t cap)
{
    snprintf(out, cap, "%s", pg_text_at(r, row, column));
}

void pg_take_key(const char *hex, uint8_t out[DB_KEY])
{
    for (int i = 0; i < DB_KEY && strlen(hex) == 2 * DB_KEY + 2; i++) {
        char pair[3] = {hex[2 + 2 * i], hex[3 + 2 * i], 0};
        out[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
}
