/* work.c - what takes long runs in worker threads, on copies. Few run at a time, the rest wait:
 * searches must not keep passwords from being looked at.
 *
 * The wait is fair. Every address has the same share of the workers, and in it every player: the
 * one that has used least is next, and of its works the shortest. Time used is counted when a work
 * ends; who comes back after a while has no more credit than the others. Tables with bots alone
 * that nobody watches have what is left over, and leave a thread free. Short works have a thread of
 * their own besides: no number of long searches keeps them waiting. */
#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "net/address.h"
#include "srv.h"

enum {
    SHARES = 1024,  /* callers whose hashes meet here share a share */
    SHORT_MS = 250, /* level:normal is short */
};

typedef struct shares {    /* of addresses, or of players */
    uint64_t used[SHARES]; /* microseconds, counted from where the others stood */
    unsigned works[SHARES];
    uint64_t now; /* what the last one whose turn it was had used */
} shares;

struct work_queue {
    srv_work *waiting, **end;            /* in the order in which they came */
    unsigned most, busy_long, questions; /* questions: people's, that wait */
    uint64_t salt;                       /* nobody chooses with whom to share */
    shares addresses, players;
};

bool work_open(srv *s)
{
    struct work_queue *k = calloc(1, sizeof *k);
    if (!k)
        return false;
    k->end = &k->waiting;
    k->most = s->config.workers > 2 ? (unsigned)s->config.workers - 1 : 1;
    randombytes_buf(&k->salt, sizeof k->salt);
    s->work = k;
    return true;
}

/* ---- shares ------------------------------------------------------------------------ */

static unsigned share_of(const struct work_queue *k, const char *key)
{
    return (unsigned)(mh_mix(k->salt, mh_hash(key, strlen(key))) % SHARES);
}

void work_payer(srv_work *w, const char *address, const char *player)
{
    char key[NET_ADDRESS];
    net_address_key(address, key);
    w->address = share_of(w->s->work, key);
    w->payer = share_of(w->s->work, player);
}

static void join_share(shares *all, unsigned which)
{
    if (!all->works[which]++ && all->used[which] < all->now)
        all->used[which] = all->now;
}

static void begin_turn(shares *all, unsigned which, uint64_t cost)
{
    all->now = all->used[which];
    all->used[which] += cost;
}

/* What it took in the place of what was expected. */
static void end_turn(shares *all, unsigned which, uint64_t cost, uint64_t took)
{
    assert(all->works[which]); /* a share is joined before its turn comes */
    all->works[which]--;
    all->used[which] += took;
    all->used[which] -= cost;
}

/* ---- whose turn it is ---------------------------------------------------------------- */

static bool is_long(const srv_work *w) { return w->cost_ms > SHORT_MS; }

/* Nobody waits for it. */
static bool unattended(const srv_work *w) { return w->bots && !w->awaited(w); }

static bool before(const struct work_queue *k, const srv_work *a, const srv_work *b)
{
    const uint64_t *address = k->addresses.used, *player = k->players.used;
    if (unattended(a) != unattended(b))
        return unattended(b);
    if (address[a->address] != address[b->address])
        return address[a->address] < address[b->address];
    if (player[a->payer] != player[b->payer])
        return player[a->payer] < player[b->payer];
    return a->cost_ms < b->cost_ms;
}

static bool has_room(const srv *s, const srv_work *w)
{
    const struct work_queue *k = s->work;
    if (!is_long(w))
        return s->work_busy < k->most + SRV_SPARE_THREADS;
    unsigned kept = unattended(w) && k->most > 1; /* for whoever comes next */
    return k->busy_long + kept < k->most;
}

/* Takes the next one out of the queue; NULL: none, or no thread for it. */
static srv_work *take_next(srv *s)
{
    struct work_queue *k = s->work;
    srv_work **best = NULL;
    for (srv_work **at = &k->waiting; *at; at = &(*at)->next)
        if (has_room(s, *at) && (!best || before(k, *at, *best)))
            best = at;
    if (!best)
        return NULL;
    srv_work *w = *best;
    *best = w->next;
    if (k->end == &w->next)
        k->end = best;
    assert(w->bots || k->questions);
    k->questions -= !w->bots;
    return w;
}

/* ---- running --------------------------------------------------------------------------- */

static void run(uv_work_t *req)
{
    srv_work *w = req->data;
    w->run(w);
}

static void next_work(srv *s);

static void leave(srv_work *w, bool ran)
{
    struct work_queue *k = w->s->work;
    uint64_t cost = (uint64_t)w->cost_ms * 1000, took = ran ? (uv_hrtime() - w->began) / 1000 : 0;
    assert(w->s->work_busy && k->busy_long >= is_long(w));
    w->s->work_busy--;
    k->busy_long -= is_long(w);
    end_turn(&k->addresses, w->address, cost, took);
    end_turn(&k->players, w->payer, cost, took);
    w->done(w, ran);
}

static void after(uv_work_t *req, int status)
{
    srv_work *w = req->data;
    srv *s = w->s;
    leave(w, status == 0);
    next_work(s);
}

static void next_work(srv *s)
{
    for (srv_work *w; !s->stopping && (w = take_next(s));) {
        struct work_queue *k = s->work;
        begin_turn(&k->addresses, w->address, (uint64_t)w->cost_ms * 1000);
        begin_turn(&k->players, w->payer, (uint64_t)w->cost_ms * 1000);
        if (w->begin)
            w->begin(w);
        w->req.data = w;
        w->began = uv_hrtime();
        s->work_busy++;
        k->busy_long += is_long(w);
        if (uv_queue_work(s->loop, &w->req, run, after))
            leave(w, false);
    }
}

void work_post(srv_work *w)
{
    srv *s = w->s;
    struct work_queue *k = s->work;
    w->next = NULL;
    *k->end = w;
    k->end = &w->next;
    k->questions += !w->bots;
    join_share(&k->addresses, w->address);
    join_share(&k->players, w->payer);
    next_work(s);
}

bool work_full(const srv *s) { return s->work->questions >= SRV_WORKS; }

void work_close(srv *s)
{
    for (srv_work *w = s->work ? s->work->waiting : NULL, *next; w; w = next) {
        next = w->next;
        w->done(w, false);
    }
    free(s->work);
    s->work = NULL;
}
