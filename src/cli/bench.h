/* bench.h - the parts of `meadhall bench`. */
#ifndef MH_CLI_BENCH_H
#define MH_CLI_BENCH_H

#include "cli.h"

/* Iterations a second of a tree search with full random rollouts, on one core. */
double bench_iterations(const mh_game *g, int seats, double limit);
/* Milliseconds of the longest of many moves that were given 20. */
double bench_overrun(const mh_game *g, int seats, double limit);

#endif
