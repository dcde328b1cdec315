/* socket.h - a WebSocket client on libuv, only as much as the load generator needs. */
#ifndef MH_TOOLS_LOAD_SOCKET_H
#define MH_TOOLS_LOAD_SOCKET_H

#include <stdbool.h>
#include <stddef.h>
#include <uv.h>

typedef struct ws_client ws_client;

typedef struct ws_events {
    void (*opened)(ws_client *c);
    void (*said)(ws_client *c, const char *text, size_t n); /* ends in 0 */
    void (*closed)(ws_client *c);
} ws_events;

struct ws_client {
    uv_tcp_t tcp;
    uv_connect_t connecting;
    const ws_events *on;
    void *user;
    char *in;
    size_t length, cap;
    bool open, closing;
};

/* To a port of this machine; there is no way to name another. `from` is the caller's address in
 * 127.0.0.0/8, without its first byte; 0: the usual one. */
int ws_connect(uv_loop_t *loop, ws_client *c, int port, unsigned from, const ws_events *on,
               void *user);
void ws_say(ws_client *c, const char *text, size_t n);
void ws_close(ws_client *c);

#endif
