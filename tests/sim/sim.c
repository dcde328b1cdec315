/* sim.c - clock, chance, events and trace of the simulation. */
#include "sim.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commit.h"

enum { LINE = 4096 };

typedef struct event {
    sim_time when;
    uint64_t order;
    sim_side side;
    sim_call *call;
    void *ctx;
    uint64_t arg;
} event;

sim_counts sim_count;
static FILE *out;

static struct {
    uint64_t seed, state, order, hash;
    sim_time now;
    bool trace;
    event *heap;
    size_t count, cap;
} sim;

/* ---- chance ------------------------------------------------------------------------- */

uint64_t sim_rand(void) /* splitmix64 */
{
    uint64_t x = sim.state += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

uint64_t sim_below(uint64_t n) { return n ? sim_rand() % n : 0; }

sim_time sim_between(sim_time low, sim_time high)
{
    return high > low ? low + sim_below(high - low) : low;
}

bool sim_rarely(unsigned per_million) { return per_million && sim_below(1000000) < per_million; }

/* ---- events ------------------------------------------------------------------------- */

sim_time sim_now(void) { return sim.now; }

static bool sooner(const event *a, const event *b)
{
    return a->when != b->when ? a->when < b->when : a->order < b->order;
}

static void sift_up(size_t i)
{
    for (; i && sooner(&sim.heap[i], &sim.heap[(i - 1) / 2]); i = (i - 1) / 2) {
        event swap = sim.heap[i];
        sim.heap[i] = sim.heap[(i - 1) / 2];
        sim.heap[(i - 1) / 2] = swap;
    }
}

static void sift_down(size_t i)
{
    for (;;) {
        size_t least = i;
        for (size_t child = 2 * i + 1; child <= 2 * i + 2 && child < sim.count; child++)
            if (sooner(&sim.heap[child], &sim.heap[least]))
                least = child;
        if (least == i)
            return;
        event swap = sim.heap[i];
        sim.heap[i] = sim.heap[least];
        sim.heap[least] = swap;
        i = least;
    }
}

void sim_at(sim_time when, sim_side side, sim_call *call, void *ctx, uint64_t arg)
{
    if (sim.count == sim.cap) {
        sim.cap = sim.cap ? sim.cap * 2 : 256;
        sim.heap = realloc(sim.heap, sim.cap * sizeof *sim.heap);
        if (!sim.heap)
            abort();
    }
    sim.heap[sim.count] =
        (event){when < sim.now ? sim.now : when, sim.order++, side, call, ctx, arg};
    sift_up(sim.count++);
}

static event take(size_t i)
{
    event e = sim.heap[i];
    sim.heap[i] = sim.heap[--sim.count];
    if (i < sim.count) {
        sift_up(i);
        sift_down(i);
    }
    return e;
}

bool sim_step(sim_time until)
{
    if (!sim.count || sim.heap[0].when >= until) {
        sim.now = until > sim.now ? until : sim.now;
        return false;
    }
    event e = take(0);
    sim.now = e.when;
    e.call(e.ctx, e.arg);
    return true;
}

bool sim_step_server(void)
{
    size_t best = sim.count;
    for (size_t i = 0; i < sim.count; i++)
        if (sim.heap[i].side == SIM_SERVER &&
            (best == sim.count || sim.heap[i].order < sim.heap[best].order)) /* nobody starves */
            best = i;
    if (best == sim.count)
        return false;
    event e = take(best);
    e.call(e.ctx, e.arg);
    return true;
}

/* ---- trace -------------------------------------------------------------------------- */

void sim_trace(const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (n >= LINE)
        n = LINE - 1;
    for (int i = 0; i < n; i++)
        sim.hash = (sim.hash ^ (unsigned char)line[i]) * 0x100000001b3u;
    sim.hash = (sim.hash ^ sim.now) * 0x100000001b3u;
    if (sim.trace)
        fprintf(out, "%12.6f %s\n", (double)sim.now / 1e9, line);
}

uint64_t sim_hash(void) { return sim.hash; }

/* ---- failures ----------------------------------------------------------------------- */

_Noreturn void sim_fail(const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    fprintf(out, "FAIL %llu:%s at %.3f s: %s\n", (unsigned long long)sim.seed, SIM_COMMIT,
            (double)sim.now / 1e9, line);
    fflush(out);
    _exit(1);
}

/* An assertion or an abort of the server is a failure of this seed; its words are ready. */
static struct {
    char line[160];
    size_t length;
    int fd;
} last_words;

static void on_abort(int number)
{
    if (write(last_words.fd, last_words.line, last_words.length) > 0)
        signal(number, SIG_DFL);
    raise(number);
}

void sim_open_out(void)
{
    int fd = dup(STDOUT_FILENO);
    out = fd < 0 ? NULL : fdopen(fd, "w");
    if (!out || !freopen("/dev/null", "w", stdout))
        abort();
}

FILE *sim_out(void) { return out; }

void sim_begin(uint64_t seed, bool trace)
{
    free(sim.heap);
    memset(&sim, 0, sizeof sim);
    sim.seed = sim.state = seed;
    sim.hash = 0xcbf29ce484222325u;
    sim.trace = trace;
    int n = snprintf(last_words.line, sizeof last_words.line, "FAIL %llu:%s the server aborts\n",
                     (unsigned long long)seed, SIM_COMMIT);
    last_words.length = (size_t)n;
    last_words.fd = fileno(out);
    signal(SIGABRT, on_abort);
    signal(SIGSEGV, on_abort);
}

void sim_end(void)
{
    free(sim.heap);
    sim.heap = NULL;
    sim.count = sim.cap = 0;
}
