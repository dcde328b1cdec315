/* uv_tcp.c - the network. Within a connection bytes keep their order, but they are split, joined
 * and late; connections overtake each other, end half, break, or fall silent. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"
#include "uv_sim.h"

enum {
    BACKLOG = 256,
    PORT = 8080,
    CUT_IN_PIECES = 150000,
    READ_LITTLE = 50000,
};
static const sim_time forgotten = 260 * SIM_S; /* a server must have noticed by then */

typedef struct lane {
    char *data;
    size_t length, cap;
    size_t arrived;
    sim_time last;
    bool fin_sent, fin; /* fin: it arrived */
} lane;

typedef struct writing { /* what did not fit at once */
    struct writing *next;
    uv_write_t *req;
    size_t left;
    char *at;
    char data[];
} writing;

struct sock {
    sock *next;
    const sock_peer *peer;
    void *ctx;
    uv_tcp_t *h;
    unsigned address;
    sim_time latency;
    lane up, down;
    size_t window;
    bool opened, reading, closed; /* the server's side */
    bool broken;                  /* a reset has reached the server */
    bool gone, silent, deaf;      /* the client's side */
    bool told_end;
    sim_time gone_at;
    writing *writes;
    uv_shutdown_t *shut;
    uv_alloc_cb alloc;
    uv_read_cb read;
};

static struct {
    sock *all;
    uv_tcp_t *listener;
    sock *backlog[BACKLOG];
    unsigned waiting;
    unsigned slower; /* thousandths */
} net;

/* ---- bytes on their way ------------------------------------------------------------------ */

static sim_time delay_of(const sock *s)
{
    sim_time t = s->latency / 2 + sim_below(s->latency + 1);
    if (sim_rarely(5000)) /* sent again */
        t += sim_between(200 * SIM_MS, 3 * SIM_S);
    return t * net.slower / 1000;
}

static sim_time arrival(sock *s, lane *p)
{
    sim_time at = sim_now() + delay_of(s);
    if (at < p->last)
        at = p->last;
    p->last = at;
    return at;
}

static void push(lane *p, const char *data, size_t n)
{
    if (p->length + n > p->cap) {
        p->cap = (p->length + n) * 2;
        p->data = realloc(p->data, p->cap);
        if (!p->data)
            abort();
    }
    memcpy(p->data + p->length, data, n);
    p->length += n;
}

static void drop_front(lane *p, size_t n)
{
    memmove(p->data, p->data + n, p->length - n);
    p->length -= n;
    p->arrived -= n;
}

/* Schedules n bytes in one to three pieces. */
static void schedule(sock *s, lane *p, size_t n, sim_call *call)
{
    while (n) {
        size_t piece = n;
        if (n > 1 && sim_rarely(CUT_IN_PIECES)) {
            piece = 1 + sim_below(n - 1);
            sim_count.splits++;
        }
        sim_at(arrival(s, p), SIM_WORLD, call, s, piece);
        n -= piece;
    }
}

static void run_readable(void *ctx);

static void look_readable(sock *s)
{
    if (s->h && s->reading && (s->up.arrived || s->up.fin || s->broken))
        loop_ready(run_readable, s);
}

static void on_up(void *ctx, uint64_t n)
{
    sock *s = ctx;
    if (s->closed || s->broken)
        return;
    s->up.arrived += n;
    look_readable(s);
}

static void on_up_fin(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    s->up.fin = true;
    look_readable(s);
}

static void on_up_reset(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    s->broken = true;
    look_readable(s);
}

static void tell_end(sock *s, const char *how)
{
    if (s->told_end || s->gone)
        return;
    s->told_end = true;
    s->peer->ended(s->ctx, s, how);
}

static void run_writes(void *ctx);

static void deliver(sock *s)
{
    lane *p = &s->down;
    while (p->arrived && !s->gone && !s->deaf && !s->told_end) {
        char piece[16384];
        size_t n = p->arrived < sizeof piece ? p->arrived : sizeof piece;
        memcpy(piece, p->data, n);
        drop_front(p, n);
        s->peer->bytes(s->ctx, s, piece, n);
    }
    if (s->writes && s->h)
        loop_ready(run_writes, s);
    if (p->fin && !p->length && !s->deaf)
        tell_end(s, "closed");
}

static void on_down(void *ctx, uint64_t n)
{
    sock *s = ctx;
    s->down.arrived += n;
    if (s->down.arrived > s->down.length)
        s->down.arrived = s->down.length;
    if (!s->silent)
        deliver(s);
}

static void on_down_fin(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    s->down.fin = true;
    if (!s->silent)
        deliver(s);
}

static void on_down_reset(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    if (!s->silent)
        tell_end(s, "reset");
}

/* ---- the client's side ---------------------------------------------------------------------- */

static void on_syn_ack(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    if (!s->gone && !s->told_end)
        s->peer->opened(s->ctx, s);
}

static void run_connection(void *ctx)
{
    uv_stream_t *h = ctx;
    h->connection_cb(h, 0);
    if (net.waiting && net.listener)
        loop_ready(run_connection, net.listener);
}

static void on_syn(void *ctx, uint64_t arg)
{
    sock *s = ctx;
    (void)arg;
    if (!net.listener || net.waiting == BACKLOG) {
        sim_at(sim_now() + delay_of(s), SIM_WORLD, on_down_reset, s, 0);
        s->closed = true;
        return;
    }
    net.backlog[net.waiting++] = s;
    loop_ready(run_connection, net.listener);
    s->opened = true;
    sim_at(arrival(s, &s->down), SIM_WORLD, on_syn_ack, s, 0);
}

sock *tcp_connect(const sock_peer *peer, void *ctx, unsigned address)
{
    sock *s = calloc(1, sizeof *s);
    if (!s)
        abort();
    s->peer = peer;
    s->ctx = ctx;
    s->address = address;
    s->latency = sim_between(SIM_MS, 120 * SIM_MS);
    s->window = (size_t)sim_between(8 << 10, 256 << 10);
    s->next = net.all;
    net.all = s;
    sim_count.connections++;
    sim_at(arrival(s, &s->up), SIM_WORLD, on_syn, s, 0);
    return s;
}

void tcp_put(sock *s, const char *data, size_t n)
{
    if (s->gone || s->closed || s->silent || s->up.fin_sent)
        return;
    push(&s->up, data, n);
    schedule(s, &s->up, n, on_up);
}

void tcp_half_close(sock *s)
{
    if (s->up.fin_sent || s->gone)
        return;
    s->up.fin_sent = true;
    s->gone_at = sim_now();
    if (!s->silent)
        sim_at(arrival(s, &s->up), SIM_WORLD, on_up_fin, s, 0);
}

void tcp_reset(sock *s)
{
    if (s->gone)
        return;
    s->gone = true;
    s->gone_at = sim_now();
    if (!s->silent)
        sim_at(arrival(s, &s->up), SIM_WORLD, on_up_reset, s, 0);
}

void tcp_vanish(sock *s)
{
    s->silent = s->gone = true;
    s->gone_at = sim_now();
}

void tcp_deaf(sock *s, bool deaf)
{
    s->deaf = deaf;
    if (!deaf && !s->silent)
        deliver(s);
}

bool tcp_server_side_open(const sock *s) { return s->h != NULL; }

void tcp_weather(unsigned slower) { net.slower = slower; }

/* ---- the server's side ------------------------------------------------------------------------
 */

static sock *sock_of(const void *h) { return ((const uv_tcp_t *)h)->u.reserved[0]; }

int uv_tcp_init(uv_loop_t *loop, uv_tcp_t *h)
{
    memset(h, 0, sizeof *h);
    h->loop = loop;
    h->type = UV_TCP;
    loop_opened();
    return 0;
}

int uv_tcp_bind(uv_tcp_t *h, const struct sockaddr *at, unsigned flags)
{
    (void)h, (void)at, (void)flags;
    return 0;
}

int uv_listen(uv_stream_t *h, int backlog, uv_connection_cb call)
{
    (void)backlog;
    h->connection_cb = call;
    net.listener = (uv_tcp_t *)h;
    return 0;
}

int uv_tcp_getsockname(const uv_tcp_t *h, struct sockaddr *out, int *size)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons(PORT)};
    (void)h;
    memcpy(out, &at, sizeof at);
    *size = sizeof at;
    return 0;
}

int uv_tcp_getpeername(const uv_tcp_t *h, struct sockaddr *out, int *size)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons(1024)};
    at.sin_addr.s_addr = htonl(0x0a000000u + sock_of(h)->address);
    memcpy(out, &at, sizeof at);
    *size = sizeof at;
    return 0;
}

int uv_tcp_nodelay(uv_tcp_t *h, int on)
{
    (void)h, (void)on;
    return 0;
}

int uv_accept(uv_stream_t *listener, uv_stream_t *h)
{
    (void)listener;
    if (!net.waiting)
        return UV_EAGAIN;
    sock *s = net.backlog[0];
    memmove(net.backlog, net.backlog + 1, --net.waiting * sizeof(void *));
    s->h = (uv_tcp_t *)h;
    h->u.reserved[0] = s;
    return 0;
}

int uv_read_start(uv_stream_t *h, uv_alloc_cb alloc, uv_read_cb read)
{
    sock *s = sock_of(h);
    s->alloc = alloc;
    s->read = read;
    s->reading = true;
    look_readable(s);
    return 0;
}

int uv_read_stop(uv_stream_t *h)
{
    sock *s = sock_of(h);
    if (s)
        s->reading = false;
    return 0;
}

static void run_readable(void *ctx)
{
    sock *s = ctx;
    uv_buf_t buf = {NULL, 0};
    if (!s->h || !s->reading)
        return;
    uv_stream_t *h = (uv_stream_t *)s->h;
    s->alloc((uv_handle_t *)h, 65536, &buf);
    if (s->broken || !s->up.arrived) {
        s->reading = false;
        s->read(h, s->broken ? UV_ECONNRESET : UV_EOF, &buf);
        return;
    }
    size_t n = s->up.arrived < buf.len ? s->up.arrived : buf.len;
    if (n > 1 && sim_rarely(READ_LITTLE))
        n = 1 + sim_below(n - 1);
    memcpy(buf.base, s->up.data, n);
    drop_front(&s->up, n);
    s->read(h, (ssize_t)n, &buf);
    look_readable(s);
}

/* ---- writing -----------------------------------------------------------------------------------
 */

static size_t room(const sock *s)
{
    return s->window > s->down.length ? s->window - s->down.length : 0;
}

static void send_down(sock *s, const char *data, size_t n)
{
    if (life_ghost() || (s->gone && !s->silent))
        return; /* nobody sends any more; or a reset is on the way */
    push(&s->down, data, n);
    schedule(s, &s->down, n, on_down);
}

int uv_try_write(uv_stream_t *h, const uv_buf_t bufs[], unsigned n)
{
    sock *s = sock_of(h);
    size_t done = 0;
    if (s->broken)
        return UV_EPIPE;
    if (s->writes)
        return UV_EAGAIN;
    for (unsigned i = 0; i < n; i++) {
        size_t fits = room(s) < bufs[i].len ? room(s) : bufs[i].len;
        send_down(s, bufs[i].base, fits);
        done += fits;
        if (fits < bufs[i].len)
            break;
    }
    return done ? (int)done : n ? UV_EAGAIN : 0;
}

static void run_shut(void *ctx)
{
    sock *s = ctx;
    uv_shutdown_t *req = s->shut;
    s->shut = NULL;
    if (!req)
        return;
    loop_request(-1);
    s->down.fin_sent = true;
    sim_at(arrival(s, &s->down), SIM_WORLD, on_down_fin, s, 0);
    req->cb(req, 0);
}

static void end_write(sock *s, int status)
{
    writing *w = s->writes;
    uv_write_t *req = w->req;
    s->writes = w->next;
    free(w);
    loop_request(-1);
    req->cb(req, status);
}

static void run_writes(void *ctx)
{
    sock *s = ctx;
    while (s->h && s->writes && (room(s) || s->broken)) {
        writing *w = s->writes;
        size_t n = room(s) < w->left ? room(s) : w->left;
        if (s->broken) {
            s->h->write_queue_size -= w->left;
            end_write(s, UV_EPIPE);
            continue;
        }
        send_down(s, w->at, n);
        w->at += n;
        w->left -= n;
        s->h->write_queue_size -= n;
        if (!w->left)
            end_write(s, 0);
    }
    if (s->shut && !s->writes)
        loop_ready(run_shut, s);
}

int uv_write(uv_write_t *req, uv_stream_t *h, const uv_buf_t bufs[], unsigned n, uv_write_cb call)
{
    sock *s = sock_of(h);
    size_t all = 0, at = 0;
    writing **last = &s->writes;
    for (unsigned i = 0; i < n; i++)
        all += bufs[i].len;
    writing *w = calloc(1, sizeof *w + all);
    if (!w)
        abort();
    for (unsigned i = 0; i < n; at += bufs[i++].len)
        memcpy(w->data + at, bufs[i].base, bufs[i].len);
    req->handle = h;
    req->cb = call;
    w->req = req;
    w->at = w->data;
    w->left = all;
    while (*last)
        last = &(*last)->next;
    *last = w;
    h->write_queue_size += all;
    loop_request(1);
    loop_ready(run_writes, s);
    return 0;
}

size_t uv_stream_get_write_queue_size(const uv_stream_t *h) { return h->write_queue_size; }

int uv_shutdown(uv_shutdown_t *req, uv_stream_t *h, uv_shutdown_cb call)
{
    sock *s = sock_of(h);
    if (s->broken || s->shut)
        return UV_ENOTCONN;
    req->handle = h;
    req->cb = call;
    s->shut = req;
    loop_request(1);
    if (!s->writes)
        loop_ready(run_shut, s);
    return 0;
}

void tcp_closing(uv_tcp_t *h)
{
    sock *s = sock_of(h);
    if (h == net.listener)
        net.listener = NULL;
    if (!s)
        return;
    loop_unready(s);
    s->closed = true;
    s->reading = false;
    s->h = NULL;
    if (!s->down.fin_sent && !life_ghost()) {
        s->down.fin_sent = true;
        sim_at(arrival(s, &s->down), SIM_WORLD, on_down_fin, s, 0);
    }
}

void tcp_closed(uv_tcp_t *h)
{
    sock *s = sock_of(h);
    while (s && s->writes)
        end_write(s, UV_ECANCELED);
    if (s && s->shut) {
        uv_shutdown_t *req = s->shut;
        s->shut = NULL;
        loop_request(-1);
        req->cb(req, UV_ECANCELED);
    }
}

/* ---- all of them ---------------------------------------------------------------------------- */

void tcp_cut_all(void)
{
    for (sock *s = net.all; s; s = s->next) {
        bool lost = sim_rarely(500000);
        if (s->closed)
            continue;
        s->closed = true;
        s->down.fin_sent = true;
        if (lost && s->down.length > s->down.arrived) { /* the machine went down with its buffers */
            s->down.length = s->down.arrived;
            sim_count.cut_replies++;
        }
        sim_at(arrival(s, &s->down), SIM_WORLD, on_down_reset, s, 0);
    }
    net.waiting = 0;
    net.listener = NULL;
}

void tcp_check(void)
{
    for (const sock *s = net.all; s; s = s->next)
        if (s->h && s->gone_at && sim_now() > s->gone_at + forgotten && !loop_stuck())
            sim_fail("the server keeps a connection whose client went %llu s ago",
                     (unsigned long long)((sim_now() - s->gone_at) / SIM_S));
}

void tcp_begin(void)
{
    memset(&net, 0, sizeof net);
    net.slower = 1000;
}

void tcp_end(void)
{
    for (sock *s = net.all, *next; s; s = next) {
        next = s->next;
        free(s->up.data);
        free(s->down.data);
        free(s);
    }
    net.all = NULL;
}
