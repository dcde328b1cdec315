/* view.c - what one viewer is shown, panel by panel. */
#include "state.h"

static void show_common(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_TABLE);
    mh_view_row(v, &fo_kind_stage, s->stage);
    mh_view_number(v, FO_SHOWN_ROUND, s->round);
    mh_view_cell(v, FO_SHOWN_START, &mh_seat, s->start);
    mh_view_number(v, FO_SHOWN_SHEDS, fo_buildings_left(s, FO_BUILDING_SHED));
    mh_view_number(v, FO_SHOWN_STONE_HOUSES, fo_buildings_left(s, FO_BUILDING_STONE_HOUSE));
    mh_view_number(v, FO_SHOWN_LONG_HOUSES, fo_buildings_left(s, FO_BUILDING_LONG_HOUSE));
}

static void show_player(const fo_state *s, int seat, const mh_view *v)
{
    static const uint8_t titles[] = {FO_SHOWN_SILVER, FO_SHOWN_ORE,  FO_SHOWN_WOOD,
                                     FO_SHOWN_STONE,  FO_SHOWN_BOW,  FO_SHOWN_SNARE,
                                     FO_SHOWN_SPEAR,  FO_SHOWN_SWORD};
    int32_t line[MH_MAX_LINES] = {0}, total = 0;
    mh_view_row(v, &mh_seat, (unsigned)seat);
    mh_view_number(v, FO_SHOWN_VIKINGS, s->thing[seat]);
    if (fo_solo(s))
        mh_view_number(v, FO_SHOWN_WAITING, s->waiting);
    mh_view_cell(v, FO_SHOWN_PASSED, &mh_yes_no, s->passed >> seat & 1);
    for (unsigned i = 0; i < MH_COUNT(titles); i++)
        mh_view_number(v, titles[i], fo_has(s, seat, FO_ITEM_SILVER + i));
    mh_view_number(v, FO_SHOWN_INCOME, fo_income(s, seat));
    mh_view_number(v, FO_SHOWN_LAST_INCOME, s->last_income[seat]); /* FO-END-07 */
    mh_view_number(v, FO_SHOWN_SQUARES_TO_SERVE, fo_squares_to_serve(s, seat));
    mh_view_number(v, FO_SHOWN_PENALTIES, s->penalties[seat]);
    mh_view_number(v, FO_SHOWN_KNARRS_EMIGRATED, s->emigrated[seat][FO_SHIP_KNARR]);
    mh_view_number(v, FO_SHOWN_LONGSHIPS_EMIGRATED, s->emigrated[seat][FO_SHIP_LONGSHIP]);
    mh_view_number(v, FO_SHOWN_CARDS, fo_hand(s, seat)); /* FO-INFO-01 */
    fo_score(&s->head, seat, line);
    for (unsigned i = 0; i < FO_LINE_COUNT; i++)
        total += line[i];
    mh_view_cell(v, FO_SHOWN_SCORE, &mh_number, total);
}

static void show_goods(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_GOODS);
    for (unsigned item = 0; item < FO_ITEM_SILVER; item++)
        for (unsigned p = 0; p < s->head.seats; p++)
            if (s->stock[p][item]) {
                mh_view_row(v, &fo_kind_item, item);
                mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, (int32_t)p);
                mh_view_number(v, FO_SHOWN_NUMBER, s->stock[p][item]);
            }
}

static void show_ships(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_SHIPS);
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned i = 0; i < FO_BAY && s->ship_type[p][i] != MH_NONE; i++) {
            mh_view_row(v, &fo_kind_ship, s->ship_type[p][i]);
            mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, (int32_t)p);
            mh_view_number(v, FO_SHOWN_BERTH, i + 1); /* as people count */
            mh_view_number(v, FO_SHOWN_ORE, s->ship_ore[p][i]);
        }
}

static void show_spaces(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_SPACES);
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (s->space_vikings[i]) {
            mh_view_row(v, &fo_kind_space, i);
            mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, s->space_owner[i]);
            mh_view_number(v, FO_SHOWN_STANDING, s->space_vikings[i]);
        }
}

static void show_islands(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_ISLANDS);
    for (unsigned i = 0; i < FO_ISLES; i++) {
        mh_view_row(v, &fo_kind_isle, i);
        mh_view_cell(v, FO_SHOWN_FACE, &fo_kind_island, s->isle_face[i]);
        mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, s->isle_owner[i]);
        mh_view_number(v, FO_SHOWN_SILVER, s->isle_silver[i]);
    }
}

static void show_mountains(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_MOUNTAINS);
    for (unsigned i = 0; i < FO_STRIPS; i++)
        if (s->strips_up >> i & 1) {
            mh_view_row(v, &fo_kind_strip, i);
            for (unsigned k = s->strip_taken[i]; k < FO_ITEMS_ON_STRIP; k++)
                mh_view_cell(v, FO_SHOWN_ITEM_1 + k - s->strip_taken[i], &fo_kind_find,
                             (int32_t)fo_strip_find(i, k));
        }
}

static void show_stock(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_SUPPLY);
    for (unsigned w = 0; w < FO_WEAPON_COUNT; w++) { /* FO-INFO-04 */
        mh_view_row(v, &fo_kind_weapon, w);
        mh_view_number(v, FO_SHOWN_DECK, s->deck[w]);
        mh_view_number(v, FO_SHOWN_DISCARD, s->discard[w]);
    }
    mh_view_panel(v, FO_SHOWN_OVAL);
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        if (s->oval >> i & 1) {
            mh_view_row(v, &fo_kind_special, i);
            if (fo_special_tiles[i].silver_price != MH_NONE)
                mh_view_number(v, FO_SHOWN_PRICE, fo_special_tiles[i].silver_price);
        }
}

/* Marks all squares of the tile that lies at a square. */
static void mark_tile(const fo_state *s, unsigned area, unsigned row, unsigned col, uint16_t *seen)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    unsigned cell_at = s->cells[fo_cell(s, area, row, col)];
    if (seen[row] >> col & 1)
        return;
    seen[row] |= (uint16_t)(1u << col);
    if (cell_at & FO_CELL_RIGHT)
        mark_tile(s, area, row, col + 1, seen);
    if (cell_at & FO_CELL_DOWN)
        mark_tile(s, area, row + 1, col, seen);
    if (col && s->cells[fo_cell(s, area, row, col - 1)] & FO_CELL_RIGHT &&
        s->cover[area][row] >> (col - 1) & 1)
        mark_tile(s, area, row, col - 1, seen);
    if (row && row < b->rows && s->cells[fo_cell(s, area, row - 1, col)] & FO_CELL_DOWN &&
        s->cover[area][row - 1] >> col & 1)
        mark_tile(s, area, row - 1, col, seen);
}

/* One line a tile, at its first square. */
static void show_tiles(const fo_state *s, unsigned area, const mh_view *v)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    uint16_t seen[FO_ROWS] = {0};
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned c = 0; c < b->cols; c++) {
            unsigned x = s->cells[fo_cell(s, area, r, c)];
            if (x == FO_CELL_FREE || seen[r] >> c & 1)
                continue;
            mark_tile(s, area, r, c, seen);
            mh_view_row(v, &fo_kind_area, area);
            mh_view_cell(v, FO_SHOWN_PIECE, &fo_kind_item, (int32_t)(x & FO_CELL_PIECE));
            mh_view_number(v, FO_SHOWN_ROW, r + 1); /* as people count */
            mh_view_number(v, FO_SHOWN_COL, c + 1);
        }
}

static void show_boards(const fo_state *s, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_BOARDS);
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned m = fo_areas(s, (int)p); m; m &= m - 1) {
            unsigned area = fo_low_bit(m), board = fo_board_of(s, area), paid = 0;
            for (unsigned i = fo_bonuses_of[board]; i < fo_bonuses_of[board + 1]; i++)
                paid += fo_bonus_paid(s, area, fo_bonuses[i].row, fo_bonuses[i].col);
            mh_view_row(v, &fo_kind_area, area);
            mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, (int32_t)p);
            mh_view_number(v, FO_SHOWN_OPEN, fo_open_minus(s, area));
            mh_view_number(v, FO_SHOWN_INCOME, fo_board_income(s, area));
            mh_view_number(v, FO_SHOWN_BONUSES, paid);
        }
    mh_view_panel(v, FO_SHOWN_TILES);
    for (unsigned area = 0; area < FO_AREAS; area++)
        show_tiles(s, area, v);
}

/* Used up, waiting for its moment, or lasting; and what it counts right now. */
static void show_card_state(const fo_state *s, int seat, unsigned card, const mh_view *v)
{
    unsigned category = fo_occupations[card].category, state = FO_CARD_STATE_LASTING;
    if (category == FO_CATEGORY_ONCE && !fo_card_lasts(card))
        state = FO_CARD_STATE_USED;
    else if (category == FO_CATEGORY_CONDITIONAL)
        state = fo_card_in(s->spent, card) ? FO_CARD_STATE_USED : FO_CARD_STATE_WAITING;
    mh_view_cell(v, FO_SHOWN_STATE, &fo_kind_card_state, (int32_t)state);
    int counted = fo_card_counts(s, seat, card);
    if (counted >= 0)
        mh_view_number(v, FO_SHOWN_COUNTED, (unsigned)counted);
}

static void show_cards(const fo_state *s, int viewer, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_PLAYED);
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
            if (fo_card_in(s->played[p], card)) {
                mh_view_row(v, &fo_kind_occupation, card);
                mh_view_cell(v, FO_SHOWN_OWNER, &mh_seat, (int32_t)p);
                show_card_state(s, (int)p, card, v);
            }
    if (viewer >= s->head.seats)
        return;
    mh_view_panel(v, FO_SHOWN_HAND);
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
        if (fo_card_in(s->hand[viewer], card))
            mh_view_row(v, &fo_kind_occupation, card);
}

static void show_moment(const fo_state *s, const mh_view *v)
{
    if (s->die_rolls) {
        mh_view_panel(v, FO_SHOWN_DICE);
        mh_view_row(v, &fo_kind_die, s->die_kind);
        mh_view_number(v, FO_SHOWN_DIE, s->die_face);
        mh_view_number(v, FO_SHOWN_ROLLS, s->die_rolls);
        mh_view_number(v, FO_SHOWN_RESULT, fo_die_result(s));
    }
    mh_view_panel(v, FO_SHOWN_BANQUET);
    for (unsigned i = 0; i < FO_TABLE; i++)
        if (s->table[i] != MH_NONE) {
            mh_view_row(v, &mh_number, i);
            mh_view_cell(v, FO_SHOWN_PIECE, &fo_kind_item, s->table[i]);
        }
}

void fo_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &fo_kind_shown};
    const fo_state *s = fo_const(hidden);
    show_common(s, &v);
    mh_view_panel(&v, FO_SHOWN_PLAYERS);
    for (unsigned p = 0; p < s->head.seats; p++)
        show_player(s, (int)p, &v);
    show_goods(s, &v);
    show_ships(s, &v);
    show_spaces(s, &v);
    show_islands(s, &v);
    show_mountains(s, &v);
    show_stock(s, &v);
    show_boards(s, &v);
    show_cards(s, viewer, &v);
    show_moment(s, &v);
}
