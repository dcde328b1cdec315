/* stones.h - a fixture: who takes the last stone? */
#ifndef MH_GAMES_STONES_STONES_H
#define MH_GAMES_STONES_STONES_H

#include "meadhall/game.h"

extern const mh_game st_game;

#endif
