/* sim.c - `meadhall sim`: its words, the threads, where the results go. */
#include "sim.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ranks.h"

typedef struct crew {
    const sim_job *job;
    const ranks *ranks;
    sim_data *data;
    atomic_uint_fast64_t next, done;
    atomic_bool stop;
} crew;

typedef struct hand {
    crew *crew;
    sim_worker *worker;
    pthread_t thread;
} hand;

/* The game that this thread plays, for the last words of one that an assertion stops. */
static _Thread_local uint64_t playing, playing_seed;

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
    n = put_digits(buf, n, playing);
    n = put_text(buf, n, " of seed ");
    n = put_digits(buf, n, playing_seed);
    n = put_text(buf, n, "\n");
    ssize_t written = write(STDERR_FILENO, buf, n);
    (void)written;
}

static void *work(void *ctx)
{
    hand *h = ctx;
    playing_seed = h->crew->job->seed;
    for (uint64_t i; !atomic_load(&h->crew->stop) && !sim_interrupted() &&
                     (i = atomic_fetch_add(&h->crew->next, 1)) < h->crew->job->games;) {
        playing = h->crew->job->from + i;
        if (!sim_play(h->worker, playing))
            atomic_store(&h->crew->stop, true);
        if (h->crew->data)
            sim_data_put(h->crew->data, playing, sim_block(h->worker));
        atomic_fetch_add(&h->crew->done, 1);
    }
    return NULL;
}

/* Draws the bar, and tells rank 0 that this one is at work. */
static void watch(crew *c)
{
    const struct timespec pause = {0, 100000000};
    bool bar = isatty(STDERR_FILENO) && !c->ranks->rank;
    if (!bar && c->ranks->count == 1)
        return;
    for (uint64_t done; !atomic_load(&c->stop) && !sim_interrupted() &&
                        (done = atomic_load(&c->done)) < c->job->games;) {
        if (bar)
            cli_progress(done, c->job->games);
        ranks_alive(c->ranks);
        nanosleep(&pause, NULL);
    }
    if (bar)
        cli_progress_end();
}

/* The first hand works on a thread too, so that this one can draw the bar. */
static bool play_all(const sim_job *job, const ranks *r, sim_data *data, int threads,
                     sim_total *total)
{
    hand hands[SIM_MAX_THREADS];
    crew c = {.job = job, .ranks = r, .data = data};
    int started = 0;
    while (started < threads) {
        hand *h = &hands[started];
        h->crew = &c;
        h->worker = sim_open(job);
        if (!h->worker || pthread_create(&h->thread, NULL, work, h)) {
            sim_close(h->worker);
            break;
        }
        started++;
    }
    if (started)
        watch(&c);
    for (int i = 0; i < started; i++) {
        pthread_join(hands[i].thread, NULL);
        sim_add(total, sim_of(hands[i].worker));
        sim_close(hands[i].worker);
    }
    return started > 0;
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
    host_error e;
    size_t n = 0;
    if (!path)
        return true;
    char *text = make(r, &n);
    if (!text) {
        cli_failed(&cli_sim, "out of memory for %.200s", path);
        return false;
    }
    bool well = host_file_write(path, text, n, false, &e);
    if (!well)
        cli_failed(&cli_sim, "%s", e.text);
    free(text);
    return well;
}

static int report(const sim_run *r, const sim_wishes *w)
{
    const sim_total *t = r->total;
    if (w->json)
        sim_print_json(r);
    else
        sim_print_text(r);
    bool written = write_file(w->csv, sim_csv, r);
    written = write_file(w->html, sim_html, r) && written;
    if (t->errors)
        return cli_failed(&cli_sim, "game %llu of seed %llu: %s",
                          (unsigned long long)t->first_error - 1, (unsigned long long)r->job->seed,
                          t->error);
    return written ? CLI_OK : CLI_FAILED;
}

static void say_lost(const sim_job *job, const ranks *r, int rank)
{
    uint64_t first = 0, count = 0;
    ranks_share(r, rank, job->games, 1, &first, &count);
    first += job->from;
    cli_failed(&cli_sim,
               "rank %d is lost with games %llu to %llu; play them again with --from %llu"
               " --games %llu",
               rank, (unsigned long long)first, (unsigned long long)(first + count - 1),
               (unsigned long long)first, (unsigned long long)count);
}

/* Rank 0: adds what the others played. How many were lost. */
static int gather(const sim_job *job, const ranks *r, sim_total *total)
{
    static sim_total more;
    int lost = 0;
    for (int rank = 1; rank < r->count; rank++) {
        uint64_t first = 0, count = 0;
        ranks_share(r, rank, job->games, 1, &first, &count);
        if (!count)
            continue;
        if (ranks_take(r, rank, &more, sizeof more)) {
            sim_add(total, &more);
        } else {
            say_lost(job, r, rank);
            lost++;
        }
    }
    return lost;
}

/* Plays what this rank has of the job; CLI_GO_ON, or the exit status after a line on stderr. */
static int play_own(const sim_job *own, const ranks *r, const sim_wishes *w, int threads,
                    sim_total *total)
{
    sim_data *data = NULL;
    char path[4096];
    snprintf(path, sizeof path, "%s", w->data ? w->data : "");
    if (r->count > 1)
        snprintf(path, sizeof path, "%.4000s.%d", w->data ? w->data : "", r->rank);
    if (w->data && !(data = sim_data_open(path, own->data, own->from)))
        return CLI_FAILED;
    bool played = !own->games || play_all(own, r, data, threads, total);
    if (data && !sim_data_close(data, played && !sim_interrupted()))
        return CLI_FAILED;
    return played ? CLI_GO_ON : cli_failed(&cli_sim, "out of memory");
}

static int prepare(const sim_job *job, const sim_wishes *w)
{
    int status = job->folder ? sim_make_folder(&cli_sim, job->folder) : CLI_GO_ON;
    if (status == CLI_GO_ON)
        status = check_file(w->csv);
    if (status == CLI_GO_ON)
        status = check_file(w->data);
    return status == CLI_GO_ON ? check_file(w->html) : status;
}

static int simulate(const sim_job *job, const ranks *r, uint64_t threads, const sim_wishes *w)
{
    static sim_total total;
    sim_job own = *job; /* what this rank plays of it */
    int lost = 0, status = prepare(job, w);
    if (status != CLI_GO_ON)
        return status;
    if (job->folder || w->data || r->count > 1)
        sim_finish_files();
    ranks_share(r, r->rank, job->games, 1, &own.from, &own.games);
    own.from += job->from;
    threads = threads < own.games ? threads : own.games;
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = on_abort}, NULL);
    double start = cli_seconds();
    status = play_own(&own, r, w, (int)threads, &total);
    if (status != CLI_GO_ON)
        return status;
    if (r->rank) {
        sim_die_of_signal();
        if (own.games)
            ranks_send(r, &total, sizeof total);
        return CLI_OK;
    }
    lost = gather(job, r, &total);
    sim_die_of_signal();
    const sim_run run_of = {job, &total, cli_seconds() - start, (int)threads, w->lang};
    status = report(&run_of, w);
    if (lost)
        ranks_leave(CLI_FAILED);
    return status;
}

static const data_about *about_of(const sim_job *job)
{
    static data_about is;
    is = (data_about){job->table.game, job->table.options, job->seed, job->table.seats, {""}};
    memcpy(is.bot, job->table.bot, sizeof is.bot);
    return &is;
}

static int run(int argc, char **argv)
{
    static sim_job job;
    cli_table_words w = {.first_bot = "random", .other_bots = "random"};
    ranks r;
    int status = ranks_join(&cli_sim, &r);
    uint64_t threads = ranks_threads(&r, SIM_MAX_THREADS);
    sim_wishes wish = {.lang = MH_EN};
    job.seed = 1;
    const cli_option options[] = {
        {"--games", CLI_NUMBER, &job.games, 1, 1000000000},
        {"--from", CLI_NUMBER, &job.from, 0, INT64_MAX / 2},
        {"--seats", CLI_NUMBER, &w.seats, 1, 99},
        {"--bots", CLI_TEXT, &w.bots, 0, 0},
        {"--nets", CLI_TEXT, &wish.nets, 0, 0},
        {"--seed", CLI_NUMBER, &job.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, SIM_MAX_THREADS},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--saga", CLI_TEXT, &job.folder, 0, 0},
        {"--data", CLI_TEXT, &wish.data, 0, 0},
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
    status = cli_table_read(&cli_sim, &w, &job.table);
    if (status == CLI_GO_ON && wish.nets)
        status = cli_nets(&cli_sim, job.table.game, wish.nets, job.table.spec,
                          (unsigned)job.table.seats);
    if (status != CLI_GO_ON)
        return status;
    for (int seat = 0; seat < job.table.seats; seat++)
        if (job.table.spec[seat].kind == AI_HUMAN)
            return cli_usage(&cli_sim, "nobody is asked in a simulation; expected bots, not human");
    job.luck = job.luck || wish.html;
    job.data = wish.data ? about_of(&job) : NULL;
    return simulate(&job, &r, threads, &wish);
}

const cli_command cli_sim = {
    "sim", "play many games of bots and sum them up",
    "usage: meadhall sim GAME --games N [--seats N] [--bots SPEC,...] [--seed S] [--from N]\n"
    "                    [--threads T] [--options k=v,...] [--luck] [--json] [--csv FILE]\n"
    "                    [--html FILE] [--lang en|ru|de] [--saga DIR] [--data FILE]\n"
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
    "  --lang         the language of the report\n"
    "  --saga DIR     write a saga a game, DIR/GAME-SEED-NUMBER.saga\n"
    "  --data FILE    record every decision for learning (docs/data.md, `meadhall data`)\n"
    "  --patience S   under mpirun: seconds without a word after which a rank is lost\n"
    "                 (usually 60)\n\n"
    "mpirun -n R meadhall sim ... plays a range of the games on each rank, with the same digest\n"
    "and report. A rank that is lost is named with its games, to be played again by --from.\n"
    "Every ply is checked against the invariants of the game. Exit status: 0; 1 when a game\n"
    "breaks one, refuses a listed answer or does not end; 2 for a wrong word.\n",
    run};
