/* main.c - server_sim [SEEDS [FIRST]] [--trace] [--twice] [--short]: days of a server's life by the
 * second.
 */
#include <jansson.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "book.h"
#include "commit.h"
#include "peer.h"
#include "person.h"
#include "rude.h"
#include "sim.h"

enum { CALM_S = 400 };

static void run_until(sim_time until)
{
    while (sim_step(until))
        ;
}

/* People play for some minutes, then hours pass in which little happens. */
static void live(sim_time until)
{
    const sim_time begun = sim_now();
    while (sim_now() < until) {
        sim_time lasts = sim_between(60 * SIM_S, 600 * SIM_S);
        sim_trace("an evening of %llu s", (unsigned long long)(lasts / SIM_S));
        people_evening(true);
        life_evening(lasts);
        run_until(sim_now() + lasts);
        people_evening(false);
        run_until(sim_now() + sim_between(SIM_HOUR / 6, (until - begun) / 3));
    }
}

typedef struct wish {
    bool trace, twice, brief;
} wish;

static uint64_t run_seed(uint64_t seed, const wish *w)
{
    sim_begin(seed, w->trace);
    disk_mount(disk_new());
    tcp_begin();
    book_begin();
    peers_begin();
    people_begin();
    rude_begin();
    life_begin();
    live(w->brief ? sim_between(SIM_HOUR, 3 * SIM_HOUR)
                  : sim_between(12 * SIM_HOUR, 90 * SIM_HOUR));
    life_calm();
    people_evening(true);
    run_until(sim_now() + CALM_S * SIM_S);
    people_check();
    life_end();
    audit_replay(disk_mounted());
    sim_count.seeds++;
    sim_count.hours += sim_now() / SIM_HOUR;
    rude_end();
    people_end();
    peers_end();
    book_end();
    tcp_end();
    disk_free(disk_mounted());
    disk_mount(NULL);
    sim_end();
    fiber_end();
    return sim_hash();
}

/* ---- the report --------------------------------------------------------------------------- */

static void report(double seconds)
{
    const sim_counts *c = &sim_count;
#define COUNT(x) (unsigned long long)c->x
    fprintf(
        sim_out(),
        "%llu seeds, %llu simulated hours in %.1f s of one core (%.0f hours a minute)\n"
        "server: %llu lives, %llu kills, %llu power cuts (%llu writes lost, %llu torn), %llu "
        "stops, %llu stalls, %llu starts refused\n"
        "disk: %llu writes when full, %llu writes and %llu syncs failed, %llu slow times\n"
        "network: %llu connections, %llu resets, %llu half closed, %llu vanished, %llu storms, "
        "%llu bytes split, %llu cut in the middle, %llu rude\n"
        "clock moved %llu times\n"
        "people: %llu messages heard, %llu tables, %llu over, %llu sagas verified, %llu accounts\n"
        "writes: %llu actions asked (%llu twice, %llu stale), %llu acknowledged, %llu refused, "
        "%llu of unknown fate, %llu undone, %llu chats\n"
        "audits: %llu, %llu rows read\n",
        COUNT(seeds), COUNT(hours), seconds, (double)c->hours * 60 / seconds, COUNT(lives),
        COUNT(kills), COUNT(power_cuts), COUNT(lost), COUNT(torn), COUNT(stops), COUNT(stalls),
        COUNT(open_failures), COUNT(disk_full), COUNT(write_errors), COUNT(sync_errors),
        COUNT(slow_disk), COUNT(connections), COUNT(resets), COUNT(fins), COUNT(vanished),
        COUNT(partitions), COUNT(splits), COUNT(cut_replies), COUNT(rude), COUNT(moved_clock),
        COUNT(messages), COUNT(tables), COUNT(over), COUNT(sagas), COUNT(accounts), COUNT(acts),
        COUNT(doubles), COUNT(stale), COUNT(acks), COUNT(refused), COUNT(unknown), COUNT(undos),
        COUNT(chats), COUNT(audits), COUNT(rows));
#undef COUNT
}

/* Of the processor: others may share it. */
static double seconds_now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static int usage(void)
{
    fprintf(
        stderr,
        "usage: server_sim [SEEDS [FIRST]] [--trace] [--twice] [--short]: numbers were expected\n");
    return 2;
}

static bool read_number(const char *text, uint64_t *out)
{
    char *end = NULL;
    *out = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end;
}

static bool read_words(int argc, char **argv, wish *w, uint64_t number[2])
{
    int given = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--trace") == 0)
            w->trace = true;
        else if (strcmp(argv[i], "--twice") == 0)
            w->twice = true;
        else if (strcmp(argv[i], "--short") == 0)
            w->brief = true;
        else if (given == 2 || !read_number(argv[i], &number[given++]))
            return false;
    }
    return true;
}

static bool run_one(uint64_t seed, const wish *w)
{
    uint64_t hash = run_seed(seed, w);
    fprintf(sim_out(), "seed %llu: %016llx\n", (unsigned long long)seed, (unsigned long long)hash);
    if (w->twice && run_seed(seed, w) != hash) {
        fprintf(sim_out(), "FAIL %llu:%s two runs differ\n", (unsigned long long)seed, SIM_COMMIT);
        return false;
    }
    fflush(sim_out());
    return true;
}

int main(int argc, char **argv)
{
    uint64_t number[2] = {20, 1};
    wish w = {false};
    if (!read_words(argc, argv, &w, number))
        return usage();
    json_object_seed(1);
    mallopt(M_TRIM_THRESHOLD, 512 << 20); /* memory goes and comes back: the system need not know */
    mallopt(M_MMAP_THRESHOLD, 64 << 20);
    sim_open_out();
    disk_register();
    life_open();
    double begun = seconds_now();
    for (uint64_t i = 0; i < number[0]; i++)
        if (!run_one(number[1] + i, &w))
            return 1;
    report(seconds_now() - begun);
    return 0;
}
