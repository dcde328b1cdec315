/* divinus.h - what the files on Divinus share. */
#ifndef MH_TESTS_REFERENCE_DIVINUS_H
#define MH_TESTS_REFERENCE_DIVINUS_H

#include "ref.h"

enum {
    GRID = 7, /* the player's grid: x and y from -3 to 3 */
    SPOTS = 49,
    ANCHORS = 16,
    TILES = 78,
    CELLS = 12,
    DICE = 7, /* six dice and the token die */
    NOTHING = MH_NONE,
    PART_SCORING = 0,
    PART_GOALS,
    PART_PAYMENTS,
};
enum { NORTH, EAST, SOUTH, WEST };
enum { FENRIR, KRAKEN, NORNS, NIDHOGGR };
enum { ABSENT, AFIELD, LURKING, DEFEATED };

extern ref_table tiles, god_cards, quests, scenarios, stickers, honours, gnaw, gods;
extern ref_part divinus_parts[];

/* ---- maps (divinus_map.c) ---- */
typedef struct player_map {
    int tile[SPOTS], rot[SPOTS], home; /* home: the god's number */
    bool cut;                          /* the schema without corners */
} player_map;

void read_map(player_map *m, const mh_state *st, int seat);
const char *edge(int tile, int rot, int side);
char region(int tile, int rot, int side);
bool in_frame(const player_map *m, int anchor, int spot);
/* May the seat lay this tile somewhere (DV-MAP-02 to 07, 14)? */
bool can_lay(const mh_state *st, int seat, int tile);
/* Anchors that the tiles leave (DV-MAP-07), those struck not counted. */
unsigned anchors_left(const mh_state *st, int seat);
bool map_full(const mh_state *st, int seat);

/* ---- goals (divinus_goals.c) ---- */
/* Value of a goal like "SYM(v)" and truth of a condition like "SYM(d)>=5&SETS()>=2". */
int goal_value(const mh_state *st, int seat, int anchor, const char *code);
bool condition_holds(const mh_state *st, int seat, int anchor, const char *code);
void goals_watch(const mh_state *st, mh_rng *rng);

/* ---- payments (divinus_pay.c) ---- */
void pay_begin(void);
void pay_shake(mh_state *st, mh_rng *rng);
void pay_watch(const mh_state *before, int seat, mh_action a, const mh_state *after);

#endif
