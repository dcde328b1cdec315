/* draw.c - home boards, islands and houses square by square, the piece about to be laid, and the
 * table of a feast. */
#include "state.h"

static unsigned ink_of(unsigned piece)
{
    static const uint8_t inks[FO_COLOUR_COUNT] = {
        [FO_COLOUR_ORANGE] = MH_INK_YELLOW,
        [FO_COLOUR_RED] = MH_INK_RED,
        [FO_COLOUR_GREEN] = MH_INK_GREEN,
        [FO_COLOUR_BLUE] = MH_INK_BLUE,
    };
    if (piece < FO_GOODS)
        return inks[fo_goods[piece].colour];
    return piece < FO_ITEM_SILVER ? MH_INK_BLUE : MH_INK_PLAIN;
}

static void draw_bonus(const fo_board_row *b, unsigned row, unsigned col, const mh_pen *pen)
{
    unsigned board = (unsigned)(b - fo_boards);
    pen->sign(pen->ctx, "+", MH_INK_STRONG);
    for (unsigned i = fo_bonuses_of[board]; i < fo_bonuses_of[board + 1]; i++)
        if (fo_bonuses[i].row == row && fo_bonuses[i].col == col) {
            const fo_code *reward = &fo_bonuses_reward[fo_bonuses[i].reward_at];
            for (unsigned k = 0; k < fo_bonuses[i].reward_count; k++)
                pen->thing(pen->ctx, &fo_kind_item, reward[k].arg[0], MH_INK_STRONG);
        }
}

static void draw_open(const fo_board_row *b, unsigned row, unsigned col, const mh_pen *pen)
{
    for (unsigned i = 0; i < b->pay_count; i++)
        if (b->pay_row[i] == row && b->pay_col[i] == col) {
            pen->thing(pen->ctx, &mh_number, b->pay_value[i], MH_INK_STRONG);
            return;
        }
    if (b->bonus[row] >> col & 1)
        draw_bonus(b, row, col, pen);
    else if (b->minus[row] >> col & 1)
        pen->sign(pen->ctx, "-1", MH_INK_FAINT);
    else
        pen->sign(pen->ctx, ".", MH_INK_PLAIN);
}

static void draw_square(const fo_state *s, unsigned area, unsigned row, unsigned col,
                        const mh_pen *pen)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    if (b->never[row] >> col & 1) {
        pen->sign(pen->ctx, "##", MH_INK_FAINT);
    } else if (b->area[row] >> col & 1) {
        unsigned lies = s->cells[fo_cell(s, area, row, col)], piece = lies & FO_CELL_PIECE;
        if (lies == FO_CELL_FREE) {
            draw_open(b, row, col, pen);
            return;
        }
        pen->thing(pen->ctx, &fo_kind_item, (int32_t)piece, ink_of(piece));
        pen->thing(pen->ctx, &fo_kind_item, (int32_t)piece, ink_of(piece));
        if (lies & FO_CELL_RIGHT)
            pen->join(pen->ctx);
    }
}

static void open_board(const fo_state *s, unsigned area, unsigned owner, const mh_pen *pen)
{
    unsigned board = fo_board_of(s, area);
    mh_board b = {.kind = &fo_kind_board,
                  .value = board,
                  .rows = fo_boards[board].rows,
                  .cols = fo_boards[board].cols,
                  .owner = (uint8_t)owner,
                  .counted = true};
    if (area < FO_AREA_ISLAND_A) {
        b.kind = &fo_kind_place;
        b.value = FO_PLACE_HOME;
    } else if (area >= FO_AREA_STONE_HOUSE_1) {
        b.kind = &fo_kind_area;
        b.value = area;
    }
    pen->board(pen->ctx, &b);
}

/* Where a piece may lie its upper left corner stands, as the number of the answer. */
static void draw_area(const fo_state *s, unsigned area, unsigned owner, bool asked,
                      const mh_pen *pen)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    open_board(s, area, owner, pen);
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned c = 0; c < b->cols; c++) {
            pen->cell(pen->ctx, r, c);
            draw_square(s, area, r, c, pen);
            if (asked)
                pen->choice(pen->ctx, mh_act(FO_VERB_AT, r, c, 0));
        }
    pen->key(pen->ctx, "-1", &fo_label_shown[FO_SHOWN_OPEN]);
    pen->key(pen->ctx, "1 2 3", &fo_label_shown[FO_SHOWN_INCOME]);
    pen->key(pen->ctx, "+", &fo_label_shown[FO_SHOWN_BONUS_SQUARE]);
    pen->key(pen->ctx, "##", &fo_label_shown[FO_SHOWN_NEVER]);
}

static void draw_piece(const mh_frame *f, unsigned seat, const mh_pen *pen)
{
    const fo_outline *shape = &fo_shape_of(f->arg[0])->as[f->arg[2] & 7];
    pen->board(pen->ctx, &(mh_board){.kind = &fo_kind_item,
                                     .value = f->arg[0],
                                     .rows = shape->h,
                                     .cols = shape->w,
                                     .owner = (uint8_t)seat});
    for (unsigned r = 0; r < shape->h; r++)
        for (unsigned c = 0; c < shape->w; c++)
            if (shape->row[r] >> c & 1) {
                pen->cell(pen->ctx, r, c);
                pen->thing(pen->ctx, &fo_kind_item, f->arg[0], ink_of(f->arg[0]));
                pen->thing(pen->ctx, &fo_kind_item, f->arg[0], ink_of(f->arg[0]));
                if (c + 1u < shape->w && shape->row[r] >> (c + 1) & 1)
                    pen->join(pen->ctx);
            }
}

enum { SERVED, TO_SERVE }; /* of the frame of a feast: squares */

/* A tile is never beside another one of its food; coins may be. */
static void draw_served(const fo_state *s, unsigned i, unsigned squares, const mh_pen *pen)
{
    unsigned piece = s->table[i];
    pen->thing(pen->ctx, &fo_kind_item, (int32_t)piece, ink_of(piece));
    pen->thing(pen->ctx, &fo_kind_item, (int32_t)piece, ink_of(piece));
    if (i + 1 < squares && s->table[i + 1] == piece && piece != FO_ITEM_SILVER)
        pen->join(pen->ctx);
}

/* FO-FEAST-02: the run of squares to serve, from the left. */
static void draw_feast(const fo_state *s, const mh_frame *f, const mh_pen *pen)
{
    unsigned squares = f->arg[TO_SERVE] < FO_TABLE ? f->arg[TO_SERVE] : FO_TABLE;
    if (!squares || !f->waiting)
        return;
    pen->board(pen->ctx, &(mh_board){.title = &fo_label_shown[FO_SHOWN_BANQUET],
                                     .rows = 1,
                                     .cols = (uint8_t)squares,
                                     .owner = (uint8_t)mh_lowest(f->waiting),
                                     .counted = true});
    for (unsigned i = 0; i < squares; i++) {
        pen->cell(pen->ctx, 0, i);
        if (s->table[i] != MH_NONE)
            draw_served(s, i, squares, pen);
        else if (i < f->arg[SERVED])
            pen->sign(pen->ctx, "!!", MH_INK_RED);
        else
            pen->sign(pen->ctx, "..", MH_INK_FAINT);
    }
    pen->key(pen->ctx, "..", &fo_label_shown[FO_SHOWN_SQUARES_TO_SERVE]);
    pen->key(pen->ctx, "!!", &fo_label_shown[FO_SHOWN_PENALTIES]);
}

void fo_draw(const mh_state *hidden, int viewer, const mh_pen *pen)
{
    const fo_state *s = fo_const(hidden);
    const mh_frame *f = hidden->depth ? mh_top(hidden) : NULL;
    bool laying = f && f->prompt == FO_PROMPT_AT && mh_asked(hidden, viewer);
    unsigned asked = laying ? fo_area_of(s, viewer, f->arg[1]) : MH_NONE;
    for (unsigned p = 0; p < hidden->seats; p++)
        for (unsigned m = fo_areas(s, (int)p); m; m &= m - 1)
            draw_area(s, fo_low_bit(m), p, fo_low_bit(m) == asked, pen);
    if (laying)
        draw_piece(f, (unsigned)viewer, pen);
    for (unsigned i = hidden->depth; i--;)
        if (hidden->open[i].prompt == FO_PROMPT_FEAST) {
            draw_feast(s, &hidden->open[i], pen); /* the one that is going on, not one around it */
            return;
        }
}

/* Cards of the decks that were chosen, boards of seats that are there, spaces that lie out. */
bool fo_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value)
{
    const fo_state *s = fo_const(hidden);
    if (kind->ids == fo_kind_occupation.ids)
        return fo_in_decks(s, value);
    if (kind->ids == fo_kind_area.ids)
        return value >= FO_AREA_ISLAND_A || value < hidden->seats;
    if (kind->ids == fo_kind_space.ids)
        return value < FO_SPACES || s->extension >> (value - FO_SPACES) & 1;
    return true;
}

const char *const fo_drawn[] = {"tiles", "banquet", NULL};
