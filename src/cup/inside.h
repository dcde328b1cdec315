/* inside.h - what the files of cups share. */
#ifndef MH_CUP_INSIDE_H
#define MH_CUP_INSIDE_H

#include "cup.h"

typedef struct cup_tally { /* of one player, over all that is in the log */
    int points, games, wins, firsts, rests, last_first; /* last_first: round, or 0 */
    int seat[CUP_SEATS];                                /* how often it sat there */
    int64_t margin;                                     /* tenths */
} cup_tally;

void cup_tallies(const cup *c, cup_tally out[CUP_PLAYERS]);
/* How often two have met. */
int cup_met(const cup *c, int a, int b);
/* Players by points, rating, order of entering; best first. */
void cup_order(const cup *c, const cup_tally *t, int out[CUP_PLAYERS]);

/* match.c: the pairing that comes first by `wish` among those without a pair met more than
 * `most` times; false: there is none. wish(i, j): smaller is better. */
bool cup_match(int n, const uint8_t *met, int most, const int *wish, int mate[CUP_PLAYERS]);

int cup_next_robin(const cup *c, cup_game *out, int most, int *rest, int *rests);
int cup_next_swiss(const cup *c, cup_game *out, int most, int *rest, int *rests);
int cup_next_pods(const cup *c, cup_game *out, int most, int *rest, int *rests);
int cup_next_knockout(const cup *c, cup_game *out, int most);
/* The place that each player of a knock-out has reached, by the order of going out. */
void cup_knockout_places(const cup *c, int out[CUP_PLAYERS]);
int cup_knockout_rounds(const cup *c);
int cup_robin_rounds(const cup *c);
/* Do the best sit down together at the end? Where one pod holds everybody they always did. */
bool cup_has_final(const cup *c);

#endif
