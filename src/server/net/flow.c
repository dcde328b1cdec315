/* flow.c - one answer at a time: requests that come before it is sent wait, and nothing more is
 * read meanwhile. A file goes out part by part, each in a turn of the loop of its own, so that no
 * number of readers keeps the loop from the others. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "conn.h"

enum {
    IDLE_MS = 30000,
    LAST_MS = 2000,
    ANSWER = 32 << 10, /* bytes that an answer counts for, however short */
};

static uint64_t second_of(const net_conn *c) { return uv_now(c->n->loop) / 1000; }

static void spend(net_conn *c, size_t bytes)
{
    if (c->caller)
        net_caller_spend(c->caller, second_of(c), bytes);
}

static bool sent_enough(const net_conn *c)
{
    return c->caller && net_caller_spent(c->caller, second_of(c)) >= c->n->config.max_bytes;
}

/* The length of the request that ends in these bytes, or of all of them: no request has a body, so
 * it ends at the first empty line. */
static size_t request_end(http_flow *f, const char *data, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (data[i] == '\n')
            f->newlines++;
        else if (data[i] != '\r')
            f->newlines = 0;
        if (f->newlines == 2) {
            f->newlines = 0;
            return i + 1;
        }
    }
    return n;
}

static void keep_rest(net_conn *c, const char *data, size_t n)
{
    http_flow *f = &c->http->flow;
    assert(!f->rest); /* nothing is read while an answer goes out */
    f->rest = malloc(n);
    if (!f->rest) {
        net_fail(c);
        return;
    }
    memcpy(f->rest, data, n);
    f->rest_length = n;
}

void http_feed(net_conn *c, const char *data, size_t n)
{
    while (n && c->http && !c->http->flow.busy && !c->ending && !c->closed) {
        size_t length = request_end(&c->http->flow, data, n);
        http_take(c, data, length);
        data += length;
        n -= length;
    }
    if (!n || c->ending || c->closed)
        return;
    if (c->http)
        keep_rest(c, data, n);
    else
        ws_feed(c, (const uint8_t *)data, n);
}

static void send_part(net_conn *c)
{
    http_flow *f = &c->http->flow;
    net_frame *part = f->file->part[f->part++];
    net_enqueue(c, part);
    spend(c, part->length);
    c->deadline = uv_now(c->n->loop) + IDLE_MS;
}

void http_answering(net_conn *c, const net_file *file, bool last)
{
    http_flow *f = &c->http->flow;
    f->busy = true;
    spend(c, ANSWER);
    f->file = file;
    f->part = 0;
    c->deadline = uv_now(c->n->loop) + IDLE_MS;
    if (last)
        c->ending = c->half = true; /* nothing more is read; closed when it is sent */
    if (file && file->part_count)
        send_part(c); /* the first one goes with the head */
}

static void next_request(net_conn *c)
{
    http_flow *f = &c->http->flow;
    char *rest = f->rest;
    size_t n = f->rest_length;
    f->rest = NULL;
    f->rest_length = 0;
    f->busy = false;
    f->file = NULL;
    if (n)
        http_feed(c, rest, n);
    free(rest);
}

static void on_shutdown(uv_shutdown_t *req, int status)
{
    (void)status;
    free(req);
}

/* The last reply is out: let the other side read it before the socket goes. */
static void end_sending(net_conn *c)
{
    uv_shutdown_t *req = malloc(sizeof *req);
    c->half = false;
    c->deadline = uv_now(c->n->loop) + LAST_MS;
    if (req && uv_shutdown(req, (uv_stream_t *)&c->tcp, on_shutdown))
        free(req);
}

void http_drained(net_conn *c)
{
    http_flow *f = &c->http->flow;
    bool more = f->file && f->part < f->file->part_count;
    f->waits = f->busy && (more || !c->half) && sent_enough(c);
    if (f->waits)
        return;
    if (more)
        send_part(c);
    else if (c->half)
        end_sending(c);
    else if (f->busy && !c->ending)
        next_request(c);
}

void http_second(net_conn *c)
{
    if (c->http->flow.waits)
        http_drained(c);
}

void http_free(http_side *h)
{
    if (h)
        free(h->flow.rest);
    free(h);
}
