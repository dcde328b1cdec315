/* sim_data.c - the records of many threads in one file, in the order of the games. */
#include <pthread.h>
#include <stdlib.h>

#include "sim.h"

struct sim_data {
    data_writer *writer;
    uint64_t next; /* the game that is to be written */
    pthread_mutex_t lock;
    pthread_cond_t turn;
    bool failed;
    mh_error wrong;
};

sim_data *sim_data_open(const char *path, const data_about *about, uint64_t from, mh_error *e)
{
    sim_data *d = calloc(1, sizeof *d);
    if (d)
        d->writer = data_create(path, about, e);
    else
        mh_fail(e, MH_ENOMEM, "out of memory");
    if (!d || !d->writer) {
        free(d);
        return NULL;
    }
    d->next = from;
    pthread_mutex_init(&d->lock, NULL);
    pthread_cond_init(&d->turn, NULL);
    return d;
}

/* Every game that was begun is put, so nobody waits for ever; at most a game a thread waits. */
void sim_data_put(sim_data *d, uint64_t index, const data_block *b)
{
    pthread_mutex_lock(&d->lock);
    while (d->next != index)
        pthread_cond_wait(&d->turn, &d->lock);
    if (b && !d->failed)
        d->failed = !data_append(d->writer, b, &d->wrong);
    d->next++;
    pthread_cond_broadcast(&d->turn);
    pthread_mutex_unlock(&d->lock);
}

bool sim_data_close(sim_data *d, bool keep, mh_error *e)
{
    bool ok = !d->failed;
    if (!ok || !keep)
        data_drop(d->writer);
    else
        ok = data_finish(d->writer, &d->wrong);
    if (!ok)
        *e = d->wrong;
    pthread_cond_destroy(&d->turn);
    pthread_mutex_destroy(&d->lock);
    free(d);
    return ok;
}
