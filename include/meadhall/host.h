/* host.h - a session: one game being played, its log, and the saga it is kept in.
 *
 * The log (seat and action of every ply) is the truth; the state is what the log
 * makes of the layout, snapshots of it are a cache. Chance is drawn by weight from
 * a keyed stream, so that it can be audited afterwards. docs/saga.md has the format
 * and the proofs; nothing here knows a single game. */
#ifndef MH_HOST_H
#define MH_HOST_H

#include "meadhall/game.h"

MH_API_BEGIN

enum {
    HOST_KEY = 32,
    HOST_NAME = 48,       /* bytes of a seat's name or bot, with the closing 0 */
    HOST_SNAPSHOT = 64,   /* plies between two snapshots */
    HOST_HASH_EVERY = 16, /* plies between two state hashes of a saga */
    HOST_MAX_PLIES = 1 << 20,
    HOST_MAX_SAGA = 64 << 20, /* bytes of a file that is looked at */
    HOST_SAGA_VERSION = 1,
};

/* ---- fate ----------------------------------------------------------------- */

typedef struct host_fate {
    uint8_t key[HOST_KEY];
    uint8_t commitment[HOST_KEY];            /* SHA-256("meadhall fate 1" || key) */
    uint8_t entropy[MH_MAX_SEATS][HOST_KEY]; /* what seats mixed in at the start */
    uint8_t mixed_in;                        /* a bit per seat that did */
    uint8_t known;                           /* the key is here, not only its commitment */
    uint8_t mixed[HOST_KEY];                 /* key and entropy together */
    uint64_t block_at;                       /* the block in the cache, + 1; 0: none */
    uint8_t block[HOST_KEY];
} host_fate;

void host_fate_open(host_fate *f, const uint8_t key[HOST_KEY]);
/* Only the commitment is known; nothing can be drawn. */
void host_fate_sealed(host_fate *f, const uint8_t commitment[HOST_KEY]);
/* A seat's own entropy; only before the first draw. */
void host_fate_mix(host_fate *f, int seat, const uint8_t entropy[HOST_KEY]);
/* Uniform below n (n > 0): a function of key, entropy and ply alone. */
uint32_t host_fate_below(host_fate *f, uint32_t ply, uint32_t n);
/* What chance answers at this ply. */
mh_action host_fate_draw(host_fate *f, const mh_game *g, const mh_state *st);
/* Does this key open the commitment? It is taken over where it does. */
bool host_fate_reveal(host_fate *f, const uint8_t key[HOST_KEY]);
/* The key of game `index` of a simulation: SHA-256("meadhall sim 1" || seed || index). */
void host_sim_key(uint64_t seed, uint64_t index, uint8_t key[HOST_KEY]);
/* A key from the system's random source; false when it has none. */
bool host_random_key(uint8_t key[HOST_KEY]);

/* ---- sessions ------------------------------------------------------------- */

typedef mh_room host_room;

typedef struct host_player {
    char name[HOST_NAME]; /* "" where nobody gave one */
    char bot[HOST_NAME];  /* "human", "greedy" ... */
} host_player;

typedef struct host_config {
    const mh_game *game;
    uint64_t options;
    int seats;
    host_player player[MH_MAX_SEATS];
    host_fate fate;
} host_config;

typedef struct host_session {
    host_config config;
    mh_state *now;      /* after the `known` first plies */
    uint32_t plies;     /* of the log */
    uint32_t known;     /* less than plies only in a stripped saga, see viewer */
    int viewer;         /* for whom the saga was stripped; MH_CHANCE: it was not */
    mh_action *actions; /* one a ply; bits 0: hidden from the viewer */
    uint8_t *seats;
    uint32_t cap;
    uint8_t *snapshots; /* state after k * HOST_SNAPSHOT plies, k = 1, 2 ... */
    uint32_t snapshot_count, snapshot_cap;
} host_session;

/* What an error means, in a few words. */
const char *host_err_text(mh_err err);
/* Lays out the game. MH_EILLEGAL: it can't be played so. `out` is NULL after any error. */
mh_err host_open(const host_config *config, mh_error *error, host_session **out);
void host_close(host_session *s);
/* Room for so many plies, so that nothing is allocated before. MH_ENOMEM, or MH_ERANGE: more
 * than a log may have. */
mh_err host_reserve(host_session *s, uint32_t plies);
/* Append a checked action. MH_ERANGE: the log is full. MH_ENOMEM: nothing was played, it may be
 * tried again. The tale may be NULL. */
mh_err host_play(host_session *s, int seat, mh_action a, mh_tale *tale);
/* Draw and append what chance answers, once; only while chance is asked. */
mh_err host_chance(host_session *s, mh_tale *tale);
/* The state after `ply` plies, `ply` <= known. */
void host_seek(const host_session *s, uint32_t ply, host_room *out);
/* What a viewer may know after `ply` plies. */
void host_look(const host_session *s, uint32_t ply, int viewer, host_room *out);
/* A new session with the first `ply` plies; NULL without memory. */
host_session *host_branch(const host_session *s, uint32_t ply);
/* The first ply that `seat` may take back; s->plies where it may take back nothing. */
uint32_t host_undo_limit(const host_session *s, int seat);
/* Take back own plies down to `ply`; MH_EILLEGAL when that is past the limit. */
mh_err host_undo(host_session *s, int seat, uint32_t ply);
/* Did the ply tell its own seat something it could not have known before? */
bool host_reveals(const host_session *s, uint32_t ply);
/* Would this legal answer be past taking back, as far as its seat can know: it may tell
 * something, end the game, or ask chance or a seat of `bots`. A function of what hide(seat)
 * leaves. */
bool host_settles(const mh_game *g, const mh_state *hidden, int seat, mh_action a, unsigned bots);

/* ---- sagas ---------------------------------------------------------------- */

/* The saga as text, to be freed; NULL without memory. `viewer` MH_CHANCE: the whole
 * truth, for the host itself. Any other viewer gets what it may know until the game is
 * over, the whole truth afterwards. */
char *host_saga_text(const host_session *s, int viewer, size_t *length);
/* Strict: one spelling, every ply played again, every hash compared. With `audit` the
 * commitment and every draw of chance are proved too. NULL with an error. */
host_session *host_saga_parse(const char *text, size_t n, bool audit, mh_error *e);
host_session *host_saga_read(const char *path, bool audit, mh_error *e);
/* Written beside, synced, renamed: there is the old file or the new one, never half. Links are
 * followed, what is no plain file is left alone. An old file's mode stays; a new one with
 * secrets, as the whole saga of a game that goes on is, can be read by its owner alone. */
bool host_saga_write(const host_session *s, int viewer, const char *path, mh_error *e);
/* A whole file, to be freed; NULL with an error, also where it is too large to be looked at. */
char *host_file_read(const char *path, size_t *n, mh_error *e);
bool host_file_write(const char *path, const char *text, size_t n, bool secret, mh_error *e);

MH_API_END

#endif
