/* midgard.h - Champions of Midgard. */
#ifndef MH_GAMES_MIDGARD_MIDGARD_H
#define MH_GAMES_MIDGARD_MIDGARD_H

#include "meadhall/game.h"

extern const mh_game cm_game;

#endif
