/* sim_page.h - the parts of the report: words, plots. */
#ifndef MH_LAB_SIM_PAGE_H
#define MH_LAB_SIM_PAGE_H

#include <stdio.h>

#include "sim.h"
#include "sim_words.h"

typedef struct sim_page {
    FILE *f;
    const sim_run *r;
    mh_lang lang;
    int seats;
} sim_page;

/* ---- words (sim_words.c) ---- */

/* Text as HTML. */
void sim_put(FILE *f, const char *text);
void sim_put_word(const sim_page *p, sim_word word);
/* Numbers as the language writes them. */
void sim_put_count(const sim_page *p, int64_t x);
void sim_put_number(const sim_page *p, double x, int decimals);
void sim_put_percent(const sim_page *p, double share, int decimals);
/* What a marker's value is called. */
void sim_name_value(const sim_page *p, const sim_marker *m, unsigned value, char *buf, size_t cap);

/* ---- plots (sim_svg.c) ---- */

enum { PLOT_WIDTH = 880, PLOT_LABEL = 272, PLOT_RIGHT = 130 };

typedef struct sim_dot { /* one row of a plot of shares; seat -1: of no seat */
    char name[96];
    int seat;
    const sim_cell *cell;
} sim_dot;

void sim_seat_mark(FILE *f, double x, double y, int seat);
/* Shares with their intervals; `gap` > 0: a break after so many rows. */
void sim_plot_dots(const sim_page *p, const sim_dot *row, unsigned n, unsigned gap);
/* A row of bars a seat over one axis of scores. */
void sim_plot_scores(const sim_page *p);
/* Winners against others, a pair of bars a category. */
void sim_plot_points(const sim_page *p);
/* Columns: how often; above them the win share of those. */
void sim_plot_times(const sim_page *p, const sim_cell *cell, unsigned n);
void sim_plot_lengths(const sim_page *p);
/* What the draws of a game move, a bar a kind. */
void sim_plot_draws(const sim_page *p);

#endif
