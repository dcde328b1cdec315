/* review.h - after the game: what each decision gave away, what chance did, and what adds up.
 *
 * One value function V tells for every position the chance to win and the points of every seat
 * (review_value.c). A chance step is weighed against the mean of V over all its outcomes
 * (review_luck.c). A decision is judged from what its seat knew, by searches in worlds it held
 * possible (review_judge.c). What neither explains is told as `unclear`, so that
 *
 *     start + luck - own losses + others' losses + unclear = result        for every seat
 *
 * docs/review.md has the mathematics. A review is a function of the saga, the searcher and the
 * seed; how many threads work changes nothing but the time. */
#ifndef MH_LAB_REVIEW_H
#define MH_LAB_REVIEW_H

#include "ai/bot.h"
#include "ai/nets.h"
#include "lab.h"

enum {
    REVIEW_VERSION = 4,   /* of the reviewer: raised when it may judge differently */
    REVIEW_ANSWERS = 6,   /* of one decision that are looked at closely: the played one first */
    REVIEW_EXACT = 256,   /* outcomes of a draw that are all tried... */
    REVIEW_SAMPLED = 128, /* ...else so many, drawn by weight */
    REVIEW_BINS = 10,     /* of the length of a game, for the fit of `worth` */
    REVIEW_PHASES = 3,    /* opening, middle, end: thirds of the plies */
    REVIEW_TOP = 5,       /* dearest decisions of a seat that are explained */
    REVIEW_TURNS = 5,     /* turning points */
    REVIEW_MARKS = 3,     /* numbers of the view that a reason names */
};

#define REVIEW_DEFAULT "mcts:400" /* the searcher that nobody names */

/* ---- the value of a position (review_value.c) -------------------------------------- */

typedef struct review_worth { /* of a position, for every seat */
    double chance[MH_MAX_SEATS], points[MH_MAX_SEATS];
} review_worth;

typedef struct review_fit { /* what `worth` means at the end of the game, where there is no net */
    double base[REVIEW_BINS], slope[REVIEW_BINS]; /* points = base + slope x worth */
    double lead[REVIEW_BINS];                     /* points of lead a point of worth */
    double steep[REVIEW_BINS];                    /* of the chance, a point of worth ahead */
    double plies;                                 /* of such a game, on average */
} review_fit;

typedef struct review_eye { /* one thread's; opened from what all threads share */
    const mh_game *game;
    const review_fit *fit; /* where chances are read from points */
    nn_mind *mind;         /* where there is a net, with... */
    ai_bot *sage;          /* ...a small search that sees the whole table, as V does */
    mh_game open;          /* the game without secrets, for the sage */
    double plies;          /* of the whole game, to know how far it is */
    bool brief;            /* a position counts as it stands: for figures over thousands of games */
    uint64_t seed;
    ai_room world, probe;
    mh_action list[MH_MAX_LEGAL], draws[MH_MAX_LEGAL];
} review_eye;

/* Plays games of bots, now and then at random, and learns from them what `worth`, or halfway to it
 * what a net expects, means. */
bool review_fit_make(const mh_game *g, const nn_net *net, uint64_t options, int seats,
                     uint64_t seed, review_fit *out);
/* The same of `worth` as it stands, for a brief eye. */
bool review_fit_brief(const mh_game *g, uint64_t options, int seats, uint64_t seed,
                      review_fit *out);
/* Chances are read from points, by a fit: there is no net, or one that learns points and no wins.
 */
bool review_by_points(const mh_game *g, bool net, int seats);
/* The sage of an eye whose game is set, for a reviewer of so many iterations; false without memory.
 */
bool review_eye_open(review_eye *eye, const nn_net *net, uint32_t iterations);
void review_eye_close(review_eye *eye);
void review_value(review_eye *eye, const mh_state *st, review_worth *out);
/* What a search for a seat at st says: its chance, and the points of its lead; alone at the table
 * points at the end. */
void review_of_search(review_eye *eye, const mh_state *st, int seat, const ai_advice *said,
                      double *chance, double *points);

/* ---- what is found ------------------------------------------------------------------ */

typedef struct review_answer { /* from what the seat knew */
    mh_action action;
    double chance, chance_error; /* to win, and its standard error */
    double points, points_error; /* of lead over the best other; alone: points at the end */
    uint32_t visits;             /* of the first look */
} review_answer;

typedef struct review_mark { /* a number in the seat's row of the view */
    const mh_label *panel, *title;
    const char *id;
    double gain, error; /* better less played, and its standard error */
} review_mark;

typedef struct review_why { /* both answers played on to the end in the same worlds */
    uint32_t worlds;
    double line[MH_MAX_LINES], line_error[MH_MAX_LINES]; /* better less played, in points */
    double total, error;                                 /* their sum, and its standard error */
    /* What the seat has when the round is over: the surest differences, the surest first. */
    review_mark mark[REVIEW_MARKS];
    uint8_t marks;
} review_why;

typedef struct review_decision {
    uint32_t ply;
    uint8_t seat, prompt, phase, round; /* round: MH_NONE where the game has none */
    uint8_t count, best;                /* answers; the one that was found best */
    bool error;  /* the loss is larger than its own uncertainty, and than next to nothing */
    bool agreed; /* the reviewer would have played the same */
    bool found;  /* it did, by a clear gap, and greedy would not have */
    bool explained;
    uint32_t open, tries;                 /* answers that were open; paired searches */
    review_answer answer[REVIEW_ANSWERS]; /* 0: what was played */
    double loss, loss_error;     /* in chance; alone in points. Below 0: better than expected */
    double points, points_error; /* the same in points */
    double gap;                  /* found: before the next best answer */
    review_why why;
} review_decision;

typedef struct review_luck {
    uint32_t ply, outcomes;
    bool exact; /* over all outcomes; else over a sample of them */
    uint8_t prompt, round;
    double chance[MH_MAX_SEATS], points[MH_MAX_SEATS];
    review_worth mean; /* over the outcomes, before it was drawn */
} review_luck;

typedef struct review_total { /* of one seat; chances, or points where it is alone */
    double start, result, lost, others, luck, unclear;
    double error;    /* stated: the root of the sum of squares of what is unclear, ply by ply */
    double adjusted; /* the result less so much of luck as makes it surest */
    double points, points_lost, points_luck;
    double clean, clean_error; /* points of an even game without errors, as far as one can tell */
    uint32_t decisions, errors, agreed;
} review_total;

typedef struct review_share { /* decisions of one kind or phase, of one seat */
    uint32_t n, errors;
    double lost, points; /* of the errors among them */
} review_share;

typedef struct review_turn { /* the curve moved much here */
    uint32_t ply;
    uint8_t seat; /* who moved it, or MH_CHANCE */
    double moved[MH_MAX_SEATS];
} review_turn;

typedef struct review {
    const host_session *saga;
    const mh_game *game;
    int seats, only; /* the seat that is reviewed, or MH_NOBODY: all */
    uint32_t plies;
    char bot[HOST_NAME];
    bool net; /* V and search use a net */
    uint64_t seed;
    review_worth *at; /* plies + 1: before every ply, and the end */
    review_decision *decision;
    uint32_t decisions;
    review_luck *luck;
    uint32_t draws;
    uint32_t turns;
    review_turn turn[REVIEW_TURNS];
    review_total total[MH_MAX_SEATS];
    review_share phase[MH_MAX_SEATS][REVIEW_PHASES];
    review_share kind[MH_MAX_SEATS][256]; /* by prompt */
    double seconds;
} review;

typedef struct review_job {
    const host_session *saga; /* whole, and over */
    int seat;                 /* or MH_NOBODY */
    ai_spec bot;              /* AI_MCTS, by iterations */
    const char *bot_name;
    uint64_t seed;
    uint64_t threads;
    bool explain; /* play on from the dearest decisions; costs most of the time */
    const lab_watch *watch;
} review_job;

/* NULL with a reason, also where the watch stopped it. */
review *review_make(const review_job *job, mh_error *e);
void review_free(review *r);
/* The searcher that is meant where nobody names one; false with a reason for a bot that cannot
 * review. */
bool review_searcher(const char *spec, ai_spec *out, mh_error *e);

/* A seat alone at the table: everything is in points. */
static inline bool review_alone(const review *r) { return r->seats == 1; }

/* ---- the parts ------------------------------------------------------------------------- */

typedef struct review_worker { /* what one thread works with */
    const review_job *job;
    const mh_game *game;
    review_eye eye;
    ai_bot *look, *deep, *greedy; /* wide over all answers; one answer alone; a plain player */
    ai_room now, hidden;
    mh_action list[MH_MAX_LEGAL];
    ai_advice advice[MH_MAX_LEGAL];
} review_worker;

/* A review step by step. Steps of one kind may be done in any order and on many threads, each with
 * a worker of its own: first every ply is judged, then sums are made, then what is to be explained
 * is. */
typedef struct review_course review_course;

/* NULL with a reason. The job stays the caller's, and is looked at until the end. */
review_course *review_course_open(const review_job *job, mh_error *e);
/* NULL without memory. */
review_worker *review_worker_open(const review_course *c);
void review_worker_close(review_worker *worker);
uint32_t review_course_plies(const review_course *c);
void review_course_judge(review_course *c, review_worker *worker, uint32_t ply);
/* How many steps of explaining follow. */
uint32_t review_course_sum(review_course *c, review_worker *worker);
void review_course_explain(review_course *c, review_worker *worker, uint32_t i);
/* What there is, once sums are made. */
review *review_course_so_far(review_course *c);
/* Hands over the review. */
review *review_course_close(review_course *c);

/* Fills d of the state before ply d->ply; false where there was nothing to decide. */
bool review_judge(review_worker *worker, const mh_state *st, mh_action played, review_decision *d);
/* Fills l of the state before ply l->ply. */
void review_weigh(review_worker *worker, const mh_state *st, mh_action got, review_luck *l);
void review_explain(review_worker *worker, const mh_state *st, review_decision *d);
/* The number of the round; MH_NONE where the game has none. */
uint8_t review_round(const mh_game *g, const mh_state *st);
/* How much of luck is taken off a result: 0 to 1, and above where the reviewer sees too little. */
double review_luck_part(const mh_game *g, int seats);
/* Sums of a review whose plies are done. */
void review_sum(review *r);
/* The dearest errors of a seat (MH_NOBODY: of all), at most cap; indices of r->decision. */
uint32_t review_dearest(const review *r, int seat, uint32_t *out, uint32_t cap);
/* The best finds, the same way. */
uint32_t review_finds(const review *r, int seat, uint32_t *out, uint32_t cap);

#endif
