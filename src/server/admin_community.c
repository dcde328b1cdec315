/* admin_community.c - `meadhall admin` about what people played and how they behave. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "ratings.h"

static void on_int(void *ctx, const char *const *c) { *(int64_t *)ctx = strtoll(c[0], NULL, 10); }

/* ---- ratings ------------------------------------------------------------------------------------ */

static db_err rate_again(admin *a, ratings_check *got)
{
    db_err err = a->l.api->begin(a->l.d);
    if (!err)
        err = ratings_again(a->l, got);
    if (!err)
        return a->l.api->commit(a->l.d);
    a->l.api->rollback(a->l.d);
    return err;
}

static int print_pending(admin *a)
{
    int64_t games = 0, pending = 0;
    db_err err = rec_ask(a->l, "SELECT count(*) FROM games", on_int, &games, 0, NULL);
    if (!err)
        err =
            rec_ask(a->l, "SELECT count(*) FROM games WHERE nr IS NULL", on_int, &pending, 0, NULL);
    if (err)
        return admin_store_failed(a, err);
    admin_print(json_pack("{s:I,s:I}", "games", (json_int_t)games, "pending", (json_int_t)pending));
    return ADMIN_OK;
}

int admin_ratings(admin *a)
{
    ratings_check got = {0};
    char detail[120];
    if (!a->call->again)
        return print_pending(a);
    db_err err = rate_again(a, &got);
    if (err)
        return admin_store_failed(a, err);
    snprintf(detail, sizeof detail, "%lld games, %lld numbers differed", (long long)got.games,
             (long long)got.differ);
    int status = admin_note(a, "ratings", "", detail);
    if (!status)
        admin_print(json_pack("{s:I,s:I,s:I,s:I}", "games", (json_int_t)got.games, "rated",
                              (json_int_t)got.rated, "players", (json_int_t)got.players, "differ",
                              (json_int_t)got.differ));
    return status;
}

/* ---- who may do what administrators do ------------------------------------------------------------ */

typedef struct setting { /* a column of a player, and what it becomes */
    const char *sql;
    rec_person p;
    char value[24];
} setting;

static db_err set_it(admin *a, void *about)
{
    const setting *s = about;
    return rec_ask(a->l, s->sql, NULL, NULL, 2, REC_TEXTS(s->p.id, s->value));
}

int admin_keeper(admin *a)
{
    setting s = {.sql = "UPDATE players SET keeper=$2 WHERE id=$1"};
    const char *word = a->call->args[1];
    bool on = strcmp(word, "on") == 0;
    int status = admin_person(a, a->call->args[0], &s.p);
    if (!status && !on && strcmp(word, "off") != 0)
        return admin_failed(a, "keeper is on or off, not '%.20s'", word);
    if (!status && s.p.guest)
        return admin_failed(a, "player %s is a guest; a keeper has an account", s.p.id);
    snprintf(s.value, sizeof s.value, "%d", on);
    return status ? status : admin_do(a, "keeper", s.p.id, on ? "on" : "off", 0, set_it, &s, "");
}

int admin_quiet(admin *a)
{
    setting s = {.sql = "UPDATE players SET quiet_until=$2 WHERE id=$1"};
    int64_t until = a->call->days ? a->now + (int64_t)a->call->days * 86400000 : 0;
    const char *reason = a->call->reason ? a->call->reason : "";
    int status = admin_subject(a, a->call->args[0], &s.p);
    if (!status && strlen(reason) >= REC_DETAIL)
        return admin_failed(a, "a reason has at most %d bytes", REC_DETAIL - 1);
    snprintf(s.value, sizeof s.value, "%lld", (long long)until);
    return status ? status : admin_do(a, "quiet", s.p.id, reason, until, set_it, &s, "");
}

/* ---- reports ----------------------------------------------------------------------------------------- */

static void print_report(void *ctx, const char *const *c)
{
    json_t *lines = json_loads(c[7], 0, NULL);
    (void)ctx;
    admin_print(json_pack("{s:s,s:I,s:s,s:s,s:s,s:s,s:s,s:s,s:o}", "report", c[0], "at",
                          (json_int_t)strtoll(c[1], NULL, 10), "table", c[2], "by", c[3], "player",
                          c[4], "name", c[8], "reason", c[5], "text", c[6], "lines",
                          lines ? lines : json_array()));
}

int admin_reports(admin *a)
{
    db_err err = rec_ask(a->l,
                         "SELECT r.id,r.at,r.table_id,r.reporter,r.player,r.reason,r.words,r.lines,"
                         "coalesce(p.name,'-') FROM reports r LEFT JOIN players p ON p.id=r.player"
                         " WHERE r.settled=0 ORDER BY r.id LIMIT 100",
                         print_report, NULL, 0, NULL);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}

typedef struct verdict {
    const char *id, *reason;
    char now[24];
    bool found;
} verdict;

static void on_settled(void *ctx, const char *const *c)
{
    (void)c;
    ((verdict *)ctx)->found = true;
}

static db_err settle_it(admin *a, void *about)
{
    verdict *v = about;
    db_err err =
        rec_ask(a->l,
                "UPDATE reports SET settled=CAST($2 AS bigint), verdict=$3 WHERE"
                " id=CAST($1 AS bigint) AND settled=0 AND player<>$4 RETURNING id",
                on_settled, v, 4,
                REC_TEXTS(v->id, v->now, v->reason, a->call->keeper ? a->call->keeper : "-"));
    return err ? err : v->found ? DB_OK : DB_TAKEN;
}

int admin_settle(admin *a)
{
    verdict v = {.id = a->call->args[0], .reason = a->call->reason ? a->call->reason : ""};
    size_t digits = strspn(v.id, "0123456789");
    if (!digits || v.id[digits] || digits > 15)
        return admin_failed(a, "a report is a number");
    if (strlen(v.reason) >= REC_DETAIL)
        return admin_failed(a, "a reason has at most %d bytes", REC_DETAIL - 1);
    snprintf(v.now, sizeof v.now, "%lld", (long long)a->now);
    return admin_do(a, "settle", v.id, v.reason, 0, settle_it, &v,
                    "there is no such report for you, or it is settled");
}
