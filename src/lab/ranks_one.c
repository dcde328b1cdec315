/* ranks_one.c - the one rank of a build without MPI. */
#include <stdlib.h>

#include "ranks.h"

mh_err ranks_join(ranks *r, mh_error *e)
{
    static const char *const names[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};
    *r = (ranks){.count = 1, .local = 1};
    for (size_t i = 0; i < MH_COUNT(names); i++) {
        const char *size = getenv(names[i]);
        if (!size || strtoull(size, NULL, 10) < 2)
            continue;
        mh_fail(e, MH_EILLEGAL,
                "started as one of %.20s ranks, but this build has no MPI; expected Debian's "
                "libopenmpi-dev when it was built",
                size);
        return MH_EILLEGAL;
    }
    return MH_OK;
}

void ranks_alive(const ranks *r) { (void)r; }

void ranks_send(const ranks *r, const void *p, size_t n) { (void)r, (void)p, (void)n; }

bool ranks_take(const ranks *r, int from, void *p, size_t n)
{
    (void)r, (void)from, (void)p, (void)n;
    return false;
}

bool ranks_agree(const ranks *r, bool go_on)
{
    (void)r;
    return go_on;
}

void ranks_leave(int status) { (void)status; } /* nobody was lost */
