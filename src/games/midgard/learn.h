/* learn.h - what a learned estimate is told about fields beside their kinds. */
#ifndef MH_GAMES_MIDGARD_LEARN_H
#define MH_GAMES_MIDGARD_LEARN_H

#include "state.h"

static const mh_hint hints[] = {
    {"journeys_gone", MH_LEARN_NOT, NULL, 0},
    {"journeys_aged", MH_LEARN_NOT, NULL, 0},
    {"destiny_seen", MH_LEARN_NOT, NULL, 0},
    {"under", MH_LEARN_NOT, NULL, 0},
    {"under_seen", MH_LEARN_NOT, NULL, 0},
    {"under_count", MH_LEARN_NOT, NULL, 0},
    {"filler", MH_LEARN_NOT, NULL, 0},
    {"band", MH_LEARN_OWNED, "holder", 0},
    {"rations", MH_LEARN_OWNED, "holder", 0},
    {"troll", MH_LEARN_ALSO_OWNED, "holder", CM_SPOT_TROLL},
    {"draugr", MH_LEARN_ALSO_OWNED, "holder", CM_SPOT_DRAUGR1},
    {"monster", MH_LEARN_ALSO_OWNED, "holder", CM_SPOT_SHORE1},
    {"bounty", MH_LEARN_ALSO_OWNED, "holder", CM_SPOT_SHORE1},
};

#endif
