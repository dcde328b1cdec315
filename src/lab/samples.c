/* samples.c - what a net learns from, as one list: all samples of all games, some held out. */
#include <stdlib.h>

#include "learn.h"

bool learn_set_make(const nn_plan *plan, const learn_game *games, uint64_t n, learn_set *out)
{
    uint64_t all = 0;
    for (uint64_t i = 0; i < n; i++)
        all += games[i].samples;
    *out = (learn_set){.train = calloc(all + 1, sizeof(void *)),
                       .held = calloc(all + 1, sizeof(void *))};
    if (!out->train || !out->held)
        return false;
    for (uint64_t i = 0; i < n; i++)
        for (size_t at = 0; at < games[i].size;) {
            const learn_sample *s = (const learn_sample *)(const void *)(games[i].bytes + at);
            if (i % 20 == 19)
                out->held[out->held_count++] = s;
            else
                out->train[out->train_count++] = s;
            at += learn_size(plan, s);
        }
    return true;
}

void learn_set_free(learn_set *set)
{
    free(set->train);
    free(set->held);
}
