/* cups_sql.h - the schema of tournaments and clubs, in words that every store understands.
 *
 * A cup is its row, which never changes but for what lists show (status, round, players), and its
 * log (cup/cup.h). cup_tables: 0 is to be made, 1 is there, 2 its result is in the log. */
#ifndef MH_SERVER_STORE_CUPS_SQL_H
#define MH_SERVER_STORE_CUPS_SQL_H

#define CUPS_STEP                                                                                  \
    "CREATE TABLE cups(id text PRIMARY KEY, name text NOT NULL, kind integer NOT NULL,"            \
    " game text NOT NULL, options text NOT NULL, seats integer NOT NULL, rounds integer NOT"       \
    " NULL, best integer NOT NULL, final integer NOT NULL, clock integer NOT NULL, base bigint"    \
    " NOT NULL, more bigint NOT NULL, starts bigint NOT NULL, most integer NOT NULL, bots text"    \
    " NOT NULL, maker text NOT NULL, club text NOT NULL, made bigint NOT NULL, status integer"     \
    " NOT NULL, round integer NOT NULL, players integer NOT NULL);"                                \
    "CREATE INDEX cups_status ON cups(status, made);"                                              \
    "CREATE INDEX cups_club ON cups(club);"                                                        \
    "CREATE TABLE cup_log(cup text NOT NULL, seq integer NOT NULL, at bigint NOT NULL,"            \
    " body text NOT NULL, PRIMARY KEY(cup, seq));"                                                 \
    "CREATE TABLE cup_players(cup text NOT NULL, player text NOT NULL, PRIMARY KEY(cup, player));" \
    "CREATE INDEX cup_players_player ON cup_players(player);"                                      \
    "CREATE TABLE cup_tables(table_id text PRIMARY KEY, cup text NOT NULL, state integer NOT"      \
    " NULL);"                                                                                      \
    "CREATE INDEX cup_tables_state ON cup_tables(state) WHERE state<2;"                            \
    "CREATE TABLE clubs(id text PRIMARY KEY, name text NOT NULL, look text NOT NULL UNIQUE,"       \
    " sign text NOT NULL, about text NOT NULL, door text NOT NULL, invite text NOT NULL,"          \
    " made bigint NOT NULL);"                                                                      \
    "CREATE TABLE club_members(club text NOT NULL, player text NOT NULL, role integer NOT NULL,"   \
    " since bigint NOT NULL, PRIMARY KEY(club, player));"                                          \
    "CREATE INDEX club_members_player ON club_members(player);"                                    \
    "CREATE TABLE club_tables(table_id text PRIMARY KEY, club text NOT NULL, at bigint NOT"        \
    " NULL);"                                                                                      \
    "CREATE INDEX club_tables_club ON club_tables(club, at);"

#endif
