/* questions.c - what goes for every question of the game (`through=any` in data/grammar.tsv): it
 * also takes what cards offer besides (FO-SM-03, FO-SM-04), and every answer is followed by what
 * they make of it (FO-OCC-19). */
#include "state.h"

static const mh_prompt *own(const mh_state *st) { return &fo_own_prompts[mh_top(st)->prompt]; }

uint32_t fo_legal_any(const mh_state *st, int seat, mh_action *out)
{
    return fo_list_aside(fo_const(st), seat, out, own(st)->legal(st, seat, out));
}

uint32_t fo_few_any(const mh_state *st, int seat, mh_action *out)
{
    return fo_few_aside(fo_const(st), seat, out, own(st)->legal(st, seat, out));
}

bool fo_later_any(const mh_state *st, int seat, mh_action a)
{
    return fo_can_wait(fo_const(st), seat, a);
}

const char *fo_why_any(const mh_state *st, int seat, mh_action a)
{
    return fo_is_aside(fo_const(st), a) ? fo_why_aside(fo_const(st), seat, a)
                                        : own(st)->why(st, seat, a);
}

void fo_apply_any(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    if (fo_is_aside(fo_const(st), a))
        fo_do_aside(fo_of(st), seat, a, tale);
    else
        own(st)->apply(st, seat, a, tale);
    fo_after_answer(fo_of(st), tale);
}

/* Another way to say an answer: a pair the other way round (136c), one of several turns that look
 * alike (FO-SM-14), one of several ships that are alike (FO-SM-27). */
mh_action fo_proper_any(const mh_state *st, int seat, mh_action a)
{
    const mh_prompt *p = &fo_prompts[mh_top(st)->prompt];
    mh_action b = fo_other_way(fo_const(st), seat, a);
    return a.bits == b.bits || !p->why(st, seat, a) || p->why(st, seat, b) ? a : b;
}

/* The questions that an aside can take the last answer from, a bit each; all others have one. */
static const uint64_t may_run_dry =
    1ull << FO_PROMPT_SIDE | 1ull << FO_PROMPT_PAY | 1ull << FO_PROMPT_OPTIONAL |
    1ull << FO_PROMPT_UPGRADE | 1ull << FO_PROMPT_SALE | 1ull << FO_PROMPT_MOUNTAIN |
    1ull << FO_PROMPT_FORGE | 1ull << FO_PROMPT_EXPLORE | 1ull << FO_PROMPT_EMIGRATE |
    1ull << FO_PROMPT_BOATS | 1ull << FO_PROMPT_FIND | 1ull << FO_PROMPT_PLAY |
    1ull << FO_PROMPT_SPEND;

uint32_t fo_own_answers(const fo_state *s, int seat)
{
    mh_action out[MH_MAX_LEGAL];
    if (!(may_run_dry >> mh_top(&s->head)->prompt & 1))
        return 1;
    return own(&s->head)->legal(&s->head, seat, out);
}
