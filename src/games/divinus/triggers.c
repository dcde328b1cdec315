/* triggers.c - effects that fire by themselves when something has happened (DV-TURN-06,
 * DV-LANG-13). */
#include "state.h"

static unsigned most_alike(const dv_state *s)
{
    unsigned best = 0;
    for (unsigned v = 1; v <= 12; v++) {
        unsigned n = 0;
        for (unsigned d = 0; d < DV_DICE; d++)
            n += s->pay_used >> d & 1 && s->pay_value[d] == v;
        best = n > best ? n : best;
    }
    return best;
}

static bool all_even(const dv_state *s)
{
    for (unsigned d = 0; d < DV_DICE; d++)
        if (s->pay_used >> d & 1 && (s->pay_value[d] & 1 || !s->pay_value[d]))
            return false;
    return true;
}

/* The tile just placed shows such a symbol, and their visible number is now even (DV-RS-308). */
static bool now_even(const dv_state *s, unsigned seat, unsigned symbol)
{
    unsigned all = 0, own = 0;
    for (unsigned i = 0; i < DV_SPOTS; i++)
        for (unsigned k = 0; s->map[seat][i] != MH_NONE && k < 2; k++) {
            unsigned tile = s->map[seat][i];
            bool shown = s->slot[tile][k] == symbol && !(s->abyss[tile] >> k & 1);
            all += shown;
            own += shown && tile == s->tile_now;
        }
    return own && all % 2 == 0;
}

static bool fires(const dv_state *s, unsigned seat, const dv_code *c)
{
    unsigned dice = dv_count(s->pay_used) + (s->pay_extra != MH_NONE);
    switch (c->op) {
    case DV_OP_ON_DICE:
        return (int)dice >= c->arg[0];
    case DV_OP_ON_SAME:
        return (int)most_alike(s) >= c->arg[0];
    case DV_OP_ON_EVEN:
        return all_even(s);
    case DV_OP_ON_CELL:
        return s->pay_how != DV_HOW_LUCK && s->pay_cell + 1 >= c->arg[0] &&
               s->pay_cell + 1 <= c->arg[1];
    case DV_OP_ON_LAST_DIE:
        return s->paid_last;
    case DV_OP_ON_RUNE:
        return dv_shows_rune(s, s->tile_now);
    case DV_OP_ON_EVEN_RUNES:
        return now_even(s, seat, DV_SYMBOL_RUNE);
    case DV_OP_ON_EVEN_DWARVES:
        return now_even(s, seat, DV_SYMBOL_DWARF);
    default:
        return false;
    }
}

/* Rows nested in a trigger: the last number of its own row says how many. */
static unsigned nested_rows(const dv_box_row *b) { return b->code_n - 1u; }

uint16_t dv_fired_now(const dv_state *s, unsigned seat, bool after_rest)
{
    unsigned set = 0;
    for (unsigned rest = dv_all_unlocked(s, seat); rest; rest &= rest - 1) {
        unsigned i = dv_lowest(rest);
        const dv_box_row *b = dv_box_of(s, seat, i / 3 + 1, i % 3 + 1);
        const dv_code *c = &dv_codes[b->code];
        if (b->kind != DV_EFFECT_KIND_TRIGGER)
            continue;
        if (after_rest ? c->op == DV_OP_ON_REST : fires(s, seat, c))
            set |= 1u << i;
    }
    return (uint16_t)set;
}

void dv_fire(dv_state *s, unsigned seat, unsigned row, unsigned level)
{
    const dv_box_row *b = dv_box_of(s, seat, row, level);
    dv_run(s, seat, b->code + 1u, nested_rows(b));
    s->head.open[s->head.depth - 1].arg[5] = 1; /* it may be declined (DV-DICE-06) */
}

uint32_t dv_legal_trigger(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned rest = dv_const(st)->fired; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_TRIGGER, dv_lowest(rest) / 3, dv_lowest(rest) % 3, 0);
    return n;
}

const char *dv_why_trigger(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-TURN-06");
}

void dv_apply_trigger(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned i = mh_arg(a, 0) * 3 + mh_arg(a, 1);
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_DONE) {
        s->fired = 0;
        return;
    }
    s->fired &= (uint16_t) ~(1u << i);
    mh_tell(tale, DV_EVENT_ACTED, MH_ALL, (unsigned)seat,
            dv_box_index(s, (unsigned)seat, i / 3 + 1, i % 3 + 1), 0, 0);
    dv_fire(s, (unsigned)seat, i / 3 + 1, i % 3 + 1);
}
