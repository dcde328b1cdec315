/* Score sheets: made from finished games they score as those games do; what cannot be is refused.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "host/sheet.h"

static host_sheet h;
static mh_error error;

static void play_out(const mh_game *g, uint64_t options, int seats, uint64_t seed, mh_state *st)
{
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_null(mh_setup(g, st, options, seats));
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        uint32_t n = mh_legal(g, st, seat, list);
        mh_apply(g, st, seat, seat == MH_CHANCE ? mh_roll(g, st, &rng) : list[mh_below(&rng, n)],
                 NULL);
    }
}

static void check_limits(const mh_game *g)
{
    for (int seat = 0; seat < h.seats; seat++)
        for (unsigned i = 0; i < g->sheet->names->count; i++) {
            const mh_entry *e = &g->sheet->entries[i];
            const sheet_cell *c = &h.cell[seat][i];
            assert_true(e->kind->ids ? c->count <= e->high
                                     : c->value[0] >= e->low && c->value[0] <= e->high);
        }
}

/* Lines are compared where they are called the same; totals and ranks always. */
static void compare(const mh_game *g, const mh_state *st)
{
    uint8_t want[MH_MAX_SEATS] = {0}, got[MH_MAX_SEATS] = {0};
    for (int seat = 0; seat < st->seats; seat++) {
        int32_t a[MH_MAX_LINES] = {0}, b[MH_MAX_LINES] = {0};
        g->score(st, seat, a);
        g->score(&h.scored.st, seat, b);
        if (g->sheet->lines == g->categories)
            assert_memory_equal(a, b, sizeof a);
        assert_int_equal(mh_total(g, st, seat), mh_total(g, &h.scored.st, seat));
    }
    g->rank(st, want);
    g->rank(&h.scored.st, got);
    assert_memory_equal(want, got, sizeof want);
}

static void sheets_score_as_games_do(void **u)
{
    enum { GAMES = 12 };
    unsigned sheets = 0;
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        for (int seats = g->min_seats; g->sheet && seats <= g->max_seats; seats++)
            for (uint64_t seed = 0; seed < GAMES; seed++) {
                host_room r;
                uint64_t options = 0;
                assert_true(mh_playable(g, seats, &options));
                play_out(g, options, seats, seed, &r.st);
                assert_true(sheet_open(&h, g, options, seats, &error));
                sheet_take(&h, &r.st);
                check_limits(g);
                if (!sheet_score(&h, &error))
                    fail_msg("%s %d seats, seed %u: %s", g->id, seats, (unsigned)seed, error.text);
                compare(g, &r.st);
                sheets++;
            }
    }
    assert_true(sheets > 100);
}

static const mh_game *game(const char *id)
{
    const mh_game *g = mh_find(id);
    assert_non_null(g);
    return g;
}

static void open_for(const char *id, int seats)
{
    uint64_t options = 0;
    assert_true(mh_playable(game(id), seats, &options));
    assert_true(sheet_open(&h, game(id), options, seats, &error));
}

static void read_all(const char *text)
{
    mh_error e;
    if (!sheet_read(&h, text, strlen(text), &e))
        fail_msg("line %u: %s", e.line, e.text);
    if (!sheet_score(&h, &error))
        fail_msg("%s", error.text);
}

static void refused(const char *text, const char *reason)
{
    mh_error e = {0};
    bool ok = sheet_read(&h, text, strlen(text), &e);
    if (ok && sheet_score(&h, &e))
        fail_msg("'%s' was taken", text);
    if (!strstr(e.text, reason))
        fail_msg("'%s': %s", text, e.text);
}

/* Sums done by hand. */
static void known_sheets(void **u)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    (void)u;
    open_for("midgard", 2); /* CM-END-03, 06, 07, 09, 12 */
    read_all("# a table\n0.glory 40\n0.blue_monsters 1\n0.red_draugr 1\n0.yellow_monsters 2\n"
             "0.favor 3\n0.coins 7\n0.blame 2\n\n1.glory = 48\n1.trolls 1\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0), 40 + 5 + 6 + 2 - 3);
    assert_int_equal(mh_total(h.game, &h.scored.st, 1), 48);
    open_for("midgard", 2); /* CM-END-03: two sets, of different monsters */
    read_all("0.blue_monsters 1\n0.red_monsters 1\n0.yellow_monsters 1\n"
             "1.blue_monsters 1\n1.red_monsters 1\n1.yellow_monsters 1\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0), 5);
    assert_int_equal(mh_total(h.game, &h.scored.st, 1), 5);
    open_for("midgard", 2); /* tied: more defeated enemies */
    read_all("0.glory 40\n1.glory 40\n1.trolls 1\n");
    h.game->rank(&h.scored.st, rank);
    assert_int_equal(rank[1], 1);
    assert_int_equal(rank[0], 2);
    open_for("midgard", 2); /* CM-END-12: all there are */
    read_all("0.blue_monsters 12\n0.red_monsters 11\n1.red_monsters 1\n1.yellow_monsters 12\n"
             "0.blue_draugr 7\n1.red_draugr 7\n0.yellow_draugr 6\n1.yellow_draugr 1\n"
             "0.trolls 1\n1.trolls 15\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0), 5 * 6);
    assert_int_equal(mh_total(h.game, &h.scored.st, 1), 0);
    open_for("rage", 3); /* BR-END-05, 06 */
    read_all("0.glory 50\n0.rage 4\n0.axes 6\n0.horns 3\n1.glory 61\n1.conquest 1\n1.figures 4\n"
             "2.glory 80\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0), 80);
    assert_int_equal(mh_total(h.game, &h.scored.st, 1), 73);
    h.game->rank(&h.scored.st, rank);
    assert_int_equal(rank[0], 1); /* BR-END-07: shared */
    assert_int_equal(rank[2], 1);
    assert_int_equal(rank[1], 3);
    open_for("rage", 2); /* Thor's Conquest is one of the upgrades */
    read_all("0.conquest 1\n0.upgrades 8\n1.glory 1\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0), 0);
    uint64_t ties = 0; /* BR-END-08: more upgrades win */
    assert_int_equal(mh_options_parse(game("rage"), "ties=upgrades", &ties, &(size_t){0}), 0);
    assert_true(sheet_open(&h, game("rage"), ties, 2, &error));
    read_all("0.glory 9\n0.upgrades 2\n1.glory 9\n1.upgrades 3\n");
    h.game->rank(&h.scored.st, rank);
    assert_int_equal(rank[1], 1);
    assert_int_equal(rank[0], 2);
    open_for("odin", 1); /* FO-END-02 */
    read_all("0.whalers 1\n0.longships 2\n0.emigrated_knarrs 1\n0.islands shetland+iceland\n"
             "0.island_minus 5\n0.sheds 1\n0.long_houses 1\n0.building_minus 4\n0.sheep 2\n"
             "0.occupations 1A+2c\n0.pregnant_cattle 1\n0.silver 11\n0.crown 1\n0.home_minus "
             "9\n0.penalties 1\n");
    assert_int_equal(mh_total(h.game, &h.scored.st, 0),
                     3 + 16 + 18 + 22 - 5 + 8 + 17 - 4 + 4 + 4 + 0 + 1 + 11 + 2 - 9 - 3);
}

static void expect_least(const mh_game *g)
{
    sheet_take(&h, &h.scored.st);
    for (int seat = 0; seat < h.seats; seat++)
        for (unsigned k = 0; k < g->sheet->names->count; k++) {
            const mh_entry *e = &g->sheet->entries[k];
            const sheet_cell *c = &h.cell[seat][k];
            if (e->kind->ids ? c->count != 0 : c->value[0] != e->low)
                fail_msg("%s: %s of seat %d is %d", g->id, g->sheet->names->ids[k], seat,
                         c->value[0]);
        }
}

/* An empty sheet holds the least of everything, whatever the table agreed on. */
static void nothing_is_entered(void **u)
{
    unsigned sheets = 0;
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        for (unsigned o = 0; g->sheet && o < g->option_count; o++)
            for (unsigned value = 0; value < g->options[o].values->count; value++) {
                uint64_t mask = ((1ull << g->options[o].bits) - 1) << g->options[o].shift;
                uint64_t options = (mh_options_default(g) & ~mask) | (uint64_t)value
                                                                         << g->options[o].shift;
                if (!sheet_open(&h, g, options, g->min_seats, &error))
                    continue;
                expect_least(g);
                sheets++;
            }
    }
    assert_true(sheets > 50);
}

static void bad_ones_are_refused(void **u)
{
    (void)u;
    open_for("midgard", 2);
    refused("0.glory\n", "expected KEY VALUE");
    refused("2.glory 4\n", "expected SEAT.ENTRY");
    refused("0.gold 4\n", "expected SEAT.ENTRY");
    refused("0.glory -4\n", "from 0 to 999");
    refused("0.glory 4x\n", "from 0 to 999");
    refused("0.glory 99999999999999999999\n", "from 0 to 999");
    refused("0.runes xyzzy\n", "expected ids");
    refused("0.trolls 4\n0.trolls 5\n", "entered already");
    open_for("midgard", 2);
    refused("0.blue_monsters 20\n1.blue_monsters 20\n", "not so many");
    open_for("midgard", 2);
    refused("0.blue_draugr 20\n1.blue_draugr 20\n", "not so many draugr");
    open_for("midgard", 2);
    refused("0.trolls 12\n1.trolls 12\n", "not so many trolls");
    open_for("midgard", 2);
    refused("0.destinies crusher-of-ice\n1.destinies crusher-of-ice\n", "entered already");
    open_for("midgard", 2);
    refused("0.ship large-public-longship\n", "nobody's own");
    open_for("midgard", 2);
    refused("0.ship snekkja\n1.ship snekkja\n", "another player has this longship");
    open_for("rage", 2);
    refused("0.first 1\n1.first 1\n", "another player has the token");
    open_for("odin", 2);
    refused("0.whalers 7\n0.knarrs 1\n", "no bay");
    open_for("odin", 2);
    refused("0.stone_houses 3\n1.stone_houses 3\n", "not so many of these buildings");
    open_for("odin", 2);
    refused("0.occupations 1a\n1.occupations 1a\n", "entered already");
    open_for("odin", 2);
    refused("0.crown 1\n1.crown 1\n", "another player has the crown");
    open_for("odin", 2);
    refused("0.islands shetland\n1.islands bear_island\n", "its other side");
    open_for("odin", 2);
    refused("0.island_minus 3\n", "not so many squares");
    uint64_t options = 0; /* FO-RULING-17 */
    assert_int_equal(
        mh_options_parse(game("odin"), "final_income_extra=yes", &options, &(size_t){0}), 0);
    assert_false(sheet_open(&h, game("odin"), options, 2, &error));
    assert_false(sheet_open(&h, game("divinus"), 0, 2, &error));
    assert_false(sheet_open(&h, game("midgard"), 0, 7, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sheets_score_as_games_do),
        cmocka_unit_test(known_sheets),
        cmocka_unit_test(nothing_is_entered),
        cmocka_unit_test(bad_ones_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
