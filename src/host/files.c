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

static bool refuse(host_error *e, const char *what, const char *path, int number)
{
    *e = (host_error){.line = 0};
    snprintf(e->text, sizeof e->text, "%s %.160s: %s", what, path, strerror(number));
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

bool host_file_write(const char *path, const char *text, size_t n, host_error *e)
{
    char beside[MAX_PATH];
    if (snprintf(beside, sizeof beside, "%s.XXXXXX", path) >= (int)sizeof beside)
        return refuse(e, "cannot write", path, ENAMETOOLONG);
    int fd = mkstemp(beside);
    if (fd < 0)
        return refuse(e, "cannot write", path, errno);
    bool well = write_all(fd, text, n) && fchmod(fd, 0644) == 0;
    int number = errno;
    if (close(fd) != 0 && well) {
        well = false;
        number = errno;
    }
    if (well && rename(beside, path) == 0) {
        sync_folder(path);
        return true;
    }
    if (well)
        number = errno;
    unlink(beside);
    return refuse(e, "cannot write", path, number);
}

bool host_saga_write(const host_session *s, int viewer, const char *path, host_error *e)
{
    size_t n = 0;
    char *text = host_saga_text(s, viewer, &n);
    if (!text)
        return refuse(e, "cannot write", path, ENOMEM);
    bool well = host_file_write(path, text, n, e);
    free(text);
    return well;
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

char *host_file_read(const char *path, size_t *n, host_error *e)
{
    FILE *f = fopen(path, "rb");
    if (!f) {
        refuse(e, "cannot read", path, errno);
        return NULL;
    }
    char *text = read_all(f, n);
    bool well = text && !ferror(f) && *n <= HOST_MAX_SAGA;
    if (!well) {
        refuse(e, "cannot read", path, !text ? ENOMEM : ferror(f) ? errno : EFBIG);
        free(text);
    }
    fclose(f);
    return well ? text : NULL;
}

host_session *host_saga_read(const char *path, bool audit, host_error *e)
{
    size_t n = 0;
    char *text = host_file_read(path, &n, e);
    host_session *s = text ? host_saga_parse(text, n, audit, e) : NULL;
    free(text);
    return s;
}
