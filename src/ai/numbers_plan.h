/* numbers_plan.h - what is worked out once about a game in numbers. */
#ifndef MH_AI_NUMBERS_PLAN_H
#define MH_AI_NUMBERS_PLAN_H

#include "meadhall/numbers.h"

enum {
    NUM_MAX_TURNS = 8,  /* kinds that look different from another seat */
    NUM_MAX_KINDS = 64, /* of operands */
    NUM_SEATS = MH_MAX_SEATS,
};

/* How the values of a kind look from a seat, [seats - 1][seat], and back. */
typedef struct num_turn {
    const mh_kind *kind;
    uint8_t to[NUM_SEATS][NUM_SEATS][256], from[NUM_SEATS][NUM_SEATS][256];
} num_turn;

typedef struct num_kind { /* the words of a kind */
    const mh_kind *kind;
    uint32_t first, count;
} num_kind;

typedef struct num_operand {
    uint32_t radix;
    uint8_t kind;         /* of num_kind */
    const num_turn *turn; /* NULL: looks the same to all */
} num_operand;

typedef enum num_how {
    NUM_BYTES,  /* numbers of a byte; MH_NONE is -1 */
    NUM_WIDE,   /* wider or signed ones */
    NUM_NAMES,  /* categories; whatever is above is nothing */
    NUM_TURNED, /* categories that look different from another seat */
    NUM_SEAT,   /* a seat */
    NUM_BITS,   /* flags */
    NUM_SEATS_SET,
} num_how;

typedef struct num_run {     /* elements that lie side by side, and are written side by side */
    uint32_t at, out, count; /* first byte, first cell, elements */
    uint16_t span;           /* cells of an element; NUM_NAMES: names */
    uint8_t how, width, is_signed;
    const uint8_t *turned;
} num_run;

typedef struct num_view { /* the runs for one number of seats and one viewer */
    num_run *runs;
    uint32_t count;
} num_view;

struct ai_numbers {
    const mh_game *game;
    num_turn turns[NUM_MAX_TURNS];
    uint32_t turn_count;
    num_kind kinds[NUM_MAX_KINDS];
    uint32_t kind_count, words;
    num_operand operand[256][MH_MAX_OPERANDS];
    uint64_t first_id[256], ids;
    ai_cell *cells;
    uint32_t cell_count;
    num_view view[NUM_SEATS][NUM_SEATS];
};

/* The turn of a kind, or NULL where it looks the same to all. */
const num_turn *num_turn_of(ai_numbers *n, const mh_kind *kind);
/* 0 for a viewer who turns nothing. */
static inline int num_seat(int seats, int seat) { return seat >= 0 && seat < seats ? seat : 0; }
/* False if memory cannot be allocated. */
bool num_plan_cells(ai_numbers *n, bool memory);
void num_drop_cells(ai_numbers *n);

#endif
