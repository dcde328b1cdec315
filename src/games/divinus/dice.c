/* dice.c - rolling, setting, refreshing, reactivating and putting away dice (DV-DICE-04). */
#include "state.h"

/* Modes of the question `set`: any face, a face equal to another die's, one step (DV-RS-404). */
enum { SET_ANY, SET_EQUAL, SET_NUDGE };

static mh_action done_action(void) { return mh_act(DV_VERB_DONE, 0, 0, 0); }

/* ---- chance ----------------------------------------------------------------------- */

/* The dice of the set are rolled, one after the other (DV-RNG-02). */
void dv_roll(dv_state *s, unsigned seat, unsigned dice)
{
    dice &= 0x3f; /* a token die is never rolled (DV-TOK-06) */
    if (!dice)
        return;
    mh_frame *f = mh_ask(&s->head, DV_PROMPT_ROLL, 1u << MH_CHANCE, seat);
    f->arg[1] = (uint8_t)dice;
}

uint32_t dv_legal_roll(const mh_state *st, int seat, mh_action *out)
{
    MH_CHECK(mh_top(st)->arg[1]); /* a frame with nothing left to roll is closed */
    unsigned die = dv_lowest(mh_top(st)->arg[1]);
    (void)seat;
    for (unsigned i = 0; i < DV_SIDES; i++)
        out[i] = mh_act(DV_VERB_ROLL, die, i, 0);
    return DV_SIDES;
}

const char *dv_why_roll(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    bool ok = mh_verb_of(a) == DV_VERB_ROLL && mh_arg(a, 0) == dv_lowest(mh_top(st)->arg[1]) &&
              mh_arg(a, 1) < DV_SIDES;
    return ok ? NULL : "DV-RNG-02";
}

void dv_apply_roll(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned owner = f->arg[0], die = mh_arg(a, 0), side = mh_arg(a, 1);
    MH_CHECK(f->arg[1] >> die & 1);
    (void)seat;
    s->die_up[owner][die] = (uint8_t)side;
    mh_tell(tale, DV_EVENT_ROLLED, MH_ALL, owner, die, s->face[owner][die][side], 0);
    f->arg[1] &= (uint8_t) ~(1u << die);
    if (!f->arg[1])
        mh_done(st);
}

/* ---- places of dice ----------------------------------------------------------------- */

void dv_use(dv_state *s, unsigned seat, unsigned die, unsigned where) /* DV-DICE-02 */
{
    MH_CHECK(s->die_at[seat][die] == DV_ACTIVE);
    s->die_at[seat][die] = (uint8_t)where;
}

void dv_take_back(dv_state *s, unsigned seat, unsigned die) { s->die_at[seat][die] = DV_ACTIVE; }

/* Dice on the board, token die included; those in the box are out of reach (DV-DICE-10). */
unsigned dv_used_dice(const dv_state *s, unsigned seat)
{
    unsigned set = 0;
    for (unsigned d = 0; d < DV_DICE; d++)
        set |= (unsigned)(s->die_at[seat][d] != DV_ACTIVE && s->die_at[seat][d] != DV_BOX) << d;
    return set;
}

/* ---- reroll: arg[1] = how many at most ------------------------------------------------ */

uint32_t dv_legal_reroll(const mh_state *st, int seat, mh_action *out)
{
    unsigned active = dv_active_dice(dv_const(st), (unsigned)seat) & 0x3f,
             most = mh_top(st)->arg[1];
    uint32_t n = 0;
    out[n++] = done_action();
    for (unsigned set = 1; set < 64; set++)
        if (!(set & ~active) && dv_count(set) <= most)
            out[n++] = mh_act(DV_VERB_REROLL, set, 0, 0);
    return n;
}

const char *dv_why_reroll(const mh_state *st, int seat, mh_action a)
{
    unsigned active = dv_active_dice(dv_const(st), (unsigned)seat) & 0x3f, set = mh_arg(a, 0);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    bool ok = mh_verb_of(a) == DV_VERB_REROLL && set && !(set & ~active) &&
              dv_count(set) <= mh_top(st)->arg[1];
    return ok ? NULL : "DV-LANG-03";
}

void dv_apply_reroll(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_REROLL)
        dv_roll(dv_of(st), (unsigned)seat, mh_arg(a, 0));
}

/* ---- set: arg[1] = how many, arg[2] = dice done, arg[3] = mode --------------------------- */

static uint16_t face_values(const dv_state *s, unsigned seat, unsigned die, unsigned side)
{
    unsigned face = s->face[seat][die][side], set = 0;
    if (face < DV_PLAIN)
        return (uint16_t)(2u << face);
    const dv_dice_sticker_row *on = &dv_dice_stickers[face - DV_PLAIN];
    for (unsigned i = 0; i < on->values_n; i++)
        if (dv_codes[on->values + i].op == DV_OP_NUM)
            set |= 1u << dv_codes[on->values + i].arg[0];
    return (uint16_t)set; /* god power values do not count here */
}

/* Values that the other active dice show; a token die counts with both of its own (DV-TOK-06). */
static unsigned others_values(const dv_state *s, unsigned seat, unsigned die)
{
    unsigned set = 0;
    for (unsigned d = 0; d < DV_DICE; d++)
        if (d != die && s->die_at[seat][d] == DV_ACTIVE)
            set |= d == DV_TOKEN ? dv_die_values(s, seat, d)
                                 : face_values(s, seat, d, s->die_up[seat][d]);
    return set;
}

static const char *why_side(const dv_state *s, unsigned seat, unsigned die, unsigned side,
                            unsigned mode)
{
    if (die >= DV_TOKEN || s->die_at[seat][die] != DV_ACTIVE || s->die_up[seat][die] == side)
        return "DV-DICE-04";
    unsigned now = face_values(s, seat, die, s->die_up[seat][die]);
    unsigned then = face_values(s, seat, die, side);
    if (mode == SET_EQUAL && !(then & others_values(s, seat, die)))
        return "DV-LANG-03";
    return mode == SET_NUDGE && !(then & (now << 1 | now >> 1)) ? "DV-RS-404" : NULL;
}

bool dv_can_nudge(const dv_state *s, unsigned seat)
{
    for (unsigned i = 0; i < 6 * DV_SIDES; i++)
        if (!why_side(s, seat, i / DV_SIDES, i % DV_SIDES, SET_NUDGE))
            return true;
    return false;
}

uint32_t dv_legal_set(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    if (f->arg[3] != SET_NUDGE)
        out[n++] = done_action();
    for (unsigned i = 0; i < 6 * DV_SIDES; i++)
        if (!(f->arg[2] >> i / DV_SIDES & 1) &&
            !why_side(dv_const(st), (unsigned)seat, i / DV_SIDES, i % DV_SIDES, f->arg[3]))
            out[n++] = mh_act(DV_VERB_SET, i / DV_SIDES, i % DV_SIDES, 0);
    return n;
}

const char *dv_why_set(const mh_state *st, int seat, mh_action a)
{
    const mh_frame *f = mh_top(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return f->arg[3] == SET_NUDGE ? "DV-RS-404" : NULL;
    if (mh_verb_of(a) != DV_VERB_SET || mh_arg(a, 0) >= DV_TOKEN || mh_arg(a, 1) >= DV_SIDES ||
        f->arg[2] >> mh_arg(a, 0) & 1)
        return "DV-DICE-04";
    return why_side(dv_const(st), (unsigned)seat, mh_arg(a, 0), mh_arg(a, 1), f->arg[3]);
}

/* One of n is done: ask again, or close the question. */
static void count_down(dv_state *s)
{
    MH_CHECK(s->head.depth && s->head.open[s->head.depth - 1].arg[1]);
    mh_frame *f = &s->head.open[s->head.depth - 1];
    if (--f->arg[1])
        dv_again(s);
    else
        mh_done(&s->head);
}

void dv_apply_set(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned die = mh_arg(a, 0), side = mh_arg(a, 1);
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    s->die_up[seat][die] = (uint8_t)side;
    mh_tell(tale, DV_EVENT_ROLLED, MH_ALL, (unsigned)seat, die, s->face[seat][die][side], 0);
    st->open[st->depth - 1].arg[2] |= (uint8_t)(1u << die);
    count_down(s);
}

/* ---- refresh: arg[1] = how many, arg[2] = dice that may not be taken ------------------------ */

static unsigned returnable(const mh_state *st, int seat)
{
    return dv_used_dice(dv_const(st), (unsigned)seat) & ~(unsigned)mh_top(st)->arg[2];
}

uint32_t dv_legal_refresh(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    out[n++] = done_action();
    for (unsigned rest = returnable(st, seat); rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_REFRESH, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_refresh(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    if (mh_verb_of(a) != DV_VERB_REFRESH || mh_arg(a, 0) >= DV_DICE)
        return "DV-DICE-04";
    if (mh_top(st)->arg[2] >> mh_arg(a, 0) & 1)
        return "DV-DICE-07";
    return returnable(st, seat) >> mh_arg(a, 0) & 1 ? NULL : "DV-DICE-04";
}

void dv_apply_refresh(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned die = mh_arg(a, 0), me = (unsigned)seat;
    (void)tale;
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    count_down(s);
    dv_take_back(s, me, die);
    dv_fill_up(s); /* DV-REFILL-04 */
    dv_roll(s, me, 1u << die);
}

/* ---- reactivate: arg[1] = how many, arg[2] = dice that may not be taken --------------------- */

static bool may_show(const dv_state *s, unsigned seat, unsigned die, unsigned side)
{
    if (die == DV_TOKEN ||
        dv_option(s, DV_OPTION_REACTIVATE_MODE) == DV_REACTIVATE_KEEP) /* DV-DICE-05 */
        return side == s->die_up[seat][die];
    return side < DV_SIDES;
}

uint32_t dv_legal_react(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    out[n++] = done_action();
    for (unsigned rest = returnable(st, seat); rest; rest &= rest - 1)
        for (unsigned side = 0; side < DV_SIDES; side++)
            if (may_show(s, (unsigned)seat, dv_lowest(rest), side))
                out[n++] = mh_act(DV_VERB_REACT, dv_lowest(rest), side, 0);
    return n;
}

const char *dv_why_react(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned die = mh_arg(a, 0);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    if (mh_verb_of(a) != DV_VERB_REACT || die >= DV_DICE)
        return "DV-DICE-04";
    if (mh_top(st)->arg[2] >> die & 1)
        return "DV-DICE-07";
    if (!(returnable(st, seat) >> die & 1))
        return "DV-DICE-04";
    return may_show(s, (unsigned)seat, die, mh_arg(a, 1)) ? NULL : "DV-DICE-05";
}

void dv_apply_react(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned die = mh_arg(a, 0), side = mh_arg(a, 1), me = (unsigned)seat;
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    count_down(s);
    dv_take_back(s, me, die);
    s->die_up[me][die] = (uint8_t)side;
    if (die != DV_TOKEN)
        mh_tell(tale, DV_EVENT_ROLLED, MH_ALL, me, die, s->face[me][die][side], 0);
    dv_fill_up(s);
}

/* ---- tire: exactly arg[1] active dice go to the used-dice area ------------------------------ */

uint32_t dv_legal_tire(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned rest = dv_active_dice(dv_const(st), (unsigned)seat); rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_TIRE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_tire(const mh_state *st, int seat, mh_action a)
{
    bool ok = mh_verb_of(a) == DV_VERB_TIRE && mh_arg(a, 0) < DV_DICE &&
              dv_active_dice(dv_const(st), (unsigned)seat) >> mh_arg(a, 0) & 1;
    return ok ? NULL : "DV-DICE-01";
}

void dv_apply_tire(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)tale;
    dv_use(s, (unsigned)seat, mh_arg(a, 0), DV_USED);
    count_down(s);
}
