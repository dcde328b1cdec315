/* lookups.c - what can be asked about a table as it stands and as it stood. All of it from what is
 * durable, and from the state as hide(viewer) leaves it. */
#include <stdio.h>
#include <string.h>

#include "host/present_odds.h"
#include "host/preview.h"
#include "host/saga.h"
#include "inside.h"

enum { SAMPLES = 400, MOST_SAMPLES = 2000, SEED = 1 }; /* the same question, the same answer */

typedef struct moment {
    const table *t;
    uint32_t ply;
    int viewer;
    unsigned parts; /* what the asker is told of a table */
} moment;

/* The ply of the message, as far as the game went; `fallback` where it names none. */
static moment moment_of(const asked *q, int64_t fallback)
{
    int64_t ply = member_int(q, "ply", fallback);
    uint32_t last = q->t->now.plies;
    return (moment){q->t, ply < last ? (uint32_t)ply : last, q->seat >= 0 ? q->seat : MH_NOBODY,
                    q->c->who.parts};
}

static void put_at(mh_text *out, const void *about)
{
    const moment *m = about;
    mh_put(out, ",\"plies\":");
    mh_put_int(out, m->t->now.plies);
    mh_put(out, ",");
    present_position(out, &m->t->session, m->ply, m->viewer, m->parts);
}

void on_at(asked *q)
{
    moment m = moment_of(q, 0);
    if (m.viewer == MH_NOBODY && !q->state->depth)
        m.viewer = MH_CHANCE; /* who looks on afterwards is shown everything */
    answer(q, "at", q->t->head.id, put_at, &m);
}

static void put_score(mh_text *out, const void *about)
{
    const moment *m = about;
    const host_session *s = &m->t->session;
    host_room r;
    host_seek(s, m->ply, &r);
    if (m->viewer != MH_CHANCE)
        s->config.game->hide(&r.st, m->viewer);
    mh_put(out, ",\"seats\":");
    present_score(out, s->config.game, &r.st, m->viewer);
}

void on_score(asked *q)
{
    moment m = moment_of(q, HOST_MAX_PLIES);
    if (!q->state->depth)
        m.viewer = MH_CHANCE; /* nothing is secret after the end */
    answer(q, "score", q->t->head.id, put_score, &m);
}

static void put_final(mh_text *out, const void *about)
{
    const bool *final = about;
    mh_put(out, *final ? ",\"final\":true" : ",\"final\":false");
}

void on_final(asked *q)
{
    const table *t = q->t;
    mh_action a;
    host_room hidden;
    unsigned bots = 0;
    if (!legal_member(q, "action", &a))
        return;
    for (int i = 0; i < t->seats; i++)
        bots |= (unsigned)(i != q->seat && t->now.chair[i].bot[0]) << i;
    host_look(&t->session, t->now.plies, q->seat, &hidden);
    bool final = !t->head.undo || host_settles(t->game, &hidden.st, q->seat, a, bots);
    answer(q, "final", t->head.id, put_final, &final);
}

/* ---- the saga -------------------------------------------------------------------------------- */

static void put_saga(mh_text *out, const void *about)
{
    const moment *m = about;
    host_saga_put(out, &m->t->session, m->viewer);
}

static void put_as_text(mh_text *out, const void *about)
{
    mh_put(out, ",\"text\":");
    present_string(out, about);
}

void on_saga(asked *q)
{
    moment m = moment_of(q, HOST_MAX_PLIES);
    size_t n = 0;
    if (q->may & HALL_MAY_KNOW)
        m.viewer = MH_CHANCE;
    const char *text = turn_text(q->h, put_saga, &m, &n);
    if (text)
        answer(q, "saga", q->t->head.id, put_as_text, text);
    else
        refuse_memory(q);
}

/* The host reckons and answers; here is known who may ask, and what was played. */
static void want_review(const asked *q, const char *saga, size_t n)
{
    wish *w = turn_room(q->h, sizeof *w);
    hall_client *to = w ? turn_room(q->h, sizeof *to) : NULL;
    if (!to) {
        refuse_memory(q);
        return;
    }
    *to = q->c->number;
    w->wish = (hall_wish){.want = HALL_REVIEW,
                          .to = to,
                          .count = 1,
                          .text = saga,
                          .length = n,
                          .in = q->in,
                          .table = q->t->head.id};
    wish_for(q->h, w);
}

void on_review(asked *q)
{
    moment m = {.t = q->t, .ply = q->t->now.plies, .viewer = MH_CHANCE};
    size_t n = 0;
    if (!q->h->config.reviews)
        refuse(q, "unknown", NULL, "nobody reviews games here");
    else if (q->t->frozen)
        refuse(q, "frozen", NULL, "%s", q->t->frozen);
    else if (q->state->depth)
        refuse(q, "status", NULL, "the game is not over");
    else {
        const char *text = turn_text(q->h, put_saga, &m, &n);
        if (text)
            want_review(q, text, n);
        else
            refuse_memory(q);
    }
}

/* ---- questions that take long ------------------------------------------------------------------
 */

static bool may_ask(asked *q, hall_may right, const char *what)
{
    if (!(q->may & right))
        refuse(q, "rate", NULL, "too many %s", what);
    else if (!(q->may & HALL_MAY_WORK))
        refuse(q, "busy", NULL, "the workers have too much to do");
    else
        return true;
    return false;
}

void on_hint(asked *q)
{
    if (!mh_asked(q->state, q->seat)) {
        refuse(q, "turn", q->t->game->turn_rule, "you are not asked");
        return;
    }
    if (q->t->head.rated) {
        refuse(q, "rated", NULL, "nobody is helped in a rated game");
        return;
    }
    const hall_config *config = &q->h->config;
    bool hasty = member_bool(q, "quick", false) && config->hasty;
    hall_search *s =
        may_ask(q, HALL_MAY_HINT, "hints")
            ? search_open(q, HALL_ADVISE, hasty ? config->hasty : config->adviser, q->seat)
            : NULL;
    if (!s)
        return;
    hall_spend(q, HALL_MAY_HINT);
    search_send(q, s);
}

static bool may_play_on(const asked *q)
{
    if (q->seat < 0)
        refuse(q, "seat", NULL, "you have no seat there");
    else if (q->on->shut)
        refuse(q, "closed", NULL, "%s", q->on->closed);
    else if (q->on->status != HALL_PLAYING)
        refuse(q, "status", NULL, "the game is over");
    else
        return true;
    return false;
}

static bool read_sampling(const asked *q, ai_sampling *p)
{
    int64_t samples = member_int(q, "samples", SAMPLES);
    const char *until = member_text(q, "until");
    *p = (ai_sampling){.game = q->t->game,
                       .seat = q->seat,
                       .millis = q->h->config.odds_millis,
                       .seed = SEED,
                       .wanted = samples < MOST_SAMPLES ? (uint32_t)samples : MOST_SAMPLES};
    if (!legal_member(q, "action", &p->action))
        return false;
    if (until && present_stops(q->t->game, until, p->stops))
        return true;
    refuse(q, "type", NULL,
           until ? "'until' must be names of events" : "'until' must be text of at most 255 bytes");
    return false;
}

void on_odds(asked *q)
{
    bool samples = member_text(q, "action") != NULL;
    bool later = !samples && member_text(q, "after");
    mh_action then = {0};
    ai_sampling sampling;
    if ((samples || later) && !may_play_on(q))
        return;
    if ((samples && !read_sampling(q, &sampling)) || (later && !legal_member(q, "after", &then)))
        return;
    if (!may_ask(q, HALL_MAY_ODDS, "questions about odds"))
        return;
    hall_search *s =
        search_open(q, samples ? HALL_SAMPLE : HALL_ODDS, "", q->seat >= 0 ? q->seat : MH_NOBODY);
    if (!s)
        return;
    if (samples)
        *s->sampling = sampling;
    s->later = later;
    s->answer = then;
    hall_spend(q, HALL_MAY_ODDS);
    search_send(q, s);
}

/* ---- what an answer brings ------------------------------------------------------------------- */

typedef struct outlook {
    const mh_game *game;
    const char *action;
    const preview *shown;
} outlook;

static void put_outlook(mh_text *out, const void *about)
{
    const outlook *o = about;
    mh_put(out, ",\"action\":");
    present_string(out, o->action);
    present_preview(out, o->game, o->shown);
}

/* It is tried here and now: some milliseconds, so it counts as a question about odds. */
void on_preview(asked *q)
{
    const table *t = q->t;
    mh_action a;
    host_room hidden;
    preview p;
    if (!legal_member(q, "action", &a) || !may_ask(q, HALL_MAY_ODDS, "questions about odds"))
        return;
    hall_spend(q, HALL_MAY_ODDS);
    host_look(&t->session, t->now.plies, q->seat, &hidden);
    preview_of(t->game, &hidden.st, q->seat, a, &p);
    answer(q, "preview", t->head.id, put_outlook,
           &(outlook){t->game, member_text(q, "action"), &p});
}
