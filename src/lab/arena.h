/* arena.h - bots against each other: who sits where, one game, and what many of them say. */
#ifndef MH_LAB_ARENA_H
#define MH_LAB_ARENA_H

#include "sim.h"

enum { ARENA_BOTS = 12 };

typedef struct arena_job {
    lab_lineup lineup; /* game, seats, options; its bots are those of the game at hand */
    int bots;
    ai_spec spec[ARENA_BOTS];
    char bot[ARENA_BOTS][HOST_NAME];
    uint64_t seed, from, games; /* from: of a full round */
    const char *folder;         /* for sagas, or NULL */
    bool sprt;
    double elo0, elo1; /* the first bot against all others: no better, or better? */
} arena_job;

typedef struct arena_game { /* one game, as it ended */
    uint8_t done, failed;
    uint8_t rank[MH_MAX_SEATS];
    int16_t score[MH_MAX_SEATS];
} arena_game;

/* ---- seats (arena_game.c) ---- */

/* Games of one seed: every bot sits in every place once. */
uint64_t arena_round(const arena_job *job);
/* The bot in a seat of game `index`, counted from the first one of the seed. */
int arena_bot_at(const arena_job *job, uint64_t index, int seat);

typedef struct arena_worker arena_worker; /* the bots and the log of one thread */
arena_worker *arena_open(const arena_job *job);
void arena_close(arena_worker *w);
/* False when the saga can't be written: then no other one can either. */
bool arena_play(arena_worker *w, uint64_t index, arena_game *out, host_error *e);

/* ---- numbers (arena_math.c) ---- */

typedef struct arena_row {
    uint64_t games; /* it took part in */
    double wins;    /* a shared first place counts as a part */
    double parity;  /* the win share of equals */
    double low, high, elo, score, seated;
} arena_row;

typedef struct arena_verdict {
    double llr, bound; /* beyond +-bound the question is answered */
    bool decided;
    uint64_t games; /* played until then */
} arena_verdict;

void arena_sum(const arena_job *job, const arena_game *games, uint64_t count,
               arena_row row[ARENA_BOTS]);
/* Wilson's 95 % interval for `wins` of `n`. */
void arena_wilson(double wins, double n, double *low, double *high);
/* The sequential probability ratio test over the first `count` games, full rounds only. */
arena_verdict arena_sprt(const arena_job *job, const arena_game *games, uint64_t count);

/* ---- all games (arena_hold.c) ---- */

typedef struct arena_outcome {
    arena_game *games; /* to be freed */
    uint64_t counted;  /* the first so many count: until the verdict, and without a gap */
    uint64_t failed;   /* the first that broke a rule or did not end, + 1; 0: none */
    arena_verdict verdict;
    bool lost; /* a rank did not answer */
} arena_outcome;

/* Plays this rank's share of the job on so many threads; rank 0 has all games in the end.
 * MH_ENOMEM: nothing was played. MH_EILLEGAL: a saga could not be written, `out` has the rest. */
mh_err arena_hold(const arena_job *job, const ranks *r, uint64_t threads, arena_outcome *out,
                  host_error *e);

/* ---- what it says (arena_report.c) ---- */

void arena_put_text(FILE *f, const arena_job *job, const arena_outcome *o, double seconds);
json_t *arena_json(const arena_job *job, const arena_outcome *o, double seconds);

#endif
