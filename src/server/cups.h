/* cups.h - what the files about tournaments share. */
#ifndef MH_SERVER_CUPS_H
#define MH_SERVER_CUPS_H

#include "inquiry.h"
#include "store/cups.h"

typedef struct cup_called { /* players of whom other nodes know already that they have a notice */
    int count;
    char id[CUP_PLAYERS][DB_ID];
} cup_called;

typedef struct cup_open { /* a cup in a job, and what it was when it was read */
    cups_row row;
    cup cup;
    cups_news news;
    int next, games, round;
    cup_status status;
    bool over[CUP_GAMES];
    bool unmade[CUP_GAMES]; /* games whose table is not there yet */
    cup_called called;
} cup_open;

db_err cup_read_in(cup_open *c, rec_link l, const char *id, const char *viewer);
/* The cup begins: fill-ins take the free seats, the first round is paired. DB_NONE: too few. */
db_err cup_start(cup_open *c);
/* The bot that plays on for whoever is late, or left. */
const char *cup_stand_in(const cup_open *c);
/* Writes the news, and what follows from them; who plays is told. DB_TAKEN: another node was
 * first, and nothing was written. */
db_err cup_write(cup_open *c, rec_link l, const char *sign, int64_t now);
/* In the loop: the same for connections here. */
void cup_ring(srv *s, const cup_called *who);
json_t *cup_row_json(const cups_row *r);

/* clubs.c: 0 none, 1 asks, 2 member, 3 keeper */
db_err club_role(rec_link l, const char *club_id, const char *player, int *role);

#endif
