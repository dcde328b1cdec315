/* facts.c - what the tables say of a thing, for whoever asks about it: shape, price, points. */
#include "state.h"

/* Nothing is said of what is not there. */
static void number(const mh_view *v, unsigned title, int32_t value)
{
    if (value)
        mh_view_number(v, title, value);
}

static void good_facts(unsigned good, const mh_view *v)
{
    const fo_good_row *g = &fo_goods[good];
    mh_view_cell(v, FO_FACT_WARES, &fo_kind_wares, g->colour);
    number(v, FO_FACT_WIDTH, g->w);
    number(v, FO_FACT_HEIGHT, g->h);
    if (g->upgrades_to != MH_NONE)
        mh_view_cell(v, FO_FACT_UPGRADE, &fo_kind_good, g->upgrades_to);
    number(v, FO_FACT_SWORD, g->sword_value);
    if (g->forge_tongs)
        mh_view_cell(v, FO_FACT_TONGS, &mh_yes_no, 1);
    number(v, FO_FACT_POINTS, g->vp_in_supply);
}

static void special_facts(unsigned special, const mh_view *v)
{
    const fo_special_row *x = &fo_special_tiles[special];
    number(v, FO_FACT_SQUARES, x->spaces);
    if (x->silver_price != MH_NONE)
        mh_view_number(v, FO_FACT_PRICE, x->silver_price);
    number(v, FO_FACT_SWORD, x->sword_value);
    if (x->forge_tongs)
        mh_view_cell(v, FO_FACT_TONGS, &mh_yes_no, 1);
    number(v, FO_FACT_POINTS, x->vp);
}

static void ship_facts(unsigned ship, const mh_view *v)
{
    const fo_ship_row *x = &fo_ships[ship];
    number(v, FO_FACT_PRICE, x->silver_price);
    number(v, FO_FACT_WOOD, x->wood_cost);
    number(v, FO_FACT_POINTS, x->vp);
    number(v, FO_FACT_EMIGRATED, x->emigrated_vp);
    number(v, FO_FACT_PRINTED_ORE, x->printed_ore);
    number(v, FO_FACT_ORE, x->ore_slots);
}

static void building_facts(unsigned building, const mh_view *v)
{
    const fo_building_row *x = &fo_buildings[building];
    number(v, FO_FACT_POINTS, x->vp);
    number(v, FO_FACT_MINUS, x->minus_total);
    number(v, FO_FACT_WOOD_SLOTS, x->wood_slots);
    number(v, FO_FACT_STONE_SLOTS, x->stone_slots);
    number(v, FO_FACT_TOTAL, x->count);
}

static void board_facts(unsigned board, const mh_view *v)
{
    const fo_board_row *b = &fo_boards[board];
    unsigned income = 0;
    for (unsigned i = 0; i < b->income_count; i++)
        income += b->income[i];
    number(v, FO_FACT_POINTS, b->vp);
    number(v, FO_FACT_MINUS, b->minus_squares);
    number(v, FO_FACT_INCOME, (int32_t)income);
    if (b->flips_to != MH_NONE)
        mh_view_cell(v, FO_FACT_OTHER, &fo_kind_board, b->flips_to);
}

/* Goods, special tiles, silver and what is built of it: one list for all that has a place. */
static void item_facts(unsigned item, const mh_view *v)
{
    if (item < FO_GOOD_COUNT)
        good_facts(item, v);
    else if (item < FO_ITEM_SILVER)
        special_facts(item - FO_ITEM_GLASS_BEADS, v);
    else if (item >= FO_ITEM_BOW && item <= FO_ITEM_SWORD)
        number(v, FO_FACT_TOTAL, fo_weapons[item - FO_ITEM_BOW].count);
    else if (item >= FO_ITEM_WHALER && item <= FO_ITEM_LONGSHIP)
        ship_facts(item - FO_ITEM_WHALER, v);
    else if (item >= FO_ITEM_SHED && item <= FO_ITEM_LONG_HOUSE)
        building_facts(item - FO_ITEM_SHED, v);
}

void fo_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out)
{
    const mh_view v = {out, &fo_kind_fact};
    (void)hidden;
    mh_view_row(&v, kind, value);
    if (kind->ids == fo_kind_item.ids)
        item_facts(value, &v);
    else if (kind->ids == fo_kind_island.ids)
        board_facts(FO_BOARD_SHETLAND + value, &v);
    else if (kind->ids == fo_kind_occupation.ids)
        number(&v, FO_FACT_POINTS, fo_occupations[value].vp);
}
