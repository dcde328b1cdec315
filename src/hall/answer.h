/* answer.h - what the hall shares with hosts of this tree that answer messages of their own. */
#ifndef MH_HALL_ANSWER_H
#define MH_HALL_ANSWER_H

#include "core/text.h"
#include "read.h"

/* {"t":"error",...}, as the hall says it. `req` -1: none; rule and the table's id may be NULL. */
void hall_put_error(mh_text *out, int64_t req, const char *code, const char *text, const char *rule,
                    const char *id);
/* `parts` of a message; false: not a list of them, and hall_parts_rule says what it must be. */
bool hall_read_parts(const read_node *list, unsigned *out);
extern const char hall_parts_rule[];
/* Text for people: no control character may enter a log, a terminal or a history. */
bool hall_text_ok(const char *text);

#endif
