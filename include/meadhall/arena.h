/* arena.h - bots against each other: the same fates for all, every seat for everybody, and how
 * sure one can be of the outcome. */
#ifndef MH_ARENA_H
#define MH_ARENA_H

#include "meadhall/ai.h"
#include "meadhall/host.h"

MH_API_BEGIN

enum { ARENA_BOTS = 12, ARENA_MAX_THREADS = 256 };

typedef struct arena_job {
    const mh_game *game;
    int seats;
    uint64_t options;
    int bots;
    ai_spec spec[ARENA_BOTS];
    char bot[ARENA_BOTS][HOST_NAME]; /* what they are called */
    uint64_t seed, from, games;      /* from: of a full round */
    const char *folder;              /* for sagas, or NULL */
    bool sprt;
    double elo0, elo1; /* the first bot against all others: no better, or better? */
} arena_job;

typedef struct arena_game { /* one game, as it ended */
    uint8_t done, failed;
    uint8_t rank[MH_MAX_SEATS];
    int16_t score[MH_MAX_SEATS];
} arena_game;

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

typedef struct arena_outcome {
    arena_game *games; /* to be given to arena_forget */
    uint64_t counted;  /* the first so many count: until the verdict, and without a gap */
    uint64_t failed;   /* the first that broke a rule or did not end, + 1; 0: none */
    arena_verdict verdict;
    bool lost; /* one of several processes did not answer */
} arena_outcome;

/* Games of one seed: every bot sits in every place once. */
uint64_t arena_round(const arena_job *job);
/* The bot in a seat of game `index`, counted from the first one of the seed. */
int arena_bot_at(const arena_job *job, uint64_t index, int seat);
/* Plays the job on so many threads; what comes of it does not depend on their number. MH_ENOMEM:
 * nothing was played. MH_EILLEGAL: a saga could not be written, `out` has the rest. */
mh_err arena_hold(const arena_job *job, unsigned threads, arena_outcome *out, mh_error *e);
void arena_forget(arena_outcome *out);
/* What the first `count` games say about each bot. */
void arena_sum(const arena_job *job, const arena_game *games, uint64_t count,
               arena_row row[ARENA_BOTS]);
/* Wilson's 95 % interval for `wins` of `n`. */
void arena_wilson(double wins, double n, double *low, double *high);
/* The sequential probability ratio test over the first `count` games, full rounds only. */
arena_verdict arena_sprt(const arena_job *job, const arena_game *games, uint64_t count);

MH_API_END

#endif
