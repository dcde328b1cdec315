/* net_inputs.c - the inputs of a state that are not zero, whole or as what changed. */
#include <string.h>

#include "net.h"

typedef struct sink { /* where inputs are put; `sign` is -1 for those that are gone */
    nn_input *out;
    uint32_t count;
    int sign;
} sink;

static void put(sink *s, unsigned block, uint32_t index, int value)
{
    assert(s->count < NN_MAX_INPUTS);
    s->out[s->count++] = (nn_input){(uint16_t)index, (uint8_t)block, (int8_t)(s->sign * value)};
}

static uint64_t read_bits(const unsigned char *bytes, const nn_op *op)
{
    uint64_t v = 0;
    if (op->width == 1)
        return bytes[op->at];
    memcpy(&v, bytes + op->at, op->width); /* the low bytes come first: every build is so */
    return v;
}

static int64_t with_sign(uint64_t v, const nn_op *op)
{
    if (!op->is_signed)
        return (int64_t)v;
    return op->width == 1 ? (int8_t)v : op->width == 2 ? (int16_t)v : (int32_t)v;
}

static void put_number(sink *s, const nn_op *op, unsigned block, uint64_t bits)
{
    int64_t v = with_sign(bits, op);
    if (!v || (op->width == 1 && !op->is_signed && v == MH_NONE))
        return;
    int64_t bound = v > NN_MOST_VALUE ? NN_MOST_VALUE : v < -NN_MOST_VALUE ? -NN_MOST_VALUE : v;
    put(s, block, op->base, (int)bound);
    if (op->span)
        put(s, block, op->base + (uint32_t)(v < op->span ? v : op->span), 1);
}

static void put_bits(sink *s, const nn_op *op, unsigned block, uint64_t v)
{
    for (unsigned b = 0; v; b++, v >>= 1)
        if ((v & 1) && b < op->span)
            put(s, block, op->base + b, 1);
}

static void put_seats(sink *s, const nn_op *op, unsigned seats, uint64_t v)
{
    for (unsigned seat = 0; seat < seats; seat++)
        if (v >> seat & 1)
            put(s, seat, op->base, 1);
}

static void put_at_seat(sink *s, const nn_plan *plan, const nn_op *op, unsigned seats, uint64_t v)
{
    const nn_names *t = &plan->names[op->names];
    if (v >= t->kind->count)
        return;
    unsigned seat = t->seat_of[v], class = t->class_of[v];
    if (seat == MH_NONE)
        put(s, NN_GLOBAL, op->base + class, 1);
    else if (seat < seats)
        put(s, seat, op->seat_base + class, 1);
}

static void put_op(sink *s, const nn_plan *plan, const nn_op *op, const mh_state *st)
{
    const unsigned char *bytes = (const unsigned char *)st;
    unsigned seats = st->seats, block = op->block == NN_OWNED ? bytes[op->owner_at] : op->block;
    uint64_t v = read_bits(bytes, op);
    if (block != NN_GLOBAL && block >= seats)
        return;
    switch ((nn_how)op->how) {
    case NN_NUMBER:
        put_number(s, op, block, v);
        return;
    case NN_NAMED:
        if (v < op->span)
            put(s, block, op->base + (uint32_t)v, 1);
        return;
    case NN_BITS:
        put_bits(s, op, block, v);
        return;
    case NN_SEAT:
        if (v < seats)
            put(s, (unsigned)v, op->base, 1);
        return;
    case NN_SEATS:
        put_seats(s, op, seats, v);
        return;
    case NN_AT_SEAT:
        put_at_seat(s, plan, op, seats, v);
        return;
    }
}

static void put_head(sink *s, const nn_plan *plan, const mh_state *st)
{
    unsigned seats = st->seats;
    put(s, NN_GLOBAL, plan->seats_base + seats, 1);
    if (!st->depth)
        return;
    const mh_frame *f = mh_top(st);
    unsigned turn = (unsigned)mh_turn(st);
    put(s, NN_GLOBAL, plan->prompt_base + f->prompt, 1);
    if (f->arg[0] < NN_ARGS)
        put(s, NN_GLOBAL, plan->arg_base + f->arg[0], 1);
    for (unsigned seat = 0; seat < seats; seat++) {
        if (f->waiting >> seat & 1)
            put(s, seat, plan->asked_base, 1);
        if (turn < seats)
            put(s, seat, plan->turn_base + (seat + seats - turn) % seats, 1);
    }
}

uint32_t nn_inputs_of(const nn_plan *plan, const mh_state *st, nn_input out[NN_MAX_INPUTS])
{
    sink s = {out, 0, 1};
    put_head(&s, plan, st);
    for (uint32_t i = 0; i < plan->op_count; i++)
        put_op(&s, plan, &plan->ops[i], st);
    return s.count;
}

static uint64_t word_at(const mh_state *st, uint32_t w)
{
    uint64_t v;
    memcpy(&v, (const unsigned char *)st + 8ull * w, sizeof v);
    return v;
}

uint32_t nn_inputs_between(const nn_plan *plan, const mh_state *from, const mh_state *to,
                           nn_input out[NN_MAX_INPUTS])
{
    sink s = {out, 0, -1};
    put_head(&s, plan, from);
    s.sign = 1;
    put_head(&s, plan, to);
    for (uint32_t w = sizeof(mh_state) / 8; w < plan->words; w++) {
        if (word_at(from, w) == word_at(to, w))
            continue;
        for (uint32_t i = plan->word_first[w]; i < plan->word_first[w + 1]; i++) {
            const nn_op *op = &plan->ops[plan->word_ops[i]];
            uint32_t own = op->at / 8;
            /* an owned element is listed with its owner's word, too: once is enough */
            if (own != w && word_at(from, own) != word_at(to, own))
                continue;
            s.sign = -1;
            put_op(&s, plan, op, from);
            s.sign = 1;
            put_op(&s, plan, op, to);
        }
    }
    return s.count;
}

static int16_t in_quarters(int64_t hundredths)
{
    int64_t q = hundredths / 25;
    q = q > NN_MOST_EXTRA ? NN_MOST_EXTRA : q;
    return (int16_t)(q < -NN_MOST_EXTRA ? -NN_MOST_EXTRA : q);
}

static void survey_of(const mh_game *g, const mh_state *st, mh_survey *out)
{
    memset(out, 0, sizeof *out);
    if (g->thinking->survey) {
        g->thinking->survey(st, out);
        return;
    }
    for (int p = 0; p < st->seats; p++) {
        out->worth[p] =
            g->thinking->parts ? g->thinking->parts(st, p, out->part[p]) : g->worth(st, p);
        g->score(st, p, out->line[p]);
    }
}

/* Worth, lead over the best other, is ahead, points now, every line of the sheet, and what the
 * estimate knows beside. */
void nn_extras_of(const nn_plan *plan, const mh_state *st, int16_t out[MH_MAX_SEATS][NN_MAX_EXTRAS])
{
    const mh_game *g = plan->game;
    uint32_t lines = g->categories->count;
    mh_survey all;
    survey_of(g, st, &all);
    for (int p = 0; p < st->seats; p++) {
        int64_t best = st->seats > 1 ? INT32_MIN : 0, total = 0;
        for (int q = 0; q < st->seats; q++)
            best = q != p && all.worth[q] > best ? all.worth[q] : best;
        for (uint32_t i = 0; i < lines; i++) {
            total += all.line[p][i];
            out[p][NN_EXTRAS + i] = in_quarters((int64_t)100 * all.line[p][i]);
        }
        for (uint32_t i = 0; i < g->thinking->part_count; i++)
            out[p][NN_EXTRAS + lines + i] = in_quarters(all.part[p][i]);
        out[p][0] = in_quarters(all.worth[p]);
        out[p][1] = in_quarters(all.worth[p] - best);
        out[p][2] = all.worth[p] >= best ? 64 : 0;
        out[p][3] = in_quarters(100 * total);
    }
}

uint32_t nn_rows_of(const nn_plan *plan, mh_action a, uint32_t rows[1 + MH_MAX_OPERANDS])
{
    unsigned v = mh_verb_of(a), n = plan->game->verbs[v].operands;
    rows[0] = plan->verb_row[v];
    for (unsigned i = 0; i < n; i++) {
        const mh_kind *k = plan->game->verbs[v].kinds[i];
        uint32_t most = k->ids && k->count ? k->count : NN_NUMBERS, x = mh_arg(a, i);
        rows[i + 1] = plan->operand_row[v][i] + (x < most ? x : most);
    }
    return n + 1;
}
