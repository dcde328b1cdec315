/* names.h - names that end in a seat's number, as home-0 does: nets, observations and ids of
 * answers see them from the seat they are made for. */
#ifndef MH_AI_NAMES_H
#define MH_AI_NAMES_H

#include "meadhall/game.h"

typedef struct nn_names { /* of a kind whose names end in a seat's number */
    const mh_kind *kind;
    uint16_t plain, seated; /* names without a seat; different ones with a seat */
    uint8_t seat_of[256];   /* or MH_NONE */
    uint8_t class_of[256];
} nn_names;

/* False where the kind has no such names, or only by accident. */
bool nn_names_fill(nn_names *t, const mh_kind *k);
/* What the game says about learning from a field, or NULL. */
const mh_hint *nn_hint_of(const mh_game *g, const char *field);

#endif
