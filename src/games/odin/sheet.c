/* sheet.c - what is entered at a real table; score.c does the rest (FO-END). */
#include <string.h>

#include "state.h"

enum { FLEET = 12, MANY = 99, RICH = 999, SQUARES = 200, STONE_HOUSES = 3, LONG_HOUSES = 5 };

static const mh_entry entries[FO_SHEET_COUNT] = {
    [FO_SHEET_WHALERS] = {&mh_number, 0, FO_BAY},
    [FO_SHEET_KNARRS] = {&mh_number, 0, FO_BAY},
    [FO_SHEET_LONGSHIPS] = {&mh_number, 0, FO_BAY},
    [FO_SHEET_EMIGRATED_KNARRS] = {&mh_number, 0, FLEET},
    [FO_SHEET_EMIGRATED_LONGSHIPS] = {&mh_number, 0, FLEET},
    [FO_SHEET_ISLANDS] = {&fo_kind_island, 0, FO_ISLES},
    [FO_SHEET_ISLAND_MINUS] = {&mh_number, 0, SQUARES},
    [FO_SHEET_SHEDS] = {&mh_number, 0, 3},
    [FO_SHEET_STONE_HOUSES] = {&mh_number, 0, STONE_HOUSES},
    [FO_SHEET_LONG_HOUSES] = {&mh_number, 0, LONG_HOUSES},
    [FO_SHEET_BUILDING_MINUS] = {&mh_number, 0, SQUARES},
    [FO_SHEET_SHEEP] = {&mh_number, 0, MANY},
    [FO_SHEET_PREGNANT_SHEEP] = {&mh_number, 0, MANY},
    [FO_SHEET_CATTLE] = {&mh_number, 0, MANY},
    [FO_SHEET_PREGNANT_CATTLE] = {&mh_number, 0, MANY},
    [FO_SHEET_OCCUPATIONS] = {&fo_kind_occupation, 0, MANY},
    [FO_SHEET_SILVER] = {&mh_number, 0, RICH},
    [FO_SHEET_CROWN] = {&mh_number, 0, 1},
    [FO_SHEET_HOME_MINUS] = {&mh_number, 0, SQUARES},
    [FO_SHEET_PENALTIES] = {&mh_number, 0, MANY},
};

static const uint8_t stocked[] = {FO_ITEM_SHEEP, FO_ITEM_SHEEP_PREGNANT, FO_ITEM_CATTLE,
                                  FO_ITEM_CATTLE_PREGNANT};

/* All boards are covered at first; squares are opened as they are entered. */
static const char *clear(mh_state *st)
{
    fo_state *s = fo_of(st);
    if (fo_option(s, FO_OPTION_FINAL_INCOME_EXTRA)) /* FO-RULING-17: it is read off the boards */
        return "a final income cannot be entered; add it to the silver";
    memset(s->played, 0, sizeof s->played);
    memset(s->stock, 0, sizeof s->stock);
    memset(s->cover, 0xff, sizeof s->cover);
    memset(s->laid, 0, sizeof s->laid);
    memset(s->penalties, 0, sizeof s->penalties);
    memset(s->ship_type, MH_NONE, sizeof s->ship_type);
    memset(s->emigrated, 0, sizeof s->emigrated);
    memset(s->isle_owner, MH_NONE, sizeof s->isle_owner);
    memset(s->shed_owner, MH_NONE, sizeof s->shed_owner);
    memset(s->stone_owner, MH_NONE, sizeof s->stone_owner);
    memset(s->long_owner, MH_NONE, sizeof s->long_owner);
    for (unsigned i = 0; i < STONE_HOUSES; i++) {
        s->shed_wood[i] = fo_buildings[FO_BUILDING_SHED].minus_total;
        s->shed_stone[i] = 0;
        s->house_wood[i] = s->house_stone[i] = 1;
    }
    return NULL;
}

/* ---- squares ------------------------------------------------------------------------------- */

/* Opens up to n minus squares of a board; how many are still to be opened. */
static int32_t open_squares(fo_state *s, unsigned area, int32_t n)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned left = b->minus[r]; left && n; left &= left - 1, n--)
            s->cover[area][r] &= (uint16_t) ~(left & (0u - left));
    return n;
}

static int32_t open_slots(uint8_t *slots, int32_t n)
{
    int32_t all = *slots < n ? *slots : n;
    *slots = (uint8_t)(*slots - all);
    return n - all;
}

static int32_t open_buildings(fo_state *s, unsigned seat, int32_t n)
{
    for (unsigned i = 0; i < STONE_HOUSES; i++)
        if (s->shed_owner[i] == seat)
            n = open_slots(&s->shed_wood[i], n);
    for (unsigned i = 0; i < STONE_HOUSES; i++)
        if (s->stone_owner[i] == seat) {
            n = open_slots(&s->house_wood[i], n);
            n = open_slots(&s->house_stone[i], n);
            n = open_squares(s, FO_AREA_STONE_HOUSE_1 + i, n);
        }
    for (unsigned i = 0; i < LONG_HOUSES; i++)
        if (s->long_owner[i] == seat)
            n = open_squares(s, FO_AREA_LONG_HOUSE_1 + i, n);
    return n;
}

static int32_t open_islands(fo_state *s, unsigned seat, int32_t n)
{
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == seat)
            n = open_squares(s, FO_AREA_ISLAND_A + i, n);
    return n;
}

/* ---- entering ------------------------------------------------------------------------------ */

static const char *build_ships(fo_state *s, int seat, unsigned type, int32_t n)
{
    for (; n; n--) {
        if (fo_ships_all(s, seat) == FO_BAY)
            return "there is no bay for so many ships";
        fo_add_ship(s, seat, type);
    }
    return NULL;
}

static const char *take_free(uint8_t *owner, unsigned count, unsigned seat, int32_t n)
{
    for (unsigned i = 0; i < count && n; i++)
        if (owner[i] == MH_NONE)
            owner[i] = (uint8_t)seat, n--;
    return n ? "there are not so many of these buildings" : NULL;
}

static const char *take_island(fo_state *s, unsigned seat, unsigned island)
{
    unsigned i = island % FO_ISLES; /* two islands are the two sides of one board */
    if (s->isle_owner[i] != MH_NONE)
        return "this island, or its other side, was entered already";
    s->isle_owner[i] = (uint8_t)seat;
    s->isle_face[i] = (uint8_t)island;
    return NULL;
}

static const char *play_card(fo_state *s, unsigned seat, unsigned card)
{
    for (unsigned p = 0; p < FO_SEATS; p++)
        if (fo_card_in(s->played[p], card))
            return "this occupation was entered already";
    fo_card_flip(s->played[seat], card);
    return NULL;
}

static const char *take_crown(fo_state *s, unsigned seat)
{
    for (unsigned p = 0; p < FO_SEATS; p++)
        if (s->stock[p][FO_ITEM_ENGLISH_CROWN])
            return "another player has the crown";
    s->stock[seat][FO_ITEM_ENGLISH_CROWN] = 1;
    return NULL;
}

static const char *enter_ships(fo_state *s, int seat, unsigned entry, int32_t n)
{
    if (entry <= FO_SHEET_LONGSHIPS)
        return build_ships(s, seat, FO_SHIP_WHALER + entry - FO_SHEET_WHALERS, n);
    s->emigrated[seat][entry == FO_SHEET_EMIGRATED_KNARRS ? FO_SHIP_KNARR : FO_SHIP_LONGSHIP] =
        (uint8_t)n;
    return NULL;
}

static const char *enter_squares(fo_state *s, unsigned seat, unsigned entry, int32_t n)
{
    int32_t left = entry == FO_SHEET_HOME_MINUS     ? open_squares(s, seat, n)
                   : entry == FO_SHEET_ISLAND_MINUS ? open_islands(s, seat, n)
                                                    : open_buildings(s, seat, n);
    return left ? "there are not so many squares" : NULL;
}

static const char *enter(mh_state *st, int seat, unsigned entry, int32_t value)
{
    fo_state *s = fo_of(st);
    unsigned me = (unsigned)seat;
    switch (entry) {
    case FO_SHEET_ISLANDS:
        return take_island(s, me, (unsigned)value);
    case FO_SHEET_SHEDS:
        return take_free(s->shed_owner, MH_COUNT(s->shed_owner), me, value);
    case FO_SHEET_STONE_HOUSES:
        return take_free(s->stone_owner, MH_COUNT(s->stone_owner), me, value);
    case FO_SHEET_LONG_HOUSES:
        return take_free(s->long_owner, MH_COUNT(s->long_owner), me, value);
    case FO_SHEET_SHEEP:
    case FO_SHEET_PREGNANT_SHEEP:
    case FO_SHEET_CATTLE:
    case FO_SHEET_PREGNANT_CATTLE:
        s->stock[me][stocked[entry - FO_SHEET_SHEEP]] = (uint16_t)value;
        return NULL;
    case FO_SHEET_OCCUPATIONS:
        return play_card(s, me, (unsigned)value);
    case FO_SHEET_SILVER:
        s->stock[me][FO_ITEM_SILVER] = (uint16_t)value;
        return NULL;
    case FO_SHEET_CROWN:
        return value ? take_crown(s, me) : NULL;
    case FO_SHEET_PENALTIES:
        s->penalties[me] = (uint8_t)value;
        return NULL;
    case FO_SHEET_ISLAND_MINUS:
    case FO_SHEET_BUILDING_MINUS:
    case FO_SHEET_HOME_MINUS:
        return enter_squares(s, me, entry, value);
    default:
        return enter_ships(s, seat, entry, value);
    }
}

/* ---- reading ------------------------------------------------------------------------------- */

static int32_t owned(const uint8_t *owner, unsigned count, unsigned seat)
{
    int32_t n = 0;
    for (unsigned i = 0; i < count; i++)
        n += owner[i] == seat;
    return n;
}

static bool nth_island(const fo_state *s, unsigned seat, unsigned k, int32_t *value)
{
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == seat && !k--) {
            *value = s->isle_face[i];
            return true;
        }
    return false;
}

static bool nth_card(const fo_state *s, unsigned seat, unsigned k, int32_t *value)
{
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
        if (fo_card_in(s->played[seat], card) && !k--) {
            *value = (int32_t)card;
            return true;
        }
    return false;
}

static int32_t ships_of(const fo_state *s, int seat, unsigned entry)
{
    if (entry <= FO_SHEET_LONGSHIPS)
        return (int32_t)fo_ship_count(s, seat, FO_SHIP_WHALER + entry - FO_SHEET_WHALERS);
    return s
        ->emigrated[seat][entry == FO_SHEET_EMIGRATED_KNARRS ? FO_SHIP_KNARR : FO_SHIP_LONGSHIP];
}

/* Squares and the crown are told by the lines of the score. */
static int32_t number_of(const fo_state *s, int seat, unsigned entry)
{
    int32_t line[MH_MAX_LINES] = {0};
    unsigned me = (unsigned)seat;
    fo_score(&s->head, seat, line);
    switch (entry) {
    case FO_SHEET_ISLAND_MINUS:
        return -line[FO_LINE_ISLAND_SQUARES];
    case FO_SHEET_BUILDING_MINUS:
        return -line[FO_LINE_BUILDING_SQUARES];
    case FO_SHEET_HOME_MINUS:
        return -line[FO_LINE_HOME_BOARD];
    case FO_SHEET_CROWN:
        return line[FO_LINE_CROWN] != 0;
    case FO_SHEET_SHEDS:
        return owned(s->shed_owner, MH_COUNT(s->shed_owner), me);
    case FO_SHEET_STONE_HOUSES:
        return owned(s->stone_owner, MH_COUNT(s->stone_owner), me);
    case FO_SHEET_LONG_HOUSES:
        return owned(s->long_owner, MH_COUNT(s->long_owner), me);
    case FO_SHEET_SHEEP:
    case FO_SHEET_PREGNANT_SHEEP:
    case FO_SHEET_CATTLE:
    case FO_SHEET_PREGNANT_CATTLE:
        return (int32_t)fo_has(s, seat, stocked[entry - FO_SHEET_SHEEP]);
    case FO_SHEET_SILVER:
        return (int32_t)fo_has(s, seat, FO_ITEM_SILVER);
    case FO_SHEET_PENALTIES:
        return s->penalties[me];
    default:
        return ships_of(s, seat, entry);
    }
}

static bool read_entry(const mh_state *st, int seat, unsigned entry, unsigned k, int32_t *value)
{
    const fo_state *s = fo_const(st);
    if (entry == FO_SHEET_ISLANDS)
        return nth_island(s, (unsigned)seat, k, value);
    if (entry == FO_SHEET_OCCUPATIONS)
        return nth_card(s, (unsigned)seat, k, value);
    *value = number_of(s, seat, entry);
    return k == 0;
}

const mh_sheet fo_sheet = {&fo_kind_sheet, entries, &fo_kind_line, clear, enter, read_entry};
