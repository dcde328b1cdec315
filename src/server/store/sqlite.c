/* sqlite.c - the embedded store: one file in write-ahead mode, every commit synced. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games.h"
#include "sqlite_link.h"
#include "withhold.h"

enum {
    PATH = 4096,
    BUSY_MS = 10000,
    BACKUP_PAGES = 256,
    TIDY_WAITS = 4,
    SETTLE_TRIES = 50,
    SETTLE_MS = 100
};

static void close_it(db *d)
{
    if (!d)
        return;
    for (int i = 0; i < LITE_QUERIES; i++)
        sqlite3_finalize(d->statement[i]);
    sqlite3_close(d->file);
    free(d);
}

/* `where` is a folder; it is made where it is not there. */
static db *open_it(const char *where, mh_error *error)
{
    char path[PATH] = "file:/meadhall?vfs=memdb"; /* one for all handles of the process */
    bool memory = strcmp(where, DB_MEMORY) == 0;
    db *d = calloc(1, sizeof *d);
    if (!d) {
        mh_fail(error, MH_ENOMEM, "no memory for the store");
        return NULL;
    }
    if (!memory && !lite_folder(where, error)) {
        close_it(d);
        return NULL;
    }
    if (!memory)
        snprintf(path, sizeof path, "%s/meadhall.db", where);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX |
                (memory ? SQLITE_OPEN_URI : 0);
    int rc = sqlite3_open_v2(path, &d->file, flags, NULL);
    if (!rc) {
        sqlite3_busy_timeout(d->file, BUSY_MS);
        rc = lite_add_functions(d->file);
    }
    if (!rc)
        rc = sqlite3_exec(d->file,
                          memory ? "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF;"
                                 : "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                                   "PRAGMA wal_autocheckpoint=50000; PRAGMA cache_size=-16000;",
                          NULL, NULL, NULL);
    if (!rc)
        return d;
    mh_fail(error, MH_EFAILED, "%.120s: %s", path, sqlite3_errmsg(d->file));
    close_it(d);
    return NULL;
}

/* SQLite ends a transaction by itself after some errors. */
static db_err rollback(db *d)
{
    return sqlite3_get_autocommit(d->file) ? DB_OK : lite_run(d, LITE_ROLLBACK);
}

/* One that could not be ended before is in the way. */
static db_err begin(db *d)
{
    db_err err = rollback(d);
    return err ? err : lite_run(d, LITE_BEGIN);
}

static void pause_ms(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};
    nanosleep(&t, NULL);
}

/* A commit whose sync failed stands in the log of writes, and a crash would bring it to life. Who
 * is told that nothing was written must be able to rely on it: a small commit takes its place. */
static db_err settle(db *d)
{
    char text[64];
    snprintf(text, sizeof text, "PRAGMA user_version=%d", lite_schema);
    for (int i = 0; i < SETTLE_TRIES; i++) {
        bool ok = !begin(d) && !sqlite3_exec(d->file, text, NULL, NULL, NULL) &&
                  !lite_run(d, LITE_COMMIT);
        rollback(d);
        if (ok)
            return DB_FULL;
        pause_ms(SETTLE_MS);
    }
    return DB_AWAY;
}

/* The frame that ends a commit is written last: while a write fails (a quota, a limit) it is not in
 * the log. */
static bool may_stand(db *d)
{
    int code = sqlite3_extended_errcode(d->file);
    return (code & 0xff) == SQLITE_IOERR && code != SQLITE_IOERR_WRITE;
}

static db_err commit(db *d)
{
    db_err err = lite_run(d, LITE_COMMIT);
    bool doubtful = err && may_stand(d);
    if (err)
        rollback(d);
    return doubtful ? settle(d) : err;
}

static int schema_of(db *d)
{
    sqlite3_stmt *s = NULL;
    int version = -1;
    if (!sqlite3_prepare_v2(d->file, "PRAGMA user_version", -1, &s, NULL) &&
        sqlite3_step(s) == SQLITE_ROW)
        version = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return version;
}

static db_err migrate(db *d, mh_error *error)
{
    char text[64];
    db_err err = lite_run(d, LITE_BEGIN);
    int version = err ? -1 : schema_of(d);
    if (version > lite_schema) {
        mh_fail(error, MH_EFAILED, "the store has schema %d, this program knows %d", version,
                lite_schema);
        rollback(d);
        return DB_FULL;
    }
    for (; version >= 0 && version < lite_schema; version++) {
        snprintf(text, sizeof text, "PRAGMA user_version=%d", version + 1);
        if (sqlite3_exec(d->file, lite_steps[version], NULL, NULL, NULL) ||
            sqlite3_exec(d->file, text, NULL, NULL, NULL))
            break;
    }
    if (version == lite_schema && !lite_run(d, LITE_COMMIT))
        return DB_OK;
    mh_fail(error, MH_EFAILED, "cannot bring the schema up to date: %.120s",
            sqlite3_errmsg(d->file));
    rollback(d);
    return DB_FULL;
}

static db_err ping(db *d)
{
    sqlite3_stmt *s = lite_use(d, LITE_PING);
    db_err err = lite_step(d, s);
    if (!err)
        lite_end(s);
    return err;
}

/* ---- rows -------------------------------------------------------------------- */

static db_err put_row(db *d, const db_row *r, bool *won)
{
    sqlite3_stmt *s = lite_use(d, LITE_ROW_PUT);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, r->table);
    sqlite3_bind_int64(s, 2, r->seq);
    sqlite3_bind_int64(s, 3, r->at);
    sqlite3_bind_int64(s, 4, r->writer);
    sqlite3_bind_int64(s, 5, r->hash);
    sqlite3_bind_int(s, 6, r->turn);
    sqlite3_bind_int(s, 7, r->bots);
    sqlite3_bind_int64(s, 8, r->due);
    sqlite3_bind_text(s, 9, r->body, (int)r->length, SQLITE_STATIC);
    sqlite3_bind_int64(s, 10, r->after);
    db_err err = lite_exec(d, s);
    *won = !err && sqlite3_changes(d->file) == 1;
    return err;
}

static bool is_mine(db *d, const db_row *r)
{
    sqlite3_stmt *s = lite_use(d, LITE_ROW_WRITER);
    lite_bind_text(s, 1, r->table);
    sqlite3_bind_int64(s, 2, r->seq);
    if (lite_step(d, s))
        return false;
    bool mine = sqlite3_column_int64(s, 0) == r->writer;
    lite_end(s);
    return mine;
}

static db_err sit(db *d, const char *table, int seat, const char *player, const char *name)
{
    sqlite3_stmt *s = lite_use(d, LITE_SIT);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, table);
    sqlite3_bind_int(s, 2, seat);
    lite_bind_text(s, 3, player);
    lite_bind_text(s, 4, name);
    return lite_exec(d, s);
}

static db_err emit_game(void *ctx, const char *sql, const char *const *texts, int count)
{
    return lite_ask(ctx, sql, texts, count, NULL, NULL);
}

static db_err put_calls(db *d, const db_row *r)
{
    sqlite3_stmt *s = lite_use(d, LITE_CALLS);
    lite_bind_text(s, 1, r->table);
    sqlite3_bind_int64(s, 2, r->seq);
    sqlite3_bind_int64(s, 3, r->at);
    sqlite3_bind_int(s, 4, r->calls);
    return lite_exec(d, s);
}

static db_err put_changes(db *d, const db_row *r)
{
    db_err err = games_write(r, emit_game, d);
    if (!err && (r->status >= 0 || r->active || r->round >= 0)) {
        sqlite3_stmt *s = lite_use(d, LITE_STATUS);
        lite_bind_text(s, 1, r->table);
        sqlite3_bind_int(s, 2, r->status);
        sqlite3_bind_int64(s, 3, r->active);
        sqlite3_bind_int(s, 4, r->round);
        err = lite_exec(d, s);
    }
    if (!err && r->leaves >= 0) {
        sqlite3_stmt *s = lite_use(d, LITE_LEAVE);
        lite_bind_text(s, 1, r->table);
        sqlite3_bind_int(s, 2, r->leaves);
        err = lite_exec(d, s);
    }
    if (!err && r->sits >= 0)
        err = sit(d, r->table, r->sits, r->player, r->name);
    return err || !r->calls ? err : put_calls(d, r);
}

static db_err append(db *d, const db_row *rows, size_t n, bool *won)
{
    db_err err = begin(d);
    if (err)
        return err;
    for (size_t i = 0; i < n && !err; i++) {
        err = put_row(d, &rows[i], &won[i]);
        if (!err && won[i])
            err = put_changes(d, &rows[i]);
        else if (!err)
            won[i] = is_mine(d, &rows[i]);
    }
    if (!err)
        return commit(d);
    rollback(d);
    return db_failed(err) ? err : lite_says(d, DB_FULL, "a row breaks a rule of the store");
}

static db_err read_rows(db *d, const char *id, uint32_t from, db_on_row *on, void *ctx)
{
    sqlite3_stmt *s = lite_use(d, LITE_ROWS);
    db_err err = DB_OK;
    withholding w;
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, id);
    sqlite3_bind_int64(s, 2, from);
    withhold_open(&w);
    while (!(err = lite_step(d, s))) {
        db_row r = {.status = -1, .sits = -1, .leaves = -1, .round = -1};
        snprintf(r.table, sizeof r.table, "%s", id);
        r.seq = (uint32_t)sqlite3_column_int64(s, 0);
        r.at = sqlite3_column_int64(s, 1);
        r.writer = sqlite3_column_int64(s, 2);
        r.hash = sqlite3_column_int64(s, 3);
        r.turn = sqlite3_column_int(s, 4);
        r.bots = sqlite3_column_int(s, 5);
        r.due = sqlite3_column_int64(s, 6);
        r.body = (const char *)sqlite3_column_text(s, 7);
        r.length = (size_t)sqlite3_column_bytes(s, 7);
        if (!r.body || !withhold_row(&w, (const char *)sqlite3_column_text(s, 8), &r)) {
            err = lite_lacks(d); /* half a history is none */
            lite_end(s);
            break;
        }
        on(ctx, &r);
    }
    withhold_close(&w);
    return err == DB_NONE ? DB_OK : err;
}

/* ---- tables ------------------------------------------------------------------ */

static db_err put_table(db *d, const db_table *t)
{
    sqlite3_stmt *s = lite_use(d, LITE_TABLE_PUT);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, t->id);
    lite_bind_text(s, 2, t->game);
    sqlite3_bind_int(s, 3, t->rules);
    sqlite3_bind_int64(s, 4, t->content);
    lite_bind_text(s, 5, t->options);
    lite_bind_text(s, 6, t->chairs);
    sqlite3_bind_int(s, 7, t->clock);
    sqlite3_bind_int64(s, 8, t->base);
    sqlite3_bind_int64(s, 9, t->more);
    sqlite3_bind_int(s, 10, t->listed);
    sqlite3_bind_int(s, 11, t->undo);
    lite_bind_text(s, 12, t->handover);
    lite_bind_text(s, 13, t->invite);
    sqlite3_bind_blob(s, 14, t->fate, sizeof t->fate, SQLITE_STATIC);
    lite_bind_text(s, 15, t->creator);
    sqlite3_bind_int(s, 16, (int)t->status);
    sqlite3_bind_int64(s, 17, t->created);
    sqlite3_bind_int64(s, 18, t->created); /* its first activity */
    sqlite3_bind_int(s, 19, t->rated);
    sqlite3_bind_int(s, 20, t->quick);
    db_err err = lite_exec(d, s);
    return err ? err : sqlite3_changes(d->file) == 1 ? DB_OK : DB_TAKEN;
}

static db_err create(db *d, const db_table *t, const db_row *first)
{
    bool won = false;
    db_err err = put_table(d, t);
    if (!err)
        err = put_row(d, first, &won);
    return err ? err : put_changes(d, first);
}

static db_err get_table(db *d, const char *id, db_table *out)
{
    sqlite3_stmt *s = lite_use(d, LITE_TABLE_GET);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, id);
    db_err err = lite_step(d, s);
    if (err)
        return err;
    *out = (db_table){.rules = sqlite3_column_int(s, 2)};
    lite_take_text(s, 0, out->id, sizeof out->id);
    lite_take_text(s, 1, out->game, sizeof out->game);
    out->content = (uint32_t)sqlite3_column_int64(s, 3);
    lite_take_text(s, 4, out->options, sizeof out->options);
    lite_take_text(s, 5, out->chairs, sizeof out->chairs);
    out->clock = sqlite3_column_int(s, 6);
    out->base = sqlite3_column_int64(s, 7);
    out->more = sqlite3_column_int64(s, 8);
    out->listed = sqlite3_column_int(s, 9) != 0;
    out->undo = sqlite3_column_int(s, 10) != 0;
    lite_take_text(s, 11, out->handover, sizeof out->handover);
    lite_take_text(s, 12, out->invite, sizeof out->invite);
    if (sqlite3_column_bytes(s, 13) == DB_KEY)
        memcpy(out->fate, sqlite3_column_blob(s, 13), DB_KEY);
    lite_take_text(s, 14, out->creator, sizeof out->creator);
    out->status = (db_status)sqlite3_column_int(s, 15);
    out->created = sqlite3_column_int64(s, 16);
    out->active = sqlite3_column_int64(s, 17);
    out->rated = sqlite3_column_int(s, 18) != 0;
    out->quick = sqlite3_column_int(s, 19) != 0;
    out->round = sqlite3_column_int(s, 20);
    return lite_taken(d, s);
}

static db_err each_text(db *d, sqlite3_stmt *s, db_on_text *on, void *ctx)
{
    db_err err = DB_OK;
    while (!(err = lite_step(d, s))) {
        const char *text = (const char *)sqlite3_column_text(s, 0);
        if (!text) {
            lite_end(s);
            return lite_lacks(d);
        }
        on(ctx, text);
    }
    return err == DB_NONE ? DB_OK : err;
}

static db_err due(db *d, int64_t now, int64_t quiet, db_on_text *on, void *ctx)
{
    sqlite3_stmt *s = lite_use(d, LITE_DUE);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_int64(s, 1, now);
    sqlite3_bind_int64(s, 2, quiet);
    return each_text(d, s, on, ctx);
}

static db_err unfinished(db *d, db_on_text *on, void *ctx)
{
    return each_text(d, lite_use(d, LITE_UNFINISHED), on, ctx);
}

/* ---- one node only; copies ----------------------------------------------------- */

/* No other server writes, but an administrator's command may. What the log of writes has is moved
 * to its place meanwhile, by this thread and without stopping the writer: a commit never waits for
 * it. */
static db_err wait_a_while(db *d, int ms, db_on_text *on, void *ctx)
{
    pause_ms(ms);
    db_err err = lite_hear(d, on, ctx);
    if (err || ++d->waits % TIDY_WAITS)
        return err;
    sqlite3_wal_checkpoint_v2(d->file, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    return lite_scrub(d);
}

static db_err fits(db *d, mh_error *error)
{
    int version = schema_of(d);
    if (version == lite_schema)
        return DB_OK;
    mh_fail(error, MH_EFAILED, "the store has schema %d, this program knows %d", version,
            lite_schema);
    return DB_FULL;
}

static void sign(db *d, const char *node) { (void)d, (void)node; }

static db_err backup(db *d, const char *path, mh_error *error)
{
    sqlite3 *copy = NULL;
    lite_file(path);
    int rc = sqlite3_open(path, &copy);
    sqlite3_backup *b = rc ? NULL : sqlite3_backup_init(copy, "main", d->file, "main");
    if (b) {
        do {
            rc = sqlite3_backup_step(b, BACKUP_PAGES);
            if (rc == SQLITE_BUSY || rc == SQLITE_LOCKED)
                sqlite3_sleep(20);
        } while (rc == SQLITE_OK || rc == SQLITE_BUSY || rc == SQLITE_LOCKED);
        rc = sqlite3_backup_finish(b);
    }
    bool ok = b && rc == SQLITE_OK;
    if (!ok)
        mh_fail(error, MH_EFAILED, "%.120s: %.60s", path, sqlite3_errmsg(copy));
    sqlite3_close(copy);
    return ok ? DB_OK : DB_FULL;
}

const db_api db_sqlite = {
    .version = DB_API,
    .name = "sqlite",
    .many_nodes = false,
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
    .player_put = lite_player_put,
    .player_register = lite_player_register,
    .player_rename = lite_player_rename,
    .player_login = lite_player_login,
    .player_password = lite_player_password,
    .player_set_password = lite_player_set_password,
    .name_free = lite_name_free,
    .session_put = lite_session_put,
    .session_get = lite_session_get,
    .session_list = lite_session_list,
    .session_drop = lite_session_drop,
    .session_drop_all = lite_session_drop_all,
    .session_sweep = lite_session_sweep,
    .hall_time = lite_hall_time,
    .tables_rest = lite_tables_rest,
    .tables_open = lite_tables_open,
    .wait = wait_a_while,
    .sign = sign,
    .backup = backup,
    .rollback = rollback,
    .why = lite_why,
    .ask = lite_ask,
    .tell = lite_tell,
    .fits = fits,
    .claim = lite_claim,
    .release = lite_release,
    .sit = sit,
};
