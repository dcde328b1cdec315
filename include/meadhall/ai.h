/* ai.h - bots. A bot is given what its seat may know (a hidden state) and its legal
 * answers, and picks one. It allocates when it is opened and never afterwards. */
#ifndef MH_AI_H
#define MH_AI_H

#include "meadhall/game.h"

MH_API_BEGIN

enum {
    AI_MAX_THREADS = 64,
    AI_AS_GAME = 0x7fffffff, /* cut, settle, explore, prior, net: what suits the game */
};

typedef enum ai_kind { AI_HUMAN, AI_RANDOM, AI_GREEDY, AI_MCTS, AI_OWN } ai_kind;

/* A bot of the caller's own, as a spec {.kind = AI_OWN, .own = &mine}: it is opened once for each
 * thread that plays, and plays wherever a bot of ours does. */
typedef struct ai_own {
    void *ctx;
    /* NULL: it cannot play this game. */
    void *(*open)(void *ctx, const mh_game *g);
    void (*close)(void *bot);
    /* Before a game. A game can be played again if all that is drawn comes from the seed. */
    void (*begin)(void *bot, uint64_t seed);
    /* One of the n > 1 legal answers; `hidden` is all that the seat may know. */
    mh_action (*choose)(void *bot, const mh_state *hidden, int seat, const mh_action *list,
                        uint32_t n);
} ai_own;

typedef struct ai_spec { /* what a SPEC such as `greedy` or `mcts:1000` says */
    ai_kind kind;
    uint32_t iterations; /* of all threads together; 0: by time alone */
    uint32_t millis;     /* 0: by iterations alone */
    uint32_t cut;        /* decisions of a rollout before it is evaluated; AI_AS_GAME */
    uint32_t threads;
    uint32_t explore; /* the constant of UCB, in hundredths */
    uint32_t prior;   /* visits that a look one ply ahead counts for, in tenths; 0: no look */
    uint32_t settle;  /* own further questions that are answered before an evaluation */
    uint32_t wide;    /* answers of a node tried from the start; more come with its visits */
    uint32_t blur;    /* 0: the best answer; else one of those so many thousandths behind it */
    uint32_t miss;    /* of a hundred answers at the root, how many are overlooked */
    uint32_t level; /* 1 easy .. 4 jarl: what is strong so in a game stands in its table; 0: none */
    uint32_t net;   /* 0: search without a learned estimate; else with... */
    const struct nn_net *learned; /* ...this one; NULL and AI_AS_GAME: the one of the game */
    const ai_own *own;            /* AI_OWN */
} ai_spec;

typedef struct ai_bot ai_bot;

typedef struct ai_advice { /* what a search found out about one answer */
    mh_action action;
    uint32_t visits;
    uint16_t share; /* of all visits, in thousandths */
    uint16_t value; /* 0 lost .. 1000 won, from rank and lead */
    int32_t margin; /* own points less the best other's, in hundredths */
} ai_advice;

/* MH_EPARSE for no spec; the error then says what is expected. */
mh_err ai_parse(const char *text, ai_spec *out, mh_error *error);

/* A bot for one game; NULL for `human`, and without memory. */
ai_bot *ai_open(const mh_game *g, const ai_spec *spec);
void ai_close(ai_bot *bot);
/* Before a game: the stream of a bot that draws numbers of its own. */
void ai_begin(ai_bot *bot, uint64_t seed);
/* What a bot that gave every answer of its turn itself need look at: mh_few, or what the game says
 * (mh_thinking.answers). */
uint32_t ai_few(const mh_game *g, const mh_state *st, int seat, mh_action *out);
/* The answers a bot chooses from: those of ai_few; one that plays at random needs no search and
 * takes all, and so does one of the caller's own. */
uint32_t ai_answers(const ai_bot *bot, const mh_state *st, int seat, mh_action *out);
/* One of `list`, n > 0 legal answers of `seat`, usually those of ai_answers. `hidden` is the state
 * as hide(seat) leaves it. greedy: the same hidden state gives the same answer; mcts by iterations:
 * the same seed and hidden state do. */
mh_action ai_choose(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list,
                    uint32_t n);
/* The answers a bot would choose from, the best first: at most `cap`, at least one. Only
 * a search has more than one, and figures to each. */
uint32_t ai_advise(ai_bot *bot, const mh_state *hidden, int seat, const mh_action *list, uint32_t n,
                   ai_advice *out, uint32_t cap);
/* Are the values of its advice chances to win, in thousandths? They are where a net tells who wins.
 */
bool ai_tells_chances(const ai_bot *bot, int seats);
/* How often the last choice looked at each of its n answers, in the order of its list; false
 * where it did not search. */
bool ai_visits(const ai_bot *bot, uint32_t n, uint32_t *out);
/* Iterations of the last search, all threads together. */
uint32_t ai_effort(const ai_bot *bot);

/* Does the net that comes with the game fit it? If not, bots play without it; the error says the
 * reason, or has no text where the game has none. */
bool ai_learned(const mh_game *g, mh_error *error);

/* ---- odds by playing on --------------------------------------------------- */

enum { AI_EVENTS = 256, AI_BINS = 16 };

typedef struct ai_tally {          /* what was told about the seat by events of one kind */
    uint32_t told;                 /* samples in which it was told at all */
    uint64_t sum[MH_MAX_OPERANDS]; /* of every operand */
    uint32_t bin[AI_BINS];         /* samples by the total of the plain numbers */
    uint32_t now, now_total;       /* of the sample that runs */
} ai_tally;

typedef struct ai_sampling {
    const mh_game *game;
    int seat;
    mh_action action;         /* legal for the seat */
    uint8_t stops[AI_EVENTS]; /* events that end a sample */
    uint32_t wanted;          /* samples */
    uint32_t millis;          /* no further one is begun afterwards; 0: by their number alone */
    uint64_t seed;
    uint32_t samples; /* the rest is the answer */
    ai_tally of[AI_EVENTS];
} ai_sampling;

/* Plays on from worlds the seat holds possible, beginning with its action, until a stopping
 * event is told about it; every seat answers as the bot `greedy`. Each sample is a function of
 * the question and of `hidden`, the state as hide(seat) leaves it. False without memory. */
bool ai_sample(ai_sampling *p, const mh_state *hidden);

MH_API_END

#endif
