/* learn.h - what learning is told beside the kinds: about fields, and how large plain numbers of
 * answers become. */
#ifndef MH_GAMES_RAGE_LEARN_H
#define MH_GAMES_RAGE_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"exposed", NULL, MH_LEARN_NOT, 0},   {"draft", NULL, MH_LEARN_NOT, 0},
    {"pick", NULL, MH_LEARN_NOT, 0},      {"kept", NULL, MH_LEARN_NOT, 0},
    {"kept_open", NULL, MH_LEARN_NOT, 0}, {"vow", NULL, MH_LEARN_NOT, 0},
    {"concealed", NULL, MH_LEARN_NOT, 0}, {"sheet", NULL, MH_LEARN_NOT, 0},
    {"card", NULL, MH_LEARN_NOT, 0},      {"filler", NULL, MH_LEARN_NOT, 0},
    {"earned", NULL, MH_LEARN_PLAIN, 0},
};

static const mh_limit limits[] = {
    {BR_VERB_MARCH, 2, 15}, /* warriors of a clan: fewer */
    {BR_VERB_COUNT_AS, 0, 15},
};

#endif
