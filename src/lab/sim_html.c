/* sim_html.c - the report of a simulation: one page without anything from outside, made to be
 * read on a screen and to be printed. */
#include <stdlib.h>
#include <string.h>

#include "sim_page.h"

enum { DOTS_MOST = 24, DOTS_ENDS = 12, RARE_PART = 400, RARE = 10, LEAST_LUCK = 20 };

static const char style[] =
    ":root{--ground:#e6dcc8;--panel:#f5eedf;--raised:#fffaf0;--inset:#ddd1b8;--edge:#c2b393;"
    "--iron:#857861;--ink:#221a12;--ink-2:#463a2c;--ink-3:#645744;--ember:#9a4f00;--verdi:#0d6a57;"
    "--madder:#a62c1a;--woad:#1c578f;--weave-1:#a8432f;--weave-2:#c9933c;--weave-3:#3d6772;"
    "--seat-1:#d2512f;--seat-2:#3f7fc6;--seat-3:#e0b32c;--seat-4:#b56bac;--seat-5:#1a8f77}\n"
    "*{box-sizing:border-box}html{background:var(--ground);color:var(--ink);"
    "font:15px/1.5 \"Source Sans 3 Variable\",\"Source Sans 3\",\"Segoe UI\",system-ui,sans-serif;"
    "font-variant-numeric:tabular-nums lining-nums}\n"
    "body{max-width:980px;margin:0 auto;padding:32px 24px 48px}\n"
    "h1,h2,h3,.plate b{font-family:\"Alegreya Variable\",\"Alegreya\",Georgia,serif;"
    "line-height:1.12;margin:0}\n"
    "h1{font-size:40px;font-weight:700}h2{font-size:28px;font-weight:700}"
    "h3{font-size:20px;font-weight:700;margin:24px 0 4px}\n"
    ".kicker{color:var(--ink-3);margin:0 0 4px}.facts{color:var(--ink-2);margin:8px 0 0}\n"
    ".band{display:block;width:100%;height:12px;margin:16px 0 24px}\n"
    "section{background:var(--panel);border:1px solid var(--edge);border-radius:4px;"
    "padding:20px 24px 24px;margin:0 0 16px}\n"
    "section>p{margin:4px 0 12px;color:var(--ink-2);max-width:70ch}\n"
    ".plates{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 16px}\n"
    ".plate{flex:1 1 150px;background:var(--raised);border:1px solid var(--edge);"
    "border-left:4px solid var(--weave-2);border-radius:2px;padding:10px 14px}\n"
    ".plate b{display:block;font-size:28px}.plate span{color:var(--ink-3);font-size:13px}\n"
    "svg{display:block;width:100%;height:auto;overflow:visible;margin:4px 0}\n"
    "text{font-size:12.5px;fill:var(--ink-2)}.m{text-anchor:middle}.e{text-anchor:end}"
    ".tick{font-size:11.5px;fill:var(--ink-3)}.name{font-size:13px;fill:var(--ink)}"
    ".num{fill:var(--ink);paint-order:stroke;stroke:var(--panel);stroke-width:3px}.soft{fill:var(--"
    "ink-3)}\n"
    ".grid{stroke:var(--edge);stroke-width:1}.base{stroke:var(--iron);stroke-width:1.5}"
    ".break{stroke:var(--iron);stroke-width:1;stroke-dasharray:1 5;stroke-linecap:round}"
    ".equals{stroke:var(--ink-3);stroke-width:1.5;stroke-dasharray:5 4}"
    ".span{stroke:var(--woad);stroke-width:2.5;stroke-linecap:round}"
    ".dot{fill:var(--woad);stroke:var(--panel);stroke-width:1.5}"
    ".mean{stroke:var(--ink);stroke-width:2}.count{fill:var(--edge)}"
    ".won{fill:var(--verdi)}.other{fill:var(--iron)}\n"
    ".mk>*{stroke:#17120c;stroke-width:1.5;stroke-linejoin:round}"
    ".s1{fill:var(--seat-1)}.s2{fill:var(--seat-2)}.s3{fill:var(--seat-3)}.s4{fill:var(--seat-4)}"
    ".s5{fill:var(--seat-5)}.bar{stroke:#17120c;stroke-width:.6}\n"
    "table{border-collapse:collapse;width:100%;font-size:14px;margin-top:8px}"
    "th,td{padding:4px 8px;text-align:right;border-bottom:1px solid var(--edge)}"
    "th{color:var(--ink-3);font-weight:600;font-size:12.5px;vertical-align:bottom}"
    "th:first-child,td:first-child{text-align:left}td svg{display:inline;width:18px;height:18px;"
    "vertical-align:-4px;margin:0 6px 0 0}\n"
    ".key{display:flex;gap:16px;font-size:13px;color:var(--ink-2);margin:0 0 4px}"
    ".key i{display:inline-block;width:14px;height:10px;margin-right:6px}\n"
    ".note{color:var(--ink-3);font-size:13px;margin:4px 0 0}summary{cursor:pointer;"
    "color:var(--ink-2);font-size:13px;margin-top:8px}summary:focus-visible{outline:3px solid "
    "var(--ink)}code{font:13px/1.4 ui-monospace,\"DejaVu Sans Mono\",monospace;"
    "overflow-wrap:anywhere}\n"
    "figure{margin:0;break-inside:avoid}\n"
    "@media print{@page{margin:14mm}html,section,.plate{background:#fff}body{max-width:none;"
    "padding:0}section{border:0;border-top:1.5px solid var(--iron);border-radius:0;"
    "padding:10px 0 12px}h2,h3{break-after:avoid}details:not([open]){display:none}"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}\n"
    "@media(max-width:640px){body{padding:16px 8px}section{padding:14px 12px;overflow-x:auto}"
    "svg{min-width:620px}td svg,.band{min-width:0}h1{font-size:28px}}\n";

/* The tablet-woven strip that parts the head from the rest. */
static void band(FILE *f)
{
    fputs("<svg class=\"band\" viewBox=\"0 0 960 12\" preserveAspectRatio=\"none\" "
          "aria-hidden=\"true\"><defs><pattern id=\"w\" width=\"24\" height=\"12\" "
          "patternUnits=\"userSpaceOnUse\"><path fill=\"var(--weave-1)\" d=\"M0 0h24v12H0z\"/>"
          "<path fill=\"var(--weave-2)\" d=\"M0 6 6 0l6 6-6 6z\"/><path fill=\"var(--weave-3)\" "
          "d=\"M12 6l6-6 6 6-6 6z\"/></pattern></defs><path fill=\"url(#w)\" d=\"M0 0h960v12H0z\"/>"
          "</svg>\n",
          f);
}

/* `greedy`, or one name a seat where they differ. */
static void put_bots(const sim_page *p, const char *between)
{
    const lab_lineup *t = &p->r->job->lineup;
    bool alike = true;
    for (int seat = 1; seat < p->seats; seat++)
        alike = alike && strcmp(t->bot[0], t->bot[seat]) == 0;
    for (int seat = 0; seat < (alike ? 1 : p->seats); seat++) {
        fputs(seat ? between : "", p->f);
        sim_put(p->f, t->bot[seat]);
    }
}

static void fact(const sim_page *p, sim_word word)
{
    fputs(" · ", p->f);
    sim_put_word(p, word);
    fputs(": ", p->f);
}

static void head(const sim_page *p)
{
    const sim_job *job = p->r->job;
    const char *name = job->lineup.game->label->text[p->lang];
    fprintf(p->f,
            "<!doctype html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
            mh_languages[p->lang].code);
    sim_put(p->f, name);
    fputs(" · ", p->f);
    sim_put_word(p, WORD_REPORT);
    fprintf(p->f,
            "</title>\n<style>%s</style></head><body>\n<header><p class=\"kicker\">Meadhall · ",
            style);
    sim_put_word(p, WORD_REPORT);
    fputs("</p><h1>", p->f);
    sim_put(p->f, name);
    fputs("</h1><p class=\"facts\">", p->f);
    sim_put_word(p, WORD_GAMES);
    fputs(": ", p->f);
    sim_put_count(p, (int64_t)p->r->total->games);
    fact(p, WORD_SEATS);
    fprintf(p->f, "%d", p->seats);
    fact(p, WORD_BOTS);
    put_bots(p, ", ");
    fact(p, WORD_SEED);
    fprintf(p->f, "%llu</p></header>\n", (unsigned long long)job->seed);
    band(p->f);
}

static void plate(const sim_page *p, sim_word word, double value, int decimals, const char *unit)
{
    fputs("<div class=\"plate\"><b>", p->f);
    sim_put_number(p, value, decimals);
    fprintf(p->f, "%s</b><span>", unit);
    sim_put_word(p, word);
    fputs("</span></div>\n", p->f);
}

/* Does luck move scores enough to speak of it? */
static bool any_luck(const sim_page *p)
{
    double luck = 0, score = 0;
    for (int seat = 0; seat < p->seats; seat++) {
        const sim_seat *s = &p->r->total->seat[seat];
        luck += sim_deviation(s->luck, s->luck_squares, s->cell.n) / SIM_POINT;
        score += sim_deviation(s->cell.score, s->cell.squares, s->cell.n);
    }
    return p->r->job->luck && luck * LEAST_LUCK > score;
}

static void plates(const sim_page *p)
{
    const sim_total *t = p->r->total;
    int64_t sum = 0, games = (int64_t)t->games;
    for (int seat = 0; seat < p->seats; seat++)
        sum += t->seat[seat].cell.score;
    fputs("<div class=\"plates\">\n", p->f);
    plate(p, WORD_MEAN_SCORE, sim_mean(sum, games * p->seats), 1, "");
    if (p->seats > 1) {
        plate(p, WORD_WINNER_SCORE, sim_mean(t->best_score, games), 1, "");
        plate(p, WORD_MARGIN, sim_mean(t->margin, games), 1, "");
    }
    plate(p, WORD_DECISIONS, sim_mean((int64_t)t->decisions, games), 0, "");
    if (any_luck(p))
        plate(p, WORD_LUCK_PART, 100 * sim_luck_part(t, p->seats), 1, " %");
    fputs("</div>\n", p->f);
}

static void open_section(const sim_page *p, sim_word title, sim_word about)
{
    fputs("<section><h2>", p->f);
    sim_put_word(p, title);
    fputs("</h2>\n<p>", p->f);
    sim_put_word(p, about);
    fputs("</p>\n", p->f);
}

static void heads(const sim_page *p, const sim_word *word, size_t n)
{
    fputs("<table><thead><tr>", p->f);
    for (size_t i = 0; i < n; i++) {
        fputs("<th>", p->f);
        sim_put_word(p, word[i]);
        fputs("</th>", p->f);
    }
    fputs("</tr></thead><tbody>\n", p->f);
}

static void cell_number(const sim_page *p, double x, int decimals)
{
    fputs("<td>", p->f);
    sim_put_number(p, x, decimals);
    fputs("</td>", p->f);
}

static void cell_percent(const sim_page *p, double share)
{
    fputs("<td>", p->f);
    sim_put_percent(p, share, 1);
    fputs("</td>", p->f);
}

static void cells_of_odds(const sim_page *p, const sim_cell *c)
{
    sim_odds o = sim_odds_of(c);
    fputs("<td>", p->f);
    sim_put_percent(p, o.share, 1);
    fputs("</td><td>", p->f);
    sim_put_number(p, 100 * o.low, 1);
    fputs("–", p->f);
    sim_put_percent(p, o.high, 1);
    fputs("</td>", p->f);
}

static void name_seat(const sim_page *p, int seat)
{
    fputs("<td><svg viewBox=\"-9 -9 18 18\" aria-hidden=\"true\">", p->f);
    sim_seat_mark(p->f, 0, 0, seat);
    fprintf(p->f, "</svg>%d · ", seat + 1);
    sim_put(p->f, p->r->job->lineup.bot[seat]);
    fputs("</td>", p->f);
}

static void seats(const sim_page *p)
{
    static const sim_word words[] = {WORD_SEAT,   WORD_WIN_SHARE, WORD_INTERVAL, WORD_MEAN_SCORE,
                                     WORD_SPREAD, WORD_LOWEST,    WORD_HIGHEST};
    sim_dot row[MH_MAX_SEATS];
    open_section(p, WORD_BY_SEAT, p->seats > 1 ? WORD_BY_SEAT_ABOUT : WORD_ALONE);
    for (int seat = 0; seat < p->seats; seat++) {
        row[seat] = (sim_dot){.seat = seat, .cell = &p->r->total->seat[seat].cell};
        snprintf(row[seat].name, sizeof row[seat].name, "%s %d · %s", sim_say(p->lang, WORD_SEAT),
                 seat + 1, p->r->job->lineup.bot[seat]);
    }
    if (p->seats > 1)
        sim_plot_dots(p, row, (unsigned)p->seats, 0);
    heads(p, words, MH_COUNT(words));
    for (int seat = 0; seat < p->seats; seat++) {
        const sim_seat *s = &p->r->total->seat[seat];
        fputs("<tr>", p->f);
        name_seat(p, seat);
        cells_of_odds(p, &s->cell);
        cell_number(p, sim_mean(s->cell.score, s->cell.n), 2);
        cell_number(p, sim_deviation(s->cell.score, s->cell.squares, s->cell.n), 2);
        cell_number(p, (double)s->low, 0);
        cell_number(p, (double)s->high, 0);
        fputs("</tr>\n", p->f);
    }
    fputs("</tbody></table></section>\n", p->f);
}

static void points(const sim_page *p)
{
    const mh_kind *lines = p->r->job->lineup.game->categories;
    open_section(p, WORD_POINTS, WORD_POINTS_ABOUT);
    fputs("<figure><div class=\"key\"><span><i style=\"background:var(--verdi)\"></i>", p->f);
    sim_put_word(p, WORD_WINNERS);
    fputs("</span><span><i style=\"background:var(--iron)\"></i>", p->f);
    sim_put_word(p, WORD_OTHERS);
    fputs("</span></div>\n", p->f);
    sim_plot_points(p);
    fputs("</figure><table><thead><tr><th>", p->f);
    sim_put_word(p, WORD_CATEGORY);
    for (int seat = 0; seat < p->seats; seat++)
        fprintf(p->f, "</th><th>%s %d", sim_say(p->lang, WORD_SEAT), seat + 1);
    fputs("</th></tr></thead><tbody>\n", p->f);
    for (unsigned c = 0; c < lines->count; c++) {
        fputs("<tr><td>", p->f);
        sim_put(p->f, lines->labels[c].text[p->lang]);
        fputs("</td>", p->f);
        for (int seat = 0; seat < p->seats; seat++)
            cell_number(
                p, sim_mean(p->r->total->seat[seat].line[c], p->r->total->seat[seat].cell.n), 2);
        fputs("</tr>\n", p->f);
    }
    fputs("</tbody></table></section>\n", p->f);
}

/* ---- choices ---- */

static void all_values(const sim_page *p, const sim_marker *m, unsigned marker,
                       const uint8_t *value, unsigned n)
{
    fprintf(p->f, "<details%s><summary>%s (%u)</summary><table><thead><tr><th>",
            p->seats > 1 ? "" : " open", sim_say(p->lang, WORD_ALL_VALUES), n);
    sim_put(p->f, m->label->text[p->lang]);
    static const sim_word words[] = {WORD_SEAT_GAMES, WORD_WIN_SHARE, WORD_INTERVAL,
                                     WORD_MEAN_SCORE};
    for (size_t i = 0; i < MH_COUNT(words); i++)
        fprintf(p->f, "</th><th>%s", sim_say(p->lang, words[i]));
    fputs("</th></tr></thead><tbody>\n", p->f);
    for (unsigned i = 0; i < n; i++) {
        const sim_cell *c = &p->r->total->mark[marker][value[i]];
        char name[96];
        sim_name_value(p, m, value[i], name, sizeof name);
        fputs("<tr><td>", p->f);
        sim_put(p->f, name);
        fputs("</td><td>", p->f);
        sim_put_count(p, c->n);
        fputs("</td>", p->f);
        cells_of_odds(p, c);
        cell_number(p, sim_mean(c->score, c->n), 1);
        fputs("</tr>\n", p->f);
    }
    fputs("</tbody></table></details>\n", p->f);
}

/* The rows that are drawn: not the rare ones, and of many only both ends. */
static unsigned choose_dots(const sim_page *p, const sim_marker *m, unsigned marker,
                            const uint8_t *value, unsigned n, sim_dot row[DOTS_MOST], unsigned *gap,
                            unsigned *rare)
{
    uint8_t keep[SIM_VALUES];
    int64_t least = (int64_t)p->r->total->games * p->seats / RARE_PART;
    unsigned kept = 0, count = 0;
    for (unsigned i = 0; i < n; i++)
        if (p->r->total->mark[marker][value[i]].n >= (least < RARE ? RARE : least))
            keep[kept++] = value[i];
    *rare = n - kept;
    *gap = kept > DOTS_MOST ? DOTS_ENDS : 0;
    for (unsigned i = 0; i < kept; i++) {
        if (*gap && i >= DOTS_ENDS && i < kept - DOTS_ENDS)
            continue;
        row[count] = (sim_dot){.seat = -1, .cell = &p->r->total->mark[marker][keep[i]]};
        sim_name_value(p, m, keep[i], row[count].name, sizeof row[count].name);
        count++;
    }
    return count;
}

static void dots_of(const sim_page *p, const sim_marker *m, unsigned marker, const uint8_t *value,
                    unsigned n)
{
    sim_dot row[DOTS_MOST];
    unsigned gap = 0, rare = 0;
    if (p->seats == 1) { /* who plays alone has scores, and nobody to win against */
        all_values(p, m, marker, value, n);
        return;
    }
    unsigned drawn = choose_dots(p, m, marker, value, n, row, &gap, &rare);
    if (drawn)
        sim_plot_dots(p, row, drawn, gap);
    if (gap)
        fprintf(p->f, "<p class=\"note\">%u %s</p>", n - rare - drawn,
                sim_say(p->lang, WORD_BETWEEN));
    if (rare)
        fprintf(p->f, "<p class=\"note\">%u %s</p>", rare, sim_say(p->lang, WORD_RARE));
    if (drawn < n)
        all_values(p, m, marker, value, n);
}

static void marker(const sim_page *p, unsigned number)
{
    const mh_game *g = p->r->job->lineup.game;
    uint8_t value[SIM_VALUES];
    sim_marker m = sim_marker_of(g, number);
    unsigned n = sim_sorted(p->r->total, g, number, value);
    if (!n)
        return;
    fputs("<figure><h3>", p->f);
    sim_put(p->f, m.label->text[p->lang]);
    fputs("</h3>\n", p->f);
    if (m.how == MH_MARK_TIMES) {
        fprintf(p->f, "<p class=\"note\">%s</p>", sim_say(p->lang, WORD_TIMES_ABOUT));
        sim_plot_times(p, p->r->total->mark[number], value[n - 1] + 1u);
    } else {
        dots_of(p, &m, number, value, n);
    }
    fputs("</figure>\n", p->f);
}

/* ---- luck ---- */

/* Beside each share of wins the one with luck taken off: the same bots, surer. */
static void without_luck(const sim_page *p)
{
    static const sim_word words[] = {WORD_SEAT,      WORD_WIN_SHARE,   WORD_ERROR,
                                     WORD_LUCK_MEAN, WORD_LUCK_SPREAD, WORD_WITHOUT_LUCK,
                                     WORD_ERROR};
    double part = review_luck_part(p->r->job->lineup.game, p->seats);
    fprintf(p->f, "<p class=\"note\">%s (%.0f %%)</p>\n", sim_say(p->lang, WORD_WITHOUT_ABOUT),
            100 * part);
    heads(p, words, MH_COUNT(words));
    for (int seat = 0; seat < p->seats; seat++) {
        sim_fair fair = sim_fair_of(&p->r->total->seat[seat], part);
        double share = sim_odds_of(&p->r->total->seat[seat].cell).share;
        double percent[] = {share, fair.raw_error, fair.luck, fair.luck_sd, fair.share, fair.error};
        fputs("<tr>", p->f);
        name_seat(p, seat);
        for (size_t i = 0; i < MH_COUNT(percent); i++)
            cell_percent(p, percent[i]);
        fputs("</tr>\n", p->f);
    }
    fputs("</tbody></table>\n", p->f);
}

static void luck(const sim_page *p)
{
    sim_dot row[MH_MAX_SEATS];
    if (!p->r->job->luck)
        return;
    open_section(p, WORD_LUCK, any_luck(p) ? WORD_LUCK_ABOUT : WORD_LUCK_NONE);
    for (int k = 0; k < p->seats; k++) {
        row[k] = (sim_dot){.seat = -1, .cell = &p->r->total->luck_place[k]};
        snprintf(row[k].name, sizeof row[k].name, "%d. %s", k + 1,
                 sim_say(p->lang, WORD_LUCK_PLACE));
    }
    if (any_luck(p) && p->seats > 1) {
        fprintf(p->f, "<figure><h3>%s</h3>\n", sim_say(p->lang, WORD_LUCK_PLACES));
        sim_plot_dots(p, row, (unsigned)p->seats, 0);
        fputs("</figure>\n", p->f);
    }
    if (any_luck(p)) {
        fprintf(p->f, "<figure><h3>%s</h3>\n", sim_say(p->lang, WORD_LUCK_DRAWS));
        sim_plot_draws(p);
        fputs("</figure>\n", p->f);
    }
    if (any_luck(p) && p->seats > 1)
        without_luck(p);
    fputs("</section>\n", p->f);
}

static void foot(const sim_page *p)
{
    const sim_job *job = p->r->job;
    char options[256];
    open_section(p, WORD_HOW, WORD_HOW_TEXT);
    fprintf(p->f, "<p class=\"note\">%s: <code>meadhall sim %s --games %llu",
            sim_say(p->lang, WORD_MADE_BY), job->lineup.game->id, (unsigned long long)job->games);
    fprintf(p->f, " --seats %d --bots ", p->seats);
    put_bots(p, ",");
    fprintf(p->f, " --seed %llu", (unsigned long long)job->seed);
    if (job->from)
        fprintf(p->f, " --from %llu", (unsigned long long)job->from);
    if (job->lineup.options != mh_options_default(job->lineup.game)) {
        mh_options_format(job->lineup.game, job->lineup.options, options, sizeof options);
        fputs(" --options ", p->f);
        sim_put(p->f, options);
    }
    if (p->lang != MH_EN)
        fprintf(p->f, " --lang %s", mh_languages[p->lang].code);
    fprintf(p->f,
            " --html FILE</code></p>\n<p class=\"note\">%s: <code>%016llx</code></p>"
            "</section>\n</body></html>\n",
            sim_say(p->lang, WORD_DIGEST), (unsigned long long)p->r->total->digest);
}

char *sim_html(const sim_run *r, size_t *length)
{
    char *text = NULL;
    sim_page p = {.r = r, .lang = r->lang, .seats = r->job->lineup.seats};
    p.f = open_memstream(&text, length);
    if (!p.f)
        return NULL;
    head(&p);
    plates(&p);
    seats(&p);
    open_section(&p, WORD_SCORES, WORD_SCORES_ABOUT);
    sim_plot_scores(&p);
    fputs("</section>\n", p.f);
    points(&p);
    open_section(&p, WORD_CHOICES, WORD_CHOICES_ABOUT);
    for (unsigned i = 0; i < sim_marker_count(r->job->lineup.game); i++)
        marker(&p, i);
    fputs("</section>\n", p.f);
    open_section(&p, WORD_LENGTH, WORD_LENGTH_ABOUT);
    sim_plot_lengths(&p);
    fputs("</section>\n", p.f);
    luck(&p);
    foot(&p);
    if (!fclose(p.f))
        return text;
    free(text);
    return NULL;
}
