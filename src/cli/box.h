/* box.h - `meadhall campaign` on the book of a group with the box. */
#ifndef MH_CLI_BOX_H
#define MH_CLI_BOX_H

#include "campaign.h"
#include "host/box.h"

/* A new book; names of the players where they were given. An exit status. */
int box_run_new(const campaign_wishes *w, const mh_game *g, int seats);
/* show, record, fork or reset, on the text of the file. */
int box_run(const campaign_wishes *w, const char *word, const char *text, size_t n);

/* ---- what it says itself, in box_words.c -------------------------------------------------------
 */

typedef enum box_word {
    BOX_WELCOME,
    BOX_HELP,
    BOX_SCENARIO, /* before its number */
    BOX_ENTER,
    BOX_A_NAME,
    BOX_NONE,
    BOX_BAD_NAME,
    BOX_NO_BOOK,
    BOX_WHICH,
    BOX_CHANGED,
    BOX_SAME,
    BOX_GONE,
    BOX_NEW,
    BOX_OPEN_AGAIN,
    BOX_RENAMED,
    BOX_CUT,
    BOX_DONE,
    BOX_WORDS
} box_word;

const char *box_words(box_word id, mh_lang lang);

#endif
