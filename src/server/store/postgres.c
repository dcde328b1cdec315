/* postgres.c - the store of many nodes: PostgreSQL by libpq, rows in pipeline mode.
 *
 * A row and what changes with it are one statement, so that a lost race leaves nothing.
 * Rows of one transaction are written by ascending table, or two nodes could wait for
 * each other. One notification a transaction. */
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "postgres_sql.h"
#include "store.h"

enum { PAYLOAD = 7000, ARGS = 20, NUMBER = 24, HEX = 2 * DB_KEY + 3 };

struct db {
    PGconn *link;
    bool prepared[PG_QUERIES];
    bool listens;
    char node[DB_SPEC];
};

typedef struct args { /* the values of one statement, as text */
    int n;
    const char *value[ARGS];
    char number[ARGS][NUMBER];
    char hex[HEX];
} args;

static void add_text(args *a, const char *text) { a->value[a->n++] = text; }

static void add_int(args *a, int64_t x)
{
    snprintf(a->number[a->n], NUMBER, "%lld", (long long)x);
    a->value[a->n] = a->number[a->n];
    a->n++;
}

static void add_key(args *a, const uint8_t key[DB_KEY])
{
    snprintf(a->hex, sizeof a->hex, "\\x");
    for (int i = 0; i < DB_KEY; i++)
        snprintf(a->hex + 2 + 2 * i, 3, "%02x", key[i]);
    add_text(a, a->hex);
}

static db_err verdict(db *d, PGresult *r)
{
    ExecStatusType s = PQresultStatus(r);
    if (s == PGRES_COMMAND_OK || s == PGRES_TUPLES_OK)
        return DB_OK;
    const char *state = PQresultErrorField(r, PG_DIAG_SQLSTATE);
    if (PQstatus(d->link) != CONNECTION_OK || !state)
        return DB_AWAY;
    if (strcmp(state, "23505") == 0)
        return DB_TAKEN;
    /* 57P0x: the server is shutting down; 40xxx: rolled back, to be tried again */
    return strncmp(state, "57P", 3) == 0 || strncmp(state, "40", 2) == 0 ? DB_AWAY : DB_FULL;
}

static db_err prepare(db *d, pg_query q)
{
    if (d->prepared[q])
        return DB_OK;
    PGresult *r = PQprepare(d->link, pg_names[q], pg_sql[q], 0, NULL);
    db_err err = verdict(d, r);
    PQclear(r);
    d->prepared[q] = !err;
    return err;
}

/* The result stays the caller's; it is never NULL where the answer is DB_OK. */
static db_err ask(db *d, pg_query q, const args *a, PGresult **out)
{
    db_err err = prepare(d, q);
    *out = NULL;
    if (err)
        return err;
    PGresult *r = PQexecPrepared(d->link, pg_names[q], a->n, a->value, NULL, NULL, 0);
    err = verdict(d, r);
    if (err)
        PQclear(r);
    else
        *out = r;
    return err;
}

static db_err tell(db *d, pg_query q, const args *a, int *changed)
{
    PGresult *r = NULL;
    db_err err = ask(d, q, a, &r);
    if (!err && changed)
        *changed = (int)strtol(PQcmdTuples(r), NULL, 10);
    PQclear(r);
    return err;
}

static db_err command(db *d, const char *text)
{
    PGresult *r = PQexec(d->link, text);
    db_err err = verdict(d, r);
    PQclear(r);
    return err;
}

static const char *text_at(const PGresult *r, int row, int column)
{
    return PQgetvalue(r, row, column);
}

static int64_t int_at(const PGresult *r, int row, int column)
{
    return strtoll(PQgetvalue(r, row, column), NULL, 10);
}

static void take_text(const PGresult *r, int row, int column, char *out, size_t cap)
{
    snprintf(out, cap, "%s", text_at(r, row, column));
}

/* ---- opening ------------------------------------------------------------------- */

static void close_it(db *d)
{
    if (!d)
        return;
    PQfinish(d->link);
    free(d);
}

static void be_quiet(void *ctx, const char *message) { (void)ctx, (void)message; }

static db *open_it(const char *where, char why[DB_WHY])
{
    db *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    d->link = PQconnectdb(where);
    if (PQstatus(d->link) == CONNECTION_OK) {
        PQsetNoticeProcessor(d->link, be_quiet, NULL);
        if (!command(d, "SET synchronous_commit=on; SET lock_timeout='10s';"
                        "SET idle_in_transaction_session_timeout='20s'"))
            return d;
    }
    /* libpq's message may quote the address; a password is never in it */
    snprintf(why, DB_WHY, "%.180s", PQerrorMessage(d->link));
    close_it(d);
    return NULL;
}

static int schema_of(db *d)
{
    PGresult *r = PQexec(d->link, "SELECT version FROM meadhall_schema");
    int version = verdict(d, r) || PQntuples(r) != 1 ? -1 : (int)int_at(r, 0, 0);
    PQclear(r);
    return version;
}

static db_err climb(db *d, int version)
{
    char text[80];
    for (; version < pg_schema; version++) {
        snprintf(text, sizeof text, "UPDATE meadhall_schema SET version=%d", version + 1);
        db_err err = command(d, pg_steps[version]);
        if (!err)
            err = command(d, text);
        if (err)
            return err;
    }
    return DB_OK;
}

static db_err migrate(db *d, char why[DB_WHY])
{
    /* Two nodes that start together take turns. */
    db_err err = command(d, "BEGIN; SELECT pg_advisory_xact_lock(7236827);"
                            "CREATE TABLE IF NOT EXISTS meadhall_schema(version integer);"
                            "INSERT INTO meadhall_schema SELECT 0 WHERE NOT EXISTS"
                            " (SELECT 1 FROM meadhall_schema)");
    int version = err ? -1 : schema_of(d);
    if (version > pg_schema) {
        snprintf(why, DB_WHY, "the store has schema %d, this program knows %d", version, pg_schema);
        command(d, "ROLLBACK");
        return DB_FULL;
    }
    if (!err)
        err = version < 0 ? DB_FULL : climb(d, version);
    if (!err)
        err = command(d, "COMMIT");
    if (!err)
        return DB_OK;
    snprintf(why, DB_WHY, "cannot bring the schema up to date: %.120s", PQerrorMessage(d->link));
    command(d, "ROLLBACK");
    return err;
}

static db_err ping(db *d) { return command(d, "SELECT 1"); }

static db_err begin(db *d) { return command(d, "BEGIN"); }

static db_err commit(db *d)
{
    PGresult *r = PQexec(d->link, "COMMIT");
    db_err err = verdict(d, r);
    if (!err && strcmp(PQcmdStatus(r), "COMMIT") != 0)
        err = DB_FULL; /* a statement before it had failed: rolled back */
    PQclear(r);
    return err;
}

static void sign(db *d, const char *node) { snprintf(d->node, sizeof d->node, "%s", node); }

/* ---- rows ---------------------------------------------------------------------- */

static pg_query row_args(const db_row *r, args *a)
{
    add_text(a, r->table);
    add_int(a, r->seq);
    add_int(a, r->at);
    add_int(a, r->writer);
    add_int(a, r->hash);
    add_int(a, r->turn);
    add_int(a, r->bots);
    add_int(a, r->due);
    add_text(a, r->body);
    if (r->status < 0 && r->sits < 0 && r->leaves < 0)
        return PG_ROW;
    add_int(a, r->status);
    add_int(a, r->leaves);
    add_int(a, r->sits);
    add_text(a, r->player);
    add_text(a, r->name);
    return PG_ROW_CHANGES;
}

static bool is_mine(db *d, const db_row *r)
{
    args a = {.n = 0};
    PGresult *got = NULL;
    add_text(&a, r->table);
    add_int(&a, r->seq);
    if (ask(d, PG_ROW_WRITER, &a, &got))
        return false;
    bool mine = PQntuples(got) == 1 && int_at(got, 0, 0) == r->writer;
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

static bool send_rows(db *d, const db_row *rows, size_t n)
{
    char payload[PAYLOAD];
    const char *told[] = {payload};
    bool well = PQsendQueryParams(d->link, "BEGIN", 0, NULL, NULL, NULL, NULL, 0) == 1;
    for (size_t i = 0; i < n && well; i++) {
        args a = {.n = 0};
        pg_query q = row_args(&rows[i], &a);
        well = PQsendQueryPrepared(d->link, pg_names[q], a.n, a.value, NULL, NULL, 0) == 1;
    }
    payload_of(d, rows, n, payload);
    return well &&
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
        return DB_AWAY;
    db_err err = PQresultStatus(r) == PGRES_PIPELINE_ABORTED ? DB_AWAY : verdict(d, r);
    if (!err && changed)
        *changed = (int)strtol(PQcmdTuples(r), NULL, 10);
    PQclear(r);
    r = PQgetResult(d->link); /* the NULL behind each result */
    PQclear(r);
    return err;
}

static db_err take_results(db *d, size_t n, bool *won)
{
    db_err worst = next_result(d, NULL), err = DB_OK;
    for (size_t i = 0; i < n; i++) {
        int changed = 0;
        err = next_result(d, &changed);
        won[i] = !err && changed > 0;
        if (err && !worst)
            worst = err;
    }
    for (int i = 0; i < 2; i++) { /* notification, commit */
        err = next_result(d, NULL);
        if (err && !worst)
            worst = err;
    }
    PGresult *sync = PQgetResult(d->link);
    if (PQresultStatus(sync) != PGRES_PIPELINE_SYNC)
        worst = DB_AWAY;
    PQclear(sync);
    return worst;
}

static int by_table(const void *a, const void *b)
{
    const db_row *x = a, *y = b;
    return strcmp(x->table, y->table);
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
    db_err err = prepare(d, PG_ROW);
    if (!ascending(rows, n))
        return DB_FULL; /* the caller's mistake: nodes could wait for each other */
    if (!err)
        err = prepare(d, PG_ROW_CHANGES);
    if (err || PQenterPipelineMode(d->link) != 1)
        return DB_AWAY;
    err = send_rows(d, rows, n) ? take_results(d, n, won) : DB_AWAY;
    PQexitPipelineMode(d->link);
    if (err) {
        command(d, "ROLLBACK");
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
    add_text(&a, id);
    add_int(&a, from);
    db_err err = ask(d, PG_ROWS, &a, &r);
    for (int i = 0; !err && i < PQntuples(r); i++) {
        db_row row = {.status = -1, .sits = -1, .leaves = -1};
        snprintf(row.table, sizeof row.table, "%s", id);
        row.seq = (uint32_t)int_at(r, i, 0);
        row.at = int_at(r, i, 1);
        row.writer = int_at(r, i, 2);
        row.hash = int_at(r, i, 3);
        row.turn = (int)int_at(r, i, 4);
        row.bots = (int)int_at(r, i, 5);
        row.due = int_at(r, i, 6);
        row.body = text_at(r, i, 7);
        row.length = strlen(row.body);
        on(ctx, &row);
    }
    PQclear(r);
    return err;
}

/* ---- tables -------------------------------------------------------------------- */

static db_err create(db *d, const db_table *t, const db_row *first)
{
    args a = {.n = 0}, b = {.n = 0};
    int changed = 0;
    add_text(&a, t->id);
    add_text(&a, t->game);
    add_int(&a, t->rules);
    add_int(&a, t->content);
    add_text(&a, t->options);
    add_text(&a, t->chairs);
    add_int(&a, t->clock);
    add_int(&a, t->base);
    add_int(&a, t->more);
    add_text(&a, t->listed ? "t" : "f");
    add_text(&a, t->undo ? "t" : "f");
    add_text(&a, t->handover);
    add_text(&a, t->invite);
    add_key(&a, t->fate);
    add_text(&a, t->creator);
    add_int(&a, t->status);
    add_int(&a, t->created);
    db_err err = tell(d, PG_TABLE_PUT, &a, &changed);
    if (err || !changed)
        return err ? err : DB_TAKEN;
    pg_query q = row_args(first, &b);
    return tell(d, q, &b, NULL);
}

static void take_key(const char *hex, uint8_t out[DB_KEY])
{
    for (int i = 0; i < DB_KEY && strlen(hex) == 2 * DB_KEY + 2; i++) {
        char pair[3] = {hex[2 + 2 * i], hex[3 + 2 * i], 0};
        out[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
}

static db_err get_table(db *d, const char *id, db_table *out)
{
    args a = {.n = 0};
    PGresult *r = NULL;
    add_text(&a, id);
    db_err err = ask(d, PG_TABLE_GET, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        *out = (db_table){.rules = (int)int_at(r, 0, 2)};
        take_text(r, 0, 0, out->id, sizeof out->id);
        take_text(r, 0, 1, out->game, sizeof out->game);
        out->content = (uint32_t)int_at(r, 0, 3);
        take_text(r, 0, 4, out->options, sizeof out->options);
        take_text(r, 0, 5, out->chairs, sizeof out->chairs);
        out->clock = (int)int_at(r, 0, 6);
        out->base = int_at(r, 0, 7);
        out->more = int_at(r, 0, 8);
        out->listed = *text_at(r, 0, 9) == 't';
        out->undo = *text_at(r, 0, 10) == 't';
        take_text(r, 0, 11, out->handover, sizeof out->handover);
        take_text(r, 0, 12, out->invite, sizeof out->invite);
        take_key(text_at(r, 0, 13), out->fate);
        take_text(r, 0, 14, out->creator, sizeof out->creator);
        out->status = (db_status)int_at(r, 0, 15);
        out->created = int_at(r, 0, 16);
    }
    PQclear(r);
    return err;
}

/* A line of a list comes once a seat taken, or once with seat -1. */
static db_err list(db *d, db_which which, const char *player, db_on_item *on, void *ctx)
{
    static const pg_query queries[] = {PG_LIST_MINE, PG_LIST_OPEN, PG_LIST_WATCH};
    args a = {.n = 0};
    PGresult *r = NULL;
    db_item item = {.mine = -1};
    if (which == DB_MINE)
        add_text(&a, player);
    db_err err = ask(d, queries[which], &a, &r);
    int n = err ? 0 : PQntuples(r);
    for (int i = 0; i < n; i++) {
        if (strcmp(item.id, text_at(r, i, 0)) != 0) {
            item = (db_item){.status = (int)int_at(r, i, 4), .mine = (int)int_at(r, i, 5)};
            take_text(r, i, 0, item.id, sizeof item.id);
            take_text(r, i, 1, item.game, sizeof item.game);
            take_text(r, i, 2, item.options, sizeof item.options);
            take_text(r, i, 3, item.chairs, sizeof item.chairs);
            item.turn = (int)int_at(r, i, 6);
            item.at = int_at(r, i, 7);
        }
        int64_t seat = int_at(r, i, 8);
        if (seat >= 0 && seat < DB_SEATS)
            take_text(r, i, 9, item.name[seat], sizeof item.name[seat]);
        if (i + 1 == n || strcmp(item.id, text_at(r, i + 1, 0)) != 0)
            on(ctx, &item);
    }
    PQclear(r);
    return err;
}

static db_err each_text(db *d, pg_query q, const args *a, db_on_text *on, void *ctx)
{
    PGresult *r = NULL;
    db_err err = ask(d, q, a, &r);
    for (int i = 0; !err && i < PQntuples(r); i++)
        on(ctx, text_at(r, i, 0));
    PQclear(r);
    return err;
}

static db_err due(db *d, int64_t now, int64_t quiet, db_on_text *on, void *ctx)
{
    args a = {.n = 0};
    add_int(&a, now);
    add_int(&a, quiet);
    return each_text(d, PG_DUE, &a, on, ctx);
}

static db_err unfinished(db *d, db_on_text *on, void *ctx)
{
    return each_text(d, PG_UNFINISHED, &(args){.n = 0}, on, ctx);
}

/* ---- players ------------------------------------------------------------------- */

static db_err player_put(db *d, const db_player *p, const char *login, const char *password,
                         int64_t at)
{
    args a = {.n = 0};
    int changed = 0;
    add_text(&a, p->id);
    add_text(&a, p->name);
    add_text(&a, login); /* NULL for a guest */
    add_text(&a, password);
    add_int(&a, at);
    db_err err = tell(d, PG_PLAYER_PUT, &a, &changed);
    return err ? err : changed ? DB_OK : DB_TAKEN;
}

static db_err player_rename(db *d, const char *id, const char *name)
{
    args a = {.n = 0};
    add_text(&a, id);
    add_text(&a, name);
    return tell(d, PG_RENAME, &a, NULL);
}

static db_err player_login(db *d, const char *login, db_player *out, char password[DB_PASSWORD])
{
    args a = {.n = 0};
    PGresult *r = NULL;
    add_text(&a, login);
    db_err err = ask(d, PG_LOGIN, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        *out = (db_player){.guest = false};
        take_text(r, 0, 0, out->id, sizeof out->id);
        take_text(r, 0, 1, out->name, sizeof out->name);
        take_text(r, 0, 2, password, DB_PASSWORD);
    }
    PQclear(r);
    return err;
}

static db_err session_put(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at)
{
    args a = {.n = 0};
    add_key(&a, hash);
    add_text(&a, player);
    add_int(&a, at);
    return tell(d, PG_SESSION_PUT, &a, NULL);
}

static db_err session_get(db *d, const uint8_t hash[DB_KEY], int64_t since, int64_t at,
                          db_player *out)
{
    enum { DAY = 86400000 };
    args a = {.n = 0}, b = {.n = 0};
    PGresult *r = NULL;
    bool stale = false;
    add_key(&a, hash);
    add_int(&a, since);
    db_err err = ask(d, PG_SESSION_GET, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        take_text(r, 0, 0, out->id, sizeof out->id);
        take_text(r, 0, 1, out->name, sizeof out->name);
        out->guest = *text_at(r, 0, 2) == 't';
        stale = int_at(r, 0, 3) < at - DAY;
    }
    PQclear(r);
    if (err || !stale)
        return err;
    add_key(&b, hash);
    add_int(&b, at);
    return tell(d, PG_SESSION_USED, &b, NULL);
}

static db_err session_drop(db *d, const uint8_t hash[DB_KEY])
{
    args a = {.n = 0};
    add_key(&a, hash);
    return tell(d, PG_SESSION_DROP, &a, NULL);
}

static db_err session_drop_all(db *d, const char *player)
{
    args a = {.n = 0};
    add_text(&a, player);
    return tell(d, PG_SESSION_DROP_ALL, &a, NULL);
}

/* ---- other nodes ----------------------------------------------------------------- */

static db_err wait_for_others(db *d, int ms, db_on_text *on, void *ctx)
{
    if (!d->listens) {
        db_err err = command(d, "LISTEN meadhall");
        if (err)
            return err;
        d->listens = true;
    }
    struct pollfd p = {.fd = PQsocket(d->link), .events = POLLIN};
    if (p.fd < 0 || poll(&p, 1, ms) < 0)
        return DB_AWAY;
    if (!PQconsumeInput(d->link) || PQstatus(d->link) != CONNECTION_OK)
        return DB_AWAY;
    for (PGnotify *n; (n = PQnotifies(d->link)); PQfreemem(n))
        on(ctx, n->extra);
    return DB_OK;
}

static db_err backup(db *d, const char *path, char why[DB_WHY])
{
    (void)d, (void)path;
    snprintf(why, DB_WHY, "PostgreSQL has its own tools: pg_dump, pg_basebackup");
    return DB_NONE;
}

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
    .list = list,
    .due = due,
    .unfinished = unfinished,
    .player_put = player_put,
    .player_rename = player_rename,
    .player_login = player_login,
    .session_put = session_put,
    .session_get = session_get,
    .session_drop = session_drop,
    .session_drop_all = session_drop_all,
    .wait = wait_for_others,
    .sign = sign,
    .backup = backup,
};

const db_api *db_postgres(void) { return &api; }
