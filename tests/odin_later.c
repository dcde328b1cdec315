/* The law of later on rich positions: seats with goods, ships, houses and cards in play and in
 * hand. Random games seldom get there, and there placing and buying inside an action could be
 * looked at. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "conformance.h"
#include "games/odin/odin.h"
#include "games/odin/state.h"

static uint64_t games = 2500;

static void put_into_play(fo_state *s, int seat, mh_rng *rng)
{
    for (unsigned n = 1 + mh_below(rng, 3); n; n--) {
        unsigned card = mh_below(rng, FO_OCCUPATION_COUNT);
        if (!fo_card_in(s->dark, card))
            continue;
        fo_card_flip(s->dark, card);
        if (mh_below(rng, 2)) {
            fo_card_flip(s->played[seat], card);
        } else {
            fo_card_flip(s->hand[seat], card);
            mh_add(&s->hand_dark[seat], 1);
        }
    }
}

static void enrich(fo_state *s, int seat, mh_rng *rng)
{
    for (unsigned i = 0; i < 5; i++) {
        unsigned item = mh_below(rng, FO_ITEM_SWORD + 1);
        if (item < FO_GOODS || (item >= FO_ITEM_SILVER && item <= FO_ITEM_STONE))
            s->stock[seat][item] = (uint16_t)(s->stock[seat][item] + 1 + mh_below(rng, 2));
    }
    s->stock[seat][FO_ITEM_SILVER] = (uint16_t)(s->stock[seat][FO_ITEM_SILVER] + mh_below(rng, 9));
    if (!mh_below(rng, 3))
        fo_gain(s, seat, FO_ITEM_WHALER + mh_below(rng, 6), 1, NULL);
    put_into_play(s, seat, rng);
}

static void play_one(int seats, uint64_t seed)
{
    static fo_state s;
    static mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_null(mh_setup(&fo_game, &s.head, mh_options_default(&fo_game), seats));
    for (int seat; (seat = mh_turn(&s.head)) != MH_NOBODY;) {
        if (mh_top(&s.head)->prompt == FO_PROMPT_TURN && !mh_below(&rng, 4)) {
            enrich(&s, seat, &rng);
            later_turn(&fo_game, &s.head, &rng);
        }
        if (seat != MH_CHANCE && !mh_below(&rng, 8))
            swap_probe(&fo_game, &s.head, &rng);
        mh_action a = seat == MH_CHANCE
                          ? mh_roll(&fo_game, &s.head, &rng)
                          : list[mh_below(&rng, mh_few(&fo_game, &s.head, seat, list))];
        mh_apply(&fo_game, &s.head, seat, a, NULL);
    }
}

static void rich_turns_lose_nothing(void **u)
{
    (void)u;
    for (uint64_t seed = 1; seed <= games; seed++)
        play_one(1 + (int)(seed % 4), seed);
}

int main(int argc, char **argv)
{
    games = argc > 1 ? strtoull(argv[1], NULL, 10) : games;
    const struct CMUnitTest tests[] = {cmocka_unit_test(rich_turns_lose_nothing)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    later_report();
    return failed;
}
