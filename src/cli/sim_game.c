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
    mh_action *actions; /* the log, where sagas are wanted */
    uint8_t *seats;
    sim_total total;
};

sim_worker *sim_open(const sim_job *job)
{
    sim_worker *w = calloc(1, sizeof *w);
    bool well = w != NULL;
    if (!well)
        return NULL;
    w->job = job;
    for (int seat = 0; seat < job->table.seats; seat++) {
        w->bot[seat] = ai_open(job->table.game, &job->table.spec[seat]);
        well = well && w->bot[seat];
    }
    if (job->folder) {
        w->actions = calloc(SIM_MAX_PLIES, sizeof *w->actions);
        w->seats = calloc(SIM_MAX_PLIES, 1);
        well = well && w->actions && w->seats;
    }
    if (well)
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
    free(w->actions);
    free(w->seats);
    free(w);
}

const sim_total *sim_of(const sim_worker *w) { return &w->total; }

static void note_error(sim_total *t, uint64_t index, const char *what)
{
    t->errors++;
    if (t->first_error && t->first_error <= index + 1)
        return;
    t->first_error = index + 1;
    snprintf(t->error, sizeof t->error, "%s", what);
}

static mh_action choose(sim_worker *w, int seat, uint32_t n)
{
    const mh_game *g = w->job->table.game;
    memcpy(&w->hidden, &w->now, g->state_size);
    g->hide(&w->hidden.st, seat);
    return ai_choose(w->bot[seat], &w->hidden.st, seat, w->list, n);
}

/* One ply; NULL, or what is wrong. */
static const char *step(sim_worker *w, int seat, uint64_t *trail)
{
    const mh_game *g = w->job->table.game;
    mh_state *st = &w->now.st;
    uint32_t ply = st->ply, n = mh_legal(g, st, seat, w->list);
    if (!n)
        return "nothing is legal";
    if (ply >= SIM_MAX_PLIES)
        return "the game does not end";
    mh_action a = seat == MH_CHANCE ? host_fate_draw(&w->fate, g, st) : choose(w, seat, n);
    w->total.decisions += seat != MH_CHANCE;
    *trail = mh_mix(*trail, a.bits ^ (uint64_t)seat);
    if (w->actions) {
        w->actions[ply] = a;
        w->seats[ply] = (uint8_t)seat;
    }
    if (mh_play(g, st, seat, a, NULL))
        return "a listed answer is refused";
    return g->check(st);
}

static void add_result(sim_worker *w)
{
    const mh_game *g = w->job->table.game;
    const mh_state *st = &w->now.st;
    uint8_t rank[MH_MAX_SEATS] = {0};
    int winners = 0;
    g->rank(st, rank);
    for (int p = 0; p < st->seats; p++)
        winners += rank[p] == 1;
    for (int p = 0; p < st->seats; p++) {
        sim_seat *s = &w->total.seat[p];
        int32_t line[MH_MAX_LINES] = {0};
        int64_t score = mh_total(g, st, p);
        g->score(st, p, line);
        for (unsigned c = 0; c < g->categories->count; c++)
            s->line[c] += line[c];
        s->low = w->total.games && s->low < score ? s->low : score;
        s->high = w->total.games && s->high > score ? s->high : score;
        s->score += score;
        s->squares += score * score;
        s->share += rank[p] == 1 && winners ? SIM_SHARE / winners : 0;
    }
}

static bool write_saga(sim_worker *w, uint64_t index, host_error *e)
{
    const sim_job *job = w->job;
    return sim_write_saga(&(sim_log){&job->table, &w->fate, w->actions, w->seats, w->now.st.ply,
                                     job->folder, job->seed, index},
                          e);
}

bool sim_play(sim_worker *w, uint64_t index)
{
    const sim_job *job = w->job;
    uint8_t key[HOST_KEY];
    uint64_t trail = 0;
    const char *wrong = NULL;
    char text[160];
    host_error e = {.line = 0};
    host_sim_key(job->seed, index, key);
    host_fate_open(&w->fate, key);
    for (int seat = 0; seat < job->table.seats; seat++)
        ai_begin(w->bot[seat], mh_mix(mh_mix(job->seed, index), (uint64_t)seat));
    mh_setup(job->table.game, &w->now.st, job->table.options, job->table.seats);
    for (int seat; !wrong && (seat = mh_turn(&w->now.st)) != MH_NOBODY;)
        wrong = step(w, seat, &trail);
    bool kept = wrong || !job->folder || write_saga(w, index, &e);
    snprintf(text, sizeof text, "%.120s at ply %u", wrong ? wrong : "", (unsigned)w->now.st.ply);
    if (wrong || !kept)
        note_error(&w->total, index, wrong ? text : e.text);
    else
        add_result(w);
    w->total.games += !wrong && kept;
    w->total.plies += w->now.st.ply;
    trail = mh_mix(trail, mh_hash(&w->now, job->table.game->state_size));
    w->total.digest += mh_mix(mh_mix(index, job->seed), trail);
    return kept;
}

void sim_add(sim_total *to, const sim_total *more)
{
    for (int p = 0; p < MH_MAX_SEATS && more->games; p++) {
        sim_seat *a = &to->seat[p];
        const sim_seat *b = &more->seat[p];
        a->low = to->games && a->low < b->low ? a->low : b->low;
        a->high = to->games && a->high > b->high ? a->high : b->high;
        a->score += b->score;
        a->squares += b->squares;
        a->share += b->share;
        for (int c = 0; c < MH_MAX_LINES; c++)
            a->line[c] += b->line[c];
    }
    if (more->first_error && (!to->first_error || more->first_error < to->first_error)) {
        to->first_error = more->first_error;
        memcpy(to->error, more->error, sizeof to->error);
    }
    to->games += more->games;
    to->errors += more->errors;
    to->decisions += more->decisions;
    to->plies += more->plies;
    to->digest += more->digest;
}
