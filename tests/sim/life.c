/* life.c - the server as a process: started, killed, cut off the power, stopped in good order, and
 * started again; and everything it asks of the system that a seed must decide. */
#include <malloc.h>
#include <signal.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "book.h"
#include "server/log.h"
#include "server/server.h"
#include "sim.h"

enum { MOST_MEMORY = 512 << 20 };
static const sim_time epoch = 1800000000ull * SIM_S;
static const sim_time look_at_clock = 5 * SIM_MS; /* of a worker: so long it has worked */

typedef struct weather { /* how bad it gets, chosen by the seed */
    sim_time kill, power, stop, stall, full, slow, errors, storm, clock; /* mean times, 0: never */
} weather;

static struct {
    fiber *server;
    bool ghost, stopping, calm, opened, clock_moved;
    int result;
    mh_error error;
    weather weather;
    int64_t skew;
    sim_time job;
    bool in_job;
    sim_time bad_until; /* the disk may refuse until then */
    unsigned armed;     /* syncs until the power goes */
} life;

bool life_ghost(void) { return life.ghost; }
bool life_up(void) { return life.server != NULL; }
bool life_is_calm(void) { return life.calm; }
bool life_clock_moved(void) { return life.clock_moved; }

/* ---- what it asks of the system ------------------------------------------------------------ */

/* NOLINTBEGIN(readability-identifier-naming): the linker names them so */
int __wrap_clock_gettime(clockid_t id, struct timespec *t);
bool __wrap_lite_folder(const char *where, mh_error *error);
bool __wrap_lite_claim(const char *where, int *claim, mh_error *error);
ssize_t __wrap_getrandom(void *out, size_t n, unsigned flags);
int __wrap_crypto_pwhash_str_alg(char out[crypto_pwhash_STRBYTES], const char *password,
                                 unsigned long long n, unsigned long long ops, size_t memory,
                                 int alg);
int __wrap_crypto_pwhash_str_verify(const char *stored, const char *password, unsigned long long n);
void __wrap_srv_log(const char *level, const char *event, ...);

int __wrap_clock_gettime(clockid_t id, struct timespec *t)
{
    sim_time now = sim_now();
    if (life.in_job)
        now += life.job += look_at_clock;
    if (id == CLOCK_REALTIME)
        now += epoch + (sim_time)life.skew;
    t->tv_sec = (time_t)(now / SIM_S);
    t->tv_nsec = (long)(now % SIM_S);
    return 0;
}

void life_job(bool begins)
{
    life.in_job = begins;
    life.job = 0;
}

/* The simulated disk has no folders, and one server at a time. */
bool __wrap_lite_folder(const char *where, mh_error *error)
{
    (void)where, (void)error;
    return true;
}

bool __wrap_lite_claim(const char *where, int *claim, mh_error *error)
{
    (void)where, (void)error;
    *claim = -1;
    return true;
}

static void fill(void *out, size_t n)
{
    unsigned char *bytes = out;
    for (size_t i = 0; i < n; i++)
        bytes[i] = (unsigned char)sim_rand();
}

ssize_t __wrap_getrandom(void *out, size_t n, unsigned flags)
{
    (void)flags;
    fill(out, n);
    return (ssize_t)n;
}

/* Argon2id takes too long for thousands of accounts; that it is right is libsodium's word. */
int __wrap_crypto_pwhash_str_alg(char out[crypto_pwhash_STRBYTES], const char *password,
                                 unsigned long long n, unsigned long long ops, size_t memory,
                                 int alg)
{
    uint8_t hash[32];
    (void)ops, (void)memory, (void)alg;
    crypto_generichash(hash, sizeof hash, (const uint8_t *)password, n, NULL, 0);
    sodium_bin2hex(out, crypto_pwhash_STRBYTES, hash, sizeof hash);
    return 0;
}

int __wrap_crypto_pwhash_str_verify(const char *stored, const char *password, unsigned long long n)
{
    char again[crypto_pwhash_STRBYTES];
    __wrap_crypto_pwhash_str_alg(again, password, n, 0, 0, 0);
    return strcmp(stored, again) == 0 ? 0 : -1;
}

void __wrap_srv_log(const char *level, const char *event, ...)
{
    char line[512];
    va_list args;
    int n = snprintf(line, sizeof line, "server: %s %s", level, event);
    va_start(args, event);
    for (const char *key; (key = va_arg(args, const char *)) && n < (int)sizeof line;)
        n += snprintf(line + n, sizeof line - (size_t)n, " %s=%s", key, va_arg(args, const char *));
    va_end(args);
    if (!life.ghost)
        sim_trace("%s", line);
}

/* NOLINTEND(readability-identifier-naming) */

static const char *random_name(void) { return "sim"; }
static uint32_t random_word(void) { return (uint32_t)sim_rand(); }

void life_open(void)
{
    static randombytes_implementation mine;
    mine.implementation_name = random_name;
    mine.random = random_word;
    mine.buf = fill;
    randombytes_set_implementation(&mine);
    if (sodium_init() < 0) /* it draws once in a process, not in every life */
        abort();
}

/* ---- beginning and end of a process -----------------------------------------------------------
 */

static void on_exit_of(void *ctx, uint64_t arg);

static void *serve(void *ctx)
{
    srv_config config = {.host = "127.0.0.1", .port = 8080, .data = "hall", .node = "sim"};
    config.linger_ms = (int)sim_below(3);
    config.workers = 2 + (int)sim_below(3);
    (void)ctx;
    life.error = (mh_error){.code = MH_OK};
    life.result = srv_run(&config, &life.error);
    if (!life.ghost)
        sim_at(sim_now(), SIM_WORLD, on_exit_of, NULL, 0);
    return NULL;
}

static void start(void *ctx, uint64_t arg)
{
    (void)ctx, (void)arg;
    if (life.server)
        return;
    sim_count.lives++;
    sim_trace("the server starts");
    life.stopping = false;
    life.armed = 0;
    life.server = fiber_open(serve, NULL);
}

/* Nothing may be left of it. */
static void bury(void)
{
    fiber_close(life.server);
    life.server = NULL;
    loop_check_closed();
    if (fiber_count())
        sim_fail("%u threads are left of a server that ended", fiber_count());
    if (disk_open_files())
        sim_fail("%u files are left open by a server that ended", disk_open_files());
    if (sqlite3_memory_used())
        sim_fail("%lld bytes of the store are left", (long long)sqlite3_memory_used());
}

static void start_later(void)
{
    sim_at(sim_now() + sim_between(SIM_S / 5, 20 * SIM_S), SIM_WORLD, start, NULL, 0);
}

static void on_exit_of(void *ctx, uint64_t arg)
{
    (void)ctx, (void)arg;
    sim_trace("the server has ended: %d %s", life.result, life.error.text);
    if (life.result && sim_now() > life.bad_until + 20 * SIM_S)
        sim_fail("the server did not start: %s", life.error.text);
    if (!life.result && !life.stopping)
        sim_fail("the server ended by itself");
    sim_count.open_failures += life.result != 0;
    tcp_cut_all();
    bury();
    audit_disk(disk_mounted(), true);
    start_later();
}

/* The memory is cleaned up behind the curtain: the disk as it was left is put aside first. */
static void crash(bool power)
{
    if (!life.server || fiber_done(life.server))
        return;
    disk *left = disk_after(disk_mounted(), power), *old = disk_mounted();
    sim_trace("%s", power ? "the power goes" : "the server is killed");
    *(power ? &sim_count.power_cuts : &sim_count.kills) += 1;
    life.ghost = true;
    tcp_cut_all();
    loop_look();
    while (!fiber_done(life.server))
        if (!sim_step_server())
            sim_fail("a thread waits for ever");
    bury();
    life.ghost = false;
    disk_free(old);
    disk_mount(left);
    audit_disk(left, true);
    start_later();
}

static void on_crash(void *ctx, uint64_t power)
{
    (void)ctx;
    if (!life.calm)
        crash(power != 0);
}

static void crash_within(sim_time lasts)
{
    bool power = sim_rarely(600000);
    sim_at(sim_now() + sim_below(lasts), SIM_WORLD, on_crash, NULL, power);
}

void life_syncs(sim_time lasts)
{
    if (life.armed && --life.armed == 0)
        crash_within(lasts + SIM_MS);
}

void life_disk_failed(void)
{
    if (sim_rarely(250000))
        crash_within(2 * SIM_S);
}

/* ---- faults ---------------------------------------------------------------------------------- */

typedef enum fault { KILL, POWER, STOP, STALL, FULL, SLOW, ERRORS, STORM, CLOCK, FAULTS } fault;

static void on_over(void *ctx, uint64_t what)
{
    (void)ctx;
    if (what == FULL)
        disk_room(SIZE_MAX);
    if (what == SLOW)
        disk_speed(SIM_US * 50, 4 * SIM_MS);
    if (what == ERRORS)
        disk_errors(0, 0);
    if (what == STORM)
        tcp_weather(1000);
    if (what == CLOCK)
        life.skew = 0;
}

static void storm(sim_time *lasts)
{
    sim_count.partitions++;
    *lasts = sim_between(SIM_S, 90 * SIM_S);
    tcp_weather((unsigned)sim_between(3000, 400000));
}

static void bad_disk(fault what, sim_time *lasts)
{
    *lasts = sim_between(SIM_S, 120 * SIM_S);
    if (life.bad_until < sim_now() + *lasts)
        life.bad_until = sim_now() + *lasts;
    if (what == FULL) {
        disk_room((size_t)sim_below(20000));
    } else if (what == SLOW) {
        sim_count.slow_disk++;
        disk_speed(50 * SIM_MS, sim_between(SIM_S, 4 * SIM_S));
    } else {
        unsigned writes = (unsigned)sim_below(60000);
        disk_errors(writes, (unsigned)sim_below(100000));
    }
}

static void strike(fault what)
{
    sim_time lasts = 0;
    if ((what == KILL || what == POWER) && sim_rarely(500000)) {
        life.armed = 1 + (unsigned)sim_below(8); /* while something is being written */
    } else if (what == KILL || what == POWER) {
        crash(what == POWER);
    } else if (what == STOP && life.server && !life.stopping) {
        sim_count.stops++;
        sim_trace("the server is asked to stop");
        life.stopping = true;
        loop_signal(SIGTERM);
    } else if (what == STALL) {
        sim_count.stalls++;
        loop_stall(sim_between(SIM_S, 40 * SIM_S));
    } else if (what == FULL || what == SLOW || what == ERRORS) {
        bad_disk(what, &lasts);
    } else if (what == STORM) {
        storm(&lasts);
    } else if (what == CLOCK) {
        sim_count.moved_clock++;
        life.clock_moved = true;
        life.skew = (int64_t)sim_below(7200 * SIM_S) - (int64_t)(3600 * SIM_S);
        lasts = sim_between(SIM_S, 600 * SIM_S);
    }
    if (lasts)
        sim_at(sim_now() + lasts, SIM_WORLD, on_over, NULL, what);
}

static sim_time mean_of(fault what)
{
    const weather *w = &life.weather;
    const sim_time mean[FAULTS] = {[KILL] = w->kill,     [POWER] = w->power, [STOP] = w->stop,
                                   [STALL] = w->stall,   [FULL] = w->full,   [SLOW] = w->slow,
                                   [ERRORS] = w->errors, [STORM] = w->storm, [CLOCK] = w->clock};
    return mean[what];
}

static void on_fault(void *ctx, uint64_t what)
{
    (void)ctx;
    if (life.calm)
        return;
    if (!(what == STOP && !life.opened))
        strike((fault)what);
    sim_at(sim_now() + sim_between(SIM_S, 2 * mean_of((fault)what)), SIM_WORLD, on_fault, NULL,
           what);
}

/* A strike while people play, not only in the long hours between. */
static void on_strike(void *ctx, uint64_t arg)
{
    (void)ctx, (void)arg;
    fault what = (fault)sim_below(FAULTS);
    if (!life.calm && mean_of(what))
        strike(what);
}

void life_evening(sim_time lasts)
{
    for (uint64_t n = sim_below(12); n; n--)
        sim_at(sim_now() + sim_below(lasts), SIM_WORLD, on_strike, NULL, 0);
}

static void on_hour(void *ctx, uint64_t arg)
{
    (void)ctx, (void)arg;
    tcp_check();
    if (mallinfo2().uordblks > MOST_MEMORY)
        sim_fail("%zu bytes of memory are in use", mallinfo2().uordblks);
    if (life.server && !life.ghost && sim_rarely(100000))
        audit_disk(disk_mounted(), false);
    sim_at(sim_now() + 600 * SIM_S, SIM_WORLD, on_hour, NULL, 0);
}

static void choose_weather(void)
{
    const sim_time hour = 3600 * SIM_S;
    sim_time *mean[FAULTS] = {&life.weather.kill,   &life.weather.power, &life.weather.stop,
                              &life.weather.stall,  &life.weather.full,  &life.weather.slow,
                              &life.weather.errors, &life.weather.storm, &life.weather.clock};
    unsigned rare = (unsigned)sim_between(150000, 900000);
    for (int i = 0; i < FAULTS; i++)
        *mean[i] = sim_rarely(rare) ? sim_between(hour, 10 * hour) : 0;
}

void life_begin(void)
{
    memset(&life, 0, sizeof life);
    sqlite3_randomness(0, NULL);
    disk_room(SIZE_MAX);
    disk_errors(0, 0);
    disk_speed(SIM_US * 50, 4 * SIM_MS);
    choose_weather();
    start(NULL, 0);
    for (int i = 0; i < FAULTS; i++)
        if (mean_of((fault)i))
            sim_at(sim_now() + sim_between(5 * SIM_S, 2 * mean_of((fault)i)), SIM_WORLD, on_fault,
                   NULL, (uint64_t)i);
    life.opened = true;
    on_hour(NULL, 0);
}

void life_calm(void)
{
    sim_trace("the weather is fair from now on");
    life.calm = true;
    for (int i = 0; i < FAULTS; i++)
        on_over(NULL, (uint64_t)i);
}

void life_end(void)
{
    if (!life.server)
        sim_fail("the server is not there at the end");
    life.stopping = true;
    loop_signal(SIGTERM);
    sim_time until = sim_now() + 60 * SIM_S;
    while (life.server && sim_step(until))
        ;
    if (life.server)
        sim_fail("the server does not stop within a minute");
}
