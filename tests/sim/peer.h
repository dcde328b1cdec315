/* peer.h - a client's end of a WebSocket, byte by byte. */
#ifndef MH_TESTS_SIM_PEER_H
#define MH_TESTS_SIM_PEER_H

#include "sim.h"

typedef struct peer peer;

typedef struct peer_calls {
    void (*ready)(void *ctx);
    void (*message)(void *ctx, const char *text, size_t n);
    void (*gone)(void *ctx, const char *how);
} peer_calls;

typedef enum peer_end { PEER_CLOSE, PEER_HALF, PEER_RESET, PEER_VANISH, PEER_ENDS } peer_end;

void peers_begin(void);
void peers_end(void);
peer *peer_open(const peer_calls *calls, void *ctx, unsigned address);
void peer_say(peer *p, const char *text);
/* No calls come any more. */
void peer_leave(peer *p, peer_end how);
/* Reads nothing for a while. */
void peer_deaf(peer *p, bool deaf);

#endif
