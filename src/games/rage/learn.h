/* learn.h - what a learned estimate is told about fields beside their kinds. */
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

#endif
