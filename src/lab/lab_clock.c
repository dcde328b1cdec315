/* lab_clock.c - clocks. */
#include <time.h>

#include "lab.h"

static double clock_of(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double lab_seconds(void) { return clock_of(CLOCK_MONOTONIC); }

double lab_work_seconds(void) { return clock_of(CLOCK_THREAD_CPUTIME_ID); }
