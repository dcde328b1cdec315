/* net.h - sockets: HTTP with the page's files, WebSockets with messages. Knows nothing of
 * tables. Everything here runs in the loop's thread. */
#ifndef MH_SERVER_NET_NET_H
#define MH_SERVER_NET_NET_H

#include <stdbool.h>
#include <uv.h>

#include "meadhall/error.h"

enum {
    NET_ADDRESS = 48,
    NET_MESSAGE = 16 << 10, /* bytes of a client's message */
    NET_UNREAD = 1 << 20,   /* bytes a client may leave unread */
    NET_PAUSE = 256 << 10,  /* bytes of them after which it is not listened to */
    NET_CODE_NORMAL = 1000,
    NET_CODE_AWAY = 1001,
    NET_CODE_KIND = 1003,
    NET_CODE_TEXT = 1007,
    NET_CODE_POLICY = 1008,
    NET_CODE_BIG = 1009,
    NET_CODE_RESTART = 1012,
    NET_CODE_LATER = 1013,
};

typedef struct net net;
typedef struct net_conn net_conn;

typedef struct net_frame { /* a message as it goes over the wire, shared by its receivers */
    unsigned refs;
    net *home; /* of the usual size: it goes back there for the next message; or NULL */
    size_t length;
    char bytes[];
} net_frame;

typedef struct net_page {
    int status;
    const char *type;
    char *text; /* freed by the net */
} net_page;

typedef struct net_config {
    const char *host;    /* address to listen at */
    int port;            /* 0: any */
    const char *web;     /* folder of the page, or NULL */
    const char *origins; /* more allowed origins, separated by commas, or NULL */
    const char *names;   /* host names that callers may use, the same way; NULL: see hosts.h */
    bool behind_proxy;   /* believe X-Forwarded-For */
    unsigned max_conns;
    unsigned max_per_address; /* connections of a caller (address.h); 0: no matter how many */
    size_t max_bytes;         /* of HTTP that a caller is sent in a second */
    void *ctx;
    /* One more connection of an address. `room`: it has fewer than it may have. */
    bool (*admit)(void *ctx, const char *address, bool room);
    void (*opened)(void *ctx, net_conn *c);
    void (*said)(void *ctx, net_conn *c, const char *text, size_t n);
    /* A frame that is no message of its own: a ping, a pong, one more piece. False: too many. */
    bool (*framed)(void *ctx, net_conn *c);
    void (*gone)(void *ctx, net_conn *c);
    /* A page made on demand; false: none of that name. `trusted`: a local caller. */
    bool (*page)(void *ctx, const char *path, bool trusted, net_page *out);
    /* The same for a page with a button on it, asked for, or `posted`: the button was pressed. */
    bool (*post)(void *ctx, const char *path, bool posted, net_page *out);
} net_config;

typedef struct net_figures {
    uint64_t accepted, refused, requests, upgrades, messages_in, messages_out, bytes_in, bytes_out,
        slow, broken;
    unsigned conns, sockets;
} net_figures;

net *net_open(uv_loop_t *loop, const net_config *config, mh_error *error);
int net_port(const net *n);
/* No new connections. */
void net_deaf(net *n);
/* Drops every connection and closes. */
void net_close(net *n);
net_figures net_look(const net *n);

/* A text message, with one reference for the caller; NULL without memory. */
net_frame *net_text(net *n, const char *text, size_t length);
void net_unref(net_frame *f);
/* Sends with what else this turn of the loop has for the socket. */
void net_send(net_conn *c, net_frame *f);
/* There was no memory for what it should be told: it is dropped soon, and asks when it is back. */
void net_fail(net_conn *c);
/* Tells the code and closes when the other side agrees, or after two seconds. */
void net_end(net_conn *c, int code, const char *reason);
/* Answers opened connections, one after the other. */
void net_each(net *n, void (*visit)(void *ctx, net_conn *c), void *ctx);
void net_set_user(net_conn *c, void *user);
void *net_user(const net_conn *c);
const char *net_address(const net_conn *c);
bool net_ending(const net_conn *c);

#endif
