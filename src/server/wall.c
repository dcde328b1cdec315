/* wall.c - the time of day. It is looked up once, when the server starts, and goes on by a clock
 * that is never set: whoever sets the machine's clock moves nobody's clock at a table. */
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

#include "srv.h"

enum { FOLLOWS_MS = 10000, BY_MS = 1 };

/* Of the process: threads of the store ask, too. */
static _Atomic int64_t offset;

static int64_t read_clock(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Time that passes while a machine sleeps has passed. */
static int64_t since_boot(void)
{
#ifdef CLOCK_BOOTTIME
    return read_clock(CLOCK_BOOTTIME);
#else
    return read_clock(CLOCK_MONOTONIC);
#endif
}

void wall_start(void) { atomic_store(&offset, read_clock(CLOCK_REALTIME) - since_boot()); }

int64_t srv_now(void)
{
    if (!atomic_load(&offset)) /* a command without a loop */
        wall_start();
    return since_boot() + atomic_load(&offset);
}

/* Clocks run a little slow or fast, and are corrected: that is followed, a millisecond a second. */
void wall_follow(srv *s)
{
    int64_t by = read_clock(CLOCK_REALTIME) - srv_now();
    bool jumped = by > FOLLOWS_MS || by < -FOLLOWS_MS;
    if (jumped && !s->clock_jumped) {
        char seconds[24];
        snprintf(seconds, sizeof seconds, "%lld", (long long)(by / 1000));
        srv_log("warn",
                "the machine's clock was set; the hall keeps its time until it is restarted",
                "seconds", seconds, NULL);
    }
    s->clock_jumped = jumped;
    if (!jumped && by)
        atomic_fetch_add(&offset, by > BY_MS ? BY_MS : by < -BY_MS ? -BY_MS : by);
}
