/* campaign_left.c - rows of the catalogues and what games have left, as text. */
#include "campaign_left.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"

enum { LINE = 160, FIRST_BYTES = 1 << 14 };

typedef void writer(const void *what, mh_text *out);

/* A text of any length, to be freed; NULL without memory. */
static char *grown(writer *write, const void *what, size_t *length)
{
    size_t cap = FIRST_BYTES;
    for (char *text = malloc(cap); text; text = malloc(cap)) {
        mh_text out = mh_text_open(text, cap);
        write(what, &out);
        *length = out.len;
        if (out.len < cap)
            return text;
        free(text);
        cap = out.len + 1;
    }
    return NULL;
}

/* ---- rows of the catalogues ------------------------------------------------------------- */

static void row_line(const mh_catalogue *catalogue, const mh_row *row, char line[LINE])
{
    snprintf(line, LINE, "%s %s %08x", catalogue->name, row->id, (unsigned)row->sum);
}

static void write_catalogues(const void *what, mh_text *out)
{
    const mh_game *g = what;
    char line[LINE];
    for (uint16_t t = 0; t < g->catalogue_count; t++)
        for (uint32_t i = 0; i < g->catalogues[t].count; i++) {
            row_line(&g->catalogues[t], &g->catalogues[t].rows[i], line);
            mh_put(out, line), mh_put(out, "\n");
        }
}

char *campaign_catalogues_text(const mh_game *g, size_t *length)
{
    return grown(write_catalogues, g, length);
}

typedef struct comparison {
    const mh_game *game;
    const char *text;
    size_t n;
} comparison;

/* Does the text have the line? Nothing else of it is trusted. */
static bool has_line(const comparison *c, const char *line)
{
    size_t n = strlen(line);
    for (const char *at = c->text, *end = c->text + c->n; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t here = (size_t)((stop ? stop : end) - at);
        if (here == n && memcmp(at, line, n) == 0)
            return true;
        at += here + 1;
    }
    return false;
}

static void write_changes(const void *what, mh_text *out)
{
    const comparison *c = what;
    char line[LINE];
    for (uint16_t t = 0; t < c->game->catalogue_count; t++) {
        const mh_catalogue *catalogue = &c->game->catalogues[t];
        bool any = false;
        for (uint32_t i = 0; i < catalogue->count; i++) {
            row_line(catalogue, &catalogue->rows[i], line);
            if (has_line(c, line))
                continue;
            if (!any)
                mh_put(out, out->len ? "; " : ""), mh_put(out, catalogue->name), mh_put(out, ":");
            mh_put(out, " "), mh_put(out, catalogue->rows[i].id);
            any = true;
        }
    }
}

char *campaign_changes(const mh_game *g, const char *text, size_t n)
{
    size_t length = 0;
    comparison c = {g, text, n};
    return grown(write_changes, &c, &length);
}

/* ---- what a game has left ------------------------------------------------------------------ */

typedef struct ending {
    const host_campaign *c;
    unsigned i;
} ending;

static void write_left(const void *what, mh_text *out)
{
    mh_action list[CAMPAIGN_CARRY];
    const ending *e = what;
    char line[LINE];
    uint32_t n = campaign_left(e->c, e->i, list);
    for (uint32_t k = 0; k < n && k < CAMPAIGN_CARRY; k++) {
        mh_format(e->c->game, list[k], line, sizeof line);
        mh_put(out, line), mh_put(out, "\n");
    }
}

char *campaign_left_text(const host_campaign *c, unsigned i, size_t *length)
{
    ending e = {c, i};
    return grown(write_left, &e, length);
}

__attribute__((format(printf, 2, 3))) static bool refuse(mh_error *e, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    mh_vfail(e, MH_EPARSE, format, args);
    va_end(args);
    return false;
}

/* Everything is an answer that the rules allow at that moment: no number can be out of range. */
static bool give_answer(host_session *s, const char *line, mh_error *e)
{
    char again[LINE];
    mh_action a;
    if (mh_parse(s->config.game, line, &a))
        return refuse(e, "a game left '%.80s', and these tables have no such thing", line);
    mh_format(s->config.game, a, again, sizeof again);
    if (strcmp(again, line) != 0)
        return refuse(e, "expected the spelling '%.80s'", again);
    const char *rule = mh_why(s->config.game, s->now, MH_CHANCE, a);
    if (rule) {
        mh_fail(e, MH_EILLEGAL, "no game can have left '%.80s' here (%s)", line, rule);
        mh_point_at(e, NULL, rule);
        return false;
    }
    mh_err err = host_play(s, MH_CHANCE, a, NULL);
    return !err || mh_fail(e, err, "%s", host_err_text(err));
}

/* The opening question is the one that is asked first; it ends with its last answer, and what
 * follows is for chance to say. */
static bool read_left(host_session *s, const char *text, size_t n, unsigned *number, mh_error *e)
{
    unsigned depth = s->now->depth, prompt = depth ? mh_top(s->now)->prompt : 0;
    bool open = depth > 0;
    for (const char *at = text, *end = text + n; at < end; ++*number) {
        char line[LINE];
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (!stop || (size_t)(stop - at) >= sizeof line || memchr(at, 0, (size_t)(stop - at)))
            return refuse(e, "expected a line of text");
        memcpy(line, at, (size_t)(stop - at));
        line[stop - at] = 0;
        if (!open || s->plies >= CAMPAIGN_CARRY)
            return refuse(e, "more than a game can leave");
        if (!give_answer(s, line, e))
            return false;
        open = s->now->depth >= depth && s->now->open[depth - 1].prompt == prompt;
        at = stop + 1;
    }
    return !open || refuse(e, "less than a game leaves");
}

host_session *campaign_left_parse(const host_campaign *c, unsigned i, const char *text, size_t n,
                                  mh_error *e)
{
    static const uint8_t no_key[HOST_KEY];
    host_config config = {.game = c->game, .seats = c->seats};
    host_session *s = NULL;
    unsigned number = 1;
    config.options = c->game->series->options(c->options, campaign_follower(c, i), false);
    memcpy(config.player, c->player, sizeof config.player);
    host_fate_open(&config.fate, no_key); /* nothing is drawn */
    if (host_open(&config, e, &s))
        return NULL;
    const char *broken = NULL;
    if (read_left(s, text, n, &number, e) && !(broken = c->game->check(s->now)))
        return s;
    if (broken)
        refuse(e, "no game can have left this (%s)", broken);
    e->line = number;
    host_close(s);
    return NULL;
}
