/* hall.h - tables as a library: who sits there, the game, what was said, what it is told.
 *
 * A hall has no socket, thread, file, clock or random number. A host hands in what happened (a
 * message, a row that is durable, the end of a search, a tick) and then takes out what the hall
 * wants (send, append, load, search) until it wants nothing. It is the same hall in the server,
 * in the page's worker and in the simulation; they differ in where the wishes go.
 *
 * Laws
 *  1 The same calls in the same order give the same wishes, byte for byte.
 *  2 A table is what its durable rows make of its head. What is not durable yet is a draft;
 *    nobody is told of a draft, and a draft that fails leaves no trace.
 *  3 An action is parsed once, checked once, applied once: its draft becomes the table.
 *  4 What is sent to a viewer is a function of what hide(viewer) leaves.
 *  5 A call does all or nothing. Where memory lacks, who asked is told `busy`; who cannot even be
 *    told that is hung up on, and finds everything on coming back.
 *  6 The hall calls nobody but `memory`; the host may not call the hall from there. */
#ifndef MH_HALL_H
#define MH_HALL_H

#include "meadhall/ai.h"

MH_API_BEGIN

enum {
    HALL_PROTOCOL = 2,
    HALL_ID = 16,         /* bytes of an id, with the closing 0 */
    HALL_NAME = 52,       /* of a person's name */
    HALL_SPEC = 48,       /* of a bot's spec */
    HALL_WORDS = 256,     /* of options, of chairs */
    HALL_INVITE = 24,     /* of an invitation */
    HALL_FROM = 48,       /* of where somebody comes from */
    HALL_KEY = 32,        /* of a key of fate, of luck */
    HALL_WHY = 240,       /* of a sentence that says why */
    HALL_MESSAGE = 16384, /* of a message that comes in */
    HALL_DRAFTS = 8,      /* rows of one table on their way to the store at once */
    HALL_ADVICE = 8,      /* answers that a hint names */
    HALL_LINES = 512,     /* of a seat's points by category, as text */
    HALL_MARKS = 128,     /* of what a seat began with, as text */
    HALL_CALL_OVER = 128, /* of a row's calls: no seat's bit */
};

/* A campaign is a table of tables: its id begins so, its rows name the tables of its scenarios and
 * hold what was played there. */
#define HALL_CAMPAIGN "c-"

typedef struct hall hall;
typedef uint64_t hall_client; /* one connection; the host's number, never 0, never used again */
typedef uint64_t hall_op;     /* one wish that is answered later; the hall's number, never 0 */

/* realloc with sizes: want 0 frees, NULL is no memory. */
typedef void *hall_memory(void *ctx, void *old, size_t had, size_t want);

typedef struct hall_config {
    hall_memory *memory;
    void *ctx;
    unsigned drafts; /* rows of a table on their way at once, 1 to HALL_DRAFTS; with more than one
                      * the store has to compare `after` */
    bool alone;      /* no other hall writes to this store */
    bool patient;    /* bots may think as long as they like: whoever waits chose them */
    bool results;    /* rows that end a game say how it ended */
    bool reviews;    /* the host reviews games that are over (HALL_REVIEW) */
    const char *adviser;  /* the bot that gives hints; lives as long as the hall */
    const char *hasty;    /* the one that gives a first hint meanwhile; NULL: the adviser does */
    uint32_t odds_millis; /* no sample is begun later; 0: their number alone counts */
} hall_config;

/* When a call is made, and 32 fresh random bytes: ids, invitations, keys and marks of this call
 * are drawn from them. A simulation takes both from its seed. */
typedef struct hall_moment {
    int64_t ms; /* since 1970, never less than in the call before */
    uint8_t luck[HALL_KEY];
} hall_moment;

/* ---- who ----------------------------------------------------------------------------- */

/* What may be done by a message. Accounts and rates are the host's: it says what is left, and is
 * told what was spent (HALL_SPENT). */
typedef enum hall_may {
    HALL_MAY_CREATE = 1,
    HALL_MAY_LIST = 2, /* create a table that everybody finds */
    HALL_MAY_CHAT = 4,
    HALL_MAY_HINT = 8,
    HALL_MAY_ODDS = 16,
    HALL_MAY_WORK = 32,  /* a search has room */
    HALL_MAY_SHARE = 64, /* several seats are theirs: people around one device */
    HALL_MAY_ALL = 127,
    HALL_MAY_FLOOD = 128, /* a crowd may say as much as it likes */
    HALL_MAY_KNOW = 256   /* the host itself asks: nothing is kept from it */
} hall_may;

typedef enum hall_part { /* of what is told of a table; docs/protocol.md says what each holds */
                         HALL_PART_VIEW = 1,
                         HALL_PART_STATE = 2,
                         HALL_PART_LEGAL = 4,
                         HALL_PART_LOG = 8,
                         HALL_PART_BOARD = 16
} hall_part;

typedef struct hall_person {
    char id[HALL_ID]; /* "": a stranger, whose first word has to be a message of the host's */
    char name[HALL_NAME];
    char from[HALL_FROM]; /* for fair shares of work; the hall only hands it back */
    unsigned parts;       /* of hall_part */
    bool account;         /* has a name of its own for good: may sit at rated tables */
    int64_t rated_from;   /* may sit at them from then on */
    /* Ids, HALL_ID bytes each, of people whom this one does not sit down with, nor they with this
     * one. They live until the person is another, or gone. */
    const char *shuns;
    unsigned shun_count;
} hall_person;

/* ---- rows ---------------------------------------------------------------------------- */

typedef enum hall_status { HALL_OPEN, HALL_PLAYING, HALL_OVER } hall_status;
typedef enum hall_clock { HALL_CLOCK_NONE, HALL_CLOCK_LIVE, HALL_CLOCK_DAYS } hall_clock;

typedef struct hall_head { /* of a table; never changes */
    char id[HALL_ID], game[HALL_ID], creator[HALL_ID];
    char invite[HALL_INVITE], handover[HALL_SPEC];
    char options[HALL_WORDS], chairs[HALL_WORDS]; /* chairs: a word a seat, human or a spec */
    uint8_t fate[HALL_KEY];
    uint32_t rules, content;
    int64_t created, clock_base, clock_more; /* clocks in seconds */
    hall_clock clock;
    bool listed, undo;
    bool rated; /* between accounts, for their ratings */
    bool quick; /* made to be found by whoever looks for a game like this: in no list */
} hall_head;

typedef struct hall_seat_end {
    char player[HALL_ID], name[HALL_NAME]; /* "": a bot's seat */
    char bot[HALL_SPEC];                   /* who played for it at the end, or "" */
    int64_t points;
    int rank;               /* 1 is best; ties share */
    bool left;              /* a person's seat that a bot played at the end */
    char lines[HALL_LINES]; /* `category=points`, a comma between */
    char marks[HALL_MARKS]; /* `marker=value`: markers that name the first of something */
} hall_seat_end;

typedef struct hall_end { /* how a game ended */
    uint32_t plies;
    int seats;
    hall_seat_end seat[MH_MAX_SEATS];
} hall_end;

typedef struct hall_sitter {
    char player[HALL_ID], name[HALL_NAME];
} hall_sitter;

typedef struct hall_row { /* what was decided together; rows are never changed */
    char table[HALL_ID];
    uint32_t seq; /* rows before it */
    /* Its own mark, random, and that of the row it was drafted on (0: the first). The store takes
     * a row only right after the row with that mark: `seq` alone would let a row in whose
     * predecessor was refused, on top of another's. */
    uint64_t mark, after;
    int64_t at;
    uint64_t hash;      /* of the state after it; 0 before the game */
    uint8_t turn, bots; /* seats asked after it; those of them that bots play */
    /* With a clock of days: people's seats that are asked now and were not before, and
     * HALL_CALL_OVER with the row that ends the game. Their owners may be far away. */
    uint8_t calls;
    int64_t due;      /* when a clock runs out; 0 */
    const char *body; /* lines as in docs/running.md, closed by a 0 */
    size_t length;
    /* for lists */
    int status;     /* the table's from now on; -1: as it was */
    int64_t active; /* when somebody last did something; 0: as it was */
    int leaves;     /* a seat given up; -1 */
    unsigned sits;  /* seats taken, a bit each; more than one in the first row of a table alone */
    hall_sitter sitter[MH_MAX_SEATS];
    int round;           /* that the game is in from now on; -1: as it was */
    const hall_end *end; /* the game is over with it; or NULL */
} hall_row;

/* ---- work ---------------------------------------------------------------------------- */

typedef enum hall_task {
    HALL_CHOOSE, /* the answer of a bot */
    HALL_ADVISE, /* the best answers, for a person */
    HALL_ODDS,   /* the game's own */
    HALL_SAMPLE  /* odds by playing on */
} hall_task;

/* A question that takes long. What it holds is what the seat may know. hall_think answers it, in
 * any thread; it lives until hall_found. */
typedef struct hall_search {
    hall_task task;
    const mh_game *game;
    char spec[HALL_SPEC];
    char from[HALL_FROM], payer[HALL_ID]; /* whose share of the work it is */
    int seat;
    uint64_t seed;
    uint32_t cost_ms; /* at worst, as far as one can tell before */
    bool person;      /* a person asks and waits */
    bool later;       /* odds as they would be after `answer` */
    mh_action answer;
    mh_room hidden;
    /* the answer */
    bool answered, chances; /* the values of advice are chances to win */
    mh_action choice;
    uint32_t advised;
    ai_advice advice[HALL_ADVICE];
    ai_sampling *sampling; /* HALL_SAMPLE: the question, and its answer */
    char *page;            /* HALL_ODDS: the answer as text */
    size_t page_bytes, bytes;
    uint32_t count; /* answers to choose from */
    mh_action *list;
} hall_search;

/* `bot` is one of s->game for s->spec; NULL: one is opened and closed. */
void hall_think(hall_search *s, ai_bot *bot, hall_memory *memory, void *ctx);

/* ---- what a hall wants --------------------------------------------------------------- */

typedef enum hall_want {
    HALL_SEND,    /* text to the clients `to`, the same bytes for all of them */
    HALL_HANG_UP, /* on the clients `to`; text says why, NULL: at once. `again`: come back */
    HALL_APPEND,  /* `row`, with `head` where it is the first; both live until hall_stored(op) */
    HALL_LOAD,    /* rows of `table` from `seq` on (its head too, from 0); then hall_loaded(op) */
    HALL_SEARCH,  /* `search`; then hall_found(op) */
    HALL_PASS,    /* a message of the host's own (accounts, lists) from to[0]: its text, and `in` */
    HALL_SPENT,   /* to[0] used the right `spent` */
    HALL_NOTE,    /* for the log: text about `table` or to[0], with a reason or NULL */
    HALL_REVIEW,  /* to[0] asks by `in` for a review of `table`, which is over: its whole saga */
} hall_want;

typedef struct hall_wish {
    hall_want want;
    hall_op op; /* 0: no answer is awaited */
    const hall_client *to;
    uint32_t count;
    const char *text;
    size_t length;
    const struct hall_node *in; /* `text` as it was read: for hosts of this tree (hall/read.h) */
    const hall_row *row;
    const hall_head *head; /* or NULL */
    const char *table, *why;
    uint32_t seq;
    bool again;
    hall_may spent;
    hall_search *search;
} hall_wish;

/* The host has no memory for this wish. May be said while wishes are taken; afterwards, until it is
 * false, hall_give_up answers one of them as the store or a worker would have. */
void hall_cannot(hall *h, hall_op op);
bool hall_give_up(hall *h, const hall_moment *m);
/* The next wish, in order; false: none. But for rows and searches, all it points to lives until
 * the next call of those below. */
bool hall_next(hall *h, hall_wish *out);

/* ---- what happens to a hall ---------------------------------------------------------- */

hall *hall_open(const hall_config *c, const hall_moment *m); /* NULL: no memory */
void hall_close(hall *h);

/* Somebody came, or is another from now on; went. Who is not known yet has no id. */
void hall_came(hall *h, const hall_moment *m, hall_client number, const hall_person *who);
void hall_went(hall *h, const hall_moment *m, hall_client number);
/* One message, any bytes: a JSON object or an error. `may`: of hall_may. */
void hall_said(hall *h, const hall_moment *m, hall_client number, unsigned may, const char *text,
               size_t n);

typedef enum hall_stored_as {
    HALL_WON,      /* durable; loaded */
    HALL_LOST,     /* not written: the last row is not the one with the mark `after`; no table */
    HALL_AWAY,     /* not written, surely: the store is away, `why` says more */
    HALL_TOO_MANY, /* not written: its creator has too many tables that wait for players */
    HALL_ELSEWHERE /* a table of other rules, to be played at another node: `why` says which */
} hall_stored_as;
/* why: a sentence for whoever asked, or NULL. */
void hall_stored(hall *h, const hall_moment *m, hall_op op, hall_stored_as how, const char *why);
/* head NULL where it was not wanted. */
void hall_loaded(hall *h, const hall_moment *m, hall_op op, hall_stored_as how, const char *why,
                 const hall_head *head, const hall_row *rows, size_t count);
/* The question is the hall's again, answered or not. */
void hall_found(hall *h, const hall_moment *m, hall_op op);
/* Another hall wrote row `seq`; id NULL: anything may have been written. */
void hall_heard(hall *h, const hall_moment *m, const char *id, uint32_t seq);
typedef enum hall_which {                /* of the tables in memory */
                          HALL_TABLE,    /* the one with this id */
                          HALL_PLAYER,   /* where this player sits, or may have said something */
                          HALL_FINISHED, /* that are over */
} hall_which;
/* The store changed otherwise than by rows: whoever is there comes again and finds it so. How many
 * there were. */
unsigned hall_forget(hall *h, const hall_moment *m, hall_which which, const char *name);
/* Somebody else wrote rows: they are read. */
unsigned hall_reread(hall *h, const hall_moment *m, hall_which which, const char *name);
/* A table that nobody asked for: the host says its id, its game and who sits where (no id: a bot's
 * chair); the hall adds fate, invitation and rules, and the game begins. Where the store has the id
 * already, nothing happens. */
void hall_seat(hall *h, const hall_moment *m, const hall_head *head, const hall_person *who);
/* A clock or a bot waits at this table. */
void hall_wake(hall *h, const hall_moment *m, const char *id);
/* Clocks, bots that wait, tables nobody looks at. Call it when hall_due says so. */
void hall_tick(hall *h, const hall_moment *m);
int64_t hall_due(const hall *h); /* 0: nothing waits for time */
/* The clock is far ahead of the store's time: nobody loses a game of days by it. */
void hall_doubt_clock(hall *h, bool doubt);
/* From now on every message is answered `busy`. */
void hall_stop(hall *h);

/* ---- looking at it -------------------------------------------------------------------- */

typedef struct hall_figures {
    uint64_t requests, errors, acts, acts_bot, conflicts, loads, evictions, differ, frozen,
        timeouts, chats, created;
    unsigned tables, clients;
} hall_figures;
const hall_figures *hall_figures_of(const hall *h);

typedef struct hall_about { /* a table in memory */
    uint32_t seq, plies;
    hall_status status;
    const char *frozen; /* why it cannot go on, or NULL */
    int64_t differs;    /* the first row that ends in another state, or -1 */
    uint64_t hash;      /* of its state; 0 before the game */
    unsigned watchers, waiting, drafts;
    bool busy; /* rows are read, or a bot thinks */
} hall_about;
bool hall_look(const hall *h, const char *id, hall_about *out);
/* How many look on at this table, of those in memory. */
unsigned hall_lookers(const hall *h, const char *id);
/* Does anybody wait for this search? */
bool hall_awaited(const hall *h, hall_op op);

MH_API_END

#endif
