/* postgres_link.h - what the files of the PostgreSQL store share: a connection, values as
 * text, statements asked. */
#ifndef MH_SERVER_STORE_POSTGRES_LINK_H
#define MH_SERVER_STORE_POSTGRES_LINK_H

#include <libpq-fe.h>

#include "postgres_sql.h"
#include "store.h"

enum { ARGS = 20, NUMBER = 24, HEX = 2 * DB_KEY + 3 };

struct db {
    PGconn *link;
    bool prepared[PG_QUERIES];
    bool listens;
    char node[DB_SPEC];
    char why[DB_WHY];
};

typedef struct args { /* the values of one statement, as text */
    int n;
    const char *value[ARGS];
    char number[ARGS][NUMBER];
    char hex[HEX];
} args;

void pg_add_int(args *a, int64_t x);
void pg_add_key(args *a, const uint8_t key[DB_KEY]);
db_err pg_verdict(db *d, PGresult *r);
/* A failure that the database has no words for. */
db_err pg_says(db *d, db_err err, const char *why);
/* The connection is of no use any more. */
db_err pg_broke(db *d);
db_err pg_prepare(db *d, pg_query q);
/* The result stays the caller's; it is never NULL where the answer is DB_OK. */
db_err pg_ask(db *d, pg_query q, const args *a, PGresult **out);
db_err pg_tell(db *d, pg_query q, const args *a, int *changed);
db_err pg_command(db *d, const char *text);
const char *pg_text_at(const PGresult *r, int row, int column);
int64_t pg_int_at(const PGresult *r, int row, int column);
void pg_take_text(const PGresult *r, int row, int column, char *out, size_t cap);
void pg_add_text(args *a, const char *text);

void pg_take_key(const char *hex, uint8_t out[DB_KEY]);

/* postgres_people.c */
db_err pg_player_put(db *d, const db_player *p, int64_t at);
db_err pg_player_register(db *d, const db_player *p, const char *login, const char *password);
db_err pg_player_rename(db *d, const char *id, const char *name);
db_err pg_player_login(db *d, const char *login, db_player *out, char password[DB_PASSWORD]);
db_err pg_player_password(db *d, const char *id, char out[DB_PASSWORD]);
db_err pg_player_set_password(db *d, const char *id, const char *old, const char *password);
db_err pg_name_free(db *d, const char *id, const char *name);
/* Of accounts from before there were looks. */
db_err pg_fill_looks(db *d);
db_err pg_session_put(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at);
db_err pg_session_get(db *d, const uint8_t hash[DB_KEY], int64_t at, db_player *out);
db_err pg_session_list(db *d, const char *player, db_on_session *on, void *ctx);
db_err pg_session_drop(db *d, const uint8_t hash[DB_KEY]);
db_err pg_session_drop_all(db *d, const char *player);
db_err pg_session_sweep(db *d, int64_t since);
db_err pg_hall_time(db *d, int64_t now, int64_t step, int64_t *out);
db_err pg_tables_rest(db *d, int64_t open_since, int64_t playing_since);
db_err pg_tables_open(db *d, const char *creator, int64_t *out);

/* postgres_admin.c */
const char *pg_why(const db *d);
db_err pg_ask_texts(db *d, const char *sql, const char *const *texts, int count, db_on_record *on,
                    void *ctx);
db_err pg_notify(db *d, const char *payload);

#endif
