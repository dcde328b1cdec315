/* death.c - rules BR-DEATH-*: who would die, who is saved, and the way to Valhalla. */
#include <string.h>

#include "state.h"

enum { ARG_CAUSE, ARG_FROM, ARG_LAND, ARG_OWNER, ARG_ASKED };
enum { ASKED_NOTHING, ASKED_WITCH, ASKED_ALL };

void br_fate(br_state *s, unsigned seat, unsigned unit)
{
    if (unit == BR_UNIT_WARRIOR)
        mh_add(&s->fated_warriors[seat], 1);
    else
        s->fated[seat] |= (uint8_t)(1u << br_figure_of(s, seat, unit));
}

/* Everything the seat has in a province and its fjord (BR-BOARD-08). */
void br_fate_area(br_state *s, unsigned seat, unsigned land)
{
    unsigned area = br_area(land);
    s->fated_warriors[seat] = s->warriors[seat][land];
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (area >> s->figure[seat][f] & 1)
            s->fated[seat] |= (uint8_t)(1u << f);
}

/* BR-DEATH-01, BR-DEATH-02: together, after all owners have decided. */
void br_begin_death(br_state *s, unsigned cause, unsigned from, unsigned land)
{
    mh_frame *f = mh_ask(&s->head, BR_PROMPT_DYING, 0, cause);
    f->arg[ARG_FROM] = (uint8_t)from;
    f->arg[ARG_LAND] = (uint8_t)land;
}

/* BR-DEATH-06: figures of one type go to Valhalla (BR-FIG-05); dragons pay for ships. */
void br_bury(br_state *s, unsigned seat, unsigned unit, unsigned n, unsigned from, mh_tale *tale)
{
    for (unsigned i = 0; i < n; i++)
        br_move(s, seat, unit, from, BR_SPOT_VALHALLA);
    mh_add(&s->slain[seat], (int)n);
    mh_tell(tale, BR_EVENT_DIED, MH_ALL, seat, unit, n, from);
    if (br_is_ship(unit)) /* BR-UC-04 */
        br_gain(s, seat, n * br_dragon_glory(s, seat), BR_SCORE_SC_DRAGONS, tale);
}

static void die(br_state *s, unsigned seat, unsigned land, mh_tale *tale)
{
    if (s->fated_warriors[seat])
        br_bury(s, seat, BR_UNIT_WARRIOR, s->fated_warriors[seat], land, tale);
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (s->fated[seat] >> f & 1)
            br_bury(s, seat, br_unit_of(s, seat, f), 1, s->figure[seat][f], tale);
    s->fated_warriors[seat] = s->fated[seat] = 0;
}

/* BR-DEATH-04, BR-DEATH-07, BR-RAG-08 */
static bool may_flee(const br_state *s, const mh_frame *f, unsigned seat)
{
    unsigned witch = s->fated[seat] ? br_witch_of(s, seat) : MH_NONE;
    unsigned cause = f->arg[ARG_CAUSE];
    if (witch == MH_NONE || !(s->fated[seat] >> witch & 1) || f->arg[ARG_ASKED] != ASKED_NOTHING)
        return false;
    if (cause == BR_DEATH_RAGNAROK && br_option(s, BR_OPTION_WITCH) == BR_OPT_WITCH_BATTLE)
        return false;
    return s->figure[seat][witch] != BR_SPOT_YGGDRASIL;
}

/* BR-DEATH-03 */
static bool may_save(const br_state *s, const mh_frame *f, unsigned seat)
{
    return f->arg[ARG_CAUSE] != BR_DEATH_SACRIFICE && f->arg[ARG_ASKED] != ASKED_ALL &&
           s->rage[seat] && (s->fated[seat] || s->fated_warriors[seat]) && br_protects(s, seat);
}

void br_step_dying(mh_state *st, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned land = f->arg[ARG_LAND];
    for (; f->arg[ARG_OWNER] < st->seats; f->arg[ARG_OWNER]++) {
        unsigned seat = br_seat_from(s, f->arg[ARG_FROM], f->arg[ARG_OWNER]);
        if (may_flee(s, f, seat)) {
            f->arg[ARG_ASKED] = ASKED_WITCH;
            mh_ask(st, BR_PROMPT_WITCH, 1u << seat, land);
            return;
        }
        if (may_save(s, f, seat)) {
            mh_ask(st, BR_PROMPT_PROTECT, 1u << seat, land);
            return;
        }
        f->arg[ARG_ASKED] = ASKED_NOTHING;
    }
    for (unsigned i = 0; i < st->seats; i++)
        die(s, br_seat_from(s, f->arg[ARG_FROM], i), land, tale);
    mh_done(st);
}

/* ---- D_WITCH ----------------------------------------------------------------- */

/* BR-MON-12, BR-DEATH-05, BR-DEATH-08 */
void br_apply_witch(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    unsigned witch = br_witch_of(s, (unsigned)seat);
    s->fated[seat] &= (uint8_t) ~(1u << witch);
    s->figure[seat][witch] = BR_SPOT_YGGDRASIL;
    mh_tell(tale, BR_EVENT_FLED, MH_ALL, (unsigned)seat, 0, 0, 0);
}

/* ---- D_PROTECT --------------------------------------------------------------- */

static bool is_fated(const br_state *s, unsigned seat, unsigned unit)
{
    if (unit == BR_UNIT_WARRIOR)
        return s->fated_warriors[seat] > 0;
    unsigned figure = br_figure_of(s, seat, unit);
    return figure != MH_NONE && s->fated[seat] >> figure & 1;
}

/* One figure at a time, for as long as there is Rage. */
uint32_t br_legal_protect(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++)
        if (is_fated(br_const(st), (unsigned)seat, unit))
            out[n++] = mh_act(BR_VERB_SAVE, unit, 0, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_protect(const mh_state *st, int seat, mh_action a)
{
    unsigned unit = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_SAVE || unit >= BR_UNIT_COUNT ||
        !is_fated(br_const(st), (unsigned)seat, unit))
        return "BR-DEATH-03";
    return NULL;
}

void br_apply_protect(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned unit = mh_arg(a, 0);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE) {
        st->open[st->depth - 1].arg[ARG_ASKED] = ASKED_ALL;
        return;
    }
    mh_add(&s->rage[seat], -1);
    if (unit == BR_UNIT_WARRIOR)
        mh_add(&s->fated_warriors[seat], -1);
    else
        s->fated[seat] &= (uint8_t) ~(1u << br_figure_of(s, (unsigned)seat, unit));
    mh_tell(tale, BR_EVENT_SAVED, MH_ALL, (unsigned)seat, unit, 0, 0);
}
