/* tables.h - lists of tables: a player's own, open ones, those to look at. One SQL for every store.
 */
#ifndef MH_SERVER_STORE_TABLES_H
#define MH_SERVER_STORE_TABLES_H

#include "records.h"

typedef enum db_which { DB_MINE, DB_JOINABLE, DB_WATCHABLE, DB_CAMPAIGNS } db_which;

typedef struct db_strength { /* a rating for this game and number of seats */
    double mu, sigma;
    int64_t games; /* 0: there is none */
} db_strength;

typedef struct db_item { /* a line of a list of tables */
    char id[DB_ID], game[DB_ID], options[DB_WORDS], chairs[DB_WORDS];
    char name[DB_SEATS][DB_NAME], player[DB_SEATS][DB_ID];
    db_strength strength[DB_SEATS];
    int status, turn, mine; /* mine: a seat or -1 */
    int clock, round;
    bool listed, undo, rated, quick;
    int64_t base, more, created;
    int64_t at, due, since; /* of the last row; since when these seats are asked */
} db_item;

typedef struct db_filter { /* -1 or "": any */
    char game[DB_ID];
    int seats, clock, rated;
    bool people; /* no bot's chair */
} db_filter;

typedef void db_on_item(void *ctx, const db_item *item);

/* At most DB_LIST, those where something happened last first; own ones that are over come last.
 * `filter` may be NULL. */
db_err rec_list(rec_link l, db_which which, const char *player, const db_filter *filter,
                db_on_item *on, void *ctx);
/* One table, in the same way; whatever it is. DB_NONE. */
db_err rec_table(rec_link l, const char *id, const char *player, db_on_item *on, void *ctx);

#endif
