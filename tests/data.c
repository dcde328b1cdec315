/* data.c - self-play records: what is read is what was written; what was changed is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "meadhall/data.h"

enum { GAMES = 2, MOST = 4000 };

typedef struct kept { /* what was written, to be compared */
    mh_room hidden;
    mh_action legal[MH_MAX_LEGAL];
    uint32_t visits[MH_MAX_LEGAL];
    data_record record;
} kept;

typedef struct played {
    data_about about;
    kept *record;
    uint32_t count, of_game[GAMES];
    mh_room end[GAMES];
} played;

static char path[64];

static void note(played *p, data_block *b, const mh_state *st, int seat, const mh_action *list,
                 uint32_t n, uint32_t choice)
{
    const mh_game *g = p->about.game;
    kept *k = &p->record[p->count];
    assert_true(p->count < MOST);
    memcpy(&k->hidden, st, g->state_size);
    g->hide(&k->hidden.st, seat);
    memcpy(k->legal, list, n * sizeof *list);
    for (uint32_t i = 0; i < n; i++)
        k->visits[i] = i * 1000003u;
    k->record =
        (data_record){&k->hidden.st, seat, n, choice, k->legal, p->count % 3 ? k->visits : NULL};
    assert_true(data_block_add(b, &k->record));
    p->count++;
}

static void play(played *p, data_block *b, unsigned number)
{
    const mh_game *g = p->about.game;
    mh_room *now = &p->end[number];
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    uint32_t before = p->count;
    mh_seed(&rng, number);
    assert_null(mh_setup(g, &now->st, p->about.options, p->about.seats));
    data_block_begin(b, 100 + number);
    for (int seat; (seat = mh_turn(&now->st)) != MH_NOBODY;) {
        uint32_t n = mh_legal(g, &now->st, seat, list), x = mh_below(&rng, n);
        if (seat == MH_CHANCE)
            list[x] = mh_roll(g, &now->st, &rng);
        else
            note(p, b, &now->st, seat, list, n, x);
        mh_apply(g, &now->st, seat, list[x], NULL);
    }
    p->of_game[number] = p->count - before;
    assert_true(data_block_end(b, &now->st));
}

static played *write_games(const mh_game *g)
{
    played *p = calloc(1, sizeof *p);
    mh_error e;
    p->record = calloc(MOST, sizeof *p->record);
    p->about = (data_about){.game = g, .seed = 5, .seats = g->min_seats};
    assert_true(mh_playable(g, p->about.seats, &p->about.options));
    for (int seat = 0; seat < p->about.seats; seat++)
        snprintf(p->about.bot[seat], HOST_NAME, "bot %d", seat);
    data_block *b = data_block_open(&p->about);
    data_writer *w = data_create(path, &p->about, &e);
    assert_non_null(w);
    for (unsigned i = 0; i < GAMES; i++) {
        play(p, b, i);
        assert_true(data_append(w, b, &e));
    }
    assert_int_not_equal(access(path, F_OK), 0); /* nothing before it is whole */
    assert_true(data_finish(w, &e));
    data_block_close(b);
    return p;
}

static void drop(played *p)
{
    free(p->record);
    free(p);
    unlink(path);
}

static void same_record(const mh_game *g, const data_record *a, const data_record *b)
{
    assert_memory_equal(a->hidden, b->hidden, g->state_size);
    assert_int_equal(a->seat, b->seat);
    assert_int_equal(a->n, b->n);
    assert_int_equal(a->choice, b->choice);
    assert_memory_equal(a->legal, b->legal, a->n * sizeof *a->legal);
    assert_true(!a->visits == !b->visits);
    if (a->visits)
        assert_memory_equal(a->visits, b->visits, a->n * sizeof *a->visits);
}

static void comes_back(void **u)
{
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        played *p = write_games(g);
        mh_error e;
        data_game game;
        data_record r;
        data_reader *reader = data_open(path, &e);
        uint32_t at = 0;
        assert_non_null(reader);
        assert_ptr_equal(data_of(reader)->game, g);
        assert_int_equal(data_of(reader)->options, p->about.options);
        assert_string_equal(data_of(reader)->bot[0], "bot 0");
        for (unsigned k = 0; k < GAMES; k++) {
            uint8_t rank[MH_MAX_SEATS] = {0};
            g->rank(&p->end[k].st, rank);
            assert_int_equal(data_next_game(reader, &game, &e), DATA_ONE);
            assert_int_equal(game.number, 100 + k);
            assert_int_equal(game.records, p->of_game[k]);
            for (int seat = 0; seat < p->about.seats; seat++) {
                assert_int_equal(game.score[seat], mh_total(g, &p->end[k].st, seat));
                assert_int_equal(game.rank[seat], rank[seat]);
            }
            for (uint32_t n = 0; n < game.records; n++) {
                assert_int_equal(data_next(reader, &r, &e), DATA_ONE);
                same_record(g, &r, &p->record[at++].record);
            }
            assert_int_equal(data_next(reader, &r, &e), DATA_END);
        }
        assert_int_equal(data_next_game(reader, &game, &e), DATA_END);
        data_close(reader);
        drop(p);
    }
}

/* Reads all; true when nothing was wrong. */
static bool reads(mh_error *e)
{
    data_game game;
    data_got got = DATA_BAD;
    data_reader *r = data_open(path, e);
    while (r && (got = data_next_game(r, &game, e)) == DATA_ONE) {
        data_record one;
        while ((got = data_next(r, &one, e)) == DATA_ONE)
            continue;
    }
    data_close(r);
    return got == DATA_END;
}

static void store(const uint8_t *bytes, size_t n)
{
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, n, f), n);
    fclose(f);
}

static uint8_t *load(size_t *n)
{
    mh_error e;
    uint8_t *bytes = (uint8_t *)host_file_read(path, n, &e);
    assert_non_null(bytes);
    return bytes;
}

static void refuses(const char *why)
{
    mh_error e = {.text = ""};
    assert_false(reads(&e));
    assert_true(*e.text);
    if (why && !strstr(e.text, why))
        fail_msg("expected '%s', got '%s'", why, e.text);
}

static void damage_is_found(void **u)
{
    (void)u;
    played *p = write_games(mh_find("midgard"));
    size_t n = 0;
    uint8_t *bytes = load(&n);
    mh_error e;
    assert_true(reads(&e));
    for (size_t i = 0; i < n; i += 1 + i / 200) {
        bytes[i] ^= (uint8_t)(1u << i % 8);
        store(bytes, n);
        refuses(i < 8 ? "no self-play data" : NULL);
        bytes[i] ^= (uint8_t)(1u << i % 8);
    }
    for (size_t i = 0; i < n; i += 1 + i / 200) {
        store(bytes, i);
        refuses(i < 16 ? "no self-play data" : "cut off");
    }
    uint8_t *more = malloc(n + 1);
    memcpy(more, bytes, n);
    more[n] = 0;
    store(more, n + 1);
    refuses("after the end");
    free(more);
    free(bytes);
    drop(p);
}

/* Changed with a hash that fits: what cannot be is refused all the same. */
static void lies_are_found(void **u)
{
    (void)u;
    played *p = write_games(mh_find("midgard"));
    size_t n = 0;
    uint8_t *bytes = load(&n);
    uint32_t header = (uint32_t)bytes[12] | (uint32_t)bytes[13] << 8;
    uint32_t size = 0;
    memcpy(&size, bytes + header + 4, 4);
    unsigned refused = 0, tried = 0;
    for (size_t i = header + 16; i < header + 16 + size; i += 7) {
        uint8_t was = bytes[i];
        bytes[i] = (uint8_t)(was + 1 + i % 200);
        uint64_t hash = mh_hash(bytes + header, 16 + size);
        memcpy(bytes + header + 16 + size, &hash, 8);
        store(bytes, n);
        mh_error e = {.text = ""};
        tried++;
        if (!reads(&e))
            refused += *e.text != 0;
        bytes[i] = was;
    }
    assert_int_equal(refused, tried); /* at the latest, the end does not fit */
    bytes[16] ^= 1;
    uint64_t hash = mh_hash(bytes, header - 8);
    memcpy(bytes + header - 8, &hash, 8);
    store(bytes, n);
    refuses("other tables of midgard");
    bytes[8] = DATA_VERSION - 1;
    store(bytes, n);
    refuses("version 1; expected 2");
    free(bytes);
    drop(p);
}

static void nothing_is_left(void **u)
{
    (void)u;
    mh_error e = {.text = ""};
    data_about about = {.game = mh_find("midgard"), .seats = 2};
    data_writer *w = data_create(path, &about, &e);
    assert_non_null(w);
    data_drop(w);
    assert_int_not_equal(access(path, F_OK), 0);
    assert_null(data_create("/nowhere/at/all", &about, &e));
    assert_non_null(strstr(e.text, "No such file"));
    assert_null(data_open("/nowhere/at/all", &e));
    assert_non_null(strstr(e.text, "No such file"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comes_back),
        cmocka_unit_test(damage_is_found),
        cmocka_unit_test(lies_are_found),
        cmocka_unit_test(nothing_is_left),
    };
    snprintf(path, sizeof path, "data-test-%ld.mhd", (long)getpid());
    return cmocka_run_group_tests(tests, NULL, NULL);
}
