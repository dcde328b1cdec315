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

bool net_address_read(const char *text, char out[NET_ADDRESS])
{
    char host[NET_ADDRESS];
    struct in6_addr six;
    struct in_addr four;
    text += strspn(text, " \t");
    bool bracket = *text == '[';
    text += bracket;
    size_t n = strcspn(text, bracket ? "]" : " \t");
    if (n >= sizeof host)
        return false;
    memcpy(host, text, n);
    host[n] = 0;
    char *colon = strchr(host, ':');
    if (colon && !strchr(colon + 1, ':'))
        *colon = 0; /* a port: an IPv6 address has two colons at least */
    if (inet_pton(AF_INET6, host, &six) == 1 && !IN6_IS_ADDR_V4MAPPED(&six))
        return inet_ntop(AF_INET6, &six, out, NET_ADDRESS) != NULL;
    if (inet_pton(AF_INET6, host, &six) == 1)
        memcpy(&four, six.s6_addr + 12, sizeof four);
    else if (inet_pton(AF_INET, host, &four) != 1)
        return false;
    return inet_ntop(AF_INET, &four, out, NET_ADDRESS) != NULL;
}
