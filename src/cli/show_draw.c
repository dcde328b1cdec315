/* show_draw.c - what game->draw tells, as boards of characters with a key below them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "canvas.h"
#include "show.h"

enum { TEXT = 512, KEYS = 64 };

typedef struct letter { /* what stands for a thing in a square */
    const mh_kind *kind;
    int32_t value;
    char glyph[5];
} letter;

typedef struct sign {
    const char *text;
    const mh_label *label;
} sign;

typedef struct easel {
    const show_drawing *drawing;
    const show_memory *old;
    canvas board;
    uint64_t content; /* of it, without the numbers of answers: those change with every question */
    bool open, printed;
    letter letters[KEYS];
    sign signs[KEYS];
    unsigned letter_count, sign_count;
} easel;

static bool plain;

void show_plainly(void) { plain = true; }

bool show_draws(void)
{
    const char *term = getenv("TERM");
    return !plain && !(term && strcmp(term, "dumb") == 0);
}

static bool remembered(const show_memory *m, uint64_t h)
{
    for (unsigned i = 0; i < m->count; i++)
        if (m->row[i] == h)
            return true;
    return false;
}

static void put_title(const easel *e)
{
    const mh_board *b = &e->board.board;
    char text[TEXT], owner[TEXT];
    if (b->title)
        snprintf(text, sizeof text, "%s", b->title->text[e->drawing->how->lang]);
    else
        mh_say_value(b->kind, e->drawing->how, b->value, text, sizeof text);
    putchar('\n');
    mh_capital(text);
    show_styled(SHOW_TITLE, text);
    if (b->owner != MH_NONE && b->kind != &mh_seat && e->drawing->all) {
        show_seat(e->drawing->how, b->owner, e->drawing->viewer, owner, sizeof owner);
        printf(", %s", owner);
    }
    putchar('\n');
}

/* `a = thing; b = thing`, wrapped at the terminal's width. */
static void put_letters(const easel *e)
{
    char text[KEYS * 64] = "";
    size_t n = 0;
    for (unsigned i = 0; i < e->letter_count && n < sizeof text; i++) {
        char name[TEXT];
        mh_say_value(e->letters[i].kind, e->drawing->how, e->letters[i].value, name, sizeof name);
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s = %s", n ? "; " : "",
                              e->letters[i].glyph, name);
    }
    if (n)
        show_paragraph(text);
}

/* A sign is explained with the whole table, and where it is first seen. */
static bool is_new(const easel *e, const sign *s)
{
    show_memory *seen = e->drawing->seen;
    uint64_t h = mh_hash(s->label->text[MH_EN], strlen(s->label->text[MH_EN]));
    bool known = e->old && remembered(e->old, h);
    if (seen && (known || e->printed) && seen->count < SHOW_MEMORY)
        seen->row[seen->count++] = h;
    return e->drawing->whole || (e->old && e->printed && !known);
}

/* What the signs mean, once for all boards. */
static void put_signs(const easel *e)
{
    char text[KEYS * 64] = "";
    size_t n = 0;
    for (unsigned i = 0; i < e->sign_count && n < sizeof text; i++)
        if (is_new(e, &e->signs[i]))
            n += (size_t)snprintf(text + n, sizeof text - n, "%s%s = %s", n ? "; " : "",
                                  e->signs[i].text, e->signs[i].label->text[e->drawing->how->lang]);
    if (n)
        show_paragraph(text);
}

static bool has_numbers(const canvas *c)
{
    for (unsigned row = 0; row < c->board.rows; row++)
        for (unsigned col = 0; col < c->board.cols; col++)
            if (c->cell[row][col].number)
                return true;
    return false;
}

static void put_board(easel *e, bool numbers)
{
    canvas_compose(&e->board, numbers);
    put_title(e);
    canvas_print(&e->board, show_colourful());
    e->printed = true;
    put_letters(e);
}

/* A board is shown when it is new, and where answers stand on it. */
static void flush(easel *e)
{
    const mh_board *b = &e->board.board;
    show_memory *seen = e->drawing->seen;
    if (!e->open)
        return;
    e->open = false;
    if (b->owner != MH_NONE && b->owner != e->drawing->viewer && !e->drawing->all)
        return;
    uint64_t h = mh_mix(e->content, mh_mix(b->owner, b->value));
    bool asked = b->boxes && has_numbers(&e->board);
    if (seen && seen->count < SHOW_MEMORY)
        seen->row[seen->count++] = h;
    if ((e->drawing->part & SHOW_BOARDS) &&
        (!e->old || !remembered(e->old, h) || e->drawing->whole || asked))
        put_board(e, false);
    if ((e->drawing->part & SHOW_ANSWERS) && !b->boxes && has_numbers(&e->board))
        put_board(e, true);
}

static void put(easel *e, const char *text, unsigned ink)
{
    uint64_t at = (uint64_t)e->board.row << 32 | e->board.col;
    e->content = mh_mix(e->content, mh_mix(at, mh_hash(text, strlen(text))));
    canvas_write(&e->board, text, ink);
}

/* ---- the pen --------------------------------------------------------------------- */

static void on_board(void *ctx, const mh_board *b)
{
    easel *e = ctx;
    flush(e);
    canvas_open(&e->board, b, show_columns());
    e->open = true;
    e->content = 0;
    e->letter_count = 0;
}

static void on_cell(void *ctx, unsigned row, unsigned col)
{
    easel *e = ctx;
    e->board.row = row < CANVAS_SIDE ? row : CANVAS_SIDE - 1;
    e->board.col = col < CANVAS_SIDE ? col : CANVAS_SIDE - 1;
}

static void on_line(void *ctx)
{
    easel *e = ctx;
    canvas_break(&e->board);
}

static void on_sign(void *ctx, const char *text, unsigned ink)
{
    easel *e = ctx;
    put(e, text, ink);
}

static void on_word(void *ctx, const mh_label *label, unsigned ink)
{
    easel *e = ctx;
    put(e, label->text[e->drawing->how->lang], ink);
}

static bool is_free(const easel *e, const char glyph[5])
{
    for (unsigned i = 0; i < e->letter_count; i++)
        if (strcmp(e->letters[i].glyph, glyph) == 0)
            return false;
    return (glyph[0] & 0x80) || (glyph[0] >= 'a' && glyph[0] <= 'z') ||
           (glyph[0] >= 'A' && glyph[0] <= 'Z');
}

/* A letter of the name that stands for nothing else here, or else any. */
static void choose_letter(const easel *e, const char *name, char glyph[5])
{
    while (*name) {
        name = canvas_next(name, glyph);
        if (is_free(e, glyph))
            return;
    }
    for (const char *any = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"; *any;) {
        any = canvas_next(any, glyph);
        if (is_free(e, glyph))
            return;
    }
}

static const char *letter_of(easel *e, const mh_kind *kind, int32_t value)
{
    char name[TEXT];
    for (unsigned i = 0; i < e->letter_count; i++)
        if (e->letters[i].kind == kind && e->letters[i].value == value)
            return e->letters[i].glyph;
    if (e->letter_count == KEYS)
        return "?";
    letter *l = &e->letters[e->letter_count];
    mh_say_value(kind, e->drawing->how, value, name, sizeof name);
    choose_letter(e, name, l->glyph);
    l->kind = kind;
    l->value = value;
    e->letter_count++;
    return l->glyph;
}

static void on_thing(void *ctx, const mh_kind *kind, int32_t value, unsigned ink)
{
    easel *e = ctx;
    char text[TEXT];
    if (!e->board.board.boxes && kind != &mh_number) {
        put(e, letter_of(e, kind, value), ink);
        return;
    }
    if (kind == &mh_seat)
        show_seat(e->drawing->how, value, e->drawing->viewer, text, sizeof text);
    else
        mh_say_value(kind, e->drawing->how, value, text, sizeof text);
    put(e, text, ink);
}

static void on_choice(void *ctx, mh_action a)
{
    easel *e = ctx;
    char text[16];
    uint32_t number =
        e->drawing->number ? e->drawing->number(e->drawing->ctx, a, !e->board.board.boxes) : 0;
    if (!number)
        return;
    e->board.cell[e->board.row][e->board.col].number = number;
    if (e->board.board.boxes) {
        snprintf(text, sizeof text, "[%u] ", (unsigned)number);
        canvas_write(&e->board, text, MH_INK_STRONG);
    }
}

static void on_join(void *ctx)
{
    easel *e = ctx;
    e->board.cell[e->board.row][e->board.col].joined = true;
}

static void on_key(void *ctx, const char *text, const mh_label *label)
{
    easel *e = ctx;
    for (unsigned i = 0; i < e->sign_count; i++)
        if (e->signs[i].label == label)
            return;
    if (e->sign_count < KEYS)
        e->signs[e->sign_count++] = (sign){text, label};
}

void show_draw(const show_drawing *d)
{
    static easel e; /* one terminal, one easel */
    show_memory old = {.count = 0};
    if (!d->game->draw || !show_draws())
        return;
    if (d->seen) {
        old = *d->seen;
        d->seen->count = 0;
    }
    e.drawing = d;
    e.old = d->seen ? &old : NULL;
    e.open = e.printed = false;
    e.sign_count = 0;
    d->game->draw(d->hidden, d->viewer,
                  &(mh_pen){&e, on_board, on_cell, on_line, on_sign, on_word, on_thing, on_choice,
                            on_join, on_key});
    flush(&e);
    put_signs(&e);
    e.old = NULL;
}
