/* box_print.h - the book of a group with the box, for a terminal. */
#ifndef MH_CLI_BOX_PRINT_H
#define MH_CLI_BOX_PRINT_H

#include "box.h"

/* `Scenario 2: Before play` */
void box_print_part(const box_view *v, const mh_box_field *f, mh_lang lang);
/* Lines of one scenario under their headings; with `before` only those that are new. */
void box_print_lines(const box_view *v, unsigned game, const box_view *before, mh_lang lang);
/* What an answer changed in lines that were told before. */
void box_print_changes(const box_view *before, const box_view *after, mh_lang lang);
/* The question, its choices or the names that are known; then what is expected. */
void box_print_ask(const box_view *v, const box_field *f, mh_lang lang);
void box_print_expected(const box_view *v, const box_field *f, mh_lang lang, char *buf, size_t cap);
/* Question and answer, in one line. */
void box_print_answer(const box_view *v, const box_field *f, unsigned number, mh_lang lang);

#endif
