/* conn.h - what the files of net/ share. */
#ifndef MH_SERVER_NET_CONN_H
#define MH_SERVER_NET_CONN_H

#include <wslay/wslay.h>

#include "files.h"
#include "net.h"
#include "parser.h"

enum { QUEUE = 16, HEAD = 8 << 10, IDLE_FRAMES = 256, PATH = 1024, ORIGIN = 256, CHUNK = 64 << 10 };

typedef struct http_side { /* while a connection speaks HTTP */
    net_parser parser;
    size_t head; /* bytes of the request so far */
    char path[PATH], host[ORIGIN], origin[ORIGIN], forwarded[ORIGIN], key[64], etag[32];
    char upgrade[16], version[8];
    char name[40];
    bool in_value, bad;
} http_side;

struct net_conn {
    uv_tcp_t tcp;
    net *n;
    net_conn *prev, *next, *next_dirty;
    http_side *http;
    wslay_event_context_ptr ws;
    const uint8_t *in; /* bytes at hand for wslay */
    size_t in_length;
    unsigned out_rest;       /* bytes of a control frame that wslay has yet to give */
    net_frame *queue[QUEUE]; /* for this turn of the loop */
    unsigned queued;
    bool dirty, ending, closed, pinged, local, half;
    uint64_t seen, deadline; /* loop time */
    void *user;
    char address[NET_ADDRESS];
};

struct net {
    net_config is;
    uv_loop_t *loop;
    uv_tcp_t listener;
    uv_timer_t sweeper;
    uv_prepare_t flusher;
    unsigned open_handles;
    bool deaf, closing, knocked; /* knocked: there was no memory to let somebody in */
    int port;
    net_conn *first, *dirty;
    net_files *files;
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
/* http.c */
void http_begin(net_conn *c);
void http_feed(net_conn *c, const char *data, size_t n);
/* ws.c */
bool ws_open(net_conn *c);
void ws_feed(net_conn *c, const uint8_t *data, size_t n);
void ws_ping(net_conn *c);
void ws_accept_key(const char *key, char out[32]);

#endif
