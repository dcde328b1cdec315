/* odds.c - the odds of a fight by dynamic programming over bands and damage (rules
 * CM-FIGHT-04..20). Not a rule: for clients, and as a measure for bots. */
#include "odds.h"

#include <string.h>

enum {
    MOST_BANDS = 64, /* smaller bands of one of 8 dice: (3+1)(3+1)(2+1) at most */
    MOST_SHIELDS = CM_DICE_LIMIT,
};

/* How many of the 6^n rolls of n dice show so many hits (the last: or more) and shields. */
typedef struct spread {
    uint32_t ways[CM_ODDS_NEED + 1][MOST_SHIELDS + 1];
} spread;

typedef struct book { /* one fight: the odds of every band it may come down to */
    uint8_t band[CM_DIE_COUNT];
    cm_foe foe;
    bool maiden;
    cm_odds odds[MOST_BANDS][CM_ODDS_NEED + 1]; /* by damage that is still needed */
} book;

static unsigned place_of(const book *b, const unsigned n[CM_DIE_COUNT])
{
    return (n[0] * (b->band[1] + 1u) + n[1]) * (b->band[2] + 1u) + n[2];
}

static unsigned hits_of(const book *b, unsigned die, unsigned face)
{
    unsigned hits = cm_dice[CM_FACES * die + face].hits;
    return hits + (b->maiden && die == CM_DIE_SWORD && hits ? 1 : 0);
}

static unsigned at_most(unsigned x, unsigned top) { return x < top ? x : top; }

static void add_die(const book *b, unsigned die, spread *s)
{
    spread old = *s;
    memset(s, 0, sizeof *s);
    for (unsigned h = 0; h <= CM_ODDS_NEED; h++)
        for (unsigned k = 0; k <= MOST_SHIELDS; k++)
            for (unsigned f = 0; old.ways[h][k] && f < CM_FACES; f++)
                s->ways[at_most(h + hits_of(b, die, f), CM_ODDS_NEED)]
                       [at_most(k + cm_dice[CM_FACES * die + f].shields, MOST_SHIELDS)] +=
                    old.ways[h][k];
}

static spread roll_of(const book *b, const unsigned n[CM_DIE_COUNT], unsigned hits,
                      unsigned shields)
{
    spread s = {{{0}}};
    s.ways[at_most(hits, CM_ODDS_NEED)][at_most(shields, MOST_SHIELDS)] = 1;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        for (unsigned i = 0; i < n[d]; i++)
            add_die(b, d, &s);
    return s;
}

/* The best of all ways to lose `losses` of the band (CM-FIGHT-11). */
static cm_odds after_losses(const book *b, const unsigned n[CM_DIE_COUNT], unsigned losses,
                            unsigned need)
{
    const uint8_t have[CM_DIE_COUNT] = {(uint8_t)n[0], (uint8_t)n[1], (uint8_t)n[2]};
    mh_action way[64];
    uint32_t ways = cm_list_losses(have, losses, CM_VERB_LOSE, way);
    cm_odds best = {0, 0};
    for (uint32_t i = 0; i < ways; i++) {
        unsigned left[CM_DIE_COUNT];
        for (unsigned d = 0; d < CM_DIE_COUNT; d++)
            left[d] = n[d] - mh_arg(way[i], d);
        cm_odds o = b->odds[place_of(b, left)][need];
        if (i == 0 || o.win > best.win || (o.win == best.win && o.losses < best.losses))
            best = o;
    }
    best.losses += losses * CM_ODDS_ONE;
    return best;
}

/* One outcome of a combat round (CM-FIGHT-09..17); `same`: nothing changed. */
static cm_odds outcome(const book *b, const unsigned n[CM_DIE_COUNT], unsigned need, unsigned hits,
                       unsigned shields, bool *same)
{
    unsigned dice = n[0] + n[1] + n[2];
    unsigned losses = b->foe.attack > shields ? at_most(b->foe.attack - shields, dice) : 0;
    *same = !hits && !losses;
    if (hits >= need)
        return (cm_odds){CM_ODDS_ONE, losses * CM_ODDS_ONE};
    return *same ? (cm_odds){0, 0} : after_losses(b, n, losses, need - hits);
}

/* The mean over all rolls; rounds that change nothing are as if they had not been. */
static cm_odds mean_of(const book *b, const unsigned n[CM_DIE_COUNT], unsigned need,
                       const spread *s, bool may_repeat)
{
    uint64_t win = 0, losses = 0, all = 0;
    for (unsigned h = 0; h <= CM_ODDS_NEED; h++)
        for (unsigned k = 0; k <= MOST_SHIELDS; k++) {
            bool same = false;
            if (!s->ways[h][k])
                continue;
            cm_odds o = outcome(b, n, need, h, k, &same);
            if (same && !may_repeat)
                o = b->odds[place_of(b, n)][need];
            else if (same)
                continue;
            win += (uint64_t)s->ways[h][k] * o.win;
            losses += (uint64_t)s->ways[h][k] * o.losses;
            all += s->ways[h][k];
        }
    if (!all)
        return (cm_odds){0, 0};
    return (cm_odds){(uint32_t)(win / all), (uint32_t)(losses / all)};
}

/* Smaller bands first, then less damage needed first: all that an entry asks is there. */
static void write_book(book *b, unsigned need)
{
    unsigned n[CM_DIE_COUNT];
    for (n[0] = 0; n[0] <= b->band[0]; n[0]++)
        for (n[1] = 0; n[1] <= b->band[1]; n[1]++)
            for (n[2] = 0; n[2] <= b->band[2]; n[2]++) {
                spread s = roll_of(b, n, 0, 0);
                cm_odds *row = b->odds[place_of(b, n)];
                row[0] = (cm_odds){CM_ODDS_ONE, 0};
                for (unsigned d = 1; d <= need; d++)
                    row[d] = n[0] + n[1] + n[2] ? mean_of(b, n, d, &s, true) : (cm_odds){0, 0};
            }
}

static unsigned needed(const cm_foe *foe, unsigned damage)
{
    return at_most(foe->defence > damage ? foe->defence - damage : 0, CM_ODDS_NEED);
}

static book book_of(const uint8_t band[CM_DIE_COUNT], const cm_foe *foe, unsigned damage,
                    bool maiden)
{
    book b = {.foe = *foe, .maiden = maiden};
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        b.band[d] = foe->ban == d ? 0 : band[d];
    assert(cm_sum(b.band) <= CM_DICE_LIMIT);
    write_book(&b, needed(foe, damage));
    return b;
}

cm_odds cm_odds_of(const uint8_t band[CM_DIE_COUNT], const cm_foe *foe, unsigned damage,
                   bool maiden)
{
    book b = book_of(band, foe, damage, maiden);
    return b.odds[place_of(&b, (unsigned[]){b.band[0], b.band[1], b.band[2]})][needed(foe, damage)];
}

/* The dice that lie still give hits and shields, those of the set are rolled. */
static cm_odds roll_again(const book *b, const cm_state *s, unsigned set)
{
    const unsigned all[CM_DIE_COUNT] = {b->band[0], b->band[1], b->band[2]};
    unsigned again[CM_DIE_COUNT] = {0}, hits = 0, shields = 0, number = 0;
    bool maiden = b->maiden;
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        for (unsigned r = 0; r < CM_ROLL_COUNT; r++)
            for (unsigned i = 0; i < s->pool[d][r]; i++, number++) {
                unsigned h = r == CM_ROLL_HIT ? 1 : r == CM_ROLL_DOUBLE ? 2 : 0;
                if (set >> number & 1) {
                    again[d]++;
                    continue;
                }
                hits += h + (maiden && d == CM_DIE_SWORD && h ? 1 : 0);
                shields += r == CM_ROLL_SHIELD;
            }
    spread roll = roll_of(b, again, hits, shields);
    return mean_of(b, all, needed(&b->foe, s->damage), &roll, false);
}

static book book_of_fight(const cm_state *s)
{
    cm_foe foe = cm_foe_of(s);
    foe.ban = MH_NONE; /* who is banned is not here any more */
    return book_of(s->band[s->foe_spot], &foe, s->damage,
                   cm_has_ability(s, s->fighter, CM_ABILITY_LA_SWORDMAIDEN));
}

cm_odds cm_odds_of_roll(const cm_state *s, unsigned set)
{
    book b = book_of_fight(s);
    return roll_again(&b, s, set);
}

/* ---- panels for clients ---- */

static void show_odds(const mh_view *v, cm_odds o)
{
    mh_view_number(v, CM_TITLE_CHANCE, (int64_t)((o.win * 100ull + CM_ODDS_ONE / 2) / CM_ODDS_ONE));
    mh_view_number(v, CM_TITLE_FALLEN,
                   (int64_t)((o.losses * 10ull + CM_ODDS_ONE / 2) / CM_ODDS_ONE));
}

static void show_band(const mh_view *v, const uint8_t band[CM_DIE_COUNT])
{
    mh_view_number(v, CM_TITLE_SWORDS, band[CM_DIE_SWORD]);
    mh_view_number(v, CM_TITLE_SPEARS, band[CM_DIE_SPEAR]);
    mh_view_number(v, CM_TITLE_AXES, band[CM_DIE_AXE]);
}

static bool foe_at(const cm_state *s, unsigned spot, cm_foe *foe)
{
    if (spot == CM_SPOT_TROLL && s->troll != MH_NONE && !s->troll_beaten) {
        const cm_troll_row *t = &cm_trolls[s->troll];
        *foe = (cm_foe){t->attack, t->defence, t->glory, t->ban};
        return true;
    }
    if (spot > CM_SPOT_TROLL && spot < CM_SPOT_SHORE1 &&
        s->draugr[spot - CM_SPOT_DRAUGR1] != MH_NONE) {
        const cm_draugr_row *d = &cm_draugr[s->draugr[spot - CM_SPOT_DRAUGR1]];
        *foe = (cm_foe){d->attack, d->defence, d->glory, d->ban};
        return true;
    }
    if (spot < CM_SPOT_SHORE1 || s->monster[spot - CM_SPOT_SHORE1] == MH_NONE)
        return false;
    const cm_monster_row *m = &cm_monsters[s->monster[spot - CM_SPOT_SHORE1]];
    *foe = (cm_foe){m->attack, m->defence, m->glory, m->ban};
    return true;
}

/* Before the fights: each enemy, with all who are at home and may fight there. */
static void show_enemies(const cm_state *s, unsigned seat, const mh_view *v)
{
    bool maiden = cm_has_ability(s, seat, CM_ABILITY_LA_SWORDMAIDEN);
    mh_view_panel(v, CM_TITLE_ODDS);
    for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++) {
        cm_foe foe;
        uint8_t band[CM_DIE_COUNT];
        if ((s->holder[spot] != MH_NONE && s->holder[spot] != seat) || !foe_at(s, spot, &foe))
            continue;
        for (unsigned d = 0; d < CM_DIE_COUNT; d++)
            band[d] = foe.ban == d ? 0 : (uint8_t)(s->dice[seat][d] + s->band[spot][d]);
        if (s->holder[spot] != seat)
            memcpy(band, s->dice[seat], sizeof band);
        mh_view_row(v, &cm_kind_spot, spot);
        show_band(v, band);
        show_odds(v, cm_odds_of(band, &foe, 0, maiden));
    }
}

/* The best band of so many dice that may fight there. */
static cm_odds best_band(const cm_state *s, unsigned seat, const cm_foe *foe, unsigned size,
                         uint8_t best[CM_DIE_COUNT])
{
    bool maiden = cm_has_ability(s, seat, CM_ABILITY_LA_SWORDMAIDEN);
    uint8_t have[CM_DIE_COUNT];
    mh_action way[64];
    cm_odds top = {0, 0};
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        have[d] = foe->ban == d ? 0 : s->dice[seat][d];
    uint32_t ways = cm_list_losses(have, size, CM_VERB_LOSE, way);
    for (uint32_t i = 0; i < ways; i++) {
        const uint8_t band[CM_DIE_COUNT] = {(uint8_t)mh_arg(way[i], 0), (uint8_t)mh_arg(way[i], 1),
                                            (uint8_t)mh_arg(way[i], 2)};
        cm_odds o = cm_odds_of(band, foe, 0, maiden);
        if (i == 0 || o.win > top.win) {
            top = o;
            memcpy(best, band, sizeof band);
        }
    }
    return top;
}

/* How many are enough? On a ship food takes room too. */
static void show_bands_for(const cm_state *s, unsigned seat, unsigned spot, const mh_view *v)
{
    unsigned per = spot < CM_SPOT_SHORE1 ? 1 : cm_feeds[spot - CM_SPOT_SHORE1];
    cm_foe foe;
    if (!foe_at(s, spot, &foe))
        return;
    unsigned able = cm_sum(s->dice[seat]) - (foe.ban < CM_DIE_COUNT ? s->dice[seat][foe.ban] : 0);
    for (unsigned n = 1; n <= able; n++) {
        uint8_t band[CM_DIE_COUNT] = {0};
        unsigned food = spot < CM_SPOT_SHORE1 ? 0 : (n + per - 1) / per;
        if (n + food > cm_capacity(s, spot))
            return;
        cm_odds o = best_band(s, seat, &foe, n, band);
        mh_view_row(v, &cm_kind_spot, spot);
        show_band(v, band);
        if (food)
            mh_view_number(v, CM_TITLE_FOOD, food);
        show_odds(v, o);
    }
}

/* While warriors are assigned: place by place. */
static void show_bands(const cm_state *s, unsigned seat, const mh_view *v)
{
    mh_view_panel(v, CM_TITLE_ODDS);
    for (unsigned left = s->assigning[seat]; left; left &= left - 1)
        show_bands_for(s, seat, (unsigned)__builtin_ctz(left), v);
}

/* Before a reroll: as the dice lie, and the sets worth rolling again. */
static void show_rerolls(const cm_state *s, const mh_view *v)
{
    mh_action list[MH_MAX_LEGAL];
    book b = book_of_fight(s);
    cm_odds stay = roll_again(&b, s, 0);
    uint32_t n = cm_legal_reroll(&s->head, s->fighter, list);
    mh_view_panel(v, CM_TITLE_ODDS);
    mh_view_row(v, &cm_kind_pool, 0);
    show_odds(v, stay);
    unsigned best = 0;
    cm_odds top = stay;
    for (uint32_t i = 0; i < n; i++) {
        unsigned verb = mh_verb_of(list[i]), set = mh_arg(list[i], 0);
        if (verb != CM_VERB_REROLL && verb != CM_VERB_POTENTIAL)
            continue;
        cm_odds o = roll_again(&b, s, set);
        if (o.win > top.win || (o.win == top.win && o.losses < top.losses)) {
            best = set;
            top = o;
        }
    }
    if (!best)
        return;
    mh_view_row(v, &cm_kind_pool, best);
    show_odds(v, top);
}

static void show_fight(const cm_state *s, const mh_view *v)
{
    cm_foe foe = cm_foe_of(s);
    const uint8_t *band = s->band[s->foe_spot];
    foe.ban = MH_NONE;
    mh_view_panel(v, CM_TITLE_ODDS);
    mh_view_row(v, &cm_kind_contest, s->contest);
    show_band(v, band);
    show_odds(v, cm_odds_of(band, &foe, s->damage,
                            cm_has_ability(s, s->fighter, CM_ABILITY_LA_SWORDMAIDEN)));
}

void cm_odds_show(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &cm_kind_title};
    const cm_state *s = cm_const(hidden);
    if (viewer < 0 || viewer >= hidden->seats || !hidden->depth)
        return;
    unsigned seat = (unsigned)viewer, prompt = mh_top(hidden)->prompt;
    bool fights = s->contest >= CM_CONTEST_TROLL;
    if (fights && prompt == CM_PROMPT_REROLL)
        show_rerolls(s, &v);
    else if (fights)
        show_fight(s, &v);
    else if (prompt == CM_PROMPT_ASSIGN && mh_asked(hidden, viewer))
        show_bands(s, seat, &v);
    else if (s->phase <= CM_PHASE_ASSIGN && s->leader[seat] != MH_NONE)
        show_enemies(s, seat, &v);
}
