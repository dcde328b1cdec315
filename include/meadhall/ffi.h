/* ffi.h - the flat interface for other languages: numbers and buffers only.
 *
 * A caller has a handle, and tables, campaigns and books of its own in it: small numbers, as many
 * as memory allows. Handles share nothing, so each thread may have one and call whenever it
 * likes; one handle is used by one thread at a time.
 *
 * Text goes in as (pointer, length) and comes out in a buffer of the handle: a function that
 * "says" something returns its length, mh_ffi_text() where it stands until the next call with
 * that handle. What is said is UTF-8, most of it JSON. A number below 0 means no, and the buffer
 * then holds one sentence (or JSON) that says why. */
#ifndef MH_FFI_H
#define MH_FFI_H

#include <stdint.h>

#include "meadhall/api.h"

#if defined(__wasm__)
#define MH_EXPORT(name) __attribute__((export_name(#name)))
#else
#define MH_EXPORT(name)
#endif

MH_API_BEGIN

typedef struct mh_ffi mh_ffi;

/* A handle; NULL without memory. */
MH_EXPORT(mh_ffi_new) mh_ffi *mh_ffi_new(void);
/* Closes all that is open in it, too. */
MH_EXPORT(mh_ffi_drop) void mh_ffi_drop(mh_ffi *f);

/* The signature of mh_signature(). */
MH_EXPORT(mh_ffi_signature) uint64_t mh_ffi_signature(void);

/* Memory of the caller inside the module; 0 when there is none left. */
MH_EXPORT(mh_ffi_alloc) void *mh_ffi_alloc(uint32_t bytes);
MH_EXPORT(mh_ffi_free) void mh_ffi_free(void *p);
MH_EXPORT(mh_ffi_text) const char *mh_ffi_text(mh_ffi *f);

/* ---- what there is -------------------------------------------------------- */

/* Says [{"id","name","seats":[min,max],"options":[...]}...]. */
MH_EXPORT(mh_ffi_games) int32_t mh_ffi_games(mh_ffi *f);
/* Says the game's words: kinds, titles, verbs, events, prompts, options, fields, rules. For
 * the build of a page: it looks at whole games for what only views name. */
MH_EXPORT(mh_ffi_words) int32_t mh_ffi_words(mh_ffi *f, const char *game, uint32_t n);
/* All that sentences of a game need in one language (0 en, 1 ru, 2 de), for bindings/speech; no
 * JSON but lines (ffi_lexicon.c). */
MH_EXPORT(mh_ffi_lexicon)
int32_t mh_ffi_lexicon(mh_ffi *f, const char *game, uint32_t n, int32_t lang);

/* ---- tables --------------------------------------------------------------- */

/* `config` has a line each for the game, the options and every seat: `NAME<tab>SPEC`.
 * `key` are 32 bytes of good randomness. A table (1..), or -1. */
MH_EXPORT(mh_ffi_open)
int32_t mh_ffi_open(mh_ffi *f, const char *config, uint32_t n, const uint8_t *key);
/* From a saga; -1 with {"line","rule","text"}. */
MH_EXPORT(mh_ffi_read) int32_t mh_ffi_read(mh_ffi *f, const char *saga, uint32_t n);
/* A new table with the first `ply` plies and a key of its own for what follows. */
MH_EXPORT(mh_ffi_branch)
int32_t mh_ffi_branch(mh_ffi *f, int32_t table, uint32_t ply, const char *config, uint32_t n,
                      const uint8_t *key);
MH_EXPORT(mh_ffi_close) void mh_ffi_close(mh_ffi *f, int32_t table);

/* Says {"game","options","seats":[{"name","bot"}],"plies","viewer"}. */
MH_EXPORT(mh_ffi_about) int32_t mh_ffi_about(mh_ffi *f, int32_t table);
MH_EXPORT(mh_ffi_plies) int32_t mh_ffi_plies(mh_ffi *f, int32_t table);
/* A bit per seat that is asked; bit 7: chance; 0: the game is over. */
MH_EXPORT(mh_ffi_turn) int32_t mh_ffi_turn(mh_ffi *f, int32_t table);
MH_EXPORT(mh_ffi_play)
int32_t mh_ffi_play(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n);
/* Draws what chance answers, once. */
MH_EXPORT(mh_ffi_chance) int32_t mh_ffi_chance(mh_ffi *f, int32_t table);
/* Says the rule that forbids an action, with its text; 0: it is legal. */
MH_EXPORT(mh_ffi_why)
int32_t mh_ffi_why(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n);
/* Says {"ply","turn","prompt","topic","legal","view","state"} as `viewer` knows it after `ply`
 * plies; topic: [{"kind","value"}...], the things that the question is about. */
MH_EXPORT(mh_ffi_look) int32_t mh_ffi_look(mh_ffi *f, int32_t table, uint32_t ply, int32_t viewer);
/* Says what was played and told from ply `from` up to `to`, as `viewer` may know it. */
MH_EXPORT(mh_ffi_log)
int32_t mh_ffi_log(mh_ffi *f, int32_t table, uint32_t from, uint32_t to, int32_t viewer);
/* Says the score sheets after `ply` plies, as `viewer` may know them. */
MH_EXPORT(mh_ffi_score)
int32_t mh_ffi_score(mh_ffi *f, int32_t table, uint32_t ply, int32_t viewer);
/* The first ply the seat may take back; the number of plies where it may not. */
MH_EXPORT(mh_ffi_undo_limit) int32_t mh_ffi_undo_limit(mh_ffi *f, int32_t table, int32_t seat);
MH_EXPORT(mh_ffi_undo) int32_t mh_ffi_undo(mh_ffi *f, int32_t table, int32_t seat, uint32_t ply);
/* Says the saga; viewer 7: the whole truth, for the host itself. */
MH_EXPORT(mh_ffi_saga) int32_t mh_ffi_saga(mh_ffi *f, int32_t table, int32_t viewer);

/* ---- bots ----------------------------------------------------------------- */

/* Is this a bot that can play? 0, or -1 with what is expected. */
MH_EXPORT(mh_ffi_bot_check) int32_t mh_ffi_bot_check(mh_ffi *f, const char *spec, uint32_t n);
/* Says what a bot would answer for the seat. It sees what the seat sees. */
MH_EXPORT(mh_ffi_bot)
int32_t mh_ffi_bot(mh_ffi *f, int32_t table, int32_t seat, const char *spec, uint32_t n,
                   uint64_t seed);
/* Says [{"action","share","value"}...], the best first: what a bot thinks of the answers. */
MH_EXPORT(mh_ffi_advise)
int32_t mh_ffi_advise(mh_ffi *f, int32_t table, int32_t seat, const char *spec, uint32_t n,
                      uint64_t seed);
/* Says the game's own odds for a viewer, as panels of a view; [] where it has none to tell. */
MH_EXPORT(mh_ffi_odds) int32_t mh_ffi_odds(mh_ffi *f, int32_t table, int32_t viewer);
/* The same as they would be after an answer of the seat, in a world it holds possible. */
MH_EXPORT(mh_ffi_odds_after)
int32_t mh_ffi_odds_after(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n);
/* Plays the position on `samples` times in worlds the seat holds possible, beginning with
 * the action, until an event of `until` (names with a blank between) is told about the
 * seat; the seat answers as the bot `greedy`. Says {"samples","events":{name:{"n","sum"}}}:
 * how often it was told, and each operand's sum. */
MH_EXPORT(mh_ffi_sample)
int32_t mh_ffi_sample(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n,
                      const char *until, uint32_t m, uint32_t samples, uint64_t seed);

/* ---- score sheets for real tables (docs/score.md) ------------------------------ */

/* Says [{"id","label":[en,ru,de],"kind","low","high","things":[{"id","label"}]}...]. */
MH_EXPORT(mh_ffi_sheet) int32_t mh_ffi_sheet(mh_ffi *f, const char *game, uint32_t n);
/* `lines` are `SEAT.ENTRY VALUE`. Says {"game","seats":[{"seat","total","rank","lines"}]}, or
 * -1 with {"line","rule","text"}. */
MH_EXPORT(mh_ffi_sheet_score)
int32_t mh_ffi_sheet_score(mh_ffi *f, const char *game, uint32_t n, const char *options, uint32_t o,
                           int32_t seats, const char *lines, uint32_t m);

/* ---- campaigns (docs/campaign.md) ------------------------------------------- */

/* `config` as for mh_ffi_open. A campaign (1..), or -1. */
MH_EXPORT(mh_ffi_campaign_open)
int32_t mh_ffi_campaign_open(mh_ffi *f, const char *config, uint32_t n, const uint8_t *key);
/* From its text; -1 with {"line","rule","text"}. */
MH_EXPORT(mh_ffi_campaign_read)
int32_t mh_ffi_campaign_read(mh_ffi *f, const char *text, uint32_t n);
MH_EXPORT(mh_ffi_campaign_close) void mh_ffi_campaign_close(mh_ffi *f, int32_t campaign);
/* Says the text to be kept: the whole truth, for the host itself. */
MH_EXPORT(mh_ffi_campaign_text) int32_t mh_ffi_campaign_text(mh_ffi *f, int32_t campaign);
/* Says the campaign's book and games, nothing of it secret. */
MH_EXPORT(mh_ffi_campaign_show) int32_t mh_ffi_campaign_show(mh_ffi *f, int32_t campaign);
/* A table with the game that is open, or with the next one, begun: to be played here, or by
 * hand recorded. What is played there belongs to the campaign once it is kept. */
MH_EXPORT(mh_ffi_campaign_begin)
int32_t mh_ffi_campaign_begin(mh_ffi *f, int32_t campaign, int32_t by_hand, const uint8_t *key);
/* A table with game `number` as it stands in the campaign. */
MH_EXPORT(mh_ffi_campaign_game)
int32_t mh_ffi_campaign_game(mh_ffi *f, int32_t campaign, uint32_t number);
/* Keeps what the table has become, over or not: at every turn, if one likes. 0, or -1. */
MH_EXPORT(mh_ffi_campaign_keep)
int32_t mh_ffi_campaign_keep(mh_ffi *f, int32_t campaign, int32_t table);
/* The same from a saga. */
MH_EXPORT(mh_ffi_campaign_put)
int32_t mh_ffi_campaign_put(mh_ffi *f, int32_t campaign, const char *saga, uint32_t n);
/* A new campaign with the games before number `at`: 1 starts over with the same table, one
 * more than the series has goes on with single games. */
MH_EXPORT(mh_ffi_campaign_fork)
int32_t mh_ffi_campaign_fork(mh_ffi *f, int32_t campaign, uint32_t at, const uint8_t *key);

/* ---- books of a box that the group names itself (docs/campaign.md) ------------ */

/* A book (1..), or -1. */
MH_EXPORT(mh_ffi_box_open)
int32_t mh_ffi_box_open(mh_ffi *f, const char *game, uint32_t n, int32_t seats, const uint8_t *key);
/* From its text; a text that breaks off gives all that stands before. -1 says
 * {"line","rule","text"}. */
MH_EXPORT(mh_ffi_box_read) int32_t mh_ffi_box_read(mh_ffi *f, const char *text, uint32_t n);
MH_EXPORT(mh_ffi_box_close) void mh_ffi_box_close(mh_ffi *f, int32_t box);
MH_EXPORT(mh_ffi_box_text) int32_t mh_ffi_box_text(mh_ffi *f, int32_t box);
/* Says its questions, answers, names and lines. */
MH_EXPORT(mh_ffi_box_show) int32_t mh_ffi_box_show(mh_ffi *f, int32_t box);
/* Answers a question, the first time or again; says the lines that changed, -1 what was
 * expected. A name is its text, "" for none; a choice is its value. */
MH_EXPORT(mh_ffi_box_set)
int32_t mh_ffi_box_set(mh_ffi *f, int32_t box, const char *key, uint32_t key_n, const char *value,
                       uint32_t value_n);
/* Another name for the thing at this place of a list. */
MH_EXPORT(mh_ffi_box_rename)
int32_t mh_ffi_box_rename(mh_ffi *f, int32_t box, const char *list, uint32_t list_n, int32_t at,
                          const char *name, uint32_t name_n);
/* Takes the last answer back. */
MH_EXPORT(mh_ffi_box_undo) int32_t mh_ffi_box_undo(mh_ffi *f, int32_t box);
/* A new book with all that was before scenario `at`. */
MH_EXPORT(mh_ffi_box_fork)
int32_t mh_ffi_box_fork(mh_ffi *f, int32_t box, uint32_t at, const uint8_t *key);

MH_API_END

#endif
