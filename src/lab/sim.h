/* sim.h - many games of bots, on many threads, with one digest. */
#ifndef MH_LAB_SIM_H
#define MH_LAB_SIM_H

#include "lab.h"
#include "meadhall/data.h"
#include "ranks.h"
#include "review.h"

enum {
    SIM_MAX_PLIES = 50000, /* a game that is not over by then is an error */
    SIM_SHARE = 60,        /* a win in parts, so that 1 to 5 winners share it evenly */
    SIM_BELOW = 256,       /* scores less than 0 that are told apart */
    SIM_SCORES = 1280,
    SIM_LENGTHS = 1024,
    SIM_LENGTH = 4,
    SIM_VALUES = 256, /* of a marker */
    SIM_MARKS = MH_MAX_MARKERS + 1,
    SIM_MOST = 20, /* times that are told apart: 0, 1 ... 20 and more */
    SIM_PROMPTS = 128,
    SIM_POINT = 100,  /* luck in points is counted in hundredths... */
    SIM_SURE = 10000, /* ...and in the chance to win in hundredths of a percent */
};

typedef struct sim_job {
    lab_lineup lineup;
    uint64_t seed, from, games; /* games number `from`, `from` + 1 ... */
    const char *folder;         /* for sagas, or NULL */
    bool luck;                  /* weigh what chance did to every seat */
    const data_about *data;     /* record every decision, or NULL... */
    const char *data_path; /* ...in this file; of many ranks each has one, PATH.0, PATH.1 ... */
} sim_job;

/* ---- sums (sim_stats.c): integers, the same in whatever order they are added ---- */

typedef struct sim_cell { /* seats of which something holds, and how they ended */
    int64_t n, share, score, squares;
} sim_cell;

typedef struct sim_seat {
    sim_cell cell;
    int64_t low, high;
    int64_t line[MH_MAX_LINES];
    int64_t share_squares;
    int64_t luck, luck_squares, luck_score;       /* in points; with the score */
    int64_t chance, chance_squares, chance_share; /* in the chance to win; with the win */
    uint32_t scores[SIM_SCORES];                  /* how many had 0 - SIM_BELOW, ... */
} sim_seat;

typedef struct sim_draws { /* luck that one kind of draw brought to all seats */
    int64_t n, squares;
} sim_draws;

typedef struct sim_total {
    uint64_t games, errors, decisions, plies, digest;
    uint64_t first_error; /* the lowest game with an error, + 1; 0: none */
    char error[512];
    int64_t best_score, margin;     /* of the winners; before the next */
    int64_t line_won[MH_MAX_LINES]; /* of winners, in parts of SIM_SHARE */
    uint32_t lengths[SIM_LENGTHS];  /* games by decisions, SIM_LENGTH of them a bar */
    sim_cell mark[SIM_MARKS][SIM_VALUES];
    sim_cell luck_place[MH_MAX_SEATS]; /* the luckiest of the table, the next ... */
    sim_draws draws[SIM_PROMPTS];
    sim_seat seat[MH_MAX_SEATS];
} sim_total;

typedef struct sim_facts { /* noted of one game */
    uint64_t seen[MH_MAX_SEATS][MH_MAX_MARKERS][SIM_VALUES / 64];
    uint16_t times[MH_MAX_SEATS][MH_MAX_MARKERS];
    int64_t luck[MH_MAX_SEATS], chance[MH_MAX_SEATS]; /* points; the chance to win */
    uint32_t decisions;
} sim_facts;

/* The game's markers, then one of ours: the line of the score sheet that brought most. */
typedef struct sim_marker {
    const char *name;
    const mh_label *label;
    const mh_kind *kind;
    mh_mark how;
} sim_marker;
unsigned sim_marker_count(const mh_game *g);
sim_marker sim_marker_of(const mh_game *g, unsigned i);

void sim_note(const mh_game *g, int seat, mh_action a, const mh_tale *tale, sim_facts *f);
/* A game that ended well. */
void sim_count(const mh_game *g, const mh_state *end, const sim_facts *f, bool luck, sim_total *t);
void sim_add(sim_total *to, const sim_total *more);

double sim_mean(int64_t sum, int64_t n);
double sim_deviation(int64_t sum, int64_t squares, int64_t n);
/* Of the variance of scores within a seat, the part that goes with luck. */
double sim_luck_part(const sim_total *t, int seats);

/* ---- luck (sim_luck.c) ---- */

typedef struct sim_scales sim_scales;

/* NULL without memory. Bots play a few games first, which tell what `worth` means. */
sim_scales *sim_scales_open(const lab_lineup *l);
void sim_scales_close(sim_scales *s);
/* What each seat might expect of a draw against what it got. Of the state before `got` is drawn. */
void sim_weigh(sim_scales *s, const mh_state *st, mh_action got, sim_facts *f, sim_total *t);

typedef struct sim_fair { /* a seat's share of wins with a part of its luck taken off */
    double share, error;  /* and its standard error... */
    double raw_error;     /* ...and that of the share as it is */
    double luck, luck_sd; /* in the chance to win, a game */
} sim_fair;
sim_fair sim_fair_of(const sim_seat *s, double part);

/* ---- one game (sim_game.c) ---- */

typedef struct sim_worker sim_worker; /* bots and log of one thread */

sim_worker *sim_open(const sim_job *job);
void sim_close(sim_worker *w);
/* Plays game number `index` and adds it to the worker's total. False when its saga can't be
 * written: then no other one can either. */
bool sim_play(sim_worker *w, uint64_t index);
const sim_total *sim_of(const sim_worker *w);
/* The records of the game it played last; NULL where there are none. */
const data_block *sim_block(const sim_worker *w);

/* ---- records (sim_data.c): a file that does not depend on the threads ---- */

typedef struct sim_data sim_data;
/* NULL with a reason. */
sim_data *sim_data_open(const char *path, const data_about *about, uint64_t from, mh_error *e);
/* Waits until all games before this one are written. */
void sim_data_put(sim_data *d, uint64_t index, const data_block *b);
/* False with a reason; without `keep` no file is left. */
bool sim_data_close(sim_data *d, bool keep, mh_error *e);

/* ---- all games (sim_all.c) ---- */

/* Plays this rank's share of the job on so many threads and, on rank 0, adds what the other ranks
 * played; `lost` counts those that did not answer. MH_OK, or why nothing can be said. */
mh_err sim_all(const sim_job *job, const ranks *r, uint64_t threads, sim_total *total, int *lost,
               mh_error *e);
/* The game that the calling thread plays, for the last words of one that an assertion stops. */
uint64_t sim_playing(void);

/* ---- what it says ---- */

typedef struct sim_run { /* what was played and what came of it */
    const sim_job *job;
    const sim_total *total;
    double seconds;
    int threads;
    mh_lang lang;
} sim_run;

typedef struct sim_odds { /* a share of wins with its 95 % interval */
    double share, low, high;
} sim_odds;
sim_odds sim_odds_of(const sim_cell *c);
/* The word of a marker's value; "20+" for the last that is told apart. */
void sim_value_id(const sim_marker *m, unsigned value, char *buf, size_t cap);
/* Values of a marker that occurred, the highest win share first; their number. */
unsigned sim_sorted(const sim_total *t, const mh_game *g, unsigned marker, uint8_t out[SIM_VALUES]);

/* sim_csv.c */
/* To be freed; NULL without memory. */
char *sim_csv(const sim_run *r, size_t *length);
/* sim_html.c: one page with all it needs. */
char *sim_html(const sim_run *r, size_t *length);

/* ---- sagas (sim_saga.c) ---- */

typedef struct sim_log { /* a game of bots that was played */
    const lab_lineup *lineup;
    const host_fate *fate;
    const mh_action *actions;
    const uint8_t *seats;
    uint32_t plies;
    const char *folder;
    uint64_t seed, index; /* its saga is FOLDER/GAME-SEED-INDEX.saga */
} sim_log;

bool sim_write_saga(const sim_log *log, mh_error *e);
/* A folder that can be written to; false with a reason. */
bool sim_make_folder(const char *folder, mh_error *e);

#endif
