/* spec.c - opening a bot from its SPEC, and the bot that plays at random. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot.h"

static const struct known {
    const char *name;
    ai_kind kind;
} known[] = {{"human", AI_HUMAN}, {"random", AI_RANDOM}, {"greedy", AI_GREEDY}};

static const char available[] = "human, random or greedy";

mh_err ai_parse(const char *text, ai_spec *out, char *why, size_t cap)
{
    for (size_t i = 0; i < MH_COUNT(known); i++)
        if (strcmp(known[i].name, text) == 0) {
            *out = (ai_spec){known[i].kind};
            return MH_OK;
        }
    bool later = strncmp(text, "mcts:", 5) == 0 || strncmp(text, "level:", 6) == 0;
    snprintf(why, cap, "bot '%.40s' %s; expected %s", text,
             later ? "is not available in this version" : "is unknown", available);
    return later ? MH_ERANGE : MH_EPARSE;
}

ai_bot *ai_open(const mh_game *g, const ai_spec *spec)
{
    ai_bot *bot = spec->kind == AI_HUMAN ? NULL : calloc(1, sizeof *bot);
    if (!bot)
        return NULL;
    bot->game = g;
    bot->spec = *spec;
    ai_begin(bot, 0);
    return bot;
}

void ai_close(ai_bot *bot) { free(bot); }

void ai_begin(ai_bot *bot, uint64_t seed) { mh_seed(&bot->rng, seed); }

mh_action ai_choose(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n)
{
    assert(n > 0);
    if (n == 1)
        return list[0];
    if (bot->spec.kind == AI_GREEDY)
        return ai_greedy(bot, hidden, seat, list, n);
    return list[mh_below(&bot->rng, n)];
}
