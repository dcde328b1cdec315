/* score.c - the score sheet and the ranking (FO-END). */
#include "state.h"

const uint8_t fo_hunger[1] = {3}; /* FO-FEAST-11 */

static int ship_points(const fo_state *s, int seat)
{
    int sum = 0;
    for (unsigned i = 0; i < FO_BAY && s->ship_type[seat][i] != MH_NONE; i++)
        sum += fo_ships[s->ship_type[seat][i]].vp;
    return sum; /* FO-SHIP-08: ore on them counts nothing */
}

static int occupation_points(const fo_state *s, int seat)
{
    int sum = 0;
    for (unsigned word = 0; word < FO_CARD_WORDS; word++)
        for (uint64_t m = s->played[seat][word]; m; m &= m - 1)
            sum += fo_occupations[64 * word + fo_low_bit(m)].vp; /* FO-OCC-07 */
    return sum;
}

static int animal_points(const fo_state *s, int seat)
{
    static const uint8_t animals[] = {FO_ITEM_SHEEP, FO_ITEM_CATTLE, FO_ITEM_SHEEP_PREGNANT,
                                      FO_ITEM_CATTLE_PREGNANT};
    int sum = 0;
    for (unsigned i = 0; i < MH_COUNT(animals); i++)
        sum += (int)fo_has(s, seat, animals[i]) * fo_goods[animals[i]].vp_in_supply;
    return sum;
}

static void score_islands(const fo_state *s, int seat, int32_t *line)
{
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == seat) { /* FO-EXP-08 */
            line[FO_LINE_ISLANDS] += fo_boards[fo_board_of(s, FO_AREA_ISLAND_A + i)].vp;
            line[FO_LINE_ISLAND_SQUARES] -= (int32_t)fo_open_minus(s, FO_AREA_ISLAND_A + i);
        }
}

static void score_sheds(const fo_state *s, int seat, int32_t *line)
{
    const fo_building_row *b = &fo_buildings[FO_BUILDING_SHED];
    for (unsigned i = 0; i < b->count; i++)
        if (s->shed_owner[i] == seat) { /* FO-BLD-01 */
            line[FO_LINE_BUILDINGS] += b->vp;
            line[FO_LINE_BUILDING_SQUARES] -= b->minus_total - s->shed_wood[i] - s->shed_stone[i];
        }
}

static void score_houses(const fo_state *s, int seat, int32_t *line)
{
    for (unsigned i = 0; i < 3; i++)
        if (s->stone_owner[i] == seat) { /* FO-BLD-02 */
            line[FO_LINE_BUILDINGS] += fo_buildings[FO_BUILDING_STONE_HOUSE].vp;
            line[FO_LINE_BUILDING_SQUARES] -= (int32_t)fo_open_minus(s, FO_AREA_STONE_HOUSE_1 + i) +
                                              2 - s->house_wood[i] - s->house_stone[i];
        }
    for (unsigned i = 0; i < 5; i++)
        if (s->long_owner[i] == seat) { /* FO-BLD-03 */
            line[FO_LINE_BUILDINGS] += fo_buildings[FO_BUILDING_LONG_HOUSE].vp;
            line[FO_LINE_BUILDING_SQUARES] -= (int32_t)fo_open_minus(s, FO_AREA_LONG_HOUSE_1 + i);
        }
}

static bool has_crown(const fo_state *s, int seat)
{
    unsigned crown = FO_ITEM_ENGLISH_CROWN - FO_ITEM_GLASS_BEADS;
    return fo_has(s, seat, FO_ITEM_ENGLISH_CROWN) || s->laid[seat] >> crown & 1; /* FO-END-04 */
}

/* FO-END-02, FO-END-07 */
void fo_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    const fo_state *s = fo_const(st);
    line[FO_LINE_SHIPS] = ship_points(s, seat);
    line[FO_LINE_EMIGRATION] = /* FO-EMI-08 */
        s->emigrated[seat][FO_SHIP_KNARR] * fo_ships[FO_SHIP_KNARR].emigrated_vp +
        s->emigrated[seat][FO_SHIP_LONGSHIP] * fo_ships[FO_SHIP_LONGSHIP].emigrated_vp;
    line[FO_LINE_ISLANDS] = line[FO_LINE_ISLAND_SQUARES] = 0;
    line[FO_LINE_BUILDINGS] = line[FO_LINE_BUILDING_SQUARES] = 0;
    score_islands(s, seat, line);
    score_sheds(s, seat, line);
    score_houses(s, seat, line);
    line[FO_LINE_ANIMALS] = animal_points(s, seat);
    line[FO_LINE_OCCUPATIONS] = occupation_points(s, seat);
    line[FO_LINE_SILVER] = (int32_t)fo_has(s, seat, FO_ITEM_SILVER); /* FO-END-03 */
    line[FO_LINE_FINAL_INCOME] =
        fo_option(s, FO_OPTION_FINAL_INCOME_EXTRA) ? (int32_t)fo_income(s, seat) : 0;
    line[FO_LINE_CROWN] = has_crown(s, seat) ? fo_special_tiles[FO_SPECIAL_ENGLISH_CROWN].vp : 0;
    line[FO_LINE_HOME_BOARD] = -(int32_t)fo_open_minus(s, (unsigned)seat); /* FO-END-06 */
    line[FO_LINE_THING_PENALTIES] = -fo_hunger[0] * (int32_t)s->penalties[seat];
}

/* FO-END-05: all tied players win. */
void fo_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS])
{
    int64_t key[MH_MAX_SEATS] = {0};
    for (int p = 0; p < st->seats; p++) {
        int32_t line[MH_MAX_LINES] = {0};
        fo_score(st, p, line);
        for (unsigned i = 0; i < FO_LINE_COUNT; i++)
            key[p] += line[i];
    }
    mh_rank_by(key, st->seats, rank);
}
