/* post.h - the hall's post office: notices become letters and messages, and go out one by one. */
#ifndef MH_SERVER_POST_H
#define MH_SERVER_POST_H

#include "letters.h"
#include "srv.h"

enum { POST_STOP = 64 };

typedef struct post post;

/* NULL: no memory. It begins with the first tick. */
post *post_open(srv *s);
void post_tick(post *p);
/* Something was written that may have to go out. */
void post_news(post *p);
/* Breaks off what is under way; before the store is closed. */
void post_stop(post *p);
void post_close(post *p); /* after it */
/* Can letters be sent at all? */
bool post_has_mail(const post *p);
const char *post_url(const post *p);
void post_new_id(char out[POST_ID]);
/* /stop/LANG/TOKEN; false: it is another page. */
bool post_page(void *ctx, const char *path, bool posted, net_page *out);
/* The token that stops such letters, signed by this hall; false: its key is not known yet. */
bool post_stop_token(const post *p, const char *player, int kinds, char out[POST_STOP]);

#endif
