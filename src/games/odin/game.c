/* game.c - A Feast for Odin as the engine knows it; its words are declared in data/grammar.tsv, its
 * state in data/fields.tsv. */
#include "advice.h"
#include "learn.h"
#include "odin.h"
#include "state.h"
#include "worth.h"

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
    .prefix = "FO",
    MH_GAME_TABLES(fo, FO),
    .aliases = fo_aliases,
    .missing = fo_missing,
    .state_size = sizeof(fo_state),
    .rules_version = 3,
    .max_legal = MH_MAX_LEGAL,
    .min_seats = 1,
    .max_seats = FO_SEATS,
    .categories = &fo_kind_line,
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
    .facts = fo_facts,
    .odds = fo_show_odds,
    .check = fo_check,
    .remark = fo_remark,
    .full = fo_full,
    .draw = fo_draw,
    .drawn = fo_drawn,
    .in_play = fo_in_play,
    .board = board,
    .about = about,
    .about_count = MH_COUNT(about),
    .printed = printed,
    .printed_count = MH_COUNT(printed),
};
