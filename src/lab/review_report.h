/* review_report.h - what a review says: as text and as a page; as JSON in review_json.h. */
#ifndef MH_LAB_REVIEW_REPORT_H
#define MH_LAB_REVIEW_REPORT_H

#include <stdio.h>

#include "review.h"

/* ---- words in three languages (review_words.c) ---- */

typedef enum review_word {
    RW_REVIEW,
    RW_SEAT,
    RW_GAVE_AWAY,
    RW_LUCK_WAS,
    RW_NO_ERRORS,
    RW_LEDGER,
    RW_LEDGER_ABOUT,
    RW_LEDGER_POINTS,
    RW_START,
    RW_OWN,
    RW_LUCK,
    RW_OTHERS,
    RW_UNCLEAR,
    RW_END,
    RW_ADJUSTED,
    RW_CLEAN,
    RW_DEAREST,
    RW_PLAYED,
    RW_BETTER,
    RW_CHANCE,
    RW_POINTS,
    RW_WHY,
    RW_PLAYED_ON,
    RW_PRICE,
    RW_SMALL,
    RW_FURTHER,
    RW_HOW_SURE,
    RW_SURE,
    RW_FINDS,
    RW_FIND_GAP,
    RW_TURNS,
    RW_DRAW,
    RW_PHASES,
    RW_KINDS,
    RW_OPENING,
    RW_MIDDLE,
    RW_ENDING,
    RW_DECISIONS,
    RW_ERRORS,
    RW_LOST_EACH,
    RW_FEW,
    RW_ROUND,
    RW_PLY,
    RW_CURVE,
    RW_CURVE_POINTS,
    RW_LUCK_SUM,
    RW_LUCK_ABOUT,
    RW_MARKS,
    RW_AGREED,
    RW_SAME,
    RW_SAMPLED,
    RW_REVIEWER,
    RW_WITH_NET,
    RW_ONLY,
    RW_CHANGES,
    RW_TOGETHER,
    RW_ALL_ANSWERS,
    RW_HOW,
    RW_HOW_TEXT,
    RW_BOARD,
    RW_COUNT
} review_word;

const char *review_say(mh_lang lang, review_word word);
/* A sentence whose {0}, {1} ... are filled in. */
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
/* The lines of the score that surely change, the largest first; how many, at most cap. */
uint32_t review_lines(const review *r, const review_decision *d, uint8_t *out, uint32_t cap);

/* ---- where it goes ---- */

void review_put_text(FILE *f, const review *r, mh_lang lang);
/* One page with all it needs; to be freed, NULL without memory. */
char *review_html(const review *r, mh_lang lang, size_t *length);
/* The same without head and style, for a page that has its own; moments are links to `link`/PLY. */
char *review_fragment(const review *r, mh_lang lang, const char *link, size_t *length);

#endif
