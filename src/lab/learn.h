/* learn.h - training a net: games that bots play among themselves, and what is learnt of them.
 *
 * A run is a function of its seed and its counts, on one machine: games are numbered and each
 * depends on its number alone, a step of training is cut into shares whose sums are added in
 * order. How many threads work changes nothing but the time. */
#ifndef MH_LAB_LEARN_H
#define MH_LAB_LEARN_H

#include "ai/net.h"
#include "lab.h"
#include "meadhall/ai.h"

enum {
    LEARN_MAX_SPECS = 8,
    LEARN_MAX_THREADS = 256,
    LEARN_MOST_DECISIONS = 100000, /* of a game */
};

/* ---- what is learnt from (selfplay.c) ------------------------------------------------- */

typedef struct learn_sample {   /* one decision; its parts lie behind it, see sample_parts */
    float points[MH_MAX_SEATS]; /* at the end, in units of NN_UNIT */
    float win[MH_MAX_SEATS];    /* its share of the win */
    float value;                /* what the search thought of it, 0..1; below 0: no search */
    uint16_t inputs, answers;   /* answers: 0 where nobody searched */
    uint8_t seats, seat;        /* who plays, who is asked */
    uint8_t pad[6];             /* what follows is aligned */
} learn_sample;

typedef struct learn_answer {
    uint64_t bits;
    float share; /* of what was searched */
    float pad;
} learn_answer;

typedef struct learn_game { /* all samples of one game, one behind the other */
    unsigned char *bytes;
    size_t size, cap;
    uint32_t samples;
} learn_game;

typedef struct learn_play { /* how games are played */
    const mh_game *game;
    const nn_plan *plan;
    uint64_t options, seed;
    bool
        fixed; /* the options as they are; else those that the game names are drawn for each game */
    const ai_spec *specs; /* every game draws one, or one a seat where mixed */
    unsigned spec_count;
    uint32_t seat_share[MH_MAX_SEATS + 1]; /* how often so many play */
    uint32_t wild; /* of the games in ten, with a stretch of answers drawn at random */
    uint32_t open; /* of the games in ten, whose first answers are */
    float trust;   /* how much what a search with a net expected counts beside how it ended */
    uint32_t keep; /* of a thousand decisions */
    float sharpen; /* visits to the power of this are what a policy learns */
    unsigned threads;
    uint64_t from, games;
    double until; /* seconds of the clock after which no game is begun; 0: all */
} learn_play;

/* Plays games from..from+games; out[i] is game from + i. How many were played, in order. */
uint64_t learn_play_games(const learn_play *p, learn_game *out);
void learn_free(learn_game *games, uint64_t n);

/* The parts of a sample. */
const int16_t *learn_extras(const learn_sample *s);
const nn_input *learn_inputs(const nn_plan *plan, const learn_sample *s);
const learn_answer *learn_answers(const nn_plan *plan, const learn_sample *s);
size_t learn_size(const nn_plan *plan, const learn_sample *s);

/* ---- two bots against each other (match.c) ------------------------------------------------ */

typedef struct learn_match {
    const mh_game *game;
    uint64_t options, seed, games;
    ai_spec spec[2];
    int seats;
    unsigned threads;
} learn_match;

typedef struct learn_result {
    uint64_t games;
    double wins[2], points[2], squares[2], seated[2];
} learn_result;

learn_result learn_play_match(const learn_match *m);

/* ---- training (samples.c, trainer.c) -------------------------------------------------------- */

typedef struct learn_set { /* samples to learn from; every 20th game is held out */
    const learn_sample **train, **held;
    uint64_t train_count, held_count;
} learn_set;

bool learn_set_make(const nn_plan *plan, const learn_game *games, uint64_t n, learn_set *out);
void learn_set_free(learn_set *set);

typedef struct learn_course {
    uint32_t steps, batch;
    float rate, decay, dropout;
    float points, margin, win, value, policy; /* weights of what is to be learnt */
    unsigned threads;
    uint64_t seed;
    void (*progress)(void *ctx, uint32_t step, const double loss[5]);
    void *ctx;
} learn_course;

typedef struct learner learner;
learner *learn_open(const nn_plan *plan, uint64_t seed);
void learn_close(learner *l);
bool learn_train(learner *l, const learn_set *set, const learn_course *course);
/* Mean losses over held-out samples: points, margin, win, value, policy. */
void learn_judge(const learner *l, const learn_set *set, const learn_course *course,
                 double loss[5]);
/* The net as a file, to be freed; its size, or 0 without memory. */
size_t learn_file(learner *l, const char *about, unsigned char **file);
size_t learn_write(const nn_plan *plan, const float *weights[NN_PARTS], const char *about,
                   unsigned char **file);

/* ---- a whole run (course.c) ---------------------------------------------------------------- */

enum { LEARN_MAX_GENERATIONS = 100 };

typedef struct learn_run {
    const mh_game *game;
    uint64_t options, seed;
    bool fixed; /* learn the game with these options alone */
    uint32_t generations;
    uint64_t games;   /* of a generation; 0: as many as the time allows */
    double seconds;   /* for all of it, 0: no matter */
    uint64_t matches; /* games of a test after each generation */
    unsigned threads;
    const nn_net *start; /* a net to begin with, or NULL */
} learn_run;

typedef struct learn_news { /* what a generation brought */
    uint32_t generation;
    uint64_t games, all_games, samples;
    double loss[5];
    int seats;          /* of the tests: 1 where the game can be played alone, else 2 */
    learn_result plain; /* the new net against a search without one */
    learn_result last;  /* against the net before; no games where there was none */
    bool better;        /* it takes the place of the net before */
} learn_news;

/* Plays and trains; after every generation `tell` hears of it and is given the best net so far as
 * a file. False to `tell` stops. NULL is well, otherwise what is wrong. */
const char *learn_course_run(const learn_run *run,
                             bool (*tell)(void *ctx, const learn_news *news,
                                          const unsigned char *file, size_t size),
                             void *ctx);

#endif
