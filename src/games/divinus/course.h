/* course.h - the course of a game from its setup to its end: phases and their questions. */
#ifndef MH_GAMES_DIVINUS_COURSE_H
#define MH_GAMES_DIVINUS_COURSE_H

#include "state.h"

/* ---- setup.c, legacy.c, story.c, ending.c -------------------------------- */

const char *dv_setup(mh_state *st);
void dv_phase_beginner(dv_state *s, mh_tale *tale);
void dv_phase_draft(dv_state *s, mh_tale *tale);
void dv_lay_quest(dv_state *s, unsigned quest);
bool dv_pick_card(dv_state *s);
unsigned dv_sum_of_roll(const dv_state *s, unsigned seat);
unsigned dv_place_of(const dv_state *s, unsigned seat);
unsigned dv_dice_in_play(const dv_state *s);
/* The order of the scenario after this end; false where somebody or chance names it (DV-C-06). */
bool dv_order_next(const dv_state *end, uint8_t order[DV_SEATS]);

void dv_phase_legacy(dv_state *s, mh_tale *tale);

void dv_phase_intro(dv_state *s, mh_tale *tale);
void dv_phase_leaf(dv_state *s, mh_tale *tale);
void dv_phase_outro(dv_state *s, mh_tale *tale);
void dv_hook(dv_state *s, unsigned hook, mh_tale *tale);

void dv_phase_anchor(dv_state *s, mh_tale *tale);
void dv_phase_score(dv_state *s, mh_tale *tale);
void dv_phase_gifts(dv_state *s, mh_tale *tale);
void dv_phase_remove(dv_state *s, mh_tale *tale);
void dv_phase_found(dv_state *s, mh_tale *tale);
void dv_phase_after(dv_state *s, mh_tale *tale);
void dv_phase_factions(dv_state *s, mh_tale *tale);
void dv_phase_over(dv_state *s, mh_tale *tale);
unsigned dv_anchor_of(const dv_state *s, unsigned seat);
void dv_hand_over(dv_state *s, unsigned seat, unsigned sticker, mh_tale *tale);
void dv_console(dv_state *s, unsigned quest);

/* ---- record.c ------------------------------------------------------------ */

void dv_phase_record(dv_state *s, mh_tale *tale);
void dv_phase_rolled_by_hand(dv_state *s, mh_tale *tale);

#endif
