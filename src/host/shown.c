/* shown.c - looks for one cell while a view is written. */
#include "shown.h"

#include <stdio.h>
#include <string.h>

typedef struct search {
    char *const *where;
    bool in_table, in_row;
    char *text;
    size_t cap;
} search;

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    search *s = ctx;
    (void)title;
    s->in_table = strcmp(id, s->where[0]) == 0;
    s->in_row = false;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    search *s = ctx;
    char row[64];
    mh_format_value(kind, value, row, sizeof row);
    s->in_row = s->in_table && strcmp(row, s->where[1]) == 0;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    search *s = ctx;
    (void)title;
    bool found = strcmp(s->text, s->where[3]) == 0; /* rows of one name may stand in a table */
    if (!found && s->in_row && strcmp(id, s->where[2]) == 0)
        mh_format_value(kind, value, s->text, s->cap);
}

void shown_cell(const mh_game *g, const mh_state *hidden, int viewer, char *const where[4],
                char *text, size_t cap)
{
    search s = {where, false, false, text, cap};
    snprintf(text, cap, "nothing");
    g->view(hidden, viewer, &(mh_out){&s, on_panel, on_row, on_cell});
}
