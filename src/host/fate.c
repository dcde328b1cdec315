/* fate.c - chance from a keyed stream that can be audited (docs/saga.md, "Fate").
 *
 * Word number (ply & 7) of SHA-256(mixed || ply >> 3 || attempt) is the draw at a ply;
 * a word that would make the draw uneven is rejected, and the next attempt hashed. */
#include <string.h>

#include "core/sha256.h"
#include "meadhall/host.h"

static const char commit_label[] = "meadhall fate 1";
static const char mix_label[] = "meadhall fate 1 mix";
static const char sim_label[] = "meadhall sim 1";

static void add_u64(mh_sha256 *s, uint64_t x)
{
    uint8_t bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(x >> 8 * i);
    mh_sha256_add(s, bytes, sizeof bytes);
}

static void commit(const uint8_t key[HOST_KEY], uint8_t out[HOST_KEY])
{
    mh_sha256 s;
    mh_sha256_open(&s);
    mh_sha256_add(&s, commit_label, sizeof commit_label - 1);
    mh_sha256_add(&s, key, HOST_KEY);
    mh_sha256_close(&s, out);
}

static void mix(host_fate *f)
{
    mh_sha256 s;
    mh_sha256_open(&s);
    mh_sha256_add(&s, mix_label, sizeof mix_label - 1);
    mh_sha256_add(&s, f->key, HOST_KEY);
    for (int seat = 0; seat < MH_MAX_SEATS; seat++) {
        uint8_t number = (uint8_t)seat;
        if (!(f->mixed_in >> seat & 1))
            continue;
        mh_sha256_add(&s, &number, 1);
        mh_sha256_add(&s, f->entropy[seat], HOST_KEY);
    }
    mh_sha256_close(&s, f->mixed);
    f->block_at = 0;
}

void host_fate_open(host_fate *f, const uint8_t key[HOST_KEY])
{
    *f = (host_fate){.known = 1};
    memcpy(f->key, key, HOST_KEY);
    commit(key, f->commitment);
    mix(f);
}

void host_fate_sealed(host_fate *f, const uint8_t commitment[HOST_KEY])
{
    *f = (host_fate){.known = 0};
    memcpy(f->commitment, commitment, HOST_KEY);
}

void host_fate_mix(host_fate *f, int seat, const uint8_t entropy[HOST_KEY])
{
    assert(seat >= 0 && seat < MH_MAX_SEATS);
    memcpy(f->entropy[seat], entropy, HOST_KEY);
    f->mixed_in |= (uint8_t)(1u << seat);
    mix(f);
}

bool host_fate_reveal(host_fate *f, const uint8_t key[HOST_KEY])
{
    uint8_t want[HOST_KEY];
    commit(key, want);
    if (memcmp(want, f->commitment, HOST_KEY) != 0)
        return false;
    memcpy(f->key, key, HOST_KEY);
    f->known = 1;
    mix(f);
    return true;
}

static void hash_block(const host_fate *f, uint64_t index, uint32_t attempt, uint8_t out[HOST_KEY])
{
    mh_sha256 s;
    mh_sha256_open(&s);
    mh_sha256_add(&s, f->mixed, HOST_KEY);
    add_u64(&s, index);
    add_u64(&s, attempt);
    mh_sha256_close(&s, out);
}

static uint32_t word_of(const uint8_t block[HOST_KEY], size_t i)
{
    const uint8_t *p = block + 4 * i;
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

uint32_t host_fate_below(host_fate *f, uint32_t ply, uint32_t n)
{
    uint64_t index = ply >> 3;
    uint8_t again[HOST_KEY];
    uint32_t uneven = (uint32_t)-n % n; /* so many of 2^32 words are too many */
    assert(f->known && n > 0);
    if (f->block_at != index + 1) {
        hash_block(f, index, 0, f->block);
        f->block_at = index + 1;
    }
    uint64_t m = (uint64_t)word_of(f->block, ply & 7) * n;
    for (uint32_t attempt = 1; (uint32_t)m < uneven; attempt++) {
        hash_block(f, index, attempt, again);
        m = (uint64_t)word_of(again, ply & 7) * n;
    }
    return (uint32_t)(m >> 32);
}

mh_action host_fate_draw(host_fate *f, const mh_game *g, const mh_state *st)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, MH_CHANCE, list);
    uint32_t total = mh_chance_total(g, st, list, n);
    return mh_chance_at(g, st, list, n, host_fate_below(f, st->ply, total));
}

void host_sim_key(uint64_t seed, uint64_t index, uint8_t key[HOST_KEY])
{
    mh_sha256 s;
    mh_sha256_open(&s);
    mh_sha256_add(&s, sim_label, sizeof sim_label - 1);
    add_u64(&s, seed);
    add_u64(&s, index);
    mh_sha256_close(&s, key);
}
