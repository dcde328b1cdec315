/* page.h - the hall (src/hall) for a page's worker: numbers and buffers only, as ffi.h has it.
 *
 * Each call is followed by mh_hall_next until that says nothing. What a host keeps of rows and
 * heads are texts that it need not understand: it gives them back as it got them. */
#ifndef MH_BINDINGS_HALL_PAGE_H
#define MH_BINDINGS_HALL_PAGE_H

#include <stdint.h>

#include "meadhall/ffi.h"

typedef struct mh_hall mh_hall;

/* `luck` are 32 fresh random bytes, here and wherever it
 * stands; ms is the time. NULL without memory. */
MH_EXPORT(mh_hall_new) mh_hall *mh_hall_new(double ms, const uint8_t *luck);
MH_EXPORT(mh_hall_drop) void mh_hall_drop(mh_hall *f);
/* When the next call is made, and its luck. */
MH_EXPORT(mh_hall_moment) void mh_hall_moment(mh_hall *f, double ms, const uint8_t *luck);

/* Memory of the caller inside the module; 0 when there is none left. */
MH_EXPORT(mh_hall_alloc) void *mh_hall_alloc(uint32_t bytes);
MH_EXPORT(mh_hall_free) void mh_hall_free(void *p);

/* Somebody comes: `who` is the id, a line, the name; a program that is told everything: and
 * another line. */
MH_EXPORT(mh_hall_came) void mh_hall_came(mh_hall *f, uint32_t client, const char *who, uint32_t n);
MH_EXPORT(mh_hall_went) void mh_hall_went(mh_hall *f, uint32_t client);
MH_EXPORT(mh_hall_said)
void mh_hall_said(mh_hall *f, uint32_t client, uint32_t may, const char *text, uint32_t n);
MH_EXPORT(mh_hall_tick) void mh_hall_tick(mh_hall *f);
/* Another hall over the same store wrote row `seq` of a table. */
MH_EXPORT(mh_hall_heard)
void mh_hall_heard(mh_hall *f, const char *table, uint32_t n, uint32_t seq);
/* A table was thrown away. */
MH_EXPORT(mh_hall_forget) void mh_hall_forget(mh_hall *f, const char *table, uint32_t n);
/* When to tick; 0: nothing waits for time. */
MH_EXPORT(mh_hall_due) double mh_hall_due(mh_hall *f);

/* Says the next wish as JSON, 0: there is none. What has an `op` is answered by one of those below.
 * {"want":"send","to":[CLIENT],"text":TEXT}, {"want":"hang_up","to","text"},
 * {"want":"append","op","table","seq","after":HEX,"mark":HEX,"status","at","turn":MASK,"row":ROW,
 * "head":HEAD (of the first row)}, {"want":"load","op","table","seq"}, {"want":"search","op"},
 * {"want":"pass","to","text"} */
MH_EXPORT(mh_hall_next) int32_t mh_hall_next(mh_hall *f);
MH_EXPORT(mh_hall_text) const char *mh_hall_text(mh_hall *f);

/* how: 0 written, 1 another was first, 2 not written. */
MH_EXPORT(mh_hall_stored) void mh_hall_stored(mh_hall *f, double op, uint32_t how);
/* `kept` is {"head":HEAD or null,"rows":[ROW,...]}; nothing: there is no such table. */
MH_EXPORT(mh_hall_loaded)
void mh_hall_loaded(mh_hall *f, double op, const char *kept, uint32_t n);
/* Thinks, here and now, and hands in what was found. */
MH_EXPORT(mh_hall_think) void mh_hall_think(mh_hall *f, double op);

/* The same in another instance of this very module: the bytes of a question are carried there,
 * solved, and carried back with the text of its page (0 bytes: none). */
MH_EXPORT(mh_hall_awaited) int32_t mh_hall_awaited(mh_hall *f, double op);
MH_EXPORT(mh_hall_question) const void *mh_hall_question(mh_hall *f, double op);
MH_EXPORT(mh_hall_question_bytes) uint32_t mh_hall_question_bytes(mh_hall *f, double op);
MH_EXPORT(mh_hall_solve) void mh_hall_solve(void *question);
MH_EXPORT(mh_hall_solved_page) const char *mh_hall_solved_page(const void *question);
MH_EXPORT(mh_hall_solved_bytes) uint32_t mh_hall_solved_bytes(const void *question);
MH_EXPORT(mh_hall_answered)
void mh_hall_answered(mh_hall *f, double op, void *question, const char *page, uint32_t n);

/* Which game a question is about, by its id: its net can be brought before it is solved. */
MH_EXPORT(mh_hall_question_game) const char *mh_hall_question_game(const void *question);
/* The file of a game's net, copied: bots of this instance play with it from now on. 0, or -1 where
 * it does not fit (they play without), -2 without memory. */
MH_EXPORT(mh_hall_net)
int32_t mh_hall_net(const char *game, uint32_t n, const void *bytes, uint32_t size);

/* A saga becomes a table: says the wish to append its head and first row. `how` has a line each for
 * the id, the creator, the plies (-1: all), and for every seat `CHAIR<tab>PLAYER<tab>NAME<tab>BOT`:
 * a chair is `human` or a bot's spec, BOT plays for a person, all but the chair may be nothing.
 * Below 0: the text is {"line","rule","text"}. */
MH_EXPORT(mh_hall_take_saga)
int32_t mh_hall_take_saga(mh_hall *f, const char *saga, uint32_t n, const char *how, uint32_t m);

#endif
