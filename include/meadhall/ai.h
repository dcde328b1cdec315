/* ai.h - bots. A bot is given what its seat may know (a hidden state) and its legal
 * answers, and picks one. It allocates when it is opened and never afterwards. */
#ifndef MH_AI_H
#define MH_AI_H

#include "meadhall/game.h"

typedef enum ai_kind { AI_HUMAN, AI_RANDOM, AI_GREEDY } ai_kind;

typedef struct ai_spec { /* what a SPEC such as `greedy` says */
    ai_kind kind;
} ai_spec;

typedef struct ai_bot ai_bot;

/* MH_EPARSE for no spec, MH_ERANGE for one that this version does not play yet; `why`
 * is then one sentence that says what is expected. */
mh_err ai_parse(const char *text, ai_spec *out, char *why, size_t cap);

/* A bot for one game; NULL for `human`, and without memory. */
ai_bot *ai_open(const mh_game *g, const ai_spec *spec);
void ai_close(ai_bot *bot);
/* Before a game: the stream of a bot that draws numbers of its own. */
void ai_begin(ai_bot *bot, uint64_t seed);
/* One of `list`, the n > 0 legal answers of `seat`. `hidden` is the state as hide(seat)
 * leaves it. greedy: the same hidden state gives the same answer. */
mh_action ai_choose(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n);

#endif
