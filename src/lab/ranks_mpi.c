/* ranks_mpi.c - ranks over MPI, the only file that knows it.
 *
 * A rank that plays says every second that it is alive; rank 0 gives up one that has been
 * silent for too long. Nothing waits for all ranks together, so that one that is lost does
 * not hold up the others. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ranks.h"

enum { TAG_ALIVE = 1, TAG_PARCEL, TAG_AGREE, PIECE = 1 << 24, DEFAULT_PATIENCE = 60 };

static struct {
    int count;
    double *heard; /* when each rank was heard last; below 0: it is lost */
    double said;   /* when this one spoke last */
} world;

static void finish(void)
{
    int over = 0;
    MPI_Finalized(&over);
    if (!over)
        MPI_Finalize();
    free(world.heard);
}

static int local_ranks(void)
{
    MPI_Comm here;
    int n = 1;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &here);
    MPI_Comm_size(here, &n);
    MPI_Comm_free(&here);
    return n;
}

static mh_err cannot_start(const char *why, mh_error *e)
{
    mh_fail(e, MH_ENOMEM, "%s", why);
    return MH_ENOMEM;
}

mh_err ranks_join(ranks *r, mh_error *e)
{
    int level = 0;
    *r = (ranks){.count = 1, .local = 1, .patience = DEFAULT_PATIENCE};
    if (!getenv("OMPI_COMM_WORLD_SIZE") && !getenv("PMI_SIZE") && !getenv("PMIX_RANK"))
        return MH_OK; /* nobody else is there: spare the start of MPI */
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level) || level < MPI_THREAD_FUNNELED)
        return cannot_start("MPI does not start, or knows no threads", e);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &r->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &r->count);
    r->local = local_ranks();
    world.count = r->count;
    world.heard = calloc((size_t)r->count, sizeof *world.heard);
    if (!world.heard)
        return cannot_start("out of memory", e);
    for (int i = 0; i < r->count; i++)
        world.heard[i] = lab_seconds();
    atexit(finish);
    return MH_OK;
}

void ranks_alive(const ranks *r)
{
    double now = lab_seconds();
    if (!r->rank || now - world.said < 1)
        return;
    world.said = now;
    MPI_Send(NULL, 0, MPI_BYTE, 0, TAG_ALIVE, MPI_COMM_WORLD);
}

/* The lengths of parcels are known to both sides; large ones go in pieces. */
void ranks_send(const ranks *r, const void *p, size_t n)
{
    const char *from = p;
    if (!r->rank)
        return;
    for (size_t at = 0; at < n; at += PIECE)
        MPI_Send(from + at, (int)(n - at < PIECE ? n - at : PIECE), MPI_BYTE, 0, TAG_PARCEL,
                 MPI_COMM_WORLD);
}

static void hear(void)
{
    MPI_Status is;
    for (int there = 1; there;) {
        if (MPI_Iprobe(MPI_ANY_SOURCE, TAG_ALIVE, MPI_COMM_WORLD, &there, &is) || !there)
            return;
        MPI_Recv(NULL, 0, MPI_BYTE, is.MPI_SOURCE, TAG_ALIVE, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        world.heard[is.MPI_SOURCE] = lab_seconds();
    }
}

/* A piece of that rank has arrived; false when none will come. */
static bool await(const ranks *r, int from, int tag)
{
    const struct timespec pause = {0, 2000000};
    for (;;) {
        int there = 0;
        if (!MPI_Iprobe(from, tag, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE) && there)
            return true;
        hear();
        if (world.heard[from] < 0 || lab_stopped(r->watch))
            return false;
        if (lab_seconds() - world.heard[from] > (double)r->patience) {
            world.heard[from] = -1;
            return false;
        }
        nanosleep(&pause, NULL);
    }
}

bool ranks_take(const ranks *r, int from, void *p, size_t n)
{
    char *to = p;
    for (size_t at = 0; at < n; at += PIECE) {
        int size = (int)(n - at < PIECE ? n - at : PIECE), got = 0;
        MPI_Status is;
        if (!await(r, from, TAG_PARCEL) ||
            MPI_Recv(to + at, size, MPI_BYTE, from, TAG_PARCEL, MPI_COMM_WORLD, &is))
            return false;
        MPI_Get_count(&is, MPI_BYTE, &got);
        if (got != size)
            return false;
        world.heard[from] = lab_seconds();
    }
    return true;
}

bool ranks_agree(const ranks *r, bool go_on)
{
    int word = go_on;
    if (r->count == 1)
        return go_on;
    if (r->rank) {
        MPI_Recv(&word, 1, MPI_INT, 0, TAG_AGREE, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        return word != 0;
    }
    for (int i = 1; i < r->count; i++) {
        if (world.heard[i] >= 0)
            MPI_Send(&word, 1, MPI_INT, i, TAG_AGREE, MPI_COMM_WORLD);
        world.heard[i] = world.heard[i] < 0 ? -1 : lab_seconds();
    }
    return go_on;
}

void ranks_leave(int status)
{
    fflush(stdout);
    fflush(stderr);
    MPI_Abort(MPI_COMM_WORLD, status);
    _exit(status);
}
