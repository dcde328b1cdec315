/* reward.c - rules BR-REWARD-*: what a successful pillage gives, in its fixed order. */
#include "state.h"

enum { STAGE_TOKEN, STAGE_CARD, STAGE_LEADER };

/* BR-REWARD-01 */
static void pay_token(br_state *s, unsigned token, mh_tale *tale)
{
    const br_token_row *t = &br_pillage_tokens[token];
    unsigned seat = s->raider;
    mh_tell(tale, BR_EVENT_REWARD, MH_ALL, seat, s->field, token, 0);
    br_gain(s, seat, t->reward_glory, BR_SCORE_SC_PILLAGE, tale);
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++)
        if (t->reward_stat == stat || t->reward_stat == BR_REWARD_ALL)
            br_raise(s, seat, stat, tale); /* BR-REWARD-03: before the Battle Glory */
}

/* BR-REWARD-02, BR-REWARD-04 */
void br_step_rewarding(mh_state *st, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    switch (f->arg[0]++) {
    case STAGE_TOKEN:
        for (unsigned i = br_reward_times(s); i-- && s->token[s->field] != MH_NONE;)
            pay_token(s, s->token[s->field], tale);
        s->pillaged |= (uint16_t)(1u << s->field); /* BR-PILLAGE-05 */
        return;
    case STAGE_CARD:
        br_text_reward(s);
        return;
    case STAGE_LEADER:
        br_leader_reward(s, tale);
        return;
    default:
        mh_done(st);
    }
}

/* ---- D_HAMMERS --------------------------------------------------------------- */

static unsigned rides(const br_state *s) { return br_neighbours(s->field) & br_open_lands(s); }

uint32_t br_legal_hammers(const mh_state *st, int seat, mh_action *out)
{
    unsigned lands = rides(br_const(st));
    uint32_t n = 0;
    (void)seat;
    for (unsigned land = 0; land < BR_LANDS; land++)
        if (lands >> land & 1)
            out[n++] = mh_act(BR_VERB_RIDE, land, 0, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_hammers(const mh_state *st, int seat, mh_action a)
{
    unsigned land = mh_arg(a, 0);
    (void)seat;
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    bool ok = mh_verb_of(a) == BR_VERB_RIDE && land < BR_LANDS && rides(br_const(st)) >> land & 1;
    return ok ? NULL : "BR-UC-01";
}

void br_apply_hammers(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    s->figure[seat][BR_FIGURE_LEADER] = (uint8_t)mh_arg(a, 0); /* BR-CLAN-08 */
    mh_tell(tale, BR_EVENT_RIDES, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
}
