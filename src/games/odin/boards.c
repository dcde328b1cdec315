/* boards.c - home boards, islands and houses as rows of bits: where a piece fits,
 * what a board pays, what is still open (FO-PLACE, FO-INC, FO-BON). A piece may lie
 * anywhere else (FO-PLACE-15); the maps hold extra squares and numbers (FO-PLACE-23, FO-INC-02,
 * FO-INC-04), bonus squares (FO-BON-01, FO-BON-06) and points (FO-EXP-08, FO-DIFF-04, FO-DIFF-05).
 */
#include <string.h>

#include "state.h"

/* Silver and ore: one square. */
static const fo_shape single = {1, 1, {{1, 1, {1}}}};

unsigned fo_board_of(const fo_state *s, unsigned area)
{
    if (area < FO_AREA_ISLAND_A) /* FO-SET-01, FO-SET-02: both sides have the same area */
        return fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG ? FO_BOARD_HOME_LONG
                                                                : FO_BOARD_HOME_SHORT;
    if (area < FO_AREA_STONE_HOUSE_1)
        return FO_BOARD_SHETLAND + s->isle_face[area - FO_AREA_ISLAND_A];
    return area < FO_AREA_LONG_HOUSE_1 ? FO_BOARD_STONE_HOUSE : FO_BOARD_LONG_HOUSE;
}

/* The area of one of the seat's places; sheds have none. */
unsigned fo_area_of(const fo_state *s, int seat, unsigned place)
{
    (void)s;
    if (place == FO_PLACE_HOME)
        return (unsigned)seat;
    if (place <= FO_PLACE_ISLAND_D)
        return FO_AREA_ISLAND_A + place - FO_PLACE_ISLAND_A;
    if (place >= FO_PLACE_STONE_HOUSE_1 && place < FO_PLACE_COUNT)
        return FO_AREA_STONE_HOUSE_1 + place - FO_PLACE_STONE_HOUSE_1;
    return MH_NONE;
}

bool fo_owns(const fo_state *s, int seat, unsigned place)
{
    if (place == FO_PLACE_HOME)
        return true;
    if (place <= FO_PLACE_ISLAND_D)
        return s->isle_owner[place - FO_PLACE_ISLAND_A] == seat;
    if (place < FO_PLACE_STONE_HOUSE_1)
        return s->shed_owner[place - FO_PLACE_SHED_1] == seat;
    if (place < FO_PLACE_LONG_HOUSE_1)
        return s->stone_owner[place - FO_PLACE_STONE_HOUSE_1] == seat;
    return place < FO_PLACE_COUNT && s->long_owner[place - FO_PLACE_LONG_HOUSE_1] == seat;
}

unsigned fo_areas(const fo_state *s, int seat)
{
    unsigned mask = 1u << seat;
    for (unsigned place = FO_PLACE_ISLAND_A; place < FO_PLACE_COUNT; place++) {
        unsigned area = fo_area_of(s, seat, place);
        if (area != MH_NONE && fo_owns(s, seat, place))
            mask |= 1u << area;
    }
    return mask;
}

const fo_shape *fo_shape_of(unsigned piece)
{
    if (piece < FO_GOODS)
        return &fo_good_shapes[piece];
    if (piece < FO_ITEM_SILVER) /* FO-PLACE-21, FO-RULING-11; turns as in FO-PLACE-20, FO-SM-12 */
        return &fo_special_shapes[piece - FO_ITEM_GLASS_BEADS];
    return &single; /* FO-PLACE-24, FO-PLACE-25, FO-SM-15, FO-RULING-12 */
}

static unsigned colour_of(unsigned piece)
{
    return piece < FO_GOODS ? fo_goods[piece].colour : FO_COLOUR_BLUE; /* FO-PLACE-22 */
}

bool fo_accepts(unsigned board, unsigned piece)
{
    if (piece == FO_ITEM_WOOD) /* 40B: only its owner is asked for wood */
        return fo_boards[board].kind == FO_BOARD_KIND_HOUSE;
    if (piece > FO_ITEM_ORE)
        return false;
    if (fo_boards[board].kind == FO_BOARD_KIND_HOUSE)
        return piece != FO_ITEM_ORE;            /* FO-PLACE-03 */
    return colour_of(piece) >= FO_COLOUR_GREEN; /* FO-PLACE-02 */
}

/* Which tint a piece must keep away from on this board: 0 none, 1 or 2. Blue, silver and
 * ore keep away from nothing (FO-PLACE-09). */
static unsigned tint_of(unsigned board, unsigned piece)
{
    unsigned colour = colour_of(piece);
    if (fo_boards[board].kind != FO_BOARD_KIND_HOUSE)
        return colour == FO_COLOUR_GREEN; /* FO-PLACE-08 */
    if (colour == FO_COLOUR_ORANGE)
        return 1; /* FO-PLACE-10 */
    return colour == FO_COLOUR_RED ? 2 : 0;
}

static unsigned tint_row(unsigned tint) { return tint == 2 ? FO_RED_ROWS : 0; }

/* Squares that share a side with the tinted ones. */
static uint16_t beside(const uint16_t *t, unsigned row, unsigned rows)
{
    unsigned m = (unsigned)t[row] << 1 | t[row] >> 1;
    if (row)
        m |= t[row - 1];
    if (row + 1 < rows)
        m |= t[row + 1];
    return (uint16_t)m;
}

static uint16_t columns_to(unsigned col) { return (uint16_t)((2u << col) - 1); }

/* Squares of four rows, from this one on, that lie in these columns. */
static unsigned four_rows(const uint16_t *rows, unsigned columns)
{
    const uint64_t twos = 0x5555555555555555u, fours = 0x3333333333333333u;
    const uint64_t eights = 0x0f0f0f0f0f0f0f0fu, bytes = 0x0101010101010101u;
    uint64_t x;
    memcpy(&x, rows, sizeof x);
    x &= columns * 0x0001000100010001u;
    x -= x >> 1 & twos;
    x = (x & fours) + (x >> 2 & fours);
    return (unsigned)(((x + (x >> 4)) & eights) * bytes >> 56);
}

/* Income squares whose lower-left region lacks no more squares than the biggest piece has. */
static void survey_income(const fo_board_row *b, fo_ground *g)
{
    for (unsigned i = 0; i < b->pay_count; i++) {
        unsigned row = b->pay_row[i], col = b->pay_col[i], missing = 0;
        if (!(g->open.row[row] >> col & 1))
            continue;
        for (unsigned r = row; r < b->rows && missing <= 13; r += 4) /* FO-PLACE-12, FO-RULING-10 */
            missing += four_rows(g->need.row + r, columns_to(col));
        if (missing > 13 && b->income_count == 1)
            break; /* FO-PLACE-14: along one diagonal the regions only grow */
        if (missing > 13)
            continue;
        g->at_row[g->squares] = (uint8_t)row;
        g->at_col[g->squares] = (uint8_t)col;
        g->missing[g->squares++] = (uint8_t)missing; /* itself included */
    }
}

/* Rows of a map, with empty ones below, up to the number that machines take at once. */
static void lanes_of(const uint16_t rows[FO_ROWS], uint16_t out[FO_LANES])
{
    memcpy(out, rows, FO_ROWS * sizeof *out);
    memset(out + FO_ROWS, 0, (FO_LANES - FO_ROWS) * sizeof *out);
}

/* All rows at once: those that a board has not are empty in every map, and in a house the rows of
 * one tint end before those of the other begin. */
static void survey_tint(const fo_state *s, unsigned area, unsigned tint, fo_ground *g)
{
    uint16_t t[FO_LANES + 2] = {0}; /* an empty row above and below */
    unsigned from = tint_row(tint);
    memcpy(t + 1, s->tint[area] + from, (FO_ROWS - from) * sizeof *t);
    for (unsigned r = 0; r < FO_LANES; r++) {
        unsigned beside = (unsigned)t[r + 1] << 1 | t[r + 1] >> 1 | t[r] | t[r + 2];
        g->safe[tint].row[r] = (uint16_t)(g->safe[0].row[r] & ~beside);
    }
    memset(g->safe[tint].row + FO_LANES, 0, sizeof(fo_rows) - FO_LANES * sizeof *t);
}

static void survey_rows(const fo_board_row *b, const uint16_t rows[FO_ROWS], fo_ground *g)
{
    uint16_t area[FO_LANES], bonus[FO_LANES], pay[FO_LANES], cover[FO_LANES];
    lanes_of(b->area, area);
    lanes_of(b->bonus, bonus);
    lanes_of(b->pay, pay);
    lanes_of(rows, cover);
    for (unsigned r = 0; r < FO_LANES; r++) {
        uint16_t open = (uint16_t)(area[r] & ~cover[r]);
        g->open.row[r] = open;
        g->need.row[r] = (uint16_t)(open & ~bonus[r]); /* FO-PLACE-16 */
        g->safe[0].row[r] = (uint16_t)(open & ~pay[r]);
    }
    memset(g->open.row + FO_LANES, 0, sizeof(fo_rows) - FO_LANES * sizeof *rows);
    memset(g->need.row + FO_LANES, 0, sizeof(fo_rows) - FO_LANES * sizeof *rows);
    memset(g->safe[0].row + FO_LANES, 0, sizeof(fo_rows) - FO_LANES * sizeof *rows);
}

void fo_survey(const fo_state *s, unsigned area, unsigned tints, fo_ground *g)
{
    unsigned board = fo_board_of(s, area);
    const fo_board_row *b = &fo_boards[board];
    g->board = (uint8_t)board;
    g->squares = 0;
    survey_rows(b, s->cover[area], g);
    survey_income(b, g);
    for (unsigned tint = 1; tint <= 2; tint++)
        if (tints >> tint & 1)
            survey_tint(s, area, tint, g);
    /* Next to a green tile an income square is out of reach for green ones, too. */
    for (unsigned i = 0; i < g->squares && tints; i++)
        if (beside(s->tint[area], g->at_row[i], b->rows) >> g->at_col[i] & 1)
            g->at_row[i] |= 0x80;
}

/* Corners (FO-SM-13) from which all squares of the outline are free; false when none is. */
static bool corners(const fo_rows *free, const fo_outline *shape, fo_rows *out)
{
    uint16_t m[FO_LANES], any = 0;
    memset(m, 0xff, sizeof m);
    for (unsigned i = 0; i < shape->h; i++)
        for (unsigned bits = shape->row[i]; bits; bits &= bits - 1) {
            unsigned shift = (unsigned)__builtin_ctz(bits);
            for (unsigned r = 0; r < FO_LANES; r++)
                m[r] &= (uint16_t)(free->row[r + i] >> shift);
        }
    for (unsigned r = 0; r < FO_LANES; r++)
        any |= m[r];
    memcpy(out->row, m, sizeof m);
    return any != 0;
}

/* FO-PLACE-12, FO-PLACE-13: whatever an income square asks for is under the piece. */
static bool completes(const fo_ground *g, const fo_outline *shape, unsigned row, unsigned col)
{
    const fo_board_row *b = &fo_boards[g->board];
    fo_rows left = g->need;
    for (unsigned i = 0; i < shape->h; i++)
        left.row[row + i] &= (uint16_t) ~((unsigned)shape->row[i] << col);
    for (unsigned i = 0; i < shape->h; i++) {
        unsigned hit = b->pay[row + i] & (unsigned)shape->row[i] << col;
        for (; hit; hit &= hit - 1)
            for (unsigned r = row + i; r < b->rows; r++)
                if (left.row[r] & columns_to((unsigned)__builtin_ctz(hit)))
                    return false;
    }
    return true;
}

/* The rows with those income squares added that a piece of this size could complete. */
static bool with_income(const fo_ground *g, unsigned tint, unsigned area, fo_rows *free)
{
    bool any = false;
    *free = g->safe[tint];
    for (unsigned i = 0; i < g->squares; i++)
        if (g->missing[i] <= area && !(tint && g->at_row[i] & 0x80)) {
            free->row[g->at_row[i] & 0x7f] |= (uint16_t)(1u << g->at_col[i]);
            any = true;
        }
    return any;
}

static bool fits_with_income(const fo_ground *g, const fo_outline *shape, unsigned tint,
                             unsigned area, fo_rows *out)
{
    fo_rows free, more;
    bool any = false;
    if (!with_income(g, tint, area, &free) || !corners(&free, shape, &more))
        return false;
    for (unsigned r = 0; r < FO_ROWS; r++)
        for (unsigned m = more.row[r] & ~(unsigned)out->row[r]; m; m &= m - 1) {
            unsigned col = (unsigned)__builtin_ctz(m);
            if (!completes(g, shape, r, col))
                continue;
            out->row[r] |= (uint16_t)(1u << col);
            any = true;
        }
    return any;
}

bool fo_fits(const fo_ground *g, unsigned piece, unsigned o, bool first, fo_rows *out)
{
    const fo_shape *shape = fo_shape_of(piece);
    unsigned tint = tint_of(g->board, piece);
    bool any = corners(&g->safe[tint], &shape->as[o], out);
    if (any && first)
        return true;
    return fits_with_income(g, &shape->as[o], tint, shape->area, out) || any;
}

/* The rule that keeps a piece from lying there, or NULL. */
const char *fo_why_square(const fo_state *s, unsigned area, unsigned piece, unsigned o,
                          unsigned row, unsigned col)
{
    fo_ground g;
    fo_survey(s, area, FO_ALL_TINTS, &g);
    const fo_board_row *b = &fo_boards[g.board];
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    unsigned tint = tint_of(g.board, piece);
    const uint16_t *tinted = s->tint[area] + tint_row(tint); /* FO-PLACE-11 */
    if (row + shape->h > b->rows || col + shape->w > b->cols)
        return "FO-PLACE-05";
    unsigned never = 0, outside = 0, taken = 0, touched = 0;
    for (unsigned i = 0; i < shape->h; i++) {
        unsigned bits = (unsigned)shape->row[i] << col;
        never |= bits & b->never[row + i];
        outside |= bits & ~(unsigned)b->area[row + i];
        taken |= bits & s->cover[area][row + i];
        if (tint)
            touched |= bits & beside(tinted, row + i, b->rows);
    }
    if (never || outside)
        return never ? "FO-PLACE-07" : "FO-PLACE-05";
    if (taken)
        return "FO-PLACE-06";
    if (touched)
        return b->kind == FO_BOARD_KIND_HOUSE ? "FO-PLACE-10" : "FO-PLACE-08"; /* FO-END-08 */
    return completes(&g, shape, row, col) ? NULL : "FO-PLACE-12";
}

/* ---- laying ------------------------------------------------------------------------- */

size_t fo_cell(const fo_state *s, unsigned area, unsigned row, unsigned col)
{
    (void)s;
    if (area < FO_AREA_ISLAND_A)
        return area * 156 + row * 13 + col;
    if (area < FO_AREA_STONE_HOUSE_1)
        return 624 + (area - FO_AREA_ISLAND_A) * 81 + row * 9 + col;
    if (area < FO_AREA_LONG_HOUSE_1)
        return 948 + (area - FO_AREA_STONE_HOUSE_1) * 20 + row * 5 + col;
    return 1008 + (area - FO_AREA_LONG_HOUSE_1) * 33 + row * 11 + col;
}

void fo_lay(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col)
{
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    unsigned tint = tint_of(fo_board_of(s, area), piece);
    for (unsigned i = 0; i < shape->h; i++) {
        unsigned bits = shape->row[i], below = i + 1 < shape->h ? shape->row[i + 1] : 0;
        s->cover[area][row + i] |= (uint16_t)(bits << col);
        if (tint)
            s->tint[area][tint_row(tint) + row + i] |= (uint16_t)(bits << col);
        for (unsigned j = 0; bits >> j; j++)
            if (bits >> j & 1)
                s->cells[fo_cell(s, area, row + i, col + j)] =
                    (uint8_t)(piece | (bits >> (j + 1) & 1 ? FO_CELL_RIGHT : 0) |
                              (below >> j & 1 ? FO_CELL_DOWN : 0));
    }
}

/* ---- what a board pays ----------------------------------------------------------------- */

/* FO-INC-01, FO-INC-06: the first open number of each diagonal, or its closing value. */
unsigned fo_board_income(const fo_state *s, unsigned area)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    unsigned sum = 0, track = b->pay_count ? b->pay_row[0] + b->pay_col[0] : 0u;
    for (unsigned t = 0; t < b->income_count; t++) { /* FO-INC-03: two on Greenland */
        unsigned value = b->income[t], other = 0;
        for (unsigned i = b->pay_count; i-- > 0;) {
            unsigned on = b->pay_row[i] + b->pay_col[i];
            if (on != track)
                other = on;
            else if (!(s->cover[area][b->pay_row[i]] >> b->pay_col[i] & 1))
                value = b->pay_value[i];
        }
        sum += value;
        track = other;
    }
    return sum;
}

unsigned fo_income(const fo_state *s, int seat)
{
    unsigned sum = fo_board_income(s, (unsigned)seat); /* FO-INC-05 */
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == seat)
            sum += fo_board_income(s, FO_AREA_ISLAND_A + i);
    return sum;
}

unsigned fo_open_minus(const fo_state *s, unsigned area)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    unsigned open = 0;
    for (unsigned r = 0; r < b->rows; r++)
        open += fo_row_bits(b->minus[r] & ~(unsigned)s->cover[area][r]);
    return open;
}

/* FO-BON-02, FO-BON-03: the square is open and all around it that can be covered, is. */
bool fo_bonus_paid(const fo_state *s, unsigned area, unsigned row, unsigned col)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    unsigned around = col ? 7u << (col - 1) : 3u;
    if (s->cover[area][row] >> col & 1)
        return false; /* FO-PLACE-17 */
    for (unsigned r = row ? row - 1 : 0; r <= row + 1 && r < b->rows; r++)
        if (around & b->area[r] & ~(unsigned)b->bonus[r] & ~(unsigned)s->cover[area][r])
            return false;
    return true;
}
