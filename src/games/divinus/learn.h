/* learn.h - what a learned estimate is told about fields beside their kinds. */
#ifndef MH_GAMES_DIVINUS_LEARN_H
#define MH_GAMES_DIVINUS_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"bag", MH_LEARN_NOT, NULL, 0},      {"slot", MH_LEARN_NOT, NULL, 0},
    {"abyss", MH_LEARN_NOT, NULL, 0},    {"top", MH_LEARN_NOT, NULL, 0},
    {"top_seen", MH_LEARN_NOT, NULL, 0}, {"top_placed", MH_LEARN_NOT, NULL, 0},
    {"under", MH_LEARN_NOT, NULL, 0},    {"rot", MH_LEARN_NOT, NULL, 0},
    {"first", MH_LEARN_NOT, NULL, 0},    {"before", MH_LEARN_NOT, NULL, 0},
    {"decider", MH_LEARN_NOT, NULL, 0},  {"recorded", MH_LEARN_NOT, NULL, 0},
    {"unused", MH_LEARN_NOT, NULL, 0},   {"fac_end", MH_LEARN_NOT, NULL, 0},
    {"ways", MH_LEARN_NOT, NULL, 0},     {"pay_value", MH_LEARN_NOT, NULL, 0},
    {"map", MH_LEARN_BAG, NULL, 0},      {"taken", MH_LEARN_BITS, NULL, 0},
    {"titles", MH_LEARN_BITS, NULL, 0},  {"ready", MH_LEARN_BITS, NULL, 0},
    {"anchors", MH_LEARN_BITS, NULL, 0}, {"struck", MH_LEARN_BITS, NULL, 0},
    {"flags", MH_LEARN_BITS, NULL, 0},   {"face", MH_LEARN_BAG, NULL, 0},
};

#endif
