/* shown.h - one cell of a view, for tests. */
#ifndef MH_HOST_SHOWN_H
#define MH_HOST_SHOWN_H

#include "meadhall/game.h"

/* What `hidden` shows its viewer at where[0] (a table), where[1] (a row), where[2] (a
 * cell), in the words of mh_format_value; "nothing" when there is no such cell. Of several
 * such cells one that holds where[3] is taken. */
void shown_cell(const mh_game *g, const mh_state *hidden, int viewer, char *const where[4],
                char *text, size_t cap);

#endif
