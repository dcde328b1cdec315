/* cup_test.c - tournaments: their laws over random fields and results, and known examples. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* cmocka last: it needs those above */
#include <cmocka.h>

#include "cup/cup.h"

enum { LINE = 256 };

static uint64_t luck;

static unsigned below(unsigned n)
{
    luck = luck * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((luck >> 33) % n);
}

__attribute__((format(printf, 2, 3))) static void say(cup *c, const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (!cup_read(c, line))
        fail_msg("refused: %s", line);
}

static void people(cup *c, int n)
{
    for (int i = 0; i < n; i++)
        say(c, "enter p%d %d Person %d", i, 1500 + (int)below(400), i);
    say(c, "start");
}

static void play(cup *c, int game)
{
    cup_game *g = &c->game[game];
    char line[LINE];
    int points[CUP_SEATS], n = snprintf(line, sizeof line, "result %s", g->table);
    for (int i = 0; i < g->seats; i++)
        points[i] = (int)below(8) * 10 + 20;
    for (int i = 0; i < g->seats; i++) {
        int rank = 1;
        for (int k = 0; k < g->seats; k++)
            rank += points[k] > points[i];
        n += snprintf(line + n, sizeof line - (size_t)n, " %d:%d", rank, points[i]);
    }
    say(c, "%s", line);
}

/* Pairs what comes next; how many games. */
static int pair(cup *c)
{
    cup_game next[CUP_PLAYERS];
    int rest[CUP_PLAYERS], rests = 0, n = cup_next(c, next, CUP_PLAYERS, rest, &rests);
    for (int i = 0; i < n; i++) {
        char line[LINE];
        int at = snprintf(line, sizeof line, "game %d t%d", next[i].round, c->games);
        for (int k = 0; k < next[i].seats; k++)
            at += snprintf(line + at, sizeof line - (size_t)at, " %d", next[i].player[k]);
        say(c, "%s", line);
    }
    for (int i = 0; i < rests; i++)
        say(c, "rest %d %d", c->round, rest[i]);
    return n;
}

static int met(const cup *c, int a, int b)
{
    int n = 0;
    for (int i = 0; i < c->games; i++)
        n += (c->game[i].player[0] == a && c->game[i].player[1] == b) ||
             (c->game[i].player[0] == b && c->game[i].player[1] == a);
    return n;
}

static int plays(const cup *c, int player, int round)
{
    int n = 0;
    for (int i = 0; i < c->games; i++)
        for (int k = 0; k < c->game[i].seats; k++)
            n += c->game[i].round == round && c->game[i].player[k] == player;
    return n;
}

static int rests(const cup *c, int player)
{
    int n = 0;
    for (int i = 0; i < c->rests; i++)
        n += c->rest[i].player == player;
    return n;
}

static int firsts(const cup *c, int player)
{
    int n = 0;
    for (int i = 0; i < c->games; i++)
        n += c->game[i].player[0] == player;
    return n;
}

static cup *begin(const cup_rules *rules)
{
    cup *c = malloc(sizeof *c);
    assert_non_null(c);
    cup_begin(c, rules);
    return c;
}

static void play_all(cup *c)
{
    for (int from = 0; pair(c);)
        for (; from < c->games; from++)
            play(c, from);
    assert_true(cup_round_over(c));
}

static int by_place(const void *a, const void *b)
{
    return ((const cup_place *)a)->place - ((const cup_place *)b)->place;
}

static void check_standing(const cup *c)
{
    cup_place all[CUP_PLAYERS], sorted[CUP_PLAYERS];
    bool seen[CUP_PLAYERS] = {false};
    cup_standing(c, all);
    memcpy(sorted, all, sizeof all);
    qsort(sorted, (size_t)c->count, sizeof sorted[0], by_place);
    for (int i = 0; i < c->count; i++) {
        assert_int_equal(all[i].place, sorted[i].place);
        assert_false(seen[all[i].player]);
        seen[all[i].player] = true;
    }
    assert_int_equal(all[0].place, 1);
}

/* ---- laws --------------------------------------------------------------------------------------- */

static void robin_meets_everybody(void **state)
{
    (void)state;
    for (int n = 2; n <= CUP_ROBIN_MOST; n++) {
        cup_rules rules = {.kind = CUP_ROBIN, .seats = 2};
        cup *c = begin(&rules);
        people(c, n);
        play_all(c);
        int often = n <= CUP_TWICE ? 2 : 1;
        assert_int_equal(c->round, cup_rounds(c));
        for (int a = 0; a < n; a++) {
            int games = often * (n - 1), first = firsts(c, a);
            for (int b = a + 1; b < n; b++)
                assert_int_equal(met(c, a, b), often);
            if (often == 2)
                assert_int_equal(first * 2, games);
            else
                assert_in_range(first * 2, games - 2, games + 2);
            for (int round = 1; round <= c->round; round++)
                assert_true(plays(c, a, round) + n % 2 >= 1 && plays(c, a, round) <= 1);
        }
        check_standing(c);
        free(c);
    }
}

static void swiss_pairs_anew(void **state)
{
    (void)state;
    for (int run = 0; run < 60; run++) {
        int n = 4 + (int)below(37), most = n - 1 - n % 2;
        cup_rules rules = {
            .kind = CUP_SWISS, .seats = 2, .rounds = 1 + (int)below((unsigned)(most / 2 + 1))};
        cup *c = begin(&rules);
        people(c, n);
        play_all(c);
        assert_int_equal(c->round, rules.rounds);
        for (int a = 0; a < n; a++) {
            int games = 0;
            for (int b = 0; b < n; b++)
                if (a != b)
                    assert_true(met(c, a, b) <= 1); /* never twice while it can be avoided */
            for (int round = 1; round <= c->round; round++)
                games += plays(c, a, round);
            assert_true(rests(c, a) <= 1);
            assert_int_equal(games + rests(c, a), c->round);
            assert_in_range(firsts(c, a) * 2 + 4, games, games + 8); /* sides in balance */
        }
        check_standing(c);
        free(c);
    }
}

/* Four players, three rounds: everybody meets everybody; a fourth round must repeat. */
static void swiss_repeats_only_where_it_must(void **state)
{
    (void)state;
    for (int run = 0; run < 30; run++) {
        cup_rules rules = {.kind = CUP_SWISS, .seats = 2, .rounds = 4};
        cup *c = begin(&rules);
        people(c, 4);
        play_all(c);
        assert_int_equal(c->round, 4);
        for (int a = 0; a < 4; a++)
            for (int b = a + 1; b < 4; b++)
                assert_in_range(met(c, a, b), 1, 2);
        free(c);
    }
}

static void swiss_plays_equals(void **state)
{
    (void)state;
    cup_rules rules = {.kind = CUP_SWISS, .seats = 2, .rounds = 3};
    cup *c = begin(&rules);
    for (int i = 0; i < 8; i++)
        say(c, "enter p%d %d Person %d", i, 2000 - i * 10, i);
    say(c, "start");
    pair(c);
    for (int i = 0; i < 4; i++) /* top half against bottom half */
        assert_int_equal(met(c, i, i + 4), 1);
    for (int i = 0; i < 4; i++)
        say(c, "result t%d %s", i, c->game[i].player[0] < 4 ? "1:50 2:40" : "2:40 1:50");
    pair(c);
    assert_int_equal(met(c, 0, 2) + met(c, 1, 3) + met(c, 4, 6) + met(c, 5, 7), 4);
    free(c);
}

static void pods_seat_everybody(void **state)
{
    (void)state;
    for (int seats = 3; seats <= 4; seats++)
        for (int n = seats; n <= 40; n++) {
            cup_rules rules = {.kind = CUP_PODS, .seats = seats, .rounds = 3, .final = n % 2 == 0};
            cup *c = begin(&rules);
            people(c, n);
            play_all(c);
            assert_int_equal(c->round, cup_rounds(c));
            for (int a = 0; a < n; a++)
                for (int round = 1; round <= 3; round++)
                    assert_true(plays(c, a, round) <= 1);
            int rested = n == 5 ? 1 : 0;
            for (int a = 0; a < n && !rested; a++)
                assert_int_equal(rests(c, a), 0);
            for (int i = 0; i < c->games; i++)
                assert_in_range(c->game[i].seats, 3, 4);
            check_standing(c);
            free(c);
        }
}

/* Where one pod holds everybody there is no table of the best: every round counts. */
static void one_pod_counts_every_round(void **state)
{
    (void)state;
    for (int rounds = 1; rounds <= 3; rounds++) {
        cup_rules rules = {.kind = CUP_PODS, .seats = 4, .rounds = rounds, .final = true};
        cup *c = begin(&rules);
        cup_place all[CUP_PLAYERS];
        int sum = 0;
        people(c, 4);
        play_all(c);
        cup_standing(c, all);
        assert_int_equal(c->round, rounds);
        for (int i = 0; i < 4; i++)
            sum += all[i].points;
        assert_in_range(sum, 70 * rounds - 3 * rounds, 70 * rounds); /* shares fall to tenths */
        check_standing(c);
        free(c);
    }
}

static void pods_mix(void **state)
{
    (void)state;
    int repeated = 0;
    for (int run = 0; run < 40; run++) {
        cup_rules rules = {.kind = CUP_PODS, .seats = 4, .rounds = 4};
        cup *c = begin(&rules);
        people(c, 16);
        play_all(c);
        for (int a = 0; a < 16; a++) {
            int seat[CUP_SEATS] = {0};
            for (int i = 0; i < c->games; i++)
                for (int k = 0; k < 4; k++)
                    seat[k] += c->game[i].player[k] == a;
            for (int k = 0; k < 4; k++)
                assert_in_range(seat[k], 0, 2); /* nobody sits in one seat all the time */
            for (int b = a + 1; b < 16; b++) {
                int together = 0;
                for (int i = 0; i < c->games; i++) {
                    int in = 0;
                    for (int k = 0; k < 4; k++)
                        in += c->game[i].player[k] == a || c->game[i].player[k] == b;
                    together += in == 2;
                }
                repeated += together > 1;
            }
        }
        free(c);
    }
    /* 96 meetings of 120 pairs a cup: a drawing by lot repeats about 38 */
    assert_in_range(repeated, 0, 40 * 16);
}

static void knockout_leaves_one(void **state)
{
    (void)state;
    for (int n = 2; n <= 40; n++)
        for (int best = 1; best <= 3; best += 2) {
            cup_rules rules = {.kind = CUP_KNOCKOUT, .seats = 2, .best = best};
            cup *c = begin(&rules);
            cup_place all[CUP_PLAYERS];
            people(c, n);
            play_all(c);
            cup_standing(c, all);
            assert_int_equal(all[0].place, 1);
            assert_int_equal(all[1].place, 2);
            int lost[CUP_PLAYERS] = {0};
            for (int i = 0; i < n; i++)
                for (int k = 0; k < n; k++)
                    assert_true(met(c, i, k) <= (best > 1 ? 5 : 1));
            for (int i = 0; i < n; i++)
                lost[all[i].place > 1]++;
            assert_int_equal(lost[0], 1);
            free(c);
        }
}

static void knockout_keeps_the_best_apart(void **state)
{
    (void)state;
    cup_rules rules = {.kind = CUP_KNOCKOUT, .seats = 2, .best = 1};
    cup *c = begin(&rules);
    for (int i = 0; i < 8; i++)
        say(c, "enter p%d %d Person %d", i, 2000 - i * 10, i);
    say(c, "start");
    assert_int_equal(pair(c), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(met(c, i, 7 - i), 1);
    for (int i = 0; i < 4; i++) /* the better one always wins */
        say(c, "result t%d %s", i, c->game[i].player[0] < 4 ? "1:50 2:40" : "2:40 1:50");
    assert_int_equal(pair(c), 2);
    assert_int_equal(met(c, 0, 3) + met(c, 1, 2), 2);
    free(c);
}

/* ---- examples ------------------------------------------------------------------------------------ */

static void shares(void **state)
{
    (void)state;
    static const struct {
        int seats, rank[4], gained[4];
    } all[] = {{2, {1, 2}, {10, 0}},
               {2, {1, 1}, {5, 5}},
               {3, {1, 2, 3}, {30, 10, 0}},
               {3, {2, 1, 2}, {5, 30, 5}},
               {4, {1, 2, 3, 4}, {40, 20, 10, 0}},
               {4, {1, 1, 3, 3}, {30, 30, 5, 5}},
               {4, {1, 2, 2, 2}, {40, 10, 10, 10}},
               {4, {1, 1, 1, 1}, {17, 17, 17, 17}}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        cup_game g = {.seats = all[i].seats};
        int gained[CUP_SEATS];
        memcpy(g.rank, all[i].rank, sizeof g.rank);
        cup_gained(&g, gained);
        for (int k = 0; k < g.seats; k++)
            assert_int_equal(gained[k], all[i].gained[k]);
    }
}

static void late_players(void **state)
{
    (void)state;
    cup_rules rules = {.kind = CUP_SWISS, .seats = 2, .rounds = 3};
    cup *c = begin(&rules);
    people(c, 4);
    pair(c);
    int who = c->game[0].player[1];
    say(c, "late t0 1");
    assert_false(cup_read(c, "late t0 1")); /* told once */
    assert_false(c->player[who].left);
    play(c, 0);
    play(c, 1);
    pair(c);
    for (int i = 2; i < 4; i++)
        for (int k = 0; k < 2; k++)
            if (c->game[i].player[k] == who)
                say(c, "late %s %d", c->game[i].table, k);
    assert_true(c->player[who].left);
    free(c);
}

/* A log is a stranger's: nothing of it may do harm. */
static void refusals(void **state)
{
    (void)state;
    static const char *const wrong[] = {"",
                                        "enter",
                                        "enter x",
                                        "enter x y z",
                                        "start",
                                        "game 1 t 0 1",
                                        "rest 1 0",
                                        "result t 1:1 2:2",
                                        "late t 0",
                                        "over",
                                        "quit p9",
                                        "enter p0 1 Again",
                                        "enter xxxxxxxxxxxxxxxxxxxxxxxxx 1 Long",
                                        "fill",
                                        "bless you"};
    cup_rules rules = {.kind = CUP_PODS, .seats = 3, .rounds = 2};
    cup *c = begin(&rules);
    say(c, "enter p0 1500 Asta");
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(cup_read(c, wrong[i]));
    say(c, "enter p1 1500 Bo");
    say(c, "quit p0");
    assert_int_equal(c->count, 1);
    assert_int_equal(cup_missing(c), 2);
    say(c, "fill greedy 1400 Ulf");
    say(c, "fill greedy 1400 Una");
    say(c, "start");
    assert_false(cup_read(c, "enter p5 1500 Late"));
    static const char *const later[] = {"game 2 t 0 1 2", "game 1 t 0", "game 1 t 0 0 1",
                                        "game 1 t 0 1 2 3", "game 1 t 0 1 7"};
    for (size_t i = 0; i < sizeof later / sizeof later[0]; i++)
        assert_false(cup_read(c, later[i]));
    say(c, "game 1 t 0 1 2");
    assert_false(cup_read(c, "game 1 t 0 1 2"));
    static const char *const results[] = {"result t",
                                          "result t 1:1 2:2",
                                          "result t 0:1 1:2 2:3",
                                          "result u 1:1 2:2 3:3",
                                          "result t 1:1 2:2 3:3 4:4",
                                          "result t 1:x 2:2 3:3"};
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++)
        assert_false(cup_read(c, results[i]));
    say(c, "result t 1:3 2:2 3:1");
    assert_false(cup_read(c, "result t 1:3 2:2 3:1"));
    free(c);
}

/* The same log gives the same, and so does half of it and then the rest. */
static void recomputed(void **state)
{
    (void)state;
    for (int kind = 0; kind < CUP_KINDS; kind++) {
        cup_rules rules = {.kind = (cup_kind)kind,
                           .seats = kind == CUP_PODS ? 4 : 2,
                           .rounds = 4,
                           .best = 3,
                           .final = true};
        uint64_t seed = luck;
        cup *a = begin(&rules);
        people(a, 12);
        play_all(a);
        luck = seed;
        cup *b = begin(&rules);
        people(b, 12);
        play_all(b);
        assert_memory_equal(a, b, sizeof *a);
        free(a);
        free(b);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(robin_meets_everybody),
        cmocka_unit_test(swiss_pairs_anew),
        cmocka_unit_test(swiss_repeats_only_where_it_must),
        cmocka_unit_test(swiss_plays_equals),
        cmocka_unit_test(pods_seat_everybody),
        cmocka_unit_test(one_pod_counts_every_round),
        cmocka_unit_test(pods_mix),
        cmocka_unit_test(knockout_leaves_one),
        cmocka_unit_test(knockout_keeps_the_best_apart),
        cmocka_unit_test(shares),
        cmocka_unit_test(late_players),
        cmocka_unit_test(refusals),
        cmocka_unit_test(recomputed),
    };
    luck = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
