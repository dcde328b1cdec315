/* match.c - pairs for everybody. Who is first in the order gets the partner it would rather have,
 * if what is left can still be paired; so a rematch happens only where it cannot be avoided.
 * Whether it can is Edmonds' question (a perfect matching in a general graph). */
#include <assert.h>
#include <string.h>

#include "inside.h"

typedef struct graph {
    int n;
    bool joined[CUP_PLAYERS][CUP_PLAYERS];
    int mate[CUP_PLAYERS], parent[CUP_PLAYERS], base[CUP_PLAYERS], queue[CUP_PLAYERS];
    bool used[CUP_PLAYERS], blossom[CUP_PLAYERS];
} graph;

static int common(const graph *g, int a, int b)
{
    bool seen[CUP_PLAYERS] = {false};
    for (;;) {
        a = g->base[a];
        seen[a] = true;
        if (g->mate[a] < 0)
            break;
        a = g->parent[g->mate[a]];
    }
    for (;;) {
        b = g->base[b];
        if (seen[b])
            return b;
        b = g->parent[g->mate[b]];
    }
}

static void mark(graph *g, int v, int stem, int child)
{
    while (g->base[v] != stem) {
        g->blossom[g->base[v]] = g->blossom[g->base[g->mate[v]]] = true;
        g->parent[v] = child;
        child = g->mate[v];
        v = g->parent[g->mate[v]];
    }
}

static void contract(graph *g, int v, int to, int *tail)
{
    int stem = common(g, v, to);
    memset(g->blossom, 0, sizeof g->blossom);
    mark(g, v, stem, to);
    mark(g, to, stem, v);
    for (int i = 0; i < g->n; i++)
        if (g->blossom[g->base[i]]) {
            g->base[i] = stem;
            if (!g->used[i]) {
                g->used[i] = true;
                g->queue[(*tail)++] = i;
            }
        }
}

/* The end of a path that makes one pair more; -1: there is none from here. */
static int find_path(graph *g, int root)
{
    int head = 0, tail = 0;
    memset(g->used, 0, sizeof g->used);
    for (int i = 0; i < g->n; i++) {
        g->parent[i] = -1;
        g->base[i] = i;
    }
    g->used[root] = true;
    g->queue[tail++] = root;
    while (head < tail) {
        int v = g->queue[head++];
        for (int to = 0; to < g->n; to++) {
            if (!g->joined[v][to] || g->base[v] == g->base[to] || g->mate[v] == to)
                continue;
            if (to == root || (g->mate[to] >= 0 && g->parent[g->mate[to]] >= 0)) {
                contract(g, v, to, &tail);
            } else if (g->parent[to] < 0) {
                g->parent[to] = v;
                if (g->mate[to] < 0)
                    return to;
                g->used[g->mate[to]] = true;
                g->queue[tail++] = g->mate[to];
            }
        }
    }
    return -1;
}

static bool augment(graph *g, int root)
{
    int v = find_path(g, root);
    if (v < 0)
        return false;
    while (v >= 0) {
        assert(g->parent[v] >= 0); /* it leads back to the root */
        int before = g->parent[v], next = g->mate[before];
        g->mate[v] = before;
        g->mate[before] = v;
        v = next;
    }
    return true;
}

/* From the pairs that are there already. */
static bool is_perfect(graph *g, const bool *out_of_it)
{
    for (int i = 0; i < g->n; i++)
        if (!out_of_it[i] && g->mate[i] < 0 && !augment(g, i))
            return false;
    return true;
}

static void take_out(graph *g, int v)
{
    for (int i = 0; i < g->n; i++)
        g->joined[v][i] = g->joined[i][v] = false;
}

/* Pairs v with `to` for good, if all others can still be paired. */
static bool settle(graph *g, bool *done, int v, int to)
{
    graph tried = *g;
    assert(v != to && !done[v] && !done[to]);
    if (tried.mate[v] != to) {
        int a = tried.mate[v], b = tried.mate[to];
        assert(a >= 0 && b >= 0); /* all who are not done have somebody */
        tried.mate[a] = tried.mate[b] = -1;
    }
    tried.mate[v] = tried.mate[to] = -1;
    take_out(&tried, v);
    take_out(&tried, to);
    done[v] = done[to] = true;
    if (is_perfect(&tried, done)) {
        *g = tried;
        return true;
    }
    done[v] = done[to] = false;
    return false;
}

static int choose(graph *g, bool *done, const int *wish, int v)
{
    bool tried[CUP_PLAYERS] = {false};
    for (;;) {
        int best = -1;
        for (int to = 0; to < g->n; to++)
            if (!done[to] && !tried[to] && to != v && g->joined[v][to] &&
                (best < 0 || wish[v * g->n + to] < wish[v * g->n + best]))
                best = to;
        if (best < 0 || settle(g, done, v, best))
            return best;
        tried[best] = true;
    }
}

bool cup_match(int n, const uint8_t *met, int most, const int *wish, int mate[CUP_PLAYERS])
{
    graph g = {.n = n};
    assert(n <= CUP_PLAYERS);
    bool done[CUP_PLAYERS] = {false};
    for (int i = 0; i < n; i++) {
        g.mate[i] = -1;
        for (int k = 0; k < n; k++)
            g.joined[i][k] = i != k && met[i * n + k] <= most;
    }
    if (!is_perfect(&g, done))
        return false;
    for (int v = 0; v < n; v++) {
        if (done[v])
            continue;
        int to = choose(&g, done, wish, v);
        if (to < 0)
            return false;
        mate[v] = to;
        mate[to] = v;
    }
    return true;
}
