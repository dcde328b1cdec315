/* manners.c - whom somebody does not want to hear or to sit with, and reports to the keepers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inquiry.h"
#include "store/tables.h"

enum { AROUND = 2, MOST = 300, CHATS = 4000 };

/* ---- mute, block ----------------------------------------------------------------------------------- */

enum { T_KIND, T_OTHER };
enum { N_ON, N_COUNT };

static void on_other(void *ctx, const char *const *c)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, strcmp(c[0], "mute") == 0 ? "muted" : "blocked"),
                 json_pack("{s:s,s:s}", "id", c[1], "name", c[2]));
}

static db_err read_all(inquiry *i, rec_link l)
{
    i->out = json_pack("{s:s,s:[],s:[]}", "t", "manners", "muted", "blocked");
    i->lacks |= !i->out;
    return !i->out ? DB_OK
                   : rec_ask(l,
                             "SELECT m.kind,m.other,coalesce(p.name,'-') FROM manners m LEFT JOIN"
                             " players p ON p.id=m.other WHERE m.player=$1 ORDER BY m.at DESC",
                             on_other, i, 1, REC_TEXTS(i->me));
}

static void look_all(inquiry *i, rec_link l) { i->job.err = read_all(i, l); }

void manners_ask(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_all);
    if (i)
        inquiry_send(i, false);
}

static void on_number(void *ctx, const char *const *c) { *(int64_t *)ctx = text_int(c[0]); }

static db_err change(inquiry *i, rec_link l)
{
    char now[24];
    const char *kind = i->text[T_KIND], *other = i->text[T_OTHER];
    snprintf(now, sizeof now, "%lld", (long long)i->now);
    return i->number[N_ON]
               ? rec_ask(l, "INSERT INTO manners VALUES($1,$2,$3,$4) ON CONFLICT DO NOTHING", NULL,
                         NULL, 4, REC_TEXTS(i->me, kind, other, now))
               : rec_ask(l, "DELETE FROM manners WHERE player=$1 AND kind=$2 AND other=$3", NULL,
                         NULL, 3, REC_TEXTS(i->me, kind, other));
}

static void look_change(inquiry *i, rec_link l)
{
    int64_t known = 0, count = 0;
    char payload[3 * DB_ID];
    const char *other = i->text[T_OTHER];
    i->job.err = rec_ask(l, "SELECT count(*) FROM players WHERE id=$1", on_number, &known, 1,
                         REC_TEXTS(other));
    if (!i->job.err)
        i->job.err = rec_ask(l, "SELECT count(*) FROM manners WHERE player=$1", on_number, &count,
                             1, REC_TEXTS(i->me));
    if (!i->job.err && ((!known && i->number[N_ON]) || strcmp(other, i->me) == 0))
        inquiry_no(i, "who", "nobody else has this id");
    else if (!i->job.err && i->number[N_ON] && count >= MOST)
        inquiry_no(i, "limit", "at most 300 people");
    if (i->job.err || i->code)
        return;
    i->job.err = change(i, l);
    if (!i->job.err)
        i->job.err = read_all(i, l);
    snprintf(payload, sizeof payload, "%s =%.*s", i->q->s->sign, DB_ID - 1, i->me);
    if (!i->job.err)
        i->job.err = l.api->tell(l.d, payload);
    snprintf(payload, sizeof payload, "%s =%.*s", i->q->s->sign, DB_ID - 1, other);
    if (!i->job.err)
        i->job.err = l.api->tell(l.d, payload);
}

static void follow(inquiry *i)
{
    if (strcmp(i->text[T_KIND], "block") != 0)
        return;
    refresh_facts(i->q->s, i->me);
    refresh_facts(i->q->s, i->text[T_OTHER]);
    inquiry *behind = inquiry_open(i->q, look_all); /* it is in force when it is answered */
    if (!behind)
        return;
    json_decref(i->out);
    i->out = NULL;
    inquiry_send(behind, false);
}

static void ask_change(srv_req *q, const char *kind)
{
    const char *other = req_text(q, "player", DB_ID - 1);
    inquiry *i = other ? inquiry_open(q, look_change) : NULL;
    if (!i)
        return;
    snprintf(i->text[T_KIND], INQUIRY_TEXT, "%s", kind);
    snprintf(i->text[T_OTHER], INQUIRY_TEXT, "%s", other);
    i->after = follow;
    if (!inquiry_bool(i, q, "on", N_ON)) {
        inquiry_drop(i);
        return;
    }
    inquiry_send(i, true);
}

void manners_mute(srv_req *q) { ask_change(q, "mute"); }
void manners_block(srv_req *q) { ask_change(q, "block"); }

/* ---- report ------------------------------------------------------------------------------------------ */

enum { R_TABLE, R_PLAYER, R_REASON, R_TEXT };
enum { R_AT };

typedef struct line { /* of chat */
    int64_t at;
    char who[DB_NAME], player[DB_ID], text[512];
} line;

typedef struct chats {
    line *all;
    int count;
} chats;

/* `chat SEAT NAME<tab>TEXT<tab>PLAYER` */
static void take_chat(chats *c, int64_t at, const char *text, size_t n)
{
    const char *name = memchr(text + 5, ' ', n - 5), *tab = memchr(text, '\t', n);
    const char *last = tab ? memchr(tab + 1, '\t', n - (size_t)(tab + 1 - text)) : NULL;
    if (!name || !tab || tab < name || c->count == CHATS)
        return;
    line *x = &c->all[c->count++];
    *x = (line){.at = at};
    size_t said = (size_t)((last ? last : text + n) - (tab + 1));
    snprintf(x->who, sizeof x->who, "%.*s", (int)(tab - name - 1), name + 1);
    snprintf(x->text, sizeof x->text, "%.*s", (int)said, tab + 1);
    if (last)
        snprintf(x->player, sizeof x->player, "%.*s", (int)(text + n - last - 1), last + 1);
}

static void on_row(void *ctx, const db_row *row)
{
    const char *at = row->body, *end = row->body + row->length;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t n = (size_t)((stop ? stop : end) - at);
        if (n > 7 && strncmp(at, "chat ", 5) == 0)
            take_chat(ctx, row->at, at, n);
        at += n + 1;
    }
}

/* The line in question, and two before and after it: nothing else. */
static json_t *lines_around(inquiry *i, const chats *c)
{
    json_t *list = json_array();
    for (int k = 0; k < c->count; k++) {
        const line *x = &c->all[k];
        if (x->at != i->number[R_AT] || strcmp(x->player, i->text[R_PLAYER]) != 0)
            continue;
        for (int n = k - AROUND; n <= k + AROUND; n++)
            if (n >= 0 && n < c->count)
                inquiry_push(i, list,
                             json_pack("{s:I,s:s,s:s,s:s,s:b}", "at", (json_int_t)c->all[n].at,
                                       "name", c->all[n].who, "player", c->all[n].player, "text",
                                       c->all[n].text, "this", n == k));
        break;
    }
    return list;
}

static void on_table(void *ctx, const db_item *item)
{
    bool *may = ctx;
    *may = item->listed || item->mine >= 0;
}

static void put_report(inquiry *i, rec_link l, const json_t *lines)
{
    char at[24], *text = json_dumps(lines, JSON_COMPACT);
    snprintf(at, sizeof at, "%lld", (long long)i->now);
    i->lacks |= !text;
    if (text)
        i->job.err =
            rec_ask(l,
                    "INSERT INTO reports(id,at,table_id,reporter,player,reason,words,lines) SELECT"
                    " coalesce(max(id),0)+1,CAST($1 AS bigint),CAST($2 AS text),CAST($3 AS text),"
                    "CAST($4 AS text),CAST($5 AS text),CAST($6 AS text),CAST($7 AS text)"
                    " FROM reports",
                    NULL, NULL, 7,
                    REC_TEXTS(at, i->text[R_TABLE], i->me, i->text[R_PLAYER], i->text[R_REASON],
                              i->text[R_TEXT], text));
    free(text);
}

static void look_report(inquiry *i, rec_link l)
{
    bool may = false;
    chats c = {.all = calloc(CHATS, sizeof(line))};
    if (c.all)
        i->job.err = rec_table(l, i->text[R_TABLE], i->me, on_table, &may);
    else
        queue_lacks(&i->job);
    if (i->job.err == DB_NONE || (!i->job.err && !may)) {
        i->job.err = DB_OK;
        inquiry_no(i, "table", "no such table, or not for you");
    }
    if (!i->job.err && !i->code)
        i->job.err = l.api->rows(l.d, i->text[R_TABLE], 0, on_row, &c);
    json_t *lines = lines_around(i, &c);
    free(c.all);
    if (!i->job.err && !i->code && i->number[R_AT] && !json_array_size(lines))
        inquiry_no(i, "who", "no such line of this person");
    else if (!i->job.err && !i->code)
        put_report(i, l, lines);
    json_decref(lines);
    i->out = json_pack("{s:s}", "t", "reported");
    i->lacks |= !i->out;
}

static bool reason_ok(const srv_req *q, const char *word)
{
    static const char *const words[] = {"insult", "cheat", "left", "name", "other"};
    for (size_t k = 0; k < MH_COUNT(words); k++)
        if (strcmp(words[k], word) == 0)
            return true;
    req_error(q, "type", NULL, "'reason' must be insult, cheat, left, name or other");
    return false;
}

void manners_report(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_report);
    if (!i)
        return;
    bool ok = inquiry_text(i, q, "table", R_TABLE, DB_ID - 1) &&
              inquiry_text(i, q, "player", R_PLAYER, DB_ID - 1) &&
              inquiry_text(i, q, "reason", R_REASON, 16) &&
              inquiry_text(i, q, "text", R_TEXT, 500) &&
              inquiry_int(i, q, "at", R_AT, 0, INT64_MAX, 0) && reason_ok(q, i->text[R_REASON]);
    if (ok && !hall_text_ok(i->text[R_TEXT]))
        req_error(q, "type", NULL, "'text' must be text without control characters");
    else if (ok && !limits_take(q->s->limits, LIMIT_REPORT, i->me, i->now)) {
        q->s->count.limited++;
        req_error(q, "rate", NULL, "too many reports");
    } else if (ok) {
        inquiry_send(i, true);
        return;
    }
    inquiry_drop(i);
}
