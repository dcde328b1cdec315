/* learn.h - what a learned estimate is told about fields beside their kinds. */
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

#endif
