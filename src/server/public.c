/* public.c - the registries of special addresses (RFC 6890 and its followers). */
#include "public.h"

#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

typedef struct block4 {
    uint32_t address;
    unsigned bits;
} block4;

static const block4 special[] = {
    {0x00000000, 8},  /* this network */
    {0x0a000000, 8},  /* private */
    {0x64400000, 10}, /* behind a provider's translation */
    {0x7f000000, 8},  /* loopback */
    {0xa9fe0000, 16}, /* link-local: metadata of clouds, too */
    {0xac100000, 12}, /* private */
    {0xc0000000, 24}, /* protocol assignments */
    {0xc0000200, 24}, /* documentation */
    {0xc0586300, 24}, /* 6to4 relays */
    {0xc0a80000, 16}, /* private */
    {0xc6120000, 15}, /* benchmarks */
    {0xc6336400, 24}, /* documentation */
    {0xcb007100, 24}, /* documentation */
    {0xe0000000, 3},  /* multicast, reserved, broadcast */
};

static bool public4(uint32_t a)
{
    for (size_t i = 0; i < sizeof special / sizeof special[0]; i++)
        if ((a ^ special[i].address) >> (32 - special[i].bits) == 0)
            return false;
    return true;
}

/* Global unicast alone, and of that neither tunnels, which lead to an IPv4 address of anybody's
 * choice, nor documentation. */
static bool public6(const uint8_t a[16])
{
    if (a[0] >> 5 != 1)
        return false;
    if (a[0] == 0x20 && a[1] == 0x01 && (a[2] < 2 || (a[2] == 0x0d && a[3] == 0xb8)))
        return false;
    if (a[0] == 0x20 && a[1] == 0x02)
        return false;
    return !(a[0] == 0x3f && a[1] == 0xff);
}

bool public_address(const struct sockaddr *a)
{
    if (a->sa_family == AF_INET) {
        struct sockaddr_in in;
        memcpy(&in, a, sizeof in);
        return public4(ntohl(in.sin_addr.s_addr));
    }
    if (a->sa_family == AF_INET6) {
        struct sockaddr_in6 in;
        memcpy(&in, a, sizeof in);
        return public6(in.sin6_addr.s6_addr);
    }
    return false;
}
