/* sim_all.c - all games of a simulation: its threads, its ranks, one sum. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "sim.h"

typedef struct crew {
    const sim_job *job;
    const ranks *ranks;
    sim_data *data;
    atomic_uint_fast64_t next;
    ranks_work work;
} crew;

typedef struct hand {
    crew *crew;
    sim_worker *worker;
    pthread_t thread;
} hand;

static _Thread_local uint64_t playing;

uint64_t sim_playing(void) { return playing; }

static bool stopped(crew *c) { return ranks_stopped(c->ranks, &c->work); }

static void *work(void *ctx)
{
    hand *h = ctx;
    crew *c = h->crew;
    for (uint64_t i; !stopped(c) && (i = atomic_fetch_add(&c->next, 1)) < c->job->games;) {
        playing = c->job->from + i;
        if (!sim_play(h->worker, playing))
            atomic_store(&c->work.stop, true);
        if (c->data)
            sim_data_put(c->data, playing, sim_block(h->worker));
        atomic_fetch_add(&c->work.done, 1);
    }
    return NULL;
}

/* The first hand works on a thread too, so that this one can watch. */
static bool play_all(crew *c, uint64_t threads, sim_total *total)
{
    hand hands[LAB_MAX_THREADS];
    uint64_t started = 0;
    threads = threads < c->job->games ? threads : c->job->games;
    while (started < threads) {
        hand *h = &hands[started];
        h->crew = c;
        h->worker = sim_open(c->job);
        if (!h->worker || pthread_create(&h->thread, NULL, work, h)) {
            sim_close(h->worker);
            break;
        }
        started++;
    }
    if (started)
        ranks_wait(c->ranks, &c->work, c->job->games);
    for (uint64_t i = 0; i < started; i++) {
        pthread_join(hands[i].thread, NULL);
        sim_add(total, sim_of(hands[i].worker));
        sim_close(hands[i].worker);
    }
    return started > 0 || !c->job->games;
}

/* Rank 0: adds what the others played. How many were lost. */
static int gather(const sim_job *job, const ranks *r, sim_total *total, sim_total *room)
{
    int lost = 0;
    for (int rank = 1; rank < r->count; rank++) {
        uint64_t first = 0, count = 0;
        ranks_share(r, rank, job->games, 1, &first, &count);
        if (!count)
            continue;
        if (ranks_take(r, rank, room, sizeof *room)) {
            sim_add(total, room);
        } else {
            lab_lost(r->watch, rank, job->from + first, count);
            lost++;
        }
    }
    return lost;
}

/* Plays what this rank has of the job. */
static mh_err play_own(const sim_job *own, const ranks *r, uint64_t threads, sim_total *total,
                       mh_error *e)
{
    crew c = {.job = own, .ranks = r};
    char path[4096];
    if (own->data && r->count > 1)
        snprintf(path, sizeof path, "%.4000s.%d", own->data_path, r->rank);
    else if (own->data)
        snprintf(path, sizeof path, "%s", own->data_path);
    if (own->data && !(c.data = sim_data_open(path, own->data, own->from, e)))
        return MH_EILLEGAL;
    bool played = play_all(&c, threads, total);
    if (c.data && !sim_data_close(c.data, played && !lab_stopped(r->watch), e))
        return MH_EILLEGAL;
    if (!played)
        mh_fail(e, MH_ENOMEM, "out of memory");
    return played ? MH_OK : MH_ENOMEM;
}

mh_err sim_all(const sim_job *job, const ranks *r, uint64_t threads, sim_total *total, int *lost,
               mh_error *e)
{
    sim_job own = *job; /* what this rank plays of it */
    ranks_share(r, r->rank, job->games, 1, &own.from, &own.games);
    own.from += job->from;
    *lost = 0;
    mh_err err = play_own(&own, r, threads, total, e);
    if (err || (r->rank && lab_stopped(r->watch)))
        return err;
    if (r->rank && own.games)
        ranks_send(r, total, sizeof *total);
    sim_total *room = r->rank || r->count == 1 ? NULL : malloc(sizeof *room);
    if (room)
        *lost = gather(job, r, total, room);
    else if (!r->rank && r->count > 1)
        err = MH_ENOMEM;
    if (err)
        mh_fail(e, MH_ENOMEM, "out of memory");
    free(room);
    return err;
}
