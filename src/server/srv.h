/* srv.h - what the files of the server share. Everything runs in the loop's thread, but
 * for what worker threads get as a copy (bots, passwords) and the desk's own threads. */
#ifndef MH_SERVER_SRV_H
#define MH_SERVER_SRV_H

#include <jansson.h>
#include <uv.h>

#include "host/present.h"
#include "limits.h"
#include "log.h"
#include "meadhall/ai.h"
#include "net/net.h"
#include "server.h"
#include "store/desk.h"

enum {
    SRV_PROTOCOL = 1,
    SRV_WATCHES = 32,        /* tables one connection may watch */
    SRV_QUEUE = 64,          /* requests that may wait for one table */
    SRV_TRIES = 5,           /* of a write that other nodes outrun */
    SRV_CHATS = 50,          /* lines of chat a newcomer is told */
    SRV_CHAT = 500,          /* bytes of one */
    SRV_ACTION = 256,        /* bytes of an action's text */
    SRV_CHAT_MAX = 2000,     /* lines of chat a table takes of those who sit there */
    SRV_AUDIENCE_MAX = 1000, /* and of those who look on */
    SRV_OPEN_TABLES = 40,    /* tables of one player that wait for others */
    SRV_ACTIVE_MS = 60000,   /* so exactly lists know when somebody did something */
    SRV_TOKEN = 48,
    SRV_NOTICE = 400,      /* bytes of a notice to everybody */
    SRV_CLOSED = 200,      /* bytes of why a table was closed */
    SRV_BODY = 128 << 10,  /* bytes of a row */
    SRV_WORKS = 1000,      /* hints and odds that may wait for a worker */
    SRV_SPARE_THREADS = 1, /* of the pool beside --workers: for short work alone */
    SRV_AGAIN_MS = 1000,   /* what there was no memory for is tried again */
    SRV_WAITS_MS = 2000,   /* a row takes so long: people are told that it waits */
};

typedef struct srv srv;
typedef struct srv_table srv_table;
typedef struct srv_client srv_client;

/* ---- clients --------------------------------------------------------------------- */

typedef struct srv_watch { /* one client at one table */
    srv_client *c;
    srv_table *t;
    struct srv_watch *next_at_table, *next_of_client;
    uint32_t told; /* plies */
    unsigned parts;
} srv_watch;

struct srv_client {
    srv *s;
    net_conn *conn; /* NULL: gone */
    unsigned refs;
    bool hello, asking; /* asking: a hello or a password is under way */
    db_player me;
    uint8_t token[DB_KEY]; /* its hash */
    unsigned parts, watch_count;
    srv_watch *watches;
    uint64_t born;
    limit_bucket rate;
};

typedef struct srv_work { /* first member of what a caller allocates */
    uv_work_t req;
    struct srv_work *next;
    srv *s;
    unsigned cost_ms;        /* as far as one can tell before */
    const srv_table *bots;   /* whose bots wait for it; NULL: a person does */
    unsigned address, payer; /* shares that it is on, set by work_payer */
    uint64_t began;
    void (*begin)(struct srv_work *w); /* in the loop, when its turn has come; may be NULL */
    void (*run)(struct srv_work *w);   /* in a worker thread */
    void (*done)(struct srv_work *w, bool ran); /* in the loop; frees it */
} srv_work;

typedef struct srv_req { /* one message, while it waits too */
    srv *s;
    srv_client *c;
    json_t *in;
    int tries;
} srv_req;

typedef void srv_then(srv_req *q, srv_table *t);

/* ---- tables ---------------------------------------------------------------------- */

typedef struct srv_chair {
    char player[DB_ID]; /* whose seat it is, or "" */
    char name[DB_NAME];
    char bot[DB_SPEC]; /* who plays for it, or "" */
    bool for_bot;      /* no person's seat */
    bool late;
    bool taken; /* the bot plays because time ran out: nobody asked the owner */
    uint32_t taken_ply;
    int64_t left; /* milliseconds on its clock at `since` */
} srv_chair;

typedef struct srv_chat {
    struct srv_chat *next;
    int64_t at;
    int seat; /* or -1 */
    char name[DB_NAME];
    char text[];
} srv_chat;

typedef struct srv_waiter { /* a request that waits for a table */
    struct srv_waiter *next;
    srv_req *q;
    srv_then *then;
    bool writes;
} srv_waiter;

typedef struct srv_back { /* an undo: the row, and the ply it went back to */
    uint32_t seq, ply;
} srv_back;

typedef enum srv_clock { SRV_CLOCK_NONE, SRV_CLOCK_LIVE, SRV_CLOCK_DAYS } srv_clock;

struct srv_table {
    srv *s;
    srv_table *next;           /* in its bucket */
    srv_table *before, *after; /* of all that are in memory */
    db_table is;
    const mh_game *game;
    uint64_t options;
    int seats;
    db_status status;
    uint32_t seq;                      /* rows taken, so the number of the next */
    int64_t mark;                      /* `writer` of the last */
    host_session *session;             /* NULL while the table is open */
    host_fate *fate, fate_room;        /* `fate` is there until the session has it */
    char commitment[2 * HOST_KEY + 1]; /* of its key, in hex */
    srv_chair chair[MH_MAX_SEATS];
    int64_t since;
    int64_t ahead; /* of this table's time, which never goes back, before the server's */
    int ask_seat;  /* who asks for undo, or -1 */
    uint32_t ask_ply;
    unsigned ask_yes;
    char rematch[DB_ID];
    char *frozen; /* why it can't go on under these rules, or NULL */
    char *closed; /* why an administrator closed it, or NULL */
    int rules;    /* those its last rows were written under */
    uint32_t content;
    uint32_t frozen_ply;
    int64_t differs; /* the first row that ends in another state, or -1 */
    srv_chat *chats;
    unsigned chat_count[2], chat_kept[2]; /* of those who sit here, of those who look on */
    srv_back *backs;
    unsigned back_count, back_cap;
    /* what is under way */
    srv_watch *watches;
    srv_waiter *waiting;
    unsigned waiters;
    bool loading, writing, catching, behind, again, thinking;
    bool lost;       /* no memory for a row: nobody finds it, the next comes from the store */
    bool waits_told; /* that the row being written waits for the store */
    bool asleep;     /* just loaded: its clock may have run while no node was there */
    int64_t bot_at;  /* other nodes had the last word: their bots first */
    uint64_t touched, wrote; /* loop time; `wrote`: when that row was sent off */
    char from[NET_ADDRESS];  /* where the last one who sits here wrote from, or "" */
    /* what happened since everybody was told */
    present_step **steps;
    unsigned step_count, step_cap;
    uint32_t told_from;
    bool changed, steps_lost;
};

struct srv {
    srv_config is;
    uv_loop_t *loop;
    desk *desk;
    net *net;
    limits *limits;
    srv_table **tables; /* by a hash of their ids */
    srv_table *all_tables;
    unsigned table_count, client_count;
    bool stopping;
    char node[DB_SPEC];
    char sign[DB_ID];     /* random: tells this node from others even under one name */
    uint64_t next_writer; /* of a row: from a random start, so no two of any nodes are the same */
    char *lines;          /* where rows are cut into lines */
    size_t lines_cap;
    char *page; /* where messages are written */
    size_t page_cap;
    struct draft *scratch;
    unsigned work_busy, passwords_busy;
    struct work_queue *work;
    struct bot_pool *pool;
    uv_timer_t tick;
    uv_signal_t term, intr;
    uv_timer_t last_call;
    unsigned ticks, goodbyes;
    int64_t started;
    unsigned ends;  /* how often sessions were told to have ended */
    bool roll_call; /* connections are to be held against their sessions */
    bool swept, clock_doubted, clock_jumped;
    struct {
        bool asked;        /* the store has not answered yet */
        db_err err;        /* of the last time */
        uint64_t answered; /* loop time; 0: never */
        char told[DB_WHY]; /* what the log was told, "" while all is well */
    } health;
    bool draining; /* an administrator wants nobody here */
    struct {       /* admin.c */
        bool known, asking, again;
        int64_t seen;  /* the last command that was carried out */
        int64_t drain; /* the command to drain that is not answered yet, or 0 */
        unsigned drain_step;
        char notice[SRV_NOTICE + 1];
        int64_t notice_at, notice_until;
    } admin;
    struct {
        uint64_t requests, errors, acts, acts_bot, conflicts, loads, evictions, differ, frozen,
            timeouts, chats, created, logins, limited;
        uint64_t ack_us_sum, ack_bucket[12];
    } count;
};

/* ---- loop.c ------------------------------------------------------------------------ */

/* A server that listens, without its timers; NULL with a sentence, and the loop is closed.
 * `srv_run` does all of it. */
srv *srv_open(uv_loop_t *loop, const srv_config *is, char *why, size_t cap);
/* Drops every connection, writes what waits, closes the loop. */
void srv_close(srv *s);

/* ---- client.c ---------------------------------------------------------------------- */

void client_opened(void *ctx, net_conn *c);
void client_said(void *ctx, net_conn *c, const char *text, size_t n);
bool client_framed(void *ctx, net_conn *c);
void client_gone(void *ctx, net_conn *c);
void client_unref(srv_client *c);
/* NULL, and the request is answered: no memory. */
srv_req *req_keep(const srv_req *q);
void req_no_memory(const srv_req *q);
/* The store failed, or says no: in words. */
void req_store(const srv_req *q, db_err err);
void req_free(srv_req *q);
/* Sends and drops `out`; "req" is added. */
void req_reply(const srv_req *q, json_t *out);
void req_error(const srv_req *q, const char *code, const char *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Who cannot be told is disconnected: it would wait for ever. */
void client_send_text(srv_client *c, const char *text, size_t n);
void client_fail(srv_client *c);
/* Its address; "" where it is gone. */
const char *client_address(const srv_client *c);
/* Members of a request. NULL or -1 with an error sent where they are not as they must be. */
const char *req_text(const srv_req *q, const char *key, size_t max);
bool req_text_or_null(const srv_req *q, const char *key, size_t max, const char **out);
bool req_int(const srv_req *q, const char *key, int64_t low, int64_t high, int64_t usual,
             int64_t *out);
bool req_bool(const srv_req *q, const char *key, bool usual, bool *out);
bool req_parts(const srv_req *q, unsigned usual, unsigned *out);
void srv_random_id(char out[DB_ID]);
void srv_random_code(char out[DB_INVITE]);
/* wall.c: milliseconds since 1970. */
int64_t srv_now(void);
void wall_start(void);
void wall_follow(srv *s);
bool srv_name_ok(const char *name);
bool srv_text_ok(const char *text);
/* Frees a text that is const for those who only read it. */
void srv_free_text(const char *text);

/* ---- json_read.c --------------------------------------------------------------------- */

/* An object, or NULL: not JSON, a member twice, or deeper than any message. */
json_t *json_read(const char *text, size_t n);

/* ---- people.c, passwords.c, sessions.c, lobby.c, act.c: messages
 * ---------------------------------------------- */

void people_hello(srv_req *q);
void people_name(srv_req *q);
void people_register(srv_req *q);
void people_login(srv_req *q);
void people_logout(srv_req *q);
void people_password(srv_req *q);
void people_sessions(srv_req *q);
void people_session_end(srv_req *q);
/* Like "Guest 0042": no account may have it. */
bool people_name_is_ours(const char *name);
/* Ends connections of this player, or of anybody, whose session is not there any more. */
void sessions_check(srv *s, const char *player);
/* The same later, where it could not be done at once. */
void sessions_tick(srv *s);
/* sweep.c: deletes tokens that were not used for too long, and lets tables rest. */
void sweep_old(srv *s);
void lobby_games(srv_req *q);
void lobby_create(srv_req *q);
/* Answers who made a table, and shows it. */
void lobby_created(srv_req *q, srv_table *t, db_err err);
void lobby_tables(srv_req *q);
void lobby_join(srv_req *q, srv_table *t);
void lobby_watch(srv_req *q, srv_table *t);
void lobby_unwatch(srv_req *q, srv_table *t);
void lobby_leave(srv_req *q, srv_table *t);
void act_act(srv_req *q, srv_table *t);
void act_why(srv_req *q, srv_table *t);
void act_score(srv_req *q, srv_table *t);
void act_hint(srv_req *q, srv_table *t);
void act_undo(srv_req *q, srv_table *t);
void act_undo_answer(srv_req *q, srv_table *t);
void act_chat(srv_req *q, srv_table *t);
void act_handover(srv_req *q, srv_table *t);
void act_rematch(srv_req *q, srv_table *t);
void act_saga(srv_req *q, srv_table *t);
void look_at(srv_req *q, srv_table *t);
void look_final(srv_req *q, srv_table *t);
void look_odds(srv_req *q, srv_table *t);
void branch_branch(srv_req *q, srv_table *t);
/* Who asks, and whether it may: a seat, MH_NOBODY for one who looks on, -1 after an error. */
int need_seat(srv_req *q, const srv_table *t);
int need_play(srv_req *q, const srv_table *t);
int need_view(srv_req *q, const srv_table *t);
bool need_action(srv_req *q, const srv_table *t, const char *member, mh_action *out);
/* The same, and legal for the seat now. */
bool need_legal(srv_req *q, const srv_table *t, int seat, const char *member, mh_action *out);

/* ---- create.c ------------------------------------------------------------------------ */

/* Whether the rates of player and address allow another table; false after an error. */
bool create_allowed(srv_req *q, bool listed);
/* Why there is no new table, in words. */
void create_refused(srv_req *q, db_err err);
/* Writes the head and its first row; answers the request by `answer`, with DB_NONE where the player
 * has too many open tables. */
void create_table(srv_req *q, const db_table *head, int my_seat, const char *entropy,
                  void (*answer)(srv_req *q, srv_table *t, db_err err));

/* The same with a row that is written already; table and body are taken over. */
void create_with(srv_req *q, srv_table *t, const db_row *first,
                 void (*answer)(srv_req *q, srv_table *t, db_err err));

/* ---- table.c ------------------------------------------------------------------------- */

srv_table *table_live(srv *s, const char *id);
/* Calls `then` at once or when the table is there; an unknown one is answered by an error. */
void table_need(srv_req *q, const char *id, bool writes, srv_then *then);
/* Loads a table that nobody asked for: a clock or a bot is waiting. */
void table_wake(srv *s, const char *id);
/* NULL: no memory, or the head is not of a game that is known. */
srv_table *table_new(srv *s, const db_table *is);
bool table_open(srv *s);
/* A lost table lets go of all who hold it; they find it again in the store. */
void table_let_go(srv_table *t);
void table_add(srv *s, srv_table *t);
void table_free(srv_table *t);
void table_run_waiters(srv_table *t);
void table_catch_up(srv_table *t);
/* A client that knows more than this node: it looks first, then runs `then`, once. */
bool table_ahead(srv_req *q, srv_table *t, int64_t ply, srv_then *then);
void table_heard(void *ctx, const char *payload);
void table_tick(srv *s);
void table_stop(srv *s);
/* Notes where somebody who sits at it writes from. */
void table_from(srv_table *t, const srv_client *c);

/* ---- watch.c ------------------------------------------------------------------------- */

int table_seat(const srv_table *t, const srv_client *c);
bool table_may_watch(const srv_table *t, const srv_client *c, const char *invite);
srv_watch *table_watch(srv_table *t, srv_client *c, unsigned parts);
void table_unwatch(srv_watch *w);
srv_watch *table_watch_of(const srv_table *t, const srv_client *c);

/* ---- fold.c: a history makes a table ---------------------------------------------------- */

/* False: the row can't be played under these rules, the table is frozen; or there was no memory
 * for it, the table is lost. */
bool fold_row(srv_table *t, const db_row *row, bool record);
void fold_forget_steps(srv_table *t);
/* The first ply of `from` and before that was changed since row `seq`. */
uint32_t fold_same_until(const srv_table *t, uint32_t seq, uint32_t from);

/* ---- clock.c ------------------------------------------------------------------------- */

/* Seats whose clock runs while `turn` is asked. */
unsigned clock_running(const srv_table *t, unsigned turn);
void clock_pass(srv_table *t, int64_t at, unsigned before, unsigned played, unsigned after);
/* When the first clock runs out, or 0. */
int64_t clock_due(const srv_table *t, unsigned turn);
int64_t table_now(const srv_table *t);
unsigned table_turn(const srv_table *t);
unsigned table_bots(const srv_table *t, unsigned turn);

/* ---- draft.c: what is to be written ------------------------------------------------------ */

typedef struct draft { /* there is one, see srv.scratch */
    srv_table *t;
    host_room state;
    host_fate fate;
    bool begun; /* state and fate hold something */
    unsigned played;
    mh_err err; /* MH_ENOMEM: the body has no room for a line; nothing of it may be written */
    db_row row;
    size_t length, prefix; /* prefix: what every row of the table has to say now */
    char body[SRV_BODY];
} draft;

draft *draft_open(srv_table *t);
void draft_line(draft *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A seat's own entropy, 64 hex digits; before the start. */
void draft_mix(draft *d, int seat, const char *hex);
void draft_start(draft *d);
/* The state after so many plies of another table's game, and what chance answers there. */
void draft_resume(draft *d, const host_session *from, uint32_t ply);
/* A checked action, and what chance answers to it. */
void draft_play(draft *d, int seat, mh_action a);
/* Back to the state after `ply` plies. */
void draft_undo(draft *d, int seat, uint32_t ply);
/* Fills in the row's head; the body stays in the draft. */
void draft_close(draft *d);
/* Writes it. `q` may be NULL; `ack` names the answer, NULL: the whole table. `again` is
 * run where another node was faster. False: no memory, and `q` is told so. */
bool draft_commit(draft *d, srv_req *q, const char *ack, srv_then *again);

/* ---- say.c ------------------------------------------------------------------------------ */

/* The table as one client may see it, with the log from `from`. */
void say_table(srv_watch *w, uint32_t from, bool chats, const srv_req *q);
/* News to everybody. */
void say_changes(srv_table *t, const srv_watch *except);
void say_here(srv_table *t);
void say_chat(srv_table *t, const srv_chat *chat);
/* The store takes its time with the last row. */
void say_waits(srv_table *t);
/* {"t":kind,"req","table", members that `put` writes}; called again where room lacked. `table`
 * NULL: the answer is about none. */
void say_reply(const srv_req *q, const char *kind, const char *table,
               void (*put)(mh_text *out, const void *about), const void *about);

/* ---- bots.c ------------------------------------------------------------------------------- */

bool bots_open(srv *s);
void bots_close(srv *s);
/* Starts the search of a bot that is asked, if any. */
void bots_look(srv_table *t);
void bots_hint(srv_req *q, srv_table *t, int seat);
bool bots_spec_ok(const char *spec, char *why, size_t cap);

/* ---- work.c ------------------------------------------------------------------------------- */

bool work_open(srv *s);
/* Whose turn it takes: each address has the same share, and in it each player. */
void work_payer(srv_work *w, const char *address, const char *player);
/* Runs when a worker is free and its turn has come; `done` is called in any case. */
void work_post(srv_work *w);
/* So many questions of people wait that more are refused; bots' moves never are, and don't count.
 */
bool work_full(const srv *s);
/* Gives up what waits. */
void work_close(srv *s);

/* ---- health.c: how the store is, and that this node is there ------------------------------- */

/* Writes and reads the store; the tick asks for it every few seconds. */
void health_beat(srv *s);
/* NULL: this node is well; otherwise a sentence. */
const char *health_why(const srv *s);
/* The last word about this node: it goes. */
void health_leave(srv *s);
/* A line for those who block addresses by the log: a login that failed, a limit that was reached.
 * So few of an address that the log cannot be filled. */
void health_log_caller(srv *s, const char *event, const char *address, const char *about);

/* ---- admin.c: what administrators' commands mean here --------------------------------------- */

/* News of other nodes and of administrators. */
void admin_heard(void *ctx, const char *payload);
void admin_look(srv *s);
void admin_tick(srv *s);
/* A notice that still holds is told to whoever comes. */
void admin_greet(srv_client *c);

/* ---- retire.c ------------------------------------------------------------------------------- */

/* Deletes tables that have been over for longer than the operator keeps them, by the hall's own
 * time (sweep.c). */
void retire_finished(srv *s, int64_t now);

/* ---- metrics.c ---------------------------------------------------------------------------- */

bool metrics_page(void *ctx, const char *path, bool trusted, net_page *out);
void metrics_ack(srv *s, uint64_t us);

#endif
