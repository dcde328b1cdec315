/* review_report.h - what a review says: as text and as a page; as JSON in review_json.h. */
#ifndef MH_LAB_REVIEW_REPORT_H
#define MH_LAB_REVIEW_REPORT_H

#include <stdio.h>

#include "review.h"
#include "review_words.h"

/* ---- words (data/review.tsv) and sentences (review_words.c) ---- */

/* A sentence whose {0}, {1} ... are filled in. */
void review_fill_text(const char *text, const char *const *with, char *buf, size_t cap);
void review_fill(mh_lang lang, review_word word, const char *const *with, char *buf, size_t cap);
/* What a seat gave away and what luck gave it, in two sentences. */
void review_sentence(const review *r, mh_lang lang, int seat, char *buf, size_t cap);
/* Draws that were sampled, in a sentence; "" where there are none. */
void review_sampled(const review *r, mh_lang lang, char *buf, size_t cap);
/* A number as the language writes it, with a sign where asked; one of a few buffers that are used
 * in turn. */
const char *review_number(mh_lang lang, double x, int decimals, bool sign);
/* A chance in percent, or points where the seat is alone. */
const char *review_amount(const review *r, mh_lang lang, double x, bool sign);
/* What the seat is called: its name, its bot, or its number. */
void review_name(const review *r, mh_lang lang, int seat, char *buf, size_t cap);
/* An answer in words. */
void review_action(const review *r, mh_lang lang, mh_action a, char *buf, size_t cap);
/* A kind of decision: what its question is called. */
const char *review_kind(const review *r, mh_lang lang, unsigned prompt);
/* Round and number of a ply. */
void review_moment(const review *r, mh_lang lang, uint32_t ply, char *buf, size_t cap);
/* Why the better answer is better, in sentences; "" where it was not played on. */
void review_because(const review *r, mh_lang lang, const review_decision *d, char *buf, size_t cap);
/* Is this answer about as good as the best one? */
bool review_about_same(const review *r, const review_decision *d, unsigned answer);
/* The lines of the score that surely change, the largest first; how many, at most cap. */
uint32_t review_lines(const review *r, const review_decision *d, uint8_t *out, uint32_t cap);

/* ---- where it goes ---- */

void review_put_text(FILE *f, const review *r, mh_lang lang);
/* One page with all it needs; to be freed, NULL without memory. */
char *review_html(const review *r, mh_lang lang, size_t *length);
/* The same without head and style, for a page that has its own; moments are links to `link`/PLY. */
char *review_fragment(const review *r, mh_lang lang, const char *link, size_t *length);

#endif
