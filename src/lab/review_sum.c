/* review_sum.c - what adds up: the ledger of every seat, phases and kinds, what was dearest.
 *
 * V stands before every ply. What a ply changed is luck or a loss, and the rest of the change is
 * `unclear`: the reviewer changed its mind, or the true world was not the one that could be
 * expected. Such rests are as often good as bad, so the error that a ledger is told with is the
 * root of the sum of their squares. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "review.h"

static double unit_of(const review *r, const review_worth *v, int seat)
{
    return review_alone(r) ? v->points[seat] : v->chance[seat];
}

/* How a loss of one seat changes another's chance: it goes to them as they stand. */
static double effect(const review *r, const review_decision *d, int seat)
{
    const double *chance = r->at[d->ply].chance;
    double rest = 0;
    if (!d->error)
        return 0;
    if (seat == d->seat)
        return -d->loss;
    for (int p = 0; p < r->seats; p++)
        rest += p == d->seat ? 0 : chance[p];
    return d->loss * (rest > 0 ? chance[seat] / rest : 1.0 / (r->seats - 1));
}

static void add_rest(review *r, uint32_t ply, int seat, double explained)
{
    double moved = unit_of(r, &r->at[ply + 1], seat) - unit_of(r, &r->at[ply], seat);
    double rest = moved - explained;
    r->total[seat].unclear += rest;
    r->total[seat].error += rest * rest;
}

static void add_draw(review *r, const review_luck *l)
{
    for (int p = 0; p < r->seats; p++) {
        double luck = review_alone(r) ? l->points[p] : l->chance[p];
        r->total[p].luck += luck;
        r->total[p].points_luck += l->points[p];
        add_rest(r, l->ply, p, luck);
    }
}

static void count_decision(review *r, const review_decision *d)
{
    review_total *t = &r->total[d->seat];
    review_share *in[2] = {&r->phase[d->seat][d->phase], &r->kind[d->seat][d->prompt]};
    t->decisions++;
    t->agreed += d->agreed;
    t->errors += d->error;
    for (int k = 0; k < 2; k++) {
        in[k]->n++;
        in[k]->errors += d->error;
        in[k]->lost += d->error ? d->loss : 0;
        in[k]->points += d->error ? d->points : 0;
    }
    if (!d->error)
        return;
    t->points_lost += d->points;
    t->clean_error += d->points_error * d->points_error;
}

static void add_decision(review *r, uint32_t ply, const review_decision *d)
{
    for (int p = 0; p < r->seats; p++) {
        double e = d ? effect(r, d, p) : 0;
        if (d && p == d->seat)
            r->total[p].lost -= e;
        else
            r->total[p].others += e;
        add_rest(r, ply, p, e);
    }
    if (d)
        count_decision(r, d);
}

static double size_of(const review *r, const review_turn *t)
{
    double most = 0;
    for (int p = 0; p < r->seats; p++)
        most = fabs(t->moved[p]) > most ? fabs(t->moved[p]) : most;
    return most;
}

/* Keeps the largest moves of the curve, the largest first. */
static void add_turn(review *r, uint32_t ply)
{
    review_turn t = {.ply = ply, .seat = r->saga->seats[ply]};
    for (int p = 0; p < r->seats; p++)
        t.moved[p] = unit_of(r, &r->at[ply + 1], p) - unit_of(r, &r->at[ply], p);
    uint32_t i = r->turns < REVIEW_TURNS ? r->turns++ : REVIEW_TURNS;
    if (i == REVIEW_TURNS && size_of(r, &t) <= size_of(r, &r->turn[--i]))
        return;
    for (; i && size_of(r, &r->turn[i - 1]) < size_of(r, &t); i--)
        r->turn[i] = r->turn[i - 1];
    r->turn[i] = t;
}

/* Luck comes to nothing over many games, so a result less any fixed part of it is as unbiased as
 * the result. The part is that which leaves the least variance. */
double review_luck_part(const mh_game *g, int seats)
{
    uint32_t part = g->thinking->luck;
    return part && seats > 1 ? part / 100.0 : 1;
}

static void close_seat(review *r, int seat)
{
    review_total *t = &r->total[seat];
    t->start = unit_of(r, &r->at[0], seat);
    t->result = unit_of(r, &r->at[r->plies], seat);
    t->points = r->at[r->plies].points[seat];
    t->error = sqrt(t->error);
    t->adjusted = t->result - review_luck_part(r->game, r->seats) * t->luck;
    t->clean = t->points + t->points_lost - t->points_luck;
    t->clean_error = sqrt(t->clean_error);
}

void review_sum(review *r)
{
    uint32_t d = 0, l = 0;
    memset(r->total, 0, sizeof r->total);
    memset(r->phase, 0, sizeof r->phase);
    memset(r->kind, 0, sizeof r->kind);
    r->turns = 0;
    for (uint32_t ply = 0; ply < r->plies; ply++) {
        if (l < r->draws && r->luck[l].ply == ply)
            add_draw(r, &r->luck[l++]);
        else if (d < r->decisions && r->decision[d].ply == ply)
            add_decision(r, ply, &r->decision[d++]);
        else
            add_decision(r, ply, NULL);
        add_turn(r, ply);
    }
    for (int p = 0; p < r->seats; p++)
        close_seat(r, p);
}

/* How large losses are, squared, as far as their errors do not explain it: what is known of a
 * decision before it is looked at. */
static double spread_of(const review *r)
{
    double sum = 0;
    uint32_t n = 0;
    for (uint32_t i = 0; i < r->decisions; i++) {
        const review_decision *d = &r->decision[i];
        if (!d->tries)
            continue;
        sum += d->loss * d->loss - d->loss_error * d->loss_error;
        n++;
    }
    return n && sum > 0 ? sum / n : 0;
}

/* The largest of many estimates is mostly one that came out too large. So they are put in order by
 * what is to be expected of them: drawn to nothing, the more the less sure they are. */
static double expected(double size, double error, double spread)
{
    double whole = spread + error * error;
    return whole > 0 ? size * spread / whole : size;
}

static uint32_t best_of(const review *r, int seat, bool finds, uint32_t *out, uint32_t cap)
{
    double spread = spread_of(r);
    uint32_t n = 0;
    for (uint32_t i = 0; i < r->decisions; i++) {
        const review_decision *d = &r->decision[i];
        if ((finds ? !d->found : !d->error) || (seat != MH_NOBODY && d->seat != seat))
            continue;
        double size = expected(finds ? d->gap : d->loss, d->loss_error, spread);
        uint32_t at = n < cap ? n++ : cap;
        for (; at; at--) {
            const review_decision *o = &r->decision[out[at - 1]];
            if (expected(finds ? o->gap : o->loss, o->loss_error, spread) >= size)
                break;
            if (at < cap)
                out[at] = out[at - 1];
        }
        if (at < cap)
            out[at] = i;
    }
    return n;
}

uint32_t review_dearest(const review *r, int seat, uint32_t *out, uint32_t cap)
{
    return best_of(r, seat, false, out, cap);
}

uint32_t review_finds(const review *r, int seat, uint32_t *out, uint32_t cap)
{
    return best_of(r, seat, true, out, cap);
}
