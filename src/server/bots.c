/* bots.c - bots as seats, and hints. Searches run in worker threads on copies of what the seat
 * may know; the loop only hands out and takes back. */
#include <assert.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { IDLE_BOTS = 16, CHOICES = 8, MOST_MILLIS = 3000, MOST_ITERATIONS = 20000, UNTIMED = 2000 };
static const char hint_spec[] = "mcts:500ms";

typedef struct bot_work {
    srv_work work;
    srv_table *t;   /* stays while t->thinking */
    srv_req *hint;  /* or NULL */
    char id[DB_ID]; /* of the hint's table */
    const mh_game *game;
    char spec[DB_SPEC];
    uint32_t seq, ply;
    int seat;
    uint64_t seed;
    ai_bot *bot;
    host_room hidden;
    uint32_t count;
    mh_action choice;
    uint32_t advised;
    ai_advice advice[CHOICES]; /* of a hint */
    mh_action list[];
} bot_work;

struct bot_pool { /* opened bots that have nothing to do: opening one is dear */
    unsigned count;
    struct {
        const mh_game *game;
        char spec[DB_SPEC];
        ai_bot *bot;
    } idle[IDLE_BOTS];
};

bool bots_spec_ok(const char *spec, char *why, size_t cap)
{
    ai_spec parsed;
    if (strspn(spec, "abcdefghijklmnopqrstuvwxyz0123456789:._-") != strlen(spec)) {
        snprintf(why, cap, "not a bot");
        return false;
    }
    if (ai_parse(spec, &parsed, why, cap))
        return false;
    bool brief = parsed.millis ? parsed.millis <= MOST_MILLIS : parsed.iterations <= UNTIMED;
    if (parsed.kind == AI_HUMAN)
        snprintf(why, cap, "a person is no bot");
    else if (parsed.kind == AI_MCTS &&
             (!brief || parsed.iterations > MOST_ITERATIONS || parsed.threads > 1))
        snprintf(why, cap, "thinks longer than this server allows: at most %d ms or %d iterations",
                 MOST_MILLIS, UNTIMED);
    else
        return true;
    return false;
}

/* What a search will take, at worst. Knobs may make an iteration as dear as they like. */
static unsigned cost_of(const char *spec)
{
    ai_spec parsed;
    char why[160];
    if (ai_parse(spec, &parsed, why, sizeof why) || strchr(spec, '/'))
        return MOST_MILLIS;
    if (parsed.kind != AI_MCTS)
        return 1;
    uint32_t by_count = parsed.iterations ? parsed.iterations * MOST_MILLIS / UNTIMED : MOST_MILLIS;
    return parsed.millis && parsed.millis < by_count ? parsed.millis : by_count;
}

static ai_bot *idle_bot(const bot_work *w)
{
    struct bot_pool *p = w->work.s->pool;
    ai_spec spec;
    char why[160];
    for (unsigned i = 0; i < p->count; i++)
        if (p->idle[i].game == w->game && strcmp(p->idle[i].spec, w->spec) == 0) {
            ai_bot *bot = p->idle[i].bot;
            p->idle[i] = p->idle[--p->count];
            return bot;
        }
    return ai_parse(w->spec, &spec, why, sizeof why) ? NULL : ai_open(w->game, &spec);
}

static void take_bot(srv_work *work)
{
    bot_work *w = (bot_work *)work;
    w->bot = idle_bot(w);
}

static void put_bot(bot_work *w)
{
    struct bot_pool *p = w->work.s->pool;
    if (p->count == IDLE_BOTS) {
        ai_close(w->bot);
        return;
    }
    p->idle[p->count].game = w->game;
    memcpy(p->idle[p->count].spec, w->spec, DB_SPEC);
    p->idle[p->count++].bot = w->bot;
}

static void think(srv_work *work)
{
    bot_work *w = (bot_work *)work;
    if (!w->bot)
        return; /* without memory for a search the first answer will do */
    ai_begin(w->bot, w->seed);
    if (w->hint)
        w->advised =
            ai_advise(w->bot, &w->hidden.st, w->seat, w->list, w->count, w->advice, CHOICES);
    else
        w->choice = ai_choose(w->bot, &w->hidden.st, w->seat, w->list, w->count);
}

static void play_choice(bot_work *w)
{
    srv_table *t = w->t;
    t->thinking = false;
    bool now = t->status == DB_PLAYING && t->session->plies == w->ply && t->seq == w->seq &&
               !t->writing && !t->catching && !t->frozen && !t->lost && !t->s->stopping;
    if (now && !mh_why(t->game, t->session->now, w->seat, w->choice)) {
        draft *d = draft_open(t);
        draft_play(d, w->seat, w->choice);
        t->s->count.acts_bot++;
        draft_commit(d, NULL, NULL, NULL);
    } else {
        bots_look(t);
    }
}

static void refuse_hint(bot_work *w)
{
    req_no_memory(w->hint);
    req_free(w->hint);
}

static void tell_hint(bot_work *w)
{
    char text[SRV_ACTION];
    json_t *choices = json_array();
    bool well = choices != NULL;
    for (uint32_t i = 0; i < w->advised && well; i++) {
        mh_format(w->game, w->advice[i].action, text, sizeof text);
        json_t *x = json_pack("{s:s,s:i,s:i}", "action", text, "share", (int)w->advice[i].share,
                              "value", (int)w->advice[i].value);
        well = !json_array_append_new(choices, x);
    }
    if (!well) {
        json_decref(choices);
        refuse_hint(w);
        return;
    }
    req_reply(w->hint, json_pack("{s:s,s:s,s:o}", "t", "hint", "table", w->id, "choices", choices));
    req_free(w->hint);
}

static void after(srv_work *work, bool ran)
{
    bot_work *w = (bot_work *)work;
    if (w->bot)
        put_bot(w);
    if (w->hint && ran && w->bot)
        tell_hint(w);
    else if (w->hint)
        refuse_hint(w);
    else if (ran)
        play_choice(w);
    else
        w->t->thinking = false;
    free(w);
}

/* False: no memory. */
static bool give(srv_table *t, int seat, const char *spec, srv_req *hint)
{
    srv *s = t->s;
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_few(t->game, t->session->now, seat, list);
    bot_work *w = calloc(1, sizeof *w + n * sizeof list[0]);
    assert(n); /* who is asked has an answer */
    if (!w)
        return false;
    w->work = (srv_work){.s = s, .begin = take_bot, .run = think, .done = after};
    w->work.cost_ms = cost_of(spec);
    w->work.bots = hint ? NULL : t;
    if (hint)
        work_payer(&w->work, client_address(hint->c), hint->c->me.id);
    else
        work_payer(&w->work, t->from, t->is.creator);
    w->t = t;
    w->hint = hint;
    memcpy(w->id, t->is.id, sizeof w->id);
    w->game = t->game;
    snprintf(w->spec, sizeof w->spec, "%s", spec);
    w->seq = t->seq;
    w->ply = t->session->plies;
    w->seat = seat;
    randombytes_buf(&w->seed, sizeof w->seed);
    host_look(t->session, t->session->plies, seat, &w->hidden);
    w->count = n;
    memcpy(w->list, list, n * sizeof list[0]);
    w->choice = list[0];
    work_post(&w->work);
    return true;
}

void bots_look(srv_table *t)
{
    unsigned bots = t->status == DB_PLAYING ? table_bots(t, table_turn(t)) : 0;
    if (!bots || t->thinking || t->writing || t->loading || t->catching || t->frozen || t->lost ||
        t->s->stopping || srv_now() < t->bot_at)
        return;
    for (int seat = 0; seat < t->seats; seat++)
        if (bots >> seat & 1) {
            t->thinking = true;
            if (!give(t, seat, t->chair[seat].bot, NULL)) {
                t->thinking = false;
                t->bot_at = srv_now() + SRV_AGAIN_MS;
            }
            return;
        }
}

void bots_hint(srv_req *q, srv_table *t, int seat)
{
    srv_req *kept = req_keep(q);
    if (kept && !give(t, seat, hint_spec, kept)) {
        req_no_memory(q);
        req_free(kept);
    }
}

bool bots_open(srv *s)
{
    s->pool = calloc(1, sizeof *s->pool);
    return s->pool != NULL;
}

void bots_close(srv *s)
{
    if (!s->pool)
        return;
    for (unsigned i = 0; i < s->pool->count; i++)
        ai_close(s->pool->idle[i].bot);
    free(s->pool);
}
