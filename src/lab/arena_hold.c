/* arena_hold.c - all games of an arena: its threads, its ranks, when to stop. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "arena.h"

enum { BLOCK_ROUNDS = 16 }; /* of every rank between two questions whether it is clear now */

typedef struct crew {
    const arena_job *job;
    const ranks *ranks;
    arena_game *games;
    atomic_uint_fast64_t next;
    ranks_work work;
    uint64_t limit;   /* the game before which this rank stops for now */
    uint64_t counted; /* the games of the verdict, under the lock; job->games: all */
    bool gave_up;     /* a saga can't be written, under the lock */
    mh_error wrong;   /* why */
    pthread_mutex_t lock;
} crew;

typedef struct hand {
    crew *crew;
    arena_worker *worker;
    pthread_t thread;
} hand;

static uint64_t played_in_a_row(const crew *c)
{
    uint64_t n = c->counted;
    while (n < c->job->games && c->games[n].done)
        n++;
    return n;
}

/* Only games played without a gap count: the verdict depends on no thread's speed. */
static void finished(crew *c, uint64_t index)
{
    pthread_mutex_lock(&c->lock);
    assert(!c->games[index].done && index < c->job->games);
    c->games[index].done = 1;
    uint64_t n = played_in_a_row(c);
    if (c->job->sprt && c->ranks->count == 1 && n > c->counted && !atomic_load(&c->work.stop)) {
        arena_verdict v = arena_sprt(c->job, c->games, n);
        if (v.decided)
            atomic_store(&c->work.stop, true);
    }
    c->counted = n;
    pthread_mutex_unlock(&c->lock);
    atomic_fetch_add(&c->work.done, 1);
}

static void give_up(crew *c, const mh_error *e)
{
    pthread_mutex_lock(&c->lock);
    if (!c->gave_up)
        c->wrong = *e;
    c->gave_up = true;
    pthread_mutex_unlock(&c->lock);
    atomic_store(&c->work.stop, true);
}

static bool stopped(crew *c) { return ranks_stopped(c->ranks, &c->work); }

static void *work(void *ctx)
{
    hand *h = ctx;
    crew *c = h->crew;
    for (uint64_t i; !stopped(c) && (i = atomic_fetch_add(&c->next, 1)) < c->limit;) {
        mh_error e;
        if (!arena_play(h->worker, c->job->from + i, &c->games[i], &e))
            give_up(c, &e);
        finished(c, i);
    }
    return NULL;
}

static bool play_range(crew *c, uint64_t first, uint64_t count, uint64_t threads)
{
    hand hands[LAB_MAX_THREADS];
    uint64_t started = 0, until = atomic_load(&c->work.done) + count;
    assert(threads <= LAB_MAX_THREADS && first + count <= c->job->games);
    threads = threads < count ? threads : count;
    atomic_store(&c->next, first);
    c->limit = first + count;
    while (started < threads) {
        hand *h = &hands[started];
        h->crew = c;
        h->worker = arena_open(c->job);
        if (!h->worker || pthread_create(&h->thread, NULL, work, h)) {
            arena_close(h->worker);
            break;
        }
        started++;
    }
    if (started)
        ranks_wait(c->ranks, &c->work, until);
    for (uint64_t i = 0; i < started; i++) {
        pthread_join(hands[i].thread, NULL);
        arena_close(hands[i].worker);
    }
    return started > 0 || !count;
}

/* Of `count` games from `first` on, those of a rank. */
static void share(const crew *c, int rank, uint64_t *first, uint64_t *count)
{
    uint64_t at = *first;
    ranks_share(c->ranks, rank, *count, arena_round(c->job), first, count);
    *first += at;
}

/* Rank 0: the others' games of a block. False when one of the ranks is lost. */
static bool gather(crew *c, uint64_t first, uint64_t count)
{
    bool all = true;
    for (int rank = 1; rank < c->ranks->count; rank++) {
        uint64_t from = first, n = count;
        share(c, rank, &from, &n);
        if (!n || ranks_take(c->ranks, rank, c->games + from, n * sizeof *c->games))
            continue;
        lab_lost(c->ranks->watch, rank, c->job->from + from, n);
        all = false;
    }
    c->counted = played_in_a_row(c);
    return all;
}

/* On many ranks the games go in blocks, each shared by all; after a block rank 0 says whether
 * the question is answered. Without a question there is one block. */
static bool play_blocks(crew *c, uint64_t threads, bool *lost)
{
    const ranks *r = c->ranks;
    uint64_t block = c->job->games, most = c->job->games;
    bool ok = true, go_on = true;
    if (c->job->sprt && r->count > 1)
        block = arena_round(c->job) * (uint64_t)r->count * BLOCK_ROUNDS;
    for (uint64_t at = 0; at < most && go_on && ok; at += block) {
        uint64_t n = most - at < block ? most - at : block, first = at, count = n;
        share(c, r->rank, &first, &count);
        ok = play_range(c, first, count, threads);
        if (r->count == 1)
            break;
        if (r->rank)
            ranks_send(r, c->games + first, count * sizeof *c->games);
        else
            *lost = !gather(c, at, n);
        go_on = !*lost && !stopped(c) &&
                !(c->job->sprt && !r->rank && arena_sprt(c->job, c->games, c->counted).decided);
        go_on = ranks_agree(r, go_on);
    }
    return ok;
}

mh_err arena_hold_ranks(const arena_job *job, const ranks *r, uint64_t threads, arena_outcome *out,
                        mh_error *e)
{
    crew c = {.job = job, .ranks = r, .lock = PTHREAD_MUTEX_INITIALIZER};
    *out = (arena_outcome){.counted = 0};
    c.games = calloc(job->games, sizeof *c.games);
    if (!c.games || !play_blocks(&c, threads, &out->lost)) {
        free(c.games);
        mh_fail(e, MH_ENOMEM, "out of memory");
        return MH_ENOMEM;
    }
    out->games = c.games;
    out->counted = c.counted;
    if (job->sprt)
        out->verdict = arena_sprt(job, c.games, c.counted);
    if (out->verdict.decided)
        out->counted = out->verdict.games;
    for (uint64_t i = out->counted; i--;)
        out->failed = c.games[i].failed ? i + 1 : out->failed;
    if (c.gave_up)
        *e = c.wrong;
    return c.gave_up ? MH_EILLEGAL : MH_OK;
}

mh_err arena_hold(const arena_job *job, unsigned threads, arena_outcome *out, mh_error *e)
{
    static const ranks alone = {.count = 1, .local = 1};
    assert(job->bots > 0 && job->bots <= ARENA_BOTS);
    assert(threads > 0 && threads <= ARENA_MAX_THREADS);
    return arena_hold_ranks(job, &alone, threads, out, e);
}

void arena_forget(arena_outcome *out)
{
    free(out->games);
    out->games = NULL;
}
