/* pay.c - values of dice, costs of cells, and paying die by die (DV-EXPLORE, DV-DICE, DV-POWER).
 *
 * A payment is laid down die after die, each with one of its values and a sign, in the order
 * of the dice (a twin last), so that there is one way to say it. A step is offered only if the
 * rest can still be paid; which sums the dice left can make is kept as a set of numbers. */
#include "state.h"

enum { ZERO = 64, COUNTS = DV_DICE + 1, MAX_COST = 40, ONCE = 2 };

typedef struct sums { /* a set of the numbers -64 to 63 */
    uint64_t low, high;
} sums;

typedef struct purse {                      /* what the dice of a seat are worth in one payment */
    uint16_t value[DV_DICE], once[DV_DICE]; /* bit v: value v; by an effect that works once */
    unsigned dice, twin;
    bool pairs, plus_only;
} purse;

/* reach[k][n]: sums of n dice; k: the effect that works once was needed. */
typedef sums reach[ONCE][COUNTS];

typedef struct price {                /* what an exploration asks for */
    unsigned cell, how, extra, exact; /* exact: number of dice, 0 for any */
    int cost;
    bool bend; /* Thor's row 1 level 3 */
} price;

/* ---- sets of numbers ----------------------------------------------------------- */

static sums joined(sums a, sums b) { return (sums){a.low | b.low, a.high | b.high}; }

static sums raised(sums a, unsigned v)
{
    return (sums){a.low << v, a.high << v | a.low >> (64 - v)};
}

static sums lowered(sums a, unsigned v)
{
    return (sums){a.low >> v | a.high << (64 - v), a.high >> v};
}

static bool has_sum(sums a, int x) { return x >= 0 ? a.high >> x & 1 : a.low >> (ZERO + x) & 1; }

static sums signed_by(sums a, unsigned v, bool plus_only)
{
    return plus_only ? raised(a, v) : joined(raised(a, v), lowered(a, v));
}

/* ---- values of a die -------------------------------------------------------------- */

static uint16_t listed_values(unsigned first, unsigned n)
{
    unsigned set = 0;
    for (unsigned i = 0; i < n; i++)
        if (dv_codes[first + i].op == DV_OP_NUM)
            set |= 1u << dv_codes[first + i].arg[0];
    return (uint16_t)set;
}

static const dv_dice_sticker_row *sticker_on(const dv_state *s, unsigned seat, unsigned die)
{
    unsigned face = s->face[seat][die][s->die_up[seat][die]];
    return face < DV_PLAIN ? NULL : &dv_dice_stickers[face - DV_PLAIN];
}

static uint16_t token_values(const dv_state *s, unsigned seat) /* DV-TOK-04, DV-TOK-05 */
{
    for (unsigned i = 0; i < DV_TOKEN_COUNT; i++) {
        const dv_code *c = &dv_codes[dv_god_tokens[i].code];
        if (dv_god_tokens[i].god == s->god[seat] && c->op == DV_OP_TOKEN_DIE)
            return (uint16_t)(1u << c->arg[0] | 1u << c->arg[1]);
    }
    return 0;
}

/* DV-DICE-08: the values of the face, and the god power's on a special symbol (DV-POWER-01). */
uint16_t dv_die_values(const dv_state *s, unsigned seat, unsigned die)
{
    if (die == DV_TOKEN)
        return token_values(s, seat);
    const dv_dice_sticker_row *on = sticker_on(s, seat, die);
    if (!on)
        return (uint16_t)(2u << s->face[seat][die][s->die_up[seat][die]]);
    unsigned set = listed_values(on->values, on->values_n);
    if (on->class == DV_STICKER_CLASS_SPECIAL) {
        const dv_box_row *god = dv_box_of(s, seat, 1, 1);
        set |= listed_values(god->power_values, god->power_values_n);
    }
    return (uint16_t)set;
}

static bool is_twin(const dv_state *s, unsigned seat, unsigned die)
{
    const dv_dice_sticker_row *on = die == DV_TOKEN ? NULL : sticker_on(s, seat, die);
    return on && on->values_n && dv_codes[on->values].op == DV_OP_COPY;
}

unsigned dv_active_dice(const dv_state *s, unsigned seat)
{
    unsigned set = 0;
    for (unsigned d = 0; d < DV_DICE; d++)
        set |= (unsigned)(s->die_at[seat][d] == DV_ACTIVE) << d;
    return set;
}

/* Does an unlocked passive effect of the seat have this code? */
bool dv_has(const dv_state *s, unsigned seat, unsigned op)
{
    for (unsigned row = 1; row <= 3; row++)
        for (unsigned level = 1; level <= s->level[seat][row - 1]; level++)
            if (dv_codes[dv_box_of(s, seat, row, level)->code].op == op &&
                dv_unlocked(s, seat, row, level))
                return true;
    return false;
}

static uint16_t halves(uint16_t set)
{
    unsigned out = 0;
    for (unsigned v = 2; v <= 12; v += 2)
        out |= (unsigned)(set >> v & 1) << v / 2;
    return (uint16_t)out;
}

/* DV-DICE-12: what each die may count as; explorations only (DV-DICE-14). */
static void open_purse(const dv_state *s, unsigned seat, unsigned dice, bool exploring, purse *p)
{
    bool any = exploring && (s->level[seat][0] | s->level[seat][1] | s->level[seat][2]);
    bool seven = any && dv_has(s, seat, DV_OP_ANY_SEVEN);
    bool one = any && dv_has(s, seat, DV_OP_HALVE_ONE),
         all = any && dv_has(s, seat, DV_OP_HALVE_ALL);
    p->dice = dice;
    p->twin = 0;
    p->pairs = any && dv_has(s, seat, DV_OP_PAIR_AS);
    p->plus_only = !exploring;
    for (unsigned d = 0; d < DV_DICE; d++) {
        p->value[d] = p->once[d] = 0;
        if (!(dice >> d & 1))
            continue;
        uint16_t v = p->value[d] = dv_die_values(s, seat, d);
        if (exploring && is_twin(s, seat, d))
            p->twin |= 1u << d;
        if (all) /* DV-FX-THOR-02 */
            p->value[d] = (uint16_t)(v | halves(v));
        else if (one)
            p->once[d] = (uint16_t)(halves(v) & ~v);
        else if (seven && v >> 7 & 1) /* DV-FX-LOKI-04 */
            p->once[d] = (uint16_t)(0x7e & ~v);
    }
}

/* ---- sums the dice can make ------------------------------------------------------- */

static void add_die(reach r, unsigned most, uint16_t value, uint16_t once, bool plus_only)
{
    for (unsigned n = most; n-- > 0;)
        for (unsigned k = ONCE; k-- > 0;) {
            sums from = r[k][n];
            if (!(from.low | from.high))
                continue;
            for (unsigned v = value; v; v &= v - 1)
                r[k][n + 1] = joined(r[k][n + 1], signed_by(from, dv_lowest(v), plus_only));
            for (unsigned v = k ? 0u : once; v; v &= v - 1)
                r[1][n + 1] = joined(r[1][n + 1], signed_by(from, dv_lowest(v), plus_only));
        }
}

static void singles(const purse *p, unsigned dice, reach r)
{
    unsigned most = 0;
    for (unsigned k = 0; k < ONCE; k++)
        for (unsigned n = 0; n + 1 < COUNTS; n++)
            most = r[k][n].low | r[k][n].high && n > most ? n : most;
    for (unsigned rest = dice; rest; rest &= rest - 1)
        add_die(r, ++most, p->value[dv_lowest(rest)], p->once[dv_lowest(rest)], p->plus_only);
}

static void join_reach(reach to, reach from)
{
    for (unsigned k = 0; k < ONCE; k++)
        for (unsigned n = 0; n < COUNTS; n++)
            to[k][n] = joined(to[k][n], from[k][n]);
}

/* A twin copies value v: only sums in which some other die is used at v (DV-DICE-12). */
static void twin_sums(const purse *p, unsigned dice, unsigned shown, reach start, reach out)
{
    for (unsigned v = 1; v <= 12; v++)
        for (unsigned rest = shown >> v & 1 ? 1u : dice; rest; rest &= rest - 1) {
            unsigned model = dv_lowest(rest);
            reach r;
            memcpy(r, start, sizeof r);
            if (!(shown >> v & 1)) {
                reach with = {{{0, 0}}};
                if (!(p->value[model] >> v & 1))
                    continue;
                for (unsigned k = 0; k < ONCE; k++)
                    for (unsigned n = 0; n + 1 < COUNTS; n++)
                        with[k][n + 1] = signed_by(r[k][n], v, p->plus_only);
                memcpy(r, with, sizeof r);
                singles(p, dice & ~(1u << model), r);
            } else
                singles(p, dice, r);
            reach last = {{{0, 0}}};
            for (unsigned k = 0; k < ONCE; k++)
                for (unsigned n = 0; n + 1 < COUNTS; n++)
                    last[k][n + 1] = signed_by(r[k][n], v, p->plus_only);
            join_reach(out, last);
        }
}

/* Two dice of a pair: the first is no twin and comes first, the second may be one. */
static bool can_pair(const purse *p, unsigned a, unsigned b)
{
    if (p->twin >> a & 1)
        return false;
    return p->twin >> b & 1 ? true : a < b && (p->value[a] & p->value[b]) != 0;
}

static void reach_with(const purse *p, unsigned dice, unsigned shown, reach start, reach out);

/* Freya's pairs: two dice as one number of 1 to 12 (DV-FX-FREYA-02). */
static void paired_sums(const purse *p, unsigned dice, unsigned shown, reach start, reach out)
{
    for (unsigned ra = dice & ~p->twin; ra; ra &= ra - 1)
        for (unsigned rb = dice; rb; rb &= rb - 1) {
            unsigned a = dv_lowest(ra), b = dv_lowest(rb);
            reach r = {{{0, 0}}};
            if (a == b || !can_pair(p, a, b))
                continue;
            for (unsigned n = 0; n + 2 < COUNTS; n++)
                for (unsigned v = 1; v <= 12; v++)
                    r[0][n + 2] = joined(r[0][n + 2], signed_by(start[0][n], v, false));
            /* further pairs begin behind this one, so that each set is made once */
            unsigned rest = dice & ~(1u << a) & ~(1u << b);
            unsigned ahead = rest & ((1u << a) - 1) & ~p->twin;
            singles(p, ahead, r);
            reach_with(p, rest & ~ahead, shown, r, out);
        }
}

static void reach_with(const purse *p, unsigned dice, unsigned shown, reach start, reach out)
{
    unsigned plain = dice & ~p->twin, twins = dice & p->twin;
    reach r;
    memcpy(r, start, sizeof r);
    singles(p, plain | twins, r); /* a twin at its god power value counts as any other die */
    join_reach(out, r);
    if (twins)
        twin_sums(p, plain, shown, start, out);
    if (p->pairs)
        paired_sums(p, dice, shown, start, out);
}

/* What `dice` can add to nothing, the effect that works once still there or not. */
static void reach_of(const purse *p, unsigned dice, unsigned shown, unsigned once_used, reach out)
{
    reach start = {{{0, 0}}};
    memset(out, 0, sizeof(reach));
    start[once_used][0].high = 1;
    reach_with(p, dice, shown, start, out);
}

/* ---- costs ----------------------------------------------------------------------- */

unsigned dv_norn_demand(const dv_state *s, unsigned cell) /* DV-NOR-02 */
{
    if (s->beast[DV_NORNS] != DV_AFIELD || s->ignore || dv_board[cell].row != s->beast_at[DV_NORNS])
        return 0;
    return dv_quests_done(s) + 1;
}

/* DV-EXPLORE-07; bends and COST effects are added to the sums allowed, see pays. */
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

/* Does this sum of this many dice pay? The dice of the extra demand are not among them. */
static bool pays(const dv_state *s, const price *p, int sum, unsigned dice)
{
    if (p->exact && dice + p->extra != p->exact)
        return false;
    if (p->how == DV_HOW_MASK || p->how == DV_HOW_LUCK)
        return dice == 1;
    int bend = p->bend && dice + p->extra >= 3; /* DV-FX-THOR-01, DV-EXPLORE-08 */
    int low = p->cost + s->cost_lo - bend, high = p->cost + s->cost_hi + bend;
    low = low < 1 ? 1 : low;
    high = high < 1 ? 1 : high;
    return sum >= low && sum <= high;
}

/* Some sum in reach, on top of `sum` and `dice` laid already, that pays. */
static bool payable(const dv_state *s, const price *p, reach r, int sum, unsigned dice)
{
    for (unsigned n = 0; n < COUNTS; n++) {
        sums all = joined(r[0][n], r[1][n]);
        if (!(all.low | all.high) || n + dice == 0 || (p->exact && n + dice + p->extra != p->exact))
            continue;
        if (p->how == DV_HOW_MASK || p->how == DV_HOW_LUCK) {
            if (n + dice == 1)
                return true;
            continue;
        }
        int bend = p->bend && n + dice + p->extra >= 3;
        int low = p->cost + s->cost_lo - bend, high = p->cost + s->cost_hi + bend;
        for (int x = low < 1 ? 1 : low; x <= (high < 1 ? 1 : high); x++)
            if (x - sum > -ZERO && x - sum < ZERO && has_sum(all, x - sum))
                return true;
    }
    return false;
}

static bool payable_by(const dv_state *s, const price *p, unsigned seat, unsigned dice)
{
    purse w;
    reach r;
    if (!p->extra) {
        open_purse(s, seat, dice, true, &w);
        reach_of(&w, dice, 0, 0, r);
        return payable(s, p, r, 0, 0);
    }
    for (unsigned rest = dice; rest; rest &= rest - 1) { /* DV-NID-03: one die more */
        unsigned left = dice & ~(rest & (0 - rest));
        open_purse(s, seat, left, true, &w);
        reach_of(&w, left, 0, 0, r);
        if (payable(s, p, r, 0, 0))
            return true;
    }
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

void dv_payable(const dv_state *s, unsigned seat, uint16_t cells, uint16_t out[4])
{
    unsigned dice = dv_active_dice(s, seat);
    purse w;
    reach r;
    open_purse(s, seat, dice, true, &w);
    reach_of(&w, dice, 0, 0, r);
    memset(out, 0, DV_HOW_COUNT * sizeof *out);
    for (unsigned rest = cells; rest; rest &= rest - 1) {
        unsigned cell = dv_lowest(rest);
        for (unsigned how = 0; how < DV_HOW_COUNT; how++) {
            if (dv_why_cell(s, seat, cell, how))
                continue;
            price p = price_of(s, seat, cell, how);
            if (p.extra ? payable_by(s, &p, seat, dice) : payable(s, &p, r, 0, 0))
                out[how] |= (uint16_t)(1u << cell);
        }
    }
}

/* DV-FX-LOKI-10: dice that add up, no minus signs. */
bool dv_sum_possible(const dv_state *s, unsigned seat, unsigned total)
{
    unsigned dice = dv_active_dice(s, seat);
    purse w;
    reach r;
    open_purse(s, seat, dice, false, &w);
    reach_of(&w, dice, 0, 0, r);
    for (unsigned n = 1; n < COUNTS; n++)
        if (has_sum(r[0][n], (int)total))
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
    dv_push(s, DV_PROMPT_PAY, seat, 0, 0, 0);
    if (how != DV_HOW_LUCK && price_of(s, seat, cell, how).extra)
        dv_push(s, DV_PROMPT_EXTRA, seat, 0, 0, 0);
}

uint32_t dv_legal_extra(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_see(st);
    unsigned me = (unsigned)seat, dice = dv_active_dice(s, me);
    price p = price_of(s, me, s->pay_cell, s->pay_how);
    uint32_t n = 0;
    for (unsigned d = 0; d < DV_DICE; d++) {
        purse w;
        reach r;
        if (!(dice >> d & 1))
            continue;
        open_purse(s, me, dice & ~(1u << d), true, &w);
        reach_of(&w, dice & ~(1u << d), 0, 0, r);
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
static unsigned still_open(const dv_state *s, const purse *p)
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
static unsigned values_shown(const dv_state *s, const purse *p)
{
    unsigned set = 0;
    for (unsigned d = 0; d < DV_DICE; d++)
        if (s->pay_used >> d & 1 && !((p->twin | s->pay_pairs) >> d & 1))
            set |= 1u << s->pay_value[d];
    return set & ~1u;
}

typedef struct pay_state {
    price p;
    purse w;
    unsigned open, shown;
    bool sevens; /* Loki's row 3 level 3: the frame says the total */
} pay_state;

static void read_pay(const dv_state *s, unsigned seat, pay_state *x)
{
    unsigned dice = dv_active_dice(s, seat), total = mh_top(&s->head)->arg[1];
    if (s->pay_extra != MH_NONE)
        dice &= ~(1u << s->pay_extra);
    x->sevens = total != 0;
    x->p = total ? (price){0, DV_HOW_PLAIN, 0, 0, (int)total, false}
                 : price_of(s, seat, s->pay_cell, s->pay_how);
    open_purse(s, seat, dice, !total, &x->w);
    x->open = still_open(s, &x->w);
    x->shown = values_shown(s, &x->w);
}

static bool exact_sum(const dv_state *s, const pay_state *x, int sum, unsigned dice)
{
    return x->sevens ? sum == x->p.cost && dice > 0 : dice > 0 && pays(s, &x->p, sum, dice);
}

/* Can the payment be finished once these dice lie there too? */
static bool can_finish(const dv_state *s, const pay_state *x, unsigned first, unsigned dice,
                       int sum, unsigned once, unsigned shown)
{
    unsigned used = dice | s->pay_used, left = x->open & ~dice;
    unsigned low = 1u << first; /* the first die of the step decides what lies behind it */
    reach r;
    left = x->w.twin & low ? left & x->w.twin & ~(2 * low - 1)
                           : (left & ~x->w.twin & ~(2 * low - 1)) | (left & x->w.twin);
    if (exact_sum(s, x, sum, dv_count(used)))
        return true;
    reach_of(&x->w, left, shown, once, r);
    if (!x->sevens)
        return payable(s, &x->p, r, sum, dv_count(used));
    for (unsigned n = 0; n < COUNTS; n++)
        if (has_sum(r[0][n], x->p.cost - sum))
            return true;
    return false;
}

static bool any_face(const pay_state *x)
{
    return x->p.how == DV_HOW_MASK || x->p.how == DV_HOW_LUCK;
}

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
        !(x->open >> d & x->open >> e & 1) || !can_pair(&x->w, d, e))
        return false;
    return can_finish(s, x, d, 1u << d | 1u << e, s->pay_sum + (mh_arg(a, 3) ? -(int)v : (int)v),
                      s->pay_once, x->shown);
}

static uint32_t list_pairs(const dv_state *s, const pay_state *x, mh_action *out, uint32_t n)
{
    for (unsigned i = x->w.pairs ? 0 : DV_DICE * DV_DICE * 24u; i < DV_DICE * DV_DICE * 24u; i++) {
        unsigned d = i / (DV_DICE * 24), e = i / 24 % DV_DICE;
        mh_action a = mh_with(mh_act(DV_VERB_PAIR, d, e, i / 2 % 12 + 1), 3, i % 2);
        if (d != e && x->open >> d & x->open >> e & 1 && may_pair(s, x, a))
            out[n++] = a;
    }
    return n;
}

uint32_t dv_legal_pay(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_see(st);
    pay_state x;
    uint32_t n = 0;
    read_pay(s, (unsigned)seat, &x);
    for (unsigned d = 0; d < DV_DICE; d++) {
        if (!(x.open >> d & 1))
            continue;
        for (unsigned v = 0; v <= 12; v++)
            for (unsigned minus = 0; minus < 2; minus++)
                if (may_use(s, &x, d, v, minus))
                    out[n++] = mh_act(DV_VERB_USE, d, v, minus);
    }
    n = list_pairs(s, &x, out, n);
    if (exact_sum(s, &x, s->pay_sum, dv_count(s->pay_used)))
        out[n++] = mh_act(DV_VERB_PAID, 0, 0, 0);
    return n;
}

const char *dv_why_pay(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_see(st);
    pay_state x;
    bool ok = false;
    read_pay(s, (unsigned)seat, &x);
    if (mh_verb_of(a) == DV_VERB_USE)
        ok = mh_arg(a, 0) < DV_DICE && mh_arg(a, 1) <= 12 &&
             may_use(s, &x, mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2));
    else if (mh_verb_of(a) == DV_VERB_PAIR)
        ok = may_pair(s, &x, a);
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

void dv_apply_pay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned total = mh_top(st)->arg[1], d = mh_arg(a, 0), v;
    (void)tale;
    if (mh_verb_of(a) == DV_VERB_PAID) {
        mh_done(st);
        if (!total)
            pay_out(s, (unsigned)seat);
        for (unsigned rest = total ? s->pay_used : 0u; rest; rest &= rest - 1)
            dv_use(s, (unsigned)seat, dv_lowest(rest), DV_USED);
        return;
    }
    bool pair = mh_verb_of(a) == DV_VERB_PAIR, minus = mh_arg(a, pair ? 3 : 2);
    pay_state x;
    read_pay(s, (unsigned)seat, &x);
    v = mh_arg(a, pair ? 2 : 1);
    if (!pair && !any_face(&x) && !(x.w.value[d] >> v & 1) &&
        !(x.w.twin >> d & 1 && x.shown >> v & 1))
        s->pay_once = 1;
    unsigned dice = 1u << d | (pair ? 1u << mh_arg(a, 1) : 0u);
    s->pay_used |= (uint8_t)dice;
    s->pay_last = (uint8_t)d;
    s->pay_value[d] = (uint8_t)v;
    if (pair)
        s->pay_pairs |= (uint8_t)dice, s->pay_value[mh_arg(a, 1)] = (uint8_t)v;
    if (minus)
        s->pay_minus |= (uint8_t)dice;
    s->pay_sum = (int8_t)(s->pay_sum + (minus ? -(int)v : (int)v));
    dv_again(s);
}
