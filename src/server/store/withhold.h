/* withhold.h - names and words that a store keeps in its rows, and shows to nobody any more.
 *
 * Rows are never changed. Where a person was renamed or erased, `shown` has the name to be shown at
 * each table, and whether what the person said is withheld: every reader of rows gets them so. */
#ifndef MH_SERVER_STORE_WITHHOLD_H
#define MH_SERVER_STORE_WITHHOLD_H

#include "store.h"

enum { WITHHOLD_SEATS = 8 };

typedef struct withholding { /* of one pass over the rows of a table, from its first on */
    char sits[WITHHOLD_SEATS][DB_ID];
    char *body; /* of the last row that was changed */
} withholding;

void withhold_open(withholding *w);
/* `shown` is NULL, or lines `PLAYER SILENT NAME`. The row's body is replaced where it has to be, by
 * one that lasts until the next call. False: no memory. */
bool withhold_row(withholding *w, const char *shown, db_row *row);
void withhold_close(withholding *w);

#endif
