/* conn.h - what the files of net/ share. */
#ifndef MH_SERVER_NET_CONN_H
#define MH_SERVER_NET_CONN_H

#include <wslay/wslay.h>

#include "crowd.h"
#include "files.h"
#include "net.h"
#include "parser.h"

enum {
    QUEUE = 16,
    HEAD = 8 << 10,
    IDLE_FRAMES = 256,
    PATH = 1024,
    ORIGIN = 256,
    CHUNK = 64 << 10,
    CONTROL = 2 + 125, /* bytes of a control frame without a mask (RFC 6455, 5.5) */
};

typedef struct http_flow { /* of requests and answers, flow.c */
    char *rest;            /* requests that wait for the answer under way */
    size_t rest_length;
    unsigned newlines;    /* at the end of what was looked at */
    bool busy, waits;     /* an answer goes out; its caller was sent enough this second */
    const net_file *file; /* whose next part is to be sent, or NULL */
    size_t part;
} http_flow;

typedef struct http_side { /* while a connection speaks HTTP */
    net_parser parser;
    size_t head; /* bytes of the request so far */
    char path[PATH], host[ORIGIN], origin[ORIGIN], forwarded[ORIGIN], key[64];
    char etag[ORIGIN], accept[ORIGIN]; /* too long: not read further */
    char upgrade[16], version[8];
    char name[40];
    bool in_value, bad, cut; /* cut: `accept` is not whole */
    http_flow flow;
} http_side;

struct net_conn {
    uv_tcp_t tcp;
    net *n;
    net_conn *prev, *next, *next_dirty;
    http_side *http;
    wslay_event_context_ptr ws; /* NULL: none was, or it rests */
    int64_t owed;               /* bytes that wslay has, of frames that it has not begun */
    const uint8_t *in;          /* bytes at hand for wslay */
    size_t in_length;
    uint8_t out[CONTROL];  /* a control frame, of which wslay gives piece by piece */
    uint8_t pong[CONTROL]; /* to the newest ping; it waits until all else is sent */
    unsigned out_length, pong_length;
    char *message;                            /* what has come of it */
    size_t message_length, message_cap, late; /* late: bytes that came after our goodbye */
    uint64_t message_began;                   /* loop time, or 0: there is none */
    net_frame *queue[QUEUE];                  /* for this turn of the loop */
    unsigned queued;
    size_t pending; /* bytes of them */
    bool socket;    /* it is a WebSocket from now on */
    bool dirty, ending, closed, pinged, local, half, paused, in_control;
    uint64_t seen, deadline; /* loop time */
    net_caller *caller;      /* NULL: not counted */
    void *user;
    char address[NET_ADDRESS];
};

struct net {
    net_config config;
    uv_loop_t *loop;
    uv_tcp_t listener;
    uv_timer_t sweeper;
    uv_prepare_t flusher;
    unsigned open_handles;
    bool deaf, closing, knocked; /* knocked: there was no memory to let somebody in */
    int port;
    net_conn *first, *dirty;
    net_files *files;
    net_crowd *crowd;
    net_figures figures;
    net_frame *idle[IDLE_FRAMES];
    unsigned idle_count;
    char chunk[CHUNK];
};

/* tcp.c */
net_frame *net_raw(net *n, const char *text, size_t length);
void net_drop(net_conn *c);
void net_flush(net_conn *c);
void net_enqueue(net_conn *c, net_frame *f);
/* It is flushed at the end of this turn of the loop. */
void net_touch(net_conn *c);
/* One more connection of its address; false: too many, or too fast. */
bool net_admit(net_conn *c);
/* http.c */
void http_begin(net_conn *c);
/* Bytes of one request, to its end at most. */
void http_take(net_conn *c, const char *data, size_t n);
/* flow.c */
void http_feed(net_conn *c, const char *data, size_t n);
/* A head was enqueued, and its body if that is no file. */
void http_answering(net_conn *c, const net_file *file, bool last);
/* Everything enqueued has been sent. */
void http_drained(net_conn *c);
/* A second has passed. */
void http_second(net_conn *c);
void http_free(http_side *h);
/* ws.c */
bool ws_open(net_conn *c);
void ws_feed(net_conn *c, const uint8_t *data, size_t n);
void ws_ping(net_conn *c);
void ws_accept_key(const char *key, char out[32]);

#endif
