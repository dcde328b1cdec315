/* review_svg.c - the curves of a review: chances, luck added up, lines of the score that change. */
#include <math.h>

#include "review_page.h"
#include "sim_page.h"

enum {
    WIDE = 1000,
    LEFT = 54,
    RIGHT = 150,
    TALL = 300,
    LUCK = 130,
    TOP = 34,
    FOOT = 26,
    MARKS = 3, /* dearest of a seat that have a number on the curve */
};

typedef struct frame { /* what a plot spans */
    const review_page *p;
    double low, high, top, tall;
} frame;

static double x_of(const frame *f, uint32_t ply)
{
    return LEFT + (double)(WIDE - LEFT - RIGHT) * ply / f->p->r->plies;
}

static double y_of(const frame *f, double value)
{
    return f->top + f->tall * (f->high - value) / (f->high - f->low);
}

static double value_at(const review *r, uint32_t ply, int seat)
{
    return review_alone(r) ? r->at[ply].points[seat] : 100 * r->at[ply].chance[seat];
}

/* For a page that moves a cursor over it, `data-frame` has left, right, top, tall, low, high and
 * the number of plies. */
static void svg_open(const frame *f, double tall, review_word title)
{
    const review_page *p = f->p;
    fputs("<div class=\"plot\"", p->f);
    if (p->link)
        fprintf(p->f, " data-frame=\"%d %d %.1f %.1f %.2f %.2f %u\"", LEFT, WIDE - RIGHT, f->top,
                f->tall, f->low, f->high, (unsigned)p->r->plies);
    fprintf(p->f, "><svg viewBox=\"0 0 %d %.0f\" role=\"img\" aria-label=\"", WIDE, tall);
    sim_put(p->f, review_say(p->lang, title));
    fputs("\">\n", p->f);
}

static void grid(const frame *f, double step)
{
    FILE *out = f->p->f;
    int last = (int)floor(f->high / step + 0.001);
    for (int i = (int)ceil(f->low / step); i <= last; i++) {
        double v = i * step, y = y_of(f, v);
        fprintf(out,
                "<path class=\"grid\" d=\"M%d %.1fH%d\"/><text class=\"tick e\" x=\"%d\" "
                "y=\"%.1f\">%s%s</text>\n",
                LEFT, y, WIDE - RIGHT, LEFT - 6, y + 4, review_number(f->p->lang, v, 0, false),
                review_alone(f->p->r) ? "" : " %");
    }
}

/* A rule where a round begins, its number below. */
static void rounds(const frame *f, bool named)
{
    const review *r = f->p->r;
    uint8_t last = MH_NONE;
    for (uint32_t i = 0; i < r->decisions; i++) {
        const review_decision *d = &r->decision[i];
        if (d->round == last || d->round == MH_NONE || !d->round)
            continue;
        last = d->round;
        double x = x_of(f, d->ply);
        fprintf(f->p->f, "<path class=\"grid\" d=\"M%.1f %.1fv%.1f\"/>", x, f->top, f->tall);
        if (named)
            fprintf(f->p->f, "<text class=\"tick\" x=\"%.1f\" y=\"%.1f\">%s %u</text>\n", x + 3,
                    f->top + f->tall + 16, review_say(f->p->lang, RW_ROUND), d->round);
    }
}

/* Ends that would lie on each other are moved apart. */
static void spread(double *y, int n, double apart)
{
    for (int pass = 0; pass < n; pass++)
        for (int a = 0; a < n; a++)
            for (int b = 0; b < n; b++)
                if (a != b && fabs(y[a] - y[b]) < apart && (y[a] < y[b] || (y[a] <= y[b] && a < b)))
                    y[b] = y[a] + apart;
}

static void put_ends(const frame *f, const double *value, bool sign)
{
    const review *r = f->p->r;
    double y[MH_MAX_SEATS];
    char name[96];
    for (int p = 0; p < r->seats; p++)
        y[p] = y_of(f, value[p]);
    spread(y, r->seats, 17);
    for (int p = 0; p < r->seats; p++) {
        sim_seat_mark(f->p->f, WIDE - RIGHT + 14, y[p], p);
        review_short_name(r, f->p->lang, p, name, sizeof name);
        fprintf(f->p->f, "<text class=\"name\" x=\"%d\" y=\"%.1f\">", WIDE - RIGHT + 26, y[p] + 4);
        sim_put(f->p->f, name);
        fprintf(f->p->f, " %s%s</text>\n", review_number(f->p->lang, value[p], 0, sign),
                review_alone(r) ? "" : " %");
    }
}

static void put_curve(const frame *f, int seat)
{
    const review *r = f->p->r;
    fprintf(f->p->f, "<path class=\"curve c%d\" d=\"M", seat + 1);
    for (uint32_t ply = 0; ply <= r->plies; ply++)
        fprintf(f->p->f, "%s%.1f %.1f", ply ? "L" : "", x_of(f, ply),
                y_of(f, value_at(r, ply, seat)));
    fputs("\"/>\n", f->p->f);
}

static void put_marks(const frame *f, int seat)
{
    const review *r = f->p->r;
    uint32_t top[MARKS];
    uint32_t n = review_dearest(r, seat, top, MARKS);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t ply = r->decision[top[i]].ply;
        fprintf(f->p->f,
                "<g class=\"lost c%d\"><circle cx=\"%.1f\" cy=\"%.1f\" r=\"9\"/><text class=\"m\" "
                "x=\"%.1f\" y=\"%.1f\">%u</text></g>\n",
                seat + 1, x_of(f, ply), y_of(f, value_at(r, ply, seat)), x_of(f, ply),
                y_of(f, value_at(r, ply, seat)) + 4, (unsigned)i + 1);
    }
    n = review_finds(r, seat, top, 1);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t ply = r->decision[top[i]].ply;
        fprintf(f->p->f,
                "<path class=\"find\" transform=\"translate(%.1f %.1f)\" d=\"M0-8 2.2-2.6 "
                "8-2.4 3.4 1.1 5 6.8 0 3.5-5 6.8-3.4 1.1-8-2.4-2.2-2.6z\"/>\n",
                x_of(f, ply), y_of(f, value_at(r, ply, seat)));
    }
}

/* The largest and smallest that is drawn, in whole steps. */
static void span_points(const review *r, frame *f)
{
    f->low = 1e9;
    f->high = -1e9;
    for (uint32_t ply = 0; ply <= r->plies; ply++) {
        double v = r->at[ply].points[0];
        f->low = v < f->low ? v : f->low;
        f->high = v > f->high ? v : f->high;
    }
    f->low = floor(f->low / 20) * 20;
    f->high = ceil(f->high / 20) * 20 + 1;
}

void review_plot_curve(const review_page *p)
{
    const review *r = p->r;
    frame f = {p, 0, 100, TOP, TALL - TOP - FOOT};
    double end[MH_MAX_SEATS];
    if (review_alone(r))
        span_points(r, &f);
    svg_open(&f, TALL, review_alone(r) ? RW_CURVE_POINTS : RW_CURVE);
    grid(&f, review_alone(r) ? 20 : 25);
    rounds(&f, true);
    for (int seat = 0; seat < r->seats; seat++) {
        put_curve(&f, seat);
        end[seat] = value_at(r, r->plies, seat);
    }
    for (int seat = 0; seat < r->seats; seat++)
        put_marks(&f, seat);
    put_ends(&f, end, false);
    fputs("</svg></div>\n", p->f);
}

static double luck_of(const review *r, const review_luck *l, int seat)
{
    return review_alone(r) ? l->points[seat] : 100 * l->chance[seat];
}

static void luck_span(const review *r, frame *f)
{
    double sum[MH_MAX_SEATS] = {0};
    f->low = review_alone(r) ? -1 : -5;
    f->high = -f->low;
    for (uint32_t i = 0; i < r->draws; i++)
        for (int p = 0; p < r->seats; p++) {
            sum[p] += luck_of(r, &r->luck[i], p);
            f->low = sum[p] < f->low ? sum[p] : f->low;
            f->high = sum[p] > f->high ? sum[p] : f->high;
        }
}

void review_plot_luck(const review_page *p)
{
    const review *r = p->r;
    frame f = {p, 0, 0, 10, LUCK - 20};
    double end[MH_MAX_SEATS];
    luck_span(r, &f);
    svg_open(&f, LUCK, RW_LUCK_SUM);
    grid(&f, f.high - f.low > 60 ? 20 : f.high - f.low > 25 ? 10 : 5);
    rounds(&f, false);
    for (int seat = 0; seat < r->seats; seat++) {
        double sum = 0;
        fprintf(p->f, "<path class=\"curve c%d\" d=\"M%.1f %.1f", seat + 1, x_of(&f, 0),
                y_of(&f, 0));
        for (uint32_t i = 0; i < r->draws; i++) {
            sum += luck_of(r, &r->luck[i], seat);
            fprintf(p->f, "H%.1fV%.1f", x_of(&f, r->luck[i].ply + 1), y_of(&f, sum));
        }
        fprintf(p->f, "H%d\"/>\n", WIDE - RIGHT);
        end[seat] = sum;
    }
    put_ends(&f, end, true);
    fputs("</svg></div>\n", p->f);
}

void review_plot_lines(const review_page *p, const review_decision *d)
{
    uint8_t line[5];
    uint32_t n = review_lines(p->r, d, line, 5);
    double most = 1;
    if (!n)
        return;
    for (uint32_t i = 0; i < n; i++)
        most = fabs(d->why.line[line[i]]) > most ? fabs(d->why.line[line[i]]) : most;
    fputs("<h3>", p->f);
    sim_put(p->f, review_say(p->lang, RW_CHANGES));
    fputs("</h3><table class=\"bars\">", p->f);
    for (uint32_t i = 0; i < n; i++) {
        double x = d->why.line[line[i]], wide = 50 * fabs(x) / most;
        fputs("<tr><td>", p->f);
        sim_put(p->f, p->r->game->categories->labels[line[i]].text[p->lang]);
        fprintf(
            p->f,
            "</td><td class=\"bar\"><svg viewBox=\"0 0 100 12\" preserveAspectRatio=\"none\"><rect "
            "class=\"%s\" x=\"%.0f\" width=\"%.0f\" height=\"12\"/></svg></td><td>%s</td></tr>\n",
            x > 0 ? "up" : "down", x > 0 ? 50.0 : 50 - wide, wide,
            review_number(p->lang, x, 1, true));
    }
    fputs("<tr><td><b>", p->f);
    sim_put(p->f, review_say(p->lang, RW_TOGETHER));
    fprintf(p->f, "</b></td><td></td><td><b>%s</b></td></tr></table>\n",
            review_number(p->lang, d->why.total, 1, true));
}
