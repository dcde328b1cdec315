/* arena_math.c - win shares, Elo of many players, and when enough games were played. */
#include "arena.h"
#include <assert.h>

#include <math.h>
#include <string.h>

enum { FIT_STEPS = 2000 };

static const double z95 = 1.959963984540054; /* 95 % of a normal distribution */
static const double elo_unit = 400;          /* ten to one */
static const double sprt_risk = 0.05;        /* of either error */

void arena_wilson(double wins, double n, double *low, double *high)
{
    if (n <= 0) {
        *low = 0;
        *high = 1;
        return;
    }
    assert(wins >= 0 && wins <= n * 1.000001); /* shares of a win do not add up exactly */
    double p = wins / n, z2 = z95 * z95;
    double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    double width = z95 / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    *low = middle - width > 0 ? middle - width : 0;
    *high = middle + width < 1 ? middle + width : 1;
}

typedef struct duels { /* every pair of seats of every game is a duel of two bots */
    double won[ARENA_BOTS][ARENA_BOTS];
    double met[ARENA_BOTS][ARENA_BOTS];
} duels;

static void add_duels(const arena_job *job, const arena_game *g, uint64_t index, duels *d)
{
    for (int s = 0; s < job->seats; s++)
        for (int t = 0; t < job->seats; t++) {
            int a = arena_bot_at(job, index, s), b = arena_bot_at(job, index, t);
            if (a == b)
                continue;
            d->met[a][b] += 1;
            d->won[a][b] += g->rank[s] < g->rank[t] ? 1 : g->rank[s] == g->rank[t] ? 0.5 : 0;
        }
}

/* Bradley and Terry's model by Hunter's steps. Half a draw is added to every pair that
 * met, so that who never lost has a number too. The mean is 0. */
static void fit_elo(int bots, duels *d, double elo[ARENA_BOTS])
{
    double strength[ARENA_BOTS], next[ARENA_BOTS], mean = 0;
    assert(bots > 0 && bots <= ARENA_BOTS);
    for (int a = 0; a < bots; a++) {
        strength[a] = 1;
        for (int b = 0; b < bots; b++)
            if (d->met[a][b] > 0) {
                d->met[a][b] += 1;
                d->won[a][b] += 0.5;
            }
    }
    for (int i = 0; i < FIT_STEPS; i++) {
        for (int a = 0; a < bots; a++) {
            double wins = 0, weight = 0;
            for (int b = 0; b < bots; b++) {
                wins += d->won[a][b];
                weight += d->met[a][b] / (strength[a] + strength[b]);
            }
            next[a] = weight > 0 ? wins / weight : strength[a];
        }
        memcpy(strength, next, sizeof strength);
    }
    for (int a = 0; a < bots; a++)
        mean += elo[a] = elo_unit * log10(strength[a]);
    for (int a = 0; a < bots; a++)
        elo[a] -= mean / bots;
}

static void add_seats(const arena_job *job, const arena_game *g, uint64_t index,
                      arena_row row[ARENA_BOTS])
{
    bool there[ARENA_BOTS] = {false};
    int seats = job->seats, winners = 0;
    for (int seat = 0; seat < seats; seat++)
        winners += g->rank[seat] == 1;
    assert(winners > 0);
    for (int seat = 0; seat < seats; seat++) {
        int bot = arena_bot_at(job, index, seat);
        row[bot].games += !there[bot];
        there[bot] = true;
        row[bot].seated += 1;
        row[bot].parity += 1.0 / seats;
        row[bot].score += g->score[seat];
        row[bot].wins += g->rank[seat] == 1 ? 1.0 / winners : 0;
    }
}

void arena_sum(const arena_job *job, const arena_game *games, uint64_t count,
               arena_row row[ARENA_BOTS])
{
    duels d = {{{0}}, {{0}}};
    double elo[ARENA_BOTS] = {0};
    memset(row, 0, ARENA_BOTS * sizeof *row);
    for (uint64_t i = 0; i < count; i++) {
        if (games[i].failed)
            continue;
        add_seats(job, &games[i], job->from + i, row);
        add_duels(job, &games[i], job->from + i, &d);
    }
    fit_elo(job->bots, &d, elo);
    for (int a = 0; a < job->bots; a++) {
        arena_row *r = &row[a];
        arena_wilson(r->wins, (double)r->games, &r->low, &r->high);
        r->elo = elo[a];
        r->parity = r->games ? r->parity / (double)r->games : 0;
        r->score = r->seated > 0 ? r->score / r->seated : 0;
    }
}

/* The first bot's duels of one round, won to played; a round is one sample, because its
 * games share a fate. */
static double sample(const arena_job *job, const arena_game *games, uint64_t from)
{
    duels d = {{{0}}, {{0}}};
    double won = 0, met = 0;
    for (uint64_t i = from; i < from + arena_round(job); i++)
        add_duels(job, &games[i], job->from + i, &d);
    for (int b = 1; b < job->bots; b++) {
        won += d.won[0][b];
        met += d.met[0][b];
    }
    return met > 0 ? won / met : 0.5;
}

static double expected(double elo) { return 1 / (1 + pow(10, -elo / elo_unit)); }

arena_verdict arena_sprt(const arena_job *job, const arena_game *games, uint64_t count)
{
    enum { LEAST = 8 }; /* rounds before a variance means anything */
    double s0 = expected(job->elo0), s1 = expected(job->elo1);
    double n = 0, sum = 0, squares = 0;
    arena_verdict v = {.bound = log((1 - sprt_risk) / sprt_risk)};
    for (uint64_t i = 0; i + arena_round(job) <= count; i += arena_round(job)) {
        double x = sample(job, games, i);
        n += 1;
        sum += x;
        squares += x * x;
        double mean = sum / n, spread = squares / n - mean * mean + 0.25 / n;
        assert(spread > 0); /* by the quarter of a sample that is added */
        v.games = i + arena_round(job);
        v.llr = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread);
        v.decided = n >= LEAST && fabs(v.llr) >= v.bound;
        if (v.decided)
            break;
    }
    return v;
}
