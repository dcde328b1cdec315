/* mixture.h - a game laid out with a value of every option at random. */
#ifndef MH_TESTS_MIXTURE_H
#define MH_TESTS_MIXTURE_H

#include "meadhall/game.h"

/* Options and a number of seats that they let play; false where none was found. */
static inline bool mixture(const mh_game *g, mh_rng *rng, uint64_t *options, int *seats)
{
    mh_room r;
    for (int tries = 0; tries < 100; tries++) {
        *options = 0;
        for (unsigned o = 0; o < g->option_count; o++)
            *options |= (uint64_t)mh_below(rng, g->options[o].values->count) << g->options[o].shift;
        *seats = g->min_seats + (int)mh_below(rng, g->max_seats - g->min_seats + 1u);
        if (!mh_setup(g, &r.st, *options, *seats))
            return true;
    }
    return false;
}

#endif
