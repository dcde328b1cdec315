/* sage.c - rules CM-LOC-35..37, CM-LEAD-20..23, CM-RUNE-30: the Sage's House. */
#include "state.h"

enum { LOOK, VISION, DRAW, CHOOSE };

/* CM-LEAD-20, CM-LEAD-21, CM-RUNE-30; CM-RND-06: as many as there are. */
static void draw_destinies(cm_state *s, bool vision)
{
    unsigned wanted = vision ? 3 : 1;
    unsigned there = (unsigned)__builtin_popcountll(s->deck[CM_DECK_DESTINY]) + s->under_count;
    wanted += cm_has_ability(s, s->turn, CM_ABILITY_LA_DESTINED);
    for (unsigned i = 0; i < wanted && i < there; i++)
        cm_ask_draw(s, CM_DECK_DESTINY, s->turn);
}

/* The others go under the deck, the first drawn on top (CM-RND-06). Those owned
 * before are not touched (CM-LEAD-22). */
static void keep_destiny(cm_state *s, unsigned seat, unsigned kept)
{
    s->destinies[seat] |= (uint16_t)(1u << kept);
    s->destiny_count[seat]++;
    for (unsigned i = 0; i < s->drawn_count; i++) {
        unsigned card = s->drawn[i];
        assert(card < CM_DESTINY_COUNT && s->under_count < CM_DESTINY_COUNT);
        s->drawn[i] = MH_NONE;
        if (s->drawn_count > 1) /* who knew these cards can't tell any more which was kept */
            s->destiny_seen[card] = (uint8_t)(1u << seat);
        if (card == kept)
            continue;
        s->under[s->under_count] = (uint8_t)card;
        s->under_seen[s->under_count++] = s->destiny_seen[card];
    }
    s->drawn_count = 0;
}

static void choose(cm_state *s)
{
    if (s->drawn_count > 1)
        mh_ask(&s->head, CM_PROMPT_DESTINY, 1u << s->turn, 0);
    else if (s->drawn_count) /* CM-DEC-01 */
        keep_destiny(s, s->turn, s->drawn[0]);
}

/* CM-LOC-35, CM-LOC-37: look, then the rune, then draw. arg: stage, vision used. */
void cm_step_sage(mh_state *st, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    (void)tale;
    switch (f->arg[0]++) {
    case LOOK:
        mh_ask(st, CM_PROMPT_LOOK, 1u << s->turn, 0);
        return;
    case VISION:
        if (cm_can_use(s, s->turn, CM_RUNE_EFFECT_RE_VISION))
            mh_ask(st, CM_PROMPT_VISION, 1u << s->turn, CM_RUNE_EFFECT_RE_VISION);
        return;
    case DRAW:
        draw_destinies(s, f->arg[1]);
        return;
    default:
        mh_done(st);
        choose(s);
    }
}

/* DP-09: CM-LOC-36. */
static bool lies_face_down(const cm_state *s, unsigned shore)
{
    return shore < CM_SHORES && s->journey[shore] != MH_NONE && s->journey_known[shore] != MH_ALL;
}

uint32_t cm_legal_look(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < CM_SHORES; i++)
        if (lies_face_down(cm_const(st), i))
            out[n++] = mh_act(CM_VERB_LOOK, i, 0, 0);
    return n;
}

const char *cm_why_look(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == CM_VERB_LOOK && lies_face_down(cm_const(st), mh_arg(a, 0))
               ? NULL
               : "CM-LOC-36";
}

void cm_apply_look(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    mh_tell(tale, CM_EVENT_LOOKED, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
    cm_turn_journey(cm_of(st), mh_arg(a, 0), (unsigned)seat, tale);
}

/* DP-23 */
void cm_apply_vision(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_PASS)
        return;
    cm_use_rune(cm_of(st), (unsigned)seat, CM_RUNE_EFFECT_RE_VISION, tale);
    st->open[st->depth - 1].arg[1] = 1;
}

/* DP-10 */
static bool was_drawn(const cm_state *s, unsigned card)
{
    for (unsigned i = 0; i < s->drawn_count; i++)
        if (s->drawn[i] == card)
            return card != MH_NONE;
    return false;
}

uint32_t cm_legal_destiny(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned d = 0; d < CM_DESTINY_COUNT; d++)
        if (was_drawn(cm_const(st), d))
            out[n++] = mh_act(CM_VERB_HOLD, d, 0, 0);
    return n;
}

const char *cm_why_destiny(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == CM_VERB_HOLD && was_drawn(cm_const(st), mh_arg(a, 0)) ? NULL
                                                                                  : "CM-LEAD-22";
}

void cm_apply_destiny(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    mh_done(st);
    keep_destiny(cm_of(st), (unsigned)seat, mh_arg(a, 0));
}
