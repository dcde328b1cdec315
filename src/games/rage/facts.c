/* facts.c - what the tables say of a thing, for whoever asks about it: strength, cost, villages. */
#include "state.h"

enum { COSTS_STRENGTH = 255, AS_ON_CARD = 254 }; /* figures.tsv */

static void troop_facts(const br_troop_row *t, const mh_view *v)
{
    mh_view_number(v, BR_FACT_STRENGTH, t->str);
    if (t->invade_cost != AS_ON_CARD)
        mh_view_number(v, BR_FACT_INVADE,
                       t->invade_cost == COSTS_STRENGTH ? t->str : t->invade_cost);
    mh_view_number(v, BR_FACT_PER_CLAN, t->per_clan);
}

static void monster_facts(const br_monster_row *m, const mh_view *v)
{
    mh_view_number(v, BR_FACT_AGE, m->age);
    mh_view_number(v, BR_FACT_STRENGTH, m->str);
    mh_view_number(v, BR_FACT_COST, m->upgrade_cost);
    mh_view_number(v, BR_FACT_INVADE, m->invade_cost);
}

static void card_facts(const br_card_row *c, const mh_view *v)
{
    mh_view_cell(v, BR_FACT_TYPE, &br_kind_card_type, c->type);
    mh_view_number(v, BR_FACT_AGE, c->age);
    if (c->type == BR_TYPE_QUEST)
        mh_view_number(v, BR_FACT_GLORY, c->quest_glory);
    else
        mh_view_number(v, BR_FACT_STRENGTH, c->strength);
    if (c->type == BR_TYPE_UPGRADE)
        mh_view_number(v, BR_FACT_COST, c->cost);
}

static void province_facts(const br_province_row *p, const mh_view *v)
{
    if (p->region != MH_NONE)
        mh_view_cell(v, BR_FACT_REGION, &br_kind_region_name, p->region);
    if (p->villages)
        mh_view_number(v, BR_FACT_VILLAGES, p->villages);
    if (p->fjord_id != MH_NONE)
        mh_view_cell(v, BR_FACT_FJORD, &br_kind_fjord, p->fjord_id);
}

void br_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out)
{
    const mh_view v = {out, &br_kind_fact};
    (void)hidden;
    mh_view_row(&v, kind, value);
    if (kind->ids == br_kind_unit.ids && value <= BR_UNIT_SHIP)
        troop_facts(&br_figures[value], &v);
    else if (kind->ids == br_kind_unit.ids)
        monster_facts(&br_monsters[value - BR_UNIT_TROLL], &v);
    else if (kind->ids == br_kind_card.ids)
        card_facts(&br_cards[value], &v);
    else if (kind->ids == br_kind_spot.ids && value < BR_LANDS)
        province_facts(&br_provinces[value], &v);
}
