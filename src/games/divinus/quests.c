/* quests.c - quests and the encounters of locations (DV-QUEST, DV-LOC, DV-MAP-08). */
#include "course.h"

unsigned dv_quests_done(const dv_state *s) /* DV-NOR-03 */
{
    unsigned n = 0;
    for (unsigned i = 0; i < s->quest_n; i++)
        n += s->quest_by[i] != MH_NONE && dv_quests[s->quest[i]].counts_for_norns;
    return n;
}

/* A flag may replace a quest's condition (DV-LANG-12). */
static const dv_code *quest_cond(const dv_state *s, unsigned quest, unsigned *n)
{
    unsigned rows = s->flags && !dv_endless(s) ? DV_AFTERMATH_COUNT : 0;
    for (unsigned i = 0; i < rows; i++) {
        const dv_aftermath_row *r = &dv_flag_effects[i];
        const dv_code *c = &dv_codes[r->code];
        if (r->hook == DV_HOOK_QUEST && s->flags >> r->flag & 1 && c->op == DV_OP_QUEST_NOW &&
            c->arg[0] == (int)quest) {
            *n = (unsigned)c->arg[1];
            return c + 1;
        }
    }
    *n = dv_quests[quest].condition_code_n;
    return &dv_codes[dv_quests[quest].condition_code];
}

/* The value of tier i of an experience quest, and what it pays (DV-GOAL-02). */
static const dv_code *tier(unsigned quest, unsigned i)
{
    const dv_quest_row *q = &dv_quests[quest];
    return i < q->xp_tiers_n ? &dv_codes[q->xp_tiers + i] : NULL;
}

static int threshold(const dv_code *c, unsigned i) { return c->arg[i]; }

unsigned dv_xp_tier(const dv_state *s, unsigned seat, unsigned quest, unsigned anchor)
{
    int value = dv_goal(s, seat, &dv_codes[dv_quests[quest].condition_code + 1], anchor);
    unsigned xp = 0;
    for (unsigned i = 0; tier(quest, i); i++)
        if (value >= tier(quest, i)->arg[0])
            xp = (unsigned)tier(quest, i)->arg[1];
    return xp;
}

/* Anchors under which quest i of the display is fulfilled by the seat. */
static uint16_t fulfilled(const dv_state *s, unsigned seat, unsigned i)
{
    const dv_quest_row *q = &dv_quests[s->quest[i]];
    unsigned n, found = 0;
    if (s->quest_by[i] != MH_NONE || q->kind == DV_QUEST_KIND_MONSTER)
        return 0;
    const dv_code *c = quest_cond(s, s->quest[i], &n);
    if (q->kind != DV_QUEST_KIND_XP)
        return dv_holds_where(s, seat, c, n);
    const dv_code *wanted =
        tier(s->quest[i], dv_endless(s) ? 1 : 0); /* DV-QUEST-06, DV-ENDLESS-07 */
    MH_CHECK(wanted);                             /* a quest for experience has a tier */
    bool anchored = c[1].op == DV_OP_WORLDS_WITH;
    for (unsigned rest = s->anchors[seat]; rest; rest &= rest - 1) {
        if (dv_goal(s, seat, c + 1, dv_lowest(rest)) >= wanted->arg[0])
            found |= anchored ? rest & (0 - rest) : s->anchors[seat];
        if (!anchored)
            break;
    }
    return found && !dv_endless(s) ? s->anchors[seat] : (uint16_t)found;
}

/* How far the seat is with quest i of the display, as its map lies now: `have` of `need`. Of a
 * condition with several parts the parts are counted. */
void dv_quest_progress(const dv_state *s, unsigned seat, unsigned i, int *have, int *need)
{
    unsigned n, anchor = dv_anchor_of(s, seat), parts = 0, held = 0;
    const dv_code *c = quest_cond(s, s->quest[i], &n);
    *have = *need = 0;
    if (dv_quests[s->quest[i]].kind == DV_QUEST_KIND_XP) {
        *have = dv_goal(s, seat, c + 1, anchor);
        for (unsigned k = 0; tier(s->quest[i], k) && (k == 0 || *have >= *need); k++)
            *need = threshold(tier(s->quest[i], k), 0);
        return;
    }
    for (unsigned k = 0; k < n; k++) {
        if (c[k].op != DV_OP_AT_LEAST)
            continue;
        *have = dv_goal(s, seat, &c[k + 1], anchor);
        *need = threshold(&c[k], 1);
        parts++;
        held += *have >= *need;
    }
    if (parts > 1)
        *have = (int)held, *need = (int)parts;
}

static void complete(dv_state *s, unsigned seat, unsigned i, mh_tale *tale)
{
    MH_CHECK(s->quest_by[i] == MH_NONE); /* a quest is completed once */
    s->quest_by[i] = (uint8_t)seat;
    mh_tell(tale, DV_EVENT_QUEST, MH_ALL, seat, s->quest[i], 0, 0);
    dv_check_norns(s, tale);
}

/* Completes what is certain; what holds under some anchors only is offered (DV-MAP-08). */
void dv_step_quests(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned seat = mh_top(st)->arg[0];
    bool open = false;
    mh_done(st);
    for (unsigned i = 0; i < s->quest_n; i++) {
        uint16_t where = fulfilled(s, seat, i);
        if (where && where == s->anchors[seat])
            complete(s, seat, i, tale);
        else
            open |= where != 0;
    }
    if (open)
        dv_ask(s, DV_PROMPT_CLAIM, seat);
}

uint32_t dv_legal_claim(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned quest = 0; quest < DV_QUEST_COUNT; quest++)
        for (unsigned i = 0; i < s->quest_n; i++)
            if (s->quest[i] == quest && fulfilled(s, (unsigned)seat, i))
                out[n++] = mh_act(DV_VERB_CLAIM, quest, 0, 0);
    return n;
}

const char *dv_why_claim(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-QUEST-06");
}

void dv_apply_claim(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned me = (unsigned)seat;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return;
    for (unsigned i = 0; i < s->quest_n; i++)
        if (s->quest[i] == mh_arg(a, 0)) {
            uint16_t where = fulfilled(s, me, i);
            s->struck[me] |= (uint16_t)(s->anchors[me] & ~where);
            s->anchors[me] = where;
            complete(s, me, i, tale);
        }
    dv_ask(s, DV_PROMPT_DO_QUESTS, me);
}

/* ---- encounters: arg[1] the location -------------------------------------------------------- */

static uint16_t open_option(const dv_state *s, unsigned seat, unsigned location, unsigned option)
{
    const dv_location_row *l = &dv_locations[location];
    if (option == DV_ANSWER_A)
        return dv_holds_where(s, seat, &dv_codes[l->a_requires], l->a_requires_n);
    return option == DV_ANSWER_B
               ? dv_holds_where(s, seat, &dv_codes[l->b_requires], l->b_requires_n)
               : 0;
}

uint32_t dv_legal_encounter(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned o = 0; o < 2; o++)
        if (open_option(dv_const(st), (unsigned)seat, mh_top(st)->arg[1], o))
            out[n++] = mh_act(DV_VERB_MEET, o, 0, 0);
    return n;
}

const char *dv_why_encounter(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LOC-06");
}

void dv_apply_encounter(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    const dv_location_row *l = &dv_locations[mh_top(st)->arg[1]];
    unsigned me = (unsigned)seat, o = mh_arg(a, 0);
    uint16_t where = open_option(s, me, mh_top(st)->arg[1], o);
    (void)tale;
    s->struck[me] |= (uint16_t)(s->anchors[me] & ~where);
    s->anchors[me] = where;
    mh_done(st);
    dv_run(s, me, o ? l->b_effect : l->a_effect, o ? l->b_effect_n : l->a_effect_n);
    st->open[st->depth - 1].arg[5] = 1; /* what it offers may be left */
}
