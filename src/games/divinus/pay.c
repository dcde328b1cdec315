/* pay.c - paying die by die (DV-EXPLORE).
 *
 * A payment is laid down die after die, each with one of its values and a sign, in any order: the
 * state holds what lies there, not what came first. A step is offered only if the rest can still
 * be paid; which sums the dice left can make is kept as a set of numbers. Every payment also has
 * one rising order, by die and twins last: who only looks for payments needs no other. */
#include "purse.h"

void dv_lay_nothing(dv_state *s)
{
    s->pay_used = s->pay_minus = s->pay_pairs = 0;
    s->pay_extra = MH_NONE;
    s->pay_sum = 0;
    memset(s->pay_value, 0, sizeof s->pay_value);
}

void dv_begin_pay(dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    MH_CHECK(how == DV_HOW_LUCK || (how < DV_HOW_COUNT && cell < DV_CELLS));
    s->pay_cell = (uint8_t)cell;
    s->pay_how = (uint8_t)how;
    dv_lay_nothing(s);
    dv_ask1(s, DV_PROMPT_PAY, seat, 0);
    if (how != DV_HOW_LUCK && dv_price_of(s, seat, cell, how).extra)
        dv_ask(s, DV_PROMPT_EXTRA, seat);
}

uint32_t dv_legal_extra(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    unsigned me = (unsigned)seat, dice = dv_active_dice(s, me);
    dv_price p = dv_price_of(s, me, s->pay_cell, s->pay_how);
    uint32_t n = 0;
    for (unsigned d = 0; d < DV_DICE; d++) {
        dv_purse w;
        dv_reach r;
        if (!(dice >> d & 1))
            continue;
        dv_open_purse(s, me, dice & ~(1u << d), true, &w);
        dv_reach_of(&w, dice & ~(1u << d), 0, 0, r);
        if (dv_payable_from(s, &p, r, 0, 0))
            out[n++] = mh_act(DV_VERB_EXTRA, d, 0, 0);
    }
    return n;
}

const char *dv_why_extra(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-NID-03");
}

void dv_apply_extra(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    MH_CHECK(mh_arg(a, 0) < DV_DICE);
    dv_of(st)->pay_extra = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

typedef struct pay_state {
    dv_price p;
    dv_purse w;
    unsigned open;
    unsigned copied; /* values that a twin may come to show */
    bool sevens;     /* Loki's row 3 level 3: the frame says the total */
    bool quick;      /* only the sums matter: after[d] are those of the dice that may follow d */
    bool rising;     /* only dice behind d follow it, and twins */
    int low, high;   /* what pays when it is quick */
    dv_sums after[DV_DICE];
} pay_state;

typedef struct laid { /* dice of a payment */
    unsigned used, pairs;
    int sum;
    uint8_t value[DV_DICE];
} laid;

/* Dice of the set that may follow d in a rising payment. */
static unsigned behind(const dv_purse *w, unsigned set, unsigned d)
{
    unsigned higher = set & ~((2u << d) - 1);
    return w->twin >> d & 1 ? higher & w->twin : (higher & ~w->twin) | (set & w->twin);
}

/* after[d] of the dice list[0..n-1], each without itself: a half at a time goes on top of `sums`
 * for the other half. */
static void sums_without(pay_state *x, const uint8_t *list, unsigned n, dv_sums sums)
{
    unsigned half = n / 2;
    dv_sums left = sums, right = sums;
    if (n == 1)
        x->after[list[0]] = sums;
    if (n < 2)
        return;
    for (unsigned i = 0; i < n; i++) {
        dv_sums *other = i < half ? &right : &left;
        *other = dv_with_die(*other, x->w.value[list[i]], x->w.plus_only);
    }
    sums_without(x, list, half, left);
    sums_without(x, list + half, n - half, right);
}

static void sums_behind(pay_state *x)
{
    dv_sums sums = {0, 1};
    for (unsigned d = DV_DICE; d-- > 0;) {
        x->after[d] = sums;
        if (x->open >> d & 1)
            sums = dv_with_die(sums, x->w.value[d], x->w.plus_only);
    }
}

static void read_quick(const dv_state *s, pay_state *x)
{
    uint8_t list[DV_DICE];
    unsigned n = 0;
    x->low = x->high = x->p.cost;
    if (!x->sevens)
        dv_window(s, &x->p, 0, &x->low, &x->high);
    for (unsigned rest = x->open; rest; rest &= rest - 1)
        list[n++] = (uint8_t)dv_lowest(rest);
    if (x->rising)
        sums_behind(x);
    else
        sums_without(x, list, n, (dv_sums){0, 1});
}

/* Values that dice of this payment, pairs aside, are used at or may be; a twin may copy them. */
static unsigned values_to_copy(const dv_state *s, const pay_state *x)
{
    unsigned set = 0, dice = x->w.dice & ~x->w.twin & ~(unsigned)s->pay_pairs;
    for (unsigned rest = x->w.twin ? dice : 0; rest; rest &= rest - 1) {
        unsigned d = dv_lowest(rest);
        set |=
            s->pay_used >> d & 1 ? 1u << s->pay_value[d] : (unsigned)(x->w.value[d] | x->w.once[d]);
    }
    return set & ~1u;
}

static void read_pay(const dv_state *s, unsigned seat, bool rising, pay_state *x)
{
    unsigned dice = dv_active_dice(s, seat), total = mh_top(&s->head)->arg[1];
    if (s->pay_extra != MH_NONE)
        dice &= ~(1u << s->pay_extra);
    x->sevens = total != 0;
    x->rising = rising;
    x->p = total ? (dv_price){0, DV_HOW_PLAIN, 0, 0, (int)total, false}
                 : dv_price_of(s, seat, s->pay_cell, s->pay_how);
    dv_open_purse(s, seat, dice, !total, &x->w);
    x->open = dice & ~(unsigned)s->pay_used;
    x->copied = values_to_copy(s, x);
    x->quick = x->w.plain && !dv_counts_dice(&x->p);
    if (x->quick)
        read_quick(s, x);
}

static bool exact_sum(const dv_state *s, const pay_state *x, int sum, unsigned dice)
{
    return x->sevens ? sum == x->p.cost : dice > 0 && dv_pays(s, &x->p, sum, dice);
}

static laid laid_so_far(const dv_state *s)
{
    laid l = {s->pay_used, s->pay_pairs, s->pay_sum, {0}};
    memcpy(l.value, s->pay_value, sizeof l.value);
    return l;
}

typedef struct debts { /* what the dice that lie there rely on (DV-DICE-12) */
    unsigned shown;    /* values that a twin may copy */
    unsigned once;     /* dice that need the effect that works once */
    unsigned owed;     /* values that a twin copies and no die shows yet */
    unsigned either;   /* a value that such a twin could also have by that effect */
} debts;

static debts debts_of(const dv_purse *w, const laid *l)
{
    debts o = {0, 0, 0, 0};
    for (unsigned rest = l->used & ~l->pairs & ~w->twin; rest; rest &= rest - 1) {
        unsigned d = dv_lowest(rest), v = l->value[d];
        o.shown |= 1u << v;
        o.once += v && !(w->value[d] >> v & 1);
    }
    o.shown &= ~1u;
    for (unsigned rest = l->used & ~l->pairs & w->twin; rest; rest &= rest - 1) {
        unsigned d = dv_lowest(rest), v = l->value[d];
        if (!v || (w->value[d] | o.shown) >> v & 1)
            continue;
        if (w->once[d] >> v & 1 && !o.once && !o.either)
            o.either = 1u << v;
        else
            o.owed |= 1u << v;
    }
    return o;
}

/* Is what lies there a payment? */
static bool is_paid(const dv_state *s, const pay_state *x, const laid *l)
{
    return exact_sum(s, x, l->sum, dv_count(l->used)) && (!x->w.twin || !debts_of(&x->w, l).owed);
}

/* Can these dice become a payment by some of `left`? */
static bool can_finish(const dv_state *s, const pay_state *x, const laid *l, unsigned left)
{
    debts o = debts_of(&x->w, l);
    unsigned n = dv_count(l->used);
    dv_reach r;
    if (o.once > 1)
        return false;
    if (is_paid(s, x, l))
        return true;
    dv_reach_owing(&x->w, left, o.shown, o.once || o.either, o.owed, r);
    if (dv_payable_from(s, &x->p, r, l->sum, n)) /* not for sevens: those are always quick */
        return true;
    if (!o.either)
        return false;
    dv_reach_owing(&x->w, left, o.shown, 0, o.owed | o.either, r);
    return dv_payable_from(s, &x->p, r, l->sum, n);
}

static bool any_face(const pay_state *x) { return dv_one_die_only(&x->p); }

/* One die at one value and sign: may it be laid now? */
static bool may_use(const dv_state *s, const pay_state *x, unsigned d, unsigned v, unsigned minus)
{
    if (!(x->open >> d & 1))
        return false;
    if (any_face(x)) /* any die will do, and its value means nothing */
        return !s->pay_used && v == 0 && !minus;
    unsigned known = x->w.value[d] | x->w.once[d] | (x->w.twin >> d & 1 ? x->copied : 0u);
    if (!(known >> v & 1) || (minus && x->w.plus_only))
        return false;
    laid l = laid_so_far(s);
    l.sum += minus ? -(int)v : (int)v;
    if (x->quick)
        return dv_completes(x->after[d], l.sum, x->low, x->high);
    l.used |= 1u << d;
    l.value[d] = (uint8_t)v;
    unsigned left = x->open & ~(1u << d);
    return can_finish(s, x, &l, x->rising ? behind(&x->w, left, d) : left);
}

static bool may_pair(const dv_state *s, const pay_state *x, mh_action a)
{
    unsigned d = mh_arg(a, 0), e = mh_arg(a, 1), v = mh_arg(a, 2);
    if (any_face(x) || !x->w.pairs || d == e || d >= DV_DICE || e >= DV_DICE || v < 1 || v > 12 ||
        !(x->open >> d & x->open >> e & 1) || !dv_can_pair(&x->w, d, e))
        return false;
    laid l = laid_so_far(s);
    unsigned both = 1u << d | 1u << e, left = x->open & ~both;
    l.used |= both;
    l.pairs |= both;
    l.sum += mh_arg(a, 3) ? -(int)v : (int)v;
    return can_finish(s, x, &l, x->rising ? behind(&x->w, left, d) : left);
}

static uint32_t list_pairs(const dv_state *s, const pay_state *x, mh_action *out, uint32_t n)
{
    enum { STEPS = 24 }; /* of two dice: 1 to 12, added or subtracted */
    for (unsigned i = 0; x->w.pairs && i < DV_DICE * DV_DICE * STEPS; i++) {
        unsigned d = i / (DV_DICE * STEPS), e = i / STEPS % DV_DICE;
        mh_action a = mh_with(mh_act(DV_VERB_PAIR, d, e, i / 2 % 12 + 1), 3, i % 2);
        if (may_pair(s, x, a))
            out[n++] = a;
    }
    return n;
}

/* Steps of a quick payment: no value but those of the dice, nothing to remember. */
static uint32_t quick_steps(const dv_state *s, const pay_state *x, mh_action *out, uint32_t most)
{
    uint32_t n = 0;
    for (unsigned rest = x->open; rest && n < most; rest &= rest - 1) {
        unsigned d = dv_lowest(rest);
        for (unsigned values = x->w.value[d]; values; values &= values - 1) {
            int v = (int)dv_lowest(values);
            if (dv_completes(x->after[d], s->pay_sum + v, x->low, x->high))
                out[n++] = mh_act(DV_VERB_USE, d, (unsigned)v, 0);
            if (!x->w.plus_only && dv_completes(x->after[d], s->pay_sum - v, x->low, x->high))
                out[n++] = mh_act(DV_VERB_USE, d, (unsigned)v, 1);
        }
    }
    if (exact_sum(s, x, s->pay_sum, dv_count(s->pay_used)))
        out[n++] = mh_act(DV_VERB_PAID, 0, 0, 0);
    return n;
}

static bool already_paid(const dv_state *s, const pay_state *x)
{
    laid l = laid_so_far(s);
    return is_paid(s, x, &l);
}

/* The next steps of the payment, `most` of them at most. */
static uint32_t next_steps(const dv_state *s, const pay_state *x, mh_action *out, uint32_t most)
{
    uint32_t n = 0;
    if (x->quick)
        return quick_steps(s, x, out, most);
    for (unsigned rest = x->open; rest && n < most; rest &= rest - 1) {
        unsigned d = dv_lowest(rest);
        unsigned values = x->w.value[d] | x->w.once[d] | (any_face(x) ? 1u : 0u) |
                          (x->w.twin >> d & 1 ? x->copied : 0u);
        for (; values; values &= values - 1)
            for (unsigned minus = 0; minus < 2; minus++)
                if (may_use(s, x, d, dv_lowest(values), minus))
                    out[n++] = mh_act(DV_VERB_USE, d, dv_lowest(values), minus);
    }
    if (n < most)
        n = list_pairs(s, x, out, n);
    if (already_paid(s, x))
        out[n++] = mh_act(DV_VERB_PAID, 0, 0, 0);
    return n;
}

uint32_t dv_legal_pay(const mh_state *st, int seat, mh_action *out)
{
    pay_state x;
    read_pay(dv_const(st), (unsigned)seat, false, &x);
    return next_steps(dv_const(st), &x, out, MH_MAX_LEGAL);
}

uint32_t dv_rising_steps(const dv_state *s, unsigned seat, unsigned last, mh_action *out)
{
    pay_state x;
    read_pay(s, seat, true, &x);
    if (last != MH_NONE)
        x.open = behind(&x.w, x.open, last);
    return next_steps(s, &x, out, MH_MAX_LEGAL);
}

/* Dice that may follow those of a rising payment: behind the highest, twins at the end. Of a pair
 * nobody knows which die it was named by, so pairs hold back nothing. */
static unsigned still_rising(const dv_state *s, const pay_state *x)
{
    unsigned dice = s->pay_used & ~(unsigned)s->pay_pairs, twins = dice & x->w.twin, last = DV_DICE;
    if (!dice)
        return x->open;
    while (!((twins ? twins : dice) >> --last & 1))
        ;
    return behind(&x->w, x->open, last);
}

/* A bot lays its dice in rising order: what it has passed over it has decided against. Dice that
 * a person laid may leave no such way; then any. */
static uint32_t go_on_rising(const dv_state *s, unsigned seat, mh_action *out)
{
    pay_state x;
    read_pay(s, seat, true, &x);
    unsigned open = x.open;
    x.open = still_rising(s, &x);
    uint32_t n = next_steps(s, &x, out, MH_MAX_LEGAL);
    x.open = open;
    return n ? n : next_steps(s, &x, out, MH_MAX_LEGAL);
}

uint32_t dv_answers(const mh_state *st, int seat, mh_action *out)
{
    if (mh_top(st)->prompt == DV_PROMPT_PAY)
        return go_on_rising(dv_const(st), (unsigned)seat, out);
    return dv_prompts[mh_top(st)->prompt].few(st, seat, out);
}

static bool is_step(const dv_state *s, const pay_state *x, mh_action a)
{
    if (mh_verb_of(a) == DV_VERB_USE)
        return mh_arg(a, 0) < DV_DICE && mh_arg(a, 1) <= 12 && mh_arg(a, 2) < DV_SIGN_COUNT &&
               may_use(s, x, mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2));
    if (mh_verb_of(a) == DV_VERB_PAIR)
        return mh_arg(a, 3) < DV_SIGN_COUNT && may_pair(s, x, a);
    return mh_verb_of(a) == DV_VERB_PAID && already_paid(s, x);
}

const char *dv_why_pay(const mh_state *st, int seat, mh_action a)
{
    pay_state x;
    read_pay(dv_const(st), (unsigned)seat, false, &x);
    return is_step(dv_const(st), &x, a) ? NULL : "DV-EXPLORE-02";
}

uint32_t dv_few_pay(const mh_state *st, int seat, mh_action *out)
{
    return dv_rising_steps(dv_const(st), (unsigned)seat, MH_NONE, out);
}

/* A payment that has this step in it begins with another one when its dice rise. */
bool dv_later_pay(const mh_state *st, int seat, mh_action a)
{
    pay_state x;
    read_pay(dv_const(st), (unsigned)seat, true, &x);
    return !is_step(dv_const(st), &x, a);
}

/* A pair the other way round. */
mh_action dv_proper_pay(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) != DV_VERB_PAIR || !dv_why_pay(st, seat, a))
        return a;
    mh_action b =
        mh_with(mh_act(DV_VERB_PAIR, mh_arg(a, 1), mh_arg(a, 0), mh_arg(a, 2)), 3, mh_arg(a, 3));
    return dv_why_pay(st, seat, b) ? a : b;
}

static void pay_out(dv_state *s, unsigned seat)
{
    bool away = s->pay_how == DV_HOW_LUCK || dv_beast_here(s, s->pay_cell); /* DV-FEN-06 */
    unsigned dice = s->pay_used | (s->pay_extra == MH_NONE ? 0u : 1u << s->pay_extra);
    for (unsigned rest = dice; rest; rest &= rest - 1) /* DV-EXPLORE-05 */
        dv_use(s, seat, dv_lowest(rest), away ? DV_USED : DV_IN_CELL + (unsigned)s->pay_cell);
    s->paid_last = !dv_active_dice(s, seat);
}

void dv_lay_down(dv_state *s, mh_action a)
{
    bool pair = mh_verb_of(a) == DV_VERB_PAIR, minus = mh_arg(a, pair ? 3 : 2);
    unsigned d = mh_arg(a, 0), v = mh_arg(a, pair ? 2 : 1);
    unsigned dice = 1u << d | (pair ? 1u << mh_arg(a, 1) : 0u);
    s->pay_used |= (uint8_t)dice;
    s->pay_value[d] = (uint8_t)v;
    if (pair)
        s->pay_pairs |= (uint8_t)dice, s->pay_value[mh_arg(a, 1)] = (uint8_t)v;
    if (minus)
        s->pay_minus |= (uint8_t)dice;
    s->pay_sum = (int8_t)(s->pay_sum + (minus ? -(int)v : (int)v));
}

static void finish(dv_state *s, unsigned seat)
{
    unsigned total = mh_top(&s->head)->arg[1];
    mh_done(&s->head);
    if (!total)
        pay_out(s, seat);
    for (unsigned rest = total ? s->pay_used : 0u; rest; rest &= rest - 1)
        dv_use(s, seat, dv_lowest(rest), DV_USED);
}

/* Lays down the only payment that is left, if there is one; else nothing (DV-SM-06). */
static bool lay_the_rest(dv_state *s, unsigned seat)
{
    const laid before = laid_so_far(s);
    uint8_t minus = s->pay_minus;
    mh_action list[MH_MAX_LEGAL];
    pay_state x;
    read_pay(s, seat, true, &x);
    while (next_steps(s, &x, list, 2) == 1) {
        if (mh_verb_of(list[0]) == DV_VERB_PAID)
            return true;
        dv_lay_down(s, list[0]);
        x.open = behind(&x.w, x.open & ~(unsigned)s->pay_used, mh_arg(list[0], 0));
        x.copied = values_to_copy(s, &x);
    }
    s->pay_used = (uint8_t)before.used;
    s->pay_pairs = (uint8_t)before.pairs;
    s->pay_sum = (int8_t)before.sum;
    s->pay_minus = minus;
    memcpy(s->pay_value, before.value, sizeof s->pay_value);
    return false;
}

void dv_open_pay(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1];
    unsigned seat = f->arg[0];
    (void)tale;
    if (lay_the_rest(dv_of(st), seat))
        finish(dv_of(st), seat);
    else
        f->waiting = (uint8_t)(1u << seat);
}

void dv_apply_pay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)tale;
    if (mh_verb_of(a) == DV_VERB_PAID) {
        finish(s, (unsigned)seat);
        return;
    }
    dv_lay_down(s, a);
    dv_again(s);
}
