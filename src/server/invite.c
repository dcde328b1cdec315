/* invite.c - coming to a table: `code` and `peek` before anybody sits, `seek` for whoever wants any
 * game of a kind. */
#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "history.h"
#include "lists.h"

enum { CODE = 6, CODE_TRIES = 5, DAY = 86400000, FRESH_MS = 45000, BAND_MS = 20000, BAND = 100 };

/* Signs that are told apart on paper and on the phone: no 0 O, 1 I L. */
static const char signs[] = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/* ---- looking at a table ------------------------------------------------------------------------- */

typedef struct seen {
    inquiry *i;
    db_item item;
} seen;

static void on_item(void *ctx, const db_item *item) { ((seen *)ctx)->item = *item; }

static void on_text(void *ctx, const char *const *c) { snprintf(ctx, INQUIRY_TEXT, "%s", c[0]); }

enum { T_TABLE, T_INVITE, T_CODE, T_KEPT };

/* What was typed, as codes are written; "" where none can be. */
static void tidy_code(const char *typed, char out[CODE + 1])
{
    int n = 0;
    for (; *typed && n <= CODE; typed++) {
        char c = (char)toupper((unsigned char)*typed);
        if (c == ' ' || c == '-')
            continue;
        if (n == CODE || !strchr(signs, c))
            n = CODE + 1;
        else
            out[n++] = c;
    }
    out[n == CODE ? CODE : 0] = 0;
}

/* Seats that are still to be had. */
static int put_free(seen *s)
{
    json_t *list = json_array();
    char chair[DB_SPEC];
    int seat = 0;
    for (; seat < DB_SEATS; seat++) {
        lists_chair(s->item.chairs, seat, chair);
        if (!*chair)
            break;
        if (s->item.status == DB_OPEN && strcmp(chair, "human") == 0 && !*s->item.player[seat])
            inquiry_push(s->i, list, json_integer(seat));
    }
    inquiry_put(s->i, s->i->out, "free", list);
    return seat;
}

/* A table is shown to who may watch it; otherwise it is not there. */
static bool may_see(const seen *s, const char *invite, bool by_code)
{
    const inquiry *i = s->i;
    return by_code || s->item.listed || s->item.mine >= 0 ||
           (s->item.rated && s->item.status == DB_OVER) ||
           (*invite && strcmp(i->text[T_INVITE], invite) == 0);
}

static void look_peek(inquiry *i, rec_link l)
{
    seen s = {.i = i};
    char invite[INQUIRY_TEXT] = "", now[24];
    bool by_code = *i->text[T_CODE] != 0;
    snprintf(now, sizeof now, "%lld", (long long)i->now);
    if (by_code)
        i->job.err = rec_ask(l,
                             "SELECT c.table_id FROM codes c JOIN tables t ON t.id=c.table_id WHERE"
                             " c.code=$1 AND c.until>$2 AND t.status IN (0,3)",
                             on_text, i->text[T_TABLE], 2, REC_TEXTS(i->text[T_CODE], now));
    if (!i->job.err && by_code && !*i->text[T_TABLE]) {
        inquiry_no(i, "code", "no such code, or its time is over");
        return;
    }
    if (!i->job.err)
        i->job.err = rec_ask(l, "SELECT invite FROM tables WHERE id=$1", on_text, invite, 1,
                             REC_TEXTS(i->text[T_TABLE]));
    if (!i->job.err)
        i->job.err = rec_table(l, i->text[T_TABLE], i->me, on_item, &s);
    if (i->job.err == DB_NONE || (!i->job.err && !may_see(&s, invite, by_code))) {
        i->job.err = DB_OK;
        inquiry_no(i, "table", "no such table, or not for you");
        return;
    }
    i->out = i->job.err ? NULL : lists_item(i, &s.item);
    if (!i->out)
        return;
    inquiry_put(i, i->out, "t", json_string("peek"));
    inquiry_put(i, i->out, "table", json_string(s.item.id));
    bool open = by_code || s.item.mine >= 0 || strcmp(i->text[T_INVITE], invite) == 0;
    inquiry_put(i, i->out, "invite", open ? json_string(invite) : json_null());
    inquiry_put(i, i->out, "seats", json_integer(put_free(&s)));
}

static void count_peek(inquiry *i) { lists_watchers(i->q->s, i->out); }

void invite_peek(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_peek);
    char code[CODE + 1] = "";
    if (!i)
        return;
    i->after = count_peek;
    if (!inquiry_text(i, q, "table", T_TABLE, DB_ID - 1) ||
        !inquiry_text(i, q, "invite", T_INVITE, DB_INVITE) ||
        !inquiry_text(i, q, "code", T_CODE, 40)) {
        inquiry_drop(i);
        return;
    }
    bool typed = *i->text[T_CODE] != 0;
    tidy_code(i->text[T_CODE], code);
    snprintf(i->text[T_CODE], INQUIRY_TEXT, "%s", code);
    if (typed && !limits_take_address(q->s->limits, LIMIT_CODE, client_address(q->c), srv_now())) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many codes from this address");
    } else if (typed && !*code)
        req_error(q, "code", NULL, "a code has six signs");
    else if (!typed && !*i->text[T_TABLE])
        req_error(q, "type", NULL, "'code' or 'table' must be text");
    else {
        inquiry_send(i, false);
        return;
    }
    inquiry_drop(i);
}

/* ---- a code --------------------------------------------------------------------------------------- */

static void make_code(char out[CODE + 1])
{
    for (int k = 0; k < CODE; k++)
        out[k] = signs[randombytes_uniform(sizeof signs - 1)];
    out[CODE] = 0;
}

/* The one that is there, for all who ask, as long as it lives; otherwise a new one. */
static db_err find_code(inquiry *i, rec_link l, const char *now, const char *until)
{
    db_err err = rec_ask(l, "DELETE FROM codes WHERE until<=$1", NULL, NULL, 1, REC_TEXTS(now));
    for (int k = 0; k < CODE_TRIES && !err && !*i->text[T_CODE]; k++) {
        char code[CODE + 1];
        make_code(code);
        err = rec_ask(l, "INSERT INTO codes VALUES($1,$2,$3) ON CONFLICT DO NOTHING", NULL, NULL, 3,
                      REC_TEXTS(code, i->text[T_TABLE], until));
        if (!err)
            err = rec_ask(l, "SELECT code FROM codes WHERE table_id=$1", on_text, i->text[T_CODE],
                          1, REC_TEXTS(i->text[T_TABLE]));
        if (!err)
            err = rec_ask(l, "SELECT until FROM codes WHERE table_id=$1", on_text, i->text[T_KEPT],
                          1, REC_TEXTS(i->text[T_TABLE]));
    }
    return err;
}

static void look_code(inquiry *i, rec_link l)
{
    seen s = {.i = i};
    char now[24], until[24];
    snprintf(now, sizeof now, "%lld", (long long)i->now);
    snprintf(until, sizeof until, "%lld", (long long)i->now + DAY);
    i->job.err = rec_table(l, i->text[T_TABLE], i->me, on_item, &s);
    if (i->job.err == DB_NONE || (!i->job.err && s.item.mine < 0)) {
        i->job.err = DB_OK;
        inquiry_no(i, "table", "no such table, or not for you");
        return;
    }
    if (!i->job.err && s.item.status != DB_OPEN && s.item.status != DB_OPEN_RESTS) {
        inquiry_no(i, "status", "the game has begun");
        return;
    }
    if (!i->job.err)
        i->job.err = find_code(i, l, now, until);
    i->out = json_pack("{s:s,s:s,s:s,s:I}", "t", "code", "table", i->text[T_TABLE], "code",
                       i->text[T_CODE], "until", (json_int_t)text_int(i->text[T_KEPT]));
    i->lacks |= !i->out;
}

void invite_code(srv_req *q)
{
    const char *table = req_text(q, "table", DB_ID - 1);
    inquiry *i = table ? inquiry_open(q, look_code) : NULL;
    if (!i)
        return;
    snprintf(i->text[T_TABLE], INQUIRY_TEXT, "%s", table);
    inquiry_send(i, true);
}

/* ---- quick pairing ----------------------------------------------------------------------------------
 * Whoever seeks is led to the oldest open quick table that fits, or to none: then the client makes
 * one and asks again with it now and then, which keeps it fresh. Two who made one at the same time
 * meet at the older of the two. */

enum { S_GAME, S_TABLE, S_FOUND, S_INVITE };
enum { S_SEATS, S_CLOCK, S_BASE, S_MORE, S_RATED };

typedef struct fit {
    inquiry *i;
    int64_t mine;             /* my rating for this game, of whatever number of seats */
    int64_t created, waiting; /* of my own table; people in line */
    int64_t band;
    json_t *found;
} fit;

static void on_mine(void *ctx, const char *const *c)
{
    fit *f = ctx;
    f->mine = rate_shown((rating){strtod(c[0], NULL), strtod(c[1], NULL)});
}

static void on_own(void *ctx, const char *const *c) { ((fit *)ctx)->created = text_int(c[0]); }

/* Of the oldest that fit the first within the band of ratings, which widens with its wait. */
static void on_fit(void *ctx, const char *const *c)
{
    fit *f = ctx;
    int64_t waits = f->i->now - text_int(c[2]), theirs = 1500;
    f->waiting++;
    if (*c[4])
        theirs = rate_shown((rating){strtod(c[4], NULL), 0});
    int64_t band = BAND * (2 + waits / BAND_MS);
    if (f->found || llabs(theirs - f->mine) > band)
        return;
    f->band = band;
    f->found = json_pack("{s:s,s:s,s:s,s:I}", "t", "found", "table", c[0], "invite", c[1], "seats",
                         (json_int_t)text_int(c[3]));
    f->i->lacks |= !f->found;
}

static db_err read_seeker(fit *f, rec_link l)
{
    inquiry *i = f->i;
    char now[24];
    snprintf(now, sizeof now, "%lld", (long long)i->now);
    db_err err = rec_ask(l,
                         "SELECT mu,sigma FROM ratings WHERE player=$1 AND game=$2 ORDER BY games"
                         " DESC LIMIT 1",
                         on_mine, f, 2, REC_TEXTS(i->me, i->text[S_GAME]));
    if (!err && *i->text[S_TABLE]) /* it is still wanted */
        err = rec_ask(l,
                      "UPDATE tables SET active=$3 WHERE id=$1 AND creator=$2 AND quick AND"
                      " status=0",
                      NULL, NULL, 3, REC_TEXTS(i->text[S_TABLE], i->me, now));
    if (!err && *i->text[S_TABLE])
        err = rec_ask(l, "SELECT created FROM tables WHERE id=$1 AND creator=$2", on_own, f, 2,
                      REC_TEXTS(i->text[S_TABLE], i->me));
    return err;
}

static void choose(const fit *f, sql *s)
{
    const inquiry *i = f->i;
    sql_with(s,
             "SELECT t.id,t.invite,t.created,length(t.chairs)-length(replace(t.chairs,',',''))+1,"
             "coalesce((SELECT r.mu FROM ratings r WHERE r.player=t.creator AND r.game=t.game ORDER"
             " BY r.games DESC LIMIT 1),'') FROM tables t WHERE t.quick AND t.status=0 AND"
             " t.game=?",
             i->text[S_GAME]);
    sql_with(s,
             " AND t.creator<>? AND NOT EXISTS (SELECT 1 FROM seats x WHERE x.table_id=t.id AND"
             " x.player=?) AND NOT EXISTS (SELECT 1 FROM seats x JOIN manners m ON m.kind='block'"
             " AND (m.player=x.player AND m.other=? OR m.other=x.player AND m.player=?) WHERE"
             " x.table_id=t.id)",
             i->me);
    sql_with_int(s, " AND t.clock=?", i->number[S_CLOCK]);
    sql_with_int(s, " AND t.base=?", i->number[S_BASE]);
    sql_with_int(s, " AND t.more=?", i->number[S_MORE]);
    sql_with_int(s, " AND CASE WHEN t.rated THEN 1 ELSE 0 END=CAST(? AS integer)",
                 i->number[S_RATED]);
    if (i->number[S_SEATS])
        sql_with_int(s,
                     " AND length(t.chairs)-length(replace(t.chairs,',',''))+1=CAST(? AS integer)",
                     i->number[S_SEATS]);
    if (f->created)
        sql_with_int(s, " AND t.created<?", f->created);
    if (i->number[S_CLOCK] != HALL_CLOCK_DAYS) /* its maker has to be there */
        sql_with_int(s, " AND t.active>?", i->now - FRESH_MS);
    sql_add(s, " ORDER BY t.created,t.id LIMIT 50");
}

static void look_seek(inquiry *i, rec_link l)
{
    fit f = {.i = i, .mine = 1500};
    sql *s = calloc(1, sizeof *s);
    if (!s) {
        queue_lacks(&i->job);
        return;
    }
    i->job.err = read_seeker(&f, l);
    choose(&f, s);
    if (!i->job.err)
        i->job.err = sql_ask(s, l, on_fit, &f);
    free(s);
    i->out = f.found ? f.found : json_pack("{s:s,s:n}", "t", "found", "table");
    inquiry_put(i, i->out, "waiting", json_integer(f.waiting));
    inquiry_put(i, i->out, "band", json_integer(f.found ? f.band : 0));
}

void invite_seek(srv_req *q)
{
    const char *game = req_text(q, "game", DB_ID - 1);
    inquiry *i = game ? inquiry_open(q, look_seek) : NULL;
    if (!i)
        return;
    snprintf(i->text[S_GAME], INQUIRY_TEXT, "%s", game);
    bool ok = inquiry_text(i, q, "table", S_TABLE, DB_ID - 1) &&
              inquiry_int(i, q, "seats", S_SEATS, 2, DB_SEATS, 0) &&
              inquiry_bool(i, q, "rated", S_RATED) &&
              lists_clock(q, &i->number[S_CLOCK], &i->number[S_BASE], &i->number[S_MORE]);
    i->number[S_RATED] = i->number[S_RATED] == 1;
    if (ok && !mh_find(game))
        req_error(q, "game", NULL, "no such game");
    else if (ok && i->number[S_RATED] && q->c->me.guest)
        req_error(q, "account", NULL, "at a rated table sit accounts");
    else if (ok && i->number[S_RATED] && q->c->facts.rated_from > i->now)
        req_error(q, "waits", NULL, "rated games were left: not before %lld",
                  (long long)q->c->facts.rated_from);
    else if (ok) {
        inquiry_send(i, true);
        return;
    }
    inquiry_drop(i);
}
