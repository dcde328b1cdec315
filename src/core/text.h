/* text.h - a bounded buffer that counts what would have been written. */
#ifndef MH_CORE_TEXT_H
#define MH_CORE_TEXT_H

#include "meadhall/game.h"

typedef struct mh_text {
    char *buf;
    size_t cap, len;
} mh_text;

mh_text mh_text_open(char *buf, size_t cap);
void mh_put(mh_text *t, const char *s);
void mh_put_n(mh_text *t, const char *s, size_t n);
void mh_put_int(mh_text *t, int64_t x);
int mh_text_len(const mh_text *t);
/* Are the n bytes of text this word? */
bool mh_same_word(const char *word, const char *text, size_t n);
/* One value in the words of sagas: an id, a set `a+b`, a number, `none`. */
void mh_put_value(mh_text *t, const mh_kind *kind, int64_t value);

#endif
