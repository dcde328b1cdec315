/* game.c - Blood Rage as the engine knows it; its words are declared in data/grammar.tsv, its state
 * in data/fields.tsv. */
#include "learn.h"
#include "rage.h"
#include "state.h"

static const mh_thinking thinking = {
    .settle = 4,
    .branches = 8,
};

/* What a drawn board reads beside the view. */
static const char *const board[] = {"at", "stat", "sheet", "rage", NULL};

const mh_game br_game = {
    .id = "rage",
    .name = "Blood Rage",
    .prefix = "BR",
    MH_GAME_TABLES(br, BR),
    .missing = br_missing,
    .aliases = br_aliases,
    .state_size = sizeof(br_state),
    .rules_version = 2,
    .max_legal = 1024,
    .min_seats = 2,
    .max_seats = BR_SEATS,
    .categories = &br_kind_score,
    .hints = hints,
    .hint_count = MH_COUNT(hints),
    .limits = limits,
    .limit_count = MH_COUNT(limits),
    .sheet = &br_sheet,
    .turn_rule = "BR-ACT-02",
    .setup = br_setup,
    .sees = br_sees,
    .hide = br_hide,
    .deal = br_deal,
    .score = br_score,
    .reads = mh_reads_all,
    .rank = br_rank,
    .thinking = &thinking,
    .worth = br_worth,
    .view = br_view,
    .facts = br_facts,
    .odds = mh_no_odds,
    .check = br_check,
    .draw = br_draw,
    .drawn = br_drawn,
    .in_play = br_in_play,
    .remark = br_remark,
    .full = br_full,
    .board = board,
};
