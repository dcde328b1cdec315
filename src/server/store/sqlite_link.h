/* sqlite_link.h - what the files of the embedded store share. */
#ifndef MH_SERVER_STORE_SQLITE_LINK_H
#define MH_SERVER_STORE_SQLITE_LINK_H

#include <sqlite3.h>

#include "sqlite_sql.h"
#include "store.h"

struct db {
    sqlite3 *file;
    unsigned waits;
    int64_t heard;           /* the last command of an administrator that was told */
    char scrub_table[DB_ID]; /* up to where the log was read to see that it can be */
    int64_t scrub_seq;
    char why[DB_WHY];
    sqlite3_stmt *statement[LITE_QUERIES];
};

/* A statement ready for its values; NULL where it can't be prepared. */
sqlite3_stmt *lite_use(db *d, lite_query q);
void lite_bind_text(sqlite3_stmt *s, int i, const char *text);
void lite_take_text(sqlite3_stmt *s, int i, char *out, size_t cap);
/* What a result code means; a failure is kept for `why`. */
db_err lite_verdict(db *d, int rc);
/* The same for the last call of this handle, which failed. */
db_err lite_failed(db *d);
/* A failure that SQLite has no words for. */
db_err lite_says(db *d, db_err err, const char *why);
db_err lite_lacks(db *d);
/* One step; the statement stays open only where it gave a row. */
db_err lite_step(db *d, sqlite3_stmt *s);
void lite_end(sqlite3_stmt *s);
/* Closes a row whose texts were taken: each of them may have lacked memory. */
db_err lite_taken(db *d, sqlite3_stmt *s);
/* A statement that gives no rows. */
db_err lite_exec(db *d, sqlite3_stmt *s);
db_err lite_run(db *d, lite_query q);

/* sqlite_people.c */
db_err lite_player_put(db *d, const db_player *p, int64_t at);
db_err lite_player_register(db *d, const db_player *p, const char *login, const char *password);
db_err lite_player_rename(db *d, const char *id, const char *name);
db_err lite_player_login(db *d, const char *login, db_player *out, char password[DB_PASSWORD]);
db_err lite_player_password(db *d, const char *id, char out[DB_PASSWORD]);
db_err lite_player_set_password(db *d, const char *id, const char *old, const char *password);
db_err lite_name_free(db *d, const char *id, const char *name);
db_err lite_session_put(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at);
db_err lite_session_get(db *d, const uint8_t hash[DB_KEY], int64_t at, db_player *out);
db_err lite_session_list(db *d, const char *player, db_on_session *on, void *ctx);
db_err lite_session_drop(db *d, const uint8_t hash[DB_KEY]);
db_err lite_session_drop_all(db *d, const char *player);
db_err lite_session_sweep(db *d, int64_t since);
db_err lite_hall_time(db *d, int64_t now, int64_t step, int64_t *out);
db_err lite_tables_rest(db *d, int64_t open_since, int64_t playing_since);
db_err lite_tables_open(db *d, const char *creator, int64_t *out);
/* For the steps of the schema: name_look(text). */
int lite_add_functions(sqlite3 *file);

/* sqlite_folder.c: the folder and its file, made where they are not there, for nobody else to read;
 * false with a sentence. */
bool lite_folder(const char *where, mh_error *error);
/* A new file that nobody else may read; one that is there stays. */
bool lite_file(const char *path);
bool lite_claim(const char *where, int *claim, mh_error *error);
void lite_release(int claim);

/* sqlite_admin.c */
const char *lite_why(const db *d);
db_err lite_ask(db *d, const char *sql, const char *const *texts, int count, db_on_record *on,
                void *ctx);
db_err lite_tell(db *d, const char *payload);
/* Tells `on` of commands that another handle wrote. */
db_err lite_hear(db *d, db_on_text *on, void *ctx);
/* Reads a little more of the store: a damaged page is found before somebody needs it. */
db_err lite_scrub(db *d);

#endif
