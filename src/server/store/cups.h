/* cups.h - tournaments as they are kept: a row, and a log that decides every race by its numbers.
 */
#ifndef MH_SERVER_STORE_CUPS_H
#define MH_SERVER_STORE_CUPS_H

#include "cup/cup.h"
#include "records.h"

enum { CUPS_LINES = 16384, CUPS_NAME = 64 };

typedef struct cups_row {
    char id[DB_ID], name[CUPS_NAME], game[DB_ID], options[DB_WORDS], bots[DB_SPEC], maker[DB_ID],
        maker_name[DB_NAME], club[DB_ID], club_name[CUPS_NAME];
    cup_rules rules;
    int clock, most, status, round, players;
    int64_t base, more, starts, made;
    bool mine;
} cups_row;

typedef struct cups_news { /* lines that are to be written */
    char text[CUPS_LINES];
    size_t length;
} cups_news;

typedef void cups_on_row(void *ctx, const cups_row *row);

db_err cups_put(rec_link l, const cups_row *r);
/* The row, and the cup that its log makes; `next`: the number of the next line. DB_NONE. */
db_err cups_get(rec_link l, const char *id, const char *viewer, cups_row *row, cup *c, int *next);
/* `which`: open, running, over, mine, or club with its id in `club`; at most 50. */
db_err cups_list(rec_link l, const char *which, const char *club, const char *viewer,
                 cups_on_row *on, void *ctx);

/* Takes the line into the cup and notes it; false: it does not fit. */
bool cups_say(cup *c, cups_news *n, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Writes what was noted as one entry. DB_TAKEN: another node was first, read it again. */
db_err cups_append(rec_link l, const char *id, int seq, int64_t at, const cup *c,
                   const cups_news *n);

/* ---- who goes ---- */
/* Ids of cups that are not over in which this player takes part. */
db_err cups_of(rec_link l, const char *player, db_on_record *on, void *ctx);
/* The player leaves this cup, if it is in it. DB_TAKEN: another node was first, try again. */
db_err cups_quit(rec_link l, const char *id, const char *player, int64_t at);
/* From now on the player is called so in every cup. */
db_err cups_show_as(rec_link l, const char *player, const char *name);
/* Somebody left: a club without a keeper is its longest member's; one without members goes. */
db_err clubs_after_leaving(rec_link l, const char *club);

/* ---- tables ---- */
db_err cups_table_put(rec_link l, const char *table, const char *cup);
/* In the transaction that makes the table. */
db_err cups_table_made(rec_link l, const char *table);
db_err cups_table_done(rec_link l, const char *table);
/* Ids: cups that should have begun; cups of which a table is over; tables that are to be made
 * (table, cup). */
db_err cups_late_starts(rec_link l, int64_t now, db_on_record *on, void *ctx);
db_err cups_with_ends(rec_link l, db_on_record *on, void *ctx);
db_err cups_unmade(rec_link l, db_on_record *on, void *ctx);
/* Those of one cup. */
db_err cups_unmade_of(rec_link l, const char *cup, db_on_record *on, void *ctx);
/* Status, and of a game that is over seat, rank, points, whether a bot played it at the end. */
db_err cups_table_end(rec_link l, const char *table, db_on_record *on, void *ctx);

#endif
