/* sqlite_folder.c - the folder of the embedded store: nobody else reads it, one server writes it.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sqlite_link.h"

enum { PATH = 4096 };

/* Files of a version that left them open to all are closed to others. */
static void close_to_others(const char *path)
{
    struct stat info;
    if (stat(path, &info) == 0 && S_ISREG(info.st_mode) && info.st_mode & 077)
        chmod(path, 0600);
}

/* One that is there is not opened: closing it would drop the locks that SQLite holds on it in this
 * process, and the next program beside the server would take it for unused. */
bool lite_file(const char *path)
{
    struct stat info;
    if (stat(path, &info) != 0) {
        int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd >= 0)
            close(fd);
        else if (errno != EEXIST)
            return false;
    }
    close_to_others(path);
    return true;
}

bool lite_folder(const char *where, mh_error *error)
{
    static const char *const more[] = {"-wal", "-shm"};
    char path[PATH];
    if (mkdir(where, 0700) && errno != EEXIST) {
        mh_fail(error, MH_EFAILED, "cannot make %.120s: %s", where, strerror(errno));
        return false;
    }
    snprintf(path, sizeof path, "%s/meadhall.db", where);
    if (!lite_file(path)) {
        mh_fail(error, MH_EFAILED, "cannot write %.120s: %s", path, strerror(errno));
        return false;
    }
    for (int i = 0; i < 2; i++) { /* new ones have the mode of the store itself */
        snprintf(path, sizeof path, "%s/meadhall.db%s", where, more[i]);
        close_to_others(path);
    }
    return true;
}

/* ---- one server at a time ------------------------------------------------------------------ */

static bool refuse(int fd, const char *where, mh_error *error)
{
    char who[24] = "";
    ssize_t n = fd < 0 ? 0 : read(fd, who, sizeof who - 1);
    who[n > 0 ? n : 0] = 0;
    who[strspn(who, "0123456789")] = 0;
    if (fd >= 0 && errno == EWOULDBLOCK)
        mh_fail(error, MH_EFAILED, "%.120s is in use by another server%s%s", where,
                *who ? ", process " : "", who);
    else
        mh_fail(error, MH_EFAILED, "cannot lock %.120s: %s", where, strerror(errno));
    if (fd >= 0)
        close(fd);
    return false;
}

/* The lock ends with the process, however that ends; the file stays. */
bool lite_claim(const char *where, int *claim, mh_error *error)
{
    char path[PATH], mine[24];
    *claim = -1;
    if (strcmp(where, DB_MEMORY) == 0)
        return true;
    if (!lite_folder(where, error))
        return false;
    snprintf(path, sizeof path, "%s/meadhall.lock", where);
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0 || flock(fd, LOCK_EX | LOCK_NB))
        return refuse(fd, where, error);
    int n = snprintf(mine, sizeof mine, "%ld\n", (long)getpid());
    if (ftruncate(fd, 0) || write(fd, mine, (size_t)n) != n)
        (void)lseek(fd, 0, SEEK_SET); /* the number is for people only */
    *claim = fd;
    return true;
}

void lite_release(int claim)
{
    if (claim >= 0)
        close(claim);
}
