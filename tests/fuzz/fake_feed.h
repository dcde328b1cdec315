/* fake_feed.h - bytes from a wire that is not there. */
#ifndef MH_TESTS_FUZZ_FAKE_FEED_H
#define MH_TESTS_FUZZ_FAKE_FEED_H

#include "fake_conn.h"

/* In pieces: the first byte says how long they are. */
static void conn_feed(net_conn *c, const uint8_t *data, size_t n)
{
    size_t piece = n ? (size_t)data[0] * 8 + 1 : 1;
    for (size_t at = 1; at < n && !c->closed; at += piece) {
        size_t length = n - at < piece ? n - at : piece;
        if (c->socket)
            ws_feed(c, data + at, length);
        else
            http_feed(c, (const char *)data + at, length);
        while (c->http && c->http->flow.busy && !c->ending) { /* as if it had been sent */
            conn_drain(c, NULL);
            http_drained(c);
        }
    }
}

#endif
