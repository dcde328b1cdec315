/* odds.h - the odds of a fight, exactly. Nobody rerolls and no rune is used in the rounds
 * to come; of the warriors, those fall that leave the best chance. */
#ifndef MH_GAMES_MIDGARD_ODDS_H
#define MH_GAMES_MIDGARD_ODDS_H

#include "state.h"

enum { CM_ODDS_ONE = 1 << 20, CM_ODDS_NEED = 16 };

typedef struct cm_odds {
    uint32_t win;    /* out of CM_ODDS_ONE */
    uint32_t losses; /* warriors that fall on average, in parts of CM_ODDS_ONE */
} cm_odds;

/* A fresh combat round with this band; the enemy has taken `damage` already. Banned dice
 * are left at home. `maiden`: swords hit once more (CM-LEAD-40). */
cm_odds cm_odds_of(const uint8_t band[CM_DIE_COUNT], const cm_foe *foe, unsigned damage,
                   bool maiden);
/* In a fight, with the dice as they lie, after the dice in `set` are rolled again; set 0:
 * they stay. Dice are named as in cm_legal_reroll. */
cm_odds cm_odds_of_roll(const cm_state *s, unsigned set);
/* Tables for clients: before warriors go, and before dice are rolled again. */
void cm_odds_show(const mh_state *hidden, int viewer, const mh_out *out);

#endif
