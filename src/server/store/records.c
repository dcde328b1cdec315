/* records.c - what is kept for whoever runs a hall, in SQL that every store understands. */
#include "records.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cups.h"
#include "names.h"
#include "post.h"

enum { NUMBER = 24, DAY = 86400000, MIN_ID = 12, CLUBS = 100 };

typedef struct number { /* a number as text */
    char text[NUMBER];
} number;

static number text_of(int64_t x)
{
    number n;
    snprintf(n.text, sizeof n.text, "%lld", (long long)x);
    return n;
}

static int64_t int_of(const char *text) { return strtoll(text, NULL, 10); }

static void take(char *out, size_t cap, const char *text) { snprintf(out, cap, "%s", text); }

db_err rec_ask(rec_link l, const char *sql, db_on_record *on, void *ctx, int count,
               const char *const *texts)
{
    return l.api->ask(l.d, sql, texts, count, on, ctx);
}

static void on_int(void *ctx, const char *const *column) { *(int64_t *)ctx = int_of(column[0]); }

/* ---- nodes ---------------------------------------------------------------------------- */

db_err rec_node_put(rec_link l, const rec_node *n, bool *kept)
{
    int64_t got = -1;
    db_err err = rec_ask(l,
                         "INSERT INTO nodes VALUES($1,$2,$3,$4,$5,$6) ON CONFLICT(sign) DO UPDATE"
                         " SET at=excluded.at, drains=excluded.drains, clients=excluded.clients",
                         NULL, NULL, 6,
                         REC_TEXTS(n->sign, n->name, text_of(n->at).text, n->rules,
                                   n->drains ? "1" : "0", text_of(n->clients).text));
    if (!err) /* those that were killed */
        err = rec_ask(l, "DELETE FROM nodes WHERE at<$1", NULL, NULL, 1,
                      REC_TEXTS(text_of(n->at - DAY).text));
    if (!err)
        err = rec_ask(l, "SELECT at FROM nodes WHERE sign=$1", on_int, &got, 1, REC_TEXTS(n->sign));
    *kept = got == n->at;
    return err;
}

db_err rec_node_drop(rec_link l, const char *sign)
{
    return rec_ask(l, "DELETE FROM nodes WHERE sign=$1", NULL, NULL, 1, REC_TEXTS(sign));
}

typedef struct giving {
    rec_on_node *node;
    rec_on_command *command;
    rec_on_person *person;
    void *ctx;
} giving;

static void on_node(void *ctx, const char *const *column)
{
    const giving *g = ctx;
    rec_node n = {.at = int_of(column[2]),
                  .drains = *column[4] == '1',
                  .clients = (unsigned)int_of(column[5])};
    take(n.sign, sizeof n.sign, column[0]);
    take(n.name, sizeof n.name, column[1]);
    take(n.rules, sizeof n.rules, column[3]);
    g->node(g->ctx, &n);
}

db_err rec_nodes(rec_link l, int64_t since, rec_on_node *on, void *ctx)
{
    giving g = {.node = on, .ctx = ctx};
    return rec_ask(l,
                   "SELECT sign,name,at,rules,drains,clients FROM nodes WHERE at>$1"
                   " ORDER BY name,sign",
                   on_node, &g, 1, REC_TEXTS(text_of(since).text));
}

/* ---- commands --------------------------------------------------------------------------- */

db_err rec_command_put(rec_link l, rec_command *c)
{
    number at = text_of(c->at), until = text_of(c->until);
    db_err err = rec_ask(l,
                         "INSERT INTO admin_log SELECT coalesce(max(id),0)+1,CAST($1 AS bigint),"
                         "CAST($2 AS text),CAST($3 AS text),CAST($4 AS text),CAST($5 AS text),"
                         "CAST($6 AS bigint) FROM admin_log RETURNING id",
                         on_int, &c->id, 6,
                         REC_TEXTS(at.text, c->who, c->word, c->subject, c->detail, until.text));
    char payload[40];
    snprintf(payload, sizeof payload, "! %lld", (long long)c->id);
    return err ? err : l.api->tell(l.d, payload);
}

static void on_command(void *ctx, const char *const *column)
{
    const giving *g = ctx;
    rec_command c = {.id = int_of(column[0]), .at = int_of(column[1]), .until = int_of(column[6])};
    take(c.who, sizeof c.who, column[2]);
    take(c.word, sizeof c.word, column[3]);
    take(c.subject, sizeof c.subject, column[4]);
    take(c.detail, sizeof c.detail, column[5]);
    g->command(g->ctx, &c);
}

db_err rec_commands(rec_link l, int64_t after, int most, rec_on_command *on, void *ctx)
{
    giving g = {.command = on, .ctx = ctx};
    char sql[160];
    snprintf(sql, sizeof sql,
             "SELECT id,at,who,word,subject,detail,until FROM admin_log WHERE id>$1 ORDER BY id"
             " LIMIT %d",
             most);
    return rec_ask(l, sql, on_command, &g, 1, REC_TEXTS(text_of(after).text));
}

db_err rec_last_command(rec_link l, int64_t *id)
{
    *id = 0;
    return rec_ask(l, "SELECT coalesce(max(id),0) FROM admin_log", on_int, id, 0, NULL);
}

db_err rec_answer_put(rec_link l, int64_t id, const char *node, const char *text)
{
    return rec_ask(l, "INSERT INTO admin_answers VALUES($1,$2,$3) ON CONFLICT DO NOTHING", NULL,
                   NULL, 3, REC_TEXTS(text_of(id).text, node, text));
}

db_err rec_answers(rec_link l, int64_t id, db_on_record *on, void *ctx)
{
    return rec_ask(l, "SELECT node,text FROM admin_answers WHERE command=$1 ORDER BY node", on, ctx,
                   1, REC_TEXTS(text_of(id).text));
}

/* ---- people ----------------------------------------------------------------------------- */

#define PERSON                                                                             \
    "SELECT p.id,p.name,coalesce(p.login,''),CASE WHEN p.login IS NULL THEN 1 ELSE 0 END," \
    "p.created,(SELECT coalesce(max(used),0) FROM sessions WHERE player=p.id),"            \
    "(SELECT count(*) FROM sessions WHERE player=p.id),(SELECT count(*) FROM seats WHERE"  \
    " player=p.id),CASE WHEN b.player IS NULL THEN 0 ELSE 1 END,coalesce(b.until,0),"      \
    "coalesce(b.reason,'') FROM players p LEFT JOIN bans b ON b.player=p.id WHERE "

static void on_person(void *ctx, const char *const *column)
{
    const giving *g = ctx;
    rec_person p = {.guest = *column[3] == '1',
                    .created = int_of(column[4]),
                    .used = int_of(column[5]),
                    .sessions = (unsigned)int_of(column[6]),
                    .seats = (unsigned)int_of(column[7]),
                    .banned = *column[8] == '1',
                    .banned_until = int_of(column[9])};
    take(p.id, sizeof p.id, column[0]);
    take(p.name, sizeof p.name, column[1]);
    take(p.login, sizeof p.login, column[2]);
    take(p.ban_reason, sizeof p.ban_reason, column[10]);
    g->person(g->ctx, &p);
}

/* What has a meaning for LIKE is taken as it stands. */
static void plain(const char *text, char *out, size_t cap)
{
    size_t n = 0;
    for (; *text && n + 3 < cap; text++) {
        if (strchr("%_\\", *text))
            out[n++] = '\\';
        out[n++] = *text;
    }
    out[n] = 0;
}

db_err rec_find(rec_link l, const char *text, rec_on_person *on, void *ctx)
{
    giving g = {.person = on, .ctx = ctx};
    char like[4 * DB_NAME];
    plain(text, like, sizeof like);
    return rec_ask(l,
                   PERSON "p.id=$1 OR lower(p.name) LIKE '%'||lower($2)||'%' ESCAPE '\\'"
                          " OR p.login LIKE '%'||lower($2)||'%' ESCAPE '\\'"
                          " ORDER BY p.login IS NULL,p.created DESC LIMIT 100",
                   on_person, &g, 2, REC_TEXTS(text, like));
}

typedef struct one_person {
    rec_person *out;
    bool found;
} one_person;

static void keep_person(void *ctx, const rec_person *p)
{
    one_person *one = ctx;
    *one->out = *p;
    one->found = true;
}

db_err rec_person_get(rec_link l, const char *id, rec_person *out)
{
    one_person one = {out, false};
    giving g = {.person = keep_person, .ctx = &one};
    db_err err = rec_ask(l, PERSON "p.id=$1", on_person, &g, 1, REC_TEXTS(id));
    return err ? err : one.found ? DB_OK : DB_NONE;
}

/* In notices to others that this account called them. */
static db_err call_so(rec_link l, const char *id, const char *name)
{
    return rec_ask(l,
                   "UPDATE notices SET sender=$2 WHERE kind=2 AND sender=(SELECT name FROM players"
                   " WHERE id=$1 AND login IS NOT NULL)",
                   NULL, NULL, 2, REC_TEXTS(id, name));
}

db_err rec_rename(rec_link l, const char *id, const char *name, const char *login)
{
    char look[NAME_LOOK];
    db_err err = l.api->name_free(l.d, id, name);
    if (!err)
        err = call_so(l, id, name);
    if (err)
        return err;
    name_look(name, look);
    return login ? rec_ask(l, "UPDATE players SET name=$2,login=$3,look=$4 WHERE id=$1", NULL, NULL,
                           4, REC_TEXTS(id, name, login, look))
                 : rec_ask(l, "UPDATE players SET name=$2 WHERE id=$1", NULL, NULL, 2,
                           REC_TEXTS(id, name));
}

static db_err drop_sessions(rec_link l, const char *id)
{
    return rec_ask(l, "DELETE FROM sessions WHERE player=$1", NULL, NULL, 1, REC_TEXTS(id));
}

db_err rec_ban(rec_link l, const char *id, int64_t at, int64_t until, const char *reason)
{
    db_err err =
        rec_ask(l,
                "INSERT INTO bans VALUES($1,$2,$3,$4) ON CONFLICT(player) DO UPDATE SET"
                " at=excluded.at,until=excluded.until,reason=excluded.reason",
                NULL, NULL, 4, REC_TEXTS(id, text_of(at).text, text_of(until).text, reason));
    return err ? err : drop_sessions(l, id);
}

db_err rec_unban(rec_link l, const char *id)
{
    return rec_ask(l, "DELETE FROM bans WHERE player=$1", NULL, NULL, 1, REC_TEXTS(id));
}

typedef struct club_ids {
    unsigned count;
    char id[CLUBS][DB_ID];
} club_ids;

static void on_club(void *ctx, const char *const *column)
{
    club_ids *c = ctx;
    if (c->count < CLUBS)
        take(c->id[c->count++], DB_ID, column[0]);
}

static db_err leave_clubs(rec_link l, const char *player)
{
    club_ids c = {.count = 0};
    db_err err = rec_ask(l, "DELETE FROM club_members WHERE player=$1 RETURNING club", on_club, &c,
                         1, REC_TEXTS(player));
    for (unsigned i = 0; i < c.count && !err; i++)
        err = clubs_after_leaving(l, c.id[i]);
    return err;
}

db_err rec_person_drop(rec_link l, const char *id)
{
    /* Its games stay: those of others rest on them. Nobody stands on a ladder by an id alone. */
    db_err err = drop_sessions(l, id);
    if (!err)
        err = call_so(l, id, REC_NO_NAME);
    if (!err)
        err = leave_clubs(l, id);
    if (!err)
        err = rec_unban(l, id);
    if (!err)
        err = rec_ask(l, "DELETE FROM ratings WHERE player=$1", NULL, NULL, 1, REC_TEXTS(id));
    if (!err)
        err = rec_ask(l, "DELETE FROM manners WHERE player=$1 OR other=$1", NULL, NULL, 1,
                      REC_TEXTS(id));
    if (!err)
        err = post_forget(l, id);
    return err ? err : rec_ask(l, "DELETE FROM players WHERE id=$1", NULL, NULL, 1, REC_TEXTS(id));
}

db_err rec_show_as(rec_link l, const char *player, const char *name, bool silent)
{
    /* An id is twelve random characters: what has it in it is about this player. */
    db_err err = rec_ask(l,
                         "INSERT INTO shown SELECT DISTINCT table_id,CAST($1 AS text),"
                         "CAST($2 AS text),CAST($3 AS integer) FROM log WHERE body LIKE"
                         " '%'||$1||'%' ON CONFLICT(table_id,player) DO UPDATE SET"
                         " name=excluded.name,silent=CASE WHEN excluded.silent>shown.silent THEN"
                         " excluded.silent ELSE shown.silent END",
                         NULL, NULL, 3, REC_TEXTS(player, name, silent ? "1" : "0"));
    if (!err)
        err = rec_ask(l, "UPDATE game_seats SET name=$2 WHERE player=$1 AND player<>''", NULL, NULL,
                      2, REC_TEXTS(player, name));
    if (!err)
        err = cups_show_as(l, player, name);
    return err ? err
               : rec_ask(l, "UPDATE seats SET name=$2 WHERE player=$1", NULL, NULL, 2,
                         REC_TEXTS(player, name));
}

db_err rec_tables_of(rec_link l, const char *player, db_on_record *on, void *ctx)
{
    return rec_ask(l, "SELECT DISTINCT table_id FROM log WHERE body LIKE '%'||$1||'%' ORDER BY 1",
                   on, ctx, 1, REC_TEXTS(player));
}

static void on_any(void *ctx, const char *const *column)
{
    (void)column;
    *(bool *)ctx = true;
}

bool rec_was_here(rec_link l, const char *player)
{
    bool here = false;
    return strspn(player, "0123456789abcdefghijklmnopqrstuvwxyz") == strlen(player) &&
           strlen(player) >= MIN_ID && !rec_tables_of(l, player, on_any, &here) && here;
}

db_err rec_blank_log(rec_link l, const char *subject)
{
    return rec_ask(l, "UPDATE admin_log SET detail='' WHERE subject=$1", NULL, NULL, 1,
                   REC_TEXTS(subject));
}

db_err rec_seats(rec_link l, const char *player, db_on_record *on, void *ctx)
{
    return rec_ask(l,
                   "SELECT s.table_id,s.seat FROM seats s JOIN tables t ON t.id=s.table_id WHERE"
                   " s.player=$1 AND t.status<>2",
                   on, ctx, 1, REC_TEXTS(player));
}

/* ---- tables ------------------------------------------------------------------------------- */

static void on_last_row(void *ctx, const char *const *column)
{
    db_row *r = ctx;
    *r = (db_row){.seq = (uint32_t)int_of(column[0]),
                  .at = int_of(column[1]),
                  .hash = int_of(column[2]),
                  .turn = (int)int_of(column[3]),
                  .bots = (int)int_of(column[4]),
                  .due = int_of(column[5]),
                  .writer = int_of(column[7]),
                  .status = -1,
                  .sits = -1,
                  .leaves = -1,
                  .round = -1};
    take(r->table, sizeof r->table, column[6]);
}

db_err rec_last_row(rec_link l, const char *table, db_row *out)
{
    out->table[0] = 0;
    db_err err =
        rec_ask(l,
                "SELECT seq,at,hash,turn,bots,due,table_id,writer FROM log WHERE table_id=$1"
                " ORDER BY seq DESC LIMIT 1",
                on_last_row, out, 1, REC_TEXTS(table));
    return err ? err : *out->table ? DB_OK : DB_NONE;
}

db_err rec_table_drop(rec_link l, const char *table)
{
    static const char *const all[] = {
        "DELETE FROM tables WHERE id=$1",       "DELETE FROM log WHERE table_id=$1",
        "DELETE FROM seats WHERE table_id=$1",  "DELETE FROM shown WHERE table_id=$1",
        "DELETE FROM calls WHERE table_id=$1",  "DELETE FROM notices WHERE about=$1",
        "DELETE FROM reviews WHERE table_id=$1"};
    db_err err = DB_OK;
    for (size_t i = 0; i < sizeof all / sizeof all[0] && !err; i++)
        err = rec_ask(l, all[i], NULL, NULL, 1, REC_TEXTS(table));
    return err;
}

db_err rec_hall_time(rec_link l, int64_t *at)
{
    *at = 0;
    return rec_ask(l, "SELECT at FROM times WHERE name='hall'", on_int, at, 0, NULL);
}

db_err rec_finished(rec_link l, int64_t before, int most, db_on_record *on, void *ctx)
{
    char sql[200];
    snprintf(sql, sizeof sql,
             "SELECT id FROM tables WHERE status=2 AND created<$1 AND NOT EXISTS (SELECT 1 FROM log"
             " WHERE table_id=tables.id AND at>=$1) LIMIT %d",
             most);
    return rec_ask(l, sql, on, ctx, 1, REC_TEXTS(text_of(before).text));
}
