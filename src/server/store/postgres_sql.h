/* postgres_sql.h - the statements of postgres.c, and the steps of its schema. */
#ifndef MH_SERVER_STORE_POSTGRES_SQL_H
#define MH_SERVER_STORE_POSTGRES_SQL_H

typedef enum pg_query {
    PG_ROW,
    PG_ROW_CHANGES,
    PG_ROW_WRITER,
    PG_ROWS,
    PG_TABLE_PUT,
    PG_TABLE_GET,
    PG_DUE,
    PG_UNFINISHED,
    PG_PLAYER_PUT,
    PG_REGISTER,
    PG_RENAME,
    PG_PASSWORD,
    PG_SET_PASSWORD,
    PG_NAME_FREE,
    PG_LOOKS,
    PG_LOOK_SET,
    PG_LOGIN,
    PG_SESSION_PUT,
    PG_SESSION_GET,
    PG_SESSION_LIST,
    PG_SESSION_USED,
    PG_SESSION_DROP,
    PG_SESSION_DROP_ALL,
    PG_SESSION_SWEEP,
    PG_GUEST_SWEEP,
    PG_HALL_TIME,
    PG_REST_OPEN,
    PG_REST_PLAYING,
    PG_TABLES_OPEN,
    PG_SIT,
    PG_QUERIES
} pg_query;

extern const char *const pg_sql[PG_QUERIES];
extern const char *const pg_names[PG_QUERIES];
extern const char *const pg_steps[]; /* step i brings the schema from version i to i + 1 */
extern const int pg_schema;

#endif
