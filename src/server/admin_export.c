/* admin_export.c - `meadhall admin export`: all that a store has about a person, as JSON. Passwords
 * and tokens are there as hashes only; they are not given to anybody. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_desk.h"
#include "srv.h"

typedef struct exporting {
    admin *a;
    const char *player;
    json_t *tables, *lines; /* of all tables, of the one that is read */
    bool sits[MH_MAX_SEATS + 2];
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
        if (is_own(x, line) &&
            json_array_append_new(x->lines, json_pack("{s:I,s:I,s:s}", "row", (json_int_t)row->seq,
                                                      "at", (json_int_t)row->at, "line", line)))
            x->lacks = true;
    }
    free(body);
}

static void export_table(exporting *x, const char *id)
{
    db_table t;
    memset(x->sits, 0, sizeof x->sits);
    x->lines = json_array();
    if (x->a->l.api->table(x->a->l.d, id, &t) || x->a->l.api->rows(x->a->l.d, id, 0, on_row, x)) {
        json_decref(x->lines);
        return;
    }
    json_t *one = json_pack("{s:s,s:s,s:s,s:I,s:b,s:o}", "table", t.id, "game", t.game, "options",
                            t.options, "created", (json_int_t)t.created, "creator",
                            strcmp(t.creator, x->player) == 0, "lines", x->lines);
    x->lacks |= json_array_append_new(x->tables, one) != 0;
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

static db_err gather(exporting *x, json_t *ids, json_t *sessions, json_t *log)
{
    rec_link l = x->a->l;
    db_err err = rec_tables_of(l, x->player, on_table, ids);
    if (!err)
        err = rec_ask(l, "SELECT used FROM sessions WHERE player=$1 ORDER BY used", on_session,
                      sessions, 1, REC_TEXTS(x->player));
    if (!err)
        err = rec_ask(l, "SELECT at,word,detail FROM admin_log WHERE subject=$1 ORDER BY id",
                      on_log, log, 1, REC_TEXTS(x->player));
    return err;
}

int admin_export(admin *a)
{
    rec_person p;
    int status = admin_person(a, a->call->args[0], &p);
    if (status)
        return status;
    json_t *ids = json_array(), *sessions = json_array(), *log = json_array(), *id = NULL;
    exporting x = {.a = a, .player = p.id, .tables = json_array()};
    size_t i = 0;
    db_err err = gather(&x, ids, sessions, log);
    json_array_foreach(ids, i, id) { export_table(&x, json_string_value(id)); }
    json_decref(ids);
    json_t *all =
        json_pack("{s:s,s:s,s:s,s:b,s:I,s:b,s:I,s:s,s:o,s:o,s:o}", "player", p.id, "name", p.name,
                  "login", p.login, "guest", (int)p.guest, "created", (json_int_t)p.created,
                  "banned", (int)p.banned, "banned_until", (json_int_t)p.banned_until, "ban_reason",
                  p.ban_reason, "sessions", sessions, "administrators", log, "tables", x.tables);
    if (err || x.lacks || !all) {
        json_decref(all);
        return admin_store_failed(a, err ? err : DB_NOMEM);
    }
    admin_print(all);
    return admin_note(a, "export", p.id, "");
}
