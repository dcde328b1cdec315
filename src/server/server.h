/* server.h - the table server, as the command line starts it. */
#ifndef MH_SERVER_SERVER_H
#define MH_SERVER_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "meadhall/error.h"

typedef struct srv_config {
    const char *host;       /* address to listen at */
    int port;               /* 0: any free one */
    const char *data;       /* folder of the embedded store, or ":memory:": nothing is kept */
    const char *postgres;   /* or the address of a database; NULL: none */
    const char *node;       /* this node's name */
    const char *web;        /* folder of the page */
    const char *origins;    /* more origins that may connect, or NULL */
    const char *names;      /* host names that callers may use, or NULL: local ones */
    bool behind_proxy;      /* believe X-Forwarded-For */
    bool no_limits;         /* for load tests: no rates, no counts */
    int linger_ms;          /* how long a commit waits for company */
    int workers;            /* threads for searches and passwords */
    int sockets;            /* connections that one address may have; 0: any number */
    uint64_t keep_finished; /* days after which a table that is over is deleted; 0: never */
    /* letters and web-hooks (docs/running.md) */
    const char *mail;       /* smtp://HOST[:PORT] or smtps://; NULL: no letters */
    const char *mail_from;  /* the hall's own address */
    const char *mail_login; /* USER:PASSWORD, or NULL */
    bool mail_plain;        /* without TLS beyond this machine, too */
    const char *public_url; /* how people reach the page; links in letters begin so */
    bool hook_anywhere;     /* for tests: web-hooks may be at private addresses, without TLS */
} srv_config;

/* Could this be the hall's own e-mail address? Why no letters can be sent, or NULL: they can. */
bool srv_mail_address(const char *text);
const char *srv_mail_lacks(void);
/* Serves until SIGTERM or SIGINT; otherwise than 0 there is an error. Prints the
 * address it listens at on stdout. */
int srv_run(const srv_config *config, mh_error *error);
/* A copy of the embedded store while a server may be writing. */
int srv_backup(const char *data, const char *path, mh_error *error);
/* Plays every unfinished table again; prints a line of JSON for each that differs under the
 * rules of this build. The number of them, or -1 with a sentence. */
int srv_check(const srv_config *config, mh_error *error);

#endif
