/* batch_crew.c - the threads of a batch. */
#include "batch_inside.h"
#include <assert.h>

/* Thread k of n takes a stretch of games: neighbours in memory stay with one core. */
static void stretch(batch_hand *h)
{
    batch *b = h->batch;
    uint64_t games = b->config.games, hands = b->crew.count + 1u;
    uint32_t from = (uint32_t)(games * h->number / hands);
    uint32_t to = (uint32_t)(games * (h->number + 1u) / hands);
    assert(h->number < hands && to <= games);
    for (uint32_t i = from; i < to; i++)
        b->work(h, i);
}

static void *work_on(void *arg)
{
    batch_hand *h = arg;
    batch_crew *c = &h->batch->crew;
    uint64_t turn = 0;
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->turn == turn && !c->ends)
            pthread_cond_wait(&c->go, &c->lock);
        if (c->ends)
            break;
        turn = c->turn;
        pthread_mutex_unlock(&c->lock);
        stretch(h);
        pthread_mutex_lock(&c->lock);
        assert(c->busy);
        if (--c->busy == 0)
            pthread_cond_signal(&c->idle);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

void batch_run(batch *b, void (*work)(batch_hand *h, uint32_t i))
{
    batch_crew *c = &b->crew;
    b->work = work;
    if (c->count) {
        pthread_mutex_lock(&c->lock);
        assert(!c->busy); /* one piece of work at a time */
        c->busy = c->count;
        c->turn++;
        pthread_cond_broadcast(&c->go);
        pthread_mutex_unlock(&c->lock);
    }
    stretch(&b->hand[0]);
    if (c->count) {
        pthread_mutex_lock(&c->lock);
        while (c->busy)
            pthread_cond_wait(&c->idle, &c->lock);
        pthread_mutex_unlock(&c->lock);
    }
}

bool batch_crew_open(batch *b)
{
    batch_crew *c = &b->crew;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->go, NULL);
    pthread_cond_init(&c->idle, NULL);
    c->open = true;
    for (unsigned k = 1; k < b->config.threads; k++) {
        if (pthread_create(&c->thread[k], NULL, work_on, &b->hand[k]))
            return false;
        c->count++;
    }
    return true;
}

void batch_crew_close(batch *b)
{
    batch_crew *c = &b->crew;
    if (!c->open)
        return;
    pthread_mutex_lock(&c->lock);
    c->ends = true;
    pthread_cond_broadcast(&c->go);
    pthread_mutex_unlock(&c->lock);
    for (unsigned k = 1; k <= c->count; k++)
        pthread_join(c->thread[k], NULL);
    pthread_mutex_destroy(&c->lock);
    pthread_cond_destroy(&c->go);
    pthread_cond_destroy(&c->idle);
}
