/* nets.c - the nets that the program brings along. Every bot reads its own: that takes a
 * millisecond, and the library keeps nothing between calls. */
#include "nets.h"

#include <string.h>

#include "meadhall/ai.h"

nn_net *nn_read_built_in(const mh_game *g, char *why, size_t cap)
{
    *why = 0;
    for (const nn_built *b = nn_built_in(); b->game; b++)
        if (strcmp(b->game, g->id) == 0)
            return nn_read(g, b->bytes, b->size, why, cap);
    return NULL;
}

bool ai_learned(const mh_game *g, char *why, size_t cap)
{
    nn_net *n = nn_read_built_in(g, why, cap);
    bool fits = n != NULL;
    nn_close(n);
    return fits;
}
