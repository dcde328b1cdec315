/* mcts.c - the bot around the search: its lanes, the sum of what they found, the choice.
 *
 * Each lane searches a tree of its own with a stream of its own; what they found at the
 * root is added in the order of the lanes. The result depends on how many there are, never
 * on how fast they run. */
#include <stdlib.h>
#include <string.h>

#include "bot.h"
#include "nets.h"

enum {
    EDGES_A_VISIT = 12,   /* a node's edges come with its second visit */
    MOST_EDGES = 1 << 21, /* 64 MiB a lane */
    SPEED = 200,          /* iterations a millisecond that a lane has room for */
    UNBOUNDED = 0x7fffffff,
    SPARE_SHARE = 5,   /* of the time is kept for what the system does in between... */
    SPARE_MOST = 4000, /* ...microseconds at most */
};

/* Newton's method; sums, products and quotients are the same everywhere, libm is not. */
static double root_of(double x)
{
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 40; i++)
        r = (r + x / r) / 2;
    return r;
}

/* ln x = 2 artanh((x - 1) / (x + 1)), after halving x down to 1..2. */
static double log_of(double x)
{
    const double log_2 = 0.69314718055994530942;
    double sum = 0, halves = 0;
    while (x > 2) {
        x /= 2;
        halves++;
    }
    double t = (x - 1) / (x + 1), power = t;
    for (int k = 1; k < 40; k += 2) {
        sum += power / k;
        power *= t * t;
    }
    return 2 * sum + halves * log_2;
}

static void fill_tables(ai_bot *bot)
{
    bot->root[0] = 1;
    for (int n = 1; n < AI_TABLE; n++) {
        bot->root[n] = (float)(1 / root_of(n));
        bot->log_root[n] = (float)root_of(log_of(n));
    }
}

static uint32_t iterations_of(const ai_spec *spec, unsigned lane)
{
    uint32_t all = spec->iterations, lanes = spec->threads;
    return all ? all / lanes + (lane < all % lanes) : UNBOUNDED;
}

/* The lane, its nodes and its edges in one piece. */
static ai_lane *open_lane(ai_bot *bot, unsigned number)
{
    ai_lane *lane = NULL;
    uint64_t visits = iterations_of(&bot->spec, number), nodes = 64;
    uint64_t by_time = (uint64_t)bot->spec.millis * SPEED;
    if (bot->spec.millis && by_time < visits)
        visits = by_time;
    uint64_t edges = 2ull * MH_MAX_LEGAL + visits * EDGES_A_VISIT;
    edges = edges < MOST_EDGES ? edges : MOST_EDGES;
    while (nodes / 4 * 3 < visits && nodes < MOST_EDGES)
        nodes *= 2;
    uint64_t size = sizeof *lane + edges * sizeof *lane->edges + nodes * sizeof *lane->nodes;
    lane = size <= SIZE_MAX ? calloc(1, (size_t)size) : NULL;
    if (!lane)
        return NULL;
    lane->game = bot->game;
    lane->spec = &bot->spec;
    lane->log_root = bot->log_root;
    lane->root = bot->root;
    lane->edges = (ai_edge *)(void *)(lane + 1);
    lane->nodes = (ai_node *)(void *)(lane->edges + edges);
    lane->edge_cap = (uint32_t)edges;
    lane->node_mask = (uint32_t)nodes - 1;
    return lane;
}

/* The net that the spec names, or the game's; one that does not fit is done without. */
static bool find_net(ai_bot *bot, const nn_net **out)
{
    mh_error error = {.code = MH_OK};
    *out = bot->spec.net ? bot->spec.learned : NULL;
    if (bot->spec.net != AI_AS_GAME || *out)
        return true;
    *out = bot->net = nn_read_built_in(bot->game, &error);
    return bot->net || error.code != MH_ENOMEM;
}

bool ai_mcts_open(ai_bot *bot)
{
    const nn_net *learned;
    if (!find_net(bot, &learned))
        return false;
    if (bot->spec.cut == AI_AS_GAME)
        bot->spec.cut =
            learned ? bot->game->thinking->play_on_learned : bot->game->thinking->play_on;
    fill_tables(bot);
    for (unsigned i = 0; i < bot->spec.threads; i++) {
        bot->lane[i] = open_lane(bot, i);
        if (!bot->lane[i])
            return false;
        if (learned && !(bot->lane[i]->mind = calloc(1, sizeof(nn_mind))))
            return false;
        if (learned)
            nn_mind_set(bot->lane[i]->mind, learned);
    }
    bot->crew = ai_crew_open(bot->lane, bot->spec.threads);
    return true;
}

void ai_mcts_close(ai_bot *bot)
{
    ai_crew_close(bot->crew);
    nn_close(bot->net);
    for (unsigned i = 0; i < AI_MAX_THREADS; i++) {
        free(bot->lane[i] ? bot->lane[i]->mind : NULL);
        free(bot->lane[i]);
    }
}

/* What the lanes found about answer i, added up. */
static ai_advice sum_up(const ai_bot *bot, mh_action a, uint32_t i, uint64_t all)
{
    int64_t sum = 0, margin = 0, prior = 0;
    uint64_t visits = 0;
    for (unsigned k = 0; k < bot->spec.threads; k++) {
        const ai_lane *lane = bot->lane[k];
        const ai_edge *e = &lane->edges[i + 1];
        if (!lane->done)
            continue;
        visits += e->visits;
        sum += e->sum;
        prior += lane->mind ? 0 : e->prior;
        margin += lane->margin[i];
    }
    int64_t n = visits ? (int64_t)visits : 1;
    int64_t value = visits ? sum / n : prior / bot->spec.threads;
    if (!all)
        all = 1;
    /* NOLINTNEXTLINE(clang-analyzer-core.*): lanes that did nothing were passed over */
    return (ai_advice){a, (uint32_t)visits, (uint16_t)(visits * 1000 / all),
                       (uint16_t)(value * 1000 / AI_ONE), (int32_t)(margin / n)};
}

/* The system may put a search aside at any time, also at the end. */
static uint64_t deadline_of(const ai_spec *spec)
{
    uint64_t budget = spec->millis * 1000ull, spare = budget / SPARE_SHARE;
    return budget ? ai_clock() + budget - (spare < SPARE_MOST ? spare : SPARE_MOST) : 0;
}

void ai_mcts_search(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n)
{
    uint64_t base =
        mh_mix(mh_mix(mh_hash(hidden, bot->game->state_size), bot->seed), (uint64_t)seat);
    uint64_t deadline = deadline_of(&bot->spec);
    for (unsigned k = 0; k < bot->spec.threads; k++) {
        ai_lane *lane = bot->lane[k];
        mh_seed(&lane->rng, mh_mix(base, k));
        lane->hidden = hidden;
        lane->seat = seat;
        lane->answers = list;
        lane->answer_count = n;
        lane->iterations = iterations_of(&bot->spec, k);
        lane->deadline = deadline;
    }
    ai_crew_run(bot->crew, bot->lane, bot->spec.threads);
    for (uint32_t i = 0; i < n; i++)
        bot->advice[i] = sum_up(bot, list[i], i, ai_effort(bot));
}

uint32_t ai_effort(const ai_bot *bot)
{
    uint32_t sum = 0;
    for (unsigned k = 0; k < bot->spec.threads; k++)
        sum += bot->lane[k] ? bot->lane[k]->done : 0;
    return sum;
}

static bool is_better(const ai_advice *a, const ai_advice *b)
{
    return a->visits != b->visits ? a->visits > b->visits : a->value > b->value;
}

/* The answers that are not overlooked, one at least; the same ones at the same question. */
static uint32_t notice(const ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                       uint32_t n, mh_action *out)
{
    mh_rng rng;
    uint32_t seen = 0;
    mh_seed(&rng,
            mh_mix(mh_mix(mh_hash(hidden, bot->game->state_size), ~bot->seed), (uint64_t)seat));
    uint32_t sure = mh_below(&rng, n);
    for (uint32_t i = 0; i < n; i++)
        if (mh_below(&rng, 100) >= bot->spec.miss || i == sure)
            out[seen++] = list[i];
    return seen;
}

/* The robust child: the most visited answer. With blur one of the visited ones whose value
 * is not far behind it, so that a weak level errs by little and never plays nonsense. */
mh_action ai_mcts(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list, uint32_t n)
{
    const ai_advice *best = &bot->advice[0];
    if (bot->spec.miss) {
        n = notice(bot, hidden, seat, list, n, bot->list);
        list = bot->list;
        if (n == 1)
            return list[0];
    }
    ai_mcts_search(bot, hidden, seat, list, n);
    for (uint32_t i = 1; i < n; i++)
        best = is_better(&bot->advice[i], best) ? &bot->advice[i] : best;
    if (!bot->spec.blur)
        return best->action;
    const ai_advice *pick = best;
    uint32_t count = 0;
    for (uint32_t i = 0; i < n; i++) {
        const ai_advice *a = &bot->advice[i];
        bool near = a == best || (a->visits && a->value + bot->spec.blur >= best->value);
        if (near && mh_below(&bot->lane[0]->rng, ++count) == 0)
            pick = a;
    }
    return pick->action;
}
