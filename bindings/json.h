/* json.h - the one buffer that the flat interface answers in. */
#ifndef MH_BINDINGS_JSON_H
#define MH_BINDINGS_JSON_H

#include "host/present.h"

/* Writes text; called again with more room until all of it fits. */
typedef void out_writer(mh_text *out, const void *about);

/* Fills the buffer; the length, or -1 where memory ran out. */
int32_t out_write(out_writer *write, const void *about);
int32_t out_copy(const char *from, size_t n);
const char *out_text(void);

/* `,` between two values: false before the first. */
void out_comma(mh_text *out, bool *begun);
/* ,"name": */
void out_key(mh_text *out, bool *begun, const char *name);

#endif
