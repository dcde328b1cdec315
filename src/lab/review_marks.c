/* review_marks.c - see review_marks.h. */
#include "review_marks.h"

#include <math.h>
#include <string.h>

/* Standard errors, and units: less is not told. */
static const double surely = 2.5, least = 0.5;

typedef struct reader { /* a view that is read: which row and panel is written just now */
    mark_book *book;
    int seat;
    unsigned which;
    const mh_label *panel;
    bool own;
    int64_t total; /* of the seat's score, as things stand */
} reader;

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    reader *r = ctx;
    (void)id;
    r->panel = title;
    r->own = false;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    reader *r = ctx;
    r->own = kind == &mh_seat && value == (unsigned)r->seat;
}

static mark_tally *tally_of(mark_book *b, const mh_label *panel, const mh_label *title,
                            const char *id)
{
    for (unsigned i = 0; i < b->count; i++)
        if (b->tally[i].mark.title == title && b->tally[i].mark.panel == panel)
            return &b->tally[i];
    if (b->count == MARKS_MOST)
        return NULL;
    b->tally[b->count] = (mark_tally){.mark = {.panel = panel, .title = title, .id = id}};
    return &b->tally[b->count++];
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    reader *r = ctx;
    mark_tally *t = r->own && kind == &mh_number ? tally_of(r->book, r->panel, title, id) : NULL;
    if (!t)
        return;
    t->value[r->which] += value;
    t->other = t->other || value != r->total;
}

void marks_read(mark_book *b, const mh_game *g, const mh_state *st, int seat, unsigned which)
{
    reader r = {.book = b, .seat = seat, .which = which, .total = mh_total(g, st, seat)};
    mh_room hidden;
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, seat);
    g->view(&hidden.st, seat, &(mh_out){&r, on_panel, on_row, on_cell});
}

void marks_next(mark_book *b)
{
    for (unsigned i = 0; i < b->count; i++) {
        mark_tally *t = &b->tally[i];
        double gain = t->value[1] - t->value[0];
        t->sum += gain;
        t->squares += gain * gain;
        t->value[0] = t->value[1] = 0;
    }
}

static double sureness(const review_mark *m) { return fabs(m->gain) / (m->error + 0.05); }

static const mh_label *fullest_panel(const mark_book *b)
{
    const mh_label *best = NULL;
    unsigned most = 0;
    for (unsigned i = 0; i < b->count; i++) {
        unsigned n = 0;
        for (unsigned k = 0; k < b->count; k++)
            n += b->tally[k].mark.panel == b->tally[i].mark.panel;
        if (n > most) {
            most = n;
            best = b->tally[i].mark.panel;
        }
    }
    return best;
}

void marks_tell(const mark_book *b, uint32_t worlds, review_why *out)
{
    const mh_label *panel = fullest_panel(b);
    for (unsigned i = 0; i < b->count; i++) {
        const mark_tally *t = &b->tally[i];
        review_mark m = t->mark;
        m.gain = t->sum / worlds;
        double spread = t->squares / worlds - m.gain * m.gain;
        m.error = spread > 0 ? sqrt(spread / (worlds - 1)) : 0;
        if (!t->other || m.panel != panel || fabs(m.gain) < least ||
            fabs(m.gain) < surely * m.error)
            continue;
        uint8_t at = out->marks < REVIEW_MARKS ? out->marks++ : REVIEW_MARKS;
        for (; at && sureness(&out->mark[at - 1]) < sureness(&m); at--)
            if (at < REVIEW_MARKS)
                out->mark[at] = out->mark[at - 1];
        if (at < REVIEW_MARKS)
            out->mark[at] = m;
    }
}
