/* worth.c - what a position is worth to a seat, for bots. Not a rule. All in
 * hundredths of a point; every number here is a judgement. odds.c has the exact odds of a
 * fight; here they are needed a million times a second, and an estimate has to do. */
#include "state.h"

enum {
    SHARE = 256,     /* chances are counted out of this */
    LEAST_MELT = 15, /* even behind its shields a band wears off; hundredths a round */
    MOST_ROUNDS = 6, /* of a fight that are looked at */
    STEPS = 16,      /* of the table below, for either sign */
    STEP = 25,       /* hundredths of a step */
    KEEN = 50,       /* hundredths of a hit that rounding up the last round is worth */
    MOST_NEED = 15,  /* damage that is told apart */
};

/* 1 / (1 + e^-x) for x = 0, 1/4, 1/2 ... 4, out of SHARE. */
static const uint8_t likely[STEPS + 1] = {128, 144, 159, 174, 187, 199, 209, 218, 225,
                                          232, 237, 241, 244, 247, 248, 250, 251};
/* Half the root of n + 1, in hundredths: how far a fight strays from what is expected. */
static const uint8_t stray[MOST_NEED + 1] = {50,  71,  87,  100, 112, 122, 132, 141,
                                             150, 158, 166, 173, 180, 187, 194, 200};

typedef struct force { /* of a band that may be parts of warriors, all in hundredths */
    int dice, hits, shields;
} force;

typedef struct forecast {
    int chance; /* out of SHARE */
    int fallen; /* warriors, in hundredths */
} forecast;

/* Adds so many hundredths of a die, by its faces. */
static void add_dice(force *f, unsigned die, int n, bool maiden)
{
    int hits = 0, shields = 0;
    for (unsigned i = CM_FACES * die; i < CM_FACES * (die + 1); i++) {
        hits += cm_dice[i].hits + (maiden && die == CM_DIE_SWORD && cm_dice[i].hits ? 1 : 0);
        shields += cm_dice[i].shields;
    }
    f->dice += n;
    f->hits += n * hits / CM_FACES;
    f->shields += n * shields / CM_FACES;
}

/* The damage to expect while the band melts away, against what is needed. Within 3 %
 * of the exact odds, on average over all bands and enemies. */
static forecast foresee(force f, const cm_foe *foe, unsigned damage)
{
    int need = foe->defence > damage ? (int)(foe->defence - damage) : 0;
    int dealt = 0, left = f.dice, fallen = 0;
    if (!need || f.dice <= 0)
        return (forecast){need ? 0 : SHARE, 0};
    for (int round = 0; round < MOST_ROUNDS && left > 0; round++) {
        int melt = (int)foe->attack * 100 - f.shields * left / f.dice;
        melt = melt < LEAST_MELT ? LEAST_MELT : melt;
        if (dealt < 100 * need)
            fallen += melt < left ? melt : left;
        dealt += f.hits * left / f.dice;
        left -= melt;
    }
    int x = 100 * (dealt - 100 * need + KEEN) / stray[need < MOST_NEED ? need : MOST_NEED];
    int step = (x < 0 ? -x : x) / STEP;
    int chance = likely[step < STEPS ? step : STEPS];
    chance = x < 0 ? SHARE - chance : chance;
    return (forecast){chance, (fallen * chance + f.dice * (SHARE - chance)) / SHARE};
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
    unsigned per = cm_feeds[spot - CM_SPOT_SHORE1];
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

/* How hard an enemy is: by this the dice at home are shared out before they are assigned. */
static unsigned toughness(const cm_state *s, unsigned seat, unsigned spot)
{
    cm_foe foe;
    if (s->holder[spot] != seat || !enemy_there(s, spot))
        return 0;
    spoils(s, seat, spot, &foe);
    return foe.attack + foe.defence;
}

/* The band of a reserved fight; before it is assigned its part of the dice at home. */
static force band_at(const cm_state *s, unsigned seat, unsigned spot, const cm_foe *foe,
                     unsigned all)
{
    bool assigned = s->phase >= CM_PHASE_RESOLVE ||
                    (s->phase == CM_PHASE_ASSIGN &&
                     (cm_sum(s->band[spot]) ||
                      (mh_asked(&s->head, (int)seat) && !(s->assigning[seat] >> spot & 1))));
    bool maiden = cm_has_ability(s, seat, CM_ABILITY_LA_SWORDMAIDEN);
    bool at_sea = spot >= CM_SPOT_SHORE1 && (s->phase < CM_PHASE_RESOLVE || s->stage < 5);
    const uint8_t *dice = assigned ? s->band[spot] : s->dice[seat];
    int part = assigned ? 100 : (int)(100 * (foe->attack + foe->defence) / all);
    if (at_sea) { /* who is not fed stays away */
        int fed = 100 * (int)fed_at(s, seat, spot, assigned), n = (int)cm_sum(dice);
        part = n * part > fed ? fed / n : part;
    }
    force f = {0, 0, 0};
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        if (foe->ban != d)
            add_dice(&f, d, part * dice[d], maiden);
    return f;
}

static int32_t reserved(const cm_state *s, unsigned seat, unsigned spot, unsigned all)
{
    cm_foe foe;
    int prize = spoils(s, seat, spot, &foe);
    bool fighting =
        s->foe_spot == spot && s->contest >= CM_CONTEST_TROLL && s->contest != CM_CONTEST_KRAKEN;
    force f = band_at(s, seat, spot, &foe, all);
    forecast c = foresee(f, &foe, fighting ? s->damage : 0);
    int warrior = s->round < CM_ROUNDS ? 120 : 20;
    return prize * c.chance / SHARE - warrior * c.fallen / 100;
}

static int32_t fights(const cm_state *s, unsigned seat)
{
    unsigned all = 0;
    int32_t sum = 0;
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
        all += toughness(s, seat, spot);
    for (unsigned spot = 0; all && spot < CM_SPOT_COUNT; spot++) {
        bool over = s->phase == CM_PHASE_RESOLVE && s->item > CM_SEATS + spot;
        if (s->holder[spot] == seat && !over && enemy_there(s, spot))
            sum += reserved(s, seat, spot, all);
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

/* What helps in the rounds to come; nothing at the end. Found by letting bots with other
 * numbers play against each other (docs/strength.md). */
static int32_t prospects(const cm_state *s, unsigned seat)
{
    enum { FAR = 5 }; /* rounds beyond which it makes no difference */
    int32_t rounds = s->phase == CM_PHASE_OVER ? 0 : CM_ROUNDS - s->round;
    int32_t ripe = s->phase <= CM_PHASE_PLACE ? 1 : 0; /* still of use in this round */
    int32_t weight = rounds + ripe > FAR ? FAR : rounds + ripe;
    int32_t sum = useful(cm_owned(s, seat, CM_DIE_SWORD) + cm_owned(s, seat, CM_DIE_SPEAR), 8, 45) +
                  useful(cm_owned(s, seat, CM_DIE_AXE), 8, 65) + useful(s->food[seat], 5, 13) +
                  useful(s->wood[seat], 3, 12) + useful(s->coins[seat], 6, 10) +
                  useful(s->favor[seat], 4, 12);
    unsigned unused = s->runes[seat] & (unsigned)~s->runes_used[seat];
    int32_t lasting = 150 * (s->crew[seat] - cm_starting[s->head.seats - 2].workers_own) +
                      (cm_ship_of(s, seat) == MH_NONE ? 0 : 40);
    return sum * weight + lasting * rounds + 150 * __builtin_popcount(unused) * (weight > 0) +
           150 * s->destiny_count[seat] * (rounds > 0);
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
