/* aside.c - besides its own answers every question of an action takes placing and buying (FO-SM-03)
 * and blue cards (FO-SM-04). Who only wants to know what can become of the action may leave placing
 * and buying for the window after it, unless something looks at them before. */
#include <string.h>

#include "clauses.h"

static bool inside(const fo_state *s)
{
    unsigned prompt = mh_top(&s->head)->prompt;
    bool window = fo_is_window(prompt) && prompt != FO_PROMPT_BETWEEN;
    return s->acts > 0 && !window && prompt != FO_PROMPT_LAY;
}

static bool is_use(unsigned verb) { return verb >= FO_VERB_USE && verb <= FO_VERB_USE_NUMBER; }

bool fo_is_aside(const fo_state *s, mh_action a)
{
    unsigned verb = mh_verb_of(a);
    if (is_use(verb))
        return true;
    return inside(s) && (verb == FO_VERB_PLACE || verb == FO_VERB_BUY);
}

/* ---- what an action keeps its player from -------------------------------------------------- */

typedef bool row_test(const fo_code *row);

/* Rows of the actions under way that are still to come; the one at work among them. */
static bool any_row(const fo_state *s, row_test *is)
{
    for (unsigned i = 1; i < s->head.depth; i++) {
        const mh_frame *act = &s->head.open[i];
        if (act->prompt != FO_PROMPT_ACT || act->arg[FO_ACT_STAGE] > FO_CODE)
            continue;
        unsigned space = act->arg[FO_ACT_SPACE], pc = act->arg[FO_ACT_PC];
        for (unsigned k = pc ? pc - 1 : 0; k < fo_action_spaces[space].code_count; k++)
            if (is(&fo_code_of(space)[k]))
                return true;
    }
    return false;
}

static bool uses_ships(const fo_code *row)
{
    return row->op == FO_OP_NEED || row->op == FO_OP_CHOOSE || row->op == FO_OP_EMIGRATE ||
           row->op == FO_OP_EXPLORE || row->op == FO_OP_DIE;
}

static bool brings_ship(const fo_code *row)
{
    return row->op == FO_OP_GET && row->arg[0] >= FO_ITEM_WHALER && row->arg[0] <= FO_ITEM_LONGSHIP;
}

static bool plays_cards(const fo_code *row) { return row->op == FO_OP_OCC_PLAY; }

static bool draws_cards(const fo_code *row) { return row->op == FO_OP_OCC_DRAW; }

/* Nothing was used yet: so much less of an item must leave something to use. */
typedef struct trial {
    fo_state without;
    bool is_needed, before;
} trial;

static void begin_trial(const fo_state *s, int seat, trial *t)
{
    const mh_frame *act = fo_act_frame_at(s);
    unsigned space = act->arg[FO_ACT_SPACE];
    t->before = fo_before_check(s);
    t->is_needed = act->prompt == FO_PROMPT_ACT && !act->arg[FO_ACT_USED] &&
                   fo_acting_seat(s) == seat && (!t->before || fo_usable(s, seat, space));
    if (t->is_needed)
        t->without = *s;
}

static bool leaves_effect(trial *t, int seat, unsigned item, unsigned n)
{
    if (!t->is_needed)
        return true;
    uint16_t *stock = &t->without.stock[seat][item];
    *stock = (uint16_t)(*stock - n);
    bool ok = t->before
                  ? fo_usable(&t->without, seat, fo_act_frame_at(&t->without)->arg[FO_ACT_SPACE])
                  : fo_own_answers(&t->without, seat) > 0;
    *stock = (uint16_t)(*stock + n);
    return ok;
}

static const char *why_buy(const fo_state *s, int seat, unsigned type, trial *t)
{
    const char *rule = fo_why_buy(s, seat, type);
    if (rule)
        return rule;
    if (!fo_before_check(s) && any_row(s, uses_ships))
        return "FO-ACT-08"; /* it would not count */
    return leaves_effect(t, seat, FO_ITEM_SILVER, fo_ships[type].silver_price) ? NULL
                                                                               : "FO-PH05-06";
}

const char *fo_why_aside(const fo_state *s, int seat, mh_action a)
{
    trial t;
    if (is_use(mh_verb_of(a)))
        return fo_why_blue(s, seat, a);
    begin_trial(s, seat, &t);
    if (mh_verb_of(a) == FO_VERB_BUY)
        return why_buy(s, seat, mh_arg(a, 0), &t);
    const char *rule = fo_why_place(s, seat, a);
    return rule || leaves_effect(&t, seat, mh_arg(a, 0), 1) ? rule : "FO-PH05-06";
}

/* ---- what looks at ships, boards and supply before the window ------------------------------- */

static bool shares(const uint64_t *a, const uint64_t *b)
{
    return (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]);
}

static bool may_still_play(const fo_state *s, int seat)
{
    if (fo_has_rule(s, seat, FO_TERM_DO_PLAY) || fo_has_rule(s, seat, FO_TERM_INSTEAD_OF_DRAW) ||
        fo_option(s, FO_OPTION_COL4_TIMING) == FO_TIMING_BEFORE_OR_AFTER)
        return true;
    for (unsigned i = 1; i < s->head.depth; i++)
        if (s->head.open[i].prompt == FO_PROMPT_PLAY ||
            s->head.open[i].prompt == FO_PROMPT_FREE_PLAY)
            return true;
    return any_row(s, plays_cards);
}

static bool is_looked_at(const fo_state *s, int seat)
{
    if (shares(fo_lookers_played, s->played[seat]))
        return true;
    if (!may_still_play(s, seat))
        return false;
    return shares(fo_lookers, s->hand[seat]) || any_row(s, draws_cards);
}

static bool place_waits(const fo_state *s, int seat) { return !is_looked_at(s, seat); }

static bool buy_waits(const fo_state *s, int seat)
{
    return !fo_before_check(s) && !any_row(s, brings_ship) && !is_looked_at(s, seat);
}

bool fo_can_wait(const fo_state *s, int seat, mh_action a)
{
    unsigned verb = mh_verb_of(a);
    if (!inside(s) || (verb != FO_VERB_PLACE && verb != FO_VERB_BUY))
        return false;
    return verb == FO_VERB_PLACE ? place_waits(s, seat) : buy_waits(s, seat);
}

/* ---- lists ----------------------------------------------------------------------------------- */

static uint32_t list_place(const fo_state *s, int seat, mh_action *out, uint32_t n, trial *t)
{
    uint32_t from = n, to = fo_list_place(s, seat, out, n);
    unsigned tried = MH_NONE;
    bool ok = true;
    for (uint32_t i = from; i < to; i++) {
        if (mh_arg(out[i], 0) != tried) /* one try a piece */
            ok = leaves_effect(t, seat, tried = mh_arg(out[i], 0), 1);
        if (ok)
            out[n++] = out[i];
    }
    return n;
}

static uint32_t list_buy(const fo_state *s, int seat, mh_action *out, uint32_t n, trial *t)
{
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
        if (!why_buy(s, seat, type, t))
            out[n++] = mh_act(FO_VERB_BUY, type, 0, 0);
    return n;
}

static uint32_t list_those(const fo_state *s, int seat, mh_action *out, uint32_t n, bool place,
                           bool buy)
{
    uint32_t own = n;
    trial t;
    if (place || buy)
        begin_trial(s, seat, &t);
    if (place)
        n = list_place(s, seat, out, n, &t);
    if (buy)
        n = list_buy(s, seat, out, n, &t);
    for (uint32_t i = own; i < n; i++)
        for (uint32_t k = i; k && out[k].bits < out[k - 1].bits; k--) {
            mh_action swap = out[k];
            out[k] = out[k - 1], out[k - 1] = swap;
        }
    return fo_list_blue(s, seat, out, n);
}

uint32_t fo_list_aside(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    bool all = inside(s);
    return list_those(s, seat, out, n, all, all);
}

uint32_t fo_few_aside(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    bool all = inside(s);
    return list_those(s, seat, out, n, all && !place_waits(s, seat), all && !buy_waits(s, seat));
}

void fo_do_aside(fo_state *s, int seat, mh_action a, mh_tale *tale)
{
    s->aside = 1;
    if (mh_top(&s->head)->prompt == FO_PROMPT_TRIGGER)
        mh_done(&s->head); /* the agenda asks again */
    if (is_use(mh_verb_of(a)))
        fo_do_blue(s, seat, a, tale);
    else if (mh_verb_of(a) == FO_VERB_PLACE)
        fo_do_place(s, seat, a);
    else
        fo_do_anytime(s, seat, a, tale);
}

/* ---- other ways to say an answer ---------------------------------------------------------------
 */

static unsigned smallest_turn(unsigned piece, unsigned o)
{
    const fo_shape *shape = fo_shape_of(piece);
    if (shape->turns == 1)
        return 0;
    for (unsigned k = 0; k < o; k++)
        if (shape->turns >> k & 1 && memcmp(&shape->as[k], &shape->as[o], sizeof shape->as[k]) == 0)
            return k;
    return o;
}

static unsigned first_alike(const fo_state *s, int seat, unsigned slot)
{
    for (unsigned i = 0; i < slot; i++)
        if (s->ship_type[seat][i] == s->ship_type[seat][slot] &&
            s->ship_ore[seat][i] == s->ship_ore[seat][slot])
            return i;
    return slot;
}

mh_action fo_other_way(const fo_state *s, int seat, mh_action a)
{
    unsigned x = mh_arg(a, 0), y = mh_arg(a, 1), z = mh_arg(a, 2);
    switch (mh_verb_of(a)) {
    case FO_VERB_PAIR:
        return mh_act(FO_VERB_PAIR, y, x, 0);
    case FO_VERB_PLACE:
        return x < FO_STOCK && z < 8 ? mh_act(FO_VERB_PLACE, x, y, smallest_turn(x, z)) : a;
    case FO_VERB_EMIGRATE:
        /* chance is asked here, too, about words that it does not have */
        return x < FO_BAY && seat < s->head.seats
                   ? mh_act(FO_VERB_EMIGRATE, first_alike(s, seat, x), 0, 0)
                   : a;
    default:
        return a;
    }
}
