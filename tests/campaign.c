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
    host_config config = {.game = with_series(), .seats = seats};
    config.options = mh_options_default(config.game);
    for (int seat = 0; seat < seats; seat++)
        snprintf(config.player[seat].bot, HOST_NAME, "random");
    host_sim_key(7, 0, key);
    campaign_open(c, &config, key);
}

/* Random play of the next game, `most` plies of it. */
static host_session *go_on(host_campaign *c, bool by_hand, uint64_t seed, uint32_t most)
{
    mh_action list[MH_MAX_LEGAL];
    uint8_t key[HOST_KEY];
    mh_error error = {.code = MH_OK};
    mh_rng rng;
    mh_seed(&rng, seed);
    host_sim_key(seed, c->count + 1, key);
    host_session *s = campaign_next(c, by_hand, key, &error);
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
        assert_null(campaign_next(&c, false, (uint8_t[HOST_KEY]){1}, &(mh_error){.code = MH_OK}));
        campaign_close(&c);
    }
}

static int64_t field_of(const host_session *s, const char *name, unsigned i, unsigned j)
{
    const mh_field *f = mh_field_named(s->config.game, name);
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
    mh_error e;
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
    const mh_game *g = s->config.game;
    uint16_t rows[64];
    uint32_t n = g->series->story(s->now, end, rows, 64);
    for (uint16_t t = 0; t < g->catalogue_count; t++)
        for (uint32_t i = 0; i < n && !strcmp(g->catalogues[t].name, g->series->texts); i++)
            if (!strcmp(g->catalogues[t].rows[rows[i]].id, id))
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
    mh_error error;
    assert_false(campaign_put(&a, host_branch(s, s->plies), &error));
    assert_int_equal(error.code, MH_EILLEGAL);
    assert_non_null(strstr(error.text, "what the last game has left"));
    assert_int_equal(a.count, 1);
    campaign_close(&a), campaign_close(&b);
}

static void kept_and_gone_on_with(void **u)
{
    host_campaign c, back, branch;
    mh_error e;
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
    assert_ptr_equal(campaign_next(&back, false, key, &e), back.part[2]);
    assert_true(campaign_fork(&back, 3, key, &branch));
    assert_int_equal(branch.count, 2);
    assert_string_equal(branch.parent, c.id);
    assert_memory_equal(branch.part[1]->now, c.part[1]->now, c.game->state_size);
    assert_false(campaign_fork(&back, 5, key, &(host_campaign){.count = 0}));
    campaign_close(&branch), campaign_close(&back), campaign_close(&c);
    unlink(path);
}

/* ---- other tables -------------------------------------------------------------------- */

/* The text of a campaign, with an end for string functions. */
static char *text_of(const host_campaign *c)
{
    size_t n = 0;
    char *text = campaign_text(c, &n);
    assert_non_null(text);
    text = realloc(text, n + 1);
    assert_non_null(text);
    text[n] = 0;
    return text;
}

/* In the text, behind `start`: `to` for the first `from`, of the same length. */
static void put_for(char *text, const char *start, const char *from, const char *to)
{
    char *at = strstr(text, start);
    assert_non_null(at);
    at = strstr(at, from);
    assert_non_null(at);
    assert_int_equal(strlen(from), strlen(to));
    for (size_t i = 0; to[i]; i++)
        at[i] = to[i];
}

/* As if game n had been played with other tables, and came out otherwise with these. */
static void seal(const host_campaign *c, char *text, unsigned n)
{
    char start[32], own[32], other[32];
    snprintf(start, sizeof start, "\npart %u ", n);
    snprintf(own, sizeof own, "content %08x", (unsigned)c->game->content);
    snprintf(other, sizeof other, "content %08x", (unsigned)c->game->content + 1);
    put_for(text, start, own, other);
}

static bool parse(host_campaign *c, const char *text, mh_error *e)
{
    return campaign_parse(c, text, strlen(text), e);
}

/* rule DV-LOG-03 what a game left stands beside it, for the day when it cannot be played again */
static void outlives_its_tables(void **u)
{
    host_campaign c, back, again, branch;
    mh_error e;
    uint8_t key[HOST_KEY] = {1};
    (void)u;
    begin(&c, 2);
    play_next(&c, 4, UINT32_MAX);
    play_next(&c, 4, UINT32_MAX);
    char *text = text_of(&c);
    seal(&c, text, 1), seal(&c, text, 2);
    assert_true(parse(&back, text, &e));
    assert_int_equal(back.count, 2);
    assert_true(back.seal[0].saga && back.seal[1].saga && back.renewed && !back.changed);
    assert_false(campaign_running(&back));
    char *kept = text_of(&back);
    assert_string_equal(kept, text); /* nothing is lost */
    free(kept), free(text);
    play_next(&back, 4, UINT32_MAX); /* the third begins as it would have */
    play_next(&c, 4, UINT32_MAX);
    assert_memory_equal(back.part[2]->now, c.part[2]->now, c.game->state_size);
    text = text_of(&back);
    assert_true(parse(&again, text, &e));
    assert_true(again.seal[1].saga && !again.seal[2].saga);
    assert_true(campaign_fork(&again, 3, key, &branch)); /* a branch keeps what is sealed */
    assert_memory_equal(branch.seal[1].saga, back.seal[1].saga, back.seal[1].bytes);
    free(text);
    campaign_close(&branch), campaign_close(&again), campaign_close(&back), campaign_close(&c);
}

static void endless_after_other_tables(void **u)
{
    host_campaign c, back, branch, own;
    mh_error e;
    uint8_t key[HOST_KEY] = {1};
    (void)u;
    begin(&c, 2);
    for (unsigned n = 1; n <= c.game->series->count; n++)
        play_next(&c, 6, UINT32_MAX);
    char *text = text_of(&c);
    seal(&c, text, c.game->series->count);
    assert_true(parse(&back, text, &e));
    assert_true(campaign_over(&back));
    for (int seat = 0; seat < c.seats; seat++) /* how it ended is known */
        assert_int_equal(mh_total(c.game, back.part[7]->now, seat),
                         mh_total(c.game, c.part[7]->now, seat));
    assert_true(campaign_fork(&back, 9, key, &branch));
    assert_true(campaign_fork(&c, 9, key, &own));
    assert_memory_equal(play_next(&branch, 6, 200)->now, play_next(&own, 6, 200)->now,
                        c.game->state_size);
    free(text);
    campaign_close(&own), campaign_close(&branch), campaign_close(&back), campaign_close(&c);
}

/* A game that is open needs tables that allow what was played in it. */
static void stale_ones_begin_again(void **u)
{
    host_campaign c, back, branch;
    mh_error e;
    uint8_t key[HOST_KEY] = {1};
    (void)u;
    begin(&c, 2);
    play_next(&c, 4, UINT32_MAX);
    play_next(&c, 4, 300);
    char *text = text_of(&c);
    seal(&c, text, 2);
    assert_true(parse(&back, text, &e));
    assert_true(back.stale && back.cut && back.count == 1);
    assert_true(campaign_fork(&back, 2, key, &branch));
    play_next(&branch, 4, 300);
    free(text);
    campaign_close(&branch), campaign_close(&back), campaign_close(&c);
}

static void tells_what_changed(void **u)
{
    host_campaign c, back;
    mh_error e;
    char row[64], gone[64];
    (void)u;
    begin(&c, 2);
    const mh_catalogue *t = &c.game->catalogues[1];
    snprintf(row, sizeof row, "%s %s %08x", t->name, t->rows[0].id, (unsigned)t->rows[0].sum);
    snprintf(gone, sizeof gone, "%s %s %08x", t->name, t->rows[0].id,
             (unsigned)(t->rows[0].sum ^ 1));
    char *text = text_of(&c);
    put_for(text, "\ntables ", row, gone);
    assert_true(parse(&back, text, &e));
    snprintf(row, sizeof row, "%s: %s", t->name, t->rows[0].id);
    assert_string_equal(back.changed, row);
    free(text);
    campaign_close(&back), campaign_close(&c);
}

/* An older version knows neither `tables` nor `left`. */
static void older_ones_are_read(void **u)
{
    host_campaign c, back;
    mh_error e;
    (void)u;
    begin(&c, 2);
    play_next(&c, 4, UINT32_MAX);
    char *text = text_of(&c), *tables = strstr(text, "\ntables ") + 1;
    char *left = strstr(text, "\nleft 1 ") + 1, *part = strstr(text, "\npart 1 ") + 1;
    memmove(tables, part, (size_t)(left - part));
    tables[left - part] = 0;
    put_for(text, "meadhall", "campaign 2", "campaign 1");
    assert_true(parse(&back, text, &e));
    assert_true(back.count == 1 && back.renewed && !back.cut);
    seal(&c, text, 1);
    campaign_close(&back);
    assert_true(parse(&back, text, &e)); /* the last one: it may be begun again */
    assert_true(back.stale && back.count == 0);
    free(text);
    campaign_close(&back), campaign_close(&c);
}

/* The campaign after its first game, sealed, which is said to have left this. */
static bool parse_with_left(const host_campaign *c, const char *said, host_campaign *back,
                            mh_error *e)
{
    char *text = text_of(c), *left = strstr(text, "\nleft 1 ");
    size_t n = strlen(text) + strlen(said) + 64;
    char *whole = malloc(n);
    assert_non_null(whole);
    *left = 0;
    seal(c, text, 1);
    snprintf(whole, n, "%s\nleft 1 %zu\n%s", text, strlen(said), said);
    bool read = parse(back, whole, e);
    free(text), free(whole);
    return read;
}

/* What is said to be left must exist, be possible, and be all of it. */
static void what_is_left_must_be_possible(void **u)
{
    static const struct {
        const char *left, *why; /* NULL: it is possible */
        unsigned line;          /* of what is left, from 1 */
    } cases[] = {
        {"begin\n", NULL, 0},
        {"bring-player 0\nbring-honour 199\nbring-xp 99\nbrought\nbegin\n", NULL, 0},
        {"bring-player 0\nbring-honour 200\nbrought\nbegin\n", "no game can have left", 2},
        {"bring-player 0\nbring-xp 100\nbrought\nbegin\n", "no game can have left", 2},
        {"bring-player 0\nbring-xp 007\nbrought\nbegin\n", "expected the spelling", 2},
        {"bring-player 0\nbring-xp -1\nbrought\nbegin\n", "no such thing", 2},
        {"bring-player 5\nbrought\nbegin\n", "no game can have left", 1},
        {"bring-tile f99\nbrought\nbegin\n", "these tables have no such thing", 1},
        {"bring-player 0\nbegin\n", "no game can have left", 2},
        {"begin\nbegin\n", "more than a game can leave", 2},
        {"bring-player 0\nbrought\n", "less than a game leaves", 3},
        {"", "less than a game leaves", 1},
        {"begin", "expected a line of text", 1},
    };
    host_campaign c, back;
    mh_error e;
    (void)u;
    begin(&c, 2);
    play_next(&c, 4, UINT32_MAX);
    char *text = text_of(&c);
    unsigned head = 1;
    for (const char *at = text; at <= strstr(text, "\nleft 1 "); at++)
        head += *at == '\n';
    for (size_t i = 0; i < MH_COUNT(cases); i++) {
        bool read = parse_with_left(&c, cases[i].left, &back, &e);
        assert_int_equal(read, !cases[i].why);
        if (!cases[i].why)
            campaign_close(&back);
        else if (!strstr(e.text, cases[i].why) || e.line != head + cases[i].line)
            fail_msg("%zu: line %u, expected %u: %s", i, e.line, head + cases[i].line, e.text);
    }
    put_for(text, "\nleft 1 ", "bring-honour", "bring-honouR"); /* of a game that can be played */
    assert_false(parse(&back, text, &e));
    assert_non_null(strstr(e.text, "not what the game has left"));
    free(text);
    campaign_close(&c);
}

/* Any bytes as what is left: refused with a line, or a game that can be played. */
static void hostile_ones_do_no_harm(void **u)
{
    host_campaign c, back;
    mh_error e;
    mh_rng rng;
    unsigned taken = 0, refused = 0;
    (void)u;
    mh_seed(&rng, 3);
    begin(&c, 3);
    play_next(&c, 4, UINT32_MAX);
    char *text = text_of(&c), *left = strstr(text, "\nleft 1 ") + 10;
    seal(&c, text, 1);
    for (int i = 0; i < 600; i++) {
        char *at = left + mh_below(&rng, (uint32_t)strlen(left)), was = *at;
        *at = "0123456789 \n-abdefgr"[mh_below(&rng, 20)];
        if (parse(&back, text, &e)) {
            taken++;
            assert_null(c.game->check(play_next(&back, 8, 300)->now));
            campaign_close(&back);
        } else {
            refused++;
            assert_true(e.line > 0 && e.text[0]);
        }
        *at = was;
    }
    assert_true(taken > 5 && refused > 300);
    free(text);
    campaign_close(&c);
}

/* One byte changed anywhere is noticed, or changes nothing that counts. */
static void changed_ones_are_refused(void **u)
{
    host_campaign c, back;
    mh_error e;
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
        cmocka_unit_test(whole_campaigns),
        cmocka_unit_test(endless_games),
        cmocka_unit_test(stickers_stay_or_go),
        cmocka_unit_test(lines_follow_decisions),
        cmocka_unit_test(only_what_was_left),
        cmocka_unit_test(kept_and_gone_on_with),
        cmocka_unit_test(changed_ones_are_refused),
        cmocka_unit_test(outlives_its_tables),
        cmocka_unit_test(endless_after_other_tables),
        cmocka_unit_test(stale_ones_begin_again),
        cmocka_unit_test(tells_what_changed),
        cmocka_unit_test(older_ones_are_read),
        cmocka_unit_test(what_is_left_must_be_possible),
        cmocka_unit_test(hostile_ones_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
