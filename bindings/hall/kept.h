/* kept.h - what the files of the page's hall share. */
#ifndef MH_BINDINGS_HALL_KEPT_H
#define MH_BINDINGS_HALL_KEPT_H

#include "hall/read.h"
#include "host/present.h"
#include "meadhall/hall.h"
#include "page.h"

enum { PAGE_SEARCHES = 256 };

struct mh_hall {
    hall *hall;
    hall_moment now;
    char *page; /* what is said */
    size_t cap;
    struct {
        hall_op op;
        hall_search *search;
    } searches[PAGE_SEARCHES];
    unsigned search_count;
};

typedef void hall_page_put(mh_text *out, const void *about);
/* Says what `put` writes, which is called again where room lacked; -1: no memory. */
int32_t hall_page_say(mh_hall *f, hall_page_put *put, const void *about);
void *hall_page_memory(void *ctx, void *old, size_t had, size_t want);

/* ---- kept.c: ,"key":value ---- */

void kept_put_number(mh_text *out, const char *key, int64_t x);
void kept_put_string(mh_text *out, const char *key, const char *text);
/* No number of a page's has 64 bits. */
void kept_put_hex(mh_text *out, const char *key, uint64_t x);
void kept_put_row(mh_text *out, const hall_row *r);
void kept_put_head(mh_text *out, const hall_head *h);
/* What a store needs of a row; head NULL but for the first. */
void kept_put_append(mh_text *out, const hall_row *r, const hall_head *head);
hall_row kept_read_row(const read_node *x);
hall_head kept_read_head(const read_node *x);

#endif
