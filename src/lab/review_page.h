/* review_page.h - the parts of the page of a review. */
#ifndef MH_LAB_REVIEW_PAGE_H
#define MH_LAB_REVIEW_PAGE_H

#include "review_report.h"

typedef struct review_page {
    FILE *f;
    const review *r;
    mh_lang lang;
    const char *link; /* moments are links to this and their ply; NULL: they are not */
} review_page;

/* A seat's name without its bot. */
void review_short_name(const review *r, mh_lang lang, int seat, char *buf, size_t cap);

/* ---- plots (review_svg.c) ---- */
void review_plot_curve(const review_page *p);
void review_plot_luck(const review_page *p);
/* The lines of the score that change, as bars. */
void review_plot_lines(const review_page *p, const review_decision *d);

#endif
