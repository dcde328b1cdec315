/* bot.c - opening a bot, asking it, and the bot that plays at random. */
#include "bot.h"

#include <stdlib.h>

/* What a level means in this game: how far it looks, and how much it overlooks. */
static void set_level(ai_bot *bot)
{
    const mh_level *levels = bot->game->thinking->levels;
    if (!bot->spec.level || !levels)
        return;
    bot->spec.iterations = levels[bot->spec.level - 1].iterations;
    bot->spec.miss = levels[bot->spec.level - 1].miss;
}

ai_bot *ai_open(const mh_game *g, const ai_spec *spec)
{
    ai_bot *bot = spec->kind == AI_HUMAN ? NULL : calloc(1, sizeof *bot);
    if (!bot)
        return NULL;
    bot->game = g;
    bot->spec = *spec;
    set_level(bot);
    bool ok = spec->kind != AI_MCTS || ai_mcts_open(bot);
    if (spec->kind == AI_OWN) {
        bot->own = spec->own->open(spec->own->ctx, g);
        ok = bot->own != NULL;
    }
    if (ok) {
        ai_begin(bot, 0);
        return bot;
    }
    ai_close(bot);
    return NULL;
}

void ai_close(ai_bot *bot)
{
    if (!bot)
        return;
    ai_mcts_close(bot);
    if (bot->own)
        bot->spec.own->close(bot->own);
    free(bot);
}

void ai_begin(ai_bot *bot, uint64_t seed)
{
    bot->seed = seed;
    mh_seed(&bot->rng, seed);
    if (bot->own)
        bot->spec.own->begin(bot->own, seed);
}

uint32_t ai_few(const mh_game *g, const mh_state *st, int seat, mh_action *out)
{
    bool own = g->thinking->answers && mh_asked(st, seat);
    return own ? g->thinking->answers(st, seat, out) : mh_few(g, st, seat, out);
}

uint32_t ai_answers(const ai_bot *bot, const mh_state *st, int seat, mh_action *out)
{
    bool all = bot->spec.kind == AI_RANDOM || bot->spec.kind == AI_OWN;
    return all ? mh_legal(bot->game, st, seat, out) : ai_few(bot->game, st, seat, out);
}

mh_action ai_choose(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n)
{
    assert(n > 0);
    if (n == 1)
        return list[0];
    if (bot->spec.kind == AI_GREEDY)
        return ai_greedy(bot, hidden, seat, list, n);
    if (bot->spec.kind == AI_MCTS)
        return ai_mcts(bot, hidden, seat, list, n);
    if (bot->own)
        return bot->spec.own->choose(bot->own, hidden, seat, list, n);
    return list[mh_below(&bot->rng, n)];
}

/* The best to the front, one by one: `cap` is small. */
static void take_best(ai_advice *all, uint32_t n, uint32_t from)
{
    uint32_t best = from;
    for (uint32_t i = from + 1; i < n; i++)
        if (all[i].visits > all[best].visits ||
            (all[i].visits == all[best].visits && all[i].value > all[best].value))
            best = i;
    ai_advice swap = all[from];
    all[from] = all[best];
    all[best] = swap;
}

uint32_t ai_advise(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list, uint32_t n,
                   ai_advice *out, uint32_t cap)
{
    assert(n > 0 && cap > 0);
    if (bot->spec.kind != AI_MCTS) {
        out[0] = (ai_advice){.action = ai_choose(bot, hidden, seat, list, n)};
        return 1;
    }
    ai_mcts_search(bot, hidden, seat, list, n);
    uint32_t count = 0;
    for (; count < n && count < cap; count++) {
        take_best(bot->advice, n, count);
        if (count && !bot->advice[count].visits)
            break;
        out[count] = bot->advice[count];
    }
    return count;
}

bool ai_tells_chances(const ai_bot *bot, int seats)
{
    return bot->spec.kind == AI_MCTS && bot->lane[0]->mind && seats > 1 &&
           !bot->game->thinking->for_itself;
}

bool ai_visits(const ai_bot *bot, uint32_t n, uint32_t *out)
{
    if (bot->spec.kind != AI_MCTS || n < 2)
        return false;
    for (uint32_t i = 0; i < n; i++)
        out[i] = bot->advice[i].visits;
    return true;
}
