/* offers.c - every way to pay for a cell, for people to choose from (DV-EXPLORE-02).
 *
 * The payment is laid down on a copy of the state by the steps that pay.c allows: first with one
 * die, then with two, and so on. What differs only in which of two equal dice is used is listed
 * once; the search ends when enough is found. */
#include "purse.h"

enum { MOST_STEPS = 240 };

typedef struct search {
    unsigned seat, dice, n, steps;
    dv_payment *out;
    uint64_t key[DV_PAYMENTS];
} search;

/* Equal for payments of the same numbers, whichever dice they are laid with. */
static uint64_t key_of(const dv_state *s)
{
    uint64_t key = s->pay_extra == MH_NONE ? 0 : 1;
    for (unsigned d = 0; d < DV_DICE; d++)
        if (s->pay_used >> d & 1)
            key += mh_mix(s->pay_value[d] + 1u, (s->pay_minus >> d & 1u) | (s->pay_pairs >> d & 1u)
                                                                               << 1);
    return key;
}

static void note(search *q, const dv_state *s)
{
    uint64_t key = key_of(s);
    for (unsigned i = 0; i < q->n; i++)
        if (q->key[i] == key)
            return;
    q->key[q->n] = key;
    dv_payment *p = &q->out[q->n++];
    *p = (dv_payment){s->pay_used, s->pay_minus, s->pay_pairs, s->pay_extra, {0}};
    memcpy(p->value, s->pay_value, sizeof p->value);
}

/* Lays dice until as many lie there as this round of the search looks for. */
static void lay_on(search *q, const dv_state *s, unsigned last)
{
    mh_action list[MH_MAX_LEGAL];
    if (q->n == DV_PAYMENTS || ++q->steps > MOST_STEPS)
        return;
    uint32_t n = dv_rising_steps(s, q->seat, last, list);
    bool full = dv_count(s->pay_used) == q->dice;
    for (uint32_t i = 0; i < n && q->n < DV_PAYMENTS; i++) {
        unsigned verb = mh_verb_of(list[i]);
        if (verb == DV_VERB_PAID && full)
            note(q, s);
        if (verb == DV_VERB_PAID || full ||
            dv_count(s->pay_used) + (verb == DV_VERB_PAIR) >= q->dice)
            continue;
        dv_state then = *s;
        dv_lay_down(&then, list[i]);
        lay_on(q, &then, mh_arg(list[i], 0));
    }
}

static void look(search *q, const dv_state *s, unsigned dice)
{
    q->dice = dice;
    q->steps = 0;
    lay_on(q, s, MH_NONE);
}

unsigned dv_payments(const dv_state *s, unsigned seat, unsigned cell, unsigned how,
                     dv_payment out[DV_PAYMENTS])
{
    search q = {seat, 0, 0, 0, out, {0}};
    dv_state pay = *s;
    mh_action extra[DV_DICE];
    if (mh_top(&s->head)->prompt != DV_PROMPT_PAY)
        dv_begin_pay(&pay, seat, cell, how);
    bool more = mh_top(&pay.head)->prompt == DV_PROMPT_EXTRA; /* DV-NID-03 */
    uint32_t extras = more ? dv_legal_extra(&pay.head, (int)seat, extra) : 0;
    for (unsigned dice = 1; dice <= DV_DICE; dice++) {
        if (!more)
            look(&q, &pay, dice);
        for (uint32_t i = 0; i < extras; i++) {
            dv_state then = pay;
            then.pay_extra = (uint8_t)mh_arg(extra[i], 0);
            mh_done(&then.head);
            look(&q, &then, dice);
        }
    }
    return q.n;
}
