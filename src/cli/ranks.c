/* ranks.c - what ranks share whether there is MPI or not. */
#include "ranks.h"

#include <unistd.h>

uint64_t ranks_threads(const ranks *r, uint64_t most)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN) / (r->local > 0 ? r->local : 1);
    uint64_t threads = cores > 0 ? (uint64_t)cores : 1;
    return threads < most ? threads : most;
}
