/* bench_play.c - random play and copies of states, on one core. */
#include "bench.h"

#include <string.h>

enum { BATCH = 20, COPIES = 20000, RUNS = 3 };

/* The best of a few runs: what else the machine does only ever makes it slower. */
static void measure_play(const mh_game *g, double limit, bench_figures *f)
{
    uint64_t seed = 1;
    for (int run = 0; run < RUNS; run++) {
        mh_bench_result sum = {0};
        double start = lab_work_seconds(), seconds = 0;
        while (seconds < limit) {
            mh_bench_result r = mh_bench(g, BATCH, f->seats, seed++);
            sum.decisions += r.decisions;
            sum.plies += r.plies;
            sum.games += r.games;
            seconds = lab_work_seconds() - start;
        }
        double rate = (double)sum.decisions / seconds;
        if (rate <= f->decisions)
            continue;
        f->decisions = rate;
        f->plies = (double)sum.plies / seconds;
        f->games = (double)sum.games / seconds;
    }
}

static void measure_copies(const mh_game *g, double limit, bench_figures *f)
{
    static host_room a, b;
    double start = lab_work_seconds(), seconds = 0, copies = 0;
    mh_setup(g, &a.st, mh_options_default(g), f->seats);
    while (seconds < limit) {
        for (int i = 0; i < COPIES; i++) {
            memcpy(&b, &a, g->state_size);
            __asm__ volatile("" : : "r"(&b) : "memory"); /* so that each copy is made */
        }
        copies += COPIES;
        seconds = lab_work_seconds() - start;
    }
    f->copies = copies / seconds;
}

bench_figures bench_measure(const mh_game *g, int seats, uint64_t millis)
{
    bench_figures f = {.seats = seats};
    measure_play(g, (double)millis / 1000, &f);
    measure_copies(g, (double)millis / 4000, &f);
    f.iterations = bench_iterations(g, seats, (double)millis / 1000);
    f.overrun = bench_moves(g, seats, UINT64_MAX, (double)millis / 500).worst;
    return f;
}
