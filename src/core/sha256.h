/* sha256.h - SHA-256 (FIPS 180-4), for commitments and for the stream of fate. */
#ifndef MH_CORE_SHA256_H
#define MH_CORE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { MH_SHA256 = 32, MH_SHA256_BLOCK = 64 };

typedef struct mh_sha256 {
    uint32_t h[8];
    uint64_t bytes;
    uint8_t block[MH_SHA256_BLOCK];
} mh_sha256;

void mh_sha256_open(mh_sha256 *s);
void mh_sha256_add(mh_sha256 *s, const void *p, size_t n);
void mh_sha256_close(mh_sha256 *s, uint8_t out[MH_SHA256]);

#endif
