/* state.h - the state of a game of A Feast for Odin, and what the chapters share.
 *
 * The flow is a step frame at the bottom that walks through `stage`; one action is a
 * step frame `act` that walks through the code rows of its space and opens a
 * question wherever a row leaves a choice. */
#ifndef MH_GAMES_ODIN_STATE_H
#define MH_GAMES_ODIN_STATE_H

#include "fo_tables.h"

enum {
    FO_SEATS = 4,
    FO_GOODS = 32,
    FO_SPECIALS = 15,
    FO_STOCK = FO_ITEM_SWORD + 1, /* what a supply counts: goods to weapons */
    FO_AREAS = 16,                /* 4 home boards, 4 islands, 3 stone and 5 long houses */
    FO_ROWS = 12,
    FO_RED_ROWS = 6, /* in a house, tint rows from here on are the red ones */
    FO_BAY = 7,
    FO_SPACES = FO_SPACE_IMITATE_1, /* the printed ones */
    FO_TABLE = 12,
    FO_ISLES = 4,
    FO_STRIPS = 8,
    FO_ITEMS_ON_STRIP = 7,
    FO_CARD_WORDS = 3, /* 190 cards as bits */
    FO_CELLS = 1176,
    FO_ROLLS = 3, /* FO-DICE-01 */
    FO_AGENDA = 40,
    FO_ENTRY = 12, /* seat, moment, how, what, n, uses, level, 0, clauses used (4) */
    FO_ACTS = 6,   /* an action, and those that cards grant inside of it */
};

/* What is remembered of an action while it runs. */
enum {
    FO_REC_SEAT,
    FO_REC_SOURCE, /* fo_source */
    FO_REC_SILVER, /* silver the space itself gave */
    FO_REC_BILL,   /* silver the space asked for, before discounts */
    FO_REC_PAID,   /* kinds paid to the space, a bit each: see fo_resource_bit */
    FO_REC_FINDS,  /* kinds taken off strips through the space, a bit each */
    FO_REC_WOOD,   /* received in this action: wood, stone, stockfish */
    FO_REC_STONE,
    FO_REC_FISH,
    FO_REC_PLAYED,   /* cards put down */
    FO_REC_LONGSHIP, /* a longship was used */
    FO_REC_ASKED,    /* the row whose replacement was offered, plus one */
    FO_REC_BOUND,    /* the payment must be ore (103C) */
    FO_REC_OFF,      /* silver off an emigration */
    FO_REC_VIKINGS,  /* placed for it */
    FO_REC_STAMP,    /* moments already told */
    FO_REC_SAILED,   /* an emigration took place */
    FO_RECORD
};
/* FO_REC_STAMP: moments were told, a purchase was offered, the requirement was looked at. */
enum { FO_TOLD = 1, FO_LOOKED_AT, FO_OFFERED };
typedef enum fo_source { FO_BY_VIKINGS, FO_BY_SPACE, FO_BY_CARD } fo_source;

/* One cell of a board: the piece that lies there, and whether it goes on to the
 * right and below, so that every tile can be told from its neighbours. */
enum { FO_CELL_PIECE = 0x3f, FO_CELL_RIGHT = 0x40, FO_CELL_DOWN = 0x80, FO_CELL_FREE = 0xff };

typedef struct fo_state {
    mh_state head;
    uint64_t dark[FO_CARD_WORDS];  /* the deck, in no order until drawn */
    uint64_t light[FO_CARD_WORDS]; /* light cards that left the game */
    uint64_t hand[FO_SEATS][FO_CARD_WORDS];
    uint64_t played[FO_SEATS][FO_CARD_WORDS];
    uint64_t spent[FO_CARD_WORDS]; /* cards whose single use is gone */
    uint16_t cover[FO_AREAS][FO_ROWS];
    uint16_t tint[FO_AREAS][FO_ROWS]; /* tiles that may not touch: green, or orange and red */
    uint16_t stock[FO_SEATS][FO_STOCK];
    uint16_t oval;           /* special tiles on the oval board */
    uint16_t laid[FO_SEATS]; /* special tiles on boards */
    uint8_t cells[FO_CELLS];
    uint8_t cell_spare[6];

    uint8_t round, stage, turn, start, last_placer, passed, after, colour;
    uint8_t thing[FO_SEATS], penalties[FO_SEATS], last_income[FO_SEATS];
    uint8_t waiting; /* solo: Vikings of the other colour that stand nowhere */
    uint8_t space_owner[FO_SPACE_COUNT], space_vikings[FO_SPACE_COUNT];
    uint8_t space_colour[FO_SPACE_COUNT], copied[4];
    uint8_t extension; /* imitation spaces in play */
    uint8_t ship_type[FO_SEATS][FO_BAY], ship_ore[FO_SEATS][FO_BAY];
    uint8_t emigrated[FO_SEATS][3];
    uint8_t isle_face[FO_ISLES], isle_owner[FO_ISLES], isle_silver[FO_ISLES];
    uint8_t shed_owner[3], stone_owner[3], long_owner[5];
    uint8_t shed_wood[3], shed_stone[3], house_wood[3], house_stone[3];
    uint8_t strip_taken[FO_STRIPS], strips_up, strips_down;
    uint8_t deck[4], discard[4], conjured; /* weapons; those from outside (FO-WPN-04) */
    uint8_t hand_dark[FO_SEATS], hand_light[FO_SEATS];
    uint8_t die_kind, die_rolls, die_face, die_ore, die_space;
    uint8_t table[FO_TABLE];                  /* the feast in progress, square by square */
    uint8_t outer_table[FO_TABLE];            /* the feast another one interrupts (5A) */
    uint8_t agenda[FO_AGENDA][FO_ENTRY];      /* moments to react to, the next one last */
    uint8_t agenda_count, agenda_sorted;      /* behind sorted: just told, the first one first */
    uint8_t record[FO_ACTS][FO_RECORD], acts; /* actions under way */
    uint8_t die_bonus, die_boats, rolls_made, spent_wood, spent_stone, spent_weapon, spent_spear;
    uint8_t made[4];        /* what the last upgrade node made, plus one */
    uint8_t held[FO_SEATS]; /* flax and grain in the supply when the harvest began */
    uint8_t twos[FO_SEATS]; /* placements of 2 Vikings in the second column this round */
    uint8_t loot[2];        /* two pieces of loot, to be paid for */
    uint8_t blue_moves;     /* in this window or action (FO-SM-07) */
    uint8_t after_actions;  /* cards bound to the end of phase 5 were told */
    uint8_t aside;          /* something was done besides the answers of a node */
    uint8_t free_play;      /* the card of the fourth column was declined before the action */
    uint8_t filler[2];
} fo_state;

MH_GAME_STATE(fo)
extern const mh_sheet fo_sheet;
extern const uint8_t fo_hunger[1]; /* points that an empty place of the feast costs */
/* A card is read by its face, not by the appendix. */
static inline bool fo_by_face(const fo_state *s, unsigned which)
{
    return fo_option(s, which) == FO_READING_FACE;
}
const fo_round_row *fo_round(const fo_state *s);
static inline int fo_solo(const fo_state *s) { return s->head.seats == 1; }

/* ---- supply (supply.c) ------------------------------------------------------ */
void fo_gain(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale);
void fo_pay(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale);
/* The same for a tile that an open upgrade has not made. */
void fo_hand_over(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale);
void fo_parts_with(fo_state *s, int seat, unsigned good, unsigned n);
void fo_forget_made(mh_frame *f, unsigned good, unsigned n);
void fo_forget_turned(const fo_state *s, mh_frame *f, unsigned good, unsigned n);
bool fo_can_gain(const fo_state *s, int seat, unsigned item);
unsigned fo_buildings_left(const fo_state *s, unsigned building);
unsigned fo_animals(const fo_state *s, int seat, unsigned animal);
unsigned fo_count(const fo_state *s, int seat, unsigned what);
void fo_take_weapon(fo_state *s, int seat, unsigned weapon, mh_tale *tale);
void fo_spend_weapon(fo_state *s, int seat, unsigned weapon, unsigned n);
static inline unsigned fo_has(const fo_state *s, int seat, unsigned item)
{
    return s->stock[seat][item];
}
void fo_change(uint16_t *x, int by);

/* ---- cards as bits ---------------------------------------------------------- */
static inline bool fo_card_in(const uint64_t *set, unsigned card)
{
    return set[card >> 6] >> (card & 63) & 1;
}
static inline void fo_card_flip(uint64_t *set, unsigned card)
{
    set[card >> 6] ^= 1ull << (card & 63);
}
static inline bool fo_cards_none(const uint64_t *set) { return !(set[0] | set[1] | set[2]); }
static inline unsigned fo_low_bit(uint64_t x) { return (unsigned)__builtin_ctzll(x); }
static inline unsigned fo_bits(uint64_t x) { return (unsigned)__builtin_popcountll(x); }
/* The same for a row of a board, without a call where the machine has no such instruction. */
static inline unsigned fo_row_bits(unsigned x)
{
    x -= x >> 1 & 0x5555;
    x = (x & 0x3333) + (x >> 2 & 0x3333);
    x = (x + (x >> 4)) & 0x0f0f;
    return (x + (x >> 8)) & 0x1f;
}

/* ---- ships (ships.c): prices and wood as in ships.tsv, FO-SHIP-02 --------------------------- */
unsigned fo_ship_count(const fo_state *s, int seat, unsigned type);
unsigned fo_ships_all(const fo_state *s, int seat);
bool fo_free_berth(const fo_state *s, int seat, unsigned type);
void fo_add_ship(fo_state *s, int seat, unsigned type);
void fo_lose_ship(fo_state *s, int seat, unsigned slot);
unsigned fo_emigrations(const fo_state *s, int seat);
bool fo_may_emigrate(const fo_state *s, int seat);
unsigned fo_best_longship(const fo_state *s, int seat);
const char *fo_why_buy(const fo_state *s, int seat, unsigned type);
const char *fo_why_arm(const fo_state *s, int seat, unsigned slot);

/* ---- boards (boards.c): geometry in rows of bits ---------------------------- */
enum { FO_LANES = 16 };  /* rows that are looked at: a number that machines take at once */
typedef struct fo_rows { /* padded, so that tiles may look below the last row */
    uint16_t row[FO_LANES + 5];
} fo_rows;

/* What can be laid on one board right now, for all pieces. */
typedef struct fo_ground {
    uint8_t board, squares; /* squares: income squares that may be in reach */
    uint8_t at_row[16], at_col[16], missing[16];
    fo_rows open;    /* coverable, not covered */
    fo_rows safe[3]; /* less income squares: for any piece, for the first and second tint */
    fo_rows need;    /* open and no bonus: what income squares ask for */
} fo_ground;
unsigned fo_board_of(const fo_state *s, unsigned area);
unsigned fo_area_of(const fo_state *s, int seat, unsigned place);
bool fo_owns(const fo_state *s, int seat, unsigned place);
const fo_shape *fo_shape_of(unsigned piece);
bool fo_accepts(unsigned board, unsigned piece);
/* `tints`: bits of those that pieces to be looked at must keep away from. */
void fo_survey(const fo_state *s, unsigned area, unsigned tints, fo_ground *g);
enum { FO_ALL_TINTS = 6 };
/* The rule against laying a piece with its corner there, or NULL. */
const char *fo_why_square(const fo_state *s, unsigned area, unsigned piece, unsigned o,
                          unsigned row, unsigned col);
/* Top-left corners where the piece may lie, as bits; false when there is none. With
 * `first` any of them is enough. */
bool fo_fits(const fo_ground *g, unsigned piece, unsigned o, bool first, fo_rows *out);
void fo_lay(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col);
size_t fo_cell(const fo_state *s, unsigned area, unsigned row, unsigned col);
unsigned fo_board_income(const fo_state *s, unsigned area);
unsigned fo_income(const fo_state *s, int seat);
unsigned fo_open_minus(const fo_state *s, unsigned area);
bool fo_bonus_paid(const fo_state *s, unsigned area, unsigned row, unsigned col);
/* The areas of a seat as a mask. */
unsigned fo_areas(const fo_state *s, int seat);

/* ---- windows (windows.c, place.c) ------------------------------------------- */
uint32_t fo_list_anytime(const fo_state *s, int seat, mh_action *out, uint32_t n);
const char *fo_why_anytime(const fo_state *s, int seat, mh_action a);
/* True when the action was one of those. */
bool fo_do_anytime(fo_state *s, int seat, mh_action a, mh_tale *tale);
bool fo_can_slot(const fo_state *s, int seat);
uint32_t fo_list_place(const fo_state *s, int seat, mh_action *out, uint32_t n);
uint32_t fo_list_slot(const fo_state *s, int seat, mh_action *out, uint32_t n);
bool fo_can_place(const fo_state *s, int seat);
const char *fo_why_place(const fo_state *s, int seat, mh_action a);
const char *fo_why_slot(const fo_state *s, int seat, mh_action a);
void fo_do_place(fo_state *s, int seat, mh_action a);
void fo_do_slot(fo_state *s, int seat, mh_action a, mh_tale *tale);
/* A window whose only answer is the closing one closes by itself (FO-SM-06). */
void fo_open_window(fo_state *s, int seat, unsigned prompt, mh_tale *tale);
void fo_settle(fo_state *s, int seat, mh_tale *tale);
bool fo_is_window(unsigned prompt);
/* Answers of the question on top, without what is offered besides. */
uint32_t fo_own_answers(const fo_state *s, int seat);

/* ---- rows of codes (effects.c) ------------------------------------------------ */
unsigned fo_row_count(const fo_state *s, int seat, const fo_code *row);
bool fo_row_possible(const fo_state *s, int seat, const fo_code *row, unsigned space);
void fo_row_open(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale);
/* What a row asks for, discounts taken off. */
unsigned fo_row_price(const fo_state *s, int seat, const fo_code *row, unsigned space);
const char *fo_row_rule(const fo_code *row);

/* ---- spaces (spaces.c) and the action (act.c) ------------------------------- */
bool fo_usable(const fo_state *s, int seat, unsigned space);
bool fo_usable_from(const fo_state *s, int seat, const mh_frame *act, unsigned pc);
bool fo_part_usable(const fo_state *s, int seat, unsigned space, unsigned at, unsigned side);
const char *fo_why_occupy(const fo_state *s, int seat, unsigned space);
const char *fo_why_imitate(const fo_state *s, int seat, unsigned space, unsigned copied);
uint32_t fo_list_spaces(const fo_state *s, int seat, mh_action *out, uint32_t n);
bool fo_any_space(const fo_state *s, int seat);
void fo_occupy(fo_state *s, int seat, unsigned space, unsigned copied, unsigned fewer,
               mh_tale *tale);
/* Fewer Vikings than printed (106B). */
/* The first row that keeps the player from using a space; NULL: none that all its parts share. */
const fo_code *fo_in_the_way(const fo_state *s, int seat, unsigned space);
const char *fo_why_fewer(const fo_state *s, int seat, unsigned space, unsigned fewer);
uint32_t fo_list_fewer(const fo_state *s, int seat, mh_action *out, uint32_t n);
mh_frame *fo_act_frame(fo_state *s);
const mh_frame *fo_act_frame_at(const fo_state *s);
/* Is a stop legal: the minimum is met, or a later part can meet it (FO-SM-23). */
bool fo_may_stop(const fo_state *s, int seat);
/* Is the requirement of the space still to be looked at (FO-ACT-08)? */
bool fo_before_check(const fo_state *s);
void fo_mark_used(fo_state *s);
/* The code rows of a space. */
static inline const fo_code *fo_code_of(unsigned space)
{
    return &fo_action_spaces_code[fo_action_spaces[space].code_at];
}

/* What each frame of the action carries. */
enum { FO_ACT_SPACE, FO_ACT_PC, FO_ACT_SIDE, FO_ACT_USED, FO_ACT_STANDS, FO_ACT_STAGE };
enum { FO_BEGIN, FO_READY, FO_CODE, FO_USE, FO_CLOSE, FO_LEAVE }; /* stages of an action */

/* ---- nodes of an action ------------------------------------------------------ */
/* Has the node on top nothing left to give? */
bool fo_exhausted(const fo_state *s, int seat);
void fo_leave_node(fo_state *s, int seat, mh_tale *tale);
bool fo_open_mountain(fo_state *s, int seat, const fo_code *row);
bool fo_open_upgrade(fo_state *s, int seat, unsigned n, unsigned steps);
bool fo_open_trade(fo_state *s, int seat);
bool fo_open_sale(fo_state *s, int seat, unsigned n);
bool fo_can_mountain(const fo_state *s);
bool fo_can_upgrade(const fo_state *s, int seat, unsigned steps);
unsigned fo_sale_price(const fo_state *s, int seat, unsigned special);
unsigned fo_emigration_price(const fo_state *s, int seat);
bool fo_can_sell(const fo_state *s, int seat);
bool fo_can_explore(const fo_state *s, unsigned islands);
void fo_open_die(fo_state *s, int seat, unsigned kind, unsigned stands);
void fo_open_boats(fo_state *s, int seat, unsigned most);
unsigned fo_die_result(const fo_state *s);
int fo_acting_seat(const fo_state *s);
unsigned fo_die_faces(unsigned kind);
bool fo_die_high(unsigned kind);
unsigned fo_die_weapon(unsigned kind);
unsigned fo_die_reward(unsigned kind, unsigned i);
void fo_draw_weapons(fo_state *s, int seat, unsigned n);
unsigned fo_upgraded(unsigned good, unsigned steps);
unsigned fo_sword_value(unsigned item);
unsigned fo_strip_find(unsigned strip, unsigned i);
int fo_strip_item(const fo_state *s, unsigned strip);
void fo_take_off_strip(fo_state *s, unsigned strip, unsigned n, mh_tale *tale);
/* `printed`: through a space, so that its record knows. */
void fo_take_finds(fo_state *s, int seat, unsigned strip, unsigned k, bool printed, mh_tale *tale);

/* ---- occupations (occupations.c) --------------------------------------------- */
/* Tells the played cards of a seat what happened: clauses that need no answer act at
 * once, the others go on the agenda. True when something did. */
bool fo_happens(fo_state *s, int seat, fo_moment_id when, fo_how_id how, unsigned what, unsigned n,
                mh_tale *tale);
/* Works the agenda off; true when something was opened that comes first. */
bool fo_work_agenda(fo_state *s, mh_tale *tale);
/* What follows every answer: the agenda, and windows with nothing left to do. */
void fo_after_answer(fo_state *s, mh_tale *tale);

/* ---- blue cards (blue.c): at any time, also inside of an action ----------------------- */
uint32_t fo_list_blue(const fo_state *s, int seat, mh_action *out, uint32_t n);
const char *fo_why_blue(const fo_state *s, int seat, mh_action a);
void fo_do_blue(fo_state *s, int seat, mh_action a, mh_tale *tale);
bool fo_can_blue(const fo_state *s, int seat);
/* A node of an action may also offer placing and buying (FO-SM-03). */
uint32_t fo_list_aside(const fo_state *s, int seat, mh_action *out, uint32_t n);
const char *fo_why_aside(const fo_state *s, int seat, mh_action a);
bool fo_is_aside(const fo_state *s, mh_action a);
/* Those that cannot wait for the window after the action. */
uint32_t fo_few_aside(const fo_state *s, int seat, mh_action *out, uint32_t n);
bool fo_can_wait(const fo_state *s, int seat, mh_action a);
/* The listed answer that this one may be another way to say, or the same again. */
mh_action fo_other_way(const fo_state *s, int seat, mh_action a);
void fo_do_aside(fo_state *s, int seat, mh_action a, mh_tale *tale);

/* Has the card a clause beyond the moment it is played? What does it count, or -1? */
bool fo_card_lasts(unsigned card);
int fo_card_counts(const fo_state *s, int seat, unsigned card);

/* ---- rules that cards change (modifiers.c) -------------------------------------------- */
bool fo_has_rule(const fo_state *s, int seat, unsigned term);
unsigned fo_price(const fo_state *s, int seat, unsigned space, unsigned item, unsigned printed);
int fo_die_shift(const fo_state *s, int seat, unsigned kind);
unsigned fo_worth_spent(const fo_state *s, int seat, unsigned kind, unsigned item);
unsigned fo_rolls(const fo_state *s, int seat);
unsigned fo_longships_for(const fo_state *s, int seat);
unsigned fo_islands_for(const fo_state *s, int seat, unsigned space, unsigned islands);
unsigned fo_vikings_for(const fo_state *s, int seat, unsigned space);
unsigned fo_loot_value(const fo_state *s, int seat, unsigned item);
bool fo_replaces(const fo_state *s, int seat, unsigned space, const fo_code *row);
uint64_t fo_alter_spaces(unsigned word);
uint64_t fo_usable_ahead(const fo_state *s, int seat, uint64_t spaces);

/* ---- the record of the action that runs (act.c) ----------------------------------------- */
static inline uint8_t *fo_rec(fo_state *s) { return s->record[s->acts ? s->acts - 1 : 0]; }
static inline const uint8_t *fo_rec_at(const fo_state *s)
{
    return s->record[s->acts ? s->acts - 1 : 0];
}
static inline unsigned fo_resource_bit(unsigned item) /* of FO_REC_PAID */
{
    return item >= FO_ITEM_SILVER && item <= FO_ITEM_STONE ? 1u << (item - FO_ITEM_SILVER) : 0;
}
void fo_note_got(fo_state *s, int seat, unsigned item, unsigned n);
void fo_thing(fo_state *s, int seat, int by, mh_tale *tale);

unsigned fo_hand(const fo_state *s, int seat);
bool fo_in_decks(const fo_state *s, unsigned card);
void fo_deal_cards(fo_state *s);
void fo_draw_card(fo_state *s, int seat, mh_tale *tale);
void fo_draw_dark(fo_state *s, int seat);
bool fo_open_play(fo_state *s, int seat, unsigned least, unsigned most);
bool fo_open_free_play(fo_state *s, int seat, bool late);

/* ---- flow, feast, score ------------------------------------------------------ */
unsigned fo_vikings(const fo_state *s);
/* Places of the banquet table that are not filled yet. */
unsigned fo_feast_left(const mh_frame *f);
unsigned fo_squares_to_serve(const fo_state *s, int seat);
void fo_open_feast(fo_state *s, int seat, mh_tale *tale);
bool fo_feast_idle(const fo_state *s, int seat);
void fo_close_feast(fo_state *s, int seat, mh_tale *tale);
void fo_breed(fo_state *s, int seat, mh_tale *tale);
enum { FO_BONUS_ALL, FO_BONUS_HOUSES, FO_BONUS_HOME };
void fo_bonus_phase(fo_state *s, int seat, unsigned which, mh_tale *tale);
void fo_harvest_moments(fo_state *s, int seat, bool yes, mh_tale *tale);
void fo_note_held(fo_state *s, int seat, unsigned less);
const char *fo_setup(mh_state *st);
bool fo_setup_goes_on(fo_state *s);

/* ---- secrets.c, score.c, check.c, view.c -------------------------------------- */
uint8_t fo_sees(const mh_state *st, int seat, mh_action a);
void fo_hide(mh_state *st, int viewer);
void fo_deal(mh_state *st, int viewer, mh_rng *rng);
void fo_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
void fo_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS]);
int32_t fo_worth(const mh_state *st, int seat);
void fo_view(const mh_state *hidden, int viewer, const mh_out *out);
void fo_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out);
uint32_t fo_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap);
uint32_t fo_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap);
uint32_t fo_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap);
uint32_t fo_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap);
void fo_draw(const mh_state *hidden, int viewer, const mh_pen *pen);
bool fo_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value);
extern const char *const fo_drawn[]; /* panels of the view that the drawings stand for */
const char *fo_check(const mh_state *st);

#endif
