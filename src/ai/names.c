/* names.c - names that end in a seat's number, and what a game hints about its fields. */
#include "names.h"

#include <string.h>

const mh_hint *nn_hint_of(const mh_game *g, const char *field)
{
    for (unsigned i = 0; i < g->hint_count; i++)
        if (strcmp(g->hints[i].field, field) == 0)
            return &g->hints[i];
    return NULL;
}

/* `name-3` belongs to seat 3, with whatever else is called `name-`; but only where there is a
 * `name-0`: other things are numbered from 1. */
static size_t stem_of(const mh_kind *k, unsigned i)
{
    const char *id = k->ids[i];
    size_t n = strlen(id);
    if (n < 3 || !(id[n - 2] == '-' || id[n - 2] == '_') || id[n - 1] < '0' ||
        id[n - 1] >= '0' + MH_MAX_SEATS)
        return 0;
    for (unsigned j = 0; j < k->count; j++)
        if (strlen(k->ids[j]) == n && strncmp(k->ids[j], id, n - 1) == 0 && k->ids[j][n - 1] == '0')
            return n - 1;
    return 0;
}

static uint8_t class_before(const mh_kind *k, unsigned i, const nn_names *t)
{
    size_t stem = stem_of(k, i);
    for (unsigned j = 0; j < i; j++)
        if (stem_of(k, j) == stem && strncmp(k->ids[j], k->ids[i], stem) == 0)
            return t->class_of[j];
    return MH_NONE;
}

/* Does the kind have a name for each of several seats, and not by accident? */
static bool is_seated(const mh_kind *k)
{
    unsigned seated = 0;
    if (!k->ids || k->is_set || k->count > 256 || k == &mh_seat || k == &mh_number)
        return false;
    for (unsigned i = 0; i < k->count; i++)
        seated += stem_of(k, i) > 0;
    return seated >= 4;
}

bool nn_names_fill(nn_names *t, const mh_kind *k)
{
    if (!is_seated(k))
        return false;
    *t = (nn_names){.kind = k};
    for (unsigned i = 0; i < k->count; i++) {
        size_t stem = stem_of(k, i);
        uint8_t before = stem ? class_before(k, i, t) : MH_NONE;
        t->seat_of[i] = stem ? (uint8_t)(k->ids[i][stem] - '0') : MH_NONE;
        if (before != MH_NONE)
            t->class_of[i] = before;
        else
            t->class_of[i] = (uint8_t)(stem ? t->seated++ : t->plain++);
    }
    return true;
}
