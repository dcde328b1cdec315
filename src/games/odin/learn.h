/* learn.h - what a learned estimate is told about fields beside their kinds. */
#ifndef MH_GAMES_ODIN_LEARN_H
#define MH_GAMES_ODIN_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"dark", NULL, MH_LEARN_NOT, 0},          {"light", NULL, MH_LEARN_NOT, 0},
    {"spent", NULL, MH_LEARN_NOT, 0},         {"cover", NULL, MH_LEARN_SEATED_BITS, 0},
    {"tint", NULL, MH_LEARN_NOT, 0},          {"cells", NULL, MH_LEARN_NOT, 0},
    {"cell_spare", NULL, MH_LEARN_NOT, 0},    {"thing", NULL, MH_LEARN_NOT, 0},
    {"waiting", NULL, MH_LEARN_NOT, 0},       {"space_vikings", NULL, MH_LEARN_NOT, 0},
    {"space_colour", NULL, MH_LEARN_NOT, 0},  {"copied", NULL, MH_LEARN_NOT, 0},
    {"table", NULL, MH_LEARN_NOT, 0},         {"outer_table", NULL, MH_LEARN_NOT, 0},
    {"agenda", NULL, MH_LEARN_NOT, 0},        {"agenda_count", NULL, MH_LEARN_NOT, 0},
    {"agenda_sorted", NULL, MH_LEARN_NOT, 0}, {"record", NULL, MH_LEARN_NOT, 0},
    {"acts", NULL, MH_LEARN_NOT, 0},          {"made", NULL, MH_LEARN_NOT, 0},
    {"loot", NULL, MH_LEARN_NOT, 0},          {"blue_moves", NULL, MH_LEARN_NOT, 0},
    {"after_actions", NULL, MH_LEARN_NOT, 0}, {"aside", NULL, MH_LEARN_NOT, 0},
    {"free_play", NULL, MH_LEARN_NOT, 0},     {"filler", NULL, MH_LEARN_NOT, 0},
    {"deck", NULL, MH_LEARN_NOT, 0},          {"discard", NULL, MH_LEARN_NOT, 0},
    {"conjured", NULL, MH_LEARN_NOT, 0},      {"hand", NULL, MH_LEARN_BITS, 0},
    {"played", NULL, MH_LEARN_BITS, 0},       {"oval", NULL, MH_LEARN_BITS, 0},
    {"laid", NULL, MH_LEARN_BITS, 0},
};

#endif
