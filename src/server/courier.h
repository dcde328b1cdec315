/* courier.h - hands letters to an SMTP server and messages to web-hooks, in a thread of its own,
 * one parcel at a time.
 *
 * Before the last byte of a parcel leaves, the courier asks (`may_end`), and waits: whoever is
 * asked makes it durable that the parcel has been handed over, and says so. Without a yes the
 * transfer is broken off, so that the other side cannot have accepted it. */
#ifndef MH_SERVER_COURIER_H
#define MH_SERVER_COURIER_H

#include <stdbool.h>
#include <stddef.h>
#include <uv.h>

enum { COURIER_WHY = 200 };

typedef struct courier courier;

typedef enum courier_end {
    COURIER_SENT,    /* accepted */
    COURIER_LATER,   /* surely not accepted; it may be tried again */
    COURIER_REFUSED, /* surely not accepted, and never will be */
    COURIER_DOUBT    /* its end has left, and no answer came */
} courier_end;

typedef struct courier_config {
    uv_loop_t *loop;
    void *ctx;
    /* In the loop: answer by courier_answer, at once or later. */
    void (*may_end)(void *ctx);
    /* In the loop: the parcel is done. */
    void (*done)(void *ctx, courier_end end, const char *why);
    /* letters */
    const char *server, *sender, *user, *password; /* smtp://HOST[:PORT] or smtps://; NULL: hooks */
    bool plain;                                    /* without TLS, too */
    /* hooks */
    bool anywhere; /* for tests: http, and addresses that are not public */
} courier_config;

/* What this program was built with: "" where it can send nothing, and why. */
const char *courier_lacks(void);
/* NULL: no memory, or no threads. The texts live as long as it does. */
courier *courier_open(const courier_config *config);
/* The parcel under way is broken off, or, where its end has left, waited for a little. `done` is
 * called for it. */
void courier_close(courier *c);
/* The texts live until `done`. Only while none is under way. */
void courier_send(courier *c, const char *address, const char *body);
void courier_answer(courier *c, bool yes);
/* A sentence where no hook can be at this address; NULL: it may be tried. */
const char *courier_hook_wrong(const char *url, bool anywhere);

#endif
