/* store.h - what is kept: tables, their histories, players and sessions.
 *
 * A store is a table of functions (sqlite.c, postgres.c), one test suite runs against
 * both. A handle belongs to one thread. A table's history is rows (table, seq): the body of a
 * row is lines of text that were committed together, docs/running.md has the words. The
 * unique (table, seq) decides every race: the first to write a row has won, and who built on a row
 * that lost has lost, too. */
#ifndef MH_SERVER_STORE_STORE_H
#define MH_SERVER_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "meadhall/error.h"

enum {
    DB_API = 1,
    DB_ID = 16,     /* an id with its closing 0 */
    DB_NAME = 52,   /* a person's name: 32 characters */
    DB_WORDS = 256, /* options, chairs */
    DB_SPEC = 48,   /* a bot's spec */
    DB_INVITE = 24,
    DB_KEY = 32,
    DB_PASSWORD = 128, /* a password's hash as text */
    DB_WHY = 200,
    DB_SEATS = 5,
    DB_LIST = 100,
    DB_COLUMNS = 32, /* of an answer, at most */
    DB_SESSION = 17, /* a session's name in hex digits */
    DB_LINES = 512,  /* points by category, as text */
    DB_MARKS = 128,  /* what a seat began with, as text */
};

typedef enum db_err {
    DB_OK,
    DB_NONE,   /* no such thing */
    DB_TAKEN,  /* it is there already */
    DB_BANNED, /* an administrator has locked this player out */
    /* from here on the store failed, and `why` says how */
    DB_FULL,   /* refused: nothing was written */
    DB_NOMEM,  /* no memory: nothing was written */
    DB_BROKEN, /* the store is damaged: nothing was written, perhaps nothing can be read */
    DB_AWAY,   /* the connection broke: what was written is not known */
} db_err;

static inline bool db_failed(db_err err) { return err >= DB_FULL; }

/* One that rests is in no list but its players' own, and nothing wakes it; its next row does. */
typedef enum db_status {
    DB_OPEN,
    DB_PLAYING,
    DB_OVER,
    DB_OPEN_RESTS,
    DB_PLAYING_RESTS,
    DB_STATUSES
} db_status;

typedef struct db_table { /* what never changes, but for status */
    char id[DB_ID], game[DB_ID];
    int rules;
    uint32_t content;
    char options[DB_WORDS];
    char chairs[DB_WORDS]; /* a word a seat: human or a bot's spec */
    int clock;             /* kind */
    int64_t base, more;    /* seconds */
    bool listed, undo, rated, quick;
    char handover[DB_SPEC];
    char invite[DB_INVITE];
    uint8_t fate[DB_KEY];
    char creator[DB_ID];
    db_status status;
    int64_t created, active; /* active: when somebody last did something, to the minute */
    int round;               /* of the game; 0: none */
} db_table;

typedef struct db_seat_end {
    const char *player, *name, *bot; /* player "": a bot's seat */
    int64_t points;
    int rank;
    bool left;                 /* a bot played it at the end */
    const char *lines, *marks; /* category=points,...; marker=value,... */
} db_seat_end;

typedef struct db_end { /* how a game ended; written with the row that ends it */
    unsigned plies;
    int seats;
    db_seat_end seat[DB_SEATS];
} db_end;

typedef struct db_row {
    char table[DB_ID];
    uint32_t seq;
    int64_t at; /* milliseconds */
    /* Random: whose row it is, after a lost connection; and that of the row it was made on top of.
     * A row is taken only right after that one: its number alone would let it in behind another's,
     * where its own predecessor was refused. */
    int64_t writer, after;
    int64_t hash;   /* of the state behind it */
    int turn, bots; /* seats asked behind it; those of them that bots play */
    int calls;      /* seats whose owners are to be called (post.h), or 0 */
    int64_t due;    /* when a clock runs out, or 0 */
    const char *body;
    size_t length;
    int status;         /* the table's from now on, or -1 */
    int64_t active;     /* the table's last activity from now on, for lists; or 0 */
    int sits, leaves;   /* a seat taken, a seat given up, or -1 */
    char player[DB_ID]; /* who sits */
    char name[DB_NAME];
    int round;         /* the game's from now on, or -1 */
    const db_end *end; /* the game is over with this row; or NULL */
} db_row;

typedef struct db_player {
    char id[DB_ID], name[DB_NAME];
    bool guest;
} db_player;

typedef struct db_session {
    char id[DB_SESSION]; /* the first digits of its hash: they open nothing */
    int64_t made, used;  /* used: to within a day */
    uint8_t hash[DB_KEY];
} db_session;

/* Campaigns are tables whose ids begin so; they are in a list of their own. */
#define DB_CAMPAIGN "c-"

typedef struct db db;
typedef void db_on_row(void *ctx, const db_row *row);
typedef void db_on_text(void *ctx, const char *text);
typedef void db_on_record(void *ctx, const char *const *column); /* texts; "" stands for NULL too */
typedef void db_on_session(void *ctx, const db_session *session);

typedef struct db_api {
    int version; /* DB_API; what follows may grow at its end */
    const char *name;
    bool many_nodes; /* others may write too, and tell by `wait` */

    db *(*open)(const char *where, mh_error *error);
    void (*close)(db *d);
    /* Brings the schema up to date; a newer one than known is refused. */
    db_err (*migrate)(db *d, mh_error *error);
    db_err (*ping)(db *d);
    /* Several of the functions below as one durable step. */
    db_err (*begin)(db *d);
    db_err (*commit)(db *d);

    /* One durable transaction of its own. won[i]: row i was written, now or by the same
     * `writer` before; a row lost leaves nothing of it. Tells other nodes once. */
    db_err (*append)(db *d, const db_row *rows, size_t n, bool *won);
    /* A table and its first row; DB_TAKEN where the id is there. */
    db_err (*create)(db *d, const db_table *t, const db_row *first);
    db_err (*table)(db *d, const char *id, db_table *out);
    /* Rows with seq >= from, ascending. */
    db_err (*rows)(db *d, const char *id, uint32_t from, db_on_row *on, void *ctx);
    /* Ids of tables being played where a clock ran out, or a bot is asked since `quiet`. */
    db_err (*due)(db *d, int64_t now, int64_t quiet, db_on_text *on, void *ctx);
    /* Ids of tables not over. */
    db_err (*unfinished)(db *d, db_on_text *on, void *ctx);

    /* A new guest. DB_TAKEN: an account's name looks like this one (names.h). */
    db_err (*player_put)(db *d, const db_player *p, int64_t at);
    /* A guest becomes an account, once. DB_TAKEN: an account has this login, or a name that looks
     * like this one. DB_NONE: there is no such guest (any more). */
    db_err (*player_register)(db *d, const db_player *p, const char *login, const char *password);
    /* Of a guest. DB_TAKEN: it is an account's, or looks like one's, or this is an account. */
    db_err (*player_rename)(db *d, const char *id, const char *name);
    db_err (*player_login)(db *d, const char *login, db_player *out, char password[DB_PASSWORD]);
    /* DB_NONE: no account. */
    db_err (*player_password)(db *d, const char *id, char out[DB_PASSWORD]);
    /* DB_NONE: `old` is not its password any more. */
    db_err (*player_set_password)(db *d, const char *id, const char *old, const char *password);
    /* DB_TAKEN: an account other than this player has a name that looks like this one. */
    db_err (*name_free)(db *d, const char *id, const char *name);
    db_err (*session_put)(db *d, const uint8_t hash[DB_KEY], const char *player, int64_t at);
    /* Whose session it is; marks it as used. It is good until it is dropped or swept. */
    db_err (*session_get)(db *d, const uint8_t hash[DB_KEY], int64_t at, db_player *out);
    db_err (*session_list)(db *d, const char *player, db_on_session *on, void *ctx);
    db_err (*session_drop)(db *d, const uint8_t hash[DB_KEY]);
    db_err (*session_drop_all)(db *d, const char *player);
    /* Deletes sessions not used after `since`, and guests from before who have neither a session
     * nor a seat. */
    db_err (*session_sweep)(db *d, int64_t since);
    /* The hall's own time, which follows the clock by at most `step` a call, forwards; where none
     * is kept yet it begins with the newest thing in the store. */
    db_err (*hall_time)(db *d, int64_t now, int64_t step, int64_t *out);
    /* Tables that nobody did anything at since then rest. */
    db_err (*tables_rest)(db *d, int64_t open_since, int64_t playing_since);
    /* How many tables of this creator wait for players. */
    db_err (*tables_open)(db *d, const char *creator, int64_t *out);

    /* Waits for other nodes, and keeps the store in order; each payload is `node table:seq
     * table:seq ...`, `node !player` (its sessions have ended), `node *`, or `! N`: an
     * administrator's command N was written. */
    db_err (*wait)(db *d, int ms, db_on_text *on, void *ctx);
    /* The name that `append` tells others. */
    void (*sign)(db *d, const char *node);
    /* A consistent copy while others write; DB_NONE where the store has its own tools. */
    db_err (*backup)(db *d, const char *path, mh_error *error);
    /* In place of `commit`: nothing since `begin` is kept. */
    db_err (*rollback)(db *d);

    /* Why this handle failed last; "" where it did not. */
    const char *(*why)(const db *d);
    /* One statement in SQL that every store understands (records.h), with $1, $2 ... for the
     * texts; `on` may be NULL. */
    db_err (*ask)(db *d, const char *sql, const char *const *texts, int count, db_on_record *on,
                  void *ctx);
    /* Wakes the other nodes' `wait` when this transaction is committed. */
    db_err (*tell)(db *d, const char *payload);
    /* DB_OK where the schema is the one this program knows; nothing is changed. */
    db_err (*fits)(db *d, mh_error *error);
    /* Of a store that one server alone may use: no other gets it until it is released. */
    bool (*claim)(const char *where, int *claim, mh_error *error);
    void (*release)(int claim);
    /* One more who sits at a table from its start, beside the one in its first row. */
    db_err (*sit)(db *d, const char *table, int seat, const char *player, const char *name);
} db_api;

/* `where` is a folder, or DB_MEMORY: a store that is gone when the last handle is closed. */
extern const db_api db_sqlite;
#define DB_MEMORY ":memory:"
/* NULL where the program was built without libpq. */
const db_api *db_postgres(void);

#endif
