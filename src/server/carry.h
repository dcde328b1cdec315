/* carry.h - one parcel, from its first byte to its answer; in the courier's thread. */
#ifndef MH_SERVER_CARRY_H
#define MH_SERVER_CARRY_H

#include "courier.h"

typedef struct carry_job {
    const courier_config *config;
    const char *address, *body;
    bool (*may_end)(void *ctx); /* once, before the last byte; false: break off */
    bool (*stops)(void *ctx);   /* the server stops */
    void *ctx;
    courier_end end;
    char why[COURIER_WHY];
    /* of carry.c */
    size_t at, length;
    bool asked, refused, handed; /* handed: the end may leave */
    int stop_ticks;
    char said[256]; /* libcurl's own words about a failure */
} carry_job;

void carry_letter(carry_job *job);
void carry_hook(carry_job *job);
const char *carry_hook_wrong(const char *url, bool anywhere);

#endif
