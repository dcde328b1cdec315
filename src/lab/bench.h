/* bench.h - how fast play and searches are, and where such figures are kept. */
#ifndef MH_LAB_BENCH_H
#define MH_LAB_BENCH_H

#include "lab.h"

typedef struct bench_figures {
    int seats;
    double decisions, games, plies, copies, iterations; /* a second */
    double overrun;                                     /* milliseconds of 20 */
    uint64_t instructions;                              /* a decision; 0: not counted */
} bench_figures;

typedef struct bench_record { /* where figures are kept; NULL: nowhere */
    const char *counts;       /* instructions, as tools/instructions.py writes them */
    const char *history, *commit, *machine;
} bench_record;

/* 0 where the file does not say. */
uint64_t bench_count_of(const char *path, const char *game);
/* A line more. MH_EPARSE: commit or machine is missing. MH_EILLEGAL: the file cannot be opened,
 * MH_ERANGE: or not be written. */
mh_err bench_keep(const bench_record *r, const mh_game *g, const bench_figures *f, mh_error *e);

/* Everything but the instructions; each run takes so many milliseconds. */
bench_figures bench_measure(const mh_game *g, int seats, uint64_t millis);

/* Iterations a second of a tree search with full random rollouts, on one core. */
double bench_iterations(const mh_game *g, int seats, double limit);
typedef struct bench_budget {      /* moves that were given 20 ms */
    uint64_t moves, late, illegal; /* late: by more than a fifth */
    double worst;                  /* milliseconds */
} bench_budget;

/* So many moves, but no more than the seconds of `limit`. */
bench_budget bench_moves(const mh_game *g, int seats, uint64_t moves, double limit);

#endif
