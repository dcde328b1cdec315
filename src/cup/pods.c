/* pods.c - the next round of three or four seats. Pods are of players near each other in points;
 * then players of different pods change places as long as fewer of them meet again by it. */
#include <assert.h>
#include <string.h>

#include "inside.h"

typedef struct pods {
    int n, count; /* players that play, pods */
    int who[CUP_PLAYERS];
    int start[CUP_PLAYERS + 1];
    uint8_t met[CUP_PLAYERS][CUP_PLAYERS]; /* by place in `who` at the beginning */
    int at[CUP_PLAYERS];                   /* which of them is at this place now */
} pods;

/* How many pods of each size; what is left rests. */
static void pod_sizes(int n, int seats, int *whole, int *other, int *rest)
{
    int small = seats == 4 ? 3 : 4;
    for (int gone = 0; gone < seats; gone++)
        for (int few = 0; few <= 3; few++) {
            int left = n - gone - few * small;
            if (left >= 0 && left % seats == 0 && left + few > 0) {
                *whole = left / seats;
                *other = few;
                *rest = gone;
                assert(*whole * seats + *other * small + *rest == n);
                return;
            }
        }
    *whole = *other = 0;
    *rest = n;
}

static int repeats(const pods *p, int pod)
{
    int sum = 0;
    for (int i = p->start[pod]; i < p->start[pod + 1]; i++)
        for (int k = i + 1; k < p->start[pod + 1]; k++) {
            int met = p->met[p->at[i]][p->at[k]];
            sum += met * met;
        }
    return sum;
}

static int distance(const pods *p, int i)
{
    int d = p->at[i] - i;
    return d < 0 ? -d : d;
}

static int cost(const pods *p, int a, int b, int i, int k)
{
    return 1000 * (repeats(p, a) + repeats(p, b)) + distance(p, i) + distance(p, k);
}

static void swap(pods *p, int i, int k)
{
    int at = p->at[i];
    p->at[i] = p->at[k];
    p->at[k] = at;
}

static bool improve(pods *p)
{
    bool better = false;
    for (int a = 0; a < p->count; a++)
        for (int b = a + 1; b < p->count; b++)
            for (int i = p->start[a]; i < p->start[a + 1]; i++)
                for (int k = p->start[b]; k < p->start[b + 1]; k++) {
                    int before = cost(p, a, b, i, k);
                    swap(p, i, k);
                    if (cost(p, a, b, i, k) < before)
                        better = true;
                    else
                        swap(p, i, k);
                }
    return better;
}

/* Of all ways to sit the one in which everybody sits where they have sat least. */
static void take_seats(const cup_tally *t, const int *who, int n, cup_game *g)
{
    static const uint8_t order[24][4] = {
        {0, 1, 2, 3}, {1, 0, 2, 3}, {0, 2, 1, 3}, {1, 2, 0, 3}, {2, 0, 1, 3}, {2, 1, 0, 3},
        {0, 1, 3, 2}, {0, 2, 3, 1}, {0, 3, 1, 2}, {0, 3, 2, 1}, {1, 0, 3, 2}, {1, 2, 3, 0},
        {1, 3, 0, 2}, {1, 3, 2, 0}, {2, 0, 3, 1}, {2, 1, 3, 0}, {2, 3, 0, 1}, {2, 3, 1, 0},
        {3, 0, 1, 2}, {3, 0, 2, 1}, {3, 1, 0, 2}, {3, 1, 2, 0}, {3, 2, 0, 1}, {3, 2, 1, 0}};
    assert(n == 3 || n == 4);
    int ways = n == 4 ? 24 : 6, best = 0, least = 1 << 30;
    for (int w = 0; w < ways; w++) {
        int sum = 0;
        for (int seat = 0; seat < n; seat++) {
            int sat = t[who[order[w][seat]]].seat[seat];
            sum += sat * sat * 4 + sat;
        }
        if (sum < least) {
            least = sum;
            best = w;
        }
    }
    g->seats = n;
    for (int seat = 0; seat < n; seat++)
        g->player[seat] = who[order[best][seat]];
}

/* The best sit down together; the others are done. */
static int final_table(const cup *c, const cup_tally *t, const int *order, cup_game *out)
{
    out[0] = (cup_game){.round = c->round + 1};
    take_seats(t, order, c->rules.seats, &out[0]);
    return 1;
}

static void lay_out(const cup *c, const int *order, int whole, int other, pods *p)
{
    int small = c->rules.seats == 4 ? 3 : 4, n = 0;
    p->count = whole + other;
    for (int i = 0; i < p->count; i++) { /* the odd sizes come last */
        p->start[i] = n;
        n += i < whole ? c->rules.seats : small;
    }
    assert(n <= c->count); /* the others rest */
    p->start[p->count] = p->n = n;
    memcpy(p->who, order, (size_t)n * sizeof order[0]);
    for (int i = 0; i < n; i++) {
        p->at[i] = i;
        for (int k = 0; k < n; k++)
            p->met[i][k] = (uint8_t)cup_met(c, order[i], order[k]);
    }
}

/* Who rests has rested least, and stands last among those. */
static int send_to_rest(const cup *c, const cup_tally *t, int *order, int count, int *rest)
{
    for (int i = 0; i < count; i++) {
        int n = c->count - i, worst = n - 1;
        for (int k = n - 1; k >= 0; k--)
            if (t[order[k]].rests < t[order[worst]].rests)
                worst = k;
        rest[i] = order[worst];
        memmove(&order[worst], &order[worst + 1], (size_t)(n - worst - 1) * sizeof order[0]);
    }
    return count;
}

int cup_next_pods(const cup *c, cup_game *out, int most, int *rest, int *rests)
{
    cup_tally t[CUP_PLAYERS];
    int order[CUP_PLAYERS], whole = 0, other = 0, gone = 0, who[CUP_SEATS] = {0};
    pods p = {.n = 0};
    cup_tallies(c, t);
    cup_order(c, t, order);
    *rests = 0;
    if (cup_has_final(c) && c->round + 1 == cup_rounds(c))
        return final_table(c, t, order, out);
    pod_sizes(c->count, c->rules.seats, &whole, &other, &gone);
    *rests = send_to_rest(c, t, order, gone, rest);
    lay_out(c, order, whole, other, &p);
    for (int i = 0; i < 50 && improve(&p); i++) {
    }
    for (int i = 0; i < p.count && i < most; i++) {
        int n = p.start[i + 1] - p.start[i];
        for (int k = 0; k < n; k++)
            who[k] = p.who[p.at[p.start[i] + k]];
        out[i] = (cup_game){.round = c->round + 1};
        take_seats(t, who, n, &out[i]);
    }
    return p.count < most ? p.count : most;
}
