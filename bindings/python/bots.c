/* bots.c - bots by SPEC, bots of the caller's own, the arena, batches. */
#include "python.h"

#include <stdio.h>
#include <stdlib.h>

ai_spec *py_spec(const char *text, mh_error *e)
{
    ai_spec *spec = malloc(sizeof *spec);
    if (!spec) {
        mh_fail(e, MH_ENOMEM, "not enough memory");
        return NULL;
    }
    if (!ai_parse(text, spec, e))
        return spec;
    free(spec);
    return NULL;
}

static const mh_state *hidden_of(const mh_game *g, const mh_state *st, int seat, bool is_hidden,
                                 mh_room *room)
{
    if (is_hidden)
        return st;
    memcpy(room, st, g->state_size);
    g->hide(&room->st, seat);
    return &room->st;
}

uint64_t py_choose(ai_bot *bot, const mh_game *g, const mh_state *st, int seat, bool is_hidden)
{
    mh_action list[MH_MAX_LEGAL];
    mh_room room;
    const mh_state *hidden = hidden_of(g, st, seat, is_hidden, &room);
    uint32_t n = ai_answers(bot, hidden, seat, list);
    if (n < 2)
        return n ? list[0].bits : 0;
    return ai_choose(bot, hidden, seat, list, n).bits;
}

uint32_t py_advise(ai_bot *bot, const mh_game *g, const mh_state *st, int seat, bool is_hidden,
                   ai_advice *out, uint32_t cap)
{
    mh_action list[MH_MAX_LEGAL];
    mh_room room;
    const mh_state *hidden = hidden_of(g, st, seat, is_hidden, &room);
    uint32_t n = ai_answers(bot, hidden, seat, list);
    return n ? ai_advise(bot, hidden, seat, list, n, out, cap) : 0;
}

/* ---- bots of the caller's own ------------------------------------------------------------ */

typedef struct guest {
    const py_arena_job *job;
    uint32_t number;
} guest;

static void *guest_open(void *ctx, const mh_game *g)
{
    (void)g;
    return ctx;
}

static void guest_close(void *bot) { (void)bot; }

static void guest_begin(void *bot, uint64_t seed)
{
    const guest *me = bot;
    me->job->begin(me->number, seed);
}

static mh_action guest_choose(void *bot, const mh_state *hidden, int seat, const mh_action *list,
                              uint32_t n)
{
    const guest *me = bot;
    uint64_t bits[MH_MAX_LEGAL] = {0};
    for (uint32_t i = 0; i < n; i++)
        bits[i] = list[i].bits;
    uint32_t place = me->job->answer(me->number, hidden, seat, bits, n);
    return list[place < n ? place : 0];
}

/* ---- the arena ----------------------------------------------------------------------------- */

typedef struct hall { /* a job with its guests */
    arena_job job;
    guest guest[ARENA_BOTS];
    ai_own own[ARENA_BOTS];
} hall;

static mh_err invite(hall *h, const py_arena_job *job, int i, mh_error *e)
{
    char *name = h->job.bot[i];
    if (job->bots[i]) {
        snprintf(name, HOST_NAME, "%s", job->bots[i]);
        if (ai_parse(job->bots[i], &h->job.spec[i], e))
            return MH_EPARSE;
        if (h->job.spec[i].kind != AI_HUMAN)
            return MH_OK;
        mh_fail(e, MH_EPARSE, "expected bots that play by themselves");
        return MH_EPARSE;
    }
    snprintf(name, HOST_NAME, "own-%d", i + 1);
    h->guest[i] = (guest){job, (uint32_t)i};
    h->own[i] = (ai_own){&h->guest[i], guest_open, guest_close, guest_begin, guest_choose};
    h->job.spec[i] = (ai_spec){.kind = AI_OWN, .own = &h->own[i]};
    return MH_OK;
}

static mh_err hold(const hall *h, unsigned threads, py_arena_result *out)
{
    arena_outcome outcome;
    mh_err err = arena_hold(&h->job, threads, &outcome, &out->error);
    if (err == MH_ENOMEM)
        return err;
    arena_sum(&h->job, outcome.games, outcome.counted, out->row);
    out->verdict = outcome.verdict;
    out->counted = outcome.counted;
    out->failed = outcome.failed;
    arena_forget(&outcome);
    return err;
}

mh_err py_arena(const py_arena_job *job, py_arena_result *out)
{
    hall *h = calloc(1, sizeof *h);
    mh_err err = h ? MH_OK : MH_ENOMEM;
    memset(out, 0, sizeof *out);
    if (h)
        h->job = (arena_job){.game = job->game,
                             .seats = job->seats,
                             .options = job->options,
                             .bots = job->count,
                             .seed = job->seed,
                             .games = job->games,
                             .folder = job->folder,
                             .sprt = job->sprt != 0,
                             .elo0 = job->elo0,
                             .elo1 = job->elo1};
    for (int i = 0; !err && i < job->count; i++)
        err = invite(h, job, i, &out->error);
    if (!err)
        err = hold(h, job->threads, out);
    free(h);
    return err;
}

batch *py_batch_open(const ai_numbers *n, uint32_t games, int seats, uint64_t options,
                     uint64_t seed, int form, unsigned threads, bool forced, const ai_spec *rivals,
                     mh_error *e)
{
    batch_config config = {.numbers = n,
                           .games = games,
                           .seats = seats,
                           .options = options,
                           .seed = seed,
                           .form = (batch_form)form,
                           .threads = threads,
                           .forced = forced,
                           .rivals = rivals};
    return batch_open(&config, e);
}
