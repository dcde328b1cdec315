/* game.c - Divinus as the engine knows it; its words are declared in data/grammar.tsv, its state in
 * data/fields.tsv. */
#include "course.h"
#include "divinus.h"
#include "learn.h"

static const mh_thinking thinking = {
    .play_on = MH_PLAY_OUT, /* maps are judged by what they become */
    .play_on_learned = 25,  /* some of that: a net errs less behind what nobody chose */
    .settle = 8,            /* a turn is many small answers: pay, lay, mark */
    .branches = 8,
    .answers = dv_answers,
    .varied = 1u << DV_OPTION_SCENARIO, /* every scenario has its own goals */
    .luck = 45,
    .survey = dv_survey,
    .part_count = DV_PARTS,
};

/* What a drawn board reads beside the view. */
static const char *const board[] = {
    "pay_cell", "pay_used", "pay_sum",   "face",     "die_up", "die_at", "tile_now", "spot_now",
    "map",      "slot",     "abyss",     "anchors",  "god",    "level",  "titles",   "ready",
    "beast",    "mark",     "threshold", "beast_at", "xp",     NULL};

static const mh_about about[] = {
    {DV_PROMPT_RELAY, 1, "spot", &mh_number},
};

const mh_game dv_game = {
    .id = "divinus",
    .name = "Divinus: Shadow of Yggdrasil",
    .prefix = "DV",
    MH_GAME_TABLES(dv, DV),
    .missing = dv_missing,
    .state_size = sizeof(dv_state),
    .rules_version = 3,
    .max_legal = 704,
    .min_seats = 2,
    .max_seats = 4,
    .categories = &dv_kind_category,
    .hints = hints,
    .hint_count = MH_COUNT(hints),
    .limits = limits,
    .limit_count = MH_COUNT(limits),
    .turn_rule = "DV-TURN-01",
    .series = &dv_series,
    .setup = dv_setup,
    .sees = dv_sees,
    .hide = dv_hide,
    .deal = dv_deal,
    .score = dv_score,
    .reads = mh_reads_all,
    .rank = dv_rank,
    .thinking = &thinking,
    .worth = dv_worth,
    .view = dv_view,
    .facts = dv_facts,
    .in_play = dv_in_play,
    .odds = mh_no_odds,
    .check = dv_check,
    .remark = dv_remark,
    .full = dv_full,
    .draw = dv_draw,
    .drawn = dv_drawn,
    .details = dv_details,
    .topic = dv_topic,
    .board = board,
    .about = about,
    .about_count = MH_COUNT(about),
};
