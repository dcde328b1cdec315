/* log.c - structured logs. */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#include "host/present.h"

void srv_log(const char *level, const char *event, ...)
{
    char line[2048], at[40];
    struct timespec now;
    struct tm tm;
    va_list args;
    mh_text out = mh_text_open(line, sizeof line - 2);
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &tm);
    size_t n = strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%S", &tm);
    snprintf(at + n, sizeof at - n, ".%03ldZ", now.tv_nsec / 1000000);
    mh_put(&out, "{\"at\":");
    present_string(&out, at);
    mh_put(&out, ",\"level\":");
    present_string(&out, level);
    mh_put(&out, ",\"event\":");
    present_string(&out, event);
    va_start(args, event);
    for (const char *key; (key = va_arg(args, const char *));) {
        mh_put(&out, ",");
        present_string(&out, key);
        mh_put(&out, ":");
        present_string(&out, va_arg(args, const char *));
    }
    va_end(args);
    mh_put(&out, "}");
    if (out.len < out.cap)
        fprintf(stderr, "%s\n", line);
}
