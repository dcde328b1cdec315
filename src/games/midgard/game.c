/* game.c - the tables of Midgard: options, verbs, events, prompts, fields. */
#include "learn.h"
#include "state.h"

#include "midgard.h"
#include "odds.h"

#define OPTION(ID, word, kind, at, width, default_, rule_) \
    [CM_OPTION_##ID] = {                                   \
        word, &cm_kind_##kind, at, width, default_, rule_, &cm_label_option[CM_OPTION_##ID]}

const mh_option cm_options[CM_OPTION_COUNT] = {
    OPTION(EDITION, "edition", edition, 0, 1, CM_EDITION_RU, "CM-ED-01"),
    OPTION(ED_BEG, "ed-beg", override, 1, 2, CM_OVERRIDE_EDITION, "CM-LOC-71"),
    OPTION(ED_BLAME7, "ed-blame7", override, 3, 2, CM_OVERRIDE_EDITION, "CM-END-09"),
    OPTION(ED_TROLLBLAME, "ed-trollblame", override, 5, 2, CM_OVERRIDE_EDITION, "CM-TROLL-04"),
    OPTION(ED_POTENTIAL, "ed-potential", override, 7, 2, CM_OVERRIDE_EDITION, "CM-RUNE-26"),
    OPTION(HALL_OF_FAME, "hall-of-fame", switch, 9, 1, CM_SWITCH_OFF, "CM-VAR-01"),
    OPTION(DISTRUST, "distrust", switch, 10, 1, CM_SWITCH_OFF, "CM-VAR-02"),
    OPTION(HUTS_SLOTS, "huts-slots", huts, 11, 1, CM_HUTS_1, "CM-LOC-62"),
    OPTION(RUNE_ROW, "rune-row", row, 12, 1, CM_ROW_2, "CM-PREP-10"),
    OPTION(ASSIGN_MODE, "assign-mode", mode, 13, 2, CM_MODE_ASK, "CM-ASSIGN-04"),
    OPTION(ED_HUNTLIMIT, "ed-huntlimit", override, 15, 2, CM_OVERRIDE_EDITION, "CM-LOC-22"),
    OPTION(ED_AUMINGI, "ed-aumingi", override, 17, 2, CM_OVERRIDE_EDITION, "CM-STALL-04"),
};

#define N &mh_number
#define VERB(ID, word, count, ...) \
    [CM_VERB_##ID] = {word, count, {__VA_ARGS__}, &cm_label_verb[CM_VERB_##ID]}

static const mh_verb verbs[CM_VERB_COUNT] = {
    VERB(STALL, "stall", 1, &cm_kind_stall),
    VERB(FIRST, "first", 1, &mh_seat),
    VERB(TROLL, "troll", 1, &cm_kind_troll),
    VERB(DRAUGR, "draugr", 1, &cm_kind_draugr),
    VERB(MONSTER, "monster", 1, &cm_kind_monster),
    VERB(RUNE, "rune", 1, &cm_kind_rune),
    VERB(MERCHANT, "merchant", 1, &cm_kind_merchant),
    VERB(DESTINY, "destiny", 1, &cm_kind_destiny),
    VERB(JOURNEY, "journey", 1, &cm_kind_journey),
    VERB(ROLL, "roll", 2, &cm_kind_die, &cm_kind_roll),
    VERB(LEADER, "leader", 1, &cm_kind_leader),
    VERB(PLACE, "place", 1, &cm_kind_space),
    VERB(SAIL, "sail", 1, &cm_kind_shore),
    VERB(KEEP, "keep", 3, N, N, N),
    VERB(FOOD, "food", 1, N),
    VERB(WOOD, "wood", 1, N),
    VERB(PAY, "pay", 1, N),
    VERB(BUILD, "build", 1, &cm_kind_ship),
    VERB(TAKE, "take", 1, &cm_kind_rune),
    VERB(DECK, "deck", 0, NULL),
    VERB(LOOK, "look", 1, &cm_kind_shore),
    VERB(HOLD, "hold", 1, &cm_kind_destiny),
    VERB(GIVE, "give", 1, N),
    VERB(BEG, "beg", 1, &cm_kind_resource),
    VERB(ORDER, "order", 1, &mh_yes_no),
    VERB(ASSIGN, "assign", 5, &cm_kind_spot, N, N, N, N),
    VERB(REROLL, "reroll", 1, &cm_kind_pool),
    VERB(POTENTIAL, "potential", 1, &cm_kind_pool),
    VERB(STOP, "stop", 0, NULL),
    VERB(LOSE, "lose", 3, N, N, N),
    VERB(JETTISON, "jettison", 4, N, N, N, N),
    VERB(SHED, "shed", 1, &mh_yes_no),
    VERB(BLAME, "blame", 1, &mh_seat),
    VERB(USE, "use", 1, &cm_kind_rune),
    VERB(GIFTS, "gifts", 3, N, N, N),
    VERB(SUCCESS, "success", 1, &cm_kind_destiny),
    VERB(PASS, "pass", 0, NULL),
};

#define EVENT(ID, word, count, ...) \
    [CM_EVENT_##ID] = {word, count, {__VA_ARGS__}, &cm_label_event[CM_EVENT_##ID]}
#define SEAT &mh_seat

static const mh_verb events[CM_EVENT_COUNT] = {
    EVENT(ROUND, "round", 1, N),
    EVENT(PHASE, "phase", 1, &cm_kind_phase),
    EVENT(GAIN, "gain", 3, SEAT, N, &cm_kind_good),
    EVENT(SPEND, "spend", 3, SEAT, N, &cm_kind_good),
    EVENT(RECRUIT, "recruit", 4, SEAT, N, N, N),
    EVENT(LOST, "lost", 4, SEAT, N, N, N),
    EVENT(MARKER, "marker", 1, SEAT),
    EVENT(SAILED, "sailed", 3, SEAT, &cm_kind_ship, &cm_kind_shore),
    EVENT(BUILT, "built", 2, SEAT, &cm_kind_ship),
    EVENT(RUNE, "rune", 2, SEAT, &cm_kind_rune),
    EVENT(USED, "used", 2, SEAT, &cm_kind_rune),
    EVENT(LOOKED, "looked", 2, SEAT, &cm_kind_shore),
    EVENT(SAW, "saw", 3, SEAT, &cm_kind_shore, &cm_kind_journey),
    EVENT(DREW, "drew", 2, SEAT, &cm_kind_destiny),
    EVENT(REVEALED, "revealed", 2, SEAT, &cm_kind_destiny),
    EVENT(ASSIGNED, "assigned", 6, SEAT, &cm_kind_spot, N, N, N, N),
    EVENT(HUNTS, "hunts", 1, SEAT),
    EVENT(CAUGHT, "caught", 2, SEAT, N),
    EVENT(FIGHTS, "fights", 4, SEAT, &cm_kind_contest, N, N),
    EVENT(FOE_TROLL, "foe-troll", 1, &cm_kind_troll),
    EVENT(FOE_DRAUGR, "foe-draugr", 1, &cm_kind_draugr),
    EVENT(FOE_MONSTER, "foe-monster", 1, &cm_kind_monster),
    EVENT(ROLLED, "rolled", 3, SEAT, &cm_kind_die, &cm_kind_roll),
    EVENT(LIFTED, "lifted", 3, SEAT, &cm_kind_die, &cm_kind_roll),
    EVENT(STRUCK, "struck", 4, SEAT, N, N, N),
    EVENT(PARRIED, "parried", 4, SEAT, N, N, N),
    EVENT(WON, "won", 2, SEAT, &cm_kind_contest),
    EVENT(BEATEN, "beaten", 1, SEAT),
    EVENT(VOYAGE, "voyage", 2, &cm_kind_shore, &cm_kind_journey),
    EVENT(STARVED, "starved", 2, SEAT, N),
    EVENT(ESCAPED, "escaped", 0, NULL),
    EVENT(BOUNTY, "bounty", 2, &cm_kind_shore, N),
    EVENT(OVER, "over", 0, NULL),
};

#define LABEL(ID) &cm_label_prompt[CM_PROMPT_##ID]
#define ASK(ID, word, f) \
    [CM_PROMPT_##ID] = MH_QUESTION(word, cm_legal_##f, cm_why_##f, cm_apply_##f, LABEL(ID))
#define ASK_RUNE(ID, word, f) \
    [CM_PROMPT_##ID] = MH_QUESTION(word, cm_legal_use, cm_why_use, cm_apply_##f, LABEL(ID))

#define REMARK(ID, word, count, ...) \
    [CM_REMARK_##ID] = {word, count, {__VA_ARGS__}, &cm_label_remark[CM_REMARK_##ID]}

static const mh_verb remarks[CM_REMARK_COUNT] = {
    REMARK(COSTS, "costs", 1, N),
    REMARK(STALL, "stall", 1, &cm_kind_stall),
    REMARK(PRICE, "price", 2, N, &cm_kind_good),
    REMARK(FOE, "foe", 1, &cm_kind_troll),
    REMARK(DRAUGR, "draugr", 1, &cm_kind_draugr),
    REMARK(FAVOR, "favor", 1, N),
};

static const mh_prompt prompts[CM_PROMPT_COUNT] = {
    [CM_PROMPT_FLOW] = MH_STEP("flow", cm_step_flow),
    [CM_PROMPT_WINDOW] = MH_STEP("window", cm_step_window),
    [CM_PROMPT_FIGHT] = MH_STEP("fight", cm_step_fight),
    [CM_PROMPT_SAGE] = MH_STEP("sage", cm_step_sage),
    [CM_PROMPT_MARKET] = MH_STEP("market", cm_step_market),
    ASK(DRAW, "draw", draw),
    [CM_PROMPT_ROLL] =
        MH_DRAW("roll", cm_legal_roll, cm_why_roll, cm_apply_roll, cm_weight_roll, LABEL(ROLL)),
    [CM_PROMPT_JOURNEY_CARD] =
        MH_DRAW("journey-card", cm_legal_journey_card, cm_why_journey_card, cm_apply_journey_card,
                cm_weight_journey_card, LABEL(JOURNEY_CARD)),
    ASK(LEADER, "leader", leader),
    ASK(PLACE, "place", place),
    ASK(SAIL, "sail", sail),
    ASK(KEEP, "keep", keep),
    ASK(TRADE_FOOD, "trade-food", trade_food),
    ASK(TRADE_WOOD, "trade-wood", trade_wood),
    ASK(CHURCH, "church", church),
    ASK(SHIPYARD, "shipyard", shipyard),
    ASK(RUNESMITH, "runesmith", runesmith),
    ASK(LOOK, "look", look),
    ASK_RUNE(VISION, "vision", vision),
    ASK(DESTINY, "destiny", destiny),
    ASK(ALMS, "alms", alms),
    ASK(BEG, "beg", beg),
    ASK(RUNE, "rune", rune),
    ASK(ORDER, "order", order),
    [CM_PROMPT_ASSIGN] =
        MH_FREE_QUESTION("assign", cm_legal_assign, cm_few_assign, cm_later_assign, mh_as_said,
                         cm_why_assign, cm_apply_assign, LABEL(ASSIGN)),
    [CM_PROMPT_REROLL] =
        MH_FREE_QUESTION("reroll", cm_legal_reroll, cm_legal_reroll, mh_never, cm_proper_reroll,
                         cm_why_reroll, cm_apply_reroll, LABEL(REROLL)),
    ASK(LOSSES, "losses", losses),
    ASK_RUNE(GLORY, "glory", glory),
    ASK(SHED, "shed", shed),
    ASK(BLAME, "blame", blame),
    ASK_RUNE(REDRAW, "redraw", redraw),
    ASK(JETTISON, "jettison", jettison),
    ASK(STARVE, "starve", starve),
};

#define F0(f, kind)             MH_F0(cm_state, f, kind)
#define F1(f, n, i, kind)       MH_F1(cm_state, f, n, i, kind)
#define F2(f, n, i, m, j, kind) MH_F2(cm_state, f, n, i, m, j, kind)
#define BY_SEAT(f, kind)        F1(f, CM_SEATS, SEAT, kind)
#define BY_SHORE(f, kind)       F1(f, CM_SHORES, &cm_kind_shore, kind)
/* One deck of the array is one field: each holds cards of its own kind. */
#define DECK(word, ID, kind)                                                                 \
    {                                                                                        \
        "deck_" word, offsetof(cm_state, deck[CM_DECK_##ID]), {1, 1, 1}, 0, 8, 0, {0, 0, 0}, \
            (kind)                                                                           \
    }
#define SEATS &mh_seats

static const mh_field fields[] = {
    MH_HEAD_FIELDS,
    DECK("military", MILITARY, &cm_set_stall),
    DECK("economic", ECONOMIC, &cm_set_stall),
    DECK("troll", TROLL, &cm_set_troll),
    DECK("draugr", DRAUGR, &cm_set_draugr),
    DECK("monster", MONSTER, &cm_set_monster),
    DECK("rune", RUNE, &cm_set_rune),
    DECK("merchant", MERCHANT, &cm_set_merchant),
    DECK("destiny", DESTINY, &cm_set_destiny),
    DECK("first", FIRST, SEATS),
    BY_SEAT(monsters_won, &cm_set_monster),
    BY_SEAT(draugr_won, &cm_set_draugr),
    BY_SEAT(trolls_won, &cm_set_troll),
    F0(taken, &cm_set_space),
    BY_SEAT(glory, N),
    BY_SEAT(runes, &cm_set_rune),
    BY_SEAT(runes_used, &cm_set_rune),
    BY_SEAT(destinies, &cm_set_destiny),
    BY_SEAT(destinies_open, &cm_set_destiny),
    F0(phase, &cm_kind_phase),
    F0(stage, N),
    F0(item, N),
    F0(round, N),
    F0(first, SEAT),
    F0(turn, SEAT),
    F0(hunters, SEATS),
    F0(own_ship_sent, SEATS),
    F0(hut_visits, N),
    F0(hut_users, N),
    BY_SEAT(leader, &cm_kind_leader),
    BY_SEAT(food, N),
    BY_SEAT(wood, N),
    BY_SEAT(coins, N),
    BY_SEAT(favor, N),
    BY_SEAT(blame, N),
    BY_SEAT(crew, N),
    BY_SEAT(workers, N),
    F2(dice, CM_SEATS, SEAT, CM_DIE_COUNT, &cm_kind_die, N),
    BY_SEAT(destiny_count, N),
    F1(supply, CM_DIE_COUNT, &cm_kind_die, N),
    F1(forge, CM_DIE_COUNT, &cm_kind_die, N),
    F0(smokehouse, N),
    F0(troll, &cm_kind_troll),
    F1(draugr, 2, N, &cm_kind_draugr),
    F0(merchant, &cm_kind_merchant),
    F0(troll_beaten, &mh_yes_no),
    F1(stall, CM_STALLS, N, &cm_kind_stall),
    F1(rune_row, CM_ROW, N, &cm_kind_rune),
    F1(ship_owner, CM_SHIP_COUNT, &cm_kind_ship, SEAT),
    BY_SHORE(monster, &cm_kind_monster),
    BY_SHORE(bounty, N),
    BY_SHORE(journey, &cm_kind_journey),
    BY_SHORE(journey_known, SEATS),
    BY_SHORE(journey_aged, N),
    BY_SHORE(fleet, &cm_kind_ship),
    F1(holder, CM_SPOT_COUNT, &cm_kind_spot, SEAT),
    F2(band, CM_SPOT_COUNT, &cm_kind_spot, CM_DIE_COUNT, &cm_kind_die, N),
    F1(rations, CM_SPOT_COUNT, &cm_kind_spot, N),
    BY_SEAT(vote, N),
    BY_SEAT(assigning, N),
    F0(contest, &cm_kind_contest),
    F0(foe_spot, &cm_kind_spot),
    F0(fighter, SEAT),
    F0(fight_stage, N),
    F0(damage, N),
    F0(losses, N),
    F0(reaction, N),
    F1(to_roll, CM_DIE_COUNT, &cm_kind_die, N),
    F2(pool, CM_DIE_COUNT, &cm_kind_die, CM_ROLL_COUNT, &cm_kind_roll, N),
    F1(journeys, CM_JOURNEY_COUNT, &cm_kind_journey, N),
    F1(journeys_old, CM_JOURNEY_COUNT, &cm_kind_journey, N),
    F1(journeys_gone, CM_JOURNEY_COUNT, &cm_kind_journey, N),
    F1(destiny_seen, CM_DESTINY_COUNT, &cm_kind_destiny, SEATS),
    F1(under, CM_DESTINY_COUNT, N, &cm_kind_destiny),
    F1(under_seen, CM_DESTINY_COUNT, N, SEATS),
    F0(under_count, N),
    F1(drawn, CM_DRAWN, N, &cm_kind_destiny),
    F0(drawn_count, N),
    F1(filler, 4, N, N),
};

/* What a simulation sets against how a game ended. */
#define MARK(ID, word, how, event, from, operand) \
    [CM_MARKER_##ID] = {word, &cm_label_marker[CM_MARKER_##ID], MH_MARK_##how, event, from, operand}

static const mh_marker markers[CM_MARKER_COUNT] = {
    MARK(LEADER, "leader", FIRST, 0, CM_VERB_LEADER, 0),
    MARK(FIRST_SPACE, "first_space", FIRST, 0, CM_VERB_PLACE, 0),
    MARK(RUNE, "rune", EACH, 1, CM_EVENT_RUNE, 1),
    MARK(DESTINY, "destiny", EACH, 1, CM_EVENT_DREW, 1),
    MARK(SHIP, "ship", EACH, 1, CM_EVENT_BUILT, 1),
    MARK(VOYAGES, "voyages", TIMES, 1, CM_EVENT_SAILED, 0),
    MARK(VICTORIES, "victories", TIMES, 1, CM_EVENT_WON, 0),
    MARK(DEFEATS, "defeats", TIMES, 1, CM_EVENT_BEATEN, 0),
};

static const mh_thinking thinking = {
    .settle = 4,
    .branches = 8,
    .play_on = 0, /* random play loses every fight: it knows less than the estimate */
    .luck = 55,
};

/* What a drawn board reads beside the view. */
/* CM-LOC-50, CM-SHORE-06 */
static const mh_printed printed[] = {{"church", cm_church_prices, MH_COUNT(cm_church_prices)},
                                     {"feeds", cm_feeds, MH_COUNT(cm_feeds)}};

static const char *const board[] = {"holder",        "foe_spot", "merchant", "fleet",
                                    "journey_known", "journey",  "band",     "crew",
                                    "destiny_count", "dice",     NULL};

const mh_game cm_game = {
    .id = "midgard",
    .name = "Champions of Midgard",
    .label = &cm_name,
    .phrases = &cm_phrases,
    .missing = cm_missing,
    .aliases = cm_aliases,
    .prefix = "CM",
    .state_size = sizeof(cm_state),
    .content = CM_CONTENT,
    .rules_version = 2,
    .max_legal = 768,
    .min_seats = 2, /* CM-COMP-01 */
    .max_seats = 4,
    .verb_count = CM_VERB_COUNT,
    .event_count = CM_EVENT_COUNT,
    .prompt_count = CM_PROMPT_COUNT,
    .option_count = CM_OPTION_COUNT,
    .field_count = MH_COUNT(fields),
    .marker_count = CM_MARKER_COUNT,
    .catalogue_count = CM_TABLE_TOTAL,
    .rule_count = CM_RULE_TOTAL,
    .verbs = verbs,
    .events = events,
    .prompts = prompts,
    .options = cm_options,
    .fields = fields,
    .categories = &cm_kind_category,
    .catalogues = cm_content,
    .rules = cm_rules,
    .markers = markers,
    .hints = hints,
    .hint_count = MH_COUNT(hints),
    .limits = limits,
    .limit_count = MH_COUNT(limits),
    .sheet = &cm_sheet,
    .turn_rule = "CM-SM-01",
    .setup = cm_setup,
    .sees = cm_sees,
    .hide = cm_hide,
    .deal = cm_deal,
    .score = cm_score,
    .reads = cm_reads,
    .rank = cm_rank,
    .thinking = &thinking,
    .worth = cm_worth,
    .view = cm_view,
    .odds = cm_odds_show,
    .check = cm_check,
    .remark = cm_remark,
    .remarks = remarks,
    .remark_count = MH_COUNT(remarks),
    .draw = cm_draw,
    .drawn = cm_drawn,
    .in_play = cm_in_play,
    .board = board,
    .printed = printed,
    .printed_count = MH_COUNT(printed),
};
