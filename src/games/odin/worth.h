/* worth.h - what things are worth to a bot, in hundredths of a point. */
#ifndef MH_GAMES_ODIN_WORTH_H
#define MH_GAMES_ODIN_WORTH_H

#include "state.h"

typedef struct fo_area_look {
    int32_t worth;
    uint8_t minus, income;
} fo_area_look;

/* One item of the supply. */
int32_t fo_item_worth(unsigned item);
/* A board as it lies: open squares, income and bonuses to come. */
void fo_look_at_area(const fo_state *s, unsigned area, fo_area_look *look);
/* Covers the squares without laying the piece: enough to look at the board again. */
void fo_cover(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col);

#endif
