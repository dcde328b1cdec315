/* delta.c - what changed, as a message: differences of views (their marks: marks.c), of states, and
 * of the members of a table. */
#include "delta.h"

#include <string.h>

/* ---- walking ------------------------------------------------------------------- */

typedef struct span { /* marks [from, to) */
    uint32_t from, to;
} span;

static bool is_row(const view_mark *m) { return !m->id; }
static const mh_kind *kind_of(const marked_view *v, const view_mark *m) { return v->kind[m->kind]; }

/* The marks of the i-th panel, without its head. */
static span panel_at(const marked_view *v, uint32_t i)
{
    return (span){v->panel[i] + 1, i + 1 < v->panels ? v->panel[i + 1] : v->count};
}

static span row_at(const marked_view *v, uint32_t at, uint32_t end)
{
    span s = {at, at + 1};
    while (s.to < end && !is_row(&v->mark[s.to]))
        s.to++;
    return s;
}

static bool same_panel(const view_mark *a, const view_mark *b)
{
    return a->value == b->value && marks_same_name(a->id, b->id);
}

/* Empty, and from 0, where there is none. It is mostly where it was. */
static span panel_like(const marked_view *v, const view_mark *p, uint32_t where)
{
    if (where < v->panels && same_panel(&v->mark[v->panel[where]], p))
        return panel_at(v, where);
    for (uint32_t i = 0; i < v->panels; i++)
        if (same_panel(&v->mark[v->panel[i]], p))
            return panel_at(v, i);
    return (span){0, 0};
}

/* The same thing in both: a row is known by its head, a cell in its place by its value. */
static bool same_thing(const marked_view *a, const view_mark *x, const marked_view *b,
                       const view_mark *y)
{
    return x->value == y->value && marks_same_kind(kind_of(a, x), kind_of(b, y));
}

/* A number says the same thing of both. */
static bool same_numbers(const marked_view *a, const marked_view *b)
{
    bool same = a->kinds == b->kinds;
    for (uint32_t i = 0; same && i < a->kinds; i++)
        same = marks_is_kind(a->kind[i], b->kind[i]);
    return same;
}

static bool same_titles(const marked_view *a, span r, const marked_view *b, span q)
{
    if (r.to - r.from != q.to - q.from)
        return false;
    for (uint32_t i = 1; i < r.to - r.from; i++)
        if (!marks_same_name(a->mark[r.from + i].id, b->mark[q.from + i].id))
            return false;
    return true;
}

/* ---- writing ------------------------------------------------------------------- */

static void put_cell(mh_text *out, const marked_view *v, const view_mark *m)
{
    present_key(out, m->id);
    present_value(out, kind_of(v, m), m->value);
}

/* A panel that a game shows once a seat: `dice`, `dice/1`, `dice/2`. */
static void put_panel_name(mh_text *out, const view_mark *p)
{
    mh_put(out, "\"");
    mh_put(out, p->id);
    if (p->value) {
        mh_put(out, "/");
        mh_put_int(out, p->value);
    }
    mh_put(out, "\"");
}

static void put_panel_key(mh_text *out, const view_mark *p)
{
    put_panel_name(out, p);
    mh_put(out, ":");
}

static void put_row(mh_text *out, const marked_view *v, span r)
{
    bool first = true;
    mh_put(out, "[\"");
    mh_put(out, kind_of(v, &v->mark[r.from])->name);
    mh_put(out, "\",");
    present_value(out, kind_of(v, &v->mark[r.from]), v->mark[r.from].value);
    mh_put(out, ",{");
    for (uint32_t i = r.from + 1; i < r.to; i++) {
        present_comma(out, &first);
        put_cell(out, v, &v->mark[i]);
    }
    mh_put(out, "}]");
}

static void put_rows(mh_text *out, const marked_view *v, uint32_t from, uint32_t to)
{
    bool first = true;
    mh_put(out, "[");
    while (from < to) {
        span r = row_at(v, from, to);
        present_comma(out, &first);
        put_row(out, v, r);
        from = r.to;
    }
    mh_put(out, "]");
}

/* ---- differences --------------------------------------------------------------- */

typedef struct differ {
    mh_text *out;
    const marked_view *a, *b;
    const view_mark *panel;
    bool first_panel, first_edit;
    uint32_t row; /* where in the rows as the edits so far left them */
} differ;

static void begin_edit(differ *d)
{
    if (d->first_edit) {
        mh_put(d->out, d->first_panel ? ",\"view\":{" : ",");
        put_panel_key(d->out, d->panel);
        mh_put(d->out, "[");
        d->first_panel = false;
    } else {
        mh_put(d->out, ",");
    }
    d->first_edit = false;
    mh_put(d->out, "[");
    mh_put_int(d->out, d->row);
    mh_put(d->out, ",");
}

/* Rows a.. are taken out, rows b.. put in. */
static void splice(differ *d, uint32_t dropped, span added, uint32_t rows)
{
    if (!dropped && !rows)
        return;
    begin_edit(d);
    mh_put_int(d->out, dropped);
    mh_put(d->out, ",");
    put_rows(d->out, d->b, added.from, added.to);
    mh_put(d->out, "]");
    d->row += rows;
}

static void row_changed(differ *d, span r, span q)
{
    bool first = true;
    for (uint32_t i = 1; i < r.to - r.from; i++) {
        const view_mark *was = &d->a->mark[r.from + i], *is = &d->b->mark[q.from + i];
        if (same_thing(d->a, was, d->b, is))
            continue;
        if (first)
            begin_edit(d);
        mh_put(d->out, first ? "{" : ",");
        first = false;
        put_cell(d->out, d->b, is);
    }
    if (!first)
        mh_put(d->out, "}]");
    d->row++;
}

/* How many rows from `at` on come before one like `head`; `end` when there is none. */
static uint32_t rows_until(const marked_view *v, span in, const marked_view *other,
                           const view_mark *head, uint32_t *found)
{
    uint32_t rows = 0;
    for (*found = in.from; *found < in.to; *found = row_at(v, *found, in.to).to, rows++)
        if (same_thing(v, &v->mark[*found], other, head))
            return rows;
    return UINT32_MAX;
}

/* Rows in step are compared cell by cell; where they differ the nearer way back into step is
 * taken: rows that came in, or rows that went. */
static void panel_changed(differ *d, span a, span b)
{
    while (a.from < a.to || b.from < b.to) {
        uint32_t in_b = b.to, in_a = a.to, came = UINT32_MAX, went = UINT32_MAX;
        if (a.from < a.to)
            came = rows_until(d->b, b, d->a, &d->a->mark[a.from], &in_b);
        if (b.from < b.to)
            went = rows_until(d->a, a, d->b, &d->b->mark[b.from], &in_a);
        if (came == 0) {
            span r = row_at(d->a, a.from, a.to), q = row_at(d->b, b.from, b.to);
            if (same_titles(d->a, r, d->b, q))
                row_changed(d, r, q);
            else
                splice(d, 1, q, 1);
            a.from = r.to;
            b.from = q.to;
        } else if (came != UINT32_MAX && came <= went) {
            splice(d, 0, (span){b.from, in_b}, came);
            b.from = in_b;
        } else if (went != UINT32_MAX) {
            splice(d, went, (span){b.from, b.from}, 0);
            a.from = in_a;
        } else { /* neither is in the other: one for one, as far as both go */
            bool drop = a.from < a.to, put = b.from < b.to;
            span q = put ? row_at(d->b, b.from, b.to) : (span){b.from, b.from};
            a.from = drop ? row_at(d->a, a.from, a.to).to : a.from;
            splice(d, drop, q, put);
            b.from = q.to;
        }
    }
}

/* ---- panels and kinds ------------------------------------------------------------------ */

static bool same_panels(const marked_view *a, const marked_view *b)
{
    bool same = a->panels == b->panels;
    for (uint32_t i = 0; same && i < a->panels; i++)
        same = same_panel(&a->mark[a->panel[i]], &b->mark[b->panel[i]]);
    return same;
}

static void put_panels(mh_text *out, const marked_view *v)
{
    bool first = true;
    mh_put(out, ",\"panels\":[");
    for (uint32_t i = 0; i < v->panels; i++) {
        present_comma(out, &first);
        put_panel_name(out, &v->mark[v->panel[i]]);
    }
    mh_put(out, "]");
}

/* The first cell of each title in a panel: it says of which kind they are. */
static uint32_t titles_of(const marked_view *v, span p, uint32_t *list)
{
    uint32_t n = 0;
    for (uint32_t i = p.from; i < p.to; i++) {
        uint32_t k = 0;
        while (!is_row(&v->mark[i]) && k < n &&
               !marks_same_name(v->mark[list[k]].id, v->mark[i].id))
            k++;
        if (!is_row(&v->mark[i]) && k == n && n < MARK_KINDS)
            list[n++] = i;
    }
    return n;
}

static bool same_kinds(const marked_view *a, span p, const marked_view *b, span q)
{
    uint32_t was[MARK_KINDS], is[MARK_KINDS];
    uint32_t n = titles_of(a, p, was);
    bool same = n == titles_of(b, q, is);
    for (uint32_t i = 0; same && i < n; i++) {
        const view_mark *x = &a->mark[was[i]], *y = &b->mark[is[i]];
        same = marks_same_name(x->id, y->id) &&
               marks_same_name(kind_of(a, x)->name, kind_of(b, y)->name);
    }
    return same;
}

static void put_kinds_of(mh_text *out, const marked_view *v, span p)
{
    uint32_t list[MARK_KINDS], n = titles_of(v, p, list);
    bool first = true;
    mh_put(out, "{");
    for (uint32_t i = 0; i < n; i++) {
        present_comma(out, &first);
        present_key(out, v->mark[list[i]].id);
        present_string(out, kind_of(v, &v->mark[list[i]])->name);
    }
    mh_put(out, "}");
}

/* The panels of the view after, each with where it was before, but for those that are as they were.
 */
typedef struct changed_panels {
    uint32_t count;
    bool numbers; /* same_numbers of both views */
    struct {
        const view_mark *head;
        span was, is;
    } panel[MARK_PANELS];
} changed_panels;

static void find_changed(changed_panels *c, const marked_view *a, const marked_view *b)
{
    c->count = 0;
    c->numbers = same_numbers(a, b);
    for (uint32_t i = 0; i < b->panels; i++) {
        const view_mark *head = &b->mark[b->panel[i]];
        span was = panel_like(a, head, i), is = panel_at(b, i);
        size_t bytes = (is.to - is.from) * sizeof(view_mark);
        if (was.from && c->numbers && was.to - was.from == is.to - is.from &&
            memcmp(&a->mark[was.from], &b->mark[is.from], bytes) == 0)
            continue;
        c->panel[c->count].head = head;
        c->panel[c->count].was = was;
        c->panel[c->count++].is = is;
    }
}

/* Mark for mark the same name and number: the usual case, and then so are the titles. */
static bool same_shape(const marked_view *a, span p, const marked_view *b, span q)
{
    bool same = p.to - p.from == q.to - q.from;
    for (uint32_t i = 0; same && i < p.to - p.from; i++) {
        const view_mark *x = &a->mark[p.from + i], *y = &b->mark[q.from + i];
        same = x->id == y->id && x->kind == y->kind;
    }
    return same;
}

static void put_kinds(mh_text *out, const changed_panels *c, const marked_view *a,
                      const marked_view *b)
{
    bool first = true;
    for (uint32_t i = 0; i < c->count; i++) {
        span was = c->panel[i].was, is = c->panel[i].is;
        if (was.from && ((c->numbers && same_shape(a, was, b, is)) || same_kinds(a, was, b, is)))
            continue;
        mh_put(out, first ? ",\"kinds\":{" : ",");
        first = false;
        put_panel_key(out, c->panel[i].head);
        put_kinds_of(out, b, is);
    }
    mh_put(out, first ? "" : "}");
}

static void put_views(mh_text *out, const marked_view *before, const marked_view *after)
{
    differ d = {.out = out, .a = before, .b = after, .first_panel = true};
    changed_panels c;
    find_changed(&c, before, after);
    if (!same_panels(before, after))
        put_panels(out, after);
    put_kinds(out, &c, before, after);
    for (uint32_t i = 0; i < c.count; i++) {
        d.panel = c.panel[i].head;
        d.first_edit = true;
        d.row = 0;
        panel_changed(&d, c.panel[i].was, c.panel[i].is);
        if (!d.first_edit)
            mh_put(out, "]");
    }
    mh_put(out, d.first_panel ? "" : "}");
}

/* ---- states ------------------------------------------------------------------------------ */

typedef struct between { /* two states, and where in a field one stands */
    mh_text *out;
    const mh_state *a, *b;
    const mh_field *f;
    const char *member; /* ,"state":{ or ,"board":{ */
    bool first_field, first_value;
    unsigned index[3];
} between;

static void put_element(between *t, size_t at)
{
    if (t->first_value) {
        mh_put(t->out, t->first_field ? t->member : ",");
        present_key(t->out, t->f->name);
        mh_put(t->out, t->f->dims ? "[" : "");
    } else {
        mh_put(t->out, ",");
    }
    t->first_field = t->first_value = false;
    mh_put(t->out, t->f->dims ? "[" : "");
    for (unsigned i = 0; i < t->f->dims && i < 3; i++) {
        mh_put_int(t->out, t->index[i]);
        mh_put(t->out, ",");
    }
    present_value(t->out, t->f->value, mh_field_get(t->b, t->f, at));
    mh_put(t->out, t->f->dims ? "]" : "");
}

/* All elements below this place of the field, which lie side by side. */
static bool same_below(const between *t, unsigned level)
{
    const mh_field *f = t->f;
    size_t at = mh_field_at(f, t->index[0], t->index[1], t->index[2]), bytes = f->width;
    for (unsigned i = level; i < 3; i++)
        bytes *= f->dim[i];
    return memcmp((const char *)t->a + at, (const char *)t->b + at, bytes) == 0;
}

static void compare_field(between *t, unsigned level)
{
    const mh_field *f = t->f;
    if (same_below(t, level))
        return;
    if (level >= f->dims || level >= 3) {
        put_element(t, mh_field_at(f, t->index[0], t->index[1], t->index[2]));
        return;
    }
    for (unsigned i = 0; i < f->dim[level]; i++) {
        t->index[level] = i;
        compare_field(t, level + 1);
    }
    t->index[level] = 0;
}

/* ,"state":{FIELD:VALUE}: of fields that are one value; {FIELD:[[INDEX,...,VALUE],...]} of arrays.
 */
static void put_fields(mh_text *out, const mh_game *g, const mh_state *before,
                       const mh_state *after, bool board)
{
    between t = {.out = out,
                 .a = before,
                 .b = after,
                 .member = board ? ",\"board\":{" : ",\"state\":{",
                 .first_field = true};
    for (unsigned i = 0; i < g->field_count; i++) {
        const mh_field *f = &g->fields[i];
        t.f = f;
        t.first_value = true;
        if (same_below(&t, 0) || (board && !present_on_board(g, f)))
            continue;
        compare_field(&t, 0);
        if (!t.first_value && f->dims)
            mh_put(out, "]");
    }
    mh_put(out, t.first_field ? "" : "}");
}

/* ---- the message ----------------------------------------------------------------------------- */

typedef struct news_of { /* what a delta says */
    const telling *is, *was;
    const char *member[TOLD_MEMBERS]; /* NULL: as it was */
    const char *legal, *view, *board, *state;
} news_of;

static void put_legal(mh_text *out, const void *about)
{
    const telling *w = about;
    present_legal(out, w->t->game, w->stand->state, w->hidden, w->viewer);
}

static void put_view(mh_text *out, const void *about)
{
    const telling *w = about;
    put_views(out, &w->t->h->views[0], &w->t->h->views[1]);
}

static void put_whole_view(mh_text *out, const void *about)
{
    const telling *w = about;
    mh_put(out, ",\"view\":");
    present_view(out, w->t->game, w->hidden, w->viewer);
}

static void put_board(mh_text *out, const void *about)
{
    const news_of *n = about;
    put_fields(out, n->is->t->game, n->was->hidden, n->is->hidden, true);
}

static void put_state(mh_text *out, const void *about)
{
    const news_of *n = about;
    put_fields(out, n->is->t->game, n->was->hidden, n->is->hidden, false);
}

static void put_delta(mh_text *out, const void *about)
{
    const news_of *n = about;
    const telling *w = n->is;
    mh_put(out, "{\"t\":\"delta\",\"table\":");
    present_string(out, w->t->head.id);
    mh_put(out, ",\"base\":");
    mh_put_int(out, n->was->stand->on->seq);
    mh_put(out, ",\"seq\":");
    mh_put_int(out, w->stand->on->seq);
    for (size_t i = 0; i < TOLD_MEMBERS; i++)
        if (n->member[i]) {
            mh_put(out, ",");
            present_key(out, told_members[i].name);
            mh_put(out, *n->member[i] ? n->member[i] : "null");
        }
    mh_put(out, n->legal);
    mh_put(out, n->view);
    mh_put(out, n->board);
    mh_put(out, n->state);
    if (w->parts & PRESENT_LOG &&
        (w->from < w->stand->on->plies || w->from < n->was->stand->on->plies))
        told_log(out, w, true);
    mh_put(out, "}");
}

static bool asks(const telling *w)
{
    return w->parts & PRESENT_LEGAL && w->viewer < w->t->seats && w->stand->state &&
           mh_asked(w->stand->state, w->viewer);
}

/* ,"legal":[...] as it is now, nothing where nobody was asked before either; NULL: no memory. */
static const char *legal_text(const news_of *n)
{
    size_t length = 0;
    if (!asks(n->is))
        return asks(n->was) ? ",\"legal\":null,\"remarks\":null" : "";
    const char *text = turn_text(n->is->t->h, put_legal, n->is, &length);
    bool bare = text && !strstr(text, "],\"remarks\":[");
    const char *parts[] = {",", text, bare && asks(n->was) ? ",\"remarks\":null" : ""};
    return text ? turn_joined(n->is->t->h, parts, MH_COUNT(parts)) : NULL;
}

static const char *view_text(const telling *was, const telling *is)
{
    hall *h = is->t->h;
    size_t length = 0;
    if (!h->views)
        h->views = hall_get(h, 2 * sizeof *h->views);
    bool fits = h->views && marks_take(&h->views[0], is->t->game, was->hidden, was->viewer) &&
                marks_take(&h->views[1], is->t->game, is->hidden, is->viewer);
    return turn_text(h, fits ? put_view : put_whole_view, is, &length);
}

/* False: no memory. */
static bool gather_game(news_of *n)
{
    hall *h = n->is->t->h;
    const stand *was = n->was->stand, *is = n->is->stand;
    size_t length = 0;
    bool same =
        was->state && is->state && memcmp(was->state, is->state, n->is->t->game->state_size) == 0;
    n->legal = n->view = n->board = n->state = "";
    if (same || !is->state)
        return true;
    n->legal = legal_text(n);
    if (n->is->parts & PRESENT_VIEW)
        n->view = view_text(n->was, n->is);
    if (n->is->parts & PRESENT_BOARD)
        n->board = turn_text(h, put_board, n, &length);
    if (n->is->parts & PRESENT_STATE)
        n->state = turn_text(h, put_state, n, &length);
    return n->legal && n->view && n->board && n->state;
}

static bool gather_members(news_of *n)
{
    hall *h = n->is->t->h;
    size_t had = 0, has = 0;
    for (size_t i = 0; i < TOLD_MEMBERS; i++) {
        const char *was = turn_text(h, told_members[i].put, n->was, &had);
        const char *is = turn_text(h, told_members[i].put, n->is, &has);
        if (!was || !is)
            return false;
        bool ticks = told_members[i].put == told_clock && n->is->t->head.clock != HALL_CLOCK_NONE;
        n->member[i] = strcmp(was, is) == 0 && !ticks ? NULL : is;
    }
    return true;
}

static const mh_state *hide_for(const stand *s, int viewer, host_room *room)
{
    if (!s->state)
        return NULL;
    memcpy(room, s->state, s->t->game->state_size);
    s->t->game->hide(&room->st, viewer);
    return &room->st;
}

/* NULL: no memory. */
const char *delta_text(telling *is, const stand *before, size_t *length)
{
    host_room then, now;
    telling was = *is;
    was.stand = before;
    was.hidden = hide_for(before, is->viewer, &then);
    is->hidden = hide_for(is->stand, is->viewer, &now);
    news_of n = {.is = is, .was = &was};
    if (!gather_members(&n) || !gather_game(&n))
        return NULL;
    return turn_text(is->t->h, put_delta, &n, length);
}
