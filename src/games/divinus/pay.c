/* pay.c - costs of cells, and paying die by die (DV-EXPLORE).
 *
 * A payment is laid down die after die, each with one of its values and a sign, in the order
 * of the dice (a twin last), so that there is one way to say it. A step is offered only if the
 * rest can still be paid; which sums the dice left can make is kept as a set of numbers. */
#include "purse.h"

typedef struct price {                /* what an exploration asks for */
    unsigned cell, how, extra, exact; /* exact: number of dice, 0 for any */
    int cost;
    bool bend; /* Thor's row 1 level 3 */
} price;

/* ---- costs ----------------------------------------------------------------------- */

unsigned dv_norn_demand(const dv_state *s, unsigned cell) /* DV-NOR-02 */
{
    if (s->beast[DV_NORNS] != DV_AFIELD || s->ignore || dv_board[cell].row != s->beast_at[DV_NORNS])
        return 0;
    return dv_quests_done(s) + 1;
}

/* DV-EXPLORE-07; bends and COST effects are added to the dv_sums allowed, see pays. */
static price price_of(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    price p = {cell, how, 0, 0, 0, false};
    if (how == DV_HOW_LUCK)
        return (price){cell, how, 0, 1, 0, false}; /* DV-EXPLORE-11 */
    unsigned gnaw = dv_gnaw(s, cell, &p.extra);
    p.exact = dv_norn_demand(s, cell);
    if (how == DV_HOW_MASK)
        return p;
    p.cost = dv_board[cell].cost + (int)gnaw;
    if (s->mask == cell && s->god[seat] != DV_GOD_LOKI)
        p.cost += 2; /* DV-TOK-03 */
    if (how == DV_HOW_DEAR)
        p.cost += 3; /* DV-KRA-08 */
    p.bend = s->level[seat][0] == 3 && dv_has(s, seat, DV_OP_BEND_COST);
    return p;
}

static bool one_die_only(const price *p) { return p->how == DV_HOW_MASK || p->how == DV_HOW_LUCK; }

/* Does the number of dice matter to the price? */
static bool counts_dice(const price *p) { return p->exact || p->bend || one_die_only(p); }

/* The sums that pay with so many dice, those of the extra demand not among them: low to high. */
static void window(const dv_state *s, const price *p, unsigned dice, int *low, int *high)
{
    int bend = p->bend && dice + p->extra >= 3; /* DV-FX-THOR-01, DV-EXPLORE-08 */
    *low = p->cost + s->cost_lo - bend;
    *high = p->cost + s->cost_hi + bend;
    *low = *low < 1 ? 1 : *low;
    *high = *high < 1 ? 1 : *high;
}

static bool pays(const dv_state *s, const price *p, int sum, unsigned dice)
{
    int low, high;
    if (p->exact && dice + p->extra != p->exact)
        return false;
    if (one_die_only(p))
        return dice == 1;
    window(s, p, dice, &low, &high);
    return sum >= low && sum <= high;
}

/* A number of the set that makes `sum` one of low to high. */
static inline bool completes(dv_sums set, int sum, int low, int high)
{
    for (int x = low; x <= high; x++)
        if (x - sum > -DV_ZERO && x - sum < DV_ZERO && dv_has_sum(set, x - sum))
            return true;
    return false;
}

/* Some sum in reach, on top of `sum` and `dice` laid already, that pays. */
static bool payable(const dv_state *s, const price *p, dv_reach r, int sum, unsigned dice)
{
    for (unsigned n = dice == 0; n < DV_COUNTS; n++) {
        dv_sums all = dv_joined(r[0][n], r[1][n]);
        int low, high;
        if (!(all.low | all.high) || (p->exact && n + dice + p->extra != p->exact))
            continue;
        if (one_die_only(p)) {
            if (n + dice == 1)
                return true;
            continue;
        }
        window(s, p, n + dice, &low, &high);
        if (completes(all, sum, low, high))
            return true;
    }
    return false;
}

static bool payable_by(const dv_state *s, const price *p, unsigned seat, unsigned dice)
{
    dv_purse w;
    dv_reach r;
    dv_open_purse(s, seat, dice, true, &w);
    dv_reach_of(&w, dice, 0, 0, r);
    return payable(s, p, r, 0, 0);
}

/* DV-NID-03: one die more, whichever. */
static bool payable_with_extra(const dv_state *s, const price *p, unsigned seat, unsigned dice)
{
    for (unsigned rest = dice; rest; rest &= rest - 1)
        if (payable_by(s, p, seat, dice & ~(rest & (0 - rest))))
            return true;
    return false;
}

/* Why this cell can't be explored this way, price aside. */
const char *dv_why_cell(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    bool kraken = s->beast[DV_KRAKEN] == DV_AFIELD && s->beast_at[DV_KRAKEN] == cell && !s->ignore;
    if (s->cell[cell] == MH_NONE)
        return "DV-EXPLORE-06";
    if (s->hammer == cell && s->god[seat] != DV_GOD_THOR)
        return "DV-TOK-02";
    if (s->beast[DV_NIDHOGGR] == DV_AFIELD && s->beast_at[DV_NIDHOGGR] == cell)
        return "DV-NID-02";
    if (how == DV_HOW_MASK)
        return s->mask == cell && s->god[seat] == DV_GOD_LOKI ? NULL : "DV-TOK-03";
    if (how == DV_HOW_QUIET && kraken && s->god_done)
        return "DV-KRA-08";
    return (how == DV_HOW_PLAIN) == !kraken ? NULL : "DV-KRA-08";
}

typedef struct offer { /* what a seat can pay with, worked out as far as it is needed */
    const dv_state *s;
    unsigned seat, dice;
    bool counted;
    dv_purse w;
    dv_sums any; /* for plain purses: sums of any number of dice */
    dv_reach reach;
} offer;

static bool affordable(offer *o, const price *p)
{
    int low, high;
    if (p->extra)
        return payable_with_extra(o->s, p, o->seat, o->dice);
    if (o->w.plain && !counts_dice(p)) {
        window(o->s, p, 0, &low, &high);
        return completes(o->any, 0, low, high);
    }
    if (!o->counted)
        dv_reach_of(&o->w, o->dice, 0, 0, o->reach);
    o->counted = true;
    return payable(o->s, p, o->reach, 0, 0);
}

/* Does every cell cost its own number, whoever pays, however many dice? */
static bool flat_prices(const dv_state *s, unsigned seat)
{
    bool beasts = s->beast[DV_KRAKEN] == DV_AFIELD || s->beast[DV_NORNS] == DV_AFIELD ||
                  s->beast[DV_NIDHOGGR] == DV_AFIELD;
    return !beasts && s->mask >= DV_CELLS && s->hammer >= DV_CELLS && !s->cost_lo && !s->cost_hi &&
           s->level[seat][0] < 3;
}

static void open_offer(const dv_state *s, unsigned seat, offer *o)
{
    o->s = s;
    o->seat = seat;
    o->dice = dv_active_dice(s, seat);
    o->counted = false;
    o->any = (dv_sums){0, 1};
    dv_open_purse(s, seat, o->dice, true, &o->w);
    for (unsigned rest = o->w.plain ? o->dice : 0; rest; rest &= rest - 1)
        o->any = dv_with_die(o->any, o->w.value[dv_lowest(rest)], false);
}

void dv_payable(const dv_state *s, unsigned seat, uint16_t cells, uint16_t out[4])
{
    offer o;
    open_offer(s, seat, &o);
    memset(out, 0, DV_HOW_COUNT * sizeof *out);
    if (o.w.plain && flat_prices(s, seat)) {
        out[DV_HOW_PLAIN] = (uint16_t)(o.any.high >> 1 & cells & 0xfff); /* bit n: the sum n */
        return;
    }
    for (unsigned rest = cells; rest; rest &= rest - 1) {
        unsigned cell = dv_lowest(rest);
        bool odd = s->beast_at[DV_KRAKEN] == cell || s->mask == cell;
        for (unsigned how = 0; how < (odd ? DV_HOW_COUNT : 1u); how++) {
            if (dv_why_cell(s, seat, cell, how))
                continue;
            price p = price_of(s, seat, cell, how);
            if (affordable(&o, &p))
                out[how] |= (uint16_t)(1u << cell);
        }
    }
}

/* DV-FX-LOKI-10: dice that add up, no minus signs. */
bool dv_sum_possible(const dv_state *s, unsigned seat, unsigned total)
{
    unsigned dice = dv_active_dice(s, seat);
    dv_purse w;
    dv_reach r;
    dv_open_purse(s, seat, dice, false, &w);
    dv_reach_of(&w, dice, 0, 0, r);
    for (unsigned n = 1; n < DV_COUNTS; n++)
        if (dv_has_sum(r[0][n], (int)total))
            return true;
    return false;
}

/* ---- laying the dice down ----------------------------------------------------------- */

void dv_begin_pay(dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    s->pay_cell = (uint8_t)cell;
    s->pay_how = (uint8_t)how;
    s->pay_used = s->pay_minus = s->pay_once = s->pay_pairs = 0;
    s->pay_extra = s->pay_last = MH_NONE;
    s->pay_sum = 0;
    memset(s->pay_value, 0, sizeof s->pay_value);
    dv_ask1(s, DV_PROMPT_PAY, seat, 0);
    if (how != DV_HOW_LUCK && price_of(s, seat, cell, how).extra)
        dv_ask(s, DV_PROMPT_EXTRA, seat);
}

uint32_t dv_legal_extra(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_see(st);
    unsigned me = (unsigned)seat, dice = dv_active_dice(s, me);
    price p = price_of(s, me, s->pay_cell, s->pay_how);
    uint32_t n = 0;
    for (unsigned d = 0; d < DV_DICE; d++) {
        dv_purse w;
        dv_reach r;
        if (!(dice >> d & 1))
            continue;
        dv_open_purse(s, me, dice & ~(1u << d), true, &w);
        dv_reach_of(&w, dice & ~(1u << d), 0, 0, r);
        if (payable(s, &p, r, 0, 0))
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
    dv_of(st)->pay_extra = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* Dice that may still be laid: behind the last one, twins at the end. */
static unsigned still_open(const dv_state *s, const dv_purse *p)
{
    unsigned left = p->dice & ~(unsigned)s->pay_used, behind = left;
    if (s->pay_last == MH_NONE)
        return left;
    behind &= ~((2u << s->pay_last) - 1);
    if (p->twin >> s->pay_last & 1)
        return behind & p->twin;
    return (behind & ~p->twin) | (left & p->twin);
}

/* Values at which dice of this payment are used; a twin may copy them. */
static unsigned values_shown(const dv_state *s, const dv_purse *p)
{
    unsigned set = 0;
    for (unsigned d = 0; d < DV_DICE; d++)
        if (s->pay_used >> d & 1 && !((p->twin | s->pay_pairs) >> d & 1))
            set |= 1u << s->pay_value[d];
    return set & ~1u;
}

typedef struct pay_state {
    price p;
    dv_purse w;
    unsigned open, shown;
    bool sevens;   /* Loki's row 3 level 3: the frame says the total */
    bool quick;    /* only the sums matter: after[d] are those of the dice behind d */
    int low, high; /* what pays then */
    dv_sums after[DV_DICE];
} pay_state;

static void read_pay(const dv_state *s, unsigned seat, pay_state *x)
{
    unsigned dice = dv_active_dice(s, seat), total = mh_top(&s->head)->arg[1];
    if (s->pay_extra != MH_NONE)
        dice &= ~(1u << s->pay_extra);
    x->sevens = total != 0;
    x->p = total ? (price){0, DV_HOW_PLAIN, 0, 0, (int)total, false}
                 : price_of(s, seat, s->pay_cell, s->pay_how);
    dv_open_purse(s, seat, dice, !total, &x->w);
    x->open = still_open(s, &x->w);
    x->shown = x->w.twin ? values_shown(s, &x->w) : 0;
    x->quick = x->w.plain && !counts_dice(&x->p);
    x->low = x->high = x->p.cost;
    if (x->quick && !x->sevens)
        window(s, &x->p, 0, &x->low, &x->high);
    dv_sums sums = {0, 1};
    for (unsigned d = DV_DICE; x->quick && d-- > 0;) {
        x->after[d] = sums;
        if (x->open >> d & 1)
            sums = dv_with_die(sums, x->w.value[d], x->w.plus_only);
    }
}

static bool exact_sum(const dv_state *s, const pay_state *x, int sum, unsigned dice)
{
    return x->sevens ? sum == x->p.cost : dice > 0 && pays(s, &x->p, sum, dice);
}

/* Can the payment be finished once these dice lie there too? `first` decides what lies behind. */
static bool can_finish(const dv_state *s, const pay_state *x, unsigned first, unsigned dice,
                       int sum, unsigned once, unsigned shown)
{
    unsigned used = dice | s->pay_used, left = x->open & ~dice, low_bit = 1u << first;
    dv_reach r;
    if (x->quick)
        return completes(x->after[first], sum, x->low, x->high);
    left = x->w.twin & low_bit ? left & x->w.twin & ~(2 * low_bit - 1)
                               : (left & ~x->w.twin & ~(2 * low_bit - 1)) | (left & x->w.twin);
    if (exact_sum(s, x, sum, dv_count(used)))
        return true;
    dv_reach_of(&x->w, left, shown, once, r); /* not for sevens: those are always quick */
    return payable(s, &x->p, r, sum, dv_count(used));
}

static bool any_face(const pay_state *x) { return one_die_only(&x->p); }

/* One die at one value and sign: may it be laid now? */
static bool may_use(const dv_state *s, const pay_state *x, unsigned d, unsigned v, unsigned minus)
{
    unsigned direct = x->w.value[d], once = s->pay_once ? 0u : x->w.once[d];
    if (any_face(x)) /* any die will do, and its value means nothing */
        return !s->pay_used && x->open >> d & 1 && v == 0 && !minus;
    if (x->w.twin >> d & 1)
        direct |= x->shown;
    if (!(x->open >> d & 1) || !((direct | once) >> v & 1) || (minus && x->w.plus_only))
        return false;
    unsigned needs_once = !(direct >> v & 1);
    unsigned shown = x->shown | (x->w.twin >> d & 1 ? 0u : 1u << v);
    return can_finish(s, x, d, 1u << d, s->pay_sum + (minus ? -(int)v : (int)v),
                      s->pay_once | needs_once, shown);
}

static bool may_pair(const dv_state *s, const pay_state *x, mh_action a)
{
    unsigned d = mh_arg(a, 0), e = mh_arg(a, 1), v = mh_arg(a, 2);
    if (any_face(x) || !x->w.pairs || d == e || d >= DV_DICE || e >= DV_DICE || v < 1 || v > 12 ||
        !(x->open >> d & x->open >> e & 1) || !dv_can_pair(&x->w, d, e))
        return false;
    return can_finish(s, x, d, 1u << d | 1u << e, s->pay_sum + (mh_arg(a, 3) ? -(int)v : (int)v),
                      s->pay_once, x->shown);
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
            if (completes(x->after[d], s->pay_sum + v, x->low, x->high))
                out[n++] = mh_act(DV_VERB_USE, d, (unsigned)v, 0);
            if (!x->w.plus_only && completes(x->after[d], s->pay_sum - v, x->low, x->high))
                out[n++] = mh_act(DV_VERB_USE, d, (unsigned)v, 1);
        }
    }
    if (exact_sum(s, x, s->pay_sum, dv_count(s->pay_used)))
        out[n++] = mh_act(DV_VERB_PAID, 0, 0, 0);
    return n;
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
                          (x->w.twin >> d & 1 ? x->shown : 0u);
        for (; values; values &= values - 1)
            for (unsigned minus = 0; minus < 2; minus++)
                if (may_use(s, x, d, dv_lowest(values), minus))
                    out[n++] = mh_act(DV_VERB_USE, d, dv_lowest(values), minus);
    }
    if (n < most)
        n = list_pairs(s, x, out, n);
    if (exact_sum(s, x, s->pay_sum, dv_count(s->pay_used)))
        out[n++] = mh_act(DV_VERB_PAID, 0, 0, 0);
    return n;
}

uint32_t dv_legal_pay(const mh_state *st, int seat, mh_action *out)
{
    pay_state x;
    read_pay(dv_see(st), (unsigned)seat, &x);
    return next_steps(dv_see(st), &x, out, MH_MAX_LEGAL);
}

const char *dv_why_pay(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_see(st);
    pay_state x;
    bool ok = false;
    read_pay(s, (unsigned)seat, &x);
    if (mh_verb_of(a) == DV_VERB_USE)
        ok = mh_arg(a, 0) < DV_DICE && mh_arg(a, 1) <= 12 && mh_arg(a, 2) < DV_SIGN_COUNT &&
             may_use(s, &x, mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2));
    else if (mh_verb_of(a) == DV_VERB_PAIR)
        ok = mh_arg(a, 3) < DV_SIGN_COUNT && may_pair(s, &x, a);
    else if (mh_verb_of(a) == DV_VERB_PAID)
        ok = exact_sum(s, &x, s->pay_sum, dv_count(s->pay_used));
    return ok ? NULL : "DV-EXPLORE-02";
}

static void pay_out(dv_state *s, unsigned seat)
{
    bool away = s->pay_how == DV_HOW_LUCK || dv_beast_here(s, s->pay_cell); /* DV-FEN-06 */
    unsigned dice = s->pay_used | (s->pay_extra == MH_NONE ? 0u : 1u << s->pay_extra);
    for (unsigned rest = dice; rest; rest &= rest - 1) /* DV-EXPLORE-05 */
        dv_use(s, seat, dv_lowest(rest), away ? DV_USED : DV_IN_CELL + (unsigned)s->pay_cell);
    s->paid_last = !dv_active_dice(s, seat);
}

/* Is it the effect that works once a turn which makes the die count so? */
static bool needs_once(const pay_state *x, mh_action a)
{
    unsigned die = mh_arg(a, 0), value = mh_arg(a, 1);
    return mh_verb_of(a) == DV_VERB_USE && value && !(x->w.value[die] >> value & 1) &&
           !(x->w.twin >> die & 1 && x->shown >> value & 1);
}

static void lay_down(dv_state *s, mh_action a)
{
    bool pair = mh_verb_of(a) == DV_VERB_PAIR, minus = mh_arg(a, pair ? 3 : 2);
    unsigned d = mh_arg(a, 0), v = mh_arg(a, pair ? 2 : 1);
    unsigned dice = 1u << d | (pair ? 1u << mh_arg(a, 1) : 0u);
    s->pay_used |= (uint8_t)dice;
    s->pay_last = (uint8_t)d;
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

/* Lays down what has no alternative (DV-SM-06), then asks. */
void dv_open_pay(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned seat = f->arg[0];
    mh_action list[MH_MAX_LEGAL];
    pay_state x;
    (void)tale;
    read_pay(s, seat, &x);
    while (next_steps(s, &x, list, 2) == 1) {
        if (mh_verb_of(list[0]) == DV_VERB_PAID) {
            finish(s, seat);
            return;
        }
        s->pay_once |= needs_once(&x, list[0]);
        lay_down(s, list[0]);
        x.open = still_open(s, &x.w);
        x.shown = x.w.twin ? values_shown(s, &x.w) : 0;
    }
    f->waiting = (uint8_t)(1u << seat);
}

void dv_lay_down(dv_state *s, unsigned seat, mh_action a)
{
    pay_state x;
    if (dv_any_level(s, seat)) { /* else nothing works once */
        read_pay(s, seat, &x);
        s->pay_once |= needs_once(&x, a);
    }
    lay_down(s, a);
}

void dv_apply_pay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)tale;
    if (mh_verb_of(a) == DV_VERB_PAID) {
        finish(s, (unsigned)seat);
        return;
    }
    dv_lay_down(s, (unsigned)seat, a);
    dv_again(s);
}
