/* saga.h - what the writer and the reader of sagas share (docs/saga.md). */
#ifndef MH_HOST_SAGA_H
#define MH_HOST_SAGA_H

#include "core/text.h"
#include "meadhall/host.h"

enum { SAGA_LINE = 512 }; /* bytes of the longest line, with its closing 0 */

/* A running check over every line, and in a whole saga over the state behind every
 * ply: change one byte anywhere and the next check differs. */
typedef struct saga_chain {
    uint64_t h;
} saga_chain;

static inline void saga_add_line(saga_chain *c, const char *line, size_t n)
{
    c->h = mh_mix(c->h, mh_hash(line, n));
}

static inline void saga_add_state(saga_chain *c, const mh_game *g, const mh_state *st)
{
    c->h = mh_mix(c->h, mh_hash(st, g->state_size));
}

static inline uint32_t saga_check(const saga_chain *c) { return (uint32_t)(c->h >> 32); }

/* The saga as host_saga_text has it, into the caller's buffer. */
void host_saga_put(mh_text *out, const host_session *s, int viewer);

/* One line of the head or the tail, as the writer puts it and the reader demands it;
 * both go through these, so that there is one spelling only. */
int saga_seat_line(const host_player *p, int seat, char *buf, size_t cap);
int saga_rank_line(const mh_game *g, const mh_state *st, int seat, char *buf, size_t cap);
int saga_points_line(const mh_game *g, const mh_state *st, int seat, unsigned category, char *buf,
                     size_t cap);
int saga_options_line(const host_config *config, char *buf, size_t cap);
/* Room for one more ply (session.c); false when the log is full, or without memory. */
mh_err session_room_for_one(host_session *s);
/* As host_saga_parse; lenient: a saga of other rules or tables is played, too, and refused if it
 * cannot be played so or comes to other states. */
host_session *saga_parse(const char *text, size_t n, bool audit, bool lenient, mh_error *e);
/* Was it made with other rules or tables? Then `is` is what its head says. */
bool saga_of_others(const char *text, size_t n, host_config *config);

#endif
