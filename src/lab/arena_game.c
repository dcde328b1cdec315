/* arena_game.c - who sits where in game number N, and how that game goes.
 *
 * A round is all games with one seed: the bots move on by a seat from game to game, so that
 * each has every place and every fate once. */
#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

struct arena_worker {
    const arena_job *job;
    lab_lineup lineup; /* of the game at hand */
    ai_bot *bot[ARENA_BOTS];
    host_fate fate;
    host_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    mh_action *actions;
    uint8_t *seats;
};

uint64_t arena_round(const arena_job *job) { return (uint64_t)job->bots; }

static int common_divisor(int a, int b)
{
    while (b) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The distance between the bots of two neighbours. With more bots than seats it changes
 * from round to round, so that all meet all; nobody may sit in two seats then. */
static int distance(const arena_job *job, uint64_t round)
{
    int n = job->bots, seats = job->seats, step = 1;
    if (n <= seats)
        return 1;
    for (uint64_t skip = round % (uint64_t)(n - 1); skip; skip--)
        do
            step = step % (n - 1) + 1;
        while (n / common_divisor(step, n) < seats);
    return step;
}

int arena_bot_at(const arena_job *job, uint64_t index, int seat)
{
    uint64_t round = index / arena_round(job), turn = index % arena_round(job);
    return (int)((turn + (uint64_t)(seat * distance(job, round))) % (uint64_t)job->bots);
}

arena_worker *arena_open(const arena_job *job)
{
    arena_worker *w = calloc(1, sizeof *w);
    bool ok = w != NULL;
    if (!ok)
        return NULL;
    w->job = job;
    w->lineup = (lab_lineup){.game = job->game, .seats = job->seats, .options = job->options};
    for (int i = 0; i < job->bots; i++) {
        w->bot[i] = ai_open(job->game, &job->spec[i]);
        ok = ok && w->bot[i];
    }
    w->actions = calloc(SIM_MAX_PLIES, sizeof *w->actions);
    w->seats = calloc(SIM_MAX_PLIES, 1);
    if (ok && w->actions && w->seats)
        return w;
    arena_close(w);
    return NULL;
}

void arena_close(arena_worker *w)
{
    if (!w)
        return;
    for (int i = 0; i < ARENA_BOTS; i++)
        ai_close(w->bot[i]);
    free(w->actions);
    free(w->seats);
    free(w);
}

/* One ply; false where the game or a bot is wrong. */
static bool step(arena_worker *w, int seat, int bot)
{
    const mh_game *g = w->job->game;
    mh_state *st = &w->now.st;
    uint32_t ply = st->ply, n = seat == MH_CHANCE ? mh_legal(g, st, seat, w->list)
                                                  : ai_answers(w->bot[bot], st, seat, w->list);
    mh_action a;
    if (!n || ply >= SIM_MAX_PLIES)
        return false;
    if (seat == MH_CHANCE) {
        a = host_fate_draw(&w->fate, g, st);
    } else {
        memcpy(&w->hidden, &w->now, g->state_size);
        g->hide(&w->hidden.st, seat);
        a = ai_choose(w->bot[bot], &w->hidden.st, seat, w->list, n);
    }
    w->actions[ply] = a;
    w->seats[ply] = (uint8_t)seat;
    return mh_play(g, st, seat, a, NULL) == MH_OK;
}

static bool write_saga(arena_worker *w, uint64_t index, mh_error *e)
{
    return sim_write_saga(&(sim_log){&w->lineup, &w->fate, w->actions, w->seats, w->now.st.ply,
                                     w->job->folder, w->job->seed, index},
                          e);
}

bool arena_play(arena_worker *w, uint64_t index, arena_game *out, mh_error *e)
{
    const arena_job *job = w->job;
    const mh_game *g = job->game;
    uint64_t round = index / arena_round(job);
    uint8_t key[HOST_KEY];
    int bot[MH_CHANCE + 1] = {0};
    bool ok = true;
    host_sim_key(job->seed, round, key);
    host_fate_open(&w->fate, key);
    for (int i = 0; i < job->bots; i++)
        ai_begin(w->bot[i], mh_mix(mh_mix(job->seed, index), (uint64_t)i));
    for (int seat = 0; seat < job->seats; seat++) {
        bot[seat] = arena_bot_at(job, index, seat);
        snprintf(w->lineup.bot[seat], HOST_NAME, "%s", job->bot[bot[seat]]);
    }
    mh_setup(g, &w->now.st, job->options, job->seats);
    for (int seat; ok && (seat = mh_turn(&w->now.st)) != MH_NOBODY;)
        ok = step(w, seat, bot[seat]);
    bool kept = !ok || !job->folder || write_saga(w, index, e);
    g->rank(&w->now.st, out->rank);
    for (int seat = 0; seat < job->seats; seat++)
        out->score[seat] = (int16_t)mh_total(g, &w->now.st, seat);
    out->failed = !ok;
    return kept;
}
