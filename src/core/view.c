/* view.c - panels and cells of a view, titled in the words of the game's own kind. */
#include "meadhall/game.h"

void mh_view_panel_as(const mh_view *v, unsigned title, const char *id)
{
    assert(title < v->titles->count);
    v->out->panel(v->out->ctx, &v->titles->labels[title], id);
}

void mh_view_panel(const mh_view *v, unsigned title)
{
    mh_view_panel_as(v, title, v->titles->ids[title]);
}

void mh_view_row(const mh_view *v, const mh_kind *kind, unsigned value)
{
    v->out->row(v->out->ctx, kind, value);
}

void mh_view_cell_as(const mh_view *v, unsigned title, const char *id, const mh_kind *kind,
                     int32_t value)
{
    assert(title < v->titles->count);
    v->out->cell(v->out->ctx, &v->titles->labels[title], id, kind, value);
}

void mh_view_cell(const mh_view *v, unsigned title, const mh_kind *kind, int32_t value)
{
    mh_view_cell_as(v, title, v->titles->ids[title], kind, value);
}

void mh_view_number(const mh_view *v, unsigned title, int64_t number)
{
    assert(number >= INT32_MIN && number <= INT32_MAX);
    mh_view_cell(v, title, &mh_number, (int32_t)number);
}
