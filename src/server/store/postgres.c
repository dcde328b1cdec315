/* postgres.c - the store of many nodes: PostgreSQL by libpq, rows in pipeline mode.
 *
 * A row and what changes with it are one statement, so that a lost race leaves nothing.
 * Rows of one transaction are written by ascending table, or two nodes could wait for
 * each other. One notification a transaction. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "postgres_link.h"
#include "withhold.h"

enum { PAYLOAD = 7000, LOOKS_STEP = 3 /* of the schema: then names get their looks */ };

/* ---- opening ------------------------------------------------------------------- */

static void close_it(db *d)
{
    if (!d)
        return;
    PQfinish(d->link);
    free(d);
}

static void be_quiet(void *ctx, const char *message) { (void)ctx, (void)message; }

static db *open_it(const char *where, mh_error *error)
{
    db *d = calloc(1, sizeof *d);
    if (!d) {
        mh_fail(error, MH_ENOMEM, "no memory for the store");
        return NULL;
    }
    d->link = PQconnectdb(where);
    if (PQstatus(d->link) == CONNECTION_OK) {
        PQsetNoticeProcessor(d->link, be_quiet, NULL);
        if (!pg_command(d, "SET synchronous_commit=on; SET lock_timeout='10s'; SET jit=off;"
                           "SET idle_in_transaction_session_timeout='20s'"))
            return d;
    }
    /* libpq's message may quote the address; a password is never in it */
    mh_fail(error, MH_EFAILED, "%.180s", PQerrorMessage(d->link));
    close_it(d);
    return NULL;
}

static int schema_of(db *d)
{
    PGresult *r = PQexec(d->link, "SELECT version FROM meadhall_schema");
    int version = pg_verdict(d, r) || PQntuples(r) != 1 ? -1 : (int)pg_int_at(r, 0, 0);
    PQclear(r);
    return version;
}

static db_err climb(db *d, int version)
{
    char text[80];
    for (; version < pg_schema; version++) {
        snprintf(text, sizeof text, "UPDATE meadhall_schema SET version=%d", version + 1);
        db_err err = pg_command(d, pg_steps[version]);
        if (!err && version == LOOKS_STEP)
            err = pg_fill_looks(d);
        if (!err)
            err = pg_command(d, text);
        if (err)
            return err;
    }
    return DB_OK;
}

static db_err migrate(db *d, mh_error *error)
{
    /* Two nodes that start together take turns. */
    db_err err = pg_command(d, "BEGIN; SELECT pg_advisory_xact_lock(7236827);"
                               "CREATE TABLE IF NOT EXISTS meadhall_schema(version integer);"
                               "INSERT INTO meadhall_schema SELECT 0 WHERE NOT EXISTS"
                               " (SELECT 1 FROM meadhall_schema)");
    int version = err ? -1 : schema_of(d);
    if (version > pg_schema) {
        mh_fail(error, MH_EFAILED, "the store has schema %d, this program knows %d", version,
                pg_schema);
        pg_command(d, "ROLLBACK");
        return DB_FULL;
    }
    if (!err)
        err = version < 0 ? DB_FULL : climb(d, version);
    if (!err)
        err = pg_command(d, "COMMIT");
    if (!err)
        return DB_OK;
    mh_fail(error, MH_EFAILED, "cannot bring the schema up to date: %.120s",
            PQerrorMessage(d->link));
    pg_command(d, "ROLLBACK");
    return err;
}

static db_err ping(db *d) { return pg_command(d, "SELECT 1"); }

static db_err begin(db *d) { return pg_command(d, "BEGIN"); }

static db_err commit(db *d)
{
    PGresult *r = PQexec(d->link, "COMMIT");
    db_err err = pg_verdict(d, r);
    if (!err && strcmp(PQcmdStatus(r), "COMMIT") != 0)
        err = pg_says(d, DB_FULL, "rolled back: a statement had failed");
    PQclear(r);
    return err;
}

static db_err rollback(db *d) { return pg_command(d, "ROLLBACK"); }

static void sign(db *d, const char *node) { snprintf(d->node, sizeof d->node, "%s", node); }

/* ---- rows ---------------------------------------------------------------------- */

static pg_query row_args(const db_row *r, args *a)
{
    pg_add_text(a, r->table);
    pg_add_int(a, r->seq);
    pg_add_int(a, r->at);
    pg_add_int(a, r->writer);
    pg_add_int(a, r->hash);
    pg_add_int(a, r->turn);
    pg_add_int(a, r->bots);
    pg_add_int(a, r->due);
    pg_add_text(a, r->body);
    pg_add_int(a, r->after);
    if (r->status < 0 && r->sits < 0 && r->leaves < 0 && !r->active && r->round < 0 && !r->calls)
        return PG_ROW;
    pg_add_int(a, r->status);
    pg_add_int(a, r->leaves);
    pg_add_int(a, r->sits);
    pg_add_text(a, r->player);
    pg_add_text(a, r->name);
    pg_add_int(a, r->active);
    pg_add_int(a, r->round);
    pg_add_int(a, r->calls);
    return PG_ROW_CHANGES;
}

static bool is_mine(db *d, const db_row *r)
{
    args a = {.n = 0};
    PGresult *got = NULL;
    pg_add_text(&a, r->table);
    pg_add_int(&a, r->seq);
    if (pg_ask(d, PG_ROW_WRITER, &a, &got))
        return false;
    bool mine = PQntuples(got) == 1 && pg_int_at(got, 0, 0) == r->writer;
    PQclear(got);
    return mine;
}

/* `node table:seq ...`, or `node *` where that is too long. */
static void payload_of(const db *d, const db_row *rows, size_t n, char out[PAYLOAD])
{
    size_t at = (size_t)snprintf(out, PAYLOAD, "%s", d->node);
    for (size_t i = 0; i < n; i++) {
        int more = snprintf(out + at, PAYLOAD - at, " %s:%u", rows[i].table, rows[i].seq);
        if (more < 0 || (size_t)more >= PAYLOAD - at) {
            snprintf(out, PAYLOAD, "%s *", d->node);
            return;
        }
        at += (size_t)more;
    }
}

static db_err send_game(void *ctx, const char *sql, const char *const *texts, int count)
{
    db *d = ctx;
    return PQsendQueryParams(d->link, sql, count, NULL, texts, NULL, NULL, 0) == 1 ? DB_OK
                                                                                   : DB_AWAY;
}

static db_err ask_game(void *ctx, const char *sql, const char *const *texts, int count)
{
    return pg_ask_texts(ctx, sql, texts, count, NULL, NULL);
}

static bool send_rows(db *d, const db_row *rows, size_t n)
{
    char payload[PAYLOAD];
    const char *told[] = {payload};
    bool ok = PQsendQueryParams(d->link, "BEGIN", 0, NULL, NULL, NULL, NULL, 0) == 1;
    for (size_t i = 0; i < n && ok; i++) {
        args a = {.n = 0};
        pg_query q = row_args(&rows[i], &a);
        ok = PQsendQueryPrepared(d->link, pg_names[q], a.n, a.value, NULL, NULL, 0) == 1 &&
             !games_write(&rows[i], send_game, d);
    }
    payload_of(d, rows, n, payload);
    return ok &&
           PQsendQueryParams(d->link, "SELECT pg_notify('meadhall', $1)", 1, NULL, told, NULL, NULL,
                             0) == 1 &&
           PQsendQueryParams(d->link, "COMMIT", 0, NULL, NULL, NULL, NULL, 0) == 1 &&
           PQpipelineSync(d->link) == 1;
}

/* The next result of the pipeline; `changed` where one asks for the rows it touched. */
static db_err next_result(db *d, int *changed)
{
    PGresult *r = PQgetResult(d->link);
    if (!r)
        return pg_broke(d);
    db_err err = PQresultStatus(r) == PGRES_PIPELINE_ABORTED ? DB_AWAY : pg_verdict(d, r);
    if (!err && changed)
        *changed = (int)strtol(PQcmdTuples(r), NULL, 10);
    PQclear(r);
    r = PQgetResult(d->link); /* the NULL behind each result */
    PQclear(r);
    return err;
}

static db_err take_results(db *d, const db_row *rows, size_t n, bool *won)
{
    db_err worst = next_result(d, NULL), err = DB_OK;
    for (size_t i = 0; i < n; i++) {
        int changed = 0;
        err = next_result(d, &changed);
        won[i] = !err && changed > 0;
        if (err && !worst)
            worst = err;
        for (int k = games_statements(&rows[i]); k > 0; k--) {
            err = next_result(d, NULL);
            if (err && !worst)
                worst = err;
        }
    }
    for (int i = 0; i < 2; i++) { /* notification, commit */
        err = next_result(d, NULL);
        if (err && !worst)
            worst = err;
    }
    PGresult *sync = PQgetResult(d->link);
    if (PQresultStatus(sync) != PGRES_PIPELINE_SYNC)
        worst = worst ? DB_AWAY : pg_broke(d);
    PQclear(sync);
    return worst;
}

static int by_table(const void *a, const void *b)
{
    const db_row *x = a, *y = b;
    int tables = strcmp(x->table, y->table);
    return tables ? tables : (x->seq > y->seq) - (x->seq < y->seq);
}

static bool ascending(const db_row *rows, size_t n)
{
    for (size_t i = 1; i < n; i++)
        if (by_table(&rows[i - 1], &rows[i]) > 0)
            return false;
    return true;
}

static db_err append(db *d, const db_row *rows, size_t n, bool *won)
{
    db_err err = pg_prepare(d, PG_ROW);
    if (!ascending(rows, n))
        return pg_says(d, DB_FULL, "rows in disorder: nodes could wait for each other");
    if (!err)
        err = pg_prepare(d, PG_ROW_CHANGES);
    if (err)
        return DB_AWAY;
    if (PQenterPipelineMode(d->link) != 1)
        return pg_broke(d);
    err = send_rows(d, rows, n) ? take_results(d, rows, n, won) : pg_broke(d);
    PQexitPipelineMode(d->link);
    if (err) {
        PQclear(PQexec(d->link, "ROLLBACK")); /* what it says is not why */
        return err;
    }
    for (size_t i = 0; i < n; i++)
        won[i] = won[i] || is_mine(d, &rows[i]);
    return DB_OK;
}

static db_err read_rows(db *d, const char *id, uint32_t from, db_on_row *on, void *ctx)
{
    args a = {.n = 0};
    PGresult *r = NULL;
    withholding w;
    pg_add_text(&a, id);
    pg_add_int(&a, from);
    db_err err = pg_ask(d, PG_ROWS, &a, &r);
    withhold_open(&w);
    for (int i = 0; !err && i < PQntuples(r); i++) {
        db_row row = {.status = -1, .sits = -1, .leaves = -1, .round = -1};
        snprintf(row.table, sizeof row.table, "%s", id);
        row.seq = (uint32_t)pg_int_at(r, i, 0);
        row.at = pg_int_at(r, i, 1);
        row.writer = pg_int_at(r, i, 2);
        row.hash = pg_int_at(r, i, 3);
        row.turn = (int)pg_int_at(r, i, 4);
        row.bots = (int)pg_int_at(r, i, 5);
        row.due = pg_int_at(r, i, 6);
        row.body = pg_text_at(r, i, 7);
        row.length = strlen(row.body);
        if (withhold_row(&w, PQgetisnull(r, i, 8) ? NULL : pg_text_at(r, i, 8), &row))
            on(ctx, &row);
        else
            err = pg_says(d, DB_NOMEM, "no memory for what was read");
    }
    withhold_close(&w);
    PQclear(r);
    return err;
}

/* ---- tables -------------------------------------------------------------------- */

static db_err create(db *d, const db_table *t, const db_row *first)
{
    args a = {.n = 0}, b = {.n = 0};
    int changed = 0;
    pg_add_text(&a, t->id);
    pg_add_text(&a, t->game);
    pg_add_int(&a, t->rules);
    pg_add_int(&a, t->content);
    pg_add_text(&a, t->options);
    pg_add_text(&a, t->chairs);
    pg_add_int(&a, t->clock);
    pg_add_int(&a, t->base);
    pg_add_int(&a, t->more);
    pg_add_text(&a, t->listed ? "t" : "f");
    pg_add_text(&a, t->undo ? "t" : "f");
    pg_add_text(&a, t->handover);
    pg_add_text(&a, t->invite);
    pg_add_key(&a, t->fate);
    pg_add_text(&a, t->creator);
    pg_add_int(&a, t->status);
    pg_add_int(&a, t->created);
    pg_add_text(&a, t->rated ? "t" : "f");
    pg_add_text(&a, t->quick ? "t" : "f");
    db_err err = pg_tell(d, PG_TABLE_PUT, &a, &changed);
    if (err || !changed)
        return err ? err : DB_TAKEN;
    pg_query q = row_args(first, &b);
    err = pg_tell(d, q, &b, NULL);
    return err ? err : games_write(first, ask_game, d);
}

static db_err sit(db *d, const char *table, int seat, const char *player, const char *name)
{
    args a = {.n = 0};
    pg_add_text(&a, table);
    pg_add_int(&a, seat);
    pg_add_text(&a, player);
    pg_add_text(&a, name);
    return pg_tell(d, PG_SIT, &a, NULL);
}

static db_err get_table(db *d, const char *id, db_table *out)
{
    args a = {.n = 0};
    PGresult *r = NULL;
    pg_add_text(&a, id);
    db_err err = pg_ask(d, PG_TABLE_GET, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        *out = (db_table){.rules = (int)pg_int_at(r, 0, 2)};
        pg_take_text(r, 0, 0, out->id, sizeof out->id);
        pg_take_text(r, 0, 1, out->game, sizeof out->game);
        out->content = (uint32_t)pg_int_at(r, 0, 3);
        pg_take_text(r, 0, 4, out->options, sizeof out->options);
        pg_take_text(r, 0, 5, out->chairs, sizeof out->chairs);
        out->clock = (int)pg_int_at(r, 0, 6);
        out->base = pg_int_at(r, 0, 7);
        out->more = pg_int_at(r, 0, 8);
        out->listed = *pg_text_at(r, 0, 9) == 't';
        out->undo = *pg_text_at(r, 0, 10) == 't';
        pg_take_text(r, 0, 11, out->handover, sizeof out->handover);
        pg_take_text(r, 0, 12, out->invite, sizeof out->invite);
        pg_take_key(pg_text_at(r, 0, 13), out->fate);
        pg_take_text(r, 0, 14, out->creator, sizeof out->creator);
        out->status = (db_status)pg_int_at(r, 0, 15);
        out->created = pg_int_at(r, 0, 16);
        out->active = pg_int_at(r, 0, 17);
        out->rated = *pg_text_at(r, 0, 18) == 't';
        out->quick = *pg_text_at(r, 0, 19) == 't';
        out->round = (int)pg_int_at(r, 0, 20);
    }
    PQclear(r);
    return err;
}

static db_err each_text(db *d, pg_query q, const args *a, db_on_text *on, void *ctx)
{
    PGresult *r = NULL;
    db_err err = pg_ask(d, q, a, &r);
    for (int i = 0; !err && i < PQntuples(r); i++)
        on(ctx, pg_text_at(r, i, 0));
    PQclear(r);
    return err;
}

static db_err due(db *d, int64_t now, int64_t quiet, db_on_text *on, void *ctx)
{
    args a = {.n = 0};
    pg_add_int(&a, now);
    pg_add_int(&a, quiet);
    return each_text(d, PG_DUE, &a, on, ctx);
}

static db_err unfinished(db *d, db_on_text *on, void *ctx)
{
    return each_text(d, PG_UNFINISHED, &(args){.n = 0}, on, ctx);
}

/* ---- other nodes ----------------------------------------------------------------- */

static db_err wait_for_others(db *d, int ms, db_on_text *on, void *ctx)
{
    if (!d->listens) {
        db_err err = pg_command(d, "LISTEN meadhall");
        if (err)
            return err;
        d->listens = true;
    }
    struct pollfd p = {.fd = PQsocket(d->link), .events = POLLIN};
    if (p.fd < 0 || poll(&p, 1, ms) < 0 || !PQconsumeInput(d->link) ||
        PQstatus(d->link) != CONNECTION_OK)
        return pg_broke(d);
    for (PGnotify *n; (n = PQnotifies(d->link)); PQfreemem(n))
        on(ctx, n->extra);
    return DB_OK;
}

static db_err backup(db *d, const char *path, mh_error *error)
{
    (void)d, (void)path;
    mh_fail(error, MH_EFAILED, "PostgreSQL has its own tools: pg_dump, pg_basebackup");
    return DB_NONE;
}

static db_err fits(db *d, mh_error *error)
{
    int version = schema_of(d);
    if (version == pg_schema)
        return DB_OK;
    mh_fail(error, MH_EFAILED, "the store has schema %d, this program knows %d", version,
            pg_schema);
    return DB_FULL;
}

/* The database keeps its nodes apart by itself. */
static bool claim(const char *where, int *out, mh_error *error)
{
    (void)where, (void)error;
    *out = -1;
    return true;
}

static void release(int given) { (void)given; }

static const db_api api = {
    .version = DB_API,
    .name = "postgres",
    .many_nodes = true,
    .open = open_it,
    .close = close_it,
    .migrate = migrate,
    .ping = ping,
    .begin = begin,
    .commit = commit,
    .append = append,
    .create = create,
    .table = get_table,
    .rows = read_rows,
    .due = due,
    .unfinished = unfinished,
    .player_put = pg_player_put,
    .player_register = pg_player_register,
    .player_rename = pg_player_rename,
    .player_login = pg_player_login,
    .player_password = pg_player_password,
    .player_set_password = pg_player_set_password,
    .name_free = pg_name_free,
    .session_put = pg_session_put,
    .session_get = pg_session_get,
    .session_list = pg_session_list,
    .session_drop = pg_session_drop,
    .session_drop_all = pg_session_drop_all,
    .session_sweep = pg_session_sweep,
    .hall_time = pg_hall_time,
    .tables_rest = pg_tables_rest,
    .tables_open = pg_tables_open,
    .wait = wait_for_others,
    .sign = sign,
    .backup = backup,
    .rollback = rollback,
    .why = pg_why,
    .ask = pg_ask_texts,
    .tell = pg_notify,
    .fits = fits,
    .claim = claim,
    .release = release,
    .sit = sit,
};

const db_api *db_postgres(void) { return &api; }
