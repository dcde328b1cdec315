/* sim_page.h - the parts of the report: words in three languages, plots. */
#ifndef MH_LAB_SIM_PAGE_H
#define MH_LAB_SIM_PAGE_H

#include <stdio.h>

#include "sim.h"

typedef enum sim_word {
    WORD_REPORT,
    WORD_GAMES,
    WORD_SEATS,
    WORD_SEAT,
    WORD_BOTS,
    WORD_BOT,
    WORD_SEED,
    WORD_OPTIONS,
    WORD_MEAN_SCORE,
    WORD_WINNER_SCORE,
    WORD_MARGIN,
    WORD_DECISIONS,
    WORD_LUCK_PART,
    WORD_BY_SEAT,
    WORD_BY_SEAT_ABOUT,
    WORD_WIN_SHARE,
    WORD_INTERVAL,
    WORD_SPREAD,
    WORD_LOWEST,
    WORD_HIGHEST,
    WORD_SCORES,
    WORD_SCORES_ABOUT,
    WORD_MEAN,
    WORD_POINTS,
    WORD_POINTS_ABOUT,
    WORD_WINNERS,
    WORD_OTHERS,
    WORD_CATEGORY,
    WORD_CHOICES,
    WORD_CHOICES_ABOUT,
    WORD_EQUALS,
    WORD_SEAT_GAMES,
    WORD_BETWEEN,
    WORD_RARE,
    WORD_ALL_VALUES,
    WORD_TIMES_ABOUT,
    WORD_LENGTH,
    WORD_LENGTH_ABOUT,
    WORD_LUCK,
    WORD_LUCK_ABOUT,
    WORD_LUCK_NONE,
    WORD_LUCK_PLACE,
    WORD_LUCK_PLACES,
    WORD_LUCK_DRAWS,
    WORD_HOW,
    WORD_HOW_TEXT,
    WORD_MADE_BY,
    WORD_DIGEST,
    WORD_ALONE,
    WORD_COUNT
} sim_word;

typedef struct sim_page {
    FILE *f;
    const sim_run *r;
    mh_lang lang;
    int seats;
} sim_page;

/* ---- words (sim_words.c) ---- */

const char *sim_say(mh_lang lang, sim_word word);
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
