/* worth.h - what things are worth to a bot, in hundredths of a point. */
#ifndef MH_GAMES_ODIN_WORTH_H
#define MH_GAMES_ODIN_WORTH_H

#include "state.h"

enum { FO_ALL_VIKINGS = 63 }; /* to be placed by one player in a long game */

enum {
    FO_PIECES_SUM = 6,             /* of the estimate, on top of the sheet */
    FO_PARTS = FO_PIECES_SUM + 13, /* what a net is told: those, and counts */
};
/* mh_thinking.parts */
int32_t fo_parts(const mh_state *st, int seat, int32_t out[MH_MAX_PARTS]);

typedef struct fo_time {
    int32_t vikings, now;             /* still to be placed, in this round */
    int32_t rounds, incomes, bonuses; /* rounds after this one; payments to come */
    int32_t silver, income, minus; /* worth of a coin now, of one paid later, of an open square */
    int32_t reach;                 /* squares that may still be covered while incomes are paid */
    int32_t cover;                 /* squares that may still be covered, of many open ones */
} fo_time;

typedef struct fo_area_look {
    int32_t worth, hope; /* as it lies; what squares to be covered may add */
    uint8_t minus, income;
} fo_area_look;

typedef struct fo_weights { /* what it brings to cover each square of a board */
    int16_t at[FO_ROWS][16];
} fo_weights;

fo_time fo_time_left(const fo_state *s, int seat);
/* Open squares that cost a point each, on all boards of a seat. */
int32_t fo_open_squares(const fo_state *s, int seat);
/* What so many open squares with a minus, on all boards of a seat, will cost in the end. */
int32_t fo_cost_of_open(const fo_time *t, int32_t open);
/* One item of the supply. */
int32_t fo_item_worth(unsigned item);
/* A board as it lies: open squares, income and bonuses to come. */
void fo_look_at_area(const fo_state *s, unsigned area, const fo_time *t, fo_area_look *look);
enum { FO_WHOLE = 4 }; /* shares of hope are quarters */
void fo_weigh_squares(const fo_state *s, unsigned area, const fo_time *t, int32_t share,
                      fo_weights *out);
/* Covers the squares without laying the piece: enough to look at the board again. */
void fo_cover(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col);

#endif
