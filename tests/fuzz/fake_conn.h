/* fake_conn.h - a connection without a socket: what it would send stays in its queue. */
#ifndef MH_TESTS_FUZZ_FAKE_CONN_H
#define MH_TESTS_FUZZ_FAKE_CONN_H

#include "server/net/conn.h"

#include <stdlib.h>
#include <string.h>

static net_conn *conn_make(net *n)
{
    net_conn *c = calloc(1, sizeof *c);
    http_side *http = calloc(1, sizeof *http);
    if (!c || !http)
        abort();
    c->n = n;
    c->http = http;
    uv_tcp_init(n->loop, &c->tcp);
    c->tcp.data = c;
    n->open_handles++;
    http_begin(c);
    c->next = n->first;
    if (n->first)
        n->first->prev = c;
    n->first = c;
    n->figures.conns++;
    c->dirty = true; /* so it is never in the list of those to be flushed */
    c->seen = uv_now(n->loop);
    return c;
}

/* Takes what would be sent; `look` sees every piece. */
static void conn_drain(net_conn *c, void (*look)(const net_frame *f))
{
    for (unsigned i = 0; i < c->queued; i++) {
        if (look)
            look(c->queue[i]);
        net_unref(c->queue[i]);
    }
    c->queued = 0;
}

static void conn_end(net_conn *c)
{
    net *n = c->n;
    unsigned before = n->open_handles;
    if (!c->closed)
        net_drop(c);
    while (n->open_handles == before)
        uv_run(n->loop, UV_RUN_NOWAIT);
}

#endif
