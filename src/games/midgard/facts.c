/* facts.c - what the tables say of a thing, for whoever asks about it: an enemy's values, prices.
 */
#include "state.h"

/* Nothing is said of what is not there. */
static void number(const mh_view *v, unsigned title, int32_t value)
{
    if (value)
        mh_view_number(v, title, value);
}

typedef struct enemy {
    unsigned attack, defence, glory, ban;
} enemy;

static void enemy_facts(enemy e, const mh_view *v)
{
    mh_view_number(v, CM_FACT_ATTACK, e.attack);
    mh_view_number(v, CM_FACT_DEFENCE, e.defence);
    mh_view_number(v, CM_FACT_GLORY, e.glory);
    if (e.ban != MH_NONE)
        mh_view_cell(v, CM_FACT_BAN, &cm_kind_die, (int32_t)e.ban);
}

static void troll_facts(const cm_troll_row *t, const mh_view *v)
{
    enemy_facts((enemy){t->attack, t->defence, t->glory, t->ban}, v);
    number(v, CM_FACT_WOOD, t->wood);
}

static void draugr_facts(const cm_draugr_row *d, const mh_view *v)
{
    mh_view_cell(v, CM_FACT_COLOUR, &cm_kind_colour, d->colour);
    enemy_facts((enemy){d->attack, d->defence, d->glory, d->ban}, v);
    number(v, CM_FACT_COINS, d->coins);
}

static void monster_facts(const cm_monster_row *m, const mh_view *v)
{
    mh_view_cell(v, CM_FACT_COLOUR, &cm_kind_colour, m->colour);
    enemy_facts((enemy){m->attack, m->defence, m->glory, m->ban}, v);
    number(v, CM_FACT_FAVOR, m->favor);
}

static void ship_facts(const cm_ship_row *s, const mh_view *v)
{
    number(v, CM_FACT_CAPACITY, s->capacity);
    number(v, CM_FACT_USE_COINS, s->use_cost_coins);
    number(v, CM_FACT_PRICE_WOOD, s->build_wood);
    number(v, CM_FACT_PRICE_COINS, s->build_coins);
    number(v, CM_FACT_GLORY, s->glory);
}

static void merchant_facts(const cm_merchant_row *m, const mh_view *v)
{
    number(v, CM_FACT_FOOD, m->food);
    number(v, CM_FACT_WOOD, m->wood);
    number(v, CM_FACT_SWORDS, m->sword);
    number(v, CM_FACT_SPEARS, m->spear);
    number(v, CM_FACT_AXES, m->axe);
}

static void card_facts(const mh_kind *kind, unsigned value, const mh_view *v)
{
    if (kind->ids == cm_kind_rune.ids)
        number(v, CM_FACT_GLORY, cm_runes[value].glory);
    else if (kind->ids == cm_kind_journey.ids)
        number(v, CM_FACT_COPIES, cm_journeys[value].count);
    else if (kind->ids == cm_kind_merchant.ids)
        merchant_facts(&cm_merchant_ships[value], v);
    else if (kind->ids == cm_kind_destiny.ids) {
        number(v, CM_FACT_SOLE, cm_destinies[value].glory_sole);
        number(v, CM_FACT_SHARED, cm_destinies[value].glory_shared);
    }
}

void cm_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out)
{
    const mh_view v = {out, &cm_kind_fact};
    (void)hidden;
    mh_view_row(&v, kind, value);
    if (kind->ids == cm_kind_troll.ids)
        troll_facts(&cm_trolls[value], &v);
    else if (kind->ids == cm_kind_draugr.ids)
        draugr_facts(&cm_draugr[value], &v);
    else if (kind->ids == cm_kind_monster.ids)
        monster_facts(&cm_monsters[value], &v);
    else if (kind->ids == cm_kind_ship.ids)
        ship_facts(&cm_longships[value], &v);
    else
        card_facts(kind, value, &v);
}
