/* registry.c - the one place that names the games. */
#include <string.h>

#include "meadhall/game.h"

#include "games/divinus/divinus.h"
#include "games/midgard/midgard.h"
#include "games/odin/odin.h"
#include "games/rage/rage.h"

const mh_game *const mh_games[] = {&cm_game, &br_game, &fo_game, &dv_game};
const unsigned mh_game_count = MH_COUNT(mh_games);

const mh_game *mh_find(const char *id)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (strcmp(mh_games[i]->id, id) == 0)
            return mh_games[i];
    return NULL;
}
