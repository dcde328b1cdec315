/* sim.c - `meadhall sim`: the threads, the numbers, their presentation. */
#include "sim.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct crew {
    const sim_job *job;
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
        playing = i;
        if (!sim_play(h->worker, i))
            atomic_store(&h->crew->stop, true);
        atomic_fetch_add(&h->crew->done, 1);
    }
    return NULL;
}

static void watch(crew *c)
{
    const struct timespec pause = {0, 100000000};
    if (!isatty(STDERR_FILENO))
        return;
    for (uint64_t done; !atomic_load(&c->stop) && !sim_interrupted() &&
                        (done = atomic_load(&c->done)) < c->job->games;) {
        cli_progress(done, c->job->games);
        nanosleep(&pause, NULL);
    }
    cli_progress_end();
}

/* The first hand works on a thread too, so that this one can draw the bar. */
static bool play_all(const sim_job *job, int threads, sim_total *total)
{
    hand hands[SIM_MAX_THREADS];
    crew c = {.job = job};
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

/* Newton's method: the math library is not needed for one root. */
static double root(double x)
{
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60 && x > 0; i++)
        r = (r + x / r) / 2;
    return x > 0 ? r : 0;
}

static double mean(int64_t sum, uint64_t n) { return n ? (double)sum / (double)n : 0; }

static double deviation(const sim_seat *s, uint64_t n)
{
    double m = mean(s->score, n);
    return root(mean(s->squares, n) - m * m);
}

static json_t *seat_json(const sim_job *job, const sim_total *t, int seat)
{
    const mh_game *g = job->table.game;
    const sim_seat *s = &t->seat[seat];
    json_t *lines = json_array();
    for (unsigned c = 0; c < g->categories->count; c++)
        json_array_append_new(lines, json_pack("{s:s,s:f}", "category", g->categories->ids[c],
                                               "mean", mean(s->line[c], t->games)));
    return json_pack("{s:i,s:s,s:f,s:f,s:f,s:I,s:I,s:o}", "seat", seat, "bot", job->table.bot[seat],
                     "mean_score", mean(s->score, t->games), "win_share",
                     mean(s->share, t->games) / SIM_SHARE, "sd_score", deviation(s, t->games),
                     "min_score", (json_int_t)s->low, "max_score", (json_int_t)s->high, "lines",
                     lines);
}

static void print_json(const sim_job *job, const sim_total *t, double seconds, int threads)
{
    char digest[20], options[256];
    json_t *seats = json_array();
    snprintf(digest, sizeof digest, "%016llx", (unsigned long long)t->digest);
    mh_options_format(job->table.game, job->table.options, options, sizeof options);
    for (int seat = 0; seat < job->table.seats; seat++)
        json_array_append_new(seats, seat_json(job, t, seat));
    json_t *root_of =
        json_pack("{s:s,s:i,s:I,s:I,s:I,s:I,s:f,s:s,s:o}", "game", job->table.game->id, "seats",
                  job->table.seats, "games", (json_int_t)job->games, "errors",
                  (json_int_t)t->errors, "decisions", (json_int_t)t->decisions, "plies",
                  (json_int_t)t->plies, "seconds", seconds, "digest", digest, "by_seat", seats);
    json_object_set_new(root_of, "options", json_string(options));
    json_object_set_new(root_of, "seed", json_integer((json_int_t)job->seed));
    json_object_set_new(root_of, "threads", json_integer(threads));
    json_object_set_new(root_of, "mean_plies", json_real(mean((int64_t)t->plies, job->games)));
    json_object_set_new(root_of, "mean_decisions",
                        json_real(mean((int64_t)t->decisions, job->games)));
    if (t->first_error)
        json_object_set_new(
            root_of, "first_error",
            json_pack("{s:I,s:s}", "game", (json_int_t)(t->first_error - 1), "text", t->error));
    cli_json_print(root_of);
}

static void print_text(const sim_job *job, const sim_total *t, double seconds)
{
    printf("%s, %d seats: %llu games, %llu errors\n", job->table.game->name, job->table.seats,
           (unsigned long long)job->games, (unsigned long long)t->errors);
    printf("%llu decisions, %llu plies in %.2f s (%.0f decisions/s)\ndigest %016llx\n\n",
           (unsigned long long)t->decisions, (unsigned long long)t->plies, seconds,
           seconds > 0 ? (double)t->decisions / seconds : 0, (unsigned long long)t->digest);
    printf("%4s  %-10s %10s %8s %6s %6s %9s\n", "seat", "bot", "mean score", "sd", "min", "max",
           "win share");
    for (int seat = 0; seat < job->table.seats; seat++) {
        const sim_seat *s = &t->seat[seat];
        printf("%4d  %-10s %10.2f %8.2f %6lld %6lld %8.1f%%\n", seat, job->table.bot[seat],
               mean(s->score, t->games), deviation(s, t->games), (long long)s->low,
               (long long)s->high, 100 * mean(s->share, t->games) / SIM_SHARE);
    }
}

static int simulate(const sim_job *job, uint64_t threads, bool json)
{
    static sim_total total;
    int status = job->folder ? sim_make_folder(&cli_sim, job->folder) : CLI_GO_ON;
    if (status != CLI_GO_ON)
        return status;
    if (job->folder)
        sim_finish_files();
    if (threads > job->games)
        threads = job->games;
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = on_abort}, NULL);
    double start = cli_seconds();
    if (!play_all(job, (int)threads, &total))
        return cli_failed(&cli_sim, "out of memory");
    sim_die_of_signal();
    double seconds = cli_seconds() - start;
    if (json)
        print_json(job, &total, seconds, (int)threads);
    else
        print_text(job, &total, seconds);
    if (total.errors)
        return cli_failed(&cli_sim, "game %llu of seed %llu: %s",
                          (unsigned long long)total.first_error - 1, (unsigned long long)job->seed,
                          total.error);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    static sim_job job;
    cli_table_words w = {.first_bot = "random", .other_bots = "random"};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t threads = cores > 0 && cores < SIM_MAX_THREADS ? (uint64_t)cores : 1;
    bool json = false;
    job.seed = 1;
    const cli_option options[] = {
        {"--games", CLI_NUMBER, &job.games, 1, 1000000000},
        {"--seats", CLI_NUMBER, &w.seats, 1, 99},
        {"--bots", CLI_TEXT, &w.bots, 0, 0},
        {"--seed", CLI_NUMBER, &job.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, SIM_MAX_THREADS},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--saga", CLI_TEXT, &job.folder, 0, 0},
        {"--json", CLI_FLAG, &json, 0, 0},
    };
    int status = cli_read(&cli_sim, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_sim, "expected one GAME");
    if (!job.games)
        return cli_usage(&cli_sim, "expected --games N");
    w.game = argv[0];
    status = cli_table_read(&cli_sim, &w, &job.table);
    if (status != CLI_GO_ON)
        return status;
    for (int seat = 0; seat < job.table.seats; seat++)
        if (job.table.spec[seat].kind == AI_HUMAN)
            return cli_usage(&cli_sim, "nobody is asked in a simulation; expected bots, not human");
    return simulate(&job, threads, json);
}

const cli_command cli_sim = {
    "sim", "play many games of bots and sum them up",
    "usage: meadhall sim GAME --games N [--seats N] [--bots SPEC,...] [--seed S] [--threads T]\n"
    "                    [--options k=v,...] [--json] [--saga DIR]\n\n"
    "  --games N      how many games\n"
    "  --seats N      players of a game (usually 4)\n"
    "  --bots SPEC    random, greedy, mcts:ITERATIONS, mcts:MSms, level:easy|normal|hard|jarl:\n"
    "                 one for all seats, or one a seat (usually random)\n"
    "  --seed S       the numbers of fate (usually 1)\n"
    "  --threads T    usually all cores; the digest does not depend on it\n"
    "  --options k=v  variants and rulings of the game\n"
    "  --saga DIR     write a saga a game, DIR/GAME-SEED-NUMBER.saga\n"
    "  --json         game, seats, games, errors, decisions, plies, seconds, digest, by_seat "
    "...\n\n"
    "Every ply is checked against the invariants of the game. Exit status: 0; 1 when a game\n"
    "breaks one, refuses a listed answer or does not end; 2 for a wrong word.\n",
    run};
