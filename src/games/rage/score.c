/* score.c - rules BR-END-05 to BR-END-08: the score sheet, the winner, and a bot's guess. */
#include "state.h"

static const br_track_row *track(const br_state *s, unsigned seat, unsigned stat)
{
    return &br_clan_tracks[stat * BR_TOP_STEP + s->stat[seat][stat] - 1];
}

void br_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    const br_state *s = br_const(st);
    for (unsigned i = 0; i < BR_SCORE_COUNT; i++)
        line[i] = s->earned[seat][i];
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++) { /* BR-END-05 */
        unsigned glory = track(s, (unsigned)seat, stat)->end_game_glory;
        bool best = glory == br_scoring[BR_SCORE_SC_LEGEND20].glory;
        line[best ? BR_SCORE_SC_LEGEND20 : BR_SCORE_SC_LEGEND10] += (int32_t)glory;
    }
    line[BR_SCORE_SC_CONQUEST] += (int32_t)br_conquest_glory(s, (unsigned)seat); /* BR-END-06 */
}

static int32_t total(const mh_state *st, int seat)
{
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    br_score(st, seat, line);
    for (unsigned i = 0; i < BR_SCORE_COUNT; i++)
        sum += line[i];
    return sum;
}

static unsigned upgrades(const br_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned slot = 0; slot < BR_SLOTS; slot++)
        n += s->sheet[seat][slot] != MH_NONE;
    return n;
}

/* BR-END-07, BR-END-08: those tied for most share the victory, unless the table breaks
 * ties. */
void br_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS])
{
    const br_state *s = br_const(st);
    unsigned ties = br_option(s, BR_OPTION_TIES);
    int64_t key[MH_MAX_SEATS] = {0};
    for (int seat = 0; seat < st->seats; seat++) {
        int64_t second = 0;
        if (ties == BR_OPT_TIES_LATER && s->first != MH_NONE)
            second = (seat + st->seats - s->first) % st->seats;
        else if (ties == BR_OPT_TIES_UPGRADES)
            second = upgrades(s, (unsigned)seat);
        key[seat] = (int64_t)total(st, seat) * BR_CARD_COUNT + second;
    }
    mh_rank_by(key, st->seats, rank);
}

/* ---- a bot's estimate -------------------------------------------------------- */

enum { /* hundredths of a point */
       WORTH_POINT = 100,
       WORTH_RAGE = 60,
       WORTH_STEP = 260,    /* a step of a stat, for each Age that is left */
       WORTH_LEGEND = 150,  /* a step towards the bonus at the end */
       WORTH_STRENGTH = 45, /* strength that may win a battle */
       WORTH_LEAD = 70,     /* being the strongest where a token lies */
       WORTH_CARD = 90,
       WORTH_UPGRADE = 170, /* for each point of its printed STR, and one more */
};

static unsigned ages_left(const br_state *s)
{
    return BR_AGES - 1u - s->age + (s->phase <= BR_PHASE_TURN);
}

static int32_t worth_of_stats(const br_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++) {
        unsigned steps = s->stat[seat][stat] - 1u;
        sum += (int32_t)(steps * (WORTH_STEP * ages_left(s) + WORTH_LEGEND));
    }
    return sum;
}

/* Doomed figures bring Glory by dying, others by being there. */
static int32_t worth_of_board(const br_state *s, unsigned seat, const unsigned strength[BR_LANDS],
                              unsigned leads)
{
    int32_t sum = 0;
    unsigned fallen = br_in(s, seat, BR_SPOT_VALHALLA);
    for (unsigned land = 0; land < BR_LANDS; land++) {
        if (!strength[land])
            continue;
        bool token = !((s->pillaged | s->destroyed) >> land & 1);
        sum += (int32_t)(strength[land] * WORTH_STRENGTH);
        if (token && leads >> land & 1)
            sum += WORTH_LEAD * (land == BR_SPOT_YGGDRASIL ? 3 : 1);
        if (s->doom[s->age] == land && s->phase <= BR_PHASE_RAGNAROK)
            sum += (int32_t)(br_in_area(s, seat, land) * WORTH_POINT / 2 *
                             br_ragnarok[BR_RAGNAROK_RA1 + s->age].value *
                             br_ragnarok_factor(s, seat));
    }
    if (fallen)
        sum += (int32_t)(fallen * br_release_glory(s, seat) * WORTH_POINT);
    return sum;
}

static int32_t worth_of_cards(const br_state *s, unsigned seat, unsigned leads)
{
    uint8_t hand[BR_CARD_COUNT];
    unsigned held = br_list(br_hand(s, seat), hand);
    int32_t sum = (int32_t)((held + s->concealed[seat]) * WORTH_CARD);
    for (unsigned slot = 0; slot < BR_SLOTS; slot++)
        if (s->sheet[seat][slot] != MH_NONE)
            sum += WORTH_UPGRADE * (br_cards[s->sheet[seat][slot]].strength + 1);
    for (unsigned i = 0; i < br_vow_count(s, seat); i++) {
        unsigned card = s->vow[seat][i];
        if (card >= BR_CARD_COUNT || s->phase > BR_PHASE_DISCARD)
            continue;
        int32_t glory = WORTH_POINT * br_cards[card].quest_glory + WORTH_STEP;
        sum += br_quest_met_by(s, seat, card, leads) ? glory * 8 / 10 : glory * 3 / 10;
    }
    for (unsigned i = 0; i < held; i++)
        if (br_cards[hand[i]].type == BR_TYPE_QUEST && br_quest_met_by(s, seat, hand[i], leads))
            sum += WORTH_POINT;
    return sum;
}

int32_t br_worth(const mh_state *st, int seat)
{
    const br_state *s = br_const(st);
    unsigned me = (unsigned)seat;
    int32_t sum = total(st, seat) * WORTH_POINT;
    if (s->phase == BR_PHASE_OVER || !st->depth)
        return sum;
    unsigned strength[BR_LANDS], leads = br_leads(s, me, strength);
    sum += worth_of_stats(s, me) + worth_of_board(s, me, strength, leads);
    sum += worth_of_cards(s, me, leads);
    if (s->phase == BR_PHASE_TURN && !(s->passed >> seat & 1))
        sum += s->rage[seat] * WORTH_RAGE;
    return sum;
}
