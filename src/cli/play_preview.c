/* play_preview.c - `preview N`: what a choice brings and takes, before it is made. */
#include <stdio.h>
#include <string.h>

#include "host/preview.h"
#include "play.h"

enum { TEXT = 512 };

static void put_event_line(void *ctx, const mh_line *line)
{
    char text[2048];
    (void)ctx;
    snprintf(text, sizeof text, "  %s", line->text);
    show_hanging(SHOW_PLAIN, 4, text);
}

/* What is told of it whatever else may be so. */
static void put_told(const play_client *c, const preview *p, int seat, mh_action a)
{
    static mh_teller t;
    mh_speech how = c->how;
    how.reader = 1 + seat;
    mh_log_begin(&t, c->s->config.game, &how, NULL, put_event_line);
    mh_log_add(&t, 0, seat, a, p->event, p->events);
    mh_log_end(&t);
}

static void put_cell(const play_client *c, const preview *p, const preview_cell *x, int seat)
{
    char who[TEXT] = "", line[3 * TEXT], named[2 * TEXT + 8];
    const char *title = x->title->text[c->how.lang];
    if (x->seat != seat)
        mh_say_value(&mh_seat, &c->how, x->seat, who, sizeof who);
    snprintf(named, sizeof named, "%s%s%s", who, *who ? ", " : "", title);
    mh_capital(named);
    int n = snprintf(line, sizeof line, "  %s: %d → ", named, (int)x->before);
    if (x->low == x->high)
        snprintf(line + n, sizeof line - (size_t)n, "%d", (int)x->low);
    else
        snprintf(line + n, sizeof line - (size_t)n, "%s%d – %d", p->exact ? "" : "≈ ", (int)x->low,
                 (int)x->high);
    show_hanging(SHOW_PLAIN, 4, line);
}

/* What there is no more room for. */
static void put_limits(const play_client *c, const preview *p)
{
    char text[TEXT];
    for (unsigned i = 0; i < p->limits; i++) {
        mh_say_remark(c->s->config.game, &c->how, &p->limit[i], text, sizeof text);
        show_paragraph(text);
    }
}

/* A die, a card; or nobody can tell what. */
static void put_chance(const play_client *c, const preview *p)
{
    char line[2 * TEXT];
    const mh_label *what =
        p->fate == PREVIEW_DIFFERS ? NULL : c->s->config.game->prompts[p->fate].label;
    if (!what) {
        show_paragraph(show_say(c->how.lang, SHOW_PREVIEW_CHANCE));
        return;
    }
    const char *says = what->text[c->how.lang];
    snprintf(line, sizeof line, "%s %s%s", show_say(c->how.lang, SHOW_PREVIEW_THEN), says,
             strchr("?!.", says[strlen(says) - 1]) ? "" : ".");
    show_paragraph(line);
}

/* Who is asked then, and what. */
static void put_next(const play_client *c, const preview *p, int seat)
{
    const mh_game *g = c->s->config.game;
    char who[TEXT], line[3 * TEXT];
    if (p->asked == PREVIEW_DIFFERS || p->asked >= MH_MAX_SEATS || !g->prompts[p->prompt].label) {
        if (p->asked == MH_NOBODY)
            show_paragraph(show_say(c->how.lang, SHOW_PREVIEW_OVER));
        return;
    }
    mh_say_value(&mh_seat, &c->how, p->asked, who, sizeof who);
    if (p->asked != seat) {
        snprintf(line, sizeof line, "%s %s.", show_say(c->how.lang, SHOW_PREVIEW_OTHER), who);
    } else {
        const char *asks = g->prompts[p->prompt].label->text[c->how.lang];
        const char *other = strstr(asks, " || "); /* numbers would be those of before */
        snprintf(line, sizeof line, "%s %s", show_say(c->how.lang, SHOW_PREVIEW_THEN),
                 other ? other + 4 : asks);
    }
    show_paragraph(line);
}

void play_preview(play_client *c, int seat, mh_action a)
{
    static preview p;
    preview_of(c->s->config.game, &c->hidden.st, seat, a, &p);
    put_told(c, &p, seat, a);
    for (unsigned i = 0; i < p.cells; i++)
        put_cell(c, &p, &p.cell[i], seat);
    if (!p.cells)
        show_paragraph(show_say(c->how.lang, SHOW_PREVIEW_NOTHING));
    if (p.chance && (p.cells || p.fate != PREVIEW_DIFFERS))
        put_chance(c, &p);
    put_limits(c, &p);
    put_next(c, &p, seat);
}
