/* bench_search.c - how many iterations a search does, and how well it keeps to its time. */
#include "bench.h"

#include <string.h>

enum { EVERY = 12, BUDGET_EVERY = 9 };

typedef struct table {
    const mh_game *game;
    host_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
} table;

/* Random games one after the other; stops at the next choice of a seat and hides it. */
static int next_choice(table *t, int seats, uint32_t *n)
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

static void play_on(table *t, int seat, uint32_t n)
{
    mh_apply(t->game, &t->now.st, seat, t->list[mh_below(&t->rng, n)], NULL);
}

static ai_bot *open_bot(const mh_game *g, const char *text)
{
    ai_spec spec;
    char why[160];
    return ai_parse(text, &spec, why, sizeof why) ? NULL : ai_open(g, &spec);
}

/* Full rollouts, at decisions from all over a game. */
double bench_iterations(const mh_game *g, int seats, double limit)
{
    static table t;
    ai_bot *bot = open_bot(g, "mcts:200/cut=1000000/prior=0");
    double seconds = 0, iterations = 0;
    uint32_t n = 0, count = 0;
    memset(&t, 0, sizeof t);
    t.game = g;
    mh_seed(&t.rng, 1);
    for (int seat; bot && seconds < limit && (seat = next_choice(&t, seats, &n)) != MH_NOBODY;) {
        if (n > 1 && count++ % EVERY == 0) {
            double start = cli_work_seconds();
            ai_choose(bot, &t.hidden.st, seat, t.list, n);
            seconds += cli_work_seconds() - start;
            iterations += ai_effort(bot);
        }
        play_on(&t, seat, n);
    }
    ai_close(bot);
    return seconds > 0 ? iterations / seconds : 0;
}

double bench_overrun(const mh_game *g, int seats, double limit)
{
    static table t;
    ai_bot *bot = open_bot(g, "mcts:20ms");
    double worst = 0, begin = cli_seconds();
    uint32_t n = 0, count = 0;
    memset(&t, 0, sizeof t);
    t.game = g;
    mh_seed(&t.rng, 2);
    for (int seat; bot && cli_seconds() - begin < limit &&
                   (seat = next_choice(&t, seats, &n)) != MH_NOBODY;) {
        if (n > 1 && count++ % BUDGET_EVERY == 0) {
            double start = cli_seconds();
            ai_choose(bot, &t.hidden.st, seat, t.list, n);
            double took = cli_seconds() - start;
            worst = took > worst ? took : worst;
        }
        play_on(&t, seat, n);
    }
    ai_close(bot);
    return 1000 * worst;
}
