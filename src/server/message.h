/* message.h - a letter as it goes over the wire: RFC 5322 headers, text in quoted-printable. */
#ifndef MH_SERVER_MESSAGE_H
#define MH_SERVER_MESSAGE_H

#include "core/text.h"
#include "meadhall/hall.h"

typedef struct message_is {
    const char *from, *to, *subject, *body, *id, *lang;
    const char *stop;         /* address that stops letters like this, or NULL */
    const char *const *after; /* ids of letters whose words this one says again */
    unsigned afters;
    int64_t at;
} message_is;

/* Lines end in CRLF; false: it did not fit. */
bool message_put(mh_text *out, const message_is *m);
/* A part of an address: everything but letters, digits and -._~ as %XX. */
void message_put_escaped(mh_text *out, const char *text);

#endif
