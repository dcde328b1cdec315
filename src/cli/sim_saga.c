/* sim_saga.c - the sagas of games of bots: their folder, their names, whole files only. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim.h"

enum { MAX_PATH = 4096 };

static volatile sig_atomic_t caught;

static void on_signal(int number) { caught = number; }

bool sim_interrupted(void) { return caught != 0; }

void sim_finish_files(void)
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

void sim_die_of_signal(void)
{
    if (!caught)
        return;
    signal(caught, SIG_DFL);
    raise(caught);
}

int sim_make_folder(const cli_command *c, const char *folder)
{
    struct stat is;
    if (mkdir(folder, 0777) && errno != EEXIST)
        return cli_failed(c, "cannot make the folder %.200s: %s", folder, strerror(errno));
    int wrong = stat(folder, &is) ? errno : S_ISDIR(is.st_mode) ? 0 : ENOTDIR;
    if (!wrong && access(folder, W_OK | X_OK))
        wrong = errno;
    if (wrong)
        return cli_failed(c, "cannot write into %.200s: %s", folder, strerror(wrong));
    return CLI_GO_ON;
}

static bool refuse(host_error *e, const char *why)
{
    *e = (host_error){.line = 0};
    snprintf(e->text, sizeof e->text, "%s", why);
    return false;
}

bool sim_write_saga(const sim_log *log, host_error *e)
{
    const cli_table *t = log->table;
    host_config is = {
        .game = t->game, .options = t->options, .seats = t->seats, .fate = *log->fate};
    char why[96], path[MAX_PATH];
    uint32_t i = 0;
    int n = snprintf(path, sizeof path, "%s/%s-%llu-%llu.saga", log->folder, t->game->id,
                     (unsigned long long)log->seed, (unsigned long long)log->index);
    if (n < 0 || n >= (int)sizeof path)
        return refuse(e, "the name of the folder is too long");
    for (int seat = 0; seat < t->seats; seat++)
        snprintf(is.player[seat].bot, HOST_NAME, "%s", t->bot[seat]);
    host_session *s = NULL;
    if (host_open(&is, why, sizeof why, &s))
        return refuse(e, why);
    while (i < log->plies && !host_play(s, log->seats[i], log->actions[i], NULL))
        i++;
    bool well = i == log->plies ? host_saga_write(s, MH_CHANCE, path, e)
                                : refuse(e, "out of memory for the saga");
    host_close(s);
    return well;
}
