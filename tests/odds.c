/* The odds of fights in midgard: by hand where that can be done, by a million dice where
 * it cannot. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/midgard/odds.h"

static double win(cm_odds o) { return (double)o.win / CM_ODDS_ONE; }
static double lost(cm_odds o) { return (double)o.losses / CM_ODDS_ONE; }
static bool near(double a, double b, double by) { return a - b < by && b - a < by; }

/* One sword, attack 1, defence 2: two hits win (1 face), a shield rolls anew (1 face), the
 * other four end it: one in five, and the sword falls in any case. */
static void by_hand(void **u)
{
    const uint8_t sword[CM_DIE_COUNT] = {1, 0, 0}, none[CM_DIE_COUNT] = {0};
    const cm_foe foe = {1, 2, 0, MH_NONE}, banned = {1, 2, 0, CM_DIE_SWORD};
    (void)u;
    assert_true(near(win(cm_odds_of(sword, &foe, 0, false)), 0.2, 1e-5));
    assert_true(near(lost(cm_odds_of(sword, &foe, 0, false)), 1, 1e-5));
    assert_true(near(win(cm_odds_of(sword, &foe, 0, true)), 0.6, 1e-5)); /* every hit is two */
    assert_true(near(win(cm_odds_of(sword, &foe, 1, false)), 0.6, 1e-5));
    assert_int_equal(cm_odds_of(sword, &foe, 2, false).win, CM_ODDS_ONE);
    assert_int_equal(cm_odds_of(none, &foe, 0, false).win, 0);
    assert_int_equal(cm_odds_of(sword, &banned, 0, false).win, 0);
}

/* A band of one kind has no choice of losses: the rules of the fight alone decide. */
static void by_dice(void **u)
{
    enum { FIGHTS = 200000 };
    const cm_foe foe = {2, 4, 0, MH_NONE};
    const uint8_t band[CM_DIE_COUNT] = {0, 4, 0};
    unsigned wins = 0, fallen = 0;
    mh_rng rng;
    (void)u;
    mh_seed(&rng, 1);
    for (int i = 0; i < FIGHTS; i++) {
        unsigned left = 4, damage = 0;
        while (left && damage < foe.defence) {
            unsigned shields = 0;
            for (unsigned d = 0; d < left; d++) {
                const cm_face_row *face = &cm_dice[6 * CM_DIE_SPEAR + mh_below(&rng, 6)];
                damage += face->hits;
                shields += face->shields;
            }
            unsigned losses = foe.attack > shields ? foe.attack - shields : 0;
            losses = losses < left ? losses : left;
            left -= losses;
            fallen += losses;
        }
        wins += damage >= foe.defence;
    }
    cm_odds o = cm_odds_of(band, &foe, 0, false);
    assert_true(near(win(o), (double)wins / FIGHTS, 0.005));
    assert_true(near(lost(o), (double)fallen / FIGHTS, 0.01));
}

/* More warriors never do harm, more damage done neither; a reroll of all dice is a new roll. */
static void in_order(void **u)
{
    static union {
        cm_state s;
        uint64_t words[sizeof(cm_state) / 8];
    } room;
    cm_state *s = &room.s;
    const cm_foe foe = {3, 6, 0, MH_NONE};
    (void)u;
    for (uint8_t n = 0; n < CM_DICE_LIMIT; n++)
        for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
            uint8_t few[CM_DIE_COUNT] = {0}, more[CM_DIE_COUNT] = {0};
            few[d] = n;
            more[d] = (uint8_t)(n + 1);
            assert_true(cm_odds_of(few, &foe, 0, false).win <=
                        cm_odds_of(more, &foe, 0, false).win);
            assert_true(cm_odds_of(more, &foe, 0, false).win <=
                        cm_odds_of(more, &foe, 2, false).win);
        }
    assert_null(mh_setup(mh_find("midgard"), &s->head, 0, 2));
    s->contest = CM_CONTEST_TROLL;
    s->foe_spot = CM_SPOT_TROLL;
    s->fighter = 0;
    s->troll = 6;
    s->band[CM_SPOT_TROLL][CM_DIE_AXE] = 3;
    s->pool[CM_DIE_AXE][CM_ROLL_BLANK] = 3;
    cm_foe troll = cm_foe_of(s);
    cm_odds fresh = cm_odds_of(s->band[CM_SPOT_TROLL], &troll, 0, false);
    assert_true(near(win(cm_odds_of_roll(s, 7)), win(fresh), 1e-5));
    assert_true(cm_odds_of_roll(s, 0).win < fresh.win);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_hand),
        cmocka_unit_test(by_dice),
        cmocka_unit_test(in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
