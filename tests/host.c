/* The laws of the host, for every game: sagas come back as they were written, one
 * changed byte is refused, fate can be audited, undo takes back nothing but own and
 * foreseeable actions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "meadhall/host.h"

typedef void case_of(const mh_game *g, int seats);

static void each_game(case_of *c)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        for (int seats = mh_games[i]->min_seats; seats <= mh_games[i]->max_seats; seats++)
            c(mh_games[i], seats);
}

static host_session *open_table(const mh_game *g, int seats, uint64_t seed)
{
    host_config config = {.game = g, .seats = seats};
    uint8_t key[HOST_KEY], own[HOST_KEY] = {1, 2, 3};
    mh_error error;
    assert_true(mh_playable(g, seats, &config.options));
    host_sim_key(seed, 0, key);
    host_fate_open(&config.fate, key);
    if (seed % 2)
        host_fate_mix(&config.fate, seats - 1, own);
    for (int p = 0; p < seats; p++) {
        snprintf(config.player[p].bot, HOST_NAME, "random");
        snprintf(config.player[p].name, HOST_NAME, "Сэм %d", p);
    }
    host_session *s = NULL;
    assert_int_equal(host_open(&config, &error, &s), MH_OK);
    return s;
}

/* Random play by any seat that is asked, for at most so many plies. */
static void go_on(host_session *s, uint32_t plies, mh_rng *rng)
{
    static mh_action list[MH_MAX_LEGAL];
    for (int seat; plies-- && (seat = mh_turn(s->now)) != MH_NOBODY;) {
        if (seat == MH_CHANCE) {
            assert_int_equal(host_chance(s, NULL), MH_OK);
            continue;
        }
        uint32_t n = mh_legal(s->config.game, s->now, seat, list);
        assert_int_equal(host_play(s, seat, list[mh_below(rng, n)], NULL), MH_OK);
    }
}

static host_session *played(const mh_game *g, int seats, uint64_t seed, uint32_t plies)
{
    host_session *s = open_table(g, seats, seed);
    mh_rng rng;
    mh_seed(&rng, seed);
    go_on(s, plies, &rng);
    return s;
}

/* ---- sagas ------------------------------------------------------------------ */

static void assert_round_trip(const host_session *s)
{
    mh_error e;
    size_t n = 0, m = 0;
    char *text = host_saga_text(s, MH_CHANCE, &n);
    host_session *back = host_saga_parse(text, n, true, &e);
    if (!back)
        fail_msg("%s: line %u: %s", s->config.game->id, e.line, e.text);
    assert_int_equal(back->plies, s->plies);
    assert_memory_equal(back->now, s->now, s->config.game->state_size);
    assert_memory_equal(back->actions, s->actions, s->plies * sizeof *s->actions);
    assert_string_equal(back->config.player[0].name, s->config.player[0].name);
    char *again = host_saga_text(back, MH_CHANCE, &m);
    assert_int_equal(n, m);
    assert_memory_equal(text, again, n);
    free(text), free(again);
    host_close(back);
}

static void round_trip(const mh_game *g, int seats)
{
    static const uint32_t lengths[] = {0, 1, 15, 16, 17, 100, UINT32_MAX};
    for (size_t i = 0; i < MH_COUNT(lengths); i++) {
        host_session *s = played(g, seats, i + 1, lengths[i]);
        assert_round_trip(s);
        host_close(s);
    }
}

/* Every byte of the first and the last lines, and every few of those between. */
static void flips_are_refused(const mh_game *g, int seats)
{
    mh_error e;
    size_t n = 0, tried = 0;
    if (seats != g->min_seats)
        return;
    host_session *s = played(g, seats, 7, UINT32_MAX);
    char *text = host_saga_text(s, MH_CHANCE, &n);
    size_t stride = n / 1500 + 1;
    for (size_t i = 0; i < n; i += i < 600 || i + 300 > n ? 1 : stride) {
        char old = text[i];
        text[i] = (char)(old ^ 1 << tried++ % 8);
        host_session *back = host_saga_parse(text, n, true, &e);
        if (back)
            fail_msg("%s: byte %zu may be changed from %d to %d", g->id, i, old, text[i]);
        assert_true(e.line > 0 && e.text[0]);
        text[i] = old;
    }
    free(text);
    host_close(s);
}

static void cuts_are_refused(const mh_game *g, int seats)
{
    mh_error e;
    size_t n = 0;
    host_session *s = played(g, seats, 3, 40);
    char *text = host_saga_text(s, MH_CHANCE, &n);
    for (size_t i = 0; i < n; i++)
        assert_null(host_saga_parse(text, i, false, &e));
    char *more = calloc(1, n + 2);
    memcpy(more, text, n);
    more[n] = '\n';
    assert_null(host_saga_parse(more, n + 1, false, &e));
    free(more), free(text);
    host_close(s);
}

static void replace(char *text, const char *from, const char *to)
{
    char *at = strstr(text, from);
    assert_non_null(at);
    assert_int_equal(strlen(from), strlen(to));
    memcpy(at, to, strlen(to));
}

static void strangers_are_named(const mh_game *g, int seats)
{
    mh_error e;
    size_t n = 0;
    char from[64], to[64];
    host_session *s = played(g, seats, 3, 200); /* long enough for an answer of seat 0 */
    char *text = host_saga_text(s, MH_CHANCE, &n);
    snprintf(from, sizeof from, "content %08x", (unsigned)g->content);
    snprintf(to, sizeof to, "content %08x", (unsigned)g->content ^ 1);
    replace(text, from, to);
    assert_null(host_saga_parse(text, n, false, &e));
    assert_non_null(strstr(e.text, "content"));
    replace(text, to, from);
    replace(text, "\n0 ", "\n1 "); /* another seat's answer */
    assert_null(host_saga_parse(text, n, false, &e));
    free(text);
    host_close(s);
}

static void garbage_is_refused(void **u)
{
    static const char *const texts[] = {
        "",     "\n",     "meadhall saga 1\n", "meadhall saga 1\r\n", "meadhall saga 2\n",
        "saga", "\177ELF"};
    mh_error e;
    mh_rng rng;
    char noise[4096];
    (void)u;
    for (size_t i = 0; i < MH_COUNT(texts); i++)
        assert_null(host_saga_parse(texts[i], strlen(texts[i]), true, &e));
    assert_null(host_saga_parse("meadhall saga 1\0\n", 17, true, &e));
    mh_seed(&rng, 5);
    for (int i = 0; i < 2000; i++) {
        for (size_t k = 0; k < sizeof noise; k++)
            noise[k] = (char)mh_next(&rng);
        assert_null(host_saga_parse(noise, mh_below(&rng, sizeof noise), true, &e));
        assert_true(e.line == 1 && e.text[0]);
    }
    assert_null(host_saga_read("no such file", false, &e));
    assert_null(host_saga_read("/", false, &e));
    assert_true(e.text[0]);
}

static void stripped(const mh_game *g, int seats)
{
    mh_error e;
    host_session *s = played(g, seats, 2, 60);
    if (!s->now->depth) {
        host_close(s);
        return;
    }
    for (int viewer = 0; viewer < seats; viewer++) {
        size_t n = 0, m = 0;
        char *text = host_saga_text(s, viewer, &n);
        assert_null(strstr(text, "\nkey "));
        host_session *seen = host_saga_parse(text, n, false, &e);
        if (!seen)
            fail_msg("%s: line %u: %s", g->id, e.line, e.text);
        host_room st;
        for (uint32_t i = 0; i < s->plies; i++) { /* exactly what sees() says is there */
            host_seek(s, i, &st);
            bool told = g->sees(&st.st, s->seats[i], s->actions[i]) >> viewer & 1;
            assert_true(seen->actions[i].bits == (told ? s->actions[i].bits : 0));
        }
        char *again = host_saga_text(seen, MH_CHANCE, &m);
        assert_int_equal(n, m);
        assert_memory_equal(text, again, n);
        assert_null(host_saga_parse(text, n, true, &e)); /* nothing to audit without the key */
        free(text), free(again);
        host_close(seen);
    }
    host_close(s);
}

static void files_are_whole(void **u)
{
    char folder[] = "host-test-XXXXXX", path[64];
    mh_error e;
    (void)u;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a.saga", folder);
    host_session *s = played(mh_games[0], mh_games[0]->min_seats, 1, 30);
    assert_true(host_saga_write(s, MH_CHANCE, path, &e));
    assert_true(host_saga_write(s, MH_CHANCE, path, &e)); /* over the old one */
    host_session *back = host_saga_read(path, true, &e);
    assert_non_null(back);
    host_close(back);
    assert_false(host_saga_write(s, MH_CHANCE, "/nowhere/at/all.saga", &e));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0); /* nothing was left beside it */
    host_close(s);
}

static mode_t mode_of(const char *path)
{
    struct stat info;
    assert_int_equal(lstat(path, &info), 0);
    return info.st_mode;
}

/* A link stays a link, a mode stays, what is no file is left alone, secrets are the owner's. */
static void files_keep_their_place(void **u)
{
    char folder[] = "host-test-XXXXXX", path[64], to[64];
    mh_error e;
    (void)u;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a.saga", folder);
    snprintf(to, sizeof to, "%s/b.saga", folder);
    mode_t mask = umask(027);
    host_session *s = played(mh_games[0], mh_games[0]->min_seats, 1, 30);
    assert_true(host_saga_write(s, MH_CHANCE, path, &e));
    assert_int_equal(mode_of(path) & 0777, 0600);
    assert_true(host_saga_write(s, 0, to, &e)); /* stripped: no secret in it */
    assert_int_equal(mode_of(to) & 0777, 0640);
    assert_int_equal(chmod(to, 0644), 0);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("b.saga", path), 0);
    assert_true(host_saga_write(s, MH_CHANCE, path, &e));
    assert_true(S_ISLNK(mode_of(path)));
    assert_int_equal(mode_of(to) & 0777, 0644);
    host_session *back = host_saga_read(to, true, &e);
    assert_non_null(back);
    host_close(back);
    assert_int_equal(unlink(to), 0);
    assert_false(host_saga_write(s, MH_CHANCE, path, &e)); /* the link leads nowhere */
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(host_saga_write(s, MH_CHANCE, path, &e));
    assert_non_null(strstr(e.text, "no plain file"));
    assert_true(S_ISFIFO(mode_of(path)));
    assert_false(host_saga_write(s, MH_CHANCE, folder, &e));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0);
    umask(mask);
    host_close(s);
}

/* A saga with another name of seat 0 is refused for its name, or only for its check. */
static void names_are_text(void **u)
{
    static const struct {
        const char *name;
        bool good;
    } cases[] = {{"Sam", true},
                 {"Сэм Ёж", true},
                 {"\xf0\x9f\x9b\xa1", true},
                 {"a\xc2\x85z", false},
                 {"\xc2\x9b", false},
                 {"\xe0\x80\xaf", false},
                 {"\xc0\xaf", false},
                 {"a\x7f", false},
                 {"\xed\xa0\x80", false},
                 {"\xf4\x90\x80\x80", false},
                 {"\xf0\x80\x80\xaf", false},
                 {"\xe2\x82", false}};
    (void)u;
    for (size_t i = 0; i < MH_COUNT(cases); i++) {
        host_session *s = open_table(mh_games[0], mh_games[0]->min_seats, 1);
        mh_error e;
        size_t n = 0;
        snprintf(s->config.player[0].name, HOST_NAME, "%s", cases[i].name);
        char *text = host_saga_text(s, MH_CHANCE, &n);
        host_session *back = host_saga_parse(text, n, true, &e);
        assert_int_equal(back != NULL, cases[i].good);
        host_close(back);
        free(text);
        host_close(s);
    }
}

/* ---- fate --------------------------------------------------------------------- */

static uint32_t forty_draws(host_fate *f)
{
    uint32_t sum = 0;
    for (uint32_t ply = 0; ply < 40; ply++)
        sum = sum * 7 + host_fate_below(f, ply, 6);
    return sum;
}

/* The known answer of one key, so that no build draws differently. */
static void fate_is_fixed(void **u)
{
    host_fate f;
    uint8_t key[HOST_KEY], own[HOST_KEY] = {9};
    uint32_t late = 0;
    (void)u;
    host_sim_key(1, 0, key);
    host_fate_open(&f, key);
    late = host_fate_below(&f, 39, 6);
    assert_int_equal(forty_draws(&f), 0x8ae47b22);
    assert_int_equal(host_fate_below(&f, 39, 6), late); /* in whatever order */
    host_fate_mix(&f, 0, own);
    assert_int_not_equal(forty_draws(&f), 0x8ae47b22);
    assert_false(host_fate_reveal(&f, own));
    assert_true(host_fate_reveal(&f, key));
}

static void fate_is_even(void **u)
{
    host_fate f;
    uint8_t key[HOST_KEY] = {0};
    unsigned seen[7] = {0};
    (void)u;
    host_fate_open(&f, key);
    for (uint32_t ply = 0; ply < 70000; ply++)
        seen[host_fate_below(&f, ply, 7)]++;
    for (int i = 0; i < 7; i++)
        assert_in_range(seen[i], 9600, 10400); /* 10000, give or take four deviations */
    for (uint32_t ply = 0; ply < 1000; ply++)  /* half of all words are rejected here */
        assert_true(host_fate_below(&f, ply, 0x80000001u) <= 0x80000000u);
}

/* A draw that fate did not make passes as a legal game, and fails the audit. */
static void audit_finds_a_forged_draw(const mh_game *g, int seats)
{
    static mh_action list[MH_MAX_LEGAL];
    host_session *s = open_table(g, seats, 11);
    mh_rng rng;
    mh_error e;
    bool forged = false;
    size_t n = 0;
    mh_seed(&rng, 11);
    while (!forged && mh_turn(s->now) != MH_NOBODY) {
        uint32_t count = mh_legal(g, s->now, MH_CHANCE, list);
        if (s->plies > 20 && count > 1) {
            mh_action drawn = host_fate_draw(&s->config.fate, g, s->now);
            mh_action other = list[drawn.bits == list[0].bits];
            assert_int_equal(host_play(s, MH_CHANCE, other, NULL), MH_OK);
            forged = true;
        } else {
            go_on(s, 1, &rng);
        }
    }
    char *text = host_saga_text(s, MH_CHANCE, &n);
    host_session *believed = host_saga_parse(text, n, false, &e);
    assert_non_null(believed);
    host_close(believed);
    if (forged) {
        assert_null(host_saga_parse(text, n, true, &e));
        assert_non_null(strstr(e.text, "fate drew"));
        unsigned line = 1;
        const char *at = text;
        for (; line < e.line; line++)
            at = strchr(at, '\n') + 1;
        assert_int_equal(at[0], '7'); /* the line named is one of chance */
        assert_int_equal(strtoul(strstr(text, "\nopen ") + 6, NULL, 10), s->plies);
        assert_non_null(strchr(at, '\n'));
        assert_true(strncmp(strchr(at, '\n') + 1, "open", 4) == 0 ||
                    strncmp(strchr(at, '\n') + 1, "hash", 4) == 0);
    }
    free(text);
    host_close(s);
}

/* ---- sessions ------------------------------------------------------------------ */

static void seek_and_branch(const mh_game *g, int seats)
{
    host_session *s = played(g, seats, 4, UINT32_MAX);
    host_room a;
    for (uint32_t ply = 0; ply <= s->plies; ply += 1 + s->plies / 23) {
        host_seek(s, ply, &a);
        assert_int_equal(a.st.ply, ply);
        host_session *b = host_branch(s, ply);
        assert_memory_equal(b->now, &a, g->state_size);
        mh_rng rng;
        mh_seed(&rng, ply);
        go_on(b, 20, &rng);
        assert_round_trip(b);
        host_close(b);
    }
    assert_int_equal(host_play(s, 0, (mh_action){0}, NULL), MH_EILLEGAL);
    host_close(s);
}

/* In worlds the undo did not look at: what was taken back taught its seat nothing. */
static void assert_foreseeable(const host_session *s, uint32_t ply, mh_rng *rng)
{
    const mh_game *g = s->config.game;
    int seat = s->seats[ply];
    host_room before, after, world;
    host_look(s, ply, seat, &before);
    host_look(s, ply + 1, seat, &after);
    for (int i = 0; i < 3; i++) {
        memcpy(&world, &before, g->state_size);
        g->deal(&world.st, seat, rng);
        mh_apply(g, &world.st, seat, s->actions[ply], NULL);
        g->hide(&world.st, seat);
        assert_memory_equal(&world, &after, g->state_size);
    }
}

static void undo_law(const mh_game *g, int seats)
{
    host_session *s = open_table(g, seats, 6);
    mh_rng rng;
    unsigned undone = 0;
    host_room at;
    mh_seed(&rng, 6);
    for (int i = 0; i < 300 && mh_turn(s->now) != MH_NOBODY; i++) {
        go_on(s, 1 + mh_below(&rng, 3), &rng);
        for (int seat = 0; seat < seats; seat++) {
            uint32_t limit = host_undo_limit(s, seat);
            for (uint32_t ply = limit; ply < s->plies; ply++) {
                assert_int_equal(s->seats[ply], seat);
                if (ply + 4 > s->plies)
                    assert_foreseeable(s, ply, &rng);
            }
            if (limit && limit < s->plies)
                assert_true(s->seats[limit - 1] != seat || host_reveals(s, limit - 1));
            if (limit)
                assert_int_equal(host_undo(s, seat, limit - 1), MH_EILLEGAL);
            if (limit == s->plies || undone > 20)
                continue;
            host_seek(s, limit, &at);
            assert_int_equal(host_undo(s, seat, limit), MH_OK);
            assert_int_equal(s->plies, limit);
            assert_memory_equal(s->now, &at, g->state_size);
            undone++;
        }
    }
    assert_true(undone > 0);
    go_on(s, UINT32_MAX, &rng);
    assert_round_trip(s);
    host_close(s);
}

static void sagas_come_back(void **u) { (void)u, each_game(round_trip); }
static void one_changed_byte_is_refused(void **u) { (void)u, each_game(flips_are_refused); }
static void a_cut_saga_is_refused(void **u) { (void)u, each_game(cuts_are_refused); }
static void other_sagas_are_named(void **u) { (void)u, each_game(strangers_are_named); }
static void secrets_are_stripped(void **u) { (void)u, each_game(stripped); }
static void forged_draws_are_found(void **u) { (void)u, each_game(audit_finds_a_forged_draw); }
static void any_ply_is_found(void **u) { (void)u, each_game(seek_and_branch); }
/* rule DV-LOG-08 and what every other game has of it */
static void undo_is_fair(void **u) { (void)u, each_game(undo_law); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sagas_come_back),        cmocka_unit_test(one_changed_byte_is_refused),
        cmocka_unit_test(a_cut_saga_is_refused),  cmocka_unit_test(other_sagas_are_named),
        cmocka_unit_test(garbage_is_refused),     cmocka_unit_test(secrets_are_stripped),
        cmocka_unit_test(files_are_whole),        cmocka_unit_test(names_are_text),
        cmocka_unit_test(files_keep_their_place), cmocka_unit_test(fate_is_fixed),
        cmocka_unit_test(fate_is_even),           cmocka_unit_test(forged_draws_are_found),
        cmocka_unit_test(any_ply_is_found),       cmocka_unit_test(undo_is_fair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
