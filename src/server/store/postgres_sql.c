/* postgres_sql.c - SQL of the store of many nodes. */
#include "postgres_sql.h"

const char *const pg_steps[] = {
    "CREATE TABLE tables(id text PRIMARY KEY, game text NOT NULL, rules integer NOT NULL,"
    " content bigint NOT NULL, options text NOT NULL, chairs text NOT NULL,"
    " clock integer NOT NULL, base bigint NOT NULL, more bigint NOT NULL,"
    " listed boolean NOT NULL, undo boolean NOT NULL, handover text NOT NULL,"
    " invite text NOT NULL, fate bytea NOT NULL, creator text NOT NULL,"
    " status integer NOT NULL, created bigint NOT NULL);"
    "CREATE INDEX tables_listed ON tables(status, created) WHERE listed;"
    "CREATE INDEX tables_status ON tables(status) WHERE status < 2;"
    "CREATE TABLE log(table_id text NOT NULL, seq bigint NOT NULL, at bigint NOT NULL,"
    " writer bigint NOT NULL, hash bigint NOT NULL, turn integer NOT NULL,"
    " bots integer NOT NULL, due bigint NOT NULL, body text NOT NULL,"
    " PRIMARY KEY(table_id, seq));"
    "CREATE TABLE seats(table_id text NOT NULL, seat integer NOT NULL, player text NOT NULL,"
    " name text NOT NULL, PRIMARY KEY(table_id, seat));"
    "CREATE INDEX seats_player ON seats(player);"
    "CREATE TABLE players(id text PRIMARY KEY, name text NOT NULL, login text UNIQUE,"
    " password text, created bigint NOT NULL);"
    "CREATE TABLE sessions(hash bytea PRIMARY KEY, player text NOT NULL, used bigint NOT NULL);"
    "CREATE INDEX sessions_player ON sessions(player);",
    "CREATE INDEX sessions_used ON sessions(used);",
    "CREATE TABLE admin_log(id bigint PRIMARY KEY, at bigint NOT NULL, who text NOT NULL,"
    " word text NOT NULL, subject text NOT NULL, detail text NOT NULL, until bigint NOT NULL);"
    "CREATE TABLE admin_answers(command bigint NOT NULL, node text NOT NULL, text text NOT NULL,"
    " PRIMARY KEY(command, node));"
    "CREATE TABLE nodes(sign text PRIMARY KEY, name text NOT NULL, at bigint NOT NULL,"
    " rules text NOT NULL, drains integer NOT NULL, clients integer NOT NULL);"
    "CREATE TABLE bans(player text PRIMARY KEY, at bigint NOT NULL, until bigint NOT NULL,"
    " reason text NOT NULL);"
    "CREATE TABLE shown(table_id text NOT NULL, player text NOT NULL, name text NOT NULL,"
    " silent integer NOT NULL, PRIMARY KEY(table_id, player));"
    "CREATE INDEX tables_over ON tables(created) WHERE status = 2;",
};
const int pg_schema = (int)(sizeof pg_steps / sizeof pg_steps[0]);

/* A table that an administrator has deleted takes no more rows. */
#define PUT_ROW                                                                                \
    "INSERT INTO log SELECT $1::text,$2::bigint,$3::bigint,$4::bigint,$5::bigint,$6::integer," \
    "$7::integer,$8::bigint,$9::text WHERE EXISTS (SELECT 1 FROM tables WHERE id=$1::text)"    \
    " ON CONFLICT DO NOTHING"
#define LIST(from, order)                                                                          \
    "SELECT t.id,t.game,t.options,t.chairs,t.status,t.mine,coalesce(l.turn,0),coalesce(l.at,0),"   \
    "coalesce(s.seat,-1),coalesce(s.name,'') FROM (" from " LIMIT 100) t"                          \
    " LEFT JOIN LATERAL (SELECT turn,at FROM log WHERE table_id=t.id ORDER BY seq DESC LIMIT 1) l" \
    " ON true LEFT JOIN seats s ON s.table_id=t.id ORDER BY " order ", t.id, s.seat"

const char *const pg_sql[PG_QUERIES] = {
    [PG_ROW] = PUT_ROW,
    [PG_ROW_CHANGES] =
        "WITH won AS (" PUT_ROW " RETURNING table_id), gone AS (DELETE FROM seats WHERE"
        " table_id IN (SELECT table_id FROM won) AND seat=$11::integer),"
        " sat AS (INSERT INTO seats SELECT table_id,$12::integer,$13,$14 FROM won"
        " WHERE $12::integer>=0 ON CONFLICT (table_id,seat) DO UPDATE SET player=excluded.player,"
        " name=excluded.name) UPDATE tables SET status=CASE WHEN $10::integer<0 THEN status"
        " ELSE $10::integer END WHERE id IN (SELECT table_id FROM won)",
    [PG_ROW_WRITER] = "SELECT writer FROM log WHERE table_id=$1 AND seq=$2::bigint",
    [PG_ROWS] = "SELECT seq,at,writer,hash,turn,bots,due,body,(SELECT string_agg(player||' '||"
                "silent||' '||name, chr(10)) FROM shown WHERE table_id=$1) FROM log WHERE"
                " table_id=$1 AND seq>=$2::bigint ORDER BY seq",
    [PG_TABLE_PUT] = "INSERT INTO tables VALUES($1,$2,$3::integer,$4::bigint,$5,$6,$7::integer,"
                     "$8::bigint,$9::bigint,$10::boolean,$11::boolean,$12,$13,$14::bytea,$15,"
                     "$16::integer,$17::bigint) ON CONFLICT DO NOTHING",
    [PG_TABLE_GET] = "SELECT * FROM tables WHERE id=$1",
    [PG_LIST_MINE] = LIST("SELECT x.*, m.seat AS mine FROM seats m JOIN tables x ON"
                          " x.id=m.table_id WHERE m.player=$1 ORDER BY x.status=2, x.created DESC",
                          "t.status=2, t.created DESC"),
    [PG_LIST_OPEN] = LIST("SELECT *, -1 AS mine FROM tables WHERE listed AND status=0"
                          " ORDER BY created DESC",
                          "t.created DESC"),
    [PG_LIST_WATCH] = LIST("SELECT *, -1 AS mine FROM tables WHERE listed AND status=1"
                           " ORDER BY created DESC",
                           "t.created DESC"),
    [PG_DUE] = "SELECT t.id FROM tables t JOIN LATERAL (SELECT due,bots,at FROM log WHERE"
               " table_id=t.id ORDER BY seq DESC LIMIT 1) l ON true WHERE t.status=1 AND"
               " (l.due>0 AND l.due<=$1::bigint OR l.bots<>0 AND l.at<=$2::bigint) LIMIT 1000",
    [PG_UNFINISHED] = "SELECT id FROM tables WHERE status<2 ORDER BY id",
    /* A name taken by somebody else, even at this moment, changes no row. */
    [PG_PLAYER_PUT] =
        "WITH put AS (INSERT INTO players SELECT $1,$2,$3::text,$4::text,$5::bigint"
        " WHERE NOT EXISTS (SELECT 1 FROM players WHERE id=$1) ON CONFLICT DO NOTHING"
        " RETURNING id), made AS (UPDATE players SET name=$2,login=$3,password=$4"
        " WHERE id=$1 AND NOT EXISTS (SELECT 1 FROM players WHERE login=$3 AND id<>$1)"
        " RETURNING id) SELECT id FROM put UNION ALL SELECT id FROM made",
    [PG_RENAME] = "UPDATE players SET name=$2 WHERE id=$1",
    [PG_LOGIN] = "SELECT id,name,password FROM players WHERE login=$1",
    [PG_SESSION_PUT] = "INSERT INTO sessions SELECT $1::bytea,$2::text,$3::bigint WHERE NOT EXISTS"
                       " (SELECT 1 FROM bans WHERE player=$2::text AND (until=0 OR"
                       " until>$3::bigint))",
    [PG_SESSION_GET] = "SELECT p.id,p.name,p.login IS NULL,s.used FROM sessions s JOIN players p"
                       " ON p.id=s.player WHERE s.hash=$1::bytea AND s.used>$2::bigint",
    [PG_SESSION_USED] = "UPDATE sessions SET used=$2::bigint WHERE hash=$1::bytea",
    [PG_SESSION_DROP] = "DELETE FROM sessions WHERE hash=$1::bytea",
    [PG_SESSION_DROP_ALL] = "DELETE FROM sessions WHERE player=$1",
    [PG_SESSION_SWEEP] = "DELETE FROM sessions WHERE used<=$1::bigint",
    [PG_GUEST_SWEEP] = "DELETE FROM players WHERE login IS NULL AND created<=$1::bigint AND NOT"
                       " EXISTS (SELECT 1 FROM sessions WHERE player=players.id) AND NOT EXISTS"
                       " (SELECT 1 FROM seats WHERE player=players.id)",
};

const char *const pg_names[PG_QUERIES] = {
    "row",          "row_changes",  "row_writer",       "rows",
    "table_put",    "table_get",    "list_mine",        "list_open",
    "list_watch",   "due",          "unfinished",       "player_put",
    "rename",       "login",        "session_put",      "session_get",
    "session_used", "session_drop", "session_drop_all", "session_sweep",
    "guest_sweep",
};
