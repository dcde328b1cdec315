/* handle.h - what one caller of the flat interface holds: the text it was told last, and what
 * it has open, behind small numbers. No handle knows of another. */
#ifndef MH_BINDINGS_HANDLE_H
#define MH_BINDINGS_HANDLE_H

#include "host/present.h"
#include "meadhall/ffi.h"

typedef struct ffi_shelf { /* things by their numbers, from 1; a free place is NULL */
    void **at;
    int32_t room;
} ffi_shelf;

struct mh_ffi {
    char *text;
    size_t room;
    ffi_shelf tables, campaigns, boxes;
};

/* The number of a thing that is put on the shelf; 0 without memory. */
int32_t ffi_put(ffi_shelf *s, void *thing);
/* NULL for a number that nothing has. */
void *ffi_get(const ffi_shelf *s, int32_t number);
/* The same, and the number is free again. */
void *ffi_take(ffi_shelf *s, int32_t number);

/* ---- answers ---- */

/* Writes text; called again with more room until all of it fits. */
typedef void ffi_writer(mh_text *out, const void *about);

/* Fills the buffer; the length, or -1 if memory ran out. */
int32_t ffi_write(mh_ffi *f, ffi_writer *write, const void *about);
int32_t ffi_copy(mh_ffi *f, const char *from, size_t n);
/* One sentence, and -1. */
int32_t ffi_refuse(mh_ffi *f, const char *sentence);
/* {"line","rule","text"}, and -1. */
int32_t ffi_refuse_at(mh_ffi *f, const mh_error *e);
/* `,` between two values: false before the first. */
void ffi_comma(mh_text *out, bool *begun);
/* ,"name": */
void ffi_key(mh_text *out, bool *begun, const char *name);

/* ---- words that came in ---- */

/* The session, or NULL for a number that is no open table. */
host_session *ffi_table(const mh_ffi *f, int32_t table);
/* Takes the session over; -1 without memory, it is then closed. */
int32_t ffi_add_table(mh_ffi *f, host_session *s);
/* Game, options and seats from the lines of a configuration; a reason, or NULL. */
const char *ffi_config(char *text, host_config *config);
/* A zero-terminated copy; NULL when it does not fit or holds a 0. */
char *ffi_word(const char *text, uint32_t n, char *buf, size_t cap);
/* An action of the table's game; false with a sentence. */
bool ffi_action(mh_ffi *f, const host_session *s, int32_t seat, const char *text, uint32_t n,
                mh_action *out);
bool ffi_is_seat(const host_session *s, int32_t seat);

/* ---- closing a handle (ffi_campaign.c, ffi_box.c) ---- */

void ffi_close_campaigns(mh_ffi *f);
void ffi_close_boxes(mh_ffi *f);

#endif
