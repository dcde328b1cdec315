/* divinus.c - a second opinion on Divinus: scoring of a scenario (DV-SCORE, DV-GOD). Goals are in
 * divinus_goals.c, payments in divinus_pay.c. */
#include "divinus.h"

#include <stdlib.h>
#include <string.h>

ref_table tiles, god_cards, quests, scenarios, stickers, honours, gnaw, gods;
ref_part divinus_parts[] = {{"scoring", 0, 0}, {"goals", 0, 0}, {"payments", 0, 0}};

static bool endless(const mh_state *st) { return ref_option_is(st, "scenario", "endless"); }

/* ---- scoring ---- */

static const char *goal_of(const mh_state *st, int card)
{
    return ref_cell(&god_cards, ref_1(st, "card", card), "goal_code");
}

/* The anchor with the best sum of both goals, then the upper, then the left one (DV-MAP-09). */
static int best_anchor(const mh_state *st, int seat)
{
    int best = -1, sum = -1;
    for (int a = 0; a < ANCHORS; a++) {
        if (!(ref_1(st, "anchors", seat) >> a & 1))
            continue;
        int n = goal_value(st, seat, a, goal_of(st, 0)) + goal_value(st, seat, a, goal_of(st, 1));
        if (n > sum) {
            sum = n;
            best = a;
        }
    }
    return best;
}

static int god_honour(const mh_state *st, int card, int seat) /* DV-GOD-02 to 05 */
{
    static int values[2][MH_MAX_SEATS];
    int ahead = 0, row = ref_1(st, "card", card), *value = values[card];
    for (int s = 0; !seat && s < st->seats; s++) { /* seat 0 is asked first */
        int a = best_anchor(st, s);
        value[s] = a < 0 ? 0 : goal_value(st, s, a, goal_of(st, card));
    }
    for (int s = 0; s < st->seats; s++)
        ahead += value[s] > value[seat];
    if (!value[seat] || ahead > 1)
        return 0;
    if (st->seats == 2 && ref_option_is(st, "two_player_god_reward", "xp") && !endless(st))
        return 0;
    if (st->seats == 2)
        return ref_int(&god_cards, row, ahead ? "two_player_2nd" : "two_player_1st");
    return ref_int(&god_cards, row, ahead ? "honour_2nd" : "honour_1st");
}

static int place_honour(const char *list, int place)
{
    for (; place; place--) {
        list = strchr(list, '/');
        if (!list)
            return 0;
        list++;
    }
    return (int)strtol(list, NULL, 10);
}

static int monster_honour(const mh_state *st, int m, int seat) /* DV-SCORE-05 to 07 */
{
    static const char *const names[] = {"fenrir", "kraken", "norns", "nidhoggr"};
    bool beaten = ref_1(st, "beast", m) == DEFEATED;
    int place = 0;
    if (ref_1(st, "beast", m) == ABSENT || !ref_2(st, "mark", m, seat))
        return 0;
    for (int s = 0; s < st->seats; s++)
        place += ref_2(st, "mark", m, s) > ref_2(st, "mark", m, seat);
    for (int r = 0; r < honours.rows; r++) {
        const char *who = ref_cell(&honours, r, "monster_id");
        const char *end = ref_cell(&honours, r, "outcome");
        if (ref_int(&honours, r, "players") != st->seats ||
            ref_is(ref_cell(&honours, r, "mode"), "endless") != endless(st))
            continue;
        if (!ref_is(who, "any") && !ref_is(who, names[m]))
            continue;
        if (ref_is(end, "any") || ref_is(end, beaten ? "defeated" : "undefeated"))
            return place_honour(ref_cell(&honours, r, "honour_by_place"), place);
    }
    abort();
}

static int quest_honour(const mh_state *st, int seat)
{
    int n = 0;
    for (int i = 0; i < ref_0(st, "quest_n"); i++) {
        int q = ref_1(st, "quest", i);
        const char *kind = ref_cell(&quests, q, "kind");
        if (ref_1(st, "quest_by", i) != seat || ref_is(kind, "MONSTER"))
            continue;
        if (endless(st))
            n += ref_int(&quests, q, "endless_honour"); /* DV-ENDLESS-07 */
        else if (ref_is(kind, "ORDINARY"))
            n += (int)strtol(ref_cell(&quests, q, "reward_code") + 2, NULL, 10); /* "H+1" */
    }
    return n;
}

static bool ended; /* honour has been handed out already */

static void score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    for (int c = 0; c < ref_game->categories->count; c++)
        line[c] = ref_2(st, "honour", seat, c);
    if (ended || ref_1(st, "card", 0) == NOTHING || ref_1(st, "card", 1) == NOTHING)
        return;
    line[ref_category("map")] += map_full(st, seat) && !endless(st); /* DV-SCORE-02 */
    line[ref_category("gods")] += god_honour(st, 0, seat) + god_honour(st, 1, seat);
    line[ref_category("quests")] += quest_honour(st, seat);
    for (int m = 0; m < 4; m++)
        line[ref_category("monster")] += monster_honour(st, m, seat);
}

static void tie_break(const mh_state *st, int seat, int64_t *first, int64_t *second)
{
    (void)first;
    *second = 0;
    for (int i = 0; endless(st) && i < st->seats; i++) /* DV-ENDLESS-10 */
        if (ref_1(st, "order", i) == seat)
            *second = i;
}

static void random_position(mh_state *st, mh_rng *rng)
{
    for (int m = 0; m < 4; m++)
        for (int s = 0; s < st->seats; s++)
            if (ref_1(st, "beast", m) != ABSENT)
                ref_set(st, "mark", m, s, 0, mh_below(rng, 4));
    for (int i = 0; i < ref_0(st, "quest_n"); i++) {
        uint32_t by = mh_below(rng, (uint32_t)st->seats + 1);
        ref_set(st, "quest_by", i, 0, 0, by < st->seats ? by : NOTHING);
    }
    for (int i = 0; i < 2; i++)
        ref_set(st, "card", i, 0, 0, mh_below(rng, (uint32_t)god_cards.rows));
}

/* ---- the run ---- */

static void watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    static mh_room room;
    bool turn = ref_asks(after, "turn");
    ended = !after->depth;
    if (ended || (turn && mh_below(rng, 2) == 0)) {
        ref_same_scores(&divinus_parts[PART_SCORING], after, score, tie_break);
        if (!ended) {
            memcpy(&room, after, ref_game->state_size);
            random_position(&room.st, rng);
            ref_same_scores(&divinus_parts[PART_SCORING], &room.st, score, tie_break);
        }
    }
    if (turn)
        goals_watch(after, rng);
    pay_watch(before, seat, a, after);
}

static void begin(const mh_state *st)
{
    (void)st;
    pay_begin();
}

int main(int argc, char **argv)
{
    ref_run run = {mh_find("divinus"), divinus_parts, 3, begin, pay_shake, watch};
    ref_load(&tiles, "divinus", "tiles");
    ref_load(&god_cards, "divinus", "god_cards");
    ref_load(&quests, "divinus", "quests");
    ref_load(&scenarios, "divinus", "scenarios");
    ref_load(&stickers, "divinus", "dice_stickers");
    ref_load(&honours, "divinus", "monster_honour");
    ref_load(&gnaw, "divinus", "nidhoggr_costs");
    ref_load(&gods, "divinus", "gods_player");
    return ref_main(&run, argc, argv);
}
