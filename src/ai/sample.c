/* sample.c - odds by playing on: the position is dealt and played many times. */
#include <string.h>

#include "bot.h"

enum { MAX_TALE = 256, MAX_SAMPLE_PLIES = 200 };

typedef struct run {
    ai_sampling *p;
    ai_bot *bot;
    mh_rng rng;
} run;

static void count_events(ai_sampling *p, const mh_tale *tale, bool *stop)
{
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++) {
        const mh_event *e = &tale->events[i];
        const mh_verb *v = &p->game->events[e->what];
        ai_tally *t = &p->of[e->what];
        if (!v->operands || v->kinds[0] != &mh_seat || e->arg[0] != p->seat)
            continue;
        t->now++;
        for (unsigned k = 0; k < v->operands; k++) {
            t->sum[k] += e->arg[k];
            t->now_total += v->kinds[k] == &mh_number ? e->arg[k] : 0u;
        }
        if (p->stops[e->what]) { /* what follows is another story */
            *stop = true;
            return;
        }
    }
}

static mh_action answer(run *r, const mh_state *st)
{
    const mh_game *g = r->p->game;
    mh_action list[MH_MAX_LEGAL];
    mh_room hidden;
    int seat = mh_turn(st);
    if (seat == MH_CHANCE)
        return mh_roll(g, st, &r->rng);
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, seat);
    return ai_choose(r->bot, &hidden.st, seat, list, ai_few(g, &hidden.st, seat, list));
}

static void play_on(run *r, mh_state *st)
{
    ai_sampling *p = r->p;
    mh_event events[MAX_TALE];
    bool stop = false;
    int seat = p->seat;
    mh_action a = p->action;
    for (unsigned i = 0; i < MAX_SAMPLE_PLIES && !stop; i++) {
        mh_tale tale = {events, MAX_TALE, 0};
        mh_apply(p->game, st, seat, a, &tale);
        count_events(p, &tale, &stop);
        seat = mh_turn(st);
        if (seat == MH_NOBODY)
            break;
        if (!stop)
            a = answer(r, st);
    }
    for (unsigned e = 0; e < p->game->event_count; e++) {
        ai_tally *t = &p->of[e];
        t->told += t->now > 0;
        t->bin[t->now_total < AI_BINS ? t->now_total : AI_BINS - 1]++;
        t->now = t->now_total = 0;
    }
}

bool ai_sample(ai_sampling *p, const mh_state *hidden)
{
    const ai_spec greedy = {.kind = AI_GREEDY};
    run r = {.p = p, .bot = ai_open(p->game, &greedy)};
    mh_room world;
    if (!r.bot)
        return false;
    ai_begin(r.bot, p->seed);
    mh_seed(&r.rng, p->seed);
    memset(p->of, 0, sizeof p->of);
    uint64_t end = p->millis ? ai_clock() + p->millis * 1000ull : UINT64_MAX;
    for (p->samples = 0; p->samples < p->wanted; p->samples++) {
        if (p->samples && p->millis && ai_clock() > end)
            break;
        memcpy(&world, hidden, p->game->state_size);
        p->game->deal(&world.st, p->seat, &r.rng);
        play_on(&r, &world.st);
    }
    ai_close(r.bot);
    return true;
}
