/* admin_people.c - `meadhall admin` about people: find, rename, ban, unban, delete, erase. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "srv.h"
#include "store/cups.h"

enum { SEATS = 1000, CUPS = 200, TRIES = 20, LEAVE_DAYS = 14 };

int admin_person(admin *a, const char *id, rec_person *out)
{
    db_err err = rec_person_get(a->l, id, out);
    if (err == DB_NONE)
        return admin_failed(a, "there is no player '%.40s'; `find` looks for names", id);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}

static void on_keeper(void *ctx, const char *const *column)
{
    *(bool *)ctx = strtol(column[0], NULL, 10) != 0;
}

int admin_subject(admin *a, const char *id, rec_person *out)
{
    bool keeps = false;
    int status = admin_person(a, id, out);
    db_err err = status || !a->call->keeper
                     ? DB_OK
                     : rec_ask(a->l, "SELECT keeper FROM players WHERE id=$1", on_keeper, &keeps, 1,
                               REC_TEXTS(out->id));
    if (err)
        return admin_store_failed(a, err);
    return keeps
               ? admin_failed(a, "%s keeps this hall, too: only who runs it decides about keepers",
                              out->name)
               : status;
}

/* ---- find ------------------------------------------------------------------------------- */

static void print_person(void *ctx, const rec_person *p)
{
    json_t *ban = p->banned ? json_pack("{s:I,s:s}", "until", (json_int_t)p->banned_until, "reason",
                                        p->ban_reason)
                            : json_null();
    ++*(unsigned *)ctx;
    admin_print(json_pack("{s:s,s:s,s:b,s:I,s:I,s:i,s:i,s:o}", "player", p->id, "name", p->name,
                          "guest", (int)p->guest, "created", (json_int_t)p->created, "used",
                          (json_int_t)p->used, "sessions", (int)p->sessions, "seats", (int)p->seats,
                          "banned", ban));
}

int admin_find(admin *a)
{
    const char *text = a->call->args[0];
    unsigned count = 0;
    char detail[64];
    bool table = false;
    if (!*text || strlen(text) >= DB_NAME)
        return admin_failed(a, "expected an id or a part of a name");
    db_err err = rec_find(a->l, text, print_person, &count);
    if (err)
        return admin_store_failed(a, err);
    admin_print_table(a, text, &table);
    if (!count && !table)
        return admin_failed(a, "nobody and no table is called '%.40s'", text);
    snprintf(detail, sizeof detail, "%u people",
             count); /* not what was looked for: a name, maybe */
    return admin_note(a, "find", "", detail);
}

/* ---- rename ------------------------------------------------------------------------------- */

typedef struct renaming {
    const rec_person *p;
    const char *name;
} renaming;

static db_err rename_it(admin *a, void *about)
{
    const renaming *r = about;
    char login[DB_NAME];
    snprintf(login, sizeof login, "%s", r->name);
    for (char *c = login; *c; c++)
        if (*c >= 'A' && *c <= 'Z')
            *c = (char)(*c + 'a' - 'A');
    db_err err = rec_rename(a->l, r->p->id, r->name, r->p->guest ? NULL : login);
    return err ? err : rec_show_as(a->l, r->p->id, r->name, false);
}

int admin_rename(admin *a)
{
    rec_person p;
    renaming r = {&p, a->call->args[1]};
    if (!srv_name_ok(r.name))
        return admin_failed(a, "'%.60s' is not a possible name", r.name);
    int status = admin_subject(a, a->call->args[0], &p);
    return status ? status
                  : admin_do(a, "rename", p.id, r.name, 0, rename_it, &r,
                             "another account has this name");
}

/* ---- cups and seats of somebody who will not play on ---------------------------------------- */

typedef struct cup_list {
    unsigned count;
    char id[CUPS][DB_ID];
} cup_list;

static void on_cup(void *ctx, const char *const *column)
{
    cup_list *list = ctx;
    if (list->count < CUPS)
        snprintf(list->id[list->count++], DB_ID, "%s", column[0]);
}

/* One transaction a cup; a node that brings it forward may be faster. */
static db_err quit_cup(admin *a, const char *id, const char *player)
{
    db_err err = DB_TAKEN;
    for (int i = 0; i < TRIES && err == DB_TAKEN; i++) {
        err = a->l.api->begin(a->l.d);
        if (!err)
            err = cups_quit(a->l, id, player, srv_now());
        if (!err)
            return a->l.api->commit(a->l.d);
        a->l.api->rollback(a->l.d);
    }
    return err;
}

static db_err quit_cups(admin *a, const char *player)
{
    cup_list list = {.count = 0};
    db_err err = cups_of(a->l, player, on_cup, &list);
    for (unsigned i = 0; i < list.count && !err; i++)
        err = quit_cup(a, list.id[i], player);
    return err;
}

typedef struct seat_list {
    unsigned count;
    struct {
        char table[DB_ID];
        int seat;
    } at[SEATS];
} seat_list;

static void on_seat(void *ctx, const char *const *column)
{
    seat_list *list = ctx;
    if (list->count == SEATS)
        return;
    snprintf(list->at[list->count].table, DB_ID, "%s", column[0]);
    list->at[list->count++].seat = (int)strtol(column[1], NULL, 10);
}

/* Before the start the seat is free again; afterwards a bot plays for it, so that nobody waits. */
static bool fill_seat(admin *a, const db_table *t, db_row *row, char *body, size_t cap, void *about)
{
    int seat = *(int *)about;
    (void)a;
    if (t->status == DB_OVER)
        return false;
    if (!row->hash) { /* no state yet: the game has not begun */
        snprintf(body, cap, "leave %d\n", seat);
        row->leaves = seat;
        return true;
    }
    snprintf(body, cap, "bot %d %s\n", seat, t->handover[0] ? t->handover : "greedy");
    row->bots |= row->turn & 1 << seat;
    return true;
}

static int free_seats(admin *a, const char *player)
{
    seat_list *list = calloc(1, sizeof *list);
    char detail[32];
    db_err err = list ? quit_cups(a, player) : DB_NOMEM;
    if (!err)
        err = rec_seats(a->l, player, on_seat, list);
    for (unsigned i = 0; !err && i < list->count; i++)
        err = admin_append(a, list->at[i].table, fill_seat, &list->at[i].seat);
    snprintf(detail, sizeof detail, "%u", list ? list->count : 0);
    unsigned count = list ? list->count : 0;
    free(list);
    if (err)
        return err == DB_TAKEN ? admin_failed(a, "a table or a cup is too busy: try again")
                               : admin_store_failed(a, err);
    return count ? admin_do(a, "seats", player, detail, 0, NULL, NULL, NULL) : ADMIN_OK;
}

/* ---- ban --------------------------------------------------------------------------------------
 */

static int64_t ban_end(const admin *a)
{
    return a->call->days ? a->now + (int64_t)a->call->days * 86400000 : 0;
}

static db_err ban_it(admin *a, void *about)
{
    const rec_person *p = about;
    const char *reason = a->call->reason ? a->call->reason : "";
    return rec_ban(a->l, p->id, a->now, ban_end(a), reason);
}

int admin_ban(admin *a)
{
    rec_person p;
    const char *reason = a->call->reason ? a->call->reason : "";
    if (strlen(reason) >= REC_DETAIL || !hall_text_ok(reason))
        return admin_failed(a, "a reason has at most %d bytes and no control characters",
                            REC_DETAIL - 1);
    int status = admin_subject(a, a->call->args[0], &p);
    if (!status)
        status = admin_do(a, "ban", p.id, reason, ban_end(a), ban_it, &p, "");
    return status ? status : free_seats(a, p.id);
}

static db_err unban_it(admin *a, void *about)
{
    return rec_unban(a->l, ((const rec_person *)about)->id);
}

int admin_unban(admin *a)
{
    rec_person p;
    int status = admin_subject(a, a->call->args[0], &p);
    if (!status && !p.banned)
        return admin_failed(a, "player %s is not banned", p.id);
    return status ? status : admin_do(a, "unban", p.id, "", 0, unban_it, &p, "");
}

/* ---- delete, erase ------------------------------------------------------------------------------
 */

static db_err drop_it(admin *a, void *about)
{
    return rec_person_drop(a->l, ((const rec_person *)about)->id);
}

int admin_delete(admin *a)
{
    rec_person p;
    db_table t;
    const char *id = a->call->args[0];
    if (rec_person_get(a->l, id, &p) == DB_NONE && !a->l.api->table(a->l.d, id, &t))
        return admin_delete_table(a, id);
    int status = admin_subject(a, id, &p);
    if (!status)
        status = admin_do(a, "delete", p.id, "", 0, drop_it, &p, "");
    return status ? status : free_seats(a, p.id);
}

typedef struct report { /* with lines of chat around it */
    struct report *next;
    char id[24];
    char *lines;
} report;

typedef struct report_list {
    const char *player;
    report *first;
    bool lacks;
} report_list;

/* What the player said, and its name. */
static void blank_lines(const char *player, json_t *lines)
{
    size_t i = 0;
    json_t *line = NULL;
    json_array_foreach(lines, i, line)
    {
        const char *whose = json_string_value(json_object_get(line, "player"));
        if (!whose || strcmp(whose, player) != 0)
            continue;
        json_object_set_new(line, "name", json_string(REC_NO_NAME));
        json_object_set_new(line, "text", json_string(REC_NO_NAME));
    }
}

static void on_report(void *ctx, const char *const *column)
{
    report_list *list = ctx;
    report *r = calloc(1, sizeof *r);
    json_t *lines = json_loads(column[1], 0, NULL);
    blank_lines(list->player, lines);
    char *text = lines ? json_dumps(lines, JSON_COMPACT) : strdup("[]");
    json_decref(lines);
    if (!r || !text) {
        list->lacks = true;
        free(r);
        free(text);
        return;
    }
    snprintf(r->id, sizeof r->id, "%s", column[0]);
    r->lines = text;
    r->next = list->first;
    list->first = r;
}

/* What was said of the player, by it, and around it. */
static db_err blank_reports(rec_link l, const char *player)
{
    report_list list = {.player = player};
    db_err err = rec_ask(l, "UPDATE reports SET words='' WHERE player=$1 OR reporter=$1", NULL,
                         NULL, 1, REC_TEXTS(player));
    if (!err)
        err = rec_ask(l, "SELECT id,lines FROM reports WHERE lines LIKE '%'||$1||'%'", on_report,
                      &list, 1, REC_TEXTS(player));
    if (!err && list.lacks)
        err = DB_NOMEM;
    for (report *r = list.first, *next; r; r = next) {
        next = r->next;
        if (!err)
            err = rec_ask(l, "UPDATE reports SET lines=$2 WHERE id=CAST($1 AS bigint)", NULL, NULL,
                          2, REC_TEXTS(r->id, r->lines));
        free(r->lines);
        free(r);
    }
    return err;
}

static db_err erase_it(admin *a, void *about)
{
    const rec_person *p = about;
    db_err err = rec_person_drop(a->l, p->id);
    if (!err)
        err = rec_show_as(a->l, p->id, REC_NO_NAME, true);
    if (!err)
        err = blank_reports(a->l, p->id);
    return err ? err : rec_blank_log(a->l, p->id);
}

static db_err leave_it(admin *a, void *about)
{
    const rec_person *p = about;
    char at[24];
    snprintf(at, sizeof at, "%lld", (long long)a->now + LEAVE_DAYS * 86400000LL);
    db_err err =
        rec_ask(a->l, "DELETE FROM sessions WHERE player=$1", NULL, NULL, 1, REC_TEXTS(p->id));
    return err ? err
               : rec_ask(a->l, "UPDATE players SET leaves=$2 WHERE id=$1", NULL, NULL, 2,
                         REC_TEXTS(p->id, at));
}

int admin_leave(admin *a)
{
    rec_person p;
    int status = admin_subject(a, a->call->args[0], &p);
    if (!status && p.guest)
        return admin_failed(a, "player %s is a guest, who could not come back: erase it", p.id);
    if (!status)
        status = admin_do(a, "leave", p.id, "", 0, leave_it, &p, "");
    return status ? status : free_seats(a, p.id);
}

/* The seats first: a line `bot` does not bring a name. Who was deleted before can be erased, too.
 */
int admin_erase(admin *a)
{
    rec_person p = {.guest = true};
    const char *id = a->call->args[0];
    db_err err = rec_person_get(a->l, id, &p);
    if (err == DB_NONE && strlen(id) < DB_ID && rec_was_here(a->l, id)) {
        snprintf(p.id, sizeof p.id, "%s", id);
    } else {
        int status = admin_subject(a, id, &p);
        if (status)
            return status;
    }
    int status = admin_do(a, "erase", p.id, "", 0, erase_it, &p, "");
    return status ? status : free_seats(a, p.id);
}
