/* machine.c - the clock, and threads that wait for lanes to run. What needs an operating
 * system stands here and nowhere else in the bots. A browser has no threads: there the
 * lanes run one after the other, with the same result. */
/* NOLINTNEXTLINE(readability-identifier-naming): the C library's name, for the clock */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <time.h>

#include "bot.h"

uint64_t ai_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000u;
}

static void run_in_turn(ai_lane *const *lanes, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        ai_search(lanes[i]);
}

#ifdef __wasm__

ai_crew *ai_crew_open(ai_lane *const *lanes, unsigned count)
{
    (void)lanes, (void)count;
    return NULL;
}

void ai_crew_run(ai_crew *c, ai_lane *const *lanes, unsigned count)
{
    (void)c;
    run_in_turn(lanes, count);
}

void ai_crew_close(ai_crew *c) { (void)c; }

#else

#include <pthread.h>

typedef struct hand {
    ai_crew *crew;
    ai_lane *lane;
    pthread_t thread;
} hand;

struct ai_crew {
    pthread_mutex_t lock;
    pthread_cond_t go, done;
    unsigned count, busy;
    uint64_t order; /* searches ordered so far */
    bool stop;
    hand hand[AI_MAX_THREADS];
};

static void *work(void *ctx)
{
    hand *h = ctx;
    ai_crew *c = h->crew;
    uint64_t seen = 0;
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->order == seen && !c->stop)
            pthread_cond_wait(&c->go, &c->lock);
        if (c->stop)
            break;
        seen = c->order;
        pthread_mutex_unlock(&c->lock);
        ai_search(h->lane);
        pthread_mutex_lock(&c->lock);
        if (!--c->busy)
            pthread_cond_signal(&c->done);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

ai_crew *ai_crew_open(ai_lane *const *lanes, unsigned count)
{
    ai_crew *c = count > 1 ? calloc(1, sizeof *c) : NULL;
    if (!c)
        return NULL;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->go, NULL);
    pthread_cond_init(&c->done, NULL);
    for (; c->count + 1 < count; c->count++) {
        hand *h = &c->hand[c->count];
        h->crew = c;
        h->lane = lanes[c->count + 1];
        if (pthread_create(&h->thread, NULL, work, h)) {
            ai_crew_close(c);
            return NULL;
        }
    }
    return c;
}

void ai_crew_run(ai_crew *c, ai_lane *const *lanes, unsigned count)
{
    if (!c) {
        run_in_turn(lanes, count);
        return;
    }
    pthread_mutex_lock(&c->lock);
    c->busy = c->count;
    c->order++;
    pthread_cond_broadcast(&c->go);
    pthread_mutex_unlock(&c->lock);
    ai_search(lanes[0]);
    pthread_mutex_lock(&c->lock);
    while (c->busy)
        pthread_cond_wait(&c->done, &c->lock);
    pthread_mutex_unlock(&c->lock);
}

void ai_crew_close(ai_crew *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->stop = true;
    pthread_cond_broadcast(&c->go);
    pthread_mutex_unlock(&c->lock);
    for (unsigned i = 0; i < c->count; i++)
        pthread_join(c->hand[i].thread, NULL);
    pthread_cond_destroy(&c->go);
    pthread_cond_destroy(&c->done);
    pthread_mutex_destroy(&c->lock);
    free(c);
}

#endif
