/* sheet.c - score sheets for real tables. */
#include "sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "present.h"

enum { WORD = 256, LINE = 4096 };

/* A table just laid out, without anything on the sheet. */
static const char *lay_out(const host_sheet *h, mh_state *st)
{
    const char *no = mh_setup(h->game, st, h->options, h->seats);
    return no ? no : h->game->sheet->clear(st);
}

bool sheet_open(host_sheet *h, const mh_game *g, uint64_t options, int seats, mh_error *error)
{
    memset(h, 0, sizeof *h);
    h->game = g;
    h->options = options;
    h->seats = seats;
    if (!g->sheet)
        return mh_fail(error, MH_EILLEGAL, "%s has no score sheet", g->id);
    if (seats < g->min_seats || seats > g->max_seats)
        return mh_fail(error, MH_EILLEGAL, "%d seats; %s is for %d to %d", seats, g->id,
                       g->min_seats, g->max_seats);
    const char *no = lay_out(h, &h->scored.st);
    return no ? mh_fail(error, MH_EILLEGAL, "%s cannot be scored so: %s", g->id, no) : true;
}

/* The entry called so, or -1. */
static int find(const mh_game *g, const char *name)
{
    for (unsigned i = 0; i < g->sheet->names->count; i++)
        if (strcmp(g->sheet->names->ids[i], name) == 0)
            return (int)i;
    return -1;
}

/* ---- one cell ------------------------------------------------------------------- */

static bool set_number(sheet_cell *c, const mh_entry *e, const char *text, mh_error *error)
{
    char *end = NULL;
    long x = *text >= '0' && *text <= '9' && strlen(text) < 8 ? strtol(text, &end, 10) : -1;
    if (!end || *end || x < e->low || x > e->high)
        return mh_fail(error, MH_EILLEGAL, "'%.40s'; expected a number from %d to %d", text, e->low,
                       e->high);
    c->value[c->count++] = (int16_t)x;
    return true;
}

/* The same id, whatever the case of its letters. */
static bool same_id(const char *a, const char *b)
{
    for (; *a && *b; a++, b++) {
        int x = *a >= 'A' && *a <= 'Z' ? *a + ('a' - 'A') : *a;
        int y = *b >= 'A' && *b <= 'Z' ? *b + ('a' - 'A') : *b;
        if (x != y)
            return false;
    }
    return *a == *b;
}

static bool add_thing(sheet_cell *c, const mh_entry *e, const char *id, mh_error *error)
{
    unsigned i = 0;
    while (i < e->kind->count && !same_id(e->kind->ids[i], id))
        i++;
    if (i == e->kind->count)
        return mh_fail(error, MH_EILLEGAL, "'%.40s'; expected ids with + between, as %s+%s", id,
                       e->kind->ids[0], e->kind->ids[1]);
    if (c->count >= e->high || c->count == SHEET_THINGS)
        return mh_fail(error, MH_EILLEGAL, "there are too many; expected at most %d", e->high);
    c->value[c->count++] = (int16_t)i;
    return true;
}

static bool set_things(sheet_cell *c, const mh_entry *e, const char *text, mh_error *error)
{
    char word[WORD];
    if (strcmp(text, "none") == 0)
        return true;
    for (;;) {
        size_t n = strcspn(text, "+");
        if (n >= sizeof word)
            return mh_fail(error, MH_EILLEGAL, "'%.40s...' is no id", text);
        snprintf(word, sizeof word, "%.*s", (int)n, text);
        if (!add_thing(c, e, word, error))
            return false;
        if (!text[n])
            return true;
        text += n + 1;
    }
}

bool sheet_set(host_sheet *h, int seat, unsigned entry, const char *value, mh_error *error)
{
    sheet_cell *c = &h->cell[seat][entry];
    const mh_entry *e = &h->game->sheet->entries[entry];
    mh_error wrong;
    sheet_cell fresh = {.given = true};
    if (c->given)
        return mh_fail(error, MH_EILLEGAL, "%d.%s was entered already", seat,
                       h->game->sheet->names->ids[entry]);
    bool ok =
        e->kind->ids ? set_things(&fresh, e, value, &wrong) : set_number(&fresh, e, value, &wrong);
    if (!ok)
        return mh_fail(error, wrong.code, "%d.%s is %.400s", seat,
                       h->game->sheet->names->ids[entry], wrong.text);
    *c = fresh;
    return true;
}

bool sheet_set_key(host_sheet *h, const char *key, const char *value, mh_error *error)
{
    int entry = *key && key[1] == '.' ? find(h->game, key + 2) : -1;
    int seat = *key - '0';
    if (entry < 0 || seat < 0 || seat >= h->seats)
        return mh_fail(error, MH_EILLEGAL,
                       "'%.40s'; expected SEAT.ENTRY, a seat from 0 to %d and an entry "
                       "such as %s",
                       key, h->seats - 1, h->game->sheet->names->ids[0]);
    return sheet_set(h, seat, (unsigned)entry, value, error);
}

/* ---- lines ------------------------------------------------------------------------ */

static bool read_line(host_sheet *h, char *line, mh_error *e)
{
    line += strspn(line, " \t");
    size_t n = strlen(line);
    while (n && strchr(" \t\r", line[n - 1]))
        line[--n] = 0;
    if (!n || *line == '#')
        return true;
    char *value = line + strcspn(line, " \t=");
    if (!*value)
        return mh_fail(e, MH_EPARSE, "'%.40s'; expected KEY VALUE, as 0.%s 12", line,
                       h->game->sheet->names->ids[0]);
    *value++ = 0;
    return sheet_set_key(h, line, value + strspn(value, " \t="), e);
}

bool sheet_read(host_sheet *h, const char *text, size_t n, mh_error *e)
{
    char line[LINE];
    unsigned number = 0;
    for (const char *at = text, *end = text + n; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        number++;
        if (length >= sizeof line || memchr(at, 0, length))
            return mh_fail_at(e, MH_EPARSE, number, "expected a line of text");
        memcpy(line, at, length);
        line[length] = 0;
        if (!read_line(h, line, e)) {
            e->line = number;
            return false;
        }
        at = stop ? stop + 1 : end;
    }
    return true;
}

/* ---- scoring ---------------------------------------------------------------------- */

static const char *enter_cell(host_sheet *h, int seat, unsigned entry)
{
    const sheet_cell *c = &h->cell[seat][entry];
    const char *no = NULL;
    for (unsigned k = 0; k < c->count && !no; k++)
        no = h->game->sheet->enter(&h->scored.st, seat, entry, c->value[k]);
    return no;
}

bool sheet_score(host_sheet *h, mh_error *error)
{
    const char *no = lay_out(h, &h->scored.st);
    if (no)
        return mh_fail(error, MH_EILLEGAL, "%s", no);
    for (int seat = 0; seat < h->seats; seat++)
        for (unsigned i = 0; i < h->game->sheet->names->count; i++) {
            no = enter_cell(h, seat, i);
            if (no)
                return mh_fail(error, MH_EILLEGAL, "%d.%s: %s", seat, h->game->sheet->names->ids[i],
                               no);
        }
    h->scored.st.depth = 0; /* it is over: ranks are told */
    return true;
}

void sheet_take(host_sheet *h, const mh_state *st)
{
    const mh_sheet *s = h->game->sheet;
    int32_t value = 0;
    for (int seat = 0; seat < h->seats; seat++)
        for (unsigned i = 0; i < s->names->count; i++) {
            sheet_cell *c = &h->cell[seat][i];
            *c = (sheet_cell){.given = true};
            while (c->count < SHEET_THINGS && s->read(st, seat, i, c->count, &value))
                c->value[c->count++] = (int16_t)value;
        }
}

/* ---- telling ------------------------------------------------------------------------ */

mh_game sheet_game(const host_sheet *h)
{
    mh_game told = *h->game;
    told.categories = h->game->sheet->lines;
    return told;
}

static void put_things(mh_text *out, const mh_kind *kind)
{
    bool first = true;
    mh_put(out, ",\"things\":[");
    for (unsigned i = 0; kind->ids && i < kind->count; i++) {
        present_comma(out, &first);
        mh_put(out, "{\"id\":");
        present_string(out, kind->ids[i]);
        mh_put(out, ",\"label\":");
        present_label(out, &kind->labels[i]);
        mh_put(out, "}");
    }
    mh_put(out, "]}");
}

void sheet_present(mh_text *out, const mh_game *g)
{
    bool first = true;
    mh_put(out, "[");
    for (unsigned i = 0; g->sheet && i < g->sheet->names->count; i++) {
        const mh_entry *e = &g->sheet->entries[i];
        present_comma(out, &first);
        mh_put(out, "{\"id\":");
        present_string(out, g->sheet->names->ids[i]);
        mh_put(out, ",\"label\":");
        present_label(out, &g->sheet->names->labels[i]);
        mh_put(out, ",\"kind\":");
        present_string(out, e->kind->name);
        mh_put(out, ",\"low\":");
        mh_put_int(out, e->low);
        mh_put(out, ",\"high\":");
        mh_put_int(out, e->high);
        put_things(out, e->kind);
    }
    mh_put(out, "]");
}

void sheet_present_score(mh_text *out, const host_sheet *h)
{
    mh_game told = sheet_game(h);
    mh_put(out, "{\"game\":");
    present_string(out, h->game->id);
    mh_put(out, ",\"seats\":");
    present_score(out, &told, &h->scored.st, MH_CHANCE);
    mh_put(out, "}");
}
