/* box.h - `meadhall campaign` on the book of a group with the box. */
#ifndef MH_CLI_BOX_H
#define MH_CLI_BOX_H

#include "box_words.h"
#include "campaign.h"
#include "host/box.h"

/* A new book; names of the players where they were given. An exit status. */
int box_run_new(const campaign_wishes *w, const mh_game *g, int seats);
/* show, record, fork or reset, on the text of the file. */
int box_run(const campaign_wishes *w, const char *word, const char *text, size_t n);

/* ---- what it says itself, in box_words.c -------------------------------------------------------
 */

#endif
