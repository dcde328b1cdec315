/* state.h - the state of a game of Blood Rage, and what its chapters share. */
#ifndef MH_GAMES_RAGE_STATE_H
#define MH_GAMES_RAGE_STATE_H

#include <string.h>

#include "br_tables.h"
#include "meadhall/game.h"

enum {
    BR_SEATS = 5,
    BR_AGES = 3,
    BR_LANDS = 9,        /* Yggdrasil first; a province's spot has its number */
    BR_BOARD_SPOTS = 13, /* provinces, then fjords (BR-BOARD-12) */
    BR_PACK = 8,         /* BR-DRAFT-02 */
    BR_VOWS = 16,        /* BR-SM-06 */
    BR_SLOTS = 8,
    BR_TOP_STEP = 6,       /* BR-CLAN-04 */
    BR_ALL_STATS = 7,      /* a bit each */
    BR_MARCH_COST = 1,     /* BR-MARCH-01 */
    BR_CHALLENGE_COST = 2, /* BR-UC-13 */
    BR_RECALL_COST = 1,    /* BR-UC-18 */
    BR_STORM_COST = 2,     /* BR-UC-16 */
    BR_SPARE = 4,          /* bytes that fill the state up to words of 8 */
    BR_HIDDEN = 0xfe,      /* a card whose face the viewer does not know */
};

#define BR_BOARD_MASK ((1u << BR_BOARD_SPOTS) - 1)
#define BR_LAND_MASK  ((1u << BR_LANDS) - 1)

/* Why figures die (death.c). */
enum { BR_DEATH_BATTLE, BR_DEATH_INVASION, BR_DEATH_RAGNAROK, BR_DEATH_SACRIFICE };

typedef struct br_state {
    mh_state head;

    int16_t earned[BR_SEATS][BR_SCORE_COUNT]; /* Glory so far, by where it came from */
    uint16_t destroyed, pillaged;             /* provinces, a bit each */

    uint8_t at[BR_CARD_COUNT];      /* where each card is: a BR_PLACE_ */
    uint8_t exposed[BR_CARD_COUNT]; /* the seat that first showed it, + 1; 0: nobody did */
    uint8_t draft[BR_AGES][BR_SEATS][BR_PACK]; /* packs: picks in their order, then the rest */
    uint8_t pick[BR_SEATS][2];                 /* secret choices of this round, battle or phase */
    uint8_t kept[BR_AGES - 1][BR_SEATS];       /* the card taken into the next Age */
    uint8_t kept_open[BR_AGES - 1];            /* seats whose kept card everybody knows */
    uint8_t vow[BR_SEATS][BR_VOWS];            /* committed Quests in their order */
    uint8_t concealed[BR_SEATS];               /* hand cards whose faces the viewer does not know */

    uint8_t stat[BR_SEATS][BR_STAT_COUNT]; /* steps, 1 to 6 */
    uint8_t rage[BR_SEATS];
    uint8_t sheet[BR_SEATS][BR_SLOTS];
    uint8_t warriors[BR_SEATS][BR_SPOT_COUNT];
    uint8_t figure[BR_SEATS][BR_FIGURE_COUNT]; /* the spots of the other figures */

    uint8_t token[BR_LANDS], doom[BR_AGES];
    uint8_t age, phase, first, turn;
    uint8_t round, item, passed;
    uint8_t again; /* the turn is not over yet (option friggas-domain) */

    /* a pillage; no field, no pillage */
    uint8_t field, raider, party, step, cursor, declines, sub, winner;
    uint8_t blank, valkyries; /* seats whose card has no text; with a Valkyrie at the start */
    uint8_t card[BR_SEATS], value[BR_SEATS], sight[BR_SEATS];
    uint8_t slain[BR_SEATS], pending[BR_SEATS];
    uint8_t fated[BR_SEATS], fated_warriors[BR_SEATS]; /* about to be destroyed */
    uint8_t filler[BR_SPARE];
} br_state;

typedef struct br_set { /* of cards */
    uint64_t word[2];
} br_set;

MH_GAME_STATE(br)
extern const mh_sheet br_sheet;

static inline unsigned br_next(const br_state *s, unsigned seat)
{
    return seat + 1u == s->head.seats ? 0 : seat + 1u;
}
/* The seat that comes `i` places after `from`. */
static inline unsigned br_seat_from(const br_state *s, unsigned from, unsigned i)
{
    unsigned seat = from + i;
    return seat < s->head.seats ? seat : seat - s->head.seats;
}
/* Discard phases that are over. */
static inline unsigned br_closed(const br_state *s)
{
    return s->age + (s->phase > BR_PHASE_DISCARD ? 1u : 0u);
}
static inline unsigned br_min(unsigned a, unsigned b) { return a < b ? a : b; }

/* A bit for each of eight bytes that is equal to `value`; all are below 0x80, so no byte's sum
 * reaches the next one. */
static inline unsigned br_equal(const uint8_t bytes[8], unsigned value)
{
    const uint64_t ones = 0x0101010101010101u, low = 0x7f * ones;
    uint64_t x;
    memcpy(&x, bytes, sizeof x);
    x = ((x ^ value * ones) + low) >> 7 & ones; /* 1: another value */
    return (unsigned)((x ^ ones) * 0x0102040810204080u >> 56);
}

/* ---- cards (cards.c) ---- */
br_set br_cards_at(const br_state *s, unsigned place);
br_set br_hand(const br_state *s, unsigned seat);
bool br_has_cards(const br_state *s, unsigned seat); /* in the hand */
/* Take the lowest card out of a set; MH_NONE when it is empty. */
static inline unsigned br_pop(br_set *set)
{
    for (unsigned i = 0; i < 2; i++)
        if (set->word[i]) {
            unsigned card = 64 * i + (unsigned)__builtin_ctzll(set->word[i]);
            set->word[i] &= set->word[i] - 1;
            return card;
        }
    return MH_NONE;
}
/* The cards of a set, rising; how many they are. */
static inline unsigned br_list(br_set set, uint8_t cards[BR_CARD_COUNT])
{
    unsigned n = 0;
    for (unsigned i = 0; i < 2; i++)
        for (uint64_t left = set.word[i]; left; left &= left - 1)
            cards[n++] = (uint8_t)(64 * i + (unsigned)__builtin_ctzll(left));
    return n;
}
unsigned br_size(br_set set);
void br_sort(uint8_t *cards, unsigned n);
static inline void br_put(br_set *set, unsigned card) { set->word[card / 64] |= 1ull << card % 64; }
static inline bool br_in_set(const br_set *set, unsigned card)
{
    return set->word[card / 64] >> card % 64 & 1;
}
static inline bool br_any(br_set set) { return (set.word[0] | set.word[1]) != 0; }
static inline unsigned br_age_of(unsigned card) { return br_cards[card].age - 1u; }
void br_show(br_state *s, unsigned seat, unsigned card);
void br_to_hand(br_state *s, unsigned seat, unsigned card);
void br_discard(br_state *s, unsigned card);
unsigned br_vow_count(const br_state *s, unsigned seat);

typedef struct br_range {
    uint8_t first, end;
} br_range;
extern const br_range br_decks[BR_AGES][2]; /* where an Age's cards stand in the tables (draft.c) */

/* ---- the board (board.c) ---- */
unsigned br_area(unsigned land); /* spots: the province and its fjord */
unsigned br_neighbours(unsigned land);
void br_crowds(const br_state *s, uint8_t crowd[BR_SPOT_COUNT]);
void br_rooms(const br_state *s, uint8_t room[BR_LANDS]); /* how many may still enter each */
unsigned br_room(const br_state *s, unsigned land);
unsigned br_open_lands(const br_state *s); /* not destroyed, with an empty village */
unsigned br_open_fjords(const br_state *s);
unsigned br_stands(const br_state *s, unsigned seat); /* spots of the board with own figures */
unsigned br_reach(unsigned spots);                    /* provinces in whose area they are */
unsigned br_on_board(const br_state *s, unsigned seat);
unsigned br_in(const br_state *s, unsigned seat, unsigned spot); /* figures of all types */
unsigned br_in_area(const br_state *s, unsigned seat, unsigned land);
unsigned br_unit_of(const br_state *s, unsigned seat, unsigned figure);
unsigned br_figure_of(const br_state *s, unsigned seat, unsigned unit);
bool br_has_unit(const br_state *s, unsigned seat, unsigned unit, unsigned spot);
bool br_is_ship(unsigned unit);
void br_move(br_state *s, unsigned seat, unsigned unit, unsigned from, unsigned to);
unsigned br_strength(const br_state *s, unsigned seat, unsigned land);
/* The provinces where it has most, a bit each; how strong it is in each goes to `mine`. */
unsigned br_leads(const br_state *s, unsigned seat, unsigned mine[BR_LANDS]);

/* ---- clans (clan.c) ---- */
unsigned br_stat(const br_state *s, unsigned seat, unsigned stat); /* its value */
int br_glory(const br_state *s, unsigned seat);
void br_gain(br_state *s, unsigned seat, unsigned n, unsigned score, mh_tale *tale);
void br_gain_rage(br_state *s, unsigned seat, unsigned n, mh_tale *tale);
void br_raise(br_state *s, unsigned seat, unsigned stat, mh_tale *tale);
unsigned br_raisable(const br_state *s, unsigned seat, unsigned stats);
/* Let the seat raise one of these stats, if one can be raised (BR-CLAN-04). */
void br_ask_stat(br_state *s, unsigned seat, unsigned stats);

/* ---- effects.c: what cards do ---- */
typedef struct br_rights { /* what the clan's upgrades allow on a turn */
    bool challenge, recall, sacrifice;
    unsigned discount;
} br_rights;
br_rights br_rights_of(const br_state *s, unsigned seat);
bool br_follows(const br_state *s, unsigned seat);      /* BR-UC-07 */
bool br_storms(const br_state *s, unsigned seat);       /* BR-UC-16 */
bool br_is_blessed(const br_state *s, unsigned seat);   /* BR-UC-11 */
bool br_protects(const br_state *s, unsigned seat);     /* BR-UC-14 */
bool br_recovers(const br_state *s, unsigned seat);     /* BR-UC-15 */
unsigned br_witch_of(const br_state *s, unsigned seat); /* the figure that may flee, or MH_NONE */
unsigned br_upgrade_cost(unsigned card, unsigned discount);
unsigned br_invade_cost(const br_state *s, unsigned seat, unsigned unit, unsigned spot);
unsigned br_monster(unsigned card); /* the unit of a Monster card */
unsigned br_unit_strength(const br_state *s, unsigned seat, unsigned unit, unsigned spot);
unsigned br_warrior_strength(const br_state *s, unsigned seat, unsigned n);
unsigned br_dragon_glory(const br_state *s, unsigned seat);
unsigned br_release_glory(const br_state *s, unsigned seat);
unsigned br_ragnarok_factor(const br_state *s, unsigned seat);
unsigned br_quest_factor(const br_state *s, unsigned seat);
unsigned br_conquest_glory(const br_state *s, unsigned seat);
bool br_quest_met(const br_state *s, unsigned seat, unsigned card);
bool br_quest_met_by(const br_state *s, unsigned seat, unsigned card, unsigned leads);
void br_arrive(br_state *s, unsigned seat, unsigned unit, unsigned land);
bool br_is_late(unsigned card);
bool br_silences(unsigned card);
bool br_watches(unsigned card);
/* What a revealed Quest may count for its owner, a bit per value (BR-UC-09). */
unsigned br_quest_values(const br_state *s, unsigned seat);
unsigned br_bonus(const br_state *s, unsigned seat);       /* of all own cards in the battle */
unsigned br_shown_bonus(const br_state *s, unsigned seat); /* for Heimdall's Watch */
unsigned br_sight(const br_state *s, unsigned seat);
void br_text_before(br_state *s, unsigned seat);                 /* REVEAL_3 */
void br_text_outcome(br_state *s, unsigned seat, mh_tale *tale); /* RES_2 */
void br_text_deaths(br_state *s, unsigned seat, mh_tale *tale);  /* RES_5 */
void br_text_reward(br_state *s);                                /* the pillager's card */
void br_leader_reward(br_state *s, mh_tale *tale);
bool br_hunts(const br_state *s, unsigned seat); /* a Valkyrie is in the battle */
unsigned br_reward_times(const br_state *s);

/* ---- chapters ---- */
const char *br_setup(mh_state *st);
void br_enter(br_state *s, unsigned phase, mh_tale *tale);
void br_phase_setup(br_state *s, mh_tale *tale); /* setup.c: tokens, doom, ruin, start */
void br_phase_deal(br_state *s, mh_tale *tale);  /* draft.c */
void br_phase_draft(br_state *s, mh_tale *tale);
unsigned br_pack_of(const br_state *s, unsigned seat);  /* the pack it holds now */
bool br_is_first_game(const br_state *s, unsigned age); /* an Age without a draft */
unsigned br_picks(const br_state *s);                   /* cards kept per pass */
void br_begin_actions(br_state *s, mh_tale *tale);      /* turn.c */
void br_phase_turn(br_state *s, mh_tale *tale);

/* Where a unit may land, a bit per spot: terrain, ruins, villages (invade.c). */
unsigned br_landings(unsigned unit, unsigned lands, unsigned fjords);
/* The rule against putting a unit from `from` on `spot`, whatever the price, or NULL. */
const char *br_why_landing(const br_state *s, unsigned seat, unsigned unit, unsigned from,
                           unsigned spot);
bool br_has_horns(const br_state *s, unsigned seat);
void br_invade(br_state *s, unsigned seat, unsigned unit, unsigned from, unsigned spot,
               mh_tale *tale);
void br_offer_free_invade(br_state *s, unsigned seat, unsigned card);
void br_offer_storm(br_state *s, unsigned seat, unsigned land);

void br_begin_pillage(br_state *s, unsigned seat, unsigned land, mh_tale *tale); /* pillage.c */
void br_battle_step(br_state *s, mh_tale *tale);                                 /* battle.c */
void br_battle_reset(br_state *s);

void br_fate(br_state *s, unsigned seat, unsigned unit); /* death.c */
void br_fate_area(br_state *s, unsigned seat, unsigned land);
void br_begin_death(br_state *s, unsigned cause, unsigned from, unsigned land);
void br_bury(br_state *s, unsigned seat, unsigned unit, unsigned n, unsigned from, mh_tale *tale);

/* ---- secrets.c, memory.c, score.c, check.c, view.c ---- */
uint8_t br_sees(const mh_state *st, int seat, mh_action a);
void br_hide(mh_state *st, int viewer);
void br_deal(mh_state *st, int viewer, mh_rng *rng);
/* How the packs of an Age went round the table so far. */
typedef struct br_course {
    uint8_t seats;
    uint8_t picks;         /* taken each time, */
    uint8_t picked;        /* and so far, as far as is known */
    uint8_t rounds;        /* in which somebody looked at a pack */
    uint8_t turn[BR_PACK]; /* who picks at a position: so many seats behind the first */
} br_course;
br_course br_course_of(const br_state *s, unsigned age);
/* Who picked the card at a position of a pack; what lies behind c->picked is left over. */
static inline unsigned br_picker(const br_course *c, unsigned pack, unsigned position)
{
    unsigned seat = pack + c->turn[position];
    return seat < c->seats ? seat : seat - c->seats;
}
/* A pack as the viewer came to know it: the positions lie in runs, what had gone before its first
 * look and then what went between two looks. Run k, of the cards it had looked at k times, begins
 * where run k - 1 ends, with the viewer's own picks. */
typedef struct br_runs {
    uint8_t looks;
    uint8_t end[BR_PACK + 1];  /* of each run, from run 0 on */
    uint8_t rest[BR_PACK + 1]; /* of run 1 and on: behind the viewer's own picks */
} br_runs;
void br_runs_of(const br_course *c, unsigned pack, int viewer, br_runs *out);
uint32_t br_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap);
uint32_t br_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap);
uint32_t br_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap);
uint32_t br_aliases(const mh_state *hidden, int seat, mh_alias *out, uint32_t cap);
void br_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]);
void br_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS]);
int32_t br_worth(const mh_state *st, int seat);
const char *br_check(const mh_state *st);
void br_view(const mh_state *hidden, int viewer, const mh_out *out);
void br_facts(const mh_state *hidden, const mh_kind *kind, unsigned value, const mh_out *out);
void br_draw(const mh_state *hidden, int viewer, const mh_pen *pen);
extern const char *const br_drawn[]; /* panels of the view that the drawings stand for */
bool br_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value);

#endif
