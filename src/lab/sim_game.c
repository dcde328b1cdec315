/* sim_game.c - one game of bots: played, checked at every ply, summed up.
 *
 * Fate's key is host_sim_key(seed, index) and a bot's stream is seeded by seed, index and
 * seat: a game depends on nothing but the arguments and its number. */
#include "sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sim_worker {
    const sim_job *job;
    ai_bot *bot[MH_MAX_SEATS];
    host_fate fate;
    host_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    mh_event told[MH_MAX_TALE];
    sim_facts facts;
    data_block *block; /* the records, where data is wanted */
    uint32_t visits[MH_MAX_LEGAL];
    bool short_of_room, recorded;
    sim_scales *scales; /* where luck is weighed */
    mh_action *actions; /* the log, where sagas are wanted */
    uint8_t *seats;
    sim_total total;
};

sim_worker *sim_open(const sim_job *job)
{
    sim_worker *w = calloc(1, sizeof *w);
    bool ok = w != NULL;
    if (!ok)
        return NULL;
    w->job = job;
    for (int seat = 0; seat < job->lineup.seats; seat++) {
        w->bot[seat] = ai_open(job->lineup.game, &job->lineup.spec[seat]);
        ok = ok && w->bot[seat];
    }
    if (job->luck) {
        w->scales = sim_scales_open(&job->lineup);
        ok = ok && w->scales;
    }
    if (job->data) {
        w->block = data_block_open(job->data);
        ok = ok && w->block;
    }
    if (job->folder) {
        w->actions = calloc(SIM_MAX_PLIES, sizeof *w->actions);
        w->seats = calloc(SIM_MAX_PLIES, 1);
        ok = ok && w->actions && w->seats;
    }
    if (ok)
        return w;
    sim_close(w);
    return NULL;
}

void sim_close(sim_worker *w)
{
    if (!w)
        return;
    for (int seat = 0; seat < MH_MAX_SEATS; seat++)
        ai_close(w->bot[seat]);
    sim_scales_close(w->scales);
    data_block_close(w->block);
    free(w->actions);
    free(w->seats);
    free(w);
}

const sim_total *sim_of(const sim_worker *w) { return &w->total; }

const data_block *sim_block(const sim_worker *w) { return w->recorded ? w->block : NULL; }

static void note_error(sim_total *t, uint64_t index, const char *what)
{
    t->errors++;
    if (t->first_error && t->first_error <= index + 1)
        return;
    t->first_error = index + 1;
    snprintf(t->error, sizeof t->error, "%s", what);
}

static void record(sim_worker *w, int seat, uint32_t n, mh_action a)
{
    data_record r = {.hidden = &w->hidden.st, .seat = seat, .n = n, .legal = w->list};
    while (r.choice < n - 1 && w->list[r.choice].bits != a.bits)
        r.choice++;
    if (ai_visits(w->bot[seat], n, w->visits))
        r.visits = w->visits;
    w->short_of_room = w->short_of_room || !data_block_add(w->block, &r);
}

static mh_action choose(sim_worker *w, int seat, uint32_t n)
{
    const mh_game *g = w->job->lineup.game;
    memcpy(&w->hidden, &w->now, g->state_size);
    g->hide(&w->hidden.st, seat);
    mh_action a = ai_choose(w->bot[seat], &w->hidden.st, seat, w->list, n);
    if (w->block)
        record(w, seat, n, a);
    return a;
}

static mh_action draw(sim_worker *w, uint32_t n)
{
    const mh_game *g = w->job->lineup.game;
    mh_action a = host_fate_draw(&w->fate, g, &w->now.st);
    if (w->scales && n > 1)
        sim_weigh(w->scales, &w->now.st, a, &w->facts, &w->total);
    return a;
}

static uint32_t answers(sim_worker *w, int seat)
{
    const mh_game *g = w->job->lineup.game;
    return seat == MH_CHANCE ? mh_legal(g, &w->now.st, seat, w->list)
                             : ai_answers(w->bot[seat], &w->now.st, seat, w->list);
}

/* One ply; NULL, or what is wrong. */
static const char *step(sim_worker *w, int seat, uint64_t *trail)
{
    const mh_game *g = w->job->lineup.game;
    mh_state *st = &w->now.st;
    mh_tale tale = {.events = w->told, .cap = MH_MAX_TALE};
    uint32_t ply = st->ply, n = answers(w, seat);
    if (!n)
        return "nothing is legal";
    if (ply >= SIM_MAX_PLIES)
        return "the game does not end";
    mh_action a = seat == MH_CHANCE ? draw(w, n) : choose(w, seat, n);
    w->facts.decisions += seat != MH_CHANCE;
    *trail = mh_mix(*trail, a.bits ^ (uint64_t)seat);
    if (w->actions) {
        w->actions[ply] = a;
        w->seats[ply] = (uint8_t)seat;
    }
    if (mh_play(g, st, seat, a, &tale))
        return "a listed answer is refused";
    sim_note(g, seat, a, &tale, &w->facts);
    return g->check(st);
}

static bool write_saga(sim_worker *w, uint64_t index, mh_error *e)
{
    const sim_job *job = w->job;
    return sim_write_saga(&(sim_log){&job->lineup, &w->fate, w->actions, w->seats, w->now.st.ply,
                                     job->folder, job->seed, index},
                          e);
}

static const char *end_records(sim_worker *w)
{
    if (!w->block)
        return NULL;
    if (w->short_of_room || !data_block_end(w->block, &w->now.st))
        return "no room for the records of the game";
    w->recorded = true;
    return NULL;
}

static void begin(sim_worker *w, uint64_t index)
{
    const sim_job *job = w->job;
    uint8_t key[HOST_KEY];
    memset(&w->facts, 0, sizeof w->facts);
    w->short_of_room = w->recorded = false;
    if (w->block)
        data_block_begin(w->block, index);
    host_sim_key(job->seed, index, key);
    host_fate_open(&w->fate, key);
    for (int seat = 0; seat < job->lineup.seats; seat++)
        ai_begin(w->bot[seat], mh_mix(mh_mix(job->seed, index), (uint64_t)seat));
    mh_setup(job->lineup.game, &w->now.st, job->lineup.options, job->lineup.seats);
}

bool sim_play(sim_worker *w, uint64_t index)
{
    const sim_job *job = w->job;
    uint64_t trail = 0;
    const char *wrong = NULL;
    char text[160];
    mh_error e = {.line = 0};
    begin(w, index);
    for (int seat; !wrong && (seat = mh_turn(&w->now.st)) != MH_NOBODY;)
        wrong = step(w, seat, &trail);
    if (!wrong)
        wrong = end_records(w);
    bool kept = wrong || !job->folder || write_saga(w, index, &e);
    snprintf(text, sizeof text, "%.120s at ply %u", wrong ? wrong : "", (unsigned)w->now.st.ply);
    if (wrong || !kept)
        note_error(&w->total, index, wrong ? text : e.text);
    else
        sim_count(job->lineup.game, &w->now.st, &w->facts, job->luck, &w->total);
    w->total.games += !wrong && kept;
    w->total.plies += w->now.st.ply;
    w->total.decisions += w->facts.decisions;
    trail = mh_mix(trail, mh_hash(&w->now, job->lineup.game->state_size));
    w->total.digest += mh_mix(mh_mix(index, job->seed), trail);
    return kept;
}
