/* greedy.c - one ply on dealt worlds: the answer whose worth is best on average.
 *
 * An answer that only leads to a further question of the same turn has no worth of its
 * own yet, so a few follow-ups are answered too, each by its best first step. */
#include <string.h>

#include "bot.h"

enum {
    WORLDS = 3,
    SECOND_LOOK = 16, /* answers that are tried in the other worlds too */
    FOLLOW_UPS = 4,   /* own questions behind the answer */
    BRANCHES = 8,     /* answers looked at in each of them */
};

/* Answers an own follow-up by the step that looks best at once. */
static void follow_up(ai_bot *bot, mh_state *st, int seat, mh_rng *rng)
{
    const mh_game *g = bot->game;
    uint32_t n = mh_legal(g, st, seat, bot->list), best = 0;
    uint32_t stride = n > BRANCHES ? n / BRANCHES : 1;
    int64_t top = INT64_MIN;
    for (uint32_t i = 0; n > 1 && i < n; i += stride) {
        mh_rng same = *rng;
        memcpy(&bot->probe, st, g->state_size);
        mh_apply(g, &bot->probe.st, seat, bot->list[i], NULL);
        ai_resolve_chance(g, &bot->probe.st, &same, bot->draws);
        int64_t value = ai_standing(g, &bot->probe.st, seat);
        if (value > top) {
            top = value;
            best = i;
        }
    }
    mh_apply(g, st, seat, bot->list[best], NULL);
    ai_resolve_chance(g, st, rng, bot->draws);
}

static int64_t value_of(ai_bot *bot, int seat, mh_action a, mh_rng rng)
{
    const mh_game *g = bot->game;
    mh_state *st = &bot->next.st;
    memcpy(st, &bot->world, g->state_size);
    mh_apply(g, st, seat, a, NULL);
    ai_resolve_chance(g, st, &rng, bot->draws);
    for (int i = 0; i < FOLLOW_UPS && mh_asked(st, seat); i++)
        follow_up(bot, st, seat, &rng);
    return ai_standing(g, st, seat);
}

static void deal_world(ai_bot *bot, const mh_state *hidden, int seat, mh_rng *rng)
{
    memcpy(&bot->world, hidden, bot->game->state_size);
    bot->game->deal(&bot->world.st, seat, rng);
}

/* The best ones to the front, the first of equals first. */
static void sort_front(ai_bot *bot, uint32_t n, uint32_t front)
{
    for (uint32_t i = 0; i < front; i++) {
        uint32_t best = i;
        for (uint32_t k = i + 1; k < n; k++)
            if (bot->value[k] > bot->value[best])
                best = k;
        int64_t value = bot->value[best];
        uint32_t pick = bot->pick[best];
        for (uint32_t k = best; k > i; k--) {
            bot->value[k] = bot->value[k - 1];
            bot->pick[k] = bot->pick[k - 1];
        }
        bot->value[i] = value;
        bot->pick[i] = pick;
    }
}

mh_action ai_greedy(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n)
{
    mh_rng rng;
    uint32_t count = n < AI_CANDIDATES ? n : AI_CANDIDATES;
    mh_seed(&rng, mh_hash(hidden, bot->game->state_size));
    deal_world(bot, hidden, seat, &rng);
    for (uint32_t i = 0; i < count; i++) {
        bot->pick[i] = (uint32_t)((uint64_t)i * n / count);
        bot->value[i] = value_of(bot, seat, list[bot->pick[i]], rng);
    }
    uint32_t front = count < SECOND_LOOK ? count : SECOND_LOOK;
    sort_front(bot, count, front);
    for (int w = 1; w < WORLDS; w++) {
        mh_next(&rng);
        deal_world(bot, hidden, seat, &rng);
        for (uint32_t i = 0; i < front; i++)
            bot->value[i] += value_of(bot, seat, list[bot->pick[i]], rng);
    }
    sort_front(bot, front, 1);
    return list[bot->pick[0]];
}
