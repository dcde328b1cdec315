/* inside.h - what the files of the hall share. */
#ifndef MH_HALL_INSIDE_H
#define MH_HALL_INSIDE_H

#include "answer.h"
#include "host/campaign.h"
#include "host/present.h"
#include "meadhall/hall.h"
#include "read.h"

enum {
    HALL_WATCHES = 32,        /* tables one connection may watch */
    HALL_QUEUE = 64,          /* requests that may wait for one table */
    HALL_TRIES = 5,           /* of a row that other halls outrun */
    HALL_CHATS = 50,          /* lines of chat a newcomer is told, of each side */
    HALL_CHAT = 500,          /* bytes of one */
    HALL_ACTION = 256,        /* bytes of an action's text */
    HALL_CHAT_MAX = 2000,     /* lines of chat a table takes of those who sit there */
    HALL_AUDIENCE_MAX = 1000, /* and of those who look on */
    HALL_ACTIVE_MS = 60000,   /* so exactly lists know when somebody did something */
    HALL_STAMP_S = 60,        /* so exactly a table knows when a ply was played */
    HALL_AGAIN_MS = 1000,     /* what there was no memory for is tried again */
    HALL_WAITS_MS = 2000,     /* a row takes so long: people are told that it waits */
    HALL_IDLE_MS = 60000,     /* a table nobody looks at stays so long */
    HALL_OTHERS_MS = 3000,    /* another hall had the last word: its bots first */
    HALL_MEMBERS = 13,        /* of one message */
    HALL_WORD = 64,           /* bytes of a word that deals a game */
    HALL_CROWD = 50,          /* of so many who look on, each one that comes is told to all */
    HALL_SLOTS = 4096,
    HALL_LINE = 2000,      /* and of a line of a row */
    HALL_TITLE = 120,      /* bytes of a campaign's title */
    HALL_PAGE = 512 << 10, /* and of a page of its book */
};

/* The player of a bot's chair that has a name: no id of a person's. */
#define HALL_NOBODYS "-"

typedef struct table table;
typedef struct asked asked;

/* ---- clients --------------------------------------------------------------------------- */

typedef struct watch { /* one client at one table */
    struct client *c;
    table *t;
    struct watch *next_at_table, *next_of_client;
    unsigned parts;
    int seat;     /* it looked with last */
    int viewer;   /* as whom it was last told of the table; -1: not yet */
    bool told;    /* in this round */
    bool invited; /* it came as whoever the table was made for: what is said there is for it, too */
} watch;

typedef struct client {
    struct client *next;
    hall_client number;
    hall_person who;
    bool failed; /* it could not be told something: it is hung up on */
    watch *watches;
    unsigned watch_count;
} client;

/* ---- messages -------------------------------------------------------------------------- */

typedef enum member_type { /* what a member of a message must be */
                           MEMBER_TEXT = 1,
                           MEMBER_INT,
                           MEMBER_BOOL,
                           MEMBER_PARTS,
                           MEMBER_ANY /* its handler looks at it */
} member_type;

typedef struct member { /* of a message: type, range, whether it may lack or be null */
    const char *name;
    member_type type;
    bool optional;
    int64_t low, high; /* of a number; high: bytes of a text */
} member;

typedef enum message_needs {
    NEEDS_TABLE = 1,
    NEEDS_SEAT = 2,
    NEEDS_PLAY = 4,  /* the game goes on */
    NEEDS_BEGUN = 8, /* there is a game */
    WRITES = 16,     /* waits for room among the rows on their way */
    ALONE = 32,      /* waits until no row is on its way */
    INVITES = 64,    /* an invitation opens the table */
    PASSED = 128,    /* the host's */
    STRANGERS = 256, /* may come first */
} message_needs;

typedef struct message {
    const char *name;
    unsigned needs;
    void (*take)(asked *q);
    member members[HALL_MEMBERS];
} message;

typedef enum stage { /* of a request that takes several rows */
                     STAGE_FIRST,
                     STAGE_MADE, /* the new table is there: the old one is to name it */
                     STAGE_TOLD, /* it does: at the new one */
                     STAGE_AWAY, /* of a campaign: at the table of its scenario */
                     STAGE_BACK  /* that is in memory, if there is one: at the campaign again */
} stage;

typedef struct request { /* a message that is kept: it waits, or its row is on its way */
    struct request *next;
    const message *what;
    hall_client c;
    int64_t req, ply; /* -1: none */
    unsigned may, tries;
    bool alone; /* it waits until no row is on its way, whatever its message needs */
    stage stage;
    char made[HALL_ID]; /* the new table */
    size_t length;
    char text[];
} request;

/* ---- tables ---------------------------------------------------------------------------- */

typedef struct chair {
    char player[HALL_ID]; /* whose seat it is, or "" */
    char name[HALL_NAME];
    char bot[HALL_SPEC]; /* who plays for it, or "" */
    bool for_bot;        /* no person's seat */
    bool late;
    bool taken; /* the bot plays because time ran out: nobody asked the owner */
    uint32_t taken_ply;
    int64_t left; /* milliseconds on its clock at `since` */
} chair;

/* All of a table that a row can change, but for the game itself and what was said. */
typedef struct standing {
    uint32_t seq;  /* rows taken, so the number of the next */
    uint64_t mark; /* of the last */
    uint32_t plies;
    hall_status status;
    uint32_t rules, content; /* those the last rows were written under */
    chair chair[MH_MAX_SEATS];
    int64_t since, active;
    int ask_seat; /* who asks for undo, or -1 */
    uint32_t ask_ply;
    unsigned ask_yes;
    unsigned chat_count[2]; /* of those who sit here, of those who look on */
    char rematch[HALL_ID];
    char scenario[HALL_ID]; /* of a campaign: the table where it is played now, or "" */
    unsigned played;        /* scenarios that are over; their pages are the table's */
    int round;              /* of the game; 0: none */
    bool shut;
    char closed[HALL_WHY]; /* why an administrator closed it */
} standing;

typedef struct chat {
    struct chat *next;
    size_t bytes;
    int64_t at;
    int seat;                              /* or -1 */
    char name[HALL_NAME], player[HALL_ID]; /* player: "" in rows of older versions */
    char text[];
} chat;

typedef struct book_page { /* of a campaign's book: a scenario that is over (docs/campaign.md) */
    struct book_page *next;
    char *text; /* page 0 is the title */
    uint32_t length, cap;
} book_page;

typedef struct forked { /* of a campaign: the one it left, and at which scenario */
    char table[HALL_ID], id[CAMPAIGN_ID];
    unsigned at;
} forked;

typedef struct back { /* an undo: the row, and the ply it went back to */
    uint32_t seq, ply;
} back;

typedef struct stamp { /* when the plies from this one on were played, until the next stamp */
    uint32_t ply, second;
} stamp;

typedef struct step { /* one ply of a draft */
    mh_action action;
    uint32_t first_event, events;
    uint8_t seat, sees;
} step;

typedef struct snapshot { /* the state after so many plies */
    struct snapshot *next;
    uint32_t ply;
    mh_state *state;
} snapshot;

typedef struct wish {
    struct wish *next;
    hall_wish wish;
} wish;

/* What a row makes of a table. While the row is on its way it is a draft; when it is durable the
 * table is what stands here, and nothing is worked out again. */
typedef struct draft {
    struct draft *next; /* made on top of this one */
    table *t;
    hall_op op;
    bool won;
    bool cannot;  /* the host had no memory for the wish */
    bool started; /* the game begins in it */
    bool records; /* what happens in it is to be told */
    mh_err err;   /* sticky: nothing of it may be written */
    request *q;   /* who asked, or NULL */
    const char *ack;
    void (*tell)(hall *h, table *t, request *q); /* in the place of `ack` */
    hall_row row;
    standing to;
    hall_end *end;           /* where the game is over with it */
    unsigned before, played; /* masks of seats */
    host_fate fate;
    mh_state *state; /* NULL before the game */
    uint32_t base;   /* the ply its plies begin at; before the table's: an undo */
    step *steps;
    uint32_t step_count, step_cap;
    mh_event *events;
    uint32_t event_count, event_cap;
    snapshot *snapshots;
    chat *said;
    book_page *pages; /* that it adds to the book */
    forked *forked;
    char campaign[HALL_ID]; /* the table is one of its scenarios; "" */
    unsigned scenario;      /* which */
    char *body;
    size_t length, cap, prefix; /* prefix: what every row of the table has to say now */
    wish append;
} draft;

typedef struct thought { /* a search under way */
    struct thought *next;
    hall_op op;
    bool cannot;
    uint32_t seq;
    request *q; /* who asked; NULL: a bot's move */
    hall_search *search;
    wish wish;
} thought;

struct table {
    hall *h;
    table *next_by_id, *next_by_number, *before, *after;
    uint32_t number, ops;
    hall_head head;
    const mh_game *game;
    uint64_t options;
    int seats;
    standing now;
    host_session session; /* `now` is NULL while the table is open */
    uint32_t seat_cap;    /* of its list of seats; `cap` is that of its actions */
    chat *chats;
    unsigned chat_kept[2];
    book_page *pages;       /* of a campaign */
    forked *forked;         /* where it left another, or NULL */
    char campaign[HALL_ID]; /* whose scenario this is, or "" */
    unsigned scenario;      /* which */
    bool recorded;          /* it stands in the book */
    bool lays;              /* of a campaign: a table of its scenario is on its way */
    back *backs;
    uint32_t back_count, back_cap;
    stamp *stamps; /* a minute apart at least */
    uint32_t stamp_count, stamp_cap;
    char *frozen; /* why it can't go on under these rules, or NULL */
    uint32_t frozen_ply;
    int64_t differs; /* the first row that ends in another state, or -1 */
    /* what is under way */
    draft *first, *last, *fallen; /* fallen: dropped, but the store has not answered */
    unsigned drafts;
    thought *thoughts;
    watch *watches;
    request *waiting;
    unsigned waiters;
    hall_op load; /* 0: none */
    bool making, loading, behind, again, thinking, asleep, waits_told;
    bool stale;     /* what is on its way may have been read before a change: it is read again */
    bool cannot;    /* load: the host had no memory for it */
    bool gone;      /* nobody finds it any more: it waits for the end of its searches */
    int64_t ahead;  /* of this table's time, which never goes back, before the host's */
    int64_t bot_at; /* not before */
    int64_t touched, wrote;
    struct {
        double level;
        int64_t at;
    } audience; /* lines of chat that those who look on may still say */
    char from[HALL_FROM];
    uint32_t undo_at; /* the number of rows that `undo` is known for; 0: none */
    int undo;         /* the seat that may take back by itself, or -1 */
    wish load_wish;
};

typedef struct block {
    struct block *next;
    size_t cap, used;
    char data[];
} block;

struct hall {
    hall_config config;
    int64_t now, opened;
    uint8_t luck[HALL_KEY];
    uint32_t lucks;
    block *blocks; /* the last one is kept from call to call */
    wish *first, **end;
    wish pass;
    unsigned failures;
    unsigned cannot; /* wishes that the host had no memory for */
    client *clients[HALL_SLOTS];
    table *by_id[HALL_SLOTS], *by_number[HALL_SLOTS], *all;
    uint32_t numbers;
    bool doubtful, stopping;
    struct marked_view *views; /* two, for whoever is told what changed; NULL: none was yet */
    hall_figures count;
};

struct asked { /* one message, read; its row of the table of messages has checked it */
    hall *h;
    client *c;
    const message *what;
    table *t;
    const standing *on;    /* what it builds on: the last draft where it writes */
    const mh_state *state; /* of the game there, or NULL */
    int seat;              /* or -1 */
    const read_node *in;
    const char *text;
    size_t length;
    int64_t req;
    unsigned may, tries;
    stage stage;
    const char *made;
};

/* ---- room.c: memory, luck, wishes -------------------------------------------------------- */

void *hall_get(hall *h, size_t n); /* cleared; NULL: no memory */
void hall_free(hall *h, void *p, size_t n);
/* More room for an array that grows; false: no memory, and it is as it was. */
bool hall_grow(hall *h, void **p, uint32_t *cap, uint32_t want, size_t each);
/* Until the next call. */
void *turn_room(void *hall_of, size_t n);
void turn_begin(hall *h, const hall_moment *m);
void turn_free(hall *h);
void luck_bytes(hall *h, const char *word, void *out, size_t n);
void luck_id(hall *h, char out[HALL_ID]);
void luck_code(hall *h, char out[HALL_INVITE]);
void wish_for(hall *h, wish *w);
typedef void putter(mh_text *out, const void *about);
/* A text that `put` writes, until the next call; NULL: no memory. It is called again where room
 * lacked. */
const char *turn_text(hall *h, putter *put, const void *about, size_t *length);
/* One text of several; NULL: no memory. */
const char *turn_joined(hall *h, const char *const *parts, size_t count);
void send_text(hall *h, const hall_client *to, uint32_t count, const char *text, size_t n);
void client_lost(hall *h, client *c);
void hang_up(hall *h, client *c, const char *why, bool again);
void hall_note(hall *h, const table *t, const char *text, const char *why);
void hall_spend(asked *q, hall_may what);

/* ---- hall.c ------------------------------------------------------------------------------ */

client *client_of(const hall *h, hall_client number);

/* ---- messages.c: from bytes to a handler -------------------------------------------------- */

const char *member_text(const asked *q, const char *name); /* NULL: not given */
int64_t member_int(const asked *q, const char *name, int64_t fallback);
bool member_bool(const asked *q, const char *name, bool fallback);
unsigned member_parts(const asked *q, unsigned fallback);
void refuse(const asked *q, const char *code, const char *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same about a line of a text that came in. */
void refuse_line(const asked *q, const char *code, const mh_error *e);
void refuse_memory(const asked *q);
/* The same to who asked before. */
void refuse_kept(hall *h, const request *q, const char *code, const char *text);
/* {"t":kind,"req","table", members that `put` writes} */
void answer(const asked *q, const char *kind, const char *id, putter *put, const void *about);
void answer_kept(hall *h, const request *q, const char *kind, const char *id, putter *put,
                 const void *about);
/* NULL: no memory, and it is answered so. */
request *request_keep(const asked *q);
void request_free(hall *h, request *q);
/* Runs a request whose turn has come. */
void request_run(hall *h, table *t, const request *kept);
/* Does it have to wait for rows on their way? */
bool request_waits(const table *t, const message *what, bool alone);
/* The request goes on at a table: at once, or when that is there. It is taken over. */
void request_at(hall *h, request *q, const char *id);

/* ---- tables.c: in memory, on their way ---------------------------------------------------- */

table *table_find(const hall *h, const char *id);
table *table_new(hall *h, const hall_head *head);
void table_add(hall *h, table *t);
void table_free(table *t);
/* NULL: no memory. */
table *table_load(hall *h, const char *id);
table *table_of_op(const hall *h, hall_op op);
void table_catch_up(table *t);
/* Its memory is not what the store has: nobody stays at it, and nobody finds it. */
void table_let_go(table *t);
void table_go_on(table *t);
/* Takes the request over; at the end of the queue, or at its head. */
void table_wait(table *t, request *q, bool first);
bool table_id_ok(const char *id);
hall_op table_op(table *t);
int64_t table_now(const table *t);
const standing *table_tip(const table *t);
const mh_state *table_tip_state(const table *t);

/* ---- campaigns.c ------------------------------------------------------------------------------ */

bool is_campaign(const table *t);
/* A scenario that is over is written into the book. */
void campaign_look(table *t);
/* The scenario's table is there: the request goes on at the campaign. */
void campaign_back(asked *q);
/* There is no table of the scenario: the same. The request is taken over. */
void campaign_alone(hall *h, request *q);
/* The scenario's table was not made. True: who asked for it is served otherwise. */
bool campaign_not_made(hall *h, draft *d, hall_stored_as how);
void put_book(mh_text *out, const table *t, const standing *on);
void on_campaign(asked *q);
void on_campaign_play(asked *q);
void on_campaign_text(asked *q);
void on_campaign_fork(asked *q);

/* ---- watches.c ----------------------------------------------------------------------------- */

/* The seat of this person; where several are, the one that is asked. -1: none. */
int seat_of(const table *t, const standing *on, const mh_state *state, const client *c);
int viewer_of(const table *t, const client *c);
bool may_watch(const table *t, const standing *on, const client *c, const char *invite);
watch *watch_of(const table *t, const client *c);
/* Is what people say at the table for this client? A rated game of others can be looked at when it
 * is over, their talk cannot. */
bool may_hear(const table *t, const client *c, const char *invite);
bool hears(const watch *w);
watch *watch_table(table *t, client *c, unsigned parts); /* NULL: no memory, or too many */
void unwatch(watch *w);
/* People who look on: a client each. */
unsigned watchers_of(const table *t);
/* One more, or one less: everybody is told, but for crowds, who would talk of nothing else. */
void watchers_tell(table *t);

/* ---- clock.c -------------------------------------------------------------------------------- */

unsigned turn_of(const standing *on, const mh_state *state);
unsigned bots_of(const table *t, const standing *on, unsigned turn);
unsigned clock_running(const table *t, const standing *on, unsigned turn);
void clock_pass(const table *t, standing *on, int64_t at, unsigned before, unsigned played,
                unsigned after);
int64_t clock_due(const table *t, const standing *on, unsigned turn);

/* ---- draft.c: what is to be written, and what becomes of it ---------------------------------- */

void pages_free(hall *h, book_page *first);
/* On top of all that is on its way; NULL: no memory. */
draft *draft_blank(table *t);
/* The same for a row of ours, which says it where rules have changed since the last. */
draft *draft_open(table *t);
void draft_free(draft *d);
void draft_line(draft *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Writes it; `ack` names the answer, NULL: the whole table. False: no memory, and who asked is
 * told so. */
bool draft_commit(draft *d, const asked *q, const char *ack);
/* The same for a request that is kept already, and taken over; false: it is still the caller's. */
bool draft_send(draft *d, request *q, const char *ack);
/* The table is what the draft stands for; nothing can fail any more. */
void draft_adopt(draft *d);
/* Room for all that adopting it will need. */
bool draft_reserve(draft *d);
void draft_drop_all(table *t);

/* ---- end.c: how a game ends -------------------------------------------------------------------- */

/* Notes how the game ended where the draft ends it; false: no memory. */
bool end_note(draft *d);
/* Which round a state is in; 0: the game counts none. */
int end_round(const mh_game *g, const mh_state *state);

/* ---- change.c: what a line of a row does, one function a word ---------------------------------
 */

void change_made(draft *d);
void change_sit(draft *d, int seat, const char *player, const char *name);
void change_leave(draft *d, int seat);
void change_bot(draft *d, int seat, const char *spec);
void change_back(draft *d, int seat);
void change_mix(draft *d, int seat, const char *hex);
void change_start(draft *d);
void change_play(draft *d, int seat, mh_action a);
/* What chance answers, until somebody else is asked. */
void change_draw(draft *d);
void change_undo(draft *d, int seat, uint32_t ply);
void change_ask(draft *d, int seat, uint32_t ply);
void change_answer(draft *d, int seat, bool yes);
void change_chat(draft *d, int64_t at, int seat, const char *name, const char *text,
                 const char *player);
void change_time(draft *d, int seat);
void change_wake(draft *d, int64_t at);
void change_rematch(draft *d, int seat, const char *made);
void change_close(draft *d, const char *why);
/* A campaign begins, with what another had before scenario `at`; its scenario n is played at a
 * table; that is over, with lines of text. */
void change_book(draft *d, const char *title);
void change_fork(draft *d, unsigned at, const char *id, const char *campaign);
void change_scenario(draft *d, unsigned n, const char *made);
void change_page(draft *d, unsigned n);
void change_text(draft *d, const char *line);
/* This table is scenario n of a campaign. */
void change_campaign(draft *d, const char *campaign, unsigned n);
void change_rules(draft *d, uint32_t rules, uint32_t content);

/* ---- fold.c: rows that were written elsewhere or before -----------------------------------------
 */

/* False: no memory, nothing has changed. A row that cannot be played freezes the table. */
bool fold_row(table *t, const hall_row *row);
/* Does this row go on under other rules than these? */
bool fold_foreign(const mh_game *g, const hall_row *row);
/* The first ply of `from` and before that was changed since row `seq`. */
uint32_t same_until(const table *t, uint32_t seq, uint32_t from);

/* ---- tell.c --------------------------------------------------------------------------------- */

/* The table as one client may see it, with the log from `from`. */
void tell_table(watch *w, uint32_t from, bool chats, int64_t req);
typedef struct stand { /* a table as it stands, or stood before a row */
    const table *t;
    const standing *on;
    const mh_state *state; /* or NULL */
    int undo;              /* the seat that may take back by itself, or -1 */
    const char *frozen;
} stand;
/* As it stands now, until the next call; NULL: nobody looks at it, or no memory. */
const stand *tell_before(table *t);
/* News to everybody but `except`, with the log of `d`; d NULL: from ply `from` on. `before` NULL:
 * they are told the whole. */
void tell_changes(table *t, const draft *d, uint32_t from, const watch *except,
                  const stand *before);
void tell_here(table *t);
void tell_chat(table *t, const chat *c);
void tell_waits(table *t);

/* ---- bots.c --------------------------------------------------------------------------------- */

bool bot_ok(const hall *h, const char *spec, mh_error *error);
/* Starts the search of a bot that is asked, if any. */
void bots_look(table *t);
/* A search that a person asks for; NULL: no memory, and it is answered so. */
hall_search *search_open(asked *q, hall_task task, const char *spec, int seat);
void search_send(asked *q, hall_search *s);
void thoughts_drop(table *t);

/* ---- seats.c, create.c, play.c, lookups.c, branch.c: handlers ------------------------------- */

void on_games(asked *q);
void on_ping(asked *q);
void on_create(asked *q);
void on_campaign_new(asked *q);
void on_join(asked *q);
void on_watch(asked *q);
void on_unwatch(asked *q);
void on_leave(asked *q);
void on_fill(asked *q);
void on_free(asked *q);
void on_act(asked *q);
void on_undo(asked *q);
void on_undo_answer(asked *q);
void on_chat(asked *q);
void on_handover(asked *q);
void on_rematch(asked *q);
/* At the new table: who asked is told of it. */
void told_rematch(asked *q);
void on_why(asked *q);
void on_score(asked *q);
void on_at(asked *q);
void on_final(asked *q);
void on_preview(asked *q);
void on_review(asked *q);
void on_odds(asked *q);
void on_hint(asked *q);
void on_saga(asked *q);
void on_branch(asked *q);
void on_sheet(asked *q);
void on_sheet_score(asked *q);
/* A legal answer of the seat from a member of the message; false after an error. */
bool legal_member(const asked *q, const char *name, mh_action *out);
bool entropy_ok(const asked *q, const char *hex);
/* May this person sit at a rated table, or make one? False after an error. */
bool rated_ok(const asked *q);
/* A new table: head and first row. `tell` answers when it is there. False: no memory, and it is
 * answered so. */
bool create_send(const asked *q, draft *d, void (*tell)(hall *h, table *t, request *q));
void create_tell(hall *h, table *t, request *q);
/* Another head like this one, for a table that `q` makes. */
void create_head(const asked *q, hall_head *head, const mh_game *g);
/* The same for a campaign, with a fate of its own. */
void create_book_head(const asked *q, hall_head *head, const mh_game *g);
/* Is there a `title` for a campaign? False after an error. */
bool title_ok(const asked *q);
/* `seq` of a client is not the table's: it is sent the news. */
void answer_stale(const asked *q, int64_t ply);

#endif
