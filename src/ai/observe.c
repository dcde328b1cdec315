/* observe.c - what a seat knows as a row of numbers of a fixed length, from the field table.
 *
 * Every element of the state that can be learned from has its cells: a number one, a name one
 * (its category), a set a flag each. Indices and values that name a seat, or something of a
 * seat's, are turned so that the viewer is seat 0. For each number of seats and each viewer it
 * is worked out once from where every cell is read; what lies side by side is read in a run. */
#include <stdlib.h>
#include <string.h>

#include "names.h"
#include "numbers_plan.h"

enum { HEAD_CELLS = 1 + MH_MAX_SEATS + AI_OBSERVED_FRAMES * 7, MOST_WIDE = INT16_MAX };

typedef struct shape { /* of one field */
    const mh_field *field;
    const num_turn *index[3]; /* of an index that is turned, or NULL */
    const num_turn *value;
    num_how how;
    uint32_t span; /* cells of an element */
} shape;

/* False where nothing is to be learned from the field. */
static bool is_observed(const mh_game *g, const mh_field *f, bool memory)
{
    const mh_hint *hint = nn_hint_of(g, f->name);
    return f->offset >= sizeof(mh_state) && (memory || !hint || hint->how != MH_LEARN_NOT);
}

static num_how how_of(const mh_game *g, const mh_field *f, const num_turn *turn)
{
    const mh_hint *hint = nn_hint_of(g, f->name);
    if (f->value == &mh_seats)
        return NUM_SEATS_SET;
    if (f->value->is_set || f->width == 8 ||
        (hint && (hint->how == MH_LEARN_BITS || hint->how == MH_LEARN_SEATED_BITS)))
        return NUM_BITS;
    if (turn && f->width == 1)
        return f->value == &mh_seat ? NUM_SEAT : NUM_TURNED;
    if (f->value->ids && f->width == 1)
        return NUM_NAMES;
    return f->width == 1 && !f->is_signed ? NUM_BYTES : NUM_WIDE;
}

static uint32_t span_of(const shape *s)
{
    uint32_t bits = 8u * s->field->width, count = s->field->value->count;
    if (s->how == NUM_SEATS_SET)
        return MH_MAX_SEATS;
    if (s->how == NUM_BITS)
        return s->field->value->is_set && count < bits ? count : bits;
    return 1;
}

static shape shape_of(ai_numbers *n, const mh_field *f)
{
    shape s = {.field = f, .value = num_turn_of(n, f->value)};
    for (int d = 0; d < f->dims; d++)
        s.index[d] = num_turn_of(n, f->index[d]);
    s.how = how_of(n->game, f, s.value);
    s.span = span_of(&s);
    return s;
}

/* ---- what the cells are --------------------------------------------------------- */

static ai_cell plain_cell(const shape *s, const unsigned at[3])
{
    const mh_field *f = s->field;
    ai_cell c = {.name = f->name, .field = f, .dims = f->dims, .kind = f->value};
    for (unsigned d = 0; d < 3; d++)
        c.index[d] = (uint16_t)at[d];
    return c;
}

static void bound_cell(const shape *s, ai_cell *c)
{
    const mh_field *f = s->field;
    switch (s->how) {
    case NUM_BYTES:
        c->low = -1, c->high = 254;
        return;
    case NUM_WIDE:
        c->low = (int16_t)(!f->is_signed ? 0 : f->width == 1 ? INT8_MIN : -MOST_WIDE);
        c->high = (int16_t)(f->width == 1 ? INT8_MAX : MOST_WIDE);
        return;
    case NUM_NAMES:
    case NUM_TURNED:
    case NUM_SEAT:
        c->sort = AI_CATEGORY;
        c->high = (int16_t)(f->value == &mh_seat ? MH_MAX_SEATS : f->value->count);
        return;
    case NUM_BITS:
    case NUM_SEATS_SET:
        c->sort = AI_FLAG;
        c->high = 1;
        return;
    }
}

static void put_cells(ai_numbers *n, const shape *s)
{
    const mh_field *f = s->field;
    for (unsigned i = 0; i < f->dim[0]; i++)
        for (unsigned j = 0; j < f->dim[1]; j++)
            for (unsigned k = 0; k < f->dim[2]; k++)
                for (unsigned bit = 0; bit < s->span; bit++) {
                    ai_cell c = plain_cell(s, (unsigned[3]){i, j, k});
                    bound_cell(s, &c);
                    c.bit = (uint16_t)bit;
                    n->cells[n->cell_count++] = c;
                }
}

static void put_head_cells(ai_numbers *n)
{
    ai_cell *c = n->cells;
    *c++ = (ai_cell){.name = "seats", .kind = &mh_number, .low = 1, .high = MH_MAX_SEATS};
    for (unsigned seat = 0; seat < MH_MAX_SEATS; seat++)
        *c++ = (ai_cell){
            .name = "asked", .kind = &mh_seats, .sort = AI_FLAG, .high = 1, .bit = (uint16_t)seat};
    for (unsigned i = 0; i < AI_OBSERVED_FRAMES; i++) {
        *c++ = (ai_cell){.name = "question",
                         .sort = AI_CATEGORY,
                         .index = {(uint16_t)i},
                         .dims = 1,
                         .high = (int16_t)n->game->prompt_count};
        for (unsigned k = 0; k < 6; k++)
            *c++ = (ai_cell){.name = "about",
                             .kind = &mh_number,
                             .low = -1,
                             .high = 254,
                             .index = {(uint16_t)i, (uint16_t)k},
                             .dims = 2};
    }
    n->cell_count = HEAD_CELLS;
}

/* ---- from where they are read ----------------------------------------------------- */

static unsigned from_index(const shape *s, unsigned d, unsigned x, unsigned seats, unsigned seat)
{
    unsigned y = s->index[d] ? s->index[d]->from[seats - 1][seat][x] : x;
    return y < s->field->dim[d] ? y : x;
}

/* Goes on with the last run where that is possible. */
static void put_run(num_view *v, num_run r)
{
    num_run *last = v->count ? &v->runs[v->count - 1] : NULL;
    assert(v->runs);
    if (last && last->how == r.how && last->width == r.width && last->is_signed == r.is_signed &&
        last->span == r.span && last->turned == r.turned &&
        r.at == last->at + last->count * last->width)
        last->count++;
    else
        v->runs[v->count++] = r;
}

static uint32_t put_runs(num_view *v, const shape *s, unsigned seats, unsigned seat, uint32_t out)
{
    const mh_field *f = s->field;
    for (unsigned i = 0; i < f->dim[0]; i++)
        for (unsigned j = 0; j < f->dim[1]; j++)
            for (unsigned k = 0; k < f->dim[2]; k++) {
                unsigned a = from_index(s, 0, i, seats, seat), b = from_index(s, 1, j, seats, seat),
                         c = from_index(s, 2, k, seats, seat);
                num_run r = {.at = (uint32_t)mh_field_at(f, a, b, c),
                             .out = out,
                             .count = 1,
                             .how = (uint8_t)s->how,
                             .width = f->width,
                             .is_signed = f->is_signed,
                             .span = (uint16_t)(s->how == NUM_BITS ? s->span : f->value->count)};
                if (s->value && s->how != NUM_BITS)
                    r.turned = s->value->to[seats - 1][seat];
                put_run(v, r);
                out += s->span;
            }
    return out;
}

static uint32_t elements_of(const mh_field *f)
{
    return (uint32_t)f->dim[0] * f->dim[1] * f->dim[2];
}

static bool plan_view(ai_numbers *n, unsigned seats, unsigned seat, bool memory)
{
    const mh_game *g = n->game;
    num_view *v = &n->view[seats - 1][seat];
    uint32_t most = 1, out = HEAD_CELLS;
    for (unsigned i = 0; i < g->field_count; i++)
        most += elements_of(&g->fields[i]);
    v->runs = calloc(most, sizeof *v->runs);
    if (!v->runs)
        return false;
    for (unsigned i = 0; i < g->field_count; i++)
        if (is_observed(g, &g->fields[i], memory)) {
            shape s = shape_of(n, &g->fields[i]);
            out = put_runs(v, &s, seats, seat, out);
        }
    num_run *fits = realloc(v->runs, (v->count + 1) * sizeof *fits);
    v->runs = fits ? fits : v->runs;
    return true;
}

bool num_plan_cells(ai_numbers *n, bool memory)
{
    const mh_game *g = n->game;
    uint32_t cells = HEAD_CELLS;
    for (unsigned i = 0; i < g->field_count; i++)
        if (is_observed(g, &g->fields[i], memory))
            cells += elements_of(&g->fields[i]) * shape_of(n, &g->fields[i]).span;
    n->cells = calloc(cells, sizeof *n->cells);
    if (!n->cells)
        return false;
    put_head_cells(n);
    for (unsigned i = 0; i < g->field_count; i++)
        if (is_observed(g, &g->fields[i], memory)) {
            shape s = shape_of(n, &g->fields[i]);
            put_cells(n, &s);
        }
    assert(n->cell_count == cells);
    for (unsigned seats = 1; seats <= g->max_seats; seats++)
        for (unsigned seat = 0; seat < seats; seat++)
            if (!plan_view(n, seats, seat, memory))
                return false;
    return true;
}

void num_drop_cells(ai_numbers *n)
{
    for (unsigned seats = 0; seats < NUM_SEATS; seats++)
        for (unsigned seat = 0; seat < NUM_SEATS; seat++)
            free(n->view[seats][seat].runs);
    free(n->cells);
}

uint32_t ai_cell_count(const ai_numbers *n) { return n->cell_count; }

ai_cell ai_cell_at(const ai_numbers *n, uint32_t i)
{
    return i < n->cell_count ? n->cells[i] : (ai_cell){0};
}

/* ---- observing ---------------------------------------------------------------------- */

/* Without a branch, so that many are done at once. */
static int16_t number(uint8_t x) { return (int16_t)(x - ((x == MH_NONE) << 8)); }

static void observe_head(const ai_numbers *n, const mh_state *st, unsigned viewer, int16_t *out)
{
    unsigned seats = st->seats, waiting = st->depth ? mh_top(st)->waiting : 0;
    *out++ = (int16_t)seats;
    for (unsigned i = 0; i < MH_MAX_SEATS; i++)
        *out++ = (int16_t)(i < seats ? waiting >> (i + viewer) % seats & 1 : 0);
    for (unsigned i = 0; i < AI_OBSERVED_FRAMES; i++) {
        const mh_frame *f = i < st->depth ? &st->open[st->depth - 1 - i] : NULL;
        *out++ = (int16_t)(f ? f->prompt : n->game->prompt_count);
        for (unsigned k = 0; k < 6; k++)
            *out++ = number(f ? f->arg[k] : MH_NONE);
    }
}

/* The low bytes come first: every build is so. Widths that are known are one load each. */
static uint64_t element(const unsigned char *p, unsigned width)
{
    uint16_t two;
    uint32_t four;
    uint64_t eight;
    switch (width) {
    case 1:
        return *p;
    case 2:
        memcpy(&two, p, sizeof two);
        return two;
    case 4:
        memcpy(&four, p, sizeof four);
        return four;
    default:
        assert(width == 8);
        memcpy(&eight, p, sizeof eight);
        return eight;
    }
}

static int16_t wide_number(const num_run *r, const unsigned char *p)
{
    unsigned unused = 64 - 8u * r->width;
    uint64_t v = element(p, r->width);
    int64_t x = r->is_signed ? (int64_t)(v << unused) >> unused : (int64_t)v;
    return (int16_t)(x > MOST_WIDE ? MOST_WIDE : x < -MOST_WIDE ? -MOST_WIDE : x);
}

/* Four bits, each in its own 16. */
static const uint64_t spread[16] = {
    0x0000000000000000, 0x0000000000000001, 0x0000000000010000, 0x0000000000010001,
    0x0000000100000000, 0x0000000100000001, 0x0000000100010000, 0x0000000100010001,
    0x0001000000000000, 0x0001000000000001, 0x0001000000010000, 0x0001000000010001,
    0x0001000100000000, 0x0001000100000001, 0x0001000100010000, 0x0001000100010001,
};

static void put_bits(uint64_t v, unsigned span, int16_t *restrict out)
{
    unsigned b = 0;
    if (!v) { /* most sets are empty */
        memset(out, 0, span * sizeof *out);
        return;
    }
    for (; b + 4 <= span; b += 4, v >>= 4)
        memcpy(out + b, &spread[v & 15], sizeof *spread);
    for (; b < span; b++, v >>= 1)
        out[b] = (int16_t)(v & 1);
}

static void observe_bits(const num_run *r, const unsigned char *p, int16_t *restrict out)
{
    unsigned span = r->span, width = r->width, count = r->count;
    if (span == 8 * width) { /* nothing between them: eight bytes at a time */
        unsigned bytes = count * width;
        for (; bytes >= 8; bytes -= 8, p += 8, out += 64)
            put_bits(element(p, 8), 64, out);
        count = bytes / width;
    }
    for (; count; count--, p += width, out += span)
        put_bits(element(p, width), span, out);
}

static void observe_set_of_seats(const num_run *r, const unsigned char *p, int16_t *restrict out)
{
    for (uint32_t i = 0; i < r->count; i++, p += r->width)
        for (unsigned b = 0; b < MH_MAX_SEATS; b++)
            *out++ = (int16_t)(r->turned[*p] >> b & 1);
}

static void observe_numbers(const num_run *r, const unsigned char *p, int16_t *restrict out)
{
    if (r->how == NUM_BYTES)
        for (uint32_t i = 0; i < r->count; i++)
            out[i] = number(p[i]);
    else
        for (uint32_t i = 0; i < r->count; i++)
            out[i] = wide_number(r, p + (size_t)i * r->width);
}

static void observe_names(const num_run *r, const unsigned char *p, int16_t *restrict out)
{
    for (uint32_t i = 0; i < r->count; i++)
        out[i] = (int16_t)(p[i] < r->span ? p[i] : r->span);
}

/* What is not below `known` is nothing. */
static void observe_turned(const num_run *r, const unsigned char *p, int16_t *restrict out,
                           unsigned known, unsigned nothing)
{
    for (uint32_t i = 0; i < r->count; i++)
        out[i] = (int16_t)(p[i] < known ? r->turned[p[i]] : nothing);
}

void ai_observe(const ai_numbers *n, const mh_state *hidden, int viewer, int16_t *out)
{
    unsigned seats = hidden->seats, seat = (unsigned)num_seat((int)seats, viewer);
    const num_view *v = &n->view[seats - 1][seat];
    observe_head(n, hidden, seat, out);
    for (const num_run *r = v->runs; r < v->runs + v->count; r++) {
        const unsigned char *p = (const unsigned char *)hidden + r->at;
        switch ((num_how)r->how) {
        case NUM_BYTES:
        case NUM_WIDE:
            observe_numbers(r, p, out + r->out);
            break;
        case NUM_NAMES:
            observe_names(r, p, out + r->out);
            break;
        case NUM_TURNED:
            observe_turned(r, p, out + r->out, r->span, r->span);
            break;
        case NUM_SEAT:
            observe_turned(r, p, out + r->out, seats, MH_MAX_SEATS);
            break;
        case NUM_BITS:
            observe_bits(r, p, out + r->out);
            break;
        case NUM_SEATS_SET:
            observe_set_of_seats(r, p, out + r->out);
            break;
        }
    }
}
