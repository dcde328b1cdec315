/* selfplay.c - games that bots play among themselves, and the samples taken from them.
 *
 * Most games are wild in part: at the beginning, or for a stretch later on, answers are drawn at
 * random, so that the samples hold what good play alone would never show. What came before the
 * last of them is forgotten: how such a game ended says nothing about it. */
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/bot.h"
#include "learn.h"

enum {
    PLAIN = 500,  /* of a thousand games of one that names options to draw, those without a draw */
    MIXED = 250,  /* of a thousand games, every seat draws a bot of its own */
    WILD = 400,   /* of a thousand answers are drawn in a stretch that is wild */
    STRETCH = 6,  /* decisions of such a stretch, at most */
    OPENING = 28, /* the same at the beginning */
    LATEST = 64,  /* decision with which a stretch begins, or twice or four times that */
};

/* ---- samples ------------------------------------------------------------------------------ */

static size_t round8(size_t n) { return (n + 7) / 8 * 8; }

static size_t extras_size(const nn_plan *plan, const learn_sample *s)
{
    return round8(sizeof(int16_t) * s->seats * plan->extras);
}

static size_t inputs_size(const learn_sample *s) { return round8(sizeof(nn_input) * s->inputs); }

const int16_t *learn_extras(const learn_sample *s) { return (const int16_t *)(s + 1); }

const nn_input *learn_inputs(const nn_plan *plan, const learn_sample *s)
{
    const unsigned char *b = (const unsigned char *)(s + 1);
    return (const nn_input *)(const void *)(b + extras_size(plan, s));
}

const learn_answer *learn_answers(const nn_plan *plan, const learn_sample *s)
{
    const unsigned char *b = (const unsigned char *)(s + 1);
    return (const learn_answer *)(const void *)(b + extras_size(plan, s) + inputs_size(s));
}

size_t learn_size(const nn_plan *plan, const learn_sample *s)
{
    return sizeof *s + extras_size(plan, s) + inputs_size(s) + sizeof(learn_answer) * s->answers;
}

void learn_free(learn_game *games, uint64_t n)
{
    for (uint64_t i = 0; i < n; i++)
        free(games[i].bytes);
}

/* ---- one game ------------------------------------------------------------------------------ */

typedef struct worker {
    const learn_play *p;
    learn_game *out;
    atomic_uint_fast64_t *next;
    ai_bot *bot[LEARN_MAX_SPECS];
    mh_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    uint32_t visits[MH_MAX_LEGAL];
    nn_input inputs[NN_MAX_INPUTS];
    pthread_t thread;
} worker;

typedef struct opinion { /* what a search found about the question at hand */
    bool searched;
    float value;
    float points; /* where a net was asked and each plays for itself; else NO_POINTS */
    uint64_t visits;
} opinion;

#define NO_POINTS (-1e6f)

static unsigned char *room_for(learn_game *g, size_t n)
{
    if (g->size + n > g->cap) {
        size_t cap = 2 * (g->size + n);
        unsigned char *bytes = realloc(g->bytes, cap);
        if (!bytes)
            return NULL;
        g->bytes = bytes;
        g->cap = cap;
    }
    return g->bytes + g->size;
}

static void put_answers(const worker *w, uint32_t n, const opinion *o, learn_answer *out)
{
    float sum = 0;
    for (uint32_t i = 0; i < n; i++) {
        float share = powf((float)w->visits[i] / (float)o->visits, w->p->sharpen);
        out[i] = (learn_answer){w->list[i].bits, share, 0};
        sum += share;
    }
    assert(sum > 0); /* a search visits something */
    for (uint32_t i = 0; i < n; i++)
        out[i].share /= sum;
}

static bool keep_sample(worker *w, learn_game *g, int seat, uint32_t n, const opinion *o)
{
    const nn_plan *plan = w->p->plan;
    learn_sample s = {.seats = w->now.st.seats, .seat = (uint8_t)seat, .value = -1};
    int16_t extra[MH_MAX_SEATS][NN_MAX_EXTRAS];
    s.inputs = (uint16_t)nn_inputs_of(plan, &w->now.st, w->inputs);
    s.points[seat] = o->points;
    if (o->searched) {
        s.answers = (uint16_t)n;
        s.value = o->value;
    }
    assert(s.inputs <= NN_MAX_INPUTS && seat < s.seats);
    unsigned char *b = room_for(g, learn_size(plan, &s));
    if (!b)
        return false;
    memcpy(b, &s, sizeof s);
    nn_extras_of(plan, &w->now.st, extra);
    unsigned char *at = b + sizeof s;
    for (int p = 0; p < s.seats; p++)
        memcpy(at + sizeof(int16_t) * plan->extras * (size_t)p, extra[p],
               sizeof(int16_t) * plan->extras);
    memcpy(at + extras_size(plan, &s), w->inputs, sizeof(nn_input) * s.inputs);
    if (o->searched)
        put_answers(w, n, o,
                    (learn_answer *)(void *)(at + extras_size(plan, &s) + inputs_size(&s)));
    g->size += learn_size(plan, &s);
    g->samples++;
    return true;
}

static opinion ask(const ai_bot *bot, uint32_t n, uint32_t *visits)
{
    opinion o = {.value = -1, .points = NO_POINTS};
    uint32_t best = 0;
    double sum = 0;
    if (!ai_visits(bot, n, visits))
        return o;
    for (uint32_t i = 0; i < n; i++) {
        o.visits += visits[i];
        sum += (double)visits[i] * bot->advice[i].value;
        best = visits[i] > visits[best] ? i : best;
    }
    o.searched = o.visits > 0;
    o.value = o.searched ? (float)(sum / (double)o.visits / 1000) : -1;
    const ai_lane *lane = bot->lane[0];
    if (o.searched && lane->mind && lane->scale.alone != MH_NOBODY)
        o.points = (float)(bot->advice[best].margin + lane->scale.others) / NN_UNIT;
    return o;
}

static bool by_chance(mh_rng *r, uint32_t thousandths) { return mh_below(r, 1000) < thousandths; }

/* Half of the wild answers are any, half as often as the search looked at them. */
static mh_action wild_answer(const worker *w, mh_rng *r, uint32_t n, const opinion *o)
{
    if (!o->searched || by_chance(r, 500))
        return w->list[mh_below(r, n)];
    uint64_t x = mh_next(r) % o->visits;
    uint32_t i = 0;
    for (; x >= w->visits[i]; i++)
        x -= w->visits[i];
    return w->list[i];
}

static int seats_of(const learn_play *p, mh_rng *r)
{
    uint32_t all = 0;
    for (int i = 0; i <= MH_MAX_SEATS; i++)
        all += p->seat_share[i];
    uint32_t x = mh_below(r, all);
    for (int i = 0;; i++) {
        if (x < p->seat_share[i])
            return i;
        x -= p->seat_share[i];
    }
}

static void tell_ends(const worker *w, learn_game *g)
{
    const mh_game *game = w->p->game;
    const mh_state *st = &w->now.st;
    uint8_t rank[MH_MAX_SEATS] = {0};
    int first = 0;
    game->rank(st, rank);
    for (int q = 0; q < st->seats; q++)
        first += rank[q] == 1;
    for (size_t at = 0; at < g->size;) {
        learn_sample *s = (learn_sample *)(void *)(g->bytes + at);
        float thought = s->points[s->seat];
        for (int q = 0; q < st->seats; q++) {
            s->points[q] = 100.0f * (float)mh_total(game, st, q) / NN_UNIT;
            if (q == s->seat && thought > NO_POINTS)
                s->points[q] += w->p->trust * (thought - s->points[q]);
            s->win[q] = rank[q] == 1 ? 1.0f / (float)first : 0;
        }
        at += learn_size(w->p->plan, s);
    }
}

typedef struct players { /* who plays one game, and how wildly */
    unsigned spec[MH_MAX_SEATS];
    uint32_t from, to; /* decisions that are wild */
    mh_rng rng;
} players;

/* The options of the run, those that vary drawn anew. */
static uint64_t draw_options(const learn_play *p, mh_rng *r)
{
    uint64_t options = p->options;
    if (p->fixed || (p->game->thinking->varied && by_chance(r, PLAIN)))
        return options;
    for (unsigned i = 0; i < p->game->option_count; i++) {
        const mh_option *o = &p->game->options[i];
        uint64_t mask = ((1ull << o->bits) - 1) << o->shift;
        if (p->game->thinking->varied >> i & 1)
            options = (options & ~mask) | (uint64_t)mh_below(r, o->values->count) << o->shift;
    }
    return options;
}

static void set_up(worker *w, mh_rng *r)
{
    const learn_play *p = w->p;
    int seats = seats_of(p, r);
    if (mh_setup(p->game, &w->now.st, draw_options(p, r), seats))
        mh_setup(p->game, &w->now.st, p->options, seats); /* not for so many */
}

static void lay_out(worker *w, uint64_t index, players *t)
{
    const learn_play *p = w->p;
    mh_rng *r = &t->rng;
    mh_seed(r, mh_mix(p->seed, index));
    set_up(w, r);
    unsigned one = mh_below(r, p->spec_count);
    bool mixed = by_chance(r, MIXED);
    for (int q = 0; q < MH_MAX_SEATS; q++)
        t->spec[q] = mixed ? mh_below(r, p->spec_count) : one;
    for (unsigned i = 0; i < p->spec_count; i++)
        ai_begin(w->bot[i], mh_next(r));
    uint32_t kind = mh_below(r, 10);
    t->from = t->to = 0;
    if (kind < p->wild) {
        t->from = mh_below(r, (uint32_t)LATEST << mh_below(r, 3));
        t->to = t->from + 1 + mh_below(r, STRETCH);
    } else if (kind < p->wild + p->open) {
        t->to = 1 + mh_below(r, OPENING);
    }
}

static void forget(learn_game *g)
{
    g->size = 0;
    g->samples = 0;
}

/* One decision with a choice; false without memory. */
static bool decide(worker *w, players *t, int seat, uint32_t made, learn_game *g)
{
    const learn_play *p = w->p;
    ai_bot *bot = w->bot[t->spec[seat]];
    memcpy(&w->hidden, &w->now, p->game->state_size);
    p->game->hide(&w->hidden.st, seat);
    uint32_t n = ai_answers(bot, &w->hidden.st, seat, w->list);
    mh_action a = ai_choose(bot, &w->hidden.st, seat, w->list, n);
    if (n > 1) {
        opinion o = ask(bot, n, w->visits);
        if (by_chance(&t->rng, p->keep) && !keep_sample(w, g, seat, n, &o))
            return false;
        if (made >= t->from && made < t->to && by_chance(&t->rng, WILD)) {
            a = wild_answer(w, &t->rng, n, &o);
            forget(g);
        }
    }
    mh_apply(p->game, &w->now.st, seat, a, NULL);
    return true;
}

static bool play_one(worker *w, uint64_t index, learn_game *g)
{
    const mh_game *game = w->p->game;
    mh_state *st = &w->now.st;
    players t;
    lay_out(w, index, &t);
    uint32_t made = 0;
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY && made < LEARN_MOST_DECISIONS;) {
        if (seat == MH_CHANCE)
            mh_apply(game, st, seat, mh_roll(game, st, &t.rng), NULL);
        else if (!decide(w, &t, seat, made++, g))
            return false;
    }
    tell_ends(w, g);
    return true;
}

/* ---- many ------------------------------------------------------------------------------------ */

static void *work(void *ctx)
{
    worker *w = ctx;
    const learn_play *p = w->p;
    while (p->until <= 0 || lab_seconds() < p->until) {
        uint64_t i = atomic_fetch_add(w->next, 1);
        if (i >= p->games || !play_one(w, p->from + i, &w->out[i]))
            break;
    }
    return NULL;
}

static worker *open_worker(const learn_play *p, learn_game *out, atomic_uint_fast64_t *next)
{
    worker *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->p = p;
    w->out = out;
    w->next = next;
    for (unsigned i = 0; i < p->spec_count; i++)
        w->bot[i] = ai_open(p->game, &p->specs[i]);
    return w;
}

uint64_t learn_play_games(const learn_play *p, learn_game *out)
{
    worker *crew[LEARN_MAX_THREADS] = {NULL};
    atomic_uint_fast64_t next = 0;
    unsigned started = 0;
    memset(out, 0, p->games * sizeof *out);
    for (; started < p->threads; started++) {
        worker *w = crew[started] = open_worker(p, out, &next);
        if (!w || pthread_create(&w->thread, NULL, work, w))
            break;
    }
    for (unsigned i = 0; i < started; i++)
        pthread_join(crew[i]->thread, NULL);
    for (unsigned i = 0; i < LEARN_MAX_THREADS; i++) {
        for (unsigned k = 0; crew[i] && k < p->spec_count; k++)
            ai_close(crew[i]->bot[k]);
        free(crew[i]);
    }
    uint64_t played = atomic_load(&next);
    return played < p->games ? played : p->games;
}
