/* spaces.c - the action board: which spaces a player may use, and why not (FO-PH05, FO-IMI).
 * FO-SPC-01..65 are the rows of action_spaces.tsv; their codes are read here and in act.c. */
#include <string.h>

#include "state.h"

static bool is_condition(const fo_code *row)
{
    return row->op == FO_OP_NEED || row->op == FO_OP_PAY || row->op == FO_OP_OCC_PLAY;
}

static bool alternatives_hold(const fo_state *s, int seat, const fo_code *row, const fo_code *end,
                              unsigned space)
{
    for (unsigned op = row->op; row < end && row->op == op && row->alt; row++)
        if (fo_row_possible(s, seat, row, space))
            return true; /* FO-ACT-05 */
    return false;
}

/* One group of rows: those of one side, of one optional part, or the common ones. It
 * holds when all its conditions do, and works when at least one effect is possible. */
typedef struct group {
    uint8_t from, side, opt;
    bool all; /* look at every row; else at conditions alone once something works */
    bool works;
    const fo_code *against; /* the first row in the way */
} group;

static bool holds(const fo_state *s, int seat, unsigned space, group *g)
{
    const fo_code *code = fo_code_of(space), *end = code + fo_action_spaces[space].code_count;
    for (const fo_code *row = code + g->from; row < end; row++) {
        if (row->op == FO_OP_IF && fo_count(s, seat, row->arg[0]) < row->arg[1]) {
            row++; /* the row it guards */
            continue;
        }
        if (row->side != g->side || row->opt != g->opt || row->alt > 1 || row->op == FO_OP_IF ||
            row->op == FO_OP_CHOOSE || (g->works && !g->all && !is_condition(row)))
            continue;
        bool possible = row->alt ? alternatives_hold(s, seat, row, end, space)
                                 : fo_row_possible(s, seat, row, space);
        if (!possible && !g->against)
            g->against = row;
        if (!possible && is_condition(row))
            return false;
        if (row->op != FO_OP_NEED && row->op != FO_OP_PAY)
            g->works |= possible;
    }
    return true;
}

static bool usable_group(const fo_state *s, int seat, unsigned space, unsigned from, unsigned side,
                         unsigned opt)
{
    group g = {(uint8_t)from, (uint8_t)side, (uint8_t)opt, false, false, NULL};
    return holds(s, seat, space, &g) && g.works;
}

/* The side or the optional part that begins at a row. */
bool fo_part_usable(const fo_state *s, int seat, unsigned space, unsigned at, unsigned side)
{
    const fo_code *row = fo_code_of(space) + at;
    return usable_group(s, seat, space, side ? 0 : at, side, row->opt);
}

/* Sides and optional parts that the rows from `from` on have. */
static bool usable_parts(const fo_state *s, int seat, unsigned space, unsigned from)
{
    const fo_code *code = fo_code_of(space), *end = code + fo_action_spaces[space].code_count;
    unsigned side = 0, opt = 0;
    for (const fo_code *row = code + from; row < end; row++)
        if (row->side != side || row->opt != opt) {
            side = row->side, opt = row->opt;
            if ((side || opt) && usable_group(s, seat, space, from, side, opt))
                return true;
        }
    return false;
}

/* FO-SM-10; the card of the third or fourth column is no effect (FO-COL-05, FO-RULING-08). */
bool fo_usable(const fo_state *s, int seat, unsigned space)
{
    group common = {0, 0, 0, false, false, NULL};
    return holds(s, seat, space, &common) && (common.works || usable_parts(s, seat, space, 0));
}

/* Can a later part of the action still be used? */
bool fo_usable_from(const fo_state *s, int seat, const mh_frame *act, unsigned pc)
{
    unsigned space = act->arg[FO_ACT_SPACE], side = act->arg[FO_ACT_SIDE];
    if (pc >= fo_action_spaces[space].code_count)
        return false;
    if (side)
        return usable_group(s, seat, space, pc, side, 0);
    return usable_group(s, seat, space, pc, 0, 0) || usable_parts(s, seat, space, pc);
}

const fo_code *fo_in_the_way(const fo_state *s, int seat, unsigned space)
{
    group common = {0, 0, 0, true, false, NULL};
    holds(s, seat, space, &common);
    return common.against;
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
    fo_copy copy;
    copy.made = false;
    if (rule || fo_usable_ahead(s, seat, space, &copy))
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

static const char *why_imitate(const fo_state *s, int seat, unsigned space, unsigned copied,
                               fo_copy *copy)
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
    return fo_usable_ahead(s, seat, copied, copy) ? NULL : "FO-IMI-08"; /* FO-IMI-04 */
}

const char *fo_why_imitate(const fo_state *s, int seat, unsigned space, unsigned copied)
{
    fo_copy copy;
    copy.made = false;
    return why_imitate(s, seat, space, copied, &copy);
}

static uint32_t list_imitations(const fo_state *s, int seat, mh_action *out, uint32_t n, bool first,
                                fo_copy *copy)
{
    for (unsigned space = FO_SPACES; space < FO_SPACE_COUNT; space++) {
        if (!(s->extension >> (space - FO_SPACES) & 1) || why_stand(s, seat, space))
            continue;
        for (unsigned copied = 0; copied < FO_SPACES; copied++)
            if (to_copy(s, seat, copied) && !why_imitate(s, seat, space, copied, copy)) {
                out[n++] = mh_act(FO_VERB_IMITATE, space, copied, 0);
                if (first)
                    return n;
            }
    }
    return n;
}

uint32_t fo_list_spaces(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    fo_copy copy;
    copy.made = false;
    for (unsigned space = 0; space < FO_SPACES; space++)
        if (!why_stand(s, seat, space) && fo_usable_ahead(s, seat, space, &copy))
            out[n++] = mh_act(FO_VERB_OCCUPY, space, 0, 0);
    return s->extension ? list_imitations(s, seat, out, n, false, &copy) : n;
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
    fo_copy copy;
    copy.made = false;
    if (!s->thing[seat])
        return false;
    if (hand_may_help(s, seat))
        return true;
    for (unsigned space = 0; space < FO_SPACES; space++)
        if (!why_stand(s, seat, space) && fo_usable_ahead(s, seat, space, &copy))
            return true;
    if (fo_list_fewer(s, seat, out, 0))
        return true;
    return s->extension && list_imitations(s, seat, out, 0, true, &copy);
}

void fo_occupy(fo_state *s, int seat, unsigned space, unsigned copied, unsigned fewer,
               mh_tale *tale)
{
    unsigned n = fo_action_spaces[space].vikings - fewer, column = fo_action_spaces[space].column;
    s->blue_moves = s->aside = 0;
    if (fo_by_face(s, FO_OPT_WARDEN) ? n == 2 : column == 2) /* 166B */
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
