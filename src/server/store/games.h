/* games.h - finished games as rows: who played, how it ended. One SQL for every store. They are
 * written in the transaction of the row that ends the game, and only where that row is there. */
#ifndef MH_SERVER_STORE_GAMES_H
#define MH_SERVER_STORE_GAMES_H

#include "store.h"

/* Hands one statement and its texts to a store. */
typedef db_err games_emit(void *ctx, const char *sql, const char *const *texts, int count);

/* How many statements `games_write` hands over for this row. */
int games_statements(const db_row *row);
db_err games_write(const db_row *row, games_emit *emit, void *ctx);

#endif
