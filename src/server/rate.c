/* rate.c - Weng, Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), the
 * update for the Plackett-Luce model with ties. */
#include "rate.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The usual scale of this family: mean 25, and three deviations below it is 0. */
static const double first_mu = 25, first_sigma = 25.0 / 3;
static const double beta = 25.0 / 6;  /* of one game: how much luck there is in it */
static const double tau = 25.0 / 300; /* what time adds before each game: people change */
static const double least = 0.0001;   /* one game leaves at least this share of a variance */

/* For people: 400 times the logarithm of the odds between two well-known players, as with Elo. */
static const double shown_centre = 1500, shown_scale = 30, wide = 1.96;

rating rate_new(void) { return (rating){first_mu, first_sigma}; }

/* Elo of the bots against each other as docs/strength.md has it, rounded over the games. */
bool rate_bot(const char *spec, rating *out)
{
    static const struct {
        const char *spec;
        double shown;
    } known[] = {{"random", 800},        {"greedy", 1300},     {"level:easy", 1150},
                 {"level:normal", 1500}, {"level:hard", 1650}, {"level:jarl", 1780}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(known[i].spec, spec) == 0) {
            *out = (rating){first_mu + (known[i].shown - shown_centre) / shown_scale, 0};
            return true;
        }
    return false;
}

typedef struct field { /* all who played a game */
    const rating *seat;
    const int *rank;
    int n;
    double c;                  /* the deviation of all of them together */
    double weight[RATE_SEATS]; /* e^(mu/c) */
    double rest[RATE_SEATS];   /* the weights of all who did not end before this one */
    int tied[RATE_SEATS];      /* how many ended where this one did */
} field;

static void weigh(field *f)
{
    double sum = 0;
    for (int i = 0; i < f->n; i++)
        sum += f->seat[i].sigma * f->seat[i].sigma + beta * beta;
    f->c = sqrt(sum);
    for (int i = 0; i < f->n; i++)
        f->weight[i] = exp(f->seat[i].mu / f->c);
    for (int q = 0; q < f->n; q++)
        for (int i = 0; i < f->n; i++) {
            f->rest[q] += f->rank[i] >= f->rank[q] ? f->weight[i] : 0;
            f->tied[q] += f->rank[i] == f->rank[q];
        }
}

/* Each place is a draw among those who were left: how likely this one was, and whether it was. */
static rating moved(const field *f, int i)
{
    rating r = f->seat[i];
    double step = 0, sharp = 0, variance = r.sigma * r.sigma;
    for (int q = 0; q < f->n; q++) {
        double chance = f->weight[i] / f->rest[q];
        if (f->rank[q] > f->rank[i])
            continue;
        step += ((q == i) - chance) / f->tied[q];
        sharp += chance * (1 - chance) / f->tied[q];
    }
    double known = sharp * variance / (f->c * f->c) * (r.sigma / f->c);
    r.mu += step * variance / f->c;
    r.sigma *= sqrt(fmax(1 - known, least));
    return r;
}

void rate_game(rating *seat, const int *rank, int n)
{
    rating before[RATE_SEATS];
    for (int i = 0; i < n; i++) {
        before[i] = seat[i];
        if (before[i].sigma > 0)
            before[i].sigma = sqrt(before[i].sigma * before[i].sigma + tau * tau);
    }
    field f = {.seat = before, .rank = rank, .n = n};
    weigh(&f);
    for (int i = 0; i < n; i++)
        if (seat[i].sigma > 0)
            seat[i] = moved(&f, i);
}

int64_t rate_shown(rating r) { return llround(shown_centre + shown_scale * (r.mu - first_mu)); }

int64_t rate_low(rating r)
{
    return llround(1000 * (shown_centre + shown_scale * (r.mu - first_mu - wide * r.sigma)));
}

int64_t rate_range(rating r) { return llround(wide * shown_scale * r.sigma); }

void rate_write(double x, char out[RATE_TEXT]) { snprintf(out, RATE_TEXT, "%.17g", x); }
