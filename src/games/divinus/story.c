/* story.c - story decisions, votes and what flags bring about (DV-C-07 to 15, DV-CAMP-05). */
#include "course.h"

/* ---- flags ----------------------------------------------------------------------------------- */

/* Runs the codes of all flags set that act in this scenario at this hook. */
void dv_hook(dv_state *s, unsigned hook, mh_tale *tale)
{
    (void)tale;
    if (dv_endless(s)) /* DV-ENDLESS-06 */
        return;
    for (unsigned i = DV_AFTERMATH_COUNT; i-- > 0;) { /* the last is pushed first */
        const dv_aftermath_row *r = &dv_flag_effects[i];
        if (r->hook == hook && r->scenario == dv_scene(s) && s->flags >> r->flag & 1)
            dv_run(s, s->order[0], r->code, r->code_n);
    }
}

/* ---- who decides (DV-C-07) ---------------------------------------------------------------------
 */

static unsigned by_honour(const dv_state *s, bool most)
{
    unsigned best = s->order[0];
    for (unsigned i = 1; i < s->head.seats; i++) {
        unsigned p = s->order[i], h = dv_honour_of(s, p), b = dv_honour_of(s, best);
        if (most ? h >= b : h < b) /* ties: the later for most, the earlier for least */
            best = p;
    }
    return best;
}

static unsigned decider_of(const dv_state *s, const dv_code *c)
{
    unsigned found = MH_NONE;
    switch (c->op) {
    case DV_OP_BY_FIRST:
        return s->order[0];
    case DV_OP_BY_TOPH:
        return by_honour(s, true);
    case DV_OP_BY_WIN:
        for (unsigned i = 0; i < 2; i++)
            if (s->card[i] == (unsigned)c->arg[0])
                found = s->winner[i];
        break;
    case DV_OP_BY_MOST:
        found = s->winner[2];
        break;
    case DV_OP_BY_HOLD:
        for (unsigned p = 0; p < s->head.seats; p++)
            if (s->titles[p] >> c->arg[0] & 1)
                found = p;
        return found == MH_NONE ? decider_of(s, c + 1) : found;
    default:
        break;
    }
    return found == MH_NONE ? by_honour(s, false) : found;
}

/* Is this row of the table open, as far as the monster goes? */
static const dv_code *open_row(const dv_state *s, const dv_choice_row *r)
{
    const dv_code *c = &dv_codes[r->decider];
    bool beaten = false;
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        beaten |= s->beast[m] == DV_DEFEATED;
    if (c->op == DV_OP_IF_DEFEATED)
        return beaten ? c + 1 : NULL;
    if (c->op == DV_OP_IF_UNDEFEATED)
        return beaten ? NULL : c + 1;
    return c;
}

static unsigned options_of(const dv_state *s, unsigned decision, const dv_code **who)
{
    unsigned set = 0;
    for (unsigned i = 0; i < DV_CHOICE_COUNT; i++)
        if (dv_decisions[i].decision_id == decision && open_row(s, &dv_decisions[i])) {
            set |= 1u << dv_decisions[i].option;
            *who = open_row(s, &dv_decisions[i]);
        }
    return set;
}

/* The option by the name that players read: the first row that has it. */
static unsigned choice_of(unsigned decision, unsigned option)
{
    unsigned i = 0;
    while (i + 1 < DV_CHOICE_COUNT &&
           (dv_decisions[i].decision_id != decision || dv_decisions[i].option != option))
        i++;
    return i;
}

/* ---- deciding ------------------------------------------------------------------------------- */

static void decide(dv_state *s, unsigned seat, unsigned decision, unsigned option, mh_tale *tale)
{
    s->decider[decision] = (uint8_t)seat; /* DV-C-15 */
    s->decided[decision] = (uint8_t)option;
    mh_tell(tale, DV_EVENT_STORY, MH_ALL, seat, decision, choice_of(decision, option), 0);
    for (unsigned i = 0; i < DV_CHOICE_COUNT; i++) {
        const dv_choice_row *r = &dv_decisions[i];
        if (r->decision_id == decision && r->option == option && open_row(s, r))
            dv_run(s, seat, r->effect, r->effect_n);
    }
}

/* arg[1]: the decision. */
void dv_step_story(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned decision = mh_top(st)->arg[1];
    const dv_code *who = NULL;
    unsigned options = options_of(s, decision, &who);
    mh_done(st);
    if (who->op == DV_OP_BY_NOBODY)
        decide(s, by_honour(s, false), decision, dv_lowest(options), tale);
    else if (who->op == DV_OP_BY_VOTE)
        mh_ask(st, DV_PROMPT_VOTE, (1u << st->seats) - 1, decision)->arg[1] = (uint8_t)options;
    else
        dv_ask2(s, DV_PROMPT_STORY, decider_of(s, who), decision, options);
}

uint32_t dv_legal_story(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned rest = mh_top(st)->arg[2]; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_CHOOSE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_story(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-C-07");
}

void dv_apply_story(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned decision = mh_top(st)->arg[1];
    mh_done(st);
    decide(dv_of(st), (unsigned)seat, decision, mh_arg(a, 0), tale);
}

/* ---- votes: arg[0] the decision, arg[1] the options ----------------------------------------- */

uint32_t dv_legal_vote(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned rest = mh_top(st)->arg[1]; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_VOTE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_vote(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-C-07");
}

static unsigned most_voted(const dv_state *s)
{
    unsigned votes[DV_ANSWER_COUNT] = {0}, most = 1, set = 0;
    for (unsigned p = 0; p < s->head.seats; p++)
        votes[s->vote[p]]++;
    for (unsigned o = 0; o < DV_ANSWER_COUNT; o++) {
        if (votes[o] > most)
            most = votes[o], set = 0;
        set |= (unsigned)(votes[o] == most) << o;
    }
    return set;
}

void dv_apply_vote(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned decision = mh_top(st)->arg[0];
    s->vote[seat] = (uint8_t)mh_arg(a, 0);
    if (!mh_answered(st, seat))
        return;
    for (unsigned p = 0; p < st->seats; p++)
        mh_tell(tale, DV_EVENT_VOTED, MH_ALL, p, choice_of(decision, s->vote[p]), 0, 0);
    unsigned won = most_voted(s), last = by_honour(s, false);
    mh_done(st);
    memset(s->vote, MH_NONE, sizeof s->vote);
    if (won & (won - 1)) /* of the tied options the last player picks one */
        dv_ask2(s, DV_PROMPT_STORY, last, decision, won);
    else
        decide(s, last, decision, dv_lowest(won), tale);
}

/* ---- when ----------------------------------------------------------------------------------- */

static void ask_story(dv_state *s, bool intro)
{
    const dv_scene_row *row = &dv_scenarios[dv_scene(s) - 1];
    dv_ask1(s, DV_PROMPT_DO_STORY, 0, intro ? row->intro_decision : row->outro_decision);
}

void dv_phase_intro(dv_state *s, mh_tale *tale)
{
    (void)tale;
    s->phase = DV_PH_SPEND;
    ask_story(s, true);
}

/* DV-C-05: in scenario 1 the decision follows the opening roll. */
void dv_phase_leaf(dv_state *s, mh_tale *tale)
{
    s->phase = DV_PH_OPENING;
    dv_hook(s, DV_HOOK_OPENING, tale);
    ask_story(s, true);
}

void dv_phase_outro(dv_state *s, mh_tale *tale)
{
    (void)tale;
    s->phase = DV_PH_OVER;
    if (s->beast[DV_FENRIR] == DV_DEFEATED) /* DV-C-08 */
        s->flags |= 1ull << DV_FLAG_FENRIR_CAUGHT;
    if (s->beast[DV_KRAKEN] == DV_DEFEATED)
        s->flags |= 1ull << DV_FLAG_KRAKEN_DEAD;
    ask_story(s, false);
}
