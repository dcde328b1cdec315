/* rage.h - Blood Rage. */
#ifndef MH_GAMES_RAGE_RAGE_H
#define MH_GAMES_RAGE_RAGE_H

#include "meadhall/game.h"

extern const mh_game br_game;

#endif
