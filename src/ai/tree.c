/* tree.c - nodes and edges of one lane: found by hash, kept in one arena, chosen by UCB.
 *
 * A node is what a seat knows when it is asked, so that whatever leads to the same
 * knowledge shares it. Which answers there are may differ from world to world: an edge
 * counts how often it was available, and explores by that count, not by the node's. */
#include <string.h>

#include "bot.h"

enum { PLAIN = 1024 }; /* iterations for which the urge to explore stays the plain one */

void ai_tree_clear(ai_lane *lane)
{
    memset(lane->nodes, 0, (lane->node_mask + 1ull) * sizeof *lane->nodes);
    lane->node_count = 0;
    lane->edge_count = 1;
}

/* The node of that key, new or old; NULL where the table is full. */
ai_node *ai_tree_node(ai_lane *lane, uint64_t key)
{
    uint64_t at = key;
    key += !key;
    for (;; at++) {
        ai_node *node = &lane->nodes[at & lane->node_mask];
        if (node->key == key)
            return node;
        if (node->key)
            continue;
        if (lane->node_count > lane->node_mask / 4 * 3)
            return NULL;
        lane->node_count++;
        node->key = key;
        return node;
    }
}

/* One ply ahead, in the world at hand; at the root to the end of the turn. */
static int32_t look_ahead(ai_lane *lane, const ai_node *node, int seat, mh_action a)
{
    const mh_game *g = lane->game;
    int32_t value[MH_MAX_SEATS], margin[MH_MAX_SEATS];
    mh_rng same = lane->rng; /* the same dice for every answer */
    memcpy(&lane->next, &lane->world, g->state_size);
    mh_apply(g, &lane->next.st, seat, a, NULL);
    ai_resolve_chance(g, &lane->next.st, &same, lane->draws);
    if (node == lane->root_node)
        ai_settle(g, &lane->next.st, seat, &same,
                  &(ai_scratch){&lane->probe, lane->follow, lane->draws}, lane->settle);
    ai_value(g, &lane->next.st, &lane->scale, value, margin);
    return value[seat];
}

/* Under a clock a long list must not eat up the whole time. */
static bool may_look(const ai_lane *lane)
{
    return !lane->deadline || ai_clock() < (lane->done ? lane->deadline : lane->look_until);
}

static uint32_t new_edge(ai_lane *lane, const ai_node *node, int seat, mh_action a, uint32_t next)
{
    uint32_t e = lane->edge_count++;
    int32_t prior = lane->low_prior;
    if (lane->mind)
        prior = 0;
    else if (lane->prior && may_look(lane))
        prior = look_ahead(lane, node, seat, a);
    lane->low_prior = prior < lane->low_prior ? prior : lane->low_prior;
    lane->edges[e] = (ai_edge){.action = a, .next = next, .prior = prior};
    return e;
}

/* What a net expects to be played here, for the edges that are new. */
static void expect(ai_lane *lane, int seat, uint32_t n, uint32_t first_new)
{
    nn_look(lane->mind, &lane->world.st);
    nn_policy(lane->mind, seat, lane->list, n, lane->chance);
    for (uint32_t i = 0; i < n; i++)
        if (lane->edge_of[i] >= first_new)
            lane->edges[lane->edge_of[i]].prior = lane->chance[i];
}

bool ai_tree_edges(ai_lane *lane, ai_node *node, int seat, uint32_t n)
{
    uint32_t first_new = lane->edge_count;
    uint32_t *link = &node->first;
    if (lane->edge_count + n > lane->edge_cap)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        while (*link && lane->edges[*link].action.bits < lane->list[i].bits)
            link = &lane->edges[*link].next;
        if (!*link || lane->edges[*link].action.bits != lane->list[i].bits)
            *link = new_edge(lane, node, seat, lane->list[i], *link);
        lane->edge_of[i] = *link;
        link = &lane->edges[*link].next;
    }
    if (lane->mind && lane->edge_count > first_new)
        expect(lane, seat, n, first_new);
    mh_next(&lane->rng); /* past the dice of the looks ahead */
    return true;
}

/* 1 / sqrt(n), by a table: a quarter of n has twice the value. */
static float inverse_root(const ai_lane *lane, uint32_t n)
{
    float half = 1;
    for (; n >= AI_TABLE; n >>= 2)
        half *= 0.5f;
    return half * lane->root[n];
}

/* sqrt(ln n); beyond the table it grows so slowly that a shift is near enough. */
static float log_root(const ai_lane *lane, uint32_t n)
{
    float more = 0;
    for (; n >= AI_TABLE; n >>= 1)
        more += 0.11f;
    return lane->log_root[n] + more;
}

/* Where each seat plays for itself a long search goes deep along one line, further than the
 * estimate can be trusted: there the urge to try others grows with the root of the iterations. */
void ai_tree_urge(ai_lane *lane)
{
    uint32_t n = lane->done;
    lane->urge = (float)lane->explore / 100;
    if (lane->scale.alone != MH_NOBODY && n > PLAIN)
        lane->urge *= (float)n / PLAIN * inverse_root(lane, n) / inverse_root(lane, PLAIN);
}

/* Unvisited answers without a prior come first, any of them. */
static uint32_t any_new(ai_lane *lane, uint32_t n)
{
    uint32_t pick = n, count = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!lane->edges[lane->edge_of[i]].visits && mh_below(&lane->rng, ++count) == 0)
            pick = i;
    return pick;
}

/* May one more answer be tried? Of long lists only those that look best are, at first; their
 * number grows with the root of the visits. */
static bool may_widen(const ai_lane *lane, const ai_node *node, uint32_t tried)
{
    uint64_t more = tried < lane->spec->wide ? 0 : tried - lane->spec->wide + 1;
    return more * more <= node->visits;
}

static float ucb_of(const ai_lane *lane, const ai_edge *e)
{
    float weight = (float)lane->prior / 10;
    float mean = ((float)e->sum + weight * (float)e->prior) / ((float)e->visits + weight);
    return mean + lane->urge * AI_ONE * log_root(lane, e->available + 1) *
                      inverse_root(lane, e->visits + 1);
}

/* Square root of a count, by the table of its inverse. */
static float root_of(const ai_lane *lane, uint32_t n) { return (float)n * inverse_root(lane, n); }

/* PUCT: what was found so far, and what a net expects as long as little was found. An answer that
 * nobody tried is as good as the mean of those tried. */
static uint32_t select_expected(ai_lane *lane, uint32_t n)
{
    uint64_t visits = 0;
    int64_t sum = 0;
    uint32_t pick = 0;
    float best = -1;
    for (uint32_t i = 0; i < n; i++) {
        const ai_edge *e = &lane->edges[lane->edge_of[i]];
        visits += e->visits;
        sum += e->sum;
    }
    float mean = visits ? (float)sum / (float)visits : (float)AI_ONE / 2;
    float urge = lane->urge * root_of(lane, (uint32_t)visits + 1);
    for (uint32_t i = 0; i < n; i++) {
        ai_edge *e = &lane->edges[lane->edge_of[i]];
        float value = e->visits ? (float)e->sum / (float)e->visits : mean;
        float score = value + urge * (float)e->prior / (float)(e->visits + 1);
        e->available++;
        if (score > best) {
            best = score;
            pick = i;
        }
    }
    return pick;
}

uint32_t ai_tree_select(ai_lane *lane, const ai_node *node, uint32_t n)
{
    if (lane->mind)
        return select_expected(lane, n);
    uint32_t fresh = n, pick = n, tried = 0;
    float best = -1;
    for (uint32_t i = 0; i < n; i++) {
        ai_edge *e = &lane->edges[lane->edge_of[i]];
        e->available++;
        if (!e->visits) {
            bool first = fresh == n || e->prior > lane->edges[lane->edge_of[fresh]].prior;
            fresh = first ? i : fresh;
            continue;
        }
        tried++;
        float ucb = ucb_of(lane, e);
        if (ucb > best) {
            best = ucb;
            pick = i;
        }
    }
    if (fresh == n)
        return pick;
    if (!lane->prior)
        return any_new(lane, n);
    bool widen = may_widen(lane, node, tried);
    return pick == n || (widen && ucb_of(lane, &lane->edges[lane->edge_of[fresh]]) > best) ? fresh
                                                                                           : pick;
}
