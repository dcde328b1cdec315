/* preview.c - what a preview promises as certain is what happens, over random answers.
 * usage: preview GAME ANSWERS [SEED] */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "host/preview.h"

static const mh_game *game;
static unsigned long wanted, seed = 1, promised, ranged, fates, looked, limits;
static double slowest;

typedef struct table_now {
    const preview *p;
    const char *panel;
    int row;
    unsigned held;
} table_now;

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    table_now *n = ctx;
    (void)title;
    n->panel = id, n->row = -1;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    ((table_now *)ctx)->row = kind == &mh_seat ? (int)value : -1;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    table_now *n = ctx;
    (void)title;
    for (unsigned i = 0; n->row >= 0 && kind == &mh_number && i < n->p->cells; i++) {
        const preview_cell *c = &n->p->cell[i];
        if (c->seat != n->row || strcmp(c->id, id) || strcmp(c->panel, n->panel))
            continue;
        n->held++;
        if (n->p->chance && !n->p->exact)
            continue; /* many throws are no promise */
        if (value < c->low || value > c->high)
            fail_msg("%s: %s of seat %d is %d, promised %d to %d", game->id, id, c->seat,
                     (int)value, (int)c->low, (int)c->high);
        promised += c->low == c->high;
        ranged += c->low != c->high;
    }
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now); /* others may use the machine, too */
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* A limit that is promised is reached, and was not before. */
static void check_limits(const preview *p, const mh_state *before, const mh_state *after, int seat)
{
    mh_event had[PREVIEW_LIMITS], has[PREVIEW_LIMITS];
    uint32_t was = game->full(before, seat, had, PREVIEW_LIMITS);
    uint32_t is = game->full(after, seat, has, PREVIEW_LIMITS);
    for (unsigned i = 0; i < p->limits; i++) {
        bool early = false, found = false;
        for (uint32_t k = 0; k < was; k++)
            early = early || memcmp(&had[k], &p->limit[i], sizeof had[k]) == 0;
        for (uint32_t k = 0; k < is; k++)
            found = found || memcmp(&has[k], &p->limit[i], sizeof has[k]) == 0;
        assert_true(found && !early);
    }
    limits += p->limits;
}

/* Gives the answer, lets chance go on, and compares. */
static void give(host_room *real, int seat, mh_action a, mh_rng *rng)
{
    static preview p;
    host_room hidden = *real, before;
    game->hide(&hidden.st, seat);
    before = hidden;
    double began = seconds();
    preview_of(game, &hidden.st, seat, a, &p);
    double took = seconds() - began;
    slowest = took > slowest ? took : slowest;
    looked++;
    mh_apply(game, &real->st, seat, a, NULL);
    if (p.fate != PREVIEW_DIFFERS) {
        assert_int_equal(mh_turn(&real->st), MH_CHANCE);
        assert_int_equal(p.fate, mh_top(&real->st)->prompt);
        fates++;
    }
    while (mh_turn(&real->st) == MH_CHANCE)
        mh_apply(game, &real->st, MH_CHANCE, mh_roll(game, &real->st, rng), NULL);
    table_now n = {.p = &p, .row = -1};
    hidden = *real;
    game->hide(&hidden.st, seat);
    game->view(&hidden.st, seat, &(mh_out){&n, on_panel, on_row, on_cell});
    check_limits(&p, &before.st, &hidden.st, seat);
    if (p.exact && p.asked != PREVIEW_DIFFERS)
        assert_int_equal(p.asked, mh_turn(&real->st));
}

static void promises(void **state)
{
    static mh_action list[MH_MAX_LEGAL];
    host_room r;
    mh_rng rng;
    uint64_t options = 0;
    (void)state;
    mh_seed(&rng, seed);
    while (looked < wanted) {
        int seats = game->min_seats + (int)mh_below(&rng, game->max_seats - game->min_seats + 1u);
        if (!mh_playable(game, seats, &options) || mh_setup(game, &r.st, options, seats))
            continue;
        while (r.st.depth && looked < wanted) {
            int seat = mh_turn(&r.st);
            if (seat == MH_CHANCE) {
                mh_apply(game, &r.st, seat, mh_roll(game, &r.st, &rng), NULL);
                continue;
            }
            uint32_t n = mh_legal(game, &r.st, seat, list);
            mh_action a = list[mh_below(&rng, n)];
            if (mh_below(&rng, 4)) /* every fourth answer is looked at: whole games come by */
                mh_apply(game, &r.st, seat, a, NULL);
            else
                give(&r, seat, a, &rng);
        }
    }
    printf("%s: %lu answers, %lu numbers promised, %lu ranges, %lu limits, the slowest %.1f ms\n",
           game->id, looked, promised, ranged, limits, slowest * 1000);
    assert_true(promised > wanted / 10);
    assert_true(fates > 0);
    assert_true(limits || wanted < 10000);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(promises)};
    game = argc > 2 ? mh_find(argv[1]) : NULL;
    if (!game)
        return 2;
    wanted = strtoul(argv[2], NULL, 10);
    seed = argc > 3 ? strtoul(argv[3], NULL, 10) : 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
