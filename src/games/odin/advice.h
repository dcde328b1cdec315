/* advice.h - what bots and clients share: an automatic feast, good places for a
 * piece, and the odds of a die action. Nothing here changes a state. */
#ifndef MH_GAMES_ODIN_ADVICE_H
#define MH_GAMES_ODIN_ADVICE_H

#include "meadhall/game.h"

/* The rest of a feast: most squares served, then the least value given up (FO-SM-18). */
typedef struct fo_feast_plan {
    uint8_t squares, served, silver, moves;
    int32_t value;      /* of what is given up, in hundredths of a point */
    mh_action move[14]; /* serve and gap, from left to right; the feast is ended then */
} fo_feast_plan;
/* For the feast in progress, or for that of this round as if it were held now. */
void fo_advise_feast(const mh_state *st, int seat, fo_feast_plan *plan);

/* One way to place a piece, and what it brings. */
typedef struct fo_spot {
    mh_action place, at; /* the two answers */
    int32_t gain;        /* in hundredths of a point, income and bonuses to come included */
    int8_t minus, income, bonuses; /* minus squares covered; change of income and of bonuses */
} fo_spot;
/* The best spots of one piece, best first; at most `cap` of them. */
uint32_t fo_advise_place(const mh_state *st, int seat, unsigned piece, fo_spot *out, uint32_t cap);

/* All squares of the piece that was taken up, as they come; at most `cap` of them. */
uint32_t fo_advise_at(const mh_state *st, int seat, fo_spot *out, uint32_t cap);

enum { FO_CERTAIN = 10000 };
/* Chances out of FO_CERTAIN with `rolls` rolls left, keeping the first roll that will do. */
typedef struct fo_odds {
    uint16_t now;      /* with the roll on the table: FO_CERTAIN or 0 */
    uint16_t one, all; /* with one more roll, with all that are left */
} fo_odds;
/* Hunting, snare, whaling: `ore` lowers the roll, up to `payable` can be paid. */
fo_odds fo_odds_low(unsigned die, unsigned face, unsigned ore, unsigned payable, unsigned rolls);
/* Raiding, pillaging: `ore` and up to `payable` raise it; a tile of this sword value is wanted. */
fo_odds fo_odds_high(unsigned die, unsigned face, unsigned ore, unsigned payable, unsigned value,
                     unsigned rolls);

/* What a viewer is told before an answer: squares of the piece taken up, chances, a feast. */
void fo_show_odds(const mh_state *hidden, int viewer, const mh_out *out);

#endif
