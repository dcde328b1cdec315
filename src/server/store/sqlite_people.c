/* sqlite_people.c - players and their sessions in the embedded store. */
#include <stdio.h>
#include <string.h>

#include "names.h"
#include "sqlite_link.h"

/* A statement that must change one row. */
static db_err change_one(db *d, sqlite3_stmt *s, db_err none)
{
    db_err err = lite_exec(d, s);
    return err ? err : sqlite3_changes(d->file) == 1 ? DB_OK : none;
}

db_err lite_player_put(db *d, const db_player *p, int64_t at)
{
    char look[NAME_LOOK];
    sqlite3_stmt *s = lite_use(d, LITE_PLAYER_PUT);
    if (!s)
        return lite_failed(d);
    name_look(p->name, look);
    lite_bind_text(s, 1, p->id);
    lite_bind_text(s, 2, p->name);
    lite_bind_text(s, 3, look);
    sqlite3_bind_int64(s, 4, at);
    return change_one(d, s, DB_TAKEN);
}

db_err lite_player_register(db *d, const db_player *p, const char *login, const char *password)
{
    char look[NAME_LOOK];
    sqlite3_stmt *s = lite_use(d, LITE_REGISTER);
    if (!s)
        return lite_failed(d);
    name_look(p->name, look);
    lite_bind_text(s, 1, p->id);
    lite_bind_text(s, 2, p->name);
    lite_bind_text(s, 3, look);
    lite_bind_text(s, 4, login);
    lite_bind_text(s, 5, password);
    return change_one(d, s, DB_NONE);
}

db_err lite_player_rename(db *d, const char *id, const char *name)
{
    char look[NAME_LOOK];
    sqlite3_stmt *s = lite_use(d, LITE_RENAME);
    if (!s)
        return lite_failed(d);
    name_look(name, look);
    lite_bind_text(s, 1, id);
    lite_bind_text(s, 2, name);
    lite_bind_text(s, 3, look);
    return change_one(d, s, DB_TAKEN);
}

db_err lite_player_password(db *d, const char *id, char out[DB_PASSWORD])
{
    sqlite3_stmt *s = lite_use(d, LITE_PASSWORD);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, id);
    db_err err = lite_step(d, s);
    if (err)
        return err;
    lite_take_text(s, 0, out, DB_PASSWORD);
    return lite_taken(d, s);
}

db_err lite_player_set_password(db *d, const char *id, const char *old, const char *password)
{
    sqlite3_stmt *s = lite_use(d, LITE_SET_PASSWORD);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, id);
    lite_bind_text(s, 2, old);
    lite_bind_text(s, 3, password);
    return change_one(d, s, DB_NONE);
}

db_err lite_name_free(db *d, const char *id, const char *name)
{
    char look[NAME_LOOK];
    sqlite3_stmt *s = lite_use(d, LITE_NAME_FREE);
    if (!s)
        return lite_failed(d);
    name_look(name, look);
    lite_bind_text(s, 1, id);
    lite_bind_text(s, 2, look);
    db_err err = lite_step(d, s);
    if (err)
        return err == DB_NONE ? DB_OK : err;
    lite_end(s);
    return DB_TAKEN;
}

db_err lite_player_login(db *d, const char *login, db_player *out, char password[DB_PASSWORD])
{
    sqlite3_stmt *s = lite_use(d, LITE_LOGIN);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, login);
    db_err err = lite_step(d, s);
    if (err)
        return err;
    *out = (db_player){.guest = false};
    lite_take_text(s, 0, out->id, sizeof out->id);
    lite_take_text(s, 1, out->name, sizeof out->name);
    lite_take_text(s, 2, password, DB_PASSWORD);
    return lite_taken(d, s);
}

static db_err on_session(db *d, lite_query q, const uint8_t hash[DB_KEY], const int64_t *at)
{
    sqlite3_stmt *s = lite_use(d, q);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_blob(s, 1, hash, DB_KEY, SQLITE_STATIC);
    if (at)
        sqlite3_bind_int64(s, 2, *at);
    return lite_exec(d, s);
}

db_err lite_session_put(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at)
{
    sqlite3_stmt *s = lite_use(d, LITE_SESSION_PUT);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_blob(s, 1, hash, DB_KEY, SQLITE_STATIC);
    lite_bind_text(s, 2, player);
    sqlite3_bind_int64(s, 3, at);
    db_err err = lite_exec(d, s);
    return err || sqlite3_changes(d->file) == 1 ? err : DB_BANNED;
}

db_err lite_session_get(db *d, const uint8_t hash[DB_KEY], int64_t at, db_player *out)
{
    enum { DAY = 86400000 };
    sqlite3_stmt *s = lite_use(d, LITE_SESSION_GET);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_blob(s, 1, hash, DB_KEY, SQLITE_STATIC);
    db_err err = lite_step(d, s);
    if (err)
        return err;
    lite_take_text(s, 0, out->id, sizeof out->id);
    lite_take_text(s, 1, out->name, sizeof out->name);
    out->guest = sqlite3_column_int(s, 2) != 0;
    int64_t used = sqlite3_column_int64(s, 3);
    bool stale = used < at - DAY || used > at + DAY; /* the clock may have been wrong */
    err = lite_taken(d, s);
    if (err)
        return err;
    return stale ? on_session(d, LITE_SESSION_USED, hash, &at) : DB_OK;
}

db_err lite_session_list(db *d, const char *player, db_on_session *on, void *ctx)
{
    sqlite3_stmt *s = lite_use(d, LITE_SESSION_LIST);
    db_err err = DB_OK;
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, player);
    while (!(err = lite_step(d, s))) {
        db_session x = {.made = sqlite3_column_int64(s, 1), .used = sqlite3_column_int64(s, 2)};
        if (sqlite3_column_bytes(s, 0) == DB_KEY)
            memcpy(x.hash, sqlite3_column_blob(s, 0), DB_KEY);
        for (size_t i = 0; i < DB_SESSION / 2; i++)
            snprintf(x.id + 2 * i, 3, "%02x", x.hash[i]);
        on(ctx, &x);
    }
    return err == DB_NONE ? DB_OK : err;
}

db_err lite_session_drop(db *d, const uint8_t hash[DB_KEY])
{
    return on_session(d, LITE_SESSION_DROP, hash, NULL);
}

db_err lite_session_drop_all(db *d, const char *player)
{
    sqlite3_stmt *s = lite_use(d, LITE_SESSION_DROP_ALL);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, player);
    return lite_exec(d, s);
}

db_err lite_session_sweep(db *d, int64_t since)
{
    static const lite_query both[] = {LITE_SESSION_SWEEP, LITE_GUEST_SWEEP};
    db_err err = DB_OK;
    for (int i = 0; i < 2 && !err; i++) {
        sqlite3_stmt *s = lite_use(d, both[i]);
        if (s)
            sqlite3_bind_int64(s, 1, since);
        err = lite_exec(d, s);
    }
    return err;
}

/* ---- time, and tables that nobody comes to --------------------------------------------------- */

static db_err take_number(db *d, sqlite3_stmt *s, int64_t *out)
{
    db_err err = lite_step(d, s);
    if (err)
        return err == DB_NONE ? lite_says(d, DB_FULL, "a number is missing") : err;
    *out = sqlite3_column_int64(s, 0);
    return lite_taken(d, s);
}

db_err lite_hall_time(db *d, int64_t now, int64_t step, int64_t *out)
{
    sqlite3_stmt *s = lite_use(d, LITE_HALL_TIME);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_int64(s, 1, now);
    sqlite3_bind_int64(s, 2, step);
    return take_number(d, s, out);
}

db_err lite_tables_rest(db *d, int64_t open_since, int64_t playing_since)
{
    const lite_query both[] = {LITE_REST_OPEN, LITE_REST_PLAYING};
    const int64_t since[] = {open_since, playing_since};
    db_err err = DB_OK;
    for (int i = 0; i < 2 && !err; i++) {
        sqlite3_stmt *s = lite_use(d, both[i]);
        if (s)
            sqlite3_bind_int64(s, 1, since[i]);
        err = lite_exec(d, s);
    }
    return err;
}

db_err lite_tables_open(db *d, const char *creator, int64_t *out)
{
    sqlite3_stmt *s = lite_use(d, LITE_TABLES_OPEN);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, creator);
    return take_number(d, s, out);
}

static void look_in_sql(sqlite3_context *ctx, int n, sqlite3_value **values)
{
    const char *name = n == 1 ? (const char *)sqlite3_value_text(values[0]) : NULL;
    char look[NAME_LOOK];
    name_look(name ? name : "", look);
    sqlite3_result_text(ctx, look, -1, SQLITE_TRANSIENT);
}

int lite_add_functions(sqlite3 *file)
{
    return sqlite3_create_function(file, "name_look", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                                   look_in_sql, NULL, NULL);
}
