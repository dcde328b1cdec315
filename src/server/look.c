/* look.c - what a seat may look at beside the table as it stands: positions of the past, odds,
 * whether an action could be taken back. All of it from the state as hide(viewer) leaves it. */
#include <stdlib.h>
#include <string.h>

#include "host/present_odds.h"
#include "srv.h"

enum {
    SAMPLES = 400, /* where nobody says how many */
    MOST_SAMPLES = 2000,
    MOST_MILLIS = 1000, /* no question keeps a worker for long */
    EXACT_MILLIS = 100,
    UNTIL = 255,
    SEED = 1, /* the same question has the same answer */
};

/* ---- at --------------------------------------------------------------------------------- */

typedef struct moment {
    const srv_table *t;
    uint32_t ply;
    int viewer;
} moment;

static void put_at(mh_text *out, const void *about)
{
    const moment *m = about;
    mh_put(out, ",\"plies\":");
    mh_put_int(out, m->t->session->plies);
    mh_put(out, ",");
    present_position(out, m->t->session, m->ply, m->viewer);
}

void look_at(srv_req *q, srv_table *t)
{
    int64_t ply = 0;
    int viewer = need_view(q, t);
    if (viewer < 0 || !req_int(q, "ply", 0, HOST_MAX_PLIES, 0, &ply))
        return;
    bool over = !t->session->now->depth;
    moment m = {t, ply < t->session->plies ? (uint32_t)ply : t->session->plies, viewer};
    if (viewer == MH_NOBODY && over)
        m.viewer = MH_CHANCE; /* who looks on afterwards is shown everything */
    say_reply(q, "at", t->is.id, put_at, &m);
}

/* ---- final ------------------------------------------------------------------------------ */

void look_final(srv_req *q, srv_table *t)
{
    mh_action a;
    host_room hidden;
    unsigned bots = 0;
    int seat = need_play(q, t);
    if (seat < 0 || !need_legal(q, t, seat, "action", &a))
        return;
    for (int i = 0; i < t->seats; i++)
        bots |= (unsigned)(i != seat && t->chair[i].bot[0]) << i;
    host_look(t->session, t->session->plies, seat, &hidden);
    bool final = !t->is.undo || host_settles(t->game, &hidden.st, seat, a, bots);
    req_reply(q, json_pack("{s:s,s:s,s:b}", "t", "final", "table", t->is.id, "final", final));
}

/* ---- odds ------------------------------------------------------------------------------- */

typedef struct odds_work {
    srv_work work;
    srv_req *q;
    char id[DB_ID];
    const mh_game *game;
    int viewer;
    bool exact, well; /* exact: the game's own, without an action */
    bool later;       /* as they would be after `answer` */
    mh_action answer;
    host_room hidden;
    char *page; /* of the exact ones */
    ai_sampling sampling;
} odds_work;

static void run_exact(odds_work *w)
{
    size_t cap = 4096;
    for (;;) {
        w->page = malloc(cap);
        if (!w->page)
            return;
        mh_text out = mh_text_open(w->page, cap);
        if (w->later)
            present_odds_after(&out, w->game, &w->hidden.st, w->viewer, w->answer);
        else
            present_odds(&out, w->game, &w->hidden.st, w->viewer);
        w->well = out.len < cap;
        if (w->well)
            return;
        free(w->page);
        cap = out.len + 1;
    }
}

static void run_odds(srv_work *work)
{
    odds_work *w = (odds_work *)work;
    if (w->exact)
        run_exact(w);
    else
        w->well = ai_sample(&w->sampling, &w->hidden.st);
}

static void put_odds(mh_text *out, const void *about)
{
    const odds_work *w = about;
    char words[SRV_ACTION];
    if (w->exact) {
        mh_put(out, ",\"odds\":");
        mh_put(out, w->page);
        return;
    }
    mh_format(w->game, w->sampling.action, words, sizeof words);
    mh_put(out, ",\"action\":");
    present_string(out, words);
    mh_put(out, ",");
    present_tallies(out, &w->sampling);
}

static void tell_odds(srv_work *work, bool ran)
{
    odds_work *w = (odds_work *)work;
    if (ran && w->well)
        say_reply(w->q, "odds", w->id, put_odds, w);
    else
        req_no_memory(w->q);
    req_free(w->q);
    free(w->page);
    free(w);
}

/* The question of the samples; false after an error. */
static bool read_sampling(srv_req *q, const srv_table *t, int seat, ai_sampling *p)
{
    int64_t samples = 0;
    *p = (ai_sampling){.game = t->game, .seat = seat, .millis = MOST_MILLIS, .seed = SEED};
    if (!need_legal(q, t, seat, "action", &p->action) ||
        !req_int(q, "samples", 1, INT32_MAX, SAMPLES, &samples))
        return false;
    p->wanted = samples < MOST_SAMPLES ? (uint32_t)samples : MOST_SAMPLES;
    const char *until = req_text(q, "until", UNTIL);
    if (!until)
        return false;
    if (!present_stops(t->game, until, p->stops)) {
        req_error(q, "type", NULL, "'until' must be names of events");
        return false;
    }
    return true;
}

void look_odds(srv_req *q, srv_table *t)
{
    bool exact = !json_object_get(q->in, "action");
    bool later = exact && json_object_get(q->in, "after");
    int viewer = exact && !later ? need_view(q, t) : need_play(q, t);
    if (viewer < 0)
        return;
    odds_work *w = calloc(1, sizeof *w);
    if (!w) {
        req_no_memory(q);
        return;
    }
    if ((!exact && !read_sampling(q, t, viewer, &w->sampling)) ||
        (later && !need_legal(q, t, viewer, "after", &w->answer))) {
        free(w);
    } else if (!limits_take(q->s->limits, LIMIT_ODDS, q->c->me.id, srv_now())) {
        req_error(q, "rate", NULL, "too many questions about odds");
        free(w);
    } else if (work_full(q->s)) {
        req_error(q, "busy", NULL, "the workers have too much to do");
        free(w);
    } else {
        w->work = (srv_work){.s = q->s, .run = run_odds, .done = tell_odds};
        w->work.cost_ms = exact ? EXACT_MILLIS : MOST_MILLIS;
        work_payer(&w->work, client_address(q->c), q->c->me.id);
        w->q = req_keep(q);
        if (!w->q) {
            free(w);
            return;
        }
        memcpy(w->id, t->is.id, sizeof w->id);
        w->game = t->game;
        w->viewer = viewer;
        w->exact = exact;
        w->later = later;
        host_look(t->session, t->session->plies, viewer, &w->hidden);
        work_post(&w->work);
    }
}
