/* json.h - the one buffer that the flat interface answers in, and JSON written into it. */
#ifndef MH_BINDINGS_JSON_H
#define MH_BINDINGS_JSON_H

#include "meadhall/host.h"

/* Begin anew; everything below appends. */
void out_begin(void);
/* The length, or -1 where memory ran out on the way. */
int32_t out_end(void);
const char *out_text(void);
void out_put(const char *s);
void out_put_n(const char *s, size_t n);
void out_int(int64_t x);
void out_string(const char *s); /* in quotes, escaped */

/* `,` between two values of a list: first, then every time. */
typedef struct out_list {
    bool begun;
} out_list;
void out_next(out_list *l);
/* "name": */
void out_key(out_list *l, const char *name);
/* A number, an id, null for nothing, a list for a set. */
void out_value(const mh_kind *kind, int64_t value);

#endif
