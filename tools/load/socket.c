/* socket.c - a WebSocket client: handshake, frames from the server, masked frames to it. */
#include "socket.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 64 << 10, MESSAGE = 4 << 10 };

static char chunk[CHUNK]; /* one loop, one buffer */

typedef struct sending {
    uv_write_t req;
    char bytes[];
} sending;

static void on_written(uv_write_t *req, int status)
{
    (void)status;
    free(req->data);
}

static void send_bytes(ws_client *c, const char *head, size_t n, const char *rest, size_t m)
{
    char all[MESSAGE];
    if (n + m > sizeof all)
        abort(); /* what we say is short */
    memcpy(all, head, n);
    if (m)
        memcpy(all + n, rest, m);
    uv_buf_t buf = uv_buf_init(all, (unsigned)(n + m));
    int done = uv_try_write((uv_stream_t *)&c->tcp, &buf, 1);
    size_t sent = done > 0 ? (size_t)done : 0;
    if (sent == n + m || c->closing)
        return;
    sending *s = malloc(sizeof *s + n + m);
    if (!s)
        abort();
    memcpy(s->bytes, all, n + m);
    uv_buf_t left = uv_buf_init(s->bytes + sent, (unsigned)(n + m - sent));
    s->req.data = s;
    if (uv_write(&s->req, (uv_stream_t *)&c->tcp, &left, 1, on_written))
        free(s);
}

/* A mask of zeros is a mask: what is sent is not secret and has no proxy on its way. */
void ws_say(ws_client *c, const char *text, size_t n)
{
    unsigned char head[14] = {0x81};
    size_t at = 2;
    if (n < 126) {
        head[1] = (unsigned char)(0x80 | n);
    } else {
        head[1] = 0x80 | 126;
        head[at++] = (unsigned char)(n >> 8);
        head[at++] = (unsigned char)n;
    }
    memset(head + at, 0, 4);
    send_bytes(c, (const char *)head, at + 4, text, n);
}

static void on_closed(uv_handle_t *handle)
{
    ws_client *c = handle->data;
    free(c->in);
    c->in = NULL;
    c->on->closed(c);
}

void ws_close(ws_client *c)
{
    if (c->closing)
        return;
    c->closing = true;
    c->open = false;
    uv_close((uv_handle_t *)&c->tcp, on_closed);
}

/* The bytes of the frame at the front, or 0 while it is not whole. */
static size_t frame_size(const ws_client *c, size_t *payload_at)
{
    const unsigned char *p = (const unsigned char *)c->in;
    if (c->length < 2)
        return 0;
    size_t n = p[1] & 127, at = 2, bytes = n == 126 ? 2 : n == 127 ? 8 : 0;
    if (c->length < at + bytes)
        return 0;
    if (bytes)
        n = 0;
    for (size_t i = 0; i < bytes; i++)
        n = n << 8 | p[at++];
    *payload_at = at;
    return c->length >= at + n ? at + n : 0;
}

static void take_frame(ws_client *c, size_t at, size_t size)
{
    unsigned opcode = (unsigned char)c->in[0] & 15;
    if (opcode == 9) {
        static const char pong[] = {(char)0x8a, (char)0x80, 0, 0, 0, 0};
        send_bytes(c, pong, sizeof pong, NULL, 0);
    } else if (opcode == 8) {
        ws_close(c);
    } else if (opcode == 1) {
        char *text = c->in + at, *end = c->in + size, kept = *end;
        *end = 0; /* there is always room for one more */
        c->on->said(c, text, size - at);
        *end = kept;
    }
}

static void take_handshake(ws_client *c)
{
    c->in[c->length] = 0;
    char *end = strstr(c->in, "\r\n\r\n");
    if (!end)
        return;
    if (strncmp(c->in, "HTTP/1.1 101", 12) != 0) {
        ws_close(c);
        return;
    }
    size_t used = (size_t)(end + 4 - c->in);
    memmove(c->in, end + 4, c->length - used);
    c->length -= used;
    c->open = true;
    c->on->opened(c);
}

static void on_read(uv_stream_t *stream, ssize_t got, const uv_buf_t *buf)
{
    ws_client *c = stream->data;
    size_t at = 0, size = 0;
    if (got < 0) {
        ws_close(c);
        return;
    }
    if (c->length + (size_t)got + 1 > c->cap) {
        c->cap = c->length + (size_t)got + 1;
        c->in = realloc(c->in, c->cap);
        if (!c->in)
            abort();
    }
    memcpy(c->in + c->length, buf->base, (size_t)got);
    c->length += (size_t)got;
    if (!c->open && !c->closing)
        take_handshake(c);
    while (c->open && !c->closing && (size = frame_size(c, &at)) > 0) {
        take_frame(c, at, size);
        if (c->closing)
            return;
        memmove(c->in, c->in + size, c->length - size);
        c->length -= size;
    }
    if (!c->length) { /* an idle socket holds no buffer */
        free(c->in);
        c->in = NULL;
        c->cap = 0;
    }
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
    (void)handle, (void)suggested;
    *buf = uv_buf_init(chunk, CHUNK);
}

static void on_connected(uv_connect_t *req, int status)
{
    static const char hello[] = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    ws_client *c = req->data;
    if (status < 0) {
        ws_close(c);
        return;
    }
    uv_tcp_nodelay(&c->tcp, 1);
    uv_read_start((uv_stream_t *)&c->tcp, on_alloc, on_read);
    send_bytes(c, hello, sizeof hello - 1, NULL, 0);
}

int ws_connect(uv_loop_t *loop, ws_client *c, int port, unsigned from, const ws_events *on,
               void *user)
{
    struct sockaddr_in to, own;
    char name[32];
    memset(c, 0, sizeof *c);
    c->on = on;
    c->user = user;
    uv_tcp_init(loop, &c->tcp);
    c->tcp.data = c->connecting.data = c;
    uv_ip4_addr("127.0.0.1", port, &to);
    snprintf(name, sizeof name, "127.%u.%u.%u", from >> 16 & 255, from >> 8 & 255, from & 255);
    uv_ip4_addr(name, 0, &own);
    if (from && uv_tcp_bind(&c->tcp, (const struct sockaddr *)&own, 0))
        return -1;
    return uv_tcp_connect(&c->connecting, &c->tcp, (const struct sockaddr *)&to, on_connected);
}
