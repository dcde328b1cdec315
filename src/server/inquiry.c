/* inquiry.c - see inquiry.h. */
#include "inquiry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run_inquiry(queue_job *job, const db_api *api, db *d)
{
    inquiry *i = (inquiry *)job;
    i->look(i, (rec_link){api, d});
    if (!job->err && i->lacks)
        queue_lacks(job);
}

static void done_inquiry(queue_job *job)
{
    inquiry *i = (inquiry *)job;
    if (job->err && !i->code)
        req_store(i->q, job->err);
    else if (i->code)
        req_error(i->q, i->code, NULL, "%s", i->why);
    if (!job->err && !i->code && i->after)
        i->after(i);
    if (!job->err && !i->code && i->out) {
        req_reply(i->q, i->out);
        i->out = NULL;
    }
    json_decref(i->out);
    req_free(i->q);
    free(i->extra);
    free(i);
}

inquiry *inquiry_open(srv_req *q, void (*look)(inquiry *i, rec_link l))
{
    inquiry *i = calloc(1, sizeof *i);
    srv_req *kept = i ? req_keep(q) : NULL;
    if (!kept) {
        if (!i)
            req_no_memory(q);
        free(i);
        return NULL;
    }
    i->q = kept;
    i->look = look;
    i->guest = q->c->me.guest;
    i->now = srv_now();
    memcpy(i->me, q->c->me.id, sizeof i->me);
    return i;
}

void inquiry_drop(inquiry *i)
{
    json_decref(i->out);
    req_free(i->q);
    free(i->extra);
    free(i);
}

void inquiry_send(inquiry *i, bool writes)
{
    i->job = (queue_job){.writes = writes, .run = run_inquiry, .done = done_inquiry};
    queue_post(i->q->s->queue, &i->job);
}

void inquiry_no(inquiry *i, const char *code, const char *why)
{
    i->code = code;
    i->why = why;
}

bool inquiry_text(inquiry *i, const srv_req *q, const char *key, int at, size_t max)
{
    const char *text = NULL;
    if (!req_text_or_null(q, key, max < INQUIRY_TEXT ? max : INQUIRY_TEXT - 1, &text))
        return false;
    snprintf(i->text[at], INQUIRY_TEXT, "%s", text ? text : "");
    return true;
}

bool inquiry_int(inquiry *i, const srv_req *q, const char *key, int at, int64_t low, int64_t high,
                 int64_t fallback)
{
    const read_node *x = read_find(q->in, key);
    i->number[at] = fallback;
    return !x || x->type == READ_NULL || req_int(q, key, low, high, &i->number[at]);
}

bool inquiry_bool(inquiry *i, const srv_req *q, const char *key, int at)
{
    const read_node *x = read_find(q->in, key);
    i->number[at] = -1;
    if (!x || x->type == READ_NULL)
        return true;
    if (x->type != READ_BOOL) {
        req_error(q, "type", NULL, "'%s' must be true or false", key);
        return false;
    }
    i->number[at] = x->number;
    return true;
}

/* ---- statements ---------------------------------------------------------------------------- */

void sql_add(sql *s, const char *text)
{
    size_t n = strlen(text);
    if (s->length + n + 1 >= SQL_TEXT)
        return; /* it will not be understood, and nothing happens */
    memcpy(s->text + s->length, text, n + 1);
    s->length += n;
}

void sql_wrap(sql *s, const char *before, const char *after)
{
    size_t n = strlen(before);
    if (s->length + n + 1 >= SQL_TEXT)
        return; /* as above */
    memmove(s->text + n, s->text, s->length + 1);
    memcpy(s->text, before, n);
    s->length += n;
    sql_add(s, after);
}

void sql_with(sql *s, const char *text, const char *value)
{
    char number[16];
    if (s->count == SQL_TEXTS)
        return;
    snprintf(s->own[s->count], INQUIRY_TEXT, "%s", value);
    s->value[s->count] = s->own[s->count];
    snprintf(number, sizeof number, "$%d", ++s->count);
    for (const char *at = text; *at; at++)
        sql_add(s, *at == '?' ? number : (char[]){*at, 0});
}

void sql_with_int(sql *s, const char *text, int64_t value)
{
    char number[24];
    snprintf(number, sizeof number, "%lld", (long long)value);
    sql_with(s, text, number);
}

void sql_like(sql *s, const char *text, const char *value)
{
    char like[INQUIRY_TEXT];
    size_t n = 0;
    like[n++] = '%';
    for (const char *p = value; *p && n + 4 < sizeof like; p++) {
        if (*p == '%' || *p == '_' || *p == '!')
            like[n++] = '!';
        like[n++] = (char)(*p >= 'A' && *p <= 'Z' ? *p + 'a' - 'A' : *p);
    }
    like[n++] = '%';
    like[n] = 0;
    sql_with(s, text, like);
}

db_err sql_ask(const sql *s, rec_link l, db_on_record *on, void *ctx)
{
    return l.api->ask(l.d, s->text, s->value, s->count, on, ctx);
}

int64_t text_int(const char *text) { return strtoll(text, NULL, 10); }

void inquiry_put(inquiry *i, json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new(object, key, value))
        i->lacks = true;
}

void inquiry_push(inquiry *i, json_t *list, json_t *value)
{
    if (json_array_append_new(list, value))
        i->lacks = true;
}
