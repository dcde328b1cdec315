/* Fuzzer: any bytes as frames of a WebSocket. Messages come whole, as text and within their size;
 * whoever breaks the protocol is told so and closed. */
#include "fake_feed.h"
#include "feed.h"

static unsigned heard;

static void on_said(void *ctx, net_conn *c, const char *text, size_t n)
{
    (void)ctx;
    if (n > NET_MESSAGE || c->ending)
        abort();
    for (size_t i = 0; i < n; i++) /* wslay has looked at the rest of UTF-8 */
        if ((unsigned char)text[i] >= 0xf8 || (unsigned char)text[i] == 0xc0)
            abort();
    heard++;
    net_frame *f = net_text(c->n, text, n);
    if (f)
        net_send(c, f);
    net_unref(f);
    conn_drain(c, NULL);
    if (n && text[0] == 'x')
        net_end(c, NET_CODE_POLICY, "enough");
}

static void on_gone(void *ctx, net_conn *c) { (void)ctx, (void)c; }

static bool on_framed(void *ctx, net_conn *c)
{
    (void)ctx;
    return !c->ending;
}

static unsigned char sent[1 << 16]; /* wslay gives frames in pieces */
static size_t sent_length;

static void look(const net_frame *f)
{
    if (f->length > sizeof sent - sent_length)
        abort();
    memcpy(sent + sent_length, f->bytes, f->length);
    sent_length += f->length;
}

/* A server's frames have no mask, and are as long as they say. */
static void check_sent(void)
{
    for (size_t at = 0; at < sent_length;) {
        const unsigned char *p = sent + at;
        size_t left = sent_length - at, head = 2, says = 0;
        if (left < 2 || p[1] & 0x80 || p[0] & 0x70)
            abort();
        says = p[1];
        if (says >= 126) {
            size_t bytes = says == 126 ? 2 : 8;
            for (says = 0; head < 2 + bytes; head++)
                says = says << 8 | p[head];
        }
        if (left < head + says)
            abort();
        at += head + says;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static uv_loop_t loop;
    static net hall;
    if (!hall.loop) {
        uv_loop_init(&loop);
        hall.loop = &loop;
        hall.config = (net_config){.said = on_said, .framed = on_framed, .gone = on_gone};
    }
    uint64_t before = hall.figures.bytes_out;
    net_conn *c = conn_make(&hall);
    free(c->http);
    c->http = NULL;
    if (!ws_open(c))
        abort();
    conn_feed(c, data, n);
    sent_length = 0;
    conn_drain(c, look);
    if (hall.figures.bytes_out == before) /* otherwise the queue was too short for all */
        check_sent();
    conn_end(c);
    return 0;
}
