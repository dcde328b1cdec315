/* text.h - a bounded buffer that counts what would have been written. */
#ifndef MH_CORE_TEXT_H
#define MH_CORE_TEXT_H

#include <string.h>

#include "meadhall/game.h"

typedef struct mh_text {
    char *buf;
    size_t cap, len;
} mh_text;

mh_text mh_text_open(char *buf, size_t cap);

/* Here, so that the length of a literal is known and its copy is a few instructions: a server
 * writes a thousand of them a message. */
static inline void mh_put_n(mh_text *t, const char *s, size_t n)
{
    if (t->len + n < t->cap) {
        memcpy(t->buf + t->len, s, n);
        t->buf[t->len + n] = 0;
    } else if (t->len + 1 < t->cap) { /* as much as there is room for */
        size_t take = t->cap - t->len - 1;
        memcpy(t->buf + t->len, s, take);
        t->buf[t->len + take] = 0;
    }
    t->len += n;
}

static inline void mh_put(mh_text *t, const char *s) { mh_put_n(t, s, strlen(s)); }

void mh_put_int(mh_text *t, int64_t x);
int mh_text_len(const mh_text *t);
/* Are the n bytes of text this word? */
bool mh_same_word(const char *word, const char *text, size_t n);
/* One value in the words of sagas: an id, a set `a+b`, a number, `none`. */
void mh_put_value(mh_text *t, const mh_kind *kind, int64_t value);
void mh_put_action(mh_text *t, const mh_game *g, mh_action a);
void mh_put_event(mh_text *t, const mh_game *g, const mh_event *e);
void mh_put_remark(mh_text *t, const mh_game *g, const mh_event *e);

#endif
