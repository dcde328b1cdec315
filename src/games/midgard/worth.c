/* worth.c - what a position is worth to a seat, for bots. Not a rule. All in
 * hundredths of a point; every number here is a judgement. */
#include "state.h"

enum { SHARE = 256 }; /* chances are counted out of this */

/* Hits and shields a die rolls, in hundredths, from the faces as they are. */
static void expect(unsigned die, int *hits, int *shields)
{
    *hits = *shields = 0;
    for (unsigned i = 6 * die; i < 6 * die + 6; i++) {
        *hits += 100 * cm_dice[i].hits;
        *shields += 100 * cm_dice[i].shields;
    }
    *hits /= 6;
    *shields /= 6;
}

/* The chance out of SHARE that these dice beat that enemy: the damage to expect
 * while the band melts away, against what is needed. */
static int chance_to_win(const uint8_t band[CM_DIE_COUNT], const cm_foe *foe, unsigned damage)
{
    int hits = 0, shields = 0, dice = 0;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        int h = 0, b = 0;
        expect(d, &h, &b);
        if (foe->ban == d)
            continue;
        hits += h * band[d];
        shields += b * band[d];
        dice += band[d];
    }
    if (!dice)
        return 0;
    int melt = (int)foe->attack * 100 - shields;
    melt = melt < 20 ? 20 : melt;
    int rounds = 50 + dice * 5000 / melt; /* in hundredths, about half a band on average */
    int reach = hits * rounds / 100, need = ((int)foe->defence - (int)damage) * 100;
    if (need <= 0)
        return SHARE;
    int ratio = 100 * reach / need; /* 100: even */
    ratio = ratio > 400 ? 400 : ratio;
    return SHARE * ratio * ratio / (ratio * ratio + 9000);
}

static int spoils(const cm_state *s, unsigned seat, unsigned spot, cm_foe *foe)
{
    if (spot == CM_SPOT_TROLL) {
        const cm_troll_row *t = &cm_trolls[s->troll];
        *foe = (cm_foe){t->attack, t->defence, t->glory, t->ban};
        return 100 * t->glory + 50 * t->wood + 250 + (s->blame[seat] ? 200 : 0);
    }
    if (spot < CM_SPOT_SHORE1) {
        const cm_draugr_row *d = &cm_draugr[s->draugr[spot - CM_SPOT_DRAUGR1]];
        *foe = (cm_foe){d->attack, d->defence, d->glory, d->ban};
        return 100 * d->glory + 55 * d->coins + 100;
    }
    unsigned shore = spot - CM_SPOT_SHORE1;
    const cm_monster_row *m = &cm_monsters[s->monster[shore]];
    *foe = (cm_foe){m->attack, m->defence, m->glory, m->ban};
    return 100 * m->glory + 220 * m->favor + 55 * s->bounty[shore] + 100;
}

/* Warriors that food and room let sail; before loading, of those at home. */
static unsigned fed_at(const cm_state *s, unsigned seat, unsigned spot, bool loaded)
{
    unsigned per = spot - CM_SPOT_SHORE1 < CM_NEAR_SHORES ? 2 : 1;
    unsigned food = loaded ? s->rations[spot] : s->food[seat];
    unsigned room = cm_capacity(s, spot);
    unsigned fits = loaded ? CM_DICE_LIMIT : room * per / (per + 1);
    return food * per < fits ? food * per : fits;
}

static bool enemy_there(const cm_state *s, unsigned spot)
{
    if (spot == CM_SPOT_TROLL)
        return s->troll != MH_NONE && !s->troll_beaten;
    if (spot < CM_SPOT_SHORE1)
        return s->draugr[spot - CM_SPOT_DRAUGR1] != MH_NONE;
    return s->monster[spot - CM_SPOT_SHORE1] != MH_NONE;
}

/* One reserved fight: before assignment with a fair share of the dice at home. */
static int32_t reserved(const cm_state *s, unsigned seat, unsigned spot, unsigned shares)
{
    cm_foe foe;
    bool assigned =
        s->phase >= CM_PHASE_RESOLVE ||
        (s->phase == CM_PHASE_ASSIGN && (cm_sum(s->band[spot]) || s->assigning[seat] > spot));
    uint8_t band[CM_DIE_COUNT];
    int prize = spoils(s, seat, spot, &foe);
    unsigned n = 0;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        band[d] = assigned ? s->band[spot][d] : (uint8_t)((s->dice[seat][d] + shares - 1) / shares);
        n += band[d];
    }
    if (spot >= CM_SPOT_SHORE1 && s->stage < 5) { /* not fed yet */
        unsigned fed = fed_at(s, seat, spot, assigned);
        for (unsigned d = 0; d < CM_DIE_COUNT && n > fed; d++)
            while (band[d] && n > fed) {
                band[d]--;
                n--;
            }
    }
    bool fighting = s->contest > CM_CONTEST_KRAKEN - 2 && s->foe_spot == spot &&
                    s->contest != CM_CONTEST_KRAKEN;
    int chance = chance_to_win(band, &foe, fighting ? s->damage : 0);
    int fallen = (int)foe.attack * 60 < (int)n * 140 ? (int)foe.attack * 60 : (int)n * 140;
    return prize * chance / SHARE - fallen;
}

static int32_t fights(const cm_state *s, unsigned seat)
{
    unsigned shares = 0;
    int32_t sum = 0;
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        shares += s->holder[spot] == seat;
    shares += s->hunters >> seat & 1;
    for (unsigned spot = 0; shares && spot < CM_SPOT_COUNT; spot++) {
        bool over = s->phase == CM_PHASE_RESOLVE && s->item > CM_SEATS + spot;
        if (s->holder[spot] == seat && !over && enemy_there(s, spot))
            sum += reserved(s, seat, spot, shares);
    }
    if ((s->hunters >> seat & 1) && s->phase <= CM_PHASE_ASSIGN)
        sum += 30 * (int32_t)cm_sum(s->dice[seat]);
    return sum;
}

/* The first few of a thing are needed, more is for show. */
static int32_t useful(unsigned n, unsigned enough, int32_t each)
{
    return each * (int32_t)(n < enough ? n : enough);
}

/* What helps in the rounds to come; nothing at the end. */
static int32_t prospects(const cm_state *s, unsigned seat)
{
    int32_t rounds = s->phase == CM_PHASE_OVER ? 0 : CM_ROUNDS - s->round;
    int32_t ripe = s->phase <= CM_PHASE_PLACE ? 1 : 0; /* still of use in this round */
    int32_t weight = rounds + ripe > 3 ? 3 : rounds + ripe;
    int32_t sum = useful(cm_owned(s, seat, CM_DIE_SWORD) + cm_owned(s, seat, CM_DIE_SPEAR), 8, 45) +
                  useful(cm_owned(s, seat, CM_DIE_AXE), 8, 65) + useful(s->food[seat], 5, 16) +
                  useful(s->wood[seat], 3, 12) + useful(s->coins[seat], 6, 10) +
                  useful(s->favor[seat], 4, 12);
    unsigned unused = s->runes[seat] & (unsigned)~s->runes_used[seat];
    int32_t lasting = 130 * (s->crew[seat] - cm_starting[s->head.seats - 2].workers_own) +
                      (cm_ship_of(s, seat) == MH_NONE ? 0 : 40);
    return sum * weight + lasting * rounds + 60 * __builtin_popcount(unused) * (weight > 0) +
           60 * s->destiny_count[seat] * (rounds > 0);
}

int32_t cm_worth(const mh_state *st, int seat)
{
    const cm_state *s = cm_const(st);
    int32_t line[MH_MAX_LINES] = {0}, total = 0;
    cm_score(st, seat, line);
    for (unsigned i = 0; i < CM_CATEGORY_COUNT; i++)
        total += 100 * line[i];
    return total + fights(s, (unsigned)seat) + prospects(s, (unsigned)seat);
}
