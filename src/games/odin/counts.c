/* counts.c - what clauses ask and count: one function a word of the language. `arg` is
 * the set of items or tags that stands in parentheses behind the word. */
#include "clauses.h"

typedef unsigned count_fn(const fo_ctx *c, uint64_t arg);

#define COUNT(name) static unsigned name(const fo_ctx *c, uint64_t arg)
#define SEAT        ((int)c->e.seat)

/* ---- ships ------------------------------------------------------------------------- */

static unsigned ships_of(const fo_ctx *c, unsigned type) { return fo_ship_count(c->s, SEAT, type); }

COUNT(longships)
{
    (void)arg;
    return ships_of(c, FO_SHIP_LONGSHIP);
}

COUNT(armed_longships)
{
    unsigned n = 0;
    (void)arg;
    for (unsigned i = 0; i < FO_BAY; i++)
        n += c->s->ship_type[SEAT][i] == FO_SHIP_LONGSHIP && c->s->ship_ore[SEAT][i] >= 2;
    return n;
}

COUNT(knarrs)
{
    (void)arg;
    return ships_of(c, FO_SHIP_KNARR);
}

COUNT(whalers)
{
    (void)arg;
    return ships_of(c, FO_SHIP_WHALER);
}

COUNT(large_ships) { return knarrs(c, arg) + longships(c, arg); }

COUNT(ships)
{
    (void)arg;
    return fo_ships_all(c->s, SEAT);
}

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

COUNT(ship_sets) { return least(whalers(c, arg), least(knarrs(c, arg), longships(c, arg))); }

COUNT(ship_ore)
{
    unsigned n = 0;
    (void)arg;
    for (unsigned i = 0; i < FO_BAY; i++)
        n += c->s->ship_ore[SEAT][i]; /* printed ore is not kept */
    return n;
}

COUNT(free_large_berth)
{
    (void)arg;
    return fo_free_berth(c->s, SEAT, FO_SHIP_LONGSHIP);
}

COUNT(used_ship)
{
    (void)arg;
    return fo_best_longship(c->s, SEAT);
}

/* ---- buildings, islands, special tiles --------------------------------------------------- */

COUNT(houses)
{
    unsigned n = 0;
    (void)arg;
    for (unsigned i = 0; i < 3; i++)
        n += c->s->stone_owner[i] == SEAT;
    for (unsigned i = 0; i < 5; i++)
        n += c->s->long_owner[i] == SEAT;
    return n;
}

COUNT(free_shed_cell)
{
    const fo_building_row *b = &fo_buildings[FO_BUILDING_SHED];
    unsigned n = 0;
    (void)arg;
    for (unsigned i = 0; i < 3; i++)
        if (c->s->shed_owner[i] == SEAT)
            n += (unsigned)(b->wood_slots + b->stone_slots - c->s->shed_wood[i] -
                            c->s->shed_stone[i]);
    return n;
}

COUNT(exploration_boards)
{
    unsigned n = 0;
    (void)arg;
    for (unsigned i = 0; i < FO_ISLES; i++)
        n += c->s->isle_owner[i] == SEAT;
    return n;
}

COUNT(income)
{
    (void)arg;
    return fo_income(c->s, SEAT);
}

COUNT(special_tiles)
{
    unsigned n = fo_bits(c->s->laid[SEAT]);
    (void)arg;
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        n += fo_has(c->s, SEAT, FO_ITEM_GLASS_BEADS + i);
    return n;
}

COUNT(available)
{
    for (; arg; arg &= arg - 1)
        if (fo_can_gain(c->s, SEAT, fo_low_bit(arg)))
            return 1;
    return 0;
}

/* 70B: by the face, another player's board only. */
COUNT(on_board)
{
    bool others = arg == 1ull << FO_ITEM_CLOAKPIN && fo_by_face(c->s, FO_OPTION_COURIER);
    for (unsigned p = 0; p < c->s->head.seats; p++)
        if (!(others && p == c->e.seat) &&
            c->s->laid[p] >> (fo_low_bit(arg) - FO_ITEM_GLASS_BEADS) & 1)
            return 1;
    return 0;
}

/* ---- supply and stable --------------------------------------------------------------------- */

COUNT(sheep)
{
    (void)arg;
    return fo_animals(c->s, SEAT, FO_ITEM_SHEEP);
}

COUNT(plain_cattle)
{
    (void)arg;
    return fo_has(c->s, SEAT, FO_ITEM_CATTLE);
}

COUNT(animal_types)
{
    return (sheep(c, arg) > 0) + (unsigned)(fo_animals(c->s, SEAT, FO_ITEM_CATTLE) > 0);
}

COUNT(red_types)
{
    unsigned n = animal_types(c, arg);
    for (unsigned good = FO_ITEM_MEAD; good <= FO_ITEM_CATTLE; good++)
        n += good != FO_ITEM_SHEEP && good != FO_ITEM_CATTLE && fo_has(c->s, SEAT, good);
    return n;
}

COUNT(supply) { return fo_has(c->s, SEAT, fo_low_bit(arg)); }

COUNT(supply_at_start)
{
    unsigned flax = arg >> FO_ITEM_FLAX & 1, grain = arg >> FO_ITEM_GRAIN & 1;
    unsigned held = c->s->held[SEAT];
    if (!fo_by_face(c->s, FO_OPTION_SOWER) && !(held & 1))
        return 0; /* 169C by the appendix: grain instead of the extra flax */
    return fo_bits(held & (flax | grain << 1));
}

COUNT(pairs)
{
    unsigned a = fo_low_bit(arg), b = fo_low_bit(arg & (arg - 1));
    return least(fo_has(c->s, SEAT, a), fo_has(c->s, SEAT, b));
}

COUNT(supply_triplet)
{
    unsigned n = 0;
    (void)arg;
    for (unsigned good = 0; good < FO_GOODS; good++)
        n += !fo_goods[good].vp_in_supply && fo_has(c->s, SEAT, good) == 3;
    return n;
}

COUNT(hand)
{
    (void)arg;
    return fo_hand(c->s, SEAT);
}

/* 81C: 8 less 1 a sword and one half a bow or spear, rounded down, at least 0. */
COUNT(quartermaster_price)
{
    unsigned halves = 2 * fo_has(c->s, SEAT, FO_ITEM_SWORD) + fo_has(c->s, SEAT, FO_ITEM_BOW) +
                      fo_has(c->s, SEAT, FO_ITEM_SPEAR);
    (void)arg;
    return (16 - least(halves, 16)) / 2;
}

/* ---- the record of the action ------------------------------------------------------------------
 */

COUNT(printed_cost)
{
    (void)arg;
    return fo_rec_at(c->s)[FO_REC_BILL];
}

COUNT(printed_gain)
{
    (void)arg;
    return fo_rec_at(c->s)[FO_REC_SILVER];
}

/* Before the payment (103C): the space can be paid with it. */
COUNT(paid)
{
    unsigned item = fo_low_bit(arg);
    const mh_frame *act = fo_act_frame_at(c->s);
    if (c->e.when != FO_MOMENT_SPACE || c->e.how != FO_HOW_BEFORE)
        return (fo_rec_at(c->s)[FO_REC_PAID] & fo_resource_bit(item)) != 0;
    const fo_code *row = fo_code_of(act->arg[FO_ACT_SPACE]);
    for (unsigned i = 0; i < fo_action_spaces[act->arg[FO_ACT_SPACE]].code_count; i++)
        if (row[i].op == FO_OP_PAY && row[i].arg[0] == item)
            return 1;
    return 0;
}

COUNT(got)
{
    const uint8_t *rec = fo_rec_at(c->s);
    switch (fo_low_bit(arg)) {
    case FO_ITEM_WOOD:
        return rec[FO_REC_WOOD];
    case FO_ITEM_STONE:
        return rec[FO_REC_STONE];
    default: /* 175B by the face: a Viking action */
        return fo_by_face(c->s, FO_OPTION_CODLIVER_OIL_PRESSER) &&
                       rec[FO_REC_SOURCE] != FO_BY_VIKINGS
                   ? 0
                   : rec[FO_REC_FISH];
    }
}

COUNT(spent)
{
    unsigned item = fo_low_bit(arg);
    if (item == FO_ITEM_WOOD)
        return c->s->spent_wood;
    return item == FO_ITEM_SPEAR ? c->s->spent_spear : c->s->spent_weapon;
}

/* 104b by the face: after the second roll, so one is no number of rolls to give up after. */
COUNT(rolls)
{
    (void)arg;
    if (c->s->rolls_made == 1 && fo_by_face(c->s, FO_OPTION_DISHEARTENED_WARRIOR))
        return FO_ROLLS;
    return c->s->rolls_made;
}

COUNT(built) { return arg >> c->e.what & 1; }

COUNT(resource_types_paid)
{
    (void)arg;
    return fo_bits(fo_rec_at(c->s)[FO_REC_PAID] & ~1u); /* silver is none */
}

COUNT(mountain_types_taken)
{
    (void)arg;
    return fo_bits(fo_rec_at(c->s)[FO_REC_FINDS]);
}

COUNT(occupations_played)
{
    (void)arg;
    return fo_rec_at(c->s)[FO_REC_PLAYED];
}

COUNT(via_space)
{
    (void)arg;
    return c->s->acts && fo_rec_at(c->s)[FO_REC_SOURCE] == FO_BY_VIKINGS;
}

/* 150c: harvest and bonuses bring one piece at a time, so two at once are from a space or
 * an occupation. */
COUNT(via_any)
{
    (void)c, (void)arg;
    return 1;
}

COUNT(vikings)
{
    (void)arg;
    return fo_rec_at(c->s)[FO_REC_VIKINGS];
}

COUNT(column)
{
    (void)arg;
    return fo_action_spaces[fo_act_frame_at(c->s)->arg[FO_ACT_SPACE]].column;
}

COUNT(boats_used)
{
    (void)arg;
    return c->s->die_boats;
}

COUNT(last_cell_of_strip)
{
    (void)arg;
    return c->e.n;
}

/* ---- the round ------------------------------------------------------------------------------ */

COUNT(harvest_yes)
{
    (void)arg;
    return c->e.n != 0;
}

COUNT(harvest_none)
{
    (void)arg;
    return c->e.n == 0;
}

COUNT(actions_phase)
{
    (void)arg;
    return c->s->stage == FO_STAGE_ACTIONS ||
           !fo_by_face(c->s, FO_OPTION_THING_SPOKESMAN); /* 151c */
}

COUNT(round_number)
{
    (void)arg;
    return c->s->round;
}

COUNT(opponents)
{
    (void)arg;
    return c->s->head.seats - 1u;
}

COUNT(nth_this_round)
{
    (void)arg;
    return c->s->twos[SEAT];
}

uint64_t fo_space_tags(unsigned space)
{
    return fo_action_spaces[space].tags | 1ull
                                              << (FO_TAG_COL1 + fo_action_spaces[space].column - 1);
}

bool fo_stands(const fo_state *s, int seat, unsigned space, unsigned n)
{
    return s->space_vikings[space] >= n && s->space_owner[space] == seat &&
           (!fo_solo(s) || s->space_colour[space] == s->colour);
}

static unsigned fo_vikings_on(const fo_state *s, int seat, uint64_t tags)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (s->space_vikings[i] && fo_space_tags(i) & tags && fo_stands(s, seat, i, 1))
            n += s->space_vikings[i];
    return n;
}

COUNT(vikings_on) { return fo_vikings_on(c->s, SEAT, arg); }

COUNT(occupied)
{
    for (unsigned i = 0; i < FO_SPACES; i++)
        if (c->s->space_vikings[i] && fo_space_tags(i) & arg)
            return 1;
    return 0;
}

/* ---- feast and bonus ------------------------------------------------------------------------ */

static unsigned fo_served(const fo_state *s, unsigned item)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_TABLE; i++)
        n += s->table[i] == item;
    return n; /* squares */
}

COUNT(served) { return fo_served(c->s, fo_low_bit(arg)); }

COUNT(bonus_items_of_house)
{
    (void)arg;
    return c->e.n;
}

COUNT(item)
{
    (void)arg;
    return c->e.n;
}

COUNT(ore_item)
{
    (void)arg;
    return c->e.what == FO_FIND_ORE;
}

COUNT(silver2_item)
{
    (void)arg;
    return c->e.what == FO_FIND_SILVER2;
}

static count_fn *const counts[] = {
    [FO_TALLY_LONGSHIPS] = longships,
    [FO_TALLY_ARMED_LONGSHIPS] = armed_longships,
    [FO_TALLY_KNARRS] = knarrs,
    [FO_TALLY_WHALERS] = whalers,
    [FO_TALLY_LARGE_SHIPS] = large_ships,
    [FO_TALLY_SHIPS] = ships,
    [FO_TALLY_SHIP_SETS] = ship_sets,
    [FO_TALLY_SHIP_ORE] = ship_ore,
    [FO_TALLY_HOUSES] = houses,
    [FO_TALLY_SPECIAL_TILES] = special_tiles,
    [FO_TALLY_SHEEP] = sheep,
    [FO_TALLY_PLAIN_CATTLE] = plain_cattle,
    [FO_TALLY_ANIMAL_TYPES] = animal_types,
    [FO_TALLY_RED_TYPES] = red_types,
    [FO_TALLY_EXPLORATION_BOARDS] = exploration_boards,
    [FO_TALLY_SUPPLY] = supply,
    [FO_TALLY_SUPPLY_AT_START] = supply_at_start,
    [FO_TALLY_PAIRS] = pairs,
    [FO_TALLY_SUPPLY_TRIPLET] = supply_triplet,
    [FO_TALLY_HAND] = hand,
    [FO_TALLY_PRINTED_COST] = printed_cost,
    [FO_TALLY_PRINTED_GAIN] = printed_gain,
    [FO_TALLY_PAID] = paid,
    [FO_TALLY_GOT] = got,
    [FO_TALLY_SPENT] = spent,
    [FO_TALLY_ROLLS] = rolls,
    [FO_TALLY_BUILT] = built,
    [FO_TALLY_RESOURCE_TYPES_PAID] = resource_types_paid,
    [FO_TALLY_MOUNTAIN_TYPES_TAKEN] = mountain_types_taken,
    [FO_TALLY_OCCUPATIONS_PLAYED] = occupations_played,
    [FO_TALLY_VIA_SPACE] = via_space,
    [FO_TALLY_VIA_ANY] = via_any,
    [FO_TALLY_VIKINGS] = vikings,
    [FO_TALLY_COLUMN] = column,
    [FO_TALLY_USED_SHIP] = used_ship,
    [FO_TALLY_LAST_CELL_OF_STRIP] = last_cell_of_strip,
    [FO_TALLY_HARVEST_YES] = harvest_yes,
    [FO_TALLY_HARVEST_NONE] = harvest_none,
    [FO_TALLY_FREE_LARGE_BERTH] = free_large_berth,
    [FO_TALLY_FREE_SHED_CELL] = free_shed_cell,
    [FO_TALLY_AVAILABLE] = available,
    [FO_TALLY_ON_BOARD] = on_board,
    [FO_TALLY_VIKINGS_ON] = vikings_on,
    [FO_TALLY_OCCUPIED] = occupied,
    [FO_TALLY_NTH_THIS_ROUND] = nth_this_round,
    [FO_TALLY_ACTIONS_PHASE] = actions_phase,
    [FO_TALLY_SERVED] = served,
    [FO_TALLY_BONUS_ITEMS_OF_HOUSE] = bonus_items_of_house,
    [FO_TALLY_INCOME] = income,
    [FO_TALLY_ITEM] = item,
    [FO_TALLY_ORE_ITEM] = ore_item,
    [FO_TALLY_SILVER2_ITEM] = silver2_item,
    [FO_TALLY_BOATS_USED] = boats_used,
    [FO_TALLY_OPPONENTS] = opponents,
    [FO_TALLY_ROUND] = round_number,
    [FO_TALLY_QUARTERMASTER_PRICE] = quartermaster_price,
};
static_assert(MH_COUNT(counts) == FO_TALLY_COUNT, "a count without a function");

unsigned fo_quantity_of(const fo_ctx *c, unsigned quantity)
{
    const fo_quantity *q = &fo_quantities[quantity - 1];
    return counts[q->what](c, q->arg);
}

bool fo_clause_holds(const fo_ctx *c, const fo_clause *clause)
{
    for (unsigned i = 0; i < clause->tests; i++) {
        const fo_test *t = &fo_tests[clause->tests_at + i];
        unsigned n = fo_quantity_of(c, t->quantity);
        bool ok = t->compare == FO_COMPARE_LEAST   ? n >= t->value
                  : t->compare == FO_COMPARE_EQUAL ? n == t->value
                                                   : n <= t->value;
        if (!ok)
            return false;
    }
    return true;
}
