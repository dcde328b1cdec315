/* act.c - one action: the code rows of its space, from left to right, and the
 * choices they leave (FO-ACT-01, FO-COL, FO-SM-21, FO-RULING-06). It is finished before the
 * next turn (FO-PH05-05). */
#include <string.h>

#include "state.h"

const mh_frame *fo_act_frame_at(const fo_state *s)
{
    unsigned i = s->head.depth;
    while (i > 1 && s->head.open[i - 1].prompt != FO_PROMPT_ACT)
        i--;
    return &s->head.open[i - 1];
}

mh_frame *fo_act_frame(fo_state *s) { return &s->head.open[fo_act_frame_at(s) - s->head.open]; }

/* Whose action it is; outside of one, whose turn. */
int fo_acting_seat(const fo_state *s) { return s->acts ? fo_rec_at(s)[FO_REC_SEAT] : s->turn; }

void fo_mark_used(fo_state *s)
{
    mh_frame *act = fo_act_frame(s);
    if (act->prompt == FO_PROMPT_ACT)
        act->arg[FO_ACT_USED] = 1;
}

/* FO-ACT-09: up to n, but something. */
bool fo_may_stop(const fo_state *s, int seat)
{
    const mh_frame *act = fo_act_frame_at(s);
    return act->arg[FO_ACT_USED] || fo_usable_from(s, seat, act, act->arg[FO_ACT_PC]);
}

/* ---- choices between rows --------------------------------------------------------------- */

/* Sides that can be used, as bits 1 and 2. */
static unsigned sides(const fo_state *s, int seat, const mh_frame *act)
{
    unsigned mask = 0, space = act->arg[FO_ACT_SPACE], at = act->arg[FO_ACT_PC];
    for (unsigned side = 1; side <= 2; side++)
        if (fo_part_usable(s, seat, space, at, side))
            mask |= 1u << side;
    return mask;
}

/* The first of the two words for the sides of a space: they stand in the order of spaces. */
static unsigned first_side(unsigned space)
{
    if (space < FO_SPACE_BUILD_HOUSE_AND_SHIP)
        return FO_SIDE_SHEEP;
    return space == FO_SPACE_BUILD_HOUSE_AND_SHIP ? FO_SIDE_STONE_HOUSE_LONGSHIP
                                                  : FO_SIDE_MOUNTAINS;
}

uint32_t fo_legal_side(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const mh_frame *act = fo_act_frame_at(s);
    unsigned mask = sides(s, seat, act);
    uint32_t n = 0;
    for (unsigned side = 1; side <= 2; side++)
        if (mask >> side & 1)
            out[n++] = mh_act(FO_VERB_SIDE, first_side(act->arg[FO_ACT_SPACE]) + side - 1, 0, 0);
    return n;
}

const char *fo_why_side(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const mh_frame *act = fo_act_frame_at(s);
    unsigned side = mh_arg(a, 0) + 1 - first_side(act->arg[FO_ACT_SPACE]);
    if (mh_verb_of(a) != FO_VERB_SIDE || side < 1 || side > 2)
        return "FO-ACT-02";
    return sides(s, seat, act) >> side & 1 ? NULL : "FO-PH05-07";
}

void fo_apply_side(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    mh_done(st);
    mh_frame *act = fo_act_frame(fo_of(st));
    unsigned side = mh_arg(a, 0) + 1 - first_side(act->arg[FO_ACT_SPACE]);
    act->arg[FO_ACT_SIDE] = (uint8_t)side; /* FO-ACT-02, FO-SPC-N7 */
}

static unsigned acting_space(const fo_state *s) { return fo_act_frame_at(s)->arg[FO_ACT_SPACE]; }

/* A payment to the space: the bill before discounts and the kinds paid are remembered. */
static void pay_row(fo_state *s, int seat, const fo_code *row, unsigned space, mh_tale *tale)
{
    unsigned n = fo_row_price(s, seat, row, space);
    uint8_t *rec = fo_rec(s);
    if (row->arg[0] == FO_ITEM_SILVER)
        mh_add(&rec[FO_REC_BILL], (int)fo_row_count(s, seat, row));
    if (n)
        rec[FO_REC_PAID] |= (uint8_t)fo_resource_bit(row->arg[0]);
    fo_pay(s, seat, row->arg[0], n, tale);
}

static void get_row(fo_state *s, int seat, const fo_code *row, mh_tale *tale)
{
    unsigned n = fo_row_count(s, seat, row);
    if (row->arg[0] == FO_ITEM_SILVER)
        mh_add(&fo_rec(s)[FO_REC_SILVER], (int)n);
    fo_gain(s, seat, row->arg[0], n, tale);
}

/* The alternatives begin at the row of the program counter. */
static const fo_code *alternatives(const fo_state *s, const fo_code **end)
{
    const mh_frame *act = fo_act_frame_at(s);
    unsigned space = act->arg[FO_ACT_SPACE];
    const fo_code *row = fo_code_of(space) + act->arg[FO_ACT_PC], *last = row;
    const fo_code *stop = fo_code_of(space) + fo_action_spaces[space].code_count;
    while (last < stop && last->alt && last->op == row->op)
        last++;
    *end = last;
    return row;
}

uint32_t fo_legal_pay(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const fo_code *end, *row = alternatives(s, &end);
    uint32_t n = 0;
    for (unsigned item = 0; item < FO_STOCK; item++)
        for (const fo_code *r = row; r < end; r++)
            if (r->arg[0] == item && fo_row_possible(s, seat, r, acting_space(s)))
                out[n++] = mh_act(FO_VERB_PAY, item, 0, 0);
    return n;
}

const char *fo_why_pay(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const fo_code *end, *row = alternatives(s, &end);
    for (; mh_verb_of(a) == FO_VERB_PAY && row < end; row++)
        if (row->arg[0] == mh_arg(a, 0))
            return fo_row_possible(s, seat, row, acting_space(s)) ? NULL : "FO-ACT-06";
    return "FO-ACT-05";
}

void fo_apply_pay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    const fo_code *end, *row = alternatives(s, &end);
    mh_done(st);
    mh_add(&fo_act_frame(s)->arg[FO_ACT_PC], (int)(end - row));
    while (row->arg[0] != mh_arg(a, 0))
        row++;
    pay_row(s, seat, row, acting_space(s), tale);
    fo_mark_used(s);
}

/* arg[0]: the row behind the optional exchange */
static bool may_skip(const fo_state *s, int seat, unsigned behind)
{
    const mh_frame *act = fo_act_frame_at(s);
    return act->arg[FO_ACT_USED] || fo_usable_from(s, seat, act, behind);
}

/* A blue card may have used up what it costs. */
static bool may_take(const fo_state *s, int seat)
{
    const mh_frame *act = fo_act_frame_at(s);
    return fo_part_usable(s, seat, act->arg[FO_ACT_SPACE], act->arg[FO_ACT_PC], 0);
}

uint32_t fo_legal_optional(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    if (may_take(fo_const(st), seat))
        out[n++] = mh_act(FO_VERB_TAKE, 0, 0, 0);
    if (may_skip(fo_const(st), seat, mh_top(st)->arg[0]))
        out[n++] = mh_act(FO_VERB_SKIP, 0, 0, 0);
    return n;
}

const char *fo_why_optional(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_TAKE)
        return may_take(fo_const(st), seat) ? NULL : "FO-ACT-06";
    if (mh_verb_of(a) != FO_VERB_SKIP)
        return "FO-ACT-03";
    return may_skip(fo_const(st), seat, mh_top(st)->arg[0]) ? NULL : "FO-SM-23";
}

/* Taken: the rows of the part, one after the other. */
static void do_part(fo_state *s, int seat, unsigned space, unsigned from, unsigned to,
                    mh_tale *tale)
{
    for (const fo_code *row = fo_code_of(space) + from; row < fo_code_of(space) + to; row++)
        if (row->op == FO_OP_PAY)
            pay_row(s, seat, row, space, tale);
        else
            get_row(s, seat, row, tale);
}

void fo_apply_optional(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned to = mh_top(st)->arg[0];
    mh_done(st);
    mh_frame *act = fo_act_frame(s);
    unsigned from = act->arg[FO_ACT_PC];
    act->arg[FO_ACT_PC] = (uint8_t)to;
    if (mh_verb_of(a) == FO_VERB_SKIP)
        return;
    do_part(s, seat, act->arg[FO_ACT_SPACE], from, to, tale); /* FO-ACT-03, FO-SPC-N4 */
    fo_mark_used(s);
}

/* ---- running the rows ---------------------------------------------------------------------- */

static void open_side(fo_state *s, int seat, mh_frame *act)
{
    unsigned mask = sides(s, seat, act);
    if (mask == 6)
        mh_ask(&s->head, FO_PROMPT_SIDE, 1u << seat, 0);
    else
        act->arg[FO_ACT_SIDE] = mask == 4 ? 2 : 1;
}

static void run_pay(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    if (row->alt) {
        mh_action out[4];
        mh_ask(&s->head, FO_PROMPT_PAY, 1u << seat, 0);
        if (fo_legal_pay(&s->head, seat, out) == 1)
            fo_apply_pay(&s->head, seat, out[0], tale);
        return;
    }
    act->arg[FO_ACT_PC]++;
    pay_row(s, seat, row, act->arg[FO_ACT_SPACE], tale);
    /* FO-PH05-06: paying is an effect; FO-ACT-04, FO-SPC-N9, FO-RULING-25 */
    act->arg[FO_ACT_USED] = 1;
}

static void run_get(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    act->arg[FO_ACT_PC]++;
    if (!fo_row_count(s, seat, row) || !fo_can_gain(s, seat, row->arg[0]))
        return; /* FO-OUT-03, FO-SPC-N8, FO-SPC-N2 */
    act->arg[FO_ACT_USED] = 1;
    get_row(s, seat, row, tale);
    if (row->arg[0] >= FO_ITEM_WHALER)
        fo_happens(s, seat, FO_MOMENT_BUILD, FO_HOW_NONE, row->arg[0], 1, tale);
}

/* Rows that open a question of their own. */
static void run_node(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    act->arg[FO_ACT_PC]++;
    if (fo_row_possible(s, seat, row, act->arg[FO_ACT_SPACE]))
        fo_row_open(s, seat, act, row, tale);
}

/* An optional part that begins with a payment: ask, unless it cannot be done. An
 * emigration asks for the ship and takes its price then. */
static void open_optional(fo_state *s, int seat, mh_frame *act, const fo_code *row)
{
    unsigned space = act->arg[FO_ACT_SPACE], to = act->arg[FO_ACT_PC];
    const fo_code *code = fo_code_of(space);
    bool usable = fo_part_usable(s, seat, space, to, 0);
    while (to < fo_action_spaces[space].code_count && code[to].opt == row->opt)
        to++;
    if (!usable || code[to - 1].op == FO_OP_EMIGRATE) {
        act->arg[FO_ACT_PC] = (uint8_t)to;
        if (usable)
            mh_ask(&s->head, FO_PROMPT_EMIGRATE, 1u << seat, 1);
        return;
    }
    mh_ask(&s->head, FO_PROMPT_OPTIONAL, 1u << seat, to);
}

/* FO-ACT-07; a longship that is needed is used. */
static void pass_need(fo_state *s, int seat, mh_frame *act, const fo_code *row)
{
    act->arg[FO_ACT_PC]++;
    if (row->op == FO_OP_NEED && row->arg[0] == FO_ITEM_LONGSHIP)
        fo_rec(s)[FO_REC_LONGSHIP] = fo_ship_count(s, seat, FO_SHIP_LONGSHIP) > 0;
}

/* Once, before the upgrade of a space that has just one (102B). */
static bool offer_instead(fo_state *s, int seat, const mh_frame *act, mh_tale *tale)
{
    bool single = fo_action_spaces[act->arg[FO_ACT_SPACE]].tags >> FO_TAG_UPGRADE1 & 1;
    if (!single || fo_rec(s)[FO_REC_ASKED])
        return false;
    fo_rec(s)[FO_REC_ASKED] = 1;
    return fo_happens(s, seat, FO_MOMENT_SPACE, FO_HOW_INSTEAD, 0, 1, tale);
}

static void run_row(fo_state *s, int seat, mh_frame *act, mh_tale *tale)
{
    const fo_code *row = fo_code_of(act->arg[FO_ACT_SPACE]) + act->arg[FO_ACT_PC];
    bool other_side = row->side && row->side != act->arg[FO_ACT_SIDE];
    if (row->side && !act->arg[FO_ACT_SIDE])
        open_side(s, seat, act);
    else if (other_side || row->op == FO_OP_NEED)
        pass_need(s, seat, act, row);
    else if (row->op == FO_OP_UP && offer_instead(s, seat, act, tale))
        return;
    else if (row->op == FO_OP_IF)
        mh_add(&act->arg[FO_ACT_PC], fo_count(s, seat, row->arg[0]) < row->arg[1] ? 2 : 1);
    else if (row->opt && row->op == FO_OP_PAY)
        open_optional(s, seat, act, row);
    else if (row->op == FO_OP_PAY)
        run_pay(s, seat, act, row, tale);
    else if (row->op == FO_OP_GET)
        run_get(s, seat, act, row, tale);
    else
        run_node(s, seat, act, row, tale);
}

/* What comes before the action itself, by the Vikings placed (FO-COL-01 to FO-COL-04, FO-COL-07,
 * FO-COL-08, FO-RULING-18); FO-COL-02: the card drawn is in the hand when the rows begin. */
static void begin(fo_state *s, int seat, mh_frame *act, mh_tale *tale)
{
    unsigned column = fo_action_spaces[act->arg[FO_ACT_STANDS]].column;
    act->arg[FO_ACT_STAGE] = FO_READY;
    s->free_play = 0;
    if (column == 3)
        fo_draw_card(s, seat, tale);
    else if (column == 4 && fo_rec(s)[FO_REC_VIKINGS] == 4)
        fo_open_free_play(s, seat, false);
}

/* FO-SM-21: what may take the place of the action, then what comes before it. */
static void get_ready(fo_state *s, int seat, mh_frame *act, mh_tale *tale)
{
    uint8_t *rec = fo_rec(s);
    bool single = fo_action_spaces[act->arg[FO_ACT_SPACE]].tags >> FO_TAG_UPGRADE1 & 1;
    if (!rec[FO_REC_STAMP]) {
        rec[FO_REC_STAMP] = FO_TOLD;
        s->die_bonus = 0;
        if (!single)
            fo_happens(s, seat, FO_MOMENT_SPACE, FO_HOW_INSTEAD, 0, 1, tale);
        fo_happens(s, seat, FO_MOMENT_ACT, FO_HOW_INSTEAD, 0, 1, tale);
        return;
    }
    rec[FO_REC_ASKED] = !single;
    act->arg[FO_ACT_STAGE] = FO_CODE;
    if (act->arg[FO_ACT_PC])
        return; /* something else is done */
    fo_happens(s, seat, FO_MOMENT_SPACE, FO_HOW_BEFORE, 0, 1, tale);
    fo_happens(s, seat, FO_MOMENT_ACT, FO_HOW_BEFORE, 0, 1, tale);
}

bool fo_before_check(const fo_state *s)
{
    const mh_frame *act = fo_act_frame_at(s);
    unsigned stamp = fo_rec_at(s)[FO_REC_STAMP];
    return act->arg[FO_ACT_STAGE] < FO_CODE ||
           (act->arg[FO_ACT_STAGE] == FO_CODE && (stamp == FO_TOLD || stamp == FO_OFFERED));
}

/* The card of the fourth column may have brought what a ship costs: it can be bought before the
 * space is looked at (FO-ACT-08, FO-COL-09). */
static bool offer_before(fo_state *s, int seat, const mh_frame *act, mh_tale *tale)
{
    uint8_t *rec = fo_rec(s);
    if (rec[FO_REC_STAMP] != FO_TOLD || !rec[FO_REC_PLAYED] || act->arg[FO_ACT_PC])
        return false;
    rec[FO_REC_STAMP] = FO_OFFERED;
    mh_ask(&s->head, FO_PROMPT_BETWEEN, 1u << seat, 0);
    fo_settle(s, seat, tale);
    return true;
}

/* What came in before the action is not what it brought. */
static void forget_before(fo_state *s)
{
    uint8_t *rec = fo_rec(s);
    if (rec[FO_REC_STAMP] != FO_TOLD && rec[FO_REC_STAMP] != FO_OFFERED)
        return;
    rec[FO_REC_STAMP] = FO_LOOKED_AT;
    rec[FO_REC_WOOD] = rec[FO_REC_STONE] = rec[FO_REC_FISH] = 0;
}

/* The action is over for its cards: what it brought is still to be looked at. */
static void finish(fo_state *s, int seat, mh_frame *act, fo_how_id how, mh_tale *tale)
{
    act->arg[FO_ACT_STAGE]++;
    if (!act->arg[FO_ACT_USED])
        return; /* FO-SM-22: nothing was done */
    fo_happens(s, seat, FO_MOMENT_SPACE, how, 0, 1, tale);
    fo_happens(s, seat, FO_MOMENT_ACT, how, 0, 1, tale);
}

static void leave(fo_state *s, int seat, const mh_frame *act, mh_tale *tale)
{
    bool stands = act->arg[FO_ACT_STANDS] < FO_SPACE_COUNT;
    bool late = stands && fo_option(s, FO_OPTION_COL4_TIMING) == FO_TIMING_BEFORE_OR_AFTER &&
                fo_action_spaces[act->arg[FO_ACT_STANDS]].column == 4 && s->free_play;
    s->free_play = 0;
    mh_done(&s->head);
    memset(fo_rec(s), 0, FO_RECORD);
    if (s->acts)
        s->acts--;
    if (late)
        fo_open_free_play(s, seat, true); /* FO-COL-06, FO-COL-04 */
    else
        fo_after_answer(s, tale); /* a window may have waited below */
}

void fo_step_act(mh_state *st, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    if (fo_work_agenda(s, tale))
        return;
    mh_frame *act = &st->open[st->depth - 1];
    int seat = fo_acting_seat(s);
    unsigned space = act->arg[FO_ACT_SPACE], pc = act->arg[FO_ACT_PC];
    switch (act->arg[FO_ACT_STAGE]) {
    case FO_BEGIN:
        begin(s, seat, act, tale);
        break;
    case FO_READY:
        get_ready(s, seat, act, tale);
        break;
    case FO_CODE:
        if (offer_before(s, seat, act, tale))
            break;
        forget_before(s);
        if ((!pc && !act->arg[FO_ACT_SIDE] && !fo_usable(s, seat, space)) ||
            pc >= fo_action_spaces[space].code_count)
            act->arg[FO_ACT_STAGE] = FO_USE; /* FO-SM-22, FO-RULING-28 */
        else
            run_row(s, seat, act, tale);
        break;
    case FO_USE:
        finish(s, seat, act, FO_HOW_USE, tale);
        break;
    case FO_CLOSE:
        finish(s, seat, act, FO_HOW_AFTER, tale);
        break;
    default:
        leave(s, seat, act, tale);
    }
}
