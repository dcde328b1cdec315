/* ratings.h - the log of finished games, folded into ratings.
 *
 * A game that ended has no number yet (games.nr). The fold takes such games in the order they
 * ended, gives each the next number and, where it is rated, moves the ratings of its people, all in
 * one transaction: a kill leaves a game either without number or wholly counted. One node at a time
 * does so (the row `rated` of `times` is its lock). Ratings are a function of the games by number,
 * so they can be worked out again. */
#ifndef MH_SERVER_RATINGS_H
#define MH_SERVER_RATINGS_H

#include "rate.h"
#include "store/records.h"

enum { RATINGS_BATCH = 50 };

typedef void ratings_moved(void *ctx, const char *player, const char *table);

/* In a transaction. How many games were taken; at most RATINGS_BATCH. */
db_err ratings_fold(rec_link l, ratings_moved *on, void *ctx, int *count);

typedef struct ratings_check {
    int64_t games, rated, players;
    int64_t differ; /* numbers that were not what they should have been, and are now */
} ratings_check;
/* In a transaction: everything once more from the log of games. */
db_err ratings_again(rec_link l, ratings_check *out);

#endif
