/* Campaigns: played to the end, written, read, forked; a changed one is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "host/campaign.h"

static const char path[] = "campaign_test.campaign";

static const mh_game *with_series(void)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (mh_games[i]->series)
            return mh_games[i];
    return NULL;
}

static void begin(host_campaign *c, int seats)
{
    uint8_t key[HOST_KEY];
    host_config is = {.game = with_series(), .seats = seats};
    is.options = mh_options_default(is.game);
    for (int seat = 0; seat < seats; seat++)
        snprintf(is.player[seat].bot, HOST_NAME, "random");
    host_sim_key(7, 0, key);
    campaign_open(c, &is, key);
}

/* Random play of the next game, `most` plies of it. */
static host_session *go_on(host_campaign *c, bool by_hand, uint64_t seed, uint32_t most)
{
    mh_action list[MH_MAX_LEGAL];
    uint8_t key[HOST_KEY];
    char why[160] = "";
    mh_rng rng;
    mh_seed(&rng, seed);
    host_sim_key(seed, c->count + 1, key);
    host_session *s = campaign_next(c, by_hand, key, why, sizeof why);
    assert_non_null(s);
    for (int seat; s->plies < most && (seat = mh_turn(s->now)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            assert_int_equal(host_chance(s, NULL), MH_OK);
            continue;
        }
        uint32_t n = mh_legal(c->game, s->now, seat, list);
        assert_int_equal(host_play(s, seat, list[mh_below(&rng, n)], NULL), MH_OK);
    }
    return s;
}

static host_session *play_next(host_campaign *c, uint64_t seed, uint32_t most)
{
    return go_on(c, false, seed, most);
}

/* Every game played, every one recorded by hand, and in turns: all lead to the end. */
static void whole_campaigns(void **u)
{
    (void)u;
    for (int i = 0; i < 9; i++) {
        int seats = with_series()->min_seats + i % 3;
        host_campaign c;
        begin(&c, seats);
        for (unsigned n = 1; n <= c.game->series->count; n++) {
            uint16_t rows[64];
            assert_false(campaign_over(&c));
            bool by_hand = i / 3 == 1 || (i / 3 == 2 && n % 2);
            host_session *s = go_on(&c, by_hand, (uint64_t)seats, UINT32_MAX);
            assert_int_equal(campaign_by_hand(&c, n - 1), by_hand);
            assert_null(c.game->check(s->now));
            assert_true(c.game->series->story(s->now, false, rows, 64) > 0);
            assert_true(c.game->series->story(s->now, true, rows, 64) > 0);
        }
        assert_true(campaign_over(&c));
        assert_null(campaign_next(&c, false, (uint8_t[HOST_KEY]){1}, (char[160]){0}, 160));
        campaign_close(&c);
    }
}

static int64_t field_of(const host_session *s, const char *name, unsigned i, unsigned j)
{
    const mh_field *f = mh_field_named(s->is.game, name);
    assert_non_null(f);
    return mh_field_get(s->now, f, mh_field_at(f, i, j, 0));
}

/* Game n begins with what the end of another game brings along. */
static void begins_with(const host_campaign *c, unsigned n, unsigned other)
{
    static mh_action list[CAMPAIGN_CARRY];
    const host_session *s = c->part[n - 1];
    uint32_t count = c->game->series->carry(c->part[other - 1]->now, n, list, CAMPAIGN_CARRY);
    assert_true(count > 1 && count <= s->plies);
    for (uint32_t i = 0; i < count; i++)
        assert_int_equal(s->actions[i].bits, list[i].bits);
}

/* rule DV-ENDLESS-12 stickers of an endless game stay only where the table wants it so */
static void stickers_stay_or_go(void **u)
{
    host_campaign c, branch;
    uint8_t key[HOST_KEY] = {3};
    uint64_t permanent = 0;
    size_t at = 0;
    (void)u;
    begin(&c, 3);
    for (unsigned n = 1; n <= c.game->series->count; n++)
        play_next(&c, 22, UINT32_MAX);
    assert_int_equal(mh_options_parse(c.game, "endless_abyss_permanent=yes", &permanent, &at),
                     MH_OK);
    for (unsigned stays = 0; stays < 2; stays++) {
        assert_true(campaign_fork(&c, 9, key, &branch));
        branch.options = stays ? permanent : c.options;
        play_next(&branch, 50, UINT32_MAX);
        play_next(&branch, 51, UINT32_MAX);
        begins_with(&branch, 9, 8);
        begins_with(&branch, 10, stays ? 9 : 8);
        campaign_close(&branch);
    }
    campaign_close(&c);
}

/* DV-LOG-09, DV-ENDLESS-01, 06: single games begin with the tiles the campaign has left. */
static void endless_games(void **u)
{
    host_campaign c, branch, back;
    host_error e;
    uint8_t key[HOST_KEY] = {2};
    (void)u;
    begin(&c, 3);
    for (unsigned n = 1; n <= c.game->series->count; n++)
        play_next(&c, 21, UINT32_MAX);
    assert_true(campaign_fork(&c, c.game->series->count + 1, key, &branch));
    for (unsigned k = 0; k < 2; k++) {
        host_session *s = go_on(&branch, false, 40 + k, UINT32_MAX);
        assert_int_equal(field_of(s, "flags", 0, 0), 0);
        for (unsigned p = 0; p < 3; p++)
            assert_int_equal(field_of(s, "titles", p, 0), 0);
        assert_null(c.game->check(s->now));
    }
    /* both began with the same tiles */
    for (uint32_t i = 0; i < 40; i++)
        assert_int_equal(branch.part[8]->actions[i].bits, branch.part[9]->actions[i].bits);
    assert_true(campaign_write(&branch, path, &e));
    assert_true(campaign_read(&back, path, &e));
    assert_int_equal(back.count, 10);
    assert_int_equal(back.parent_at, 9);
    campaign_close(&back), campaign_close(&branch), campaign_close(&c);
    unlink(path);
}

static bool told(const host_session *s, bool end, const char *id)
{
    const mh_game *g = s->is.game;
    uint16_t rows[64];
    uint32_t n = g->series->story(s->now, end, rows, 64);
    for (uint16_t t = 0; t < g->table_count; t++)
        for (uint32_t i = 0; i < n && !strcmp(g->tables[t].name, g->series->texts); i++)
            if (!strcmp(g->tables[t].rows[rows[i]].id, id))
                return true;
    return false;
}

/* rule DV-C-16 a line is told exactly if its condition holds: here, how D11 was decided */
static void lines_follow_decisions(void **u)
{
    unsigned burned = 0, games = 12;
    (void)u;
    for (uint64_t seed = 1; seed <= games; seed++) {
        host_campaign c;
        begin(&c, 2);
        const host_session *s = play_next(&c, seed, UINT32_MAX);
        bool first = field_of(s, "decided", 0, 0) == 0;
        assert_true(told(s, true, "TXT-S1-OUT"));
        assert_int_equal(told(s, true, "TXT-S1-O1"), first);
        assert_int_equal(told(s, true, "TXT-S1-O2"), !first);
        burned += first;
        campaign_close(&c);
    }
    assert_true(burned > 0 && burned < games);
}

/* rule DV-LOG-03 a game belongs to what the one before has left, and to nothing else */
static void only_what_was_left(void **u)
{
    host_campaign a, b;
    (void)u;
    begin(&a, 2);
    begin(&b, 2);
    play_next(&a, 1, UINT32_MAX);
    play_next(&b, 2, UINT32_MAX);
    const host_session *s = play_next(&b, 2, UINT32_MAX);
    const char *no = campaign_put(&a, host_branch(s, s->plies));
    assert_non_null(no);
    assert_non_null(strstr(no, "what the last game has left"));
    assert_int_equal(a.count, 1);
    campaign_close(&a), campaign_close(&b);
}

static void kept_and_gone_on_with(void **u)
{
    host_campaign c, back, branch;
    host_error e;
    uint8_t key[HOST_KEY] = {1};
    (void)u;
    begin(&c, 3);
    play_next(&c, 3, UINT32_MAX);
    play_next(&c, 3, UINT32_MAX);
    host_session *open = play_next(&c, 3, 400);
    assert_true(campaign_write(&c, path, &e));
    assert_true(campaign_read(&back, path, &e)); /* on another machine */
    assert_int_equal(back.count, 3);
    assert_string_equal(back.id, c.id);
    assert_true(campaign_running(&back));
    assert_memory_equal(back.part[2]->now, open->now, c.game->state_size);
    assert_ptr_equal(campaign_next(&back, false, key, e.text, sizeof e.text), back.part[2]);
    assert_true(campaign_fork(&back, 3, key, &branch));
    assert_int_equal(branch.count, 2);
    assert_string_equal(branch.parent, c.id);
    assert_memory_equal(branch.part[1]->now, c.part[1]->now, c.game->state_size);
    assert_false(campaign_fork(&back, 5, key, &(host_campaign){.count = 0}));
    campaign_close(&branch), campaign_close(&back), campaign_close(&c);
    unlink(path);
}

/* One byte changed anywhere is noticed, or changes nothing that counts. */
static void changed_ones_are_refused(void **u)
{
    host_campaign c, back;
    host_error e;
    size_t n = 0;
    mh_rng rng;
    (void)u;
    mh_seed(&rng, 5);
    begin(&c, 2);
    play_next(&c, 9, UINT32_MAX);
    play_next(&c, 9, 300);
    assert_true(campaign_write(&c, path, &e));
    char *text = host_file_read(path, &n, &e);
    assert_non_null(text);
    for (int i = 0; i < 60; i++) {
        size_t at = mh_below(&rng, (uint32_t)n);
        char was = text[at];
        text[at] = (char)(was == '7' ? '8' : '7');
        assert_true(host_file_write(path, text, n, false, &e));
        if (campaign_read(&back, path, &e)) {
            assert_int_equal(back.count, c.count);
            campaign_close(&back);
        } else
            assert_true(e.text[0] != 0);
        text[at] = was;
    }
    free(text);
    campaign_close(&c);
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_campaigns),          cmocka_unit_test(endless_games),
        cmocka_unit_test(stickers_stay_or_go),      cmocka_unit_test(lines_follow_decisions),
        cmocka_unit_test(only_what_was_left),       cmocka_unit_test(kept_and_gone_on_with),
        cmocka_unit_test(changed_ones_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
