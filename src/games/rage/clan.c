/* clan.c - rules BR-CLAN-*: stats, Rage and Glory. */
#include "state.h"

static const br_track_row *track(unsigned stat, unsigned step)
{
    return &br_clan_tracks[stat * BR_TOP_STEP + step - 1];
}

unsigned br_stat(const br_state *s, unsigned seat, unsigned stat)
{
    return track(stat, s->stat[seat][stat])->value; /* BR-CLAN-01, BR-CLAN-02 */
}

/* BR-BOARD-13: no track to run around. */
int br_glory(const br_state *s, unsigned seat)
{
    int sum = 0;
    for (unsigned i = 0; i < BR_SCORE_COUNT; i++)
        sum += s->earned[seat][i];
    return sum;
}

void br_gain(br_state *s, unsigned seat, unsigned n, unsigned score, mh_tale *tale)
{
    if (!n)
        return;
    s->earned[seat][score] = (int16_t)(s->earned[seat][score] + (int)n);
    mh_tell(tale, BR_EVENT_GLORY, MH_ALL, seat, n, score, 0);
}

/* BR-CLAN-09: no upper limit, unless the table wants one. */
void br_gain_rage(br_state *s, unsigned seat, unsigned n, mh_tale *tale)
{
    const unsigned top = br_clan_tracks[BR_TRACK_RAGE_6].value;
    if (br_option(s, BR_OPTION_RAGE_CAP) == BR_OPT_CAP_12)
        n = s->rage[seat] >= top ? 0 : br_min(n, top - s->rage[seat]);
    if (!n)
        return;
    mh_add(&s->rage[seat], (int)n);
    mh_tell(tale, BR_EVENT_RAGE, MH_ALL, seat, n, 0, 0);
}

/* BR-CLAN-03, BR-CLAN-04: one step right, and nothing behind the last one. The
 * Rage at hand does not grow with its stat (BR-CLAN-05). */
void br_raise(br_state *s, unsigned seat, unsigned stat, mh_tale *tale)
{
    if (s->stat[seat][stat] == BR_TOP_STEP)
        return;
    mh_add(&s->stat[seat][stat], 1);
    mh_tell(tale, BR_EVENT_RAISED, MH_ALL, seat, stat, br_stat(s, seat, stat),
            s->stat[seat][stat] == BR_TOP_STEP);
}

unsigned br_raisable(const br_state *s, unsigned seat, unsigned stats)
{
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++)
        if (s->stat[seat][stat] == BR_TOP_STEP)
            stats &= ~(1u << stat);
    return stats;
}

void br_ask_stat(br_state *s, unsigned seat, unsigned stats)
{
    stats = br_raisable(s, seat, stats);
    if (stats)
        mh_ask(&s->head, BR_PROMPT_STAT, 1u << seat, stats);
}

/* ---- D_STAT: which stat to raise -------------------------------------------- */

uint32_t br_legal_stat(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned stat = 0; mh_top(st)->arg[0] >> stat; stat++)
        if (mh_top(st)->arg[0] >> stat & 1)
            out[n++] = mh_act(BR_VERB_RAISE, stat, 0, 0);
    return n;
}

const char *br_why_stat(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    unsigned stat = mh_arg(a, 0);
    if (mh_verb_of(a) != BR_VERB_RAISE || stat == MH_NONE)
        return "BR-CLAN-03";
    if (mh_top(st)->arg[0] >> stat & 1)
        return NULL;
    return s->stat[seat][stat] == BR_TOP_STEP ? "BR-CLAN-04" : "BR-REWARD-06";
}

void br_apply_stat(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    br_raise(br_of(st), (unsigned)seat, mh_arg(a, 0), tale);
}
