/* draw.c - the board and the maps: tiles with the land at their edges. */
#include "course.h"

enum { BOARD_ROWS = 3, BOARD_COLS = 4, GRID = DV_GRID };

static const char *const grounds[] = {"~", ".", "^"};
static const uint8_t inks[] = {MH_INK_BLUE, MH_INK_GREEN, MH_INK_FAINT};

/* The land at one side of a turned tile: 0 north, 1 east, 2 south, 3 west. */
static unsigned ground_at(unsigned tile, unsigned rot, unsigned side)
{
    return (dv_edges(tile, rot) >> 2 * side & 3u) - 1u;
}

static void draw_ground(unsigned ground, unsigned n, const mh_pen *pen)
{
    for (unsigned i = 0; i < n; i++)
        pen->sign(pen->ctx, grounds[ground], inks[ground]);
}

/* Sides that belong together meet in the middle. */
static void draw_land(unsigned tile, unsigned rot, const mh_pen *pen)
{
    unsigned west = ground_at(tile, rot, 3), east = ground_at(tile, rot, 1);
    pen->line(pen->ctx);
    pen->sign(pen->ctx, "  ", MH_INK_PLAIN);
    draw_ground(ground_at(tile, rot, 0), 4, pen);
    pen->line(pen->ctx);
    pen->sign(pen->ctx, " ", MH_INK_PLAIN);
    draw_ground(west, 1, pen);
    if (dv_tiles[tile].regions == DV_REGIONS_AAAB)
        draw_ground(ground_at(tile, 0, 0), 4, pen);
    else
        pen->sign(pen->ctx, "    ", MH_INK_PLAIN);
    draw_ground(east, 1, pen);
    pen->line(pen->ctx);
    pen->sign(pen->ctx, "  ", MH_INK_PLAIN);
    draw_ground(ground_at(tile, rot, 2), 4, pen);
}

/* The two slots: a symbol, or an abyss over it. */
static void draw_slots(const dv_state *s, unsigned tile, const mh_pen *pen)
{
    for (unsigned i = 0; i < 2; i++) {
        pen->line(pen->ctx);
        if (s->abyss[tile] >> i & 1)
            pen->word(pen->ctx, &dv_label_heading[DV_HEADING_ABYSS], MH_INK_RED);
        else
            pen->thing(pen->ctx, &dv_kind_symbol, s->slot[tile][i], MH_INK_PLAIN);
    }
}

static void draw_keys(const mh_pen *pen)
{
    pen->key(pen->ctx, grounds[DV_GROUND_SEA], &dv_label_heading[DV_HEADING_SEA]);
    pen->key(pen->ctx, grounds[DV_GROUND_PLAIN], &dv_label_heading[DV_HEADING_PLAIN]);
    pen->key(pen->ctx, grounds[DV_GROUND_MOUNTAIN], &dv_label_heading[DV_HEADING_MOUNTAIN]);
}

static void draw_guests(const dv_state *s, unsigned c, const mh_pen *pen)
{
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        if (m != DV_NORNS && s->beast[m] == DV_AFIELD && s->beast_at[m] == c) {
            pen->line(pen->ctx);
            pen->thing(pen->ctx, &dv_kind_monster, (int32_t)m, MH_INK_RED);
        }
    if (s->hammer == c) {
        pen->line(pen->ctx);
        pen->word(pen->ctx, &dv_label_heading[DV_HEADING_HAMMER], MH_INK_STRONG);
    }
    if (s->mask == c) {
        pen->line(pen->ctx);
        pen->word(pen->ctx, &dv_label_heading[DV_HEADING_MASK], MH_INK_STRONG);
    }
}

static void draw_board(const dv_state *s, const mh_pen *pen)
{
    pen->board(pen->ctx, &(mh_board){.title = &dv_label_heading[DV_HEADING_BOARD],
                                     .rows = BOARD_ROWS,
                                     .cols = BOARD_COLS,
                                     .owner = MH_NONE,
                                     .boxes = true});
    for (unsigned c = 0; c < DV_CELLS; c++) {
        pen->cell(pen->ctx, dv_board[c].row, dv_board[c].col);
        pen->thing(pen->ctx, &dv_kind_cell, (int32_t)c, MH_INK_STRONG);
        if (s->cell[c] != MH_NONE) {
            pen->sign(pen->ctx, "  ", MH_INK_PLAIN);
            pen->thing(pen->ctx, &dv_kind_tile, s->cell[c], MH_INK_FAINT);
            draw_land(s->cell[c], 0, pen);
            draw_slots(s, s->cell[c], pen);
        }
        draw_guests(s, c, pen);
    }
    draw_keys(pen);
}

typedef struct span { /* rows or columns from the first to the last */
    unsigned low, high;
} span;

static span around(span x, unsigned at)
{
    unsigned low = at ? at - 1 : 0, high = at + 1 < GRID ? at + 1 : GRID - 1;
    return (span){low < x.low ? low : x.low, high > x.high ? high : x.high};
}

/* What lies, and one place more all round, where the next tile may lie. */
static void draw_map(const dv_state *s, unsigned seat, const mh_pen *pen)
{
    span x = {GRID, 0}, y = {GRID, 0};
    for (unsigned i = 0; i < DV_SPOTS; i++)
        if (s->map[seat][i] != MH_NONE) {
            x = around(x, i % GRID);
            y = around(y, i / GRID);
        }
    if (x.low == GRID)
        return;
    pen->board(pen->ctx, &(mh_board){.title = &dv_label_heading[DV_HEADING_MAP],
                                     .rows = (uint8_t)(y.high - y.low + 1),
                                     .cols = (uint8_t)(x.high - x.low + 1),
                                     .owner = (uint8_t)seat,
                                     .boxes = true});
    for (unsigned row = y.low; row <= y.high; row++)
        for (unsigned col = x.low; col <= x.high; col++) {
            unsigned spot = row * GRID + col, tile = s->map[seat][spot];
            pen->cell(pen->ctx, row - y.low, col - x.low);
            pen->thing(pen->ctx, &dv_kind_spot, (int32_t)spot,
                       tile == MH_NONE ? MH_INK_FAINT : MH_INK_STRONG);
            if (tile == MH_NONE)
                continue;
            draw_land(tile, s->rot[seat][spot], pen);
            draw_slots(s, tile, pen);
        }
    draw_keys(pen);
}

/* The tile about to be laid, turned each way. */
static void draw_held(const dv_state *s, unsigned seat, const mh_pen *pen)
{
    pen->board(pen->ctx, &(mh_board){.kind = &dv_kind_tile,
                                     .value = s->tile_now,
                                     .rows = 1,
                                     .cols = DV_TURNED_COUNT,
                                     .owner = (uint8_t)seat,
                                     .boxes = true});
    for (unsigned rot = 0; rot < DV_TURNED_COUNT; rot++) {
        pen->cell(pen->ctx, 0, rot);
        pen->thing(pen->ctx, &dv_kind_turned, (int32_t)rot, MH_INK_STRONG);
        draw_land(s->tile_now, rot, pen);
        draw_slots(s, s->tile_now, pen);
    }
}

void dv_draw(const mh_state *hidden, int viewer, const mh_pen *pen)
{
    const dv_state *s = dv_const(hidden);
    if (s->phase < DV_PH_TURN)
        return; /* nothing lies yet */
    draw_board(s, pen);
    for (unsigned p = 0; p < hidden->seats; p++)
        draw_map(s, p, pen);
    if (viewer < DV_SEATS && mh_asked(hidden, viewer) && s->tile_now != MH_NONE &&
        mh_top(hidden)->prompt == DV_PROMPT_PLACE)
        draw_held(s, (unsigned)viewer, pen);
}

const char *const dv_drawn[] = {"board", "map", NULL};
const char *const dv_details[] = {"payments", NULL}; /* dozens of ways to pay, at every turn */
