/* sim_csv.c - the figures of a simulation as CSV: one table, what a row is about in its first
 * three cells. */
#include <stdio.h>
#include <stdlib.h>

#include "sim.h"

static void csv_cell(FILE *f, const char *table, const char *name, const char *seat,
                     const sim_cell *c)
{
    sim_odds o = sim_odds_of(c);
    fprintf(f, "%s,%s,%s,%lld,%.6f,%.6f,%.6f,%.4f,%.4f\n", table, name, seat, (long long)c->n,
            o.share, o.low, o.high, sim_mean(c->score, c->n),
            sim_deviation(c->score, c->squares, c->n));
}

static void csv_seat(FILE *f, const sim_run *r, int seat)
{
    const mh_game *g = r->job->lineup.game;
    const sim_seat *s = &r->total->seat[seat];
    char number[16], bot[HOST_NAME + 2];
    snprintf(number, sizeof number, "%d", seat);
    snprintf(bot, sizeof bot, "%s", r->job->lineup.bot[seat]);
    csv_cell(f, "seat", bot, number, &s->cell);
    for (unsigned c = 0; c < g->categories->count; c++)
        fprintf(f, "points,%s,%d,%lld,,,,%.4f,\n", g->categories->ids[c], seat,
                (long long)s->cell.n, sim_mean(s->line[c], s->cell.n));
    for (int i = 0; i < SIM_SCORES; i++)
        if (s->scores[i])
            fprintf(f, "score,%d,%d,%u,,,,,\n", i - SIM_BELOW, seat, s->scores[i]);
    if (r->job->luck)
        fprintf(f, "luck,,%d,%lld,,,,%.4f,%.4f\n", seat, (long long)s->cell.n,
                sim_mean(s->luck, s->cell.n) / SIM_POINT,
                sim_deviation(s->luck, s->luck_squares, s->cell.n) / SIM_POINT);
    if (r->job->luck && r->job->lineup.seats > 1) {
        sim_fair fair = sim_fair_of(s, review_luck_part(g, r->job->lineup.seats));
        fprintf(f, "luck_chance,,%d,%lld,,,,%.6f,%.6f\n", seat, (long long)s->cell.n, fair.luck,
                fair.luck_sd);
        fprintf(f, "without_luck,,%d,%lld,%.6f,,,,%.6f\n", seat, (long long)s->cell.n, fair.share,
                fair.error);
    }
}

static void csv_marker(FILE *f, const sim_run *r, unsigned marker)
{
    uint8_t value[SIM_VALUES];
    sim_marker m = sim_marker_of(r->job->lineup.game, marker);
    unsigned n = sim_sorted(r->total, r->job->lineup.game, marker, value);
    for (unsigned i = 0; i < n; i++) {
        char name[96];
        sim_value_id(&m, value[i], name, sizeof name);
        csv_cell(f, m.name, name, "", &r->total->mark[marker][value[i]]);
    }
}

static void csv_luck(FILE *f, const sim_run *r)
{
    const sim_total *t = r->total;
    const mh_game *g = r->job->lineup.game;
    for (int k = 0; k < r->job->lineup.seats; k++) {
        char place[16];
        snprintf(place, sizeof place, "%d", k + 1);
        csv_cell(f, "luck_place", place, "", &t->luck_place[k]);
    }
    for (unsigned i = 0; i < SIM_PROMPTS && i < g->prompt_count; i++)
        if (t->draws[i].n)
            fprintf(f, "draw,%s,,%lld,,,,,%.4f\n", g->prompts[i].name, (long long)t->draws[i].n,
                    sim_deviation(0, t->draws[i].squares, t->draws[i].n * r->job->lineup.seats) /
                        SIM_POINT);
}

char *sim_csv(const sim_run *r, size_t *length)
{
    char *text = NULL;
    FILE *f = open_memstream(&text, length);
    if (!f)
        return NULL;
    fputs("table,name,seat,n,win_share,low,high,mean,sd\n", f);
    for (int seat = 0; seat < r->job->lineup.seats; seat++)
        csv_seat(f, r, seat);
    for (unsigned i = 0; i < sim_marker_count(r->job->lineup.game); i++)
        csv_marker(f, r, i);
    for (int i = 0; i < SIM_LENGTHS; i++)
        if (r->total->lengths[i])
            fprintf(f, "length,%d,,%u,,,,,\n", i * SIM_LENGTH, r->total->lengths[i]);
    if (r->job->luck)
        csv_luck(f, r);
    if (!fclose(f))
        return text;
    free(text);
    return NULL;
}
