/* game.c - Midgard as the engine knows it; its words are declared in data/grammar.tsv, its state in
 * data/fields.tsv. */
#include "learn.h"
#include "midgard.h"
#include "odds.h"

static const mh_thinking thinking = {
    .settle = 4,
    .branches = 8,
    .play_on = 0, /* random play loses every fight: it knows less than the estimate */
    .luck = 55,
};

/* CM-LOC-50, CM-SHORE-06 */
static const mh_printed printed[] = {{"church", cm_church_prices, MH_COUNT(cm_church_prices)},
                                     {"feeds", cm_feeds, MH_COUNT(cm_feeds)}};

/* What a drawn board reads beside the view. */
static const char *const board[] = {"holder",        "foe_spot", "merchant", "fleet",
                                    "journey_known", "journey",  "band",     "crew",
                                    "destiny_count", "dice",     NULL};

const mh_game cm_game = {
    .id = "midgard",
    .name = "Champions of Midgard",
    .prefix = "CM",
    MH_GAME_TABLES(cm, CM),
    .missing = cm_missing,
    .aliases = cm_aliases,
    .state_size = sizeof(cm_state),
    .rules_version = 2,
    .max_legal = 768,
    .min_seats = 2, /* CM-COMP-01 */
    .max_seats = 4,
    .categories = &cm_kind_category,
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
    .facts = cm_facts,
    .odds = cm_odds_show,
    .check = cm_check,
    .remark = cm_remark,
    .full = cm_full,
    .draw = cm_draw,
    .drawn = cm_drawn,
    .in_play = cm_in_play,
    .board = board,
    .printed = printed,
    .printed_count = MH_COUNT(printed),
};
