/* nets.h - the net that bots of a game play with, unless their spec names another. */
#ifndef MH_AI_NETS_H
#define MH_AI_NETS_H

#include "net.h"

typedef struct nn_built { /* the file of a net, as the build put it into the program */
    const char *game;     /* its id */
    const void *bytes;
    size_t size;
} nn_built;

/* Those of this program; the last one has no game. tools/gen_nets.py makes it, but for a page:
 * there a game's net comes with the game (bindings/hall/nets.c). */
const nn_built *nn_built_in(void);

/* NULL: the game has none (`why` is empty), or it was refused. */
nn_net *nn_read_built_in(const mh_game *g, mh_error *error);

#endif
