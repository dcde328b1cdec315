/* bench_search.c - how many iterations a search does, and how well it keeps to its time. */
#include "bench.h"

#include <string.h>

enum { EVERY = 12, BUDGET_EVERY = 9, BUDGET_MS = 20 };

typedef struct bench_game {
    const mh_game *game;
    host_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
} bench_game;

/* Random games one after the other; stops at the next choice of a seat and hides it. */
static int next_choice(bench_game *t, int seats, uint32_t *n)
{
    const mh_game *g = t->game;
    for (;;) {
        int seat = t->now.st.seats ? mh_turn(&t->now.st) : MH_NOBODY;
        if (seat == MH_NOBODY) {
            uint64_t options = 0;
            if (!mh_playable(g, seats, &options) || mh_setup(g, &t->now.st, options, seats))
                return MH_NOBODY;
            continue;
        }
        if (seat == MH_CHANCE) {
            mh_apply(g, &t->now.st, seat, mh_roll(g, &t->now.st, &t->rng), NULL);
            continue;
        }
        *n = mh_legal(g, &t->now.st, seat, t->list);
        memcpy(&t->hidden, &t->now, g->state_size);
        g->hide(&t->hidden.st, seat);
        return seat;
    }
}

static void play_on(bench_game *t, int seat, uint32_t n)
{
    mh_apply(t->game, &t->now.st, seat, t->list[mh_below(&t->rng, n)], NULL);
}

static ai_bot *open_bot(const mh_game *g, const char *text)
{
    ai_spec spec;
    mh_error error;
    return ai_parse(text, &spec, &error) ? NULL : ai_open(g, &spec);
}

/* Full rollouts, at decisions from all over a game. */
double bench_iterations(const mh_game *g, int seats, double limit)
{
    static bench_game t;
    ai_bot *bot = open_bot(g, "mcts:200/cut=1000000/prior=0/net=0");
    double seconds = 0, iterations = 0;
    uint32_t n = 0, count = 0;
    memset(&t, 0, sizeof t);
    t.game = g;
    mh_seed(&t.rng, 1);
    for (int seat; bot && seconds < limit && (seat = next_choice(&t, seats, &n)) != MH_NOBODY;) {
        if (n > 1 && count++ % EVERY == 0) {
            double start = lab_work_seconds();
            ai_choose(bot, &t.hidden.st, seat, t.list, n);
            seconds += lab_work_seconds() - start;
            iterations += ai_effort(bot);
        }
        play_on(&t, seat, n);
    }
    ai_close(bot);
    return seconds > 0 ? iterations / seconds : 0;
}

static bool listed(const bench_game *t, uint32_t n, mh_action a)
{
    for (uint32_t i = 0; i < n; i++)
        if (t->list[i].bits == a.bits)
            return true;
    return false;
}

/* One move by the clock on the wall: what a player waits for. */
static void time_move(bench_game *t, ai_bot *bot, int seat, uint32_t n, bench_budget *out)
{
    double start = lab_seconds();
    mh_action a = ai_choose(bot, &t->hidden.st, seat, t->list, n);
    double took = 1000 * (lab_seconds() - start);
    out->worst = took > out->worst ? took : out->worst;
    out->late += took > 1.2 * BUDGET_MS;
    out->illegal += !listed(t, n, a);
    out->moves++;
}

bench_budget bench_moves(const mh_game *g, int seats, uint64_t moves, double limit)
{
    static bench_game t;
    bench_budget out = {0};
    ai_bot *bot = open_bot(g, "mcts:20ms");
    double begin = lab_seconds();
    uint32_t n = 0, count = 0;
    memset(&t, 0, sizeof t);
    t.game = g;
    mh_seed(&t.rng, 2);
    for (int seat; bot && out.moves < moves && lab_seconds() - begin < limit &&
                   (seat = next_choice(&t, seats, &n)) != MH_NOBODY;) {
        if (n > 1 && count++ % BUDGET_EVERY == 0)
            time_move(&t, bot, seat, n, &out);
        play_on(&t, seat, n);
    }
    ai_close(bot);
    return out;
}
