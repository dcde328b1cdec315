/* card_questions.c - cards that ask a question of their own. Who asks it stands in cards.c. */
#include "clauses.h"

/* ---- 9A Ore Boatman, 172C Fish Cook: goods that must be placed at once --------------------
 * arg[0] piece, arg[1] how many, arg[2] houses instead of boards */

static bool lay_fits(const fo_state *s, int seat, const mh_frame *f, mh_action a)
{
    bool house = mh_arg(a, 1) >= FO_PLACE_STONE_HOUSE_1;
    if (mh_arg(a, 0) != f->arg[0] || house != (f->arg[2] != 0))
        return false;
    fo_state with = *s; /* as if it lay in the supply */
    with.stock[seat][f->arg[0]]++;
    return !fo_why_place(&with, seat, a);
}

uint32_t fo_legal_lay(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    for (unsigned place = 0; place < FO_PLACE_COUNT; place++)
        for (unsigned o = 0; o < 2; o++) {
            mh_action a = mh_act(FO_VERB_PLACE, f->arg[0], place, o);
            if (lay_fits(fo_const(st), seat, f, a))
                out[n++] = a;
        }
    out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_lay(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_PLACE)
        return "FO-SM-20";
    return lay_fits(fo_const(st), seat, mh_top(st), a) ? NULL : "FO-PLACE-05";
}

void fo_apply_lay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    (void)tale;
    if (mh_verb_of(a) == FO_VERB_STOP || !--f->arg[1])
        mh_done(st);
    if (mh_verb_of(a) == FO_VERB_STOP)
        return;
    fo_change(&s->stock[seat][mh_arg(a, 0)], 1);
    fo_do_place(s, seat, a);
}

/* ---- 78B Traveling Merchant: tiles turned over either way, which is no upgrade -------------- */

static unsigned turned_animal(unsigned good)
{
    switch (good) {
    case FO_ITEM_SHEEP:
        return FO_ITEM_SHEEP_PREGNANT;
    case FO_ITEM_SHEEP_PREGNANT:
        return FO_ITEM_SHEEP;
    case FO_ITEM_CATTLE:
        return FO_ITEM_CATTLE_PREGNANT;
    default:
        return FO_ITEM_CATTLE;
    }
}

/* What a tile shows when it is turned, or MH_NONE. */
static unsigned turned(const fo_state *s, unsigned good)
{
    if (fo_goods[good].vp_in_supply)
        return fo_option(s, FO_OPTION_FLIP_ANIMALS) ? turned_animal(good) : MH_NONE;
    if (fo_goods[good].colour == FO_COLOUR_ORANGE || fo_goods[good].colour == FO_COLOUR_GREEN)
        return fo_goods[good].upgrades_to;
    for (unsigned below = 0; below < FO_GOODS; below++)
        if (fo_goods[below].upgrades_to == good && !fo_goods[below].vp_in_supply &&
            fo_goods[below].colour != FO_COLOUR_RED)
            return below;
    return MH_NONE;
}

/* arg[0] tiles left; arg[1..5] what was turned, 6 bits each: the good plus one, in falling order.
 * Of 7 tiles the last ends the node, so 6 are enough. */
enum { TURNED_MOST = 6, TURNED_BITS = 6 };

typedef struct turned_list {
    uint8_t good[TURNED_MOST + 1]; /* plus one; 0: no more */
} turned_list;

static turned_list read_turned(const mh_frame *f)
{
    turned_list t = {{0}};
    uint64_t x = 0;
    for (unsigned i = 5; i >= 1; i--)
        x = x << 8 | f->arg[i];
    for (unsigned i = 0; i < TURNED_MOST; i++)
        t.good[i] = x >> TURNED_BITS * i & ((1u << TURNED_BITS) - 1);
    return t;
}

static void write_turned(mh_frame *f, const turned_list *t)
{
    uint64_t x = 0;
    for (unsigned i = TURNED_MOST; i-- > 0;)
        x = x << TURNED_BITS | t->good[i];
    for (unsigned i = 1; i <= 5; i++, x >>= 8)
        f->arg[i] = (uint8_t)x;
}

static void note_turned(mh_frame *f, unsigned good)
{
    turned_list t = read_turned(f);
    unsigned i = TURNED_MOST;
    for (; i && t.good[i - 1] <= good; i--)
        t.good[i] = t.good[i - 1];
    t.good[i] = (uint8_t)(good + 1);
    write_turned(f, &t);
}

void fo_forget_turned(const fo_state *s, mh_frame *f, unsigned good, unsigned n)
{
    turned_list t = read_turned(f);
    unsigned kept = 0;
    for (unsigned i = 0; i < TURNED_MOST && t.good[i]; i++)
        if (!n || turned(s, t.good[i] - 1u) != good)
            t.good[kept++] = t.good[i];
        else
            n--;
    while (kept < TURNED_MOST)
        t.good[kept++] = 0;
    write_turned(f, &t);
}

/* A tile is turned once: those that show this side because they were turned here stay. */
static bool may_turn(const fo_state *s, int seat, const mh_frame *f, unsigned good)
{
    unsigned here = 0;
    if (good >= FO_GOODS || !fo_has(s, seat, good) || turned(s, good) == MH_NONE)
        return false;
    turned_list t = read_turned(f);
    for (unsigned i = 0; i < TURNED_MOST && t.good[i]; i++)
        here += turned(s, t.good[i] - 1u) == good;
    return fo_has(s, seat, good) > here;
}

uint32_t fo_legal_flip(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned good = 0; good < FO_GOODS; good++)
        if (may_turn(fo_const(st), seat, mh_top(st), good))
            out[n++] = mh_act(FO_VERB_UPGRADE, good, 0, 0);
    out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_flip(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_UPGRADE)
        return "FO-SM-20";
    return may_turn(fo_const(st), seat, mh_top(st), mh_arg(a, 0)) ? NULL : "FO-CARD-78";
}

void fo_apply_flip(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned good = mh_arg(a, 0), to = turned(s, good);
    if (mh_verb_of(a) == FO_VERB_STOP) {
        mh_done(st);
        return;
    }
    f->arg[0]--;
    note_turned(f, good);
    fo_hand_over(s, seat, good, 1, tale);
    fo_gain(s, seat, to, 1, tale);
}
