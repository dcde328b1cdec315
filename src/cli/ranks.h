/* ranks.h - a run on many processes, as mpirun starts them. Alone there is one rank, number 0.
 *
 * A rank plays a range of the games and sends its sums to rank 0, which adds them up and
 * speaks. ranks_mpi.c is the only file that knows MPI; ranks_one.c stands in where the build
 * has none. Only the main thread may call these. */
#ifndef MH_CLI_RANKS_H
#define MH_CLI_RANKS_H

#include "cli.h"

typedef struct ranks {
    int rank, count;
    int local;         /* ranks on this machine, this one too */
    uint64_t patience; /* seconds without a word after which a rank is lost */
} ranks;

/* Joins the others where mpirun started this process; first of all, because only rank 0 says
 * what is wrong with the words. CLI_GO_ON, or the exit status after a line on stderr. */
int ranks_join(const cli_command *c, ranks *r);
/* Tells rank 0 that this one is at work; at least every few seconds. */
void ranks_alive(const ranks *r);
/* To rank 0. */
void ranks_send(const ranks *r, const void *p, size_t n);
/* Rank 0: what that rank sent; false when it is lost, or when this process is to end. */
bool ranks_take(const ranks *r, int from, void *p, size_t n);
/* What rank 0 says, on all of them. Ranks that were lost are not asked. */
bool ranks_agree(const ranks *r, bool go_on);
/* Rank 0, where one was lost: waits for nobody any more. Does not return. */
void ranks_leave(int status);

/* Of `games` in rounds of `round`, those that a rank plays: first, and how many. */
static inline void ranks_share(const ranks *r, int rank, uint64_t games, uint64_t round,
                               uint64_t *first, uint64_t *count)
{
    uint64_t rounds = (games + round - 1) / round, all = (uint64_t)r->count, k = (uint64_t)rank;
    uint64_t begin = (rounds / all * k + (k < rounds % all ? k : rounds % all)) * round;
    uint64_t end = begin + (rounds / all + (k < rounds % all)) * round;
    *first = begin < games ? begin : games;
    *count = (end < games ? end : games) - *first;
}

/* Cores for this rank where nobody says: its part of those of the machine. */
uint64_t ranks_threads(const ranks *r, uint64_t most);

#endif
