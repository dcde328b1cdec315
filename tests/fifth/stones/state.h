/* state.h - what is known of the stones. */
#ifndef MH_GAMES_STONES_STATE_H
#define MH_GAMES_STONES_STATE_H

#include "st_tables.h"

typedef struct st_state {
    mh_state head;
    uint8_t left, last, turn;
    uint8_t taken[MH_MAX_SEATS];
} st_state;

MH_GAME_STATE(st)

#endif
