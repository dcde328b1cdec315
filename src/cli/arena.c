/* arena.c - `meadhall arena`: its words, and where the results go. */
#include "lab/report.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "work.h"

static int report(const arena_job *job, const arena_outcome *o, bool json, double seconds)
{
    if (json)
        report_put_json(stdout, arena_json(job, o, seconds));
    else
        arena_put_text(stdout, job, o, seconds);
    if (!o->failed)
        return CLI_OK;
    return cli_failed(&cli_arena, "game %llu of seed %llu broke a rule or did not end",
                      (unsigned long long)(job->from + o->failed - 1),
                      (unsigned long long)job->seed);
}

static int hold(const arena_job *job, ranks *r, uint64_t threads, bool json)
{
    const lab_watch watch = work_watch(&cli_arena);
    arena_outcome o;
    mh_error e;
    int status = work_folder(&cli_arena, job->folder);
    if (status != CLI_GO_ON)
        return status;
    if (job->folder || r->count > 1)
        work_finish_files();
    r->watch = &watch;
    double start = lab_seconds();
    mh_err err = arena_hold_ranks(job, r, threads, &o, &e);
    work_watched(&watch);
    work_die_of_signal();
    status = CLI_OK;
    if (err != MH_ENOMEM && !r->rank)
        status = report(job, &o, json, lab_seconds() - start);
    if (err && status == CLI_OK)
        status = cli_failed(&cli_arena, "%s", e.text);
    arena_forget(&o);
    if (o.lost)
        ranks_leave(CLI_FAILED);
    return status;
}

/* ---- words of the command line ---- */

static int read_bots(arena_job *job, const char *list)
{
    for (const char *s = list;; s++) {
        size_t n = strcspn(s, ",");
        mh_error error;
        if (job->bots == ARENA_BOTS)
            return cli_usage(&cli_arena, "more than %d bots", ARENA_BOTS);
        char *word = job->bot[job->bots];
        if (n >= HOST_NAME)
            return cli_usage(&cli_arena, "the name of bot %d is too long", job->bots + 1);
        memcpy(word, s, n);
        word[n] = 0;
        if (ai_parse(word, &job->spec[job->bots], &error))
            return cli_usage(&cli_arena, "%s", error.text);
        if (job->spec[job->bots++].kind == AI_HUMAN)
            return cli_usage(&cli_arena, "nobody is asked in an arena; expected bots, not human");
        s += n;
        if (!*s)
            return CLI_GO_ON;
    }
}

/* `elo0,elo1`, the first the smaller. */
static int read_sprt(arena_job *job, const char *text)
{
    char *end = NULL;
    if (!text)
        return CLI_GO_ON;
    job->elo0 = strtod(text, &end);
    if (end == text || *end != ',')
        return cli_usage(&cli_arena, "--sprt is '%.40s'; expected elo0,elo1", text);
    const char *second = end + 1;
    job->elo1 = strtod(second, &end);
    if (end == second || *end || !(job->elo0 < job->elo1) || !isfinite(job->elo1 - job->elo0))
        return cli_usage(&cli_arena, "--sprt is '%.40s'; expected elo0,elo1, the first smaller",
                         text);
    job->sprt = true;
    return CLI_GO_ON;
}

/* As many seats as bots, where the game allows that. */
static uint64_t seats_for(const arena_job *job, const mh_game *g)
{
    if (job->bots < g->min_seats)
        return g->min_seats;
    return job->bots > g->max_seats ? g->max_seats : (uint64_t)job->bots;
}

static int read_job(arena_job *job, cli_lineup_words *w, const char *sprt)
{
    const char *bots = w->bots;
    const mh_game *g = cli_game(&cli_arena, w->game);
    if (!g)
        return CLI_USAGE;
    if (!bots || !strchr(bots, ','))
        return cli_usage(&cli_arena, "expected --bots SPEC,SPEC[,...]");
    int status = read_bots(job, bots);
    if (status == CLI_GO_ON)
        status = read_sprt(job, sprt);
    if (status != CLI_GO_ON)
        return status;
    w->seats = w->seats ? w->seats : seats_for(job, g);
    w->bots = NULL;
    cli_lineup t;
    status = cli_lineup_read(&cli_arena, w, &t);
    if (status == CLI_GO_ON && t.seats < 2)
        return cli_usage(&cli_arena, "one seat; expected at least 2");
    job->game = t.game;
    job->seats = t.seats;
    job->options = t.options;
    return status;
}

static int run(int argc, char **argv)
{
    static arena_job job;
    cli_lineup_words w = {.first_bot = "random", .other_bots = "random"};
    ranks r;
    int status = work_join(&cli_arena, &r);
    uint64_t threads = ranks_threads(&r, LAB_MAX_THREADS);
    const char *sprt = NULL, *nets = NULL;
    bool json = false;
    job.seed = 1;
    const cli_option options[] = {
        {"--bots", CLI_TEXT, &w.bots, 0, 0},
        {"--games", CLI_NUMBER, &job.games, 1, 100000000},
        {"--from", CLI_NUMBER, &job.from, 0, INT64_MAX / 2},
        {"--seats", CLI_NUMBER, &w.seats, 1, 99},
        {"--seed", CLI_NUMBER, &job.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, LAB_MAX_THREADS},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--sprt", CLI_TEXT, &sprt, 0, 0},
        {"--nets", CLI_TEXT, &nets, 0, 0},
        {"--saga", CLI_TEXT, &job.folder, 0, 0},
        {"--patience", CLI_NUMBER, &r.patience, 1, 86400},
        {"--json", CLI_FLAG, &json, 0, 0},
    };
    if (status == CLI_GO_ON)
        status = cli_read(&cli_arena, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_arena, "expected one GAME");
    if (!job.games)
        return cli_usage(&cli_arena, "expected --games N");
    w.game = argv[0];
    status = read_job(&job, &w, sprt);
    if (status == CLI_GO_ON)
        status = cli_nets(&cli_arena, job.game, nets, job.spec, (unsigned)job.bots);
    if (status == CLI_GO_ON && job.from % arena_round(&job))
        return cli_usage(&cli_arena,
                         "--from is %llu; expected a multiple of %llu, the games of a seed",
                         (unsigned long long)job.from, (unsigned long long)arena_round(&job));
    if (status == CLI_GO_ON)
        cli_say_net(&cli_arena, job.game, job.spec, (unsigned)job.bots);
    return status == CLI_GO_ON ? hold(&job, &r, threads, json) : status;
}

const cli_command cli_arena = {
    "arena", "let bots play against each other and rate them",
    "usage: meadhall arena GAME --bots SPEC,SPEC[,...] --games N [--seats N] [--seed S]\n"
    "                      [--from N] [--threads T] [--options k=v,...] [--sprt elo0,elo1]\n"
    "                      [--nets FILE,...] [--json] [--saga DIR] [--patience S]\n\n"
    "The bots move on by a seat from game to game while the seed stays, until each sat\n"
    "everywhere; then comes the next seed. Printed are the share of wins (a shared first place\n"
    "is a part of one) with its 95 % interval after Wilson, the share of equals, and Elo from\n"
    "all pairs of seats, with the mean of all bots at 0.\n\n"
    "  --bots SPEC    2 to 12: random, greedy, mcts:ITERATIONS, mcts:MSms, level:easy|normal|\n"
    "                 hard|jarl; mcts takes knobs: mcts:1000/cut=20/explore=70/prior=20/threads=2\n"
    "  --games N      at most so many games\n"
    "  --seats N      players of a game (usually as many as bots)\n"
    "  --seed S       the numbers of fate (usually 1)\n"
    "  --from N       begin with game number N, where a new seed begins (usually 0)\n"
    "  --threads T    usually all cores; the result does not depend on it\n"
    "  --options k=v  variants and rulings of the game\n"
    "  --sprt E0,E1   stop as soon as it is clear whether the first bot is E1 Elo better than\n"
    "                 the others, or E0 only (5 % risk of either error)\n"
    "  --nets FILE,.. nets for bots that say /net=1, /net=2 ... (docs/learning.md)\n"
    "  --saga DIR     write a saga a game, DIR/GAME-SEED-NUMBER.saga\n"
    "  --patience S   under mpirun: seconds without a word after which a rank is lost\n"
    "  --json         game, seats, games, bots (bot, win_share, low, high, elo ...), sprt\n\n"
    "mpirun -n R meadhall arena ... shares the games among the ranks, with the same result.\n",
    run};
