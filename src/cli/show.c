/* show.c - scores, the story so far, paragraphs. */
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { TEXT = 512 };

bool show_colourful(void)
{
    const char *no = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(no && *no) && show_draws();
}

/* What begins or ends a style; "" where there is no colour. */
static const char *escape_of(show_style style, bool begins)
{
    static const char *const begin[] = {"", "\033[1;36m", "\033[2m", "\033[1m"};
    if (style == SHOW_PLAIN || !show_colourful())
        return "";
    return begins ? begin[style] : "\033[0m";
}

void show_styled(show_style style, const char *text)
{
    printf("%s%s%s", escape_of(style, true), text, escape_of(style, false));
}

int show_columns(void)
{
    enum { STANDARD = 80, MOST = 200 };
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
        return size.ws_col < MOST ? size.ws_col : MOST;
    return STANDARD;
}

/* The next word of a text, behind those on the line or on a new one; returns what follows it. */
static const char *put_wrapped(const char *text, int indent, bool first, int *used)
{
    size_t n = strcspn(text, " ");
    int width = 0;
    for (size_t i = 0; i < n; i++)
        width += (text[i] & 0xc0) != 0x80;
    if (!first && *used + 1 + width > show_columns() - 1) {
        printf("\n%*s", indent, "");
        *used = indent;
    } else if (!first) {
        putchar(' ');
        ++*used;
    }
    printf("%.*s", (int)n, text);
    *used += width;
    return text + n + (text[n] == ' ');
}

void show_hanging(show_style style, int indent, const char *text)
{
    int used = (int)strspn(text, " ");
    printf("%*s%s", used, "", escape_of(style, true));
    bool first = true;
    for (const char *s = text + used; *s; first = false)
        s = put_wrapped(s, indent, first, &used);
    printf("%s\n", escape_of(style, false));
}

void show_paragraph(const char *text) { show_hanging(SHOW_PLAIN, 0, text); }

void show_lines(const char *text)
{
    enum { UNDER = 16 }; /* what a line says begins there */
    char line[TEXT];
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        if (cli_width(line) < show_columns())
            puts(line);
        else
            show_hanging(SHOW_PLAIN, UNDER, line);
    }
}

const char *const *show_names(const host_config *config, const char *names[MH_MAX_SEATS])
{
    for (int i = 0; i < MH_MAX_SEATS; i++)
        names[i] = i < config->seats && config->player[i].name[0] ? config->player[i].name : NULL;
    return names;
}

const char *show_game(const mh_game *g, mh_lang lang) { return g->label->text[lang]; }

int show_seat(const mh_speech *how, int seat, int viewer, char *buf, size_t cap)
{
    char name[TEXT];
    int n = mh_say_value(&mh_seat, how, seat, name, sizeof name);
    if (seat != viewer)
        return snprintf(buf, cap, "%s", name);
    return snprintf(buf, cap, "%.*s (%s)", n, name, show_say(how->lang, SHOW_YOU));
}

int show_wider(int width, const char *text)
{
    int b = cli_width(text);
    return width > b ? width : b;
}

/* ---- scores ---------------------------------------------------------------- */

enum { SHEET_COLUMNS = MH_MAX_SEATS + 1, NUMBER = 16 };

typedef struct score_sheet {
    mh_known known[MH_MAX_SEATS];
    char cell[MH_MAX_SEATS][NUMBER]; /* the row at hand */
    int width[SHEET_COLUMNS];
} score_sheet;

/* Bytes of the words that fit into so many columns; at least one word. */
static size_t words_that_fit(const char *text, int columns)
{
    size_t fit = 0;
    int used = 0;
    for (size_t i = 0;; i++) {
        if (!text[i] || text[i] == ' ') {
            if (fit && used > columns)
                return fit;
            fit = i;
        }
        if (!text[i])
            return fit;
        used += (text[i] & 0xc0) != 0x80;
    }
}

/* A title too long for its column stands on several lines, the numbers on the last of them. */
static void put_score_row(const char *title, const score_sheet *s, int seats)
{
    for (size_t n; cli_width(title) > s->width[0]; title += n + (title[n] == ' ')) {
        n = words_that_fit(title, s->width[0]);
        if (!title[n])
            break;
        printf("%.*s\n", (int)n, title);
    }
    cli_pad(title, s->width[0], false);
    for (int p = 0; p < seats; p++) {
        fputs("  ", stdout);
        cli_pad(s->cell[p], s->width[p + 1], true);
    }
    putchar('\n');
}

static void put_score_head(const mh_game *g, const mh_speech *how, int seats, int viewer,
                           score_sheet *s)
{
    enum { LEAST = 12 };
    char name[MH_MAX_SEATS][TEXT];
    s->width[0] =
        show_wider(cli_width(show_say(how->lang, SHOW_TOTAL)), show_say(how->lang, SHOW_RANK));
    for (unsigned c = 0; c < g->categories->count; c++)
        s->width[0] = show_wider(s->width[0], g->categories->labels[c].text[how->lang]);
    int room = show_columns();
    for (int p = 0; p < seats; p++) {
        show_seat(how, p, viewer, name[p], sizeof name[p]);
        s->width[p + 1] = show_wider(6, name[p]);
        room -= s->width[p + 1] + 2;
    }
    if (s->width[0] > room)
        s->width[0] = room > LEAST ? room : LEAST;
    cli_pad("", s->width[0], false);
    for (int p = 0; p < seats; p++) {
        fputs("  ", stdout);
        cli_pad(name[p], s->width[p + 1], true);
    }
    putchar('\n');
}

/* A question mark for what rests on secrets; a total says what is sure of it. */
static void put_points(char cell[NUMBER], const mh_known *k, unsigned line)
{
    if (k->lines >> line & 1)
        snprintf(cell, NUMBER, "%d", (int)k->line[line]);
    else
        snprintf(cell, NUMBER, "?");
}

void show_scores(const mh_game *g, const mh_state *st, int viewer, const mh_speech *how)
{
    score_sheet s = {.width = {0}};
    uint8_t rank[MH_MAX_SEATS] = {0};
    put_score_head(g, how, st->seats, viewer, &s);
    for (int p = 0; p < st->seats; p++)
        s.known[p] = mh_score_for(g, st, viewer, p);
    for (unsigned c = 0; c < g->categories->count; c++) {
        for (int p = 0; p < st->seats; p++)
            put_points(s.cell[p], &s.known[p], c);
        put_score_row(g->categories->labels[c].text[how->lang], &s, st->seats);
    }
    for (int p = 0; p < st->seats; p++)
        snprintf(s.cell[p], NUMBER, "%d%s", (int)s.known[p].total, s.known[p].whole ? "" : "+?");
    put_score_row(show_say(how->lang, SHOW_TOTAL), &s, st->seats);
    if (st->depth)
        return; /* ranks are for the end: what is hidden may decide a tie */
    g->rank(st, rank);
    for (int p = 0; p < st->seats; p++)
        snprintf(s.cell[p], NUMBER, "%d", rank[p]);
    put_score_row(show_say(how->lang, SHOW_RANK), &s, st->seats);
}

/* ---- the story -------------------------------------------------------------- */

enum { LOG_INDENT = 4 };

typedef struct story {   /* who reads it, and what he knows anyway */
    int without;         /* whose own moves are left out; MH_NONE: nobody's */
    const char *heading; /* still to be put; NULL: none */
} story;

static void put_line(void *ctx, const mh_line *line)
{
    story *s = ctx;
    char text[2048];
    if (line->move && line->seat == s->without)
        return;
    if (s->heading)
        printf("\n%s\n", s->heading);
    s->heading = NULL;
    if (line->sort == MH_LINE) {
        snprintf(text, sizeof text, "  %s", line->text);
        show_hanging(SHOW_PLAIN, LOG_INDENT, text);
    } else if (line->sort == MH_LINE_HEADING) {
        snprintf(text, sizeof text, " %s", line->text);
        show_hanging(SHOW_DIM, LOG_INDENT, text);
    } else {
        snprintf(text, sizeof text, "== %s ==", line->text);
        putchar('\n');
        show_hanging(SHOW_STRONG, LOG_INDENT, text);
    }
}

/* Events that the viewer may be told, moved to the front. */
static uint32_t keep_seen(const mh_tale *tale, int viewer)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++)
        if (viewer == MH_CHANCE || tale->events[i].seen >> viewer & 1)
            tale->events[n++] = tale->events[i];
    return n;
}

void show_blind(const host_session *s, const mh_speech *how)
{
    static mh_teller t;
    story for_all = {MH_NONE, NULL};
    mh_log_begin(&t, s->config.game, how, &for_all, put_line);
    for (uint32_t i = s->known; i < s->plies; i++)
        if (s->actions[i].bits || s->seats[i] != MH_CHANCE)
            mh_log_add(&t, i, s->seats[i], s->actions[i], NULL, 0);
    mh_log_end(&t);
}

static void put_story(const host_session *s, const mh_speech *how, uint32_t from, uint32_t to,
                      int viewer, story *whose)
{
    const mh_game *g = s->config.game;
    static mh_teller t;
    mh_alias alias[MH_MAX_ALIASES];
    mh_speech now = *how;
    host_room r;
    mh_event events[MH_MAX_TALE];
    host_seek(s, from, &r);
    now.alias = alias;
    now.reader = viewer < MH_MAX_SEATS ? 1 + viewer : 0;
    mh_log_begin(&t, g, &now, whose, put_line);
    for (uint32_t i = from; i < to; i++) {
        mh_tale tale = {events, MH_MAX_TALE, 0};
        int seat = s->seats[i];
        mh_action a = s->actions[i];
        bool seen = viewer == MH_CHANCE || g->sees(&r.st, seat, a) >> viewer & 1;
        mh_apply(g, &r.st, seat, a, &tale);
        now.aliases = g->aliases ? g->aliases(&r.st, seat, alias, MH_MAX_ALIASES) : 0;
        mh_log_add(&t, i, seat, seen ? a : (mh_action){0}, events, keep_seen(&tale, viewer));
    }
    mh_log_end(&t);
}

void show_log(const host_session *s, const mh_speech *how, uint32_t from, uint32_t to, int viewer,
              int without)
{
    put_story(s, how, from, to, viewer, &(story){without, NULL});
}

void show_news(const host_session *s, const mh_speech *how, uint32_t from, uint32_t to, int viewer)
{
    put_story(s, how, from, to, viewer, &(story){viewer, show_say(how->lang, SHOW_SINCE)});
}
