/* post_sql.h - the schema of notices and letters, in words that every store understands.
 *
 * calls    rows of tables whose owners are to be called; written with the row itself
 * notices  what somebody is to be told; `mail` and `hook` are 1 while it waits for a letter;
 *          `letter`: the last one it was in, `doubts`: how many of them were doubtful
 * parcels  letters and messages on their way (post.h has their states) */
#ifndef MH_SERVER_STORE_POST_SQL_H
#define MH_SERVER_STORE_POST_SQL_H

#define POST_STEP                                                                            \
    "CREATE TABLE contacts(player text PRIMARY KEY, email text NOT NULL DEFAULT '',"         \
    " waiting text NOT NULL DEFAULT '', code text NOT NULL DEFAULT '',"                      \
    " code_until bigint NOT NULL DEFAULT 0, code_tries integer NOT NULL DEFAULT 0,"          \
    " reset text NOT NULL DEFAULT '', reset_until bigint NOT NULL DEFAULT 0,"                \
    " reset_tries integer NOT NULL DEFAULT 0, lang text NOT NULL DEFAULT 'en',"              \
    " kinds integer NOT NULL DEFAULT 0, mail_off text NOT NULL DEFAULT '',"                  \
    " lettered bigint NOT NULL DEFAULT 0, hook text NOT NULL DEFAULT '',"                    \
    " hook_kinds integer NOT NULL DEFAULT 0, hook_fails integer NOT NULL DEFAULT 0,"         \
    " hook_off text NOT NULL DEFAULT '');"                                                   \
    "CREATE TABLE calls(table_id text NOT NULL, seq bigint NOT NULL, at bigint NOT NULL,"    \
    " turn integer NOT NULL, PRIMARY KEY(table_id, seq));"                                   \
    "CREATE TABLE notices(player text NOT NULL, kind integer NOT NULL, about text NOT NULL," \
    " seq bigint NOT NULL, at bigint NOT NULL, sender text NOT NULL, detail text NOT NULL,"  \
    " seen integer NOT NULL, mail integer NOT NULL, hook integer NOT NULL,"                  \
    " PRIMARY KEY(player, kind, about, seq));"                                               \
    "CREATE INDEX notices_at ON notices(at);"                                                \
    "CREATE INDEX notices_about ON notices(about);"                                          \
    "CREATE INDEX notices_mail ON notices(at) WHERE mail=1;"                                 \
    "CREATE INDEX notices_hook ON notices(at) WHERE hook=1;"                                 \
    "CREATE TABLE parcels(id text PRIMARY KEY, carrier text NOT NULL, player text NOT NULL," \
    " address text NOT NULL, body text NOT NULL, made bigint NOT NULL, state integer NOT"    \
    " NULL, tries integer NOT NULL, due bigint NOT NULL, node text NOT NULL, why text NOT"   \
    " NULL);"                                                                                \
    "CREATE INDEX parcels_due ON parcels(carrier, due) WHERE state=0;"                       \
    "CREATE INDEX parcels_taken ON parcels(state) WHERE state=1 OR state=2;"                 \
    "CREATE INDEX parcels_made ON parcels(made);"                                            \
    "CREATE INDEX parcels_player ON parcels(player);"                                        \
    "CREATE TABLE secrets(name text PRIMARY KEY, value text NOT NULL);"

#define POST_DOUBTS_STEP                                              \
    "ALTER TABLE notices ADD COLUMN letter text NOT NULL DEFAULT '';" \
    "ALTER TABLE notices ADD COLUMN doubts integer NOT NULL DEFAULT 0;"

#endif
