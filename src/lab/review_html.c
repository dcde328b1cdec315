/* review_html.c - the page of a review: one file without anything from outside, to be read on a
 * screen of any width, by day and by night. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "review_page.h"
#include "sim_page.h"

static const char style[] =
    ":root{color-scheme:light dark;--ground:#e6dcc8;--panel:#f5eedf;--raised:#fffaf0;"
    "--edge:#c2b393;--iron:#857861;--ink:#221a12;--ink-2:#463a2c;--ink-3:#645744;--ember:#9a4f00;"
    "--verdi:#0d6a57;--madder:#a62c1a;--seat-1:#d2512f;--seat-2:#3f7fc6;--seat-3:#c49617;"
    "--seat-4:#b56bac;--seat-5:#1a8f77}\n"
    "@media(prefers-color-scheme:dark){:root{--ground:#17130e;--panel:#221c15;--raised:#2c251c;"
    "--edge:#453a2c;--iron:#8d7f68;--ink:#f3e9d8;--ink-2:#d5c8b2;--ink-3:#b0a28a;--ember:#f0a04b;"
    "--verdi:#5cc3a8;--madder:#f08070;--seat-1:#f0714e;--seat-2:#6ba6ea;--seat-3:#e8bd3a;"
    "--seat-4:#cf8cc6;--seat-5:#3fb89c}}\n"
    "*{box-sizing:border-box}html{background:var(--ground);color:var(--ink);"
    "font:15px/1.5 \"Source Sans 3 Variable\",\"Source Sans 3\",\"Segoe UI\",system-ui,sans-serif;"
    "font-variant-numeric:tabular-nums lining-nums}\n"
    "body{max-width:1320px;margin:0 auto;padding:32px 24px 48px}\n"
    "h1,h2,h3,.say{font-family:\"Alegreya Variable\",\"Alegreya\",Georgia,serif;line-height:1.15;"
    "margin:0}h1{font-size:36px}h2{font-size:22px}h3{font-size:17px;margin:16px 0 4px}\n"
    ".kicker{color:var(--ink-3);margin:0 0 2px}.note{color:var(--ink-3);font-size:13px;"
    "margin:8px 0 0}.say+.note{margin:0 0 14px}td:not(:first-child){white-space:nowrap}\n"
    ".grid2{display:grid;gap:16px;grid-template-columns:1fr 1fr;margin-top:16px}\n"
    "section{background:var(--panel);border:1px solid var(--edge);border-radius:4px;"
    "padding:18px 20px;margin-top:16px;min-width:0}.grid2>section{margin:0}\n"
    ".lead{border-left:4px solid var(--ember)}.say{font-size:20px;font-weight:700;margin:0 0 "
    "10px}\n"
    "table{border-collapse:collapse;width:100%;font-size:14px;margin-top:8px}"
    "th,td{padding:5px 8px;text-align:right;border-bottom:1px solid var(--edge)}"
    "th{color:var(--ink-3);font-weight:600;font-size:12.5px;vertical-align:bottom}"
    "th:first-child,td:first-child{text-align:left}td svg{width:18px;height:18px;"
    "vertical-align:-4px;margin-right:6px}\n"
    ".scroll,.plot{overflow-x:auto}.plot "
    "svg{display:block;width:100%;min-width:640px;height:auto}\n"
    "text{font-size:13px;fill:var(--ink-2)}.m{text-anchor:middle}.e{text-anchor:end}"
    ".tick{font-size:12px;fill:var(--ink-3)}.name{fill:var(--ink)}"
    "path.grid{stroke:var(--edge);fill:none}\n"
    ".curve{fill:none;stroke-width:2.5;stroke-linejoin:round}.c1{stroke:var(--seat-1)}"
    ".c2{stroke:var(--seat-2)}.c3{stroke:var(--seat-3)}.c4{stroke:var(--seat-4)}"
    ".c5{stroke:var(--seat-5)}.lost circle{fill:var(--raised);stroke-width:2.5}"
    ".lost text{font-weight:700;font-size:12px;stroke:none;fill:var(--madder)}"
    ".find{fill:var(--verdi);stroke:var(--raised)}\n"
    ".mk>*{stroke:#17120c;stroke-width:1.5;stroke-linejoin:round}.s1{fill:var(--seat-1)}"
    ".s2{fill:var(--seat-2)}.s3{fill:var(--seat-3)}.s4{fill:var(--seat-4)}.s5{fill:var(--seat-5)}\n"
    "details{background:var(--raised);border:1px solid var(--edge);border-left:4px solid "
    "var(--madder);border-radius:3px;margin-top:10px}summary{cursor:pointer;padding:10px 14px;"
    "display:flex;gap:12px;align-items:baseline}summary b{flex:1}summary:focus-visible{outline:3px "
    "solid var(--ink)}.down,.minus{color:var(--madder)}.up,.plus{color:var(--verdi)}"
    ".inside{padding:0 14px 14px}.inside p{margin:6px 0}\n"
    ".answers{display:grid;grid-template-columns:1fr 1fr;gap:10px}.answers div{border:1px solid "
    "var(--edge);border-left:4px solid var(--iron);border-radius:3px;padding:8px 12px}"
    ".answers .was{border-left-color:var(--madder)}.answers .best{border-left-color:var(--verdi)}"
    ".answers span{color:var(--ink-3);font-size:13px;display:block}.answers i{float:right;"
    "font-style:normal;font-weight:700}\n"
    ".bars .bar{width:50%}.bars .bar svg{width:100%;height:12px;margin:0}.bar "
    ".up{fill:var(--verdi)}"
    ".bar .down{fill:var(--madder)}.few td{color:var(--ink-3)}\n"
    "@media(max-width:820px){body{padding:16px 10px}.grid2,.answers{grid-template-columns:1fr}"
    "h1{font-size:28px}section{padding:14px 12px}th,td{padding:4px 5px}}\n"
    "@media print{html,section,details{background:#fff}body{max-width:none;padding:0}}\n";

void review_short_name(const review *r, mh_lang lang, int seat, char *buf, size_t cap)
{
    const char *name = r->saga->config.player[seat].name;
    if (*name)
        snprintf(buf, cap, "%s", name);
    else
        snprintf(buf, cap, "%s %d", review_say(lang, RW_SEAT), seat + 1);
}

static void word(const review_page *p, review_word w) { sim_put(p->f, review_say(p->lang, w)); }

static bool judged(const review *r, int seat) { return r->only == MH_NOBODY || r->only == seat; }

static void head(const review_page *p)
{
    const char *name = p->r->game->label->text[p->lang];
    fprintf(p->f,
            "<!doctype html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\">\n<meta "
            "name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
            mh_languages[p->lang].code);
    sim_put(p->f, name);
    fputs(" · ", p->f);
    word(p, RW_REVIEW);
    fprintf(p->f, "</title>\n<style>%s</style></head><body>\n<header><p class=\"kicker\">", style);
    sim_put(p->f, name);
    fputs("</p><h1>", p->f);
    word(p, RW_REVIEW);
    fputs("</h1></header>\n", p->f);
}

static void sentences(const review_page *p)
{
    char text[500];
    fputs("<div class=\"grid2\"><section class=\"lead\">", p->f);
    for (int seat = 0; seat < p->r->seats; seat++) {
        const review_total *t = &p->r->total[seat];
        if (!judged(p->r, seat))
            continue;
        review_sentence(p->r, p->lang, seat, text, sizeof text);
        fputs("<p class=\"say\">", p->f);
        sim_put(p->f, text);
        fprintf(p->f, "</p><p class=\"note\">%s ", review_number(p->lang, t->clean, 0, false));
        word(p, RW_CLEAN);
        fputs("</p>\n", p->f);
    }
    fputs("</section>\n", p->f);
}

static void seat_cell(const review_page *p, int seat)
{
    char name[96];
    fputs("<td><svg viewBox=\"-9 -9 18 18\" aria-hidden=\"true\">", p->f);
    sim_seat_mark(p->f, 0, 0, seat);
    fputs("</svg>", p->f);
    review_name(p->r, p->lang, seat, name, sizeof name);
    sim_put(p->f, name);
    fputs("</td>", p->f);
}

static void ledger(const review_page *p)
{
    static const review_word column[] = {RW_START, RW_OWN, RW_LUCK, RW_OTHERS, RW_UNCLEAR, RW_END};
    fputs("<section><h2>", p->f);
    word(p, RW_LEDGER);
    fputs("</h2><div class=\"scroll\"><table><tr><th>", p->f);
    word(p, RW_SEAT);
    for (size_t i = 0; i < MH_COUNT(column); i++) {
        fputs("</th><th>", p->f);
        word(p, column[i]);
    }
    fputs("</th><th>±</th></tr>\n", p->f);
    for (int seat = 0; seat < p->r->seats; seat++) {
        const review_total *t = &p->r->total[seat];
        const double cell[] = {t->start, -t->lost, t->luck, t->others, t->unclear, t->result};
        fputs("<tr>", p->f);
        seat_cell(p, seat);
        for (size_t i = 0; i < MH_COUNT(cell); i++)
            fprintf(p->f, "<td>%s</td>",
                    review_amount(p->r, p->lang, cell[i], i > 0 && i + 1 < MH_COUNT(cell)));
        fprintf(p->f, "<td>%s</td></tr>\n", review_amount(p->r, p->lang, t->error, false));
    }
    fputs("</table></div><p class=\"note\">", p->f);
    word(p, review_alone(p->r) ? RW_LEDGER_POINTS : RW_LEDGER_ABOUT);
    if (p->r->only != MH_NOBODY) {
        fputc(' ', p->f);
        word(p, RW_ONLY);
    }
    fputs("</p></section></div>\n", p->f);
}

static void curves(const review_page *p)
{
    char text[300];
    fputs("<section><h2>", p->f);
    word(p, review_alone(p->r) ? RW_CURVE_POINTS : RW_CURVE);
    fputs("</h2>\n", p->f);
    review_plot_curve(p);
    fputs("<h3>", p->f);
    word(p, RW_LUCK_SUM);
    fputs("</h3>\n", p->f);
    review_plot_luck(p);
    fputs("<p class=\"note\">", p->f);
    word(p, RW_MARKS);
    fputc(' ', p->f);
    word(p, RW_LUCK_ABOUT);
    review_sampled(p->r, p->lang, text, sizeof text);
    fputc(' ', p->f);
    sim_put(p->f, text);
    fputs("</p></section>\n", p->f);
}

static void answer(const review_page *p, const review_answer *a, const char *class, review_word w)
{
    char text[400];
    const review *r = p->r;
    review_action(r, p->lang, a->action, text, sizeof text);
    fprintf(p->f, "<div class=\"%s\"><span>", class);
    word(p, w);
    fprintf(p->f, " <i>%s</i></span>",
            review_amount(r, p->lang, review_alone(r) ? a->points : a->chance, false));
    sim_put(p->f, text);
    fputs("</div>\n", p->f);
}

static void how_sure(const review_page *p, const review_decision *d)
{
    char text[300], low[40], high[40], tries[16];
    double half = 1.75 * d->loss_error;
    snprintf(tries, sizeof tries, "%u", (unsigned)d->tries);
    snprintf(low, sizeof low, "%s", review_amount(p->r, p->lang, d->loss - half, false));
    snprintf(high, sizeof high, "%s", review_amount(p->r, p->lang, d->loss + half, false));
    const char *with[] = {tries, low, high};
    review_fill(p->lang, RW_SURE, with, text, sizeof text);
    fputs("<p class=\"note\"><b>", p->f);
    word(p, RW_HOW_SURE);
    fputs("</b> ", p->f);
    sim_put(p->f, text);
    fputs("</p>\n", p->f);
}

/* Where the board of a ply is shown; nothing where it is nowhere. */
static void link_to(const review_page *p, uint32_t ply)
{
    if (!p->link)
        return;
    fputs("<p class=\"note\"><a href=\"", p->f);
    sim_put(p->f, p->link);
    fprintf(p->f, "/%u\">", (unsigned)ply);
    word(p, RW_BOARD);
    fputs("</a></p>\n", p->f);
}

static void put_answer(const review_page *p, mh_action a)
{
    char text[256];
    mh_format(p->r->game, a, text, sizeof text);
    sim_put(p->f, text);
}

/* What a page needs to put the question again: the answers that would do, the best one first. */
static void question(const review_page *p, const review_decision *d)
{
    fprintf(p->f, " data-ply=\"%u\" data-seat=\"%u\" data-played=\"", (unsigned)d->ply, d->seat);
    put_answer(p, d->answer[0].action);
    fputs("\" data-good=\"", p->f);
    put_answer(p, d->answer[d->best].action);
    for (unsigned i = 1; i < d->count; i++)
        if (i != d->best && review_about_same(p->r, d, i)) {
            fputc('|', p->f);
            put_answer(p, d->answer[i].action);
        }
    fputc('"', p->f);
}

static void decision(const review_page *p, const review_decision *d, uint32_t place)
{
    char moment[96], text[1200];
    review_moment(p->r, p->lang, d->ply, moment, sizeof moment);
    fprintf(p->f, "<details%s", place == 1 ? " open" : "");
    if (p->link)
        question(p, d);
    fprintf(p->f, "><summary><span>%u</span><b>", (unsigned)place);
    sim_put(p->f, moment);
    fprintf(p->f, "</b><span class=\"minus\">%s · %s ",
            review_amount(p->r, p->lang, -d->loss, true),
            review_number(p->lang, -d->points, 1, true));
    word(p, RW_POINTS);
    fputs("</span></summary><div class=\"inside\"><div class=\"answers\">\n", p->f);
    answer(p, &d->answer[0], "was", RW_PLAYED);
    answer(p, &d->answer[d->best], "best", RW_BETTER);
    fputs("</div>\n", p->f);
    review_because(p->r, p->lang, d, text, sizeof text);
    if (*text) {
        fputs("<h3>", p->f);
        word(p, RW_WHY);
        fputs("</h3><p class=\"because\">", p->f);
        sim_put(p->f, text);
        fputs("</p>\n", p->f);
        review_plot_lines(p, d);
    }
    how_sure(p, d);
    link_to(p, d->ply);
    fputs("</div></details>\n", p->f);
}

static void decisions(const review_page *p)
{
    uint32_t top[REVIEW_TOP];
    char name[96];
    fputs("<div class=\"grid2\">", p->f);
    for (int seat = 0; seat < p->r->seats; seat++) {
        const review_total *t = &p->r->total[seat];
        if (!judged(p->r, seat))
            continue;
        review_name(p->r, p->lang, seat, name, sizeof name);
        fputs("<section><p class=\"kicker\">", p->f);
        sim_put(p->f, name);
        fputs("</p><h2>", p->f);
        word(p, RW_DEAREST);
        fputs("</h2>\n", p->f);
        uint32_t n = review_dearest(p->r, seat, top, REVIEW_TOP);
        for (uint32_t i = 0; i < n; i++)
            decision(p, &p->r->decision[top[i]], i + 1);
        fprintf(p->f, "<p class=\"note\">%u ", t->agreed);
        word(p, RW_AGREED);
        fprintf(p->f, ", %u ", t->decisions - t->agreed - t->errors);
        word(p, RW_SAME);
        fputs(".</p></section>\n", p->f);
    }
    fputs("</div>\n", p->f);
}

static void share_row(const review_page *p, const char *name, const review_share *s)
{
    fputs(s->n < 10 ? "<tr class=\"few\"><td>" : "<tr><td>", p->f);
    sim_put(p->f, name);
    fprintf(p->f, "</td><td>%u</td><td>%u</td><td>%s</td></tr>\n", s->n, s->errors,
            review_amount(p->r, p->lang, s->n ? s->lost / s->n : 0, false));
}

static void shares_of(const review_page *p, int seat)
{
    static const review_word phase[REVIEW_PHASES] = {RW_OPENING, RW_MIDDLE, RW_ENDING};
    static const review_word column[] = {RW_DECISIONS, RW_ERRORS, RW_LOST_EACH};
    char name[96];
    review_name(p->r, p->lang, seat, name, sizeof name);
    fputs("<section><p class=\"kicker\">", p->f);
    sim_put(p->f, name);
    fputs("</p><h2>", p->f);
    word(p, RW_PHASES);
    fputs("</h2><table><tr><th></th>", p->f);
    for (size_t i = 0; i < MH_COUNT(column); i++) {
        fputs("<th>", p->f);
        word(p, column[i]);
        fputs("</th>", p->f);
    }
    fputs("</tr>\n", p->f);
    for (int i = 0; i < REVIEW_PHASES; i++)
        share_row(p, review_say(p->lang, phase[i]), &p->r->phase[seat][i]);
    for (unsigned i = 0; i < p->r->game->prompt_count; i++)
        if (p->r->kind[seat][i].n)
            share_row(p, review_kind(p->r, p->lang, i), &p->r->kind[seat][i]);
    fputs("</table><p class=\"note\">", p->f);
    word(p, RW_FEW);
    fputs("</p></section>\n", p->f);
}

static void finds(const review_page *p)
{
    uint32_t top[1];
    char name[96], moment[96], text[400];
    fputs("<section><h2>", p->f);
    word(p, RW_FINDS);
    fputs("</h2><table>", p->f);
    for (int seat = 0; seat < p->r->seats; seat++) {
        if (!review_finds(p->r, seat, top, 1))
            continue;
        const review_decision *d = &p->r->decision[top[0]];
        review_short_name(p->r, p->lang, seat, name, sizeof name);
        review_moment(p->r, p->lang, d->ply, moment, sizeof moment);
        review_action(p->r, p->lang, d->answer[0].action, text, sizeof text);
        fputs("<tr><td><b>", p->f);
        sim_put(p->f, name);
        fputs("</b>, ", p->f);
        sim_put(p->f, moment);
        fputs("<br>", p->f);
        sim_put(p->f, text);
        link_to(p, d->ply);
        fprintf(p->f, "</td><td class=\"plus\">%s</td></tr>\n",
                review_amount(p->r, p->lang, d->gap, true));
    }
    fputs("</table></section>\n", p->f);
}

static void turns(const review_page *p)
{
    char moment[96], text[400], name[96];
    fputs("<section><h2>", p->f);
    word(p, RW_TURNS);
    fputs("</h2><table>", p->f);
    for (uint32_t i = 0; i < p->r->turns; i++) {
        const review_turn *t = &p->r->turn[i];
        int seat = t->seat == MH_CHANCE ? 0 : t->seat;
        review_moment(p->r, p->lang, t->ply, moment, sizeof moment);
        review_action(p->r, p->lang, p->r->saga->actions[t->ply], text, sizeof text);
        review_short_name(p->r, p->lang, seat, name, sizeof name);
        fputs("<tr><td><b>", p->f);
        sim_put(p->f, t->seat == MH_CHANCE ? review_say(p->lang, RW_DRAW) : name);
        fputs("</b>, ", p->f);
        sim_put(p->f, moment);
        fputs("<br>", p->f);
        sim_put(p->f, text);
        link_to(p, t->ply);
        fputs("</td><td>", p->f);
        for (int k = 0; k < p->r->seats; k++)
            fprintf(p->f, "%s%s", k ? " / " : "", review_amount(p->r, p->lang, t->moved[k], true));
        fputs("</td></tr>\n", p->f);
    }
    fputs("</table></section>\n", p->f);
}

static void foot(const review_page *p)
{
    fputs("<section><h2>", p->f);
    word(p, RW_HOW);
    fputs("</h2><p>", p->f);
    word(p, RW_HOW_TEXT);
    fputs("</p><p class=\"note\">", p->f);
    word(p, RW_REVIEWER);
    fprintf(p->f, " %d, ", REVIEW_VERSION);
    sim_put(p->f, p->r->bot);
    if (p->r->net) {
        fputs(", ", p->f);
        word(p, RW_WITH_NET);
    }
    fprintf(p->f, ", %s, %u.</p></section>\n", p->r->game->id, (unsigned)p->r->game->rules_version);
}

static void body(const review_page *p)
{
    sentences(p);
    ledger(p);
    curves(p);
    decisions(p);
    fputs("<div class=\"grid2\">", p->f);
    finds(p);
    turns(p);
    for (int seat = 0; seat < p->r->seats; seat++)
        if (judged(p->r, seat))
            shares_of(p, seat);
    fputs("</div>\n", p->f);
    foot(p);
}

static char *made(const review *r, mh_lang lang, const char *link, bool whole, size_t *length)
{
    char *text = NULL;
    FILE *f = open_memstream(&text, length);
    if (!f)
        return NULL;
    const review_page p = {f, r, lang, link};
    if (whole)
        head(&p);
    body(&p);
    if (whole)
        fputs("</body></html>\n", f);
    bool ok = !ferror(f);
    if (!fclose(f) && ok)
        return text;
    free(text);
    return NULL;
}

char *review_html(const review *r, mh_lang lang, size_t *length)
{
    return made(r, lang, NULL, true, length);
}

char *review_fragment(const review *r, mh_lang lang, const char *link, size_t *length)
{
    return made(r, lang, link, false, length);
}
