/* wrong_clock.c - loaded before a server: the time of day is off by as many seconds as the file
 * says that MEADHALL_TEST_CLOCK names. It asks the kernel itself and allocates nothing, because the
 * sanitizers of the program that it is loaded into are not there yet when it is called first. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long seconds_off(void)
{
    const char *path = getenv("MEADHALL_TEST_CLOCK");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    char text[32];
    ssize_t n = file < 0 ? 0 : read(file, text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    if (file >= 0)
        close(file);
    return strtol(text, NULL, 10);
}

int clock_gettime(clockid_t id, struct timespec *t)
{
    int err = (int)syscall(SYS_clock_gettime, id, t);
    /* with MEADHALL_TEST_SLEEPS the machine has slept for as long: the server believes it at once
     */
    if (!err && (id == CLOCK_REALTIME || (id == CLOCK_BOOTTIME && getenv("MEADHALL_TEST_SLEEPS"))))
        t->tv_sec += seconds_off();
    return err;
}
