/* review.c - a saga from its first ply to its last, step by step: who calls may do the steps on
 * many threads (review_make.c), or one after the other with a breath between, as a page does. */
#include "review.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEP_SHARE = 2 }; /* a search for one answer alone takes such a part of a look */

typedef struct place { /* what a ply is: a number in one of the lists, or nothing to decide */
    int32_t decision, draw;
} place;

struct review_course {
    const review_job *job;
    review *r;
    review_fit fit;
    nn_net *net;
    place *place;
};

bool review_searcher(const char *spec, ai_spec *out, mh_error *e)
{
    if (ai_parse(spec ? spec : REVIEW_DEFAULT, out, e))
        return false;
    if (out->kind != AI_MCTS || !out->iterations || out->millis)
        return mh_fail(e, MH_EPARSE,
                       "'%.40s' cannot review; expected a search by iterations, as " REVIEW_DEFAULT,
                       spec);
    if (out->iterations < 8)
        return mh_fail(e, MH_EPARSE, "'%.40s' looks too little; expected mcts:8 or more", spec);
    out->threads = 1; /* the plies are shared among threads, not the searches */
    return true;
}

/* ---- what a thread works with --------------------------------------------------------- */

void review_worker_close(review_worker *worker)
{
    if (!worker)
        return;
    ai_close(worker->look);
    ai_close(worker->deep);
    ai_close(worker->greedy);
    review_eye_close(&worker->eye);
    free(worker);
}

review_worker *review_worker_open(const review_course *c)
{
    review_worker *worker = calloc(1, sizeof *worker);
    ai_spec deep = c->job->bot;
    if (!worker)
        return NULL;
    deep.iterations = deep.iterations / DEEP_SHARE;
    worker->job = c->job;
    worker->game = worker->eye.game = c->r->game;
    worker->eye.fit = &c->fit;
    worker->eye.plies = c->r->plies;
    worker->eye.seed = c->job->seed;
    worker->look = ai_open(worker->game, &c->job->bot);
    worker->deep = ai_open(worker->game, &deep);
    worker->greedy = ai_open(worker->game, &(ai_spec){.kind = AI_GREEDY});
    if (worker->look && worker->deep && worker->greedy &&
        review_eye_open(&worker->eye, c->net, c->job->bot.iterations))
        return worker;
    review_worker_close(worker);
    return NULL;
}

/* ---- steps ------------------------------------------------------------------------------- */

uint8_t review_round(const mh_game *g, const mh_state *st)
{
    const mh_field *f = mh_field_named(g, "round");
    return f && !f->dims ? (uint8_t)mh_field_get(st, f, mh_field_at(f, 0, 0, 0)) : MH_NONE;
}

uint32_t review_course_plies(const review_course *c) { return c->r->plies; }

void review_course_judge(review_course *c, review_worker *worker, uint32_t ply)
{
    review *r = c->r;
    const place *p = &c->place[ply];
    host_room st;
    host_seek(r->saga, ply, &st);
    if (p->draw >= 0) {
        review_luck *l = &r->luck[p->draw];
        l->round = review_round(r->game, &st.st);
        review_weigh(worker, &st.st, r->saga->actions[ply], l);
        r->at[ply] = l->mean;
        return;
    }
    review_value(&worker->eye, &st.st, &r->at[ply]);
    if (p->decision < 0)
        return;
    review_decision *d = &r->decision[p->decision];
    d->round = review_round(r->game, &st.st);
    if (!review_judge(worker, &st.st, r->saga->actions[ply], d))
        d->count = 0;
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

uint32_t review_course_sum(review_course *c, review_worker *worker)
{
    review *r = c->r;
    host_room end;
    host_seek(r->saga, r->plies, &end);
    review_value(&worker->eye, &end.st, &r->at[r->plies]);
    drop_forced(r);
    review_sum(r);
    if (c->job->explain)
        mark_dearest(r);
    return c->job->explain ? r->decisions : 0;
}

void review_course_explain(review_course *c, review_worker *worker, uint32_t i)
{
    review_decision *d = &c->r->decision[i];
    host_room st;
    if (!d->explained)
        return;
    host_seek(c->r->saga, d->ply, &st);
    review_explain(worker, &st.st, d);
}

/* ---- the course ---------------------------------------------------------------------------- */

/* Lists what there is to do: each ply is a draw, a decision of a reviewed seat, or neither. */
static void list_plies(review_course *c)
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

static const char *refused(const review_job *job)
{
    const host_session *s = job->saga;
    if (s->known < s->plies || s->viewer != MH_CHANCE)
        return "the saga is stripped: what was hidden is not in it; expected a whole one";
    if (s->now->depth)
        return "the game is not over; expected a finished one";
    return s->plies ? NULL : "the game has no ply";
}

static review *open_review(const review_job *job, review_course *c)
{
    review *r = calloc(1, sizeof *r);
    size_t n = job->saga->plies;
    if (!r)
        return NULL;
    *r = (review){.saga = job->saga,
                  .game = job->saga->config.game,
                  .seats = job->saga->config.seats,
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

static bool make_fit(review_course *c)
{
    const review *r = c->r;
    return !review_by_points(r->game, r->net, r->seats) ||
           review_fit_make(r->game, c->net, c->job->saga->config.options, r->seats, c->job->seed,
                           &c->fit);
}

static bool open_course(review_course *c, mh_error *e)
{
    const review_job *job = c->job;
    mh_error error;
    const char *no = refused(job);
    if (no)
        return mh_fail(e, MH_EILLEGAL, "%s", no);
    if (!(c->r = open_review(job, c)))
        return mh_fail(e, MH_ENOMEM, "out of memory");
    if (job->bot.net && !job->bot.learned)
        c->net = nn_read_built_in(c->r->game, &error);
    c->r->net = c->net != NULL;
    list_plies(c);
    return make_fit(c) ? true : mh_fail(e, MH_ENOMEM, "out of memory");
}

review_course *review_course_open(const review_job *job, mh_error *e)
{
    review_course *c = calloc(1, sizeof *c);
    if (!c) {
        mh_fail(e, MH_ENOMEM, "out of memory");
        return NULL;
    }
    c->job = job;
    if (open_course(c, e))
        return c;
    review_free(review_course_close(c));
    return NULL;
}

review *review_course_so_far(review_course *c) { return c->r; }

review *review_course_close(review_course *c)
{
    review *r = c->r;
    nn_close(c->net);
    free(c->place);
    free(c);
    return r;
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
