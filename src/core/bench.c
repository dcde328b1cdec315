/* bench.c - random games, for measuring and for the signature of a build. */
#include "meadhall/game.h"

static void play_out(const mh_game *g, mh_state *st, mh_rng *rng, mh_bench_result *r)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        uint32_t n = mh_legal(g, st, seat, list);
        bool chance = seat == MH_CHANCE;
        uint32_t x = mh_below(rng, chance ? mh_chance_total(g, st, list, n) : n);
        r->decisions += !chance;
        mh_apply(g, st, seat, chance ? mh_chance_at(g, st, list, n, x) : list[x], NULL);
    }
}

mh_bench_result mh_bench(const mh_game *g, unsigned games, int seats, uint64_t seed)
{
    mh_room room;
    mh_state *st = &room.st;
    mh_bench_result r = {.games = games};
    uint64_t options = 0;
    if (!mh_playable(g, seats, &options))
        return r;
    for (unsigned i = 0; i < games; i++) {
        mh_rng rng;
        mh_seed(&rng, mh_mix(seed, i));
        mh_setup(g, st, options, seats);
        play_out(g, st, &rng, &r);
        r.plies += st->ply;
        r.signature = mh_mix(r.signature, mh_hash(st, g->state_size));
    }
    return r;
}

enum { SIGNATURE_GAMES = 20 };

static uint64_t sign(uint64_t signature, const mh_game *g)
{
    for (int seats = g->min_seats; seats <= g->max_seats; seats++)
        signature = mh_mix(signature, mh_bench(g, SIGNATURE_GAMES, seats, 1).signature);
    return signature;
}

uint64_t mh_signature_of(const mh_game *g) { return sign(0, g); }

uint64_t mh_signature(void)
{
    uint64_t signature = 0;
    for (unsigned i = 0; i < mh_game_count; i++)
        signature = sign(signature, mh_games[i]);
    return signature;
}
