/* vectors_given.c - set-ups that several blocks share: kept under their names as they were written.
 */
#include <stdlib.h>
#include <string.h>

#include "vectors_block.h"

enum { MAX_GIVEN = 1000, MAX_KEPT = 100000 };

typedef struct kept_line {
    const char *path;
    int number; /* in that file */
    char *text;
} kept_line;

typedef struct given {
    char *name;
    int number;
    size_t from, to; /* its lines */
    bool wanted;     /* by a block, or it may be by another file */
} given;

struct vectors_givens {
    given all[MAX_GIVEN];
    unsigned count;
    kept_line *line;
    size_t lines, room;
};

vectors_givens *vectors_givens_open(void) { return calloc(1, sizeof(vectors_givens)); }

void vectors_givens_close(vectors_givens *g)
{
    for (unsigned i = 0; g && i < g->count; i++)
        free(g->all[i].name);
    for (size_t i = 0; g && i < g->lines; i++)
        free(g->line[i].text);
    if (g)
        free(g->line);
    free(g);
}

static given *find(vectors_givens *g, const char *name)
{
    for (unsigned i = 0; i < g->count; i++)
        if (strcmp(g->all[i].name, name) == 0)
            return &g->all[i];
    return NULL;
}

static bool name_it(vectors_block *b, const char *name)
{
    vectors_givens *g = b->givens;
    char *copy = strdup(name);
    if (copy)
        g->all[g->count++] = (given){copy, b->line, g->lines, g->lines, b->shares};
    else
        vectors_complain(b, VECTORS_MALFORMED, "no memory for a set-up");
    return copy != NULL;
}

bool vectors_given_begin(vectors_block *b, const vectors_words *w)
{
    vectors_givens *g = b->givens;
    if (w->count != 2)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'given NAME'");
    else if (find(g, w->at[1]))
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is given already", w->at[1]);
    else if (g->count == MAX_GIVEN)
        vectors_complain(b, VECTORS_MALFORMED, "more than %d set-ups in a file", MAX_GIVEN);
    else
        return name_it(b, w->at[1]);
    return false;
}

static bool has_room(vectors_givens *g)
{
    if (g->lines < g->room)
        return true;
    size_t room = g->room ? 2 * g->room : 64;
    kept_line *more = room / 2 <= MAX_KEPT ? realloc(g->line, room * sizeof *more) : NULL;
    if (!more)
        return false;
    g->line = more;
    g->room = room;
    return true;
}

void vectors_given_keep(vectors_block *b, const vectors_words *w)
{
    vectors_givens *g = b->givens;
    char text[VECTORS_LINE];
    vectors_join(w, 0, w->count, text, sizeof text);
    char *copy = g->lines < MAX_KEPT && has_room(g) ? strdup(text) : NULL;
    if (!copy) {
        vectors_complain(b, VECTORS_MALFORMED, "set-ups have no room for more than %d lines",
                         MAX_KEPT);
        return;
    }
    g->line[g->lines++] = (kept_line){b->path, b->line, copy};
    g->all[g->count - 1].to = g->lines;
}

bool vectors_given_lines(vectors_block *b, const char *name, size_t *from, size_t *to)
{
    given *found = find(b->givens, name);
    if (!found) {
        vectors_complain(b, VECTORS_MALFORMED, "no set-up '%s' is given above", name);
        return false;
    }
    found->wanted = true;
    *from = found->from;
    *to = found->to;
    return true;
}

void vectors_given_line(vectors_block *b, size_t at, char out[VECTORS_LINE])
{
    const kept_line *kept = &b->givens->line[at];
    b->path = kept->path;
    b->line = kept->number;
    snprintf(out, VECTORS_LINE, "%s", kept->text);
}

void vectors_given_unused(vectors_block *b)
{
    b->rule_count = 0;
    for (unsigned i = 0; i < b->givens->count; i++)
        if (!b->givens->all[i].wanted) {
            b->line = b->givens->all[i].number;
            vectors_complain(b, VECTORS_MALFORMED, "nothing uses '%s'", b->givens->all[i].name);
        }
}
