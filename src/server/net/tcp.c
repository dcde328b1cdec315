/* tcp.c - connections: accept, read, gather what is to be sent, close, sweep. */
#include <arpa/inet.h>
#include <assert.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conn.h"

enum {
    BACKLOG = 1024,
    SWEEP_MS = 1000,
    HEAD_MS = 10000,  /* to say what one wants */
    QUIET_MS = 30000, /* then a ping */
    DEAD_MS = 60000,
    MESSAGE_MS = 10000, /* from its first frame to its last */
    SMALL_FRAME = 900,  /* bytes that the allocator has caches of its own for */
    POOLED_FRAME = 4096,
};

typedef struct flight { /* a write that the kernel did not take at once */
    uv_write_t req;
    unsigned count;
    net_frame *frame[QUEUE];
} flight;

/* Messages come and go by the thousand and are of much the same size: the allocator would split and
 * join its memory for each. */
static net_frame *new_frame(net *n, size_t length)
{
    bool pooled = length <= POOLED_FRAME && length > SMALL_FRAME;
    net_frame *f = pooled && n->idle_count ? n->idle[--n->idle_count]
                                           : malloc(sizeof *f + (pooled ? POOLED_FRAME : length));
    if (!f)
        return NULL;
    f->refs = 1;
    f->home = pooled ? n : NULL;
    f->length = length;
    return f;
}

void net_unref(net_frame *f)
{
    if (!f || --f->refs)
        return;
    if (f->home && f->home->idle_count < IDLE_FRAMES)
        f->home->idle[f->home->idle_count++] = f;
    else
        free(f);
}

net_frame *net_raw(net *n, const char *text, size_t length)
{
    net_frame *f = new_frame(n, length);
    if (f && length)
        memcpy(f->bytes, text, length);
    return f;
}

/* A server's frame: one fragment, no mask (RFC 6455, 5.2). */
net_frame *net_text(net *n, const char *text, size_t length)
{
    unsigned char head[10] = {0x81};
    size_t at = 2;
    if (length < 126) {
        head[1] = (unsigned char)length;
    } else {
        size_t bytes = length < 65536 ? 2 : 8;
        head[1] = bytes == 2 ? 126 : 127;
        for (size_t i = 0; i < bytes; i++)
            head[at++] = (unsigned char)((uint64_t)length >> 8 * (bytes - 1 - i));
    }
    net_frame *f = new_frame(n, at + length);
    if (!f)
        return NULL;
    memcpy(f->bytes, head, at);
    if (length)
        memcpy(f->bytes + at, text, length);
    return f;
}

/* ---- closing ----------------------------------------------------------------------- */

static void free_conn(uv_handle_t *handle)
{
    net_conn *c = handle->data;
    if (c->ws)
        wslay_event_context_free(c->ws);
    http_free(c->http);
    free(c->message);
    assert(c->closed && c->n->open_handles);
    c->n->open_handles--;
    free(c);
}

static void forget_queue(net_conn *c)
{
    for (unsigned i = 0; i < c->queued; i++)
        net_unref(c->queue[i]);
    c->queued = 0;
    c->pending = 0;
}

void net_drop(net_conn *c)
{
    if (c->closed)
        return;
    c->closed = c->ending = true;
    if (c->socket && c->user)
        c->n->config.gone(c->n->config.ctx, c);
    forget_queue(c);
    if (c->caller)
        net_crowd_leave(c->n->crowd, c->caller);
    c->caller = NULL;
    *(c->prev ? &c->prev->next : &c->n->first) = c->next;
    if (c->next)
        c->next->prev = c->prev;
    for (net_conn **d = &c->n->dirty; c->dirty && *d; d = &(*d)->next_dirty)
        if (*d == c) {
            *d = c->next_dirty;
            break;
        }
    assert(c->n->figures.conns && !c->queued && !c->pending);
    c->n->figures.conns--;
    c->n->figures.sockets -= c->socket;
    uv_close((uv_handle_t *)&c->tcp, free_conn);
}

/* ---- sending ----------------------------------------------------------------------- */

/* By the next sweep: whoever is sending may be in the middle of a list. */
void net_fail(net_conn *c)
{
    if (c->closed)
        return;
    forget_queue(c);
    c->ending = true;
    c->deadline = 1;
}

static size_t unsent(const net_conn *c)
{
    return uv_stream_get_write_queue_size((const uv_stream_t *)&c->tcp);
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf);
static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buf);

/* Who does not read what it asked for is not asked for more: what it sends stays in the kernel. */
static void choose_reading(net_conn *c)
{
    bool pause =
        c->http ? (c->http->flow.busy && !c->ending) || c->late > CHUNK : unsent(c) > NET_PAUSE;
    if (c->closed || pause == c->paused)
        return;
    c->paused = pause;
    if (pause)
        uv_read_stop((uv_stream_t *)&c->tcp);
    else
        uv_read_start((uv_stream_t *)&c->tcp, on_alloc, on_read);
}

/* Everything it was told is with the kernel. */
static void on_drained(net_conn *c)
{
    if (c->http)
        http_drained(c);
    if (c->pong_length)
        net_touch(c);
    choose_reading(c);
}

static void on_written(uv_write_t *req, int status)
{
    flight *f = req->data;
    net_conn *c = req->handle->data;
    for (unsigned i = 0; i < f->count; i++)
        net_unref(f->frame[i]);
    free(f);
    if (c->closed)
        return;
    if (status < 0)
        net_drop(c);
    else if (!unsent(c) && !c->queued)
        on_drained(c);
    else
        choose_reading(c);
}

static void write_rest(net_conn *c, size_t done)
{
    uv_buf_t bufs[QUEUE];
    flight *f = calloc(1, sizeof *f);
    unsigned i = 0;
    if (!f) {
        net_fail(c);
        return;
    }
    for (; i < c->queued && done >= c->queue[i]->length; i++) {
        done -= c->queue[i]->length;
        net_unref(c->queue[i]);
    }
    for (; i < c->queued; i++, done = 0) {
        bufs[f->count] =
            uv_buf_init(c->queue[i]->bytes + done, (unsigned)(c->queue[i]->length - done));
        f->frame[f->count++] = c->queue[i];
    }
    c->queued = 0;
    c->pending = 0;
    f->req.data = f;
    if (uv_write(&f->req, (uv_stream_t *)&c->tcp, bufs, f->count, on_written)) {
        for (unsigned k = 0; k < f->count; k++)
            net_unref(f->frame[k]);
        free(f);
        net_fail(c);
    }
}

void net_flush(net_conn *c)
{
    uv_buf_t bufs[QUEUE];
    size_t all = 0;
    for (unsigned i = 0; i < c->queued; i++) {
        bufs[i] = uv_buf_init(c->queue[i]->bytes, (unsigned)c->queue[i]->length);
        all += c->queue[i]->length;
    }
    assert(c->queued <= QUEUE);
    c->n->figures.bytes_out += all;
    /* An answer of HTTP ends in the loop's next turn at the earliest: the others come between. */
    int done = c->http ? UV_EAGAIN : uv_try_write((uv_stream_t *)&c->tcp, bufs, c->queued);
    if (done < 0 && done != UV_EAGAIN) {
        net_fail(c);
    } else if (done < 0 || (size_t)done < all) {
        write_rest(c, done < 0 ? 0 : (size_t)done);
        choose_reading(c);
    } else {
        forget_queue(c);
        on_drained(c);
    }
}

/* Of pings only the newest is answered, and only by who reads. */
static void put_pong(net_conn *c)
{
    if (unsent(c) || c->ending)
        return;
    net_frame *f = net_raw(c->n, (const char *)c->pong, c->pong_length);
    c->pong_length = 0;
    if (f)
        net_enqueue(c, f);
    else
        net_fail(c);
    net_unref(f);
}

static void flush_all(uv_prepare_t *handle)
{
    net *n = handle->data;
    while (n->dirty) {
        net_conn *c = n->dirty;
        n->dirty = c->next_dirty;
        c->dirty = false;
        if (c->pong_length)
            put_pong(c);
        if (c->queued)
            net_flush(c);
    }
}

void net_touch(net_conn *c)
{
    if (c->dirty || c->closed)
        return;
    c->dirty = true;
    c->next_dirty = c->n->dirty;
    c->n->dirty = c;
}

void net_enqueue(net_conn *c, net_frame *f)
{
    if (c->queued == QUEUE)
        net_flush(c);
    if (c->closed)
        return;
    f->refs++;
    c->pending += f->length;
    c->queue[c->queued++] = f;
    net_touch(c);
}

/* Whether it may be told more: it reads, or has not left too much unread. */
static bool reads(net_conn *c)
{
    if (unsent(c) + c->pending > NET_UNREAD && c->queued)
        net_flush(c);
    return unsent(c) <= NET_UNREAD;
}

void net_send(net_conn *c, net_frame *f)
{
    if (c->closed || (c->ending && c->socket))
        return;
    if (!reads(c)) {
        c->n->figures.slow++;
        net_fail(c); /* it reads nothing: it would not read a reason */
        return;
    }
    c->n->figures.messages_out++;
    net_enqueue(c, f);
}

/* ---- receiving ---------------------------------------------------------------------- */

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
    net_conn *c = handle->data;
    (void)suggested;
    *buf = uv_buf_init(c->n->chunk, c->socket ? CHUNK : HEAD);
}

static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buf)
{
    net_conn *c = stream->data;
    if (got < 0) {
        net_drop(c);
        return;
    }
    c->seen = uv_now(c->n->loop);
    c->pinged = false;
    c->n->figures.bytes_in += (uint64_t)got;
    c->late += c->ending ? (size_t)got : 0;
    if (c->socket)
        ws_feed(c, (const uint8_t *)buf->base, (size_t)got);
    else if (got)
        http_feed(c, buf->base, (size_t)got);
    choose_reading(c);
}

static void read_address(net_conn *c)
{
    struct sockaddr_storage peer;
    int size = sizeof peer;
    memset(&peer, 0, sizeof peer);
    if (uv_tcp_getpeername(&c->tcp, (struct sockaddr *)&peer, &size) == 0)
        uv_ip_name((struct sockaddr *)&peer, c->address, sizeof c->address);
    const char *v4 = strncmp(c->address, "::ffff:", 7) == 0 ? c->address + 7 : c->address;
    memmove(c->address, v4, strlen(v4) + 1);
    c->local = strncmp(c->address, "127.", 4) == 0 || strcmp(c->address, "::1") == 0;
}

bool net_admit(net_conn *c)
{
    net *n = c->n;
    unsigned most = n->config.max_per_address;
    c->caller = most ? net_crowd_enter(n->crowd, c->address, most) : NULL;
    return n->config.admit(n->config.ctx, c->address, c->caller || !most);
}

static void begin_conn(net *n, net_conn *c)
{
    c->next = n->first;
    if (n->first)
        n->first->prev = c;
    n->first = c;
    n->figures.accepted++;
    n->figures.conns++;
    c->seen = uv_now(n->loop);
    c->deadline = c->seen + HEAD_MS;
    uv_tcp_nodelay(&c->tcp, 1);
    read_address(c);
    http_begin(c);
    bool full = n->figures.conns > n->config.max_conns;
    if (full || (!n->config.behind_proxy && !net_admit(c))) {
        n->figures.refused++;
        net_drop(c);
        return;
    }
    uv_read_start((uv_stream_t *)&c->tcp, on_alloc, on_read);
}

static net_conn *new_conn(net *n)
{
    net_conn *c = calloc(1, sizeof *c);
    http_side *http = calloc(1, sizeof *http);
    if (!c || !http || uv_tcp_init(n->loop, &c->tcp)) {
        free(c);
        free(http);
        return NULL;
    }
    c->n = n;
    c->http = http;
    c->tcp.data = c;
    return c;
}

static void on_connection(uv_stream_t *listener, int status)
{
    net *n = listener->data;
    if (status < 0)
        return;
    net_conn *c = new_conn(n);
    n->knocked = !c; /* libuv listens no further until somebody is let in: the sweep tries again */
    if (!c)
        return;
    n->open_handles++;
    if (uv_accept(listener, (uv_stream_t *)&c->tcp)) {
        c->closed = true;
        uv_close((uv_handle_t *)&c->tcp, free_conn);
        return;
    }
    begin_conn(n, c);
}

static void sweep_one(net_conn *c, uint64_t now)
{
    if (c->deadline && now > c->deadline) {
        net_drop(c);
    } else if (c->socket && !c->ending && now > c->seen + DEAD_MS) {
        net_end(c, NET_CODE_AWAY, "no answer");
    } else if (c->message_began && !c->ending && now > c->message_began + MESSAGE_MS) {
        net_end(c, NET_CODE_POLICY, "a message that takes too long");
    } else if (c->socket && !c->ending && !c->pinged && now > c->seen + QUIET_MS) {
        c->pinged = true;
        ws_ping(c);
    } else if (c->http) {
        http_second(c);
        choose_reading(c);
    }
}

static void sweep(uv_timer_t *timer)
{
    net *n = timer->data;
    for (net_conn *c = n->first, *next; c; c = next) {
        next = c->next;
        sweep_one(c, uv_now(n->loop));
    }
    if (n->knocked && !n->deaf)
        on_connection((uv_stream_t *)&n->listener, 0);
}

/* ---- opening and closing -------------------------------------------------------------- */

static int listen_at(net *n)
{
    struct sockaddr_storage at;
    int size = sizeof at;
    memset(&at, 0, sizeof at);
    int err = uv_ip4_addr(n->config.host, n->config.port, (struct sockaddr_in *)(void *)&at);
    if (err)
        err = uv_ip6_addr(n->config.host, n->config.port, (struct sockaddr_in6 *)(void *)&at);
    if (!err)
        err = uv_tcp_bind(&n->listener, (struct sockaddr *)&at, 0);
    if (!err)
        err = uv_listen((uv_stream_t *)&n->listener, BACKLOG, on_connection);
    if (!err)
        err = uv_tcp_getsockname(&n->listener, (struct sockaddr *)&at, &size);
    n->port = at.ss_family == AF_INET6 ? ntohs(((struct sockaddr_in6 *)(void *)&at)->sin6_port)
                                       : ntohs(((struct sockaddr_in *)(void *)&at)->sin_port);
    return err;
}

net *net_open(uv_loop_t *loop, const net_config *config, mh_error *error)
{
    net *n = calloc(1, sizeof *n);
    if (!n) {
        mh_fail(error, MH_ENOMEM, "no memory for the network");
        return NULL;
    }
    n->config = *config;
    n->loop = loop;
    n->files = net_files_read(config->web);
    n->crowd = net_crowd_open();
    uv_tcp_init(loop, &n->listener);
    uv_timer_init(loop, &n->sweeper);
    uv_prepare_init(loop, &n->flusher);
    n->listener.data = n->sweeper.data = n->flusher.data = n;
    n->open_handles = 3;
    int err = n->files && n->crowd ? listen_at(n) : UV_ENOMEM;
    if (err) {
        mh_fail(error, MH_EFAILED, "cannot listen at %s port %d: %s", config->host, config->port,
                uv_strerror(err));
        net_close(n);
        return NULL;
    }
    uv_timer_start(&n->sweeper, sweep, SWEEP_MS, SWEEP_MS);
    uv_prepare_start(&n->flusher, flush_all);
    return n;
}

int net_port(const net *n) { return n->port; }

static void on_handle_closed(uv_handle_t *handle)
{
    net *n = handle->data;
    n->open_handles--;
}

void net_deaf(net *n)
{
    if (n->deaf)
        return;
    n->deaf = true;
    uv_close((uv_handle_t *)&n->listener, on_handle_closed);
}

void net_close(net *n)
{
    flush_all(&n->flusher);
    net_deaf(n);
    while (n->first)
        net_drop(n->first);
    uv_close((uv_handle_t *)&n->sweeper, on_handle_closed);
    uv_close((uv_handle_t *)&n->flusher, on_handle_closed);
    while (n->open_handles)
        uv_run(n->loop, UV_RUN_NOWAIT);
    net_files_free(n->files);
    net_crowd_close(n->crowd);
    while (n->idle_count)
        free(n->idle[--n->idle_count]);
    free(n);
}

net_figures net_look(const net *n) { return n->figures; }

void net_each(net *n, void (*visit)(void *ctx, net_conn *c), void *ctx)
{
    for (net_conn *c = n->first, *next; c; c = next) {
        next = c->next;
        if (c->socket)
            visit(ctx, c);
    }
}

void net_set_user(net_conn *c, void *user) { c->user = user; }
void *net_user(const net_conn *c) { return c->user; }
const char *net_address(const net_conn *c) { return c->address; }
bool net_ending(const net_conn *c) { return c->ending; }
