/* net_write.c - a trained net as a file: rounded to whole numbers, sealed with its head. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

static void put_part(unsigned char *at, const nn_part *p, const float *from)
{
    float most = (float)p->most;
    for (size_t i = 0; i < p->count; i++) {
        float x = roundf(from[i] * (float)p->parts);
        int32_t v = (int32_t)(x > most ? most : x < -most ? -most : x);
        int16_t narrow = (int16_t)v;
        if (p->width == 2)
            memcpy(at + 2 * i, &narrow, sizeof narrow);
        else
            memcpy(at + 4 * i, &v, sizeof v);
    }
}

size_t learn_write(const nn_plan *plan, const float *weights[NN_PARTS], const char *about,
                   unsigned char **file)
{
    nn_part parts[NN_PARTS];
    size_t size = NN_HEAD, at = NN_HEAD;
    nn_parts_of(plan, parts);
    for (int i = 0; i < NN_PARTS; i++)
        size += nn_bytes_of(&parts[i]);
    *file = calloc(1, size);
    if (!*file)
        return 0;
    for (int i = 0; i < NN_PARTS; i++) {
        put_part(*file + at, &parts[i], weights[i]);
        at += nn_bytes_of(&parts[i]);
    }
    nn_seal(plan, about, *file, size);
    return size;
}
