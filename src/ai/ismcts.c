/* ismcts.c - information-set Monte Carlo tree search for any game, through game.h alone.
 *
 * Every iteration deals a world that the searcher cannot rule out and walks down from
 * there. Chance is drawn by weight and has no node. A node of the searcher is keyed by what
 * the searcher would know, a node of another seat by what is public: of others' choices
 * those that are hidden lead to the same node, and nobody in the tree acts on a secret that
 * it could not know. Answers that a world forbids are passed over (see tree.c). */
#include <string.h>

#include "bot.h"

enum {
    SLOW_SHARE = 8, /* of the time; an iteration that is slower was an accident */
    LOOK_SHARE = 3, /* of the time, at most, for a first look at the answers */
    EXPLORE = 20,   /* hundredths; where each seat plays for itself, and alone: */
    EXPLORE_ITSELF = 25,
    EXPLORE_SOLO = 50,
    EXPLORE_NET = 50, /* the constant of PUCT */
    PRIOR = 20,       /* tenths of a visit; where each seat plays for itself: */
    PRIOR_ITSELF = 60,
};

static uint64_t turn_left(uint64_t x, int k) { return x << k | x >> (64 - k); }

/* Four sums at once: mh_hash is strong, this is fast; states are multiples of 8. */
static uint64_t quick_hash(const uint64_t *word, size_t n)
{
    uint64_t h[4] = {1, 2, 3, 4};
    size_t i = 0;
    for (; i + 4 <= n; i += 4)
        for (size_t k = 0; k < 4; k++)
            h[k] = turn_left(h[k] ^ word[i + k], 29) * 0x9e3779b97f4a7c15u;
    for (; i < n; i++)
        h[i % 4] = turn_left(h[i % 4] ^ word[i], 29) * 0x9e3779b97f4a7c15u;
    return mh_mix(mh_mix(h[0], h[1]), mh_mix(h[2], h[3]));
}

/* Behind answers that others gave anyhow no state comes twice: there a node is the searcher's
 * own last answer and what came of it, whatever the others did. */
static uint64_t key_apart(const ai_lane *lane)
{
    uint64_t edge = lane->path[lane->path_length - 1].edge;
    return mh_mix(edge, (uint64_t)lane->game->worth(&lane->world.st, lane->seat));
}

static uint64_t key_of(ai_lane *lane, int seat)
{
    const mh_game *g = lane->game;
    if (lane->apart)
        return key_apart(lane);
    memcpy(&lane->next, &lane->world, g->state_size);
    g->hide(&lane->next.st, seat == lane->seat ? seat : MH_NOBODY);
    return mh_mix(quick_hash(lane->next.words, g->state_size / 8), (uint64_t)seat);
}

/* Takes the answer that the node wants tried; false where the walk ends. */
static bool descend(ai_lane *lane, ai_node *node, int seat, uint32_t n)
{
    bool is_new = node && !node->visits;
    if (node)
        node->visits++;
    if (!node || is_new || lane->path_length == AI_PATH || !ai_tree_edges(lane, node, seat, n))
        return false;
    uint32_t i = ai_tree_select(lane, node, n);
    lane->path[lane->path_length].edge = lane->edge_of[i];
    lane->path[lane->path_length].node = node;
    lane->path[lane->path_length++].seat = (uint8_t)seat;
    mh_apply(lane->game, &lane->world.st, seat, lane->list[i], NULL);
    lane->mover = seat;
    return true;
}

/* From the root's answer down to the first node that was not there yet. Where each seat builds
 * for itself the others answer anyhow and have no nodes. */
static void walk(ai_lane *lane)
{
    const mh_game *g = lane->game;
    mh_state *st = &lane->world.st;
    for (bool on = true; on;) {
        ai_resolve_chance(g, st, &lane->rng, lane->draws);
        int seat = mh_turn(st);
        if (seat == MH_NOBODY || seat == MH_CHANCE)
            return;
        bool anyhow = lane->scale.alone != MH_NOBODY && seat != lane->seat;
        uint32_t n = anyhow ? mh_legal(g, st, seat, lane->list) : ai_few(g, st, seat, lane->list);
        if (n == 1 || anyhow)
            mh_apply(g, st, seat, lane->list[n > 1 ? mh_below(&lane->rng, n) : 0], NULL);
        else
            on = descend(lane, ai_tree_node(lane, key_of(lane, seat)), seat, n);
        lane->apart |= anyhow;
    }
}

static void back_up(ai_lane *lane, const int32_t value[MH_MAX_SEATS])
{
    for (uint32_t i = 0; i < lane->path_length; i++) {
        ai_edge *e = &lane->edges[lane->path[i].edge];
        e->visits++;
        e->sum += value[lane->path[i].seat];
    }
}

/* The best answer of a node so far, its look ahead counted as one visit. */
static int32_t best_of(const ai_lane *lane, const ai_node *node)
{
    int64_t best = 0;
    for (uint32_t k = node->first; k; k = lane->edges[k].next) {
        const ai_edge *e = &lane->edges[k];
        int64_t mean = e->visits ? (e->sum + e->prior) / (e->visits + 1) : 0;
        if (lane->mind)
            mean = e->visits ? e->sum / e->visits : 0;
        best = mean > best ? mean : best;
    }
    return (int32_t)best;
}

/* Where nobody else's choice counts a node is worth what its best answer is, not the mean of
 * all that was tried there. */
static void back_up_alone(ai_lane *lane, int32_t value)
{
    for (uint32_t i = lane->path_length; i--;) {
        ai_edge *e = &lane->edges[lane->path[i].edge];
        e->visits++;
        e->sum += value;
        int32_t best = best_of(lane, lane->path[i].node);
        value = best > value ? best : value;
    }
}

static void deal(ai_lane *lane)
{
    memcpy(&lane->world, lane->hidden, lane->game->state_size);
    lane->game->deal(&lane->world.st, lane->seat, &lane->rng);
}

static void iterate(ai_lane *lane)
{
    int32_t value[MH_MAX_SEATS], margin[MH_MAX_SEATS];
    uint32_t n = lane->answer_count;
    deal(lane);
    lane->path_length = 0;
    lane->apart = false;
    ai_tree_urge(lane);
    memcpy(lane->list, lane->answers, n * sizeof *lane->list);
    /* The root's edges lie in a row behind number 0, in the order of the answers. */
    if (descend(lane, lane->root_node, lane->seat, n))
        walk(lane);
    if (lane->spec->cut)
        ai_rollout(lane->game, &lane->world.st, lane->spec->cut, &lane->rng, lane->list);
    else
        ai_settle(lane->game, &lane->world.st, lane->mover, &lane->rng,
                  &(ai_scratch){&lane->probe, lane->follow, lane->draws}, lane->settle);
    ai_value(lane->game, &lane->world.st, &lane->scale, value, margin);
    if (lane->scale.alone != MH_NOBODY && !lane->mind)
        back_up_alone(lane, value[lane->seat]);
    else
        back_up(lane, value);
    lane->margin[lane->path[0].edge - 1] += margin[lane->seat];
}

/* Ends before the deadline by as much as the slowest iteration took, but for one that
 * somebody else's work made slow. */
static void search_in_time(ai_lane *lane)
{
    uint64_t now = ai_clock(), budget = lane->deadline - now, slowest = 0;
    lane->look_until = now + budget / LOOK_SHARE;
    while (lane->done < lane->iterations && (!lane->done || now + slowest < lane->deadline)) {
        uint64_t before = now;
        iterate(lane);
        lane->done++;
        now = ai_clock();
        slowest = now - before > slowest ? now - before : slowest;
        slowest = slowest < budget / SLOW_SHARE ? slowest : budget / SLOW_SHARE;
    }
}

/* What the spec leaves open, by measurement (docs/strength.md): where a seat plays for itself a
 * look ahead says more than rivals let it, and alone at the table there is time to try around. */
static void set_knobs(ai_lane *lane)
{
    const ai_spec *spec = lane->spec;
    bool solo = lane->hidden->seats == 1, itself = lane->scale.alone != MH_NOBODY;
    uint32_t explore = solo ? EXPLORE_SOLO : itself ? EXPLORE_ITSELF : EXPLORE;
    if (lane->mind)
        explore = EXPLORE_NET;
    uint32_t settle =
        lane->mind ? 0 : lane->game->thinking->settle; /* a net knows questions half answered */
    lane->settle = spec->settle == AI_AS_GAME ? settle : spec->settle;
    lane->explore = spec->explore == AI_AS_GAME ? explore : spec->explore;
    lane->prior = spec->prior != AI_AS_GAME ? spec->prior : itself ? PRIOR_ITSELF : PRIOR;
}

void ai_search(ai_lane *lane)
{
    const mh_game *g = lane->game;
    ai_tree_clear(lane);
    deal(lane);
    ai_scale_set(g, &lane->world.st, lane->seat, &lane->scale);
    lane->scale.mind = lane->mind;
    set_knobs(lane);
    lane->root_node = ai_tree_node(lane, 1);
    lane->root_node->visits = 1;
    memset(lane->margin, 0, lane->answer_count * sizeof *lane->margin);
    lane->done = 0;
    lane->low_prior = AI_ONE / 2;
    if (lane->deadline)
        search_in_time(lane);
    for (; !lane->deadline && lane->done < lane->iterations; lane->done++)
        iterate(lane);
}
