/* sim_svg.c - the plots of the report, as SVG inside the page. Colours are those of the page. */
#include <math.h>
#include <string.h>

#include "sim_page.h"

enum { ROW = 22, TICKS = 5, SMALL_ROW = 64, PAIR = 36, HALF = PAIR / 2 };

static const double whole = 1e-9; /* a little more than nothing */

/* 1, 2 or 5 times a power of ten, so that about TICKS of them span it. */
static double step_for(double span)
{
    double step = 1e-3;
    while (span / step > TICKS + 1) {
        if (span / (step * 2) <= TICKS + 1)
            return step * 2;
        if (span / (step * 5) <= TICKS + 1)
            return step * 5;
        step *= 10;
    }
    return step;
}

static void open_svg(const sim_page *p, double height, const char *about)
{
    fprintf(p->f, "<svg viewBox=\"0 0 %d %.0f\" role=\"img\" aria-label=\"", PLOT_WIDTH, height);
    sim_put(p->f, about);
    fputs("\">\n", p->f);
}

static void line(FILE *f, const char *class, double x1, double y1, double x2, double y2)
{
    fprintf(f, "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", class, x1,
            y1, x2, y2);
}

static void box(FILE *f, const char *class, double x, double y, double w, double h)
{
    fprintf(f, "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>", class,
            x, y, w, h);
}

/* anchor: s(tart), m(iddle), e(nd) */
static void begin_text(FILE *f, const char *class, double x, double y)
{
    fprintf(f, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">", class, x, y);
}

static void end_text(FILE *f) { fputs("</text>", f); }

static void put_label(const sim_page *p, const char *class, double x, double y, const char *text)
{
    begin_text(p->f, class, x, y);
    sim_put(p->f, text);
    end_text(p->f);
}

/* ---- shares with intervals ---- */

static double span_of(const sim_dot *row, unsigned n, double equals)
{
    double most = equals * 1.3;
    for (unsigned i = 0; i < n; i++) {
        double high = sim_odds_of(row[i].cell).high;
        most = high > most ? high : most;
    }
    return most > 1 ? 1 : most;
}

static void share_axis(const sim_page *p, double span, double height)
{
    double step = step_for(span), room = PLOT_WIDTH - PLOT_LABEL - PLOT_RIGHT;
    for (int i = 0; i * step <= span + whole; i++) {
        double x = i * step, at = PLOT_LABEL + x / span * room;
        line(p->f, "grid", at, 16, at, height);
        if (at > PLOT_WIDTH - PLOT_RIGHT - 12) /* the heads of the columns stand there */
            continue;
        begin_text(p->f, "tick m", at, 11);
        sim_put_percent(p, x, 0);
        end_text(p->f);
    }
}

static void one_dot(const sim_page *p, const sim_dot *d, double span, double y)
{
    sim_odds o = sim_odds_of(d->cell);
    double room = (PLOT_WIDTH - PLOT_LABEL - PLOT_RIGHT) / span;
    put_label(p, "name e", PLOT_LABEL - 12, y + 4, d->name);
    line(p->f, "span", PLOT_LABEL + o.low * room, y, PLOT_LABEL + o.high * room, y);
    if (d->seat >= 0)
        sim_seat_mark(p->f, PLOT_LABEL + o.share * room, y, d->seat);
    else
        fprintf(p->f, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>",
                PLOT_LABEL + o.share * room, y);
    begin_text(p->f, "num e", PLOT_WIDTH - 62, y + 4);
    sim_put_percent(p, o.share, 1);
    end_text(p->f);
    begin_text(p->f, "num e soft", PLOT_WIDTH - 4, y + 4);
    sim_put_count(p, d->cell->n);
    end_text(p->f);
    fputc('\n', p->f);
}

void sim_plot_dots(const sim_page *p, const sim_dot *row, unsigned n, unsigned gap)
{
    double equals = 1.0 / p->seats, span = span_of(row, n, equals);
    double height = 24 + n * ROW + (gap ? 10 : 0);
    double at = PLOT_LABEL + equals / span * (PLOT_WIDTH - PLOT_LABEL - PLOT_RIGHT);
    open_svg(p, height, sim_say(p->lang, WORD_WIN_SHARE));
    share_axis(p, span, height);
    line(p->f, "equals", at, 16, at, height);
    put_label(p, "tick e", PLOT_WIDTH - 62, 11, sim_say(p->lang, WORD_WIN_SHARE));
    put_label(p, "tick e", PLOT_WIDTH - 4, 11, sim_say(p->lang, WORD_SEAT_GAMES));
    for (unsigned i = 0; i < n; i++) {
        double y = 32 + i * ROW + (gap && i >= gap ? 10 : 0);
        if (gap && i == gap)
            line(p->f, "break", 0, y - 16, PLOT_WIDTH, y - 16);
        one_dot(p, &row[i], span, y);
    }
    fputs("</svg>\n", p->f);
}

/* ---- scores ---- */

typedef struct range {
    int low, high, width; /* scores; so many of them a bar */
} range;

static range scores_of(const sim_page *p)
{
    range is = {SIM_SCORES, 0, 1};
    for (int seat = 0; seat < p->seats; seat++)
        for (int i = 0; i < SIM_SCORES; i++)
            if (p->r->total->seat[seat].scores[i]) {
                is.low = i < is.low ? i : is.low;
                is.high = i > is.high ? i : is.high;
            }
    if (is.high < is.low)
        is.low = is.high;
    is.width = (is.high - is.low) / 60 + 1;
    return is;
}

static double bar_of(const uint32_t *count, int from, int width)
{
    double sum = 0;
    for (int i = from; i < from + width && i < SIM_SCORES; i++)
        sum += count[i];
    return sum;
}

static double highest_bar(const sim_page *p, const range *is)
{
    double most = 1;
    for (int seat = 0; seat < p->seats; seat++)
        for (int i = is->low; i <= is->high; i += is->width) {
            double n = bar_of(p->r->total->seat[seat].scores, i, is->width);
            most = n > most ? n : most;
        }
    return most;
}

static void score_row(const sim_page *p, const range *is, int seat, double base, double most)
{
    const sim_seat *s = &p->r->total->seat[seat];
    double room = PLOT_WIDTH - PLOT_LABEL - 20, all = is->high - is->low + is->width;
    double mean = sim_mean(s->cell.score, s->cell.n);
    char class[16], name[64];
    snprintf(class, sizeof class, "s%d bar", seat + 1);
    snprintf(name, sizeof name, "%s %d", sim_say(p->lang, WORD_SEAT), seat + 1);
    sim_seat_mark(p->f, PLOT_LABEL - 18, base - 14, seat);
    put_label(p, "name e", PLOT_LABEL - 32, base - 10, name);
    for (int i = is->low; i <= is->high; i += is->width) {
        double n = bar_of(s->scores, i, is->width), h = n / most * (SMALL_ROW - 16);
        if (n > 0)
            box(p->f, class, PLOT_LABEL + (i - is->low) / all * room, base - h,
                is->width / all * room - 1, h);
    }
    double at = PLOT_LABEL + (mean + SIM_BELOW - is->low + 0.5) / all * room;
    line(p->f, "base", PLOT_LABEL, base, PLOT_LABEL + room, base);
    line(p->f, "mean", at, base - SMALL_ROW + 14, at, base + 3);
    begin_text(p->f, "num", at + 5, base - SMALL_ROW + 22);
    sim_put_number(p, mean, 1);
    end_text(p->f);
    fputc('\n', p->f);
}

void sim_plot_scores(const sim_page *p)
{
    range is = scores_of(p);
    double most = highest_bar(p, &is), room = PLOT_WIDTH - PLOT_LABEL - 20;
    double all = is.high - is.low + is.width, height = p->seats * SMALL_ROW + 26;
    double step = step_for(all);
    step = step < 1 ? 1 : step;
    open_svg(p, height, sim_say(p->lang, WORD_SCORES));
    int first = (int)ceil((is.low - SIM_BELOW) / step);
    for (int i = first; i * step <= is.high - SIM_BELOW; i++) {
        double x = i * step;
        double at = PLOT_LABEL + (x + SIM_BELOW - is.low + 0.5) / all * room;
        line(p->f, "grid", at, 6, at, height - 20);
        begin_text(p->f, "tick m", at, height - 6);
        sim_put_number(p, x, 0);
        end_text(p->f);
    }
    for (int seat = 0; seat < p->seats; seat++)
        score_row(p, &is, seat, (seat + 1) * SMALL_ROW, most);
    fputs("</svg>\n", p->f);
}

/* ---- points ---- */

typedef struct pair {
    double won, other;
} pair;

static pair points_of(const sim_page *p, unsigned category)
{
    const sim_total *t = p->r->total;
    int64_t all = 0, seats = 0, wins = 0;
    for (int seat = 0; seat < p->seats; seat++) {
        all += t->seat[seat].line[category];
        seats += t->seat[seat].cell.n;
        wins += t->seat[seat].cell.share;
    }
    return (pair){sim_mean(t->line_won[category], wins),
                  sim_mean(all * SIM_SHARE - t->line_won[category], seats * SIM_SHARE - wins)};
}

static void point_bar(const sim_page *p, const char *class, double zero, double to, double y,
                      double value)
{
    box(p->f, class, zero < to ? zero : to, y, fabs(to - zero), HALF - 5);
    begin_text(p->f, value < 0 ? "num e" : "num", value < 0 ? to - 4 : to + 4, y + 11);
    sim_put_number(p, value, 1);
    end_text(p->f);
}

void sim_plot_points(const sim_page *p)
{
    const mh_kind *lines = p->r->job->lineup.game->categories;
    double low = 0, high = 1, left = PLOT_LABEL + 34, room = PLOT_WIDTH - left - 44;
    double height = lines->count * (double)PAIR + 8;
    for (unsigned c = 0; c < lines->count; c++) {
        pair is = points_of(p, c);
        low = fmin(low, fmin(is.won, is.other));
        high = fmax(high, fmax(is.won, is.other));
    }
    open_svg(p, height, sim_say(p->lang, WORD_POINTS));
    double zero = left - low / (high - low) * room;
    for (unsigned c = 0; c < lines->count; c++) {
        pair is = points_of(p, c);
        double y = c * (double)PAIR + 8;
        put_label(p, "name e", PLOT_LABEL - 12, y + HALF - 1, lines->labels[c].text[p->lang]);
        point_bar(p, "won", zero, zero + is.won / (high - low) * room, y, is.won);
        if (p->seats > 1)
            point_bar(p, "other", zero, zero + is.other / (high - low) * room, y + HALF - 4,
                      is.other);
        fputc('\n', p->f);
    }
    line(p->f, "base", zero, 2, zero, height);
    fputs("</svg>\n", p->f);
}

/* ---- how often ---- */

enum { TIMES_TOP = 26, TIMES_BASE = 190, TIMES_NARROW = 56 };

static void times_bar(const sim_page *p, const sim_cell *c, unsigned value, double x, double width,
                      double most)
{
    char name[16];
    snprintf(name, sizeof name, "%u%s", value, value == SIM_MOST ? "+" : "");
    double h = (double)c->n / most * (TIMES_BASE - TIMES_TOP);
    put_label(p, "num m", x + width / 2, TIMES_BASE + 16, name);
    begin_text(p->f, "tick m", x + width / 2, TIMES_BASE + 31);
    sim_put_count(p, c->n);
    end_text(p->f);
    if (c->n)
        box(p->f, "count", x + 2, TIMES_BASE - h, width - 4, h);
    fputc('\n', p->f);
}

/* Above all bars, so that none of them covers it. */
static void times_share(const sim_page *p, const sim_cell *c, double middle, bool narrow)
{
    const double room = TIMES_BASE - TIMES_TOP;
    sim_odds o = sim_odds_of(c);
    double y = TIMES_BASE - o.share * room, high = TIMES_BASE - o.high * room;
    if (p->seats < 2 || c->n < 10)
        return;
    line(p->f, "span", middle, TIMES_BASE - o.low * room, middle, high);
    fprintf(p->f, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>", middle, y);
    if (narrow)
        begin_text(p->f, "num m", middle, (high < y - 6 ? high : y - 6) - 4);
    else
        begin_text(p->f, "num", middle + 7, y + 4);
    sim_put_percent(p, o.share, 0);
    end_text(p->f);
    fputc('\n', p->f);
}

void sim_plot_times(const sim_page *p, const sim_cell *cell, unsigned n)
{
    double most = 1, width = (PLOT_WIDTH - 70.0) / n;
    width = width > 90 ? 90 : width;
    for (unsigned v = 0; v < n; v++)
        most = (double)cell[v].n > most ? (double)cell[v].n : most;
    open_svg(p, 226, sim_say(p->lang, WORD_TIMES_ABOUT));
    for (int i = 0; i <= 4 && p->seats > 1; i++) {
        double y = TIMES_BASE - i * 41;
        line(p->f, "grid", 56, y, 60 + n * width, y);
        begin_text(p->f, "tick e", 50, y + 4);
        sim_put_percent(p, i * 0.25, 0);
        end_text(p->f);
    }
    for (unsigned v = 0; v < n; v++)
        times_bar(p, &cell[v], v, 60 + v * width, width, most);
    for (unsigned v = 0; v < n; v++)
        times_share(p, &cell[v], 60 + (v + 0.5) * width, width < TIMES_NARROW);
    line(p->f, "base", 56, TIMES_BASE, 60 + n * width, TIMES_BASE);
    fputs("</svg>\n", p->f);
}

/* ---- length ---- */

void sim_plot_lengths(const sim_page *p)
{
    enum { TOP = 10, BASE = 150, LEFT = 20 };
    const uint32_t *count = p->r->total->lengths;
    int low = 0, high = SIM_LENGTHS - 1;
    double most = 1, room = PLOT_WIDTH - 2 * LEFT;
    while (low < SIM_LENGTHS - 1 && !count[low])
        low++;
    while (high > low && !count[high])
        high--;
    int width = (high - low) / 70 + 1;
    double all = high - low + width;
    for (int i = low; i <= high; i += width)
        most = fmax(most, bar_of(count, i, width));
    open_svg(p, BASE + 24, sim_say(p->lang, WORD_LENGTH));
    for (int i = low; i <= high; i += width) {
        double h = bar_of(count, i, width) / most * (BASE - TOP);
        box(p->f, "count", LEFT + (i - low) / all * room, BASE - h, width / all * room - 1, h);
    }
    double step = step_for(all * SIM_LENGTH);
    int first = (int)ceil(low * SIM_LENGTH / step);
    for (int i = first; i * step <= (high + 1) * SIM_LENGTH; i++) {
        double x = i * step;
        double at = LEFT + (x / SIM_LENGTH - low) / all * room;
        line(p->f, "grid", at, BASE, at, BASE + 6);
        begin_text(p->f, "tick m", at, BASE + 19);
        sim_put_count(p, (int64_t)x);
        end_text(p->f);
    }
    line(p->f, "base", LEFT, BASE, LEFT + room, BASE);
    fputs("</svg>\n", p->f);
}

/* ---- draws ---- */

/* Points of a seat that one kind of draw moves in a game. */
static double moved(const sim_page *p, unsigned prompt)
{
    const sim_total *t = p->r->total;
    return sim_deviation(0, t->draws[prompt].squares, (int64_t)t->games * p->seats) / 100;
}

void sim_plot_draws(const sim_page *p)
{
    const mh_game *g = p->r->job->lineup.game;
    unsigned n = 0;
    double most = whole, y = 6, left = PLOT_LABEL + 60;
    for (unsigned i = 0; i < SIM_PROMPTS && i < g->prompt_count; i++) {
        most = fmax(most, moved(p, i));
        n += moved(p, i) >= 0.005;
    }
    open_svg(p, n * ROW + 8.0, sim_say(p->lang, WORD_LUCK_DRAWS));
    for (unsigned i = 0; i < SIM_PROMPTS && i < g->prompt_count; i++) {
        if (moved(p, i) < 0.005)
            continue;
        put_label(p, "name e", left - 10, y + 12, g->prompts[i].label->text[p->lang]);
        box(p->f, "count", left, y, moved(p, i) / most * (PLOT_WIDTH - left - 60), ROW - 6);
        begin_text(p->f, "num", left + 6 + moved(p, i) / most * (PLOT_WIDTH - left - 60), y + 12);
        sim_put_number(p, moved(p, i), 2);
        end_text(p->f);
        y += ROW;
    }
    fputs("</svg>\n", p->f);
}
