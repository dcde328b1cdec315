/* crowd.h - how many connections one caller has open. */
#ifndef MH_SERVER_NET_CROWD_H
#define MH_SERVER_NET_CROWD_H

#include <stdbool.h>

typedef struct net_crowd net_crowd;

net_crowd *net_crowd_open(void);
void net_crowd_close(net_crowd *w);
/* One more of this address (net_address_key), if it has fewer than `most`; false also without
 * memory. */
bool net_crowd_enter(net_crowd *w, const char *address, unsigned most);
/* One that entered is gone. */
void net_crowd_leave(net_crowd *w, const char *address);

#endif
