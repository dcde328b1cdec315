/* flow.c - the round: its phases one after the other, and what they do by
 * themselves (FO-RND, FO-PH01 to FO-PH12, FO-SOLO). */
#include <string.h>

#include "state.h"

/* ---- numbers of the round ---------------------------------------------------------------- */

const fo_round_row *fo_round(const fo_state *s)
{
    unsigned first =
        fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG ? FO_ROUND_LONG_1 : FO_ROUND_SHORT_1;
    return &fo_rounds[first + (s->round ? s->round - 1u : 0)];
}

/* FO-PH01-03, FO-SOLO-06, FO-COMP-12 */
unsigned fo_vikings(const fo_state *s) { return fo_round(s)->vikings_per_player; }

static int from_start(const fo_state *s, unsigned i)
{
    return (int)((s->start + i) % s->head.seats); /* FO-RND-04, FO-RULING-03 */
}

/* ---- phases without a decision -------------------------------------------------------------- */

/* FO-PH01-01, FO-PH01-02, FO-SOLO-01, FO-SOLO-05: how many stand on the table follows from the
 * round, and so do the squares to serve (FO-PH01-04). */
static void new_vikings(fo_state *s, mh_tale *tale)
{
    mh_tell(tale, FO_EVENT_ROUND, MH_ALL, s->round, 0, 0, 0);
    if (fo_solo(s)) {
        bool lonely = s->round == 1 && fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG;
        fo_thing(s, 0, lonely ? 1 : 2, tale); /* FO-SOLO-02, FO-SOLO-03 */
        return;
    }
    for (unsigned p = 0; p < s->head.seats; p++)
        fo_thing(s, from_start(s, p), 1, tale);
}

/* Flax and grain in the supply, less those that came with the harvest itself (169C). */
void fo_note_held(fo_state *s, int seat, unsigned less)
{
    unsigned flax = fo_has(s, seat, FO_ITEM_FLAX) > less;
    unsigned grain = fo_has(s, seat, FO_ITEM_GRAIN) > less;
    s->held[seat] = (uint8_t)(flax | grain << 1);
}

void fo_harvest_moments(fo_state *s, int seat, bool yes, mh_tale *tale)
{
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_DURING, FO_PHASE_HARVEST, yes, tale);
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_AFTER, FO_PHASE_HARVEST, yes, tale);
}

/* FO-PH02-01..05: rounds.tsv says what is harvested */
static void harvest(fo_state *s, mh_tale *tale)
{
    const fo_round_row *r = fo_round(s);
    for (unsigned p = 0; p < s->head.seats; p++) {
        int seat = from_start(s, p);
        fo_note_held(s, seat, 0);
        for (unsigned i = 0; i < r->harvest_goods_count; i++)
            fo_gain(s, seat, r->harvest_goods[i], 1, tale);
        fo_harvest_moments(s, seat, r->harvest_goods_count > 0, tale);
    }
}

/* FO-PH03-01..08 */
static void flip_islands(fo_state *s, mh_tale *tale)
{
    const fo_round_row *r = fo_round(s);
    if (!r->flip_count)
        return; /* FO-PH03-07 */
    unsigned from = (unsigned)r->flip[0] - FO_BOARD_SHETLAND;
    for (unsigned i = 0; i < FO_ISLES; i++) {
        if (s->isle_owner[i] != MH_NONE)
            continue; /* FO-PH03-04 */
        if (i == from) {
            s->isle_face[i] = (uint8_t)(r->flip[1] - FO_BOARD_SHETLAND);
            s->isle_silver[i] = 0; /* FO-PH03-03 */
            mh_tell(tale, FO_EVENT_FLIPS, MH_ALL, s->isle_face[i], 0, 0, 0);
        } else {
            mh_add(&s->isle_silver[i], r->silver_on_each_other_unclaimed_board);
            mh_tell(tale, FO_EVENT_SILVER_ON, MH_ALL, s->isle_face[i], s->isle_silver[i], 0, 0);
        }
    }
}

/* FO-PH07-01, FO-PH07-02, FO-ANY-04: all incomes first, then the payments; in the last round,
 * too (FO-PH07-03). */
static void pay_income(fo_state *s, mh_tale *tale)
{
    const unsigned seats = s->head.seats;
    assert(seats <= FO_SEATS);
    for (unsigned p = 0; p < seats; p++)
        s->last_income[p] = (uint8_t)fo_income(s, (int)p);
    for (unsigned p = 0; p < seats; p++) {
        fo_change(&s->stock[p][FO_ITEM_SILVER], s->last_income[p]);
        mh_tell(tale, FO_EVENT_INCOME, MH_ALL, p, s->last_income[p], 0, 0);
    }
}

/* FO-PH08-01; a single plain one stays as it is (FO-PH08-04). */
static void breed_kind(fo_state *s, int seat, unsigned plain, unsigned pregnant, mh_tale *tale)
{
    uint16_t *stock = s->stock[seat];
    unsigned newborn = stock[pregnant];
    if (newborn) { /* FO-PH08-02 */
        fo_change(&stock[plain], 2 * (int)newborn);
        stock[pregnant] = 0;
        mh_tell(tale, FO_EVENT_BIRTH, MH_ALL, (unsigned)seat, newborn, plain, 0);
        if (fo_option(s, FO_OPTION_BIRTHS_COUNT)) /* 174a */
            fo_happens(s, seat, FO_MOMENT_GAIN, FO_HOW_AFTER, plain, newborn, tale);
    } else if (stock[plain] >= 2) { /* FO-PH08-03 */
        fo_change(&stock[plain], -1);
        stock[pregnant] = 1;
        mh_tell(tale, FO_EVENT_PREGNANT, MH_ALL, (unsigned)seat, plain, 0, 0);
    }
}

void fo_breed(fo_state *s, int seat, mh_tale *tale)
{
    breed_kind(s, seat, FO_ITEM_SHEEP, FO_ITEM_SHEEP_PREGNANT, tale);
    breed_kind(s, seat, FO_ITEM_CATTLE, FO_ITEM_CATTLE_PREGNANT, tale);
}

/* The bonuses of one board that pay, as bits. */
static unsigned bonuses_of(const fo_state *s, unsigned area)
{
    unsigned board = fo_board_of(s, area), mask = 0, first = fo_bonuses_of[board];
    for (unsigned i = first; i < fo_bonuses_of[board + 1]; i++)
        if (fo_bonus_paid(s, area, fo_bonuses[i].row, fo_bonuses[i].col))
            mask |= 1u << (i - first);
    return mask;
}

/* A house that yields one good may yield another one instead (177B). */
static bool replaced(fo_state *s, int seat, const fo_bonus_row *b, unsigned many, mh_tale *tale)
{
    return fo_boards[b->board].kind == FO_BOARD_KIND_HOUSE && many == 1 &&
           fo_happens(s, seat, FO_MOMENT_HOUSE_BONUS, FO_HOW_INSTEAD,
                      fo_bonuses_reward[b->reward_at].arg[0], 1, tale);
}

static void pay_bonus(fo_state *s, int seat, const fo_bonus_row *b, unsigned many, mh_tale *tale)
{
    if (replaced(s, seat, b, many, tale))
        return;
    for (unsigned i = 0; i < b->reward_count; i++) { /* FO-BON-04 */
        unsigned item = fo_bonuses_reward[b->reward_at + i].arg[0];
        if (!fo_can_gain(s, seat, item))
            continue; /* FO-PH10-04 */
        mh_tell(tale, FO_EVENT_BONUS, MH_ALL, (unsigned)seat, item, 0, 0);
        fo_gain(s, seat, item, 1, tale);
    }
}

static bool takes_part(unsigned area, int seat, unsigned which)
{
    if (which == FO_BONUS_ALL)
        return true;
    return which == FO_BONUS_HOME ? area == (unsigned)seat : area >= FO_AREA_STONE_HOUSE_1;
}

/* A Bonus phase for one player, or a part of one (20A, 21b): all bonuses are determined
 * first. */
void fo_bonus_phase(fo_state *s, int seat, unsigned which, mh_tale *tale)
{
    uint8_t paid[FO_AREAS] = {0};
    for (unsigned m = fo_areas(s, seat); m; m &= m - 1)
        if (takes_part(fo_low_bit(m), seat, which))
            paid[fo_low_bit(m)] = (uint8_t)bonuses_of(s, fo_low_bit(m));
    for (unsigned area = 0; area < FO_AREAS; area++)
        for (unsigned m = paid[area]; m; m &= m - 1)
            pay_bonus(s, seat, &fo_bonuses[fo_bonuses_of[fo_board_of(s, area)] + fo_low_bit(m)],
                      fo_bits(paid[area]), tale);
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_DURING, FO_PHASE_BONUS, 1, tale);
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_AFTER, FO_PHASE_BONUS, 1, tale);
}

/* FO-PH10-01, FO-PH10-02, FO-PH10-03, FO-BON-05: what one player gets changes nothing for the
 * others. */
static void pay_bonuses(fo_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < s->head.seats; i++)
        fo_bonus_phase(s, from_start(s, i), FO_BONUS_ALL, tale);
}

/* FO-PH11-01, FO-PH11-02 */
static void age_mountains(fo_state *s, mh_tale *tale)
{
    unsigned up = s->strips_up;
    for (unsigned strip = 0; strip < FO_STRIPS; strip++)
        if (up >> strip & 1) {
            for (unsigned p = 0; p < s->head.seats; p++)
                fo_happens(s, from_start(s, p), FO_MOMENT_MOUNTAIN_DISCARD, FO_HOW_NONE,
                           (unsigned)fo_strip_item(s, strip), 1, tale);
            fo_take_off_strip(s, strip, 1, tale);
        }
}

/* FO-PH12-01, FO-PH05-12; solo: the colours take turns (FO-PH12-02, FO-SOLO-07, FO-SOLO-08,
 * FO-SOLO-10, FO-RULING-26). */
static void recall_all(fo_state *s, mh_tale *tale)
{
    unsigned stood = s->thing[0];
    memset(s->twos, 0, sizeof s->twos);
    uint8_t left = s->thing[0], back = s->waiting;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++) {
        if (!s->space_vikings[i] || (fo_solo(s) && s->space_colour[i] == s->colour))
            continue;
        if (fo_solo(s))
            mh_add(&back, s->space_vikings[i]);
        else
            mh_add(&s->thing[s->space_owner[i]], s->space_vikings[i]);
        s->space_vikings[i] = 0;
        s->space_owner[i] = MH_NONE;
        s->space_colour[i] = 0;
    }
    for (unsigned i = 0; i < 4; i++)
        if (!s->space_vikings[FO_SPACES + i])
            s->copied[i] = MH_NONE;
    if (!fo_solo(s))
        return;
    s->thing[0] = back;
    s->waiting = left;
    if (back != stood)
        fo_happens(s, 0, FO_MOMENT_THING_COUNT, FO_HOW_NONE, back, 1, tale);
    s->colour ^= 1; /* FO-SOLO-04 */
}

/* ---- a new strip (FO-SET-11, FO-PH11-03) --------------------------------------------------------
 */

uint32_t fo_legal_strip(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned m = fo_const(st)->strips_down; m; m &= m - 1)
        out[n++] = mh_act(FO_VERB_STRIP, fo_low_bit(m), 0, 0);
    return n;
}

const char *fo_why_strip(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) != FO_VERB_STRIP || mh_arg(a, 0) >= FO_STRIPS)
        return "FO-SET-11";
    return fo_const(st)->strips_down >> mh_arg(a, 0) & 1 ? NULL : "FO-COMP-07";
}

void fo_apply_strip(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned bit = 1u << mh_arg(a, 0);
    (void)seat;
    mh_done(st);
    s->strips_down &= (uint8_t)~bit;
    s->strips_up |= (uint8_t)bit; /* FO-PH11-05 */
    mh_tell(tale, FO_EVENT_STRIP_UP, MH_ALL, mh_arg(a, 0), 0, 0, 0);
}

/* ---- the machine ---------------------------------------------------------------------------- */

/* One phase ends, another begins. */
static void enter(fo_state *s, unsigned stage, mh_tale *tale)
{
    s->stage = (uint8_t)stage;
    s->turn = 0;
    if (stage != FO_STAGE_RETURN) /* a strip that is turned up is told before it */
        mh_tell(tale, FO_EVENT_PHASE, MH_ALL, stage, 0, 0, 0);
}

/* FO-PH05-11; cards bound to the end of the phase come first (91c). */
static void end_actions(fo_state *s, mh_tale *tale)
{
    if (!s->after_actions) {
        s->after_actions = 1;
        for (unsigned p = 0; p < s->head.seats; p++)
            fo_happens(s, from_start(s, p), FO_MOMENT_PHASE, FO_HOW_AFTER, FO_PHASE_ACTIONS, 1,
                       tale);
        return;
    }
    s->after_actions = 0;
    enter(s, FO_STAGE_START_PLAYER, tale);
}

/* FO-PH05-01: the next one who has not passed. */
static void next_turn(fo_state *s, mh_tale *tale)
{
    unsigned all = (1u << s->head.seats) - 1;
    if (s->after) { /* of the turn just played */
        s->after = 0;
        fo_open_window(s, s->turn, FO_PROMPT_AFTER, tale);
        return;
    }
    if (s->passed == all) {
        end_actions(s, tale);
        return;
    }
    do
        s->turn = (uint8_t)((s->turn + 1) % s->head.seats);
    while (s->passed >> s->turn & 1);
    if (!s->thing[s->turn]) /* FO-PH05-09, FO-SM-02 */
        s->passed |= (uint8_t)(1u << s->turn);
    else
        fo_open_window(s, s->turn, FO_PROMPT_TURN, tale);
}

static void start_actions(fo_state *s, mh_tale *tale)
{
    enter(s, FO_STAGE_ACTIONS, tale);
    s->passed = 0;
    s->last_placer = MH_NONE;
    s->turn = (uint8_t)((s->start + s->head.seats - 1u) % s->head.seats);
}

/* One window a seat, clockwise from the start player, then the next stage. */
static void windows(fo_state *s, unsigned prompt, unsigned next, mh_tale *tale)
{
    if (s->turn == s->head.seats) {
        enter(s, next, tale);
        return;
    }
    int seat = from_start(s, s->turn++);
    s->blue_moves = s->aside = 0;
    if (prompt == FO_PROMPT_FEAST) {
        fo_open_feast(s, seat, tale);
        return;
    }
    mh_ask(&s->head, prompt, 1u << seat, 0);
    if (prompt == FO_PROMPT_BEFORE_INCOME)
        fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_BEFORE, FO_PHASE_INCOME, 1, tale);
    fo_after_answer(s, tale);
}

/* ---- one function a stage ------------------------------------------------------------------ */

/* FO-SM-19: a window for those who have a blue card to use. */
static bool between(fo_state *s, mh_tale *tale)
{
    while (s->turn < s->head.seats) {
        int seat = from_start(s, s->turn++);
        if (!fo_can_blue(s, seat))
            continue;
        fo_open_window(s, seat, FO_PROMPT_BETWEEN, tale);
        return true;
    }
    return false;
}

static void do_setup(fo_state *s, mh_tale *tale)
{
    if (!fo_setup_goes_on(s))
        enter(s, FO_STAGE_VIKINGS, tale);
}

static void do_vikings(fo_state *s, mh_tale *tale)
{
    if (s->round > 1 && between(s, tale))
        return;
    new_vikings(s, tale);
    enter(s, FO_STAGE_HARVEST, tale);
}

static void do_harvest(fo_state *s, mh_tale *tale)
{
    harvest(s, tale);
    enter(s, FO_STAGE_ISLANDS, tale);
}

static void do_islands(fo_state *s, mh_tale *tale)
{
    flip_islands(s, tale);
    enter(s, FO_STAGE_WEAPONS, tale);
}

static void do_weapons(fo_state *s, mh_tale *tale)
{
    if (s->turn == s->head.seats) {
        start_actions(s, tale);
        return;
    }
    int seat = from_start(s, s->turn++);
    if (!fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_INSTEAD, FO_PHASE_NEW_WEAPON, 1, tale))
        fo_draw_weapons(s, seat, 1); /* FO-PH04-01 */
}

static void do_start_player(fo_state *s, mh_tale *tale)
{
    if (!fo_solo(s) &&
        s->last_placer != MH_NONE) { /* FO-PH06-01, FO-PH06-02, FO-SOLO-11, FO-RULING-04 */
        s->start = s->last_placer;
        mh_tell(tale, FO_EVENT_STARTS, MH_ALL, s->start, 0, 0, 0);
    }
    enter(s, FO_STAGE_BEFORE_INCOME, tale);
}

static void do_before_income(fo_state *s, mh_tale *tale)
{
    windows(s, FO_PROMPT_BEFORE_INCOME, FO_STAGE_INCOME, tale);
}

static void do_income(fo_state *s, mh_tale *tale)
{
    pay_income(s, tale);
    enter(s, FO_STAGE_BREEDING, tale);
}

static void do_breeding(fo_state *s, mh_tale *tale)
{
    if (between(s, tale))
        return;
    for (unsigned p = 0; p < s->head.seats; p++)
        fo_breed(s, from_start(s, p), tale); /* FO-PH08-05, FO-RULING-05 */
    enter(s, FO_STAGE_FEAST, tale);
}

/* FO-RND-02, FO-PH10-05: phases 10 to 12 are not for the last round. */
static void do_feast(fo_state *s, mh_tale *tale)
{
    bool more = fo_round(s)->phases_10_to_12_played;
    windows(s, FO_PROMPT_FEAST, more ? FO_STAGE_BEFORE_BONUS : FO_STAGE_FINAL, tale);
}

static void do_before_bonus(fo_state *s, mh_tale *tale)
{
    windows(s, FO_PROMPT_BEFORE_BONUS, FO_STAGE_BONUS, tale);
}

static void do_bonus(fo_state *s, mh_tale *tale)
{
    pay_bonuses(s, tale);
    enter(s, FO_STAGE_MOUNTAINS, tale);
}

static void do_mountains(fo_state *s, mh_tale *tale)
{
    age_mountains(s, tale);
    enter(s, FO_STAGE_RETURN, tale);
    if (s->strips_down) /* FO-PH11-03, FO-PH11-04 */
        mh_ask(&s->head, FO_PROMPT_STRIP, 1u << MH_CHANCE, 0);
}

static void do_return(fo_state *s, mh_tale *tale)
{
    recall_all(s, tale);
    mh_add(&s->round, 1);
    enter(s, FO_STAGE_VIKINGS, tale);
}

static void do_final(fo_state *s, mh_tale *tale)
{
    windows(s, FO_PROMPT_FINAL, FO_STAGE_SCORING, tale);
}

static void do_scoring(fo_state *s, mh_tale *tale)
{
    for (unsigned k = 0; k < s->head.seats; k++)
        fo_happens(s, from_start(s, k), FO_MOMENT_SCORING, FO_HOW_NONE, 0, 1, tale); /* FO-END-09 */
    mh_tell(tale, FO_EVENT_OVER, MH_ALL, 0, 0, 0, 0);
    mh_done(&s->head); /* FO-END-01 */
}

void fo_step_flow(mh_state *st, mh_tale *tale)
{
    static void (*const stages[])(fo_state *, mh_tale *) = {
        /* FO-RND-01, FO-RND-03 */
        [FO_STAGE_SETUP] = do_setup,
        [FO_STAGE_VIKINGS] = do_vikings,
        [FO_STAGE_HARVEST] = do_harvest,
        [FO_STAGE_ISLANDS] = do_islands,
        [FO_STAGE_WEAPONS] = do_weapons,
        [FO_STAGE_ACTIONS] = next_turn,
        [FO_STAGE_START_PLAYER] = do_start_player,
        [FO_STAGE_BEFORE_INCOME] = do_before_income,
        [FO_STAGE_INCOME] = do_income,
        [FO_STAGE_BREEDING] = do_breeding,
        [FO_STAGE_FEAST] = do_feast,
        [FO_STAGE_BEFORE_BONUS] = do_before_bonus,
        [FO_STAGE_BONUS] = do_bonus,
        [FO_STAGE_MOUNTAINS] = do_mountains,
        [FO_STAGE_RETURN] = do_return,
        [FO_STAGE_FINAL] = do_final,
        [FO_STAGE_SCORING] = do_scoring,
    };
    fo_state *s = fo_of(st);
    if (!fo_work_agenda(s, tale))
        stages[s->stage](s, tale);
}
