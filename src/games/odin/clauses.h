/* clauses.h - what cards do: events, clauses that listen to them, and the rules they
 * change. The words are those of data/effects.tsv. */
#ifndef MH_GAMES_ODIN_CLAUSES_H
#define MH_GAMES_ODIN_CLAUSES_H

#include "state.h"

/* Something that happened to a seat (FO-OCC-19). What `what` and `n` mean is the moment's:
 * a card, a die, an item and how many, a column and how many Vikings. */
typedef struct fo_event {
    uint8_t seat, when, how, what, n;
} fo_event;

/* An event with the choice made for one clause: an item and a number. */
typedef struct fo_pick {
    uint8_t x, y;
} fo_pick;

typedef struct fo_ctx {
    const fo_state *s;
    fo_event e;
    fo_pick pick;
    bool binds; /* the clause asks before the payment for what will be paid (103C) */
} fo_ctx;

enum { FO_PICKS = 160, FO_OFFERS = 640 }; /* of one term; of all clauses at one moment */

/* ---- counts.c: the tests and counts of the language ---------------------------- */
unsigned fo_quantity_of(const fo_ctx *c, unsigned quantity);
bool fo_clause_holds(const fo_ctx *c, const fo_clause *clause);
uint64_t fo_space_tags(unsigned space);

/* ---- terms.c, cards.c: a function a word ---------------------------------------- */
/* How much of a term there is: its number, times what it is counted by, or 0. */
unsigned fo_amount(const fo_ctx *c, const fo_term *t);
bool fo_term_can(const fo_ctx *c, const fo_term *t);
/* The choices a term leaves; false where it leaves none. */
bool fo_term_picks(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n);
void fo_term_run(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale);
bool fo_cost_can(const fo_ctx *c, const fo_term *t);
void fo_cost_run(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale);
/* A word: can it be done (no function: always), the choices it leaves, what it does. */
typedef struct fo_word {
    bool (*can)(const fo_ctx *c, const fo_term *t);
    void (*picks)(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n);
    void (*run)(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale);
} fo_word;
#define FO_CAN(name) static bool name(const fo_ctx *c, const fo_term *t)
#define FO_PICKS(name) \
    static void name(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n)
#define FO_RUN(name) static void name(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale)
extern const fo_word fo_card_words[FO_TERM_COUNT]; /* of single cards */
void fo_add_pick(fo_pick *out, unsigned *n, unsigned x, unsigned y);

/* ---- clauses.c -------------------------------------------------------------------- */
/* Has the seat played a card that listens to this moment? */
bool fo_hears(const fo_state *s, int seat, unsigned when);
uint32_t fo_list_clause(const fo_ctx *from, const fo_clause *clause, unsigned verb, mh_action *out,
                        uint32_t n);
void fo_run_clause(fo_state *s, const fo_event *e, const fo_clause *clause, mh_action x,
                   mh_tale *tale);
const fo_clause *fo_clause_named(unsigned card, unsigned index);
const char *fo_why_clause(const fo_ctx *c, const fo_clause *clause, mh_action a);

/* ---- grants.c: actions and phases that cards grant ----------------------------------- */
bool fo_may_grant(const fo_state *s);
void fo_grant(fo_state *s, int seat, unsigned space, unsigned source);
bool fo_can_emigrate_for(const fo_state *s, int seat, unsigned off);
void fo_leave_space(fo_state *s, unsigned space, unsigned n);
void fo_bring_back(fo_state *s, int seat, unsigned space, unsigned n, mh_tale *tale);
bool fo_stands(const fo_state *s, int seat, unsigned space, unsigned n);

#endif
