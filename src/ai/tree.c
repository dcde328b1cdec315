/* tree.c - nodes and edges of one lane: found by hash, kept in one arena, chosen by UCB.
 *
 * A node is what a seat knows when it is asked, so that whatever leads to the same
 * knowledge shares it. Which answers there are may differ from world to world: an edge
 * counts how often it was available, and explores by that count, not by the node's. */
#include <string.h>

#include "bot.h"

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

/* One ply ahead, in the world at hand. */
static int32_t look_ahead(ai_lane *lane, int seat, mh_action a)
{
    const mh_game *g = lane->game;
    int32_t value[MH_MAX_SEATS], margin[MH_MAX_SEATS];
    mh_rng same = lane->rng; /* the same dice for every answer */
    memcpy(&lane->next, &lane->world, g->state_size);
    mh_apply(g, &lane->next.st, seat, a, NULL);
    ai_resolve_chance(g, &lane->next.st, &same, lane->draws);
    ai_value(g, &lane->next.st, &lane->scale, value, margin);
    return value[seat];
}

static uint32_t new_edge(ai_lane *lane, int seat, mh_action a, uint32_t next)
{
    uint32_t e = lane->edge_count++;
    int32_t prior = lane->spec->prior ? look_ahead(lane, seat, a) : 0;
    lane->edges[e] = (ai_edge){.action = a, .next = next, .prior = prior};
    return e;
}

bool ai_tree_edges(ai_lane *lane, ai_node *node, int seat, uint32_t n)
{
    uint32_t *link = &node->first;
    if (lane->edge_count + n > lane->edge_cap)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        while (*link && lane->edges[*link].action.bits < lane->list[i].bits)
            link = &lane->edges[*link].next;
        if (!*link || lane->edges[*link].action.bits != lane->list[i].bits)
            *link = new_edge(lane, seat, lane->list[i], *link);
        lane->edge_of[i] = *link;
        link = &lane->edges[*link].next;
    }
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

/* Unvisited answers without a prior come first, any of them. */
static uint32_t any_new(ai_lane *lane, uint32_t n)
{
    uint32_t pick = n, count = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!lane->edges[lane->edge_of[i]].visits && mh_below(&lane->rng, ++count) == 0)
            pick = i;
    return pick;
}

uint32_t ai_tree_select(ai_lane *lane, const ai_node *node, uint32_t n)
{
    const ai_spec *spec = lane->spec;
    uint32_t pick = spec->prior ? n : any_new(lane, n);
    float weight = (float)spec->prior / 10, best = -1;
    float explore = (float)spec->explore / 100 * AI_ONE;
    bool by_value = pick == n;
    (void)node;
    for (uint32_t i = 0; i < n; i++) {
        ai_edge *e = &lane->edges[lane->edge_of[i]];
        e->available++;
        if (!by_value)
            continue;
        float visits = (float)e->visits;
        float mean = ((float)e->sum + weight * (float)e->prior) / (visits + weight);
        float ucb =
            mean + explore * log_root(lane, e->available + 1) * inverse_root(lane, e->visits + 1);
        if (ucb > best) {
            best = ucb;
            pick = i;
        }
    }
    return pick;
}
