/* tables.h - the open tables behind the numbers of ffi.h. */
#ifndef MH_BINDINGS_TABLES_H
#define MH_BINDINGS_TABLES_H

#include "meadhall/ffi.h"
#include "meadhall/host.h"

/* The session, or NULL for a number that is no open table. */
host_session *table_of(int32_t table);
/* Takes the session over; -1 when too many are open, it is then closed. */
int32_t table_add(host_session *s);
/* One sentence, and -1. */
int32_t refuse(const char *sentence);
/* {"line","rule","text"}, and -1. */
int32_t refuse_at(const host_error *e);
/* Game, options and seats from the lines of a configuration; a reason, or NULL. */
const char *config_of(char *text, host_config *is);
/* A zero-terminated copy; NULL when it does not fit or holds a 0. */
char *word_of(const char *text, uint32_t n, char *buf, size_t cap);
/* An action of the table's game; false with a sentence. */
bool action_of(const host_session *s, int32_t seat, const char *text, uint32_t n, mh_action *out);
bool is_seat(const host_session *s, int32_t seat);

#endif
