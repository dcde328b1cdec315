/* What bots and clients are advised in A Feast for Odin, against brute force at many
 * points of random games; and counts of the tables that no vector can see. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/odin/advice.h"
#include "games/odin/odin.h"
#include "games/odin/state.h"

typedef void probe(const fo_state *s, int seat);

enum { GAMES = 12 };

static void walk(int seats, uint64_t seed, probe *at_each_turn)
{
    fo_state s;
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_null(mh_setup(&fo_game, &s.head, mh_options_default(&fo_game), seats));
    for (int seat; (seat = mh_turn(&s.head)) != MH_NOBODY;) {
        if (seat != MH_CHANCE)
            at_each_turn(&s, seat);
        mh_action a = seat == MH_CHANCE
                          ? mh_roll(&fo_game, &s.head, &rng)
                          : list[mh_below(&rng, mh_legal(&fo_game, &s.head, seat, list))];
        mh_apply(&fo_game, &s.head, seat, a, NULL);
    }
}

static void each_turn(probe *p)
{
    for (int seats = 1; seats <= 4; seats++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(seats, seed, p);
}

/* The most squares that can be served, by trying everything. */
static unsigned most_served(const fo_state *s, int seat, unsigned deep)
{
    mh_action list[MH_MAX_LEGAL];
    const mh_frame *f = mh_top(&s->head);
    unsigned best = (unsigned)(f->arg[0] - f->arg[5]);
    uint32_t n = fo_legal_feast(&s->head, seat, list);
    for (uint32_t i = 0; i < n && deep; i++) {
        unsigned verb = mh_verb_of(list[i]);
        fo_state next = *s;
        if (verb != FO_VERB_SERVE && verb != FO_VERB_GAP)
            continue;
        fo_apply_feast(&next.head, seat, list[i], NULL);
        bool closed = next.head.depth != s->head.depth;
        unsigned served = closed ? f->arg[1] - (unsigned)(next.penalties[seat] - s->penalties[seat])
                                 : most_served(&next, seat, deep - 1);
        if (served > best)
            best = served;
    }
    return best;
}

static void feast_probe(const fo_state *s, int seat)
{
    const mh_frame *f = mh_top(&s->head);
    fo_feast_plan plan;
    if (f->prompt != FO_PROMPT_FEAST)
        return;
    fo_state now = *s;
    unsigned before = s->penalties[seat];
    unsigned squares = f->arg[1], done = f->arg[0];
    fo_advise_feast(&s->head, seat, &plan);
    assert_int_equal(plan.squares, squares - done);
    for (unsigned i = 0; i < plan.moves && now.turn == s->turn; i++)
        assert_int_equal(mh_play(&fo_game, &now.head, seat, plan.move[i], NULL), MH_OK);
    if (now.turn == s->turn && now.stage == FO_STAGE_FEAST)
        assert_int_equal(
            mh_play(&fo_game, &now.head, seat, mh_act(FO_VERB_END_FEAST, 0, 0, 0), NULL), MH_OK);
    unsigned hungry = now.penalties[seat] - before - f->arg[5];
    assert_int_equal(hungry, plan.squares - plan.served);
    if (plan.squares <= 6)
        assert_int_equal(done - f->arg[5] + plan.served, most_served(s, seat, 6));
}

static void place_probe(const fo_state *s, int seat)
{
    fo_spot spots[8];
    if (mh_top(&s->head)->prompt != FO_PROMPT_TURN)
        return;
    for (unsigned piece = 0; piece <= FO_ITEM_ORE; piece++) {
        uint32_t n = fo_advise_place(&s->head, seat, piece, spots, 8);
        for (uint32_t i = 0; i < n; i++) {
            fo_state next = *s;
            assert_true(i == 0 || spots[i - 1].gain >= spots[i].gain);
            assert_int_equal(mh_play(&fo_game, &next.head, seat, spots[i].place, NULL), MH_OK);
            assert_null(mh_why(&fo_game, &next.head, seat, spots[i].at));
            unsigned area = fo_area_of(s, seat, mh_arg(spots[i].place, 1));
            fo_lay(&next, area, piece, mh_arg(spots[i].place, 2), mh_arg(spots[i].at, 0),
                   mh_arg(spots[i].at, 1));
            assert_int_equal(spots[i].minus, fo_open_minus(s, area) - fo_open_minus(&next, area));
            assert_int_equal(spots[i].income,
                             (int)fo_board_income(&next, area) - (int)fo_board_income(s, area));
        }
    }
}

static void feasts_are_best(void **u) { (void)u, each_turn(feast_probe); }
static void spots_are_legal(void **u) { (void)u, each_turn(place_probe); }

/* All sequences of rolls, counted. */
static unsigned misses(unsigned faces, unsigned bad, unsigned rolls)
{
    unsigned n = 0;
    for (unsigned face = 1; rolls && face <= faces; face++)
        n += face <= bad ? (rolls > 1 ? misses(faces, bad, rolls - 1) : 1) : 0;
    return rolls ? n : 1;
}

static void odds_are_right(void **u)
{
    (void)u;
    for (unsigned payable = 0; payable <= 12; payable++) {
        unsigned good = payable < 8 ? payable : 8;
        unsigned want = FO_CERTAIN - FO_CERTAIN * misses(8, 8 - good, 3) / 512;
        fo_odds odds = fo_odds_low(FO_DIE_HUNTING, 0, 0, payable, 3);
        assert_in_range(odds.all, want > 3 ? want - 3 : 0, want + 3);
        assert_int_equal(odds.one, FO_CERTAIN - FO_CERTAIN * (8 - good) / 8);
    }
    assert_int_equal(fo_odds_low(FO_DIE_WHALING, 2, 2, 0, 2).now, FO_CERTAIN);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 0, 0, 0, 6, 1).one, 3750);
    assert_int_equal(fo_odds_high(FO_DIE_PILLAGING, 0, 3, 1, 16, 1).one, 834);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 0, 0, 0, 16, 3).all, 0);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 5, 0, 1, 0, 2).all, FO_CERTAIN);
}

/* FO-COMP-11, FO-OCC-12, FO-OCC-18 */
static void cards_are_counted(void **u)
{
    static const unsigned category[] = {56, 19, 109, 6}, dark[] = {57, 44, 44};
    unsigned of_category[4] = {0}, of_deck[3] = {0}, light = 0;
    (void)u;
    for (unsigned i = 0; i < FO_OCCUPATION_COUNT; i++) {
        const fo_occupation_row *card = &fo_occupations[i];
        of_category[card->category]++;
        of_deck[card->deck] += !card->starting;
        light += card->starting;
        assert_false(card->deck == FO_DECK_A && card->category == FO_CATEGORY_CONDITIONAL);
    }
    assert_memory_equal(of_category, category, sizeof category);
    assert_memory_equal(of_deck, dark, sizeof dark);
    assert_int_equal(light, 45);
}

/* The maps of the boards say the same as the list of their squares, and as the printed sums. */
static void boards_are_sound(void **u)
{
    unsigned listed[FO_BOARD_COUNT] = {0};
    (void)u;
    for (unsigned i = 0; i < FO_CELL_COUNT; i++) {
        const fo_cell_row *c = &fo_board_cells[i];
        const fo_board_row *b = &fo_boards[c->board];
        unsigned open = b->area[c->row] | (unsigned)b->never[c->row];
        assert_true(open >> c->col & 1);
        listed[c->board]++;
    }
    for (unsigned i = 0; i < FO_BOARD_COUNT; i++) {
        const fo_board_row *b = &fo_boards[i];
        unsigned squares = 0, minus = 0;
        for (unsigned r = 0; r < b->rows; r++) {
            squares += fo_bits(b->area[r] | (uint64_t)b->never[r]);
            minus += fo_bits(b->minus[r]);
        }
        assert_int_equal(squares, listed[i]);
        assert_int_equal(minus, b->minus_squares);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(feasts_are_best),  cmocka_unit_test(spots_are_legal),
        cmocka_unit_test(odds_are_right),   cmocka_unit_test(cards_are_counted),
        cmocka_unit_test(boards_are_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
