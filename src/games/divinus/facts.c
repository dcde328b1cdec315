/* facts.c - what the tables say of a thing, for whoever asks about it: a tile's land, a price. */
#include "course.h"

/* What shows in a slot now: printed, or stuck over it. */
static void slot_facts(const dv_state *s, unsigned tile, unsigned slot, const mh_view *v)
{
    unsigned title = slot ? DV_HEADING_SLOT2 : DV_HEADING_SLOT1;
    if (s->slot[tile][slot] && !(s->abyss[tile] >> slot & 1))
        mh_view_cell(&(mh_view){v->out, &dv_kind_heading}, title, &dv_kind_symbol,
                     s->slot[tile][slot]);
}

/* Its land as it is printed, not turned. */
static void tile_facts(const dv_state *s, unsigned tile, const mh_view *v)
{
    const dv_tile_row *t = &dv_tiles[tile];
    mh_view_cell(v, DV_FACT_STACK, &dv_kind_pile, t->stack);
    mh_view_cell(v, DV_FACT_NORTH, &dv_kind_land, t->edge_n);
    mh_view_cell(v, DV_FACT_EAST, &dv_kind_land, t->edge_e);
    mh_view_cell(v, DV_FACT_SOUTH, &dv_kind_land, t->edge_s);
    mh_view_cell(v, DV_FACT_WEST, &dv_kind_land, t->edge_w);
    for (unsigned slot = 0; slot < 2; slot++)
        slot_facts(s, tile, slot, v);
}

void dv_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out)
{
    const mh_view v = {out, &dv_kind_fact};
    mh_view_row(&v, kind, value);
    if (kind->ids == dv_kind_tile.ids)
        tile_facts(dv_const(hidden), value, &v);
    else if (kind->ids == dv_kind_cell.ids)
        mh_view_number(&v, DV_FACT_COST, dv_board[value].cost);
    else if (kind->ids == dv_kind_box.ids)
        mh_view_number(&v, DV_FACT_PRICE, dv_gods_player[value].xp_cost);
}
