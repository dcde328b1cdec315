/* odin.h - A Feast for Odin, 1 to 4 players. */
#ifndef MH_GAMES_ODIN_ODIN_H
#define MH_GAMES_ODIN_ODIN_H

#include "meadhall/game.h"

extern const mh_game fo_game;

#endif
