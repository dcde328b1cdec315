/* bot.h - what the kinds of bots share. */
#ifndef MH_AI_BOT_H
#define MH_AI_BOT_H

#include "meadhall/ai.h"

typedef union ai_room { /* a state of any game, aligned */
    mh_state st;
    uint64_t words[MH_MAX_STATE / 8];
} ai_room;

enum { AI_CANDIDATES = 128 }; /* answers looked at; of more, every so manyth */

struct ai_bot {
    const mh_game *game;
    ai_spec spec;
    mh_rng rng;
    ai_room world, next, probe; /* a dealt world, behind an answer, behind a follow-up */
    mh_action list[MH_MAX_LEGAL];
    int64_t value[AI_CANDIDATES];
    uint32_t pick[AI_CANDIDATES];
};

mh_action ai_greedy(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n);

#endif
