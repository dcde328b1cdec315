/* person.h - people: they come and go, make tables, sit down, play, chat and take back. */
#ifndef MH_TESTS_SIM_PERSON_H
#define MH_TESTS_SIM_PERSON_H

#include <jansson.h>

#include "book.h"
#include "peer.h"

enum { PERSONS = 8, PLACES = 12, ASKED = 32, TOKEN = 64, TEXT = 2048 };

typedef enum ask_kind {
    ASK_HELLO,
    ASK_CREATE,
    ASK_SHOW, /* join or watch */
    ASK_WRITE,
    ASK_ACCOUNT, /* register */
    ASK_LOGIN,
    ASK_LOGOUT,
    ASK_SAGA,
    ASK_OTHER
} ask_kind;

typedef struct place {
    book_place *log;
    json_t *table; /* as it was last told; or NULL */
    char id[BOOK_ID], invite[32];
    int seat; /* or -1 */
    int seats;
    bool joins, shown, listed; /* shown: on this connection */
    char status;               /* o p d: open, playing, done */
    unsigned turn, bots;
    bool has_choice, may_undo, asked, asked_saga, asked_rematch, gone;
    char choice[BOOK_TEXT];
    uint32_t told_ply;
    sim_time changed, acted;
    sim_time due; /* when the first clock runs out, 0: none runs */
    unsigned late;
} place;

typedef struct asked {
    uint64_t req; /* 0: none */
    ask_kind kind;
    place *at;
    book_claim *claim;
    sim_time since;
} asked;

typedef struct person {
    unsigned number;
    peer *line;
    bool ready, online, deaf;
    bool doubt; /* the token may be worth nothing any more */
    bool account, maybe_account;
    sim_time since; /* of the connection */
    char token[TOKEN], id[BOOK_ID];
    char account_id[BOOK_ID]; /* who registering was acknowledged to */
    unsigned parts;           /* bits: log, legal, view, state */
    uint64_t next_req;
    asked asked[ASKED];
    place place[PLACES];
    unsigned places;
    unsigned patience;
    uint64_t chain; /* of steps: a new one ends the old one */
} person;

typedef struct town {
    person person[PERSONS];
    unsigned count, tables;
    bool evening;
} town;

extern town people;

void people_begin(void);
void people_end(void);
/* Everybody is up and about. */
void people_evening(bool evening);
/* All have what they asked for, and no table waits for a bot. */
void people_check(void);

/* ---- person.c ---- */
place *person_place(person *p, const char *id, bool make);
asked *person_ask(person *p, ask_kind kind, place *at, book_claim *c);
void person_say(person *p, asked *a, const char *format, ...) __attribute__((format(printf, 3, 4)));
void person_hello(person *p);
void person_login(person *p);
void person_show(person *p, place *at);
void person_leave(person *p, peer_end how);
void person_invite(const person *from, place *at);
unsigned person_writes(const person *p, const place *at);

/* ---- hear.c ---- */
void person_hear(person *p, const char *text, size_t n);

#endif
