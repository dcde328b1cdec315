/* The gaps of a map, which bots read, are where the rules let tiles be laid (DV-MAP-02, 03, 07). */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "games/divinus/divinus.h"
#include "games/divinus/state.h"

enum { SEATS = 2 };

static dv_state s;
static mh_rng rng;

static bool taken(unsigned seat, int x, int y)
{
    return x >= 0 && y >= 0 && x < DV_GRID && y < DV_GRID &&
           s.map[seat][y * DV_GRID + x] != MH_NONE;
}

/* How many of the anchors left have the place in their frame. */
static unsigned frames_over(unsigned seat, int x, int y)
{
    unsigned n = 0;
    for (int a = 0; a < 16; a++) {
        int i = x - a % 4, j = y - a / 4;
        if (s.anchors[seat] >> a & 1 && i >= 0 && j >= 0 && i < 4 && j < 4)
            n += (unsigned)(dv_frame_mask(&s) >> (8 * j + i) & 1);
    }
    return n;
}

static void same_number(unsigned seat, const dv_gap *gap, unsigned n)
{
    unsigned gaps = 0, frames = 0, counted = 0;
    for (int i = 0; i < DV_SPOTS; i++) {
        int x = i % DV_GRID, y = i / DV_GRID;
        if (taken(seat, x, y) || !frames_over(seat, x, y))
            continue;
        if (taken(seat, x - 1, y) || taken(seat, x + 1, y) || taken(seat, x, y - 1) ||
            taken(seat, x, y + 1)) {
            gaps++;
            frames += frames_over(seat, x, y);
        }
    }
    for (unsigned i = 0; i < n; i++)
        counted += gap[i].anchors;
    assert_int_equal(n, gaps);
    assert_int_equal(counted, frames);
}

/* A tile can be laid exactly when it fits a gap. */
static void same_tiles(unsigned seat, const dv_gap *gap, unsigned n)
{
    for (unsigned t = 0; t < DV_TILES; t++) {
        uint8_t tile = (uint8_t)t;
        bool fits = false;
        for (unsigned i = 0; i < 4 * n; i++)
            fits |= ((dv_edges(t, i % 4) ^ gap[i / 4].need) & gap[i / 4].mask) == 0;
        assert_int_equal(dv_placeable(&s, seat, &tile, 1), fits);
    }
}

static void look_at_maps(void)
{
    dv_gap gap[DV_SPOTS];
    for (unsigned seat = 0; seat < SEATS; seat++) {
        unsigned n = dv_gaps(&s, seat, gap);
        if (s.laid[seat]) {
            same_number(seat, gap, n);
            same_tiles(seat, gap, n);
        } else {
            assert_int_equal(n, 0);
        }
    }
}

static void gaps_take_what_fits(void **u)
{
    (void)u;
    mh_action list[MH_MAX_LEGAL];
    for (uint64_t seed = 1; seed <= 8; seed++) {
        mh_seed(&rng, seed);
        uint64_t options = mh_options_default(&dv_game) | (seed - 1); /* scenario 1 to 8 */
        assert_null(mh_setup(&dv_game, &s.head, options, SEATS));
        for (int seat; (seat = mh_turn(&s.head)) != MH_NOBODY;) {
            mh_action a = seat == MH_CHANCE
                              ? mh_roll(&dv_game, &s.head, &rng)
                              : list[mh_below(&rng, mh_legal(&dv_game, &s.head, seat, list))];
            mh_apply(&dv_game, &s.head, seat, a, NULL);
            if (s.head.depth && mh_top(&s.head)->prompt == DV_PROMPT_TURN)
                look_at_maps();
        }
        assert_true(s.laid[0] > 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(gaps_take_what_fits)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
