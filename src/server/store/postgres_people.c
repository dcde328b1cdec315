/* postgres_people.c - players and their sessions in PostgreSQL. */
#include <stdio.h>

#include "names.h"
#include "postgres_link.h"

/* A statement that must change one row. */
static db_err change_one(db *d, pg_query q, const args *a, db_err none)
{
    int changed = 0;
    db_err err = pg_tell(d, q, a, &changed);
    return err ? err : changed == 1 ? DB_OK : none;
}

db_err pg_player_put(db *d, const db_player *p, int64_t at)
{
    args a = {.n = 0};
    char look[NAME_LOOK];
    name_look(p->name, look);
    pg_add_text(&a, p->id);
    pg_add_text(&a, p->name);
    pg_add_text(&a, look);
    pg_add_int(&a, at);
    return change_one(d, PG_PLAYER_PUT, &a, DB_TAKEN);
}

/* A name taken by somebody else, even at this moment, must not end the transaction. */
db_err pg_player_register(db *d, const db_player *p, const char *login, const char *password)
{
    args a = {.n = 0};
    char look[NAME_LOOK];
    name_look(p->name, look);
    pg_add_text(&a, p->id);
    pg_add_text(&a, p->name);
    pg_add_text(&a, look);
    pg_add_text(&a, login);
    pg_add_text(&a, password);
    bool inside = PQtransactionStatus(d->link) == PQTRANS_INTRANS;
    db_err err = inside ? pg_command(d, "SAVEPOINT register") : DB_OK;
    if (!err)
        err = change_one(d, PG_REGISTER, &a, DB_NONE);
    if (err == DB_TAKEN && inside && pg_command(d, "ROLLBACK TO register"))
        err = DB_AWAY;
    return err;
}

db_err pg_player_rename(db *d, const char *id, const char *name)
{
    args a = {.n = 0};
    char look[NAME_LOOK];
    name_look(name, look);
    pg_add_text(&a, id);
    pg_add_text(&a, name);
    pg_add_text(&a, look);
    return change_one(d, PG_RENAME, &a, DB_TAKEN);
}

db_err pg_player_password(db *d, const char *id, char out[DB_PASSWORD])
{
    args a = {.n = 0};
    PGresult *r = NULL;
    pg_add_text(&a, id);
    db_err err = pg_ask(d, PG_PASSWORD, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err)
        pg_take_text(r, 0, 0, out, DB_PASSWORD);
    PQclear(r);
    return err;
}

db_err pg_player_set_password(db *d, const char *id, const char *old, const char *password)
{
    args a = {.n = 0};
    pg_add_text(&a, id);
    pg_add_text(&a, old);
    pg_add_text(&a, password);
    return change_one(d, PG_SET_PASSWORD, &a, DB_NONE);
}

db_err pg_name_free(db *d, const char *id, const char *name)
{
    args a = {.n = 0};
    PGresult *r = NULL;
    char look[NAME_LOOK];
    name_look(name, look);
    pg_add_text(&a, id);
    pg_add_text(&a, look);
    db_err err = pg_ask(d, PG_NAME_FREE, &a, &r);
    if (!err && PQntuples(r))
        err = DB_TAKEN;
    PQclear(r);
    return err;
}

/* Of two that look alike the second has no look. */
db_err pg_fill_looks(db *d)
{
    args none = {.n = 0};
    PGresult *r = NULL;
    db_err err = pg_ask(d, PG_LOOKS, &none, &r);
    for (int i = 0; !err && i < PQntuples(r); i++) {
        args a = {.n = 0};
        char look[NAME_LOOK];
        name_look(pg_text_at(r, i, 1), look);
        pg_add_text(&a, pg_text_at(r, i, 0));
        pg_add_text(&a, look);
        err = pg_tell(d, PG_LOOK_SET, &a, NULL);
    }
    PQclear(r);
    return err;
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

db_err pg_session_get(db *d, const uint8_t hash[DB_KEY], int64_t at, db_player *out)
{
    enum { DAY = 86400000 };
    args a = {.n = 0}, b = {.n = 0};
    PGresult *r = NULL;
    bool stale = false;
    pg_add_key(&a, hash);
    db_err err = pg_ask(d, PG_SESSION_GET, &a, &r);
    if (!err && PQntuples(r) != 1)
        err = DB_NONE;
    if (!err) {
        pg_take_text(r, 0, 0, out->id, sizeof out->id);
        pg_take_text(r, 0, 1, out->name, sizeof out->name);
        out->guest = *pg_text_at(r, 0, 2) == 't';
        int64_t used = pg_int_at(r, 0, 3);
        stale = used < at - DAY || used > at + DAY; /* the clock may have been wrong */
    }
    PQclear(r);
    if (err || !stale)
        return err;
    pg_add_key(&b, hash);
    pg_add_int(&b, at);
    return pg_tell(d, PG_SESSION_USED, &b, NULL);
}

db_err pg_session_list(db *d, const char *player, db_on_session *on, void *ctx)
{
    args a = {.n = 0};
    PGresult *r = NULL;
    pg_add_text(&a, player);
    db_err err = pg_ask(d, PG_SESSION_LIST, &a, &r);
    for (int i = 0; !err && i < PQntuples(r); i++) {
        db_session x = {.made = pg_int_at(r, i, 1), .used = pg_int_at(r, i, 2)};
        pg_take_key(pg_text_at(r, i, 0), x.hash);
        snprintf(x.id, sizeof x.id, "%s", pg_text_at(r, i, 0) + 2); /* behind \x */
        on(ctx, &x);
    }
    PQclear(r);
    return err;
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

/* ---- time, and tables that nobody comes to --------------------------------------------------- */

static db_err take_number(db *d, pg_query q, const args *a, int64_t *out)
{
    PGresult *r = NULL;
    db_err err = pg_ask(d, q, a, &r);
    if (!err && PQntuples(r) != 1)
        err = pg_says(d, DB_FULL, "a number is missing");
    if (!err)
        *out = pg_int_at(r, 0, 0);
    PQclear(r);
    return err;
}

db_err pg_hall_time(db *d, int64_t now, int64_t step, int64_t *out)
{
    args a = {.n = 0};
    pg_add_int(&a, now);
    pg_add_int(&a, step);
    return take_number(d, PG_HALL_TIME, &a, out);
}

db_err pg_tables_rest(db *d, int64_t open_since, int64_t playing_since)
{
    args a = {.n = 0}, b = {.n = 0};
    pg_add_int(&a, open_since);
    pg_add_int(&b, playing_since);
    db_err err = pg_tell(d, PG_REST_OPEN, &a, NULL);
    return err ? err : pg_tell(d, PG_REST_PLAYING, &b, NULL);
}

db_err pg_tables_open(db *d, const char *creator, int64_t *out)
{
    args a = {.n = 0};
    pg_add_text(&a, creator);
    return take_number(d, PG_TABLES_OPEN, &a, out);
}
