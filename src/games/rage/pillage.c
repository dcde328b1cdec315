/* pillage.c - rules BR-PILLAGE-*, BR-CALL-*: a pillage is declared, and who comes. */
#include "state.h"

void br_begin_pillage(br_state *s, unsigned seat, unsigned land, mh_tale *tale)
{
    br_battle_reset(s);
    s->field = (uint8_t)land;
    s->raider = (uint8_t)seat;
    s->step = BR_STEP_CALL; /* BR-PILLAGE-03, BR-PILLAGE-07 */
    s->cursor = (uint8_t)br_next(s, seat);
    mh_tell(tale, BR_EVENT_PILLAGES, MH_ALL, seat, land, 0, 0);
    mh_ask(&s->head, BR_PROMPT_PILLAGING, 0, 0);
}

/* BR-CALL-02, BR-ACT-05: Rage does not matter, nor a pass. BR-CALL-05, BR-MON-02: no ships,
 * and nothing from afar. */
static bool can_come(const br_state *s, unsigned seat)
{
    return (br_stands(s, seat) & br_neighbours(s->field) & BR_LAND_MASK) != 0;
}

/* BR-CALL-04: until no village is empty, or all have declined in a row. */
static bool is_called_out(const br_state *s)
{
    return s->declines >= s->head.seats || !br_room(s, s->field); /* BR-CALL-06, BR-CALL-07 */
}

/* BR-CALL-01: from the left neighbour around to the pillager. */
static void call(br_state *s)
{
    while (!is_called_out(s)) {
        if (can_come(s, s->cursor)) {
            mh_ask(&s->head, BR_PROMPT_CALL, 1u << s->cursor, 0);
            return;
        }
        s->declines++;
        s->cursor = (uint8_t)br_next(s, s->cursor);
    }
    s->step = BR_STEP_MUSTER;
}

/* Who stands in the battle: what its strength is made of is seen by all (BR-FIG-07). */
static void tell_figures(const br_state *s, unsigned seat, mh_tale *tale)
{
    unsigned area = br_area(s->field), n = s->warriors[seat][s->field];
    if (n)
        mh_tell(tale, BR_EVENT_STANDS, MH_ALL, seat, BR_UNIT_WARRIOR, n,
                br_warrior_strength(s, seat, n));
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++) {
        unsigned spot = s->figure[seat][f];
        if (!(area >> spot & 1))
            continue;
        unsigned unit = br_unit_of(s, seat, f);
        mh_tell(tale, BR_EVENT_STANDS, MH_ALL, seat, unit, 1,
                br_unit_strength(s, seat, unit, spot));
    }
}

/* BR-CALL-08, BR-CALL-09 */
static void muster(br_state *s, mh_tale *tale)
{
    unsigned party = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        party |= (unsigned)(br_in_area(s, seat, s->field) > 0) << seat;
    s->cursor = s->declines = 0;
    if (!(party & ~(1u << s->raider))) {
        s->step = BR_STEP_END;
        mh_tell(tale, BR_EVENT_UNOPPOSED, MH_ALL, s->raider, s->field, 0, 0);
        mh_ask(&s->head, BR_PROMPT_REWARDING, 0, 0);
        return;
    }
    s->party = (uint8_t)party;
    s->step = BR_STEP_CARDS;
    mh_tell(tale, BR_EVENT_BATTLE, MH_ALL, s->field, 0, 0, 0);
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned seat = br_seat_from(s, s->raider, i);
        if (!(party >> seat & 1))
            continue;
        if (br_hunts(s, seat)) /* BR-MON-09 */
            s->valkyries |= (uint8_t)(1u << seat);
        mh_tell(tale, BR_EVENT_FIGHTS, MH_ALL, seat, br_strength(s, seat, s->field), 0, 0);
        tell_figures(s, seat, tale);
    }
}

/* BR-RES-11: what was held back while the battle lasted is offered now, oldest first. */
static void end(br_state *s, mh_tale *tale)
{
    uint8_t land[BR_SEATS];
    unsigned raider = s->raider;
    for (unsigned seat = 0; seat < BR_SEATS; seat++)
        land[seat] = s->pending[seat];
    mh_tell(tale, BR_EVENT_SETTLED, MH_ALL, s->field, 0, 0, 0);
    br_battle_reset(s);
    mh_done(&s->head);
    for (unsigned i = s->head.seats; i--;) {
        unsigned seat = br_seat_from(s, raider, i);
        if (land[seat] != MH_NONE)
            br_offer_storm(s, seat, land[seat]);
    }
}

void br_step_pillaging(mh_state *st, mh_tale *tale)
{
    br_state *s = br_of(st);
    if (s->step == BR_STEP_CALL)
        call(s);
    else if (s->step == BR_STEP_MUSTER)
        muster(s, tale);
    else if (s->step == BR_STEP_END)
        end(s, tale);
    else
        br_battle_step(s, tale);
}

/* ---- D_CALL ------------------------------------------------------------------ */

static bool may_join(const br_state *s, unsigned seat, unsigned unit, unsigned from)
{
    return from < BR_LANDS && unit != MH_NONE && br_neighbours(s->field) >> from & 1 &&
           br_has_unit(s, seat, unit, from);
}

uint32_t br_legal_call(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    unsigned near = br_neighbours(s->field) & br_stands(s, (unsigned)seat);
    uint32_t n = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++)
        for (unsigned from = 0; from < BR_LANDS; from++)
            if (near >> from & 1 && br_has_unit(s, (unsigned)seat, unit, from))
                out[n++] = mh_act(BR_VERB_JOIN, unit, from, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_call(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_JOIN)
        return "BR-CALL-01";
    return may_join(br_const(st), (unsigned)seat, mh_arg(a, 0), mh_arg(a, 1)) ? NULL : "BR-CALL-05";
}

void br_apply_call(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    s->cursor = (uint8_t)br_next(s, (unsigned)seat);
    if (mh_verb_of(a) == BR_VERB_DECLINE) {
        s->declines++;
        return;
    }
    s->declines = 0; /* BR-CALL-03: everybody is asked again */
    br_move(s, (unsigned)seat, mh_arg(a, 0), mh_arg(a, 1), s->field);
    mh_tell(tale, BR_EVENT_JOINED, MH_ALL, (unsigned)seat, mh_arg(a, 0), mh_arg(a, 1), s->field);
}
