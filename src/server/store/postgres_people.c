/* postgres_people.c - players and their sessions in PostgreSQL. */
#include <stdio.h>

#include "postgres_link.h"

db_err pg_player_put(db *d, const db_player *p, const char *login, const char *password, int64_t at)
{
    args a = {.n = 0};
    int changed = 0;
    pg_add_text(&a, p->id);
    pg_add_text(&a, p->name);
    pg_add_text(&a, login); /* NULL for a guest */
    pg_add_text(&a, password);
    pg_add_int(&a, at);
    db_err err = pg_tell(d, PG_PLAYER_PUT, &a, &changed);
    return err ? err : changed ? DB_OK : DB_TAKEN;
}

db_err pg_player_rename(db *d, const char *id, const char *name)
{
    args a = {.n = 0};
    pg_add_text(&a, id);
    pg_add_text(&a, name);
    return pg_tell(d, PG_RENAME, &a, NULL);
}

db_err pg_player_login(db *d, const char *login, db_player *out, char password[DB_PASSWORD])
{
    args a = {.n = 0};
    PGresult *r = NULL;
    pg_add_text(&a, login);
    db_err err = pg_ask(d, PG_LOGIN, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        *out = (db_player){.guest = false};
        pg_take_text(r, 0, 0, out->id, sizeof out->id);
        pg_take_text(r, 0, 1, out->name, sizeof out->name);
        pg_take_text(r, 0, 2, password, DB_PASSWORD);
    }
    PQclear(r);
    return err;
}

db_err pg_session_put(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at)
{
    args a = {.n = 0};
    pg_add_key(&a, hash);
    pg_add_text(&a, player);
    pg_add_int(&a, at);
    int changed = 0;
    db_err err = pg_tell(d, PG_SESSION_PUT, &a, &changed);
    return err || changed == 1 ? err : DB_BANNED;
}

db_err pg_session_get(db *d, const uint8_t hash[DB_KEY], int64_t since, int64_t at, db_player *out)
{
    enum { DAY = 86400000 };
    args a = {.n = 0}, b = {.n = 0};
    PGresult *r = NULL;
    bool stale = false;
    pg_add_key(&a, hash);
    pg_add_int(&a, since);
    db_err err = pg_ask(d, PG_SESSION_GET, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        pg_take_text(r, 0, 0, out->id, sizeof out->id);
        pg_take_text(r, 0, 1, out->name, sizeof out->name);
        out->guest = *pg_text_at(r, 0, 2) == 't';
        stale = pg_int_at(r, 0, 3) < at - DAY;
    }
    PQclear(r);
    if (err || !stale)
        return err;
    pg_add_key(&b, hash);
    pg_add_int(&b, at);
    return pg_tell(d, PG_SESSION_USED, &b, NULL);
}

db_err pg_session_drop(db *d, const uint8_t hash[DB_KEY])
{
    args a = {.n = 0};
    pg_add_key(&a, hash);
    return pg_tell(d, PG_SESSION_DROP, &a, NULL);
}

db_err pg_session_drop_all(db *d, const char *player)
{
    args a = {.n = 0};
    pg_add_text(&a, player);
    return pg_tell(d, PG_SESSION_DROP_ALL, &a, NULL);
}

db_err pg_session_sweep(db *d, int64_t since)
{
    args a = {.n = 0};
    pg_add_int(&a, since);
    db_err err = pg_tell(d, PG_SESSION_SWEEP, &a, NULL);
    return err ? err : pg_tell(d, PG_GUEST_SWEEP, &a, NULL);
}
