/* rage_table.c - board, strength, cards, gains and deaths for the second opinion on battles. */
#include "rage_table.h"

#include <string.h>

rage_table t;
const mh_state *start;
answer answers[MAX_ANSWERS];
int logged, taken;
bool lost;

/* ---- the answers ---- */

bool next_is(int seat, const char *verb)
{
    return taken < logged && answers[taken].seat == seat && ref_verb(answers[taken].a, verb);
}

mh_action next(void) { return answers[taken++].a; }

int seat_from(int i) { return (t.raider + i) % t.seats; }
bool takes_part(int seat) { return t.party >> seat & 1; }

/* ---- the board ---- */

static int fjord_of(int land)
{
    const char *f = ref_cell(&provinces, land, "fjord_id");
    static const char *const ids[] = {"F_NORTH", "F_EAST", "F_SOUTH", "F_WEST"};
    for (int i = 0; i < 4; i++)
        if (ref_is(f, ids[i]))
            return PROVINCES + i;
    return -1;
}

bool in_area(int spot) { return spot == t.field || spot == fjord_of(t.field); }

bool adjacent(int a, int b) /* BR-BOARD-02, BR-BOARD-03 */
{
    if (a == b)
        return false;
    if (!a || !b)
        return true;
    return (a - 1 + 1) % 8 == b - 1 || (b - 1 + 1) % 8 == a - 1;
}

static bool is_ship(int unit) /* BR-MON-07 */
{
    if (unit == 2)
        return true;
    return unit >= FIRST_MONSTER && ref_int(&monsters, unit - FIRST_MONSTER, "is_ship");
}

bool monster_is(int unit, const char *id)
{
    return unit >= FIRST_MONSTER &&
           ref_is(ref_cell(&monsters, unit - FIRST_MONSTER, "monster_id"), id);
}

static int figures_at(int seat, int spot)
{
    int n = t.warriors[seat][spot];
    for (int f = 0; f < 4; f++)
        n += t.figure[seat][f] == spot;
    return n;
}

int figures_in_area(int seat)
{
    int f = fjord_of(t.field);
    return figures_at(seat, t.field) + (f < 0 ? 0 : figures_at(seat, f));
}

bool has_room(int land) /* BR-BOARD-04, BR-BOARD-05 */
{
    int n = 0;
    for (int s = 0; s < t.seats; s++)
        n += figures_at(s, land);
    return land == 0 || n < ref_int(&provinces, land, "villages");
}

int figure_with(int seat, int unit)
{
    for (int f = 0; f < 4; f++)
        if (t.unit[seat][f] == unit)
            return f;
    return -1;
}

bool owns(int seat, const char *effect) { return has_upgrade(start, seat, effect); }

static int upgrade_str(int seat, int slot, int base)
{
    int card = ref_2(start, "sheet", seat, slot);
    return card == NO_CARD ? base : ref_int(cards[card].table, cards[card].row, "strength");
}

static int strength(int seat) /* BR-FIG-01, -02, -07 */
{
    int w = t.warriors[seat][t.field], sum = w;
    if (owns(seat, "WAR_PAIR3"))
        sum = 3 * (w / 2) + w % 2;
    if (owns(seat, "WAR_STR2"))
        sum = 2 * w;
    if (owns(seat, "WAR_PAIR6"))
        sum = 6 * (w / 2) + 2 * (w % 2);
    for (int f = 0; f < 4; f++) {
        int unit = t.unit[seat][f];
        if (!in_area(t.figure[seat][f]))
            continue;
        if (unit == 0)
            sum += upgrade_str(seat, 0, 3);
        else if (unit == 2)
            sum += upgrade_str(seat, 2, 2);
        else if (monster_is(unit, "M_DARK_ELF") && t.field == 0)
            sum += 3; /* BR-MON-08 */
        else
            sum += ref_int(&monsters, unit - FIRST_MONSTER, "str");
    }
    return sum;
}

/* ---- cards ---- */

int place(const char *word) { return ref_value("at", word); }

int hand(int seat)
{
    static const char *const words[] = {"hand-0", "hand-1", "hand-2", "hand-3", "hand-4"};
    return place(words[seat]);
}

int hand_size(int seat)
{
    int n = 0;
    for (int c = 0; c < CARDS; c++)
        n += t.at[c] == hand(seat);
    return n;
}

int printed(int card) /* a bonus without any text: X and bluffs are 0 */
{
    if (card == NO_CARD || !ref_is(card_text(card, "type"), "battle"))
        return 0;
    return card_is(card, "HEIM_SIGHT") ? 0
                                       : ref_int(cards[card].table, cards[card].row, "strength");
}

bool works(int seat, const char *effect) /* the text of the card laid face down */
{
    return card_is(t.card[seat], effect) && !(t.blank >> seat & 1);
}

static int highest_of_others(int seat) /* BR-BC-05, BR-LATE-06 */
{
    int best = 0;
    for (int o = 0; o < t.seats; o++) {
        if (o == seat || !takes_part(o))
            continue;
        int n = printed(t.card[o]) + t.tyr[o];
        best = n > best ? n : best;
        for (int i = 0; i < t.lates[o]; i++)
            best = printed(t.late[o][i]) > best ? printed(t.late[o][i]) : best;
    }
    return best;
}

int total(int seat) /* BR-RES-01 */
{
    int n = strength(seat) + printed(t.card[seat]) + t.tyr[seat];
    for (int i = 0; i < t.lates[seat]; i++)
        n += printed(t.late[seat][i]);
    return works(seat, "HEIM_SIGHT") ? n + highest_of_others(seat) : n;
}

/* ---- gains ---- */

void raise_stat(int seat, int stat)
{
    if (t.stat[seat][stat] < 6) /* BR-CLAN-04 */
        t.stat[seat][stat]++;
}

void choose_stat(int seat, unsigned stats)
{
    int open = 0, only = 0;
    for (int s = 0; s < 3; s++)
        if (stats >> s & 1 && t.stat[seat][s] < 6) {
            open++;
            only = s;
        }
    if (next_is(seat, "raise"))
        raise_stat(seat, (int)mh_arg(next(), 0));
    else if (open == 1)
        raise_stat(seat, only);
    else if (open > 1)
        lost = true;
}

int axes(int seat)
{
    for (int r = 0; r < tracks.rows; r++)
        if (ref_is(ref_cell(&tracks, r, "stat"), "axes") &&
            ref_int(&tracks, r, "step") == t.stat[seat][1])
            return ref_int(&tracks, r, "value");
    return 0;
}

void gain_rage(int seat, int n)
{
    t.rage[seat] += n;
    if (ref_option_is(start, "rage-cap", "12") && t.rage[seat] > 12)
        t.rage[seat] = 12;
}

/* ---- deaths (BR-DEATH) ---- */

static int fated(int seat)
{
    int n = t.fated_warriors[seat];
    for (int f = 0; f < 4; f++)
        n += t.fated[seat][f];
    return n;
}

static void save_figures(int seat)
{
    int witch = -1;
    for (int f = 0; f < 4; f++)
        if (t.fated[seat][f] && monster_is(t.unit[seat][f], "M_WITCH"))
            witch = f;
    if (witch >= 0 && t.figure[seat][witch] != 0 &&
        (next_is(seat, "accept") || next_is(seat, "decline")))
        if (ref_verb(next(), "accept")) { /* BR-DEATH-04 */
            t.fated[seat][witch] = 0;
            t.figure[seat][witch] = 0;
        }
    if (!owns(seat, "FRIGGA_PROTECTION"))
        return;
    while (fated(seat) && next_is(seat, "save")) { /* BR-DEATH-03 */
        int unit = (int)mh_arg(next(), 0), f = unit == WARRIOR ? -1 : figure_with(seat, unit);
        if (t.rage[seat]-- < 1)
            lost = true;
        if (f >= 0)
            t.fated[seat][f] = 0;
        else
            t.fated_warriors[seat]--;
    }
    if (fated(seat) && t.rage[seat] && next_is(seat, "decline"))
        taken++;
}

static void bury(int seat) /* BR-DEATH-06 */
{
    int ships = 0, n = t.fated_warriors[seat];
    t.warriors[seat][t.field] -= n;
    t.warriors[seat][VALHALLA] += n;
    for (int f = 0; f < 4; f++)
        if (t.fated[seat][f]) {
            t.figure[seat][f] = VALHALLA;
            ships += is_ship(t.unit[seat][f]);
            n++;
        }
    t.slain[seat] += n;
    int card = ref_2(start, "sheet", seat, 2);
    if (card_is(card, "DRAGONS")) /* BR-UC-04 */
        t.glory[seat] += ships * ref_int(cards[card].table, cards[card].row, "effect_value");
}

void kill_fated(void)
{
    for (int i = 0; i < t.seats; i++) { /* BR-DEATH-02 */
        if (fated(seat_from(i)))
            save_figures(seat_from(i));
    }
    for (int s = 0; s < t.seats; s++)
        bury(s);
    memset(t.fated, 0, sizeof t.fated);
    memset(t.fated_warriors, 0, sizeof t.fated_warriors);
}

void fate_all(int seat)
{
    t.fated_warriors[seat] = t.warriors[seat][t.field];
    for (int f = 0; f < 4; f++)
        t.fated[seat][f] = in_area(t.figure[seat][f]);
}
