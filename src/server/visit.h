/* visit.h - what the files about people share: an answer of the store or of a worker about
 * somebody, on its way. */
#ifndef MH_SERVER_VISIT_H
#define MH_SERVER_VISIT_H

#include "net/address.h"
#include "srv.h"

enum { PASSWORD_MIN = 8, PASSWORD_MAX = 256, VISIT_KEY = DB_NAME + NET_ADDRESS };

typedef struct visit {
    queue_job job;
    uv_work_t work;
    srv_req *q;
    db_player who;
    person_facts facts; /* of whom it becomes */
    bool make_guest, wrong;
    bool known;            /* has a token of the account it wants to enter or change */
    unsigned ends;         /* how often sessions had ended when it began, see srv.ends */
    uint8_t token[DB_KEY]; /* hash */
    char token_text[SRV_TOKEN];
    char login[DB_NAME];
    char address[NET_ADDRESS], tried[VISIT_KEY]; /* what the attempt was counted for */
    char password[PASSWORD_MAX + 1], wish[PASSWORD_MAX + 1];
    char stored[DB_PASSWORD], hashed[DB_PASSWORD];
    void (*next)(struct visit *v);
    void (*proved)(struct visit *v);
    void *more; /* what `proved` takes over, and how it is dropped where that is not called */
    void (*drop)(void *more);
} visit;

/* As logins are written. */
void people_login_of(const char *name, char out[DB_NAME]);

/* NULL after an error: no memory, or one is under way. */
visit *visit_open(srv_req *q);
void visit_close(visit *v);
void visit_post(visit *v, void (*run)(queue_job *, const db_api *, db *), void (*done)(queue_job *),
                bool writes);
void visit_welcome(const srv_req *q, const char *token);
/* In a job, at its end: what is known of whom it becomes. */
void visit_read(visit *v, const db_api *api, db *d);
/* The store's "no" in words, and the visit is over; false: there is none. */
bool visit_refused(visit *v, const char *code, const char *text);
void visit_new_token(visit *v);
/* The connection is this player from now on; the visit is over. */
void visit_become(visit *v);
/* The account that asks has said its password: then `next`, whose the visit is. It was refused
 * otherwise. */
void people_prove(srv_req *q, const char *password, void (*next)(visit *v), void *more,
                  void (*drop)(void *more));
/* Hashes `wish` into `hashed`, then `next`; `wrong`: there was no memory for it. */
void people_hash(visit *v, void (*next)(visit *v));
/* A visit to an account by its name that may try once more; NULL after an error. */
visit *people_attempt(srv_req *q, const char *name);
/* In a job: all sessions end but the visit's own. */
void people_renew(visit *v, const db_api *api, db *d);
/* The visit ends as the account, and other connections of it are looked at. */
void people_enter_alone(visit *v);
/* In a job: other nodes look which connections of this player have no session any more. */
db_err visit_tell(const visit *v, const db_api *api, db *d, const char *player);

#endif
