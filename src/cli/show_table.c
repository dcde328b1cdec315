/* show_table.c - what game->view tells, as aligned columns: rows across, or, where that is
 * too wide, one column a row; as sentences where neither fits. */
#include <stdio.h>
#include <string.h>

#include "show.h"

enum { ROWS = 160, CELLS = 32, LINE = 8192, POOL = 1 << 17 };

static const char nothing[] = "-"; /* a cell that names no thing */

typedef struct column { /* one title of a sheet; not every row has it */
    const mh_label *title;
    const char *id;
    bool number;
    const char *named; /* title and seat, where several have the title; NULL: the title says all */
} column;

typedef struct row {
    const char *head;
    bool own;                /* the viewer's */
    const char *cell[CELLS]; /* "" where the row says nothing of it */
} row;

typedef struct sheet {
    const mh_game *game;
    const mh_speech *how;
    int viewer;
    bool changes, own;       /* print only what is new; and the viewer's own rows */
    const bool *verbs;       /* and panels whose rows these verbs name */
    const show_memory *old;  /* what is not new */
    show_memory *seen;       /* what was there, or NULL */
    const char *const *only; /* panels that are wanted; NULL: all */
    const char *about;       /* rows that are wanted, by a name in them; NULL: all */
    bool details;            /* also the panels that are only shown on request */
    bool upright;            /* also a single row stands in a column */
    bool printed;
    bool named;
    const mh_label *title;
    const char *id;
    unsigned rows, columns;
    column column[CELLS];
    row row[ROWS];
    size_t used;
    char pool[POOL]; /* the texts: some are a word, some a whole story */
} sheet;

static const char *title_of(const sheet *s, unsigned c)
{
    const column *x = &s->column[c];
    return x->named ? x->named : x->title->text[s->how->lang];
}

/* What begins a line or a column, with a capital letter; until the next call. */
static const char *begun(const char *text)
{
    static char buf[LINE];
    snprintf(buf, sizeof buf, "%s", text);
    mh_capital(buf);
    return buf;
}

/* Rows across: the width of the heads, then that of every column. */
static int measure_across(const sheet *s, int width[CELLS + 1])
{
    int sum = 0;
    for (unsigned i = 0; i < s->rows; i++)
        width[0] = show_wider(width[0], s->row[i].head);
    for (unsigned c = 0; c < s->columns; c++) {
        width[c + 1] = cli_width(title_of(s, c));
        for (unsigned i = 0; i < s->rows; i++)
            width[c + 1] = show_wider(width[c + 1], s->row[i].cell[c]);
        sum += width[c + 1] + 2;
    }
    return sum + width[0];
}

/* Rows first..last - 1. */
typedef struct span {
    unsigned first, last;
} span;

/* One column a row: the width of the titles, then that of every row. */
static int measure_down(const sheet *s, span rows, int width[ROWS + 1])
{
    int sum = 0;
    width[0] = 0;
    for (unsigned c = 0; c < s->columns; c++)
        width[0] = show_wider(width[0], title_of(s, c));
    for (unsigned i = rows.first; i < rows.last; i++) {
        width[i + 1] = cli_width(s->row[i].head);
        for (unsigned c = 0; c < s->columns; c++)
            width[i + 1] = show_wider(width[i + 1], s->row[i].cell[c]);
        sum += width[i + 1] + 2;
    }
    return sum + width[0];
}

/* One line of columns; it is printed without the blanks at its end. */
typedef struct line {
    size_t length;
    char text[LINE];
} line;

static void put_cell(line *l, const char *text, int width, bool right)
{
    size_t room = sizeof l->text - l->length;
    int blank = width > cli_width(text) ? width - cli_width(text) : 0;
    int n = right ? snprintf(l->text + l->length, room, "%*s%s  ", blank, "", text)
                  : snprintf(l->text + l->length, room, "%s%*s  ", text, blank, "");
    if (n > 0 && (size_t)n < room)
        l->length += (size_t)n;
}

static void end_line(line *l)
{
    while (l->length && l->text[l->length - 1] == ' ')
        l->length--;
    l->text[l->length] = 0;
    puts(l->text);
    l->length = 0;
}

static void put_across(const sheet *s, const int width[CELLS + 1])
{
    static line l;
    put_cell(&l, "", width[0], false);
    for (unsigned c = 0; c < s->columns; c++)
        put_cell(&l, begun(title_of(s, c)), width[c + 1], s->column[c].number);
    end_line(&l);
    for (unsigned i = 0; i < s->rows; i++) {
        put_cell(&l, begun(s->row[i].head), width[0], false);
        for (unsigned c = 0; c < s->columns; c++)
            put_cell(&l, s->row[i].cell[c], width[c + 1], s->column[c].number);
        end_line(&l);
    }
}

static void put_down(const sheet *s, span rows, const int width[ROWS + 1])
{
    static line l;
    put_cell(&l, "", width[0], false);
    for (unsigned i = rows.first; i < rows.last; i++)
        put_cell(&l, begun(s->row[i].head), width[i + 1], false);
    end_line(&l);
    for (unsigned c = 0; c < s->columns; c++) {
        put_cell(&l, begun(title_of(s, c)), width[0], false);
        for (unsigned i = rows.first; i < rows.last; i++)
            put_cell(&l, s->row[i].cell[c], width[i + 1], false);
        end_line(&l);
    }
}

/* As many rows side by side as there is room for, then the others below. */
static void put_in_parts(const sheet *s, int room)
{
    int width[ROWS + 1];
    for (span at = {0, 1}; at.first < s->rows; at = (span){at.last, at.last + 1}) {
        while (at.last < s->rows && measure_down(s, (span){at.first, at.last + 1}, width) <= room)
            at.last++;
        measure_down(s, at, width);
        put_down(s, at, width);
    }
}

/* Row: title value; title value. Wrapped at the terminal's width. */
static void put_sentences(const sheet *s)
{
    char text[LINE];
    for (unsigned i = 0; i < s->rows; i++) {
        const row *r = &s->row[i];
        const char *between = r->head[0] ? ": " : "";
        size_t n = (size_t)snprintf(text, sizeof text, "%s", r->head);
        for (unsigned c = 0; c < s->columns && n < sizeof text; c++) {
            if (!r->cell[c][0] || strcmp(r->cell[c], nothing) == 0)
                continue;
            n += (size_t)snprintf(text + n, sizeof text - n, "%s%s%s %s", between, title_of(s, c),
                                  s->column[c].number ? "" : ":", r->cell[c]);
            between = "; ";
        }
        mh_capital(text);
        if (!s->about || *between == ';') /* who asks about it knows its name */
            show_paragraph(text);
    }
}

static uint64_t hash_of(const sheet *s, const row *r)
{
    uint64_t h = mh_mix(mh_hash(s->id, strlen(s->id)), mh_hash(r->head, strlen(r->head)));
    for (unsigned c = 0; c < s->columns; c++)
        h = mh_mix(h, mh_hash(r->cell[c], strlen(r->cell[c])));
    return h;
}

static bool remembered(const show_memory *m, uint64_t h)
{
    for (unsigned i = 0; i < m->count; i++)
        if (m->row[i] == h)
            return true;
    return false;
}

/* Names are told with a capital letter, whatever stands in the table. */
static bool is_named(const sheet *s, const char *text)
{
    return strcmp(s->about, begun(text)) == 0;
}

static bool is_about(const sheet *s, const row *r)
{
    bool about = !s->about || is_named(s, s->title->text[s->how->lang]) || is_named(s, r->head);
    for (unsigned c = 0; c < s->columns; c++)
        about = about || is_named(s, r->cell[c]);
    return about;
}

/* Title: row value; row value. */
static bool put_column(const sheet *s, unsigned c)
{
    char text[LINE];
    size_t n = (size_t)snprintf(text, sizeof text, "%s", s->about);
    const char *between = ": ";
    for (unsigned i = 0; i < s->rows && n < sizeof text; i++) {
        const row *r = &s->row[i];
        if (!r->cell[c][0] || strcmp(r->cell[c], nothing) == 0)
            continue;
        const char *head = s->rows > 1 ? r->head : ""; /* of one row the heading tells enough */
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s%s%s", between, head,
                              head[0] ? " " : "", r->cell[c]);
        between = ", ";
    }
    if (*between == ':')
        return false;
    show_paragraph(text);
    return true;
}

/* The columns of that name, row by row. */
static void put_columns(sheet *s)
{
    for (unsigned c = 0; s->about && c < s->columns; c++)
        if (s->column[c].title && is_named(s, s->column[c].title->text[s->how->lang]))
            s->printed = put_column(s, c) || s->printed;
}

/* Leaves the rows that are to be printed. */
static void choose_rows(sheet *s)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < s->rows; i++) {
        uint64_t h = hash_of(s, &s->row[i]);
        if (s->seen && s->seen->count < SHOW_MEMORY)
            s->seen->row[s->seen->count++] = h;
        bool print =
            !s->changes ||
            (s->verbs && (s->named || (s->own && s->row[i].own) || !remembered(s->old, h)));
        if (print && is_about(s, &s->row[i]) && kept++ != i)
            s->row[kept - 1] = s->row[i];
    }
    s->rows = kept;
}

static void drop_column(sheet *s, unsigned c)
{
    s->columns--;
    for (unsigned k = c; k < s->columns; k++)
        s->column[k] = s->column[k + 1];
    for (unsigned i = 0; i < s->rows; i++)
        for (unsigned k = c; k < s->columns; k++)
            s->row[i].cell[k] = s->row[i].cell[k + 1];
}

static void drop_empty_columns(sheet *s)
{
    for (unsigned c = s->columns; c--;) {
        bool any = false;
        for (unsigned i = 0; i < s->rows; i++)
            any = any || s->row[i].cell[c][0];
        if (!any)
            drop_column(s, c);
    }
}

/* Columns `points-0`, `points-1`: one title, but of which seat? */
static void name_columns(sheet *s)
{
    for (unsigned c = 0; c < s->columns; c++) {
        const char *dash = strrchr(s->column[c].id, '-');
        bool shared = false;
        for (unsigned k = 0; k < s->columns; k++)
            shared = shared || (k != c && s->column[k].title == s->column[c].title);
        if (!shared || !dash || dash[1] < '0' || dash[1] >= '0' + MH_MAX_SEATS || dash[2])
            continue;
        char who[128];
        char *text = s->pool + s->used;
        size_t room = sizeof s->pool - s->used;
        mh_say_value(&mh_seat, s->how, dash[1] - '0', who, sizeof who);
        int n = snprintf(text, room, "%s, %s", s->column[c].title->text[s->how->lang], who);
        if (n < 0 || (size_t)n >= room)
            continue;
        s->used += (size_t)n + 1;
        s->column[c].named = text;
    }
}

static bool is_among(const char *const *ids, const char *id)
{
    for (; ids && *ids; ids++)
        if (strcmp(*ids, id) == 0)
            return true;
    return false;
}

/* Not where a board tells the same, or where nobody asked for so much. */
static bool wanted(const sheet *s)
{
    if (s->only)
        return is_among(s->only, s->id);
    return (s->about || !show_draws() || !is_among(s->game->drawn, s->id)) &&
           (s->details || !is_among(s->game->details, s->id));
}

static void put_heading(const sheet *s)
{
    putchar('\n');
    show_styled(SHOW_TITLE, begun(s->title->text[s->how->lang]));
    putchar('\n');
}

static void put_rows(const sheet *s)
{
    int across[CELLS + 1] = {0}, down[ROWS + 1] = {0}, room = show_columns();
    span all = {0, s->rows};
    bool columns = s->rows > 1 && s->columns;
    if (columns && measure_across(s, across) <= room)
        put_across(s, across);
    else if (columns && measure_down(s, all, down) <= room)
        put_down(s, all, down);
    else if (s->upright && s->columns)
        put_in_parts(s, room);
    else
        put_sentences(s);
}

static void flush(sheet *s)
{
    if (!s->title || !wanted(s))
        return;
    put_columns(s);
    choose_rows(s);
    drop_empty_columns(s);
    name_columns(s);
    if (!s->rows)
        return;
    s->printed = s->printed || !s->about || s->columns;
    if (!s->about)
        put_heading(s);
    put_rows(s);
}

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    sheet *s = ctx;
    if (s->title == title && strcmp(s->id, id) == 0) /* the next player's: one panel here */
        return;
    flush(s);
    s->title = title;
    s->id = id;
    s->rows = s->columns = 0;
    s->used = 0;
    s->named = false;
}

/* Do the operands of a verb that may be answered name things of this kind? */
static bool names(const sheet *s, const mh_kind *kind)
{
    if (!s->verbs || !kind->ids)
        return false;
    for (unsigned v = 1; v < s->game->verb_count; v++)
        for (unsigned i = 0; s->verbs[v] && i < s->game->verbs[v].operands; i++)
            if (s->game->verbs[v].kinds[i]->ids == kind->ids)
                return true;
    return false;
}

/* The words for a value, kept until the next table. */
static const char *say(sheet *s, const mh_kind *kind, int64_t value)
{
    char *text = s->pool + s->used;
    size_t room = sizeof s->pool - s->used;
    int n = kind == &mh_seat ? show_seat(s->how, (int)value, s->viewer, text, room)
                             : mh_say_value(kind, s->how, value, text, room);
    if (n < 0 || (size_t)n >= room)
        return "";
    s->used += (size_t)n + 1;
    return text;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    sheet *s = ctx;
    if (s->rows == ROWS)
        return;
    row *r = &s->row[s->rows++];
    *r = (row){.head = ""};
    for (unsigned c = 0; c < CELLS; c++)
        r->cell[c] = "";
    s->named = s->named || names(s, kind);
    r->own = kind == &mh_seat && (int)value == s->viewer;
    if (kind != &mh_number)
        r->head = say(s, kind, value);
}

/* The column of that id; a new one stands last. */
static unsigned find_column(sheet *s, const column *x)
{
    unsigned c = 0;
    while (c < s->columns && strcmp(s->column[c].id, x->id) != 0)
        c++;
    if (c == s->columns && c < CELLS)
        s->column[s->columns++] = *x;
    return c;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    sheet *s = ctx;
    bool named = kind->ids || kind->is_set || kind == &mh_seat;
    unsigned c = find_column(s, &(column){title, id, !named, NULL});
    if (!s->rows || c == CELLS)
        return;
    if (named && (kind->is_set ? value == 0 : value == MH_NONE))
        s->row[s->rows - 1].cell[c] = nothing;
    else
        s->row[s->rows - 1].cell[c] = say(s, kind, value);
}

static sheet *clean_sheet(const mh_game *g, int viewer, const mh_speech *how)
{
    static sheet s; /* one terminal, one sheet */
    s.game = g;
    s.how = how;
    s.viewer = viewer;
    s.changes = s.own = s.named = false;
    s.verbs = NULL;
    s.old = NULL;
    s.seen = NULL;
    s.only = NULL;
    s.about = NULL;
    s.details = s.printed = s.upright = false;
    s.title = NULL;
    s.rows = s.columns = 0;
    s.used = 0;
    return &s;
}

static mh_out on(sheet *s) { return (mh_out){s, on_panel, on_row, on_cell}; }

void show_table(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                bool details)
{
    sheet *s = clean_sheet(g, viewer, how);
    mh_out out = on(s);
    s->details = details;
    g->view(hidden, viewer, &out);
    flush(s);
}

bool show_facts(const mh_game *g, const mh_state *hidden, const mh_speech *how, const mh_kind *kind,
                unsigned value, bool named)
{
    sheet *s = clean_sheet(g, MH_NOBODY, how);
    mh_out out = on(s);
    if (!g->facts)
        return false;
    g->facts(hidden, kind, value, &out);
    if (!s->rows || !s->columns)
        return false;
    if (!named)
        s->row[0].head = "";
    put_sentences(s);
    return true;
}

bool show_rows_of(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                  const char *name)
{
    sheet *s = clean_sheet(g, viewer, how);
    mh_out out = on(s);
    s->details = true;
    s->about = name;
    g->view(hidden, viewer, &out);
    flush(s);
    return s->printed;
}

void show_changes(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how,
                  show_memory *seen, const bool *verbs, bool own)
{
    sheet *s = clean_sheet(g, viewer, how);
    const show_memory old = *seen;
    mh_out out = on(s);
    seen->count = 0;
    s->changes = true;
    s->own = own;
    s->verbs = verbs;
    s->old = &old;
    s->seen = seen;
    g->view(hidden, viewer, &out);
    flush(s);
    s->old = NULL;
}

bool show_odds(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how)
{
    sheet *s = clean_sheet(g, viewer, how);
    mh_out out = on(s);
    s->upright = true;
    g->odds(hidden, viewer, &out);
    flush(s);
    return s->title != NULL;
}

void show_book(const mh_game *g, const mh_state *hidden, const mh_speech *how,
               const char *const *panels)
{
    sheet *s = clean_sheet(g, MH_NOBODY, how);
    mh_out out = on(s);
    s->only = panels;
    g->series->book(hidden, MH_NOBODY, &out);
    flush(s);
}
