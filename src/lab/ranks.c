/* ranks.c - what ranks share whether there is MPI or not. */
#include "ranks.h"

#include <time.h>
#include <unistd.h>

uint64_t ranks_threads(const ranks *r, uint64_t most)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN) / (r->local > 0 ? r->local : 1);
    uint64_t threads = cores > 0 ? (uint64_t)cores : 1;
    return threads < most ? threads : most;
}

bool ranks_stopped(const ranks *r, ranks_work *w)
{
    return atomic_load(&w->stop) || lab_stopped(r->watch);
}

void ranks_wait(const ranks *r, ranks_work *w, uint64_t all)
{
    const struct timespec pause = {0, 100000000};
    const lab_watch *watch = r->watch;
    bool tell = watch && watch->progress && !r->rank;
    if (!tell && r->count == 1)
        return;
    for (uint64_t done; !ranks_stopped(r, w) && (done = atomic_load(&w->done)) < all;) {
        if (tell)
            watch->progress(watch->ctx, done, all);
        ranks_alive(r);
        nanosleep(&pause, NULL);
    }
}
