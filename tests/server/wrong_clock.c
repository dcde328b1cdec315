/* wrong_clock.c - loaded before a server: the time of day is off by as many seconds as the file
 * says that MEADHALL_TEST_CLOCK names. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long seconds_off(void)
{
    const char *path = getenv("MEADHALL_TEST_CLOCK");
    FILE *f = path ? fopen(path, "r") : NULL;
    char text[32] = "";
    if (f) {
        if (!fgets(text, sizeof text, f))
            text[0] = 0;
        fclose(f);
    }
    return strtol(text, NULL, 10);
}

int clock_gettime(clockid_t id, struct timespec *t)
{
    static int (*real)(clockid_t, struct timespec *);
    if (!real) {
        void *found = dlsym(RTLD_NEXT, "clock_gettime");
        memcpy(&real, &found, sizeof real);
    }
    int err = real(id, t);
    if (!err && id == CLOCK_REALTIME)
        t->tv_sec += seconds_off();
    return err;
}
