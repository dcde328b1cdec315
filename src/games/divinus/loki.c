/* loki.c - Bet and Luck, the two actions that only Loki has (DV-FX-LOKI). */
#include "state.h"

uint32_t dv_legal_bet(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(DV_VERB_BET, 0, 0, 0);
    out[1] = mh_act(DV_VERB_BET, 1, 0, 0);
    return 2;
}

const char *dv_why_bet(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-FX-LOKI-01");
}

void dv_apply_bet(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    const mh_frame f = *mh_top(st);
    (void)tale;
    mh_done(st);
    dv_push(dv_of(st), DV_PROMPT_CAST, (unsigned)seat, f.arg[1], f.arg[2], mh_arg(a, 0))->waiting =
        1u << MH_CHANCE;
}

uint32_t dv_legal_luck(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned faction = 0; faction < DV_FACTION_COUNT; faction++)
        for (unsigned stack = 0; stack < 2; stack++)
            if (dv_stack_size(dv_const(st), stack))
                out[n++] = mh_act(DV_VERB_LUCK, faction, stack, 0);
    return n;
}

const char *dv_why_luck(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-FX-LOKI-06");
}

void dv_apply_luck(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned swap = mh_top(st)->arg[1];
    (void)tale;
    mh_done(st);
    dv_push(dv_of(st), DV_PROMPT_DO_LUCK, (unsigned)seat, mh_arg(a, 1), mh_arg(a, 0), swap);
    dv_ask1(dv_of(st), DV_PROMPT_DO_REVEAL, (unsigned)seat, mh_arg(a, 1));
}

static bool shows_faction(const dv_state *s, unsigned tile, unsigned faction) /* DV-SYM-03 */
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned now = s->slot[tile][i];
        if (!(s->abyss[tile] >> i & 1) && (now == DV_SYMBOL_VIKING + faction ||
                                           now == DV_SYMBOL_WILD || now == DV_SYMBOL_SAPLING))
            return true;
    }
    return false;
}

/* arg: seat, stack, faction named, Luck 2. The tile is up (DV-FX-LOKI-07 to 09). */
void dv_step_luck(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    const mh_frame f = *mh_top(st);
    unsigned tile = s->top[f.arg[1]][0];
    bool hit = shows_faction(s, tile, f.arg[2]);
    mh_done(st);
    mh_tell(tale, hit ? DV_EVENT_HIT : DV_EVENT_MISSED, MH_ALL, tile, 0, 0, 0);
    if (hit && !f.arg[3])
        s->luck = f.arg[1];
    else if (hit)
        dv_ask1(s, DV_PROMPT_EXCHANGE, f.arg[0], f.arg[1]);
}

uint32_t dv_legal_exchange(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned rest = dv_choosable(dv_const(st), (unsigned)seat); rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_EXCHANGE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_exchange(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-MARKET-04");
}

void dv_apply_exchange(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned stack = mh_top(st)->arg[1], cell = mh_arg(a, 0);
    (void)seat;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return;
    unsigned old = s->cell[cell], tile = dv_take_top(s, stack);
    dv_clear_cell(s, cell);
    dv_put_under(s, old); /* DV-FX-LOKI-08 */
    mh_tell(tale, DV_EVENT_BURIED, MH_ALL, old, 0, 0, 0);
    dv_lay_tile(s, cell, tile, tale);
}
