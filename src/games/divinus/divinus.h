/* divinus.h - Divinus: Shadow of Yggdrasil, one scenario or one endless game. */
#ifndef MH_GAMES_DIVINUS_DIVINUS_H
#define MH_GAMES_DIVINUS_DIVINUS_H

#include "meadhall/game.h"

extern const mh_game dv_game;

#endif
