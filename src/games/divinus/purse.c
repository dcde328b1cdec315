/* purse.c - values of dice, and the sums they can make (DV-DICE-08, DV-DICE-12, DV-POWER). */
#include "purse.h"

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
    MH_CHECK(die < DV_TOKEN && face < DV_PLAIN + DV_DICE_STICKER_COUNT);
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

/* All dice at once: a byte each, 0 where the die is active. */
unsigned dv_active_dice(const dv_state *s, unsigned seat)
{
    const uint64_t ones = 0x0101010101010101u, low = 0x7f * ones;
    uint64_t x = ~0ull;
    _Static_assert((int)DV_ACTIVE == 0 && (int)DV_DICE < 8, "a byte is left over");
    memcpy(&x, s->die_at[seat], DV_DICE);
    x = ~(((x & low) + low) | x) >> 7 & ones; /* 1 for each that is 0 */
    return (unsigned)(x * 0x0102040810204080u >> 56);
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

enum { HAS_SEVEN = 1, HAS_HALF = 2, HAS_HALVES = 4, HAS_PAIRS = 8 };

static unsigned passive(const dv_state *s, unsigned seat, unsigned row, unsigned level)
{
    switch (dv_codes[dv_box_of(s, seat, row, level)->code].op) {
    case DV_OP_ANY_SEVEN:
        return HAS_SEVEN;
    case DV_OP_HALVE_ONE:
        return HAS_HALF;
    case DV_OP_HALVE_ALL:
        return HAS_HALVES;
    case DV_OP_PAIR_AS:
        return HAS_PAIRS;
    default:
        return 0;
    }
}

/* The unlocked effects that change values while paying. */
static unsigned passives(const dv_state *s, unsigned seat)
{
    unsigned found = 0;
    for (unsigned row = 1; row <= 3; row++) {
        unsigned have = s->level[seat][row - 1];
        if (have)
            found |= passive(s, seat, row, have);
        if (have == 3)
            found |= passive(s, seat, row, 2);
    }
    return found;
}

/* DV-DICE-12: what each die may count as; explorations only (DV-DICE-14). */
void dv_open_purse(const dv_state *s, unsigned seat, unsigned dice, bool exploring, dv_purse *p)
{
    unsigned own = exploring && dv_any_level(s, seat) ? passives(s, seat) : 0;
    bool seven = own & HAS_SEVEN, one = own & HAS_HALF, all = own & HAS_HALVES;
    p->dice = dice;
    p->twin = 0;
    p->pairs = own & HAS_PAIRS;
    p->plus_only = !exploring;
    p->plain = !p->pairs && !one && !seven;
    memset(p->value, 0, sizeof p->value);
    memset(p->once, 0, sizeof p->once);
    for (unsigned rest = dice; rest; rest &= rest - 1) {
        unsigned d = dv_lowest(rest);
        unsigned face = d == DV_TOKEN ? DV_PLAIN : s->face[seat][d][s->die_up[seat][d]];
        if (!own && face < DV_PLAIN) { /* a number that nothing bends */
            p->value[d] = (uint16_t)(2u << face);
            continue;
        }
        uint16_t v = p->value[d] = dv_die_values(s, seat, d);
        if (exploring && is_twin(s, seat, d))
            p->twin |= 1u << d, p->plain = false;
        if (all) /* DV-FX-THOR-02 */
            p->value[d] = (uint16_t)(v | halves(v));
        else if (one)
            p->once[d] = (uint16_t)(halves(v) & ~v);
        else if (seven && v >> 7 & 1) /* DV-FX-LOKI-04 */
            p->once[d] = (uint16_t)(0x7e & ~v);
    }
}

/* ---- sums the dice can make ------------------------------------------------------- */

static void add_die(dv_reach r, unsigned most, uint16_t value, uint16_t once, bool plus_only)
{
    for (unsigned n = most; n-- > 0;)
        for (unsigned k = DV_ONCE; k-- > 0;) {
            dv_sums from = r[k][n];
            if (!(from.low | from.high))
                continue;
            for (unsigned v = value; v; v &= v - 1)
                r[k][n + 1] = dv_joined(r[k][n + 1], dv_signed_by(from, dv_lowest(v), plus_only));
            for (unsigned v = k ? 0u : once; v; v &= v - 1)
                r[1][n + 1] = dv_joined(r[1][n + 1], dv_signed_by(from, dv_lowest(v), plus_only));
        }
}

static void singles(const dv_purse *p, unsigned dice, dv_reach r)
{
    unsigned most = 0;
    for (unsigned k = 0; k < DV_ONCE; k++)
        for (unsigned n = 1; n + 1 < DV_COUNTS; n++)
            most = r[k][n].low | r[k][n].high && n > most ? n : most;
    for (unsigned rest = dice; rest; rest &= rest - 1)
        add_die(r, ++most, p->value[dv_lowest(rest)], p->once[dv_lowest(rest)], p->plus_only);
}

static void join_reach(dv_reach to, dv_reach from)
{
    for (unsigned k = 0; k < DV_ONCE; k++)
        for (unsigned n = 0; n < DV_COUNTS; n++)
            to[k][n] = dv_joined(to[k][n], from[k][n]);
}

/* All sums with one more die at value v; by the effect that works once, if that is how. */
static void lay_one(dv_reach r, unsigned v, bool by_once, bool plus_only)
{
    for (unsigned n = DV_COUNTS - 1; n > 0; n--) {
        dv_sums with = by_once ? (dv_sums){0, 0} : dv_signed_by(r[1][n - 1], v, plus_only);
        r[1][n] = by_once ? dv_signed_by(r[0][n - 1], v, plus_only) : with;
        r[0][n] = by_once ? (dv_sums){0, 0} : dv_signed_by(r[0][n - 1], v, plus_only);
    }
    r[0][0] = r[1][0] = (dv_sums){0, 0};
}

/* A twin copies value v: only sums in which some other die is used at v (DV-DICE-12). */
static void twin_at(const dv_purse *p, unsigned dice, unsigned v, dv_reach start, dv_reach out)
{
    for (unsigned rest = dice; rest; rest &= rest - 1) {
        unsigned model = dv_lowest(rest);
        bool by_once = !(p->value[model] >> v & 1);
        dv_reach r;
        if (by_once && !(p->once[model] >> v & 1))
            continue;
        memcpy(r, start, sizeof r);
        lay_one(r, v, by_once, p->plus_only);
        singles(p, dice & ~(1u << model), r);
        lay_one(r, v, false, p->plus_only);
        join_reach(out, r);
    }
}

static void twin_sums(const dv_purse *p, unsigned dice, unsigned shown, dv_reach start,
                      dv_reach out)
{
    for (unsigned v = 1; v <= 12; v++) {
        dv_reach r;
        if (!(shown >> v & 1)) {
            twin_at(p, dice, v, start, out);
            continue;
        }
        memcpy(r, start, sizeof r);
        singles(p, dice, r);
        lay_one(r, v, false, p->plus_only);
        join_reach(out, r);
    }
}

/* Two dice of a pair: the first is no twin and comes first, the second may be one. */
bool dv_can_pair(const dv_purse *p, unsigned a, unsigned b)
{
    if (p->twin >> a & 1)
        return false;
    return p->twin >> b & 1 ? true : a < b && (p->value[a] & p->value[b]) != 0;
}

static void reach_with(const dv_purse *p, unsigned dice, unsigned shown, dv_reach start,
                       dv_reach out);

/* Freya's pairs: two dice as one number of 1 to 12 (DV-FX-FREYA-02). */
static void paired_sums(const dv_purse *p, unsigned dice, unsigned shown, dv_reach start,
                        dv_reach out)
{
    for (unsigned ra = dice & ~p->twin; ra; ra &= ra - 1)
        for (unsigned rb = dice; rb; rb &= rb - 1) {
            unsigned a = dv_lowest(ra), b = dv_lowest(rb);
            dv_reach r = {{{0, 0}}};
            if (a == b || !dv_can_pair(p, a, b))
                continue;
            for (unsigned n = 0; n + 2 < DV_COUNTS; n++)
                for (unsigned v = 1; v <= 12; v++)
                    r[0][n + 2] = dv_joined(r[0][n + 2], dv_signed_by(start[0][n], v, false));
            /* further pairs begin behind this one, so that each set is made once */
            unsigned rest = dice & ~(1u << a) & ~(1u << b);
            unsigned ahead = rest & ((1u << a) - 1) & ~p->twin;
            singles(p, ahead, r);
            reach_with(p, rest & ~ahead, shown, r, out);
        }
}

static void reach_with(const dv_purse *p, unsigned dice, unsigned shown, dv_reach start,
                       dv_reach out)
{
    unsigned plain = dice & ~p->twin, twins = dice & p->twin;
    dv_reach r;
    memcpy(r, start, sizeof r);
    singles(p, plain | twins, r); /* a twin at its god power value counts as any other die */
    join_reach(out, r);
    if (twins)
        twin_sums(p, plain, shown, start, out);
    if (p->pairs)
        paired_sums(p, dice, shown, start, out);
}

/* One die is used at the lowest value owed, then the next, then any. */
static void owing_with(const dv_purse *p, unsigned dice, unsigned shown, unsigned owed,
                       dv_reach start, dv_reach out)
{
    unsigned v = owed ? dv_lowest(owed) : 0;
    if (!owed)
        reach_with(p, dice, shown, start, out);
    for (unsigned rest = owed ? dice & ~p->twin : 0; rest; rest &= rest - 1) {
        unsigned model = dv_lowest(rest);
        bool by_once = !(p->value[model] >> v & 1);
        dv_reach r;
        if (by_once && !(p->once[model] >> v & 1))
            continue;
        memcpy(r, start, sizeof r);
        lay_one(r, v, by_once, p->plus_only);
        owing_with(p, dice & ~(1u << model), shown | 1u << v, owed & (owed - 1), r, out);
    }
}

void dv_reach_owing(const dv_purse *p, unsigned dice, unsigned shown, unsigned once_used,
                    unsigned owed, dv_reach out)
{
    dv_reach start = {{{0, 0}}};
    memset(out, 0, sizeof(dv_reach));
    start[once_used][0].high = 1;
    owing_with(p, dice, shown, owed, start, out);
}

/* What `dice` can add to nothing, the effect that works once still there or not. */
void dv_reach_of(const dv_purse *p, unsigned dice, unsigned shown, unsigned once_used, dv_reach out)
{
    dv_reach_owing(p, dice, shown, once_used, 0, out);
}
