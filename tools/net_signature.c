/* net_signature.c - prints what the shipped nets say about states of random games as one number for
 * each way of working it out: every build, every machine and both ways must agree on it. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/net_kernels.h"
#include "ai/nets.h"

enum { GAMES = 40 };

typedef struct witness {
    nn_mind mind;
    uint64_t sum;
    uint32_t states;
} witness;

static void ask(witness *w, const mh_state *st, const mh_action *list, uint32_t n)
{
    int32_t points[MH_MAX_SEATS] = {0}, win[MH_MAX_SEATS] = {0};
    static int32_t chance[MH_MAX_LEGAL];
    nn_look(&w->mind, st);
    nn_value(&w->mind, points, win);
    for (int p = 0; p < MH_MAX_SEATS; p++)
        w->sum = mh_mix(mh_mix(w->sum, (uint32_t)points[p]), (uint32_t)win[p]);
    if (n)
        nn_policy(&w->mind, mh_turn(st), list, n, chance);
    for (uint32_t i = 0; i < n; i++)
        w->sum = mh_mix(w->sum, (uint32_t)chance[i]);
    w->states++;
}

/* One game at random, from a seed. */
static void walk(witness *w, const mh_game *g, int seats, uint64_t seed)
{
    static mh_room now;
    static mh_action list[MH_MAX_LEGAL];
    uint64_t options = 0;
    mh_rng rng;
    mh_seed(&rng, seed);
    if (!mh_playable(g, seats, &options) || mh_setup(g, &now.st, options, seats))
        return;
    for (int seat; (seat = mh_turn(&now.st)) != MH_NOBODY;) {
        uint32_t n = seat == MH_CHANCE ? 0 : mh_legal(g, &now.st, seat, list);
        ask(w, &now.st, list, n);
        mh_apply(g, &now.st, seat, n ? list[mh_below(&rng, n)] : mh_roll(g, &now.st, &rng), NULL);
    }
}

/* False: a net that this program brings along does not fit. */
static bool hear(const mh_game *g, witness *w, const nn_kernels *kernels)
{
    mh_error error;
    nn_net *n = nn_read_built_in(g, &error);
    if (!n)
        return !error.text[0];
    nn_mind_set(&w->mind, n);
    w->mind.kernels = kernels;
    for (int i = 0; i < GAMES; i++)
        walk(w, g, g->min_seats + i % (g->max_seats - g->min_seats + 1), (uint64_t)i + 1);
    nn_close(n);
    return true;
}

static int tell(const char *way, const nn_kernels *kernels)
{
    witness *w = calloc(1, sizeof *w);
    bool fits = w != NULL;
    for (unsigned i = 0; fits && i < mh_game_count; i++)
        fits = hear(mh_games[i], w, kernels);
    if (fits)
        printf("%s %016" PRIx64 " of %" PRIu32 " states\n", way, w->sum, w->states);
    free(w);
    return fits ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(void)
{
    const nn_kernels *wide = nn_kernels_wide();
    int rc = tell("plain", nn_kernels_plain());
    return wide && !rc ? tell("wide ", wide) : rc;
}
