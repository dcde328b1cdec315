/* facts.c - see facts.h. */
#include "facts.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct reading {
    person_facts *out;
    bool found, lacks;
} reading;

static void on_player(void *ctx, const char *const *c)
{
    reading *r = ctx;
    person_facts *a = r->out;
    r->found = true;
    a->registered = strtoll(c[0], NULL, 10);
    a->renamed = strtoll(c[1], NULL, 10);
    a->leaves = strtoll(c[2], NULL, 10);
    a->keeper = strtoll(c[3], NULL, 10) != 0;
    a->rated_from = strtoll(c[4], NULL, 10);
    a->warned = strtoll(c[5], NULL, 10);
    a->quiet_until = strtoll(c[6], NULL, 10);
    snprintf(a->name, sizeof a->name, "%s", c[7]);
}

static void on_shun(void *ctx, const char *const *c)
{
    reading *r = ctx;
    person_facts *a = r->out;
    if (!a->shuns)
        a->shuns = calloc(FACTS_SHUNS, DB_ID);
    r->lacks |= !a->shuns;
    if (a->shuns && a->shun_count < FACTS_SHUNS)
        snprintf(a->shuns[a->shun_count++], DB_ID, "%s", c[0]);
}

db_err facts_read(rec_link l, const char *player, person_facts *out)
{
    reading r = {.out = out};
    *out = (person_facts){0};
    db_err err =
        rec_ask(l,
                "SELECT registered,renamed,leaves,keeper,rated_from,warned,quiet_until,name"
                " FROM players WHERE id=$1",
                on_player, &r, 1, REC_TEXTS(player));
    if (!err && !r.found)
        return DB_NONE;
    if (!err)
        err = rec_ask(l,
                      "SELECT other FROM manners WHERE player=$1 AND kind='block' UNION SELECT"
                      " player FROM manners WHERE other=$1 AND kind='block' ORDER BY 1 LIMIT 500",
                      on_shun, &r, 1, REC_TEXTS(player));
    if (!err && r.lacks)
        err = DB_NOMEM;
    if (err)
        facts_free(out);
    return err;
}

void facts_free(person_facts *a)
{
    free(a->shuns);
    a->shuns = NULL;
    a->shun_count = 0;
}
