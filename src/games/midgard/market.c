/* market.c - rule CM-LOC-40: any number of trades in one visit, with runes between them. */
#include "state.h"

/* arg: as those of a window (runes.c), and: was there a trade. One trade reaches every mix, so
 * another one is asked for only when a rune has changed what there is to trade, or to score. */
void cm_open_market(cm_state *s, unsigned seat)
{
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_MARKET, 0, CM_WINDOW_RWM);
    f->arg[1] = (uint8_t)(1u << seat);
}

/* RWM: a trade, then a rune, and so on until the visitor uses none. */
void cm_step_market(mh_state *st, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned seat = (unsigned)__builtin_ctz(f->arg[1]);
    if (f->arg[3] || !f->arg[4]) {
        f->arg[3] = 0;
        f->arg[4] = 1;
        cm_ask_choice(s, CM_PROMPT_TRADE_FOOD, seat, 0, tale);
    } else if (f->arg[2] || !cm_has_rune_for(s, seat, f->arg[0])) {
        mh_done(st);
    } else {
        mh_ask(st, CM_PROMPT_RUNE, 1u << seat, f->arg[0]);
    }
}

/* DP-05: CM-LOC-40, in two answers: the food, then the wood; the rest is coins. */
static unsigned goods_of(const cm_state *s, int seat)
{
    return (unsigned)s->food[seat] + s->wood[seat] + s->coins[seat];
}

static unsigned at_most_a_byte(unsigned n) { return n < 255 ? n : 254; }

uint32_t cm_legal_trade_food(const mh_state *st, int seat, mh_action *out)
{
    return cm_list_amounts(CM_VERB_FOOD, 0, at_most_a_byte(goods_of(cm_const(st), seat)), out);
}

const char *cm_why_trade_food(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == CM_VERB_FOOD &&
        mh_arg(a, 0) <= at_most_a_byte(goods_of(cm_const(st), seat)))
        return NULL;
    return "CM-LOC-40";
}

void cm_apply_trade_food(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    cm_ask_choice(cm_of(st), CM_PROMPT_TRADE_WOOD, (unsigned)seat, mh_arg(a, 0), tale);
}

uint32_t cm_legal_trade_wood(const mh_state *st, int seat, mh_action *out)
{
    unsigned rest = goods_of(cm_const(st), seat) - mh_top(st)->arg[0];
    return cm_list_amounts(CM_VERB_WOOD, 0, at_most_a_byte(rest), out);
}

const char *cm_why_trade_wood(const mh_state *st, int seat, mh_action a)
{
    unsigned rest = goods_of(cm_const(st), seat) - mh_top(st)->arg[0];
    if (mh_verb_of(a) == CM_VERB_WOOD && mh_arg(a, 0) <= at_most_a_byte(rest))
        return NULL;
    return "CM-LOC-40";
}

/* What is paid comes first, then what it brings: so it is told. */
static void exchange_to(cm_state *s, unsigned seat, const unsigned wanted[CM_GOOD_COUNT],
                        mh_tale *tale)
{
    const unsigned had[CM_GOOD_COUNT] = {[CM_GOOD_FOOD] = s->food[seat],
                                         [CM_GOOD_WOOD] = s->wood[seat],
                                         [CM_GOOD_COIN] = s->coins[seat]};
    for (unsigned good = 0; good < CM_GOOD_COUNT; good++)
        if (had[good] > wanted[good])
            cm_spend(s, seat, good, had[good] - wanted[good], tale);
    for (unsigned good = 0; good < CM_GOOD_COUNT; good++)
        if (had[good] < wanted[good])
            cm_gain(s, seat, good, wanted[good] - had[good], tale);
}

void cm_apply_trade_wood(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned food = mh_top(st)->arg[0], wood = mh_arg(a, 0);
    const unsigned wanted[CM_GOOD_COUNT] = {[CM_GOOD_FOOD] = food,
                                            [CM_GOOD_WOOD] = wood,
                                            [CM_GOOD_COIN] = goods_of(s, seat) - food - wood};
    mh_done(st);
    exchange_to(s, (unsigned)seat, wanted, tale);
}
