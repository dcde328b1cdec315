/* batch_inside.h - what the parts of a batch share: one game, the crew of threads. */
#ifndef MH_LAB_BATCH_INSIDE_H
#define MH_LAB_BATCH_INSIDE_H

#include <pthread.h>

#include "meadhall/batch.h"

typedef struct batch_game { /* one of many; its state lies elsewhere */
    mh_rng rng;
    uint64_t seed;  /* of all games that are played here */
    uint64_t games; /* begun so far */
    ai_walk walk;   /* BATCH_SAID */
    uint32_t legal; /* how many answers the seat has */
    uint32_t pick;  /* the answer chosen in this step */
    uint32_t length;
    int32_t score[BATCH_SEATS];
    uint8_t seat, learner, done, rank[BATCH_SEATS];
} batch_game;

typedef struct batch_crew { /* threads that wait for work; the caller is one of them */
    pthread_t thread[BATCH_MAX_THREADS];
    pthread_mutex_t lock;
    pthread_cond_t go, idle;
    unsigned count, busy; /* those beside the caller */
    uint64_t turn;        /* grows with every piece of work */
    bool open, ends;
} batch_crew;

typedef struct batch_hand { /* what a thread has of its own */
    struct batch *batch;
    ai_bot *rival;
    uint64_t steps;
    uint32_t bad; /* the first game with a choice that may not be made */
    unsigned number;
} batch_hand;

struct batch {
    batch_config config;
    ai_spec rivals; /* a copy of the caller's */
    const mh_game *game;
    uint32_t list_rows; /* answers that fit a list */
    batch_game *games;
    unsigned char *states;
    mh_action *lists;
    batch_crew crew;
    batch_hand hand[BATCH_MAX_THREADS];
    /* the work of this turn */
    void (*work)(batch_hand *h, uint32_t i);
    const uint64_t *seeds;
    const int64_t *choice;
    int64_t *drawn;
    const batch_out *out;
};

static inline mh_state *batch_at(const batch *b, uint32_t i)
{
    /* NOLINTNEXTLINE(bugprone-casting-through-void): rooms are aligned, see batch_open */
    return (mh_state *)(void *)(b->states + (size_t)i * b->game->state_size);
}

static inline mh_action *batch_list(const batch *b, uint32_t i)
{
    return b->lists + (size_t)i * b->list_rows;
}

/* Runs `work` for every game, on all threads. */
void batch_run(batch *b, void (*work)(batch_hand *h, uint32_t i));
bool batch_crew_open(batch *b);
void batch_crew_close(batch *b);
/* Lists the answers of the seat that is asked next; chance and rivals have played by then. */
void batch_ask(batch_hand *h, uint32_t i);
void batch_lay_out(batch_hand *h, uint32_t i);
/* Writes the rows of a game. */
void batch_tell(batch_hand *h, uint32_t i);
void batch_unmask(batch_hand *h, uint32_t i);

#endif
