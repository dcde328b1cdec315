/* letters.h - the letters and web-hooks. Writes text and does
 * nothing else. Nothing of a table is in it that is not in everybody's list of tables. */
#ifndef MH_SERVER_LETTERS_H
#define MH_SERVER_LETTERS_H

#include "core/text.h"
#include "meadhall/hall.h"
#include "store/post.h"

enum { LETTER_MOST = 30, LETTER_NAMES = 256, LETTER_BYTES = 32768 };

typedef struct letter_item { /* what one notice says */
    post_notice notice;
    char others[LETTER_NAMES]; /* names of those who sit there too, with commas between */
} letter_item;

typedef struct letter_to {
    mh_lang lang;
    const char *name;    /* of who is written to */
    const char *address; /* "": not a letter */
    const char *sender;  /* the hall's own address */
    const char *url;     /* of the hall, with a slash at its end */
    const char *id;      /* of the parcel: the same letter has the same Message-ID */
    const char *stop;    /* the token that stops letters like this, or NULL */
    int64_t now;
} letter_to;

mh_lang letter_lang(const char *word); /* English if it is none of ours */
/* A whole message, with its header; false: it did not fit. `more`: notices beyond those. */
bool letter_digest(mh_text *out, const letter_to *to, const letter_item *items, unsigned count,
                   unsigned more);
typedef enum letter_code { LETTER_CONFIRM, LETTER_RESET } letter_code;
bool letter_with_code(mh_text *out, const letter_to *to, letter_code why, const char *code);
/* {"content":TEXT,"text":TEXT,"notices":[...]}: Discord reads the first, Slack the second. */
bool letter_hook(mh_text *out, const letter_to *to, const letter_item *items, unsigned count);
bool letter_hook_trial(mh_text *out, const letter_to *to);
/* The page behind "no more letters like this"; `done`: it has happened. */
bool letter_stop_page(mh_text *out, mh_lang lang, bool done);
/* local@domain with nothing in it that could end a line or a header. */
bool letter_address_ok(const char *address);

#endif
