/* perft.c - `meadhall perft`: how many lines of legal answers a position has, so that another
 * implementation can compare itself (conformance/README.md). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { MAX_DEPTH = 12 };

typedef struct wishes {
    const char *options;
    uint64_t seats, seed, depth, at; /* at: UINT64_MAX, the end of the saga */
    bool divide;
} wishes;

/* Sequences of so many answers; chance answers like a seat, every outcome once. Of seats asked
 * together the lowest answers first. */
static uint64_t lines(const mh_game *g, const mh_state *st, unsigned depth)
{
    mh_action list[MH_MAX_LEGAL];
    mh_room next;
    uint64_t sum = 0;
    if (!depth)
        return 1;
    if (!st->depth)
        return 0;
    int seat = mh_turn(st);
    uint32_t n = mh_legal(g, st, seat, list);
    if (depth == 1)
        return n;
    for (uint32_t i = 0; i < n; i++) {
        memcpy(&next, st, g->state_size);
        mh_apply(g, &next.st, seat, list[i], NULL);
        sum += lines(g, &next.st, depth - 1);
    }
    return sum;
}

/* The lines behind each first answer, to find where two implementations part. */
static void divide(const mh_game *g, const mh_state *st, unsigned depth)
{
    mh_action list[MH_MAX_LEGAL];
    mh_room next;
    char text[256];
    if (!st->depth)
        return;
    int seat = mh_turn(st);
    uint32_t n = mh_legal(g, st, seat, list);
    for (uint32_t i = 0; i < n; i++) {
        memcpy(&next, st, g->state_size);
        mh_apply(g, &next.st, seat, list[i], NULL);
        mh_format(g, list[i], text, sizeof text);
        printf("%d %s\t%llu\n", seat, text, (unsigned long long)lines(g, &next.st, depth - 1));
    }
}

static int count(const host_session *s, const wishes *w)
{
    host_room r;
    if (w->at != UINT64_MAX && w->at > s->known)
        return cli_usage(&cli_perft, "--at %llu; expected at most %u", (unsigned long long)w->at,
                         (unsigned)s->known);
    host_seek(s, w->at == UINT64_MAX ? s->known : (uint32_t)w->at, &r);
    if (w->divide) {
        divide(s->config.game, &r.st, (unsigned)w->depth);
        return CLI_OK;
    }
    for (unsigned d = 1; d <= w->depth; d++)
        printf("%u\t%llu\n", d, (unsigned long long)lines(s->config.game, &r.st, d));
    return CLI_OK;
}

static int of_saga(const char *path, const wishes *w)
{
    mh_error e;
    if (w->seats || w->options)
        return cli_usage(&cli_perft, "a saga has its own --seats and --options");
    host_session *s = host_saga_read(path, false, &e);
    if (!s)
        return cli_refused(&cli_perft, path, &e);
    int status = count(s, w);
    host_close(s);
    return status;
}

/* A new game, laid out by the fate of the seed up to the first question for a seat. */
static int of_game(const char *id, const wishes *w)
{
    cli_lineup t;
    mh_error error;
    uint8_t key[HOST_KEY];
    cli_lineup_words words = {.game = id,
                              .options = w->options,
                              .first_bot = "random",
                              .other_bots = "random",
                              .seats = w->seats};
    int status = cli_lineup_read(&cli_perft, &words, &t);
    if (status != CLI_GO_ON)
        return status;
    host_config config = {.game = t.game, .options = t.options, .seats = t.seats};
    host_sim_key(w->seed, 0, key);
    host_fate_open(&config.fate, key);
    host_session *s = NULL;
    mh_err err = host_open(&config, &error, &s);
    if (err)
        return err == MH_ENOMEM ? cli_failed(&cli_perft, "%s", error.text)
                                : cli_usage(&cli_perft, "%s", error.text);
    while (err == MH_OK && mh_turn(s->now) == MH_CHANCE)
        err = host_chance(s, NULL);
    status = err == MH_OK ? count(s, w) : cli_failed(&cli_perft, "%s", host_err_text(err));
    host_close(s);
    return status;
}

static int run(int argc, char **argv)
{
    wishes w = {.depth = 3, .seed = 1, .at = UINT64_MAX};
    const cli_option options[] = {
        {"--seats", CLI_NUMBER, &w.seats, 1, MH_MAX_SEATS},
        {"--seed", CLI_NUMBER, &w.seed, 0, INT64_MAX},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--depth", CLI_NUMBER, &w.depth, 1, MAX_DEPTH},
        {"--at", CLI_NUMBER, &w.at, 0, HOST_MAX_PLIES},
        {"--divide", CLI_FLAG, &w.divide, 0, 0},
    };
    int status = cli_read(&cli_perft, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_perft, "expected GAME or FILE.saga");
    const char *dot = strrchr(argv[0], '.');
    if (dot && strcmp(dot, ".saga") == 0)
        return of_saga(argv[0], &w);
    return of_game(argv[0], &w);
}

const cli_command cli_perft = {
    "perft", "count the lines of legal answers",
    "usage: meadhall perft GAME [--seats N] [--seed S] [--options k=v,...] [--at PLY] [--depth D]\n"
    "       meadhall perft FILE.saga [--at PLY] [--depth D]\n\n"
    "Prints for every depth from 1 to D (usually 3) how many different sequences of so many\n"
    "legal answers there are. Chance answers as a seat does: every outcome is one answer,\n"
    "whatever its weight. Of seats asked at once the lowest answers first. A game that is over\n"
    "has no longer lines.\n\n"
    "  --seats N      players (usually four, or as many as the game allows)\n"
    "  --seed S       of a new game: chance lays it out up to the first question for a seat\n"
    "  --at PLY       the position after so many plies\n"
    "  --divide       the lines of depth D behind each first answer\n\n"
    "conformance/README.md says how another implementation compares itself.\n\n"
    "Exit status: 0; 1 when a saga is refused; 2 for a wrong word or file.\n",
    run};
