/* The flat interface: a campaign opened, played, kept, told, forked and read again. */
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

static json_t *said(int32_t n)
{
    json_error_t e;
    assert_true(n > 0);
    json_t *j = json_loadb(mh_ffi_text(), (size_t)n, JSON_REJECT_DUPLICATES, &e);
    if (!j)
        fail_msg("%s at %d: %.200s", e.text, e.position, mh_ffi_text());
    return j;
}

/* Random bots until the table is over, or for so many plies. */
static void play(int32_t table, unsigned most)
{
    char action[128];
    for (unsigned i = 0; i < most && mh_ffi_turn(table); i++) {
        int32_t turn = mh_ffi_turn(table), seat = 0;
        if (turn >> MH_CHANCE & 1) {
            assert_int_equal(mh_ffi_chance(table), 0);
            continue;
        }
        while (!(turn >> seat & 1))
            seat++;
        assert_true(mh_ffi_bot(table, seat, "random", 6, i) > 0);
        snprintf(action, sizeof action, "%s", mh_ffi_text());
        assert_int_equal(mh_ffi_play(table, seat, action, (uint32_t)strlen(action)), 0);
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
    int32_t c = mh_ffi_campaign_open(config, sizeof config - 1, key);
    assert_true(c > 0);
    for (unsigned i = 0; i < games; i++) {
        int32_t t = mh_ffi_campaign_begin(c, 0, key);
        assert_true(t > 0);
        play(t, UINT32_MAX);
        assert_int_equal(mh_ffi_campaign_keep(c, t), 0);
        mh_ffi_close(t);
    }
    return c;
}

/* rule DV-LOG-04 DV-LOG-10 what happened and what there is; nothing of games not reached */
static void a_book_is_told(void **u)
{
    (void)u;
    int32_t c = play_games(0);
    json_t *j = said(mh_ffi_campaign_show(c));
    const json_t *players = table_named(json_object_get(j, "book"), "players");
    assert_int_equal(json_array_size(players), 2);
    assert_int_equal(json_integer_value(json_object_get(
                         json_object_get(json_array_get(players, 0), "cells"), "xp")),
                     3);
    assert_int_equal(json_integer_value(json_object_get(j, "next")), 1);
    json_decref(j);
    mh_ffi_campaign_close(c);

    c = play_games(3);
    j = said(mh_ffi_campaign_show(c));
    assert_non_null(strstr(mh_ffi_text(), "TXT-S3-IN"));
    assert_null(strstr(mh_ffi_text(), "TXT-S4"));
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
    mh_ffi_campaign_close(c);
}

static void it_is_read_and_forked(void **u)
{
    (void)u;
    int32_t c = play_games(1), t = mh_ffi_campaign_begin(c, 0, key);
    play(t, 20);
    assert_int_equal(mh_ffi_campaign_keep(c, t), 0);
    int32_t n = mh_ffi_campaign_text(c);
    char *text = malloc((size_t)n);
    assert_non_null(text);
    memcpy(text, mh_ffi_text(), (size_t)n);
    int32_t back = mh_ffi_campaign_read(text, (uint32_t)n);
    assert_true(back > 0);
    int32_t again = mh_ffi_campaign_begin(back, 0, key);
    assert_int_equal(mh_ffi_plies(again), mh_ffi_plies(t));
    int32_t branch = mh_ffi_campaign_fork(back, 2, key);
    assert_true(branch > 0);
    json_t *j = said(mh_ffi_campaign_show(branch));
    assert_int_equal(json_array_size(json_object_get(j, "games")), 1);
    assert_int_equal(json_integer_value(json_object_get(json_object_get(j, "parent"), "at")), 2);
    json_decref(j);
    assert_int_equal(mh_ffi_campaign_fork(back, 4, key), -1);
    text[n / 2] ^= 1;
    assert_int_equal(mh_ffi_campaign_read(text, (uint32_t)n), -1);
    free(text);
    mh_ffi_close(t), mh_ffi_close(again);
    mh_ffi_campaign_close(c), mh_ffi_campaign_close(back), mh_ffi_campaign_close(branch);
}

static void a_stranger_is_not_kept(void **u)
{
    (void)u;
    int32_t c = play_games(1), t = mh_ffi_open(config, sizeof config - 1, key);
    play(t, UINT32_MAX);
    assert_int_equal(mh_ffi_campaign_keep(c, t), -1); /* scenario 1 again is not scenario 2 */
    assert_non_null(strstr(mh_ffi_text(), "not the next game"));
    mh_ffi_close(t);
    mh_ffi_campaign_close(c);
    assert_int_equal(mh_ffi_campaign_show(c), -1);
    assert_int_equal(mh_ffi_campaign_open("midgard\n\nA\trandom\nB\trandom", 26, key), -1);
}

/* Score sheets: every entry told, a sheet scored, a bad line named. */
static void sheets_are_scored(void **u)
{
    static const char lines[] = "0.glory 40\n1.glory 41\n1.trolls 2\n",
                      bad[] = "0.glory 1\n0.x 2\n";
    (void)u;
    json_t *j = said(mh_ffi_sheet("midgard", 7));
    assert_true(json_array_size(j) > 10);
    assert_int_equal(json_array_size(json_object_get(json_array_get(j, 0), "label")), MH_LANGS);
    json_decref(j);
    j = said(mh_ffi_sheet_score("midgard", 7, "", 0, 2, lines, sizeof lines - 1));
    const json_t *second = json_array_get(json_object_get(j, "seats"), 1);
    assert_int_equal(json_integer_value(json_object_get(second, "total")), 41);
    assert_int_equal(json_integer_value(json_object_get(second, "rank")), 1);
    json_decref(j);
    assert_int_equal(mh_ffi_sheet_score("midgard", 7, "", 0, 2, bad, sizeof bad - 1), -1);
    assert_non_null(strstr(mh_ffi_text(), "\"line\":2"));
    assert_int_equal(mh_ffi_sheet("divinus", 7), -1);
    assert_int_equal(mh_ffi_sheet_score("midgard", 7, "", 0, 9, lines, 0), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_book_is_told),
        cmocka_unit_test(it_is_read_and_forked),
        cmocka_unit_test(a_stranger_is_not_kept),
        cmocka_unit_test(sheets_are_scored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
