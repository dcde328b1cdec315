/* runes.c - rules CM-RUNE-*: the windows, and the runes used in them. */
#include "state.h"

/* The rune with an effect; each has one. */
unsigned cm_rune_of(unsigned effect)
{
    unsigned r = 0;
    while (r < CM_RUNE_COUNT && cm_runes[r].effect_id != effect)
        r++;
    return r;
}

/* CM-RUNE-01, CM-RUNE-08: the owner only, and once. */
bool cm_can_use(const cm_state *s, unsigned seat, unsigned effect)
{
    unsigned unused = s->runes[seat] & (unsigned)~s->runes_used[seat];
    return unused && (unused >> cm_rune_of(effect) & 1);
}

/* CM-RUNE-01: turned over and kept. */
void cm_use_rune(cm_state *s, unsigned seat, unsigned effect, mh_tale *tale)
{
    unsigned r = cm_rune_of(effect);
    s->runes_used[seat] |= (uint16_t)(1u << r);
    mh_tell(tale, CM_EVENT_USED, MH_ALL, seat, r, 0, 0);
}

/* CM-RUNE-40, CM-RUNE-41: a seat with nothing to use there is not asked. */
bool cm_has_rune_for(const cm_state *s, unsigned seat, unsigned window)
{
    unsigned unused = s->runes[seat] & (unsigned)~s->runes_used[seat];
    for (; unused; unused &= unused - 1)
        if (cm_runes[__builtin_ctz(unused)].windows >> window & 1)
            return true;
    return false;
}

static unsigned seats_with_rune(const cm_state *s, unsigned window)
{
    unsigned mask = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (s->runes[seat] != s->runes_used[seat] && cm_has_rune_for(s, seat, window))
            mask |= 1u << seat;
    return mask;
}

/* arg: window, seats who may be asked, seats asked in this sweep, was one used. */
void cm_open_window(cm_state *s, unsigned window)
{
    if (!seats_with_rune(s, window))
        return;
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_WINDOW, 0, window);
    f->arg[1] = MH_ALL;
}

void cm_open_window_for(cm_state *s, unsigned window, unsigned seat)
{
    if (s->runes[seat] == s->runes_used[seat] || !cm_has_rune_for(s, seat, window))
        return;
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_WINDOW, 0, window);
    f->arg[1] = (uint8_t)(1u << seat);
}

/* CM-RUNE-03: sweeps from the first player on, until one passes without use. */
void cm_step_window(mh_state *st, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned open = seats_with_rune(s, f->arg[0]) & f->arg[1] & (unsigned)~f->arg[2];
    (void)tale;
    if (!open && f->arg[3]) {
        f->arg[2] = f->arg[3] = 0;
        return;
    }
    if (!open) {
        mh_done(st);
        return;
    }
    unsigned seat = s->first;
    while (!(open >> seat & 1))
        seat = cm_left(s, seat);
    mh_ask(st, CM_PROMPT_RUNE, 1u << seat, f->arg[0]);
}

static bool rune_fits(const cm_state *s, unsigned seat, unsigned effect, unsigned window)
{
    return cm_can_use(s, seat, effect) && (cm_runes[cm_rune_of(effect)].windows >> window & 1);
}

/* DP-22, CM-RUNE-07: with or without effect. The verbs of the runes that need no more words than
 * their name. */
static bool plain_rune(const cm_state *s, unsigned seat, unsigned rune, unsigned window)
{
    unsigned effect = cm_runes[rune].effect_id;
    return effect != CM_RUNE_EFFECT_RE_GIFTS && effect != CM_RUNE_EFFECT_RE_SUCCESS &&
           rune_fits(s, seat, effect, window);
}

static uint32_t list_gifts(mh_action *out)
{
    uint32_t n = 0;
    for (unsigned food = 0; food <= 4; food++)
        for (unsigned wood = 0; food + wood <= 4; wood++)
            out[n++] = mh_act(CM_VERB_GIFTS, food, wood, 4 - food - wood);
    return n;
}

static uint32_t list_success(const cm_state *s, unsigned seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned d = 0; d < CM_DESTINY_COUNT; d++)
        if (s->destinies[seat] >> d & 1)
            out[n++] = mh_act(CM_VERB_SUCCESS, d, 0, 0);
    return n;
}

uint32_t cm_legal_rune(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    unsigned who = (unsigned)seat, window = mh_top(st)->arg[0];
    uint32_t n = 0;
    for (unsigned r = 0; r < CM_RUNE_COUNT; r++)
        if (plain_rune(s, who, r, window))
            out[n++] = mh_act(CM_VERB_USE, r, 0, 0);
    if (rune_fits(s, who, CM_RUNE_EFFECT_RE_GIFTS, window))
        n += list_gifts(out + n);
    if (rune_fits(s, who, CM_RUNE_EFFECT_RE_SUCCESS, window))
        n += list_success(s, who, out + n);
    out[n++] = mh_act(CM_VERB_PASS, 0, 0, 0);
    return n;
}

static const char *why_unused(const cm_state *s, unsigned seat, unsigned effect, unsigned window)
{
    if (!cm_can_use(s, seat, effect))
        return "CM-RUNE-01";
    return rune_fits(s, seat, effect, window) ? NULL : "CM-RUNE-40";
}

const char *cm_why_rune(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    unsigned who = (unsigned)seat, window = mh_top(st)->arg[0], x = mh_arg(a, 0);
    const char *why = NULL;
    switch (mh_verb_of(a)) {
    case CM_VERB_PASS:
        return NULL;
    case CM_VERB_GIFTS:
        why = why_unused(s, who, CM_RUNE_EFFECT_RE_GIFTS, window);
        return why ? why : x + mh_arg(a, 1) + mh_arg(a, 2) == 4 ? NULL : "CM-RUNE-21";
    case CM_VERB_SUCCESS:
        why = why_unused(s, who, CM_RUNE_EFFECT_RE_SUCCESS, window);
        return why                                                   ? why
               : x < CM_DESTINY_COUNT && s->destinies[seat] >> x & 1 ? NULL
                                                                     : "CM-RUNE-29";
    case CM_VERB_USE:
        if (x < CM_RUNE_COUNT && plain_rune(s, who, x, window))
            return NULL;
        why = x < CM_RUNE_COUNT ? why_unused(s, who, cm_runes[x].effect_id, window) : NULL;
        return why ? why : "CM-RUNE-02";
    default:
        return "CM-RUNE-40";
    }
}

/* CM-RUNE-25: every face-down card on the board, never the deck. */
static void know_journeys(cm_state *s, unsigned seat, mh_tale *tale)
{
    for (unsigned i = cm_shore_count(s); i--;)
        if (s->journey[i] != MH_NONE && s->journey_known[i] != MH_ALL &&
            !(s->journey_known[i] >> seat & 1))
            cm_turn_journey(s, i, seat, tale);
}

/* CM-RUNE-31 */
static void grow_rich(cm_state *s, unsigned seat, mh_tale *tale)
{
    cm_gain(s, seat, CM_GOOD_COIN, s->coins[seat] < 5 ? s->coins[seat] : 5, tale);
}

/* CM-RUNE-29, CM-HID-07, CM-DEST-09 */
static void succeed(cm_state *s, unsigned seat, unsigned destiny, mh_tale *tale)
{
    s->destinies_open[seat] |= (uint16_t)(1u << destiny);
    s->destiny_seen[destiny] = MH_ALL;
    mh_tell(tale, CM_EVENT_REVEALED, MH_ALL, seat, destiny, 0, 0);
    cm_gain(s, seat, CM_GOOD_GLORY, cm_destiny_glory(s, seat, destiny), tale);
}

static void take_gifts(cm_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    cm_gain(s, seat, CM_GOOD_FOOD, mh_arg(a, 0), tale);
    cm_gain(s, seat, CM_GOOD_WOOD, mh_arg(a, 1), tale);
    cm_gain(s, seat, CM_GOOD_COIN, mh_arg(a, 2), tale);
}

void cm_apply_rune(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned who = (unsigned)seat;
    mh_done(st);
    mh_frame *window = &st->open[st->depth - 1];
    if (mh_verb_of(a) == CM_VERB_PASS) {
        window->arg[2] |= (uint8_t)(1u << seat);
        return;
    }
    window->arg[3] = 1;
    if (mh_verb_of(a) == CM_VERB_GIFTS) {
        cm_use_rune(s, who, CM_RUNE_EFFECT_RE_GIFTS, tale);
        take_gifts(s, who, a, tale); /* CM-RUNE-21 */
    } else if (mh_verb_of(a) == CM_VERB_SUCCESS) {
        cm_use_rune(s, who, CM_RUNE_EFFECT_RE_SUCCESS, tale);
        succeed(s, who, mh_arg(a, 0), tale);
    } else {
        unsigned effect = cm_runes[mh_arg(a, 0)].effect_id;
        cm_use_rune(s, who, effect, tale);
        if (effect == CM_RUNE_EFFECT_RE_WEALTH)
            grow_rich(s, who, tale);
        else
            know_journeys(s, who, tale);
    }
}

/* Questions about one rune: arg 0 is its effect. */
uint32_t cm_legal_use(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    out[0] = mh_act(CM_VERB_USE, cm_rune_of(mh_top(st)->arg[0]), 0, 0);
    out[1] = mh_act(CM_VERB_PASS, 0, 0, 0);
    return 2;
}

const char *cm_why_use(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_PASS)
        return NULL;
    if (mh_verb_of(a) == CM_VERB_USE && mh_arg(a, 0) == cm_rune_of(mh_top(st)->arg[0]))
        return NULL;
    return "CM-RUNE-40";
}
