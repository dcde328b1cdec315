/* windows.c - the moments at which a player may place, buy and arm at will, and the
 * turn itself (FO-ANY-01, FO-ANY-07, FO-PH05, FO-SM-03, FO-SM-05). No action opens one, so ships
 * are not armed while it is carried out (FO-ANY-03). Nothing else may be done with goods
 * (FO-ACT-10). */
#include "state.h"

static uint32_t list_buy(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
        if (!fo_why_buy(s, seat, type))
            out[n++] = mh_act(FO_VERB_BUY, type, 0, 0);
    return n;
}

uint32_t fo_list_anytime(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    n = fo_list_slot(s, seat, out, fo_list_place(s, seat, out, n));
    n = list_buy(s, seat, out, n);
    for (unsigned slot = 0; slot < FO_BAY; slot++)
        if (!fo_why_arm(s, seat, slot))
            out[n++] = mh_act(FO_VERB_ARM, slot, 0, 0);
    return n;
}

static bool can_anytime(const fo_state *s, int seat)
{
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
        if (!fo_why_buy(s, seat, type))
            return true;
    for (unsigned slot = 0; slot < FO_BAY && fo_has(s, seat, FO_ITEM_ORE); slot++)
        if (!fo_why_arm(s, seat, slot))
            return true;
    return fo_can_place(s, seat) || fo_can_blue(s, seat);
}

const char *fo_why_anytime(const fo_state *s, int seat, mh_action a)
{
    switch (mh_verb_of(a)) {
    case FO_VERB_PLACE:
        return fo_why_place(s, seat, a);
    case FO_VERB_SLOT:
        return fo_why_slot(s, seat, a);
    case FO_VERB_BUY:
        return fo_why_buy(s, seat, mh_arg(a, 0));
    case FO_VERB_ARM:
        return fo_why_arm(s, seat, mh_arg(a, 0));
    default:
        return "FO-SM-01";
    }
}

bool fo_do_anytime(fo_state *s, int seat, mh_action a, mh_tale *tale)
{
    unsigned x = mh_arg(a, 0);
    switch (mh_verb_of(a)) {
    case FO_VERB_PLACE:
        fo_do_place(s, seat, a);
        return true;
    case FO_VERB_SLOT: /* FO-PLACE-27 */
        fo_do_slot(s, seat, a, tale);
        break;
    case FO_VERB_BUY: /* FO-SHIP-01, FO-ANY-02 */
        fo_pay(s, seat, FO_ITEM_SILVER, fo_ships[x].silver_price, tale);
        fo_gain(s, seat, FO_ITEM_WHALER + x, 1, tale);
        break;
    case FO_VERB_ARM: /* FO-SHIP-05, FO-SHIP-06 */
        fo_change(&s->stock[seat][FO_ITEM_ORE], -1);
        mh_add(&s->ship_ore[seat][x], 1);
        mh_tell(tale, FO_EVENT_ARMS, MH_ALL, (unsigned)seat, s->ship_type[seat][x], 0, 0);
        break;
    default:
        return false;
    }
    return true;
}

/* ---- opening and closing -------------------------------------------------------------- */

/* Between the card of the fourth column and its action. */
static bool can_buy_now(const fo_state *s, int seat)
{
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
        if (!fo_why_aside(s, seat, mh_act(FO_VERB_BUY, type, 0, 0)))
            return true;
    return false;
}

/* Slots alone keep no window open: nothing looks at them, and the last one has them all
 * (FO-RULING-13). */
static bool fo_idle(const fo_state *s, int seat, unsigned prompt)
{
    if (prompt == FO_PROMPT_TURN && fo_any_space(s, seat))
        return false;
    if (prompt == FO_PROMPT_FEAST && !fo_feast_idle(s, seat))
        return false;
    if (prompt == FO_PROMPT_FINAL)
        return !fo_can_slot(s, seat) && !fo_can_place(s, seat) &&
               !fo_can_blue(s, seat); /* FO-ANY-06, FO-RULING-21 */
    if (prompt == FO_PROMPT_BETWEEN)
        return !(s->acts && can_buy_now(s, seat)) && !fo_can_blue(s, seat); /* FO-SM-19 */
    return !can_anytime(s, seat);
}

static void pass(fo_state *s, int seat, mh_tale *tale)
{
    s->passed |= (uint8_t)(1u << seat); /* FO-PH05-08 */
    mh_tell(tale, FO_EVENT_PASSES, MH_ALL, (unsigned)seat, 0, 0, 0);
}

/* The closing move of the window on top. */
static void close_window(fo_state *s, int seat, mh_tale *tale)
{
    unsigned prompt = mh_top(&s->head)->prompt;
    if (prompt == FO_PROMPT_FEAST) {
        fo_close_feast(s, seat, tale);
        return;
    }
    mh_done(&s->head);
    if (prompt == FO_PROMPT_TURN)
        pass(s, seat, tale);
}

bool fo_is_window(unsigned prompt)
{
    return prompt == FO_PROMPT_TURN || prompt == FO_PROMPT_AFTER ||
           prompt == FO_PROMPT_BEFORE_INCOME || prompt == FO_PROMPT_FEAST ||
           prompt == FO_PROMPT_BEFORE_BONUS || prompt == FO_PROMPT_FINAL ||
           prompt == FO_PROMPT_BETWEEN;
}

/* Without an answer to it nothing that follows in the action can be done. */
static bool carries_the_rest(unsigned prompt)
{
    return prompt == FO_PROMPT_SIDE || prompt == FO_PROMPT_PAY || prompt == FO_PROMPT_OPTIONAL ||
           prompt == FO_PROMPT_BOATS;
}

/* Windows with nothing left to do are left (FO-SM-06); so is a node that has nothing left to
 * give, or that a blue card has taken the last answer from (FO-SM-22). */
static void settle_top(fo_state *s, mh_tale *tale)
{
    while (s->head.depth && mh_top(&s->head)->waiting) {
        unsigned prompt = mh_top(&s->head)->prompt;
        int seat = mh_turn(&s->head);
        if (seat == MH_CHANCE)
            return;
        bool window = fo_is_window(prompt), empty = !window && fo_exhausted(s, seat);
        if (window ? !fo_idle(s, seat, prompt) : !empty && (!s->aside || fo_own_answers(s, seat)))
            return;
        if (window) {
            close_window(s, seat, tale);
        } else if (empty) {
            fo_leave_node(s, seat, tale);
        } else {
            mh_done(&s->head);
            if (carries_the_rest(prompt))
                fo_act_frame(s)->arg[FO_ACT_STAGE] = FO_USE; /* its row cannot be done */
        }
        if (fo_work_agenda(s, tale))
            return;
    }
}

void fo_after_answer(fo_state *s, mh_tale *tale)
{
    if (!fo_work_agenda(s, tale))
        settle_top(s, tale);
}

void fo_settle(fo_state *s, int seat, mh_tale *tale)
{
    if (mh_asked(&s->head, seat) && fo_idle(s, seat, mh_top(&s->head)->prompt))
        close_window(s, seat, tale);
}

void fo_open_window(fo_state *s, int seat, unsigned prompt, mh_tale *tale)
{
    mh_ask(&s->head, prompt, 1u << seat, 0);
    s->blue_moves = s->aside = 0;
    fo_settle(s, seat, tale);
}

/* ---- a turn (FO-PH05-02: a space or a pass) ------------------------------------------------- */

uint32_t fo_legal_turn(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    uint32_t n = 0;
    out[n++] = mh_act(FO_VERB_PASS, 0, 0, 0);
    n = fo_list_spaces(s, seat, out, n);
    return fo_list_fewer(s, seat, out, fo_list_anytime(s, seat, out, n));
}

const char *fo_why_turn(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    switch (mh_verb_of(a)) {
    case FO_VERB_PASS:
        return NULL;
    case FO_VERB_OCCUPY:
        return fo_why_occupy(s, seat, mh_arg(a, 0));
    case FO_VERB_IMITATE:
        return fo_why_imitate(s, seat, mh_arg(a, 0), mh_arg(a, 1));
    case FO_VERB_FEWER:
        return fo_why_fewer(s, seat, mh_arg(a, 0), mh_arg(a, 1));
    default:
        return fo_why_anytime(s, seat, a);
    }
}

void fo_apply_turn(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    switch (mh_verb_of(a)) {
    case FO_VERB_PASS:
        close_window(s, seat, tale);
        break;
    case FO_VERB_OCCUPY:
        mh_done(st);
        fo_occupy(s, seat, mh_arg(a, 0), mh_arg(a, 0), 0, tale);
        break;
    case FO_VERB_FEWER:
        mh_done(st);
        fo_occupy(s, seat, mh_arg(a, 0), mh_arg(a, 0), mh_arg(a, 1), tale);
        break;
    case FO_VERB_IMITATE:
        mh_done(st);
        fo_occupy(s, seat, mh_arg(a, 0), mh_arg(a, 1), 0, tale);
        break;
    default:
        fo_do_anytime(s, seat, a, tale);
    }
}

/* ---- between two phases (FO-SM-19), and between a card and its action (FO-COL-09): no arming.
 * Inside of an action placing and buying are asides. ----------------------------------------- */

uint32_t fo_legal_between(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    out[0] = mh_act(FO_VERB_DONE, 0, 0, 0);
    return s->acts ? 1 : list_buy(s, seat, out, fo_list_place(s, seat, out, 1));
}

const char *fo_why_between(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_DONE)
        return NULL;
    bool here = mh_verb_of(a) == FO_VERB_PLACE || mh_verb_of(a) == FO_VERB_BUY;
    return here ? fo_why_anytime(fo_const(st), seat, a) : "FO-SM-19";
}

void fo_apply_between(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    if (!fo_do_anytime(fo_of(st), seat, a, tale))
        close_window(fo_of(st), seat, tale);
}

/* ---- after the action, before the income, before the bonus -------------------------------- */

uint32_t fo_legal_window(const mh_state *st, int seat, mh_action *out)
{
    out[0] = mh_act(FO_VERB_DONE, 0, 0, 0);
    return fo_list_anytime(fo_const(st), seat, out, 1);
}

const char *fo_why_window(const mh_state *st, int seat, mh_action a)
{
    return mh_verb_of(a) == FO_VERB_DONE ? NULL : fo_why_anytime(fo_const(st), seat, a);
}

void fo_apply_window(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    if (!fo_do_anytime(fo_of(st), seat, a, tale))
        close_window(fo_of(st), seat, tale);
}

/* ---- after the last feast (FO-ANY-05, FO-ANY-06) -------------------------------------------- */

uint32_t fo_legal_final(const mh_state *st, int seat, mh_action *out)
{
    out[0] = mh_act(FO_VERB_DONE, 0, 0, 0);
    return fo_list_slot(fo_const(st), seat, out, fo_list_place(fo_const(st), seat, out, 1));
}

const char *fo_why_final(const mh_state *st, int seat, mh_action a)
{
    switch (mh_verb_of(a)) {
    case FO_VERB_DONE:
        return NULL;
    case FO_VERB_PLACE:
        return fo_why_place(fo_const(st), seat, a);
    case FO_VERB_SLOT:
        return fo_why_slot(fo_const(st), seat, a);
    default:
        return "FO-ANY-06";
    }
}

void fo_apply_final(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    if (mh_verb_of(a) == FO_VERB_PLACE) {
        fo_do_place(s, seat, a);
    } else if (mh_verb_of(a) == FO_VERB_SLOT) {
        fo_do_slot(s, seat, a, tale);
    } else {
        close_window(s, seat, tale);
    }
}
