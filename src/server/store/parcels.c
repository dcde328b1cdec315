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

/* What is over keeps no word of what was said. */
db_err post_settle(rec_link l, const char *id, const char *node, post_state state, int64_t due,
                   const char *why)
{
    return tell(l,
                state == POST_FREE
                    ? "UPDATE parcels SET state=CAST($3 AS integer),due=$4,why=$5,tries=tries+1"
                      " WHERE id=$1 AND node=$2 AND (state=1 OR state=2)"
                    : "UPDATE parcels SET state=CAST($3 AS integer),due=$4,why=$5,body=''"
                      " WHERE id=$1 AND node=$2 AND (state=1 OR state=2)",
                5, REC_TEXTS(id, node, post_text((int64_t)state).text, post_text(due).text, why));
}

db_err post_recover(rec_link l, const char *node, bool alone, int64_t alive_since)
{
    post_number since = post_text(alive_since), all = post_text(alone);
#define GONE                                                                            \
    " AND node<>$1 AND (CAST($3 AS integer)=1 OR NOT EXISTS (SELECT 1 FROM nodes WHERE" \
    " sign=parcels.node AND at>$2))"
    db_err err = tell(l, "UPDATE parcels SET state=0 WHERE state=1" GONE, 3,
                      REC_TEXTS(node, since.text, all.text));
    return err ? err
               : tell(l,
                      "UPDATE parcels SET state=5,body='',why='the server ended before it was"
                      " answered' WHERE state=2" GONE,
                      3, REC_TEXTS(node, since.text, all.text));
#undef GONE
}

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

static void on_figures(void *ctx, const char *const *column)
{
    int64_t *out = ctx;
    for (int i = 0; i < 3; i++)
        out[i] = strtoll(column[i], NULL, 10);
}

db_err post_figures(rec_link l, int64_t out[3])
{
    out[0] = out[1] = out[2] = 0;
    return rec_ask(l,
                   "SELECT (SELECT count(*) FROM parcels WHERE state=0),(SELECT count(*) FROM"
                   " parcels WHERE state=5),(SELECT count(*) FROM parcels WHERE state=4)",
                   on_figures, out, 0, NULL);
}
