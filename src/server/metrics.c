/* metrics.c - /healthz and /metrics (Prometheus text). */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { PAGE = 16384 };

/* Upper bounds in microseconds of the time from an action to its acknowledgement. */
static const uint64_t bounds[] = {500,   1000,   2000,   5000,   10000,   20000,
                                  50000, 100000, 250000, 500000, 1000000, UINT64_MAX};

void metrics_ack(srv *s, uint64_t us)
{
    unsigned i = 0;
    while (us > bounds[i])
        i++;
    s->count.ack_bucket[i]++;
    s->count.ack_us_sum += us;
}

typedef struct page {
    char *text;
    size_t length;
} page;

__attribute__((format(printf, 2, 3))) static void put(page *p, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(p->text + p->length, PAGE - p->length, format, args);
    va_end(args);
    if (n > 0 && p->length + (size_t)n < PAGE)
        p->length += (size_t)n;
}

static void counter(page *p, const char *name, const char *help, uint64_t x)
{
    put(p, "# HELP meadhall_%s %s\n# TYPE meadhall_%s counter\nmeadhall_%s %llu\n", name, help,
        name, name, (unsigned long long)x);
}

static void gauge(page *p, const char *name, const char *help, uint64_t x)
{
    put(p, "# HELP meadhall_%s %s\n# TYPE meadhall_%s gauge\nmeadhall_%s %llu\n", name, help, name,
        name, (unsigned long long)x);
}

static void put_times(page *p, const srv *s)
{
    uint64_t sum = 0;
    put(p, "# HELP meadhall_ack_seconds from an action to its acknowledgement\n"
           "# TYPE meadhall_ack_seconds histogram\n");
    for (size_t i = 0; i < MH_COUNT(bounds); i++) {
        sum += s->count.ack_bucket[i];
        if (bounds[i] == UINT64_MAX)
            put(p, "meadhall_ack_seconds_bucket{le=\"+Inf\"} %llu\n", (unsigned long long)sum);
        else
            put(p, "meadhall_ack_seconds_bucket{le=\"%g\"} %llu\n", (double)bounds[i] / 1e6,
                (unsigned long long)sum);
    }
    put(p, "meadhall_ack_seconds_sum %.6f\nmeadhall_ack_seconds_count %llu\n",
        (double)s->count.ack_us_sum / 1e6, (unsigned long long)sum);
}

static void put_process(page *p)
{
    size_t rss = 0;
    uv_rusage_t used;
    memset(&used, 0, sizeof used);
    uv_resident_set_memory(&rss);
    uv_getrusage(&used);
    put(p,
        "# HELP meadhall_cpu_seconds_total processor time of this process\n"
        "# TYPE meadhall_cpu_seconds_total counter\nmeadhall_cpu_seconds_total %.6f\n",
        (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
            (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6);
    gauge(p, "resident_bytes", "memory of this process", rss);
    gauge(p, "resident_peak_bytes", "the most memory it had", used.ru_maxrss * 1024);
}

static void put_net(page *p, const srv *s)
{
    net_figures n = net_look(s->net);
    gauge(p, "sockets", "open WebSockets", n.sockets);
    gauge(p, "connections", "open connections", n.conns);
    counter(p, "connections_total", "connections accepted", n.accepted);
    counter(p, "connections_refused_total", "connections refused", n.refused);
    counter(p, "connections_slow_total", "clients that stopped reading", n.slow);
    counter(p, "connections_broken_total", "clients that broke the protocol", n.broken);
    counter(p, "http_requests_total", "requests", n.requests);
    counter(p, "messages_in_total", "messages received", n.messages_in);
    counter(p, "messages_out_total", "messages sent", n.messages_out);
    counter(p, "bytes_in_total", "bytes received", n.bytes_in);
    counter(p, "bytes_out_total", "bytes sent", n.bytes_out);
}

static void put_all(page *p, const srv *s)
{
    queue_figures d = queue_look(s->queue);
    const hall_figures *h = hall_figures_of(s->hall);
    gauge(p, "up", "the store can be read and written", health_why(s) == NULL);
    gauge(p, "draining", "an administrator wants nobody here", s->draining);
    gauge(p, "store_broken", "damage of the store was seen", d.broken);
    gauge(p, "tables_live", "tables in memory", h->tables);
    gauge(p, "bots_busy", "searches under way", s->work_busy);
    gauge(p, "writes_waiting", "rows not yet committed", d.waiting);
    counter(p, "errors_total", "requests answered by an error", h->errors + s->count.errors);
    counter(p, "limited_total", "requests above a rate", s->count.limited);
    counter(p, "acts_total", "actions of people sent to the store", h->acts);
    counter(p, "bot_acts_total", "actions of bots sent to the store", h->acts_bot);
    counter(p, "commits_total", "transactions", d.commits);
    counter(p, "rows_total", "rows of these transactions", d.rows);
    counter(p, "commit_failures_total", "transactions that failed", d.failures);
    counter(p, "conflicts_total", "rows that another node wrote first", h->conflicts);
    counter(p, "tables_created_total", "tables made", h->created);
    counter(p, "tables_loaded_total", "tables rebuilt from their history", h->loads);
    counter(p, "tables_evicted_total", "tables forgotten for a while", h->evictions);
    counter(p, "tables_differ_total", "histories that end differently under these rules",
            h->differ);
    counter(p, "tables_frozen_total", "histories that cannot be played under these rules",
            h->frozen);
    counter(p, "timeouts_total", "seats out of time", h->timeouts);
    counter(p, "logins_total", "attempts with a password", s->count.logins);
    put_times(p, s);
}

bool metrics_page(void *ctx, const char *path, bool trusted, net_page *out)
{
    srv *s = ctx;
    page p = {.text = NULL};
    bool health = strcmp(path, "/healthz") == 0;
    if (!health && !(trusted && strcmp(path, "/metrics") == 0))
        return false;
    out->type = "text/plain; charset=utf-8";
    p.text = calloc(1, PAGE);
    if (!p.text) {
        out->status = 503;
        return true;
    }
    out->text = p.text;
    if (health) {
        const char *why = health_why(s);
        out->status = why ? 503 : 200;
        put(&p, "%s\n", why ? why : "ok");
    } else {
        out->type = "text/plain; version=0.0.4; charset=utf-8";
        put_process(&p);
        put_net(&p, s);
        put_all(&p, s);
    }
    return true;
}
