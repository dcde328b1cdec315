/* invade.c - rules BR-INV-*, BR-UC-07, BR-UC-16: a figure enters the board, and what follows. */
#include "state.h"

/* Stages of an invasion, in order (BR-INV-08). */
enum { STAGE_ARRIVE, STAGE_FOLLOW, STAGE_STORM, STAGE_DONE };
enum { ARG_STAGE, ARG_SEAT, ARG_SPOT, ARG_UNIT };

unsigned br_landings(unsigned unit, unsigned lands, unsigned fjords)
{
    if (br_is_ship(unit))
        return fjords; /* BR-INV-02, BR-FIG-04, BR-BOARD-07 */
    bool climbs = unit >= BR_UNIT_TROLL && br_monsters[unit - BR_UNIT_TROLL].may_invade_yggdrasil;
    return climbs ? lands : lands & ~(1u << BR_SPOT_YGGDRASIL); /* BR-INV-03 */
}

/* BR-CLAN-07, BR-INV-06 */
bool br_has_horns(const br_state *s, unsigned seat)
{
    return br_on_board(s, seat) < br_stat(s, seat, BR_STAT_HORNS);
}

static const char *why_spot(const br_state *s, unsigned unit, unsigned spot)
{
    if (br_landings(unit, br_open_lands(s), br_open_fjords(s)) >> spot & 1)
        return NULL;
    if (br_is_ship(unit))
        return spot >= BR_LANDS && spot < BR_BOARD_SPOTS ? "BR-BOARD-10" : "BR-INV-02";
    if (spot == BR_SPOT_YGGDRASIL)
        return "BR-INV-03";
    if (spot >= BR_LANDS)
        return "BR-INV-01";
    return s->destroyed >> spot & 1 ? "BR-BOARD-09" : "BR-BOARD-04"; /* BR-INV-09 */
}

/* BR-INV-07: the limits of every invasion, paid or free. */
const char *br_why_landing(const br_state *s, unsigned seat, unsigned unit, unsigned from,
                           unsigned spot)
{
    if (unit == MH_NONE || spot == MH_NONE || !br_has_unit(s, seat, unit, from))
        return from == BR_SPOT_VALHALLA ? "BR-UC-18" : "BR-INV-01";
    if (!br_has_horns(s, seat))
        return "BR-INV-06";
    return why_spot(s, unit, spot);
}

void br_invade(br_state *s, unsigned seat, unsigned unit, unsigned from, unsigned spot,
               mh_tale *tale)
{
    br_move(s, seat, unit, from, spot);
    mh_tell(tale, BR_EVENT_INVADED, MH_ALL, seat, unit, spot, 0);
    if (spot >= BR_LANDS)
        return; /* a fjord is not a province (BR-UC-07, BR-UC-16) */
    mh_frame *f = mh_ask(&s->head, BR_PROMPT_INVADING, 0, STAGE_ARRIVE);
    f->arg[ARG_SEAT] = (uint8_t)seat;
    f->arg[ARG_SPOT] = (uint8_t)spot;
    f->arg[ARG_UNIT] = (uint8_t)unit;
}

/* BR-UC-07: the same limits hold for the Warrior, and Yggdrasil stays shut. */
static bool can_follow(const br_state *s, unsigned seat, unsigned land)
{
    return br_follows(s, seat) && !br_why_landing(s, seat, BR_UNIT_WARRIOR, BR_SPOT_RESERVE, land);
}

static bool can_storm(const br_state *s, unsigned seat, unsigned land)
{
    return br_storms(s, seat) && s->rage[seat] >= BR_STORM_COST &&
           !((s->pillaged | s->destroyed) >> land & 1) && br_in_area(s, seat, land);
}

void br_offer_storm(br_state *s, unsigned seat, unsigned land)
{
    mh_frame *f = mh_ask(&s->head, BR_PROMPT_INVADING, 0, STAGE_STORM);
    f->arg[ARG_SEAT] = (uint8_t)seat;
    f->arg[ARG_SPOT] = (uint8_t)land;
}

/* BR-SM-04: what it starts is resolved before the turn goes on. */
void br_step_invading(mh_state *st, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned seat = f->arg[ARG_SEAT], land = f->arg[ARG_SPOT];
    (void)tale;
    switch (f->arg[ARG_STAGE]++) {
    case STAGE_ARRIVE:
        br_arrive(s, seat, f->arg[ARG_UNIT], land);
        return;
    case STAGE_FOLLOW:
        if (can_follow(s, seat, land))
            mh_ask(st, BR_PROMPT_SUCCOR, 1u << seat, land);
        return;
    case STAGE_STORM:
        if (s->field != MH_NONE) { /* BR-RES-11: the battle comes to its end first */
            s->pending[seat] = (uint8_t)land;
            return;
        }
        if (can_storm(s, seat, land))
            mh_ask(st, BR_PROMPT_THORS_DOMAIN, 1u << seat, land);
        return;
    default:
        mh_done(st);
    }
}

/* ---- D_SUCCOR, D_THOR_DOMAIN ------------------------------------------------- */

uint32_t br_legal_yes_no(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(BR_VERB_ACCEPT, 0, 0, 0);
    out[1] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return 2;
}

const char *br_why_yes_no(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    bool ok = mh_verb_of(a) == BR_VERB_ACCEPT || mh_verb_of(a) == BR_VERB_DECLINE;
    return ok ? NULL : "BR-ACT-02";
}

void br_apply_succor(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned land = mh_top(st)->arg[0];
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    br_move(s, (unsigned)seat, BR_UNIT_WARRIOR, BR_SPOT_RESERVE, land);
    mh_tell(tale, BR_EVENT_INVADED, MH_ALL, (unsigned)seat, BR_UNIT_WARRIOR, land, 0);
}

/* BR-UC-17: the pillage goes on although nothing may be left to pay with. */
void br_apply_thors_domain(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned land = mh_top(st)->arg[0];
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    mh_add(&s->rage[seat], -BR_STORM_COST);
    br_begin_pillage(s, (unsigned)seat, land, tale);
}

/* ---- D_FREE_INVADE ----------------------------------------------------------- */

/* Units that a new upgrade lets invade (BR-UPG-06, BR-UPG-07, BR-UPG-12). */
static unsigned called_units(const br_state *s, unsigned seat, unsigned card)
{
    unsigned units = 0, subtype = br_cards[card].subtype;
    if (subtype == BR_SUBTYPE_LEADER)
        units = 1u << BR_UNIT_LEADER;
    else if (subtype == BR_SUBTYPE_WARRIOR)
        units = 1u << BR_UNIT_WARRIOR;
    else if (subtype == BR_SUBTYPE_MONSTER)
        units = 1u << br_monster(card);
    else if (subtype == BR_SUBTYPE_SHIP) {
        units = 1u << BR_UNIT_SHIP;
        if (br_option(s, BR_OPTION_SHIP_UPGRADE) == BR_OPT_SHIP_SERPENT)
            units |= 1u << BR_UNIT_SEA_SERPENT;
    }
    for (unsigned unit = 0; units >> unit; unit++)
        if (units >> unit & 1 && !br_has_unit(s, seat, unit, BR_SPOT_RESERVE))
            units &= ~(1u << unit);
    return units;
}

void br_offer_free_invade(br_state *s, unsigned seat, unsigned card)
{
    unsigned units = called_units(s, seat, card);
    unsigned lands = br_open_lands(s), fjords = br_open_fjords(s), spots = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++)
        if (units >> unit & 1)
            spots |= br_landings(unit, lands, fjords);
    if (spots && br_has_horns(s, seat)) /* BR-UPG-08 */
        mh_ask(&s->head, BR_PROMPT_FREE_INVADE, 1u << seat, card);
}

uint32_t br_legal_free_invade(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    unsigned units = called_units(s, (unsigned)seat, mh_top(st)->arg[0]);
    unsigned lands = br_open_lands(s), fjords = br_open_fjords(s);
    uint32_t n = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++) {
        unsigned spots = units >> unit & 1 ? br_landings(unit, lands, fjords) : 0;
        for (unsigned spot = 0; spots >> spot; spot++)
            if (spots >> spot & 1)
                out[n++] = mh_act(BR_VERB_PLACE, unit, spot, 0);
    }
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_free_invade(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    unsigned unit = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_PLACE)
        return "BR-UPG-08";
    if (unit >= BR_UNIT_COUNT || !(called_units(s, (unsigned)seat, mh_top(st)->arg[0]) >> unit & 1))
        return "BR-UPG-06";
    return br_why_landing(s, (unsigned)seat, unit, BR_SPOT_RESERVE, mh_arg(a, 1));
}

void br_apply_free_invade(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_PLACE)
        br_invade(br_of(st), (unsigned)seat, mh_arg(a, 0), BR_SPOT_RESERVE, mh_arg(a, 1), tale);
}
