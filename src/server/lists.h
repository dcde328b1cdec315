/* lists.h - a table as a line of a list tells of it. */
#ifndef MH_SERVER_LISTS_H
#define MH_SERVER_LISTS_H

#include "inquiry.h"
#include "store/tables.h"

/* The line; NULL: no memory. */
json_t *lists_item(inquiry *i, const db_item *item);
/* In the loop: how many look on at this node. */
void lists_watchers(const srv *s, json_t *item);
/* The word of a seat's chair, `human` or a spec; "" behind the last. */
void lists_chair(const char *chairs, int seat, char out[DB_SPEC]);
/* {`kind`,`base`,`more`} of a message, as the store has it; false after an error. */
bool lists_clock(const srv_req *q, int64_t *kind, int64_t *base, int64_t *more);

#endif
