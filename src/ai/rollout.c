/* rollout.c - playing on at random behind the tree. */
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
