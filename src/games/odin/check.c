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

typedef struct row_bits {        /* squares of a row that the cells say are covered */
    unsigned all, first, second; /* by any piece; by pieces of the board's tints */
} row_bits;

static row_bits cells_row(const uint8_t *cell, unsigned cols, int first, int second)
{
    row_bits bits = {0, 0, 0};
    unsigned common = FO_CELL_FREE;
    for (unsigned c = 0; c < cols; c++)
        common &= cell[c];
    if (common == FO_CELL_FREE)
        return bits; /* nothing lies there, as in most rows */
    for (unsigned c = 0; c < cols; c++) {
        unsigned piece = cell[c] & FO_CELL_PIECE;
        if (cell[c] == FO_CELL_FREE)
            continue;
        int colour = piece < FO_GOODS ? fo_goods[piece].colour : -1;
        bits.all |= 1u << c;
        bits.first |= (unsigned)(colour == first) << c;
        bits.second |= (unsigned)(colour == second) << c;
    }
    return bits;
}

static bool cover_is_sound(const fo_state *s, unsigned area) /* FO-INV-02 */
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    bool house = b->kind == FO_BOARD_KIND_HOUSE;
    const uint8_t *cell = &s->cells[fo_cell(s, area, 0, 0)];
    int first = house ? FO_COLOUR_ORANGE : FO_COLOUR_GREEN;
    size_t width = fo_cell(s, area, 1, 0) - fo_cell(s, area, 0, 0);
    for (unsigned r = 0; r < b->rows; r++) {
        row_bits is = cells_row(cell + r * width, b->cols, first, FO_COLOUR_RED);
        if (is.all & ~(unsigned)b->area[r] || s->cover[area][r] != is.all)
            return false;
        if (s->tint[area][r] != is.first)
            return false;
        if (house && s->tint[area][FO_RED_ROWS + r] != is.second)
            return false;
    }
    return true;
}

/* Squares of a row, of those in `bits`, whose cells lack the mark. */
static bool any_without(const uint8_t *cell, unsigned bits, unsigned mark)
{
    for (unsigned c = 0; bits; c++, bits >>= 1)
        if (bits & 1 && !(cell[c] & mark))
            return true;
    return false;
}

/* Tiles of one tint touch only within one tile. */
static bool tints_apart(const fo_state *s, unsigned area) /* FO-INV-03 */
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    unsigned tints = b->kind == FO_BOARD_KIND_HOUSE ? 2 : 1;
    for (unsigned i = 0; i < tints * b->rows; i++) {
        unsigned r = i % b->rows;
        const uint16_t *tint = s->tint[area] + (i < b->rows ? 0 : FO_RED_ROWS);
        const uint8_t *cell = &s->cells[fo_cell(s, area, r, 0)];
        unsigned below = r + 1 < b->rows ? tint[r + 1] : 0;
        if (any_without(cell, tint[r] & tint[r] >> 1u, FO_CELL_RIGHT) ||
            any_without(cell, tint[r] & below, FO_CELL_DOWN))
            return false;
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

/* Cards of `more` go to `all`; false where one was there already. */
static bool join(uint64_t all[FO_CARD_WORDS], const uint64_t more[FO_CARD_WORDS])
{
    uint64_t twice = 0;
    for (unsigned w = 0; w < FO_CARD_WORDS; w++) {
        twice |= all[w] & more[w];
        all[w] |= more[w];
    }
    return !twice;
}

static bool hand_is_sound(const fo_state *s, unsigned seat)
{
    unsigned count[2] = {0, 0}; /* dark, light */
    for (unsigned w = 0; w < FO_CARD_WORDS; w++)
        for (uint64_t m = s->hand[seat][w]; m; m &= m - 1) {
            unsigned card = 64 * w + fo_low_bit(m);
            if (card >= FO_OCCUPATION_COUNT)
                return false;
            count[fo_occupations[card].starting != 0]++;
        }
    return count[0] == s->hand_dark[seat] && count[1] == s->hand_light[seat];
}

/* Each card is in one place; the sizes of the hands are what is known of them. */
static bool cards_are_single(const fo_state *s)
{
    uint64_t all[FO_CARD_WORDS] = {0};
    bool single = join(all, s->dark) && join(all, s->light);
    for (unsigned p = 0; p < s->head.seats && single; p++)
        single = join(all, s->hand[p]) && join(all, s->played[p]) && hand_is_sound(s, p);
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT && single; card++)
        single = fo_card_in(all, card) == fo_in_decks(s, card);
    return single;
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
    const fo_state *s = fo_const(st);
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
