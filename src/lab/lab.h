/* lab.h - what simulation, arena, benchmarks and training share.
 *
 * The lab prints nothing, catches no signal and knows no command line: a run tells its caller how
 * far it is and asks whether to stop through a lab_watch, and says what went wrong in a
 * mh_error. */
#ifndef MH_LAB_LAB_H
#define MH_LAB_LAB_H

#include <stdio.h>

#include "meadhall/ai.h"
#include "meadhall/host.h"

enum { LAB_MAX_THREADS = 256 };

typedef struct lab_lineup { /* a game, and who plays it */
    const mh_game *game;
    int seats;
    uint64_t options;
    ai_spec spec[MH_MAX_SEATS];
    char bot[MH_MAX_SEATS][HOST_NAME];
} lab_lineup;

typedef struct lab_watch { /* how a caller follows a long run; NULL: it does not */
    void *ctx;
    /* How far it is, some times a second, on the caller's own thread. */
    void (*progress)(void *ctx, uint64_t done, uint64_t all);
    /* Is it to end early? Asked on every thread. */
    bool (*stopped)(void *ctx);
    /* A rank did not answer, and these games with it. */
    void (*lost)(void *ctx, int rank, uint64_t first, uint64_t count);
} lab_watch;

bool lab_stopped(const lab_watch *w);
void lab_lost(const lab_watch *w, int rank, uint64_t first, uint64_t count);

/* Of a clock that never goes back. */
double lab_seconds(void);
/* Of the processor, spent by this thread: what else the machine does is not in it. */
double lab_work_seconds(void);

/* Columns a text takes on a terminal. */
int lab_width(const char *text);
void lab_pad(FILE *f, const char *text, int width, bool right);

#endif
