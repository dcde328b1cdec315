/* ws.c - WebSockets (RFC 6455) by wslay: frames in, control frames out. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conn.h"

enum {
    END_MS = 2000,
    SLICE = 512, /* bytes that wslay is given at a time: it answers every ping among them */
    FIRST_CAP = 256,
};

/* ---- the handshake's SHA-1 (FIPS 180-4); nothing secret depends on it ------------------ */

static uint32_t turn(uint32_t x, int by) { return x << by | x >> (32 - by); }

static void sha1_block(uint32_t h[5], const uint8_t block[64])
{
    uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int i = 0; i < 16; i++, block += 4)
        w[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 |
               block[3];
    for (int i = 16; i < 80; i++)
        w[i] = turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (int i = 0; i < 80; i++) {
        uint32_t f = i < 20   ? (b & c) | (~b & d)
                     : i < 40 ? b ^ c ^ d
                     : i < 60 ? (b & c) | (b & d) | (c & d)
                              : b ^ c ^ d;
        static const uint32_t k[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
        uint32_t t = turn(a, 5) + f + e + k[i / 20] + w[i];
        e = d, d = c, c = turn(b, 30), b = a, a = t;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

/* Of a short text: at most 119 bytes. */
static void sha1(const char *text, size_t n, uint8_t out[20])
{
    uint32_t h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    uint8_t block[128] = {0};
    size_t size = n < 56 ? 64 : 128;
    memcpy(block, text, n);
    block[n] = 0x80;
    block[size - 1] = (uint8_t)(n * 8);
    block[size - 2] = (uint8_t)(n * 8 >> 8);
    for (size_t at = 0; at < size; at += 64)
        sha1_block(h, block + at);
    for (int i = 0; i < 20; i++)
        out[i] = (uint8_t)(h[i / 4] >> (24 - 8 * (i % 4)));
}

void ws_accept_key(const char *key, char out[32])
{
    char text[120];
    uint8_t digest[20];
    /* the caller checked: 24 bytes */
    int n = snprintf(text, sizeof text, "%.24s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    sha1(text, (size_t)n, digest);
    sodium_bin2base64(out, 32, digest, sizeof digest, sodium_base64_VARIANT_ORIGINAL);
}

/* ---- frames ---------------------------------------------------------------------------- */

static bool send_control(net_conn *c, const uint8_t *frame, unsigned length)
{
    if ((frame[0] & 15) == WSLAY_PONG) { /* in the place of one that still waits */
        memcpy(c->pong, frame, length);
        c->pong_length = length;
        net_touch(c);
        return true;
    }
    net_frame *f = net_raw(c->n, (const char *)frame, length);
    if (f)
        net_enqueue(c, f);
    net_unref(f);
    return f != NULL;
}

static bool wake(net_conn *c);
static void rest(net_conn *c);

static ssize_t feed_socket(wslay_event_context_ptr ctx, const uint8_t *data, size_t n, int flags,
                           void *user)
{
    /* wslay closes after a broken frame without a code; we say which it is: 1002. */
    static const uint8_t broken[] = {0x88, 2, 0x03, 0xea};
    net_conn *c = user;
    (void)flags;
    if (n > CONTROL - c->out_length || c->closed) /* control frames only */
        return -1;
    memcpy(c->out + c->out_length, data, n);
    c->out_length += (unsigned)n;
    if (c->out_length < 2 || c->out_length < 2u + c->out[1])
        return (ssize_t)n;
    bool bare = c->out[0] == 0x88 && !c->out[1] && !wslay_event_get_close_received(ctx);
    bool ok =
        bare ? send_control(c, broken, sizeof broken) : send_control(c, c->out, c->out_length);
    c->out_length = 0;
    return ok ? (ssize_t)n : -1;
}

void net_end(net_conn *c, int code, const char *reason)
{
    if (c->ending)
        return;
    if (!wake(c)) {
        net_fail(c);
        return;
    }
    int rc =
        wslay_event_queue_close(c->ws, (uint16_t)code, (const uint8_t *)reason, strlen(reason));
    if (rc == WSLAY_ERR_NOMEM || wslay_event_send(c->ws)) {
        net_fail(c);
        return;
    }
    c->ending = true;
    c->deadline = uv_now(c->n->loop) + END_MS;
}

void ws_ping(net_conn *c)
{
    struct wslay_event_msg ping = {.opcode = WSLAY_PING, .msg = NULL, .msg_length = 0};
    if (!wake(c)) {
        net_fail(c);
        return;
    }
    wslay_event_queue_msg(c->ws, &ping);
    wslay_event_send(c->ws);
    rest(c);
}

static ssize_t take_bytes(wslay_event_context_ptr ctx, uint8_t *buf, size_t n, int flags,
                          void *user)
{
    net_conn *c = user;
    (void)flags;
    if (!c->in_length) {
        wslay_event_set_error(ctx, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    if (n > c->in_length)
        n = c->in_length;
    memcpy(buf, c->in, n);
    c->in += n;
    c->in_length -= n;
    c->owed += (int64_t)n;
    return (ssize_t)n;
}

/* ---- messages: wslay would keep every frame of one by itself, however short -------------- */

static void forget_message(net_conn *c)
{
    free(c->message);
    c->message = NULL;
    c->message_length = c->message_cap = 0;
    c->message_began = 0;
}

/* Of a client's frame: two bytes, a longer length where there is one, the mask, and what it says.
 * wslay takes the shortest form of a length alone. */
static int64_t frame_bytes(uint64_t payload)
{
    int64_t longer = payload > UINT16_MAX ? 8 : payload > 125 ? 2 : 0;
    return 2 + longer + 4 + (int64_t)payload;
}

static void on_frame(wslay_event_context_ptr ctx,
                     const struct wslay_event_on_frame_recv_start_arg *frame, void *user)
{
    net_conn *c = user;
    bool more = frame->opcode == WSLAY_CONTINUATION_FRAME;
    (void)ctx;
    c->owed -= frame_bytes(frame->payload_length);
    c->in_control = wslay_is_ctrl_frame(frame->opcode);
    if (c->ending)
        return;
    if ((more || c->in_control) && !c->n->config.framed(c->n->config.ctx, c)) {
        net_end(c, NET_CODE_POLICY, "too many frames");
        return;
    }
    if (c->in_control)
        return;
    if (!more)
        c->message_began = uv_now(c->n->loop) + 1; /* never 0 */
    if (c->message_length + frame->payload_length > NET_MESSAGE)
        net_end(c, NET_CODE_BIG, "a message that is too long");
}

static void on_bytes(wslay_event_context_ptr ctx,
                     const struct wslay_event_on_frame_recv_chunk_arg *piece, void *user)
{
    net_conn *c = user;
    size_t need = c->message_length + piece->data_length;
    (void)ctx;
    if (c->in_control || c->ending || !piece->data_length)
        return;
    if (need > c->message_cap) {
        size_t cap = c->message_cap ? 2 * c->message_cap : FIRST_CAP;
        cap = cap < need ? need : cap;
        char *more = realloc(c->message, cap);
        if (!more) {
            net_fail(c);
            return;
        }
        c->message = more;
        c->message_cap = cap;
    }
    memcpy(c->message + c->message_length, piece->data, piece->data_length);
    c->message_length = need;
}

static void on_message(wslay_event_context_ptr ctx, const struct wslay_event_on_msg_recv_arg *m,
                       void *user)
{
    net_conn *c = user;
    (void)ctx;
    if (wslay_is_ctrl_frame(m->opcode))
        return;
    if (!c->ending) {
        c->n->figures.messages_in++;
        c->message_began = 0;
        if (m->opcode != WSLAY_TEXT_FRAME)
            net_end(c, NET_CODE_KIND, "text messages only");
        else
            c->n->config.said(c->n->config.ctx, c, c->message ? c->message : "", c->message_length);
    }
    forget_message(c);
}

/* ---- at rest: wslay's buffers are eight kilobytes, and most sockets are silent most of the time --- */

static bool wake(net_conn *c)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = take_bytes,
        .send_callback = feed_socket,
        .on_frame_recv_start_callback = on_frame,
        .on_frame_recv_chunk_callback = on_bytes,
        .on_msg_recv_callback = on_message,
    };
    if (c->ws)
        return true;
    if (wslay_event_context_server_init(&c->ws, &callbacks, c)) {
        c->ws = NULL;
        return false;
    }
    wslay_event_config_set_max_recv_msg_length(c->ws, NET_MESSAGE);
    wslay_event_config_set_no_buffering(c->ws, 1);
    c->owed = 0;
    return true;
}

/* Between two messages, with nothing to say and no goodbye under way, wslay knows nothing that
 * would be missed. */
static void rest(net_conn *c)
{
    if (c->closed || c->ending || c->owed || c->message_began || c->out_length ||
        !wslay_event_want_read(c->ws) || wslay_event_want_write(c->ws) ||
        wslay_event_get_close_sent(c->ws))
        return;
    wslay_event_context_free(c->ws);
    c->ws = NULL;
}

bool ws_open(net_conn *c)
{
    if (!wake(c))
        return false;
    c->socket = true;
    c->deadline = 0;
    c->n->figures.upgrades++;
    c->n->figures.sockets++;
    return true;
}

static void feed_slice(net_conn *c, const uint8_t *data, size_t n)
{
    c->in = data;
    c->in_length = n;
    int rc = 0;
    while (!rc && c->in_length && !c->closed && wslay_event_want_read(c->ws))
        rc = wslay_event_recv(c->ws);
    if (c->closed)
        return;
    bool silent = wslay_event_want_write(c->ws) && wslay_event_send(c->ws);
    if (silent || rc == WSLAY_ERR_NOMEM) { /* without memory for a frame, what follows it would be
                                              read as nonsense */
        net_fail(c);
        return;
    }
    if (!c->ending && wslay_event_get_close_sent(c->ws)) { /* the protocol was broken, or left */
        c->n->figures.broken += !wslay_event_get_close_received(c->ws);
        c->ending = true;
        c->deadline = uv_now(c->n->loop) + END_MS;
    }
    if (wslay_event_get_close_received(c->ws) && wslay_event_get_close_sent(c->ws)) {
        if (c->queued)
            net_flush(c);
        net_drop(c);
    }
}

void ws_feed(net_conn *c, const uint8_t *data, size_t n)
{
    if (c->late > CHUNK) { /* it was told goodbye, and goes on as if nothing had been said */
        net_drop(c);
        return;
    }
    if (!wake(c)) {
        net_fail(c);
        return;
    }
    for (size_t at = 0; at < n && !c->closed && wslay_event_want_read(c->ws); at += SLICE)
        feed_slice(c, data + at, n - at < SLICE ? n - at : SLICE);
    rest(c);
}
