/* thinking.c - what the hall wants to be thought about: in worker threads, each address and player
 * in its turn (work.c), by bots that are kept for the next question. */
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { IDLE_BOTS = 16 };

typedef struct thinking {
    srv_work work;
    hall_op op;
    hall_search *question;
    ai_bot *bot;
} thinking;

struct bot_pool { /* opened bots that have nothing to do: opening one is dear */
    unsigned count;
    struct {
        const mh_game *game;
        char spec[HALL_SPEC];
        ai_bot *bot;
    } idle[IDLE_BOTS];
};

static bool needs_bot(const hall_search *q)
{
    return q->task == HALL_CHOOSE || q->task == HALL_ADVISE;
}

static ai_bot *idle_bot(struct bot_pool *p, const hall_search *q)
{
    ai_spec spec;
    mh_error error;
    for (unsigned i = 0; i < p->count; i++)
        if (p->idle[i].game == q->game && strcmp(p->idle[i].spec, q->spec) == 0) {
            ai_bot *bot = p->idle[i].bot;
            p->idle[i] = p->idle[--p->count];
            return bot;
        }
    return ai_parse(q->spec, &spec, &error) ? NULL : ai_open(q->game, &spec);
}

static void put_bot(struct bot_pool *p, const hall_search *q, ai_bot *bot)
{
    if (!bot || p->count == IDLE_BOTS) {
        ai_close(bot);
        return;
    }
    p->idle[p->count].game = q->game;
    memcpy(p->idle[p->count].spec, q->spec, HALL_SPEC);
    p->idle[p->count++].bot = bot;
}

static void begin(srv_work *work)
{
    thinking *t = (thinking *)work;
    if (needs_bot(t->question))
        t->bot = idle_bot(work->s->pool, t->question);
}

static void think(srv_work *work)
{
    thinking *t = (thinking *)work;
    hall_think(t->question, t->bot, srv_memory, NULL);
}

static void done(srv_work *work, bool ran)
{
    thinking *t = (thinking *)work;
    srv *s = work->s;
    hall_op op = t->op;
    (void)ran; /* a question without its answer says so itself */
    put_bot(s->pool, t->question, t->bot);
    free(t);
    hosting_found(s, op);
}

static bool awaited(const srv_work *work)
{
    return hall_awaited(work->s->hall, ((const thinking *)work)->op);
}

void thinking_begin(srv *s, const hall_wish *w)
{
    thinking *t = calloc(1, sizeof *t);
    hall_search *q = w->search;
    if (!t) {
        hosting_lacks(s, w->op);
        return;
    }
    t->work = (srv_work){.s = s,
                         .cost_ms = q->cost_ms,
                         .bots = !q->person,
                         .awaited = awaited,
                         .begin = begin,
                         .run = think,
                         .done = done};
    t->op = w->op;
    t->question = q;
    work_payer(&t->work, q->from, q->payer);
    work_post(&t->work);
}

bool thinking_open(srv *s)
{
    s->pool = calloc(1, sizeof *s->pool);
    return s->pool != NULL;
}

void thinking_close(srv *s)
{
    if (!s->pool)
        return;
    for (unsigned i = 0; i < s->pool->count; i++)
        ai_close(s->pool->idle[i].bot);
    free(s->pool);
}
