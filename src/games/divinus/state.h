/* state.h - the state of a scenario, and what the chapters call of each other. */
#ifndef MH_GAMES_DIVINUS_STATE_H
#define MH_GAMES_DIVINUS_STATE_H

#include <string.h>

#include "dv_tables.h"
#include "meadhall/game.h"

enum {
    DV_SEATS = 4,
    DV_CELLS = 12,
    DV_TILES = 78,
    DV_FAMILY = 39, /* tiles of one stack */
    DV_DICE = 7,    /* six dice and the token die */
    DV_TOKEN = 6,
    DV_SIDES = 6,
    DV_PLAIN = 6, /* the first face code of a sticker */
    DV_SPOTS = 49,
    DV_GRID = 7, /* places in a row of a player's grid */
    DV_HOME_SPOT = 24,
    DV_MAX_TOP = 3,
    DV_DECISIONS = 16,
    DV_ENDLESS = 9, /* the number of the endless mode among the scenarios */
    DV_LAST_SCENE = 8,
    DV_MONSTERS = 4,
    DV_WAITING = 0xfe, /* a token die or monster that is not where things lie */
};

/* Where a die lies: before its owner, in cell n, in the used-dice area, in the box. */
enum { DV_ACTIVE, DV_IN_CELL, DV_USED = 13, DV_BOX = 14 };

/* Beside the ways to pay that can be named: the tile revealed by Luck. */
enum { DV_HOW_LUCK = DV_HOW_COUNT };

/* Main action of the turn. */
enum { DV_NOT_YET, DV_EXPLORED, DV_RESTED };

/* A monster: not in this game, on the board, waiting for its tile, overcome. */
enum { DV_ABSENT, DV_AFIELD, DV_LURKING, DV_DEFEATED };

enum { DV_FENRIR, DV_KRAKEN, DV_NORNS, DV_NIDHOGGR };

typedef enum dv_phase {
    DV_PH_LEGACY,
    DV_PH_CARDS,
    DV_PH_BEGINNER,
    DV_PH_GODS,
    DV_PH_DRAFT,
    DV_PH_ORDER,
    DV_PH_INTRO,
    DV_PH_SPEND,
    DV_PH_DICE,
    DV_PH_TILES,
    DV_PH_ABYSS,
    DV_PH_BEASTS,
    DV_PH_ROLL,
    DV_PH_ROLLED,
    DV_PH_LEAF,
    DV_PH_OPENING,
    DV_PH_TURN,
    DV_PH_PLACE,
    DV_PH_FENRIR,
    DV_PH_KRAKEN,
    DV_PH_NORNS,
    DV_PH_NIDHOGGR,
    DV_PH_FILL,
    DV_PH_MEET,
    DV_PH_QUEST,
    DV_PH_TRIGGER,
    DV_PH_RESTED,
    DV_PH_WATCHED,
    DV_PH_POST,
    DV_PH_ENDTURN,
    DV_PH_NEXT,
    DV_PH_ANCHOR,
    DV_PH_SCORE,
    DV_PH_GIFTS,
    DV_PH_REMOVE,
    DV_PH_FOUND,
    DV_PH_AFTER,
    DV_PH_FACTIONS,
    DV_PH_OUTRO,
    DV_PH_OVER,
    DV_PH_RECORD, /* instead of the turns, where the box is played with */
    DV_PH_COUNT
} dv_phase;

typedef struct dv_state {
    mh_state head;
    uint64_t bag[2]; /* tiles of a family that lie face down in unknown order */
    uint64_t flags;
    uint64_t taken[DV_SEATS]; /* places of the maps that hold a tile: bit 8 * row + column */
    uint32_t titles[DV_SEATS], ready[DV_SEATS];
    uint16_t anchors[DV_SEATS], struck[DV_SEATS];
    uint16_t ways[4]; /* while the turn is asked: cells that can be explored, by how it is paid */
    uint16_t fired;   /* triggers of the active player still to be offered */
    uint8_t both;     /* quests on display whose gift is given whole */
    int8_t abyss_sum;

    /* the board */
    uint8_t cell[DV_CELLS];
    uint8_t top[2][DV_MAX_TOP], top_seen[2][DV_MAX_TOP], top_placed[2][DV_MAX_TOP], top_n[2];
    uint8_t under[2][DV_FAMILY], under_n[2];
    uint8_t slot[DV_TILES][2], abyss[DV_TILES];
    uint8_t hammer, mask;

    /* players */
    uint8_t god[DV_SEATS], xp[DV_SEATS], level[DV_SEATS][3], honour[DV_SEATS][DV_CATEGORY_COUNT];
    uint8_t face[DV_SEATS][6][DV_SIDES], die_at[DV_SEATS][DV_DICE], die_up[DV_SEATS][DV_DICE];
    uint8_t map[DV_SEATS][DV_SPOTS], rot[DV_SEATS][DV_SPOTS], first[DV_SEATS], laid[DV_SEATS];
    uint8_t order[DV_SEATS], before[DV_SEATS];

    /* cards */
    uint8_t card[2], quest[4], quest_by[4], quest_n;
    uint8_t beast[DV_MONSTERS], beast_at[DV_MONSTERS], mark[DV_MONSTERS][DV_SEATS];
    uint8_t threshold[DV_MONSTERS], nid_closed;
    uint8_t supply[DV_DICE_STICKER_COUNT];

    /* the story */
    uint8_t decider[DV_DECISIONS], decided[DV_DECISIONS], vote[DV_SEATS];
    uint8_t start_used[DV_SEATS], open_reroll[DV_SEATS], open_set[DV_SEATS];
    uint8_t fac_end[DV_SEATS][DV_SYM_COUNT], sea_value;

    /* the flow */
    uint8_t phase, step, turn, round, rests, last_round;
    uint8_t winner[3]; /* first at the two gods, and at the monster, lots drawn */
    uint8_t sole;      /* of those, who is first alone */
    uint8_t tied;      /* places of the opening order still to be told apart from the next */
    uint8_t other[4];  /* stickers of gifts that were not chosen */

    /* the turn */
    uint8_t main, god_done, no_god, symbols, ignore, luck, met, changed;
    int8_t cost_lo, cost_hi;

    /* the payment */
    uint8_t pay_cell, pay_how, pay_used, pay_minus, pay_value[DV_DICE];
    uint8_t pay_extra, pay_pairs;
    int8_t pay_sum;
    uint8_t paid_last;                /* it took the last active die */
    uint8_t tile_now, spot_now, hits; /* the tile explored, where it lies, monsters it stirs */
    uint8_t recorded[2][DV_SEATS];    /* points at the gods, of a scenario recorded by hand */
    uint8_t unused[4];
} dv_state;

MH_GAME_STATE(dv)
extern const mh_series dv_series;

/* 1 to 8, or DV_ENDLESS. */
static inline unsigned dv_scene(const dv_state *s) { return dv_option(s, DV_OPTION_SCENARIO) + 1; }
/* Played with the box; here it is only recorded (DV-APP-02). */
static inline bool dv_by_hand(const dv_state *s) { return dv_option(s, DV_OPTION_BY_HAND) != 0; }
static inline bool dv_endless(const dv_state *s) { return dv_scene(s) == DV_ENDLESS; }
/* A rule sticker of scenario n is in force (DV-RS-01). */
static inline bool dv_from(const dv_state *s, unsigned n) { return dv_scene(s) >= n; }
static inline unsigned dv_active(const dv_state *s) { return s->order[s->turn]; }

static inline unsigned dv_count(uint64_t x)
{
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (unsigned)(x * 0x0101010101010101u >> 56);
}

static inline unsigned dv_lowest(uint64_t x) { return (unsigned)__builtin_ctzll(x); }

/* ---- questions ----------------------------------------------------------- */

/* Opens a frame of work; a question's step asks the seat in arg[0] if there is a choice. */
mh_frame *dv_push(dv_state *s, unsigned prompt, unsigned seat, unsigned a, unsigned b, unsigned c);
/* The same for frames that take fewer arguments. */
mh_frame *dv_ask(dv_state *s, unsigned prompt, unsigned seat);
mh_frame *dv_ask1(dv_state *s, unsigned prompt, unsigned seat, unsigned a);
mh_frame *dv_ask2(dv_state *s, unsigned prompt, unsigned seat, unsigned a, unsigned b);
/* The question on top is asked anew once what lies on it is done. */
void dv_again(dv_state *s);
const char *dv_listed(const mh_state *st, int seat, mh_action a, const char *rule);

/* ---- map.c --------------------------------------------------------------- */

typedef struct dv_land { /* a map as sets of places: bit 8 * row + column of the grid */
    uint64_t taken;
    uint8_t sides[64]; /* two bits a side, north first: terrain + 1 */
} dv_land;

static inline unsigned dv_bit(unsigned spot) { return spot + spot / DV_GRID; }
static inline unsigned dv_spot(unsigned bit) { return (bit - bit / 8) & 63; }
/* The terrain of each side after r quarter turns clockwise (DV-MAP-04). */
static inline uint8_t dv_edges(unsigned tile, unsigned rot)
{
    const dv_tile_row *t = &dv_tiles[tile];
    unsigned e = 0x55u + t->edge_n + 4u * t->edge_e + 16u * t->edge_s + 64u * t->edge_w;
    return (uint8_t)(e << 2 * rot | e >> (8 - 2 * rot));
}
void dv_spread(const dv_state *s, unsigned seat, dv_land *l);
uint64_t dv_frame_mask(const dv_state *s);
uint64_t dv_world_mask(const dv_state *s, unsigned seat, unsigned world);
unsigned dv_map_size(const dv_state *s);
/* Tiles among the n that can be laid on the map somewhere: a bit each (DV-EXPLORE-04). */
uint32_t dv_placeable(const dv_state *s, unsigned seat, const uint8_t *tiles, unsigned n);
typedef struct dv_gap { /* an empty place beside the map */
    uint8_t need, mask; /* the sides its neighbours ask for, and which of them: as dv_land.sides */
    uint8_t anchors;    /* how many of those left have it in their frame */
} dv_gap;
unsigned dv_gaps(const dv_state *s, unsigned seat, dv_gap out[DV_SPOTS]);
bool dv_can_move(const dv_state *s, unsigned seat);
uint16_t dv_anchors_of(const dv_state *s, unsigned seat);
unsigned dv_touching(const dv_state *s, unsigned seat, unsigned spot);
bool dv_shows_rune(const dv_state *s, unsigned tile);
bool dv_has_sea(unsigned tile);

/* ---- goals.c: what a map is worth ---------------------------------------- */

/* Value of one goal row under one anchor, best assignment of wilds (DV-SYM-02). */
int dv_goal(const dv_state *s, unsigned seat, const dv_code *goal, unsigned anchor);
/* Does a condition (n rows) hold under the anchor? */
bool dv_holds(const dv_state *s, unsigned seat, const dv_code *cond, unsigned n, unsigned anchor);
/* The anchors left under which it holds. */
uint16_t dv_holds_where(const dv_state *s, unsigned seat, const dv_code *cond, unsigned n);
unsigned dv_best_anchor(const dv_state *s, unsigned seat);

/* ---- pay.c --------------------------------------------------------------- */

uint16_t dv_die_values(const dv_state *s, unsigned seat, unsigned die);
unsigned dv_active_dice(const dv_state *s, unsigned seat);
bool dv_has(const dv_state *s, unsigned seat, unsigned op);
/* Cells the seat can pay for in each way: out[how] is a set of cells. */
void dv_payable(const dv_state *s, unsigned seat, uint16_t cells, uint16_t out[4]);
void dv_lay_nothing(dv_state *s); /* a payment of no dice yet */
void dv_begin_pay(dv_state *s, unsigned seat, unsigned cell, unsigned how);
unsigned dv_norn_demand(const dv_state *s, unsigned cell);
const char *dv_why_cell(const dv_state *s, unsigned seat, unsigned cell, unsigned how);
bool dv_sum_possible(const dv_state *s, unsigned seat, unsigned total);
uint32_t dv_answers(const mh_state *st, int seat, mh_action *out); /* mh_thinking.answers */

/* ---- market.c: board and stacks ------------------------------------------ */

unsigned dv_stack_size(const dv_state *s, unsigned stack);
/* The stack a cell is filled from, or MH_NONE (DV-REFILL-02, 03). */
unsigned dv_stack_for(const dv_state *s, unsigned cell, bool other_too);
unsigned dv_take_top(dv_state *s, unsigned stack);
void dv_put_under(dv_state *s, unsigned tile);
bool dv_known_top(const dv_state *s, unsigned stack);
uint16_t dv_choosable(const dv_state *s, unsigned seat);
uint16_t dv_replaceable(const dv_state *s, unsigned seat, unsigned lo, unsigned hi);
void dv_lay_tile(dv_state *s, unsigned cell, unsigned tile, mh_tale *tale);
void dv_clear_cell(dv_state *s, unsigned cell);
bool dv_can_swap(const dv_state *s, unsigned seat, const dv_code *c);
/* Empty cells are filled next. */
void dv_fill_up(dv_state *s);

/* ---- dice.c -------------------------------------------------------------- */

void dv_roll(dv_state *s, unsigned seat, unsigned dice);
void dv_take_back(dv_state *s, unsigned seat, unsigned die);
void dv_use(dv_state *s, unsigned seat, unsigned die, unsigned where);
unsigned dv_used_dice(const dv_state *s, unsigned seat);
bool dv_can_nudge(const dv_state *s, unsigned seat);

/* ---- effects.c ----------------------------------------------------------- */

/* Runs n rows of code for the seat; `not_dice` may not be brought back (DV-DICE-07). */
void dv_run(dv_state *s, unsigned seat, unsigned first, unsigned n);
void dv_run_but(dv_state *s, unsigned seat, unsigned first, unsigned n, unsigned not_dice);
/* Could it be carried out at least in part (DV-GACT-07)? */
bool dv_can_run(const dv_state *s, unsigned seat, unsigned first, unsigned n, unsigned not_dice);
/* Carries out the clause TOP at this row for the seats that were named. */
void dv_run_top(dv_state *s, unsigned seat, unsigned at, unsigned who);
void dv_gain_xp(dv_state *s, unsigned seat, int n, mh_tale *tale);
void dv_gain_quest_xp(dv_state *s, unsigned seat, unsigned quest, unsigned n, mh_tale *tale);
void dv_gain_honour(dv_state *s, unsigned seat, unsigned category, unsigned n, mh_tale *tale);
unsigned dv_honour_of(const dv_state *s, unsigned seat);

/* ---- stickers.c ---------------------------------------------------------- */

unsigned dv_abyss_slots(const dv_state *s, unsigned tile);
void dv_cover(dv_state *s, unsigned tile, unsigned slot, mh_tale *tale);
bool dv_any_abyss(const dv_state *s, unsigned seat, bool world);

/* ---- turn.c, gods.c ------------------------------------------------------ */

void dv_phase_turn(dv_state *s, mh_tale *tale);
void dv_phase_place(dv_state *s, mh_tale *tale);
void dv_phase_fill(dv_state *s, mh_tale *tale);
void dv_phase_meet(dv_state *s, mh_tale *tale);
/* The encounter in a slot of the tile explored, if there is one. */
void dv_meet(dv_state *s, unsigned seat, unsigned slot, mh_tale *tale);
void dv_phase_quest(dv_state *s, mh_tale *tale);
void dv_phase_trigger(dv_state *s, mh_tale *tale);
void dv_phase_rested(dv_state *s, mh_tale *tale);
void dv_phase_watched(dv_state *s, mh_tale *tale);
void dv_phase_post(dv_state *s, mh_tale *tale);
void dv_phase_endturn(dv_state *s, mh_tale *tale);
void dv_phase_next(dv_state *s, mh_tale *tale);

const dv_box_row *dv_box_of(const dv_state *s, unsigned seat, unsigned row, unsigned level);
unsigned dv_box_index(const dv_state *s, unsigned seat, unsigned row, unsigned level);
/* DV-XP-05: level 2 takes the place of level 1, level 3 leaves level 2. */
static inline bool dv_unlocked(const dv_state *s, unsigned seat, unsigned row, unsigned level)
{
    unsigned have = s->level[seat][row - 1];
    return level == have || (have == 3 && level == 2);
}

/* All that are unlocked: bit 3 * (row - 1) + level - 1. */
static inline unsigned dv_all_unlocked(const dv_state *s, unsigned seat)
{
    static const uint8_t by_level[] = {0, 1, 2, 6};
    const uint8_t *have = s->level[seat];
    return by_level[have[0]] | (unsigned)by_level[have[1]] << 3 | (unsigned)by_level[have[2]] << 6;
}

static inline bool dv_any_level(const dv_state *s, unsigned seat)
{
    return s->level[seat][0] | s->level[seat][1] | s->level[seat][2];
}
uint32_t dv_god_acts(const dv_state *s, unsigned seat, mh_action *out, uint32_t n);
const char *dv_why_act(const dv_state *s, unsigned seat, mh_action a);
void dv_do_act(dv_state *s, unsigned seat, mh_action a, mh_tale *tale);
uint16_t dv_fired_now(const dv_state *s, unsigned seat, bool after_rest);
void dv_fire(dv_state *s, unsigned seat, unsigned row, unsigned level);

/* ---- monsters.c ---------------------------------------------------------- */

bool dv_beast_here(const dv_state *s, unsigned cell);
void dv_beast_comes(dv_state *s, unsigned cell, mh_tale *tale);
void dv_place_beasts(dv_state *s, mh_tale *tale);
void dv_mark(dv_state *s, unsigned monster, unsigned seat, unsigned n, mh_tale *tale);
void dv_check_norns(dv_state *s, mh_tale *tale);
unsigned dv_hits(const dv_state *s, unsigned cell);
unsigned dv_gnaw(const dv_state *s, unsigned cell, unsigned *extra);
void dv_phase_fenrir(dv_state *s, mh_tale *tale);
void dv_phase_kraken(dv_state *s, mh_tale *tale);
void dv_phase_norns(dv_state *s, mh_tale *tale);
void dv_phase_nidhoggr(dv_state *s, mh_tale *tale);

/* ---- quests.c ------------------------------------------------------------ */

unsigned dv_quests_done(const dv_state *s);
void dv_quest_progress(const dv_state *s, unsigned seat, unsigned i, int *have, int *need);
unsigned dv_xp_tier(const dv_state *s, unsigned seat, unsigned quest, unsigned anchor);

/* ---- score.c, worth.c, secrets.c, check.c, view.c ------------------------- */

/* Honour of all seats at god card i by the maps as they are. */
void dv_god_honours(const dv_state *s, unsigned i, unsigned out[DV_SEATS]);
typedef struct dv_points { /* of every seat at one god */
    int of[DV_SEATS];
} dv_points;
void dv_god_points(const dv_state *s, unsigned i, dv_points *out);
/* A scenario that is played: what has not been scored yet is counted as it stands. */
bool dv_is_open(const dv_state *s);
/* dv_score, with the gods' points at hand where it is open. */
void dv_score_with(const dv_state *s, unsigned seat, const dv_points points[2],
                   int32_t line[MH_MAX_LINES]);
bool dv_gods_give_xp(const dv_state *s);
int dv_god_score(const dv_state *s, unsigned i, unsigned seat);
unsigned dv_beast_honour(const dv_state *s, unsigned monster, unsigned seat);
unsigned dv_quest_honour(const dv_state *s, unsigned i);
void dv_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
void dv_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS]);
int32_t dv_worth(const mh_state *st, int seat);
enum { DV_PARTS = 24 }; /* of the worth, for a net */
void dv_survey(const mh_state *st, mh_survey *out);
uint8_t dv_sees(const mh_state *st, int seat, mh_action a);
void dv_hide(mh_state *st, int viewer);
void dv_deal(mh_state *st, int viewer, mh_rng *rng);
const char *dv_check(const mh_state *st);
void dv_view(const mh_state *hidden, int viewer, const mh_out *out);
bool dv_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value);
void dv_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out);
uint32_t dv_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap);
uint32_t dv_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap);
uint32_t dv_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap);
void dv_draw(const mh_state *hidden, int viewer, const mh_pen *pen);
extern const char *const dv_details[];
extern const char *const dv_drawn[]; /* panels of the view that the drawings stand for */
uint32_t dv_topic(const mh_state *hidden, mh_topic *out, uint32_t cap);
void dv_book(const mh_state *st, int viewer, const mh_out *out);

#endif
