/* facts.h - what a server knows of a player who is connected, beside name and id. */
#ifndef MH_SERVER_FACTS_H
#define MH_SERVER_FACTS_H

#include "store/records.h"

enum { FACTS_SHUNS = 500 };

typedef struct person_facts {
    int64_t registered; /* when the account was made; 0: a guest */
    int64_t renamed, leaves, rated_from, warned, quiet_until;
    bool keeper;
    char name[DB_NAME];
    char (*shuns)[DB_ID]; /* blocked by this player, or blocking it; sorted */
    unsigned shun_count;
} person_facts;

/* In a job. DB_NONE: there is no such player. */
db_err facts_read(rec_link l, const char *player, person_facts *out);
void facts_free(person_facts *a);

#endif
