/* nn_plan.c - which element of a state becomes which input of a net, from the field table.
 *
 * What an index names and what a value names decide: an index that is a seat leads to the
 * block of that seat, so does a value that is one; a name has an input of its own, a set an
 * input a bit, a number itself and its first values. A game's hints say what the table cannot:
 * what to leave out, which numbers are bits, what belongs to whom. */
#include <stdlib.h>
#include <string.h>

#include "net.h"

enum {
    FEW = 8,         /* numbers of a seat or of the table: then more values have inputs... */
    VALUES_FEW = 12, /* ...so many, */
    VALUES_MANY = 5, /* or so many */
    OWN_ROWS = 40,   /* larger kinds share their rows among all verbs */
    MAX_SHARED = 32,
};

typedef struct shape { /* of one field, as inputs */
    const mh_field *field;
    const mh_hint *hint;
    const mh_field *owner;
    int seat_dim;          /* or -1 */
    const nn_names *homes; /* the first index names seats, as home_0 does */
    bool is_bag;           /* the last index says nothing */
    nn_how how;
    uint32_t span, inputs; /* of one element */
    uint8_t names;
} shape;

static int names_of(nn_plan *plan, const mh_kind *k)
{
    for (uint32_t i = 0; i < plan->name_tables; i++)
        if (plan->names[i].kind == k)
            return (int)i;
    if (plan->name_tables == NN_MAX_NAMES || !nn_names_fill(&plan->names[plan->name_tables], k))
        return -1;
    return (int)plan->name_tables++;
}

static const nn_names *homes_of(nn_plan *plan, const mh_field *f)
{
    int names = names_of(plan, f->index[0]);
    return names >= 0 ? &plan->names[names] : NULL;
}

static nn_how how_of(nn_plan *plan, shape *s)
{
    const mh_kind *k = s->field->value;
    int names = s->seat_dim < 0 && !s->owner ? names_of(plan, k) : -1;
    if (k == &mh_seat)
        return NN_SEAT;
    if (k == &mh_seats)
        return NN_SEATS;
    if (k->is_set || s->homes || (s->hint && s->hint->how == MH_LEARN_BITS))
        return NN_BITS;
    if (names >= 0) {
        s->names = (uint8_t)names;
        return NN_AT_SEAT;
    }
    return k->ids && k != &mh_yes_no ? NN_NAMED : NN_NUMBER;
}

static uint32_t numbers_of(const shape *s)
{
    const mh_field *f = s->field;
    uint32_t all = (uint32_t)f->dim[0] * f->dim[1] * f->dim[2];
    uint32_t each = s->seat_dim >= 0 ? all / f->dim[s->seat_dim] : all;
    if (f->value == &mh_yes_no || f->is_signed || (s->hint && s->hint->how == MH_LEARN_PLAIN))
        return 0;
    return each <= FEW ? VALUES_FEW : VALUES_MANY;
}

static void measure(shape *s)
{
    uint32_t bits = 8u * s->field->width, count = s->field->value->count;
    switch (s->how) {
    case NN_NUMBER:
        s->span = numbers_of(s);
        s->inputs = 1 + s->span;
        return;
    case NN_BITS:
        s->span = s->field->value->is_set && count < bits ? count : bits;
        s->inputs = s->span;
        return;
    case NN_NAMED:
    case NN_AT_SEAT:
        s->span = count;
        s->inputs = count;
        return;
    case NN_SEAT:
    case NN_SEATS:
        s->span = MH_MAX_SEATS;
        s->inputs = 1;
        return;
    }
}

/* False where the field has nothing to say. */
static bool shape_of(nn_plan *plan, const mh_field *f, bool owned, shape *s)
{
    const mh_game *g = plan->game;
    bool is_head = f->offset < sizeof(mh_state);
    *s = (shape){.field = f, .hint = nn_hint_of(g, f->name), .seat_dim = -1};
    if (is_head || (s->hint && s->hint->how == MH_LEARN_NOT))
        return false;
    for (int d = 0; d < f->dims; d++)
        s->seat_dim = f->index[d] == &mh_seat ? d : s->seat_dim;
    if (owned && s->hint)
        s->owner = mh_field_named(g, s->hint->owner);
    if (s->hint && s->hint->how == MH_LEARN_SEATED_BITS)
        s->homes = homes_of(plan, f);
    s->how = how_of(plan, s);
    measure(s);
    s->is_bag = f->dims && ((f->index[f->dims - 1] == &mh_number && s->how == NN_NAMED) ||
                            (s->hint && s->hint->how == MH_LEARN_BAG));
    /* seats of seats, and wide numbers that nobody says are bits */
    return !(s->seat_dim >= 0 && (s->how == NN_SEAT || s->how == NN_SEATS)) &&
           !(s->how == NN_NUMBER && f->width == 8);
}

/* Elements are numbered over all indices but the seat's, and but the last of a bag. */
static uint32_t slot_of(const shape *s, const unsigned at[3])
{
    uint32_t slot = 0;
    for (int d = 0; d < s->field->dims; d++)
        if (d != s->seat_dim && !(s->is_bag && d == s->field->dims - 1))
            slot = slot * s->field->dim[d] + (s->homes && !d ? s->homes->class_of[at[d]] : at[d]);
    return slot;
}

static uint32_t slots_of(const shape *s)
{
    uint32_t slots = 1;
    for (int d = 0; d < s->field->dims; d++)
        if (d != s->seat_dim && !(s->is_bag && d == s->field->dims - 1))
            slots *= s->homes && !d ? s->homes->seated : s->field->dim[d];
    return slots;
}

typedef struct bases { /* where a field's inputs begin */
    uint32_t global, seat;
} bases;

static void put_op(nn_plan *plan, const shape *s, const unsigned at[3], bases b)
{
    const mh_field *f = s->field;
    if (s->homes && s->homes->seat_of[at[0]] == MH_NONE)
        return;
    uint32_t slot = slot_of(s, at);
    nn_op *op = &plan->ops[plan->op_count++];
    bool of_seat =
        s->seat_dim >= 0 || s->homes || s->owner || s->how == NN_SEAT || s->how == NN_SEATS;
    *op = (nn_op){.at = (uint32_t)mh_field_at(f, at[0], at[1], at[2]),
                  .span = (uint16_t)s->span,
                  .how = (uint8_t)s->how,
                  .width = f->width,
                  .is_signed = f->is_signed,
                  .names = s->names,
                  .block = NN_GLOBAL};
    if (s->seat_dim >= 0)
        op->block = (uint8_t)at[s->seat_dim];
    if (s->homes)
        op->block = s->homes->seat_of[at[0]];
    if (s->owner) {
        op->block = NN_OWNED;
        op->owner_at = (uint32_t)mh_field_at(s->owner, at[0] + s->hint->first, 0, 0);
    }
    if (s->how == NN_AT_SEAT) {
        const nn_names *t = &plan->names[s->names];
        op->base = (uint16_t)(b.global + slot * t->plain);
        op->seat_base = (uint16_t)(b.seat + slot * t->seated);
    } else {
        op->base = (uint16_t)((of_seat ? b.seat : b.global) + slot * s->inputs);
    }
}

static void put_field(nn_plan *plan, const shape *s)
{
    const mh_field *f = s->field;
    bases b = {plan->global_inputs, plan->seat_inputs};
    bool of_seat =
        s->seat_dim >= 0 || s->homes || s->owner || s->how == NN_SEAT || s->how == NN_SEATS;
    for (unsigned i = 0; i < f->dim[0]; i++)
        for (unsigned j = 0; j < f->dim[1]; j++)
            for (unsigned k = 0; k < f->dim[2]; k++)
                put_op(plan, s, (unsigned[3]){i, j, k}, b);
    if (s->how == NN_AT_SEAT) {
        plan->global_inputs += slots_of(s) * plan->names[s->names].plain;
        plan->seat_inputs += slots_of(s) * plan->names[s->names].seated;
    } else if (of_seat) {
        plan->seat_inputs += slots_of(s) * s->inputs;
    } else {
        plan->global_inputs += slots_of(s) * s->inputs;
    }
}

static bool put_fields(nn_plan *plan)
{
    const mh_game *g = plan->game;
    size_t most = 0;
    for (unsigned i = 0; i < g->field_count; i++)
        most += (size_t)g->fields[i].dim[0] * g->fields[i].dim[1] * g->fields[i].dim[2];
    plan->ops = calloc(2 * most + 1, sizeof *plan->ops); /* twice: owned, and for all */
    for (unsigned i = 0; plan->ops && i < g->field_count; i++) {
        const mh_hint *hint = nn_hint_of(g, g->fields[i].name);
        bool owned = hint && (hint->how == MH_LEARN_OWNED || hint->how == MH_LEARN_ALSO_OWNED);
        shape s;
        if (owned && shape_of(plan, &g->fields[i], true, &s))
            put_field(plan, &s);
        if (!(hint && hint->how == MH_LEARN_OWNED) && shape_of(plan, &g->fields[i], false, &s))
            put_field(plan, &s);
    }
    return plan->ops != NULL;
}

/* The question, who is asked, how far everybody is from the turn, how many play. */
static void put_head(nn_plan *plan)
{
    plan->prompt_base = plan->global_inputs;
    plan->arg_base = plan->prompt_base + plan->game->prompt_count;
    plan->seats_base = plan->arg_base + NN_ARGS;
    plan->global_inputs = plan->seats_base + MH_MAX_SEATS + 1;
    plan->asked_base = plan->seat_inputs;
    plan->turn_base = plan->asked_base + 1;
    plan->seat_inputs = plan->turn_base + MH_MAX_SEATS;
    plan->extras = NN_EXTRAS + plan->game->categories->count + plan->game->thinking->part_count;
}

/* What an input of 1 is to a trainer: numbers are larger than names. */
static void scale_number(nn_plan *plan, const nn_op *op)
{
    bool global = op->block == NN_GLOBAL;
    if (op->how == NN_NUMBER)
        plan->scale[(global ? 0 : plan->global_inputs) + op->base] = 1.0f / 8;
}

static bool put_scales(nn_plan *plan)
{
    uint32_t n = plan->global_inputs + plan->seat_inputs;
    plan->scale = malloc(n * sizeof *plan->scale);
    if (!plan->scale)
        return false;
    for (uint32_t i = 0; i < n; i++)
        plan->scale[i] = 1;
    for (uint32_t i = 0; i < plan->op_count; i++)
        scale_number(plan, &plan->ops[i]);
    return true;
}

/* Ops by word, so that a change of state costs what changed. */
static bool put_words(nn_plan *plan)
{
    uint32_t n = plan->game->state_size / 8, at = 0;
    plan->words = n;
    plan->word_first = calloc(n + 1, sizeof *plan->word_first);
    plan->word_ops = calloc(2ull * plan->op_count, sizeof *plan->word_ops);
    if (!plan->word_first || !plan->word_ops)
        return false;
    for (uint32_t w = 0; w < n; w++) {
        plan->word_first[w] = at;
        for (uint32_t i = 0; i < plan->op_count; i++) {
            const nn_op *op = &plan->ops[i];
            if (op->at / 8 == w || (op->block == NN_OWNED && op->owner_at / 8 == w))
                plan->word_ops[at++] = i;
        }
    }
    plan->word_first[n] = at;
    return true;
}

static uint32_t operand_count(const mh_kind *k)
{
    return k->ids && k->count ? k->count + 1u : NN_NUMBERS + 1; /* + 1: none */
}

/* The rows of a kind that an earlier operand has, or new ones. */
static uint16_t rows_for(nn_plan *plan, const mh_kind *k, const mh_kind **shared, uint16_t *first)
{
    uint32_t n = operand_count(k), i = 0;
    while (n > OWN_ROWS && i < MAX_SHARED && shared[i] && shared[i] != k)
        i++;
    if (n > OWN_ROWS && i < MAX_SHARED && shared[i] == k)
        return first[i];
    uint16_t at = (uint16_t)plan->rows;
    if (n > OWN_ROWS && i < MAX_SHARED) {
        shared[i] = k;
        first[i] = at;
    }
    plan->rows += n;
    return at;
}

static void put_rows(nn_plan *plan)
{
    const mh_kind *shared[MAX_SHARED] = {NULL};
    uint16_t first[MAX_SHARED];
    for (unsigned v = 0; v < plan->game->verb_count; v++) {
        const mh_verb *verb = &plan->game->verbs[v];
        plan->verb_row[v] = plan->rows++;
        for (unsigned i = 0; i < verb->operands; i++)
            plan->operand_row[v][i] = rows_for(plan, verb->kinds[i], shared, first);
    }
}

static uint64_t fingerprint_of(const nn_plan *plan)
{
    const mh_game *g = plan->game;
    uint64_t h = mh_mix(mh_hash(g->id, strlen(g->id)), g->state_size);
    for (uint32_t i = 0; i < plan->op_count; i++) {
        const nn_op *op = &plan->ops[i];
        h = mh_mix(h, (uint64_t)op->at << 32 | op->owner_at);
        h = mh_mix(h, (uint64_t)op->base << 32 | (uint64_t)op->seat_base << 16 | op->span);
        h = mh_mix(h, (uint64_t)op->how << 24 | (uint64_t)op->block << 16 |
                          (uint64_t)op->width << 8 | op->is_signed);
    }
    if (g->thinking->part_count)
        h = mh_mix(h, g->thinking->part_count);
    return mh_mix(mh_mix(h, plan->rows), (uint64_t)plan->global_inputs << 32 | plan->seat_inputs);
}

nn_plan *nn_plan_open(const mh_game *g)
{
    nn_plan *plan = calloc(1, sizeof *plan);
    if (!plan)
        return NULL;
    plan->game = g;
    bool ok = put_fields(plan);
    put_head(plan);
    put_rows(plan);
    ok = ok && put_scales(plan) && put_words(plan);
    assert(plan->global_inputs <= UINT16_MAX && plan->seat_inputs <= UINT16_MAX);
    plan->fingerprint = ok ? fingerprint_of(plan) : 0;
    if (ok)
        return plan;
    nn_plan_close(plan);
    return NULL;
}

void nn_plan_close(nn_plan *plan)
{
    if (!plan)
        return;
    free(plan->ops);
    free(plan->scale);
    free(plan->word_first);
    free(plan->word_ops);
    free(plan);
}
