/* rage_battle.c - a second opinion on a whole pillage of Blood Rage, from the Call to Battle to
 * Battle Glory (BR-CALL, BR-PLAY, BR-REV, BR-LATE, BR-RES, BR-REWARD, BR-DEATH). The answers
 * given during a pillage are written down; when it is over they are played again here, step by
 * step as the rules have them, and the two ends are compared. */
#include <string.h>

#include "rage_table.h"

static mh_room start_room;
static bool active;
static ref_part *part = &rage_parts[1];

/* ---- Call to Battle ---- */

static bool can_join(int seat)
{
    for (int p = 0; p < PROVINCES; p++) {
        if (!adjacent(p, t.field))
            continue;
        if (t.warriors[seat][p])
            return true;
        for (int f = 0; f < 4; f++)
            if (t.figure[seat][f] == p)
                return true;
    }
    return false;
}

static void call(void)
{
    int declines = 0;
    for (int i = 1; declines < t.seats && has_room(t.field); i++) {
        int s = seat_from(i);
        declines++;
        if (!can_join(s))
            continue; /* BR-CALL-04 */
        if (next_is(s, "join")) {
            mh_action a = next();
            int unit = (int)mh_arg(a, 0), from = (int)mh_arg(a, 1);
            if (unit == WARRIOR) {
                t.warriors[s][from]--;
                t.warriors[s][t.field]++;
            } else {
                t.figure[s][figure_with(s, unit)] = t.field;
            }
            declines = 0;
        } else if (next_is(s, "decline")) {
            taken++;
        } else {
            lost = true;
        }
    }
}

/* ---- cards on the table ---- */

static void lay_cards(void) /* BR-PLAY-01 */
{
    int wanted = 0;
    for (int s = 0; s < t.seats; s++) {
        t.card[s] = NO_CARD;
        wanted += takes_part(s) && hand_size(s);
    }
    for (; wanted; wanted--) {
        int s = taken < logged ? answers[taken].seat : 0;
        if (!next_is(s, "play") || t.card[s] != NO_CARD || !takes_part(s)) {
            lost = true;
            return;
        }
        t.card[s] = (int)mh_arg(next(), 0);
    }
    for (int s = 0; s < t.seats; s++)
        if (t.card[s] != NO_CARD)
            t.at[t.card[s]] = -1; /* on the table */
}

static void primacy(void) /* BR-REV-02 */
{
    t.blank = 0;
    for (int i = 0; i < t.seats; i++) {
        int s = seat_from(i);
        if (!works(s, "THOR_PRIMACY"))
            continue;
        for (int o = 0; o < t.seats; o++)
            if (o != s && t.card[o] != NO_CARD)
                t.blank |= 1u << o;
    }
}

static bool watch_works(void) /* BR-REV-03, BR-REV-04 */
{
    int sum = 0, done = 0;
    for (int s = 0; s < t.seats; s++)
        sum += printed(t.card[s]);
    for (int i = 0; i < t.seats; i++) {
        int s = seat_from(i);
        if (!works(s, "HEIM_WATCH") || (done && ref_option_is(start, "watches", "first")))
            continue;
        t.glory[s] += sum;
        done++;
    }
    for (int s = 0; done && s < t.seats; s++)
        if (t.card[s] != NO_CARD)
            t.at[t.card[s]] = place("gone");
    return done > 0;
}

static void smite(int owner) /* BR-BC-02 */
{
    for (int s = 0; s < t.seats; s++)
        if (s != owner && takes_part(s) && t.warriors[s][t.field])
            t.fated_warriors[s] = 1;
    kill_fated();
}

static void keep_one(int seat)
{
    if (figures_in_area(seat) < 2)
        return;
    int kinds = t.warriors[seat][t.field] > 0, unit = WARRIOR;
    for (int f = 0; f < 4; f++)
        if (in_area(t.figure[seat][f])) {
            kinds++;
            unit = t.unit[seat][f];
        }
    if (next_is(seat, "spare"))
        unit = (int)mh_arg(next(), 0);
    else if (kinds > 1)
        lost = true;
    fate_all(seat);
    if (unit == WARRIOR)
        t.fated_warriors[seat]--;
    else
        t.fated[seat][figure_with(seat, unit)] = 0;
}

static void tide(void) /* BR-BC-04 */
{
    for (int i = 0; i < t.seats; i++)
        if (takes_part(seat_from(i)))
            keep_one(seat_from(i));
    kill_fated();
}

static void tyr_quest(int seat) /* BR-UC-09 */
{
    if (t.card[seat] == NO_CARD || !ref_is(card_text(t.card[seat], "type"), "quest"))
        return;
    if (!owns(seat, "TYR_QUEST3") && !owns(seat, "TYR_QUEST5"))
        return;
    if (next_is(seat, "count-as"))
        t.tyr[seat] = (int)mh_arg(next(), 0);
    else if (next_is(seat, "decline"))
        taken++;
    else
        lost = true;
}

static void reveal(void) /* BR-REV-07 */
{
    for (int i = 0; i < t.seats; i++) {
        int s = seat_from(i);
        if (works(s, "ODIN_SMITE"))
            smite(s);
        if (works(s, "ODIN_TIDE"))
            tide();
        tyr_quest(s);
    }
}

static int party_size(void)
{
    int n = 0;
    for (int s = 0; s < t.seats; s++)
        n += takes_part(s);
    return n;
}

static void late_window(void) /* BR-LATE-01, -07, -08 */
{
    bool once = ref_option_is(start, "late-offers", "once");
    int declines = 0, offers = 0;
    for (int i = 0; declines < party_size() && (!once || offers < party_size()); i++) {
        int s = seat_from(i);
        if (!takes_part(s))
            continue;
        declines++;
        offers++;
        if (!hand_size(s))
            continue;
        if (next_is(s, "add")) {
            int card = (int)mh_arg(next(), 0);
            t.late[s][t.lates[s]++] = card;
            t.at[card] = -1;
            declines = 0;
        } else if (next_is(s, "decline")) {
            taken++;
        } else {
            lost = true;
        }
    }
}

/* ---- resolution ---- */

static void compare_totals(void)
{
    int best = -1;
    t.winner = -1;
    for (int s = 0; s < t.seats; s++) {
        if (!takes_part(s))
            continue;
        if (total(s) > best) {
            best = total(s);
            t.winner = s;
        } else if (total(s) == best) {
            t.winner = -1; /* BR-RES-02 */
        }
    }
}

static void winner_text(int s)
{
    if (works(s, "THOR_HAMMER"))
        t.glory[s] += 3;
    if (works(s, "THOR_OATH"))
        choose_stat(s, 7);
    if (works(s, "THOR_ASCENSION")) {
        gain_rage(s, 3);
        t.glory[s] += 3;
    }
}

static void steal_cards(int s) /* BR-BC-17 */
{
    int w = t.winner;
    if (t.card[w] != NO_CARD && t.at[t.card[w]] == -1)
        t.at[t.card[w]] = hand(s);
    for (int i = 0; i < t.lates[w]; i++)
        if (t.at[t.late[w][i]] == -1)
            t.at[t.late[w][i]] = hand(s);
}

static void loser_text(int s)
{
    if (works(s, "LOKI_TRICKERY") && t.rage[t.winner]) {
        t.rage[t.winner]--;
        gain_rage(s, 1);
    }
    if (works(s, "LOKI_BACKSTAB")) {
        int n = 2;
        if (ref_option_is(start, "glory-floor", "zero") && t.glory[t.winner] < n)
            n = t.glory[t.winner];
        t.glory[t.winner] -= n;
        t.glory[s] += n;
    }
    if (works(s, "LOKI_POISON"))
        steal_cards(s);
}

static void texts(void) /* BR-RES-03 */
{
    if (t.winner < 0)
        return;
    for (int i = 0; i < t.seats; i++) {
        int s = seat_from(i);
        if (s == t.winner)
            winner_text(s);
        else if (takes_part(s))
            loser_text(s);
    }
}

static int cards_left(int seat)
{
    int n = t.card[seat] != NO_CARD && t.at[t.card[seat]] == -1;
    for (int i = 0; i < t.lates[seat]; i++)
        n += t.at[t.late[seat][i]] == -1;
    return n;
}

static void clear_cards(void) /* BR-RES-04 */
{
    int w = t.winner;
    if (w >= 0 && owns(w, "TYR_PROWESS")) {
        while (next_is(w, "take-back")) { /* BR-UC-15 */
            t.at[mh_arg(next(), 0)] = hand(w);
            if (t.rage[w]-- < 1)
                lost = true;
        }
        if (cards_left(w) && t.rage[w] && next_is(w, "decline"))
            taken++;
    }
    for (int s = 0; s < t.seats; s++) {
        int to = s == w ? place("gone") : hand(s);
        if (t.card[s] != NO_CARD && t.at[t.card[s]] == -1)
            t.at[t.card[s]] = to;
        for (int i = 0; i < t.lates[s]; i++)
            if (t.at[t.late[s][i]] == -1)
                t.at[t.late[s][i]] = to;
    }
}

static void death_glory(void) /* BR-RES-06 */
{
    int all = 0;
    for (int s = 0; s < t.seats; s++)
        all += t.slain[s];
    for (int s = 0; s < t.seats; s++) {
        int enemies = all - t.slain[s];
        if (!takes_part(s))
            continue;
        if (works(s, "ODIN_JUDGEMENT"))
            t.glory[s] += 2 * all; /* BR-BC-08 */
        if (t.valkyries >> s & 1)
            t.glory[s] += 2 * enemies; /* BR-MON-09 */
        if (owns(s, "THOR_GLORY") && enemies >= 2)
            t.glory[s] += 2; /* BR-UC-08 */
    }
}

/* ---- the reward (BR-REWARD) ---- */

static unsigned token_stats(int token)
{
    static const char *const names[] = {"rage", "axes", "horns"};
    const char *what = ref_cell(&tokens, token, "reward_stat");
    if (ref_is(what, "all"))
        return 7;
    for (unsigned s = 0; s < 3; s++)
        if (ref_is(what, names[s]))
            return 1u << s;
    return 0;
}

static void token_reward(int token)
{
    t.glory[t.raider] += ref_int(&tokens, token, "reward_glory");
    for (int s = 0; s < 3; s++)
        if (token_stats(token) >> s & 1)
            raise_stat(t.raider, s);
}

static void hammers(void)
{
    bool any = false;
    for (int p = 0; p < PROVINCES; p++)
        any |= adjacent(p, t.field) && !(ref_0(start, "destroyed") >> p & 1) && has_room(p);
    if (next_is(t.raider, "ride"))
        t.figure[t.raider][0] = (int)mh_arg(next(), 0);
    else if (next_is(t.raider, "decline"))
        taken++;
    else if (any)
        lost = true;
}

static void reward(bool battle)
{
    int r = t.raider, token = ref_1(start, "token", t.field);
    token_reward(token);
    for (int f = 2; f < 4; f++)
        if (monster_is(t.unit[r][f], "M_FROST_GIANT") && t.figure[r][f] == t.field)
            token_reward(token); /* BR-MON-11 */
    t.pillaged |= 1 << t.field;
    if (battle && works(r, "FRIGGA_GRACE")) { /* BR-REWARD-06 */
        unsigned one = token_stats(token);
        choose_stat(r, one == 7 ? 7 : 7 & ~one);
    }
    if (t.figure[r][0] != t.field) /* BR-REWARD-05 */
        return;
    if (owns(r, "LORD_HAMMERS"))
        hammers();
    if (owns(r, "LORD_AXES"))
        choose_stat(r, 7);
    if (owns(r, "LORD_SPEARS"))
        for (int s = 0; s < 3; s++)
            raise_stat(r, s);
}

static void fight(void)
{
    for (int s = 0; s < t.seats; s++) {
        if (figures_in_area(s))
            t.party |= 1u << s; /* BR-CALL-09 */
        for (int f = 2; f < 4; f++)
            if (monster_is(t.unit[s][f], "M_VALKYRIE") && in_area(t.figure[s][f]))
                t.valkyries |= 1u << s;
    }
    if (t.party == 1u << t.raider) { /* BR-CALL-08 */
        reward(false);
        return;
    }
    do {
        lay_cards();
        primacy();
    } while (!lost && watch_works());
    reveal();
    late_window();
    compare_totals();
    texts();
    clear_cards();
    for (int s = 0; s < t.seats; s++)
        if (takes_part(s) && s != t.winner)
            fate_all(s);
    kill_fated();
    death_glory();
    if (t.winner == t.raider)
        reward(true);
    if (t.winner >= 0)
        t.glory[t.winner] += axes(t.winner); /* BR-RES-09 */
}

/* ---- following the engine ---- */

static void copy_seat(const mh_state *st, int s)
{
    for (int spot = 0; spot < SPOTS; spot++)
        t.warriors[s][spot] = ref_2(st, "warriors", s, spot);
    for (int f = 0; f < 4; f++) {
        int card = f < 2 ? NO_CARD : ref_2(st, "sheet", s, f + 1);
        t.figure[s][f] = ref_2(st, "figure", s, f);
        t.unit[s][f] = f == 0 ? 0 : f == 1 ? 2 : card == NO_CARD ? -1 : unit_of_card(card);
    }
    for (int stat = 0; stat < 3; stat++)
        t.stat[s][stat] = ref_2(st, "stat", s, stat);
    t.rage[s] = ref_1(st, "rage", s);
    for (int c = 0; c < ref_game->categories->count; c++)
        t.glory[s] += ref_2(st, "earned", s, c);
}

static void copy_table(const mh_state *st, int raider, int field, int cost)
{
    memset(&t, 0, sizeof t);
    memcpy(&start_room, st, ref_game->state_size);
    start = &start_room.st;
    t.seats = st->seats;
    t.raider = raider;
    t.field = field;
    for (int s = 0; s < t.seats; s++)
        copy_seat(st, s);
    for (int c = 0; c < CARDS; c++)
        t.at[c] = ref_1(st, "at", c);
    t.pillaged = ref_0(st, "pillaged");
    t.rage[raider] -= cost;
}

static void compare_ends(const mh_state *st)
{
    part->positions++;
    ref_same(part, st, "answers that fit", taken, lost || taken != logged, 0);
    ref_same(part, st, "pillaged", t.field, ref_0(st, "pillaged"), t.pillaged);
    for (int c = 0; c < CARDS; c++)
        ref_same(part, st, "card", c, ref_1(st, "at", c), t.at[c]);
    for (int s = 0; s < t.seats; s++) {
        int glory = 0;
        for (int c = 0; c < ref_game->categories->count; c++)
            glory += ref_2(st, "earned", s, c);
        ref_same(part, st, "glory", s, glory, t.glory[s]);
        ref_same(part, st, "rage", s, ref_1(st, "rage", s), t.rage[s]);
        for (int i = 0; i < 3; i++)
            ref_same(part, st, "stat", s * 3 + i, ref_2(st, "stat", s, i), t.stat[s][i]);
        for (int f = 0; f < 4; f++)
            ref_same(part, st, "figure", s * 4 + f, ref_2(st, "figure", s, f), t.figure[s][f]);
        for (int spot = 0; spot < SPOTS; spot++)
            ref_same(part, st, "warriors", s * SPOTS + spot, ref_2(st, "warriors", s, spot),
                     t.warriors[s][spot]);
    }
}

void battle_begin(void) { active = false; }

/* Options that give a text another meaning than the one written down here. */
static bool read_as_here(const mh_state *st)
{
    return ref_option_is(st, "watch-value", "zero") && ref_option_is(st, "sight", "late") &&
           ref_option_is(st, "texts", "before") && ref_option_is(st, "stolen-text", "works");
}

void battle_watch(const mh_state *before, int seat, mh_action a, const mh_state *after)
{
    if (active && seat != MH_CHANCE && logged < MAX_ANSWERS)
        answers[logged++] = (answer){seat, a};
    bool challenge = ref_verb(a, "challenge");
    if (!active && (challenge || ref_verb(a, "pillage")) && read_as_here(before)) {
        active = true;
        lost = false;
        logged = taken = 0;
        copy_table(before, seat, (int)mh_arg(a, 0), challenge ? 2 : 0);
    }
    if (!active || (ref_0(after, "field") != MH_NONE && !ref_asks(after, "blessing")))
        return;
    active = false;
    if (ref_0(after, "phase") != ref_0(before, "phase"))
        return; /* more than the pillage has happened */
    call();
    fight();
    compare_ends(after);
}
