/* marks.c - a view is taken as marks: each panel, row and cell one, with the number of its kind. */
#include "marks.h"

_Static_assert(sizeof(view_mark) == sizeof(char *) + 8, "a mark without padding");

static int32_t add_kind(marked_view *v, const mh_kind *kind)
{
    if (v->kinds == MARK_KINDS) {
        v->full = true;
        return 0;
    }
    v->copy[v->kinds] = *kind;
    v->kind[v->kinds] = kind->ids ? &v->copy[v->kinds] : kind;
    return (int32_t)v->kinds++;
}

static int32_t keep(marked_view *v, const mh_kind *kind)
{
    uint8_t *guess = &v->guess[((uintptr_t)kind / sizeof *kind) % MARK_KINDS];
    if (*guess < v->kinds && marks_is_kind(v->kind[*guess], kind))
        return *guess;
    uint32_t i = 0;
    while (i < v->kinds && !marks_is_kind(v->kind[i], kind))
        i++;
    int32_t at = i < v->kinds ? (int32_t)i : add_kind(v, kind);
    *guess = (uint8_t)at;
    return at;
}

static void add(marked_view *v, const char *id, int32_t kind, int32_t value)
{
    if (v->count == MARK_MOST)
        v->full = true;
    else
        v->mark[v->count++] = (view_mark){id, value, kind};
}

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    marked_view *v = ctx;
    int32_t times = 0;
    (void)title;
    for (uint32_t i = 0; i < v->panels; i++)
        times += marks_same_name(v->mark[v->panel[i]].id, id);
    if (v->panels == MARK_PANELS || v->count == MARK_MOST)
        v->full = true;
    else
        v->panel[v->panels++] = v->count;
    add(v, id, MARK_PANEL, times);
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    add(ctx, NULL, keep(ctx, kind), (int32_t)value);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)title;
    add(ctx, id, keep(ctx, kind), value);
}

bool marks_take(marked_view *out, const mh_game *g, const mh_state *hidden, int viewer)
{
    out->count = out->kinds = out->panels = 0;
    out->full = false;
    g->view(hidden, viewer, &(mh_out){out, on_panel, on_row, on_cell});
    return !out->full;
}
