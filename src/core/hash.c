/* hash.c - a 64-bit hash of bytes, the same on every little-endian machine. */
#include <string.h>

#include "meadhall/game.h"

uint64_t mh_mix(uint64_t a, uint64_t b)
{
    uint64_t x = (a ^ 0x9e3779b97f4a7c15u) * 0xff51afd7ed558ccdu + b;
    x = (x ^ x >> 32) * 0xc4ceb9fe1a85ec53u;
    return x ^ x >> 29;
}

uint64_t mh_hash(const void *p, size_t n)
{
    const unsigned char *b = p;
    uint64_t h = mh_mix(0, n), word = 0;
    for (; n >= sizeof word; b += sizeof word, n -= sizeof word) {
        memcpy(&word, b, sizeof word);
        h = mh_mix(h, word);
    }
    word = 0;
    memcpy(&word, b, n);
    return n ? mh_mix(h, word) : h;
}
