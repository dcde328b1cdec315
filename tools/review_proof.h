/* review_proof.h - games of bots for experiments, one with a blunder where that is wished. */
#ifndef MH_TOOLS_REVIEW_PROOF_H
#define MH_TOOLS_REVIEW_PROOF_H

#include "lab/review.h"

enum { SEATS = 2 };

typedef struct figure {
    double mean, error, deviation;
} figure;

typedef struct plant {
    int seat;
    unsigned at;         /* no earlier than this decision of the seat */
    uint32_t ply, plies; /* plies: of the game without it */
    double drop;
    bool done;
} plant;

/* Mean, its standard error, and deviation. */
figure proof_figure(const double *x, uint64_t n);
/* The bot of seat p is name[(p + swap) % SEATS]. With p its seat errs once; turns: decisions of
 * that seat, or of the first. */
host_session *proof_play(const mh_game *g, const char *const name[SEATS], uint64_t seed,
                         unsigned swap, plant *p, unsigned *turns);

#endif
