/* learn.h - what learning is told beside the kinds: about fields, and how large plain numbers of
 * answers become. */
#ifndef MH_GAMES_MIDGARD_LEARN_H
#define MH_GAMES_MIDGARD_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"journeys_gone", NULL, MH_LEARN_NOT, 0},
    {"journeys_aged", NULL, MH_LEARN_NOT, 0},
    {"destiny_seen", NULL, MH_LEARN_NOT, 0},
    {"under", NULL, MH_LEARN_NOT, 0},
    {"under_seen", NULL, MH_LEARN_NOT, 0},
    {"under_count", NULL, MH_LEARN_NOT, 0},
    {"filler", NULL, MH_LEARN_NOT, 0},
    {"band", "holder", MH_LEARN_OWNED, 0},
    {"rations", "holder", MH_LEARN_OWNED, 0},
    {"troll", "holder", MH_LEARN_ALSO_OWNED, CM_SPOT_TROLL},
    {"draugr", "holder", MH_LEARN_ALSO_OWNED, CM_SPOT_DRAUGR1},
    {"monster", "holder", MH_LEARN_ALSO_OWNED, CM_SPOT_SHORE1},
    {"bounty", "holder", MH_LEARN_ALSO_OWNED, CM_SPOT_SHORE1},
};

/* CM-LEAD-04 holds dice; a ship holds at most this together (ships.tsv, shores). */
enum { MOST_FOOD_ABOARD = 12, MOST_ALMS = 15 };

static const mh_limit limits[] = {
    {CM_VERB_KEEP, 0, CM_DICE_LIMIT},
    {CM_VERB_KEEP, 1, CM_DICE_LIMIT},
    {CM_VERB_KEEP, 2, CM_DICE_LIMIT},
    {CM_VERB_PAY, 0, 15},
    {CM_VERB_GIVE, 0, MOST_ALMS},
    {CM_VERB_ASSIGN, 1, CM_DICE_LIMIT},
    {CM_VERB_ASSIGN, 2, CM_DICE_LIMIT},
    {CM_VERB_ASSIGN, 3, CM_DICE_LIMIT},
    {CM_VERB_ASSIGN, 4, MOST_FOOD_ABOARD},
    {CM_VERB_LOSE, 0, CM_DICE_LIMIT},
    {CM_VERB_LOSE, 1, CM_DICE_LIMIT},
    {CM_VERB_LOSE, 2, CM_DICE_LIMIT},
    {CM_VERB_JETTISON, 0, MOST_FOOD_ABOARD},
    {CM_VERB_JETTISON, 1, CM_DICE_LIMIT},
    {CM_VERB_JETTISON, 2, CM_DICE_LIMIT},
    {CM_VERB_JETTISON, 3, CM_DICE_LIMIT},
    {CM_VERB_GIFTS, 0, 4},
    {CM_VERB_GIFTS, 1, 4},
    {CM_VERB_GIFTS, 2, 4},
};

#endif
