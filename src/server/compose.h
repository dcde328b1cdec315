/* compose.h - notices that wait become letters and messages; in the store's thread. */
#ifndef MH_SERVER_COMPOSE_H
#define MH_SERVER_COMPOSE_H

#include "post.h"

typedef struct compose_office {
    const post *post;
    const char *sender, *url;
    int64_t now;
    bool mail; /* letters can be sent */
    unsigned made;
} compose_office;

/* All that is ripe, for some people at a time. */
db_err compose_all(compose_office *o, rec_link l);

#endif
