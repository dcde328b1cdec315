/* peer.c - the client's WebSocket: upgrade, masked frames, pings answered, closes answered. */
#include "peer.h"

#include <stdlib.h>
#include <string.h>

struct peer {
    peer *next;
    const peer_calls *calls;
    void *ctx;
    sock *s;
    bool upgraded, left, ended;
    char *in;
    size_t length, cap;
};

static peer *first;

void peers_begin(void) { first = NULL; }

void peers_end(void)
{
    while (first) {
        peer *p = first;
        first = p->next;
        free(p->in);
        free(p);
    }
}

/* ---- sending ------------------------------------------------------------------------- */

static void send_frame(peer *p, unsigned char opcode, const char *data, size_t n)
{
    char *frame = malloc(n + 14);
    size_t at = 2;
    if (!frame || n > 65535)
        abort();
    frame[0] = (char)(0x80 | opcode);
    frame[1] = (char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[at++] = (char)(n >> 8);
        frame[at++] = (char)n;
    }
    uint32_t mask = (uint32_t)sim_rand();
    memcpy(frame + at, &mask, 4);
    for (size_t i = 0; i < n; i++)
        frame[at + 4 + i] = (char)(data[i] ^ frame[at + i % 4]);
    tcp_put(p->s, frame, at + 4 + n);
    free(frame);
}

void peer_say(peer *p, const char *text) { send_frame(p, 1, text, strlen(text)); }

void peer_leave(peer *p, peer_end how)
{
    static const char normal[] = {0x03, (char)0xe8};
    p->left = true;
    if (how == PEER_CLOSE) {
        send_frame(p, 8, normal, sizeof normal);
        tcp_half_close(p->s);
    } else if (how == PEER_HALF) {
        sim_count.fins++;
        tcp_half_close(p->s);
    } else if (how == PEER_RESET) {
        sim_count.resets++;
        tcp_reset(p->s);
    } else {
        sim_count.vanished++;
        tcp_vanish(p->s);
    }
}

void peer_deaf(peer *p, bool deaf) { tcp_deaf(p->s, deaf); }

/* ---- receiving ----------------------------------------------------------------------- */

static void take(peer *p, size_t n)
{
    memmove(p->in, p->in + n, p->length - n);
    p->length -= n;
}

static void lose(peer *p, const char *how)
{
    if (p->left || p->ended)
        return;
    p->ended = true;
    p->calls->gone(p->ctx, how);
}

static bool read_head(peer *p)
{
    for (size_t i = 3; i < p->length; i++)
        if (memcmp(p->in + i - 3, "\r\n\r\n", 4) == 0) {
            bool ok = memcmp(p->in, "HTTP/1.1 101", 12) == 0;
            take(p, i + 1);
            p->upgraded = ok;
            if (!ok)
                lose(p, "refused");
            else if (!p->left)
                p->calls->ready(p->ctx);
            return ok;
        }
    return false;
}

static void take_frame(peer *p, unsigned opcode, const char *data, size_t n)
{
    if (opcode == 1 && !p->left) {
        sim_count.messages++;
        p->calls->message(p->ctx, data, n);
    } else if (opcode == 9) {
        send_frame(p, 10, data, n);
    } else if (opcode == 8) {
        send_frame(p, 8, data, n < 2 ? 0 : 2);
        tcp_half_close(p->s);
    } else if (opcode != 1 && opcode != 10) {
        sim_fail("the server sent a frame of kind %u", opcode);
    }
}

/* The bytes of the first frame, or 0: not all of it is there. */
static size_t frame_length(const peer *p, size_t *head)
{
    const unsigned char *in = (const unsigned char *)p->in;
    if (p->length < 2)
        return 0;
    uint64_t n = in[1] & 127u;
    if (!(in[0] & 0x80) || in[0] & 0x70 || in[1] & 0x80)
        sim_fail("the server sent a frame that is none: %02x %02x", in[0], in[1]);
    size_t more = n == 126 ? 2 : n == 127 ? 8 : 0;
    if (p->length < 2 + more)
        return 0;
    for (size_t i = 0; i < more; i++)
        n = (i ? n << 8 : 0) | in[2 + i];
    *head = 2 + more;
    return p->length >= *head + n ? *head + n : 0;
}

static void on_bytes(void *ctx, sock *s, const char *data, size_t n)
{
    peer *p = ctx;
    (void)s;
    if (p->length + n > p->cap) {
        p->cap = (p->length + n) * 2;
        p->in = realloc(p->in, p->cap);
        if (!p->in)
            abort();
    }
    memcpy(p->in + p->length, data, n);
    p->length += n;
    if (!p->upgraded && !read_head(p))
        return;
    size_t head = 0;
    for (size_t all; (all = frame_length(p, &head)) > 0;) {
        char *copy = malloc(all - head + 1);
        unsigned opcode = p->in[0] & 15;
        if (!copy)
            abort();
        memcpy(copy, p->in + head, all - head);
        copy[all - head] = 0;
        take(p, all);
        take_frame(p, opcode, copy, all - head);
        free(copy);
    }
}

static void on_opened(void *ctx, sock *s)
{
    static const char ask[] = "GET /ws HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\n"
                              "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    (void)ctx;
    tcp_put(s, ask, sizeof ask - 1);
}

static void on_ended(void *ctx, sock *s, const char *how)
{
    (void)s;
    lose(ctx, how);
    tcp_reset(s);
}

peer *peer_open(const peer_calls *calls, void *ctx, unsigned address)
{
    static const sock_peer mine = {on_opened, on_bytes, on_ended};
    peer *p = calloc(1, sizeof *p);
    if (!p)
        abort();
    p->calls = calls;
    p->ctx = ctx;
    p->next = first;
    first = p;
    p->s = tcp_connect(&mine, p, address);
    return p;
}
