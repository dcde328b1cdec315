/* spaces.c - the action board: which spaces a player may use, and why not (FO-PH05, FO-IMI).
 * FO-SPC-01..65 are the rows of action_spaces.tsv; their codes are read here and in act.c. */
#include <string.h>

#include "state.h"

/* What a row is to its group; guards and the number of boats are neither. */
enum { CONDITION = 1, EFFECT = 2 };
static const uint8_t role_of[FO_OP_COUNT] = {
    [FO_OP_GET] = EFFECT,
    [FO_OP_NEED] = CONDITION,
    [FO_OP_PAY] = CONDITION,
    [FO_OP_MTN] = EFFECT,
    [FO_OP_UP] = EFFECT,
    [FO_OP_DIE] = EFFECT,
    [FO_OP_OVERSEAS] = EFFECT,
    [FO_OP_SALE] = EFFECT,
    [FO_OP_FORGE] = EFFECT,
    [FO_OP_EXPLORE] = EFFECT,
    [FO_OP_EMIGRATE] = EFFECT,
    [FO_OP_OCC_DRAW] = EFFECT,
    [FO_OP_OCC_PLAY] = CONDITION | EFFECT,
    [FO_OP_WDRAW] = EFFECT,
};

/* A row with alternatives stands for all of them (FO-ACT-05). */
static bool possible(const fo_state *s, int seat, const fo_code *row, const fo_code *end,
                     unsigned space)
{
    if (!row->alt)
        return fo_row_possible(s, seat, row, space);
    for (unsigned op = row->op; row < end && row->op == op && row->alt; row++)
        if (fo_row_possible(s, seat, row, space))
            return true;
    return false;
}

/* Does a guard leave out the row behind it? */
static bool leaves_out(const fo_state *s, int seat, const fo_code *row)
{
    return row->op == FO_OP_IF && fo_count(s, seat, row->arg[0]) < row->arg[1];
}

/* A group of rows: those of one side, of one optional part, or the common ones. It holds when all
 * its conditions do, and works when at least one effect is possible, too. */
enum { FAILS, HOLDS, WORKS };

static unsigned state_of(const fo_state *s, int seat, unsigned space, unsigned from, unsigned side,
                         unsigned opt)
{
    const fo_code *code = fo_code_of(space), *end = code + fo_action_spaces[space].code_count;
    unsigned open = CONDITION | EFFECT; /* effects no more once one is possible */
    for (const fo_code *row = code + from; row < end; row++) {
        if (leaves_out(s, seat, row)) {
            row++;
            continue;
        }
        unsigned asked = role_of[row->op] & open;
        if (!asked || row->side != side || row->opt != opt || row->alt > 1)
            continue;
        if (possible(s, seat, row, end, space))
            open &= ~(asked & EFFECT);
        else if (asked & CONDITION)
            return FAILS;
    }
    return open & EFFECT ? HOLDS : WORKS;
}

/* The side or the optional part that begins at a row. */
bool fo_part_usable(const fo_state *s, int seat, unsigned space, unsigned at, unsigned side)
{
    const fo_code *row = fo_code_of(space) + at;
    return state_of(s, seat, space, side ? 0 : at, side, row->opt) == WORKS;
}

/* Sides and optional parts that the rows from `from` on have. */
static bool usable_parts(const fo_state *s, int seat, unsigned space, unsigned from)
{
    const fo_code *code = fo_code_of(space), *end = code + fo_action_spaces[space].code_count;
    unsigned side = 0, opt = 0;
    for (const fo_code *row = code + from; row < end; row++)
        if (row->side != side || row->opt != opt) {
            side = row->side, opt = row->opt;
            if ((side || opt) && state_of(s, seat, space, from, side, opt) == WORKS)
                return true;
        }
    return false;
}

/* FO-SM-10; the card of the third or fourth column is no effect (FO-COL-05, FO-RULING-08). */
bool fo_usable(const fo_state *s, int seat, unsigned space)
{
    unsigned common = state_of(s, seat, space, 0, 0, 0);
    return common == WORKS || (common == HOLDS && usable_parts(s, seat, space, 0));
}

/* Can a later part of the action still be used? */
bool fo_usable_from(const fo_state *s, int seat, const mh_frame *act, unsigned pc)
{
    unsigned space = act->arg[FO_ACT_SPACE], side = act->arg[FO_ACT_SIDE];
    if (pc >= fo_action_spaces[space].code_count)
        return false;
    return state_of(s, seat, space, pc, side, 0) == WORKS ||
           (!side && usable_parts(s, seat, space, pc));
}

const fo_code *fo_in_the_way(const fo_state *s, int seat, unsigned space)
{
    const fo_code *code = fo_code_of(space), *end = code + fo_action_spaces[space].code_count;
    for (const fo_code *row = code; row < end; row++)
        if (leaves_out(s, seat, row))
            row++;
        else if (role_of[row->op] && !row->side && !row->opt && row->alt <= 1 &&
                 !possible(s, seat, row, end, space))
            return row;
    return NULL;
}

/* The rule that keeps the player from using a space, Vikings aside. */
static const char *why_space(const fo_state *s, int seat, unsigned space)
{
    if (fo_usable(s, seat, space))
        return NULL;
    const fo_code *row = fo_in_the_way(s, seat, space);
    return row ? fo_row_rule(row) : "FO-PH05-07";
}

/* ---- occupying ------------------------------------------------------------------------------ */

static const char *why_stand(const fo_state *s, int seat, unsigned space)
{
    if (s->space_vikings[space])
        return "FO-PH05-04"; /* FO-IMI-05; FO-SOLO-09: of either colour */
    return s->thing[seat] < fo_action_spaces[space].vikings ? "FO-PH05-03" : NULL;
}

const char *fo_why_occupy(const fo_state *s, int seat, unsigned space)
{
    if (space >= FO_SPACE_COUNT)
        return "FO-SET-03";
    if (space >= FO_SPACES)
        return "FO-IMI-01";
    const char *rule = why_stand(s, seat, space);
    if (rule || fo_usable_ahead(s, seat, 1ull << space))
        return rule;
    return why_space(s, seat, space);
}

/* The number of fewer Vikings is the one the card says, no other. */
const char *fo_why_fewer(const fo_state *s, int seat, unsigned space, unsigned fewer)
{
    if (space >= FO_SPACES || !fewer ||
        fo_vikings_for(s, seat, space) + fewer != fo_action_spaces[space].vikings)
        return "FO-PH05-03";
    if (s->space_vikings[space])
        return "FO-PH05-04";
    if (s->thing[seat] < fo_vikings_for(s, seat, space))
        return "FO-PH05-03";
    return fo_usable(s, seat, space) ? NULL : why_space(s, seat, space);
}

uint32_t fo_list_fewer(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    unsigned space = FO_SPACE_PLUNDERING;
    unsigned fewer = fo_action_spaces[space].vikings - fo_vikings_for(s, seat, space);
    if (fewer && !fo_why_fewer(s, seat, space, fewer))
        out[n++] = mh_act(FO_VERB_FEWER, space, fewer, 0);
    return n;
}

/* FO-IMI-02, FO-IMI-03: another player's Vikings stand there right now. */
static bool to_copy(const fo_state *s, int seat, unsigned copied)
{
    return s->space_vikings[copied] && s->space_owner[copied] != seat;
}

const char *fo_why_imitate(const fo_state *s, int seat, unsigned space, unsigned copied)
{
    if (space < FO_SPACES || space >= FO_SPACE_COUNT)
        return "FO-IMI-01";
    if (!(s->extension >> (space - FO_SPACES) & 1))
        return "FO-SET-04";
    const char *rule = why_stand(s, seat, space);
    if (rule)
        return rule;
    if (copied >= FO_SPACES || fo_action_spaces[copied].column != fo_action_spaces[space].column)
        return "FO-IMI-02";
    if (!to_copy(s, seat, copied))
        return "FO-IMI-03";
    return fo_usable_ahead(s, seat, 1ull << copied) ? NULL : "FO-IMI-08"; /* FO-IMI-04 */
}

static bool can_stand(const fo_state *s, int seat, unsigned space)
{
    bool there = space < FO_SPACES || s->extension >> (space - FO_SPACES) & 1;
    return there && !why_stand(s, seat, space);
}

static uint64_t free_spaces(const fo_state *s, int seat)
{
    uint64_t spaces = 0;
    _Static_assert((int)FO_SPACES <= 64, "a bit each");
    for (unsigned space = 0; space < FO_SPACES; space++)
        if (!why_stand(s, seat, space))
            spaces |= 1ull << space;
    return spaces;
}

/* Those that an own Viking may imitate. */
static uint64_t copied_spaces(const fo_state *s, int seat)
{
    unsigned columns = 0;
    uint64_t spaces = 0;
    for (unsigned space = FO_SPACES; s->extension && space < FO_SPACE_COUNT; space++)
        columns |= (unsigned)can_stand(s, seat, space) << fo_action_spaces[space].column;
    for (unsigned copied = 0; columns && copied < FO_SPACES; copied++)
        if (to_copy(s, seat, copied) && columns >> fo_action_spaces[copied].column & 1)
            spaces |= 1ull << copied;
    return spaces;
}

static uint32_t list_imitations(const fo_state *s, int seat, uint64_t usable, mh_action *out,
                                uint32_t n)
{
    for (unsigned space = FO_SPACES; space < FO_SPACE_COUNT; space++)
        for (uint64_t m = can_stand(s, seat, space) ? usable : 0; m; m &= m - 1)
            if (fo_action_spaces[fo_low_bit(m)].column == fo_action_spaces[space].column)
                out[n++] = mh_act(FO_VERB_IMITATE, space, fo_low_bit(m), 0);
    return n;
}

uint32_t fo_list_spaces(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    uint64_t free = free_spaces(s, seat), copied = copied_spaces(s, seat);
    uint64_t usable = fo_usable_ahead(s, seat, free | copied);
    for (uint64_t m = usable & free; m; m &= m - 1)
        out[n++] = mh_act(FO_VERB_OCCUPY, fo_low_bit(m), 0, 0);
    return usable & copied ? list_imitations(s, seat, usable & copied, out, n) : n;
}

/* A turn that passes by itself must not tell what is in the hand (FO-INFO-01): any card
 * might be of use in the fourth column. */
static bool hand_may_help(const fo_state *s, int seat)
{
    if (!fo_hand(s, seat))
        return false;
    for (unsigned space = 0; space < FO_SPACES; space++)
        if (fo_action_spaces[space].column == 4 && !why_stand(s, seat, space))
            return true;
    return false;
}

bool fo_any_space(const fo_state *s, int seat)
{
    mh_action out[1];
    if (!s->thing[seat])
        return false;
    if (hand_may_help(s, seat))
        return true;
    uint64_t free = free_spaces(s, seat);
    for (uint64_t m = free; m; m &= m - 1) /* most often one of the first can be used as it is */
        if (fo_usable(s, seat, fo_low_bit(m)))
            return true;
    return fo_list_fewer(s, seat, out, 0) ||
           fo_usable_ahead(s, seat, free | copied_spaces(s, seat));
}

void fo_occupy(fo_state *s, int seat, unsigned space, unsigned copied, unsigned fewer,
               mh_tale *tale)
{
    unsigned n = fo_action_spaces[space].vikings - fewer, column = fo_action_spaces[space].column;
    s->blue_moves = s->aside = 0;
    if (fo_by_face(s, FO_OPTION_WEAPONS_WARDEN) ? n == 2 : column == 2) /* 166B */
        mh_add(&s->twos[seat], 1);
    fo_happens(s, seat, FO_MOMENT_VIKING_PLACE, FO_HOW_NONE, column, n, tale);
    s->space_vikings[space] = (uint8_t)n;
    s->space_owner[space] = (uint8_t)seat;
    s->space_colour[space] = s->colour;
    s->last_placer = (uint8_t)seat; /* FO-PH06-01 */
    s->after = 1;
    mh_tell(tale, FO_EVENT_OCCUPIES, MH_ALL, (unsigned)seat, space, n, 0);
    if (space >= FO_SPACES) {
        s->copied[space - FO_SPACES] = (uint8_t)copied; /* FO-IMI-07 */
        mh_tell(tale, FO_EVENT_IMITATES, MH_ALL, (unsigned)seat, copied, 0, 0);
    }
    fo_thing(s, seat, -(int)n, tale); /* FO-PH05-03 */
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_ACT, 0, copied);
    f->arg[FO_ACT_STANDS] = (uint8_t)space;
    s->acts = 1;
    memset(fo_rec(s), 0, FO_RECORD);
    fo_rec(s)[FO_REC_SEAT] = (uint8_t)seat;
    fo_rec(s)[FO_REC_VIKINGS] = (uint8_t)n;
}
