/* sim_report.c - the figures of a simulation as text and JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

enum { TEXT_FEW = 16, TEXT_ENDS = 5 };

sim_odds sim_odds_of(const sim_cell *c)
{
    sim_odds o = {.share = sim_mean(c->share, c->n) / SIM_SHARE};
    arena_wilson((double)c->share / SIM_SHARE, (double)c->n, &o.low, &o.high);
    return o;
}

void sim_value_id(const sim_marker *m, unsigned value, char *buf, size_t cap)
{
    if (m->how == MH_MARK_TIMES)
        snprintf(buf, cap, "%u%s", value, value == SIM_MOST ? "+" : "");
    else
        mh_format_value(m->kind, value, buf, cap);
}

unsigned sim_sorted(const sim_total *t, const mh_game *g, unsigned marker, uint8_t out[SIM_VALUES])
{
    const sim_cell *cell = t->mark[marker];
    bool counts = sim_marker_of(g, marker).how == MH_MARK_TIMES;
    unsigned n = 0;
    for (unsigned v = 0; v < SIM_VALUES; v++) {
        unsigned at = n;
        if (!cell[v].n)
            continue;
        for (; !counts && at > 0; at--) {
            const sim_cell *other = &cell[out[at - 1]];
            if (sim_mean(other->share, other->n) >= sim_mean(cell[v].share, cell[v].n))
                break;
            out[at] = out[at - 1];
        }
        out[at] = (uint8_t)v;
        n++;
    }
    return n;
}

/* ---- text ---- */

static void text_value(FILE *f, const sim_run *r, const sim_marker *m, unsigned marker,
                       unsigned value)
{
    const sim_cell *c = &r->total->mark[marker][value];
    sim_odds o = sim_odds_of(c);
    char name[96];
    mh_speech english = {.lang = MH_EN};
    if (m->how == MH_MARK_TIMES)
        sim_value_id(m, value, name, sizeof name);
    else
        mh_say_value(m->kind, &english, value, name, sizeof name);
    fputs("  ", f);
    lab_pad(f, name, 34, false);
    fprintf(f, " %8lld %7.1f%% %7.1f%% - %5.1f%% %9.2f\n", (long long)c->n, 100 * o.share,
            100 * o.low, 100 * o.high, sim_mean(c->score, c->n));
}

static void text_marker(FILE *f, const sim_run *r, unsigned marker)
{
    uint8_t value[SIM_VALUES];
    sim_marker m = sim_marker_of(r->job->lineup.game, marker);
    unsigned n = sim_sorted(r->total, r->job->lineup.game, marker, value);
    bool few = m.how == MH_MARK_TIMES || n <= TEXT_FEW;
    if (!n)
        return;
    fputc('\n', f);
    lab_pad(f, m.label->text[MH_EN], 36, false);
    fprintf(f, " %8s %8s %17s %9s\n", "seats", "win share", "95 % of it", "score");
    for (unsigned i = 0; i < n; i++) {
        if (few || i < TEXT_ENDS || i >= n - TEXT_ENDS)
            text_value(f, r, &m, marker, value[i]);
        else if (i == TEXT_ENDS)
            fprintf(f, "  ... %u more between them\n", n - 2 * TEXT_ENDS);
    }
}

static void text_seats(FILE *f, const sim_run *r)
{
    fprintf(f, "%4s  %-10s %10s %8s %6s %6s %9s %17s\n", "seat", "bot", "mean score", "sd", "min",
            "max", "win share", "95 % of it");
    for (int seat = 0; seat < r->job->lineup.seats; seat++) {
        const sim_seat *s = &r->total->seat[seat];
        sim_odds o = sim_odds_of(&s->cell);
        fprintf(f, "%4d  %-10s %10.2f %8.2f %6lld %6lld %8.1f%% %7.1f%% - %5.1f%%\n", seat,
                r->job->lineup.bot[seat], sim_mean(s->cell.score, s->cell.n),
                sim_deviation(s->cell.score, s->cell.squares, s->cell.n), (long long)s->low,
                (long long)s->high, 100 * o.share, 100 * o.low, 100 * o.high);
    }
}

static void text_luck(FILE *f, const sim_run *r)
{
    const sim_total *t = r->total;
    int seats = r->job->lineup.seats;
    fprintf(f, "\nluck: %.1f %% of the variance of scores\n", 100 * sim_luck_part(t, seats));
    for (int p = 0; p < seats; p++) {
        const sim_seat *s = &t->seat[p];
        sim_fair fair = sim_fair_of(s, review_luck_part(r->job->lineup.game, seats));
        fprintf(f, "  seat %d  mean %+.2f, sd %.2f points", p,
                sim_mean(s->luck, s->cell.n) / SIM_POINT,
                sim_deviation(s->luck, s->luck_squares, s->cell.n) / SIM_POINT);
        if (seats > 1)
            fprintf(f, "; mean %+.2f %%, sd %.2f %% of the win; without luck wins %.1f%% +- %.1f",
                    100 * fair.luck, 100 * fair.luck_sd, 100 * fair.share, 100 * fair.error);
        fputc('\n', f);
    }
    for (int k = 0; k < seats && seats > 1; k++)
        fprintf(f, "  place %d in luck wins %5.1f%%\n", k + 1,
                100 * sim_odds_of(&t->luck_place[k]).share);
}

void sim_put_text(FILE *f, const sim_run *r)
{
    const sim_job *job = r->job;
    const sim_total *t = r->total;
    fprintf(f, "%s, %d seats: %llu games, %llu errors\n", job->lineup.game->name, job->lineup.seats,
            (unsigned long long)t->games + t->errors, (unsigned long long)t->errors);
    fprintf(f, "%llu decisions, %llu plies in %.2f s (%.0f decisions/s)\ndigest %016llx\n\n",
            (unsigned long long)t->decisions, (unsigned long long)t->plies, r->seconds,
            r->seconds > 0 ? (double)t->decisions / r->seconds : 0, (unsigned long long)t->digest);
    text_seats(f, r);
    for (unsigned i = 0; i < sim_marker_count(job->lineup.game); i++)
        text_marker(f, r, i);
    if (job->luck)
        text_luck(f, r);
}

/* ---- JSON ---- */

static void put_odds(json_t *to, const sim_cell *c)
{
    sim_odds o = sim_odds_of(c);
    json_object_set_new(to, "n", json_integer((json_int_t)c->n));
    json_object_set_new(to, "win_share", json_real(o.share));
    json_object_set_new(to, "low", json_real(o.low));
    json_object_set_new(to, "high", json_real(o.high));
    json_object_set_new(to, "mean_score", json_real(sim_mean(c->score, c->n)));
    json_object_set_new(to, "sd_score", json_real(sim_deviation(c->score, c->squares, c->n)));
}

static json_t *seat_json(const sim_run *r, int seat)
{
    const mh_game *g = r->job->lineup.game;
    const sim_seat *s = &r->total->seat[seat];
    json_t *lines = json_array();
    json_t *scores = json_object();
    for (unsigned c = 0; c < g->categories->count; c++)
        json_array_append_new(lines, json_pack("{s:s,s:f}", "category", g->categories->ids[c],
                                               "mean", sim_mean(s->line[c], s->cell.n)));
    for (int i = 0; i < SIM_SCORES; i++) {
        char score[12];
        snprintf(score, sizeof score, "%d", i - SIM_BELOW);
        if (s->scores[i])
            json_object_set_new(scores, score, json_integer(s->scores[i]));
    }
    json_t *root = json_pack("{s:i,s:s}", "seat", seat, "bot", r->job->lineup.bot[seat]);
    put_odds(root, &s->cell);
    json_object_set_new(root, "min_score", json_integer((json_int_t)s->low));
    json_object_set_new(root, "max_score", json_integer((json_int_t)s->high));
    json_object_set_new(root, "lines", lines);
    json_object_set_new(root, "scores", scores);
    return root;
}

static json_t *marker_json(const sim_run *r, unsigned marker)
{
    uint8_t value[SIM_VALUES];
    sim_marker m = sim_marker_of(r->job->lineup.game, marker);
    unsigned n = sim_sorted(r->total, r->job->lineup.game, marker, value);
    json_t *values = json_array();
    for (unsigned i = 0; i < n; i++) {
        char name[96];
        sim_value_id(&m, value[i], name, sizeof name);
        json_t *row = json_pack("{s:s}", "value", name);
        put_odds(row, &r->total->mark[marker][value[i]]);
        json_array_append_new(values, row);
    }
    return json_pack("{s:s,s:s,s:o}", "marker", m.name, "name", m.label->text[MH_EN], "values",
                     values);
}

static json_t *luck_json(const sim_run *r)
{
    const sim_total *t = r->total;
    const mh_game *g = r->job->lineup.game;
    double part = review_luck_part(g, r->job->lineup.seats);
    json_t *seats = json_array(), *places = json_array(), *draws = json_array();
    for (int p = 0; p < r->job->lineup.seats; p++) {
        const sim_seat *s = &t->seat[p];
        json_t *place = json_object();
        sim_fair fair = sim_fair_of(s, part);
        json_array_append_new(
            seats, json_pack("{s:f,s:f,s:f,s:f,s:f,s:f,s:f}", "mean",
                             sim_mean(s->luck, s->cell.n) / SIM_POINT, "sd",
                             sim_deviation(s->luck, s->luck_squares, s->cell.n) / SIM_POINT,
                             "chance", fair.luck, "chance_sd", fair.luck_sd, "win_share_error",
                             fair.raw_error, "adjusted", fair.share, "adjusted_error", fair.error));
        put_odds(place, &t->luck_place[p]);
        json_array_append_new(places, place);
    }
    for (unsigned i = 0; i < SIM_PROMPTS && i < g->prompt_count; i++)
        if (t->draws[i].n)
            json_array_append_new(draws,
                                  json_pack("{s:s,s:I,s:f}", "draw", g->prompts[i].name, "n",
                                            (json_int_t)t->draws[i].n, "sd",
                                            sim_deviation(0, t->draws[i].squares,
                                                          t->draws[i].n * r->job->lineup.seats) /
                                                SIM_POINT));
    return json_pack("{s:f,s:f,s:o,s:o,s:o}", "part_of_variance",
                     sim_luck_part(t, r->job->lineup.seats), "luck_part", part, "by_seat", seats,
                     "by_place", places, "by_draw", draws);
}

static json_t *lengths_json(const sim_total *t)
{
    json_t *list = json_array();
    for (int i = 0; i < SIM_LENGTHS; i++)
        if (t->lengths[i])
            json_array_append_new(list, json_pack("{s:i,s:i}", "decisions", i * SIM_LENGTH, "games",
                                                  (int)t->lengths[i]));
    return list;
}

json_t *sim_json(const sim_run *r)
{
    const sim_job *job = r->job;
    const sim_total *t = r->total;
    char digest[20], options[256];
    json_t *seats = json_array(), *marks = json_array();
    snprintf(digest, sizeof digest, "%016llx", (unsigned long long)t->digest);
    mh_options_format(job->lineup.game, job->lineup.options, options, sizeof options);
    for (int seat = 0; seat < job->lineup.seats; seat++)
        json_array_append_new(seats, seat_json(r, seat));
    for (unsigned i = 0; i < sim_marker_count(job->lineup.game); i++)
        json_array_append_new(marks, marker_json(r, i));
    json_t *root =
        json_pack("{s:s,s:i,s:I,s:I,s:I,s:I,s:f,s:s,s:o,s:o,s:o}", "game", job->lineup.game->id,
                  "seats", job->lineup.seats, "games", (json_int_t)t->games + (json_int_t)t->errors,
                  "errors", (json_int_t)t->errors, "decisions", (json_int_t)t->decisions, "plies",
                  (json_int_t)t->plies, "seconds", r->seconds, "digest", digest, "by_seat", seats,
                  "markers", marks, "lengths", lengths_json(t));
    json_object_set_new(root, "options", json_string(options));
    json_object_set_new(root, "seed", json_integer((json_int_t)job->seed));
    json_object_set_new(root, "from", json_integer((json_int_t)job->from));
    json_object_set_new(root, "threads", json_integer(r->threads));
    json_object_set_new(root, "mean_plies",
                        json_real(sim_mean((int64_t)t->plies, (int64_t)(t->games + t->errors))));
    json_object_set_new(
        root, "mean_decisions",
        json_real(sim_mean((int64_t)t->decisions, (int64_t)(t->games + t->errors))));
    if (job->luck)
        json_object_set_new(root, "luck", luck_json(r));
    if (t->first_error)
        json_object_set_new(
            root, "first_error",
            json_pack("{s:I,s:s}", "game", (json_int_t)(t->first_error - 1), "text", t->error));
    return root;
}

void report_put_json(FILE *f, json_t *root)
{
    json_dumpf(root, f, JSON_INDENT(1) | JSON_REAL_PRECISION(9));
    fputc('\n', f);
    json_decref(root);
}
