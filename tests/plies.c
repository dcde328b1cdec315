/* plies.c - `plies GAME N [SEED]`: random games until N plies are played, seats and options of
 * each by its seed, `check` after every ply. Meant for the build with sanitizers. A finding is told
 * with the seed of its game: `plies GAME 1 SEED` plays that game alone. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "meadhall/game.h"

enum { TRIES = 20, MOST_PLIES = 200000, SPELLED = 16, MOST_FINDINGS = 100 };

typedef struct tally {
    uint64_t plies, games, over, findings;
} tally;

static char playing[96]; /* for the last words of a game that an assertion stops */

static void on_abort(int number)
{
    (void)number;
    ssize_t written = write(STDERR_FILENO, playing, strlen(playing));
    (void)written;
}

/* Every option at random; half of the games as they are usually played. */
static uint64_t options_of(const mh_game *g, mh_rng *rng)
{
    uint64_t options = 0;
    if (mh_below(rng, 2))
        return mh_options_default(g);
    for (unsigned i = 0; i < g->option_count; i++) {
        const mh_option *o = &g->options[i];
        options |= (uint64_t)mh_below(rng, o->values->count) << o->shift;
    }
    return options;
}

static bool begin(const mh_game *g, mh_state *st, mh_rng *rng)
{
    for (int i = 0; i < TRIES; i++) {
        int seats = g->min_seats + (int)mh_below(rng, g->max_seats - g->min_seats + 1u);
        if (!mh_setup(g, st, options_of(g, rng), seats))
            return true;
    }
    for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
        uint64_t options = mh_options_default(g);
        if (mh_playable(g, seats, &options) && !mh_setup(g, st, options, seats))
            return true;
    }
    return false;
}

static void found(const mh_game *g, const mh_state *st, uint64_t seed, const char *what,
                  mh_action a, tally *t)
{
    char text[256], options[256];
    mh_format(g, a, text, sizeof text);
    mh_options_format(g, st->options, options, sizeof options);
    printf("%s: %s at ply %u of seed %llu, %d seats, options '%s', after '%s'\n", g->id, what,
           st->ply, (unsigned long long)seed, st->seats, options, text);
    t->findings++;
}

/* Dice mostly as they fall, sometimes as if all faces were alike: that reaches other places. */
static mh_action pick(const mh_game *g, const mh_state *st, int seat, const mh_action *list,
                      uint32_t n, mh_rng *rng)
{
    return seat == MH_CHANCE && mh_below(rng, 4) ? mh_roll(g, st, rng) : list[mh_below(rng, n)];
}

/* One ply; what is wrong, or NULL. */
static const char *step(const mh_game *g, mh_state *st, mh_rng *rng, mh_action *a)
{
    static mh_action list[MH_MAX_LEGAL];
    static mh_event events[MH_MAX_TALE];
    mh_tale tale = {events, MH_MAX_TALE, 0};
    char text[256];
    mh_action again;
    int seat = mh_turn(st);
    uint32_t n = mh_legal(g, st, seat, list);
    if (!n)
        return "nothing is legal";
    if (st->ply >= MOST_PLIES)
        return "the game does not end";
    *a = pick(g, st, seat, list, n, rng);
    if (st->ply % SPELLED == 0) {
        mh_format(g, *a, text, sizeof text);
        if (mh_parse(g, text, &again) || again.bits != a->bits)
            return "an answer is not understood";
    }
    if (mh_play(g, st, seat, *a, &tale))
        return "a listed answer is refused";
    return g->check(st);
}

static void play(const mh_game *g, uint64_t seed, uint64_t most, tally *t)
{
    static mh_room room;
    mh_rng rng;
    mh_action a = {0};
    const char *wrong = NULL;
    int32_t line[MH_MAX_LINES];
    snprintf(playing, sizeof playing, "plies: stopped in %s, seed %llu\n", g->id,
             (unsigned long long)seed);
    mh_seed(&rng, seed);
    if (!begin(g, &room.st, &rng)) {
        found(g, &room.st, seed, "no game can be set up", a, t);
        return;
    }
    while (!wrong && room.st.depth && t->plies < most) {
        wrong = step(g, &room.st, &rng, &a);
        t->plies++;
    }
    if (wrong)
        found(g, &room.st, seed, wrong, a, t);
    for (int seat = 0; seat < room.st.seats; seat++)
        g->score(&room.st, seat, line);
    t->games++;
    t->over += !room.st.depth;
}

static bool number(const char *text, uint64_t *out)
{
    char *end = NULL;
    errno = 0;
    *out = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno;
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
    uint64_t most = 0, seed = 1;
    const mh_game *g = argc > 1 ? mh_find(argv[1]) : NULL;
    tally t = {0};
    if (!g || argc < 3 || argc > 4 || !number(argv[2], &most) || !most ||
        (argc > 3 && !number(argv[3], &seed))) {
        fprintf(stderr, "usage: plies GAME N [SEED], with a game like midgard and N from 1\n");
        return 2;
    }
    signal(SIGABRT, on_abort);
    double from = seconds();
    bool one = most == 1;
    for (uint64_t i = 0; t.plies < most && t.findings < MOST_FINDINGS; i++)
        play(g, seed + i, one ? MOST_PLIES : most, &t);
    double took = seconds() - from;
    printf("%s: %llu plies, %llu games, %llu of them to their end, %llu findings, %.0f plies a "
           "second\n",
           g->id, (unsigned long long)t.plies, (unsigned long long)t.games,
           (unsigned long long)t.over, (unsigned long long)t.findings,
           took > 0 ? (double)t.plies / took : 0.0);
    return t.findings != 0;
}
