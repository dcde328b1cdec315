/* The flat interface: a campaign opened, played, kept, told, forked and read again. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "meadhall/ffi.h"
#include "meadhall/game.h"

static const char config[] = "divinus\n\nAsa\trandom\nBo\trandom";
static const uint8_t key[32] = {7};
static mh_ffi *f;

static json_t *said(int32_t n)
{
    json_error_t e;
    assert_true(n > 0);
    json_t *j = json_loadb(mh_ffi_text(f), (size_t)n, JSON_REJECT_DUPLICATES, &e);
    if (!j)
        fail_msg("%s at %d: %.200s", e.text, e.position, mh_ffi_text(f));
    return j;
}

/* Random bots until the table is over, or for so many plies. */
static void play(int32_t table, unsigned most)
{
    char action[128];
    for (unsigned i = 0; i < most && mh_ffi_turn(f, table); i++) {
        int32_t turn = mh_ffi_turn(f, table), seat = 0;
        if (turn >> MH_CHANCE & 1) {
            assert_int_equal(mh_ffi_chance(f, table), 0);
            continue;
        }
        while (!(turn >> seat & 1))
            seat++;
        assert_true(mh_ffi_bot(f, table, seat, "random", 6, i) > 0);
        snprintf(action, sizeof action, "%s", mh_ffi_text(f));
        assert_int_equal(mh_ffi_play(f, table, seat, action, (uint32_t)strlen(action)), 0);
    }
}

static const json_t *table_named(const json_t *book, const char *id)
{
    size_t i;
    json_t *t;
    json_array_foreach(book, i, t) if (!strcmp(json_string_value(json_object_get(t, "id")),
                                               id)) return json_object_get(t, "rows");
    fail_msg("the book has no table %s", id);
    return NULL;
}

static int32_t play_games(unsigned games)
{
    int32_t c = mh_ffi_campaign_open(f, config, sizeof config - 1, key);
    assert_true(c > 0);
    for (unsigned i = 0; i < games; i++) {
        int32_t t = mh_ffi_campaign_begin(f, c, 0, key);
        assert_true(t > 0);
        play(t, UINT32_MAX);
        assert_int_equal(mh_ffi_campaign_keep(f, c, t), 0);
        mh_ffi_close(f, t);
    }
    return c;
}

/* rule DV-LOG-04 DV-LOG-10 what happened and what there is; nothing of games not reached */
static void a_book_is_told(void **u)
{
    (void)u;
    int32_t c = play_games(0);
    json_t *j = said(mh_ffi_campaign_show(f, c));
    const json_t *players = table_named(json_object_get(j, "book"), "players");
    assert_int_equal(json_array_size(players), 2);
    assert_int_equal(json_integer_value(json_object_get(
                         json_object_get(json_array_get(players, 0), "cells"), "xp")),
                     3);
    assert_int_equal(json_integer_value(json_object_get(j, "next")), 1);
    json_decref(j);
    mh_ffi_campaign_close(f, c);

    c = play_games(3);
    j = said(mh_ffi_campaign_show(f, c));
    assert_non_null(strstr(mh_ffi_text(f), "TXT-S3-IN"));
    assert_null(strstr(mh_ffi_text(f), "TXT-S4"));
    const json_t *games = json_object_get(j, "games");
    assert_int_equal(json_array_size(games), 3);
    assert_true(json_is_true(json_object_get(json_array_get(games, 2), "over")));
    const json_t *story = json_object_get(json_array_get(games, 0), "story");
    assert_true(json_array_size(json_object_get(story, "begin")) > 0);
    assert_true(json_array_size(json_object_get(story, "end")) > 0);
    const json_t *book = json_object_get(j, "book");
    assert_int_equal(json_array_size(table_named(book, "decisions")), 6);
    assert_int_equal(json_array_size(table_named(book, "rules")), 8); /* 3.06 to 4.05 */
    assert_int_equal(json_array_size(table_named(book, "order")), 2);
    assert_true(json_array_size(table_named(book, "shop")) > 0);
    json_decref(j);
    mh_ffi_campaign_close(f, c);
}

static void it_is_read_and_forked(void **u)
{
    (void)u;
    int32_t c = play_games(1), t = mh_ffi_campaign_begin(f, c, 0, key);
    play(t, 20);
    assert_int_equal(mh_ffi_campaign_keep(f, c, t), 0);
    int32_t n = mh_ffi_campaign_text(f, c);
    char *text = malloc((size_t)n);
    assert_non_null(text);
    memcpy(text, mh_ffi_text(f), (size_t)n);
    int32_t back = mh_ffi_campaign_read(f, text, (uint32_t)n);
    assert_true(back > 0);
    int32_t again = mh_ffi_campaign_begin(f, back, 0, key);
    assert_int_equal(mh_ffi_plies(f, again), mh_ffi_plies(f, t));
    int32_t branch = mh_ffi_campaign_fork(f, back, 2, key);
    assert_true(branch > 0);
    json_t *j = said(mh_ffi_campaign_show(f, branch));
    assert_int_equal(json_array_size(json_object_get(j, "games")), 1);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(j, "parent"), "at")), 2);
    json_decref(j);
    assert_int_equal(mh_ffi_campaign_fork(f, back, 4, key), -1);
    text[n / 2] ^= 1;
    assert_int_equal(mh_ffi_campaign_read(f, text, (uint32_t)n), -1);
    free(text);
    mh_ffi_close(f, t), mh_ffi_close(f, again);
    mh_ffi_campaign_close(f, c), mh_ffi_campaign_close(f, back), mh_ffi_campaign_close(f, branch);
}

static void a_stranger_is_not_kept(void **u)
{
    (void)u;
    int32_t c = play_games(1), t = mh_ffi_open(f, config, sizeof config - 1, key);
    play(t, UINT32_MAX);
    assert_int_equal(mh_ffi_campaign_keep(f, c, t), -1); /* scenario 1 again is not scenario 2 */
    assert_non_null(strstr(mh_ffi_text(f), "not the next game"));
    mh_ffi_close(f, t);
    mh_ffi_campaign_close(f, c);
    assert_int_equal(mh_ffi_campaign_show(f, c), -1);
    assert_int_equal(mh_ffi_campaign_open(f, "midgard\n\nA\trandom\nB\trandom", 26, key), -1);
}

/* Score sheets: every entry told, a sheet scored, a bad line named. */
static void sheets_are_scored(void **u)
{
    static const char lines[] = "0.glory 40\n1.glory 41\n1.trolls 2\n",
                      bad[] = "0.glory 1\n0.x 2\n";
    (void)u;
    json_t *j = said(mh_ffi_sheet(f, "midgard", 7));
    assert_true(json_array_size(j) > 10);
    assert_int_equal(json_array_size(json_object_get(json_array_get(j, 0), "label")), MH_LANGS);
    json_decref(j);
    j = said(mh_ffi_sheet_score(f, "midgard", 7, "", 0, 2, lines, sizeof lines - 1));
    const json_t *second = json_array_get(json_object_get(j, "seats"), 1);
    assert_int_equal(json_integer_value(json_object_get(second, "total")), 41);
    assert_int_equal(json_integer_value(json_object_get(second, "rank")), 1);
    json_decref(j);
    assert_int_equal(mh_ffi_sheet_score(f, "midgard", 7, "", 0, 2, bad, sizeof bad - 1), -1);
    assert_non_null(strstr(mh_ffi_text(f), "\"line\":2"));
    assert_int_equal(mh_ffi_sheet(f, "divinus", 7), -1);
    assert_int_equal(mh_ffi_sheet_score(f, "midgard", 7, "", 0, 9, lines, 0), -1);
}

/* More tables than the old interface had room for, each by its own number. */
static void as_many_tables_as_one_likes(void **u)
{
    enum { MANY = 500 };
    (void)u;
    static const char two[] = "midgard\n\nAsa\trandom\nBo\trandom";
    int32_t t[MANY];
    for (int i = 0; i < MANY; i++) {
        t[i] = mh_ffi_open(f, two, sizeof two - 1, key);
        assert_int_equal(t[i], i + 1);
    }
    play(t[MANY - 1], 40);
    assert_true(mh_ffi_plies(f, t[MANY - 1]) > mh_ffi_plies(f, t[0]));
    mh_ffi_close(f, t[7]);
    assert_int_equal(mh_ffi_plies(f, t[7]), -1);
    assert_int_equal(mh_ffi_open(f, two, sizeof two - 1, key), t[7]);
    assert_int_equal(mh_ffi_plies(f, 0), -1);
    assert_int_equal(mh_ffi_plies(f, INT32_MAX), -1);
    assert_int_equal(mh_ffi_plies(f, -5), -1);
}

/* What one handle has open and was told, another does not know. */
static void handles_share_nothing(void **u)
{
    (void)u;
    mh_ffi *other = mh_ffi_new();
    int32_t t = mh_ffi_open(f, config, sizeof config - 1, key);
    assert_true(t > 0 && mh_ffi_about(f, t) > 0);
    char *kept = strdup(mh_ffi_text(f));
    assert_int_equal(mh_ffi_plies(other, t), -1);
    assert_true(mh_ffi_games(other) > 0);
    assert_string_equal(mh_ffi_text(f), kept);
    assert_true(mh_ffi_open(other, "x", 1, key) < 0);
    assert_string_equal(mh_ffi_text(other), "there is no such game");
    assert_string_equal(mh_ffi_text(f), kept);
    free(kept);
    mh_ffi_drop(other);
    mh_ffi_drop(NULL);
}

enum { THREADS = 8, LENGTH = 1 << 16 };

typedef struct lone { /* what one thread made of its game */
    pthread_t thread;
    int number;
    char saga[LENGTH];
    int32_t odds;
} lone;

/* A whole game with bots, odds, words and a campaign beside it, in a handle of its own. */
static void *play_alone(void *ctx)
{
    static const char *const games[] = {"midgard", "rage", "odin", "divinus"};
    lone *l = ctx;
    mh_ffi *mine = mh_ffi_new();
    char line[64], action[128];
    uint8_t own[32] = {(uint8_t)(l->number % 4)};
    int n = snprintf(line, sizeof line, "%s\n\nAsa\tgreedy\nBo\trandom", games[l->number % 4]);
    int32_t t = mh_ffi_open(mine, line, (uint32_t)n, own);
    for (uint32_t i = 0; i < 300 && mh_ffi_turn(mine, t) > 0; i++) {
        int32_t turn = mh_ffi_turn(mine, t), seat = 0;
        if (turn >> MH_CHANCE & 1) {
            mh_ffi_chance(mine, t);
            continue;
        }
        while (!(turn >> seat & 1))
            seat++;
        mh_ffi_bot(mine, t, seat, i % 8 ? "random" : "mcts:20", i % 8 ? 6 : 7, i);
        snprintf(action, sizeof action, "%s", mh_ffi_text(mine));
        mh_ffi_play(mine, t, seat, action, (uint32_t)strlen(action));
    }
    l->odds = mh_ffi_odds(mine, t, 0);
    mh_ffi_campaign_begin(mine, mh_ffi_campaign_open(mine, config, sizeof config - 1, own), 0, own);
    mh_ffi_words(mine, games[l->number % 4], (uint32_t)strlen(games[l->number % 4]));
    if (mh_ffi_saga(mine, t, MH_CHANCE) > 0)
        snprintf(l->saga, sizeof l->saga, "%s", mh_ffi_text(mine));
    mh_ffi_drop(mine);
    return NULL;
}

/* Each thread has its handle: threads that do the same at the same time end in the same bytes. */
static void threads_do_not_meet(void **u)
{
    static lone all[THREADS];
    (void)u;
    for (int i = 0; i < THREADS; i++) {
        all[i].number = i;
        assert_int_equal(pthread_create(&all[i].thread, NULL, play_alone, &all[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(all[i].thread, NULL);
    for (int i = 0; i < THREADS; i++) {
        assert_true(strlen(all[i].saga) > 1000);
        assert_string_equal(all[i].saga, all[i % 4].saga);
        assert_int_equal(all[i].odds, all[i % 4].odds);
    }
}

static int open_handle(void **u)
{
    (void)u;
    f = mh_ffi_new();
    return f ? 0 : -1;
}

static int drop_handle(void **u)
{
    (void)u;
    mh_ffi_drop(f);
    return 0;
}

#define WITH_HANDLE(test) cmocka_unit_test_setup_teardown(test, open_handle, drop_handle)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_HANDLE(a_book_is_told),
        WITH_HANDLE(it_is_read_and_forked),
        WITH_HANDLE(a_stranger_is_not_kept),
        WITH_HANDLE(sheets_are_scored),
        WITH_HANDLE(as_many_tables_as_one_likes),
        WITH_HANDLE(handles_share_nothing),
        WITH_HANDLE(threads_do_not_meet),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
