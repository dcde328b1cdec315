/* learn.h - what a learned estimate is told about fields beside their kinds. */
#ifndef MH_GAMES_RAGE_LEARN_H
#define MH_GAMES_RAGE_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"exposed", MH_LEARN_NOT, NULL, 0},   {"draft", MH_LEARN_NOT, NULL, 0},
    {"pick", MH_LEARN_NOT, NULL, 0},      {"kept", MH_LEARN_NOT, NULL, 0},
    {"kept_open", MH_LEARN_NOT, NULL, 0}, {"vow", MH_LEARN_NOT, NULL, 0},
    {"concealed", MH_LEARN_NOT, NULL, 0}, {"sheet", MH_LEARN_NOT, NULL, 0},
    {"card", MH_LEARN_NOT, NULL, 0},      {"filler", MH_LEARN_NOT, NULL, 0},
    {"earned", MH_LEARN_PLAIN, NULL, 0},
};

#endif
