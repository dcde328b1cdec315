/* ranks.h - a run on many processes, as mpirun starts them. Alone there is one rank, number 0.
 *
 * A rank plays a range of the games and sends its sums to rank 0, which adds them up and
 * speaks. ranks_mpi.c is the only file that knows MPI; ranks_one.c stands in where the build
 * has none. Only the main thread may call these. */
#ifndef MH_LAB_RANKS_H
#define MH_LAB_RANKS_H

#include <stdatomic.h>

#include "lab.h"

typedef struct ranks {
    int rank, count;
    int local;              /* ranks on this machine, this one too */
    uint64_t patience;      /* seconds without a word after which a rank is lost */
    const lab_watch *watch; /* what is to be stopped stops waiting, too */
} ranks;

/* Joins the others where mpirun started this process; first of all, because only rank 0 speaks.
 * MH_EILLEGAL: there are others, but this build knows no MPI; MH_ENOMEM: it does not start. */
mh_err ranks_join(ranks *r, mh_error *e);
/* Tells rank 0 that this one is at work; at least every few seconds. */
void ranks_alive(const ranks *r);
typedef struct ranks_work { /* how far the threads of this rank are */
    atomic_uint_fast64_t done;
    atomic_bool stop; /* one of them gave up, or the answer is known */
} ranks_work;

/* Is the work to end early, for whatever reason? */
bool ranks_stopped(const ranks *r, ranks_work *w);
/* Waits until `all` is done or stopped: tells the watcher how far it is, and rank 0 that this one
 * is at work. Without a watcher and alone there is nobody to tell, and it does not wait. */
void ranks_wait(const ranks *r, ranks_work *w, uint64_t all);
/* To rank 0. */
void ranks_send(const ranks *r, const void *p, size_t n);
/* Rank 0: what that rank sent; false when it is lost, or when this process is to end. */
bool ranks_take(const ranks *r, int from, void *p, size_t n);
/* What rank 0 says, on all of them. Ranks that were lost are not asked. */
bool ranks_agree(const ranks *r, bool go_on);
/* Rank 0, where one was lost: waits for nobody any more and ends. */
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
