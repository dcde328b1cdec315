/* full_disk.c - loaded before a server (LD_PRELOAD): as long as the file named by
 * MEADHALL_TEST_FULL is there, the disk has no space. Files written at a place only: the store's.
 */
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

ssize_t pwrite(int fd, const void *data, size_t n, off_t at);
ssize_t pwrite64(int fd, const void *data, size_t n, off_t at);

ssize_t pwrite(int fd, const void *data, size_t n, off_t at)
{
    const char *flag = getenv("MEADHALL_TEST_FULL");
    if (flag && access(flag, F_OK) == 0) {
        errno = ENOSPC;
        return -1;
    }
    return syscall(SYS_pwrite64, fd, data, n, at);
}

ssize_t pwrite64(int fd, const void *data, size_t n, off_t at) { return pwrite(fd, data, n, at); }
