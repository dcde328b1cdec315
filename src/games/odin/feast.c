/* feast.c - serving the banquet table from left to right, and the penalties for what
 * stays empty (FO-FEAST, FO-SM-17). One player after the other, each alone (FO-FEAST-14). */
#include "state.h"

/* The frame: first square not dealt with, squares to serve, colour of the tile just left
 * of it, food types that lie lengthwise (two bytes), squares left empty. */
enum { AT, SQUARES, BESIDE, LENGTHWISE, LENGTHWISE_HIGH, GAPS };
enum { NO_FOOD, ORANGE, RED };

/* FO-FEAST-01, FO-FEAST-02, FO-SOLO-12 */
unsigned fo_squares_to_serve(const fo_state *s, int seat)
{
    unsigned covered = 2 * fo_emigrations(s, seat), vikings = fo_vikings(s); /* FO-EMI-04 */
    return vikings > covered ? vikings - covered : 0;
}

void fo_open_feast(fo_state *s, int seat, mh_tale *tale)
{
    for (unsigned i = 0; i < FO_TABLE; i++)
        s->table[i] = MH_NONE;
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_FEAST, 1u << seat, 0);
    f->arg[SQUARES] = (uint8_t)fo_squares_to_serve(s, seat);
    fo_settle(s, seat, tale);
}

bool fo_feast_idle(const fo_state *s, int seat)
{
    const mh_frame *f = mh_top(&s->head);
    (void)seat;
    return f->arg[AT] >= f->arg[SQUARES];
}

/* FO-FEAST-09 to FO-FEAST-11; the window itself is closed by its caller. */
void fo_close_feast(fo_state *s, int seat, mh_tale *tale)
{
    const mh_frame *f = mh_top(&s->head);
    int empty = f->arg[GAPS] + f->arg[SQUARES] - f->arg[AT];
    mh_add(&s->penalties[seat], empty); /* FO-COMP-14, FO-RULING-01 */
    for (unsigned i = 0; i < FO_TABLE; i++)
        s->table[i] = MH_NONE;
    if (empty)
        mh_tell(tale, FO_EVENT_PENALTIES, MH_ALL, (unsigned)seat, (unsigned)empty, 0, 0);
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
unsigned fo_food_width(unsigned item, unsigned stance)
{
    if (item == FO_ITEM_SILVER)
        return 1;
    return stance == FO_STANCE_HORIZONTAL ? fo_goods[item].w : fo_goods[item].h;
}

bool fo_is_food(unsigned item) /* FO-FEAST-03 */
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
    if (!fo_is_food(item))
        return "FO-FEAST-03";
    if (!fo_has(s, seat, item))
        return "FO-ACT-06";
    if (stance > FO_STANCE_VERTICAL || (stance == FO_STANCE_VERTICAL && is_square(item)))
        return "FO-FEAST-04"; /* a square is named one way only */
    if (f->arg[AT] + fo_food_width(item, stance) > f->arg[SQUARES])
        return "FO-FEAST-05";
    if (f->arg[BESIDE] && colour_of(item) == f->arg[BESIDE])
        return "FO-FEAST-06";
    if (stance == FO_STANCE_HORIZONTAL && !is_square(item) && lengthwise >> food_type(item) & 1)
        return "FO-FEAST-07"; /* FO-DIFF-01 */
    return NULL;
}

uint32_t fo_legal_feast(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_at(st);
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

const char *fo_say_no_feast(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_at(st);
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
    unsigned width = fo_food_width(item, stance);
    fo_change(&s->stock[seat][item], -1); /* FO-FEAST-10 */
    for (unsigned i = 0; i < width; i++)
        s->table[f->arg[AT] + i] = (uint8_t)item;
    f->arg[AT] = (uint8_t)(f->arg[AT] + width);
    f->arg[BESIDE] = (uint8_t)colour_of(item);
    if (stance == FO_STANCE_HORIZONTAL && !is_square(item)) {
        unsigned type = food_type(item);
        f->arg[LENGTHWISE + type / 8] |= (uint8_t)(1u << type % 8);
    }
    mh_tell(tale, FO_EVENT_SERVES, MH_ALL, (unsigned)seat, item, stance, 0);
    fo_at_moment(s, seat, FO_MOMENT_PLACE, FO_AFTER, item); /* FO-FEAST-16 */
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
        mh_done(st);
        return;
    default:
        fo_do_anytime(s, seat, a, tale);
        return;
    }
    fo_settle(s, seat, tale);
}
