/* sqlite_people.c - players and their sessions in the embedded store. */
#include <stdio.h>
#include <string.h>

#include "sqlite_link.h"

db_err lite_player_put(db *d, const db_player *p, const char *login, const char *password,
                       int64_t at)
{
    sqlite3_stmt *s = lite_use(d, LITE_PLAYER_PUT);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, p->id);
    lite_bind_text(s, 2, p->name);
    if (login) {
        lite_bind_text(s, 3, login);
        lite_bind_text(s, 4, password);
    }
    sqlite3_bind_int64(s, 5, at);
    return lite_exec(d, s);
}

db_err lite_player_rename(db *d, const char *id, const char *name)
{
    sqlite3_stmt *s = lite_use(d, LITE_RENAME);
    if (!s)
        return lite_failed(d);
    lite_bind_text(s, 1, id);
    lite_bind_text(s, 2, name);
    return lite_exec(d, s);
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

db_err lite_session_get(db *d, const uint8_t hash[DB_KEY], int64_t since, int64_t at,
                        db_player *out)
{
    enum { DAY = 86400000 };
    sqlite3_stmt *s = lite_use(d, LITE_SESSION_GET);
    if (!s)
        return lite_failed(d);
    sqlite3_bind_blob(s, 1, hash, DB_KEY, SQLITE_STATIC);
    sqlite3_bind_int64(s, 2, since);
    db_err err = lite_step(d, s);
    if (err)
        return err;
    lite_take_text(s, 0, out->id, sizeof out->id);
    lite_take_text(s, 1, out->name, sizeof out->name);
    out->guest = sqlite3_column_int(s, 2) != 0;
    bool stale = sqlite3_column_int64(s, 3) < at - DAY;
    err = lite_taken(d, s);
    if (err)
        return err;
    return stale ? on_session(d, LITE_SESSION_USED, hash, &at) : DB_OK;
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
