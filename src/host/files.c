/* files.c - what the host asks of the system: whole files, and randomness. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "meadhall/host.h"

enum { MAX_PATH = 4096, CHUNK = 1 << 16 };

bool host_random_key(uint8_t key[HOST_KEY]) { return getrandom(key, HOST_KEY, 0) == HOST_KEY; }

static bool refuse(mh_error *e, const char *what, const char *path, int number)
{
    mh_fail(e, number == ENOMEM ? MH_ENOMEM : MH_EFAILED, "%s %.160s: %s", what, path,
            strerror(number));
    mh_point_at(e, path, NULL);
    return false;
}

static bool write_all(int fd, const char *text, size_t n)
{
    while (n) {
        ssize_t done = write(fd, text, n);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        text += done;
        n -= (size_t)done;
    }
    return fsync(fd) == 0;
}

/* The new name is durable only when its folder is. */
static void sync_folder(const char *path)
{
    char folder[MAX_PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = 0;
    int fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

/* Where a file goes: links are followed, and only a plain file is replaced. */
typedef struct target {
    char path[MAX_PATH];
    bool old;    /* there is one already */
    mode_t mode; /* its mode */
} target;

static bool find_target(target *t, const char *path, mh_error *e)
{
    struct stat info;
    if (lstat(path, &info) == 0 && S_ISLNK(info.st_mode)) {
        char *real = realpath(path, NULL);
        if (!real)
            return refuse(e, "cannot write", path, errno);
        bool fits = snprintf(t->path, sizeof t->path, "%s", real) < (int)sizeof t->path;
        free(real);
        if (!fits)
            return refuse(e, "cannot write", path, ENAMETOOLONG);
    } else if (snprintf(t->path, sizeof t->path, "%s", path) >= (int)sizeof t->path) {
        return refuse(e, "cannot write", path, ENAMETOOLONG);
    }
    t->old = stat(t->path, &info) == 0;
    if (!t->old)
        return true;
    t->mode = info.st_mode & 0777;
    if (S_ISREG(info.st_mode))
        return true;
    if (S_ISDIR(info.st_mode))
        return refuse(e, "cannot write", path, EISDIR);
    mh_fail(e, MH_EFAILED, "cannot write %.160s: it is no plain file", path);
    mh_point_at(e, path, NULL);
    return false;
}

/* A new file beside the target, for its owner alone where it holds secrets. */
static int open_beside(const target *t, bool secret, char beside[MAX_PATH])
{
    enum { TRIES = 16 };
    for (int i = 0; i < TRIES; i++) {
        uint32_t x = 0;
        if (getrandom(&x, sizeof x, 0) != sizeof x)
            return -1;
        if (snprintf(beside, MAX_PATH, "%s.%08x", t->path, (unsigned)x) >= MAX_PATH) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int fd = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, secret ? 0600 : 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

bool host_file_write(const char *path, const char *text, size_t n, bool secret, mh_error *e)
{
    char beside[MAX_PATH];
    target t = {.old = false};
    if (!find_target(&t, path, e))
        return false;
    int fd = open_beside(&t, secret, beside);
    if (fd < 0)
        return refuse(e, "cannot write", path, errno);
    bool ok = (!t.old || fchmod(fd, t.mode) == 0) && write_all(fd, text, n);
    int number = errno;
    if (close(fd) != 0 && ok) {
        ok = false;
        number = errno;
    }
    if (ok && rename(beside, t.path) == 0) {
        sync_folder(t.path);
        return true;
    }
    if (ok)
        number = errno;
    unlink(beside);
    return refuse(e, "cannot write", path, number);
}

bool host_saga_write(const host_session *s, int viewer, const char *path, mh_error *e)
{
    size_t n = 0;
    bool over = s->known == s->plies && !s->now->depth;
    char *text = host_saga_text(s, viewer, &n);
    if (!text)
        return refuse(e, "cannot write", path, ENOMEM);
    bool ok = host_file_write(path, text, n, viewer == MH_CHANCE && !over, e);
    free(text);
    return ok;
}

/* The whole file, to be freed; at most one byte more than a saga may have. */
static char *read_all(FILE *f, size_t *length)
{
    size_t cap = CHUNK, n = 0, got = 0;
    char *text = malloc(cap);
    while (text && (got = fread(text + n, 1, cap - n, f)) > 0) {
        n += got;
        if (n < cap)
            continue;
        if (n > HOST_MAX_SAGA)
            break;
        char *more = realloc(text, cap *= 2);
        if (!more)
            free(text);
        text = more;
    }
    *length = n;
    return text;
}

char *host_file_read(const char *path, size_t *n, mh_error *e)
{
    FILE *f = fopen(path, "rb");
    if (!f) {
        refuse(e, "cannot read", path, errno);
        return NULL;
    }
    char *text = read_all(f, n);
    bool ok = text && !ferror(f) && *n <= HOST_MAX_SAGA;
    if (!ok) {
        refuse(e, "cannot read", path, !text ? ENOMEM : ferror(f) ? errno : EFBIG);
        free(text);
    }
    fclose(f);
    return ok ? text : NULL;
}

host_session *host_saga_read(const char *path, bool audit, mh_error *e)
{
    size_t n = 0;
    char *text = host_file_read(path, &n, e);
    host_session *s = text ? host_saga_parse(text, n, audit, e) : NULL;
    free(text);
    return s;
}
