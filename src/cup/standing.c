/* standing.c - how everybody stands. */
#include <assert.h>
#include <string.h>

#include "inside.h"

/* ---- one game ---------------------------------------------------------------------------------- */

/* Places that share a rank share what they bring. */
void cup_gained(const cup_game *g, int out[CUP_SEATS])
{
    static const int brings[CUP_SEATS + 1][CUP_SEATS] = {
        [2] = {CUP_WIN, 0}, [3] = {30, 10, 0}, [4] = {40, 20, 10, 0}};
    assert(g->seats >= 2 && g->seats <= CUP_SEATS);
    for (int i = 0; i < g->seats; i++) {
        int same = 0, better = 0, sum = 0;
        for (int k = 0; k < g->seats; k++) {
            same += g->rank[k] == g->rank[i];
            better += g->rank[k] < g->rank[i];
        }
        for (int k = 0; k < same; k++)
            sum += brings[g->seats][better + k];
        out[i] = sum / same;
    }
}

/* ---- everybody --------------------------------------------------------------------------------- */

bool cup_has_final(const cup *c)
{
    return c->rules.kind == CUP_PODS && c->rules.final && c->count > c->rules.seats;
}

static bool counts(const cup *c, const cup_game *g)
{
    return g->over && !(cup_has_final(c) && g->round == cup_rounds(c));
}

static void count_game(const cup *c, const cup_game *g, cup_tally *t)
{
    int gained[CUP_SEATS], sum = 0;
    for (int i = 0; i < g->seats; i++) { /* who sits where is known before the end */
        t[g->player[i]].seat[i]++;
        t[g->player[i]].games++;
        if (i == 0) {
            t[g->player[i]].firsts++;
            t[g->player[i]].last_first = g->round;
        }
    }
    if (!counts(c, g))
        return;
    cup_gained(g, gained);
    for (int i = 0; i < g->seats; i++)
        sum += g->points[i];
    for (int i = 0; i < g->seats; i++) {
        cup_tally *p = &t[g->player[i]];
        p->points += gained[i];
        p->wins += g->rank[i] == 1;
        p->margin += ((int64_t)g->points[i] * g->seats - sum) * 10 / g->seats;
    }
}

/* A rest is worth a win in Swiss, the mean of one's own points in pods, nothing in a round robin,
 * where everybody has as many. */
void cup_tallies(const cup *c, cup_tally out[CUP_PLAYERS])
{
    memset(out, 0, CUP_PLAYERS * sizeof out[0]);
    for (int i = 0; i < c->games; i++)
        count_game(c, &c->game[i], out);
    for (int i = 0; i < c->rests; i++)
        out[c->rest[i].player].rests++;
    for (int i = 0; i < c->count; i++) {
        cup_tally *t = &out[i];
        int done = 0;
        for (int k = 0; k < c->games; k++)
            for (int s = 0; s < c->game[k].seats; s++)
                done += c->game[k].player[s] == i && counts(c, &c->game[k]);
        if (c->rules.kind == CUP_SWISS)
            t->points += t->rests * CUP_WIN;
        else if (c->rules.kind == CUP_PODS && done)
            t->points += t->rests * (t->points / done);
    }
}

/* ---- tie-breaks -------------------------------------------------------------------------------- */

const char *const *cup_breaks(cup_kind kind)
{
    static const char *const robin[] = {"direct", "margin", "wins", NULL};
    static const char *const swiss[] = {"median", "margin", "wins", NULL};
    static const char *const pods[] = {"margin", "wins", "rivals", NULL};
    static const char *const none[] = {NULL};
    return kind == CUP_ROBIN ? robin : kind == CUP_SWISS ? swiss : kind == CUP_PODS ? pods : none;
}

/* Points against those who have as many as I. */
static int64_t direct(const cup *c, const cup_tally *t, int me)
{
    int64_t sum = 0;
    for (int i = 0; i < c->games; i++) {
        const cup_game *g = &c->game[i];
        int gained[CUP_SEATS], seat = g->player[0] == me ? 0 : 1;
        if (!g->over || g->player[seat] != me || t[g->player[1 - seat]].points != t[me].points)
            continue;
        cup_gained(g, gained);
        sum += gained[seat];
    }
    return sum;
}

/* The rivals' points; `median`: without the best and the worst of them, where there are three. */
static int64_t rivals(const cup *c, const cup_tally *t, int me, bool median)
{
    int64_t sum = 0, high = -1, low = -1;
    int met = 0;
    for (int i = 0; i < c->games; i++) {
        const cup_game *g = &c->game[i];
        bool in = false;
        for (int s = 0; s < g->seats; s++)
            in |= g->player[s] == me;
        for (int s = 0; in && counts(c, g) && s < g->seats; s++) {
            int64_t points = t[g->player[s]].points;
            if (g->player[s] == me)
                continue;
            met++;
            sum += points;
            high = points > high ? points : high;
            low = low < 0 || points < low ? points : low;
        }
    }
    return median && met > 2 ? sum - high - low : sum;
}

static void fill_breaks(const cup *c, const cup_tally *t, cup_place *p)
{
    const cup_tally *mine = &t[p->player];
    if (c->rules.kind == CUP_PODS) {
        p->breaks[0] = mine->margin;
        p->breaks[1] = mine->wins;
        p->breaks[2] = rivals(c, t, p->player, false);
        return;
    }
    p->breaks[0] =
        c->rules.kind == CUP_ROBIN ? direct(c, t, p->player) : rivals(c, t, p->player, true);
    p->breaks[1] = mine->margin;
    p->breaks[2] = mine->wins;
}

/* ---- the order --------------------------------------------------------------------------------- */

/* Who sat at the last table stands before all others, by what came of it. */
static int in_final(const cup *c, int player)
{
    const cup_game *g = c->games ? &c->game[c->games - 1] : NULL;
    if (!g || !cup_has_final(c) || g->round != cup_rounds(c) || !g->over)
        return 0;
    for (int s = 0; s < g->seats; s++)
        if (g->player[s] == player)
            return -1 - g->seats + g->rank[s];
    return 0;
}

static int64_t compare(const cup *c, const int *knocked, const cup_place *a, const cup_place *b)
{
    int final = in_final(c, a->player) - in_final(c, b->player);
    if (c->rules.kind == CUP_KNOCKOUT)
        return knocked[a->player] - knocked[b->player];
    if (final)
        return final;
    if (a->points != b->points)
        return b->points - a->points;
    for (int i = 0; i < CUP_BREAKS; i++)
        if (a->breaks[i] != b->breaks[i])
            return b->breaks[i] - a->breaks[i];
    return 0;
}

void cup_standing(const cup *c, cup_place out[CUP_PLAYERS])
{
    cup_tally t[CUP_PLAYERS];
    int knocked[CUP_PLAYERS] = {0};
    cup_tallies(c, t);
    if (c->rules.kind == CUP_KNOCKOUT)
        cup_knockout_places(c, knocked);
    for (int i = 0; i < c->count; i++) {
        cup_place p = {.player = i, .points = t[i].points, .games = t[i].games};
        int at = i;
        fill_breaks(c, t, &p);
        for (; at > 0 && compare(c, knocked, &p, &out[at - 1]) < 0; at--)
            out[at] = out[at - 1];
        out[at] = p;
    }
    for (int i = 0; i < c->count; i++)
        out[i].place = i && !compare(c, knocked, &out[i], &out[i - 1]) ? out[i - 1].place : i + 1;
}

/* ---- rounds ------------------------------------------------------------------------------------ */

int cup_least(const cup *c) { return c->rules.kind == CUP_PODS ? c->rules.seats : 2; }

int cup_most(const cup_rules *rules)
{
    return rules->kind == CUP_ROBIN ? CUP_ROBIN_MOST : CUP_PLAYERS;
}

int cup_missing(const cup *c)
{
    int seats = c->rules.kind == CUP_PODS ? c->rules.seats : 2;
    int least = cup_least(c), n = c->count < least ? least : c->count;
    return (n + seats - 1) / seats * seats - c->count;
}

int cup_rounds(const cup *c)
{
    if (c->status == CUP_OPEN)
        return 0;
    switch (c->rules.kind) {
    case CUP_ROBIN:
        return cup_robin_rounds(c);
    case CUP_KNOCKOUT:
        return cup_knockout_rounds(c);
    case CUP_PODS:
        return c->rules.rounds + cup_has_final(c);
    case CUP_SWISS:
    case CUP_KINDS:
        break;
    }
    return c->rules.rounds;
}

bool cup_round_over(const cup *c)
{
    for (int i = 0; i < c->games; i++)
        if (!c->game[i].over)
            return false;
    return true;
}

int cup_next(const cup *c, cup_game *out, int most, int *rest, int *rests)
{
    *rests = 0;
    if (c->status != CUP_RUNNING)
        return 0;
    if (c->rules.kind == CUP_KNOCKOUT)
        return cup_next_knockout(c, out, most);
    if (!cup_round_over(c) || c->round >= cup_rounds(c))
        return 0;
    return c->rules.kind == CUP_ROBIN   ? cup_next_robin(c, out, most, rest, rests)
           : c->rules.kind == CUP_SWISS ? cup_next_swiss(c, out, most, rest, rests)
                                        : cup_next_pods(c, out, most, rest, rests);
}
