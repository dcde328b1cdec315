/* sqlite_sql.c - SQL of the embedded store. */
#include "sqlite_sql.h"

#include "cups_sql.h"
#include "games_sql.h"
#include "post_sql.h"
#include "reviews_sql.h"
#include "store.h"

const char *const lite_steps[] = {
    "CREATE TABLE tables(id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,"
    " content INTEGER NOT NULL, options TEXT NOT NULL, chairs TEXT NOT NULL,"
    " clock INTEGER NOT NULL, base INTEGER NOT NULL, more INTEGER NOT NULL,"
    " listed INTEGER NOT NULL, undo INTEGER NOT NULL, handover TEXT NOT NULL,"
    " invite TEXT NOT NULL, fate BLOB NOT NULL, creator TEXT NOT NULL,"
    " status INTEGER NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX tables_listed ON tables(status, created) WHERE listed;"
    "CREATE INDEX tables_status ON tables(status) WHERE status < 2;"
    "CREATE TABLE log(table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,"
    " writer INTEGER NOT NULL, hash INTEGER NOT NULL, turn INTEGER NOT NULL,"
    " bots INTEGER NOT NULL, due INTEGER NOT NULL, body TEXT NOT NULL,"
    " PRIMARY KEY(table_id, seq)) WITHOUT ROWID;"
    "CREATE TABLE seats(table_id TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL,"
    " name TEXT NOT NULL, PRIMARY KEY(table_id, seat)) WITHOUT ROWID;"
    "CREATE INDEX seats_player ON seats(player);"
    "CREATE TABLE players(id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE,"
    " password TEXT, created INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE sessions(hash BLOB PRIMARY KEY, player TEXT NOT NULL, used INTEGER NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE INDEX sessions_player ON sessions(player);",
    "CREATE INDEX sessions_used ON sessions(used);",
    "CREATE TABLE admin_log(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL,"
    " word TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL, until INTEGER NOT NULL);"
    "CREATE TABLE admin_answers(command INTEGER NOT NULL, node TEXT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY(command, node)) WITHOUT ROWID;"
    "CREATE TABLE nodes(sign TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL,"
    " rules TEXT NOT NULL, drains INTEGER NOT NULL, clients INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE bans(player TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER NOT NULL,"
    " reason TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE shown(table_id TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,"
    " silent INTEGER NOT NULL, PRIMARY KEY(table_id, player)) WITHOUT ROWID;"
    "CREATE INDEX tables_over ON tables(created) WHERE status = 2;",
    /* name_look is ours (names.h); of two accounts that look alike the second has no look */
    "ALTER TABLE players ADD COLUMN look TEXT;"
    "CREATE UNIQUE INDEX players_look ON players(look);"
    "UPDATE OR IGNORE players SET look=name_look(name) WHERE login IS NOT NULL;"
    "ALTER TABLE sessions ADD COLUMN made INTEGER NOT NULL DEFAULT 0;"
    "UPDATE sessions SET made=used;"
    "ALTER TABLE tables ADD COLUMN active INTEGER NOT NULL DEFAULT 0;"
    "UPDATE tables SET active=coalesce((SELECT at FROM log WHERE table_id=tables.id"
    " ORDER BY seq DESC LIMIT 1), created);"
    "DROP INDEX tables_listed; DROP INDEX tables_status;"
    "CREATE INDEX tables_listed ON tables(status, active) WHERE listed;"
    "CREATE INDEX tables_status ON tables(status, active) WHERE status < 2;"
    "CREATE INDEX tables_creator ON tables(creator) WHERE status = 0;"
    "CREATE TABLE times(name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;",
    /* people and what they played: games.c, people of the hall (docs/running.md) */
    "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE tables ADD COLUMN quick INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX tables_quick ON tables(game, created) WHERE quick AND status = 0;"
    "ALTER TABLE players ADD COLUMN registered INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN leaves INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN keeper INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN rated_from INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN warned INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE players ADD COLUMN quiet_until INTEGER NOT NULL DEFAULT 0;"
    "UPDATE players SET registered=created WHERE login IS NOT NULL;"
    "CREATE INDEX players_leaves ON players(leaves) WHERE leaves > 0;"
    "CREATE TABLE games(table_id TEXT PRIMARY KEY, nr INTEGER UNIQUE, game TEXT NOT NULL,"
    " options TEXT NOT NULL, seats INTEGER NOT NULL, rated INTEGER NOT NULL,"
    " listed INTEGER NOT NULL, clock INTEGER NOT NULL, began INTEGER NOT NULL, at INTEGER NOT NULL,"
    " plies INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX games_pending ON games(at) WHERE nr IS NULL;"
    "CREATE TABLE game_seats(table_id TEXT NOT NULL, seat INTEGER NOT NULL,"
    " player TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,"
    " at INTEGER NOT NULL, points INTEGER NOT NULL, rank INTEGER NOT NULL, gone INTEGER NOT NULL,"
    " lines TEXT NOT NULL, marks TEXT NOT NULL, mu0 TEXT, sigma0 TEXT,"
    " mu TEXT, sigma TEXT, PRIMARY KEY(table_id, seat)) WITHOUT ROWID;"
    "CREATE INDEX game_seats_player ON game_seats(player, at) WHERE player <> '';"
    "CREATE TABLE ratings(player TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,"
    " games INTEGER NOT NULL, mu TEXT NOT NULL, sigma TEXT NOT NULL, low INTEGER NOT NULL,"
    " PRIMARY KEY(player, game, seats)) WITHOUT ROWID;"
    "CREATE INDEX ratings_ladder ON ratings(game, seats, low, player) WHERE games >= 5;"
    "CREATE TABLE codes(code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE,"
    " until INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE manners(player TEXT NOT NULL, kind TEXT NOT NULL, other TEXT NOT NULL,"
    " at INTEGER NOT NULL, PRIMARY KEY(player, kind, other)) WITHOUT ROWID;"
    "CREATE INDEX manners_other ON manners(other, kind);"
    "CREATE TABLE reports(id INTEGER PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT NOT NULL,"
    " reporter TEXT NOT NULL, player TEXT NOT NULL, reason TEXT NOT NULL,"
    " words TEXT NOT NULL, lines TEXT NOT NULL, settled INTEGER NOT NULL DEFAULT 0,"
    " verdict TEXT NOT NULL DEFAULT '') WITHOUT ROWID;"
    "CREATE INDEX reports_open ON reports(id) WHERE settled = 0;"
    "INSERT INTO times VALUES('rated', 0);",
    POST_STEP,
    CUPS_STEP,
    /* places are counted by the index alone */
    ("DROP INDEX ratings_ladder;"
     "CREATE INDEX ratings_ladder ON ratings(game, seats, low, player, games) WHERE games >= 5;"),
    POST_DOUBTS_STEP,
    REVIEWS_STEP,
    GAMES_FACTS_STEP,
};
const int lite_schema = (int)(sizeof lite_steps / sizeof lite_steps[0]);

const char *const lite_sql[LITE_QUERIES] = {
    [LITE_BEGIN] = "BEGIN IMMEDIATE",
    [LITE_COMMIT] = "COMMIT",
    [LITE_ROLLBACK] = "ROLLBACK",
    [LITE_PING] = "SELECT 1",
    /* A table that an administrator has deleted takes no more rows, and a row comes only right
     * after the one it was made on top of. Rows are never changed, so this cannot race. */
    [LITE_ROW_PUT] = "INSERT OR IGNORE INTO log SELECT ?1,?2,?3,?4,?5,?6,?7,?8,?9 WHERE EXISTS"
                     " (SELECT 1 FROM tables WHERE id=?1) AND (?2=0 OR EXISTS (SELECT 1 FROM log"
                     " WHERE table_id=?1 AND seq=?2-1 AND writer=?10))",
    [LITE_ROW_WRITER] = "SELECT writer FROM log WHERE table_id=?1 AND seq=?2",
    [LITE_ROWS] =
        "SELECT seq,at,writer,hash,turn,bots,due,body,(SELECT group_concat(player||' '||silent||' '"
        "||name, char(10)) FROM shown WHERE table_id=?1) FROM log WHERE table_id=?1 AND seq>=?2"
        " ORDER BY seq",
    [LITE_STATUS] = "UPDATE tables SET status=CASE WHEN ?2<0 THEN status ELSE ?2 END,"
                    " active=CASE WHEN ?3=0 THEN active ELSE ?3 END,"
                    " round=CASE WHEN ?4<0 THEN round ELSE ?4 END WHERE id=?1",
    [LITE_SIT] = "INSERT OR REPLACE INTO seats VALUES(?1,?2,?3,?4)",
    [LITE_LEAVE] = "DELETE FROM seats WHERE table_id=?1 AND seat=?2",
    [LITE_TABLE_PUT] =
        "INSERT OR IGNORE INTO tables VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,"
        "?14,?15,?16,?17,?18,?19,?20,0)",
    [LITE_TABLE_GET] = "SELECT * FROM tables WHERE id=?1",
    [LITE_DUE] = "SELECT t.id FROM tables t JOIN log l ON l.table_id=t.id WHERE t.status=1 AND"
                 " l.seq=(SELECT max(seq) FROM log WHERE table_id=t.id) AND"
                 " (l.due>0 AND l.due<=?1 OR l.bots<>0 AND l.at<=?2) LIMIT 1000",
    [LITE_UNFINISHED] = "SELECT id FROM tables WHERE status<>2 ORDER BY id",
    [LITE_PLAYER_PUT] = "INSERT INTO players(id,name,created) SELECT ?1,?2,?4 WHERE NOT EXISTS"
                        " (SELECT 1 FROM players WHERE look=?3)",
    [LITE_REGISTER] = "UPDATE players SET name=?2, look=?3, login=?4, password=?5"
                      " WHERE id=?1 AND login IS NULL",
    [LITE_RENAME] = "UPDATE players SET name=?2 WHERE id=?1 AND login IS NULL AND NOT EXISTS"
                    " (SELECT 1 FROM players WHERE look=?3)",
    [LITE_PASSWORD] = "SELECT password FROM players WHERE id=?1 AND login IS NOT NULL",
    [LITE_SET_PASSWORD] = "UPDATE players SET password=?3 WHERE id=?1 AND password=?2",
    [LITE_NAME_FREE] = "SELECT 1 FROM players WHERE look=?2 AND id<>?1",
    [LITE_LOGIN] = "SELECT id,name,password FROM players WHERE login=?1",
    [LITE_SESSION_PUT] = "INSERT INTO sessions(hash,player,used,made) SELECT ?1,?2,?3,?3 WHERE NOT"
                         " EXISTS (SELECT 1 FROM bans WHERE player=?2 AND (until=0 OR until>?3))",
    [LITE_SESSION_GET] = "SELECT p.id,p.name,p.login IS NULL,s.used FROM sessions s JOIN players p"
                         " ON p.id=s.player WHERE s.hash=?1",
    [LITE_SESSION_LIST] = "SELECT hash,made,used FROM sessions WHERE player=?1"
                          " ORDER BY used DESC, hash LIMIT 100",
    [LITE_SESSION_USED] = "UPDATE sessions SET used=?2 WHERE hash=?1",
    [LITE_SESSION_DROP] = "DELETE FROM sessions WHERE hash=?1",
    [LITE_SESSION_DROP_ALL] = "DELETE FROM sessions WHERE player=?1",
    [LITE_SESSION_SWEEP] = "DELETE FROM sessions WHERE used<=?1",
    [LITE_GUEST_SWEEP] = "DELETE FROM players WHERE login IS NULL AND created<=?1 AND NOT EXISTS"
                         " (SELECT 1 FROM sessions WHERE player=players.id) AND NOT EXISTS"
                         " (SELECT 1 FROM seats WHERE player=players.id)",
    [LITE_HEAR] = "SELECT coalesce(max(id),0) FROM admin_log",
    [LITE_SCRUB] = "SELECT table_id,seq,length(body) FROM log WHERE (table_id,seq)>(?1,?2)"
                   " ORDER BY table_id,seq LIMIT ?3",
    [LITE_SCRUB_TABLES] = "SELECT sum(length(options)+length(chairs)) FROM tables",
    [LITE_SCRUB_SEATS] = "SELECT sum(length(name)) FROM seats NOT INDEXED",
    [LITE_SCRUB_PLAYERS] = "SELECT sum(length(name)) FROM players NOT INDEXED",
    [LITE_SCRUB_SESSIONS] = "SELECT sum(length(player)) FROM sessions NOT INDEXED",
    [LITE_HALL_TIME] =
        "INSERT INTO times SELECT 'hall', min(?1, ?2 + coalesce((SELECT at FROM times WHERE"
        " name='hall'), (SELECT max(used) FROM sessions), ?1)) WHERE true"
        " ON CONFLICT(name) DO UPDATE SET at=excluded.at RETURNING at",
    [LITE_REST_OPEN] = "UPDATE tables SET status=3 WHERE status=0 AND active<=?1",
    [LITE_REST_PLAYING] = "UPDATE tables SET status=4 WHERE status=1 AND active<=?1",
    [LITE_TABLES_OPEN] = "SELECT count(*) FROM tables WHERE creator=?1 AND status=0",
    [LITE_CALLS] = "INSERT OR IGNORE INTO calls VALUES(?1,?2,?3,?4)",
};
