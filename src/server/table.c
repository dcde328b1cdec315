/* table.c - the tables in memory: found, loaded, caught up, forgotten. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "foreign.h"
#include "srv.h"

enum { SLOTS = 16384, IDLE_MS = 60000, OTHERS_FIRST_MS = 3000 };

typedef struct load { /* a table on its way from the store */
    desk_job job;
    srv_table *t;
    uint32_t from;
    db_row *rows;
    size_t count, cap;
    bool whole; /* with its head */
    bool lacks; /* there was no memory for all rows */
    char id[DB_ID];
    db_table head;
    foreign foreign;
} load;

/* ---- the list ------------------------------------------------------------------------------ */

bool table_open(srv *s)
{
    s->tables = calloc(SLOTS, sizeof(void *));
    return s->tables != NULL;
}

static srv_table **slot_of(srv *s, const char *id)
{
    return &s->tables[mh_hash(id, strlen(id)) % SLOTS];
}

static srv_table *find(srv *s, const char *id)
{
    srv_table *t = *slot_of(s, id);
    while (t && (t->lost || strcmp(t->is.id, id) != 0))
        t = t->next;
    return t;
}

srv_table *table_live(srv *s, const char *id)
{
    srv_table *t = find(s, id);
    return t && !t->loading ? t : NULL;
}

/* Chairs as the head has them: a word a seat. */
static void set_chairs(srv_table *t)
{
    char words[DB_WORDS], *at = words;
    snprintf(words, sizeof words, "%s", t->is.chairs);
    for (t->seats = 0; at && *at && t->seats < MH_MAX_SEATS; t->seats++) {
        srv_chair *c = &t->chair[t->seats];
        char *comma = strchr(at, ',');
        if (comma)
            *comma++ = 0;
        c->for_bot = strcmp(at, "human") != 0;
        if (c->for_bot)
            snprintf(c->bot, sizeof c->bot, "%.47s", at);
        c->left = t->is.base * 1000;
        at = comma;
    }
}

static bool set_head(srv_table *t, const db_table *is)
{
    size_t at = 0;
    t->is = *is;
    t->game = mh_find(is->game);
    t->rules = is->rules;
    t->content = is->content;
    t->fate = &t->fate_room;
    host_fate_open(t->fate, is->fate);
    sodium_bin2hex(t->commitment, sizeof t->commitment, t->fate->commitment, HOST_KEY);
    set_chairs(t);
    return t->game && !mh_options_parse(t->game, is->options, &t->options, &at);
}

static srv_table *blank(srv *s)
{
    srv_table *t = calloc(1, sizeof *t);
    if (!t)
        return NULL;
    t->s = s;
    t->ask_seat = -1;
    t->differs = -1;
    t->touched = uv_now(s->loop);
    return t;
}

srv_table *table_new(srv *s, const db_table *is)
{
    srv_table *t = blank(s);
    if (!t || set_head(t, is))
        return t;
    table_free(t);
    return NULL;
}

void table_add(srv *s, srv_table *t)
{
    srv_table **slot = slot_of(s, t->is.id);
    t->next = *slot;
    *slot = t;
    t->after = s->all_tables;
    if (t->after)
        t->after->before = t;
    s->all_tables = t;
    s->table_count++;
}

void table_free(srv_table *t)
{
    for (srv_chat *c = t->chats, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    fold_forget_steps(t);
    host_close(t->session);
    free(t->backs);
    free(t->frozen);
    free(t->closed);
    free(t);
}

static void forget(srv_table *t)
{
    srv_table **at = slot_of(t->s, t->is.id);
    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    *(t->before ? &t->before->after : &t->s->all_tables) = t->after;
    if (t->after)
        t->after->before = t->before;
    t->s->table_count--;
    table_free(t);
}

/* ---- requests that wait ------------------------------------------------------------------------
 */

static void wait_for(srv_table *t, const srv_req *q, bool writes, srv_then *then)
{
    srv_waiter **at = &t->waiting;
    if (t->waiters >= SRV_QUEUE) {
        req_error(q, "busy", NULL, "too many wait for this table");
        return;
    }
    while (*at)
        at = &(*at)->next;
    srv_req *kept = req_keep(q);
    srv_waiter *w = kept ? calloc(1, sizeof *w) : NULL;
    if (kept && !w) {
        req_no_memory(q);
        req_free(kept);
    }
    if (!w)
        return;
    *w = (srv_waiter){NULL, kept, then, writes};
    *at = w;
    t->waiters++;
}

/* In their order; one that writes stops those behind it until its row is durable. */
void table_run_waiters(srv_table *t)
{
    while (t->waiting && !t->loading && !t->catching) {
        srv_waiter *w = t->waiting;
        if (w->writes && t->writing)
            return;
        t->waiting = w->next;
        t->waiters--;
        if (w->q->c->conn)
            w->then(w->q, t);
        req_free(w->q);
        free(w);
    }
    if (!t->writing && !t->loading && !t->catching)
        bots_look(t);
}

static void fail_waiters(srv_table *t, db_err err)
{
    while (t->waiting) {
        srv_waiter *w = t->waiting;
        t->waiting = w->next;
        if (err == DB_NONE)
            req_error(w->q, "table", NULL, "no such table");
        else
            req_store(w->q, err);
        req_free(w->q);
        free(w);
    }
    t->waiters = 0;
}

/* Its state is not what its rows say. A search may still hold it: the tick frees it. */
void table_let_go(srv_table *t)
{
    t->lost = true;
    fail_waiters(t, DB_NOMEM);
    while (t->watches) {
        srv_client *c = t->watches->c;
        table_unwatch(t->watches);
        client_fail(c);
    }
}

/* ---- loading
 * --------------------------------------------------------------------------------------- */

static void on_row(void *ctx, const db_row *row)
{
    load *l = ctx;
    if (l->count == l->cap) {
        size_t cap = l->cap ? l->cap * 2 : 32;
        db_row *more = l->lacks ? NULL : realloc(l->rows, cap * sizeof *more);
        l->lacks = !more;
        if (!more)
            return;
        l->rows = more;
        l->cap = cap;
    }
    char *body = l->lacks ? NULL : strdup(row->body);
    l->lacks = !body;
    if (!body)
        return;
    db_row *r = &l->rows[l->count++];
    *r = *row;
    r->body = body;
}

static void run_load(desk_job *job, const db_api *api, db *d)
{
    load *l = (load *)job;
    job->err = l->whole ? api->table(d, l->id, &l->head) : DB_OK;
    if (!job->err)
        job->err = api->rows(d, l->id, l->from, on_row, l);
    if (!job->err && l->lacks)
        desk_lacks(job);
    if (!job->err && l->whole)
        job->err = foreign_check(api, d, &l->head, l->rows, l->count, &l->foreign);
}

static void free_load(load *l)
{
    for (size_t i = 0; i < l->count; i++)
        srv_free_text(l->rows[i].body);
    free(l->rows);
    free(l);
}

/* Of the time in which no node was there a live clock knows nothing. One node alone can
 * tell that from its start. False: no memory to write it down. */
static bool wake_clock(srv_table *t)
{
    if (t->is.clock != SRV_CLOCK_LIVE || t->status != DB_PLAYING || t->s->is.postgres ||
        t->since >= t->s->started)
        return true;
    draft *d = draft_open(t);
    draft_line(d, "wake 0");
    return draft_commit(d, NULL, NULL, NULL);
}

/* Loaded and up to date: it goes on, for the first time with its clock set right. */
static void go_on(srv_table *t)
{
    if (t->asleep && !wake_clock(t)) {
        table_let_go(t);
        return;
    }
    t->asleep = false;
    table_run_waiters(t);
}

static void done_load(desk_job *job)
{
    load *l = (load *)job;
    srv_table *t = l->t;
    db_err err = job->err;
    t->loading = false;
    if (!err && l->foreign.refused) {
        foreign_refuse(t, &l->foreign);
        free_load(l);
        forget(t);
        return;
    }
    if (!err && !set_head(t, &l->head)) {
        srv_log("error", "table of an unknown game", "table", t->is.id, NULL);
        err = DB_NONE;
    }
    for (size_t i = 0; !err && i < l->count; i++)
        fold_row(t, &l->rows[i], false);
    free_load(l);
    t->s->count.loads++;
    if (!err && t->lost)
        err = DB_NOMEM;
    if (err) {
        fail_waiters(t, err);
        forget(t);
        return;
    }
    if (foreign_table(t))
        srv_log("info", "table made under other rules", "table", t->is.id, "result",
                t->frozen         ? "frozen"
                : t->differs >= 0 ? "differs"
                                  : "same",
                NULL);
    t->changed = false;
    t->told_from = t->session ? t->session->plies : 0;
    t->asleep = true;
    if (t->behind) /* news came while it was on its way */
        table_catch_up(t);
    else
        go_on(t);
}

static srv_table *begin_load(srv *s, const char *id)
{
    srv_table *t = blank(s);
    load *l = calloc(1, sizeof *l);
    if (!t || !l) {
        free(t);
        free(l);
        return NULL;
    }
    snprintf(t->is.id, sizeof t->is.id, "%s", id);
    t->loading = true;
    table_add(s, t);
    *l = (load){.job = {.run = run_load, .done = done_load}, .t = t, .whole = true};
    memcpy(l->id, t->is.id, sizeof l->id);
    desk_post(s->desk, &l->job);
    return t;
}

static bool possible_id(const char *id)
{
    size_t n = strlen(id);
    return n > 0 && n < DB_ID && strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz") == n;
}

void table_need(srv_req *q, const char *id, bool writes, srv_then *then)
{
    srv_table *t = find(q->s, id);
    if (!possible_id(id)) {
        req_error(q, "table", NULL, "no such table");
        return;
    }
    if (!t)
        t = begin_load(q->s, id);
    if (!t) {
        req_no_memory(q);
        return;
    }
    t->touched = uv_now(q->s->loop);
    if (t->loading || t->catching || t->waiting || (writes && t->writing))
        wait_for(t, q, writes, then);
    else
        then(q, t);
}

void table_wake(srv *s, const char *id)
{
    if (possible_id(id) && !find(s, id))
        begin_load(s, id);
}

/* ---- news from other nodes
 * ---------------------------------------------------------------------------- */

static void done_catch_up(desk_job *job)
{
    load *l = (load *)job;
    srv_table *t = l->t;
    t->catching = false;
    if (job->err)
        t->again = true; /* the store is away: with the next tick */
    for (size_t i = 0; !job->err && i < l->count && !t->lost; i++) {
        t->lost = foreign_row(t->game, &l->rows[i]); /* who is here finds out where it is played */
        if (!t->lost && l->rows[i].seq == t->seq)
            fold_row(t, &l->rows[i], true);
    }
    if (l->count)
        t->bot_at = srv_now() + OTHERS_FIRST_MS;
    free_load(l);
    if (t->lost) {
        table_let_go(t);
        return;
    }
    say_changes(t, NULL);
    if (t->behind)
        table_catch_up(t);
    else
        go_on(t);
}

void table_catch_up(srv_table *t)
{
    if (t->lost)
        return;
    if (t->loading || t->writing || t->catching) {
        t->behind = true;
        return;
    }
    load *l = calloc(1, sizeof *l);
    if (!l) { /* with the next tick */
        t->again = true;
        t->behind = false;
        go_on(t);
        return;
    }
    *l = (load){.job = {.run = run_load, .done = done_catch_up}, .t = t, .from = t->seq};
    memcpy(l->id, t->is.id, sizeof l->id);
    t->behind = false;
    t->catching = true;
    desk_post(t->s->desk, &l->job);
}

bool table_ahead(srv_req *q, srv_table *t, int64_t ply, srv_then *then)
{
    uint32_t now = t->session ? t->session->plies : 0;
    if (ply <= now || !t->s->is.postgres || q->tries)
        return false;
    q->tries++;
    table_catch_up(t);
    table_need(q, t->is.id, true, then);
    return true;
}

static void each_table(srv *s, void (*visit)(srv_table *t))
{
    for (srv_table *t = s->all_tables, *next; t; t = next) {
        next = t->after;
        visit(t);
    }
}

/* `node table:seq !player ...`; NULL or `node *`: anything may have happened. */
void table_heard(void *ctx, const char *payload)
{
    srv *s = ctx;
    size_t n = payload ? strcspn(payload, " ") : 0;
    if (!payload || strcmp(payload + n, " *") == 0) {
        each_table(s, table_catch_up);
        sessions_check(s, NULL);
        return;
    }
    if (n == strlen(s->sign) && strncmp(payload, s->sign, n) == 0)
        return;
    for (const char *at = payload + n; *at == ' ';) {
        char id[DB_ID];
        size_t length = strcspn(++at, ": ");
        snprintf(id, sizeof id, "%.*s", (int)length, at);
        unsigned long seq = at[length] == ':' ? strtoul(at + length + 1, NULL, 10) : 0;
        srv_table *t = find(s, id);
        if (*id == '!') /* a player: sessions have ended */
            sessions_check(s, id + 1);
        if (t && seq >= t->seq)
            table_catch_up(t);
        at += strcspn(at, " ");
    }
}

/* ---- time passes
 * ------------------------------------------------------------------------------------------ */

static void time_out(srv_table *t, int64_t now)
{
    unsigned running = clock_running(t, table_turn(t));
    draft *d = draft_open(t);
    for (int seat = 0; seat < t->seats; seat++) {
        const srv_chair *c = &t->chair[seat];
        if (!(running >> seat & 1) || c->late || t->since + c->left > now)
            continue;
        draft_line(d, "time %d", seat);
        if (t->is.handover[0])
            draft_line(d, "bot %d %s", seat, t->is.handover);
        t->s->count.timeouts++;
    }
    if (d->length > d->prefix)
        draft_commit(d, NULL, NULL, NULL);
}

static void tick_one(srv_table *t)
{
    int64_t now = table_now(t);
    bool busy = t->loading || t->writing || t->catching || t->thinking || t->waiting;
    if (t->writing && !t->waits_told && uv_now(t->s->loop) > t->wrote + SRV_WAITS_MS) {
        t->waits_told = true;
        say_waits(t);
    }
    if (busy)
        return;
    if (t->lost) {
        forget(t);
        return;
    }
    if (t->again) {
        t->again = false;
        table_catch_up(t);
        return;
    }
    int64_t due = t->frozen ? 0 : clock_due(t, table_turn(t));
    /* A clock that is far ahead of this hall may be wrong. */
    bool doubt = t->is.clock == SRV_CLOCK_DAYS && (!t->s->swept || t->s->clock_doubted);
    if (due && due <= now && !doubt) {
        time_out(t, now);
        return;
    }
    bots_look(t);
    if (t->watches || t->thinking || uv_now(t->s->loop) < t->touched + IDLE_MS)
        return;
    t->s->count.evictions++;
    forget(t);
}

void table_tick(srv *s) { each_table(s, tick_one); }

static void stop_one(srv_table *t)
{
    fail_waiters(t, DB_AWAY);
    for (srv_watch *w = t->watches, *next; w; w = next) {
        next = w->next_at_table;
        table_unwatch(w);
    }
    forget(t);
}

void table_stop(srv *s)
{
    each_table(s, stop_one);
    free(s->tables);
    s->tables = NULL;
}
