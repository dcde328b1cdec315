/* check.c - what must hold at every ply, each answered with its rule (FO-INV). */
#include <string.h>

#include "state.h"

static bool vikings_add_up(const fo_state *s) /* FO-INV-01 */
{
    unsigned sum[FO_SEATS] = {0}, want = fo_vikings(s);
    if (fo_solo(s) || s->stage == FO_STAGE_SETUP || s->stage == FO_STAGE_VIKINGS)
        return true;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (s->space_vikings[i])
            sum[s->space_owner[i] % FO_SEATS] += s->space_vikings[i];
    for (unsigned p = 0; p < s->head.seats; p++)
        if (sum[p] + s->thing[p] != want)
            return false;
    return true;
}

/* The squares that the cells say are covered by pieces of a colour, or by any. */
static unsigned cells_row(const fo_state *s, unsigned area, unsigned row, int colour)
{
    unsigned bits = 0, cols = fo_boards[fo_board_of(s, area)].cols;
    for (unsigned c = 0; c < cols; c++) {
        unsigned cell = s->cells[fo_cell(s, area, row, c)];
        if (cell == FO_CELL_FREE)
            continue;
        unsigned piece = cell & FO_CELL_PIECE;
        if (colour < 0 || (piece < FO_GOODS && fo_goods[piece].colour == colour))
            bits |= 1u << c;
    }
    return bits;
}

static bool cover_is_sound(const fo_state *s, unsigned area) /* FO-INV-02 */
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    bool house = b->kind == FO_BOARD_KIND_HOUSE;
    for (unsigned r = 0; r < b->rows; r++) {
        unsigned cover = s->cover[area][r];
        if (cover & ~(unsigned)b->area[r] || cover != cells_row(s, area, r, -1))
            return false;
        if (s->tint[area][r] != cells_row(s, area, r, house ? FO_COLOUR_ORANGE : FO_COLOUR_GREEN))
            return false;
        if (house && s->tint[area][FO_RED_ROWS + r] != cells_row(s, area, r, FO_COLOUR_RED))
            return false;
    }
    return true;
}

/* Tiles of one tint touch only within one tile. */
static bool tints_apart(const fo_state *s, unsigned area) /* FO-INV-03 */
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    bool house = b->kind == FO_BOARD_KIND_HOUSE;
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned c = 0; c < b->cols; c++) {
            unsigned cell = s->cells[fo_cell(s, area, r, c)];
            for (unsigned t = 0; t <= house; t++) {
                const uint16_t *tint = s->tint[area] + (size_t)t * FO_RED_ROWS;
                if (!(tint[r] >> c & 1))
                    continue;
                if (tint[r] >> (c + 1) & 1 && !(cell & FO_CELL_RIGHT))
                    return false;
                if (r + 1 < b->rows && tint[r + 1] >> c & 1 && !(cell & FO_CELL_DOWN))
                    return false;
            }
        }
    return true;
}

static bool income_is_sound(const fo_state *s, unsigned area) /* FO-INV-04 */
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    for (unsigned i = 0; i < b->pay_count; i++) {
        if (!(s->cover[area][b->pay_row[i]] >> b->pay_col[i] & 1))
            continue;
        for (unsigned r = b->pay_row[i]; r < b->rows; r++)
            if (b->area[r] & ~(unsigned)s->cover[area][r] & ~(unsigned)b->bonus[r] &
                ((2u << b->pay_col[i]) - 1))
                return false;
    }
    return true;
}

static bool specials_are_single(const fo_state *s) /* FO-INV-05 */
{
    for (unsigned i = 0; i < FO_SPECIALS; i++) {
        unsigned n = s->oval >> i & 1;
        for (unsigned p = 0; p < s->head.seats; p++)
            n += s->stock[p][FO_ITEM_GLASS_BEADS + i] + (s->laid[p] >> i & 1u);
        if (n != 1)
            return false;
    }
    return true;
}

static bool bay_is_sound(const fo_state *s, int seat) /* FO-INV-06 */
{
    unsigned small = fo_ship_count(s, seat, FO_SHIP_WHALER), all = fo_ships_all(s, seat);
    for (unsigned i = 0; i < FO_BAY; i++) {
        unsigned type = s->ship_type[seat][i];
        if (i >= all ? type != MH_NONE || s->ship_ore[seat][i]
                     : s->ship_ore[seat][i] > fo_ships[type].ore_slots)
            return false;
    }
    return small <= 3 && all - small <= 4;
}

static bool weapons_add_up(const fo_state *s) /* FO-INV-08 */
{
    unsigned sum = 0;
    for (unsigned w = 0; w < 4; w++) {
        sum += s->deck[w] + (unsigned)s->discard[w];
        for (unsigned p = 0; p < s->head.seats; p++)
            sum += s->stock[p][FO_ITEM_BOW + w];
    }
    return s->conjured || sum == 47;
}

static bool spaces_are_sound(const fo_state *s) /* FO-INV-09 */
{
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++) {
        bool held = s->space_vikings[i] != 0;
        if (s->space_vikings[i] > fo_action_spaces[i].vikings)
            return false;
        if (held ? s->space_owner[i] >= s->head.seats : s->space_owner[i] != MH_NONE)
            return false;
    }
    return true;
}

static bool buildings_are_sound(const fo_state *s) /* FO-INV-10 */
{
    for (unsigned b = 0; b < FO_BUILDING_COUNT; b++) {
        unsigned left = fo_buildings_left(s, b), owned = 0;
        const uint8_t *owner = b == FO_BUILDING_SHED          ? s->shed_owner
                               : b == FO_BUILDING_STONE_HOUSE ? s->stone_owner
                                                              : s->long_owner;
        for (unsigned i = 0; i < fo_buildings[b].count; i++)
            owned += owner[i] < s->head.seats;
        if (left + owned != fo_buildings[b].count)
            return false;
    }
    return true;
}

/* Each card is in one place; the sizes of the hands are what is known of them. */
static bool cards_are_single(const fo_state *s)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        unsigned dark = 0, light = 0;
        for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
            if (fo_card_in(s->hand[p], card))
                *(fo_occupations[card].starting ? &light : &dark) += 1;
        if (dark != s->hand_dark[p] || light != s->hand_light[p])
            return false;
    }
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++) {
        unsigned n = fo_card_in(s->dark, card) + (unsigned)fo_card_in(s->light, card);
        for (unsigned p = 0; p < s->head.seats; p++)
            n += fo_card_in(s->hand[p], card) + (unsigned)fo_card_in(s->played[p], card);
        if (n != fo_in_decks(s, card))
            return false;
    }
    return true;
}

static const char *check_boards(const fo_state *s)
{
    for (unsigned area = 0; area < FO_AREAS; area++) {
        if (!cover_is_sound(s, area))
            return "FO-INV-02";
        if (!tints_apart(s, area))
            return "FO-INV-03";
        if (!income_is_sound(s, area))
            return "FO-INV-04";
    }
    return NULL;
}

const char *fo_check(const mh_state *st)
{
    const fo_state *s = fo_at(st);
    const char *broken = check_boards(s);
    if (broken)
        return broken;
    if (!vikings_add_up(s))
        return "FO-INV-01";
    if (!specials_are_single(s))
        return "FO-INV-05";
    for (unsigned p = 0; p < s->head.seats; p++)
        if (!bay_is_sound(s, (int)p))
            return "FO-INV-06";
    if (!weapons_add_up(s))
        return "FO-INV-08";
    if (!spaces_are_sound(s))
        return "FO-INV-09";
    if (!buildings_are_sound(s))
        return "FO-INV-10";
    return cards_are_single(s) ? NULL : "FO-OCC-02";
}
