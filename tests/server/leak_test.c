/* leak_test.c - what a seat is sent is a function of what it may know: at every ply of random
 * games, the true world and one dealt from the seat's own view give the same bytes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/present_odds.h"

enum { GAMES = 6, PAGE = 1 << 20, RARELY = 16 };

static char page_true[PAGE], page_dealt[PAGE];

/* What a seat that is asked may ask in turn: would it be final, and what are the odds. */
static void write_questions(mh_text *out, const host_session *s, const mh_state *hidden, int seat)
{
    static ai_sampling p;
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(s->config.game, s->now, seat, list);
    mh_action a = list[s->plies % n];
    if (s->plies % RARELY)
        return;
    mh_put_int(out, host_settles(s->config.game, hidden, seat, a, 0));
    p = (ai_sampling){.game = s->config.game, .seat = seat, .action = a, .wanted = 2, .seed = 1};
    memset(p.stops, 1, sizeof p.stops); /* the first that is told: playing on is dear */
    assert_true(ai_sample(&p, hidden));
    assert_int_equal(p.samples, 2);
    present_tallies(out, &p);
}

static size_t write_all(char *page, const host_session *s, int viewer)
{
    host_room hidden;
    mh_text out = mh_text_open(page, PAGE);
    present_table(&out, s, viewer, PRESENT_EVERYTHING);
    present_position(&out, s, s->plies, viewer, PRESENT_EVERYTHING);
    host_look(s, s->plies, viewer, &hidden);
    present_score(&out, s->config.game, &hidden.st, viewer);
    present_odds(&out, s->config.game, &hidden.st, viewer);
    if (viewer < MH_MAX_SEATS && mh_asked(s->now, viewer))
        write_questions(&out, s, &hidden.st, viewer);
    assert_true(out.len < PAGE);
    return out.len;
}

/* The same session, but in a world the viewer cannot tell from the true one. */
static void compare_worlds(host_session *s, int viewer, mh_rng *rng, unsigned *told_apart)
{
    const mh_game *g = s->config.game;
    host_room truth, dealt;
    if (!s->now->depth)
        return; /* at the end everything is shown */
    size_t n = write_all(page_true, s, viewer);
    memcpy(&truth, s->now, g->state_size);
    memcpy(&dealt, s->now, g->state_size);
    g->hide(&dealt.st, viewer);
    g->deal(&dealt.st, viewer, rng);
    *told_apart += memcmp(&dealt, &truth, g->state_size) != 0;
    memcpy(s->now, &dealt, g->state_size);
    assert_int_equal(write_all(page_dealt, s, viewer), n);
    assert_memory_equal(page_true, page_dealt, n);
    memcpy(s->now, &truth, g->state_size);
}

/* An action that is hidden, put in place of another hidden one, is told the same. */
static void compare_steps(const mh_game *g, const mh_state *st, const present_step *step,
                          int viewer)
{
    char one[4096], other[4096];
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, step->seat, list);
    if (step->sees >> viewer & 1)
        return;
    mh_text a = mh_text_open(one, sizeof one);
    present_step bare = *step;
    bare.count = 0;
    present_step_put(&a, g, &bare, viewer);
    assert_null(strstr(one, "\"action\":\""));
    for (uint32_t i = 0; i < n; i++) {
        mh_text b = mh_text_open(other, sizeof other);
        bare.action = list[i];
        bare.sees = g->sees(st, step->seat, list[i]);
        if (bare.sees >> viewer & 1)
            continue;
        present_step_put(&b, g, &bare, viewer);
        assert_string_equal(one, other);
    }
}

static unsigned play_and_compare(const mh_game *g, int seats, uint64_t options, uint64_t seed)
{
    mh_error error;
    host_config config = {.game = g, .options = options, .seats = seats};
    mh_rng rng;
    mh_action list[MH_MAX_LEGAL];
    unsigned told_apart = 0;
    uint8_t key[HOST_KEY] = {(uint8_t)seed};
    mh_seed(&rng, seed);
    host_fate_open(&config.fate, key);
    host_session *s = NULL;
    assert_int_equal(host_open(&config, &error, &s), MH_OK);
    for (int seat; (seat = mh_turn(s->now)) != MH_NOBODY;) {
        host_room before;
        present_step step;
        uint32_t n = mh_legal(g, s->now, seat, list);
        mh_action a = seat == MH_CHANCE ? host_fate_draw(&s->config.fate, g, s->now)
                                        : list[mh_below(&rng, n)];
        memcpy(&before, s->now, g->state_size);
        assert_int_equal(present_play(s, seat, a, &step), MH_OK);
        for (int v = 0; v < seats + 1; v++) {
            int viewer = v < seats ? v : MH_NOBODY;
            compare_steps(g, &before.st, &step, viewer);
            compare_worlds(s, viewer, &rng, &told_apart);
        }
    }
    host_close(s);
    return told_apart;
}

static void a_seat_is_sent_what_it_may_know(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        unsigned told_apart = 0;
        for (uint64_t seed = 0; seed < GAMES; seed++) {
            int seats = g->min_seats + (int)seed % (g->max_seats - g->min_seats + 1);
            uint64_t options = mh_options_default(g);
            if (mh_playable(g, seats, &options))
                told_apart += play_and_compare(g, seats, options, seed);
        }
        printf("%s: %u worlds that differ, none told apart\n", g->id, told_apart);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_seat_is_sent_what_it_may_know)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
