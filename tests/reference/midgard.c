/* midgard.c - a second opinion on Champions of Midgard: final scoring (CM-END, CM-DEST) and
 * fights and hunts (CM-FIGHT, CM-HUNT, CM-LEAD, CM-TROLL, the runes of a fight). */
#include <stdlib.h>
#include <string.h>

#include "ref.h"

enum { SWORD, SPEAR, AXE, DICE };
enum { BLANK, HIT, DOUBLE, SHIELD, FACES };

static ref_table destinies, runes, ships, trolls, draugr, monsters, journeys, leaders;
static ref_part parts[] = {{"scoring", 0, 0}, {"fights", 0, 0}};

/* ---- scoring ---- */

static int bits_of(const mh_state *st, const char *field, int seat, const ref_table *t,
                   const char *colour)
{
    uint64_t set = (uint64_t)ref_get(st, field, seat, 0, 0);
    int n = 0;
    for (int r = 0; r < t->rows; r++)
        if (set >> r & 1)
            n += !colour || ref_is(ref_cell(t, r, "colour"), colour);
    return n;
}

static int of_colour(const mh_state *st, int seat, const char *colour) /* CM-DEST-07 */
{
    return bits_of(st, "draugr_won", seat, &draugr, colour) +
           bits_of(st, "monsters_won", seat, &monsters, colour);
}

static int all_dice(const mh_state *st, int seat) /* CM-DEST-08, CM-DEST-10 */
{
    int n = 0;
    for (int d = 0; d < DICE; d++) {
        n += ref_2(st, "dice", seat, d);
        for (int spot = 0; spot < 7; spot++)
            if (ref_1(st, "holder", spot) == seat)
                n += ref_2(st, "band", spot, d);
    }
    return n;
}

static int quantity(const mh_state *st, int seat, const char *what)
{
    if (ref_is(what, "MOST_BLUE"))
        return of_colour(st, seat, "blue");
    if (ref_is(what, "MOST_RED"))
        return of_colour(st, seat, "red");
    if (ref_is(what, "MOST_YELLOW"))
        return of_colour(st, seat, "yellow");
    if (ref_is(what, "MOST_WOOD"))
        return ref_1(st, "wood", seat);
    if (ref_is(what, "MOST_FOOD"))
        return ref_1(st, "food", seat);
    if (ref_is(what, "MOST_COINS"))
        return ref_1(st, "coins", seat);
    if (ref_is(what, "MOST_FAVOR"))
        return ref_1(st, "favor", seat);
    if (ref_is(what, "MOST_WARRIORS"))
        return all_dice(st, seat);
    if (ref_is(what, "MOST_RUNES"))
        return bits_of(st, "runes", seat, &runes, NULL);
    if (ref_is(what, "MOST_MONSTERS"))
        return bits_of(st, "monsters_won", seat, &monsters, NULL);
    if (ref_is(what, "MOST_DRAUGR"))
        return bits_of(st, "draugr_won", seat, &draugr, NULL);
    if (ref_is(what, "MOST_TROLLS"))
        return bits_of(st, "trolls_won", seat, &trolls, NULL);
    abort();
}

static int destiny_glory(const mh_state *st, int seat, int card)
{
    const char *what = ref_cell(&destinies, card, "condition_id");
    int own = quantity(st, seat, what), ahead = 0, level = 0;
    for (int o = 0; o < st->seats; o++) {
        if (o == seat)
            continue;
        int other = quantity(st, o, what);
        ahead += other > own;
        level += other == own;
    }
    if (own < 1 || ahead) /* CM-DEST-04, CM-DEST-06 */
        return 0;
    return ref_int(&destinies, card, level ? "glory_shared" : "glory_sole"); /* -02, -03 */
}

static int blame_cost(const mh_state *st, int seat)
{
    static const int cost[] = {0, 1, 3, 6, 10, 15, 21}; /* CM-END-08 */
    int n = ref_1(st, "blame", seat);
    const char *edition = ref_option(st, "ed-blame7");
    if (ref_is(edition, "edition"))
        edition = ref_option(st, "edition");
    if (n <= 6)
        return cost[n];
    return ref_is(edition, "de") ? 21 + (n - 6) * 6 : 21; /* CM-END-10, CM-END-09 */
}

static int least(int a, int b, int c)
{
    int m = a < b ? a : b;
    return m < c ? m : c;
}

static void score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    int destiny = 0, rune = 0, ship = 0;
    for (int c = 0; c < destinies.rows; c++)
        if (ref_1(st, "destinies", seat) >> c & 1)
            destiny += destiny_glory(st, seat, c);
    for (int r = 0; r < runes.rows; r++)
        if (ref_1(st, "runes", seat) >> r & 1)
            rune += ref_int(&runes, r, "glory"); /* CM-END-04 */
    for (int s = 0; s < ships.rows; s++)
        if (ref_1(st, "ship_owner", s) == seat)
            ship += ref_int(&ships, s, "glory"); /* CM-END-05 */
    line[ref_category("track")] = ref_1(st, "glory", seat);
    line[ref_category("destiny")] = destiny;
    line[ref_category("sets")] = 5 * least(of_colour(st, seat, "blue"), of_colour(st, seat, "red"),
                                           of_colour(st, seat, "yellow")); /* CM-END-03 */
    line[ref_category("runes")] = rune;
    line[ref_category("ship")] = ship;
    line[ref_category("favor")] = 2 * ref_1(st, "favor", seat); /* CM-END-06 */
    line[ref_category("coins")] = ref_1(st, "coins", seat) / 3; /* CM-END-07 */
    line[ref_category("blame")] = -blame_cost(st, seat);
}

static void tie_break(const mh_state *st, int seat, int64_t *first, int64_t *second)
{
    (void)first;
    *second = bits_of(st, "trolls_won", seat, &trolls, NULL) +
              bits_of(st, "draugr_won", seat, &draugr, NULL) +
              bits_of(st, "monsters_won", seat, &monsters, NULL); /* CM-END-12 */
}

/* A position nobody played: trophies, cards and goods dealt anyhow. */
static void scatter(mh_state *st, const char *field, const ref_table *t, mh_rng *rng)
{
    uint64_t held[MH_MAX_SEATS] = {0};
    for (int c = 0; c < t->rows; c++) {
        uint32_t to = mh_below(rng, (uint32_t)st->seats + 2);
        if (to < st->seats)
            held[to] |= (uint64_t)1 << c;
    }
    for (int s = 0; s < st->seats; s++)
        ref_set(st, field, s, 0, 0, (int64_t)held[s]);
}

static void random_position(mh_state *st, mh_rng *rng)
{
    static const char *const goods[] = {"food", "wood", "coins", "favor", "blame"};
    uint32_t top = mh_below(rng, 12) + 1;
    for (int s = 0; s < st->seats; s++) {
        for (size_t g = 0; g < MH_COUNT(goods); g++)
            ref_set(st, goods[g], s, 0, 0, mh_below(rng, top));
        ref_set(st, "glory", s, 0, 0, mh_below(rng, 20));
    }
    scatter(st, "monsters_won", &monsters, rng);
    scatter(st, "draugr_won", &draugr, rng);
    scatter(st, "trolls_won", &trolls, rng);
    scatter(st, "runes", &runes, rng);
    scatter(st, "destinies", &destinies, rng);
    unsigned owners = 0;
    for (int i = 0; i < ships.rows; i++) {
        uint32_t to = mh_below(rng, (uint32_t)st->seats + 1);
        if (!ref_is(ref_cell(&ships, i, "kind"), "private"))
            continue;
        bool gets = to < st->seats && !(owners >> to & 1); /* CM-COMP-13: one at most */
        owners |= gets ? 1u << to : 0;
        ref_set(st, "ship_owner", i, 0, 0, gets ? to : MH_NONE);
    }
}

/* ---- fights ---- */

enum { IDLE, REROLL, CLOSED, LOSSES, REWARD, AFTER_TROLL };

static struct {
    int stage, fighter, spot;
    const char *contest;
    int attack, defence, glory_won, prize, bounty;
    int bag[DICE], to_roll[DICE], face[DICE][FACES];
    int damage, losses, reaction;
    int glory, food, wood, coins, favor, home[DICE], blame[MH_MAX_SEATS];
    int trolls, draugr, monsters;
} m;

static int sum(const int n[DICE]) { return n[SWORD] + n[SPEAR] + n[AXE]; }

static bool leads(const mh_state *st, const char *ability)
{
    return ref_is(ref_cell(&leaders, ref_1(st, "leader", m.fighter), "ability_id"), ability);
}

static const char *edition(const mh_state *st, const char *option)
{
    const char *e = ref_option(st, option);
    return ref_is(e, "edition") ? ref_option(st, "edition") : e;
}

static int count_set(const mh_state *st, const char *field)
{
    uint64_t set = (uint64_t)ref_get(st, field, m.fighter, 0, 0);
    int n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

static int shown(int face) { return m.face[SWORD][face] + m.face[SPEAR][face] + m.face[AXE][face]; }

/* CM-FIGHT-09, CM-LEAD-40, CM-LEAD-42, CM-RUNE-27 */
static int hits(const mh_state *st)
{
    int n = shown(HIT) + 2 * shown(DOUBLE);
    bool maiden = leads(st, "LA_SWORDMAIDEN");
    if (maiden)
        n += m.face[SWORD][HIT] + m.face[SWORD][DOUBLE];
    if (m.reaction)
        n += shown(SHIELD) + (maiden ? m.face[SWORD][SHIELD] : 0);
    return n;
}

static void take_stock(const mh_state *st)
{
    m.glory = ref_1(st, "glory", m.fighter);
    m.food = ref_1(st, "food", m.fighter);
    m.wood = ref_1(st, "wood", m.fighter);
    m.coins = ref_1(st, "coins", m.fighter);
    m.favor = ref_1(st, "favor", m.fighter);
    m.trolls = count_set(st, "trolls_won");
    m.draugr = count_set(st, "draugr_won");
    m.monsters = count_set(st, "monsters_won");
    for (int d = 0; d < DICE; d++)
        m.home[d] = ref_2(st, "dice", m.fighter, d);
    for (int s = 0; s < st->seats; s++)
        m.blame[s] = ref_1(st, "blame", s);
}

static void face_foe(const mh_state *st)
{
    const ref_table *t = &trolls;
    const char *prize = "wood";
    int card = ref_0(st, "troll");
    if (ref_is(m.contest, "draugr")) {
        t = &draugr;
        card = ref_1(st, "draugr", m.spot - 1);
        prize = "coins";
    } else if (ref_is(m.contest, "monster")) {
        t = &monsters;
        card = ref_1(st, "monster", m.spot - 3);
        prize = "favor";
        m.bounty = ref_1(st, "bounty", m.spot - 3);
    } else if (ref_is(m.contest, "kraken")) {
        t = &journeys;
        card = ref_row(t, "JKRAKEN");
        prize = NULL;
    }
    m.attack = ref_int(t, card, "attack");
    m.defence = ref_int(t, card, "defence");
    m.glory_won = ref_int(t, card, "glory");
    m.prize = prize ? ref_int(t, card, prize) : 0;
    if (!prize)
        return;
    for (int d = 0; d < DICE; d++) /* CM-ASSIGN-07, CM-SHORE-11 */
        if (ref_is(ref_cell(t, card, "ban"), (const char *[]){"sword", "spear", "axe"}[d]))
            ref_same(&parts[1], st, "banned dice", d, ref_2(st, "band", m.spot, d), 0);
}

static void begin_fight(const mh_state *st)
{
    memset(&m, 0, sizeof m);
    m.contest = ref_word("contest", ref_0(st, "contest"));
    m.fighter = ref_0(st, "fighter");
    m.spot = ref_0(st, "foe_spot");
    m.stage = REROLL;
    take_stock(st);
    bool hunt = ref_is(m.contest, "hunt");
    if (!hunt)
        face_foe(st);
    for (int d = 0; d < DICE; d++) /* CM-FIGHT-04, CM-HUNT-01 */
        m.bag[d] = m.to_roll[d] = hunt ? m.home[d] : ref_2(st, "band", m.spot, d);
}

static void compare(const mh_state *st, bool going)
{
    ref_part *p = &parts[1];
    int f = m.fighter;
    p->positions++;
    ref_same(p, st, "glory", f, ref_1(st, "glory", f), m.glory);
    ref_same(p, st, "food", f, ref_1(st, "food", f), m.food);
    ref_same(p, st, "wood", f, ref_1(st, "wood", f), m.wood);
    ref_same(p, st, "coins", f, ref_1(st, "coins", f), m.coins);
    ref_same(p, st, "favor", f, ref_1(st, "favor", f), m.favor);
    ref_same(p, st, "trolls", f, count_set(st, "trolls_won"), m.trolls);
    ref_same(p, st, "draugr", f, count_set(st, "draugr_won"), m.draugr);
    ref_same(p, st, "monsters", f, count_set(st, "monsters_won"), m.monsters);
    for (int d = 0; d < DICE; d++)
        ref_same(p, st, "dice at home", d, ref_2(st, "dice", f, d), m.home[d]);
    if (!going)
        return;
    ref_same(p, st, "damage", f, ref_0(st, "damage"), m.damage);
    for (int d = 0; d < DICE; d++) {
        ref_same(p, st, "to roll", d, ref_1(st, "to_roll", d), m.to_roll[d]);
        if (!ref_is(m.contest, "hunt"))
            ref_same(p, st, "band", d, ref_2(st, "band", m.spot, d), m.bag[d]);
        for (int face = 0; face < FACES; face++)
            ref_same(p, st, "faces", d * FACES + face, ref_2(st, "pool", d, face), m.face[d][face]);
    }
}

static void new_round(void)
{
    for (int d = 0; d < DICE; d++)
        m.to_roll[d] = m.bag[d];
    memset(m.face, 0, sizeof m.face);
    m.reaction = 0;
    m.stage = REROLL;
}

static void go_home(void)
{
    for (int d = 0; d < DICE; d++)
        m.home[d] += m.bag[d]; /* CM-FIGHT-18 */
}

static void win(void)
{
    m.glory += m.glory_won; /* CM-FIGHT-16 */
    if (ref_is(m.contest, "troll")) {
        m.wood += m.prize;
        m.trolls++;
    } else if (ref_is(m.contest, "draugr")) {
        m.coins += m.prize;
        m.draugr++;
    } else if (ref_is(m.contest, "monster")) {
        m.favor += m.prize;
        m.coins += m.bounty; /* CM-SHORE-14 */
        m.monsters++;
    }
    if (!ref_is(m.contest, "kraken")) /* CM-SM-03 */
        go_home();
    m.stage = REWARD;
}

/* The dice go as they must where no choice is left; false where there is one. */
static bool fall_alone(void)
{
    int kinds = (m.bag[SWORD] > 0) + (m.bag[SPEAR] > 0) + (m.bag[AXE] > 0);
    if (m.losses && m.losses < sum(m.bag) && kinds > 1)
        return false;
    for (int d = 0; d < DICE; d++)
        if (m.losses >= sum(m.bag))
            m.bag[d] = 0; /* CM-FIGHT-12 */
        else if (m.bag[d])
            m.bag[d] -= m.losses;
    return true;
}

static void after_losses(void)
{
    if (m.damage >= m.defence) /* CM-FIGHT-15, CM-FIGHT-17 */
        win();
    else if (sum(m.bag))
        new_round();
    else
        m.stage = IDLE; /* CM-FIGHT-19 */
}

static void strike(const mh_state *st)
{
    if (ref_is(m.contest, "hunt")) {
        m.food += hits(st) < 6 ? hits(st) : 6; /* CM-HUNT-05 */
        m.stage = IDLE;
        return;
    }
    m.damage += hits(st);
    m.losses = m.attack - shown(SHIELD); /* CM-FIGHT-10 */
    if (m.losses < 0)
        m.losses = 0;
    m.stage = LOSSES;
}

static void end_reward(const mh_state *st)
{
    m.stage = ref_is(m.contest, "troll") ? AFTER_TROLL : IDLE;
    if (m.stage == AFTER_TROLL && ref_is(edition(st, "ed-trollblame"), "ru")) {
        if (m.blame[m.fighter])
            m.blame[m.fighter]--; /* CM-TROLL-04 */
        if (st->seats == 2)
            m.blame[1 - m.fighter]++;
    }
}

static bool waits(const mh_state *st, const char *prompt)
{
    return ref_asks(st, prompt) && mh_turn(st) == m.fighter;
}

/* Does what the rules do without asking, up to the question now open. */
static void settle(const mh_state *st)
{
    if (m.stage == REROLL && !sum(m.to_roll) && !waits(st, "reroll")) {
        if (leads(st, "LA_BERSERKER") && shown(DOUBLE) && !ref_is(m.contest, "hunt"))
            m.glory++; /* CM-LEAD-50 to 53 */
        m.stage = CLOSED;
    }
    bool inside = !ref_is(ref_word("contest", ref_0(st, "contest")), "none");
    if (m.stage == CLOSED && !(ref_asks(st, "rune") && inside))
        strike(st);
    if (m.stage == LOSSES && !waits(st, "losses")) {
        if (!fall_alone())
            ref_same(&parts[1], st, "losses not asked", m.losses, 0, 1);
        after_losses();
    }
    if (m.stage == REWARD && !waits(st, "glory"))
        end_reward(st);
}

/* The dice that a reroll names: in order of die and face as they lie. */
static void lift(unsigned mask)
{
    unsigned at = 0;
    int old[DICE][FACES];
    memcpy(old, m.face, sizeof old);
    for (int d = 0; d < DICE; d++)
        for (int f = 0; f < FACES; f++)
            for (int n = 0; n < old[d][f]; n++, at++)
                if (mask >> at & 1) {
                    m.face[d][f]--;
                    m.to_roll[d]++;
                }
}

static void answer_losses(mh_action a)
{
    if (!ref_verb(a, "lose"))
        return; /* Healing: nothing falls (CM-RUNE-23) */
    for (unsigned d = 0; d < DICE; d++)
        m.bag[d] -= (int)mh_arg(a, d);
}

static void answer(const mh_state *before, int seat, mh_action a)
{
    if (seat == MH_CHANCE && ref_verb(a, "roll")) {
        m.to_roll[mh_arg(a, 0)]--;
        m.face[mh_arg(a, 0)][mh_arg(a, 1)]++;
    } else if (ref_asks(before, "reroll")) {
        if (ref_verb(a, "reroll")) {
            m.favor--; /* CM-FIGHT-05 */
            m.glory += leads(before, "LA_PIOUS") ? 2 : 0;
            lift(mh_arg(a, 0));
        } else if (ref_verb(a, "potential")) {
            lift(mh_arg(a, 0));
        } else {
            m.reaction = ref_verb(a, "use");
            if (leads(before, "LA_BERSERKER") && shown(DOUBLE) && !ref_is(m.contest, "hunt"))
                m.glory++;
            m.stage = CLOSED; /* CM-RUNE-28 */
        }
    } else if (ref_asks(before, "losses")) {
        answer_losses(a);
        after_losses();
    } else if (ref_asks(before, "glory")) {
        m.glory += ref_verb(a, "use") ? m.glory_won / 2 : 0; /* CM-RUNE-22 */
        end_reward(before);
    }
}

static void answer_troll(mh_action a)
{
    if (ref_verb(a, "shed"))
        m.blame[m.fighter] -= (int)mh_arg(a, 0);
    if (ref_verb(a, "blame") && mh_arg(a, 0) < MH_MAX_SEATS)
        m.blame[mh_arg(a, 0)]++;
}

static void compare_blame(const mh_state *st)
{
    for (int s = 0; s < st->seats; s++)
        ref_same(&parts[1], st, "blame", s, ref_1(st, "blame", s), m.blame[s]);
}

static void follow(const mh_state *before, int seat, mh_action a, const mh_state *after)
{
    bool others = ref_asks(before, "rune"); /* RW7b: a window inside the fight */
    if (m.stage != IDLE && others) {
        if (seat == m.fighter && ref_verb(a, "success"))
            m.glory += destiny_glory(before, seat, (int)mh_arg(a, 0)); /* CM-RUNE-29 */
    } else if (m.stage == AFTER_TROLL) {
        answer_troll(a);
    } else if (m.stage != IDLE) {
        answer(before, seat, a);
    }
    if (m.stage != IDLE) {
        settle(after);
        compare(after, m.stage == REROLL || m.stage == CLOSED || m.stage == LOSSES);
    }
    if (m.stage == AFTER_TROLL && !ref_asks(after, "shed") && !ref_asks(after, "blame")) {
        compare_blame(after);
        m.stage = IDLE;
    }
    if (m.stage == IDLE && ref_asks(after, "roll"))
        begin_fight(after);
}

static void watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    static mh_room room;
    if (!after->depth || mh_below(rng, 8) == 0) {
        ref_same_scores(&parts[0], after, score, tie_break);
        memcpy(&room, after, ref_game->state_size);
        random_position(&room.st, rng);
        ref_same_scores(&parts[0], &room.st, score, tie_break);
    }
    follow(before, seat, a, after);
}

/* More favor, runes and warriors than random play comes by, so that fights have choices. */
static void shake(mh_state *st, mh_rng *rng)
{
    if (!ref_asks(st, "place") || mh_below(rng, 4))
        return;
    int seat = mh_turn(st), owned = all_dice(st, seat), die = (int)mh_below(rng, DICE);
    int rune = (int)mh_below(rng, (uint32_t)runes.rows);
    int64_t deck = ref_get(st, "deck_rune", 0, 0, 0);
    ref_set(st, "favor", seat, 0, 0, mh_below(rng, 5));
    ref_set(st, "food", seat, 0, 0, mh_below(rng, 9));
    ref_set(st, "coins", seat, 0, 0, mh_below(rng, 9));
    if (owned < 8 && ref_1(st, "supply", die)) {
        ref_set(st, "dice", seat, die, 0, ref_2(st, "dice", seat, die) + 1);
        ref_set(st, "supply", die, 0, 0, ref_1(st, "supply", die) - 1);
    }
    if (deck >> rune & 1 && mh_below(rng, 3) == 0) {
        ref_set(st, "deck_rune", 0, 0, 0, deck & ~((int64_t)1 << rune));
        ref_set(st, "runes", seat, 0, 0, ref_1(st, "runes", seat) | 1 << rune);
    }
}

static void begin(const mh_state *st)
{
    (void)st;
    m.stage = IDLE;
}

int main(int argc, char **argv)
{
    ref_run run = {mh_find("midgard"), parts, MH_COUNT(parts), begin, shake, watch};
    ref_load(&destinies, "midgard", "destinies");
    ref_load(&runes, "midgard", "runes");
    ref_load(&ships, "midgard", "longships");
    ref_load(&trolls, "midgard", "trolls");
    ref_load(&draugr, "midgard", "draugr");
    ref_load(&monsters, "midgard", "monsters");
    ref_load(&journeys, "midgard", "journeys");
    ref_load(&leaders, "midgard", "leaders");
    return ref_main(&run, argc, argv);
}
