/* srv.h - what the files of the server share. Everything runs in the loop's thread, but
 * for what worker threads get as a copy (bots, passwords) and the queue's own threads. */
#ifndef MH_SERVER_SRV_H
#define MH_SERVER_SRV_H

#include <jansson.h>
#include <uv.h>

#include "facts.h"
#include "hall/answer.h"
#include "hall/read.h"
#include "host/present.h"
#include "limits.h"
#include "log.h"
#include "meadhall/ai.h"
#include "meadhall/hall.h"
#include "net/net.h"
#include "server.h"
#include "store/queue.h"

enum {
    SRV_OPEN_TABLES = 40, /* tables of one player that wait for others */
    SRV_TOKEN = 48,
    SRV_NOTICE = 400,      /* bytes of a notice to everybody */
    SRV_CLOSED = 200,      /* bytes of why a table was closed */
    SRV_WORKS = 1000,      /* hints and odds that may wait for a worker */
    SRV_SPARE_THREADS = 1, /* of the pool beside --workers: for short work alone */
    SRV_SLOTS = 4096,      /* of the clients by their numbers */
    SRV_QUARTERS = 96,     /* of an hour: a day */
    SRV_KEEPERS = 4,       /* words of keepers at a time */
};

typedef struct srv srv;
typedef struct srv_client srv_client;

/* ---- clients --------------------------------------------------------------------- */

struct srv_client {
    srv *s;
    net_conn *conn; /* NULL: gone */
    srv_client *next;
    hall_client number;
    unsigned refs;
    bool hello, asking; /* asking: a hello or a password is under way */
    db_player me;
    person_facts facts;
    uint8_t token[DB_KEY]; /* its hash */
    unsigned parts;
    uint64_t born;
    limit_bucket rate;
};

typedef struct srv_work { /* first member of what a caller allocates */
    uv_work_t req;
    struct srv_work *next;
    srv *s;
    unsigned cost_ms;                          /* as far as one can tell before */
    bool bots;                                 /* a move of bots; otherwise a person asks */
    bool (*awaited)(const struct srv_work *w); /* of bots' moves: does anybody wait for it? */
    unsigned address, payer;                   /* shares that it is on, set by work_payer */
    uint64_t began;
    void (*begin)(struct srv_work *w); /* in the loop, when its turn has come; may be NULL */
    void (*run)(struct srv_work *w);   /* in a worker thread */
    void (*done)(struct srv_work *w, bool ran); /* in the loop; frees it */
} srv_work;

typedef struct srv_req { /* a message that is the server's own, while it waits too */
    srv *s;
    srv_client *c;
    const read_node *in; /* as the hall has read it; NULL as soon as it waits */
    int64_t req;         /* or -1 */
} srv_req;

struct srv {
    srv_config config;
    uv_loop_t *loop;
    store_queue *queue;
    net *net;
    limits *limits;
    hall *hall;
    struct post *post;
    struct {
        bool busy, news;
    } cups;
    srv_client *clients[SRV_SLOTS];
    hall_client last_number;
    hall_wish passed; /* a message that is ours; `to` NULL: none */
    bool carrying;    /* wishes of the hall are carried out: it may not be called */
    bool lacked;      /* there was no memory for one of them */
    unsigned client_count;
    bool stopping;
    char node[DB_SPEC];
    char sign[DB_ID]; /* random: tells this node from others even under one name */
    unsigned work_busy, passwords_busy, keepers;
    struct work_queue *work;
    struct bot_pool *pool;
    struct reviews *reviews;
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
    struct { /* keeper.c: moves of people here, a quarter of an hour each */
        uint64_t told;
        int64_t at; /* the last quarter */
        unsigned quarter[SRV_QUARTERS];
    } moves;
    struct { /* rater.c */
        bool busy, due;
    } rating;
    struct {
        uint64_t errors, logins, limited; /* errors: beside the hall's */
        uint64_t ack_us_sum, ack_bucket[12];
    } count;
};

/* ---- loop.c ------------------------------------------------------------------------ */

/* A server that listens, without its timers; NULL with a sentence, and the loop is closed.
 * `srv_run` does all of it. */
srv *srv_open(uv_loop_t *loop, const srv_config *config, mh_error *error);
/* Drops every connection, writes what waits, closes the loop. */
void srv_close(srv *s);

/* ---- client.c: who is connected, and messages that are not a table's -------------------------- */

void client_opened(void *ctx, net_conn *c);
void client_gone(void *ctx, net_conn *c);
void client_unref(srv_client *c);
/* NULL: gone. */
srv_client *client_find(const srv *s, hall_client number);
/* The hall has read it, and found that it is ours. */
void client_passed(srv_client *c, const read_node *in);
/* NULL, and the request is answered: no memory. */
srv_req *req_keep(const srv_req *q);
void req_no_memory(const srv_req *q);
/* The store failed, or says no: in words. */
void req_store(const srv_req *q, db_err err);
const char *store_words(db_err err);
void req_free(srv_req *q);
/* Sends and drops `out`; "req" is added. */
void req_reply(const srv_req *q, json_t *out);
void req_error(const srv_req *q, const char *code, const char *rule, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Who cannot be told is disconnected: it would wait for ever. */
void client_send_text(srv_client *c, const char *text, size_t n);
void client_fail(srv_client *c);
/* {"t":"bye",...}, and the connection ends. */
void client_bye(srv_client *c, const char *code, int close, const char *why);
/* Its address; "" where it is gone. */
const char *client_address(const srv_client *c);
/* Members of a request. NULL or -1 with an error sent where they are not as they must be. */
const char *req_text(const srv_req *q, const char *key, size_t max);
bool req_text_or_null(const srv_req *q, const char *key, size_t max, const char **out);
bool req_int(const srv_req *q, const char *key, int64_t low, int64_t high, int64_t *out);
bool req_parts(const srv_req *q, unsigned fallback, unsigned *out);
void srv_random_id(char out[DB_ID]);
/* wall.c: milliseconds since 1970. */
int64_t srv_now(void);
void wall_start(void);
void wall_follow(srv *s);
bool srv_name_ok(const char *name);

/* ---- hosting.c: what happens to the hall, and what it wants -------------------------------------
 */

bool hosting_open(srv *s);
void hosting_close(srv *s);
hall_moment srv_moment(void);
void *srv_memory(void *ctx, void *old, size_t had, size_t want);
void hosting_came(srv_client *c); /* or is another from now on */
void hosting_went(srv_client *c);
void hosting_said(void *ctx, net_conn *c, const char *text, size_t n);
bool hosting_framed(void *ctx, net_conn *c);
void hosting_stored(srv *s, hall_op op, hall_stored_as how, const char *why);
void hosting_found(srv *s, hall_op op);
void hosting_wake(srv *s, const char *id);
void hosting_tick(srv *s);
/* A table at which these people sit from the start, and the game begins. */
void hosting_seat(srv *s, const hall_head *head, const hall_person *who);
/* A bot plays on for this client at a table where it sits; said by the hall, not by the client. */
void hosting_hand_over(const srv_client *c, const char *table, const char *spec);
/* How many tables in memory there were. */
unsigned hosting_forget(srv *s, hall_which which, const char *name);
unsigned hosting_reread(srv *s, hall_which which, const char *name);
/* The rest of a call to the hall: all that it wants is done. */
void hosting_carry_out(srv *s);
/* There was no memory for a wish. */
void hosting_lacks(srv *s, hall_op op);
/* News of the store: `node table:seq !player ...`; NULL or `node *`: anything may have happened. */
void hosting_heard(srv *s, const char *payload);

/* ---- rows.c, thinking.c: the longer wishes -------------------------------------------------------
 */

void rows_append(srv *s, const hall_wish *w);
void rows_load(srv *s, const hall_wish *w);
hall_head rows_head(const db_table *t);

typedef struct srv_rows { /* as the hall has them, read from the store */
    hall_row *all;
    size_t count, cap;
    bool lacks; /* there was no memory for all of them */
} srv_rows;
void rows_take(void *ctx, const db_row *row); /* ctx: srv_rows */
void rows_free(srv_rows *r);
bool thinking_open(srv *s);
void thinking_close(srv *s);
void thinking_begin(srv *s, const hall_wish *w);

/* reviews.c: somebody wants to know where a game was lost. */
bool reviews_open(srv *s);
void reviews_close(srv *s);
void reviews_ask(srv *s, const hall_wish *w);

/* ---- people.c, passwords.c, sessions.c, lists.c: messages ----------------------------------- */

void people_hello(srv_req *q);
void people_name(srv_req *q);
void people_register(srv_req *q);
void people_login(srv_req *q);
void people_logout(srv_req *q);
void people_password(srv_req *q);
void people_sessions(srv_req *q);
void people_session_end(srv_req *q);
/* contact.c, reset.c, notices.c: people who are not here (docs/protocol.md, Notices) */
void contact_mail(srv_req *q);
void contact_address(srv_req *q);
void contact_confirm(srv_req *q);
void contact_kinds(srv_req *q);
void contact_hook(srv_req *q);
void contact_hook_try(srv_req *q);
void contact_reset(srv_req *q);
void contact_reset_password(srv_req *q);
void contact_call(srv_req *q);
void contact_notices(srv_req *q);
void contact_notices_seen(srv_req *q);
/* cups.c, cup_work.c, clubs.c: tournaments and groups */
void cups_list_ask(srv_req *q);
void cups_show(srv_req *q);
void cups_make(srv_req *q);
void cups_enter(srv_req *q);
void cups_leave(srv_req *q);
void cups_start(srv_req *q);
void cups_close(srv_req *q);
void cups_tick(srv *s);
/* Looks now whether there is something to do; at the next tick where that is under way. */
void cups_go_on(srv *s);
/* A table of a cup may be over. */
void cups_due(srv *s);
void clubs_list(srv_req *q);
void clubs_show(srv_req *q);
void clubs_make(srv_req *q);
void clubs_set(srv_req *q);
void clubs_join(srv_req *q);
void clubs_leave(srv_req *q);
void clubs_admit(srv_req *q);
void clubs_drop(srv_req *q);
void clubs_keeper(srv_req *q);
void clubs_table(srv_req *q);
/* Tells this player's connections here that there is a notice. */
void notices_ring(srv *s, const char *player);
/* Like "Guest 0042": no account may have it. */
bool people_name_is_ours(const char *name);
/* Ends connections of this player, or of anybody, whose session is not there any more. */
void sessions_check(srv *s, const char *player);
/* The same later, where it could not be done at once. */
void sessions_tick(srv *s);
/* sweep.c: deletes tokens that were not used for too long, and lets tables rest. */
void sweep_old(srv *s);
void lists_tables(srv_req *q);
/* history.c, profile.c */
void history_ask(srv_req *q);
void profile_who(srv_req *q);
void profile_ladder(srv_req *q);
void profile_people(srv_req *q);
/* invite.c */
void invite_code(srv_req *q);
void invite_peek(srv_req *q);
void invite_seek(srv_req *q);
/* manners.c */
void manners_ask(srv_req *q);
void manners_mute(srv_req *q);
void manners_block(srv_req *q);
void manners_report(srv_req *q);
/* account.c, keeper.c */
/* An account has another name from now on, where the password is right. */
void account_name(srv_req *q, const char *name);
void account_export(srv_req *q);
void account_delete(srv_req *q);
/* Accounts whose owners wanted to go, and did not come back in time. */
void account_sweep(srv *s, int64_t now);
void keeper_ask(srv_req *q);
void keeper_tick(srv *s); /* moves are counted */
/* A word of `meadhall admin` in a thread of its own. `q` may be NULL, and is kept otherwise; where
 * the word failed it is answered by an error of this code. `done`, or NULL, has the lines. */
void keeper_run(srv *s, srv_req *q, const char *code, const char *who, const char *word,
                const char *subject, void (*done)(const srv_req *q, json_t *lines));

/* ---- rater.c: games that have ended are rated, one after the other -------------------------- */

/* A game has ended, or may have. */
void ratings_due(srv *s);
/* The player's rating has moved by this game: its connections here are told. */
void rater_tell(srv *s, const char *player, const char *table);
/* refresh.c: what is known of a player is read again, where it is connected here. */
bool refresh_facts(srv *s, const char *player);
bool client_of_player(const srv *s, const char *player);

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
