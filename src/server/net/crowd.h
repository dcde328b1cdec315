/* crowd.h - callers: how many connections one has open, and what it was sent this second. */
#ifndef MH_SERVER_NET_CROWD_H
#define MH_SERVER_NET_CROWD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct net_crowd net_crowd;
typedef struct net_caller net_caller;

net_crowd *net_crowd_open(void);
void net_crowd_close(net_crowd *w);
/* One more connection of this address (net_address_key), if it has fewer than `most`; NULL also
 * without memory. */
net_caller *net_crowd_enter(net_crowd *w, const char *address, unsigned most);
/* One that entered is gone. */
void net_crowd_leave(net_crowd *w, net_caller *c);
/* Bytes that go to it; what went to it in this second of the loop. */
void net_caller_spend(net_caller *c, uint64_t second, size_t bytes);
size_t net_caller_spent(const net_caller *c, uint64_t second);

#endif
