/* review_value.c - V: the chance to win and the points to expect of every seat, of a position as
 * it truly is.
 *
 * With a net that knows who wins it is what the net says. Without one it is the game's own `worth`,
 * and where each seat builds for itself halfway between `worth` and what the net expects, as the
 * search there has it; read through a straight line and a logistic curve that are fitted to games
 * of bots with the same table. Where chance is asked next, or a turn is half done, the position is
 * played on a little first; the random numbers of that are the same for every position, so that
 * differences are surer than values. Whatever V is, luck measured by it averages to nothing: it is
 * compared with the exact mean of the same V. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "review.h"

enum {
    SAGE = 64,       /* iterations of the search behind V */
    SAGE_QUICK = 4,  /* and where the reviewer itself looks less than... */
    QUICK = 32,      /* ...so often */
    AHEAD = 4,       /* ways to go on that are averaged where chance is asked next */
    AHEAD_PLAIN = 4, /* the same without a net, where a turn is only half done */
    FIT_GAMES = 16,
    FIT_ITERATIONS = 16, /* of who plays them, where a net makes few go far; else greedy does */
    FIT_LOOK = 64,       /* as of a reviewer so thorough */
    FIT_MOST = 4096,     /* plies of one that are looked at */
    FIT_EVERY = 3,       /* of its decisions one is kept */
};

/* The normal curve is nearly a logistic one so much as steep. */
static const double normal_slope = 1.702;

typedef struct fit_past { /* what a game looked like on its way */
    uint32_t count;
    uint32_t ply[FIT_MOST];
    double worth[FIT_MOST][MH_MAX_SEATS];
} fit_past;

typedef struct sums { /* of worth x and points y at the end; d: of differences between seats */
    double n, x, y, xx, xy, dn, dxx, dxy, dyy;
} sums;

static int bin_of(double part)
{
    int bin = (int)(part * REVIEW_BINS);
    return bin < 0 ? 0 : bin < REVIEW_BINS ? bin : REVIEW_BINS - 1;
}

bool review_by_points(const mh_game *g, bool net, int seats)
{
    return !net || g->thinking->for_itself || seats == 1;
}

static bool by_points(const review_eye *eye, const mh_state *st)
{
    return review_by_points(eye->game, eye->mind != NULL, st->seats);
}

/* `worth` of every seat, in points, after who is asked has ended its turn as well as it looks. */
static void plain_worth(review_eye *eye, mh_state *st, mh_rng *rng, double out[MH_MAX_SEATS])
{
    const mh_game *g = eye->game;
    int seat = mh_turn(st);
    if (seat < MH_MAX_SEATS && !eye->brief)
        ai_settle(g, st, seat, rng, &(ai_scratch){&eye->probe, eye->list, eye->draws},
                  g->thinking->settle);
    for (int p = 0; p < st->seats; p++)
        out[p] = (st->depth ? g->worth(st, p) : 100 * mh_total(g, st, p)) / 100.0;
}

/* What every seat's points at the end are read from. */
static void estimate(review_eye *eye, mh_state *st, mh_rng *rng, double out[MH_MAX_SEATS])
{
    int32_t points[MH_MAX_SEATS] = {0}, win[MH_MAX_SEATS] = {0};
    if (!eye->mind || !st->depth) {
        plain_worth(eye, st, rng, out);
        return;
    }
    nn_look(eye->mind, st);
    nn_value(eye->mind, points, win);
    for (int p = 0; p < st->seats; p++)
        out[p] = (points[p] + nn_worth(eye->mind, p)) / 200.0;
}

static void softmax(const double *x, int seats, double steep, double *out)
{
    double most = x[0], sum = 0;
    for (int p = 1; p < seats; p++)
        most = x[p] > most ? x[p] : most;
    for (int p = 0; p < seats; p++)
        sum += out[p] = exp(steep * (x[p] - most));
    for (int p = 0; p < seats; p++)
        out[p] /= sum;
}

static void value_of_end(const mh_game *g, const mh_state *st, review_worth *out)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    int first = 0;
    g->rank(st, rank);
    for (int p = 0; p < st->seats; p++)
        first += rank[p] == 1;
    for (int p = 0; p < st->seats; p++) {
        out->chance[p] = rank[p] == 1 ? 1.0 / first : 0;
        out->points[p] = mh_total(g, st, p);
    }
}

static void by_net(review_eye *eye, const mh_state *st, review_worth *out)
{
    int32_t points[MH_MAX_SEATS] = {0}, win[MH_MAX_SEATS] = {0};
    double sum = 0;
    nn_look(eye->mind, st);
    nn_value(eye->mind, points, win);
    for (int p = 0; p < st->seats; p++)
        sum += win[p];
    for (int p = 0; p < st->seats; p++) {
        out->chance[p] = sum > 0 ? win[p] / sum : 1.0 / st->seats;
        out->points[p] = points[p] / 100.0;
    }
}

/* The seat that is asked answers as well as a look ahead finds; the others share the rest as the
 * net sees them. */
static void look_ahead(review_eye *eye, const mh_state *st, uint64_t seed, review_worth *v)
{
    int seat = mh_turn(st);
    ai_advice best;
    uint32_t n = mh_few(eye->game, st, seat, eye->list);
    ai_begin(eye->sage, seed);
    ai_advise(eye->sage, st, seat, eye->list, n, &best, 1);
    double is = best.value / 1000.0, rest = 1 - v->chance[seat];
    for (int p = 0; p < st->seats; p++)
        if (p != seat)
            v->chance[p] = rest > 0 ? v->chance[p] / rest * (1 - is) : (1 - is) / (st->seats - 1);
    v->chance[seat] = is;
}

static void by_fit(review_eye *eye, mh_state *st, mh_rng *rng, review_worth *out)
{
    const review_fit *fit = eye->fit;
    double worth[MH_MAX_SEATS];
    int bin = bin_of(st->ply / eye->plies);
    estimate(eye, st, rng, worth);
    if (!st->depth) {
        value_of_end(eye->game, st, out);
        return;
    }
    softmax(worth, st->seats, fit->steep[bin], out->chance);
    for (int p = 0; p < st->seats; p++)
        out->points[p] = fit->base[bin] + fit->slope[bin] * worth[p];
}

static void as_it_stands(review_eye *eye, const mh_state *st, review_worth *out)
{
    memcpy(&eye->world, st, eye->game->state_size);
    by_fit(eye, &eye->world.st, NULL, out);
}

static void add(review_worth *sum, const review_worth *one, double part)
{
    for (int p = 0; p < MH_MAX_SEATS; p++) {
        sum->chance[p] += part * one->chance[p];
        sum->points[p] += part * one->points[p];
    }
}

void review_value(review_eye *eye, const mh_state *st, review_worth *out)
{
    const mh_game *g = eye->game;
    bool drawn = mh_turn(st) == MH_CHANCE;
    int ways = drawn ? AHEAD : eye->mind ? 1 : AHEAD_PLAIN;
    *out = (review_worth){.chance = {0}};
    if (!st->depth) {
        value_of_end(g, st, out);
        return;
    }
    if (eye->brief) {
        as_it_stands(eye, st, out);
        return;
    }
    for (int k = 0; k < ways; k++) {
        review_worth one = {.chance = {0}};
        mh_rng rng;
        mh_seed(&rng, mh_mix(eye->seed, (uint64_t)k));
        memcpy(&eye->world, st, g->state_size);
        ai_resolve_chance(g, &eye->world.st, &rng, eye->draws);
        if (!eye->world.st.depth)
            value_of_end(g, &eye->world.st, &one);
        else if (by_points(eye, st))
            by_fit(eye, &eye->world.st, &rng, &one);
        else {
            by_net(eye, &eye->world.st, &one);
            look_ahead(eye, &eye->world.st, mh_mix(eye->seed, (uint64_t)k), &one);
        }
        add(out, &one, 1.0 / ways);
    }
}

static double best_but(const double *x, int seats, int seat)
{
    double best = -1e9;
    for (int p = 0; p < seats; p++)
        best = p != seat && x[p] > best ? x[p] : best;
    return seats > 1 ? best : 0;
}

/* A search tells its lead over the best other at the positions it came to. Where each seat builds
 * for itself it is its own points there, less the best other's `worth` here: its own value says
 * only how good it is among what that one search found, and two of them cannot be compared. */
static double lead_of(const review_eye *eye, const mh_state *st, int seat, double margin,
                      const double x[MH_MAX_SEATS])
{
    const mh_game *g = eye->game;
    double worth[MH_MAX_SEATS];
    if (!g->thinking->for_itself || st->seats == 1)
        return margin;
    for (int p = 0; p < st->seats; p++)
        worth[p] = g->worth(st, p) / 100.0;
    return margin + best_but(worth, st->seats, seat) - best_but(x, st->seats, seat);
}

void review_of_search(review_eye *eye, const mh_state *st, int seat, const ai_advice *said,
                      double *chance, double *points)
{
    const review_fit *fit = eye->fit;
    double x[MH_MAX_SEATS], chances[MH_MAX_SEATS] = {0}, lead = said->margin / 100.0;
    mh_rng rng;
    if (!by_points(eye, st)) {
        *chance = said->value / 1000.0;
        *points = lead;
        return;
    }
    int bin = bin_of(st->ply / eye->plies);
    mh_seed(&rng, eye->seed);
    memcpy(&eye->world, st, eye->game->state_size);
    estimate(eye, &eye->world.st, &rng, x);
    lead = lead_of(eye, st, seat, lead, x);
    x[seat] = best_but(x, st->seats, seat) + lead;
    softmax(x, st->seats, fit->steep[bin], chances);
    *chance = chances[seat];
    *points = st->seats > 1 ? fit->lead[bin] * lead : fit->base[bin] + fit->slope[bin] * lead;
}

bool review_eye_open(review_eye *eye, const nn_net *net, uint32_t iterations)
{
    ai_spec spec;
    char text[32];
    mh_error error;
    if (!net)
        return true;
    snprintf(text, sizeof text, "mcts:%d", iterations < QUICK ? SAGE_QUICK : SAGE);
    if (ai_parse(text, &spec, &error))
        return false;
    eye->open = *eye->game;
    eye->open.hide = mh_hide_nothing;
    eye->open.deal = mh_deal_nothing;
    spec.learned = net;
    spec.threads = 1;
    eye->sage = ai_open(&eye->open, &spec);
    eye->mind = calloc(1, sizeof *eye->mind);
    if (eye->mind)
        nn_mind_set(eye->mind, net);
    return eye->mind && eye->sage;
}

void review_eye_close(review_eye *eye)
{
    ai_close(eye->sage);
    free(eye->mind);
}

/* ---- the fit ---------------------------------------------------------------------------- */

typedef struct fitter {
    review_eye eye;
    ai_bot *bot;
    ai_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    fit_past past;
    sums sum[REVIEW_BINS];
    double plies; /* of all games */
} fitter;

static void remember(fitter *f, uint32_t turn)
{
    fit_past *past = &f->past;
    mh_rng rng;
    if (turn % FIT_EVERY || past->count == FIT_MOST)
        return;
    mh_seed(&rng, mh_mix(f->eye.seed, turn));
    memcpy(&f->eye.world, &f->now, f->eye.game->state_size);
    past->ply[past->count] = f->now.st.ply;
    estimate(&f->eye, &f->eye.world.st, &rng, past->worth[past->count++]);
}

static void add_up(fitter *f)
{
    const mh_state *end = &f->now.st;
    double y[MH_MAX_SEATS];
    for (int p = 0; p < end->seats; p++)
        y[p] = mh_total(f->eye.game, end, p);
    for (uint32_t i = 0; i < f->past.count; i++) {
        sums *s = &f->sum[bin_of((double)f->past.ply[i] / end->ply)];
        const double *x = f->past.worth[i];
        for (int p = 0; p < end->seats; p++) {
            s->n++;
            s->x += x[p];
            s->y += y[p];
            s->xx += x[p] * x[p];
            s->xy += x[p] * y[p];
            for (int q = 0; q < p; q++) {
                s->dn++;
                s->dxx += (x[p] - x[q]) * (x[p] - x[q]);
                s->dxy += (x[p] - x[q]) * (y[p] - y[q]);
                s->dyy += (y[p] - y[q]) * (y[p] - y[q]);
            }
        }
    }
}

/* Seats err, so that leads of every size are seen; by the same share, so that who leads does not
 * go on to gain on the others. */
static void fit_game(fitter *f, uint64_t options, int seats, uint64_t seed)
{
    const mh_game *g = f->eye.game;
    mh_state *st = &f->now.st;
    uint32_t turn = 0;
    mh_rng rng;
    mh_seed(&rng, seed);
    uint32_t errs = mh_below(&rng, 4) * 8; /* of a hundred */
    f->past.count = 0;
    mh_setup(g, st, options, seats);
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            mh_apply(g, st, seat, mh_roll(g, st, &rng), NULL);
            continue;
        }
        remember(f, turn++);
        memcpy(&f->hidden, st, g->state_size);
        g->hide(&f->hidden.st, seat);
        uint32_t n = mh_few(g, &f->hidden.st, seat, f->list);
        bool errs_now = mh_below(&rng, 100) < errs;
        mh_apply(g, st, seat,
                 errs_now ? f->list[mh_below(&rng, n)]
                          : ai_choose(f->bot, &f->hidden.st, seat, f->list, n),
                 NULL);
    }
    add_up(f);
    f->plies += st->ply;
}

static void solve(const sums *s, review_fit *out, int bin)
{
    double vx = s->n * s->xx - s->x * s->x;
    double slope = vx > 0 ? (s->n * s->xy - s->x * s->y) / vx : 1;
    double lead = s->dxx > 0 ? s->dxy / s->dxx : 1;
    double left = s->dn > 0 ? (s->dyy - lead * s->dxy) / s->dn : 1;
    double spread = sqrt(left > 1 ? left : 1);
    out->slope[bin] = slope;
    out->base[bin] = s->n > 0 ? (s->y - slope * s->x) / s->n : 0;
    out->lead[bin] = lead > 0 ? lead : 0;
    out->steep[bin] = normal_slope * out->lead[bin] / spread;
}

/* What a net expects are the points of those who play by it. */
static bool open_fitter(fitter *f, const nn_net *net)
{
    ai_spec spec = {.kind = AI_GREEDY};
    mh_error error;
    char text[32];
    if (!review_eye_open(&f->eye, net, FIT_LOOK))
        return false;
    if (net) {
        snprintf(text, sizeof text, "mcts:%d", FIT_ITERATIONS);
        if (ai_parse(text, &spec, &error))
            return false;
        spec.learned = net;
        spec.threads = 1;
    }
    f->bot = ai_open(f->eye.game, &spec);
    return f->bot != NULL;
}

static void close_fitter(fitter *f)
{
    ai_close(f->bot);
    review_eye_close(&f->eye);
    free(f);
}

static bool make_fit(const mh_game *g, const nn_net *net, uint64_t options, int seats,
                     uint64_t seed, bool brief, review_fit *out)
{
    fitter *f = calloc(1, sizeof *f);
    if (!f)
        return false;
    f->eye.game = g;
    f->eye.seed = seed;
    f->eye.brief = brief;
    if (!open_fitter(f, net)) {
        close_fitter(f);
        return false;
    }
    ai_begin(f->bot, seed);
    for (uint64_t i = 0; i < FIT_GAMES; i++)
        fit_game(f, options, seats, mh_mix(seed, i));
    for (int bin = 0; bin < REVIEW_BINS; bin++)
        solve(&f->sum[bin], out, bin);
    out->plies = f->plies / FIT_GAMES;
    close_fitter(f);
    return true;
}

bool review_fit_make(const mh_game *g, const nn_net *net, uint64_t options, int seats,
                     uint64_t seed, review_fit *out)
{
    return make_fit(g, net, options, seats, seed, false, out);
}

bool review_fit_brief(const mh_game *g, uint64_t options, int seats, uint64_t seed, review_fit *out)
{
    return make_fit(g, NULL, options, seats, seed, true, out);
}
