/* Bots: a spec is understood or refused in words, a move is legal, and the same hidden
 * state gives the same move whatever the true state is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "meadhall/ai.h"
#include "meadhall/host.h"

static void specs(void **u)
{
    static const char *const bad[] = {"", "Greedy", "greedy ", "human,", "mcts:100", "level:easy"};
    ai_spec spec;
    char why[160] = "";
    (void)u;
    assert_int_equal(ai_parse("human", &spec, why, sizeof why), MH_OK);
    assert_null(ai_open(mh_games[0], &spec));
    assert_int_equal(ai_parse("random", &spec, why, sizeof why), MH_OK);
    assert_int_equal(ai_parse("greedy", &spec, why, sizeof why), MH_OK);
    for (size_t i = 0; i < MH_COUNT(bad); i++) {
        assert_int_not_equal(ai_parse(bad[i], &spec, why, sizeof why), MH_OK);
        assert_non_null(strstr(why, "expected human, random or greedy"));
    }
}

static bool listed(const mh_action *list, uint32_t n, mh_action a)
{
    while (n--)
        if (list[n].bits == a.bits)
            return true;
    return false;
}

/* The move in the true world, and in one that the seat cannot tell from it. */
static void same_in_any_world(const mh_game *g, ai_bot *bot, const host_room *now, int seat,
                              mh_rng *rng)
{
    static mh_action list[MH_MAX_LEGAL];
    static host_room a, b;
    uint32_t n = mh_legal(g, &now->st, seat, list);
    memcpy(&a, now, g->state_size), memcpy(&b, now, g->state_size);
    g->deal(&b.st, seat, rng);
    g->hide(&a.st, seat), g->hide(&b.st, seat);
    mh_action one = ai_choose(bot, &a.st, seat, list, n);
    ai_begin(bot, mh_next(rng));
    mh_action two = ai_choose(bot, &b.st, seat, list, n);
    assert_true(one.bits == two.bits);
    assert_true(listed(list, n, one));
}

static void greedy_is_blind(void **u)
{
    static host_room now;
    static mh_action list[MH_MAX_LEGAL];
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        ai_bot *bot = ai_open(g, &(ai_spec){AI_GREEDY});
        mh_rng rng;
        mh_seed(&rng, i);
        uint64_t options = 0;
        assert_true(mh_playable(g, g->max_seats, &options));
        assert_null(mh_setup(g, &now.st, options, g->max_seats));
        for (int seat; (seat = mh_turn(&now.st)) != MH_NOBODY;) {
            if (seat != MH_CHANCE && now.st.ply < 600)
                same_in_any_world(g, bot, &now, seat, &rng);
            mh_action a = seat == MH_CHANCE
                              ? mh_roll(g, &now.st, &rng)
                              : list[mh_below(&rng, mh_legal(g, &now.st, seat, list))];
            mh_apply(g, &now.st, seat, a, NULL);
        }
        ai_close(bot);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(specs),
        cmocka_unit_test(greedy_is_blind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
