/* learn.h - what learning is told beside the kinds: about fields, and how large plain numbers of
 * answers become. */
#ifndef MH_GAMES_DIVINUS_LEARN_H
#define MH_GAMES_DIVINUS_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"bag", NULL, MH_LEARN_NOT, 0},      {"slot", NULL, MH_LEARN_NOT, 0},
    {"abyss", NULL, MH_LEARN_NOT, 0},    {"top", NULL, MH_LEARN_NOT, 0},
    {"top_seen", NULL, MH_LEARN_NOT, 0}, {"top_placed", NULL, MH_LEARN_NOT, 0},
    {"under", NULL, MH_LEARN_NOT, 0},    {"rot", NULL, MH_LEARN_NOT, 0},
    {"first", NULL, MH_LEARN_NOT, 0},    {"before", NULL, MH_LEARN_NOT, 0},
    {"decider", NULL, MH_LEARN_NOT, 0},  {"recorded", NULL, MH_LEARN_NOT, 0},
    {"unused", NULL, MH_LEARN_NOT, 0},   {"fac_end", NULL, MH_LEARN_NOT, 0},
    {"ways", NULL, MH_LEARN_NOT, 0},     {"pay_value", NULL, MH_LEARN_NOT, 0},
    {"map", NULL, MH_LEARN_BAG, 0},      {"taken", NULL, MH_LEARN_BITS, 0},
    {"titles", NULL, MH_LEARN_BITS, 0},  {"ready", NULL, MH_LEARN_BITS, 0},
    {"anchors", NULL, MH_LEARN_BITS, 0}, {"struck", NULL, MH_LEARN_BITS, 0},
    {"flags", NULL, MH_LEARN_BITS, 0},   {"face", NULL, MH_LEARN_BAG, 0},
    {"cell", NULL, MH_LEARN_BAG, 0},     {"decided", NULL, MH_LEARN_NOT, 0},
    {"supply", NULL, MH_LEARN_PLAIN, 0}, {"winner", NULL, MH_LEARN_NOT, 0},
    {"sole", NULL, MH_LEARN_NOT, 0},     {"tied", NULL, MH_LEARN_NOT, 0},
};

static const mh_limit limits[] = {
    {DV_VERB_USE, 1, 12},    {DV_VERB_PAIR, 2, 12},  {DV_VERB_TILES, 0, 49},
    {DV_VERB_POINTS, 0, 99}, {DV_VERB_MARKS, 0, 60},
};

#endif
