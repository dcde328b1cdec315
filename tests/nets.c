/* nets.c - learned estimates: the same numbers by every way, refused where they do not fit, blind
 * to secrets, and trained the same by any number of threads. */
#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ai/net_kernels.h"
#include "ai/nets.h"
#include "lab/learn.h"

enum { GAMES = 3, TRAINED = 12, SILENT = 6 };

/* A net of small random weights: nothing is learnt, but every weight matters. */
static nn_net *random_net(const mh_game *g, unsigned char **file, size_t *size)
{
    nn_plan *plan = nn_plan_open(g);
    nn_part parts[NN_PARTS];
    float *weights[NN_PARTS];
    const float *given[NN_PARTS];
    mh_error error;
    mh_rng r;
    mh_seed(&r, 5);
    nn_parts_of(plan, parts);
    for (int i = 0; i < NN_PARTS; i++) {
        given[i] = weights[i] = malloc(parts[i].count * sizeof(float));
        for (size_t k = 0; k < parts[i].count; k++)
            weights[i][k] = ((float)mh_below(&r, 2001) - 1000) / 8000;
    }
    *size = learn_write(plan, given, "random", file);
    for (int i = 0; i < NN_PARTS; i++)
        free(weights[i]);
    nn_plan_close(plan);
    nn_net *n = nn_read(g, *file, *size, &error);
    assert_non_null(n);
    return n;
}

typedef struct answer { /* all that a net says about a state */
    int32_t points[MH_MAX_SEATS], win[MH_MAX_SEATS];
    int32_t chance[MH_MAX_LEGAL];
} answer;

static void ask(nn_mind *mind, const mh_state *st, const mh_action *list, uint32_t n, answer *out)
{
    memset(out, 0, sizeof *out);
    nn_look(mind, st);
    nn_value(mind, out->points, out->win);
    if (n)
        nn_policy(mind, mh_turn(st), list, n, out->chance);
}

typedef struct minds { /* three ways to the same numbers */
    nn_mind carried, fresh, plain;
    answer a, b, c;
} minds;

/* Sums carried from state to state, made anew, and by the plain loops. */
static void compare(minds *m, const mh_game *g, const mh_state *st)
{
    static mh_action list[MH_MAX_LEGAL];
    int seat = mh_turn(st);
    uint32_t n = seat < MH_NOBODY ? mh_legal(g, st, seat, list) : 0;
    m->fresh.warm = m->plain.warm = false;
    m->plain.kernels = nn_kernels_plain();
    ask(&m->carried, st, list, n, &m->a);
    ask(&m->fresh, st, list, n, &m->b);
    ask(&m->plain, st, list, n, &m->c);
    assert_memory_equal(&m->a, &m->b, sizeof m->a);
    assert_memory_equal(&m->a, &m->c, sizeof m->a);
}

static void walk_games(const mh_game *g, void (*look)(void *ctx, const mh_game *, const mh_state *),
                       void *ctx)
{
    static mh_room now;
    static mh_action list[MH_MAX_LEGAL];
    for (int game = 0; game < GAMES; game++) {
        int seats = g->min_seats + game % (g->max_seats - g->min_seats + 1);
        uint64_t options;
        mh_rng r;
        mh_seed(&r, (uint64_t)game + 1);
        assert_true(mh_playable(g, seats, &options));
        mh_setup(g, &now.st, options, seats);
        for (int seat; (seat = mh_turn(&now.st)) != MH_NOBODY;) {
            look(ctx, g, &now.st);
            if (seat == MH_CHANCE) {
                mh_apply(g, &now.st, seat, mh_roll(g, &now.st, &r), NULL);
                continue;
            }
            uint32_t n = mh_legal(g, &now.st, seat, list);
            mh_apply(g, &now.st, seat, list[mh_below(&r, n)], NULL);
        }
        look(ctx, g, &now.st);
    }
}

static void compare_here(void *ctx, const mh_game *g, const mh_state *st) { compare(ctx, g, st); }

static void the_same_by_every_way(void **unused)
{
    (void)unused;
    for (unsigned i = 0; i < mh_game_count; i++) {
        unsigned char *file;
        size_t size;
        nn_net *n = random_net(mh_games[i], &file, &size);
        minds *m = calloc(1, sizeof *m);
        assert_non_null(m);
        nn_mind_set(&m->carried, n);
        nn_mind_set(&m->fresh, n);
        nn_mind_set(&m->plain, n);
        walk_games(mh_games[i], compare_here, m);
        free(m);
        free(file);
        nn_close(n);
    }
}

static void survey_here(void *ctx, const mh_game *g, const mh_state *st)
{
    mh_survey all = {0};
    unsigned *told = ctx;
    g->thinking->survey(st, &all);
    for (int p = 0; p < st->seats; p++) {
        int32_t line[MH_MAX_LINES] = {0};
        g->score(st, p, line);
        assert_memory_equal(line, all.line[p], sizeof line);
        assert_int_equal(all.worth[p], g->worth(st, p));
        for (uint32_t i = 0; i < MH_MAX_PARTS; i++) {
            assert_true(i < g->thinking->part_count || !all.part[p][i]);
            told[i] += all.part[p][i] != 0;
        }
    }
}

/* All seats at once are what each is by itself, and nearly every part says something at some time:
 * not every scenario has a monster, and random answers complete hardly a quest. */
static void a_survey_is_what_seats_are_worth(void **unused)
{
    unsigned surveyed = 0;
    (void)unused;
    for (unsigned i = 0; i < mh_game_count; i++) {
        unsigned told[MH_MAX_PARTS] = {0};
        if (!mh_games[i]->thinking->survey)
            continue;
        walk_games(mh_games[i], survey_here, told);
        uint32_t silent = 0;
        for (uint32_t k = 0; k < mh_games[i]->thinking->part_count; k++)
            silent += !told[k];
        assert_true(silent <= SILENT);
        surveyed++;
    }
    assert_true(surveyed > 0);
}

static void refused(const mh_game *g, const unsigned char *file, size_t size, const char *because)
{
    mh_error error = {.code = MH_OK};
    assert_null(nn_read(g, file, size, &error));
    assert_string_equal(error.text, because);
}

static void what_does_not_fit_is_refused(void **unused)
{
    (void)unused;
    unsigned char *file;
    size_t size;
    const mh_game *g = mh_find("midgard");
    nn_close(random_net(g, &file, &size));
    refused(mh_find("rage"), file, size, "it is a net of another game");
    refused(g, file, 20, "this is no net");
    refused(g, file, size - 8, "it is cut off, or too long");
    mh_game other = *g;
    other.content++;
    refused(&other, file, size, "it was trained with other content");
    other = *g;
    other.rules_version++;
    refused(&other, file, size, "it was trained with other rules");
    for (size_t at = NN_HEAD; at < size; at += 997) {
        file[at] ^= 0x10;
        refused(g, file, size, "it is damaged");
        file[at] ^= 0x10;
    }
    /* sealed again, but with weights that a sum cannot hold */
    memset(file + NN_HEAD, 0x7f, size - NN_HEAD);
    nn_plan *plan = nn_plan_open(g);
    nn_seal(plan, "", file, size);
    refused(g, file, size, "its weights are too large");
    nn_plan_close(plan);
    free(file);
}

typedef struct blind { /* a bot that must not see more than its seat */
    ai_bot *bot;
    mh_rng rng;
    unsigned asked;
} blind;

/* Worlds that a seat cannot tell apart, hidden again, are the same question: the same answer. */
static void ask_blind(void *ctx, const mh_game *g, const mh_state *st)
{
    static mh_room hidden, other;
    static mh_action list[MH_MAX_LEGAL], same[MH_MAX_LEGAL];
    blind *b = ctx;
    int seat = mh_turn(st);
    if (seat >= MH_NOBODY || mh_below(&b->rng, 8))
        return;
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, seat);
    memcpy(&other, &hidden, g->state_size);
    g->deal(&other.st, seat, &b->rng);
    g->hide(&other.st, seat);
    uint32_t n = ai_answers(b->bot, &hidden.st, seat, list);
    assert_int_equal(n, ai_answers(b->bot, &other.st, seat, same));
    mh_action one = ai_choose(b->bot, &hidden.st, seat, list, n);
    mh_action two = ai_choose(b->bot, &other.st, seat, same, n);
    assert_true(one.bits == two.bits);
    b->asked++;
}

static void a_net_sees_no_secret(void **unused)
{
    (void)unused;
    for (unsigned i = 0; i < mh_game_count; i++) {
        unsigned char *file;
        size_t size;
        mh_error error;
        ai_spec spec;
        nn_net *n = random_net(mh_games[i], &file, &size);
        assert_int_equal(ai_parse("mcts:24/net=1", &spec, &error), MH_OK);
        spec.learned = n;
        blind b = {.bot = ai_open(mh_games[i], &spec)};
        assert_non_null(b.bot);
        mh_seed(&b.rng, 9);
        walk_games(mh_games[i], ask_blind, &b);
        assert_true(b.asked > 10);
        ai_close(b.bot);
        free(file);
        nn_close(n);
    }
}

/* What comes with the program fits it. */
static void built_in_ones_fit(void **unused)
{
    mh_error error = {.code = MH_OK};
    (void)unused;
    for (const nn_built *b = nn_built_in(); b->game; b++) {
        assert_non_null(mh_find(b->game));
        assert_true(ai_learned(mh_find(b->game), &error));
        assert_true(b->size <= 500ul * 1000);
    }
    for (unsigned i = 0; i < mh_game_count; i++)
        assert_true(ai_learned(mh_games[i], &error) || !error.text[0]);
}

/* With other content a game's net is refused, and its bots play on. */
static void other_content_is_told(void **unused)
{
    mh_game other = *mh_find("rage");
    mh_error error = {.code = MH_OK};
    ai_spec spec;
    (void)unused;
    other.content++;
    assert_false(ai_learned(&other, &error));
    assert_string_equal(error.text, "it was trained with other content");
    assert_int_equal(ai_parse("level:jarl", &spec, &error), MH_OK);
    ai_bot *bot = ai_open(&other, &spec);
    assert_non_null(bot);
    ai_close(bot);
}

/* The game's own net is what a spec without a word about nets plays with. */
static void a_spec_takes_the_games_net(void **unused)
{
    const mh_game *g = mh_find("midgard");
    ai_spec spec;
    mh_error error;
    host_room room;
    mh_action list[MH_MAX_LEGAL];
    ai_advice with[1] = {{.visits = 0}}, without[1] = {{.visits = 0}};
    (void)unused;
    assert_int_equal(mh_setup(g, &room.st, mh_options_default(g), 2), MH_OK);
    mh_rng rng;
    mh_seed(&rng, 4);
    while (mh_turn(&room.st) == MH_CHANCE)
        mh_apply(g, &room.st, MH_CHANCE, mh_roll(g, &room.st, &rng), NULL);
    int seat = mh_turn(&room.st);
    ai_advice *const out[] = {with, without};
    static const char *const text[] = {"mcts:200", "mcts:200/net=0"};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(ai_parse(text[i], &spec, &error), MH_OK);
        ai_bot *bot = ai_open(g, &spec);
        uint32_t n = ai_answers(bot, &room.st, seat, list);
        host_room hidden = room;
        g->hide(&hidden.st, seat);
        assert_true(n > 1 && ai_advise(bot, &hidden.st, seat, list, n, out[i], 1) == 1);
        ai_close(bot);
    }
    assert_true(with->margin != without->margin);
}

typedef struct outcome {
    unsigned char *file;
    size_t size;
    double first, last; /* loss of the win, of the first and the last generation */
} outcome;

static bool note(void *ctx, const learn_news *news, const unsigned char *file, size_t size)
{
    outcome *o = ctx;
    free(o->file);
    o->file = malloc(size);
    memcpy(o->file, file, size);
    o->size = size;
    o->first = news->generation ? o->first : news->loss[2];
    o->last = news->loss[2];
    return true;
}

static outcome trained(unsigned threads)
{
    outcome o = {NULL, 0, 0, 0};
    const mh_game *g = mh_find("midgard");
    learn_run run = {.game = g,
                     .options = mh_options_default(g),
                     .seed = 3,
                     .generations = 2,
                     .games = TRAINED,
                     .threads = threads};
    assert_null(learn_course_run(&run, note, &o));
    return o;
}

static void training_does_not_depend_on_threads(void **unused)
{
    (void)unused;
    outcome one = trained(1), two = trained(2);
    assert_int_equal(one.size, two.size);
    assert_memory_equal(one.file, two.file, one.size);
    free(one.file);
    free(two.file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_by_every_way),
        cmocka_unit_test(a_survey_is_what_seats_are_worth),
        cmocka_unit_test(what_does_not_fit_is_refused),
        cmocka_unit_test(a_net_sees_no_secret),
        cmocka_unit_test(a_spec_takes_the_games_net),
        cmocka_unit_test(built_in_ones_fit),
        cmocka_unit_test(other_content_is_told),
        cmocka_unit_test(training_does_not_depend_on_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
