/* sim_saga.c - the sagas of games of bots: their folder, their names, whole files only. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim.h"

enum { MAX_PATH = 4096 };

bool sim_make_folder(const char *folder, mh_error *e)
{
    struct stat info;
    if (mkdir(folder, 0777) && errno != EEXIST)
        return mh_fail(e, MH_EFAILED, "cannot make the folder %.180s: %s", folder, strerror(errno));
    int wrong = stat(folder, &info) ? errno : S_ISDIR(info.st_mode) ? 0 : ENOTDIR;
    if (!wrong && access(folder, W_OK | X_OK))
        wrong = errno;
    return wrong ? mh_fail(e, MH_EFAILED, "cannot write into %.180s: %s", folder, strerror(wrong))
                 : true;
}

bool sim_write_saga(const sim_log *log, mh_error *e)
{
    const lab_lineup *t = log->lineup;
    host_config config = {
        .game = t->game, .options = t->options, .seats = t->seats, .fate = *log->fate};
    char path[MAX_PATH];
    uint32_t i = 0;
    int n = snprintf(path, sizeof path, "%s/%s-%llu-%llu.saga", log->folder, t->game->id,
                     (unsigned long long)log->seed, (unsigned long long)log->index);
    if (n < 0 || n >= (int)sizeof path)
        return mh_fail(e, MH_ERANGE, "the name of the folder is too long");
    for (int seat = 0; seat < t->seats; seat++)
        snprintf(config.player[seat].bot, HOST_NAME, "%s", t->bot[seat]);
    host_session *s = NULL;
    if (host_open(&config, e, &s))
        return false;
    while (i < log->plies && !host_play(s, log->seats[i], log->actions[i], NULL))
        i++;
    bool ok = i == log->plies ? host_saga_write(s, MH_CHANCE, path, e)
                              : mh_fail(e, MH_ENOMEM, "out of memory for the saga");
    host_close(s);
    return ok;
}
