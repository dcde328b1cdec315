/* rollout.c - playing on behind the tree: at random, or to the end of one's own turn. */
#include <string.h>

#include "bot.h"

static mh_action draw(const mh_game *g, const mh_state *st, mh_rng *rng, mh_action *list)
{
    uint32_t n = mh_legal(g, st, MH_CHANCE, list);
    uint32_t total = mh_chance_total(g, st, list, n);
    return mh_chance_at(g, st, list, n, mh_below(rng, total));
}

void ai_resolve_chance(const mh_game *g, mh_state *st, mh_rng *rng, mh_action *list)
{
    for (int i = 0; i < AI_MAX_CHANCE && mh_turn(st) == MH_CHANCE; i++)
        mh_apply(g, st, MH_CHANCE, draw(g, st, rng, list), NULL);
}

void ai_rollout(const mh_game *g, mh_state *st, uint32_t cut, mh_rng *rng, mh_action *list)
{
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            mh_apply(g, st, seat, draw(g, st, rng, list), NULL);
            continue;
        }
        if (!cut--)
            return;
        uint32_t n = mh_legal(g, st, seat, list);
        mh_apply(g, st, seat, list[n > 1 ? mh_below(rng, n) : 0], NULL);
    }
}

/* The answer that looks best at once, of a few. */
static uint32_t best_of(const mh_game *g, const mh_state *st, int seat, const mh_rng *rng,
                        const ai_scratch *room, uint32_t n)
{
    uint32_t stride = n > g->thinking->branches ? n / g->thinking->branches : 1, best = 0;
    int64_t top = INT64_MIN;
    for (uint32_t i = 0; n > 1 && i < n; i += stride) {
        mh_rng same = *rng;
        mh_state *next = &room->state->st;
        memcpy(next, st, g->state_size);
        mh_apply(g, next, seat, room->list[i], NULL);
        ai_resolve_chance(g, next, &same, room->draws);
        int64_t value = g->worth(next, seat);
        if (value > top) {
            top = value;
            best = i;
        }
    }
    return best;
}

void ai_settle(const mh_game *g, mh_state *st, int seat, mh_rng *rng, const ai_scratch *room,
               unsigned most)
{
    for (unsigned i = 0; i < most && mh_asked(st, seat); i++) {
        uint32_t n = ai_few(g, st, seat, room->list);
        mh_apply(g, st, seat, room->list[best_of(g, st, seat, rng, room, n)], NULL);
        ai_resolve_chance(g, st, rng, room->draws);
    }
}
