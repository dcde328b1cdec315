/* address.c - addresses as keys of limits, counts and shares. */
#include "address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

enum { NETWORK = 8 }; /* bytes of an IPv6 address that name the network */

void net_address_key(const char *address, char out[NET_ADDRESS])
{
    struct in6_addr six;
    struct in_addr four;
    if (inet_pton(AF_INET6, address, &six) == 1) {
        if (IN6_IS_ADDR_V4MAPPED(&six)) {
            memcpy(&four, six.s6_addr + 12, sizeof four);
            inet_ntop(AF_INET, &four, out, NET_ADDRESS);
            return;
        }
        memset(six.s6_addr + NETWORK, 0, sizeof six.s6_addr - NETWORK);
        inet_ntop(AF_INET6, &six, out, NET_ADDRESS);
    } else {
        snprintf(out, NET_ADDRESS, "%s", address);
    }
}
