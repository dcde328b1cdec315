/* bench.c - `meadhall bench`: random play and searches on one core, and one signature. */
#include "lab/bench.h"

#include <stdio.h>

#include "cli.h"
#include "lab/report.h"

static json_t *one_json(const mh_game *g, const bench_figures *f)
{
    json_t *one =
        json_pack("{s:s,s:i,s:f,s:f,s:f,s:i,s:f,s:f,s:f}", "game", g->id, "seats", f->seats,
                  "decisions_per_s", f->decisions, "games_per_s", f->games, "plies_per_s", f->plies,
                  "state_bytes", (int)g->state_size, "copies_per_s", f->copies,
                  "mcts_iterations_per_s", f->iterations, "mcts_20ms_worst_ms", f->overrun);
    if (f->instructions)
        json_object_set_new(one, "instructions_per_decision",
                            json_integer((json_int_t)f->instructions));
    return one;
}

static void one_line(const mh_game *g, const bench_figures *f, bool first)
{
    char count[24] = "-";
    if (f->instructions)
        snprintf(count, sizeof count, "%llu", (unsigned long long)f->instructions);
    if (first)
        printf("%-10s %5s %12s %9s %12s %11s %12s %13s %12s %13s\n", "game", "seats", "decisions/s",
               "games/s", "plies/s", "state bytes", "copies/s", "iterations/s", "worst of 20",
               "instr/decision");
    printf("%-10s %5d %12.0f %9.1f %12.0f %11u %12.0f %13.0f %9.1f ms %13s\n", g->id, f->seats,
           f->decisions, f->games, f->plies, (unsigned)g->state_size, f->copies, f->iterations,
           f->overrun, count);
    fflush(stdout);
}

typedef struct wishes {
    bool json, only_signature;
    uint64_t seats, millis, moves;
    bench_record record;
} wishes;

static int measure(const mh_game *g, const wishes *w, json_t *list, bool first)
{
    mh_error e;
    bench_figures f = bench_measure(g, w->seats ? (int)w->seats : cli_default_seats(g), w->millis);
    f.instructions = bench_count_of(w->record.counts, g->id);
    if (w->json)
        json_array_append_new(list, one_json(g, &f));
    else
        one_line(g, &f, first);
    mh_err err = bench_keep(&w->record, g, &f, &e);
    if (!err)
        return CLI_GO_ON;
    return err == MH_ERANGE ? cli_failed(&cli_bench, "%s", e.text)
                            : cli_usage(&cli_bench, "%s", e.text);
}

/* 1 where a move was illegal or late. */
static int keep_to_time(const mh_game *only, const wishes *w)
{
    bool bad = false;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        if (only && g != only)
            continue;
        int seats = w->seats ? (int)w->seats : cli_default_seats(g);
        bench_budget b = bench_moves(g, seats, w->moves, 1e9);
        printf("%-10s %llu moves of mcts:20ms, longest %.1f ms, over 24 ms %llu, illegal %llu\n",
               g->id, (unsigned long long)b.moves, b.worst, (unsigned long long)b.late,
               (unsigned long long)b.illegal);
        fflush(stdout);
        bad |= b.late || b.illegal;
    }
    return bad ? CLI_FAILED : CLI_OK;
}

static int bench(const mh_game *only, const wishes *w)
{
    char text[20];
    json_t *list = json_array();
    int status = CLI_GO_ON;
    for (unsigned i = 0; i < mh_game_count && status == CLI_GO_ON; i++) {
        bool wanted = !only || only == mh_games[i];
        if (wanted && !w->only_signature)
            status = measure(mh_games[i], w, list, only || i == 0);
    }
    if (status != CLI_GO_ON) {
        json_decref(list);
        return status;
    }
    snprintf(text, sizeof text, "%016llx",
             (unsigned long long)(only ? mh_signature_of(only) : mh_signature()));
    json_t *root = json_pack("{s:s,s:o}", "signature", text, "games", list);
    if (w->json) {
        report_put_json(stdout, root);
        return CLI_OK;
    }
    json_decref(root);
    printf("%s%s\n", w->only_signature ? "" : "signature ", text);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    wishes w = {.millis = 400};
    const cli_option options[] = {{"--json", CLI_FLAG, &w.json, 0, 0},
                                  {"--signature", CLI_FLAG, &w.only_signature, 0, 0},
                                  {"--seats", CLI_NUMBER, &w.seats, 1, 99},
                                  {"--instructions", CLI_TEXT, &w.record.counts, 0, 0},
                                  {"--history", CLI_TEXT, &w.record.history, 0, 0},
                                  {"--commit", CLI_TEXT, &w.record.commit, 0, 0},
                                  {"--machine", CLI_TEXT, &w.record.machine, 0, 0},
                                  {"--moves", CLI_NUMBER, &w.moves, 1, 1000000},
                                  {"--millis", CLI_NUMBER, &w.millis, 10, 60000}};
    int status = cli_read(&cli_bench, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc > 1)
        return cli_usage(&cli_bench, "expected at most one GAME");
    const mh_game *only = argc ? cli_game(&cli_bench, argv[0]) : NULL;
    if (argc && !only)
        return CLI_USAGE;
    for (unsigned i = 0; w.seats && i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        if ((!only || g == only) && (w.seats < g->min_seats || w.seats > g->max_seats))
            return cli_usage(&cli_bench, "%llu seats; %s is for %d to %d",
                             (unsigned long long)w.seats, g->id, g->min_seats, g->max_seats);
    }
    return w.moves ? keep_to_time(only, &w) : bench(only, &w);
}

const cli_command cli_bench = {
    "bench", "measure random play and searches, and print the signature",
    "usage: meadhall bench [GAME] [--json] [--seats N] [--millis MS] [--signature]\n"
    "                      [--moves N]\n"
    "                      [--instructions FILE] [--history FILE --commit C --machine M]\n\n"
    "Plays uniformly random games on one core and prints decisions, games, plies and state\n"
    "copies a second of processor time; then iterations a second of a tree search with full\n"
    "rollouts, and the longest of many moves that had 20 ms. The signature is one hash over a\n"
    "fixed number of games of every game (or of GAME alone) with every number of seats: the same\n"
    "in every build.\n\n"
    "  --json         signature and games, each with game, seats, decisions_per_s,\n"
    "                 games_per_s, plies_per_s, state_bytes, copies_per_s,\n"
    "                 mcts_iterations_per_s, mcts_20ms_worst_ms, instructions_per_decision\n"
    "  --seats N      players of a game (usually 4)\n"
    "  --millis MS    time of each of the three runs, of which the best counts\n"
    "  --signature    the signature only\n"
    "  --moves N      only N moves of mcts:20ms a game: the longest, how many took more than\n"
    "                 24 ms, and whether each was legal; exit status 1 where one was not so\n"
    "  --instructions FILE\n"
    "                 instructions a decision, as tools/instructions.py counted them\n"
    "  --history FILE append a line a game, with the commit and the machine given\n",
    run};
