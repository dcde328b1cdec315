/* train.c - `meadhall train`: bots play among themselves, a net learns from their games. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/net.h"
#include "cli.h"
#include "lab/learn.h"

typedef struct session {
    const char *out;
    double begun;
    bool failed;
} session;

static volatile sig_atomic_t stopped;

static void stop(int signal)
{
    (void)signal;
    stopped = 1;
}

/* The file is whole at every moment: it is written beside, then put in its place. */
static bool write_net(const char *path, const unsigned char *file, size_t size)
{
    mh_error e;
    return host_file_write(path, (const char *)file, size, false, &e);
}

static void say_match(const char *whom, const learn_news *news, const learn_result *r)
{
    if (!r->games)
        return;
    if (news->seats == 1)
        printf("  alone, against %s: %.1f points to %.1f, %llu games\n", whom,
               r->points[0] / r->seated[0], r->points[1] / r->seated[1],
               (unsigned long long)r->games);
    else
        printf("  %d seats, against %s: wins %.1f %% of %llu games\n", news->seats, whom,
               100 * r->wins[0] / (r->wins[0] + r->wins[1]), (unsigned long long)r->games);
}

static bool tell(void *ctx, const learn_news *news, const unsigned char *file, size_t size)
{
    session *s = ctx;
    printf("%4.0f s  generation %u: %llu games (%llu in all, %llu positions); held out: points "
           "%.3f, win %.3f, policy %.3f\n",
           lab_seconds() - s->begun, news->generation, (unsigned long long)news->games,
           (unsigned long long)news->all_games, (unsigned long long)news->samples, news->loss[0],
           news->loss[2], news->loss[4]);
    say_match("the search without a net", news, &news->plain);
    say_match("the net before", news, &news->last);
    if (!news->better)
        puts("  not better: the net before stays");
    fflush(stdout);
    s->failed = !write_net(s->out, file, size);
    return !s->failed && !stopped;
}

static int train(learn_run *run, session *s)
{
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    s->begun = lab_seconds();
    const char *wrong = learn_course_run(run, tell, s);
    if (wrong)
        return cli_failed(&cli_train, "%s", wrong);
    if (s->failed)
        return cli_failed(&cli_train, "cannot write %s", s->out);
    printf("the net is in %s; `meadhall arena %s --nets %s --bots mcts:20ms/net=1,mcts:20ms/net=0 "
           "--games 100 --seats 2` tries it\n",
           s->out, run->game->id, s->out);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    session s = {0};
    learn_run r = {.seed = 1, .matches = 64};
    uint64_t minutes = 30, generations = 4, threads = (uint64_t)sysconf(_SC_NPROCESSORS_ONLN);
    char out[80];
    const char *start = NULL;
    const cli_option options[] = {
        {"--minutes", CLI_NUMBER, &minutes, 1, 100000},
        {"--out", CLI_TEXT, &s.out, 0, 0},
        {"--from", CLI_TEXT, &start, 0, 0},
        {"--generations", CLI_NUMBER, &generations, 1, LEARN_MAX_GENERATIONS},
        {"--games", CLI_NUMBER, &r.games, 1, 1000000},
        {"--tests", CLI_NUMBER, &r.matches, 0, 100000},
        {"--seed", CLI_NUMBER, &r.seed, 0, INT64_MAX},
        {"--threads", CLI_NUMBER, &threads, 1, LEARN_MAX_THREADS},
    };
    int status = cli_read(&cli_train, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_train, "expected one GAME");
    r.game = cli_game(&cli_train, argv[0]);
    if (!r.game)
        return CLI_USAGE;
    r.options = mh_options_default(r.game);
    r.seconds = 60.0 * (double)minutes;
    r.generations = (uint32_t)generations;
    r.threads = (unsigned)threads;
    if (start && !(r.start = cli_net(&cli_train, r.game, start)))
        return CLI_FAILED;
    snprintf(out, sizeof out, "%s.mhn", r.game->id);
    s.out = s.out ? s.out : out;
    return train(&r, &s);
}

const cli_command cli_train = {
    "train", "let a net learn from games that bots play",
    "usage: meadhall train GAME [--minutes M] [--out FILE] [--from FILE] [--generations N]\n"
    "                      [--games N] [--tests N] [--seed S] [--threads T]\n\n"
    "Bots play, a net learns from all games so far, and the next games are played with it. After\n"
    "each generation the best net so far is written; Ctrl-C stops after the one under way.\n\n"
    "  --minutes M      for all of it (usually 30); training and tests may take a little longer\n"
    "  --out FILE       where the net goes (usually GAME.mhn)\n"
    "  --from FILE      begin with a net that is there\n"
    "  --generations N  how often play and training take turns (usually 4)\n"
    "  --games N        games of a generation, whatever time they take: with the same seed and\n"
    "                   the same number the same net comes out, byte for byte\n"
    "  --tests N        games of each test between generations (usually 64)\n"
    "  --seed S         the numbers of fate (usually 1)\n"
    "  --threads T      usually all cores; the net does not depend on it\n\n"
    "docs/learning.md tells what a net sees and how it is trained.\n",
    run};
