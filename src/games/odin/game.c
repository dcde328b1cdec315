/* game.c - the tables of the game: verbs, events, prompts, options, fields. */
#include "learn.h"
#include "odin.h"

#include "advice.h"
#include "state.h"
#include "worth.h"

#define WORD(group, GROUP, id, ID, n, ...) \
    [FO_##GROUP##_##ID] = {#id, n, {__VA_ARGS__}, &fo_label_##group[FO_##GROUP##_##ID]}

static const mh_verb verbs[] = {
    WORD(verb, VERB, pass, PASS, 0, 0),
    WORD(verb, VERB, occupy, OCCUPY, 1, &fo_kind_space),
    WORD(verb, VERB, imitate, IMITATE, 2, &fo_kind_space, &fo_kind_space),
    WORD(verb, VERB, done, DONE, 0, 0),
    WORD(verb, VERB, place, PLACE, 3, &fo_kind_item, &fo_kind_place, &mh_number),
    WORD(verb, VERB, at, AT, 2, &mh_number, &mh_number),
    WORD(verb, VERB, slot, SLOT, 2, &fo_kind_item, &fo_kind_place),
    WORD(verb, VERB, buy, BUY, 1, &fo_kind_ship),
    WORD(verb, VERB, arm, ARM, 1, &mh_number),
    WORD(verb, VERB, side, SIDE, 1, &fo_kind_side),
    WORD(verb, VERB, pay, PAY, 1, &fo_kind_item),
    WORD(verb, VERB, take, TAKE, 0, 0),
    WORD(verb, VERB, skip, SKIP, 0, 0),
    WORD(verb, VERB, mountain, MOUNTAIN, 2, &fo_kind_strip, &mh_number),
    WORD(verb, VERB, upgrade, UPGRADE, 1, &fo_kind_item),
    WORD(verb, VERB, trade, TRADE, 1, &fo_kind_item),
    WORD(verb, VERB, purchase, PURCHASE, 1, &fo_kind_item),
    WORD(verb, VERB, forge, FORGE, 1, &fo_kind_item),
    WORD(verb, VERB, explore, EXPLORE, 1, &fo_kind_island),
    WORD(verb, VERB, boats, BOATS, 2, &mh_number, &mh_number),
    WORD(verb, VERB, roll, ROLL, 0, 0),
    WORD(verb, VERB, keep, KEEP, 0, 0),
    WORD(verb, VERB, loot, LOOT, 3, &fo_kind_item, &mh_number, &mh_number),
    WORD(verb, VERB, success, SUCCESS, 2, &mh_number, &mh_number),
    WORD(verb, VERB, fail, FAIL, 0, 0),
    WORD(verb, VERB, recall, RECALL, 1, &mh_number),
    WORD(verb, VERB, emigrate, EMIGRATE, 1, &mh_number),
    WORD(verb, VERB, play, PLAY, 1, &fo_kind_occupation),
    WORD(verb, VERB, choose, CHOOSE, 1, &fo_kind_occupation),
    WORD(verb, VERB, stop, STOP, 0, 0),
    WORD(verb, VERB, serve, SERVE, 2, &fo_kind_item, &fo_kind_stance),
    WORD(verb, VERB, gap, GAP, 0, 0),
    WORD(verb, VERB, end_feast, END_FEAST, 0, 0),
    WORD(verb, VERB, face, FACE, 1, &mh_number),
    WORD(verb, VERB, weapon, WEAPON, 1, &fo_kind_weapon),
    WORD(verb, VERB, card, CARD, 1, &fo_kind_occupation),
    WORD(verb, VERB, strip, STRIP, 1, &fo_kind_strip),
    WORD(verb, VERB, tile, TILE, 1, &fo_kind_space),
    WORD(verb, VERB, first, FIRST, 1, &mh_seat),
    WORD(verb, VERB, react, REACT, 2, &fo_kind_occupation, &mh_number),
    WORD(verb, VERB, react_item, REACT_ITEM, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item),
    WORD(verb, VERB, react_times, REACT_TIMES, 5, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item, &mh_number),
    WORD(verb, VERB, react_both, REACT_BOTH, 5, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item, &fo_kind_item),
    WORD(verb, VERB, react_space, REACT_SPACE, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_space),
    WORD(verb, VERB, react_number, REACT_NUMBER, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &mh_number),
    WORD(verb, VERB, fewer, FEWER, 2, &fo_kind_space, &mh_number),
    WORD(verb, VERB, loot_with, LOOT_WITH, 1, &fo_kind_item),
    WORD(verb, VERB, pair, PAIR, 2, &fo_kind_item, &fo_kind_item),
    WORD(verb, VERB, spend, SPEND, 3, &mh_number, &mh_number, &mh_number),
    WORD(verb, VERB, use, USE, 2, &fo_kind_occupation, &mh_number),
    WORD(verb, VERB, use_item, USE_ITEM, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item),
    WORD(verb, VERB, use_times, USE_TIMES, 5, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item, &mh_number),
    WORD(verb, VERB, use_both, USE_BOTH, 5, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_item, &fo_kind_item),
    WORD(verb, VERB, use_space, USE_SPACE, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &fo_kind_space),
    WORD(verb, VERB, use_number, USE_NUMBER, 4, &fo_kind_occupation, &mh_number, &mh_number,
         &mh_number),
};

static const mh_verb events[] = {
    WORD(event, EVENT, round, ROUND, 1, &mh_number),
    WORD(event, EVENT, occupies, OCCUPIES, 3, &mh_seat, &fo_kind_space, &mh_number),
    WORD(event, EVENT, imitates, IMITATES, 2, &mh_seat, &fo_kind_space),
    WORD(event, EVENT, passes, PASSES, 1, &mh_seat),
    WORD(event, EVENT, gains, GAINS, 3, &mh_seat, &fo_kind_item, &mh_number),
    WORD(event, EVENT, pays, PAYS, 3, &mh_seat, &fo_kind_item, &mh_number),
    WORD(event, EVENT, places, PLACES, 3, &mh_seat, &fo_kind_item, &fo_kind_place),
    WORD(event, EVENT, fills, FILLS, 3, &mh_seat, &fo_kind_item, &fo_kind_place),
    WORD(event, EVENT, arms, ARMS, 2, &mh_seat, &fo_kind_ship),
    WORD(event, EVENT, rolls, ROLLS, 3, &mh_seat, &mh_number, &mh_number),
    WORD(event, EVENT, succeeds, SUCCEEDS, 2, &mh_seat, &fo_kind_die),
    WORD(event, EVENT, fails, FAILS, 2, &mh_seat, &fo_kind_die),
    WORD(event, EVENT, recalls, RECALLS, 2, &mh_seat, &mh_number),
    WORD(event, EVENT, explores, EXPLORES, 3, &mh_seat, &fo_kind_island, &mh_number),
    WORD(event, EVENT, emigrates, EMIGRATES, 2, &mh_seat, &fo_kind_ship),
    WORD(event, EVENT, feasts, FEASTS, 2, &mh_seat, &mh_number),
    WORD(event, EVENT, serves, SERVES, 3, &mh_seat, &fo_kind_item, &fo_kind_stance),
    WORD(event, EVENT, penalties, PENALTIES, 2, &mh_seat, &mh_number),
    WORD(event, EVENT, income, INCOME, 2, &mh_seat, &mh_number),
    WORD(event, EVENT, bonus, BONUS, 2, &mh_seat, &fo_kind_item),
    WORD(event, EVENT, birth, BIRTH, 3, &mh_seat, &mh_number, &fo_kind_item),
    WORD(event, EVENT, pregnant, PREGNANT, 2, &mh_seat, &fo_kind_item),
    WORD(event, EVENT, draws, DRAWS, 2, &mh_seat, &fo_kind_occupation),
    WORD(event, EVENT, drawn, DRAWN, 1, &mh_seat),
    WORD(event, EVENT, plays, PLAYS, 2, &mh_seat, &fo_kind_occupation),
    WORD(event, EVENT, strip_up, STRIP_UP, 1, &fo_kind_strip),
    WORD(event, EVENT, strip_gone, STRIP_GONE, 1, &fo_kind_strip),
    WORD(event, EVENT, flips, FLIPS, 1, &fo_kind_island),
    WORD(event, EVENT, silver_on, SILVER_ON, 2, &fo_kind_island, &mh_number),
    WORD(event, EVENT, starts, STARTS, 1, &mh_seat),
    WORD(event, EVENT, refill, REFILL, 0, 0),
    WORD(event, EVENT, over, OVER, 0, 0),
    WORD(event, EVENT, uses, USES, 3, &mh_seat, &fo_kind_occupation, &mh_number),
    WORD(event, EVENT, phase, PHASE, 1, &fo_kind_stage),
};

/* Every question also takes what cards offer besides (FO-SM-03, FO-SM-04), and every answer
 * is followed by what they make of it (FO-OCC-19). */
#define ANSWER(name)                                                                   \
    static uint32_t list_##name(const mh_state *st, int seat, mh_action *out)          \
    {                                                                                  \
        return fo_list_aside(fo_const(st), seat, out, fo_legal_##name(st, seat, out)); \
    }                                                                                  \
    static uint32_t few_##name(const mh_state *st, int seat, mh_action *out)           \
    {                                                                                  \
        return fo_few_aside(fo_const(st), seat, out, fo_legal_##name(st, seat, out));  \
    }                                                                                  \
    static const char *why_##name(const mh_state *st, int seat, mh_action a)           \
    {                                                                                  \
        return fo_is_aside(fo_const(st), a) ? fo_why_aside(fo_const(st), seat, a)      \
                                            : fo_say_no_##name(st, seat, a);           \
    }                                                                                  \
    static void answer_##name(mh_state *st, int seat, mh_action a, mh_tale *tale)      \
    {                                                                                  \
        if (fo_is_aside(fo_const(st), a))                                              \
            fo_do_aside(fo_of(st), seat, a, tale);                                     \
        else                                                                           \
            fo_apply_##name(st, seat, a, tale);                                        \
        fo_after_answer(fo_of(st), tale);                                              \
    }
/* Chance, and the square of a piece that was taken up already. */
#define PLAIN(name)                                                               \
    static void answer_##name(mh_state *st, int seat, mh_action a, mh_tale *tale) \
    {                                                                             \
        fo_apply_##name(st, seat, a, tale);                                       \
        fo_after_answer(fo_of(st), tale);                                         \
    }
ANSWER(turn)
ANSWER(window)
ANSWER(feast)
ANSWER(final)
PLAIN(at)
ANSWER(side)
ANSWER(pay)
ANSWER(optional)
ANSWER(mountain)
ANSWER(upgrade)
ANSWER(trade)
ANSWER(sale)
ANSWER(forge)
ANSWER(explore)
ANSWER(boats)
ANSWER(roll)
ANSWER(loot)
ANSWER(settle)
ANSWER(recall)
ANSWER(emigrate)
ANSWER(play)
ANSWER(free_play)
PLAIN(choose_card)
PLAIN(die)
PLAIN(weapon)
PLAIN(card)
PLAIN(light)
PLAIN(strip)
PLAIN(tile)
PLAIN(first)
ANSWER(trigger)
ANSWER(between)
ANSWER(pledge)
ANSWER(find)
ANSWER(lay)
ANSWER(flip)
ANSWER(spend)

static bool later(const mh_state *st, int seat, mh_action a)
{
    return fo_can_wait(fo_const(st), seat, a);
}

static mh_action proper(const mh_state *st, int seat, mh_action a);

#define ROW(id, ID, legal, few, can_wait, why, answer, weigh)                                     \
    [FO_PROMPT_##                                                                                 \
        ID] = {#id, legal,    why,   answer, weigh, mh_no_step, &fo_label_prompt[FO_PROMPT_##ID], \
               few, can_wait, proper}
#define ASK_AS(id, ID, name) \
    ROW(id, ID, list_##name, few_##name, later, why_##name, answer_##name, mh_even)
#define ASK(id, ID) ASK_AS(id, ID, id)
#define DRAW_BY(id, ID, weigh) \
    ROW(id, ID, fo_legal_##id, fo_legal_##id, mh_never, fo_say_no_##id, answer_##id, weigh)
#define DRAW(id, ID) DRAW_BY(id, ID, mh_even)

static const mh_prompt prompts[] = {
    [FO_PROMPT_FLOW] = MH_STEP("flow", fo_step_flow),
    [FO_PROMPT_ACT] = MH_STEP("act", fo_step_act),
    [FO_PROMPT_DICE] = MH_STEP("dice", fo_step_dice),
    [FO_PROMPT_ARMING] = MH_STEP("arming", fo_step_arming),
    ASK(turn, TURN),
    ASK_AS(after, AFTER, window),
    ASK_AS(before_income, BEFORE_INCOME, window),
    ASK(feast, FEAST),
    ASK_AS(before_bonus, BEFORE_BONUS, window),
    ASK(final, FINAL),
    DRAW(at, AT),
    ASK(side, SIDE),
    ASK(pay, PAY),
    ASK(optional, OPTIONAL),
    ASK(mountain, MOUNTAIN),
    ASK(upgrade, UPGRADE),
    ASK(trade, TRADE),
    ASK(sale, SALE),
    ASK(forge, FORGE),
    ASK(explore, EXPLORE),
    ASK(boats, BOATS),
    ASK(roll, ROLL),
    ASK(loot, LOOT),
    ASK(settle, SETTLE),
    ASK(recall, RECALL),
    ASK(emigrate, EMIGRATE),
    ASK(play, PLAY),
    ASK(free_play, FREE_PLAY),
    DRAW(choose_card, CHOOSE_CARD),
    DRAW(die, DIE),
    DRAW_BY(weapon, WEAPON, fo_weight_weapon),
    DRAW(card, CARD),
    DRAW(light, LIGHT),
    DRAW(strip, STRIP),
    DRAW(tile, TILE),
    DRAW(first, FIRST),
    [FO_PROMPT_FEAST_OVER] = MH_STEP("feast_over", fo_step_feast_over),
    ASK(trigger, TRIGGER),
    ASK(between, BETWEEN),
    ASK(pledge, PLEDGE),
    ASK(find, FIND),
    ASK(lay, LAY),
    ASK(flip, FLIP),
    ASK(spend, SPEND),
};

/* Another way to say an answer: a pair the other way round (136c), one of several turns that look
 * alike (FO-SM-14), one of several ships that are alike (FO-SM-27). */
static mh_action proper(const mh_state *st, int seat, mh_action a)
{
    const mh_prompt *p = &prompts[mh_top(st)->prompt];
    mh_action b = fo_other_way(fo_const(st), seat, a);
    return a.bits == b.bits || !p->why(st, seat, a) || p->why(st, seat, b) ? a : b;
}

/* The questions that an aside can take the last answer from. */
uint32_t fo_own_answers(const fo_state *s, int seat)
{
    mh_action out[MH_MAX_LEGAL];
    switch (mh_top(&s->head)->prompt) {
    case FO_PROMPT_SIDE:
        return fo_legal_side(&s->head, seat, out);
    case FO_PROMPT_PAY:
        return fo_legal_pay(&s->head, seat, out);
    case FO_PROMPT_OPTIONAL:
        return fo_legal_optional(&s->head, seat, out);
    case FO_PROMPT_UPGRADE:
        return fo_legal_upgrade(&s->head, seat, out);
    case FO_PROMPT_SALE:
        return fo_legal_sale(&s->head, seat, out);
    case FO_PROMPT_MOUNTAIN:
        return fo_legal_mountain(&s->head, seat, out);
    case FO_PROMPT_FORGE:
        return fo_legal_forge(&s->head, seat, out);
    case FO_PROMPT_EXPLORE:
        return fo_legal_explore(&s->head, seat, out);
    case FO_PROMPT_EMIGRATE:
        return fo_legal_emigrate(&s->head, seat, out);
    case FO_PROMPT_BOATS:
        return fo_legal_boats(&s->head, seat, out);
    case FO_PROMPT_FIND:
        return fo_legal_find(&s->head, seat, out);
    case FO_PROMPT_PLAY:
        return fo_legal_play(&s->head, seat, out);
    case FO_PROMPT_SPEND:
        return fo_legal_spend(&s->head, seat, out);
    default:
        return 1;
    }
}

#define READING(ID, id, shift, by, rule) \
    [FO_OPT_##ID] = {                    \
        #id, &fo_kind_reading, shift, 1, FO_READING_##by, rule, &fo_label_option[FO_OPTION_##ID]}

const mh_option fo_options[] = {
    [FO_OPT_LENGTH] = {"length", &fo_kind_length, 0, 1, FO_LENGTH_LONG, "FO-SET-01",
                       &fo_label_option[FO_OPTION_LENGTH]},
    [FO_OPT_DECKS] = {"decks", &fo_kind_decks, 1, 3, FO_DECKS_ABC, "FO-SET-06",
                      &fo_label_option[FO_OPTION_DECKS]},
    [FO_OPT_COL4] = {"col4_timing", &fo_kind_timing, 4, 1, FO_TIMING_BEFORE, "FO-COL-06",
                     &fo_label_option[FO_OPTION_COL4_TIMING]},
    [FO_OPT_FINAL] = {"final_income_extra", &mh_yes_no, 5, 1, 0, "FO-RULING-17",
                      &fo_label_option[FO_OPTION_FINAL_INCOME_EXTRA]},
    [FO_OPT_SOLO] = {"solo_card", &fo_kind_solo_card, 6, 1, FO_SOLO_CARD_DRAW, "FO-SOLO-13",
                     &fo_label_option[FO_OPTION_SOLO_CARD]},
    READING(COURIER, courier, 7, APPENDIX, "FO-CARD-70"),
    READING(WARRIOR, disheartened_warrior, 8, APPENDIX, "FO-CARD-104"),
    READING(SPOKESMAN, thing_spokesman, 9, FACE, "FO-CARD-151"),
    READING(WARDEN, weapons_warden, 10, APPENDIX, "FO-CARD-166"),
    READING(SOWER, sower, 11, FACE, "FO-CARD-169"),
    READING(PRESSER, codliver_oil_presser, 12, APPENDIX, "FO-CARD-175"),
    READING(MINEWORKER, mineworker, 13, FACE, "FO-CARD-188"),
    [FO_OPT_BIRTHS] = {"births_count", &mh_yes_no, 14, 1, 1, "FO-CARD-174",
                       &fo_label_option[FO_OPTION_BIRTHS]},
    [FO_OPT_STRIP_SILVER] = {"strip_silver_counts", &mh_yes_no, 15, 1, 1, "FO-CARD-124",
                             &fo_label_option[FO_OPTION_STRIP_SILVER]},
    [FO_OPT_THROWN_ORE] = {"thrown_ore_counts", &mh_yes_no, 16, 1, 0, "FO-CARD-132",
                           &fo_label_option[FO_OPTION_THROWN_ORE]},
    [FO_OPT_EXACT_STEPS] = {"exact_steps", &mh_yes_no, 17, 1, 0, "FO-OCC-15",
                            &fo_label_option[FO_OPTION_EXACT_STEPS]},
    [FO_OPT_BARE_HARVEST] = {"bare_harvest", &mh_yes_no, 18, 1, 0, "FO-CARD-49",
                             &fo_label_option[FO_OPTION_BARE_HARVEST]},
    [FO_OPT_FLIP_ANIMALS] = {"flip_animals", &mh_yes_no, 19, 1, 0, "FO-CARD-78",
                             &fo_label_option[FO_OPTION_FLIP_ANIMALS]},
    [FO_OPT_MEAT_OF_MANY] = {"meat_of_many", &mh_yes_no, 20, 1, 0, "FO-CARD-150",
                             &fo_label_option[FO_OPTION_MEAT_OF_MANY]},
};

#define N                       &mh_number
#define S                       &mh_seat
#define K(name)                 &fo_kind_##name
#define F0(f, kind)             MH_F0(fo_state, f, kind)
#define F1(f, n, i, kind)       MH_F1(fo_state, f, n, i, kind)
#define F2(f, n, i, m, j, kind) MH_F2(fo_state, f, n, i, m, j, kind)

static const mh_field fields[] = {
    MH_HEAD_FIELDS,
    F1(dark, FO_CARD_WORDS, N, N),
    F1(light, FO_CARD_WORDS, N, N),
    F2(hand, FO_SEATS, S, FO_CARD_WORDS, N, N),
    F2(played, FO_SEATS, S, FO_CARD_WORDS, N, N),
    F1(spent, FO_CARD_WORDS, N, N),
    F2(cover, FO_AREAS, K(area), FO_ROWS, N, N),
    F2(tint, FO_AREAS, K(area), FO_ROWS, N, N),
    F2(stock, FO_SEATS, S, FO_STOCK, K(item), N),
    F0(oval, N),
    F1(laid, FO_SEATS, S, N),
    F1(cells, FO_CELLS, N, N),
    F1(cell_spare, 6, N, N),
    F0(round, N),
    F0(stage, K(stage)),
    F0(turn, N),
    F0(start, S),
    F0(last_placer, S),
    F0(passed, N),
    F0(after, N),
    F0(colour, N),
    F1(thing, FO_SEATS, S, N),
    F1(penalties, FO_SEATS, S, N),
    F1(last_income, FO_SEATS, S, N),
    F0(waiting, N),
    F1(space_owner, FO_SPACE_COUNT, K(space), S),
    F1(space_vikings, FO_SPACE_COUNT, K(space), N),
    F1(space_colour, FO_SPACE_COUNT, K(space), N),
    F1(copied, 4, N, K(space)),
    F0(extension, K(tile)),
    F2(ship_type, FO_SEATS, S, FO_BAY, N, K(ship)),
    F2(ship_ore, FO_SEATS, S, FO_BAY, N, N),
    F2(emigrated, FO_SEATS, S, 3, K(ship), N),
    F1(isle_face, FO_ISLES, K(isle), K(island)),
    F1(isle_owner, FO_ISLES, K(isle), S),
    F1(isle_silver, FO_ISLES, K(isle), N),
    F1(shed_owner, 3, N, S),
    F1(stone_owner, 3, N, S),
    F1(long_owner, 5, N, S),
    F1(shed_wood, 3, N, N),
    F1(shed_stone, 3, N, N),
    F1(house_wood, 3, N, N),
    F1(house_stone, 3, N, N),
    F1(strip_taken, FO_STRIPS, K(strip), N),
    F0(strips_up, N),
    F0(strips_down, N),
    F1(deck, 4, K(weapon), N),
    F1(discard, 4, K(weapon), N),
    F0(conjured, N),
    F1(hand_dark, FO_SEATS, S, N),
    F1(hand_light, FO_SEATS, S, N),
    F0(die_kind, K(die)),
    F0(die_rolls, N),
    F0(die_face, N),
    F0(die_ore, N),
    F0(die_space, K(space)),
    F1(table, FO_TABLE, N, K(item)),
    F1(outer_table, FO_TABLE, N, K(item)),
    F2(agenda, FO_AGENDA, N, FO_ENTRY, N, N),
    F0(agenda_count, N),
    F0(agenda_sorted, N),
    F2(record, FO_ACTS, N, FO_RECORD, N, N),
    F0(acts, N),
    F0(die_bonus, N),
    F0(die_boats, N),
    F0(rolls_made, N),
    F0(spent_wood, N),
    F0(spent_stone, N),
    F0(spent_weapon, N),
    F0(spent_spear, N),
    F1(made, 4, N, N),
    F1(held, FO_SEATS, S, N),
    F1(twos, FO_SEATS, S, N),
    F1(loot, 2, N, K(item)),
    F0(blue_moves, N),
    F0(after_actions, N),
    F0(aside, N),
    F0(free_play, N),
    F1(filler, 2, N, N),
};

static const mh_verb remarks[] = {
    WORD(remark, REMARK, vikings, VIKINGS, 1, &mh_number),
    WORD(remark, REMARK, costs, COSTS, 1, &mh_number),
    WORD(remark, REMARK, lies, LIES, 2, &mh_number, &mh_number),
    WORD(remark, REMARK, ship, SHIP, 1, &fo_kind_ship),
};

/* What a simulation sets against how a game ended. */
#define MARK(ID, word, how, event, from, operand) \
    [FO_MARKER_##ID] = {word, &fo_label_marker[FO_MARKER_##ID], MH_MARK_##how, event, from, operand}

static const mh_marker markers[FO_MARKER_COUNT] = {
    MARK(FIRST_SPACE, "first_space", FIRST, 1, FO_EVENT_OCCUPIES, 1),
    MARK(OCCUPATION, "occupation", EACH, 1, FO_EVENT_PLAYS, 1),
    MARK(ISLAND, "island", EACH, 1, FO_EVENT_EXPLORES, 1),
    MARK(SHIP_GONE, "ship_gone", EACH, 1, FO_EVENT_EMIGRATES, 1),
    MARK(EMIGRATIONS, "emigrations", TIMES, 1, FO_EVENT_EMIGRATES, 0),
    MARK(SUCCESSES, "successes", TIMES, 1, FO_EVENT_SUCCEEDS, 0),
    MARK(FAILURES, "failures", TIMES, 1, FO_EVENT_FAILS, 0),
    MARK(CARDS, "cards", TIMES, 1, FO_EVENT_PLAYS, 0),
};

static const mh_thinking thinking = {
    .settle = 0, /* the estimate judges what is open (pending_worth in worth.c) */
    .branches = 8,
    .for_itself = true,
    .parts = fo_parts,
    .part_count = FO_PARTS,
    .luck = 70,
};

/* What a drawn board reads beside the view. */
static const char *const board[] = {"table",       "die_kind",     "die_face",   "die_ore",
                                    "die_rolls",   "isle_face",    "cells",      "stock",
                                    "colour",      "space_colour", "extension",  "shed_owner",
                                    "stone_owner", "shed_wood",    "shed_stone", "house_wood",
                                    "house_stone", "passed",       NULL};
/* FO-FEAST-11: what an empty place of the feast costs. */
static const mh_printed printed[] = {{"hunger", fo_hunger, MH_COUNT(fo_hunger)}};

static const mh_about about[] = {
    {FO_PROMPT_AT, 0, "item", &fo_kind_item},    {FO_PROMPT_AT, 1, "place", &fo_kind_place},
    {FO_PROMPT_AT, 2, "turn", &mh_number},       {FO_PROMPT_FEAST, 0, "at", &mh_number},
    {FO_PROMPT_FEAST, 1, "squares", &mh_number}, {FO_PROMPT_UPGRADE, 1, "times", &mh_number},
};

const mh_game fo_game = {
    .id = "odin",
    .name = "A Feast for Odin",
    .label = &fo_name,
    .phrases = &fo_phrases,
    .aliases = fo_aliases,
    .missing = fo_missing,
    .prefix = "FO",
    .state_size = sizeof(fo_state),
    .content = FO_CONTENT,
    .rules_version = 3,
    .max_legal = MH_MAX_LEGAL,
    .min_seats = 1,
    .max_seats = FO_SEATS,
    .verb_count = MH_COUNT(verbs),
    .event_count = MH_COUNT(events),
    .prompt_count = MH_COUNT(prompts),
    .option_count = FO_OPTIONS,
    .field_count = MH_COUNT(fields),
    .marker_count = FO_MARKER_COUNT,
    .catalogue_count = FO_TABLE_TOTAL,
    .rule_count = FO_RULE_TOTAL,
    .verbs = verbs,
    .events = events,
    .prompts = prompts,
    .options = fo_options,
    .fields = fields,
    .categories = &fo_kind_line,
    .catalogues = fo_content,
    .rules = fo_rules,
    .markers = markers,
    .hints = hints,
    .hint_count = MH_COUNT(hints),
    .limits = limits,
    .limit_count = MH_COUNT(limits),
    .sheet = &fo_sheet,
    .turn_rule = "FO-SM-01",
    .setup = fo_setup,
    .sees = fo_sees,
    .hide = fo_hide,
    .deal = fo_deal,
    .score = fo_score,
    .reads = mh_reads_all,
    .rank = fo_rank,
    .thinking = &thinking,
    .worth = fo_worth,
    .view = fo_view,
    .odds = fo_show_odds,
    .check = fo_check,
    .remark = fo_remark,
    .remarks = remarks,
    .remark_count = MH_COUNT(remarks),
    .draw = fo_draw,
    .drawn = fo_drawn,
    .in_play = fo_in_play,
    .board = board,
    .about = about,
    .about_count = MH_COUNT(about),
    .printed = printed,
    .printed_count = MH_COUNT(printed),
};
