/* shown.h - searches a view for one cell, in the words of sagas and vectors. */
#ifndef MH_HOST_SHOWN_H
#define MH_HOST_SHOWN_H

#include "meadhall/game.h"

/* Is the viewer shown this value in a cell of that name, in that row of that table? */
bool host_shown(const mh_game *g, const mh_state *st, int viewer, const char *const want[4]);

#endif
