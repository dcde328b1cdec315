/* odin_phases.c - a second opinion on income (FO-INC), bonuses (FO-BON) and the feast (FO-FEAST).
 */
#include <string.h>

#include "odin.h"

static bool past(const mh_state *before, const mh_state *after, const char *stage)
{
    int s = ref_value("stage", stage);
    if (ref_0(before, "round") != ref_0(after, "round"))
        return ref_0(before, "stage") < s;
    return ref_0(before, "stage") < s && ref_0(after, "stage") > s;
}

/* ---- income ---- */

static int track_income(const mh_state *st, int area, int track) /* FO-INC-01 */
{
    const board *b = area_board(st, area);
    int least = b->closing[track];
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++) {
            const square *q = &b->at[r][c];
            if (q->type == 'i' && q->track == track && !covered(st, area, r, c) && q->value < least)
                least = q->value;
        }
    return least;
}

int income(const mh_state *st, int seat)
{
    int n = 0;
    for (int area = 0; area < STONE; area++)
        if (area_owner(st, area) == seat)
            for (int t = 0; t < area_board(st, area)->tracks; t++)
                n += track_income(st, area, t);
    return n;
}

static void compare_income(const mh_state *before, const mh_state *after)
{
    ref_part *part = &odin_parts[PART_INCOME];
    for (int s = 0; s < after->seats; s++) {
        int n = income(after, s);
        part->positions++;
        ref_same(part, after, "income", s, ref_1(after, "last_income", s), n);
        if (no_cards(after, s) && ref_0(before, "round") == ref_0(after, "round"))
            ref_same(part, after, "silver", s, stock(after, s, SILVER),
                     stock(before, s, SILVER) + n);
    }
}

/* ---- bonuses ---- */

static bool enclosed(const mh_state *st, int area, int r, int c) /* FO-BON-02 */
{
    const board *b = area_board(st, area);
    if (covered(st, area, r, c))
        return false;
    for (int rr = r - 1; rr <= r + 1; rr++)
        for (int cc = c - 1; cc <= c + 1; cc++)
            if (exists(b, rr, cc) && b->at[rr][cc].type != 'b' && !covered(st, area, rr, cc))
                return false;
    return true;
}

/* "stone+ore" gives both; "special:cloakpin" and "building:..." are checked apart. */
static void add_reward(int got[STOCK], const char *reward, bool pin)
{
    char word[32];
    while (*reward) {
        size_t n = strcspn(reward, "+");
        memcpy(word, reward, n);
        word[n] = 0;
        reward += n + (reward[n] == '+');
        const char *name = strchr(word, ':') ? strchr(word, ':') + 1 : word;
        int item = item_named(name);
        if (strncmp(word, "building", 8) == 0)
            continue;
        if (strncmp(word, "special", 7) == 0 && !pin)
            continue; /* FO-PH10-04 */
        got[item]++;
    }
}

static void add_bonuses(const mh_state *st, int area, int got[STOCK], bool pin)
{
    const board *b = area_board(st, area);
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            if (b->at[r][c].type == 'b' && enclosed(st, area, r, c))
                add_reward(got, b->at[r][c].bonus, pin);
}

static void compare_bonus(const mh_state *before, const mh_state *after)
{
    ref_part *part = &odin_parts[PART_BONUS];
    bool pin = ref_0(before, "oval") >> (item_named("cloakpin") - GOODS) & 1;
    for (int s = 0; s < after->seats; s++) {
        int got[STOCK] = {0};
        if (!no_cards(after, s))
            continue;
        for (int area = 0; area < AREAS; area++)
            if (area_owner(before, area) == s)
                add_bonuses(before, area, got, pin);
        part->positions++;
        for (int item = 0; item < STOCK; item++)
            ref_same(part, after, ref_word("table", item), s, stock(after, s, item),
                     stock(before, s, item) + got[item]);
    }
}

/* The same step again with boards that nobody played. */
static void again(const mh_state *before, int seat, mh_action a, mh_rng *rng)
{
    static mh_room old, new;
    for (int i = 0; i < 40; i++) {
        memcpy(&old, before, ref_game->state_size);
        random_boards(&old.st, rng);
        memcpy(&new, &old, ref_game->state_size);
        mh_apply(ref_game, &new.st, seat, a, NULL);
        if (ref_asks(&new.st, "strip"))
            compare_bonus(&old.st, &new.st);
    }
}

void phases_watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    /* only answers that change nothing themselves */
    bool quiet = ref_verb(a, "done") || ref_verb(a, "pass") || ref_verb(a, "end_feast");
    if (quiet && past(before, after, "income"))
        compare_income(before, after);
    if (quiet && past(before, after, "bonus") && ref_asks(after, "strip")) {
        compare_bonus(before, after);
        again(before, seat, a, rng);
    }
}

/* ---- the feast ---- */

static struct {
    int round, squares, covered, last; /* last: colour of what lies left of the next square */
    bool flat[GOODS], known;
    int penalties;
} feast[MH_MAX_SEATS];

void feast_begin(void) { memset(feast, 0, sizeof feast); }

static int kind_of(int item) /* FO-FEAST-08 */
{
    if (item == item_named("sheep_pregnant"))
        return item_named("sheep");
    return item == item_named("cattle_pregnant") ? item_named("cattle") : item;
}

static int squares_to_serve(const mh_state *st, int seat) /* FO-FEAST-01, FO-PH01-03 */
{
    int vikings = ref_0(st, "round") + (ref_option_is(st, "length", "long") ? 5 : 6);
    int gone = 0;
    for (int k = 0; k < 3; k++)
        gone += ref_2(st, "emigrated", seat, k);
    return vikings - 2 * gone > 0 ? vikings - 2 * gone : 0;
}

static void new_feast(const mh_state *st, int s)
{
    memset(&feast[s], 0, sizeof feast[s]);
    feast[s].round = ref_0(st, "round");
    feast[s].squares = squares_to_serve(st, s);
    feast[s].penalties = ref_1(st, "penalties", s);
    feast[s].known = true;
}

static int width(int item, bool flat) /* FO-FEAST-04 */
{
    if (item == SILVER)
        return 1;
    int w = ref_int(&goods, item, "w"), h = ref_int(&goods, item, "h");
    return (w > h) == flat ? w : h;
}

static bool may_serve(const mh_state *st, int s, int item, bool flat)
{
    if (!stock(st, s, item) || (item >= GOODS && item != SILVER))
        return false;
    bool round = item == SILVER || ref_int(&goods, item, "w") == ref_int(&goods, item, "h");
    char colour = item == SILVER ? '.' : ref_cell(&goods, item, "colour")[0];
    if (round && !flat)
        return false; /* called horizontal */
    if (colour != '.' && colour != 'o' && colour != 'r')
        return false; /* FO-FEAST-03 */
    if (colour != '.' && colour == feast[s].last)
        return false; /* FO-FEAST-06 */
    if (!round && flat && feast[s].flat[kind_of(item)])
        return false;                             /* FO-FEAST-07 */
    return width(item, flat) <= feast[s].squares; /* FO-FEAST-05 */
}

static void compare_offer(const mh_state *st, int s)
{
    static mh_action list[MH_MAX_LEGAL];
    ref_part *part = &odin_parts[PART_FEAST];
    bool offered[SILVER + 1][2] = {{0}};
    uint32_t n = mh_legal(ref_game, st, s, list);
    for (uint32_t i = 0; i < n; i++)
        if (ref_verb(list[i], "serve") && mh_arg(list[i], 0) <= SILVER)
            offered[mh_arg(list[i], 0)][mh_arg(list[i], 1)] = true;
    part->positions++;
    for (int item = 0; item <= SILVER; item++)
        for (int stance = 0; stance < 2; stance++)
            ref_same(part, st, ref_word("table", item), stance, offered[item][stance],
                     may_serve(st, s, item, stance == 0));
}

static void serve(int s, mh_action a)
{
    int item = (int)mh_arg(a, 0);
    bool flat = mh_arg(a, 1) == 0;
    if (ref_verb(a, "gap")) {
        feast[s].squares--;
        feast[s].covered--; /* an empty square */
        feast[s].last = 0;
        return;
    }
    feast[s].squares -= width(item, flat);
    feast[s].last = item == SILVER ? '.' : ref_cell(&goods, item, "colour")[0];
    if (item != SILVER && flat)
        feast[s].flat[kind_of(item)] = true;
}

static void close_feasts(const mh_state *after)
{
    ref_part *part = &odin_parts[PART_FEAST];
    for (int s = 0; s < after->seats; s++) {
        if (!feast[s].known || !no_cards(after, s))
            continue;
        part->positions++; /* FO-FEAST-09 */
        ref_same(part, after, "penalties", s, ref_1(after, "penalties", s),
                 feast[s].penalties + feast[s].squares - feast[s].covered);
    }
}

/* The same table with other food in the supply. */
static void other_food(const mh_state *st, int s, mh_rng *rng)
{
    static mh_room room;
    for (int i = 0; i < 20; i++) {
        memcpy(&room, st, ref_game->state_size);
        for (int item = 0; item < GOODS; item++)
            ref_set(&room.st, "stock", s, item, 0, mh_below(rng, 3) ? 0 : 1 + mh_below(rng, 2));
        ref_set(&room.st, "stock", s, SILVER, 0, mh_below(rng, 2));
        compare_offer(&room.st, s);
    }
}

void feast_watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    int stage = ref_value("stage", "feast");
    if (ref_0(before, "stage") < stage &&
        (ref_0(after, "stage") >= stage || ref_0(before, "round") != ref_0(after, "round")))
        for (int s = 0; s < after->seats; s++)
            new_feast(before, s);
    if (ref_asks(before, "feast") && (ref_verb(a, "serve") || ref_verb(a, "gap")))
        serve(seat, a);
    if (past(before, after, "feast"))
        close_feasts(after);
    int next = mh_turn(after);
    if (ref_asks(after, "feast") && next < after->seats && no_cards(after, next)) {
        compare_offer(after, next);
        other_food(after, next, rng);
    }
}
