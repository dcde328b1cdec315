/* fields.c - the named fields of a state, read and written by name. */
#include <string.h>

#include "meadhall/game.h"

const mh_field *mh_field_named(const mh_game *g, const char *name)
{
    for (unsigned i = 0; i < g->field_count; i++)
        if (strcmp(g->fields[i].name, name) == 0)
            return &g->fields[i];
    return NULL;
}

size_t mh_field_at(const mh_field *f, unsigned i, unsigned j, unsigned k)
{
    return f->offset + (((size_t)i * f->dim[1] + j) * f->dim[2] + k) * f->width;
}

int64_t mh_field_get(const mh_state *st, const mh_field *f, size_t at)
{
    uint64_t x = 0;
    memcpy(&x, (const char *)st + at, f->width);
    unsigned unused = 64 - 8u * f->width;
    if (f->is_signed)
        return (int64_t)(x << unused) >> unused;
    return (int64_t)x;
}

mh_err mh_field_set(mh_state *st, const mh_field *f, size_t at, int64_t value)
{
    memcpy((char *)st + at, &value, f->width);
    return mh_field_get(st, f, at) == value ? MH_OK : MH_ERANGE;
}
