/* nets.c - nets that a page brings, one game after the other, as somebody sits down to it. */
#include <stdlib.h>
#include <string.h>

#include "ai/nets.h"
#include "page.h"

enum { MOST = 8 };

static nn_built brought[MOST + 1]; /* of this instance; the last one has no game */
static void *kept[MOST];           /* what their bytes lie in */

const nn_built *nn_built_in(void) { return brought; }

static const mh_game *game_of(const char *id, uint32_t n)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (strlen(mh_games[i]->id) == n && memcmp(mh_games[i]->id, id, n) == 0)
            return mh_games[i];
    return NULL;
}

static bool fits(const mh_game *g, const void *bytes, uint32_t size)
{
    mh_error error;
    nn_net *net = nn_read(g, bytes, size, &error);
    nn_close(net);
    return net != NULL;
}

int32_t mh_hall_net(const char *game, uint32_t n, const void *bytes, uint32_t size)
{
    const mh_game *g = game_of(game, n);
    unsigned i = 0;
    if (!g || !fits(g, bytes, size))
        return -1;
    while (i < MOST && brought[i].game && strcmp(brought[i].game, g->id) != 0)
        i++;
    void *copy = i < MOST ? malloc(size) : NULL;
    if (!copy)
        return -2;
    memcpy(copy, bytes, size);
    free(kept[i]);
    kept[i] = copy;
    brought[i] = (nn_built){g->id, copy, size};
    return 0;
}
