/* admin_look.c - `meadhall admin` about what may need somebody: tables that stand still, and
 * letters. */
#include <stdio.h>
#include <stdlib.h>

#include "admin_shared.h"
#include "store/post.h"

enum { STILL_DAYS = 7, LATE_MS = 60000, MOST = 50 };

static const int64_t day_ms = 86400000;

static void on_table(void *ctx, const char *const *c)
{
    const admin *a = ctx;
    int64_t due = strtoll(c[2], NULL, 10);
    bool late = due > 0 && due < a->now - LATE_MS;
    admin_print(json_pack("{s:s,s:s,s:s,s:I}", "table", c[0], "game", c[1], "what",
                          late ? "late" : "still", "at",
                          (json_int_t)(late ? due : strtoll(c[3], NULL, 10))));
}

/* A time that ran out and nobody plays on, or nothing for a week; the longest first. */
int admin_needy(admin *a)
{
    char text[400];
    snprintf(text, sizeof text,
             "SELECT t.id,t.game,l.due,t.active FROM tables t JOIN log l ON l.table_id=t.id AND"
             " l.seq=(SELECT max(seq) FROM log WHERE table_id=t.id) WHERE t.status=1 AND"
             " (l.due>0 AND l.due<%lld OR t.active<%lld) ORDER BY t.active,t.id LIMIT %d",
             (long long)(a->now - LATE_MS), (long long)(a->now - STILL_DAYS * day_ms), MOST);
    db_err err = rec_ask(a->l, text, on_table, a, 0, NULL);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}

static void on_letters(void *ctx, const char *const *c)
{
    (void)ctx;
    admin_print(json_pack("{s:I,s:I,s:I}", "sent", (json_int_t)strtoll(c[0], NULL, 10), "waiting",
                          (json_int_t)strtoll(c[1], NULL, 10), "refused",
                          (json_int_t)strtoll(c[2], NULL, 10)));
}

/* Of the last day: those that went, wait, and came to nothing. */
int admin_letters(admin *a)
{
    char text[400];
    snprintf(text, sizeof text,
             "SELECT coalesce(sum(CASE WHEN state=%d THEN 1 ELSE 0 END),0),"
             "coalesce(sum(CASE WHEN state<%d THEN 1 ELSE 0 END),0),"
             "coalesce(sum(CASE WHEN state>%d THEN 1 ELSE 0 END),0)"
             " FROM parcels WHERE carrier='mail' AND made>%lld",
             POST_SENT, POST_SENT, POST_SENT, (long long)(a->now - day_ms));
    db_err err = rec_ask(a->l, text, on_letters, NULL, 0, NULL);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}
