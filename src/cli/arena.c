/* arena.c - `meadhall arena`: threads, stopping, and the table of results. */
#include "arena.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ranks.h"

enum { BLOCK_ROUNDS = 16 }; /* of every rank between two questions whether it is clear now */

typedef struct crew {
    const arena_job *job;
    const ranks *ranks;
    arena_game *games;
    atomic_uint_fast64_t next, done;
    uint64_t limit;   /* the game before which this rank stops for now */
    uint64_t counted; /* the games of the verdict, under the lock; job->games: all */
    atomic_bool stop;
    bool gave_up;     /* a saga can't be written, under the lock */
    host_error wrong; /* why */
    pthread_mutex_t lock;
} crew;

typedef struct hand {
    crew *crew;
    arena_worker *worker;
    pthread_t thread;
} hand;

static uint64_t played_in_a_row(const crew *c)
{
    uint64_t n = c->counted;
    while (n < c->job->games && c->games[n].done)
        n++;
    return n;
}

/* Only games played without a gap count: the verdict depends on no thread's speed. */
static void finished(crew *c, uint64_t index)
{
    pthread_mutex_lock(&c->lock);
    c->games[index].done = 1;
    uint64_t n = played_in_a_row(c);
    if (c->job->sprt && c->ranks->count == 1 && n > c->counted && !atomic_load(&c->stop)) {
        arena_verdict v = arena_sprt(c->job, c->games, n);
        if (v.decided)
            atomic_store(&c->stop, true);
    }
    c->counted = n;
    pthread_mutex_unlock(&c->lock);
    atomic_fetch_add(&c->done, 1);
}

static void give_up(crew *c, const host_error *e)
{
    pthread_mutex_lock(&c->lock);
    if (!c->gave_up)
        c->wrong = *e;
    c->gave_up = true;
    pthread_mutex_unlock(&c->lock);
    atomic_store(&c->stop, true);
}

static bool stopped(crew *c) { return atomic_load(&c->stop) || sim_interrupted(); }

static void *work(void *ctx)
{
    hand *h = ctx;
    crew *c = h->crew;
    for (uint64_t i; !stopped(c) && (i = atomic_fetch_add(&c->next, 1)) < c->limit;) {
        host_error e;
        if (!arena_play(h->worker, c->job->from + i, &c->games[i], &e))
            give_up(c, &e);
        finished(c, i);
    }
    return NULL;
}

/* Draws the bar, and tells rank 0 that this one is at work. */
static void watch(crew *c, uint64_t until)
{
    const struct timespec pause = {0, 100000000};
    bool bar = isatty(STDERR_FILENO) && !c->ranks->rank;
    if (!bar && c->ranks->count == 1)
        return;
    for (uint64_t done; !stopped(c) && (done = atomic_load(&c->done)) < until;) {
        if (bar)
            cli_progress(done, until);
        ranks_alive(c->ranks);
        nanosleep(&pause, NULL);
    }
    if (bar)
        cli_progress_end();
}

static bool play_range(crew *c, uint64_t first, uint64_t count, uint64_t threads)
{
    hand hands[SIM_MAX_THREADS];
    uint64_t started = 0, until = atomic_load(&c->done) + count;
    threads = threads < count ? threads : count;
    atomic_store(&c->next, first);
    c->limit = first + count;
    while (started < threads) {
        hand *h = &hands[started];
        h->crew = c;
        h->worker = arena_open(c->job);
        if (!h->worker || pthread_create(&h->thread, NULL, work, h)) {
            arena_close(h->worker);
            break;
        }
        started++;
    }
    if (started)
        watch(c, until);
    for (uint64_t i = 0; i < started; i++) {
        pthread_join(hands[i].thread, NULL);
        arena_close(hands[i].worker);
    }
    return started > 0 || !count;
}

/* Of `count` games from `first` on, those of a rank. */
static void share(const crew *c, int rank, uint64_t *first, uint64_t *count)
{
    uint64_t at = *first;
    ranks_share(c->ranks, rank, *count, arena_round(c->job), first, count);
    *first += at;
}

static void say_lost(const arena_job *job, int rank, uint64_t first, uint64_t count)
{
    first += job->from;
    cli_failed(&cli_arena,
               "rank %d is lost with games %llu to %llu; play them again with --from %llu "
               "--games %llu",
               rank, (unsigned long long)first, (unsigned long long)(first + count - 1),
               (unsigned long long)first, (unsigned long long)count);
}

/* Rank 0: the others' games of a block. False when one of the ranks is lost. */
static bool gather(crew *c, uint64_t first, uint64_t count)
{
    bool all = true;
    for (int rank = 1; rank < c->ranks->count; rank++) {
        uint64_t from = first, n = count;
        share(c, rank, &from, &n);
        if (!n || ranks_take(c->ranks, rank, c->games + from, n * sizeof *c->games))
            continue;
        say_lost(c->job, rank, from, n);
        all = false;
    }
    c->counted = played_in_a_row(c);
    return all;
}

/* On many ranks the games go in blocks, each shared by all; after a block rank 0 says whether
 * the question is answered. Without a question there is one block. */
static bool play_blocks(crew *c, uint64_t threads, bool *lost)
{
    const ranks *r = c->ranks;
    uint64_t block = c->job->games, most = c->job->games;
    bool well = true, go_on = true;
    if (c->job->sprt && r->count > 1)
        block = arena_round(c->job) * (uint64_t)r->count * BLOCK_ROUNDS;
    for (uint64_t at = 0; at < most && go_on && well; at += block) {
        uint64_t n = most - at < block ? most - at : block, first = at, count = n;
        share(c, r->rank, &first, &count);
        well = play_range(c, first, count, threads);
        if (r->count == 1)
            break;
        if (r->rank)
            ranks_send(r, c->games + first, count * sizeof *c->games);
        else
            *lost = !gather(c, at, n);
        go_on = !*lost && !stopped(c) &&
                !(c->job->sprt && !r->rank && arena_sprt(c->job, c->games, c->counted).decided);
        go_on = ranks_agree(r, go_on);
    }
    return well;
}

static const char *said(const arena_verdict *v)
{
    return !v->decided ? "undecided" : v->llr > 0 ? "better" : "not better";
}

static void print_json(const arena_job *job, const arena_row *row, uint64_t games,
                       const arena_verdict *v, double seconds)
{
    json_t *bots = json_array();
    for (int i = 0; i < job->bots; i++) {
        const arena_row *r = &row[i];
        double n = r->games ? (double)r->games : 1;
        json_array_append_new(
            bots, json_pack("{s:s,s:f,s:f,s:f,s:f,s:f,s:I,s:f}", "bot", job->bot[i], "win_share",
                            r->wins / n, "low", r->low, "high", r->high, "elo", r->elo, "parity",
                            r->parity, "games", (json_int_t)r->games, "mean_score", r->score));
    }
    json_t *root = json_pack("{s:s,s:i,s:I,s:o,s:I,s:f}", "game", job->table.game->id, "seats",
                             job->table.seats, "games", (json_int_t)games, "bots", bots, "seed",
                             (json_int_t)job->seed, "seconds", seconds);
    if (job->sprt)
        json_object_set_new(root, "sprt",
                            json_pack("{s:f,s:f,s:f,s:f,s:s}", "elo0", job->elo0, "elo1", job->elo1,
                                      "llr", v->llr, "bound", v->bound, "verdict", said(v)));
    cli_json_print(root);
}

static void print_text(const arena_job *job, const arena_row *row, uint64_t games,
                       const arena_verdict *v, double seconds)
{
    int widest = 3;
    for (int i = 0; i < job->bots; i++)
        widest = widest > cli_width(job->bot[i]) ? widest : cli_width(job->bot[i]);
    printf("%s, %d seats: %llu games in %.1f s, seed %llu\n\n", job->table.game->name,
           job->table.seats, (unsigned long long)games, seconds, (unsigned long long)job->seed);
    printf("%-*s %9s %17s %7s %6s %10s\n", widest, "bot", "win share", "95 % of it", "parity",
           "elo", "mean score");
    for (int i = 0; i < job->bots; i++) {
        const arena_row *r = &row[i];
        printf("%-*s %8.1f%% %7.1f%% - %5.1f%% %6.1f%% %+6.0f %10.2f\n", widest, job->bot[i],
               r->games ? 100 * r->wins / (double)r->games : 0, 100 * r->low, 100 * r->high,
               100 * r->parity, r->elo, r->score);
    }
    if (job->sprt)
        printf("\nsprt %g,%g: %s is %s (llr %.2f of %.2f)\n", job->elo0, job->elo1, job->bot[0],
               said(v), v->llr, v->bound);
}

static int report(const arena_job *job, const crew *c, bool json, double seconds)
{
    arena_row row[ARENA_BOTS];
    uint64_t games = c->counted, failed = 0;
    arena_verdict v = {.llr = 0};
    if (job->sprt) {
        v = arena_sprt(job, c->games, games);
        games = v.decided ? v.games : games;
    }
    arena_sum(job, c->games, games, row);
    (json ? print_json : print_text)(job, row, games, &v, seconds);
    for (uint64_t i = games; i--;)
        failed = c->games[i].failed ? i + 1 : failed;
    if (failed)
        return cli_failed(&cli_arena, "game %llu of seed %llu broke a rule or did not end",
                          (unsigned long long)(job->from + failed - 1),
                          (unsigned long long)job->seed);
    return c->gave_up ? cli_failed(&cli_arena, "%s", c->wrong.text) : CLI_OK;
}

static int hold(const arena_job *job, const ranks *r, uint64_t threads, bool json)
{
    crew c = {.job = job, .ranks = r, .lock = PTHREAD_MUTEX_INITIALIZER};
    int status = job->folder ? sim_make_folder(&cli_arena, job->folder) : CLI_GO_ON;
    bool lost = false;
    if (status != CLI_GO_ON)
        return status;
    if (job->folder || r->count > 1)
        sim_finish_files();
    c.games = calloc(job->games, sizeof *c.games);
    double start = cli_seconds();
    bool played = c.games && play_blocks(&c, threads, &lost);
    sim_die_of_signal();
    if (!played)
        status = cli_failed(&cli_arena, "out of memory");
    else if (!r->rank)
        status = report(job, &c, json, cli_seconds() - start);
    else
        status = c.gave_up ? cli_failed(&cli_arena, "%s", c.wrong.text) : CLI_OK;
    free(c.games);
    if (lost)
        ranks_leave(CLI_FAILED);
    return status;
}

/* ---- words of the command line ---- */

static int read_bots(arena_job *job, const char *list)
{
    for (const char *s = list;; s++) {
        size_t n = strcspn(s, ",");
        char why[160];
        if (job->bots == ARENA_BOTS)
            return cli_usage(&cli_arena, "more than %d bots", ARENA_BOTS);
        char *word = job->bot[job->bots];
        if (n >= HOST_NAME)
            return cli_usage(&cli_arena, "the name of bot %d is too long", job->bots + 1);
        memcpy(word, s, n);
        word[n] = 0;
        if (ai_parse(word, &job->spec[job->bots], why, sizeof why))
            return cli_usage(&cli_arena, "%s", why);
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

static int read_job(arena_job *job, cli_table_words *w, const char *sprt)
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
    status = cli_table_read(&cli_arena, w, &job->table);
    if (status == CLI_GO_ON && job->table.seats < 2)
        return cli_usage(&cli_arena, "one seat; expected at least 2");
    return status;
}

static int run(int argc, char **argv)
{
    static arena_job job;
    cli_table_words w = {.first_bot = "random", .other_bots = "random"};
    ranks r;
    int status = ranks_join(&cli_arena, &r);
    uint64_t threads = ranks_threads(&r, SIM_MAX_THREADS);
    const char *sprt = NULL, *nets = NULL;
    bool json = false;
    job.seed = 1;
    const cli_option options[] = {
        {"--bots", CLI_TEXT, &w.bots, 0, 0},
        {"--games", CLI_NUMBER, &job.games, 1, 100000000},
        {"--from", CLI_NUMBER, &job.from, 0, INT64_MAX / 2},
        {"--seats", CLI_NUMBER, &w.seats, 1, 99},
        {"--seed", CLI_NUMBER, &job.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, SIM_MAX_THREADS},
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
    if (status == CLI_GO_ON && nets)
        status = cli_nets(&cli_arena, job.table.game, nets, job.spec, (unsigned)job.bots);
    if (status == CLI_GO_ON && job.from % arena_round(&job))
        return cli_usage(&cli_arena,
                         "--from is %llu; expected a multiple of %llu, the games of a seed",
                         (unsigned long long)job.from, (unsigned long long)arena_round(&job));
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
