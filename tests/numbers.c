/* numbers.c - laws of games in numbers, over random plies: ids and words go both ways and no
 * legal answer exceeds a declared maximum; observations know what their seat knows and no more;
 * a batch plays as single games do, with any number of threads.
 * usage: numbers GAME PLIES [SEED] */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "meadhall/batch.h"

static const mh_game *game;
static uint64_t wanted, seed = 1;

static uint64_t any_options(mh_rng *r, int seats)
{
    mh_room room;
    uint64_t standard = 0;
    mh_playable(game, seats, &standard);
    for (int tries = 0; tries < 20; tries++) {
        uint64_t o = 0;
        for (unsigned i = 0; i < game->option_count; i++)
            o |= (uint64_t)mh_below(r, game->options[i].values->count) << game->options[i].shift;
        if (!mh_setup(game, &room.st, o, seats))
            return o;
    }
    return standard;
}

/* ---- random games ------------------------------------------------------------------- */

typedef void (*at_ply)(const ai_numbers *n, const mh_state *st, int seat, const mh_action *list,
                       uint32_t count, mh_rng *r);

static bool lay_out(mh_room *room, mh_rng *r)
{
    int seats =
        game->min_seats + (int)mh_below(r, (uint32_t)(game->max_seats - game->min_seats) + 1);
    uint64_t options;
    if (mh_below(r, 2))
        options = any_options(r, seats);
    else if (!mh_playable(game, seats, &options))
        return false;
    return !mh_setup(game, &room->st, options, seats);
}

static void random_plies(at_ply law, uint64_t plies, bool memory)
{
    ai_numbers *n = ai_numbers_open(game, memory);
    mh_rng r;
    mh_seed(&r, seed);
    assert_non_null(n);
    for (uint64_t ply = 0; ply < plies;) {
        mh_room room;
        if (!lay_out(&room, &r))
            continue;
        for (; room.st.depth && ply < plies; ply++) {
            mh_action list[MH_MAX_LEGAL];
            int seat = mh_turn(&room.st);
            uint32_t count = mh_legal(game, &room.st, seat, list);
            law(n, &room.st, seat, list, count, &r);
            mh_action a = list[0];
            if (seat == MH_CHANCE)
                a = mh_roll(game, &room.st, &r);
            else if (count > 1)
                a = list[mh_below(&r, count)];
            mh_apply(game, &room.st, seat, a, NULL);
        }
    }
    ai_numbers_close(n);
}

/* ---- answers ------------------------------------------------------------------------ */

static void say(mh_action a, const char *what)
{
    char text[128];
    mh_format(game, a, text, sizeof text);
    fail_msg("%s %s: %s", game->id, text, what);
}

static void ids_both_ways(const ai_numbers *n, const mh_state *st, int seat, const mh_action *list,
                          uint32_t count, mh_rng *r)
{
    (void)r;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t id = ai_id(n, st->seats, seat, list[i]);
        if (id == AI_NO_ID || id >= ai_id_count(n))
            say(list[i], "has no id");
        if (ai_id_action(n, st->seats, seat, id).bits != list[i].bits)
            say(list[i], "its id means another answer");
    }
}

static void every_answer_can_be_said(const ai_numbers *n, const mh_state *st, int seat,
                                     const mh_action *list, uint32_t count, mh_rng *r)
{
    uint16_t words[AI_WORDS], next[MH_MAX_LEGAL];
    uint32_t i = mh_below(r, count), many = ai_words(n, st->seats, seat, list[i], words);
    assert_int_equal(many, 1 + game->verbs[mh_verb_of(list[i])].operands);
    ai_walk w = ai_walk_begin(list, count);
    while (w.to - w.from > 1) {
        uint32_t open = ai_walk_next(n, st->seats, seat, list, w, next), k = 0;
        assert_true(open > 1);
        while (k < open && next[k] != words[w.said])
            k++;
        if (k == open)
            say(list[i], "a word of it is not offered");
        assert_false(ai_walk_say(n, st->seats, seat, list, &w, ai_word_count(n)));
        assert_true(ai_walk_say(n, st->seats, seat, list, &w, words[w.said]));
    }
    assert_int_equal(w.from, i);
}

static void test_ids(void **state)
{
    (void)state;
    random_plies(ids_both_ways, wanted, false);
}

static void test_words(void **state)
{
    (void)state;
    random_plies(every_answer_can_be_said, wanted / 4 + 1, false);
}

static void test_every_id_is_one_answer(void **state)
{
    ai_numbers *n = ai_numbers_open(game, false);
    mh_rng r;
    (void)state;
    mh_seed(&r, seed);
    for (int i = 0; i < 20000; i++) {
        uint64_t id = mh_next(&r) % ai_id_count(n);
        int seats = 1 + (int)mh_below(&r, MH_MAX_SEATS), seat = (int)mh_below(&r, (uint32_t)seats);
        mh_action a = ai_id_action(n, seats, i % 9 ? seat : MH_CHANCE, id);
        assert_true(mh_well_formed(game, a));
        assert_true(ai_id(n, seats, i % 9 ? seat : MH_CHANCE, a) == id);
    }
    assert_true(ai_id_action(n, 2, 0, ai_id_count(n)).bits == 0);
    assert_true(ai_id_action(n, 2, 0, AI_NO_ID).bits == 0);
    assert_true(ai_id(n, 2, 0, (mh_action){0}) == AI_NO_ID);
    assert_true(ai_id(n, 2, 0, mh_act(game->verb_count, 0, 0, 0)) == AI_NO_ID);
    for (uint32_t w = game->verb_count; w < ai_word_count(n); w++)
        assert_non_null(ai_word_at(n, w).kind);
    ai_numbers_close(n);
}

/* ---- observations -------------------------------------------------------------------- */

static int16_t one[1 << 15], two[1 << 15];

/* What the field holds of the viewer stands at its seat 0, and likewise of all. */
static void check_cell(const ai_cell *c, const mh_state *hidden, int viewer, int16_t value)
{
    if (value < c->low || value > c->high)
        fail_msg("%s.%s[%u][%u][%u] is %d, outside of %d..%d", game->id, c->name, c->index[0],
                 c->index[1], c->index[2], value, c->low, c->high);
    if (!c->field || !c->dims || c->field->index[0] != &mh_seat || c->sort != AI_NUMBER ||
        c->field->width != 1 || c->field->is_signed || c->field->dims > 2 ||
        (c->dims == 2 && c->field->index[1] == &mh_seat))
        return;
    unsigned seat = c->index[0];
    if (seat < hidden->seats)
        seat = (seat + (unsigned)viewer) % hidden->seats;
    int64_t raw = mh_field_get(hidden, c->field, mh_field_at(c->field, seat, c->index[1], 0));
    assert_int_equal(value, raw == MH_NONE ? -1 : raw);
}

static void observations_tell_what_is_known(const ai_numbers *n, const mh_state *st, int seat,
                                            const mh_action *list, uint32_t count, mh_rng *r)
{
    (void)seat, (void)list, (void)count;
    if (mh_below(r, 8))
        return;
    int viewer = (int)mh_below(r, st->seats);
    mh_room hidden, world;
    memcpy(&hidden, st, game->state_size);
    game->hide(&hidden.st, viewer);
    memset(one, 0x55, sizeof one);
    ai_observe(n, &hidden.st, viewer, one);
    memcpy(&world, &hidden, game->state_size);
    game->deal(&world.st, viewer, r);
    game->hide(&world.st, viewer);
    memset(two, 0x2a, sizeof two);
    ai_observe(n, &world.st, viewer, two);
    assert_memory_equal(one, two, ai_cell_count(n) * sizeof *one);
    for (uint32_t i = 0; i < ai_cell_count(n); i++) {
        ai_cell c = ai_cell_at(n, i);
        check_cell(&c, &hidden.st, viewer, one[i]);
    }
}

static void test_observations(void **state)
{
    (void)state;
    random_plies(observations_tell_what_is_known, wanted / 4 + 1, false);
    random_plies(observations_tell_what_is_known, wanted / 8 + 1, true);
}

/* ---- batches ---------------------------------------------------------------------------- */

enum { GAMES = 37 };

typedef struct arrays {
    int16_t *cells;
    uint8_t *mask, seat[GAMES], done[GAMES];
    uint16_t *words;
    uint32_t legal[GAMES], length[GAMES];
    float reward[GAMES][BATCH_SEATS];
    int32_t score[GAMES][BATCH_SEATS];
    batch_out out;
} arrays;

static void arrays_open(arrays *a, const batch *b, const ai_numbers *n, bool mask_kept)
{
    memset(a, 0, sizeof *a);
    a->cells = calloc((size_t)GAMES * ai_cell_count(n), sizeof *a->cells);
    a->words = calloc((size_t)GAMES * game->max_legal * AI_WORDS, sizeof *a->words);
    if (batch_width(b) < 1 << 21)
        a->mask = calloc(GAMES, batch_width(b));
    a->out = (batch_out){.cells = a->cells,
                         .mask = a->mask,
                         .mask_kept = mask_kept,
                         .words = a->words,
                         .rows = game->max_legal,
                         .legal = a->legal,
                         .seat = a->seat,
                         .reward = a->reward[0],
                         .score = a->score[0],
                         .done = a->done,
                         .length = a->length};
}

static void arrays_close(arrays *a)
{
    free(a->cells);
    free(a->words);
    free(a->mask);
}

static void same_arrays(const arrays *a, const arrays *b, const batch *of, const ai_numbers *n)
{
    assert_memory_equal(a->cells, b->cells, sizeof *a->cells * GAMES * ai_cell_count(n));
    assert_memory_equal(a->words, b->words, sizeof *a->words * GAMES * game->max_legal * AI_WORDS);
    if (a->mask && b->mask)
        assert_memory_equal(a->mask, b->mask, GAMES * batch_width(of));
    assert_memory_equal(a->seat, b->seat, sizeof a->seat);
    assert_memory_equal(a->done, b->done, sizeof a->done);
    assert_memory_equal(a->legal, b->legal, sizeof a->legal);
    assert_memory_equal(a->reward, b->reward, sizeof a->reward);
    assert_memory_equal(a->score, b->score, sizeof a->score);
    assert_memory_equal(a->length, b->length, sizeof a->length);
}

/* What was drawn is masked as possible; rewards of a game add up to nothing. */
static void sane_rows(const arrays *a, const batch *b, const int64_t *choice, int seats)
{
    for (uint32_t i = 0; i < GAMES; i++) {
        float sum = 0;
        if (a->mask)
            assert_int_equal(a->mask[i * batch_width(b) + (uint64_t)choice[i]], 1);
        for (int s = 0; s < BATCH_SEATS; s++)
            sum += a->reward[i][s];
        assert_true(seats == 1 || (sum < 0.001f && sum > -0.001f));
        assert_true(a->done[i] ? a->length[i] > 0 : !a->length[i]);
    }
}

static batch *open_batch(const ai_numbers *n, batch_form form, unsigned threads, int seats,
                         const ai_spec *rivals)
{
    mh_error error = {.code = MH_OK};
    batch_config config = {.numbers = n,
                           .games = GAMES,
                           .seats = seats,
                           .seed = seed,
                           .form = form,
                           .threads = threads,
                           .rivals = rivals};
    assert_true(mh_playable(game, seats, &config.options));
    batch *b = batch_open(&config, &error);
    if (!b)
        fail_msg("%s", error.text);
    return b;
}

static void refuses(batch *b, int64_t *choice, const arrays *a)
{
    uint32_t bad = 99;
    int64_t was = choice[5];
    void *before = malloc(batch_saved_size(b)), *after = malloc(batch_saved_size(b));
    batch_save(b, before);
    int64_t wrong[] = {-1, INT64_MIN, INT64_MAX, (int64_t)batch_width(b)};
    for (unsigned k = 0; k < MH_COUNT(wrong); k++) {
        choice[5] = wrong[k];
        assert_int_equal(batch_step(b, choice, &a->out, &bad), MH_EILLEGAL);
        assert_int_equal(bad, 5);
    }
    choice[5] = was;
    batch_save(b, after);
    /* pick is what a step thought of last; the rest is as it was */
    assert_int_equal(batch_restore(b, before, batch_saved_size(b)), MH_OK);
    assert_int_equal(batch_restore(b, before, batch_saved_size(b) - 1), MH_EPARSE);
    ((char *)before)[batch_saved_size(b) - 1] ^= 1;
    assert_int_equal(batch_restore(b, before, batch_saved_size(b)), MH_EPARSE);
    free(before);
    free(after);
}

static void play_beside(batch_form form, int seats, const ai_spec *rivals, unsigned steps)
{
    ai_numbers *n = ai_numbers_open(game, false);
    batch *b = open_batch(n, form, 1, seats, rivals), *c = open_batch(n, form, 3, seats, rivals);
    arrays x, y;
    int64_t choice[GAMES], other[GAMES];
    uint32_t bad, ended = 0;
    arrays_open(&x, b, n, false);
    arrays_open(&y, c, n, true);
    batch_look(b, &x.out);
    batch_look(c, &y.out);
    for (unsigned k = 0; k < steps; k++) {
        batch_draw(b, choice);
        batch_draw(c, other);
        assert_memory_equal(choice, other, sizeof choice);
        sane_rows(&x, b, choice, seats);
        if (k == 3)
            refuses(b, choice, &x);
        assert_int_equal(batch_step(b, choice, &x.out, &bad), MH_OK);
        assert_int_equal(batch_step(c, other, &y.out, &bad), MH_OK);
        same_arrays(&x, &y, b, n);
        for (int i = 0; i < GAMES; i++)
            ended += x.done[i];
    }
    assert_true(steps < 500 || ended > 0);
    arrays_close(&x);
    arrays_close(&y);
    batch_close(b);
    batch_close(c);
    ai_numbers_close(n);
}

static void test_batches(void **state)
{
    ai_spec greedy = {.kind = AI_GREEDY};
    (void)state;
    for (int seats = game->min_seats; seats <= game->max_seats; seats++)
        play_beside(BATCH_PLACES, seats, NULL, 60);
    play_beside(BATCH_IDS, 2, NULL, 40);
    play_beside(BATCH_SAID, 2, NULL, 900);
    play_beside(BATCH_PLACES, 2, &greedy, 30);
}

static void test_batches_that_cannot_be(void **state)
{
    ai_numbers *n = ai_numbers_open(game, false);
    ai_spec person = {.kind = AI_HUMAN};
    batch_config good = {.numbers = n, .games = 1, .seats = 2, .threads = 1};
    mh_error error;
    (void)state;
    mh_playable(game, 2, &good.options);
    batch_config c = good;
    c.games = 0;
    assert_null(batch_open(&c, &error));
    c = good, c.threads = 65;
    assert_null(batch_open(&c, &error));
    c = good, c.seats = 9;
    assert_null(batch_open(&c, &error));
    c = good, c.rivals = &person;
    assert_null(batch_open(&c, &error));
    ai_numbers_close(n);
}

int main(int argc, char **argv)
{
    game = argc > 2 ? mh_find(argv[1]) : NULL;
    wanted = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    if (!game || !wanted) {
        fprintf(stderr, "usage: numbers GAME PLIES [SEED]\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ids),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_every_id_is_one_answer),
        cmocka_unit_test(test_observations),
        cmocka_unit_test(test_batches),
        cmocka_unit_test(test_batches_that_cannot_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
