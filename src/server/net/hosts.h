/* hosts.h - the names by which browsers may call this server. */
#ifndef MH_SERVER_NET_HOSTS_H
#define MH_SERVER_NET_HOSTS_H

#include <stdbool.h>

typedef struct net_hosts {
    const char *names;   /* separated by commas, or NULL */
    const char *origins; /* of pages that may connect: their hosts, too */
    bool any;            /* a proxy looks at names: all, where none are given */
} net_hosts;

/* `host` as the request has it, with a port or without. With no names given: addresses, names
 * without a dot and those that are local by their last part. */
bool net_host_allowed(const char *host, const net_hosts *hosts);

#endif
