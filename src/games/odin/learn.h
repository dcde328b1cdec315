/* learn.h - what a learned estimate is told about fields beside their kinds. */
#ifndef MH_GAMES_ODIN_LEARN_H
#define MH_GAMES_ODIN_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"dark", MH_LEARN_NOT, NULL, 0},          {"light", MH_LEARN_NOT, NULL, 0},
    {"spent", MH_LEARN_NOT, NULL, 0},         {"cover", MH_LEARN_SEATED_BITS, NULL, 0},
    {"tint", MH_LEARN_NOT, NULL, 0},          {"cells", MH_LEARN_NOT, NULL, 0},
    {"cell_spare", MH_LEARN_NOT, NULL, 0},    {"thing", MH_LEARN_NOT, NULL, 0},
    {"waiting", MH_LEARN_NOT, NULL, 0},       {"space_vikings", MH_LEARN_NOT, NULL, 0},
    {"space_colour", MH_LEARN_NOT, NULL, 0},  {"copied", MH_LEARN_NOT, NULL, 0},
    {"table", MH_LEARN_NOT, NULL, 0},         {"outer_table", MH_LEARN_NOT, NULL, 0},
    {"agenda", MH_LEARN_NOT, NULL, 0},        {"agenda_count", MH_LEARN_NOT, NULL, 0},
    {"agenda_sorted", MH_LEARN_NOT, NULL, 0}, {"record", MH_LEARN_NOT, NULL, 0},
    {"acts", MH_LEARN_NOT, NULL, 0},          {"made", MH_LEARN_NOT, NULL, 0},
    {"loot", MH_LEARN_NOT, NULL, 0},          {"blue_moves", MH_LEARN_NOT, NULL, 0},
    {"after_actions", MH_LEARN_NOT, NULL, 0}, {"aside", MH_LEARN_NOT, NULL, 0},
    {"free_play", MH_LEARN_NOT, NULL, 0},     {"filler", MH_LEARN_NOT, NULL, 0},
    {"deck", MH_LEARN_NOT, NULL, 0},          {"discard", MH_LEARN_NOT, NULL, 0},
    {"conjured", MH_LEARN_NOT, NULL, 0},      {"hand", MH_LEARN_BITS, NULL, 0},
    {"played", MH_LEARN_BITS, NULL, 0},       {"oval", MH_LEARN_BITS, NULL, 0},
    {"laid", MH_LEARN_BITS, NULL, 0},
};

#endif
