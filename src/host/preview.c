/* preview.c - an answer tried in worlds that its seat may be in. */
#include "preview.h"

#include <string.h>

/* Of worlds with much chance in them fewer are tried: an answer is to be shown at once. */
enum { WORLDS = 16, FEWEST = 4, BRANCHES = 72, ALL_BRANCHES = 288, THROWS = 32, STEPS = 400 };

typedef struct reading { /* where a view is being read */
    preview *p;
    const char *panel;
    int row; /* the seat of the row; PREVIEW_DIFFERS: the row is about something else */
    bool first, seen[PREVIEW_CELLS];
} reading;

typedef struct trial {
    const mh_game *g;
    int seat;
    preview *out;
    mh_rng rng;
    unsigned left;                /* outcomes that may still be looked at */
    unsigned tried;               /* outcomes that were */
    bool all;                     /* no outcome was left out, and all worlds came to the same */
    mh_event had[PREVIEW_LIMITS]; /* limits reached already */
    unsigned had_count;
    struct {
        int32_t low, high;
    } world[PREVIEW_CELLS]; /* of the first world */
} trial;

/* ---- limits -------------------------------------------------------------------------------- */

static bool is_among(const mh_event *e, const mh_event *list, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (memcmp(e, &list[i], sizeof *e) == 0)
            return true;
    return false;
}

/* Those that stand in the second list as well, or (`in` false) those that do not. */
static unsigned keep_those(mh_event *e, unsigned n, const mh_event *list, unsigned m, bool in)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < n; i++)
        if (is_among(&e[i], list, m) == in)
            e[kept++] = e[i];
    return kept;
}

/* Reached is what is reached in every outcome, and was not before. */
static void read_limits(trial *t, const mh_state *hidden, bool first)
{
    mh_event now[PREVIEW_LIMITS];
    preview *p = t->out;
    if (!t->g->full)
        return;
    unsigned n = t->g->full(hidden, t->seat, now, PREVIEW_LIMITS);
    if (first) {
        memcpy(t->had, now, n * sizeof *now);
        t->had_count = n;
    } else if (t->tried == 1) {
        p->limits = keep_those(now, n, t->had, t->had_count, false);
        memcpy(p->limit, now, p->limits * sizeof *now);
    } else {
        p->limits = keep_those(p->limit, p->limits, now, n, true);
    }
}

/* ---- the numbers of a view -------------------------------------------------------------- */

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    reading *r = ctx;
    (void)title;
    r->panel = id, r->row = PREVIEW_DIFFERS;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    reading *r = ctx;
    r->row = kind == &mh_seat ? (int)value : PREVIEW_DIFFERS;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    reading *r = ctx;
    preview *p = r->p;
    unsigned i = 0;
    if (r->row == PREVIEW_DIFFERS || kind != &mh_number)
        return;
    while (i < p->cells && (p->cell[i].seat != r->row || strcmp(p->cell[i].id, id) != 0 ||
                            strcmp(p->cell[i].panel, r->panel) != 0))
        i++;
    if (i == p->cells && r->first && i < PREVIEW_CELLS)
        p->cell[p->cells++] =
            (preview_cell){title, r->panel, id, r->row, value, value, value, false};
    if (i == p->cells)
        return;
    preview_cell *c = &p->cell[i];
    c->several = c->several || r->seen[i];
    r->seen[i] = true;
    if (r->first)
        return;
    c->low = value < c->low ? value : c->low;
    c->high = value > c->high ? value : c->high;
}

/* Reads the view as the seat has it: first what is, then what may come. As if nobody were asked:
 * what a game works out for a question (every way to pay) is dear and says nothing about seats. */
static void read_view(trial *t, const mh_state *st, bool first)
{
    reading r = {.p = t->out, .row = PREVIEW_DIFFERS, .first = first};
    host_room hidden;
    memcpy(&hidden, st, t->g->state_size);
    t->g->hide(&hidden.st, t->seat);
    if (hidden.st.depth)
        hidden.st.open[hidden.st.depth - 1].waiting = 0;
    t->g->view(&hidden.st, t->seat, &(mh_out){&r, on_panel, on_row, on_cell});
    read_limits(t, &hidden.st, first);
}

/* ---- outcomes ------------------------------------------------------------------------------ */

/* From now on: what may come. */
static void clear_cells(preview *p)
{
    for (unsigned i = 0; i < p->cells; i++)
        p->cell[i].low = INT32_MAX, p->cell[i].high = INT32_MIN;
}

static void note_end(trial *t, const mh_state *st)
{
    preview *p = t->out;
    int asked = mh_turn(st), prompt = st->depth ? mh_top(st)->prompt : 0;
    if (!t->tried++)
        p->asked = asked, p->prompt = prompt;
    if (p->asked != asked || p->prompt != prompt)
        p->asked = p->prompt = PREVIEW_DIFFERS;
    read_view(t, st, false);
}

/* Through everything that chance may do before somebody is asked. */
static void branch(trial *t, const mh_state *st, unsigned depth)
{
    mh_action list[MH_MAX_LEGAL];
    host_room next;
    if (mh_turn(st) != MH_CHANCE) {
        note_end(t, st);
        return;
    }
    t->out->chance = true;
    uint32_t n = mh_legal(t->g, st, MH_CHANCE, list);
    for (uint32_t i = 0; i < n && t->all; i++) {
        if (!t->left || depth > 12) {
            t->all = false;
            return;
        }
        t->left--;
        memcpy(&next, st, t->g->state_size);
        mh_apply(t->g, &next.st, MH_CHANCE, list[i], NULL);
        branch(t, &next.st, depth + 1);
    }
}

/* One throw of many. */
static void draw_on(trial *t, host_room *r)
{
    for (unsigned i = 0; i < STEPS && mh_turn(&r->st) == MH_CHANCE; i++)
        mh_apply(t->g, &r->st, MH_CHANCE, mh_roll(t->g, &r->st, &t->rng), NULL);
    note_end(t, &r->st);
}

/* What is told alike in every world. */
static void note_events(trial *t, const mh_event *events, uint32_t count, bool first)
{
    preview *p = t->out;
    uint32_t n = 0, told = 0;
    for (uint32_t i = 0; i < count && n < PREVIEW_EVENTS; i++) {
        if (!(events[i].seen >> t->seat & 1))
            continue;
        if (first)
            p->event[n++] = events[i];
        else if (told < p->events && memcmp(&p->event[told], &events[i], sizeof events[i]) == 0)
            told++;
        else
            break;
    }
    p->events = first ? n : told < p->events ? told : p->events;
}

/* What chance decides at once, as its question says it: a die, a card. */
static void note_fate(trial *t, const mh_state *st, bool first)
{
    int fate = mh_turn(st) == MH_CHANCE ? mh_top(st)->prompt : PREVIEW_DIFFERS;
    if (first)
        t->out->fate = fate;
    else if (t->out->fate != fate)
        t->out->fate = PREVIEW_DIFFERS;
}

static void deal_world(trial *t, const mh_state *hidden, host_room *r)
{
    memcpy(r, hidden, t->g->state_size);
    t->g->deal(&r->st, t->seat, &t->rng);
}

/* Does what nobody showed the seat matter? Then no number is certain. */
static void compare_worlds(trial *t, bool first)
{
    for (unsigned i = 0; i < t->out->cells; i++) {
        const preview_cell *c = &t->out->cell[i];
        if (first)
            t->world[i].low = c->low, t->world[i].high = c->high;
        else if (t->world[i].low != c->low || t->world[i].high != c->high)
            t->all = false;
    }
}

static void try_all(trial *t, const mh_state *hidden, mh_action a)
{
    mh_event events[MH_MAX_TALE];
    host_room r;
    unsigned worlds = WORLDS;
    for (unsigned w = 0; w < worlds && t->all; w++) {
        mh_tale tale = {events, MH_MAX_TALE, 0};
        deal_world(t, hidden, &r);
        mh_apply(t->g, &r.st, t->seat, a, &tale);
        note_events(t, events, tale.count < tale.cap ? tale.count : tale.cap, !w);
        note_fate(t, &r.st, !w);
        t->left = BRANCHES;
        clear_cells(t->out);
        branch(t, &r.st, 0);
        compare_worlds(t, !w);
        if (t->left < BRANCHES && ALL_BRANCHES / (BRANCHES - t->left) < worlds)
            worlds = ALL_BRANCHES / (BRANCHES - t->left);
        worlds = worlds < FEWEST ? FEWEST : worlds;
    }
}

static void try_some(trial *t, const mh_state *hidden, mh_action a)
{
    host_room r;
    t->tried = 0;
    t->out->chance = true;
    clear_cells(t->out);
    for (unsigned i = 0; i < THROWS; i++) {
        deal_world(t, hidden, &r);
        mh_apply(t->g, &r.st, t->seat, a, NULL);
        note_fate(t, &r.st, false);
        draw_on(t, &r);
    }
}

/* Only what changes is of use; the seat's own numbers first. */
static void keep_changes(preview *p, int seat)
{
    preview_cell kept[PREVIEW_CELLS];
    unsigned n = 0;
    for (int own = 1; own >= 0; own--)
        for (unsigned i = 0; i < p->cells; i++) {
            const preview_cell *c = &p->cell[i];
            bool gone = c->low > c->high; /* the view does not show it any more */
            if ((c->seat == seat) == own && !gone && !c->several &&
                (c->low != c->before || c->high != c->before))
                kept[n++] = *c;
        }
    memcpy(p->cell, kept, n * sizeof *kept);
    p->cells = n;
}

void preview_of(const mh_game *g, const mh_state *hidden, int seat, mh_action a, preview *out)
{
    trial t = {.g = g, .seat = seat, .out = out, .all = true};
    out->cells = out->events = out->limits = 0;
    out->chance = false;
    out->fate = PREVIEW_DIFFERS;
    mh_seed(&t.rng, 1);
    read_view(&t, hidden, true);
    try_all(&t, hidden, a);
    out->exact = t.all;
    if (!t.all) {
        try_some(&t, hidden, a);
        out->limits = 0; /* many throws are no promise */
    }
    keep_changes(out, seat);
}
