/* net_file.c - a net as bytes: a head that says what it fits, then its weights, low bytes first.
 *
 *   0  "MHNET" 0 version 0    8  game, 16 bytes    24  content, rules (4 each)
 *  32  fingerprint (8)       40  bytes of weights (4), 0 (4)   48  checksum of the rest (8)
 *  56  0 (8)                 64  how it was made, in words, NN_ABOUT bytes
 *
 * Nothing in it is trusted: a net that fits is also proved not to overflow its sums. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net.h"

enum {
    VERSION = 1,
    MOST_WORD = 2047, /* of a weight of the policy's words */
};

static const char magic[8] = {'M', 'H', 'N', 'E', 'T', 0, VERSION, 0};

void nn_parts_of(const nn_plan *plan, nn_part out[NN_PARTS])
{
    size_t wide = NN_WIDE, deep = NN_DEEP, rows = plan->seat_inputs + plan->extras;
    const nn_part list[NN_PARTS] = {
        {plan->global_inputs * wide, 2, 2048, INT16_MAX},
        {rows * 2 * wide, 2, 2048, INT16_MAX},
        {wide, 4, 2048, 1 << 20},
        {deep * wide, 2, 256, INT16_MAX},
        {deep, 4, 256 * 64, 1 << 26},
        {2 * deep, 2, 256, INT16_MAX},
        {2, 4, 256 * 64, 1 << 26},
        {2ull * plan->extras, 2, 256, INT16_MAX},
        {deep * wide, 2, 256, INT16_MAX},
        {deep, 4, 256 * 64, 1 << 26},
        {plan->rows * deep, 2, 256, MOST_WORD},
    };
    memcpy(out, list, sizeof list);
}

size_t nn_bytes_of(const nn_part *p) { return (p->count * p->width + 7) / 8 * 8; }

static size_t all_bytes(const nn_plan *plan)
{
    nn_part parts[NN_PARTS];
    size_t sum = 0;
    nn_parts_of(plan, parts);
    for (int i = 0; i < NN_PARTS; i++)
        sum += nn_bytes_of(&parts[i]);
    return sum;
}

static void put32(unsigned char *at, uint32_t v) { memcpy(at, &v, sizeof v); }
static void put64(unsigned char *at, uint64_t v) { memcpy(at, &v, sizeof v); }

static uint32_t get32(const unsigned char *at)
{
    uint32_t v;
    memcpy(&v, at, sizeof v);
    return v;
}

static uint64_t get64(const unsigned char *at)
{
    uint64_t v;
    memcpy(&v, at, sizeof v);
    return v;
}

static const char *misfit(const nn_plan *plan, const unsigned char *b, size_t n)
{
    const mh_game *g = plan->game;
    size_t weights = all_bytes(plan);
    if (n < NN_HEAD || memcmp(b, magic, sizeof magic) != 0)
        return "this is no net";
    if (strncmp((const char *)b + 8, g->id, 16) != 0)
        return "it is a net of another game";
    if (get32(b + 24) != g->content)
        return "it was trained with other content";
    if (get32(b + 28) != g->rules_version)
        return "it was trained with other rules";
    if (get64(b + 32) != plan->fingerprint || get32(b + 40) != weights)
        return "it reads a position in another way";
    if (n != NN_HEAD + weights)
        return "it is cut off, or too long";
    if (get64(b + 48) != mh_hash(b + 56, n - 56))
        return "it is damaged";
    return NULL;
}

static void point_at(nn_net *n)
{
    nn_part parts[NN_PARTS];
    const unsigned char *at = n->file + NN_HEAD, *of[NN_PARTS];
    nn_parts_of(n->plan, parts);
    for (int i = 0; i < NN_PARTS; i++) {
        of[i] = at;
        at += nn_bytes_of(&parts[i]);
    }
#define SHORTS(i) ((const int16_t *)(const void *)of[i])
#define LONGS(i)  ((const int32_t *)(const void *)of[i])
    n->w = (nn_weights){SHORTS(0), SHORTS(1), LONGS(2),  SHORTS(3), LONGS(4),  SHORTS(5),
                        LONGS(6),  SHORTS(7), SHORTS(8), LONGS(9),  SHORTS(10)};
#undef SHORTS
#undef LONGS
}

static int64_t size_of(int32_t x) { return x < 0 ? -(int64_t)x : x; }

/* The most that one element can add to sum k. */
static int64_t most_of_op(const nn_plan *plan, const nn_op *op, const int16_t *rows, size_t stride,
                          size_t k)
{
    int64_t most = 0, all = 0;
    bool number = op->how == NN_NUMBER, one = op->how == NN_SEAT || op->how == NN_SEATS;
    uint32_t span = one ? 1u : number ? op->span + 1u : op->span;
    if (op->how == NN_AT_SEAT) {
        const nn_names *t = &plan->names[op->names];
        span = stride == NN_WIDE ? t->plain : t->seated;
    }
    uint32_t base = op->how == NN_AT_SEAT && stride != NN_WIDE ? op->seat_base : op->base;
    for (uint32_t i = 0; i < span; i++) {
        int64_t w = size_of(rows[(base + i) * stride + k]) * (number && !i ? NN_MOST_VALUE : 1);
        most = w > most ? w : most;
        all += w;
    }
    return op->how == NN_BITS || number ? all : most;
}

/* Every sum, of whatever state, fits into 31 bits. Negated inputs of a change come in twos:
 * on the way from one state to the next a sum holds both, so the bound is halved. */
static bool cannot_overflow(const nn_net *n)
{
    const nn_plan *plan = n->plan;
    for (size_t k = 0; k < 2ull * NN_WIDE; k++) {
        int64_t global = 0, seat = 0;
        for (uint32_t i = 0; i < plan->op_count; i++) {
            const nn_op *op = &plan->ops[i];
            bool of_seat = op->block != NN_GLOBAL || op->how == NN_SEAT || op->how == NN_SEATS;
            if (of_seat || op->how == NN_AT_SEAT)
                seat += most_of_op(plan, op, n->w.seat, 2ull * NN_WIDE, k);
            if (!of_seat && k < NN_WIDE)
                global += most_of_op(plan, op, n->w.global, NN_WIDE, k);
        }
        if (2 * (global + seat) + (1 << 28) >= INT32_MAX)
            return false;
    }
    for (size_t i = 0; i < (size_t)plan->rows * NN_DEEP; i++)
        if (size_of(n->w.words[i]) > MOST_WORD)
            return false;
    return true;
}

nn_net *nn_read(const mh_game *g, const void *bytes, size_t size, mh_error *error)
{
    nn_net *n = calloc(1, sizeof *n);
    const char *wrong = NN_NO_MEMORY;
    if (n)
        n->plan = nn_plan_open(g);
    if (n && n->plan)
        wrong = misfit(n->plan, bytes, size);
    if (!wrong) {
        n->file = malloc(size);
        wrong = n->file ? NULL : NN_NO_MEMORY;
    }
    if (!wrong) {
        memcpy(n->file, bytes, size);
        memcpy(n->about, n->file + 64, NN_ABOUT - 1);
        point_at(n);
        wrong = cannot_overflow(n) ? NULL : "its weights are too large";
    }
    if (!wrong)
        return n;
    mh_fail(error, strcmp(wrong, NN_NO_MEMORY) == 0 ? MH_ENOMEM : MH_EPARSE, "%s", wrong);
    nn_close(n);
    return NULL;
}

void nn_close(nn_net *n)
{
    if (!n)
        return;
    nn_plan_close(n->plan);
    free(n->file);
    free(n);
}

void nn_seal(const nn_plan *plan, const char *about, unsigned char *file, size_t size)
{
    memset(file, 0, NN_HEAD);
    memcpy(file, magic, sizeof magic);
    snprintf((char *)file + 8, 16, "%s", plan->game->id);
    put32(file + 24, plan->game->content);
    put32(file + 28, plan->game->rules_version);
    put64(file + 32, plan->fingerprint);
    put32(file + 40, (uint32_t)all_bytes(plan));
    snprintf((char *)file + 64, NN_ABOUT, "%s", about);
    put64(file + 48, mh_hash(file + 56, size - 56));
}
