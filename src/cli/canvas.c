/* canvas.c - boxes in a frame, or a grid of small squares. */
#include "canvas.h"

#include <stdio.h>
#include <string.h>

enum { SQUARE = 3 }; /* two signs and a gap */

const char *canvas_next(const char *text, char glyph[5])
{
    size_t n = 1;
    while (n < 4 && (text[n] & 0xc0) == 0x80)
        n++;
    memcpy(glyph, text, n);
    glyph[n] = 0;
    return text + n;
}

void canvas_open(canvas *c, const mh_board *board, int columns)
{
    memset(c, 0, sizeof *c);
    c->board = *board;
    if (c->board.rows > CANVAS_SIDE)
        c->board.rows = CANVAS_SIDE;
    if (c->board.cols > CANVAS_SIDE)
        c->board.cols = CANVAS_SIDE;
    c->width = SQUARE;
    if (board->boxes && c->board.cols) {
        c->width = (columns - 1) / c->board.cols - 1;
        c->width = c->width < CANVAS_WIDTH ? c->width : CANVAS_WIDTH;
    }
}

static canvas_cell *at_hand(canvas *c) { return &c->cell[c->row][c->col]; }

void canvas_break(canvas *c)
{
    canvas_cell *x = at_hand(c);
    bool blank = !x->used[x->line];
    x->wrapped = false;
    if (!blank && x->line + 1 < CANVAS_LINES)
        x->line++;
}

static void put_glyph(const canvas *c, canvas_cell *x, const char glyph[5], unsigned ink)
{
    if (x->used[x->line] >= c->width) {
        if (x->line + 1 == CANVAS_LINES)
            return;
        x->line++;
        x->wrapped = true;
    }
    canvas_glyph *g = &x->at[x->line][x->used[x->line]++];
    memcpy(g->text, glyph, sizeof g->text);
    g->ink = (uint8_t)ink;
}

/* Columns up to the next blank. */
static int word_width(const char *text)
{
    int n = 0;
    for (; *text && *text != ' '; text++)
        n += (*text & 0xc0) != 0x80;
    return n;
}

void canvas_write(canvas *c, const char *text, unsigned ink)
{
    canvas_cell *x = at_hand(c);
    bool fresh = true; /* at the start of a word */
    while (*text) {
        char glyph[5];
        if (fresh && *text != ' ' && x->used[x->line] &&
            x->used[x->line] + word_width(text) > c->width && x->line + 1 < CANVAS_LINES) {
            x->line++;
            x->wrapped = true;
        }
        fresh = *text == ' ';
        text = canvas_next(text, glyph);
        if (fresh && (x->used[x->line] >= c->width || (x->wrapped && !x->used[x->line])))
            continue;
        put_glyph(c, x, glyph, ink);
    }
}

/* ---- putting together ------------------------------------------------------------ */

static void put_at(canvas *c, int row, int col, const char *glyph, unsigned ink)
{
    if (row < 0 || row >= CANVAS_DOWN || col < 0 || col >= CANVAS_ACROSS)
        return;
    canvas_glyph *g = &c->out[row][col];
    snprintf(g->text, sizeof g->text, "%s", glyph);
    g->ink = (uint8_t)ink;
    if (c->lines <= row)
        c->lines = row + 1;
}

static void put_text(canvas *c, int row, int col, const char *text, unsigned ink)
{
    for (char glyph[5]; *text; col++) {
        text = canvas_next(text, glyph);
        put_at(c, row, col, glyph, ink);
    }
}

static const char *corner(unsigned row, unsigned rows, unsigned col, unsigned cols)
{
    static const char *const signs[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    unsigned r = row == 0 ? 0 : row < rows ? 1 : 2, k = col == 0 ? 0 : col < cols ? 1 : 2;
    return signs[r][k];
}

static void rule(canvas *c, int line, unsigned row)
{
    for (unsigned col = 0; col <= c->board.cols; col++) {
        int x = (int)col * (c->width + 1);
        put_at(c, line, x, corner(row, c->board.rows, col, c->board.cols), MH_INK_FAINT);
        for (int i = 1; col < c->board.cols && i <= c->width; i++)
            put_at(c, line, x + i, "─", MH_INK_FAINT);
    }
}

static int height_of(const canvas *c, unsigned row)
{
    int most = 1;
    for (unsigned col = 0; col < c->board.cols; col++) {
        const canvas_cell *x = &c->cell[row][col];
        int lines = x->line + (x->used[x->line] > 0);
        most = lines > most ? lines : most;
    }
    return most;
}

static void compose_boxes(canvas *c)
{
    int line = 0;
    for (unsigned row = 0; row < c->board.rows; row++) {
        int height = height_of(c, row);
        rule(c, line++, row);
        for (int i = 0; i < height; i++, line++)
            for (unsigned col = 0; col <= c->board.cols; col++) {
                int x = (int)col * (c->width + 1);
                put_at(c, line, x, "│", MH_INK_FAINT);
                for (int k = 0; col < c->board.cols && k < c->cell[row][col].used[i]; k++) {
                    const canvas_glyph *g = &c->cell[row][col].at[i][k];
                    put_at(c, line, x + 1 + k, g->text, g->ink);
                }
            }
    }
    rule(c, line, c->board.rows);
}

/* Squares grow with the numbers that are to stand in them. */
static int square_width(const canvas *c, bool numbers)
{
    uint32_t most = 0;
    int width = SQUARE;
    for (unsigned row = 0; row < c->board.rows && numbers; row++)
        for (unsigned col = 0; col < c->board.cols; col++)
            most = c->cell[row][col].number > most ? c->cell[row][col].number : most;
    for (uint32_t least = 100; most >= least; least *= 10)
        width++;
    return width;
}

static void compose_square(canvas *c, int line, int x, int width, const canvas_cell *cell,
                           bool numbers)
{
    char text[16];
    if (numbers && cell->number) {
        int n = snprintf(text, sizeof text, "%u", (unsigned)cell->number);
        put_text(c, line, x + width - n, text, MH_INK_STRONG);
        return;
    }
    int used = cell->used[0];
    if (numbers && used && strchr("0123456789", cell->at[0][used - 1].text[0]) &&
        cell->at[0][0].text[0] != '-') {
        put_text(c, line, x + width - 1, ".", MH_INK_FAINT); /* else it looks like an answer */
        return;
    }
    for (int k = 0; k < used; k++)
        put_at(c, line, x + width - used + k, cell->at[0][k].text, cell->at[0][k].ink);
    if (!cell->joined || !used)
        return;
    for (int k = 0; k < width - 2; k++) /* the gap before the next square */
        put_at(c, line, x + width + k, cell->at[0][used - 1].text, cell->at[0][used - 1].ink);
}

static void compose_squares(canvas *c, bool numbers)
{
    char text[16];
    int width = square_width(c, numbers), from = c->board.counted ? 2 : 0, top = c->board.counted;
    for (unsigned col = 0; c->board.counted && col < c->board.cols; col++) {
        int n = snprintf(text, sizeof text, "%u", col + 1);
        put_text(c, 0, from + ((int)col + 1) * width - n, text, MH_INK_FAINT);
    }
    for (unsigned row = 0; row < c->board.rows; row++) {
        int line = top + (int)row;
        int n = snprintf(text, sizeof text, "%u", row + 1);
        if (c->board.counted)
            put_text(c, line, 2 - n, text, MH_INK_FAINT);
        for (unsigned col = 0; col < c->board.cols; col++)
            compose_square(c, line, from + (int)col * width, width, &c->cell[row][col], numbers);
    }
}

void canvas_compose(canvas *c, bool numbers)
{
    memset(c->out, 0, sizeof c->out);
    c->lines = 0;
    if (c->board.boxes)
        compose_boxes(c);
    else
        compose_squares(c, numbers);
}

/* ---- printing ---------------------------------------------------------------------- */

static const char *escape_of(unsigned ink)
{
    static const char *const inks[] = {
        [MH_INK_PLAIN] = "0",         [MH_INK_FAINT] = "0;2",       [MH_INK_STRONG] = "0;1",
        [MH_INK_YELLOW] = "0;33",     [MH_INK_RED] = "0;31",        [MH_INK_GREEN] = "0;32",
        [MH_INK_BLUE] = "0;34",       [MH_INK_SEAT] = "0;1;33",     [MH_INK_SEAT + 1] = "0;1;36",
        [MH_INK_SEAT + 2] = "0;1;35", [MH_INK_SEAT + 3] = "0;1;32", [MH_INK_SEAT + 4] = "0;1;34",
    };
    return ink < MH_COUNT(inks) ? inks[ink] : inks[0];
}

void canvas_print(const canvas *c, bool colour)
{
    for (int line = 0; line < c->lines; line++) {
        int end = CANVAS_ACROSS;
        unsigned ink = MH_INK_PLAIN;
        while (end && (!c->out[line][end - 1].text[0] || c->out[line][end - 1].text[0] == ' '))
            end--;
        for (int k = 0; k < end; k++) {
            const canvas_glyph *g = &c->out[line][k];
            if (colour && g->text[0] && g->ink != ink)
                printf("\033[%sm", escape_of(ink = g->ink));
            fputs(g->text[0] ? g->text : " ", stdout);
        }
        puts(ink == MH_INK_PLAIN ? "" : "\033[0m");
    }
}
