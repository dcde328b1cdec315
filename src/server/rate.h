/* rate.h - ratings: the Bayesian approximation of Weng and Lin (2011) for the Plackett-Luce model,
 * a person a team.
 *
 * A rating is a strength that is not known: mean `mu` and deviation `sigma`. The places of a game,
 * ties among them, move those of all who played. A deviation of 0 is a fixed point: it is never
 * moved, and holds the scale (bots). */
#ifndef MH_SERVER_RATE_H
#define MH_SERVER_RATE_H

#include <stdbool.h>
#include <stdint.h>

enum { RATE_SEATS = 5, RATE_TEXT = 32, RATE_LADDER_GAMES = 5, RATE_SETTLED_GAMES = 10 };

typedef struct rating {
    double mu, sigma;
} rating;

/* Of who has played no game. */
rating rate_new(void);
/* A bot's; false: nothing is known of this one, and games with it are not rated. */
bool rate_bot(const char *spec, rating *out);
/* After a game of `n` seats, 2 to RATE_SEATS; rank 1 is best, ties share. */
void rate_game(rating *seat, const int *rank, int n);

/* As people read it: around 1500, 400 for ten to one; and half the width of 95 %. */
int64_t rate_shown(rating r);
int64_t rate_range(rating r);
/* The ladder's order: rating less range, in thousandths. */
int64_t rate_low(rating r);

/* The same number again, when it is read. */
void rate_write(double x, char out[RATE_TEXT]);

#endif
