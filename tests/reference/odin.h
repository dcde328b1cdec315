/* odin.h - what the files on A Feast for Odin share. */
#ifndef MH_TESTS_REFERENCE_ODIN_H
#define MH_TESTS_REFERENCE_ODIN_H

#include "ref.h"

enum {
    ROWS = 12,
    COLS = 13,
    AREAS = 16, /* home boards 0-3, islands 4-7, stone houses 8-10, long houses 11-15 */
    ISLANDS = 4,
    STONE = 8,
    LONG = 11,
    GOODS = 32,
    SILVER = 47,
    ORE = 48,
    WOOD = 49,
    CROWN = 46,
    STOCK = 55,
    PART_SCORING = 0,
    PART_PLACEMENT,
    PART_INCOME,
    PART_BONUS,
    PART_FEAST,
};

typedef struct square {
    char type; /* 0 outside, m minus, o open, i income, b bonus, x never coverable */
    int value, track;
    const char *bonus;
} square;

typedef struct board {
    const char *id;
    square at[ROWS][COLS];
    int points, closing[2], tracks;
} board;

extern ref_table goods, specials;
extern ref_part odin_parts[];

/* The board of an area, as its face lies now; -1 where it is nobody's. */
const board *area_board(const mh_state *st, int area);
int area_owner(const mh_state *st, int area);
bool covered(const mh_state *st, int area, int r, int c);
bool no_cards(const mh_state *st, int seat);
int item_named(const char *id);
int stock(const mh_state *st, int seat, int item);
bool exists(const board *b, int r, int c); /* inside and coverable */

int income(const mh_state *st, int seat);
void place_begin(void);
void place_shake(mh_state *st, mh_rng *rng);
void place_watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng);
void phases_watch(const mh_state *before, int seat, mh_action a, const mh_state *after,
                  mh_rng *rng);
/* Owners and covered squares anyhow. */
void random_boards(mh_state *st, mh_rng *rng);
void feast_begin(void);
void feast_watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng);

#endif
