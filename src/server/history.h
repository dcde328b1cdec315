/* history.h - finished games as messages tell of them; shared by history and profiles. */
#ifndef MH_SERVER_HISTORY_H
#define MH_SERVER_HISTORY_H

#include "inquiry.h"
#include "ratings.h"

enum {
    HISTORY_PAGE = 50,
    HISTORY_MOST = 200,
    HISTORY_LOOKS = 1000 /* games that one answer to a search looks at */
};

typedef struct history_list { /* GAMEs, as they come seat by seat */
    inquiry *i;
    json_t *games;
    json_t *players; /* of the last one */
    char table[DB_ID];
    int64_t at;
    int count, most;
    bool more; /* there is one beyond the page */
} history_list;

/* `chosen` selects table_id, at and seat AS mine of games, the newest first, one more than `most`.
 */
db_err history_read(history_list *h, rec_link l, const sql *chosen);
/* The part that is common to all lists of a player's games: `m` is its seat. */
void history_of(sql *s, const char *player, bool own);
/* `rating`, `range`, `games`, `settling` into an object. */
void history_rating(inquiry *i, json_t *x, rating r, int64_t games);

#endif
