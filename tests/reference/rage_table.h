/* rage_table.h - the table of Blood Rage as the reference sees it during one pillage. */
#ifndef MH_TESTS_REFERENCE_RAGE_TABLE_H
#define MH_TESTS_REFERENCE_RAGE_TABLE_H

#include "rage.h"

typedef struct answer {
    int seat;
    mh_action a;
} answer;

enum { MAX_ANSWERS = 512 };

typedef struct rage_table {
    int seats, raider, field;
    int warriors[SEATS][SPOTS], figure[SEATS][4], unit[SEATS][4];
    int stat[SEATS][3], rage[SEATS], glory[SEATS];
    int at[CARDS], pillaged;
    unsigned party, valkyries, blank;
    int card[SEATS], late[SEATS][CARDS], lates[SEATS], tyr[SEATS];
    int slain[SEATS], winner;
    int fated[SEATS][4], fated_warriors[SEATS];
} rage_table;

extern rage_table t;
extern const mh_state *start; /* sheets, tokens and options do not change in a pillage */
extern answer answers[MAX_ANSWERS];
extern int logged, taken;
extern bool lost; /* the answers do not fit what the rules ask */

bool next_is(int seat, const char *verb);
mh_action next(void);
int seat_from(int i);
bool takes_part(int seat);
bool in_area(int spot);
bool adjacent(int a, int b);
bool monster_is(int unit, const char *id);
int figures_in_area(int seat);
bool has_room(int land);
int figure_with(int seat, int unit);
bool owns(int seat, const char *effect);
int place(const char *word);
int hand(int seat);
int hand_size(int seat);
int printed(int card);
bool works(int seat, const char *effect);
int total(int seat);
void raise_stat(int seat, int stat);
void choose_stat(int seat, unsigned stats);
int axes(int seat);
void gain_rage(int seat, int n);
void kill_fated(void);
void fate_all(int seat);

#endif
