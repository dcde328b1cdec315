/* nets.h - the net that bots of a game play with, unless their spec names another. */
#ifndef MH_AI_NETS_H
#define MH_AI_NETS_H

#include "net.h"

typedef struct nn_built { /* the file of a net, as the build put it into the program */
    const char *game;     /* its id */
    const void *bytes;
    size_t size;
} nn_built;

/* Made by tools/gen_nets.py; the last one has no game. */
extern const nn_built nn_built_in[];

/* NULL: the game has none (`why` is empty), or it was refused. */
nn_net *nn_read_built_in(const mh_game *g, char *why, size_t cap);

#endif
