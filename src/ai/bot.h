/* bot.h - what the kinds of bots share, and the parts of the search. */
#ifndef MH_AI_BOT_H
#define MH_AI_BOT_H

#include "meadhall/ai.h"
#include "net.h"

typedef mh_room ai_room;

enum {
    AI_CANDIDATES = 128, /* answers greedy looks at; of more, every so manyth */
    AI_ONE = 1 << 16,    /* a value of 1: first, and far ahead */
    AI_TABLE = 4096,     /* roots and logarithms that are looked up */
    AI_PATH = 96,        /* choices of one descent through the tree */
    AI_MAX_CHANCE = 64,  /* draws resolved behind one answer */
};

/* ---- values (value.c) ------------------------------------------------------ */

typedef struct ai_scale { /* what turns points into values of 0..AI_ONE; one a search */
    int64_t spread;       /* hundredths of a point that are a clear lead */
    int alone;      /* the only seat that counts, where each plays for itself, or MH_NOBODY... */
    int64_t others; /* ...then: what the best other has at the root... */
    int64_t base;   /* ...and what is expected, a running mean */
    uint32_t seen;  /* results the base was made of */
    nn_mind *mind;  /* a learned estimate, or NULL */
} ai_scale;

void ai_scale_set(const mh_game *g, const mh_state *world, int seat, ai_scale *scale);
/* The value for every seat that counts; own points less the best other's go to `margin`. */
void ai_value(const mh_game *g, const mh_state *st, ai_scale *scale, int32_t value[MH_MAX_SEATS],
              int32_t margin[MH_MAX_SEATS]);
/* Own worth against the best of the others. */
int64_t ai_standing(const mh_game *g, const mh_state *st, int seat);

/* ---- playing on (rollout.c) ------------------------------------------------- */

void ai_resolve_chance(const mh_game *g, mh_state *st, mh_rng *rng, mh_action *list);
typedef struct ai_scratch { /* room for a look ahead */
    ai_room *state;
    mh_action *list, *draws;
} ai_scratch;

/* An answer that only leads to a further question of the same seat has no worth of its own
 * yet: answers at most so many of them, each by its best first step. */
void ai_settle(const mh_game *g, mh_state *st, int seat, mh_rng *rng, const ai_scratch *room,
               unsigned most);
/* Plays on for `cut` decisions, or to the end; then draws what chance owes. */
void ai_rollout(const mh_game *g, mh_state *st, uint32_t cut, mh_rng *rng, mh_action *list);

/* ---- one lane of a search (ismcts.c, tree.c) --------------------------------- */

typedef struct ai_edge { /* one answer at a node, for the seat that is asked there */
    mh_action action;
    uint32_t next; /* the node's edge with the next higher action; 0: none */
    uint32_t visits, available;
    int32_t prior; /* value one ply deep; with a net, the chance that it is played */
    int64_t sum;
} ai_edge;

typedef struct ai_node { /* what one seat knows when it is asked; key 0: free place */
    uint64_t key;
    uint32_t first, visits;
} ai_node;

typedef struct ai_lane { /* everything one thread needs; its tree lies behind it */
    const mh_game *game;
    const ai_spec *spec;
    const float *log_root, *root; /* sqrt(ln n) and 1 / sqrt(n) for n < AI_TABLE */
    const mh_state *hidden;
    int seat;
    int mover;                       /* who answered last in this iteration */
    bool apart;                      /* others have answered in this iteration, anyhow */
    uint32_t settle, explore, prior; /* of the spec, or what suits the game */
    float urge;                      /* to explore, in this iteration */
    mh_rng rng;
    ai_scale scale;
    nn_mind *mind;                /* NULL: no net */
    int32_t chance[MH_MAX_LEGAL]; /* what the net expects of the answers at hand */
    ai_node *nodes;               /* a hash table */
    ai_edge *edges;               /* number 0 is none */
    uint32_t node_mask, node_count, edge_count, edge_cap;
    uint32_t iterations; /* to do, and done */
    uint32_t done;
    uint64_t deadline;          /* in microseconds; 0: none */
    uint64_t look_until;        /* by then the answers of the root have been looked at */
    int32_t low_prior;          /* for those that no time was left for */
    ai_room world, next, probe; /* the dealt world, behind an answer, behind the next */
    mh_action list[MH_MAX_LEGAL], draws[MH_MAX_LEGAL], follow[MH_MAX_LEGAL];
    uint32_t edge_of[MH_MAX_LEGAL];
    struct {
        ai_node *node;
        uint32_t edge;
        uint8_t seat;
    } path[AI_PATH];
    uint32_t path_length;
    ai_node *root_node;
    int64_t margin[MH_MAX_LEGAL]; /* sums of the searcher's margin, an answer of the root each */
    const mh_action *answers;     /* of the root */
    uint32_t answer_count;
} ai_lane;

ai_node *ai_tree_node(ai_lane *lane, uint64_t key);
void ai_tree_clear(ai_lane *lane);
/* An edge for each of the n answers in lane->list, their numbers in lane->edge_of; those
 * that are new get a prior. False where the arena is full. */
bool ai_tree_edges(ai_lane *lane, ai_node *node, int seat, uint32_t n);
/* How much is explored in the iteration that begins. */
void ai_tree_urge(ai_lane *lane);
/* The place in lane->list of the answer to try next. */
uint32_t ai_tree_select(ai_lane *lane, const ai_node *node, uint32_t n);

void ai_search(ai_lane *lane);

/* ---- the machine (machine.c) -------------------------------------------------- */

uint64_t ai_clock(void); /* microseconds of a clock that never goes back */
typedef struct ai_crew ai_crew;
/* Threads for all lanes but the first; NULL without them: the lanes run one by one. */
ai_crew *ai_crew_open(ai_lane *const *lanes, unsigned count);
void ai_crew_run(ai_crew *crew, ai_lane *const *lanes, unsigned count);
void ai_crew_close(ai_crew *crew);

/* ---- bots --------------------------------------------------------------------- */

struct ai_bot {
    const mh_game *game;
    ai_spec spec;
    uint64_t seed;
    void *own;   /* AI_OWN: what the caller opened */
    nn_net *net; /* the game's own, where the spec leaves the choice to it */
    mh_rng rng;
    ai_room world, next, probe; /* greedy: a dealt world, behind an answer, behind the next */
    mh_action list[MH_MAX_LEGAL], draws[MH_MAX_LEGAL];
    int64_t value[AI_CANDIDATES];
    uint32_t pick[AI_CANDIDATES];
    ai_lane *lane[AI_MAX_THREADS];
    ai_crew *crew;
    ai_advice advice[MH_MAX_LEGAL];
    float log_root[AI_TABLE], root[AI_TABLE];
};

mh_action ai_greedy(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n);

/* mcts.c: lanes, their merge, the choice. */
bool ai_mcts_open(ai_bot *bot);
void ai_mcts_close(ai_bot *bot);
/* Fills bot->advice for all n answers, in the order of the list. */
void ai_mcts_search(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n);
mh_action ai_mcts(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list, uint32_t n);

#endif
