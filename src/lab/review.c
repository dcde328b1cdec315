/* review.c - a saga from its first ply to its last: who works on what, and the order of it. */
#include "review.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEP_SHARE = 2 }; /* a search for one answer alone takes such a part of a look */

typedef struct place { /* what a ply is: a number in one of the lists, or nothing to decide */
    int32_t decision, draw;
} place;

typedef struct crew {
    const review_job *job;
    review *r;
    review_fit fit;
    nn_net *net;
    place *place;
    bool explaining; /* the second pass */
    atomic_uint next, done;
    atomic_bool failed;
} crew;

static void fail(host_error *e, const char *text) { lab_error(e, "%s", text); }

bool review_searcher(const char *spec, ai_spec *out, host_error *e)
{
    char why[160];
    if (ai_parse(spec ? spec : REVIEW_USUAL, out, why, sizeof why))
        return lab_error(e, "%s", why);
    if (out->kind != AI_MCTS || !out->iterations || out->millis)
        return lab_error(
            e, "'%.40s' cannot review; expected a search by iterations, as " REVIEW_USUAL, spec);
    if (out->iterations < 8)
        return lab_error(e, "'%.40s' looks too little; expected mcts:8 or more", spec);
    out->threads = 1; /* the plies are shared among threads, not the searches */
    return true;
}

/* ---- one thread ----------------------------------------------------------------------- */

static void desk_close(review_desk *desk)
{
    if (!desk)
        return;
    ai_close(desk->look);
    ai_close(desk->deep);
    ai_close(desk->greedy);
    review_eye_close(&desk->eye);
    free(desk);
}

static bool open_eye(const crew *c, review_eye *eye)
{
    eye->game = c->r->game;
    eye->fit = &c->fit;
    eye->plies = c->r->plies;
    eye->seed = c->job->seed;
    return review_eye_open(eye, c->net);
}

static review_desk *desk_open(const crew *c)
{
    review_desk *desk = calloc(1, sizeof *desk);
    ai_spec deep = c->job->bot;
    if (!desk)
        return NULL;
    deep.iterations = deep.iterations / DEEP_SHARE;
    desk->job = c->job;
    desk->game = c->r->game;
    desk->look = ai_open(desk->game, &c->job->bot);
    desk->deep = ai_open(desk->game, &deep);
    desk->greedy = ai_open(desk->game, &(ai_spec){.kind = AI_GREEDY});
    if (desk->look && desk->deep && desk->greedy && open_eye(c, &desk->eye))
        return desk;
    desk_close(desk);
    return NULL;
}

static uint8_t round_of(const mh_game *g, const mh_state *st)
{
    const mh_field *f = mh_field_named(g, "round");
    return f && !f->dims ? (uint8_t)mh_field_get(st, f, mh_field_at(f, 0, 0, 0)) : MH_NONE;
}

static void do_ply(crew *c, review_desk *desk, uint32_t ply)
{
    review *r = c->r;
    const place *p = &c->place[ply];
    host_room st;
    host_seek(r->saga, ply, &st);
    if (p->draw >= 0) {
        review_luck *l = &r->luck[p->draw];
        l->round = round_of(r->game, &st.st);
        review_weigh(desk, &st.st, r->saga->actions[ply], l);
        r->at[ply] = l->mean;
        return;
    }
    review_value(&desk->eye, &st.st, &r->at[ply]);
    if (p->decision < 0)
        return;
    review_decision *d = &r->decision[p->decision];
    d->round = round_of(r->game, &st.st);
    if (!review_judge(desk, &st.st, r->saga->actions[ply], d))
        d->count = 0;
}

static void *work(void *ctx)
{
    crew *c = ctx;
    review_desk *desk = desk_open(c);
    uint32_t all = c->explaining ? c->r->decisions : c->r->plies;
    if (!desk)
        atomic_store(&c->failed, true);
    for (uint32_t i; desk && (i = atomic_fetch_add(&c->next, 1)) < all;) {
        if (lab_stopped(c->job->watch))
            break;
        if (!c->explaining)
            do_ply(c, desk, i);
        else if (c->r->decision[i].explained) {
            host_room st;
            host_seek(c->r->saga, c->r->decision[i].ply, &st);
            review_explain(desk, &st.st, &c->r->decision[i]);
        }
        uint32_t done = atomic_fetch_add(&c->done, 1) + 1;
        const lab_watch *w = c->job->watch;
        if (w && w->progress && c->job->threads == 1)
            w->progress(w->ctx, done, all);
    }
    desk_close(desk);
    return NULL;
}

static bool run(crew *c, host_error *e)
{
    pthread_t thread[LAB_MAX_THREADS];
    uint64_t started = 0, more = c->job->threads - 1;
    atomic_store(&c->next, 0);
    atomic_store(&c->done, 0);
    while (started < more && !pthread_create(&thread[started], NULL, work, c))
        started++;
    work(c);
    for (uint64_t i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    if (atomic_load(&c->failed))
        return lab_error(e, "out of memory");
    if (lab_stopped(c->job->watch))
        return lab_error(e, "stopped");
    return true;
}

/* ---- all ------------------------------------------------------------------------------- */

/* Lists what there is to do: each ply is a draw, a decision of a reviewed seat, or neither. */
static void list_plies(crew *c)
{
    review *r = c->r;
    for (uint32_t ply = 0; ply < r->plies; ply++) {
        int seat = r->saga->seats[ply];
        c->place[ply] = (place){-1, -1};
        if (seat == MH_CHANCE) {
            r->luck[r->draws].ply = ply;
            c->place[ply].draw = (int32_t)r->draws++;
        } else if (r->only == MH_NOBODY || r->only == seat) {
            review_decision *d = &r->decision[r->decisions];
            d->ply = ply;
            d->seat = (uint8_t)seat;
            d->phase = (uint8_t)((uint64_t)ply * REVIEW_PHASES / r->plies);
            c->place[ply].decision = (int32_t)r->decisions++;
        }
    }
}

/* Questions that left no choice are no decisions. */
static void drop_forced(review *r)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < r->decisions; i++)
        if (r->decision[i].count)
            r->decision[n++] = r->decision[i];
    r->decisions = n;
}

static void mark_dearest(review *r)
{
    uint32_t top[REVIEW_TOP];
    for (int seat = 0; seat < r->seats; seat++) {
        uint32_t n = review_dearest(r, seat, top, REVIEW_TOP);
        for (uint32_t i = 0; i < n; i++)
            r->decision[top[i]].explained = true;
    }
}

static bool judge_all(crew *c, host_error *e)
{
    review *r = c->r;
    host_room end;
    list_plies(c);
    if (!c->net && !review_fit_make(r->game, r->saga->is.options, r->seats, c->job->seed, &c->fit))
        return lab_error(e, "out of memory");
    if (!run(c, e))
        return false;
    review_desk *desk = desk_open(c);
    if (!desk)
        return lab_error(e, "out of memory");
    host_seek(r->saga, r->plies, &end);
    review_value(&desk->eye, &end.st, &r->at[r->plies]);
    desk_close(desk);
    drop_forced(r);
    review_sum(r);
    if (!c->job->explain)
        return true;
    mark_dearest(r);
    c->explaining = true;
    return run(c, e);
}

static const char *refused(const review_job *job)
{
    const host_session *s = job->saga;
    if (s->known < s->plies || s->viewer != MH_CHANCE)
        return "the saga is stripped: what was hidden is not in it; expected a whole one";
    if (s->now->depth)
        return "the game is not over; expected a finished one";
    return s->plies ? NULL : "the game has no ply";
}

static review *open_review(const review_job *job, crew *c)
{
    review *r = calloc(1, sizeof *r);
    size_t n = job->saga->plies;
    if (!r)
        return NULL;
    *r = (review){.saga = job->saga,
                  .game = job->saga->is.game,
                  .seats = job->saga->is.seats,
                  .only = job->seat,
                  .plies = job->saga->plies,
                  .seed = job->seed};
    snprintf(r->bot, sizeof r->bot, "%s", job->bot_name);
    r->at = calloc(n + 1, sizeof *r->at);
    r->decision = calloc(n, sizeof *r->decision);
    r->luck = calloc(n, sizeof *r->luck);
    c->place = calloc(n, sizeof *c->place);
    if (r->at && r->decision && r->luck && c->place)
        return r;
    review_free(r);
    return NULL;
}

review *review_make(const review_job *job, host_error *e)
{
    crew c = {.job = job};
    char why[160];
    const char *no = refused(job);
    double start = lab_seconds();
    if (no) {
        fail(e, no);
        return NULL;
    }
    c.r = open_review(job, &c);
    if (!c.r) {
        free(c.place);
        fail(e, "out of memory");
        return NULL;
    }
    if (job->bot.net)
        c.net = job->bot.learned ? NULL : nn_read_built_in(c.r->game, why, sizeof why);
    c.r->net = c.net != NULL;
    bool well = judge_all(&c, e);
    nn_close(c.net);
    free(c.place);
    c.r->seconds = lab_seconds() - start;
    if (well)
        return c.r;
    review_free(c.r);
    return NULL;
}

void review_free(review *r)
{
    if (!r)
        return;
    free(r->at);
    free(r->decision);
    free(r->luck);
    free(r);
}
