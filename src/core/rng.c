/* rng.c - xoshiro256**, for random play and searches. Never used by rules. */
#include "meadhall/game.h"

static uint64_t rotl(uint64_t x, int k) { return x << k | x >> (64 - k); }

/* splitmix64 fills the state, so that near seeds give far streams. */
void mh_seed(mh_rng *r, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        uint64_t z = seed += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        r->s[i] = z ^ z >> 31;
    }
}

uint64_t mh_next(mh_rng *r)
{
    uint64_t *s = r->s, result = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

/* Uniform below n (n > 0): multiply, and reject the few that would be uneven. */
uint32_t mh_below(mh_rng *r, uint32_t n)
{
    MH_CHECK(n > 0);
    uint64_t m = (mh_next(r) >> 32) * n;
    if ((uint32_t)m < n) {
        uint32_t floor = (uint32_t)-n % n;
        while ((uint32_t)m < floor)
            m = (mh_next(r) >> 32) * n;
    }
    return (uint32_t)(m >> 32);
}
