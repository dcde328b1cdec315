/* shown.c - searches a view for one cell. */
#include "shown.h"

#include <string.h>

enum { TABLE, ROW, CELL, VALUE };

typedef struct search { /* what is wanted, and where the view has come to */
    const char *const *want;
    bool in_table, in_row, found;
} search;

static void at_table(void *ctx, const mh_label *title, const char *id)
{
    search *s = ctx;
    (void)title;
    s->in_table = strcmp(id, s->want[TABLE]) == 0;
    s->in_row = false;
}

static void at_row(void *ctx, const mh_kind *kind, unsigned value)
{
    search *s = ctx;
    char text[64];
    mh_format_value(kind, value, text, sizeof text);
    s->in_row = s->in_table && strcmp(text, s->want[ROW]) == 0;
}

static void at_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    search *s = ctx;
    char text[64];
    (void)title;
    mh_format_value(kind, value, text, sizeof text);
    s->found |= s->in_row && !strcmp(id, s->want[CELL]) && !strcmp(text, s->want[VALUE]);
}

bool host_shown(const mh_game *g, const mh_state *st, int viewer, const char *const want[4])
{
    search s = {.want = want};
    union {
        mh_state st;
        uint64_t words[MH_MAX_STATE / 8];
    } hidden;
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, viewer);
    g->view(&hidden.st, viewer, &(mh_out){&s, at_table, at_row, at_cell});
    return s.found;
}
