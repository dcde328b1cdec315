/* post.h - people who are not here: their addresses, what they are to be told, letters on their
 * way. One SQL for every store.
 *
 * A parcel is handed over at most once. It is free, then taken by a node, then marked as handed
 * over, and that mark is durable before the last byte leaves this machine. A node that dies before
 * the mark leaves a parcel that goes again; one that dies behind it leaves a doubtful one, which
 * never goes again: nobody knows whether it arrived. What a doubtful letter was about is not lost:
 * its notices wait for the next letter, which says that they may be known already. */
#ifndef MH_SERVER_STORE_POST_H
#define MH_SERVER_STORE_POST_H

#include "records.h"

enum {
    POST_ADDRESS = 256, /* bytes of an e-mail address, with the closing 0 */
    POST_URL = 512,     /* of a web-hook */
    POST_CODE = 65,     /* of a code's hash in hex */
    POST_LANG = 4,
    POST_ID = 28,
    POST_DETAIL = 200,
    POST_DOUBTS = 3, /* so often a notice is told again; the mail server is at fault by then */
};

typedef enum post_kind { /* bits: what somebody wants to be told */
                         POST_TURN = 1,
                         POST_INVITE = 2,
                         POST_RESULT = 4,
                         POST_CUP = 8,
                         POST_KINDS = 15,
                         POST_OFF = 16 /* a web-hook was turned off: told in the hall only */
} post_kind;

typedef enum post_state {
    POST_FREE,    /* waits for its time */
    POST_TAKEN,   /* a node has it; nothing has left yet that could be accepted */
    POST_HANDED,  /* its end is about to leave, or has left; the answer is awaited */
    POST_SENT,    /* accepted */
    POST_REFUSED, /* for good */
    POST_DOUBTFUL /* it may have been accepted or not: it never goes again, its notices do */
} post_state;

typedef struct post_contact {
    char email[POST_ADDRESS], waiting[POST_ADDRESS]; /* confirmed; to be confirmed */
    char lang[POST_LANG];
    int kinds;
    char mail_off[POST_DETAIL]; /* why letters stopped, or "" */
    char hook[POST_URL];
    int hook_kinds, hook_fails;
    char hook_off[POST_DETAIL];
} post_contact;

typedef struct post_notice {
    char player[DB_ID];
    int kind;
    char about[DB_ID]; /* a table or a cup */
    int64_t seq, at;
    char sender[DB_NAME], detail[POST_DETAIL];
    bool seen;
    /* of a table */
    char game[DB_ID], invite[DB_INVITE], names[DB_WORDS];
    int64_t due;
    bool holds;           /* still so: the seat is asked, the table is open */
    char letter[POST_ID]; /* it was in this one, and nobody knows whether that arrived; or "" */
} post_notice;

typedef struct post_parcel {
    char id[POST_ID], player[DB_ID], address[POST_URL];
    char *body; /* the taker's to free */
    int tries;
    int64_t made;
} post_parcel;

typedef void post_on_notice(void *ctx, const post_notice *n);

/* Numbers as texts, for REC_TEXTS. */
typedef struct post_number {
    char text[24];
} post_number;
post_number post_text(int64_t x);

/* ---- addresses: a player without any has an empty contact ---- */
db_err post_contact_get(rec_link l, const char *player, post_contact *out);
/* An address that waits for its code; "" forgets all of them. */
db_err post_address_wish(rec_link l, const char *player, const char *address, const char *code,
                         int64_t until);
/* DB_NONE: not the code, too late, or tried too often. */
db_err post_address_confirm(rec_link l, const char *player, const char *code, int64_t now);
db_err post_lang_set(rec_link l, const char *player, const char *lang);
db_err post_kinds_set(rec_link l, const char *player, int kinds);
db_err post_kinds_stop(rec_link l, const char *player, int kinds);
db_err post_hook_set(rec_link l, const char *player, const char *url, int kinds);
/* The account with this login has a confirmed address: who, where, in which language. DB_NONE: it
 * has none, or a code that was sent a short time ago, which stays. */
db_err post_reset_wish(rec_link l, const char *login, const char *code, int64_t now,
                       char player[DB_ID], post_contact *out);
/* DB_NONE as above; the account is told. */
db_err post_reset_take(rec_link l, const char *login, const char *code, int64_t now,
                       db_player *out);
db_err post_password_set(rec_link l, const char *player, const char *password);
/* Nothing of this player stays. */
db_err post_forget(rec_link l, const char *player);

/* ---- notices ---- */
/* Calls become notices of those who want them; at most `most` calls, `*count` of them. */
db_err post_answer_calls(rec_link l, int most, unsigned *count);
/* One that everybody finds in the hall, and that goes out to who wants it. `*fresh`: it was not
 * there before. */
db_err post_notice_put(rec_link l, const post_notice *n, bool *fresh);
db_err post_notices(rec_link l, const char *player, post_on_notice *on, void *ctx);
db_err post_notices_seen(rec_link l, const char *player);

/* ---- parcels ---- */
/* Players whose notices wait for this carrier ("mail", "hook") since `before`; mail: only those
 * who had no letter since `quiet`. */
db_err post_waiting(rec_link l, const char *carrier, int64_t before, int64_t quiet, int most,
                    db_on_record *on, void *ctx);
typedef struct post_round { /* what is gathered for one parcel */
    const char *carrier, *player, *id;
    int64_t now, quiet, before;
} post_round;
/* Takes the notices that wait: DB_NONE where another node did, or had a letter go since `quiet`. */
db_err post_gather(rec_link l, const post_round *r, post_contact *to, post_on_notice *on,
                   void *ctx);
/* Nothing was worth a letter: the hour has not begun. */
db_err post_not_lettered(rec_link l, const char *player, int64_t quiet);
db_err post_parcel_put(rec_link l, const char *carrier, const char *id, const char *player,
                       const char *address, const char *body, int64_t now);
/* The next one whose time has come is this node's; DB_NONE: there is none. */
db_err post_take(rec_link l, const char *carrier, const char *node, int64_t now, post_parcel *out);
/* DB_NONE: it is not this node's any more. */
db_err post_mark(rec_link l, const char *id, const char *node);
/* Notices of a letter that becomes doubtful by it wait for the next one. */
db_err post_settle(rec_link l, const char *id, const char *node, post_state state, int64_t due,
                   const char *why);
/* Parcels of nodes that are gone. `alone`: every other node is. */
db_err post_recover(rec_link l, const char *node, bool alone, int64_t alive_since);
/* `why`: this carrier is turned off for the player; "": it went well. */
db_err post_carrier_off(rec_link l, const char *carrier, const char *player, const char *why);
/* One more failure in a row. */
db_err post_hook_failed(rec_link l, const char *player, int *fails);
/* What is over and older than that goes. */
db_err post_sweep(rec_link l, int64_t before);
/* A secret of this hall, made where there is none: `fresh` is it then. */
db_err post_secret(rec_link l, const char *name, const char *fresh, char out[POST_CODE]);

#endif
