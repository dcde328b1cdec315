/* clubs.c - groups with tables, standings, cups and an invitation of their own. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cups.h"
#include "lists.h"
#include "store/names.h"
#include "store/post.h"

enum {
    T_ID,
    T_NAME,
    T_SIGN,
    T_ABOUT,
    T_DOOR,
    T_INVITE,
    T_OTHER, /* a name, or a table */
    N_YES = 0,
    N_RENEW = 1,
    ASKS = 1,
    MEMBER = 2,
    KEEPER = 3,
    MOST_MEMBERS = 500,
    MOST_CLUBS = 20, /* of one account */
    MOST_TABLES = 50,
    ABOUT = 400,
};

typedef struct club {
    char id[DB_ID], name[CUPS_NAME], sign[32], about[ABOUT + 1], door[8], invite[DB_INVITE];
    int64_t members;
    int role;
} club;

static void on_int(void *ctx, const char *const *x) { *(int64_t *)ctx = text_int(x[0]); }

static db_err tell(rec_link l, const char *what, int count, const char *const *texts)
{
    return rec_ask(l, what, NULL, NULL, count, texts);
}

db_err club_role(rec_link l, const char *club_id, const char *player, int *role)
{
    int64_t got = 0;
    db_err err = rec_ask(l, "SELECT role FROM club_members WHERE club=$1 AND player=$2", on_int,
                         &got, 2, REC_TEXTS(club_id, player));
    *role = (int)got;
    return err;
}

/* ---- reading ------------------------------------------------------------------------------------- */

static void on_club(void *ctx, const char *const *x)
{
    club *c = ctx;
    snprintf(c->id, sizeof c->id, "%s", x[0]);
    snprintf(c->name, sizeof c->name, "%s", x[1]);
    snprintf(c->sign, sizeof c->sign, "%s", x[2]);
    snprintf(c->about, sizeof c->about, "%s", x[3]);
    snprintf(c->door, sizeof c->door, "%s", x[4]);
    snprintf(c->invite, sizeof c->invite, "%s", x[5]);
    c->members = text_int(x[6]);
    c->role = (int)text_int(x[7]);
}

#define CLUB                                                                                       \
    "SELECT c.id,c.name,c.sign,c.about,c.door,c.invite,(SELECT count(*) FROM club_members m WHERE" \
    " m.club=c.id AND m.role>1),coalesce((SELECT role FROM club_members m WHERE m.club=c.id AND"   \
    " m.player=$1),0) FROM clubs c WHERE "

static json_t *club_json(const club *c)
{
    static const char *const roles[] = {NULL, "asks", "member", "keeper"};
    return json_pack("{s:s,s:s,s:s,s:s,s:s,s:I,s:s?}", "id", c->id, "name", c->name, "sign",
                     c->sign, "about", c->about, "door", c->door, "members", (json_int_t)c->members,
                     "mine", roles[c->role]);
}

static void on_listed(void *ctx, const char *const *x)
{
    inquiry *i = ctx;
    club c = {.id = ""};
    on_club(&c, x);
    inquiry_push(i, json_object_get(i->out, "clubs"), club_json(&c));
}

static void look_list(inquiry *i, rec_link l)
{
    bool mine = strcmp(i->text[T_NAME], "mine") == 0;
    i->out = json_pack("{s:s,s:[]}", "t", "clubs", "clubs");
    i->job.err = rec_ask(l,
                         mine ? CLUB "c.id IN (SELECT club FROM club_members WHERE player=$1)"
                                     " ORDER BY c.name LIMIT 50"
                              : CLUB "c.door<>'link' ORDER BY c.made DESC LIMIT 50",
                         on_listed, i, 1, REC_TEXTS(i->me));
}

void clubs_list(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_list);
    if (!i)
        return;
    if (inquiry_text(i, q, "which", T_NAME, 16))
        inquiry_send(i, false);
    else
        inquiry_drop(i);
}

static void on_person(void *ctx, const char *const *x)
{
    inquiry *i = ctx;
    int role = (int)text_int(x[2]);
    if (role == ASKS)
        inquiry_push(i, json_object_get(i->out, "asking"), json_string(x[1]));
    else
        inquiry_push(i, json_object_get(i->out, "people"),
                     json_pack("{s:s,s:s,s:b,s:I}", "id", x[0], "name", x[1], "keeper",
                               (int)(role == KEEPER), "since", (json_int_t)text_int(x[3])));
}

typedef struct club_tables { /* and for whom they are told */
    inquiry *i;
    int count;
    struct {
        char id[DB_ID], invite[DB_INVITE];
    } of[MOST_TABLES];
    const char *invite; /* of the one that is read */
} club_tables;

static void on_table(void *ctx, const char *const *x)
{
    club_tables *t = ctx;
    if (t->count == MOST_TABLES)
        return;
    snprintf(t->of[t->count].id, DB_ID, "%s", x[0]);
    snprintf(t->of[t->count++].invite, DB_INVITE, "%s", x[1]);
}

static void on_item(void *ctx, const db_item *item)
{
    const club_tables *t = ctx;
    json_t *x = lists_item(t->i, item);
    if (!x) {
        t->i->lacks = true;
        return;
    }
    inquiry_put(t->i, x, "invite", *t->invite ? json_string(t->invite) : json_null());
    inquiry_push(t->i, json_object_get(t->i->out, "tables"), x);
}

/* As rows of `tables`, with the invitation for members. */
static db_err put_tables(inquiry *i, rec_link l, const club *c)
{
    club_tables t = {.i = i};
    db_err err =
        rec_ask(l,
                c->role >= MEMBER
                    ? "SELECT t.id,t.invite FROM club_tables c JOIN tables t ON t.id=c.table_id"
                      " WHERE c.club=$1 AND t.status<>2 ORDER BY c.at DESC LIMIT 50"
                    : "SELECT t.id,'' FROM club_tables c JOIN tables t ON t.id=c.table_id WHERE"
                      " c.club=$1 AND t.status<>2 AND t.listed ORDER BY c.at DESC LIMIT 50",
                on_table, &t, 1, REC_TEXTS(c->id));
    for (int k = 0; k < t.count && !err; k++) {
        t.invite = t.of[k].invite;
        err = rec_table(l, t.of[k].id, i->me, on_item, &t);
        if (err == DB_NONE) /* deleted just now */
            err = DB_OK;
    }
    return err;
}

/* Ten tenths a win; who shares the first place shares them. */
typedef struct ladder {
    inquiry *i;
    int at, place;
    int64_t points, wins;
} ladder;

static void on_standing(void *ctx, const char *const *x)
{
    ladder *d = ctx;
    int64_t points = text_int(x[3]), wins = text_int(x[4]);
    d->at++;
    if (points != d->points || wins != d->wins)
        d->place = d->at;
    d->points = points;
    d->wins = wins;
    inquiry_push(d->i, json_object_get(d->i->out, "standing"),
                 json_pack("{s:i,s:s,s:s,s:I,s:I,s:I}", "place", d->place, "id", x[0], "name", x[1],
                           "games", (json_int_t)text_int(x[2]), "points", (json_int_t)points,
                           "wins", (json_int_t)wins));
}

static void on_cup(void *ctx, const cups_row *r)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "cups"), cup_row_json(r));
}

/* A win is 10, the last place 0, the places between share the way; members against members. */
static db_err put_standing(inquiry *i, rec_link l, const char *id)
{
    ladder d = {.i = i, .points = -1};
    return rec_ask(
        l,
        "SELECT p.id,p.name,count(*),sum(CASE WHEN g.seats<2 THEN 0 ELSE"
        " 10*(g.seats-s.rank)/(g.seats-1) END) AS points,"
        "sum(CASE WHEN s.rank=1 THEN 1 ELSE 0 END) AS wins FROM club_tables c JOIN games"
        " g ON g.table_id=c.table_id JOIN game_seats s ON s.table_id=c.table_id JOIN"
        " club_members m ON m.club=c.club AND m.player=s.player AND m.role>1 JOIN players"
        " p ON p.id=s.player WHERE c.club=$1 GROUP BY p.id,p.name ORDER BY 4 DESC, 5"
        " DESC, 3, p.name LIMIT 100",
        on_standing, &d, 1, REC_TEXTS(id));
}

static db_err put_inside(inquiry *i, rec_link l, const club *c)
{
    db_err err =
        rec_ask(l,
                "SELECT p.id,p.name,m.role,m.since FROM club_members m JOIN players p ON"
                " p.id=m.player WHERE m.club=$1 AND m.role>=$2 ORDER BY m.role DESC, p.name"
                " LIMIT 500",
                on_person, i, 2, REC_TEXTS(c->id, c->role == KEEPER ? "1" : "2"));
    if (!err)
        err = put_tables(i, l, c);
    if (!err)
        err = put_standing(i, l, c->id);
    return err ? err : cups_list(l, "", c->id, i->me, on_cup, i);
}

/* The club as who asks may see it: what stands behind a closed door is for who knows the
 * invitation, and for members. */
static db_err show(inquiry *i, rec_link l)
{
    club c = {.id = ""};
    db_err err = rec_ask(l, CLUB "c.id=$2", on_club, &c, 2, REC_TEXTS(i->me, i->text[T_ID]));
    bool knows = c.role || strcmp(c.door, "link") != 0 || strcmp(c.invite, i->text[T_INVITE]) == 0;
    if (err)
        return err;
    if (!*c.id || !knows) {
        inquiry_no(i, "club", "no such club, or not for you");
        return DB_OK;
    }
    json_decref(i->out);
    i->out = club_json(&c);
    if (!i->out)
        return DB_NOMEM;
    json_object_set_new(i->out, "t", json_string("club"));
    json_object_set_new(i->out, "invite", c.role >= MEMBER ? json_string(c.invite) : json_null());
    static const char *const lists[] = {"people", "asking", "tables", "standing", "cups"};
    for (size_t k = 0; k < MH_COUNT(lists); k++)
        json_object_set_new(i->out, lists[k], json_array());
    return put_inside(i, l, &c);
}

static void look_show(inquiry *i, rec_link l) { i->job.err = show(i, l); }

/* ---- changing ------------------------------------------------------------------------------------ */

static void ask_club(srv_req *q, void (*look)(inquiry *i, rec_link l), bool writes)
{
    if (writes && q->c->me.guest) {
        req_error(q, "account", NULL, "this needs an account");
        return;
    }
    inquiry *i = inquiry_open(q, look);
    if (!i)
        return;
    if (inquiry_text(i, q, "club", T_ID, DB_ID - 1) &&
        inquiry_text(i, q, "name", T_NAME, CUPS_NAME - 1) &&
        inquiry_text(i, q, "sign", T_SIGN, 31) && inquiry_text(i, q, "about", T_ABOUT, ABOUT) &&
        inquiry_text(i, q, "door", T_DOOR, 7) &&
        inquiry_text(i, q, "invite", T_INVITE, DB_INVITE - 1) &&
        inquiry_text(i, q, "table", T_OTHER, DB_ID - 1) && inquiry_bool(i, q, "yes", N_YES) &&
        inquiry_bool(i, q, "renew", N_RENEW))
        inquiry_send(i, writes);
    else
        inquiry_drop(i);
}

void clubs_show(srv_req *q) { ask_club(q, look_show, false); }

static bool texts_ok(inquiry *i, bool fresh)
{
    const char *door = i->text[T_DOOR];
    bool known = strcmp(door, "open") == 0 || strcmp(door, "ask") == 0 || strcmp(door, "link") == 0;
    if ((fresh || *i->text[T_NAME]) && !srv_name_ok(i->text[T_NAME]))
        inquiry_no(i, "name", "not a possible name");
    else if ((fresh || *door) && !known)
        inquiry_no(i, "type", "'door' must be open, ask or link");
    else if (!hall_text_ok(i->text[T_ABOUT]) ||
             strspn(i->text[T_SIGN], "abcdefghijklmnopqrstuvwxyz-") != strlen(i->text[T_SIGN]))
        inquiry_no(i, "type", "'about' must be text, 'sign' a word");
    return !i->code;
}

static db_err name_is_free(rec_link l, const char *name, const char *id, bool *is)
{
    char look[NAME_LOOK];
    int64_t taken = 0;
    name_look(name, look);
    db_err err = rec_ask(l, "SELECT count(*) FROM clubs WHERE look=$1 AND id<>$2", on_int, &taken,
                         2, REC_TEXTS(look, id));
    *is = !taken;
    return err;
}

static void new_invite(char out[DB_INVITE])
{
    uint8_t bytes[16];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(out, DB_INVITE, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

/* Links that were given away lead nowhere from now on. */
static db_err renew_invite(inquiry *i, rec_link l)
{
    char invite[DB_INVITE];
    new_invite(invite);
    return tell(l, "UPDATE clubs SET invite=$2 WHERE id=$1", 2, REC_TEXTS(i->text[T_ID], invite));
}

static db_err insert_club(inquiry *i, rec_link l)
{
    char id[DB_ID], invite[DB_INVITE], look[NAME_LOOK];
    post_number now = post_text(i->now);
    srv_random_id(id);
    new_invite(invite);
    name_look(i->text[T_NAME], look);
    snprintf(i->text[T_ID], sizeof i->text[T_ID], "%s", id);
    db_err err = tell(l, "INSERT INTO clubs VALUES($1,$2,$3,$4,$5,$6,$7,$8)", 8,
                      REC_TEXTS(id, i->text[T_NAME], look, i->text[T_SIGN], i->text[T_ABOUT],
                                i->text[T_DOOR], invite, now.text));
    return err ? err
               : tell(l, "INSERT INTO club_members VALUES($1,$2,3,$3)", 3,
                      REC_TEXTS(id, i->me, now.text));
}

static void look_make(inquiry *i, rec_link l)
{
    int64_t mine = 0;
    bool is_free = false;
    if (!texts_ok(i, true))
        return;
    db_err err = rec_ask(l, "SELECT count(*) FROM club_members WHERE player=$1", on_int, &mine, 1,
                         REC_TEXTS(i->me));
    if (!err)
        err = name_is_free(l, i->text[T_NAME], "", &is_free);
    if (!err && mine >= MOST_CLUBS)
        inquiry_no(i, "limit", "you are in too many clubs");
    else if (!err && !is_free)
        inquiry_no(i, "name", "another club has a name that looks like it");
    else if (!err)
        err = insert_club(i, l);
    i->job.err = err || i->code ? err : show(i, l);
}

void clubs_make(srv_req *q) { ask_club(q, look_make, true); }

/* The role of who asks, if it is enough. */
static bool has_role(inquiry *i, rec_link l, int least)
{
    int role = 0;
    i->job.err = club_role(l, i->text[T_ID], i->me, &role);
    if (!i->job.err && role < least)
        inquiry_no(i, "club",
                   least == KEEPER ? "this is for keepers of the club"
                                   : "you are no member of this club");
    return !i->job.err && !i->code;
}

static void look_set(inquiry *i, rec_link l)
{
    char look[NAME_LOOK];
    bool is_free = true;
    if (!has_role(i, l, KEEPER) || !texts_ok(i, false))
        return;
    db_err err =
        *i->text[T_NAME] ? name_is_free(l, i->text[T_NAME], i->text[T_ID], &is_free) : DB_OK;
    if (!err && !is_free) {
        inquiry_no(i, "name", "another club has a name that looks like it");
        return;
    }
    name_look(i->text[T_NAME], look);
    if (!err && *i->text[T_NAME])
        err = tell(l, "UPDATE clubs SET name=$2,look=$3 WHERE id=$1", 3,
                   REC_TEXTS(i->text[T_ID], i->text[T_NAME], look));
    if (!err && *i->text[T_SIGN])
        err = tell(l, "UPDATE clubs SET sign=$2 WHERE id=$1", 2,
                   REC_TEXTS(i->text[T_ID], i->text[T_SIGN]));
    if (!err && *i->text[T_ABOUT])
        err = tell(l, "UPDATE clubs SET about=$2 WHERE id=$1", 2,
                   REC_TEXTS(i->text[T_ID], i->text[T_ABOUT]));
    if (!err && *i->text[T_DOOR])
        err = tell(l, "UPDATE clubs SET door=$2 WHERE id=$1", 2,
                   REC_TEXTS(i->text[T_ID], i->text[T_DOOR]));
    if (!err && i->number[N_RENEW] == 1)
        err = renew_invite(i, l);
    i->job.err = err ? err : show(i, l);
}

void clubs_set(srv_req *q) { ask_club(q, look_set, true); }

static void look_join(inquiry *i, rec_link l)
{
    club c = {.id = ""};
    int64_t mine = 0;
    db_err err = rec_ask(l, CLUB "c.id=$2", on_club, &c, 2, REC_TEXTS(i->me, i->text[T_ID]));
    if (!err)
        err = rec_ask(l, "SELECT count(*) FROM club_members WHERE player=$1", on_int, &mine, 1,
                      REC_TEXTS(i->me));
    bool invited = *c.id && strcmp(c.invite, i->text[T_INVITE]) == 0;
    bool open = strcmp(c.door, "open") == 0, ask = strcmp(c.door, "ask") == 0;
    if (!err && (!*c.id || (!invited && !open && !ask)))
        inquiry_no(i, "club", "no such club, or not for you");
    else if (!err && c.role < ASKS && (c.members >= MOST_MEMBERS || mine >= MOST_CLUBS))
        inquiry_no(i, "limit", "the club is full, or you are in too many");
    else if (!err)
        err = tell(
            l,
            "INSERT INTO club_members VALUES($1,$2,$3,$4) ON CONFLICT(club,player) DO UPDATE"
            " SET role=CASE WHEN club_members.role<excluded.role THEN excluded.role ELSE"
            " club_members.role END",
            4,
            REC_TEXTS(i->text[T_ID], i->me, invited || open ? "2" : "1", post_text(i->now).text));
    i->job.err = err || i->code ? err : show(i, l);
}

void clubs_join(srv_req *q) { ask_club(q, look_join, true); }

static void look_leave(inquiry *i, rec_link l)
{
    db_err err = tell(l, "DELETE FROM club_members WHERE club=$1 AND player=$2", 2,
                      REC_TEXTS(i->text[T_ID], i->me));
    if (!err)
        err = clubs_after_leaving(l, i->text[T_ID]);
    i->out = json_pack("{s:s,s:s}", "t", "club_left", "club", i->text[T_ID]);
    i->job.err = err;
}

void clubs_leave(srv_req *q) { ask_club(q, look_leave, true); }

/* ---- keepers ------------------------------------------------------------------------------------- */

/* Members by name: what a keeper does with one of them. `out`: who knows the invitation is not to
 * come back by it. */
static void for_member(inquiry *i, rec_link l, const char *deed, bool out)
{
    char login[DB_NAME];
    int64_t found = 0;
    if (!has_role(i, l, KEEPER))
        return;
    snprintf(login, sizeof login, "%.51s", i->text[T_NAME]);
    for (char *p = login; *p; p++)
        if (*p >= 'A' && *p <= 'Z')
            *p = (char)(*p + 'a' - 'A');
    db_err err =
        rec_ask(l,
                "SELECT count(*) FROM club_members WHERE club=$1 AND player=(SELECT id FROM"
                " players WHERE login=$2) AND player<>$3",
                on_int, &found, 3, REC_TEXTS(i->text[T_ID], login, i->me));
    if (!err && !found)
        inquiry_no(i, "name", "nobody else of that name is in the club");
    else if (!err)
        err = tell(l, deed, 2, REC_TEXTS(i->text[T_ID], login));
    if (!err && !i->code && out)
        err = renew_invite(i, l);
    i->text[T_NAME][0] = 0;
    i->job.err = err || i->code ? err : show(i, l);
}

#define THAT_ONE " WHERE club=$1 AND player=(SELECT id FROM players WHERE login=$2)"

static void look_admit(inquiry *i, rec_link l)
{
    for_member(i, l,
               i->number[N_YES] == 1 ? "UPDATE club_members SET role=2" THAT_ONE " AND role=1"
                                     : "DELETE FROM club_members" THAT_ONE " AND role=1",
               i->number[N_YES] != 1);
}

void clubs_admit(srv_req *q) { ask_club(q, look_admit, true); }

static void look_drop(inquiry *i, rec_link l)
{
    for_member(i, l, "DELETE FROM club_members" THAT_ONE, true);
}

void clubs_drop(srv_req *q) { ask_club(q, look_drop, true); }

static void look_keeper(inquiry *i, rec_link l)
{
    for_member(i, l,
               i->number[N_YES] == 1 ? "UPDATE club_members SET role=3" THAT_ONE " AND role=2"
                                     : "UPDATE club_members SET role=2" THAT_ONE " AND role=3",
               false);
}

void clubs_keeper(srv_req *q) { ask_club(q, look_keeper, true); }

/* ---- tables -------------------------------------------------------------------------------------- */

static void look_table(inquiry *i, rec_link l)
{
    int64_t own = 0;
    if (!has_role(i, l, MEMBER))
        return;
    db_err err = rec_ask(l, "SELECT count(*) FROM tables WHERE id=$1 AND creator=$2", on_int, &own,
                         2, REC_TEXTS(i->text[T_OTHER], i->me));
    if (!err && !own)
        inquiry_no(i, "table", "no table of yours");
    else if (!err)
        err = tell(l, "INSERT INTO club_tables VALUES($1,$2,$3) ON CONFLICT DO NOTHING", 3,
                   REC_TEXTS(i->text[T_OTHER], i->text[T_ID], post_text(i->now).text));
    i->job.err = err || i->code ? err : show(i, l);
}

void clubs_table(srv_req *q) { ask_club(q, look_table, true); }
