/* sim.c - `meadhall sim`: its words, and where the results go. */
#include "lab/report.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "work.h"

typedef struct wishes { /* where the results go */
    const char *csv, *html, *nets;
    mh_lang lang;
    bool json;
} wishes;

/* The seed, for the last words of a game that an assertion stops. */
static uint64_t seed_of_all;

static size_t put_text(char *buf, size_t n, const char *text)
{
    while (*text)
        buf[n++] = *text++;
    return n;
}

static size_t put_digits(char *buf, size_t n, uint64_t x)
{
    char digits[20];
    size_t count = 0;
    do
        digits[count++] = (char)('0' + x % 10);
    while (x /= 10);
    while (count)
        buf[n++] = digits[--count];
    return n;
}

static void on_abort(int number)
{
    char buf[128];
    size_t n = put_text(buf, 0, "meadhall sim: stopped in game ");
    (void)number;
    n = put_digits(buf, n, sim_playing());
    n = put_text(buf, n, " of seed ");
    n = put_digits(buf, n, seed_of_all);
    n = put_text(buf, n, "\n");
    ssize_t written = write(STDERR_FILENO, buf, n);
    (void)written;
}

/* Is there a folder the file could be written into? Better asked before the games. */
static int check_file(const char *path)
{
    char folder[4096];
    const char *slash = path ? strrchr(path, '/') : NULL;
    if (!path)
        return CLI_GO_ON;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    if (access(slash == path ? "/" : folder, W_OK | X_OK))
        return cli_usage(&cli_sim, "cannot write %.200s: %s", path, strerror(errno));
    return CLI_GO_ON;
}

static bool write_file(const char *path, char *(*make)(const sim_run *, size_t *), const sim_run *r)
{
    mh_error e;
    size_t n = 0;
    if (!path)
        return true;
    char *text = make(r, &n);
    if (!text) {
        cli_failed(&cli_sim, "out of memory for %.200s", path);
        return false;
    }
    bool ok = host_file_write(path, text, n, false, &e);
    if (!ok)
        cli_failed(&cli_sim, "%s", e.text);
    free(text);
    return ok;
}

static int report(const sim_run *r, const wishes *w)
{
    const sim_total *t = r->total;
    if (w->json)
        report_put_json(stdout, sim_json(r));
    else
        sim_put_text(stdout, r);
    bool written = write_file(w->csv, sim_csv, r);
    written = write_file(w->html, sim_html, r) && written;
    if (t->errors)
        return cli_failed(&cli_sim, "game %llu of seed %llu: %s",
                          (unsigned long long)t->first_error - 1, (unsigned long long)r->job->seed,
                          t->error);
    return written ? CLI_OK : CLI_FAILED;
}

static int prepare(const sim_job *job, const wishes *w)
{
    int status = work_folder(&cli_sim, job->folder);
    if (status == CLI_GO_ON)
        status = check_file(w->csv);
    if (status == CLI_GO_ON)
        status = check_file(job->data_path);
    return status == CLI_GO_ON ? check_file(w->html) : status;
}

static int simulate(const sim_job *job, ranks *r, uint64_t threads, const wishes *w)
{
    static sim_total total;
    const lab_watch watch = work_watch(&cli_sim);
    mh_error e;
    int lost = 0, status = prepare(job, w);
    if (status != CLI_GO_ON)
        return status;
    if (job->folder || job->data || r->count > 1)
        work_finish_files();
    seed_of_all = job->seed;
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = on_abort}, NULL);
    r->watch = &watch;
    double start = lab_seconds();
    mh_err err = sim_all(job, r, threads, &total, &lost, &e);
    work_watched(&watch);
    if (err)
        return cli_failed(&cli_sim, "%s", e.text);
    work_die_of_signal();
    if (r->rank)
        return CLI_OK;
    const sim_run run_of = {job, &total, lab_seconds() - start, (int)threads, w->lang};
    status = report(&run_of, w);
    if (lost)
        ranks_leave(CLI_FAILED);
    return status;
}

static const data_about *about_of(const sim_job *job)
{
    static data_about about;
    about = (data_about){job->lineup.game, job->lineup.options, job->seed, job->lineup.seats, {""}};
    memcpy(about.bot, job->lineup.bot, sizeof about.bot);
    return &about;
}

static int run(int argc, char **argv)
{
    static sim_job job;
    cli_lineup_words w = {.first_bot = "random", .other_bots = "random"};
    ranks r;
    int status = work_join(&cli_sim, &r);
    uint64_t threads = ranks_threads(&r, LAB_MAX_THREADS);
    wishes wish = {.lang = MH_EN};
    job.seed = 1;
    const cli_option options[] = {
        {"--games", CLI_NUMBER, &job.games, 1, 1000000000},
        {"--from", CLI_NUMBER, &job.from, 0, INT64_MAX / 2},
        {"--seats", CLI_NUMBER, &w.seats, 1, 99},
        {"--bots", CLI_TEXT, &w.bots, 0, 0},
        {"--nets", CLI_TEXT, &wish.nets, 0, 0},
        {"--seed", CLI_NUMBER, &job.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, LAB_MAX_THREADS},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--saga", CLI_TEXT, &job.folder, 0, 0},
        {"--data", CLI_TEXT, &job.data_path, 0, 0},
        {"--luck", CLI_FLAG, &job.luck, 0, 0},
        {"--csv", CLI_TEXT, &wish.csv, 0, 0},
        {"--html", CLI_TEXT, &wish.html, 0, 0},
        {"--lang", CLI_LANG, &wish.lang, 0, 0},
        {"--patience", CLI_NUMBER, &r.patience, 1, 86400},
        {"--json", CLI_FLAG, &wish.json, 0, 0},
    };
    if (status == CLI_GO_ON)
        status = cli_read(&cli_sim, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_sim, "expected one GAME");
    if (!job.games)
        return cli_usage(&cli_sim, "expected --games N");
    w.game = argv[0];
    status = cli_lineup_read(&cli_sim, &w, &job.lineup);
    if (status == CLI_GO_ON)
        status = cli_nets(&cli_sim, job.lineup.game, wish.nets, job.lineup.spec,
                          (unsigned)job.lineup.seats);
    if (status != CLI_GO_ON)
        return status;
    for (int seat = 0; seat < job.lineup.seats; seat++)
        if (job.lineup.spec[seat].kind == AI_HUMAN)
            return cli_usage(&cli_sim, "nobody is asked in a simulation; expected bots, not human");
    cli_say_net(&cli_sim, job.lineup.game, job.lineup.spec, (unsigned)job.lineup.seats);
    job.luck = job.luck || wish.html;
    job.data = job.data_path ? about_of(&job) : NULL;
    threads = threads < job.games ? threads : job.games;
    return simulate(&job, &r, threads, &wish);
}

const cli_command cli_sim = {
    "sim", "play many games of bots and sum them up",
    "usage: meadhall sim GAME --games N [--seats N] [--bots SPEC,...] [--seed S] [--from N]\n"
    "                    [--threads T] [--options k=v,...] [--luck] [--json] [--csv FILE]\n"
    "                    [--html FILE] [--lang L] [--saga DIR] [--data FILE]\n"
    "                    [--nets FILE,...] [--patience S]\n\n"
    "  --games N      how many games\n"
    "  --nets FILE,.. nets for bots that say /net=1, /net=2 ... (docs/learning.md)\n"
    "  --seats N      players of a game (usually 4)\n"
    "  --bots SPEC    random, greedy, mcts:ITERATIONS, mcts:MSms, level:easy|normal|hard|jarl:\n"
    "                 one for all seats, or one a seat (usually random)\n"
    "  --seed S       the numbers of fate (usually 1)\n"
    "  --from N       begin with game number N of the seed (usually 0)\n"
    "  --threads T    usually all cores; the digest does not depend on it\n"
    "  --options k=v  variants and rulings of the game\n"
    "  --luck         weigh every draw: what a seat got against what it could expect\n"
    "  --json         game, seats, games, errors, decisions, plies, seconds, digest, by_seat "
    "...\n"
    "  --csv FILE     all figures as one table for a spreadsheet\n"
    "  --html FILE    a report with plots to read and to print, in one file; with --luck\n"
    "  --lang L       the language of the report:" CLI_LANGS "\n"
    "  --saga DIR     write a saga a game, DIR/GAME-SEED-NUMBER.saga\n"
    "  --data FILE    record every decision for learning (docs/data.md, `meadhall data`)\n"
    "  --patience S   under mpirun: seconds without a word after which a rank is lost\n"
    "                 (usually 60)\n\n"
    "mpirun -n R meadhall sim ... plays a range of the games on each rank, with the same digest\n"
    "and report. A rank that is lost is named with its games, to be played again by --from.\n"
    "Every ply is checked against the invariants of the game. Exit status: 0; 1 when a game\n"
    "breaks one, refuses a listed answer or does not end; 2 for a wrong word.\n",
    run};
