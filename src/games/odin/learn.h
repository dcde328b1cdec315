/* learn.h - what learning is told beside the kinds: about fields, and how large plain numbers of
 * answers become. */
#ifndef MH_GAMES_ODIN_LEARN_H
#define MH_GAMES_ODIN_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"dark", NULL, MH_LEARN_NOT, 0},           {"light", NULL, MH_LEARN_NOT, 0},
    {"spent", NULL, MH_LEARN_NOT, 0},          {"cover", NULL, MH_LEARN_SEATED_BITS, 0},
    {"tint", NULL, MH_LEARN_NOT, 0},           {"cells", NULL, MH_LEARN_NOT, 0},
    {"cell_spare", NULL, MH_LEARN_NOT, 0},     {"penalties", NULL, MH_LEARN_PLAIN, 0},
    {"waiting", NULL, MH_LEARN_NOT, 0},        {"space_vikings", NULL, MH_LEARN_NOT, 0},
    {"space_colour", NULL, MH_LEARN_PLAIN, 0}, {"copied", NULL, MH_LEARN_NOT, 0},
    {"ship_ore", NULL, MH_LEARN_PLAIN, 0},     {"hand_dark", NULL, MH_LEARN_PLAIN, 0},
    {"hand_light", NULL, MH_LEARN_PLAIN, 0},   {"held", NULL, MH_LEARN_NOT, 0},
    {"twos", NULL, MH_LEARN_NOT, 0},           {"last_income", NULL, MH_LEARN_PLAIN, 0},
    {"table", NULL, MH_LEARN_NOT, 0},          {"outer_table", NULL, MH_LEARN_NOT, 0},
    {"agenda", NULL, MH_LEARN_NOT, 0},         {"agenda_count", NULL, MH_LEARN_NOT, 0},
    {"agenda_sorted", NULL, MH_LEARN_NOT, 0},  {"record", NULL, MH_LEARN_NOT, 0},
    {"acts", NULL, MH_LEARN_NOT, 0},           {"made", NULL, MH_LEARN_NOT, 0},
    {"loot", NULL, MH_LEARN_NOT, 0},           {"blue_moves", NULL, MH_LEARN_NOT, 0},
    {"after_actions", NULL, MH_LEARN_NOT, 0},  {"aside", NULL, MH_LEARN_NOT, 0},
    {"free_play", NULL, MH_LEARN_NOT, 0},      {"filler", NULL, MH_LEARN_NOT, 0},
    {"deck", NULL, MH_LEARN_NOT, 0},           {"discard", NULL, MH_LEARN_NOT, 0},
    {"conjured", NULL, MH_LEARN_NOT, 0},       {"hand", NULL, MH_LEARN_BITS, 0},
    {"played", NULL, MH_LEARN_BITS, 0},        {"oval", NULL, MH_LEARN_BITS, 0},
    {"laid", NULL, MH_LEARN_NOT, 0},
};

/* The numbers of an alternative and of a choice in a clause of a card; copies; goods paid. */
enum { MOST_CLAUSE = 3, MOST_CHOICE = 7, MOST_TIMES = 31, MOST_PAID = 31 };

static const mh_limit limits[] = {
    {FO_VERB_PLACE, 2, 7},
    {FO_VERB_AT, 0, FO_ROWS - 1},
    {FO_VERB_AT, 1, 15},
    {FO_VERB_ARM, 0, FO_BAY - 1},
    {FO_VERB_MOUNTAIN, 1, FO_ITEMS_ON_STRIP},
    {FO_VERB_BOATS, 0, FO_BAY},
    {FO_VERB_BOATS, 1, FO_BAY},
    {FO_VERB_LOOT, 1, MOST_PAID},
    {FO_VERB_LOOT, 2, MOST_PAID},
    {FO_VERB_SUCCESS, 0, MOST_PAID},
    {FO_VERB_SUCCESS, 1, MOST_PAID},
    {FO_VERB_RECALL, 0, 15},
    {FO_VERB_EMIGRATE, 0, FO_BAY - 1},
    {FO_VERB_FACE, 0, 12},
    {FO_VERB_REACT, 1, MOST_CLAUSE},
    {FO_VERB_REACT_ITEM, 1, MOST_CLAUSE},
    {FO_VERB_REACT_ITEM, 2, MOST_CHOICE},
    {FO_VERB_REACT_TIMES, 1, MOST_CLAUSE},
    {FO_VERB_REACT_TIMES, 2, MOST_CHOICE},
    {FO_VERB_REACT_TIMES, 4, MOST_TIMES},
    {FO_VERB_REACT_BOTH, 1, MOST_CLAUSE},
    {FO_VERB_REACT_BOTH, 2, MOST_CHOICE},
    {FO_VERB_REACT_SPACE, 1, MOST_CLAUSE},
    {FO_VERB_REACT_SPACE, 2, MOST_CHOICE},
    {FO_VERB_REACT_NUMBER, 1, MOST_CLAUSE},
    {FO_VERB_REACT_NUMBER, 2, MOST_CHOICE},
    {FO_VERB_REACT_NUMBER, 3, MOST_TIMES},
    {FO_VERB_FEWER, 1, 7},
    {FO_VERB_SPEND, 0, MOST_PAID},
    {FO_VERB_SPEND, 1, MOST_PAID},
    {FO_VERB_SPEND, 2, MOST_PAID},
    {FO_VERB_USE, 1, MOST_CLAUSE},
    {FO_VERB_USE_ITEM, 1, MOST_CLAUSE},
    {FO_VERB_USE_ITEM, 2, MOST_CHOICE},
    {FO_VERB_USE_TIMES, 1, MOST_CLAUSE},
    {FO_VERB_USE_TIMES, 2, MOST_CHOICE},
    {FO_VERB_USE_TIMES, 4, MOST_TIMES},
    {FO_VERB_USE_BOTH, 1, MOST_CLAUSE},
    {FO_VERB_USE_BOTH, 2, MOST_CHOICE},
    {FO_VERB_USE_SPACE, 1, MOST_CLAUSE},
    {FO_VERB_USE_SPACE, 2, MOST_CHOICE},
    {FO_VERB_USE_NUMBER, 1, MOST_CLAUSE},
    {FO_VERB_USE_NUMBER, 2, MOST_CHOICE},
    {FO_VERB_USE_NUMBER, 3, MOST_TIMES},
};

#endif
