/* rows.c - rows of the hall, written to the store and read from it. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "foreign.h"
#include "post.h"
#include "srv.h"
#include "store/cups.h"

/* ---- as the store has them -------------------------------------------------------------------- */

/* The texts stay the hall's. */
static db_end *end_of(const hall_end *e)
{
    db_end *out = calloc(1, sizeof *out);
    if (!out)
        return NULL;
    out->plies = e->plies;
    out->seats = e->seats;
    for (int i = 0; i < e->seats; i++) {
        const hall_seat_end *s = &e->seat[i];
        out->seat[i] = (db_seat_end){.player = s->player,
                                     .name = s->name,
                                     .bot = s->bot,
                                     .points = s->points,
                                     .rank = s->rank,
                                     .left = s->left,
                                     .lines = s->lines,
                                     .marks = s->marks};
    }
    return out;
}

static db_row row_of(const hall_row *r)
{
    db_row out = {.seq = r->seq,
                  .at = r->at,
                  .writer = (int64_t)r->mark,
                  .after = (int64_t)r->after,
                  .hash = (int64_t)r->hash,
                  .turn = r->turn,
                  .bots = r->bots,
                  .calls = r->calls,
                  .due = r->due,
                  .body = r->body,
                  .length = r->length,
                  .status = r->status,
                  .active = r->active,
                  .sits = -1,
                  .leaves = r->leaves,
                  .round = r->round};
    memcpy(out.table, r->table, sizeof out.table);
    for (int seat = 0; seat < MH_MAX_SEATS && out.sits < 0; seat++)
        if (r->sits >> seat & 1) {
            out.sits = seat;
            memcpy(out.player, r->sitter[seat].player, sizeof out.player);
            memcpy(out.name, r->sitter[seat].name, sizeof out.name);
        }
    return out;
}

static hall_row hall_row_of(const db_row *r)
{
    hall_row out = {.seq = r->seq,
                    .at = r->at,
                    .mark = (uint64_t)r->writer,
                    .hash = (uint64_t)r->hash,
                    .turn = (uint8_t)r->turn,
                    .bots = (uint8_t)r->bots,
                    .due = r->due,
                    .body = r->body,
                    .length = r->length,
                    .status = -1,
                    .leaves = -1,
                    .round = -1};
    memcpy(out.table, r->table, sizeof out.table);
    return out;
}

static db_table table_of(const hall_head *h)
{
    db_table t = {.rules = (int)h->rules,
                  .content = h->content,
                  .clock = (int)h->clock,
                  .base = h->clock_base,
                  .more = h->clock_more,
                  .listed = h->listed,
                  .undo = h->undo,
                  .rated = h->rated,
                  .quick = h->quick,
                  .created = h->created};
    memcpy(t.id, h->id, sizeof t.id);
    memcpy(t.game, h->game, sizeof t.game);
    memcpy(t.options, h->options, sizeof t.options);
    memcpy(t.chairs, h->chairs, sizeof t.chairs);
    memcpy(t.handover, h->handover, sizeof t.handover);
    memcpy(t.invite, h->invite, sizeof t.invite);
    memcpy(t.fate, h->fate, sizeof t.fate);
    memcpy(t.creator, h->creator, sizeof t.creator);
    return t;
}

hall_head rows_head(const db_table *t)
{
    hall_head h = {.rules = (uint32_t)t->rules,
                   .content = t->content,
                   .clock = (hall_clock)t->clock,
                   .clock_base = t->base,
                   .clock_more = t->more,
                   .listed = t->listed,
                   .undo = t->undo,
                   .rated = t->rated,
                   .quick = t->quick,
                   .created = t->created};
    memcpy(h.id, t->id, sizeof h.id);
    memcpy(h.game, t->game, sizeof h.game);
    memcpy(h.options, t->options, sizeof h.options);
    memcpy(h.chairs, t->chairs, sizeof h.chairs);
    memcpy(h.handover, t->handover, sizeof h.handover);
    memcpy(h.invite, t->invite, sizeof h.invite);
    memcpy(h.fate, t->fate, sizeof h.fate);
    memcpy(h.creator, t->creator, sizeof h.creator);
    return h;
}

/* ---- writing: the row is the hall's, and lives until it is answered ------------------------------
 */

typedef struct write_op {
    queue_write w;
    srv *s;
    hall_op op;
    uint64_t begun;
    db_end *end; /* where it ends a game */
} write_op;

static void done_write(queue_write *w)
{
    write_op *op = (write_op *)w;
    srv *s = op->s;
    hall_op number = op->op;
    hall_stored_as how = w->won ? HALL_WON : w->err ? HALL_AWAY : HALL_LOST;
    assert(!w->won || !w->err);
    if (w->err)
        srv_log("error", "write failed", "table", w->row.table, "why", w->why, NULL);
    if (w->won && w->row.calls)
        post_news(s->post);
    if (w->won)
        metrics_ack(s, (uv_hrtime() - op->begun) / 1000);
    if (w->won && op->end) {
        ratings_due(s);
        cups_due(s);
    }
    free(op->end);
    free(op);
    hosting_stored(s, number, how,
                   how == HALL_AWAY ? "the store refused: nothing was played" : NULL);
}

typedef struct creation { /* a table and its first row */
    queue_job job;
    srv *s;
    hall_op op;
    db_table head;
    db_row row;
    hall_row sitters; /* who else sits from the start: the store's row names one of them */
    db_end *end;
    bool counted;
} creation;

static db_err seat_others(const creation *c, const db_api *api, db *d)
{
    db_err err = DB_OK;
    for (int seat = 0; seat < MH_MAX_SEATS && !err; seat++)
        if (seat != c->row.sits && c->sitters.sits >> seat & 1)
            err = api->sit(d, c->head.id, seat, c->sitters.sitter[seat].player,
                           c->sitters.sitter[seat].name);
    return err;
}

static void run_create(queue_job *job, const db_api *api, db *d)
{
    creation *c = (creation *)job;
    int64_t open = 0;
    job->err = c->counted ? api->tables_open(d, c->head.creator, &open) : DB_OK;
    if (!job->err && open >= SRV_OPEN_TABLES)
        job->err = DB_NONE;
    if (!job->err)
        job->err = api->create(d, &c->head, &c->row);
    if (!job->err)
        job->err = seat_others(c, api, d);
    if (!job->err)
        job->err = cups_table_made((rec_link){api, d}, c->head.id);
}

static void done_create(queue_job *job)
{
    creation *c = (creation *)job;
    srv *s = c->s;
    hall_op op = c->op;
    db_err err = job->err;
    if (!err && c->end)
        ratings_due(s);
    free(c->end);
    free(c);
    hosting_stored(s, op,
                   !err              ? HALL_WON
                   : err == DB_NONE  ? HALL_TOO_MANY
                   : err == DB_TAKEN ? HALL_LOST
                                     : HALL_AWAY,
                   err ? store_words(err) : NULL);
}

static void create(srv *s, const hall_wish *w)
{
    creation *c = calloc(1, sizeof *c);
    db_end *end = c && w->row->end ? end_of(w->row->end) : NULL;
    if (!c || (w->row->end && !end)) {
        free(c);
        hosting_lacks(s, w->op);
        return;
    }
    *c = (creation){.job = {.writes = true, .run = run_create, .done = done_create},
                    .s = s,
                    .op = w->op,
                    .head = table_of(w->head),
                    .row = row_of(w->row),
                    .sitters = *w->row,
                    .end = end};
    c->row.end = end;
    c->head.status = (db_status)w->row->status;
    c->counted = c->head.status == DB_OPEN && !s->config.no_limits;
    queue_post(s->queue, &c->job);
}

void rows_append(srv *s, const hall_wish *w)
{
    if (w->head) {
        create(s, w);
        return;
    }
    write_op *op = calloc(1, sizeof *op);
    db_end *end = op && w->row->end ? end_of(w->row->end) : NULL;
    if (!op || (w->row->end && !end)) {
        free(op);
        hosting_lacks(s, w->op);
        return;
    }
    *op = (write_op){.w = {.row = row_of(w->row), .done = done_write},
                     .s = s,
                     .op = w->op,
                     .begun = uv_hrtime(),
                     .end = end};
    op->w.row.end = end;
    queue_append(s->queue, &op->w);
}

/* ---- reading ------------------------------------------------------------------------------------
 */

void rows_take(void *ctx, const db_row *row)
{
    srv_rows *r = ctx;
    if (r->count == r->cap) {
        size_t cap = r->cap ? r->cap * 2 : 32;
        hall_row *more = r->lacks ? NULL : realloc(r->all, cap * sizeof *more);
        r->lacks = !more;
        if (!more)
            return;
        r->all = more;
        r->cap = cap;
    }
    char *body = r->lacks ? NULL : malloc(row->length + 1);
    r->lacks = !body;
    if (!body)
        return;
    memcpy(body, row->body, row->length);
    body[row->length] = 0;
    r->all[r->count] = hall_row_of(row);
    r->all[r->count++].body = body;
}

void rows_free(srv_rows *r)
{
    for (size_t i = 0; i < r->count; i++) {
        void *body = NULL;
        memcpy(&body, &r->all[i].body, sizeof body);
        free(body);
    }
    free(r->all);
    *r = (srv_rows){0};
}

typedef struct load {
    queue_job job;
    srv *s;
    hall_op op;
    uint32_t from;
    srv_rows rows;
    char id[DB_ID];
    db_table head;
    foreign foreign;
} load;

static void run_load(queue_job *job, const db_api *api, db *d)
{
    load *l = (load *)job;
    bool whole = l->from == 0;
    job->err = whole ? api->table(d, l->id, &l->head) : DB_OK;
    if (!job->err)
        job->err = api->rows(d, l->id, l->from, rows_take, &l->rows);
    if (!job->err && l->rows.lacks)
        queue_lacks(job);
    if (!job->err && whole)
        job->err = foreign_check(api, d, &l->head, l->rows.all, l->rows.count, &l->foreign);
}

static void done_load(queue_job *job)
{
    load *l = (load *)job;
    srv *s = l->s;
    hall_moment m = srv_moment();
    hall_head head = rows_head(&l->head);
    hall_stored_as how = job->err == DB_NONE  ? HALL_LOST
                         : job->err           ? HALL_AWAY
                         : l->foreign.refused ? HALL_ELSEWHERE
                                              : HALL_WON;
    char why[HALL_WHY];
    snprintf(why, sizeof why, "%s", store_words(job->err));
    if (how == HALL_ELSEWHERE)
        snprintf(why, sizeof why, "played under rules %d, which node '%s' has and this does not",
                 l->foreign.rules, l->foreign.node);
    hall_loaded(s->hall, &m, l->op, how, why, l->from ? NULL : &head, l->rows.all, l->rows.count);
    rows_free(&l->rows);
    free(l);
    hosting_carry_out(s);
}

void rows_load(srv *s, const hall_wish *w)
{
    load *l = calloc(1, sizeof *l);
    if (!l) {
        hosting_lacks(s, w->op);
        return;
    }
    *l = (load){.job = {.run = run_load, .done = done_load}, .s = s, .op = w->op, .from = w->seq};
    snprintf(l->id, sizeof l->id, "%s", w->table);
    queue_post(s->queue, &l->job);
}
