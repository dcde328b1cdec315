/* net.c - asking a net: the sums of a state, then the layers above them. */
#include "net.h"

#include <string.h>

#include "net_kernels.h"

enum {
    WIDE_SHIFT = 5, /* sums are in parts of 2048; units in parts of 64, 2.0 at most */
    MOST_UNIT = 127,
    DEEP_SHIFT = 8,   /* weights in parts of 256: then units in parts of 64 again */
    MOST_DEEP = 2047, /* 32.0 */
    HEAD_PARTS = 64 * 256,
    LOGIT_PARTS = 64, /* of a logit in the table of exponentials */
    EXP_SIZE = 1024,  /* down to e^-16 */
};

/* e^(-i/64) in parts of 65536, by repeated products in whole numbers: the same everywhere. */
static uint32_t power_of(unsigned i)
{
    static const uint64_t part[] = {/* e^(-2^k/64) in parts of 2^32 */
                                    4228379999u, 4162825044u, 4034748382u, 3790295335u, 3344923893u,
                                    2605029347u, 1580030168u, 581260615u,  78665070u,   1440801u};
    uint64_t x = 1ull << 32;
    for (unsigned k = 0; k < 10; k++)
        if (i >> k & 1)
            x = x * part[k] >> 32;
    return (uint32_t)(x >> 16);
}

void nn_mind_set(nn_mind *mind, const nn_net *n)
{
    const nn_kernels *wide = nn_kernels_wide();
    mind->net = n;
    mind->kernels = wide ? wide : nn_kernels_plain();
    mind->warm = false;
}

static void sum_anew(nn_mind *mind, const mh_state *st)
{
    const nn_net *n = mind->net;
    memset(&mind->sums, 0, sizeof mind->sums);
    memcpy(mind->sums.global, n->w.bias, sizeof mind->sums.global);
    uint32_t count = nn_inputs_of(n->plan, st, mind->list);
    mind->kernels->add(&n->w, mind->list, count, &mind->sums);
    mind->warm = true;
}

static void sum_changes(nn_mind *mind, const mh_state *st)
{
    const nn_net *n = mind->net;
    uint32_t count = nn_inputs_between(n->plan, &mind->last.st, st, mind->list);
    mind->kernels->add(&n->w, mind->list, count, &mind->sums);
}

/* Units of every seat: what is on the table, what it has, what its rivals have. */
static void fill_units(nn_mind *mind, int seats)
{
    const nn_net *n = mind->net;
    int32_t seat[MH_MAX_SEATS][2 * NN_WIDE], all[NN_WIDE];
    const int16_t *rows = n->w.seat + (size_t)n->plan->seat_inputs * 2 * NN_WIDE;
    memcpy(all, mind->sums.global, sizeof all);
    memcpy(seat, mind->sums.seat, sizeof seat);
    for (int p = 0; p < seats; p++) {
        mind->kernels->add_extras(rows, mind->extra[p], n->plan->extras, seat[p]);
        for (int i = 0; i < NN_WIDE; i++)
            all[i] += seat[p][NN_WIDE + i];
    }
    for (int p = 0; p < seats; p++)
        for (int i = 0; i < NN_WIDE; i++) {
            int32_t x = (all[i] - seat[p][NN_WIDE + i] + seat[p][i]) >> WIDE_SHIFT;
            mind->wide[p][i] = (int16_t)(x < 0 ? 0 : x > MOST_UNIT ? MOST_UNIT : x);
        }
}

void nn_look(nn_mind *mind, const mh_state *st)
{
    const nn_plan *plan = mind->net->plan;
    if (mind->warm && mind->last.st.seats == st->seats)
        sum_changes(mind, st);
    else
        sum_anew(mind, st);
    memcpy(&mind->last, st, plan->game->state_size);
    nn_extras_of(plan, st, mind->extra);
    fill_units(mind, st->seats);
}

static void deepen(const nn_mind *mind, const int16_t *rows, const int32_t *bias,
                   const int16_t *wide, int16_t out[NN_DEEP])
{
    int32_t sum[NN_DEEP];
    mind->kernels->layer(rows, bias, wide, sum);
    for (int i = 0; i < NN_DEEP; i++) {
        int32_t x = sum[i] >> DEEP_SHIFT;
        out[i] = (int16_t)(x < 0 ? 0 : x > MOST_DEEP ? MOST_DEEP : x);
    }
}

/* Output k of a seat, in parts of HEAD_PARTS. */
static int64_t head_of(const nn_mind *mind, int seat, int k, const int16_t deep[NN_DEEP])
{
    const nn_weights *w = &mind->net->w;
    uint32_t extras = mind->net->plan->extras;
    int64_t sum = w->head_bias[k];
    for (int i = 0; i < NN_DEEP; i++)
        sum += (int64_t)w->head[k * NN_DEEP + i] * deep[i];
    for (uint32_t i = 0; i < extras; i++)
        sum += (int64_t)w->skip[(uint32_t)k * extras + i] * mind->extra[seat][i];
    return sum;
}

/* Chances from logits in parts of LOGIT_PARTS, added up to NN_ONE. */
static void soften(const int32_t *logit, uint32_t n, int32_t *chance)
{
    int32_t top = INT32_MIN;
    uint64_t sum = 0;
    assert(n > 0);
    for (uint32_t i = 0; i < n; i++)
        top = logit[i] > top ? logit[i] : top;
    for (uint32_t i = 0; i < n; i++) {
        int64_t below = (int64_t)top - logit[i];
        chance[i] = below < EXP_SIZE ? (int32_t)power_of((unsigned)below) : 0;
        sum += (uint64_t)chance[i];
    }
    assert(sum > 0); /* the top one has its whole share */
    for (uint32_t i = 0; i < n; i++)
        chance[i] = (int32_t)((uint64_t)chance[i] * NN_ONE / sum);
}

void nn_value(nn_mind *mind, int32_t points[MH_MAX_SEATS], int32_t win[MH_MAX_SEATS])
{
    const nn_weights *w = &mind->net->w;
    int seats = mind->last.st.seats;
    int32_t logit[MH_MAX_SEATS] = {0};
    for (int p = 0; p < seats; p++) {
        int16_t deep[NN_DEEP];
        deepen(mind, w->deep, w->deep_bias, mind->wide[p], deep);
        points[p] = (int32_t)(head_of(mind, p, 0, deep) * NN_UNIT / HEAD_PARTS);
        logit[p] = (int32_t)(head_of(mind, p, 1, deep) / (HEAD_PARTS / LOGIT_PARTS));
    }
    soften(logit, (uint32_t)seats, win);
}

int32_t nn_worth(const nn_mind *mind, int seat) { return 25 * mind->extra[seat][0]; }

void nn_policy(nn_mind *mind, int seat, const mh_action *list, uint32_t n, int32_t *chance)
{
    const nn_weights *w = &mind->net->w;
    deepen(mind, w->policy, w->policy_bias, mind->wide[seat], mind->urge);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t rows[1 + MH_MAX_OPERANDS], count = nn_rows_of(mind->net->plan, list[i], rows);
        int32_t sum = mind->kernels->appeal(w->words, rows, count, mind->urge);
        chance[i] = sum / (HEAD_PARTS / LOGIT_PARTS);
    }
    soften(chance, n, chance);
}
