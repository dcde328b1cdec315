/* rage.c - a second opinion on Blood Rage: final scoring (BR-END). Battles: rage_battle.c. */
#include "rage.h"

#include <stdlib.h>
#include <string.h>

card_row cards[CARDS];
ref_table provinces, monsters, tracks, tokens;
ref_part rage_parts[] = {{"scoring", 0, 0}, {"battles", 0, 0}};

static ref_table base_cards, fifth_cards;

const char *card_text(int card, const char *column)
{
    return ref_cell(cards[card].table, cards[card].row, column);
}

bool card_is(int card, const char *effect)
{
    return card != NO_CARD && ref_is(card_text(card, "effect_id"), effect);
}

bool has_upgrade(const mh_state *st, int seat, const char *effect)
{
    for (int slot = 0; slot < SLOTS; slot++)
        if (card_is(ref_2(st, "sheet", seat, slot), effect))
            return true;
    return false;
}

int unit_of_card(int card)
{
    for (int r = 0; r < monsters.rows; r++)
        if (ref_is(ref_cell(&monsters, r, "name"), card_text(card, "name")))
            return FIRST_MONSTER + r;
    abort();
}

static int add_cards(const ref_table *t, int at)
{
    for (int r = 0; r < t->rows; r++)
        for (int n = ref_int(t, r, "copies"); n > 0; n--)
            cards[at++] = (card_row){t, r};
    return at;
}

/* ---- scoring ---- */

static int on_board(const mh_state *st, int seat)
{
    int n = 0;
    for (int spot = 0; spot < VALHALLA; spot++) {
        n += ref_2(st, "warriors", seat, spot);
        for (int f = 0; f < 4; f++)
            n += ref_2(st, "figure", seat, f) == spot;
    }
    return n;
}

static void score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    for (int c = 0; c < ref_game->categories->count; c++)
        line[c] = ref_2(st, "earned", seat, c);
    for (int stat = 0; stat < 3; stat++) { /* BR-END-05 */
        int step = ref_2(st, "stat", seat, stat);
        if (step == 4 || step == 5)
            line[ref_category("sc-legend10")] += 10;
        if (step == 6)
            line[ref_category("sc-legend20")] += 20;
    }
    if (has_upgrade(st, seat, "THOR_CONQUEST")) /* BR-END-06 */
        line[ref_category("sc-conquest")] += 3 * on_board(st, seat);
}

static void tie_break(const mh_state *st, int seat, int64_t *first, int64_t *second)
{
    (void)first;
    *second = 0; /* BR-END-08 */
    if (ref_option_is(st, "ties", "later") && ref_0(st, "first") < st->seats)
        *second = (seat + st->seats - ref_0(st, "first")) % st->seats; /* in turn order */
    if (ref_option_is(st, "ties", "upgrades"))
        for (int slot = 0; slot < SLOTS; slot++)
            *second += ref_2(st, "sheet", seat, slot) != NO_CARD;
}

/* Valhalla, the reserve, or a place on the board that such a figure can be in. */
static int random_spot(mh_rng *rng, bool ship)
{
    int off = (int)mh_below(rng, 4);
    if (off < 2)
        return VALHALLA + off;
    return ship ? PROVINCES + (int)mh_below(rng, 4) : (int)mh_below(rng, PROVINCES);
}

static void random_position(mh_state *st, mh_rng *rng)
{
    for (int s = 0; s < st->seats; s++) {
        for (int stat = 0; stat < 3; stat++)
            ref_set(st, "stat", s, stat, 0, 1 + mh_below(rng, 6));
        for (int c = 0; c < ref_category("sc-legend10"); c++)
            ref_set(st, "earned", s, c, 0, mh_below(rng, 4) ? 0 : mh_below(rng, 10));
        for (int f = 0; f < 4; f++)
            if (f < 2 || ref_2(st, "sheet", s, f + 1) != NO_CARD)
                ref_set(st, "figure", s, f, 0, random_spot(rng, f == 1));
        for (int spot = 0; spot < SPOTS; spot++)
            ref_set(st, "warriors", s, spot, 0, 0);
        for (int w = 0; w < 8; w++) { /* BR-COMP-02 */
            int spot = random_spot(rng, false);
            ref_set(st, "warriors", s, spot, 0, ref_2(st, "warriors", s, spot) + 1);
        }
    }
}

/* ---- the run ---- */

/* Fuller sheets, hands and purses than random play comes by: battles with texts. */
static void give_upgrade(mh_state *st, int seat, int card)
{
    static const char *const kinds[] = {"leader",  "warrior", "ship", "monster",
                                        "monster", "clan",    "clan", "clan"};
    static const char *const sheets[] = {"sheet-0", "sheet-1", "sheet-2", "sheet-3", "sheet-4"};
    for (int slot = 0; slot < SLOTS; slot++) {
        if (!ref_is(card_text(card, "subtype"), kinds[slot]))
            continue;
        if (ref_2(st, "sheet", seat, slot) != NO_CARD)
            continue;
        ref_set(st, "sheet", seat, slot, 0, card);
        ref_set(st, "at", card, 0, 0, ref_value("at", sheets[seat]));
        if (ref_is(kinds[slot], "monster"))
            ref_set(st, "figure", seat, slot - 1, 0, RESERVE);
        return;
    }
}

static void shake(mh_state *st, mh_rng *rng)
{
    static const char *const hands[] = {"hand-0", "hand-1", "hand-2", "hand-3", "hand-4"};
    if (!ref_asks(st, "turn") || mh_below(rng, 3))
        return;
    int seat = (int)mh_below(rng, st->seats), card = (int)mh_below(rng, CARDS);
    const char *place = ref_word("at", ref_1(st, "at", card));
    if (mh_below(rng, 3) == 0 && !(ref_0(st, "passed") >> seat & 1))
        ref_set(st, "rage", seat, 0, 0, 1 + mh_below(rng, 8));
    if (!ref_is(place, "left") && !ref_is(place, "gone"))
        return;
    if (ref_is(card_text(card, "type"), "upgrade") && mh_below(rng, 2))
        give_upgrade(st, seat, card);
    else
        ref_set(st, "at", card, 0, 0, ref_value("at", hands[seat]));
}

static void watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    static mh_room room;
    if (!after->depth || mh_below(rng, 16) == 0) {
        ref_same_scores(&rage_parts[0], after, score, tie_break);
        memcpy(&room, after, ref_game->state_size);
        random_position(&room.st, rng);
        ref_same_scores(&rage_parts[0], &room.st, score, tie_break);
    }
    battle_watch(before, seat, a, after);
}

static void begin(const mh_state *st)
{
    (void)st;
    battle_begin();
}

int main(int argc, char **argv)
{
    ref_run run = {mh_find("rage"), rage_parts, 2, begin, shake, watch};
    ref_load(&base_cards, "rage", "cards");
    ref_load(&fifth_cards, "rage", "cards_5p");
    ref_load(&provinces, "rage", "provinces");
    ref_load(&monsters, "rage", "monsters");
    ref_load(&tracks, "rage", "clan_tracks");
    ref_load(&tokens, "rage", "pillage_tokens");
    if (add_cards(&fifth_cards, add_cards(&base_cards, 0)) != CARDS)
        abort();
    return ref_main(&run, argc, argv);
}
