/* feast.c - serving the banquet table from left to right, and the penalties for what
 * stays empty (FO-FEAST, FO-SM-17). One player after the other, each alone (FO-FEAST-14). */
#include <string.h>

#include "clauses.h"

/* The frame: first square not dealt with, squares to serve, colour of the tile just left
 * of it, food types that lie lengthwise (two bytes), squares left empty. */
enum { AT, SQUARES, BESIDE, LENGTHWISE, LENGTHWISE_HIGH, GAPS };
enum { NO_FOOD, ORANGE, RED };
enum { SECOND_PEAS = 0x40, PLEDGE = 0x80 }; /* of LENGTHWISE_HIGH: 186A, 160a */

/* FO-FEAST-01, FO-FEAST-02, FO-SOLO-12 */
unsigned fo_squares_to_serve(const fo_state *s, int seat)
{
    unsigned covered = 2 * fo_emigrations(s, seat), vikings = fo_vikings(s); /* FO-EMI-04 */
    return vikings > covered ? vikings - covered : 0;
}

/* 160a: a clause of the feast that its owner may fulfil by a promise. */
static bool during_feast(const fo_state *s, int seat)
{
    for (unsigned i = fo_clauses_of[FO_MOMENT_PHASE]; i < fo_clauses_of[FO_MOMENT_PHASE + 1]; i++) {
        const fo_clause *c = &fo_clauses[i];
        if (c->how == FO_HOW_DURING && c->what >> FO_PHASE_FEAST & 1 && c->turn == FO_TURN_NOW &&
            fo_card_in(s->played[seat], c->card))
            return true;
    }
    return false;
}

void fo_open_feast(fo_state *s, int seat, mh_tale *tale)
{
    memcpy(s->outer_table, s->table, FO_TABLE); /* 5A inside of a feast */
    for (unsigned i = 0; i < FO_TABLE; i++)
        s->table[i] = MH_NONE;
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_FEAST, 1u << seat, 0);
    f->arg[SQUARES] = (uint8_t)fo_squares_to_serve(s, seat);
    mh_tell(tale, FO_EVENT_FEASTS, MH_ALL, (unsigned)seat, f->arg[SQUARES], 0, 0);
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_START, FO_PHASE_FEAST, 1, tale);
    if (during_feast(s, seat))
        mh_ask(&s->head, FO_PROMPT_PLEDGE, 1u << seat, 0);
    fo_after_answer(s, tale);
}

/* FO-SM-26: no mead will be served, and what that earns comes at once. */
uint32_t fo_legal_pledge(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(FO_VERB_TAKE, 0, 0, 0);
    out[1] = mh_act(FO_VERB_SKIP, 0, 0, 0);
    return 2;
}

const char *fo_why_pledge(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == FO_VERB_TAKE || mh_verb_of(a) == FO_VERB_SKIP ? NULL : "FO-SM-26";
}

void fo_apply_pledge(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_SKIP)
        return;
    fo_happens(fo_of(st), seat, FO_MOMENT_PHASE, FO_HOW_DURING, FO_PHASE_FEAST, 1, tale);
    st->open[st->depth - 1].arg[LENGTHWISE_HIGH] |= PLEDGE;
}

unsigned fo_feast_left(const mh_frame *f) { return (unsigned)(f->arg[SQUARES] - f->arg[AT]); }

bool fo_feast_idle(const fo_state *s, int seat)
{
    const mh_frame *f = mh_top(&s->head);
    (void)seat;
    return f->arg[AT] >= f->arg[SQUARES];
}

/* FO-FEAST-09 to FO-FEAST-11; the table is cleared when cards have looked at it. */
void fo_close_feast(fo_state *s, int seat, mh_tale *tale)
{
    const mh_frame *f = mh_top(&s->head);
    int empty = f->arg[GAPS] + f->arg[SQUARES] - f->arg[AT];
    bool pledged = f->arg[LENGTHWISE_HIGH] & PLEDGE;
    mh_add(&s->penalties[seat], empty); /* FO-COMP-14, FO-RULING-01 */
    mh_done(&s->head);
    mh_ask(&s->head, FO_PROMPT_FEAST_OVER, 0, (unsigned)seat);
    if (!pledged)
        fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_DURING, FO_PHASE_FEAST, 1, tale);
    fo_happens(s, seat, FO_MOMENT_PHASE, FO_HOW_AFTER, FO_PHASE_FEAST, 1, tale);
    if (empty)
        mh_tell(tale, FO_EVENT_PENALTIES, MH_ALL, (unsigned)seat, (unsigned)empty, 0, 0);
}

/* The food goes to the general supply (FO-FEAST-10); a feast that was interrupted goes on. */
void fo_step_feast_over(mh_state *st, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    if (fo_work_agenda(s, tale))
        return;
    mh_done(st);
    memcpy(s->table, s->outer_table, FO_TABLE);
    memset(s->outer_table, MH_NONE, FO_TABLE);
    fo_after_answer(s, tale);
}

/* FO-FEAST-08: plain and pregnant animals are one type. */
static unsigned food_type(unsigned item)
{
    if (item == FO_ITEM_SHEEP_PREGNANT)
        return FO_ITEM_SHEEP;
    return item == FO_ITEM_CATTLE_PREGNANT ? FO_ITEM_CATTLE : item;
}

static unsigned colour_of(unsigned item)
{
    if (item == FO_ITEM_SILVER)
        return NO_FOOD;
    return fo_goods[item].colour == FO_COLOUR_ORANGE ? ORANGE : RED;
}

/* FO-FEAST-04, FO-FEAST-13 */
static unsigned food_width(unsigned item, unsigned stance)
{
    if (item == FO_ITEM_SILVER)
        return 1;
    return stance == FO_STANCE_HORIZONTAL ? fo_goods[item].w : fo_goods[item].h;
}

static bool is_food(unsigned item) /* FO-FEAST-03 */
{
    return item == FO_ITEM_SILVER || (item < FO_GOODS && fo_goods[item].colour <= FO_COLOUR_RED);
}

static bool is_square(unsigned item)
{
    return item == FO_ITEM_SILVER || fo_goods[item].w == fo_goods[item].h;
}

static const char *why_serve(const fo_state *s, int seat, const mh_frame *f, unsigned item,
                             unsigned stance)
{
    unsigned lengthwise = f->arg[LENGTHWISE] | (unsigned)f->arg[LENGTHWISE_HIGH] << 8;
    if (!is_food(item))
        return "FO-FEAST-03";
    if (!fo_has(s, seat, item))
        return "FO-ACT-06";
    if (stance > FO_STANCE_VERTICAL || (stance == FO_STANCE_VERTICAL && is_square(item)))
        return "FO-FEAST-04"; /* a square is named one way only */
    if (f->arg[AT] + food_width(item, stance) > f->arg[SQUARES])
        return "FO-FEAST-05";
    if (f->arg[BESIDE] && colour_of(item) == f->arg[BESIDE])
        return "FO-FEAST-06";
    if (item == FO_ITEM_MEAD && f->arg[LENGTHWISE_HIGH] & PLEDGE)
        return "FO-SM-26"; /* 160a has been paid */
    bool second_peas = item == FO_ITEM_PEAS && !(f->arg[LENGTHWISE_HIGH] & SECOND_PEAS) &&
                       fo_has_rule(s, seat, FO_TERM_RULE_TWO_PEAS);
    if (stance == FO_STANCE_HORIZONTAL && !is_square(item) && lengthwise >> food_type(item) & 1 &&
        !second_peas)
        return "FO-FEAST-07"; /* FO-DIFF-01 */
    return NULL;
}

uint32_t fo_legal_feast(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    uint32_t n = fo_list_anytime(s, seat, out, 0);
    for (unsigned item = 0; item <= FO_ITEM_SILVER; item++)
        for (unsigned stance = 0; s->stock[seat][item] && stance <= FO_STANCE_VERTICAL; stance++)
            if (!why_serve(s, seat, f, item, stance))
                out[n++] = mh_act(FO_VERB_SERVE, item, stance, 0);
    if (f->arg[AT] < f->arg[SQUARES])
        out[n++] = mh_act(FO_VERB_GAP, 0, 0, 0);
    out[n++] = mh_act(FO_VERB_END_FEAST, 0, 0, 0);
    return n;
}

const char *fo_why_feast(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    switch (mh_verb_of(a)) {
    case FO_VERB_SERVE:
        return why_serve(s, seat, f, mh_arg(a, 0), mh_arg(a, 1));
    case FO_VERB_GAP:
        return f->arg[AT] < f->arg[SQUARES] ? NULL : "FO-FEAST-05";
    case FO_VERB_END_FEAST:
        return NULL;
    default:
        return fo_why_anytime(s, seat, a);
    }
}

static void serve(fo_state *s, int seat, unsigned item, unsigned stance, mh_tale *tale)
{
    mh_frame *f = &s->head.open[s->head.depth - 1];
    unsigned width = food_width(item, stance);
    fo_change(&s->stock[seat][item], -1); /* FO-FEAST-10 */
    for (unsigned i = 0; i < width; i++)
        s->table[f->arg[AT] + i] = (uint8_t)item;
    f->arg[AT] = (uint8_t)(f->arg[AT] + width);
    f->arg[BESIDE] = (uint8_t)colour_of(item);
    if (stance == FO_STANCE_HORIZONTAL && !is_square(item)) {
        unsigned type = food_type(item), bit = 1u << type % 8;
        if (f->arg[LENGTHWISE + type / 8] & bit)
            f->arg[LENGTHWISE_HIGH] |= SECOND_PEAS;
        f->arg[LENGTHWISE + type / 8] |= (uint8_t)bit;
    }
    mh_tell(tale, FO_EVENT_SERVES, MH_ALL, (unsigned)seat, item, stance, 0);
    fo_happens(s, seat, FO_MOMENT_PLACE, (fo_how_id)FO_GROUND_BANQUET, food_type(item), 1,
               tale); /* FO-FEAST-16 */
}

void fo_apply_feast(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    switch (mh_verb_of(a)) {
    case FO_VERB_SERVE:
        serve(s, seat, mh_arg(a, 0), mh_arg(a, 1), tale);
        break;
    case FO_VERB_GAP:
        f->arg[AT]++;
        f->arg[GAPS]++;
        f->arg[BESIDE] = NO_FOOD;
        break;
    case FO_VERB_END_FEAST:
        fo_close_feast(s, seat, tale);
        break;
    default:
        fo_do_anytime(s, seat, a, tale);
    }
}
