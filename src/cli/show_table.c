/* show_table.c - what game->view tells, as aligned columns or, where it is too wide or
 * too uneven for columns, as lists. Linear text either way, for screen readers too. */
#include <stdio.h>
#include <string.h>

#include "show.h"

enum { ROWS = 160, CELLS = 24, TEXT = 160 };

typedef struct cell {
    const mh_label *title;
    const char *id;
    bool number;
    char text[TEXT];
} cell;

typedef struct row {
    char head[TEXT];
    unsigned cells;
    cell cell[CELLS];
} row;

typedef struct sheet {
    const mh_speech *how;
    const mh_label *title;
    unsigned rows;
    row row[ROWS];
} sheet;

static bool even(const sheet *s)
{
    for (unsigned i = 1; i < s->rows; i++) {
        if (s->row[i].cells != s->row[0].cells)
            return false;
        for (unsigned c = 0; c < s->row[i].cells; c++)
            if (strcmp(s->row[i].cell[c].id, s->row[0].cell[c].id) != 0)
                return false;
    }
    return s->rows > 1;
}

static void measure(const sheet *s, int width[CELLS + 1])
{
    for (unsigned i = 0; i < s->rows; i++) {
        int n = cli_width(s->row[i].head);
        width[0] = n > width[0] ? n : width[0];
        for (unsigned c = 0; c < s->row[i].cells; c++) {
            int head = cli_width(s->row[i].cell[c].title->text[s->how->lang]);
            int body = cli_width(s->row[i].cell[c].text);
            n = head > body ? head : body;
            width[c + 1] = n > width[c + 1] ? n : width[c + 1];
        }
    }
}

/* Numbers to the right; no blanks behind the last column. */
static void put_cell(const cell *c, const char *text, int width, bool last)
{
    cli_pad(text, last && !c->number ? 0 : width, c->number);
}

static void put_columns(const sheet *s, const int width[CELLS + 1])
{
    cli_pad("", width[0], false);
    for (unsigned c = 0; c < s->row[0].cells; c++) {
        const cell *x = &s->row[0].cell[c];
        fputs("  ", stdout);
        put_cell(x, x->title->text[s->how->lang], width[c + 1], c + 1 == s->row[0].cells);
    }
    putchar('\n');
    for (unsigned i = 0; i < s->rows; i++) {
        cli_pad(s->row[i].head, width[0], false);
        for (unsigned c = 0; c < s->row[i].cells; c++) {
            fputs("  ", stdout);
            put_cell(&s->row[i].cell[c], s->row[i].cell[c].text, width[c + 1],
                     c + 1 == s->row[i].cells);
        }
        putchar('\n');
    }
}

/* Row: cell value, cell value; wrapped at the terminal's width. */
static void put_list(const sheet *s)
{
    char line[ROWS * 32];
    for (unsigned i = 0; i < s->rows; i++) {
        const row *r = &s->row[i];
        size_t n = (size_t)snprintf(line, sizeof line, "%s%s", r->head, r->head[0] ? ": " : "");
        for (unsigned c = 0; c < r->cells && n < sizeof line; c++)
            n += (size_t)snprintf(line + n, sizeof line - n, "%s%s %s", c ? "; " : "",
                                  r->cell[c].title->text[s->how->lang], r->cell[c].text);
        show_paragraph(line);
    }
}

static void flush(sheet *s)
{
    int width[CELLS + 1] = {0}, sum = 0;
    if (!s->title || !s->rows)
        return;
    putchar('\n');
    show_styled(SHOW_TITLE, s->title->text[s->how->lang]);
    putchar('\n');
    measure(s, width);
    for (unsigned c = 0; c <= s->row[0].cells; c++)
        sum += width[c] + 2;
    if (even(s) && sum <= show_columns())
        put_columns(s, width);
    else
        put_list(s);
    s->rows = 0;
}

static void on_table(void *ctx, const mh_label *title, const char *id)
{
    sheet *s = ctx;
    (void)id;
    flush(s);
    s->title = title;
    s->rows = 0;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    sheet *s = ctx;
    if (s->rows == ROWS)
        return;
    row *r = &s->row[s->rows++];
    r->cells = 0;
    r->head[0] = 0;
    if (kind != &mh_number)
        mh_say_value(kind, s->how, value, r->head, sizeof r->head);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    sheet *s = ctx;
    row *r = s->rows ? &s->row[s->rows - 1] : NULL;
    if (!r || r->cells == CELLS)
        return;
    cell *c = &r->cell[r->cells++];
    *c = (cell){title, id, !kind->ids && !kind->is_set && kind != &mh_seat, ""};
    mh_say_value(kind, s->how, value, c->text, sizeof c->text);
}

void show_table(const mh_game *g, const mh_state *hidden, int viewer, const mh_speech *how)
{
    static sheet s; /* one terminal, one sheet */
    s.how = how;
    s.title = NULL;
    s.rows = 0;
    g->view(hidden, viewer, &(mh_out){&s, on_table, on_row, on_cell});
    flush(&s);
}
