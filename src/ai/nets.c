/* nets.c - the nets that the program brings along. Every bot reads its own: that takes a
 * millisecond, and the library keeps nothing between calls. */
#include "nets.h"

#include <string.h>

#include "meadhall/ai.h"

nn_net *nn_read_built_in(const mh_game *g, mh_error *error)
{
    *error = (mh_error){.code = MH_OK};
    for (const nn_built *b = nn_built_in(); b->game; b++)
        if (strcmp(b->game, g->id) == 0)
            return nn_read(g, b->bytes, b->size, error);
    return NULL;
}

bool ai_learned(const mh_game *g, mh_error *error)
{
    nn_net *n = nn_read_built_in(g, error);
    bool fits = n != NULL;
    nn_close(n);
    return fits;
}
