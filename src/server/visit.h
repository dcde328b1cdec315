/* visit.h - what the files about people share: an answer of the store or of a worker about
 * somebody, on its way. */
#ifndef MH_SERVER_VISIT_H
#define MH_SERVER_VISIT_H

#include "net/address.h"
#include "srv.h"

enum { PASSWORD_MIN = 8, PASSWORD_MAX = 256, VISIT_KEY = DB_NAME + NET_ADDRESS };

typedef struct visit {
    desk_job job;
    uv_work_t work;
    srv_req *q;
    db_player who;
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
} visit;

/* NULL after an error: no memory, or one is under way. */
visit *visit_open(srv_req *q);
void visit_close(visit *v);
void visit_post(visit *v, void (*run)(desk_job *, const db_api *, db *), void (*done)(desk_job *),
                bool writes);
/* The store's "no" in words, and the visit is over; false: there is none. */
bool visit_refused(visit *v, const char *code, const char *text);
void visit_new_token(visit *v);
/* The connection is this player from now on; the visit is over. */
void visit_become(visit *v);
/* In a job: other nodes look which connections of this player have no session any more. */
db_err visit_tell(const visit *v, const db_api *api, db *d, const char *player);

#endif
