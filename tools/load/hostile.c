/* hostile.c - pipelining, pings, pieces of one byte, readers that do not read, floods. Each
 * connection does one of them as fast as it is let, and comes again when it is thrown out. */
#include "hostile.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

enum {
    TICK_MS = 20,
    BURST = 16 << 10,  /* bytes of a connection in a tick */
    AGAIN_TICKS = 25,  /* until somebody who was thrown out is back */
    STAY_TICKS = 1500, /* then it leaves by itself: 30 seconds */
    ADDRESSES = 4,
    TEXT = 512,
};

typedef struct habit {
    const char *name;
    bool socket, greets; /* upgrades to a WebSocket; says hello there */
    bool reads;
    size_t (*make)(char *out, unsigned tick); /* what it says in a tick; 0: nothing */
} habit;

typedef struct foe {
    uv_tcp_t tcp;
    uv_connect_t connecting;
    uv_write_t writing;
    const habit *habit;
    unsigned index;
    unsigned age, waits; /* ticks */
    bool open, busy, closing;
    char *bytes;
    size_t length;
} foe;

static struct {
    uv_thread_t thread;
    uv_loop_t loop;
    uv_timer_t clock;
    uv_async_t stop;
    int port;
    unsigned count, tick;
    const char *path;
    foe *all;
    hostile_report done;
    char trash[64 << 10];
} here;

/* ---- what they say ------------------------------------------------------------------------ */

/* A client's frame with a mask of zeros. */
static size_t put_frame(char *out, unsigned head, const char *text, size_t n)
{
    size_t at = 2;
    out[0] = (char)head;
    out[1] = (char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        out[at++] = (char)(n >> 8);
        out[at++] = (char)n;
    }
    memset(out + at, 0, 4);
    memcpy(out + at + 4, text, n);
    return at + 4 + n;
}

static size_t repeat(char *out, const char *what, size_t n)
{
    size_t at = 0;
    for (; at + n <= BURST; at += n)
        memcpy(out + at, what, n);
    return at;
}

static size_t request(char *out)
{
    return (size_t)snprintf(out, TEXT, "GET %.200s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", here.path);
}

static size_t make_requests(char *out, unsigned tick)
{
    char one[TEXT];
    (void)tick;
    return repeat(out, one, request(one));
}

static size_t make_pings(char *out, unsigned tick)
{
    char one[TEXT];
    (void)tick;
    return repeat(out, one, put_frame(one, 0x89, "", 0));
}

/* The first piece opens a message that never ends. */
static size_t make_pieces(char *out, unsigned tick)
{
    char one[TEXT];
    size_t n = tick ? 0 : put_frame(out, 0x01, "{", 1), m = put_frame(one, 0x00, " ", 1);
    return n + repeat(out + n, one, m);
}

/* Questions with long answers, no faster than is allowed. */
static size_t make_questions(char *out, unsigned tick)
{
    static const char games[] = "{\"t\":\"games\",\"req\":1}",
                      tables[] = "{\"t\":\"tables\",\"which\":\"watch\",\"req\":2}";
    if (tick % 2)
        return 0;
    return tick % 4 ? put_frame(out, 0x81, games, sizeof games - 1)
                    : put_frame(out, 0x81, tables, sizeof tables - 1);
}

static size_t make_messages(char *out, unsigned tick)
{
    static const char ping[] = "{\"t\":\"ping\",\"req\":1}", bad[] = "{\"t\":7,\"x\":[[[[1]]]]}";
    char one[TEXT];
    size_t n = put_frame(one, 0x81, ping, sizeof ping - 1);
    if (tick % 2)
        n += put_frame(one + n, 0x81, bad, sizeof bad - 1);
    return repeat(out, one, n);
}

/* A head that never ends, byte by byte. */
static size_t make_head(char *out, unsigned tick)
{
    char one[TEXT];
    size_t n = request(one) - 2;           /* without its empty line */
    out[0] = one[tick < n ? tick : n - 3]; /* the last header's value grows */
    return 1;
}

static const habit habits[] = {
    {"pipelining", false, false, false, make_requests},
    {"pings", true, true, false, make_pings},
    {"pieces", true, false, false, make_pieces},
    {"slow reader", true, true, false, make_questions},
    {"message flood", true, true, true, make_messages},
    {"request flood", false, false, true, make_requests},
    {"slow head", false, false, true, make_head},
};

/* ---- connections --------------------------------------------------------------------------- */

static void on_closed(uv_handle_t *handle)
{
    foe *f = handle->data;
    f->closing = f->open = f->busy = false;
    f->waits = AGAIN_TICKS;
    here.done.ended++;
}

static void leave(foe *f)
{
    if (f->closing)
        return;
    f->closing = true;
    uv_close((uv_handle_t *)&f->tcp, on_closed);
}

static void on_written(uv_write_t *req, int status)
{
    foe *f = req->data;
    f->busy = false;
    if (status < 0 && status != UV_ECANCELED)
        leave(f);
    else if (!status)
        here.done.sent_bytes += f->length;
}

static void say(foe *f, size_t n)
{
    uv_buf_t buf = uv_buf_init(f->bytes, (unsigned)n);
    f->length = n;
    f->busy = true;
    f->writing.data = f;
    if (uv_write(&f->writing, (uv_stream_t *)&f->tcp, &buf, 1, on_written))
        leave(f);
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
    (void)handle, (void)suggested;
    *buf = uv_buf_init(here.trash, sizeof here.trash);
}

static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buf)
{
    (void)buf;
    if (got < 0)
        leave(stream->data);
    else
        here.done.read_bytes += (uint64_t)got;
}

static void on_connected(uv_connect_t *req, int status)
{
    static const char upgrade[] = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                                  "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    static const char hello[] = "{\"t\":\"hello\",\"protocol\":2,\"token\":null}";
    foe *f = req->data;
    size_t n = 0;
    if (status < 0) {
        leave(f);
        return;
    }
    here.done.opened++;
    f->open = true;
    f->age = 0;
    if (f->habit->reads)
        uv_read_start((uv_stream_t *)&f->tcp, on_alloc, on_read);
    if (!f->habit->socket)
        return;
    memcpy(f->bytes, upgrade, sizeof upgrade - 1);
    n = sizeof upgrade - 1;
    if (f->habit->greets)
        n += put_frame(f->bytes + n, 0x81, hello, sizeof hello - 1);
    say(f, n);
}

static void come(foe *f)
{
    struct sockaddr_in from, to;
    char name[32];
    snprintf(name, sizeof name, "127.66.0.%u", 1 + f->index % ADDRESSES);
    uv_ip4_addr(name, 0, &from);
    uv_ip4_addr("127.0.0.1", here.port, &to);
    uv_tcp_init(&here.loop, &f->tcp);
    f->tcp.data = f->connecting.data = f;
    if (uv_tcp_bind(&f->tcp, (const struct sockaddr *)&from, 0) ||
        uv_tcp_connect(&f->connecting, &f->tcp, (const struct sockaddr *)&to, on_connected))
        leave(f);
    f->waits = UINT32_MAX; /* until it is closed again */
}

static void on_tick(uv_timer_t *timer)
{
    (void)timer;
    here.tick++;
    for (unsigned i = 0; i < here.count; i++) {
        foe *f = &here.all[i];
        if (f->waits != UINT32_MAX && (!f->waits || !--f->waits))
            come(f);
        if (!f->open || f->busy || f->closing)
            continue;
        size_t n = f->habit->make(f->bytes, f->age++);
        if (f->age > STAY_TICKS + f->index)
            leave(f);
        else if (n)
            say(f, n);
    }
}

static void on_stop(uv_async_t *async)
{
    uv_close((uv_handle_t *)async, NULL);
    uv_close((uv_handle_t *)&here.clock, NULL);
    for (unsigned i = 0; i < here.count; i++)
        if (here.all[i].waits == UINT32_MAX)
            leave(&here.all[i]);
}

static void run(void *arg)
{
    (void)arg;
    uv_run(&here.loop, UV_RUN_DEFAULT);
}

int hostile_begin(int port, int count, const char *path)
{
    here.port = port;
    here.count = (unsigned)count;
    here.path = path;
    here.all = calloc(here.count, sizeof *here.all);
    if (!here.all)
        return -1;
    for (unsigned i = 0; i < here.count; i++) {
        here.all[i].index = i;
        here.all[i].habit = &habits[i % (sizeof habits / sizeof habits[0])];
        here.all[i].waits = 1 + i % 50; /* within a second, not in one moment */
        here.all[i].bytes = malloc((size_t)2 * BURST);
        if (!here.all[i].bytes)
            return -1;
    }
    uv_loop_init(&here.loop);
    uv_timer_init(&here.loop, &here.clock);
    uv_async_init(&here.loop, &here.stop, on_stop);
    uv_timer_start(&here.clock, on_tick, TICK_MS, TICK_MS);
    return uv_thread_create(&here.thread, run, NULL);
}

hostile_report hostile_end(void)
{
    uv_async_send(&here.stop);
    uv_thread_join(&here.thread);
    uv_loop_close(&here.loop);
    for (unsigned i = 0; i < here.count; i++)
        free(here.all[i].bytes);
    free(here.all);
    return here.done;
}
