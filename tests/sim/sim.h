/* sim.h - the whole server under one seed: one thread, one virtual clock, one order of events.
 *
 * sim.c has clock, chance, events and trace; fiber.c the server's threads as coroutines; uv_loop.c
 * and uv_tcp.c stand in for libuv; disk.c is a disk behind SQLite; peer.c speaks WebSocket for
 * person.c and rude.c; audit.c knows what must be true; life.c starts and kills the server. */
#ifndef MH_TESTS_SIM_H
#define MH_TESTS_SIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ---- sim.c -------------------------------------------------------------------------- */

typedef uint64_t sim_time; /* nanoseconds since the run began */

#define SIM_US   1000ull
#define SIM_MS   1000000ull
#define SIM_S    1000000000ull
#define SIM_HOUR (3600 * SIM_S)

typedef enum sim_side { SIM_WORLD, SIM_SERVER } sim_side; /* who an event belongs to */

typedef void sim_call(void *ctx, uint64_t arg);

typedef struct sim_counts {
    uint64_t seeds, hours, lives, kills, power_cuts, stops, stalls, torn, lost, disk_full,
        slow_disk, write_errors, sync_errors, resets, fins, vanished, partitions, splits,
        cut_replies, connections, rude, messages, acts, acks, refused, unknown, undos, chats,
        tables, over, sagas, audits, open_failures, accounts, doubles, stale, rows, moved_clock;
} sim_counts;

extern sim_counts sim_count;

void sim_begin(uint64_t seed, bool trace);
void sim_end(void);
sim_time sim_now(void);
uint64_t sim_rand(void);
/* Uniform below n; 0 for n = 0. */
uint64_t sim_below(uint64_t n);
sim_time sim_between(sim_time low, sim_time high);
/* True so many times of a million. */
bool sim_rarely(unsigned per_million);
void sim_at(sim_time when, sim_side side, sim_call *call, void *ctx, uint64_t arg);
/* Runs the next event; false: there is none before `until`. */
bool sim_step(sim_time until);
/* The server's next event at once, whatever its time; false: there is none. */
bool sim_step_server(void);
void sim_trace(const char *format, ...) __attribute__((format(printf, 1, 2)));
uint64_t sim_hash(void);
/* The server's own words on stdout go nowhere; ours go here. */
void sim_open_out(void);
FILE *sim_out(void);
/* Reports `FAIL seed:commit reason` and ends the program. */
_Noreturn void sim_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- fiber.c ------------------------------------------------------------------------ */

typedef struct fiber fiber;

fiber *fiber_open(void *(*main)(void *ctx), void *ctx);
bool fiber_done(const fiber *f);
void fiber_close(fiber *f);
/* The one that runs, or NULL: the scheduler itself. */
fiber *fiber_self(void);
void fiber_sleep(sim_time ns);
/* Until somebody wakes it. */
void fiber_block(void);
void fiber_wake(fiber *f, sim_time delay);
unsigned fiber_count(void);
/* Frees what is left of them. */
void fiber_end(void);

/* ---- life.c: the process -------------------------------------------------------------- */

/* Killed, but still cleaning up its memory: no fault, no delay, nobody hears it. */
bool life_ghost(void);
bool life_up(void);
/* Once: chance of the process is ours. */
void life_open(void);
void life_begin(void);
/* No faults from now on. */
void life_calm(void);
bool life_is_calm(void);
/* The wall clock was wrong for a while: times of rows are not to be relied on. */
bool life_clock_moved(void);
void life_end(void);
/* People play for so long: faults fall into it. */
void life_evening(sim_time lasts);
/* The disk is about to sync for so long: a good moment for the power to go. */
void life_syncs(sim_time lasts);
/* Troubles seldom come alone: the process may die soon after. */
void life_disk_failed(void);
/* When a job in a worker thread looks at the clock, its work has taken time. */
void life_job(bool begins);

/* ---- uv_loop.c, uv_tcp.c ---------------------------------------------------------------- */

typedef struct sock sock;

typedef struct sock_peer { /* the client's side */
    void (*opened)(void *ctx, sock *s);
    void (*bytes)(void *ctx, sock *s, const char *data, size_t n);
    void (*ended)(void *ctx, sock *s, const char *how);
} sock_peer;

void loop_signal(int number);
void loop_look(void); /* something is ready */
bool loop_stuck(void);
void loop_stall(sim_time ns);
/* Fails where handles were left open. */
void loop_check_closed(void);
void *loop_ready(void (*run)(void *ctx), void *ctx);
void loop_unready(const void *ctx);

void tcp_begin(void);
void tcp_end(void);
sock *tcp_connect(const sock_peer *peer, void *ctx, unsigned address);
void tcp_put(sock *s, const char *data, size_t n);
void tcp_half_close(sock *s);
void tcp_reset(sock *s);
/* The cable is cut: neither side hears of it. */
void tcp_vanish(sock *s);
/* The client reads nothing, or reads again. */
void tcp_deaf(sock *s, bool deaf);
/* Every connection ends: the process is gone. */
void tcp_cut_all(void);
/* Delays of all connections, in thousandths of the usual ones. */
void tcp_weather(unsigned slower);
/* Fails where the server keeps connections that nobody has any more. */
void tcp_check(void);
bool tcp_server_side_open(const sock *s);

/* ---- disk.c ------------------------------------------------------------------------------ */

typedef struct disk disk;

void disk_register(void);
disk *disk_new(void);
void disk_free(disk *d);
void disk_mount(disk *d);
disk *disk_mounted(void);
/* What is left after the power went; all that was written after a kill. */
disk *disk_after(const disk *d, bool power_cut);
/* So many bytes more fit; SIZE_MAX: no limit. */
void disk_room(size_t bytes);
void disk_errors(unsigned write_per_million, unsigned sync_per_million);
void disk_speed(sim_time sync_low, sim_time sync_high);
/* No delays and no faults: somebody outside the simulation looks. */
void disk_quiet(bool quiet);
unsigned disk_open_files(void);
size_t disk_bytes(const disk *d);

#endif
