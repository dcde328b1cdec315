/* address.h - who is one caller: an address of IPv4, or a /64 of IPv6. */
#ifndef MH_SERVER_NET_ADDRESS_H
#define MH_SERVER_NET_ADDRESS_H

#include "net.h"

/* The same for every spelling of the same caller. Of IPv6 addresses one person has at least 2^64,
 * so their first half counts; IPv4 inside IPv6 is IPv4. What is no address stays as it is. */
void net_address_key(const char *address, char out[NET_ADDRESS]);
/* An address as proxies write it: with blanks, brackets, a port. False: it is none, and `out` stays
 * as it is. */
bool net_address_read(const char *text, char out[NET_ADDRESS]);

#endif
