/* admin_export.c - `meadhall admin export`: all that a store has about a person, as JSON. Passwords
 * and tokens are there as hashes only; they are not given to anybody. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "contact.h"
#include "srv.h"

typedef struct exporting {
    rec_link l;
    const char *player;
    json_t *lines;
    bool sits[MH_MAX_SEATS + 2];
    bool secret; /* what was played there is nobody else's yet */
    bool lacks;
} exporting;

/* Is a line of a history of this person's doing? */
static bool is_own(exporting *x, const char *line)
{
    const char *space = strchr(line, ' ');
    int seat = space && space[1] >= '0' && space[1] <= '7' ? space[1] - '0' : -1;
    if (seat < 0)
        return false;
    bool named = strstr(line, x->player) != NULL, seated = seat < MH_MAX_SEATS && x->sits[seat];
    if (strncmp(line, "sit ", 4) == 0 && seat < MH_MAX_SEATS)
        x->sits[seat] = named;
    if (strncmp(line, "chat ", 5) == 0 && seat >= MH_MAX_SEATS)
        return named;
    return named || seated;
}

static void on_row(void *ctx, const db_row *row)
{
    exporting *x = ctx;
    char *body = strdup(row->body), *next = NULL;
    x->lacks |= !body;
    for (char *line = body; line && *line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        else
            next = line + strlen(line);
        if (is_own(x, line) && !(x->secret && strncmp(line, "play ", 5) == 0) &&
            json_array_append_new(x->lines, json_pack("{s:I,s:I,s:s}", "row", (json_int_t)row->seq,
                                                      "at", (json_int_t)row->at, "line", line)))
            x->lacks = true;
    }
    free(body);
}

db_err export_table(rec_link l, const char *player, const char *id, bool played, json_t **out)
{
    db_table t;
    exporting x = {.l = l, .player = player, .lines = json_array()};
    db_err err = l.api->table(l.d, id, &t);
    x.secret = !err && !played && t.status != DB_OVER;
    if (!err)
        err = l.api->rows(l.d, id, 0, on_row, &x);
    if (err) {
        json_decref(x.lines);
        return err;
    }
    *out = json_pack("{s:s,s:s,s:s,s:I,s:b,s:o}", "table", t.id, "game", t.game, "options",
                     t.options, "created", (json_int_t)t.created, "creator",
                     strcmp(t.creator, player) == 0, "lines", x.lines);
    if (!x.lacks && *out)
        return DB_OK;
    json_decref(*out);
    *out = NULL;
    return DB_NOMEM;
}

static void on_table(void *ctx, const char *const *column)
{
    json_t *ids = ctx;
    json_array_append_new(ids, json_string(column[0]));
}

static void on_session(void *ctx, const char *const *column)
{
    json_array_append_new(ctx,
                          json_pack("{s:I}", "used", (json_int_t)strtoll(column[0], NULL, 10)));
}

static void on_log(void *ctx, const char *const *column)
{
    json_array_append_new(ctx,
                          json_pack("{s:I,s:s,s:s}", "at", (json_int_t)strtoll(column[0], NULL, 10),
                                    "word", column[1], "detail", column[2]));
}

static const char *or_null(const char *text) { return *text ? text : NULL; }

static json_t *contact_json(const post_contact *c)
{
    return json_pack("{s:s?,s:s?,s:s,s:o,s:s?,s:s?,s:o}", "address", or_null(c->email), "waiting",
                     or_null(c->waiting), "lang", c->lang, "kinds", contact_kinds_json(c->kinds),
                     "off", or_null(c->mail_off), "hook", or_null(c->hook), "hook_kinds",
                     contact_kinds_json(c->hook_kinds));
}

static json_t *number_json(const char *text) { return json_integer(strtoll(text, NULL, 10)); }

static void on_club(void *ctx, const char *const *c)
{
    static const char *const roles[] = {"asks", "asks", "member", "keeper"};
    json_array_append_new(ctx,
                          json_pack("{s:s,s:s,s:s,s:o}", "club", c[0], "name", c[1], "role",
                                    roles[strtol(c[2], NULL, 10) & 3], "since", number_json(c[3])));
}

static void on_cup(void *ctx, const char *const *c)
{
    json_array_append_new(ctx, json_pack("{s:s,s:s,s:o,s:b,s:b}", "cup", c[0], "name", c[1], "made",
                                         number_json(c[2]), "entered", *c[3] == '1', "maker",
                                         *c[4] == '1'));
}

static void on_notice(void *ctx, const char *const *c)
{
    json_array_append_new(ctx, json_pack("{s:o,s:s,s:o,s:s}", "kind",
                                         contact_kinds_json((int)strtol(c[0], NULL, 10)), "about",
                                         c[1], "at", number_json(c[2]), "from", c[3]));
}

static void on_said(void *ctx, const char *const *c)
{
    json_array_append_new(ctx, json_pack("{s:o,s:s,s:s,s:s,s:s}", "at", number_json(c[0]), "table",
                                         c[1], "player", c[2], "reason", c[3], "text", c[4]));
}

/* Who it was, and with which words, is the other's. */
static void on_reported(void *ctx, const char *const *c)
{
    json_array_append_new(ctx,
                          json_pack("{s:o,s:s,s:s,s:b}", "at", number_json(c[0]), "table", c[1],
                                    "reason", c[2], "settled", strtoll(c[3], NULL, 10) != 0));
}

/* What there is beside account and tables, a list each. */
static const struct {
    const char *name, *sql;
    db_on_record *on;
} lists[] = {
    {"clubs",
     "SELECT m.club,c.name,m.role,m.since FROM club_members m JOIN clubs c ON c.id=m.club WHERE"
     " m.player=$1 ORDER BY m.since",
     on_club},
    {"cups",
     "SELECT c.id,c.name,c.made,CASE WHEN p.player IS NULL THEN 0 ELSE 1 END,CASE WHEN c.maker=$1"
     " THEN 1 ELSE 0 END FROM cups c LEFT JOIN cup_players p ON p.cup=c.id AND p.player=$1 WHERE"
     " c.maker=$1 OR p.player IS NOT NULL ORDER BY c.made",
     on_cup},
    {"notices", "SELECT kind,about,at,sender FROM notices WHERE player=$1 ORDER BY at", on_notice},
    {"reports", "SELECT at,table_id,player,reason,words FROM reports WHERE reporter=$1 ORDER BY id",
     on_said},
    {"reported", "SELECT at,table_id,reason,settled FROM reports WHERE player=$1 ORDER BY id",
     on_reported},
};

static db_err export_lists(rec_link l, const char *player, json_t *out)
{
    post_contact c;
    db_err err = post_contact_get(l, player, &c);
    if (!err && json_object_set_new(out, "mail", contact_json(&c)))
        err = DB_NOMEM;
    for (size_t i = 0; i < MH_COUNT(lists) && !err; i++) {
        json_t *list = json_array();
        err = rec_ask(l, lists[i].sql, lists[i].on, list, 1, REC_TEXTS(player));
        if (json_object_set_new(out, lists[i].name, list) && !err)
            err = DB_NOMEM;
    }
    return err;
}

/* Passwords and tokens are there as hashes only; they are given to nobody. */
db_err export_account(rec_link l, const rec_person *p, json_t **out)
{
    json_t *sessions = json_array(), *log = json_array();
    db_err err = rec_ask(l, "SELECT used FROM sessions WHERE player=$1 ORDER BY used", on_session,
                         sessions, 1, REC_TEXTS(p->id));
    if (!err)
        err = rec_ask(l, "SELECT at,word,detail FROM admin_log WHERE subject=$1 ORDER BY id",
                      on_log, log, 1, REC_TEXTS(p->id));
    *out = json_pack("{s:s,s:s,s:s,s:b,s:I,s:b,s:I,s:s,s:o,s:o}", "player", p->id, "name", p->name,
                     "login", p->login, "guest", (int)p->guest, "created", (json_int_t)p->created,
                     "banned", (int)p->banned, "banned_until", (json_int_t)p->banned_until,
                     "ban_reason", p->ban_reason, "sessions", sessions, "administrators", log);
    if (!err && !*out)
        err = DB_NOMEM;
    if (!err)
        err = export_lists(l, p->id, *out);
    if (err) {
        json_decref(*out);
        *out = NULL;
    }
    return err;
}

int admin_export(admin *a)
{
    rec_person p;
    int status = admin_person(a, a->call->args[0], &p);
    if (status)
        return status;
    json_t *ids = json_array(), *tables = json_array(), *all = NULL, *id = NULL;
    size_t i = 0;
    db_err err = rec_tables_of(a->l, p.id, on_table, ids);
    json_array_foreach(ids, i, id)
    {
        json_t *one = NULL;
        db_err got =
            err ? err : export_table(a->l, p.id, json_string_value(id), !a->call->keeper, &one);
        if (!got && json_array_append_new(tables, one))
            got = DB_NOMEM;
        err = got == DB_NONE ? DB_OK : got; /* deleted in the meantime */
    }
    json_decref(ids);
    if (!err)
        err = export_account(a->l, &p, &all);
    if (err || json_object_set(all, "tables", tables)) {
        json_decref(tables);
        json_decref(all);
        return admin_store_failed(a, err ? err : DB_NOMEM);
    }
    json_decref(tables);
    admin_print(all);
    return admin_note(a, "export", p.id, "");
}
