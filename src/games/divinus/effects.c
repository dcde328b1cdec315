/* effects.c - carries out the codes of the effect language (DV-LANG): one row an opcode. */
#include <assert.h>

#include "course.h"

enum { MODE_ANY, MODE_EQUAL };

/* Rows a clause takes, those nested in it included. */
static unsigned rows_of(const dv_code *c)
{
    switch (c->op) {
    case DV_OP_IF:
    case DV_OP_TOP:
    case DV_OP_EITHER:
    case DV_OP_THEN:
        return 1u + (unsigned)(c->arg[0] + c->arg[1]);
    case DV_OP_ALL:
    case DV_OP_OTHERS_BUT_THOR:
    case DV_OP_LAST:
    case DV_OP_HEL:
    case DV_OP_ROLL:
        return 1u + (unsigned)c->arg[0];
    case DV_OP_DECIDER:
    case DV_OP_QUEST_NOW:
        return 1u + (unsigned)c->arg[1];
    case DV_OP_ROLL_CASE:
        return 1u + (unsigned)c->arg[2];
    default:
        return 1;
    }
}

void dv_run(dv_state *s, unsigned seat, unsigned first, unsigned n)
{
    dv_push(s, DV_PROMPT_DO_RUN, seat, first & 0xff, first >> 8, n);
}

void dv_run_but(dv_state *s, unsigned seat, unsigned first, unsigned n, unsigned not_dice)
{
    mh_frame *f = dv_push(s, DV_PROMPT_DO_RUN, seat, first & 0xff, first >> 8, n);
    f->arg[4] = (uint8_t)not_dice;
}

/* ---- honour and experience ---------------------------------------------------------- */

unsigned dv_honour_of(const dv_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < DV_CATEGORY_COUNT; i++)
        sum += s->honour[seat][i];
    return sum;
}

void dv_gain_honour(dv_state *s, unsigned seat, unsigned category, unsigned n, mh_tale *tale)
{
    if (!n)
        return;
    mh_add(&s->honour[seat][category], (int)n);
    mh_tell(tale, DV_EVENT_HONOUR, MH_ALL, seat, n, category, 0);
}

/* By how much it went up. */
static int change_xp(dv_state *s, unsigned seat, int n)
{
    int before = s->xp[seat], now = before + n;
    now = now < 0 ? 0 : now > 200 ? 200 : now;
    s->xp[seat] = (uint8_t)now;
    return now - before;
}

void dv_gain_xp(dv_state *s, unsigned seat, int n, mh_tale *tale) /* DV-LANG-02 */
{
    if (n > 0 && dv_scene(s) == DV_LAST_SCENE) { /* DV-C-14 */
        if (s->phase < DV_PH_ANCHOR)
            dv_ask2(s, DV_PROMPT_REFRESH, seat, n > 2 ? 2u : (unsigned)n, 0);
        return;
    }
    int more = change_xp(s, seat, n);
    if (more > 0)
        mh_tell(tale, DV_EVENT_XP, MH_ALL, seat, (unsigned)more, 0, 0);
    else if (more < 0)
        mh_tell(tale, DV_EVENT_LOST_XP, MH_ALL, seat, (unsigned)-more, 0, 0);
}

void dv_gain_quest_xp(dv_state *s, unsigned seat, unsigned quest, unsigned n, mh_tale *tale)
{
    int more = n && dv_scene(s) != DV_LAST_SCENE ? change_xp(s, seat, (int)n) : 0; /* DV-C-14 */
    if (more)
        mh_tell(tale, DV_EVENT_QUEST_XP, MH_ALL, seat, (unsigned)more, quest, 0);
}

/* ---- whom it concerns (DV-LANG-01) ----------------------------------------------------- */

static unsigned last_seats(const dv_state *s)
{
    unsigned least = 0xffff, set = 0;
    for (unsigned p = 0; p < s->head.seats; p++) {
        unsigned h = dv_honour_of(s, p);
        if (h < least)
            least = h, set = 0;
        set |= (unsigned)(h == least) << p;
    }
    return set;
}

static unsigned seats_of_god(const dv_state *s, unsigned god)
{
    unsigned set = 0;
    for (unsigned p = 0; p < s->head.seats; p++)
        set |= (unsigned)(s->god[p] == god) << p;
    return set;
}

static unsigned top_seats(const dv_state *s, const dv_code *goal) /* DV-LANG-12 */
{
    int most = 0;
    unsigned set = 0;
    for (unsigned p = 0; p < s->head.seats; p++) {
        int v = dv_goal(s, p, goal, dv_anchor_of(s, p));
        if (v > most)
            most = v, set = 0;
        set |= (unsigned)(v == most && v > 0) << p;
    }
    return set;
}

static unsigned targets(const dv_state *s, unsigned seat, const dv_code *c)
{
    unsigned all = (1u << s->head.seats) - 1, thor = seats_of_god(s, DV_GOD_THOR);
    switch (c->op) {
    case DV_OP_ALL:
        return all;
    case DV_OP_OTHERS_BUT_THOR:
        return thor ? all & ~thor & ~(1u << seat) : 0; /* DV-TOK-07 */
    case DV_OP_LAST:
        return last_seats(s);
    case DV_OP_HEL:
        return seats_of_god(s, DV_GOD_HEL);
    case DV_OP_DECIDER:
        return s->decider[c->arg[0]] == MH_NONE ? 0 : 1u << s->decider[c->arg[0]];
    default:
        return 0;
    }
}

/* Several players choose in turn order, the actor first; so he is pushed last. */
static void run_for(dv_state *s, unsigned seat, unsigned who, unsigned first, unsigned n)
{
    MH_CHECK(!(who >> s->head.seats));
    for (unsigned i = s->head.seats; i-- > 0;)
        if (who >> s->order[i] & 1 && s->order[i] != seat)
            dv_run(s, s->order[i], first, n);
    if (who >> seat & 1)
        dv_run(s, seat, first, n);
}

void dv_run_top(dv_state *s, unsigned seat, unsigned at, unsigned who)
{
    const dv_code *c = &dv_codes[at];
    run_for(s, seat, who, at + 1 + (unsigned)c->arg[0], (unsigned)c->arg[1]);
}

static void run_targets(dv_state *s, unsigned seat, const dv_code *c)
{
    unsigned first = (unsigned)(c - dv_codes) + 1, n = (unsigned)c->arg[0];
    if (c->op == DV_OP_DECIDER)
        n = (unsigned)c->arg[1];
    run_for(s, seat, targets(s, seat, c), first, n);
}

/* ---- effects on dice, board and map ------------------------------------------------------- */

static void ask_code(dv_state *s, unsigned prompt, unsigned seat, const dv_code *c, unsigned may)
{
    unsigned at = (unsigned)(c - dv_codes);
    MH_CHECK(at <= 0xffff); /* two arguments of a frame */
    dv_push(s, prompt, seat, at & 0xff, at >> 8, may);
}

static void do_peek(dv_state *s, unsigned seat, const dv_code *c)
{
    if (c->arg[0] == DV_HEAP_ANY)
        dv_ask1(s, DV_PROMPT_STACK, seat, (unsigned)c->arg[1]);
    else
        dv_ask2(s, DV_PROMPT_DO_PEEK, seat, (unsigned)c->arg[0], (unsigned)c->arg[1]);
}

static unsigned symbol_of(unsigned sym)
{
    return sym == DV_SYM_WILD ? DV_SYMBOL_WILD : sym + DV_SYMBOL_VIKING;
}

static void do_tire(dv_state *s, unsigned seat, unsigned n)
{
    unsigned have = dv_count(dv_active_dice(s, seat));
    n = n < have ? n : have; /* DV-LANG-11 */
    if (n)
        dv_ask1(s, DV_PROMPT_TIRE, seat, n);
}

static void do_if(dv_state *s, unsigned seat, const dv_code *c, unsigned not_dice)
{
    unsigned n = (unsigned)c->arg[0];
    uint16_t where = dv_holds_where(s, seat, c + 1, n);
    if (!where)
        return;
    s->struck[seat] |= (uint16_t)(s->anchors[seat] & ~where); /* DV-MAP-08 */
    s->anchors[seat] = where;
    dv_run_but(s, seat, (unsigned)(c - dv_codes) + 1 + n, (unsigned)c->arg[1], not_dice);
}

static void lose_location(dv_state *s, mh_tale *tale) /* DV-LOC-12 */
{
    for (unsigned i = 0; i < 2; i++)
        if (s->met != MH_NONE && s->slot[s->tile_now][i] == DV_SYMBOL_L01 + s->met) {
            s->slot[s->tile_now][i] = DV_SYMBOL_EMPTY;
            s->changed = 1;
            mh_tell(tale, DV_EVENT_REMOVED, MH_ALL, s->met, 0, 0, 0);
        }
}

/* Effects that open a question or change the board; the frame's optional mark is `may`. */
static void do_play(dv_state *s, unsigned seat, const dv_code *c, unsigned not_dice, unsigned may)
{
    unsigned n = (unsigned)c->arg[0];
    switch (c->op) {
    case DV_OP_REROLL:
        dv_ask1(s, DV_PROMPT_REROLL, seat, n);
        break;
    case DV_OP_SET:
        dv_push(s, DV_PROMPT_SET, seat, n, 0, MODE_ANY);
        break;
    case DV_OP_SETEQ:
        dv_push(s, DV_PROMPT_SET, seat, n, 0, MODE_EQUAL);
        break;
    case DV_OP_REFRESH:
        dv_ask2(s, DV_PROMPT_REFRESH, seat, n, not_dice);
        break;
    case DV_OP_REACT:
        dv_ask2(s, DV_PROMPT_REACT, seat, n, not_dice);
        break;
    case DV_OP_TIRE:
        do_tire(s, seat, n);
        break;
    case DV_OP_SWAPADJ:
    case DV_OP_SWAPANY:
    case DV_OP_SWAPCELLS:
        ask_code(s, DV_PROMPT_SWAP, seat, c, may);
        break;
    case DV_OP_REPLACE:
        dv_push(s, DV_PROMPT_REPLACE, seat, n, (unsigned)c->arg[1], may);
        break;
    case DV_OP_PEEK:
        do_peek(s, seat, c);
        break;
    case DV_OP_MOVE:
        dv_ask1(s, DV_PROMPT_LIFT, seat, n);
        break;
    case DV_OP_FAC:
        dv_ask2(s, DV_PROMPT_STICK, seat, symbol_of(n), (unsigned)c->arg[1]);
        break;
    case DV_OP_SAP: /* DV-LANG-07: before scenario 4 a wild faction sticker */
        dv_ask2(s, DV_PROMPT_STICK, seat, dv_from(s, 4) ? DV_SYMBOL_SAPLING : DV_SYMBOL_WILD, n);
        break;
    case DV_OP_UNABYSS:
        dv_push(s, DV_PROMPT_UNABYSS, seat, n, 0, 0);
        break;
    default: /* DV_OP_WORLD_UNABYSS */
        dv_push(s, DV_PROMPT_UNABYSS, seat, n, 1, 0);
        break;
    }
}

/* Effects of the story that are noted and carried out at their time (DV-LANG-10, DV-LANG-12). */
static void do_note(dv_state *s, unsigned seat, const dv_code *c)
{
    int8_t n = c->arg[0];
    switch (c->op) {
    case DV_OP_START_USED:
        mh_add(&s->start_used[seat], n);
        break;
    case DV_OP_OPENING_REROLL:
        mh_add(&s->open_reroll[seat], n);
        break;
    case DV_OP_OPENING_SET:
        mh_add(&s->open_set[seat], n);
        break;
    case DV_OP_FAC_END:
        mh_add(&s->fac_end[seat][n], c->arg[1]);
        break;
    case DV_OP_NIDHOGG_START:
        s->beast_at[DV_NIDHOGGR] = (uint8_t)(n - 1);
        break;
    case DV_OP_NIDHOGG_CLOSED:
        s->nid_closed = (uint8_t)(n - 1);
        break;
    case DV_OP_THRESHOLD:
        mh_add(&s->threshold[n], c->arg[1]);
        break;
    case DV_OP_SETUP_ABYSS:
        s->abyss_sum = (int8_t)(s->abyss_sum + n);
        break;
    case DV_OP_SEA_ROAD_VALUE:
        s->sea_value = (uint8_t)n;
        break;
    case DV_OP_GIFT_BOTH:
        for (unsigned i = 0; i < s->quest_n; i++)
            s->both |= (uint8_t)((unsigned)(s->quest[i] == (unsigned)n) << i);
        break;
    default: /* read where they matter: CHOOSE_ORDER, QUEST_NOW, NOTE, NONE, LOC= */
        break;
    }
}

static void do_cost(dv_state *s, const dv_code *c) /* DV-LANG-06 */
{
    s->cost_lo = (int8_t)(s->cost_lo + c->arg[0]);
    s->cost_hi = (int8_t)(s->cost_hi + c->arg[1]);
}

/* What is gained or lost at once. */
static void do_gain(dv_state *s, unsigned seat, const dv_code *c, mh_tale *tale)
{
    unsigned n = (unsigned)c->arg[0];
    switch (c->op) {
    case DV_OP_H:
        dv_gain_honour(s, seat, DV_CATEGORY_STORY, n, tale); /* DV-C-13 */
        break;
    case DV_OP_H_ROAD:
        dv_gain_honour(s, seat, DV_CATEGORY_STORY, s->sea_value ? s->sea_value : 1u, tale);
        break;
    case DV_OP_XP:
        dv_gain_xp(s, seat, c->arg[0], tale);
        break;
    case DV_OP_FLAG:
        s->flags |= 1ull << n;
        mh_tell(tale, DV_EVENT_FLAG, MH_ALL, n, 0, 0, 0);
        break;
    case DV_OP_MARK:
        dv_mark(s, n, seat, (unsigned)c->arg[1], tale);
        break;
    case DV_OP_LOC_GONE:
        lose_location(s, tale);
        break;
    default: /* DV_OP_DIE: DV-LANG-08, DV-DSTK-05 */
        if (s->supply[n]) {
            mh_add(&s->supply[n], -1);
            dv_ask1(s, DV_PROMPT_FORGE, seat, n);
        }
        break;
    }
}

/* One clause; those that gain something, ask something or wait for their time go on from here. */
static void do_one(dv_state *s, unsigned seat, const dv_code *c, const mh_frame *f, mh_tale *tale)
{
    switch (c->op) {
    case DV_OP_H:
    case DV_OP_H_ROAD:
    case DV_OP_XP:
    case DV_OP_FLAG:
    case DV_OP_MARK:
    case DV_OP_LOC_GONE:
    case DV_OP_DIE:
        do_gain(s, seat, c, tale);
        break;
    case DV_OP_COST:
        do_cost(s, c);
        break;
    case DV_OP_IGNORE_MONSTER:
        s->ignore = 1;
        break;
    case DV_OP_ROLL:
        ask_code(s, DV_PROMPT_CAST, seat, c, 0);
        s->head.open[s->head.depth - 1].waiting = /* with the box the player throws it */
            (uint8_t)(1u << (dv_by_hand(s) ? seat : MH_CHANCE));
        break;
    case DV_OP_IF:
        do_if(s, seat, c, f->arg[4]);
        break;
    case DV_OP_EITHER:
        ask_code(s, DV_PROMPT_EITHER, seat, c, f->arg[5]);
        s->head.open[s->head.depth - 1].arg[4] = f->arg[4];
        break;
    case DV_OP_THEN:
        dv_run_but(s, seat, (unsigned)(c - dv_codes) + 1, rows_of(c) - 1, f->arg[4]);
        break;
    case DV_OP_ALL:
    case DV_OP_OTHERS_BUT_THOR:
    case DV_OP_LAST:
    case DV_OP_HEL:
    case DV_OP_DECIDER:
        run_targets(s, seat, c);
        break;
    case DV_OP_TOP:
        if (dv_by_hand(s)) /* maps are not known here */
            ask_code(s, DV_PROMPT_MOST, s->order[0], c, 0);
        else
            dv_run_top(s, seat, (unsigned)(c - dv_codes), top_seats(s, c + 1));
        break;
    default:
        if (c->op >= DV_OP_REROLL && c->op <= DV_OP_WORLD_UNABYSS)
            do_play(s, seat, c, f->arg[4], f->arg[5]);
        else
            do_note(s, seat, c);
        break;
    }
}

/* arg: seat, first row (two bytes), rows left, dice not to be brought back, optional. */
void dv_step_run(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1], now = *f;
    if (!now.arg[3]) {
        mh_done(st);
        return;
    }
    unsigned at = now.arg[1] | (unsigned)now.arg[2] << 8, n = rows_of(&dv_codes[at]);
    f->arg[1] = (uint8_t)((at + n) & 0xff);
    f->arg[2] = (uint8_t)((at + n) >> 8);
    f->arg[3] = (uint8_t)(now.arg[3] - n);
    if (!f->arg[3])
        mh_done(st); /* the last clause needs no way back */
    do_one(dv_of(st), now.arg[0], &dv_codes[at], &now, tale);
}

/* ---- is there anything to do (DV-GACT-07) -------------------------------------------------- */

static bool can_set_equal(const dv_state *s, unsigned seat)
{
    return dv_count(dv_active_dice(s, seat)) >= 2 && dv_active_dice(s, seat) & 0x3f;
}

static bool can_do(const dv_state *s, unsigned seat, const dv_code *c, unsigned not_dice)
{
    unsigned at = (unsigned)(c - dv_codes);
    switch (c->op) {
    case DV_OP_REROLL:
    case DV_OP_SET:
        return (dv_active_dice(s, seat) & ~not_dice & 0x3f) != 0;
    case DV_OP_SETEQ:
        return can_set_equal(s, seat);
    case DV_OP_REFRESH:
    case DV_OP_REACT:
        return (dv_used_dice(s, seat) & ~not_dice) != 0;
    case DV_OP_SWAPADJ:
    case DV_OP_SWAPANY:
    case DV_OP_SWAPCELLS:
        return dv_can_swap(s, seat, c);
    case DV_OP_REPLACE:
        return dv_replaceable(s, seat, (unsigned)c->arg[0], (unsigned)c->arg[1]) != 0;
    case DV_OP_PEEK:
        return dv_stack_size(s, 0) + dv_stack_size(s, 1) > 0;
    case DV_OP_MOVE:
        return dv_can_move(s, seat);
    case DV_OP_COST:
        return s->main == DV_NOT_YET;
    case DV_OP_IGNORE_MONSTER:
        return s->main == DV_NOT_YET && (s->beast[0] == DV_AFIELD || s->beast[1] == DV_AFIELD ||
                                         s->beast[2] == DV_AFIELD || s->beast[3] == DV_AFIELD);
    case DV_OP_IF:
        return dv_holds_where(s, seat, c + 1, (unsigned)c->arg[0]) &&
               dv_can_run(s, seat, at + 1 + (unsigned)c->arg[0], (unsigned)c->arg[1], not_dice);
    default: /* no action, trigger or symbol holds anything else */
        assert(c->op == DV_OP_EITHER || c->op == DV_OP_THEN);
        return dv_can_run(s, seat, at + 1, rows_of(c) - 1, not_dice);
    }
}

bool dv_can_run(const dv_state *s, unsigned seat, unsigned first, unsigned n, unsigned not_dice)
{
    for (unsigned i = 0; i < n; i += rows_of(&dv_codes[first + i]))
        if (can_do(s, seat, &dv_codes[first + i], not_dice))
            return true;
    return false;
}

/* ---- one of two (DV-LANG-14); arg: seat, code (two bytes), optional, dice not to bring back ---
 */

static const dv_code *asked_code(const mh_state *st, unsigned *at)
{
    *at = mh_top(st)->arg[1] | (unsigned)mh_top(st)->arg[2] << 8;
    return &dv_codes[*at];
}

uint32_t dv_legal_either(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    unsigned at;
    const dv_code *c = asked_code(st, &at);
    uint32_t n = 0;
    if (f->arg[3])
        out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned i = 0; i < 2; i++)
        if (dv_can_run(dv_const(st), (unsigned)seat, at + 1 + (i ? (unsigned)c->arg[0] : 0u),
                       (unsigned)c->arg[i], f->arg[4]))
            out[n++] = mh_act(DV_VERB_EITHER, i, 0, 0);
    return n;
}

const char *dv_why_either(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-GACT-07");
}

void dv_apply_either(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned at, half = mh_arg(a, 0), not_dice = mh_top(st)->arg[4], may = mh_top(st)->arg[3];
    const dv_code *c = asked_code(st, &at);
    (void)tale;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return;
    dv_run_but(dv_of(st), (unsigned)seat, at + 1 + (half ? (unsigned)c->arg[0] : 0u),
               (unsigned)c->arg[half], not_dice);
    st->open[st->depth - 1].arg[5] = (uint8_t)may;
}

/* ---- a plain die decides (DV-LANG-09), and the Loki die (DV-FX-LOKI-01) ---------------------- */

uint32_t dv_legal_cast(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    for (unsigned i = 0; i < DV_SIDES; i++)
        out[i] = mh_act(DV_VERB_CAST, i, 0, 0);
    return DV_SIDES;
}

const char *dv_why_cast(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == DV_VERB_CAST && mh_arg(a, 0) < DV_SIDES ? NULL : "DV-RNG-01";
}

static void cast_bet(dv_state *s, unsigned seat, unsigned at, unsigned high, int shown,
                     mh_tale *tale)
{
    const dv_code *c = &dv_codes[at];
    bool hit = high ? shown == 4 || shown == 5 : shown <= 3; /* 6 is always nothing */
    mh_tell(tale, hit ? DV_EVENT_BET_WON : DV_EVENT_BET_LOST, MH_ALL, seat, 0, 0, 0);
    if (hit)
        dv_run(s, seat, at + 1 + (high ? (unsigned)c->arg[0] : 0u), (unsigned)c->arg[high]);
}

void dv_apply_cast(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned at, owner = mh_top(st)->arg[0], high = mh_top(st)->arg[3];
    const dv_code *c = asked_code(st, &at);
    int shown = (int)mh_arg(a, 0) + 1;
    (void)seat;
    mh_done(st);
    if (c->op == DV_OP_BET) {
        cast_bet(dv_of(st), owner, at, high, shown, tale);
        return;
    }
    for (unsigned i = 1; i < rows_of(c); i += rows_of(&c[i]))
        if (shown >= c[i].arg[0] && shown <= c[i].arg[1])
            dv_run(dv_of(st), owner, at + i + 1, (unsigned)c[i].arg[2]);
}
