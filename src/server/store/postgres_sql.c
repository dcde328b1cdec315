/* postgres_sql.c - SQL of the store of many nodes. */
#include "postgres_sql.h"

#include "cups_sql.h"
#include "games_sql.h"
#include "post_sql.h"
#include "reviews_sql.h"
#include "store.h"

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
    /* looks of names are filled in behind it, see postgres.c */
    "ALTER TABLE players ADD COLUMN look text UNIQUE;"
    "ALTER TABLE sessions ADD COLUMN made bigint NOT NULL DEFAULT 0;"
    "UPDATE sessions SET made=used;"
    "ALTER TABLE tables ADD COLUMN active bigint NOT NULL DEFAULT 0;"
    "UPDATE tables SET active=coalesce((SELECT at FROM log WHERE table_id=tables.id"
    " ORDER BY seq DESC LIMIT 1), created);"
    "DROP INDEX tables_listed; DROP INDEX tables_status;"
    "CREATE INDEX tables_listed ON tables(status, active) WHERE listed;"
    "CREATE INDEX tables_status ON tables(status, active) WHERE status < 2;"
    "CREATE INDEX tables_creator ON tables(creator) WHERE status = 0;"
    "CREATE TABLE times(name text PRIMARY KEY, at bigint NOT NULL);",
    /* people and what they played: games.c, people of the hall (docs/running.md) */
    "ALTER TABLE tables ADD COLUMN rated boolean NOT NULL DEFAULT false;"
    "ALTER TABLE tables ADD COLUMN quick boolean NOT NULL DEFAULT false;"
    "ALTER TABLE tables ADD COLUMN round integer NOT NULL DEFAULT 0;"
    "CREATE INDEX tables_quick ON tables(game, created) WHERE quick AND status = 0;"
    "ALTER TABLE players ADD COLUMN registered bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN renamed bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN leaves bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN keeper integer NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN rated_from bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN warned bigint NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN quiet_until bigint NOT NULL DEFAULT 0;"
    "UPDATE players SET registered=created WHERE login IS NOT NULL;"
    "CREATE INDEX players_leaves ON players(leaves) WHERE leaves > 0;"
    "CREATE TABLE games(table_id text PRIMARY KEY, nr bigint UNIQUE, game text NOT NULL,"
    " options text NOT NULL, seats integer NOT NULL, rated integer NOT NULL,"
    " listed integer NOT NULL, clock integer NOT NULL, began bigint NOT NULL, at bigint NOT NULL,"
    " plies integer NOT NULL);"
    "CREATE INDEX games_pending ON games(at) WHERE nr IS NULL;"
    "CREATE TABLE game_seats(table_id text NOT NULL, seat integer NOT NULL,"
    " player text NOT NULL, name text NOT NULL, bot text NOT NULL,"
    " at bigint NOT NULL, points bigint NOT NULL, rank integer NOT NULL, gone integer NOT NULL,"
    " lines text NOT NULL, marks text NOT NULL, mu0 text, sigma0 text,"
    " mu text, sigma text, PRIMARY KEY(table_id, seat));"
    "CREATE INDEX game_seats_player ON game_seats(player, at) WHERE player <> '';"
    "CREATE TABLE ratings(player text NOT NULL, game text NOT NULL, seats integer NOT NULL,"
    " games integer NOT NULL, mu text NOT NULL, sigma text NOT NULL, low bigint NOT NULL,"
    " PRIMARY KEY(player, game, seats));"
    "CREATE INDEX ratings_ladder ON ratings(game, seats, low, player) WHERE games >= 5;"
    "CREATE TABLE codes(code text PRIMARY KEY, table_id text NOT NULL UNIQUE,"
    " until bigint NOT NULL);"
    "CREATE TABLE manners(player text NOT NULL, kind text NOT NULL, other text NOT NULL,"
    " at bigint NOT NULL, PRIMARY KEY(player, kind, other));"
    "CREATE INDEX manners_other ON manners(other, kind);"
    "CREATE TABLE reports(id bigint PRIMARY KEY, at bigint NOT NULL, table_id text NOT NULL,"
    " reporter text NOT NULL, player text NOT NULL, reason text NOT NULL,"
    " words text NOT NULL, lines text NOT NULL, settled bigint NOT NULL DEFAULT 0,"
    " verdict text NOT NULL DEFAULT '');"
    "CREATE INDEX reports_open ON reports(id) WHERE settled = 0;"
    "INSERT INTO times VALUES('rated', 0);",
    POST_STEP,
    CUPS_STEP,
    /* places are counted by the index alone */
    ("DROP INDEX ratings_ladder;"
     "CREATE INDEX ratings_ladder ON ratings(game, seats, low, player, games) WHERE games >= 5;"),
    POST_DOUBTS_STEP,
    REVIEWS_STEP,
    GAMES_FACTS_STEP GAMES_FACTS_BY_OTHERS,
};
const int pg_schema = (int)(sizeof pg_steps / sizeof pg_steps[0]);

/* A table that an administrator has deleted takes no more rows, and a row comes only right after
 * the one it was made on top of. Rows are never changed, so this cannot race. */
#define PUT_ROW                                                                                \
    "INSERT INTO log SELECT $1::text,$2::bigint,$3::bigint,$4::bigint,$5::bigint,$6::integer," \
    "$7::integer,$8::bigint,$9::text WHERE EXISTS (SELECT 1 FROM tables WHERE id=$1::text)"    \
    " AND ($2::bigint=0 OR EXISTS (SELECT 1 FROM log WHERE table_id=$1::text AND"              \
    " seq=$2::bigint-1 AND writer=$10::bigint)) ON CONFLICT DO NOTHING"
const char *const pg_sql[PG_QUERIES] = {
    [PG_ROW] = PUT_ROW,
    [PG_ROW_CHANGES] =
        "WITH won AS (" PUT_ROW " RETURNING table_id), gone AS (DELETE FROM seats WHERE"
        " table_id IN (SELECT table_id FROM won) AND seat=$12::integer),"
        " sat AS (INSERT INTO seats SELECT table_id,$13::integer,$14,$15 FROM won"
        " WHERE $13::integer>=0 ON CONFLICT (table_id,seat) DO UPDATE SET player=excluded.player,"
        " name=excluded.name), called AS (INSERT INTO calls SELECT table_id,$2::bigint,$3::bigint,"
        "$18::integer FROM won WHERE $18::integer<>0 ON CONFLICT DO NOTHING) UPDATE tables SET "
        "status=CASE WHEN $11::integer<0 THEN status"
        " ELSE $11::integer END, active=CASE WHEN $16::bigint=0 THEN active ELSE $16::bigint END,"
        " round=CASE WHEN $17::integer<0 THEN round ELSE $17::integer END WHERE id IN (SELECT "
        "table_id FROM won)",
    [PG_ROW_WRITER] = "SELECT writer FROM log WHERE table_id=$1 AND seq=$2::bigint",
    [PG_ROWS] = "SELECT seq,at,writer,hash,turn,bots,due,body,(SELECT string_agg(player||' '||"
                "silent||' '||name, chr(10)) FROM shown WHERE table_id=$1) FROM log WHERE"
                " table_id=$1 AND seq>=$2::bigint ORDER BY seq",
    [PG_TABLE_PUT] =
        "INSERT INTO tables VALUES($1,$2,$3::integer,$4::bigint,$5,$6,$7::integer,"
        "$8::bigint,$9::bigint,$10::boolean,$11::boolean,$12,$13,$14::bytea,$15,"
        "$16::integer,$17::bigint,$17::bigint,$18::boolean,$19::boolean,0) ON CONFLICT DO NOTHING",
    [PG_TABLE_GET] = "SELECT * FROM tables WHERE id=$1",
    [PG_DUE] = "SELECT t.id FROM tables t JOIN LATERAL (SELECT due,bots,at FROM log WHERE"
               " table_id=t.id ORDER BY seq DESC LIMIT 1) l ON true WHERE t.status=1 AND"
               " (l.due>0 AND l.due<=$1::bigint OR l.bots<>0 AND l.at<=$2::bigint) LIMIT 1000",
    [PG_UNFINISHED] = "SELECT id FROM tables WHERE status<>2 ORDER BY id",
    [PG_PLAYER_PUT] = "INSERT INTO players(id,name,created) SELECT $1,$2,$4::bigint WHERE NOT"
                      " EXISTS (SELECT 1 FROM players WHERE look=$3) ON CONFLICT DO NOTHING",
    [PG_REGISTER] = "UPDATE players SET name=$2, look=$3, login=$4, password=$5"
                    " WHERE id=$1 AND login IS NULL",
    [PG_RENAME] = "UPDATE players SET name=$2 WHERE id=$1 AND login IS NULL AND NOT EXISTS"
                  " (SELECT 1 FROM players WHERE look=$3)",
    [PG_PASSWORD] = "SELECT password FROM players WHERE id=$1 AND login IS NOT NULL",
    [PG_SET_PASSWORD] = "UPDATE players SET password=$3 WHERE id=$1 AND password=$2",
    [PG_NAME_FREE] = "SELECT 1 FROM players WHERE look=$2 AND id<>$1",
    [PG_LOOKS] = "SELECT id,name FROM players WHERE login IS NOT NULL AND look IS NULL",
    [PG_LOOK_SET] = "UPDATE players SET look=$2 WHERE id=$1 AND NOT EXISTS"
                    " (SELECT 1 FROM players WHERE look=$2)",
    [PG_LOGIN] = "SELECT id,name,password FROM players WHERE login=$1",
    [PG_SESSION_PUT] = "INSERT INTO sessions(hash,player,used,made) SELECT $1::bytea,$2::text,"
                       "$3::bigint,$3::bigint WHERE NOT EXISTS (SELECT 1 FROM bans WHERE"
                       " player=$2::text AND (until=0 OR until>$3::bigint))",
    [PG_SESSION_GET] = "SELECT p.id,p.name,p.login IS NULL,s.used FROM sessions s JOIN players p"
                       " ON p.id=s.player WHERE s.hash=$1::bytea",
    [PG_SESSION_LIST] = "SELECT hash,made,used FROM sessions WHERE player=$1"
                        " ORDER BY used DESC, hash LIMIT 100",
    [PG_SESSION_USED] = "UPDATE sessions SET used=$2::bigint WHERE hash=$1::bytea",
    [PG_SESSION_DROP] = "DELETE FROM sessions WHERE hash=$1::bytea",
    [PG_SESSION_DROP_ALL] = "DELETE FROM sessions WHERE player=$1",
    [PG_SESSION_SWEEP] = "DELETE FROM sessions WHERE used<=$1::bigint",
    [PG_GUEST_SWEEP] = "DELETE FROM players WHERE login IS NULL AND created<=$1::bigint AND NOT"
                       " EXISTS (SELECT 1 FROM sessions WHERE player=players.id) AND NOT EXISTS"
                       " (SELECT 1 FROM seats WHERE player=players.id)",
    [PG_HALL_TIME] =
        "INSERT INTO times SELECT 'hall', least($1::bigint, $2::bigint + coalesce((SELECT at FROM"
        " times WHERE name='hall'), (SELECT max(used) FROM sessions), $1::bigint))"
        " ON CONFLICT(name) DO UPDATE SET at=excluded.at RETURNING at",
    [PG_REST_OPEN] = "UPDATE tables SET status=3 WHERE status=0 AND active<=$1::bigint",
    [PG_REST_PLAYING] = "UPDATE tables SET status=4 WHERE status=1 AND active<=$1::bigint",
    [PG_TABLES_OPEN] = "SELECT count(*) FROM tables WHERE creator=$1 AND status=0",
    [PG_SIT] = "INSERT INTO seats VALUES($1,$2::integer,$3,$4)",
};

const char *const pg_names[PG_QUERIES] = {
    [PG_ROW] = "row",
    [PG_ROW_CHANGES] = "row_changes",
    [PG_ROW_WRITER] = "row_writer",
    [PG_ROWS] = "rows",
    [PG_TABLE_PUT] = "table_put",
    [PG_TABLE_GET] = "table_get",
    [PG_DUE] = "due",
    [PG_UNFINISHED] = "unfinished",
    [PG_PLAYER_PUT] = "player_put",
    [PG_REGISTER] = "register",
    [PG_RENAME] = "rename",
    [PG_PASSWORD] = "password",
    [PG_SET_PASSWORD] = "set_password",
    [PG_NAME_FREE] = "name_free",
    [PG_LOOKS] = "looks",
    [PG_LOOK_SET] = "look_set",
    [PG_LOGIN] = "login",
    [PG_SESSION_PUT] = "session_put",
    [PG_SESSION_GET] = "session_get",
    [PG_SESSION_LIST] = "session_list",
    [PG_SESSION_USED] = "session_used",
    [PG_SESSION_DROP] = "session_drop",
    [PG_SESSION_DROP_ALL] = "session_drop_all",
    [PG_SESSION_SWEEP] = "session_sweep",
    [PG_GUEST_SWEEP] = "guest_sweep",
    [PG_HALL_TIME] = "hall_time",
    [PG_REST_OPEN] = "rest_open",
    [PG_REST_PLAYING] = "rest_playing",
    [PG_TABLES_OPEN] = "tables_open",
    [PG_SIT] = "sit",
};
