/* Who looked at the top of a stack and put it back knows more than the others (DV-LANG-05, title
 * T11). Random games seldom come there, so the laws of secrets are tried on such stacks here. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "games/divinus/divinus.h"
#include "games/divinus/state.h"

enum { SEATS = 3, WORLDS = 20, T11 = 10 };

static dv_state s;
static mh_rng rng;

static void play_until(unsigned prompt)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat; mh_top(&s.head)->prompt != prompt;) {
        seat = mh_turn(&s.head);
        assert_true(seat != MH_NOBODY);
        mh_action a = seat == MH_CHANCE
                          ? mh_roll(&dv_game, &s.head, &rng)
                          : list[mh_below(&rng, mh_legal(&dv_game, &s.head, seat, list))];
        mh_apply(&dv_game, &s.head, seat, a, NULL);
    }
}

static void answer(mh_action a)
{
    int seat = mh_turn(&s.head);
    assert_int_equal(mh_play(&dv_game, &s.head, seat, a, NULL), MH_OK);
}

static void look_at(unsigned stack)
{
    unsigned seat = dv_active(&s);
    assert_true(seat < SEATS);
    s.titles[seat] = s.ready[seat] = 1u << T11;
    s.god_done = 0;
    answer(mh_act(DV_VERB_TITLE, T11, 0, 0));
    answer(mh_act(DV_VERB_STACK, stack, 0, 0));
    play_until(DV_PROMPT_ARRANGE);
}

static void laws_hold(void)
{
    dv_state want, got;
    for (int viewer = 0; viewer < SEATS; viewer++) {
        want = s;
        dv_game.hide(&want.head, viewer);
        got = want;
        dv_game.hide(&got.head, viewer);
        assert_memory_equal(&want, &got, sizeof s);
        for (int world = 0; world < WORLDS; world++) {
            got = world % 2 ? want : s;
            dv_game.deal(&got.head, viewer, &rng);
            assert_null(dv_game.check(&got.head));
            dv_game.hide(&got.head, viewer);
            assert_memory_equal(&want, &got, sizeof s);
        }
    }
}

/* What he saw stays; the others know neither the tiles nor their order. */
static void others_know_nothing(int seat, unsigned stack)
{
    for (int viewer = 0; viewer < SEATS; viewer++) {
        dv_state seen = s;
        dv_game.hide(&seen.head, viewer);
        for (unsigned i = 0; i < DV_MAX_TOP; i++)
            assert_int_equal(seen.top[stack][i], viewer == seat ? s.top[stack][i] : MH_NONE);
    }
}

static void looked_at_stacks_stay_secret(void **u)
{
    (void)u;
    uint64_t options = 5; /* scenario 6, the first with titles that are used */
    for (uint64_t seed = 1; seed <= 20; seed++) {
        unsigned stack = seed % 2;
        mh_seed(&rng, seed);
        assert_null(mh_setup(&dv_game, &s.head, mh_options_default(&dv_game) | options, SEATS));
        play_until(DV_PROMPT_TURN);
        int seat = mh_turn(&s.head);
        look_at(stack);
        laws_hold();
        answer(mh_act(DV_VERB_ARRANGE, (unsigned)seed % 6, 0, 0));
        laws_hold();
        others_know_nothing(seat, stack);
        for (int turn = 0; turn < 6; turn++) {
            play_until(DV_PROMPT_TURN);
            if (turn == 2 && s.main == DV_NOT_YET)
                look_at(stack); /* another one looks at what the first has laid there */
            mh_action list[MH_MAX_LEGAL];
            int who = mh_turn(&s.head);
            mh_apply(&dv_game, &s.head, who,
                     list[mh_below(&rng, mh_legal(&dv_game, &s.head, who, list))], NULL);
            laws_hold();
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(looked_at_stacks_stay_secret)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
