/* fault_people.h - the people of server_faults: they register, play, chat, take back, come again,
 * look on and branch, and remember what the hall acknowledged. */
#ifndef MH_TESTS_SERVER_FAULT_PEOPLE_H
#define MH_TESTS_SERVER_FAULT_PEOPLE_H

#include "fault_client.h"
#include "server/store/store.h"

enum { ACKS = 64, ACK_LINE = 300 };

typedef struct ack { /* what was acknowledged: a row of a table, with this in it */
    char table[DB_ID], text[ACK_LINE];
    json_int_t seq; /* -1: any */
} ack;

typedef struct people {
    client a, b, w, owner; /* two play, one looks on, one has a game that is over */
    char table[DB_ID], invite[DB_INVITE], over[DB_ID];
    ack acks[ACKS];
    unsigned ack_count, sessions, fault;
} people;

extern people folk;

/* Ends the test, naming the fault. */
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The answer; comes back first where the connection is gone. */
json_t *ask(client *c, const char *kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Asks about the table; true: the answer is of this kind. */
bool at_table(client *c, const char *kind, const char *answer, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void drop(json_t *m);
bool is(const json_t *m, const char *kind);
void create(client *c, const char *seats);
/* One action of whoever is asked; true: it was acknowledged. */
bool act(client *c, unsigned pick);
void play_session(void);

#endif
