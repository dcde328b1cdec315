/* greedy.c - one ply on dealt worlds: the answer whose worth is best on average.
 *
 * An answer that only leads to a further question of the same turn has no worth of its
 * own yet, so a few follow-ups are answered too, each by its best first step. */
#include <string.h>

#include "bot.h"

enum {
    WORLDS = 3,
    SECOND_LOOK = 16, /* answers that are tried in the other worlds too */
    MOST_GUESSES = 40,
};

/* Of a question to several seats at once the others' answers are guessed, so that each
 * sees what comes of it; else only the last to answer would. */
static void answer_others(ai_bot *bot, mh_state *st, int seat, mh_rng *rng)
{
    const mh_frame *asked = mh_top(&bot->world.st);
    for (int k = 0; k < MOST_GUESSES && st->depth && !mh_asked(st, seat); k++) {
        int other = mh_turn(st);
        if (other == MH_NOBODY || other == MH_CHANCE || !(asked->waiting >> other & 1) ||
            mh_top(st)->prompt != asked->prompt)
            return;
        uint32_t n = mh_legal(bot->game, st, other, bot->list);
        mh_apply(bot->game, st, other, bot->list[mh_below(rng, n)], NULL);
    }
}

static int64_t value_of(ai_bot *bot, int seat, mh_action a, mh_rng rng)
{
    const mh_game *g = bot->game;
    mh_state *st = &bot->next.st;
    memcpy(st, &bot->world, g->state_size);
    mh_apply(g, st, seat, a, NULL);
    answer_others(bot, st, seat, &rng);
    ai_resolve_chance(g, st, &rng, bot->draws);
    ai_settle(g, st, seat, &rng, &(ai_scratch){&bot->probe, bot->list, bot->draws},
              g->thinking->settle);
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
