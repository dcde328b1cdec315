/* data_form.h - the layout of docs/data.md, as both sides need it. */
#ifndef MH_HOST_DATA_FORM_H
#define MH_HOST_DATA_FORM_H

#include "meadhall/data.h"

enum {
    FORM_MAGIC = 8,
    FORM_HEADER = 1024,   /* more than the longest header */
    FORM_FIXED = 52,      /* bytes of a header before its texts */
    FORM_BLOCK_HEAD = 16, /* mark, length, number */
    FORM_HASH = 8,
    FORM_GAME = 0x454d4147, /* "GAME" */
    FORM_END = 0x2e444e45,  /* "END." */
    FORM_SEAT = 7,          /* of a record's first byte */
    FORM_SEARCHED = 8,
};

static const char form_magic[FORM_MAGIC] = {'M', 'H', 'D', 'A', 'T', 'A', '\r', '\n'};

/* Numbers are little-endian whatever the machine. */
static inline void form_put(uint8_t *to, uint64_t x, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        to[i] = (uint8_t)(x >> 8 * i);
}

static inline uint64_t form_get(const uint8_t *from, unsigned bytes)
{
    uint64_t x = 0;
    for (unsigned i = 0; i < bytes; i++)
        x |= (uint64_t)from[i] << 8 * i;
    return x;
}

#endif
