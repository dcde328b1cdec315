/* rage.h - what the two files on Blood Rage share. */
#ifndef MH_TESTS_REFERENCE_RAGE_H
#define MH_TESTS_REFERENCE_RAGE_H

#include "ref.h"

enum {
    SEATS = 5,
    CARDS = 126,
    PROVINCES = 9, /* Yggdrasil is 0 */
    VALHALLA = 13, /* spots: provinces, fjords 9 to 12, then these */
    RESERVE,
    BOX,
    SPOTS,
    SLOTS = 8,
    WARRIOR = 1, /* units: leader, warrior, ship, then the monsters of monsters.tsv */
    FIRST_MONSTER = 3,
    NO_CARD = MH_NONE,
};

/* The row of a card in one of the two tables, by its number in the game. */
typedef struct card_row {
    const ref_table *table;
    int row;
} card_row;

extern card_row cards[CARDS];
extern ref_table provinces, monsters, tracks, tokens;
extern ref_part rage_parts[];

const char *card_text(int card, const char *column);
bool card_is(int card, const char *effect);
/* Of the slots leader, warrior, ship, monster-1, monster-2, clan-1..3. */
bool has_upgrade(const mh_state *st, int seat, const char *effect);
int unit_of_card(int card);

void battle_begin(void);
void battle_watch(const mh_state *before, int seat, mh_action a, const mh_state *after);

#endif
