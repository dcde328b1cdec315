/* end.c - how a game ended: places, points by category, what each seat began with. It is written
 * with the row that ends the game, so that results are there exactly when the end is. */
#include <stdio.h>
#include <string.h>

#include "inside.h"

/* ---- rounds --------------------------------------------------------------------------------- */

static const mh_field *round_field(const mh_game *g)
{
    static const char *const words[] = {"age", "round"};
    for (size_t w = 0; w < MH_COUNT(words); w++)
        for (unsigned i = 0; i < g->field_count; i++)
            if (strcmp(g->fields[i].name, words[w]) == 0 && g->fields[i].width == 1)
                return &g->fields[i];
    return NULL;
}

int end_round(const mh_game *g, const mh_state *state)
{
    const mh_field *f = round_field(g);
    if (!f)
        return 0;
    int value = ((const uint8_t *)state)[f->offset];
    return f->value == &mh_number ? value : value + 1; /* things are counted from 0 */
}

/* ---- what each seat began with ---------------------------------------------------------------- */

typedef struct noting { /* markers that name the first of something, seat by seat */
    const mh_game *g;
    hall_end *end;
    uint32_t known[MH_MAX_SEATS]; /* a bit a marker */
} noting;

static void note(noting *n, unsigned marker, unsigned seat, unsigned value)
{
    const mh_kind *kind = mh_marker_kind(n->g, &n->g->markers[marker]);
    const char *id = value < kind->count && kind->ids ? kind->ids[value] : NULL;
    if (seat >= (unsigned)n->end->seats || n->known[seat] >> marker & 1 || !id)
        return;
    char *marks = n->end->seat[seat].marks;
    size_t have = strlen(marks);
    n->known[seat] |= 1u << marker;
    int more = snprintf(marks + have, HALL_MARKS - have, "%s%s=%s", have ? "," : "",
                        n->g->markers[marker].name, id);
    if (more < 0 || (size_t)more >= HALL_MARKS - have)
        marks[have] = 0;
}

static void note_play(noting *n, int seat, mh_action a, const mh_tale *tale)
{
    uint32_t told = tale->count < tale->cap ? tale->count : tale->cap;
    for (unsigned i = 0; i < n->g->marker_count; i++) {
        const mh_marker *m = &n->g->markers[i];
        if (m->how != MH_MARK_FIRST)
            continue;
        if (!m->is_event && m->word == mh_verb_of(a) && seat != MH_CHANCE)
            note(n, i, (unsigned)seat, mh_arg(a, m->operand));
        for (uint32_t e = 0; m->is_event && e < told; e++)
            if (tale->events[e].what == m->word)
                note(n, i, tale->events[e].arg[0], tale->events[e].arg[m->operand]);
    }
}

static void play_on(noting *n, mh_state *state, int seat, mh_action a)
{
    mh_event events[PRESENT_TALE];
    mh_tale tale = {events, PRESENT_TALE, 0};
    mh_apply(n->g, state, seat, a, &tale);
    note_play(n, seat, a, &tale);
}

/* The whole game once more: what is durable, what is on its way, and this draft. */
static void note_marks(const draft *d, hall_end *end)
{
    const table *t = d->t;
    const host_session *s = &t->session;
    noting n = {.g = t->game, .end = end};
    mh_room room;
    const draft *first = t->first ? t->first : d;
    uint32_t durable = first->base < s->plies ? first->base : s->plies;
    if (mh_setup(t->game, &room.st, t->options, t->seats))
        return;
    for (uint32_t i = 0; i < durable; i++)
        play_on(&n, &room.st, s->seats[i], s->actions[i]);
    for (const draft *x = t->first; x; x = x->next)
        for (uint32_t i = 0; i < x->step_count; i++)
            play_on(&n, &room.st, x->steps[i].seat, x->steps[i].action);
    for (uint32_t i = 0; i < d->step_count; i++)
        play_on(&n, &room.st, d->steps[i].seat, d->steps[i].action);
}

/* ---- the end ----------------------------------------------------------------------------------- */

static void note_points(const mh_game *g, const mh_state *state, int seat, hall_seat_end *out)
{
    mh_known k = mh_score_for(g, state, MH_CHANCE, seat);
    size_t at = 0;
    out->points = k.total;
    for (unsigned c = 0; c < g->categories->count; c++) {
        if (!k.line[c])
            continue;
        int more = snprintf(out->lines + at, HALL_LINES - at, "%s%s=%d", at ? "," : "",
                            g->categories->ids[c], k.line[c]);
        if (more < 0 || (size_t)more >= HALL_LINES - at) {
            out->lines[at] = 0; /* half a line is none */
            return;
        }
        at += (size_t)more;
    }
}

static void note_seat(const chair *c, hall_seat_end *out)
{
    if (!c->for_bot) {
        memcpy(out->player, c->player, sizeof out->player);
        out->left = c->bot[0] != 0;
    }
    memcpy(out->name, c->name, sizeof out->name);
    memcpy(out->bot, c->bot, sizeof out->bot);
}

bool end_note(draft *d)
{
    const table *t = d->t;
    uint8_t rank[MH_MAX_SEATS] = {0};
    if (!t->h->config.results || d->row.status != HALL_OVER || !d->state || d->state->depth ||
        d->end)
        return true;
    hall_end *end = d->end = hall_get(t->h, sizeof *end);
    if (!end)
        return false;
    end->plies = d->to.plies;
    end->seats = t->seats;
    t->game->rank(d->state, rank);
    for (int seat = 0; seat < t->seats; seat++) {
        note_seat(&d->to.chair[seat], &end->seat[seat]);
        note_points(t->game, d->state, seat, &end->seat[seat]);
        end->seat[seat].rank = rank[seat];
    }
    note_marks(d, end);
    return true;
}
