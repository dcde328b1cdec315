/* foreign.h - nodes of different versions on one store: each table is played by one set of rules at
 * a time. The head of a table says by which, and a line `rules 0 VERSION CONTENT` of its history
 * says when a node with others went on with it. */
#ifndef MH_SERVER_FOREIGN_H
#define MH_SERVER_FOREIGN_H

#include "srv.h"

typedef struct foreign {
    bool refused;
    int rules; /* those of the table */
    char node[DB_SPEC];
} foreign;

/* A table of other rules is left to a node that has them, as long as there is one; afterwards any
 * node may go on with it. In the clerk's thread. */
db_err foreign_check(const db_api *api, db *d, const db_table *head, const hall_row *rows,
                     size_t count, foreign *out);

#endif
