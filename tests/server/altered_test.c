/* altered_test.c - all that a seat gets is a function of what it may know. A game is played; then
 * its history is altered: two cards change places, or one answer is another. As long as hide()
 * leaves a viewer the same bytes after every ply, the two histories are one to it, and everything
 * it can ask for must be the same bytes: table, log, events, saga, positions of the past, scores,
 * odds, previews, what can be taken back.
 *
 * altered_test [GAME [GAMES]]: that game alone, with so many games a number of seats. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../mixture.h"
#include "host/present_odds.h"
#include "host/preview.h"

enum {
    TRIALS = 1500,
    MOST = 40,
    PAGE = 1 << 22,
    VIEWERS = MH_MAX_SEATS + 1,
    PAST = 3,
    MIXTURES = 6
};

static const char *only;
static uint64_t games = 2;
static char page[2][PAGE];

typedef struct history {
    const mh_game *g;
    host_session *s;
    uint8_t *states;          /* before every ply, and the last one */
    uint64_t *known[VIEWERS]; /* after every ply: what hide leaves of it */
    mh_action *altered;       /* the other history */
    uint32_t from, until;     /* its first altered ply; the plies it was played for */
    uint32_t same[VIEWERS];   /* plies for which a viewer cannot tell the two apart */
} history;

typedef struct tally {
    unsigned worlds;
    uint64_t bytes;
} tally;

static int viewer_at(const history *h, int v) { return v < h->s->config.seats ? v : MH_NOBODY; }

static mh_state *state_at(const history *h, uint32_t ply)
{
    return (mh_state *)(void *)(h->states + (size_t)ply * h->g->state_size);
}

static uint64_t known_of(const mh_game *g, const mh_state *st, int viewer)
{
    host_room r;
    memcpy(&r, st, g->state_size);
    g->hide(&r.st, viewer);
    return mh_hash(&r, g->state_size);
}

/* ---- a true history ---- */

static host_session *open_session(const mh_game *g, int seats, uint64_t options)
{
    mh_error error;
    host_config config = {.game = g, .options = options, .seats = seats};
    uint8_t key[HOST_KEY] = {1};
    host_fate_open(&config.fate, key);
    host_session *s = NULL;
    assert_int_equal(host_open(&config, &error, &s), MH_OK);
    return s;
}

static void record(history *h, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat; (seat = mh_turn(h->s->now)) != MH_NOBODY;) {
        uint32_t n = mh_legal(h->g, h->s->now, seat, list);
        mh_action a = seat == MH_CHANCE ? mh_roll(h->g, h->s->now, rng) : list[mh_below(rng, n)];
        assert_int_equal(host_play(h->s, seat, a, NULL), MH_OK);
    }
    uint32_t plies = h->s->plies;
    h->states = malloc((size_t)(plies + 1) * h->g->state_size);
    h->altered = calloc(plies, sizeof *h->altered);
    for (int v = 0; v < VIEWERS; v++)
        h->known[v] = calloc(plies + 1, sizeof *h->known[v]);
    mh_setup(h->g, state_at(h, 0), h->s->config.options, h->s->config.seats);
    for (uint32_t i = 0; i < plies; i++) {
        memcpy(state_at(h, i + 1), state_at(h, i), h->g->state_size);
        mh_apply(h->g, state_at(h, i + 1), h->s->seats[i], h->s->actions[i], NULL);
        for (int v = 0; v <= h->s->config.seats; v++)
            h->known[v][i + 1] = known_of(h->g, state_at(h, i + 1), viewer_at(h, v));
    }
}

static void forget(history *h)
{
    host_close(h->s);
    free(h->states);
    free(h->altered);
    for (int v = 0; v < VIEWERS; v++)
        free(h->known[v]);
}

/* ---- another one ---- */

static mh_action swapped(const mh_game *g, mh_action a, const mh_kind *kind, unsigned x, unsigned y)
{
    const mh_verb *verb = &g->verbs[mh_verb_of(a)];
    for (unsigned i = 0; i < verb->operands; i++) {
        unsigned value = mh_arg(a, i);
        if (verb->kinds[i] != kind || (value != x && value != y))
            continue;
        a.bits &= ~(0xffull << (48 - 8 * i));
        a = mh_with(a, i, value == x ? y : x);
    }
    return a;
}

/* Two things of a kind that an answer names change places, from some ply on. */
static void swap_things(history *h, uint32_t at, mh_rng *rng)
{
    mh_action a = h->s->actions[at];
    const mh_verb *verb = &h->g->verbs[mh_verb_of(a)];
    unsigned i = verb->operands ? mh_below(rng, verb->operands) : 0;
    const mh_kind *kind = verb->operands ? verb->kinds[i] : NULL;
    if (!kind || kind->is_set || !kind->ids || kind->count < 2)
        return;
    unsigned y = mh_below(rng, kind->count);
    for (uint32_t k = mh_below(rng, 2) ? at : 0; k < h->s->plies; k++)
        h->altered[k] = swapped(h->g, h->altered[k], kind, mh_arg(a, i), y);
}

static void another_answer(history *h, uint32_t at, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(h->g, state_at(h, at), h->s->seats[at], list);
    h->altered[at] = list[mh_below(rng, n)];
}

/* Who gave the altered answer knows it; and an answer that changes nothing hides nothing. */
static unsigned unaware(const history *h, uint32_t ply, const mh_state *other, unsigned viewers)
{
    if (h->altered[ply].bits == h->s->actions[ply].bits)
        return viewers;
    if (memcmp(state_at(h, ply + 1), other, h->g->state_size) == 0)
        return 0;
    return h->s->seats[ply] < h->s->config.seats ? viewers & ~(1u << h->s->seats[ply]) : viewers;
}

/* What the rules turn face up for all, and no state remembers: whoever was told can tell the two
 * histories apart. Everything else that is told must stand in the state, too. */
static const struct {
    const char *game, *event;
} turned_up[] = {{"divinus", "voted"} /* DV-HID-03 */, {"midgard", "voyage"} /* CM-SHORE-01 */};

static uint64_t turned_up_by(const mh_game *g, const mh_state *st, int seat, mh_action a)
{
    static mh_event events[MH_MAX_TALE];
    mh_tale tale = {events, MH_MAX_TALE, 0};
    host_room r;
    uint64_t hash = 0;
    memcpy(&r, st, g->state_size);
    mh_apply(g, &r.st, seat, a, &tale);
    for (uint32_t i = 0; i < tale.count && i < tale.cap; i++)
        for (unsigned k = 0; k < MH_COUNT(turned_up); k++)
            if (strcmp(turned_up[k].game, g->id) == 0 &&
                strcmp(turned_up[k].event, g->events[events[i].what].name) == 0)
                hash = mh_mix(hash, mh_hash(&events[i], sizeof events[i]));
    return hash;
}

/* Plays the altered history as far as it is legal and somebody cannot tell it from the true one. */
static void play_altered(history *h)
{
    host_room r;
    unsigned viewers = (1u << (h->s->config.seats + 1)) - 1;
    uint32_t i = 0;
    while (i < h->s->plies && h->altered[i].bits == h->s->actions[i].bits)
        i++;
    h->from = i;
    for (int v = 0; v < VIEWERS; v++)
        h->same[v] = i;
    memcpy(&r, state_at(h, i), h->g->state_size);
    for (; i + 1 < h->s->plies && viewers; i++) { /* at the end everything is shown */
        int seat = h->s->seats[i];
        mh_action a = h->altered[i];
        if (!mh_asked(&r.st, seat) || !mh_well_formed(h->g, a) || mh_why(h->g, &r.st, seat, a))
            return;
        if (turned_up_by(h->g, &r.st, seat, a) !=
            turned_up_by(h->g, state_at(h, i), seat, h->s->actions[i]))
            return;
        mh_apply(h->g, &r.st, seat, a, NULL);
        if (!r.st.depth)
            return;
        viewers = unaware(h, i, &r.st, viewers);
        for (int v = 0; v <= h->s->config.seats; v++) {
            if (viewers >> v & 1 && known_of(h->g, &r.st, viewer_at(h, v)) != h->known[v][i + 1])
                viewers &= ~(1u << v);
            if (viewers >> v & 1)
                h->same[v] = i + 1;
        }
    }
}

/* ---- everything a viewer gets ---- */

static host_session *session_of(const history *h, const mh_action *actions, uint32_t plies)
{
    host_session *s = open_session(h->g, h->s->config.seats, h->s->config.options);
    for (uint32_t i = 0; i < plies; i++)
        assert_int_equal(host_play(s, h->s->seats[i], actions[i], NULL), MH_OK);
    return s;
}

static void write_past(mh_text *out, const host_session *s, uint32_t ply, int viewer)
{
    host_room hidden;
    host_look(s, ply, viewer, &hidden);
    present_position(out, s, ply, viewer, PRESENT_EVERYTHING);
    present_score(out, s->config.game, &hidden.st, viewer);
    present_odds(out, s->config.game, &hidden.st, viewer);
}

/* What the first answers of a seat that is asked would bring. */
static void write_previews(mh_text *out, const host_session *s, int viewer)
{
    enum { FIRST = 2 };
    static mh_action list[MH_MAX_LEGAL];
    static preview p;
    host_room hidden;
    host_look(s, s->plies, viewer, &hidden);
    uint32_t n = viewer < s->config.seats ? mh_legal(s->config.game, &hidden.st, viewer, list) : 0;
    for (uint32_t i = 0; i < n && i < FIRST; i++) {
        preview_of(s->config.game, &hidden.st, viewer, list[i], &p);
        present_preview(out, s->config.game, &p);
    }
}

static size_t write_everything(char *to, const host_session *s, int viewer)
{
    mh_text out = mh_text_open(to, PAGE);
    size_t n = 0;
    present_table(&out, s, viewer, PRESENT_EVERYTHING);
    present_log(&out, s, 0, s->plies, viewer);
    char *saga = host_saga_text(s, viewer, &n);
    assert_non_null(saga);
    mh_put(&out, saga);
    free(saga);
    for (uint32_t i = 0; i <= PAST; i++)
        write_past(&out, s, s->plies - s->plies * i / (PAST + 1), viewer);
    write_previews(&out, s, viewer);
    if (viewer < s->config.seats)
        mh_put_int(&out, host_undo_limit(s, viewer));
    assert_true(out.len < PAGE);
    return out.len;
}

static void compare(const history *h, int v, tally *t)
{
    uint32_t plies = h->same[v];
    int viewer = viewer_at(h, v);
    host_session *truth = session_of(h, h->s->actions, plies);
    host_session *other = session_of(h, h->altered, plies);
    size_t n = write_everything(page[0], truth, viewer);
    size_t m = write_everything(page[1], other, viewer);
    size_t i = 0;
    while (i < n && i < m && page[0][i] == page[1][i])
        i++;
    if (i < n || i < m)
        fail_msg(
            "%s, %d seats: viewer %d can tell two histories of %u plies apart:\n%.120s\n%.120s",
            h->g->id, h->s->config.seats, viewer, (unsigned)plies, page[0] + (i < 60 ? 0 : i - 60),
            page[1] + (i < 60 ? 0 : i - 60));
    t->worlds++;
    t->bytes += n;
    host_close(truth);
    host_close(other);
}

static void alter_and_compare(const mh_game *g, int seats, uint64_t options, uint64_t seed,
                              tally *t)
{
    history h = {.g = g, .s = open_session(g, seats, options)};
    unsigned before = t->worlds;
    mh_rng rng;
    mh_seed(&rng, seed);
    record(&h, &rng);
    for (int trial = 0; trial < TRIALS && t->worlds < before + MOST; trial++) {
        uint32_t at = mh_below(&rng, h.s->plies);
        memcpy(h.altered, h.s->actions, h.s->plies * sizeof *h.altered);
        (mh_below(&rng, 4) ? swap_things : another_answer)(&h, at, &rng);
        play_altered(&h);
        for (int v = 0; v <= seats; v++)
            if (h.same[v] > h.from && mh_below(&rng, 2))
                compare(&h, v, t);
    }
    forget(&h);
}

/* Every number of seats as usual, and options at random. */
static void each_table(const mh_game *g, tally *t)
{
    uint64_t options = mh_options_default(g);
    int seats = 0;
    mh_rng rng;
    mh_seed(&rng, 1);
    for (uint64_t seed = 0; seed < games; seed++) {
        for (seats = g->min_seats; seats <= g->max_seats; seats++)
            if (mh_playable(g, seats, &options))
                alter_and_compare(g, seats, options, seed, t);
        for (int i = 0; i < MIXTURES; i++)
            if (mixture(g, &rng, &options, &seats))
                alter_and_compare(g, seats, options, seed, t);
    }
}

static void altered_histories_are_not_told_apart(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        tally t = {0, 0};
        if (only && strcmp(only, g->id) != 0)
            continue;
        each_table(g, &t);
        printf("%s: %u altered histories, %llu bytes compared, none told apart\n", g->id, t.worlds,
               (unsigned long long)t.bytes);
        assert_true(t.worlds > 0);
    }
}

int main(int argc, char **argv)
{
    only = argc > 1 ? argv[1] : NULL;
    games = argc > 2 ? strtoull(argv[2], NULL, 10) : games;
    if (argc > 3 || (only && !mh_find(only)) || !games) {
        fputs("altered_test: expected [GAME [GAMES]]\n", stderr);
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(altered_histories_are_not_told_apart)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
