/* companion.h - the book of a group with a box whose names nobody but the group knows. */
#ifndef MH_GAMES_DIVINUS_COMPANION_H
#define MH_GAMES_DIVINUS_COMPANION_H

#include "state.h"

enum {
    DV_BK_GODS = 2,
    DV_BK_QUESTS = 4,
    DV_BK_SLOTS = DV_BK_GODS + DV_BK_QUESTS, /* new locations of one scenario */
    DV_BK_GAMES = 8,
    DV_BK_EVENTS = 32, /* of one part; of three parts in a row */
    DV_BK_NOTES = 32,  /* reminders */
    DV_BK_ALL = 14,    /* answers that name no seat */
    DV_BK_NOBODY = 15,
};

/* Answers stand in files by these numbers: they are never given to anything else. */
enum { DV_BK_BROTHERS, DV_BK_XP, DV_BK_TITLE, DV_BK_ORDINARY, DV_BK_KINDS };
enum { DV_BK_DONE, DV_BK_VISIT, DV_BK_DECISION, DV_BK_STICKER, DV_BK_GAIN };

typedef struct dv_bk_place { /* made: scenario, 0 for none */
    uint8_t made, gone, holder;
    int32_t name, tile, title;
} dv_bk_place;

typedef struct dv_bk_gain { /* of one seat in one scenario, by what it came from */
    int16_t map, gods, monster, quests, story, xp;
} dv_bk_gain;

typedef struct dv_bk {
    const mh_box_form *form;
    unsigned seats, game, part;
    bool open, closed, xp_for_gods;
    uint8_t order[DV_SEATS], level[DV_SEATS][3], titles[DV_SEATS], gifts[DV_SEATS];
    int16_t honour[DV_SEATS], xp[DV_SEATS];
    dv_bk_gain gain[DV_SEATS];
    dv_bk_place place[DV_BK_GAMES * DV_BK_SLOTS];
    int32_t god[DV_BK_GODS], quest[DV_BK_QUESTS], kind[DV_BK_QUESTS], by[DV_BK_QUESTS], monster;
    uint8_t quests, notes, stickers;
    int16_t points[DV_BK_GODS][DV_SEATS];
    struct {
        int32_t decision, chosen, when;
    } note[DV_BK_NOTES];
} dv_bk;

extern const mh_box dv_companion;

/* ---- asking: an answer that is open is taken as the usual one ------------------------------ */

mh_box_thing dv_bk_number(int32_t n);
mh_box_thing dv_bk_seat(unsigned seat);
mh_box_thing dv_bk_name(unsigned list, int32_t name);
mh_box_thing dv_bk_word(unsigned word, int32_t code);
mh_box_field dv_bk_field(const dv_bk *b, unsigned ask, unsigned x, unsigned y);
int32_t dv_bk_ask_number(dv_bk *b, mh_box_field f, int32_t low, int32_t high, int32_t preset);
int32_t dv_bk_ask_name(dv_bk *b, mh_box_field f, unsigned list, bool optional);
int32_t dv_bk_ask_choice(dv_bk *b, mh_box_field f, const mh_box_thing *things, unsigned n,
                         int32_t preset);
/* One of the seats of a mask, before them `first` where it is no DV_BOX_WORD_COUNT. */
int32_t dv_bk_ask_seat(dv_bk *b, mh_box_field f, unsigned seats, unsigned first, int32_t preset);
bool dv_bk_ask_yes(dv_bk *b, mh_box_field f);

/* ---- telling ------------------------------------------------------------------------------- */

/* A line of the book; as many things as the sentence has. */
void dv_bk_tell(const dv_bk *b, unsigned group, unsigned x, unsigned y, unsigned say,
                const mh_box_thing *about, unsigned n);

/* ---- events, results ------------------------------------------------------------------------ */

void dv_bk_gain_xp(dv_bk *b, unsigned seat, int32_t xp);
/* What happens before, during (1) or after (2) play, until nothing more does. */
void dv_bk_events(dv_bk *b, unsigned when);
void dv_bk_score(dv_bk *b);
void dv_bk_reward(dv_bk *b);
/* The register of locations, titles and standing; what was gained in a scenario that is over. */
void dv_bk_tell_book(const dv_bk *b, bool over);

#endif
