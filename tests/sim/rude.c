/* rude.c - clients that want nothing good: garbage, half requests, endless heads, broken frames,
 * silence. The server must get rid of them and be as it was. */
#include "rude.h"

#include <stdlib.h>
#include <string.h>

typedef struct rude {
    struct rude *next;
    sock *s;
    sim_time since;
    unsigned kind;
    bool ended;
} rude;

static rude *first;

static const char upgrade[] = "GET /ws HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\n"
                              "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

static void put_noise(sock *s, size_t n)
{
    char bytes[512];
    for (; n; n -= n < sizeof bytes ? n : sizeof bytes) {
        size_t now = n < sizeof bytes ? n : sizeof bytes;
        for (size_t i = 0; i < now; i++)
            bytes[i] = (char)sim_rand();
        tcp_put(s, bytes, now);
    }
}

static void put_text(sock *s, const char *text) { tcp_put(s, text, strlen(text)); }

/* A text frame with a mask of zeros. */
static void put_frame(sock *s, const char *text)
{
    size_t n = strlen(text);
    char frame[130] = {(char)0x81, (char)(0x80 | n)};
    memcpy(frame + 6, text, n + 1);
    tcp_put(s, frame, 6 + n);
}

static void on_opened(void *ctx, sock *s)
{
    const rude *r = ctx;
    switch (r->kind) {
    case 0: /* silence */
        break;
    case 1:
        put_noise(s, 1 + sim_below(5000));
        break;
    case 2:
        put_text(s, "GET / HTTP/1.1\r\nHost: h");
        break;
    case 3:
        for (int i = 0; i < 400; i++)
            put_text(s, "X-Endless: 0123456789012345678901234567890\r\n");
        break;
    case 4: /* a socket that never says who it is */
        put_text(s, upgrade);
        break;
    case 5:
        put_text(s, upgrade);
        put_noise(s, 1 + sim_below(3000));
        break;
    case 6:
        put_text(s, upgrade);
        put_frame(s, "{\"t\":\"act\",\"table\":\"0\",\"ply\":0,\"action\":\"x\"}");
        put_frame(s, "[1,2");
        break;
    case 7:
        put_text(s, upgrade);
        for (int i = 0; i < 400; i++)
            put_frame(s, "{\"t\":\"hello\",\"protocol\":7,\"token\":null}");
        break;
    case 8:
        put_text(s, "GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n");
        break;
    case 9: /* a guest that reads nothing of what it asks for */
        put_text(s, upgrade);
        put_frame(s, "{\"t\":\"hello\",\"protocol\":2,\"token\":null}");
        tcp_deaf(s, true);
        for (int i = 0; i < 150; i++)
            put_frame(s, "{\"t\":\"games\"}");
        break;
    default:
        put_text(s, "POST /ws HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello");
        tcp_half_close(s);
        break;
    }
}

static void on_bytes(void *ctx, sock *s, const char *data, size_t n)
{
    (void)ctx, (void)s, (void)data, (void)n;
}

static void on_ended(void *ctx, sock *s, const char *how)
{
    rude *r = ctx;
    (void)how;
    r->ended = true;
    tcp_reset(s);
}

/* Nobody may be waited for longer than this, whatever it did not say. */
static void on_late(void *ctx, uint64_t arg)
{
    const rude *r = ctx;
    (void)arg;
    if (!r->ended && tcp_server_side_open(r->s) && !loop_stuck())
        sim_fail("a rude client (%u) is still there after %llu s", r->kind,
                 (unsigned long long)((sim_now() - r->since) / SIM_S));
}

static void on_come(void *ctx, uint64_t arg)
{
    static const sock_peer mine = {on_opened, on_bytes, on_ended};
    rude *r = calloc(1, sizeof *r);
    (void)ctx, (void)arg;
    if (!r)
        abort();
    r->next = first;
    first = r;
    r->since = sim_now();
    r->kind = (unsigned)sim_below(11);
    r->s = tcp_connect(&mine, r, 9000 + (unsigned)sim_below(4));
    sim_count.rude++;
    sim_at(sim_now() + 200 * SIM_S, SIM_WORLD, on_late, r, 0);
    sim_at(sim_now() + sim_between(10 * SIM_S, 3600 * SIM_S), SIM_WORLD, on_come, NULL, 0);
}

void rude_begin(void)
{
    first = NULL;
    if (sim_rarely(600000))
        sim_at(sim_now() + sim_below(60 * SIM_S), SIM_WORLD, on_come, NULL, 0);
}

void rude_end(void)
{
    while (first) {
        rude *r = first;
        first = r->next;
        free(r);
    }
}
