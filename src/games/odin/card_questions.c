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
            if (lay_fits(fo_at(st), seat, f, a))
                out[n++] = a;
        }
    out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_say_no_lay(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_PLACE)
        return "FO-SM-20";
    return lay_fits(fo_at(st), seat, mh_top(st), a) ? NULL : "FO-PLACE-05";
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

/* ---- 78B Traveling Merchant: tiles turned over either way, which is no upgrade
 * --------------------- */

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

/* arg[0] tiles left, arg[1] the first good still to be looked at */
static unsigned turned(const fo_state *s, unsigned good)
{
    if (fo_goods[good].vp_in_supply)
        return fo_option(s, FO_OPT_FLIP_ANIMALS) ? turned_animal(good) : MH_NONE;
    if (fo_goods[good].colour == FO_COLOUR_ORANGE || fo_goods[good].colour == FO_COLOUR_GREEN)
        return fo_goods[good].upgrades_to;
    for (unsigned below = 0; below < FO_GOODS; below++)
        if (fo_goods[below].upgrades_to == good && !fo_goods[below].vp_in_supply &&
            fo_goods[below].colour != FO_COLOUR_RED)
            return below;
    return MH_NONE;
}

static bool may_turn(const fo_state *s, int seat, const mh_frame *f, unsigned good)
{
    return good < FO_GOODS && good >= f->arg[1] && fo_has(s, seat, good) &&
           turned(s, good) != MH_NONE;
}

uint32_t fo_legal_flip(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned good = 0; good < FO_GOODS; good++)
        if (may_turn(fo_at(st), seat, mh_top(st), good))
            out[n++] = mh_act(FO_VERB_UPGRADE, good, 0, 0);
    out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_say_no_flip(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_UPGRADE)
        return "FO-SM-20";
    return may_turn(fo_at(st), seat, mh_top(st), mh_arg(a, 0)) ? NULL : "FO-UPG-02";
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
    f->arg[1] = (uint8_t)good; /* in rising order, so that nothing is counted twice */
    if (!--f->arg[0])
        mh_done(st);
    fo_pay(s, seat, good, 1, tale);
    fo_gain(s, seat, to, 1, tale);
}
