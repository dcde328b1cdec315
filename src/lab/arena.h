/* arena.h - the parts of an arena: seats, threads and ranks, what it says. */
#ifndef MH_LAB_ARENA_H
#define MH_LAB_ARENA_H

#include "meadhall/arena.h"
#include "ranks.h"

/* ---- one game (arena_game.c) ---- */

typedef struct arena_worker arena_worker; /* the bots and the log of one thread */
arena_worker *arena_open(const arena_job *job);
void arena_close(arena_worker *w);
/* False when the saga can't be written: then no other one can either. */
bool arena_play(arena_worker *w, uint64_t index, arena_game *out, mh_error *e);

/* ---- all games (arena_hold.c) ---- */

/* As arena_hold, with this rank's share of the job; rank 0 has all games in the end. */
mh_err arena_hold_ranks(const arena_job *job, const ranks *r, uint64_t threads, arena_outcome *out,
                        mh_error *e);

#endif
