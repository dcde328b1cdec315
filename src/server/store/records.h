/* records.h - what is kept for whoever runs a hall: nodes that are there, commands of
 * administrators and their answers, bans, names that are shown no more. One SQL for every store.
 *
 * The commands are the audit log, too: they are never deleted. */
#ifndef MH_SERVER_STORE_RECORDS_H
#define MH_SERVER_STORE_RECORDS_H

#include "store.h"

enum {
    REC_WORD = 16,
    REC_WHO = 64,
    REC_DETAIL = 512,
    REC_RULES = 400,
    REC_ANSWER = 128,
    REC_ALIVE_MS = 25000, /* a node that was silent for so long is gone */
};
#define REC_NO_NAME "-" /* nobody can be called so: the name of who was erased */

typedef struct rec_link { /* one handle of a store */
    const db_api *api;
    db *d;
} rec_link;

typedef struct rec_node {
    char sign[DB_ID], name[DB_SPEC];
    char rules[REC_RULES]; /* ` GAME:VERSION:CONTENT` for each game, and a blank at the end */
    int64_t at;
    bool drains;
    unsigned clients;
} rec_node;

typedef struct rec_command {
    int64_t id, at, until;
    char who[REC_WHO], word[REC_WORD];
    char subject[DB_SPEC]; /* a player, a table or a node */
    char detail[REC_DETAIL];
} rec_command;

typedef struct rec_person {
    char id[DB_ID], name[DB_NAME], login[DB_NAME];
    bool guest, banned;
    int64_t created, used, banned_until; /* used: 0 where there is no session */
    unsigned sessions, seats;
    char ban_reason[REC_DETAIL];
} rec_person;

typedef void rec_on_node(void *ctx, const rec_node *n);
typedef void rec_on_command(void *ctx, const rec_command *c);
typedef void rec_on_person(void *ctx, const rec_person *p);

/* One statement with so many texts, which stand for $1, $2 and so on. */
#define REC_TEXTS(...) ((const char *const[]){__VA_ARGS__})
db_err rec_ask(rec_link l, const char *sql, db_on_record *on, void *ctx, int count,
               const char *const *texts);

/* Writes that the node is there, and reads it back; `kept`: as it was written. */
db_err rec_node_put(rec_link l, const rec_node *n, bool *kept);
db_err rec_node_drop(rec_link l, const char *sign);
/* Nodes heard of after `since`. */
db_err rec_nodes(rec_link l, int64_t since, rec_on_node *on, void *ctx);

/* Sets the id; DB_TAKEN: another one came first, the transaction is to be tried again. */
db_err rec_command_put(rec_link l, rec_command *c);
/* At most so many after that id, in their order. */
db_err rec_commands(rec_link l, int64_t after, int most, rec_on_command *on, void *ctx);
db_err rec_last_command(rec_link l, int64_t *id);
db_err rec_answer_put(rec_link l, int64_t id, const char *node, const char *text);
/* The columns are node and text. */
db_err rec_answers(rec_link l, int64_t id, db_on_record *on, void *ctx);

/* People whose id is `text`, or whose name or login has it in it; at most 100. */
db_err rec_find(rec_link l, const char *text, rec_on_person *on, void *ctx);
/* DB_NONE where there is none. */
db_err rec_person_get(rec_link l, const char *id, rec_person *out);
/* `login` NULL for a guest; DB_TAKEN. */
db_err rec_rename(rec_link l, const char *id, const char *name, const char *login);
db_err rec_ban(rec_link l, const char *id, int64_t at, int64_t until, const char *reason);
db_err rec_unban(rec_link l, const char *id);
/* Account, sessions, ban and clubs go; the seats stay. */
db_err rec_person_drop(rec_link l, const char *id);
/* From now on the player is shown by this name in cups, and at all tables where its id stands in a
 * row; `silent`: what it said is withheld. */
db_err rec_show_as(rec_link l, const char *player, const char *name, bool silent);
/* Ids of tables with rows in which the player's id stands. */
db_err rec_tables_of(rec_link l, const char *player, db_on_record *on, void *ctx);
/* Its id stands in some row, whether there is still such a player or not. */
bool rec_was_here(rec_link l, const char *player);
/* Administrators' remarks about it are forgotten, the words stay. */
db_err rec_blank_log(rec_link l, const char *subject);
/* Seats of a player at tables that are not over: the columns are table and seat. */
db_err rec_seats(rec_link l, const char *player, db_on_record *on, void *ctx);

/* DB_NONE where the table has none. The body is not given. */
db_err rec_last_row(rec_link l, const char *table, db_row *out);
db_err rec_table_drop(rec_link l, const char *table);
/* The hall's own time (store.h, hall_time); 0: no server has looked at the clock yet. */
db_err rec_hall_time(rec_link l, int64_t *at);
/* Ids of tables that were over before `before`; at most so many. */
db_err rec_finished(rec_link l, int64_t before, int most, db_on_record *on, void *ctx);

#endif
