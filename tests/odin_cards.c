/* Every occupation is played and every clause that acts by itself or is offered comes to
 * act, in games of bots that like cards and are given plenty of everything. Rules that are
 * only looked up (prices, dice, loot) tell nothing; their vectors show them.
 *
 * `odin_cards GAMES` plays so many games without gifts instead, every other player at random
 * and the rest fond of cards, and prints how often each card was played and each clause acted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "games/odin/odin.h"
#include "games/odin/state.h"

enum { GAMES = 6000, EVENTS = 512 };

static unsigned played[FO_OCCUPATION_COUNT], used[FO_OCCUPATION_COUNT][4];

/* Goods, cubes and weapons now and then; a ship or a house seldom. */
static void enrich(fo_state *s, int seat, mh_rng *rng)
{
    for (unsigned i = 0; i < 6; i++) {
        unsigned item = mh_below(rng, FO_ITEM_SWORD + 1);
        if (item < FO_GOODS || (item >= FO_ITEM_SILVER && item <= FO_ITEM_STONE))
            s->stock[seat][item] = (uint16_t)(s->stock[seat][item] + 1 + mh_below(rng, 3));
    }
    while (fo_ships_all(s, seat) > 4) /* a full bay leaves cards no berth */
        fo_lose_ship(s, seat, mh_below(rng, 2));
    if (!mh_below(rng, 3))
        fo_gain(s, seat, FO_ITEM_WHALER + mh_below(rng, 6), 1, NULL);
    if (!mh_below(rng, 4))
        fo_gain(s, seat, FO_ITEM_GLASS_BEADS + mh_below(rng, FO_SPECIALS), 1, NULL);
    for (unsigned i = 0; i < FO_BAY; i++)
        if (s->ship_type[seat][i] == FO_SHIP_LONGSHIP && !mh_below(rng, 3))
            s->ship_ore[seat][i] = (uint8_t)mh_below(rng, 4);
}

static bool about_cards(mh_action a)
{
    unsigned verb = mh_verb_of(a);
    return verb == FO_VERB_PLAY || verb >= FO_VERB_USE ||
           (verb >= FO_VERB_REACT && verb <= FO_VERB_REACT_NUMBER);
}

/* What can be done at any time would leave little for the cards. */
static bool spends(mh_action a)
{
    unsigned verb = mh_verb_of(a);
    return verb == FO_VERB_PLACE || verb == FO_VERB_SLOT || verb == FO_VERB_BUY;
}

static mh_action pick(const mh_action *list, uint32_t n, mh_rng *rng, bool fond)
{
    mh_action any = list[mh_below(rng, n)];
    for (unsigned i = 0; fond && i < 3 && spends(any); i++)
        any = list[mh_below(rng, n)];
    for (unsigned i = 0; fond && i < 6 && mh_below(rng, 2); i++) {
        mh_action other = list[mh_below(rng, n)];
        if (about_cards(other))
            return other;
    }
    return any;
}

static void note(const mh_tale *tale)
{
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++) {
        const mh_event *e = &tale->events[i];
        if (e->what == FO_EVENT_PLAYS)
            played[e->arg[1]]++;
        else if (e->what == FO_EVENT_USES)
            used[e->arg[1]][e->arg[2]]++;
    }
}

static void play_one(int seats, uint64_t seed, bool gifts)
{
    static fo_state s;
    static mh_action list[MH_MAX_LEGAL];
    static mh_event events[EVENTS];
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_null(mh_setup(&fo_game, &s.head, mh_options_default(&fo_game), seats));
    for (int seat; (seat = mh_turn(&s.head)) != MH_NOBODY;) {
        mh_tale tale = {events, EVENTS, 0};
        if (gifts && mh_top(&s.head)->prompt == FO_PROMPT_TURN && !mh_below(&rng, 3))
            enrich(&s, seat, &rng);
        bool asked = mh_asked(&s.head, seat);
        mh_action a = seat == MH_CHANCE || !asked
                          ? mh_roll(&fo_game, &s.head, &rng)
                          : pick(list, mh_few(&fo_game, &s.head, seat, list), &rng,
                                 gifts || (seat + (int)seed) % 2);
        mh_apply(&fo_game, &s.head, seat, a, &tale);
        note(&tale);
    }
}

static void every_clause_acts(void **u)
{
    unsigned silent = 0;
    (void)u;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play_one(1 + (int)(seed % 4), seed, true);
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
        if (!played[card]) {
            print_message("%s was never played\n", fo_kind_occupation.ids[card]);
            silent++;
        }
    for (unsigned i = 0; i < FO_CLAUSE_TOTAL; i++) {
        const fo_clause *c = &fo_clauses[i];
        if (c->turn == FO_TURN_RULE || used[c->card][c->index])
            continue;
        print_message("%s: clause %u never acted\n", fo_kind_occupation.ids[c->card], c->index);
        silent++;
    }
    assert_int_equal(silent, 0);
}

/* What a clause counts, or where it is shown instead. */
static void say_clause(const fo_clause *c)
{
    if (used[c->card][c->index])
        printf(" %u", used[c->card][c->index]);
    else if (c->turn == FO_TURN_RULE)
        printf(" rule");
    else
        printf(" (vectors FO-CARD-%d)", atoi(fo_kind_occupation.ids[c->card]));
}

static int print_table(uint64_t games)
{
    for (uint64_t seed = 1; seed <= games; seed++)
        play_one(1 + (int)(seed % 4), seed, false);
    printf("card  played  its clauses: times acted; 'rule': looked up, tells nothing\n");
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++) {
        printf("%-5s %6u ", fo_kind_occupation.ids[card], played[card]);
        for (unsigned i = 0; i < 4 * FO_CLAUSE_TOTAL; i++) {
            const fo_clause *c = &fo_clauses[i % FO_CLAUSE_TOTAL];
            if (c->card == card && c->index == i / FO_CLAUSE_TOTAL)
                say_clause(c);
        }
        printf("\n");
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return print_table(strtoull(argv[1], NULL, 10));
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_clause_acts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
