/* canvas.h - one board of characters: cells are filled, then it is put together as lines. */
#ifndef MH_CLI_CANVAS_H
#define MH_CLI_CANVAS_H

#include "cli.h"

enum {
    CANVAS_SIDE = 16, /* cells in a row or column */
    CANVAS_LINES = 16,
    CANVAS_WIDTH = 38, /* of a cell, in columns */
    CANVAS_ACROSS = 200,
    CANVAS_DOWN = 128,
};

typedef struct canvas_glyph {
    char text[5]; /* one character; "": a blank */
    uint8_t ink;
} canvas_glyph;

typedef struct canvas_cell {
    uint8_t line, used[CANVAS_LINES]; /* the line that is written, columns of each */
    bool wrapped;                     /* the line began without being asked for */
    bool joined;
    uint32_t number; /* the answer to type; 0: none */
    canvas_glyph at[CANVAS_LINES][CANVAS_WIDTH];
} canvas_cell;

typedef struct canvas {
    mh_board board;
    int width; /* of a cell */
    unsigned row, col;
    canvas_cell cell[CANVAS_SIDE][CANVAS_SIDE];
    canvas_glyph out[CANVAS_DOWN][CANVAS_ACROSS];
    int lines;
} canvas;

/* An empty board that fits a screen of so many columns. */
void canvas_open(canvas *c, const mh_board *board, int columns);
/* Writes into the cell at hand; words that do not fit go to its next line. */
void canvas_write(canvas *c, const char *text, unsigned ink);
void canvas_break(canvas *c);
/* Puts the cells together, numbers of answers over squares where they are wanted. */
void canvas_compose(canvas *c, bool numbers);
/* Prints what was composed; inks only in colour. */
void canvas_print(const canvas *c, bool colour);
/* The characters of a text, one by one; returns what follows the first, which is copied. */
const char *canvas_next(const char *text, char glyph[5]);

#endif
