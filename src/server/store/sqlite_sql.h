/* sqlite_sql.h - the statements of sqlite.c, and the steps of its schema. */
#ifndef MH_SERVER_STORE_SQLITE_SQL_H
#define MH_SERVER_STORE_SQLITE_SQL_H

typedef enum lite_query {
    LITE_BEGIN,
    LITE_COMMIT,
    LITE_ROLLBACK,
    LITE_PING,
    LITE_ROW_PUT,
    LITE_ROW_WRITER,
    LITE_ROWS,
    LITE_STATUS,
    LITE_SIT,
    LITE_LEAVE,
    LITE_TABLE_PUT,
    LITE_TABLE_GET,
    LITE_DUE,
    LITE_UNFINISHED,
    LITE_PLAYER_PUT,
    LITE_REGISTER,
    LITE_RENAME,
    LITE_PASSWORD,
    LITE_SET_PASSWORD,
    LITE_NAME_FREE,
    LITE_LOGIN,
    LITE_SESSION_PUT,
    LITE_SESSION_GET,
    LITE_SESSION_LIST,
    LITE_SESSION_USED,
    LITE_SESSION_DROP,
    LITE_SESSION_DROP_ALL,
    LITE_SESSION_SWEEP,
    LITE_GUEST_SWEEP,
    LITE_HEAR,
    LITE_SCRUB,
    LITE_SCRUB_TABLES,
    LITE_SCRUB_SEATS,
    LITE_SCRUB_PLAYERS,
    LITE_SCRUB_SESSIONS,
    LITE_HALL_TIME,
    LITE_REST_OPEN,
    LITE_REST_PLAYING,
    LITE_TABLES_OPEN,
    LITE_CALLS,
    LITE_QUERIES
} lite_query;

extern const char *const lite_sql[LITE_QUERIES];
extern const char *const lite_steps[]; /* step i brings the schema from version i to i + 1 */
extern const int lite_schema;

#endif
