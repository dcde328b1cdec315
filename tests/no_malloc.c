/* Between setup and the end of a game nothing is allocated: not by rules, not by bots,
 * not by a session that has room. The linker leads malloc and its kin to here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "meadhall/ai.h"
#include "meadhall/host.h"

enum { PLIES = 60000, BOTS = 4 };

static const char *const bots[BOTS] = {"random", "greedy", "mcts:12", "mcts:8/threads=2/cut=9"};

static unsigned allocations;

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);

void *__wrap_malloc(size_t n)
{
    allocations++;
    return __real_malloc(n);
}

void *__wrap_calloc(size_t n, size_t size)
{
    allocations++;
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t n)
{
    allocations++;
    return __real_realloc(p, n);
}

static void play_out(host_session *s, ai_bot *const *bot)
{
    static mh_action list[MH_MAX_LEGAL];
    static mh_event events[256];
    static host_room hidden;
    for (int seat; (seat = mh_turn(s->now)) != MH_NOBODY;) {
        mh_tale tale = {events, MH_COUNT(events), 0};
        uint32_t n = mh_legal(s->config.game, s->now, seat, list);
        mh_action a = list[0];
        if (seat == MH_CHANCE) {
            assert_int_equal(host_chance(s, &tale), MH_OK);
            continue;
        }
        host_look(s, s->known, seat, &hidden);
        a = ai_choose(bot[seat % BOTS], &hidden.st, seat, list, n);
        assert_int_equal(host_play(s, seat, a, &tale), MH_OK);
    }
}

static void nothing_is_allocated(void **u)
{
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        host_config config = {.game = g, .seats = g->max_seats};
        uint8_t key[HOST_KEY] = {1};
        mh_error error;
        assert_true(mh_playable(g, config.seats, &config.options));
        host_fate_open(&config.fate, key);
        host_session *s = NULL;
        assert_int_equal(host_open(&config, &error, &s), MH_OK);
        assert_int_equal(host_reserve(s, PLIES), MH_OK);
        ai_bot *bot[BOTS];
        for (int k = 0; k < BOTS; k++) {
            ai_spec spec;
            assert_int_equal(ai_parse(bots[k], &spec, &error), MH_OK);
            bot[k] = ai_open(g, &spec);
            assert_non_null(bot[k]);
        }
        unsigned before = allocations;
        play_out(s, bot);
        assert_int_equal(allocations, before);
        for (int k = 0; k < BOTS; k++)
            ai_close(bot[k]);
        host_close(s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_is_allocated)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
