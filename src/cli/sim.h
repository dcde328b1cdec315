/* sim.h - many games of bots, on many threads, with one digest. */
#ifndef MH_CLI_SIM_H
#define MH_CLI_SIM_H

#include "cli.h"

enum {
    SIM_MAX_PLIES = 50000, /* a game that is not over by then is an error */
    SIM_SHARE = 60,        /* a win in parts, so that 1 to 5 winners share it evenly */
    SIM_MAX_THREADS = 256,
};

typedef struct sim_job {
    cli_table table;
    uint64_t seed, games;
    const char *folder; /* for sagas, or NULL */
} sim_job;

typedef struct sim_seat { /* sums of integers, the same in whatever order they are added */
    int64_t score, squares, share, low, high;
    int64_t line[MH_MAX_LINES];
} sim_seat;

typedef struct sim_total {
    uint64_t games, errors, decisions, plies, digest;
    uint64_t first_error; /* the lowest game with an error, + 1; 0: none */
    char error[300];
    sim_seat seat[MH_MAX_SEATS];
} sim_total;

typedef struct sim_worker sim_worker; /* bots and log of one thread */

sim_worker *sim_open(const sim_job *job);
void sim_close(sim_worker *w);
/* Plays game number `index` and adds it to the worker's total. False when its saga can't be
 * written: then no other one can either. */
bool sim_play(sim_worker *w, uint64_t index);
const sim_total *sim_of(const sim_worker *w);
void sim_add(sim_total *to, const sim_total *more);

/* ---- sagas (sim_saga.c) ---- */

typedef struct sim_log { /* a game of bots that was played */
    const cli_table *table;
    const host_fate *fate;
    const mh_action *actions;
    const uint8_t *seats;
    uint32_t plies;
    const char *folder;
    uint64_t seed, index; /* its saga is FOLDER/GAME-SEED-INDEX.saga */
} sim_log;

bool sim_write_saga(const sim_log *log, host_error *e);
/* A folder that can be written to; CLI_GO_ON, or the exit status after a line on stderr. */
int sim_make_folder(const cli_command *c, const char *folder);
/* From now on SIGINT and SIGTERM only ask to stop, so that no half file is left. */
void sim_finish_files(void);
bool sim_interrupted(void);
/* Where one of them came: ends as it would have ended at once. */
void sim_die_of_signal(void);

#endif
