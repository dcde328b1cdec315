/* bytes_file.h - bytes as a file in memory, for readers that take a path. */
#ifndef MH_TESTS_FUZZ_BYTES_FILE_H
#define MH_TESTS_FUZZ_BYTES_FILE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* One file, written anew for every input; its path. */
static const char *bytes_file(const void *data, size_t n)
{
    static char path[64];
    static int fd = -1;
    if (fd < 0) {
        fd = memfd_create("fuzz", 0);
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    }
    if (fd < 0 || ftruncate(fd, 0) || pwrite(fd, data, n, 0) != (ssize_t)n)
        abort();
    return path;
}

#endif
