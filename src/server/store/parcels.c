/* parcels.c - letters and messages on their way, taken by one node at a time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "post.h"

static db_err tell(rec_link l, const char *sql, int count, const char *const *texts)
{
    return rec_ask(l, sql, NULL, NULL, count, texts);
}

static void on_any(void *ctx, const char *const *column)
{
    (void)column;
    *(bool *)ctx = true;
}

db_err post_parcel_put(rec_link l, const char *carrier, const char *id, const char *player,
                       const char *address, const char *body, int64_t now)
{
    return tell(l, "INSERT INTO parcels VALUES($1,$2,$3,$4,$5,$6,0,0,$6,'','')", 6,
                REC_TEXTS(id, carrier, player, address, body, post_text(now).text));
}

typedef struct taken {
    post_parcel *out;
    bool lacks;
} taken;

static void on_taken(void *ctx, const char *const *column)
{
    taken *t = ctx;
    post_parcel *p = t->out;
    snprintf(p->id, sizeof p->id, "%s", column[0]);
    snprintf(p->player, sizeof p->player, "%s", column[1]);
    snprintf(p->address, sizeof p->address, "%s", column[2]);
    p->tries = (int)strtol(column[4], NULL, 10);
    p->made = strtoll(column[5], NULL, 10);
    free(p->body);
    p->body = strdup(column[3]);
    t->lacks = !p->body;
}

/* Two nodes may choose the same one: the first changes its state, and the second finds that. */
db_err post_take(rec_link l, const char *carrier, const char *node, int64_t now, post_parcel *out)
{
    taken t = {.out = out};
    *out = (post_parcel){.id = ""};
    db_err err =
        rec_ask(l,
                "UPDATE parcels SET state=1,node=$2 WHERE state=0 AND id=(SELECT id FROM"
                " parcels WHERE carrier=$1 AND state=0 AND due<=$3 ORDER BY due,id LIMIT 1)"
                " RETURNING id,player,address,body,tries,made",
                on_taken, &t, 3, REC_TEXTS(carrier, node, post_text(now).text));
    return err ? err : t.lacks ? DB_NOMEM : *out->id ? DB_OK : DB_NONE;
}

db_err post_mark(rec_link l, const char *id, const char *node)
{
    bool mine = false;
    db_err err = rec_ask(l,
                         "UPDATE parcels SET state=2 WHERE id=$1 AND node=$2 AND state=1"
                         " RETURNING id",
                         on_any, &mine, 2, REC_TEXTS(id, node));
    return err ? err : mine ? DB_OK : DB_NONE;
}

/* What a doubtful letter said waits for the next one, if it is still wanted. */
static db_err tell_again(rec_link l, const char *id)
{
    return tell(l,
                "UPDATE notices SET mail=1,doubts=doubts+1 WHERE player=(SELECT player FROM parcels"
                " WHERE id=$1) AND letter=$1 AND mail=0 AND doubts<CAST($2 AS integer) AND EXISTS"
                " (SELECT 1 FROM contacts k WHERE k.player=notices.player AND k.email<>'' AND"
                " (k.kinds & notices.kind)<>0)",
                2, REC_TEXTS(id, post_text(POST_DOUBTS).text));
}

/* What is over keeps no word of what was said. */
db_err post_settle(rec_link l, const char *id, const char *node, post_state state, int64_t due,
                   const char *why)
{
    bool mine = false;
    db_err err =
        rec_ask(l,
                state == POST_FREE
                    ? "UPDATE parcels SET state=CAST($3 AS integer),due=$4,why=$5,tries=tries+1"
                      " WHERE id=$1 AND node=$2 AND (state=1 OR state=2) RETURNING id"
                    : "UPDATE parcels SET state=CAST($3 AS integer),due=$4,why=$5,body=''"
                      " WHERE id=$1 AND node=$2 AND (state=1 OR state=2) RETURNING id",
                on_any, &mine, 5,
                REC_TEXTS(id, node, post_text((int64_t)state).text, post_text(due).text, why));
    return !err && mine && state == POST_DOUBTFUL ? tell_again(l, id) : err;
}

enum { LEFT = 64 }; /* parcels of nodes that are gone, at a time: a node has two at most */

typedef struct left_behind {
    char id[LEFT][POST_ID];
    unsigned count;
} left_behind;

static void on_left(void *ctx, const char *const *column)
{
    left_behind *left = ctx;
    if (left->count < LEFT)
        snprintf(left->id[left->count++], POST_ID, "%s", column[0]);
}

#define GONE                                                                            \
    " AND node<>$1 AND (CAST($3 AS integer)=1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE" \
    " sign=parcels.node AND at>$2))"

/* Of several nodes that find the same one, the one that changes its state tells again. */
static db_err recover_handed(rec_link l, const char *const texts[4])
{
    left_behind left = {.count = 0};
    db_err err =
        rec_ask(l,
                "UPDATE parcels SET state=5,body='',why='the server ended before it was"
                " answered' WHERE state=2 AND id IN (SELECT id FROM parcels WHERE state=2" GONE
                " LIMIT CAST($4 AS integer)) RETURNING id",
                on_left, &left, 4, texts);
    for (unsigned i = 0; i < left.count && !err; i++)
        err = tell_again(l, left.id[i]);
    return err;
}

db_err post_recover(rec_link l, const char *node, bool alone, int64_t alive_since)
{
    post_number since = post_text(alive_since), all = post_text(alone), most = post_text(LEFT);
    const char *const texts[] = {node, since.text, all.text, most.text};
    db_err err = tell(l, "UPDATE parcels SET state=0 WHERE state=1" GONE, 3, texts);
    return err ? err : recover_handed(l, texts);
}
#undef GONE

db_err post_carrier_off(rec_link l, const char *carrier, const char *player, const char *why)
{
    if (strcmp(carrier, "mail") == 0)
        return tell(l,
                    "UPDATE contacts SET mail_off=$2,kinds=CASE WHEN $2='' THEN kinds ELSE 0 END"
                    " WHERE player=$1",
                    2, REC_TEXTS(player, why));
    return tell(l, "UPDATE contacts SET hook_off=$2,hook_fails=0 WHERE player=$1", 2,
                REC_TEXTS(player, why));
}

static void on_fails(void *ctx, const char *const *column)
{
    *(int *)ctx = (int)strtol(column[0], NULL, 10);
}

db_err post_hook_failed(rec_link l, const char *player, int *fails)
{
    *fails = 0;
    return rec_ask(l,
                   "UPDATE contacts SET hook_fails=hook_fails+1 WHERE player=$1"
                   " RETURNING hook_fails",
                   on_fails, fails, 1, REC_TEXTS(player));
}

db_err post_sweep(rec_link l, int64_t before)
{
    post_number then = post_text(before);
    db_err err = tell(l, "DELETE FROM parcels WHERE state>2 AND made<$1", 1, REC_TEXTS(then.text));
    return err ? err : tell(l, "DELETE FROM notices WHERE at<$1", 1, REC_TEXTS(then.text));
}

static void on_secret(void *ctx, const char *const *column)
{
    snprintf(ctx, POST_CODE, "%s", column[0]);
}

db_err post_secret(rec_link l, const char *name, const char *fresh, char out[POST_CODE])
{
    out[0] = 0;
    db_err err = tell(l, "INSERT INTO secrets VALUES($1,$2) ON CONFLICT DO NOTHING", 2,
                      REC_TEXTS(name, fresh));
    return err ? err
               : rec_ask(l, "SELECT value FROM secrets WHERE name=$1", on_secret, out, 1,
                         REC_TEXTS(name));
}
