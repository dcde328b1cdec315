/* cup.h - tournaments, reckoned: who plays whom next, and how everybody stands. No clock, no
 * memory of its own, no random number: the same log gives the same pairings and the same standing,
 * at every node and for ever.
 *
 * A cup is what its log makes of it (cup_read, a line at a time). Points are tenths: of two seats
 * a win is 10 and a shared game 5 each; of a pod of four 40, 20, 10, 0, of three 30, 10, 0, and
 * equal ranks share what their places bring. */
#ifndef MH_CUP_CUP_H
#define MH_CUP_CUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CUP_PLAYERS = 128,
    CUP_SEATS = 4,
    CUP_GAMES = 1200,
    CUP_ROUNDS = 40,
    CUP_ID = 16,
    CUP_NAME = 52,
    CUP_SPEC = 48,
    CUP_BREAKS = 3,
    CUP_TWICE = 10,      /* up to so many players meet twice in a round robin */
    CUP_ROBIN_MOST = 20, /* players of a round robin */
    CUP_WIN = 10,        /* tenths */
    CUP_LATE = 2,        /* games in which somebody was late: the stand-in plays the rest */
};

typedef enum cup_kind { CUP_ROBIN, CUP_SWISS, CUP_PODS, CUP_KNOCKOUT, CUP_KINDS } cup_kind;

typedef struct cup_rules { /* set when it is made */
    cup_kind kind;
    int seats;  /* 2; of pods 3 or 4 */
    int rounds; /* of Swiss and pods; the others reckon it */
    int best;   /* of knock-out: 1 or 3 games a pairing, the final of 3 has 5 */
    bool final; /* of pods: a last table of the best */
} cup_rules;

typedef struct cup_player {
    char id[CUP_ID], name[CUP_NAME], bot[CUP_SPEC]; /* bot "": a person */
    int rating;
    int late;  /* games in which time ran out */
    bool left; /* a stand-in plays from the next round on */
} cup_player;

typedef struct cup_game {
    char table[CUP_ID];
    int round, seats;      /* rounds count from 1 */
    int player[CUP_SEATS]; /* by seat */
    bool over;
    int rank[CUP_SEATS];   /* 1 is best */
    int points[CUP_SEATS]; /* of the game */
    bool late[CUP_SEATS];
} cup_game;

typedef enum cup_status { CUP_OPEN, CUP_RUNNING, CUP_OVER, CUP_CLOSED } cup_status;

typedef struct cup {
    cup_rules rules;
    cup_status status;
    int count, games, round, rests; /* round: the last one that was paired */
    cup_player player[CUP_PLAYERS];
    cup_game game[CUP_GAMES];
    struct {
        int round, player;
    } rest[CUP_ROUNDS * CUP_SEATS];
} cup;

typedef struct cup_place {
    int player, place; /* equal in everything: they share it */
    int points, games;
    int64_t breaks[CUP_BREAKS];
} cup_place;

/* ---- the log ---- */
void cup_begin(cup *c, const cup_rules *rules);
/* One line; false: it does not fit, and nothing changed.
 *   enter ID RATING NAME     fill SPEC RATING NAME     quit ID     start     close     over
 *   game ROUND TABLE P P [P [P]]     rest ROUND P     result TABLE RANK:POINTS ...
 *   late TABLE SEAT
 * P counts from 0 in the order of entering. */
bool cup_read(cup *c, const char *line);
int cup_find(const cup *c, const char *id); /* or -1 */

/* ---- what comes next ---- */
/* How many rounds it will have; 0: not known before the start. */
int cup_rounds(const cup *c);
/* The fewest players, and how many a start may have. */
int cup_least(const cup *c);
int cup_most(const cup_rules *rules);
/* Players that are missing until every seat of a round is taken. */
int cup_missing(const cup *c);
/* Are all games that were paired over? */
bool cup_round_over(const cup *c);
/* Games to be played now that are not in the log yet; tables have no id. `rest`: who does not
 * play this round. 0: none; is the round over then, the cup is. */
int cup_next(const cup *c, cup_game *out, int most, int *rest, int *rests);

/* ---- how they stand ---- */
const char *const *cup_breaks(cup_kind kind); /* names of the tie-breaks, closed by NULL */
/* Best first. */
void cup_standing(const cup *c, cup_place out[CUP_PLAYERS]);
/* Tenths that a finished game brings each seat. */
void cup_gained(const cup_game *g, int out[CUP_SEATS]);

#endif
