/* state.h - the state of a game of Midgard, and what its chapters share. */
#ifndef MH_GAMES_MIDGARD_STATE_H
#define MH_GAMES_MIDGARD_STATE_H

#include "cm_tables.h"
#include "meadhall/game.h"

enum {
    CM_SEATS = 4,
    CM_ROUNDS = 8,     /* CM-COMP-01 */
    CM_FACES = 6,      /* of a die: so many rows of dice.tsv */
    CM_DICE_LIMIT = 8, /* CM-COMP-06, CM-LEAD-04 */
    CM_SHORES = 4,
    CM_STALLS = 4,                   /* two military, then two economic */
    CM_ROW = 3,                      /* face-up runes at most */
    CM_DRAWN = 4,                    /* CM-LEAD-21 */
    CM_FACE_DOWN = CM_JOURNEY_COUNT, /* a journey card nobody has turned over */
};

/* Where a round stands; what the numbers mean is set by the phase (round.c). */
typedef struct cm_state {
    mh_state head;

    uint64_t deck[CM_DECK_COUNT];    /* face-down cards, a bit each */
    uint64_t monsters_won[CM_SEATS]; /* trophies, a bit a card */
    uint32_t draugr_won[CM_SEATS];
    uint32_t trolls_won[CM_SEATS];
    uint32_t taken; /* spaces closed by a worker, a bit each */
    uint16_t glory[CM_SEATS];
    uint16_t runes[CM_SEATS]; /* owned, a bit each; they lie open (CM-RUNE-05) */
    uint16_t runes_used[CM_SEATS];
    uint16_t destinies[CM_SEATS]; /* those a viewer may know, a bit each */
    uint16_t destinies_open[CM_SEATS];

    uint8_t phase, stage, item, round;
    uint8_t first;                 /* holder of the first player marker */
    uint8_t turn;                  /* whose placement it is */
    uint8_t hunters;               /* seats on the Hunting Grounds */
    uint8_t own_ship_sent;         /* seats that sent their private ship */
    uint8_t hut_visits, hut_users; /* of this round; of the game */

    uint8_t leader[CM_SEATS];
    uint8_t food[CM_SEATS], wood[CM_SEATS], coins[CM_SEATS];
    uint8_t favor[CM_SEATS], blame[CM_SEATS];
    uint8_t crew[CM_SEATS];               /* workers owned */
    uint8_t workers[CM_SEATS];            /* of these, not placed yet */
    uint8_t dice[CM_SEATS][CM_DIE_COUNT]; /* at home, not assigned */
    uint8_t destiny_count[CM_SEATS];
    uint8_t supply[CM_DIE_COUNT];
    uint8_t forge[CM_DIE_COUNT]; /* dice waiting at Swordsmith, Hafter, Blacksmith */
    uint8_t smokehouse;

    uint8_t troll, draugr[2], merchant;
    uint8_t troll_beaten;
    uint8_t stall[CM_STALLS];
    uint8_t rune_row[CM_ROW];
    uint8_t ship_owner[CM_SHIP_COUNT]; /* MH_NONE: nobody built it */

    uint8_t monster[CM_SHORES], bounty[CM_SHORES];
    uint8_t journey[CM_SHORES];       /* a card, CM_FACE_DOWN or MH_NONE */
    uint8_t journey_known[CM_SHORES]; /* seats that looked at it; MH_ALL: it lies open */
    uint8_t journey_aged[CM_SHORES];  /* it lay there when the deck was last shuffled */
    uint8_t fleet[CM_SHORES];         /* the ship lying there */

    uint8_t holder[CM_SPOT_COUNT]; /* who fights where */
    uint8_t band[CM_SPOT_COUNT][CM_DIE_COUNT];
    uint8_t rations[CM_SPOT_COUNT]; /* food aboard; 0 on land */
    uint8_t vote[CM_SEATS];         /* DP-13: 1 no, 2 yes */
    uint8_t assigning[CM_SEATS];    /* a bit per spot that a seat is still asked about */

    uint8_t contest, foe_spot, fighter, fight_stage;
    uint8_t damage, losses; /* CM-COMP-10: a plain counter */
    uint8_t reaction;       /* the rune is in force in this combat round */
    uint8_t to_roll[CM_DIE_COUNT];
    uint8_t pool[CM_DIE_COUNT][CM_ROLL_COUNT]; /* dice as they lie */

    uint8_t journeys[CM_JOURNEY_COUNT];     /* in the deck, or face down since its last shuffle */
    uint8_t journeys_old[CM_JOURNEY_COUNT]; /* face down since before it */
    uint8_t journeys_gone[CM_JOURNEY_COUNT];

    uint8_t destiny_seen[CM_DESTINY_COUNT]; /* seats that know where the card is */
    uint8_t under[CM_DESTINY_COUNT];        /* put under the deck, the higher first */
    uint8_t under_seen[CM_DESTINY_COUNT];   /* seats that know the card at that place */
    uint8_t under_count;
    uint8_t drawn[CM_DRAWN], drawn_count; /* at the Sage, to choose from */
    uint8_t filler[4];
} cm_state;

typedef struct cm_foe { /* what a fighter faces (CM-COMP-12) */
    unsigned attack, defence, glory, ban;
} cm_foe;

/* Stages of a fight, in order (fight.c). */
enum { CM_FIGHT_ROLL, CM_FIGHT_REROLL, CM_FIGHT_CLOSE, CM_FIGHT_STRIKE, CM_FIGHT_CHECK };

MH_GAME_STATE(cm)
extern const mh_sheet cm_sheet;

/* ---- options (setup.c) ---- */
/* The edition in force for one ED- switch: CM_EDITION_RU or CM_EDITION_DE. */
unsigned cm_edition(const cm_state *s, unsigned option);
unsigned cm_shore_count(const cm_state *s);

/* ---- stock (stock.c) ---- */
unsigned cm_seat_after(const cm_state *s, unsigned seat, unsigned steps);
unsigned cm_left(const cm_state *s, unsigned seat);
unsigned cm_owned(const cm_state *s, unsigned seat, unsigned die);
unsigned cm_owned_all(const cm_state *s, unsigned seat);
unsigned cm_sum(const uint8_t n[CM_DIE_COUNT]);
unsigned cm_types(const uint8_t n[CM_DIE_COUNT]);
void cm_gain(cm_state *s, unsigned seat, unsigned good, unsigned n, mh_tale *tale);
void cm_spend(cm_state *s, unsigned seat, unsigned good, unsigned n, mh_tale *tale);
void cm_recruit(cm_state *s, unsigned seat, const uint8_t wanted[CM_DIE_COUNT], mh_tale *tale);
void cm_fall(cm_state *s, unsigned spot, const unsigned n[CM_DIE_COUNT], mh_tale *tale);
/* All ways to lose exactly `total` of the dice in `have`, as actions of `verb`. */
uint32_t cm_list_losses(const uint8_t have[CM_DIE_COUNT], unsigned total, unsigned verb,
                        mh_action *out);
bool cm_loses(const uint8_t have[CM_DIE_COUNT], unsigned total, mh_action a);
bool cm_has_ability(const cm_state *s, unsigned seat, unsigned ability);

/* Ask one seat, or take its only answer for it (CM-DEC-01). */
void cm_ask_choice(cm_state *s, unsigned prompt, unsigned seat, unsigned arg, mh_tale *tale);

/* ---- runes (runes.c) ---- */
unsigned cm_rune_of(unsigned effect);
bool cm_can_use(const cm_state *s, unsigned seat, unsigned effect);
void cm_use_rune(cm_state *s, unsigned seat, unsigned effect, mh_tale *tale);
/* Open a window for everybody, or for one seat (CM-RUNE-03). */
void cm_open_window(cm_state *s, unsigned window);
void cm_open_window_for(cm_state *s, unsigned window, unsigned seat);
bool cm_has_rune_for(const cm_state *s, unsigned seat, unsigned window);

/* ---- cards and the deck of journeys (cards.c) ---- */
void cm_ask_draw(cm_state *s, unsigned deck, unsigned slot);
void cm_lay_journey(cm_state *s, unsigned shore);
/* Turn a journey card over: for one seat, or for everybody (seat MH_NOBODY). */
void cm_turn_journey(cm_state *s, unsigned shore, unsigned seat, mh_tale *tale);
void cm_redraw_journey(cm_state *s, unsigned shore);

/* ---- rounds (setup.c, round.c) ---- */
const char *cm_setup(mh_state *st);
void cm_prepare(cm_state *s, mh_tale *tale);

/* ---- placement (place.c) and the town (town.c, sage.c) ---- */
void cm_placement(cm_state *s, mh_tale *tale);
void cm_visit(cm_state *s, unsigned seat, unsigned space, mh_tale *tale);
unsigned cm_free_shores(const cm_state *s);
unsigned cm_ship_of(const cm_state *s, unsigned seat);
bool cm_can_build(const cm_state *s, unsigned seat, unsigned ship);
unsigned cm_hut_price(const cm_state *s);
extern const uint8_t cm_church_prices[4];
extern const uint8_t cm_feeds[CM_SHORES];

/* Amounts from..to. */
uint32_t cm_list_amounts(unsigned verb, unsigned least, unsigned most, mh_action *out);
unsigned cm_fewest_alms(const cm_state *s);
void cm_open_market(cm_state *s, unsigned seat); /* market.c */

/* ---- assignment (assign.c) ---- */
void cm_assignment(cm_state *s, mh_tale *tale);
unsigned cm_spots_of(const cm_state *s, unsigned seat); /* a bit per spot it holds */
uint32_t cm_list_assign(const cm_state *s, unsigned seat, unsigned spot, mh_action *out);
unsigned cm_capacity(const cm_state *s, unsigned spot);

/* ---- resolution (resolve.c, fight.c, voyage.c) ---- */
void cm_resolution(cm_state *s, mh_tale *tale);
void cm_voyage(cm_state *s, mh_tale *tale);
void cm_begin_contest(cm_state *s, unsigned contest, unsigned spot, unsigned seat, mh_tale *tale);
cm_foe cm_foe_of(const cm_state *s);

/* ---- the end (score.c) ---- */
void cm_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
bool cm_trophies_open(const cm_state *s);
uint32_t cm_reads(const mh_state *hidden, int viewer, int seat);
void cm_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS]);
int32_t cm_worth(const mh_state *st, int seat);
unsigned cm_destiny_glory(const cm_state *s, unsigned seat, unsigned destiny);
unsigned cm_trophies(const cm_state *s, unsigned seat);
unsigned cm_coloured(const cm_state *s, unsigned seat, unsigned colour);

/* ---- secrets.c, check.c, view.c ---- */
uint8_t cm_sees(const mh_state *st, int seat, mh_action a);
bool cm_is_secret_assignment(const mh_state *st);
void cm_hide(mh_state *st, int viewer);
void cm_deal(mh_state *st, int viewer, mh_rng *rng);
const char *cm_check(const mh_state *st);
void cm_view(const mh_state *hidden, int viewer, const mh_out *out);
void cm_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out);
uint32_t cm_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap);
uint32_t cm_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap);
uint32_t cm_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap);
uint32_t cm_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap);
void cm_draw(const mh_state *hidden, int viewer, const mh_pen *pen);
extern const char *const cm_drawn[]; /* panels of the view that the drawings stand for */
bool cm_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value);

#endif
