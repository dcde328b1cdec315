/* work.c - long work on the command line: its bar, its signals, its ranks. */
#include "work.h"

#include <signal.h>
#include <unistd.h>

#include "lab/sim.h"

static volatile sig_atomic_t caught;

static void on_signal(int number) { caught = number; }

void work_finish_files(void)
{
    /* The second time the signal does what it always does. */
    struct sigaction once = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
    static const int polite[] = {SIGINT, SIGTERM};
    for (size_t i = 0; i < MH_COUNT(polite); i++) {
        struct sigaction was;
        if (sigaction(polite[i], NULL, &was) == 0 && was.sa_handler != SIG_IGN)
            sigaction(polite[i], &once, NULL);
    }
}

void work_die_of_signal(void)
{
    if (!caught)
        return;
    signal(caught, SIG_DFL);
    raise(caught);
}

int work_join(const cli_command *c, ranks *r)
{
    mh_error e;
    mh_err err = ranks_join(r, &e);
    if (err)
        return err == MH_EILLEGAL ? cli_usage(c, "%s", e.text) : cli_failed(c, "%s", e.text);
    if (r->rank)
        cli_be_quiet();
    return CLI_GO_ON;
}

static void on_progress(void *ctx, uint64_t done, uint64_t all)
{
    (void)ctx;
    cli_progress(done, all);
}

static bool is_caught(void *ctx)
{
    (void)ctx;
    return caught != 0;
}

static void say_lost(void *ctx, int rank, uint64_t first, uint64_t count)
{
    if (isatty(STDERR_FILENO))
        cli_progress_end();
    const cli_command *const *of = ctx;
    cli_failed(*of,
               "rank %d is lost with games %llu to %llu; play them again with --from %llu "
               "--games %llu",
               rank, (unsigned long long)first, (unsigned long long)(first + count - 1),
               (unsigned long long)first, (unsigned long long)count);
}

lab_watch work_watch(const cli_command *c)
{
    static const cli_command *of;
    of = c;
    return (lab_watch){.ctx = &of,
                       .progress = isatty(STDERR_FILENO) ? on_progress : NULL,
                       .stopped = is_caught,
                       .lost = say_lost};
}

void work_watched(const lab_watch *w)
{
    if (w->progress)
        cli_progress_end();
}

int work_folder(const cli_command *c, const char *folder)
{
    mh_error e;
    if (!folder || sim_make_folder(folder, &e))
        return CLI_GO_ON;
    return cli_failed(c, "%s", e.text);
}
