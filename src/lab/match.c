/* match.c - two bots against each other on the same fates: every fate is played once with each
 * of them in each seat. Alone, both play the fate for themselves. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "learn.h"

typedef struct worker {
    const learn_match *m;
    atomic_uint_fast64_t *next;
    ai_bot *bot[2];
    mh_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    learn_result sum;
    pthread_t thread;
} worker;

/* Which of the two sits there; alone, the games of a fate take turns. */
static int who_sits(const learn_match *m, uint64_t index, int seat)
{
    return (int)((index + (uint64_t)seat) % 2) ^ (m->seats == 1 ? seat : 0);
}

static void count(worker *w, uint64_t index)
{
    const learn_match *m = w->m;
    uint8_t rank[MH_MAX_SEATS] = {0};
    int first = 0;
    m->game->rank(&w->now.st, rank);
    for (int q = 0; q < m->seats; q++)
        first += rank[q] == 1;
    for (int q = 0; q < m->seats; q++) {
        int who = who_sits(m, index, q);
        double points = mh_total(m->game, &w->now.st, q);
        w->sum.points[who] += points;
        w->sum.squares[who] += points * points;
        w->sum.seated[who]++;
        w->sum.wins[who] += rank[q] == 1 ? 1.0 / first : 0;
    }
    w->sum.games++;
}

static void play_one(worker *w, uint64_t index)
{
    const learn_match *m = w->m;
    const mh_game *g = m->game;
    mh_state *st = &w->now.st;
    mh_rng fate;
    mh_seed(&fate, mh_mix(m->seed, index / 2));
    mh_setup(g, st, m->options, m->seats);
    for (int i = 0; i < 2; i++)
        ai_begin(w->bot[i], mh_mix(m->seed, index));
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            mh_apply(g, st, seat, mh_roll(g, st, &fate), NULL);
            continue;
        }
        ai_bot *bot = w->bot[who_sits(m, index, seat)];
        uint32_t n = ai_answers(bot, st, seat, w->list);
        memcpy(&w->hidden, &w->now, g->state_size);
        g->hide(&w->hidden.st, seat);
        mh_apply(g, st, seat, ai_choose(bot, &w->hidden.st, seat, w->list, n), NULL);
    }
    count(w, index);
}

static void *work(void *ctx)
{
    worker *w = ctx;
    for (uint64_t i; (i = atomic_fetch_add(w->next, 1)) < w->m->games;)
        play_one(w, i);
    return NULL;
}

static void add(learn_result *to, const learn_result *more)
{
    to->games += more->games;
    for (int i = 0; i < 2; i++) {
        to->wins[i] += more->wins[i];
        to->points[i] += more->points[i];
        to->squares[i] += more->squares[i];
        to->seated[i] += more->seated[i];
    }
}

learn_result learn_play_match(const learn_match *m)
{
    worker *crew[LEARN_MAX_THREADS] = {NULL};
    atomic_uint_fast64_t next = 0;
    learn_result sum = {0};
    unsigned started = 0;
    for (; started < m->threads; started++) {
        worker *w = crew[started] = calloc(1, sizeof *w);
        if (!w)
            break;
        w->m = m;
        w->next = &next;
        for (int i = 0; i < 2; i++)
            w->bot[i] = ai_open(m->game, &m->spec[i]);
        if (pthread_create(&w->thread, NULL, work, w))
            break;
    }
    for (unsigned i = 0; i < started; i++) {
        pthread_join(crew[i]->thread, NULL);
        add(&sum, &crew[i]->sum);
    }
    for (unsigned i = 0; i < LEARN_MAX_THREADS && crew[i]; i++) {
        ai_close(crew[i]->bot[0]);
        ai_close(crew[i]->bot[1]);
        free(crew[i]);
    }
    return sum;
}
