/* net.h - a learned estimate: what a position is worth to every seat, and which answers are
 * worth trying. The same code serves every game: the inputs are made from its field table.
 *
 * Integers only. Weights have 16 bits, sums 32 bits that cannot overflow (the reader of a net
 * proves it), so that every build and every machine gives the same numbers.
 *
 *   inputs --> 64 sums: those of the table, those of the seat itself, those of its rivals
 *          --> 64 units, 0..127 --> 32 units --> points, chance to win   (a seat each)
 *                               `-> 32 units x an answer's words --> policy (the seat asked) */
#ifndef MH_AI_NET_H
#define MH_AI_NET_H

#include "meadhall/game.h"

#include "names.h"

enum {
    NN_WIDE = 64,             /* sums and units of the first layer */
    NN_DEEP = 32,             /* units of the second, and of the policy */
    NN_GLOBAL = MH_MAX_SEATS, /* the block of inputs that belong to no seat */
    NN_OWNED,                 /* the block is named by another element of the state */
    NN_EXTRAS = 4,            /* inputs beside the fields: worth, lead, is first, total... */
    NN_MAX_EXTRAS = NN_EXTRAS + MH_MAX_LINES + MH_MAX_PARTS, /* ...lines of the sheet, parts */
    NN_MOST_VALUE = 127,                                     /* of an input */
    NN_MOST_EXTRA = 1023, /* of an extra, in quarters of a point */
    NN_MAX_INPUTS = 4096, /* that are not zero, of one state */
    NN_UNIT = 1600,       /* hundredths of a point that an output of 1.0 means */
    NN_ONE = 1 << 16,     /* a chance of 1 */
    NN_ABOUT = 160,
};

/* ---- the plan: which element of a state is which input (nn_plan.c) ---------------- */

typedef enum nn_how {
    NN_NUMBER,  /* its value, and an input for each of its first values */
    NN_NAMED,   /* an input a name */
    NN_BITS,    /* an input a bit */
    NN_SEAT,    /* an input of the seat that it names */
    NN_SEATS,   /* an input of every seat that it names */
    NN_AT_SEAT, /* names that end in -0, -1 ...: an input of that seat */
} nn_how;

typedef struct nn_op {  /* one element of the state */
    uint32_t at;        /* its first byte */
    uint32_t owner_at;  /* the byte that names its seat, where block is NN_OWNED */
    uint16_t base;      /* its first input in the block */
    uint16_t seat_base; /* NN_AT_SEAT: its first input in the seat's block */
    uint16_t span;      /* names, bits, or values that have an input of their own */
    uint8_t how, block, width, is_signed;
    uint8_t names; /* NN_AT_SEAT: which table of names */
} nn_op;

enum {
    NN_MAX_NAMES = 4,
    NN_ARGS = 64,    /* values of a question's first argument */
    NN_NUMBERS = 24, /* values of an operand that is a number; the last one: all above */
};

typedef struct nn_plan {
    const mh_game *game;
    nn_op *ops;
    uint32_t op_count;
    uint32_t global_inputs, seat_inputs, extras;
    uint32_t prompt_base, arg_base, seats_base; /* in the global block */
    uint32_t asked_base, turn_base;             /* in a seat's */
    nn_names names[NN_MAX_NAMES];
    uint32_t name_tables;
    float *scale;         /* of an input, global ones first: what 1 is to a trainer */
    uint32_t *word_first; /* ops by the 8-byte words that they read: from word_first[w]... */
    uint32_t *word_ops;   /* ...to word_first[w + 1] */
    uint32_t words;
    uint32_t rows;          /* of the policy: a verb, and each of its operands */
    uint32_t verb_row[256]; /* the row of a verb */
    uint16_t operand_row[256][MH_MAX_OPERANDS]; /* the first row of an operand */
    uint64_t fingerprint; /* of all this: a net fits only the plan it was trained with */
} nn_plan;

/* NULL without memory. */
nn_plan *nn_plan_open(const mh_game *g);
void nn_plan_close(nn_plan *plan);

/* ---- the inputs of a state (net_inputs.c) ------------------------------------------- */

typedef struct nn_input { /* one that is not zero */
    uint16_t index;       /* in its block */
    uint8_t block;        /* a seat, or NN_GLOBAL */
    int8_t value;
} nn_input;

/* All but the extras; how many. */
uint32_t nn_inputs_of(const nn_plan *plan, const mh_state *st, nn_input out[NN_MAX_INPUTS]);
/* What differs: of the inputs of `from` those that are gone, with their values negated, and of
 * `to` those that are new. */
uint32_t nn_inputs_between(const nn_plan *plan, const mh_state *from, const mh_state *to,
                           nn_input out[NN_MAX_INPUTS]);
void nn_extras_of(const nn_plan *plan, const mh_state *st,
                  int16_t out[MH_MAX_SEATS][NN_MAX_EXTRAS]);
/* The rows of an answer's words, at most 1 + MH_MAX_OPERANDS; how many. */
uint32_t nn_rows_of(const nn_plan *plan, mh_action a, uint32_t rows[1 + MH_MAX_OPERANDS]);

/* ---- a net (net_file.c) ------------------------------------------------------- */

typedef struct nn_weights { /* shared by all that ask; never changed */
    const int16_t *global;  /* [input][NN_WIDE] */
    const int16_t *seat;    /* [input, then extra][own: NN_WIDE, other: NN_WIDE] */
    const int32_t *bias;    /* [NN_WIDE] */
    const int16_t *deep;    /* [NN_DEEP][NN_WIDE] */
    const int32_t *deep_bias;
    const int16_t *head; /* [points, win][NN_DEEP] */
    const int32_t *head_bias;
    const int16_t *skip;   /* [points, win][extra] */
    const int16_t *policy; /* [NN_DEEP][NN_WIDE] */
    const int32_t *policy_bias;
    const int16_t *words; /* [row][NN_DEEP] */
} nn_weights;

typedef struct nn_net {
    nn_plan *plan;
    nn_weights w;
    unsigned char *file;  /* what the weights lie in */
    char about[NN_ABOUT]; /* how it was made, in words */
} nn_net;

#define NN_NO_MEMORY "no memory" /* the one reason that may be gone the next time */

/* Reads a net for the game: a copy of the bytes is kept. NULL with a reason: not a net, damaged,
 * of another game, content, rules or encoding, or weights that could overflow a sum. */
nn_net *nn_read(const mh_game *g, const void *bytes, size_t size, mh_error *error);
void nn_close(nn_net *n);

/* ---- its file ------------------------------------------------------------------------- */

enum {
    NN_HEAD = 64 + NN_ABOUT, /* bytes before the weights */
    NN_PARTS = 11,
};

typedef struct nn_part { /* one array of weights, in the order of nn_weights */
    size_t count, width; /* how many, of how many bytes */
    int32_t parts;       /* that 1.0 is cut into */
    int32_t most;        /* the largest size of one */
} nn_part;

void nn_parts_of(const nn_plan *plan, nn_part out[NN_PARTS]);
size_t nn_bytes_of(const nn_part *p); /* what a part takes up: whole words */
/* Writes the head over the first NN_HEAD bytes of a file of that size, checksum included. */
void nn_seal(const nn_plan *plan, const char *about, unsigned char *file, size_t size);

/* ---- asking it (net.c) ------------------------------------------------------------------ */

typedef struct nn_sums { /* of the first layer; seat: own, then other */
    int32_t global[NN_WIDE];
    int32_t seat[MH_MAX_SEATS][2 * NN_WIDE];
} nn_sums;

typedef struct nn_mind { /* a thread's: the last state it looked at, and the sums of that */
    const nn_net *net;
    const struct nn_kernels *kernels; /* the fastest that the machine has */
    mh_room last;
    bool warm;
    nn_sums sums;
    int16_t extra[MH_MAX_SEATS][NN_MAX_EXTRAS];
    int16_t wide[MH_MAX_SEATS][NN_WIDE]; /* units of the first layer */
    int16_t urge[NN_DEEP];               /* units of the policy, of the seat asked last */
    nn_input list[NN_MAX_INPUTS];
} nn_mind;

void nn_mind_set(nn_mind *mind, const nn_net *n);
/* The state that the questions below are about. */
void nn_look(nn_mind *mind, const mh_state *st);
/* Expected points, in hundredths, and the chance to win, in parts of NN_ONE. */
void nn_value(nn_mind *mind, int32_t points[MH_MAX_SEATS], int32_t win[MH_MAX_SEATS]);
/* The game's own estimate of it, cut to quarters of a point. */
int32_t nn_worth(const nn_mind *mind, int seat);
/* How inviting each answer of a seat is: chances that add up to about NN_ONE. */
void nn_policy(nn_mind *mind, int seat, const mh_action *list, uint32_t n, int32_t *chance);

#endif
