/* turn.c - the flow of a turn: windows, exploring, resting, the end (DV-TURN, DV-REST, DV-END). */
#include "state.h"

/* ---- questions in general -------------------------------------------------------------------- */

mh_frame *dv_ask(dv_state *s, unsigned prompt, unsigned seat)
{
    MH_CHECK(prompt < DV_PROMPT_COUNT && seat < DV_SEATS);
    return mh_ask(&s->head, prompt, 0, seat);
}

mh_frame *dv_ask1(dv_state *s, unsigned prompt, unsigned seat, unsigned a)
{
    mh_frame *f = dv_ask(s, prompt, seat);
    f->arg[1] = (uint8_t)a;
    return f;
}

mh_frame *dv_ask2(dv_state *s, unsigned prompt, unsigned seat, unsigned a, unsigned b)
{
    mh_frame *f = dv_ask1(s, prompt, seat, a);
    f->arg[2] = (uint8_t)b;
    return f;
}

mh_frame *dv_push(dv_state *s, unsigned prompt, unsigned seat, unsigned a, unsigned b, unsigned c)
{
    mh_frame *f = dv_ask2(s, prompt, seat, a, b);
    f->arg[3] = (uint8_t)c;
    return f;
}

void dv_again(dv_state *s) { s->head.open[s->head.depth - 1].waiting = 0; }

void dv_open(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1];
    const mh_prompt *p = &dv_prompts[f->prompt];
    unsigned seat = f->arg[0];
    MH_CHECK(!f->waiting && seat < st->seats); /* work, until somebody has a choice */
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = p->legal(st, (int)seat, list);
    if (n == 0)
        mh_done(st); /* DV-LANG-11 */
    else if (n == 1)
        p->apply(st, (int)seat, list[0], tale); /* DV-SM-06 */
    else
        f->waiting = (uint8_t)(1u << seat);
}

static bool is_legal(const mh_state *st, int seat, mh_action a)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = dv_prompts[mh_top(st)->prompt].legal(st, seat, list);
    for (uint32_t i = 0; i < n; i++)
        if (list[i].bits == a.bits)
            return true;
    return false;
}

/* For short lists: the rule, unless the answer is on the list. */
const char *dv_listed(const mh_state *st, int seat, mh_action a, const char *rule)
{
    return is_legal(st, seat, a) ? NULL : rule;
}

/* ---- the windows before and after the main action (T0, T6); arg[1]: after ------------------- */

static uint32_t main_actions(const dv_state *s, unsigned seat, mh_action *out, uint32_t n)
{
    for (unsigned rest = s->ways[0] | s->ways[1] | s->ways[2] | s->ways[3]; rest; rest &= rest - 1)
        for (unsigned h = 0; h < DV_HOW_COUNT; h++)
            if (s->ways[h] >> dv_lowest(rest) & 1)
                out[n++] = mh_act(DV_VERB_EXPLORE, dv_lowest(rest), h, 0);
    if (s->luck != MH_NONE && dv_active_dice(s, seat) &&
        dv_placeable(s, seat, s->top[s->luck], 1)) /* DV-SM-04 */
        out[n++] = mh_act(DV_VERB_LUCKY, 0, 0, 0);
    out[n++] = mh_act(DV_VERB_REST, 0, 0, 0); /* DV-TURN-05 */
    return n;
}

uint32_t dv_legal_turn(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = dv_god_acts(s, (unsigned)seat, out, 0);
    if (s->main == DV_NOT_YET)
        return main_actions(s, (unsigned)seat, out, n);
    out[n++] = mh_act(DV_VERB_END, 0, 0, 0);
    return n;
}

static const char *why_explore(const dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    uint16_t ways[DV_HOW_COUNT];
    if (cell >= DV_CELLS || how >= DV_HOW_COUNT)
        return "DV-EXPLORE-01";
    const char *rule = dv_why_cell(s, seat, cell, how);
    if (rule)
        return rule;
    if (!(dv_placeable(s, seat, s->cell, DV_CELLS) >> cell & 1))
        return "DV-EXPLORE-04";
    dv_payable(s, seat, (uint16_t)(1u << cell), ways);
    if (ways[how] >> cell & 1)
        return NULL;
    return dv_norn_demand(s, cell) ? "DV-NOR-02" : "DV-EXPLORE-02";
}

const char *dv_why_turn(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned verb = mh_verb_of(a);
    bool before = s->main == DV_NOT_YET;
    if (verb >= DV_VERB_ACT && verb <= DV_VERB_SYMBOL)
        return dv_why_act(s, (unsigned)seat, a);
    if (verb == DV_VERB_END)
        return before ? "DV-TURN-02" : NULL;
    if (verb != DV_VERB_EXPLORE && verb != DV_VERB_LUCKY && verb != DV_VERB_REST)
        return "DV-TURN-02";
    if (!before)
        return "DV-TURN-02";
    if (verb == DV_VERB_EXPLORE)
        return why_explore(s, (unsigned)seat, mh_arg(a, 0), mh_arg(a, 1));
    if (verb == DV_VERB_LUCKY)
        return s->luck != MH_NONE && dv_active_dice(s, (unsigned)seat) &&
                       dv_placeable(s, (unsigned)seat, s->top[s->luck], 1)
                   ? NULL
                   : "DV-FX-LOKI-07";
    return NULL;
}

static void explore(dv_state *s, unsigned seat, unsigned cell, unsigned how)
{
    bool lucky = how == DV_HOW_LUCK;
    s->main = DV_EXPLORED;
    s->no_god = how == DV_HOW_QUIET; /* DV-KRA-08 */
    s->hits = lucky ? 0 : (uint8_t)dv_hits(s, cell);
    if (!lucky)
        s->luck = MH_NONE; /* DV-FX-LOKI-07 */
    s->phase = DV_PH_PLACE;
    dv_begin_pay(s, seat, cell, how);
}

static void rest(dv_state *s, unsigned seat, mh_tale *tale) /* DV-REST-01, DV-REST-02 */
{
    s->main = DV_RESTED;
    s->luck = MH_NONE;
    for (unsigned d = 0; d < DV_DICE; d++)
        if (s->die_at[seat][d] != DV_BOX)
            dv_take_back(s, seat, d);
    if (s->god[seat] == DV_GOD_LOKI)
        s->mask = MH_NONE; /* DV-TOK-03 */
    s->phase = DV_PH_RESTED;
    mh_tell(tale, DV_EVENT_RESTED, MH_ALL, seat, 0, 0, 0);
    dv_roll(s, seat, dv_active_dice(s, seat));
}

void dv_apply_turn(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned me = (unsigned)seat;
    mh_done(st);
    memset(s->ways, 0, sizeof s->ways);
    switch (mh_verb_of(a)) {
    case DV_VERB_EXPLORE:
        explore(s, me, mh_arg(a, 0), mh_arg(a, 1));
        break;
    case DV_VERB_LUCKY:
        explore(s, me, MH_NONE, DV_HOW_LUCK);
        break;
    case DV_VERB_REST:
        rest(s, me, tale);
        break;
    case DV_VERB_END:
        s->phase = DV_PH_ENDTURN;
        break;
    default:
        dv_do_act(s, me, a, tale);
        break;
    }
}

/* Quests are looked at after every change of the map (DV-QUEST-06); true when they were. */
static bool look_at_quests(dv_state *s)
{
    if (!s->changed)
        return false;
    s->changed = 0;
    dv_ask(s, DV_PROMPT_DO_QUESTS, dv_active(s));
    return true;
}

/* What can be explored is worked out once for the question; then it is asked, unless there is
 * nothing but to rest or to end (DV-SM-06). */
void dv_open_turn(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned seat = f->arg[0];
    if (s->main == DV_NOT_YET)
        dv_payable(s, seat, (uint16_t)dv_placeable(s, seat, s->cell, DV_CELLS), s->ways);
    if (s->ways[DV_HOW_PLAIN])
        f->waiting = (uint8_t)(1u << seat);
    else
        dv_open(st, tale);
}

void dv_phase_turn(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (!look_at_quests(s))
        dv_ask1(s, DV_PROMPT_TURN, dv_active(s), 0);
}

/* ---- exploring (DV-EXPLORE-10) -------------------------------------------------------------- */

void dv_phase_place(dv_state *s, mh_tale *tale)
{
    unsigned seat = dv_active(s);
    if (s->pay_how == DV_HOW_LUCK)
        s->tile_now = (uint8_t)dv_take_top(s, s->luck);
    else {
        s->tile_now = s->cell[s->pay_cell];
        dv_clear_cell(s, s->pay_cell);
    }
    mh_tell(tale, DV_EVENT_EXPLORED, MH_ALL, seat, s->tile_now, 0, 0);
    s->phase = DV_PH_FENRIR;
    s->step = 0;
    dv_ask(s, DV_PROMPT_PLACE, seat);
}

void dv_phase_fill(dv_state *s, mh_tale *tale)
{
    unsigned seat = dv_active(s);
    if (s->laid[seat] == dv_map_size(s) && !s->last_round) { /* DV-END-01, DV-MAP-13 */
        s->last_round = 1;
        mh_tell(tale, DV_EVENT_LAST_ROUND, MH_ALL, 0, 0, 0, 0);
    }
    s->phase = DV_PH_MEET;
    s->step = 0;
    dv_fill_up(s);
}

void dv_phase_meet(dv_state *s, mh_tale *tale) /* DV-LOC-06, DV-LOC-13 */
{
    if (s->step == 2 || dv_endless(s)) { /* DV-LOC-11 */
        s->phase = DV_PH_QUEST;
        return;
    }
    dv_meet(s, dv_active(s), s->step++, tale);
}

void dv_meet(dv_state *s, unsigned seat, unsigned slot, mh_tale *tale)
{
    mh_action list[2];
    unsigned symbol = s->slot[s->tile_now][slot];
    if (symbol < DV_SYMBOL_L01)
        return;
    s->met = (uint8_t)(symbol - DV_SYMBOL_L01);
    mh_tell(tale, DV_EVENT_MET, MH_ALL, seat, s->met, 0, 0);
    dv_ask1(s, DV_PROMPT_ENCOUNTER, seat, s->met);
    if (dv_legal_encounter(&s->head, (int)seat, list))
        return;
    mh_done(&s->head); /* neither option is open: it is gone */
    s->slot[s->tile_now][slot] = DV_SYMBOL_EMPTY;
    mh_tell(tale, DV_EVENT_REMOVED, MH_ALL, s->met, 0, 0, 0);
}

void dv_phase_quest(dv_state *s, mh_tale *tale)
{
    (void)tale;
    look_at_quests(s); /* a tile was placed */
    s->fired = dv_fired_now(s, dv_active(s), false);
    s->phase = DV_PH_TRIGGER;
}

/* Triggers that can do something; one is carried out, of several the player names the next. */
void dv_phase_trigger(dv_state *s, mh_tale *tale)
{
    unsigned seat = dv_active(s);
    (void)tale;
    if (look_at_quests(s))
        return;
    for (unsigned rest = s->fired; rest; rest &= rest - 1) {
        const dv_box_row *b = dv_box_of(s, seat, dv_lowest(rest) / 3 + 1, dv_lowest(rest) % 3 + 1);
        if (!dv_can_run(s, seat, b->code + 1u, b->code_n - 1u, 0))
            s->fired &= (uint16_t) ~(rest & (0 - rest));
    }
    if (!s->fired) {
        s->phase = s->main == DV_RESTED ? DV_PH_WATCHED : DV_PH_POST;
        return;
    }
    if (s->fired & (s->fired - 1)) {
        dv_ask(s, DV_PROMPT_TRIGGER, seat);
        return;
    }
    unsigned i = dv_lowest(s->fired);
    s->fired = 0;
    dv_fire(s, seat, i / 3 + 1, i % 3 + 1);
}

/* ---- resting -------------------------------------------------------------------------------- */

void dv_phase_rested(dv_state *s, mh_tale *tale) /* DV-REST-04, DV-REFILL-04 */
{
    (void)tale;
    s->fired = dv_fired_now(s, dv_active(s), true);
    s->phase = DV_PH_TRIGGER;
    dv_fill_up(s);
}

/* Others who wait for a rest: Loki's row 2 level 3 (DV-FX-LOKI-05). */
void dv_phase_watched(dv_state *s, mh_tale *tale)
{
    (void)tale;
    s->phase = DV_PH_POST;
    for (unsigned i = s->head.seats; i-- > 1;) {
        unsigned p = s->order[(s->turn + i) % s->head.seats];
        for (unsigned rest = dv_all_unlocked(s, p); rest; rest &= rest - 1) {
            unsigned row = dv_lowest(rest) / 3 + 1, level = dv_lowest(rest) % 3 + 1;
            if (dv_codes[dv_box_of(s, p, row, level)->code].op == DV_OP_ON_OTHER_REST)
                dv_fire(s, p, row, level);
        }
    }
}

/* ---- after the main action, end of the turn ------------------------------------------------- */

void dv_phase_post(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (!look_at_quests(s))
        dv_ask1(s, DV_PROMPT_TURN, dv_active(s), 1);
}

void dv_phase_endturn(dv_state *s, mh_tale *tale)
{
    unsigned seat = dv_active(s);
    (void)tale;
    s->phase = DV_PH_NEXT;
    s->rests = s->main == DV_RESTED ? (uint8_t)(s->rests + 1) : 0;
    unsigned own = dv_all_unlocked(s, seat); /* DV-FX-HEL-02: level 3 */
    for (unsigned rest = own && !dv_active_dice(s, seat) ? own : 0; rest; rest &= rest - 1) {
        unsigned row = dv_lowest(rest) / 3 + 1, level = dv_lowest(rest) % 3 + 1;
        if (dv_codes[dv_box_of(s, seat, row, level)->code].op == DV_OP_ON_END)
            dv_fire(s, seat, row, level);
    }
}

void dv_phase_next(dv_state *s, mh_tale *tale) /* DV-END-01, 02, 05 */
{
    bool over = s->rests >= 2 * s->head.seats;
    if (over)
        mh_tell(tale, DV_EVENT_ALL_RESTED, MH_ALL, 0, 0, 0, 0);
    s->turn++;
    if (s->turn == s->head.seats) {
        s->turn = 0;
        mh_add(&s->round, 1);
        over |= s->last_round != 0;
        if (!over)
            mh_tell(tale, DV_EVENT_ROUND, MH_ALL, s->round + 1u, 0, 0, 0);
    }
    s->main = s->god_done = s->no_god = s->symbols = s->ignore = 0;
    s->cost_lo = s->cost_hi = 0;
    s->luck = s->met = MH_NONE;
    s->fired = 0;
    s->phase = over ? DV_PH_ANCHOR : DV_PH_TURN;
    s->step = 0;
    if (over)
        s->turn = 0;
    if (over)
        mh_tell(tale, DV_EVENT_ENDED, MH_ALL, 0, 0, 0, 0);
    else
        mh_tell(tale, DV_EVENT_TURN, MH_ALL, dv_active(s), 0, 0, 0);
}
