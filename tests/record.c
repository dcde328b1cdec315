/* The companion agrees with the game: a scenario that was played here, entered by hand afterwards,
 * leaves the same group behind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "meadhall/game.h"

enum { MOST = 4096, LOCATIONS_FROM = 7 }; /* symbols before the first location */

typedef struct answer {
    const char *prompt;
    int seat;
    mh_action action;
    bool used;
} answer;

typedef struct played { /* a scenario played to its end, and what was answered */
    mh_room end;
    answer list[MOST];
    unsigned count;
    int32_t points[2][MH_MAX_SEATS];
} played;

static const mh_game *game(void) { return mh_find("divinus"); }

static uint64_t options(const char *text)
{
    uint64_t out = 0;
    size_t at = 0;
    assert_int_equal(mh_options_parse(game(), text, &out, &at), MH_OK);
    return out;
}

static int64_t get(const mh_state *st, const char *name, unsigned i, unsigned j, unsigned k)
{
    const mh_field *f = mh_field_named(game(), name);
    assert_non_null(f);
    return mh_field_get(st, f, mh_field_at(f, i, j, k));
}

/* ---- playing ----------------------------------------------------------------------- */

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    (void)ctx, (void)title, (void)id;
}

static unsigned row_seat;

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    (void)ctx;
    row_seat = kind == &mh_seat ? value : 0;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    played *p = ctx;
    (void)title, (void)kind;
    if (!strcmp(id, "points1"))
        p->points[0][row_seat] = value;
    if (!strcmp(id, "points2"))
        p->points[1][row_seat] = value;
}

static void play(played *p, int seats, uint64_t seed)
{
    mh_action legal[MH_MAX_LEGAL];
    mh_state *st = &p->end.st;
    mh_rng rng;
    mh_seed(&rng, seed);
    p->count = 0;
    assert_null(mh_setup(game(), st, options("scenario=1"), seats));
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        uint32_t n = mh_legal(game(), st, seat, legal);
        mh_action a = seat == MH_CHANCE ? mh_roll(game(), st, &rng) : legal[mh_below(&rng, n)];
        if (p->count < MOST)
            p->list[p->count++] =
                (answer){game()->prompts[mh_top(st)->prompt].name, seat, a, false};
        mh_apply(game(), st, seat, a, NULL);
    }
    assert_true(p->count < MOST);
    game()->series->book(st, MH_NOBODY, &(mh_out){p, on_panel, on_row, on_cell});
}

/* ---- recording ---------------------------------------------------------------------- */

static mh_action parse(const char *word, int64_t x)
{
    char text[64];
    mh_action a;
    snprintf(text, sizeof text, "%s %d", word, (int)x);
    assert_int_equal(mh_parse(game(), text, &a), MH_OK);
    return a;
}

/* Where the location of the question lies at the end of the game. */
static mh_action founded(const played *p, unsigned location)
{
    const mh_verb *verbs = game()->verbs;
    unsigned verb = 1;
    while (strcmp(verbs[verb].name, "found") != 0)
        verb++;
    for (unsigned i = 0; i < 156; i++)
        if (get(&p->end.st, "slot", i / 2, i % 2, 0) == LOCATIONS_FROM + (int64_t)location)
            return mh_act(verb, i / 2, i % 2, 0);
    fail_msg("the location lies nowhere");
    return (mh_action){0};
}

/* The same answer that was given in play, each once. */
static mh_action as_played(played *p, const char *prompt, int seat)
{
    for (unsigned i = 0; i < p->count; i++)
        if (!p->list[i].used && p->list[i].seat == seat && !strcmp(p->list[i].prompt, prompt)) {
            p->list[i].used = true;
            return p->list[i].action;
        }
    fail_msg("nobody was asked '%s' in seat %d", prompt, seat);
    return (mh_action){0};
}

static mh_action answer_to(played *p, const mh_state *st, int seat, const int64_t *tiers)
{
    const mh_frame *f = mh_top(st);
    const char *prompt = game()->prompts[f->prompt].name;
    mh_action a;
    if (!strcmp(prompt, "record"))
        return mh_parse(game(), "done", &a), a;
    if (!strcmp(prompt, "god")) { /* the last one may have had no choice */
        static const char *const words[] = {"god Thor", "god Loki", "god Hel", "god Freya"};
        return mh_parse(game(), words[get(&p->end.st, "god", (unsigned)seat, 0, 0)], &a), a;
    }
    if (!strcmp(prompt, "order"))
        return parse("next", get(&p->end.st, "order", f->arg[1], 0, 0));
    if (!strcmp(prompt, "tiles"))
        return parse("tiles", get(&p->end.st, "laid", (unsigned)seat, 0, 0));
    if (!strcmp(prompt, "points"))
        return parse("points", p->points[f->arg[1]][seat]);
    if (!strcmp(prompt, "tier"))
        return parse("tier", tiers[seat]);
    if (!strcmp(prompt, "found"))
        return founded(p, f->arg[1]);
    if (strcmp(prompt, "done_by") != 0)
        return as_played(p, prompt, seat);
    int64_t by = get(&p->end.st, "quest_by", f->arg[1], 0, 0);
    return by == MH_NONE ? (mh_parse(game(), "nobody", &a), a) : parse("done-by", by);
}

static void record(played *p, const int64_t *tiers, mh_state *st)
{
    for (unsigned i = 0; i < p->count; i++)
        p->list[i].used = false;
    assert_null(mh_setup(game(), st, options("scenario=1,by_hand=yes"), p->end.st.seats));
    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        mh_action a = answer_to(p, st, seat, tiers);
        assert_int_equal(mh_play(game(), st, seat, a, NULL), MH_OK);
    }
    assert_null(game()->check(st));
}

/* ---- comparing ---------------------------------------------------------------------- */

/* What goes into the next scenario must be the same, answer by answer. */
static void same_legacy(const mh_state *a, const mh_state *b)
{
    static mh_action x[MOST], y[MOST];
    uint32_t n = game()->series->carry(a, 2, x, MOST), m = game()->series->carry(b, 2, y, MOST);
    assert_int_equal(n, m);
    for (uint32_t i = 0; i < n; i++) {
        char one[64], other[64];
        mh_format(game(), x[i], one, sizeof one);
        mh_format(game(), y[i], other, sizeof other);
        assert_string_equal(one, other);
    }
    memset(y, 0, sizeof y); /* where there is no room for the last it is counted, not written */
    assert_int_equal(game()->series->carry(a, 2, y, n - 1), n);
    assert_memory_equal(x, y, (n - 1) * sizeof *x);
    assert_true(y[n - 1].bits == 0);
}

/* rule DV-APP-02 DV-APP-03 what is entered by hand is scored and kept as what was played */
static void records_agree_with_games(void **u)
{
    static played p;
    static mh_room by_hand;
    (void)u;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        int64_t tiers[MH_MAX_SEATS] = {0};
        int seats = 2 + (int)(seed % 3);
        play(&p, seats, seed);
        record(&p, tiers, &by_hand.st); /* what is missing then is what the quest paid */
        for (unsigned i = 0; i < (unsigned)seats; i++) {
            tiers[i] = get(&p.end.st, "xp", i, 0, 0) - get(&by_hand.st, "xp", i, 0, 0);
            assert_true(tiers[i] >= 0 && tiers[i] <= 3);
        }
        record(&p, tiers, &by_hand.st);
        same_legacy(&p.end.st, &by_hand.st);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(records_agree_with_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
