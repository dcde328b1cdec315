/* draft.c - what is to be written about a table. Everything is tried on a copy: the table
 * itself changes only when its row is durable, by the row. */
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "foreign.h"
#include "srv.h"

typedef struct write_op {
    desk_write w;
    srv_table *t;
    srv_req *q; /* or NULL */
    const char *ack;
    srv_then *again;
    uint64_t begun;
} write_op;

draft *draft_open(srv_table *t)
{
    draft *d = t->s->scratch; /* one at a time: it is committed before the loop goes on */
    d->t = t;
    d->begun = t->session != NULL;
    d->played = 0;
    d->err = MH_OK;
    d->length = 0;
    d->body[0] = 0;
    d->row = (db_row){.status = -1, .sits = -1, .leaves = -1};
    if (d->begun)
        memcpy(&d->state, t->session->now, t->game->state_size);
    else if (t->fate)
        d->fate = *t->fate;
    if (foreign_table(t))
        draft_line(d, "rules 0 %u %08x", t->game->rules_version, t->game->content);
    d->prefix = d->length;
    return d;
}

void draft_line(draft *d, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(d->body + d->length, sizeof d->body - d->length, format, args);
    va_end(args);
    if (n < 0 || d->length + (size_t)n + 2 > sizeof d->body) {
        d->err = MH_ENOMEM; /* longer than all that a question can bring about */
        d->body[d->length] = 0;
        return;
    }
    d->length += (size_t)n;
    d->body[d->length++] = '\n';
    d->body[d->length] = 0;
}

static host_fate *fate_of(draft *d) { return d->t->session ? &d->t->session->is.fate : &d->fate; }

static void play_one(draft *d, int seat, mh_action a)
{
    char text[SRV_ACTION];
    mh_format(d->t->game, a, text, sizeof text);
    draft_line(d, "play %d %s", seat, text);
    mh_apply(d->t->game, &d->state.st, seat, a, NULL);
}

static void draw(draft *d)
{
    while (mh_asked(&d->state.st, MH_CHANCE))
        play_one(d, MH_CHANCE, host_fate_draw(fate_of(d), d->t->game, &d->state.st));
}

void draft_mix(draft *d, int seat, const char *hex)
{
    uint8_t entropy[HOST_KEY];
    size_t n = 0;
    draft_line(d, "mix %d %s", seat, hex);
    sodium_hex2bin(entropy, sizeof entropy, hex, strlen(hex), NULL, &n, NULL);
    host_fate_mix(&d->fate, seat, entropy);
}

void draft_start(draft *d)
{
    draft_line(d, "start 0");
    mh_setup(d->t->game, &d->state.st, d->t->options, d->t->seats);
    d->begun = true;
    d->row.status = DB_PLAYING;
    draw(d);
}

void draft_resume(draft *d, const host_session *from, uint32_t ply)
{
    d->fate = from->is.fate;
    host_seek(from, ply, &d->state);
    d->begun = true;
    d->row.status = DB_PLAYING;
    draw(d);
}

void draft_play(draft *d, int seat, mh_action a)
{
    play_one(d, seat, a);
    d->played |= 1u << seat;
    draw(d);
}

void draft_undo(draft *d, int seat, uint32_t ply)
{
    draft_line(d, "undo %d %u", seat, ply);
    host_seek(d->t->session, ply, &d->state);
}

/* What the clocks will say is tried on copies of the chairs. */
static int64_t due_after(const draft *d, unsigned turn)
{
    if (d->t->is.clock == SRV_CLOCK_NONE)
        return 0;
    srv_table copy = *d->t;
    clock_pass(&copy, d->row.at, table_turn(d->t), d->played, turn);
    return clock_due(&copy, turn);
}

/* Lists are by activity, to the minute. A table may have been put to rest in the meantime: the row
 * says again what it is. */
static void set_active(db_row *r, srv_table *t)
{
    int64_t now = srv_now();
    if (r->status < 0 && now >= t->is.active && now < t->is.active + SRV_ACTIVE_MS)
        return;
    r->active = t->is.active = now;
    if (r->status < 0)
        r->status = (int)t->status;
}

void draft_close(draft *d)
{
    db_row *r = &d->row;
    srv_table *t = d->t;
    const mh_state *st = &d->state.st;
    bool over = d->begun && !st->depth;
    unsigned turn = d->begun && !over ? mh_top(st)->waiting : 0;
    memcpy(r->table, t->is.id, sizeof r->table);
    r->seq = t->seq;
    r->at = table_now(t);
    r->writer = (int64_t)t->s->next_writer++;
    r->after = t->mark;
    r->hash = d->begun ? (int64_t)mh_hash(st, t->game->state_size) : 0;
    r->turn = (int)turn;
    r->bots = (int)table_bots(t, turn);
    int64_t due = over ? 0 : due_after(d, turn);
    r->due = due ? due - t->ahead : 0; /* by the server's time: who looks for it knows no other */
    if (over)
        r->status = DB_OVER;
    set_active(r, t);
    r->body = d->body;
    r->length = d->length;
}

/* ---- writing ---------------------------------------------------------------------------- */

static void put_ack(mh_text *out, const void *about)
{
    const write_op *op = about;
    const json_t *ply = json_object_get(op->q->in, "ply");
    mh_put(out, ",\"seq\":");
    mh_put_int(out, op->w.row.seq);
    if (json_is_integer(ply)) {
        mh_put(out, ",\"ply\":");
        mh_put_int(out, json_integer_value(ply));
    }
}

static void acknowledge(const write_op *op)
{
    const srv_req *q = op->q;
    srv_table *t = op->t;
    if (!op->ack) {
        srv_watch *w = table_watch(t, q->c, q->c->parts);
        if (w)
            say_table(w, 0, true, q); /* who sits down is told all from the start */
        else
            client_fail(q->c);
        return;
    }
    say_reply(q, op->ack, t->is.id, put_ack, op);
}

static void won(write_op *op)
{
    srv_table *t = op->t;
    const srv_watch *told = NULL;
    fold_row(t, &op->w.row, t->watches != NULL);
    if (t->lost) { /* it is written: who asked finds it on coming back */
        if (op->q)
            client_fail(op->q->c);
        table_let_go(t);
        return;
    }
    t->bot_at = 0; /* ours was the last word */
    if (op->q && table_seat(t, op->q->c) >= 0)
        table_from(t, op->q->c);
    metrics_ack(t->s, (uv_hrtime() - op->begun) / 1000);
    if (op->q && op->q->c->conn) {
        acknowledge(op);
        if (!op->ack) {
            told = table_watch_of(t, op->q->c);
            say_here(t);
        }
    }
    say_changes(t, told);
}

static bool try_again(write_op *op)
{
    srv_table *t = op->t;
    srv_waiter *again = NULL;
    if (op->q->tries++ < SRV_TRIES && op->again)
        again = calloc(1, sizeof *again);
    if (!again)
        return false;
    *again = (srv_waiter){t->waiting, op->q, op->again, true};
    op->q = NULL; /* the waiter's now */
    t->waiting = again;
    t->waiters++;
    return true;
}

static void done(desk_write *w)
{
    write_op *op = (write_op *)w;
    srv_table *t = op->t;
    t->writing = false;
    if (w->won) {
        won(op);
    } else if (w->err) {
        t->is.active = 0;
        if (op->q)
            req_error(op->q, "busy", NULL, "the store refused: nothing was played");
        srv_log("error", "write failed", "table", t->is.id, "why", w->why, NULL);
        t->bot_at = srv_now() + SRV_AGAIN_MS;
        t->behind = true;
    } else { /* another node was faster */
        t->s->count.conflicts++;
        t->behind = true;
        if (op->q && !try_again(op))
            req_error(op->q, "conflict", NULL, "another node was faster");
    }
    srv_free_text(op->w.row.body);
    req_free(op->q);
    free(op);
    if (t->behind)
        table_catch_up(t);
    else
        table_run_waiters(t);
}

bool draft_commit(draft *d, srv_req *q, const char *ack, srv_then *again)
{
    write_op *op = d->err ? NULL : calloc(1, sizeof *op);
    char *body = malloc(d->length + 1);
    srv_req *kept = op && body && q ? req_keep(q) : NULL;
    if (!op || !body || (q && !kept)) {
        if (q && !(op && body))
            req_no_memory(q);
        d->t->bot_at = srv_now() + SRV_AGAIN_MS;
        free(op);
        free(body);
        return false;
    }
    draft_close(d);
    memcpy(body, d->body, d->length + 1);
    op->w.row = d->row;
    op->w.row.body = body;
    op->w.done = done;
    op->t = d->t;
    op->q = kept;
    op->ack = ack;
    op->again = again;
    op->begun = uv_hrtime();
    d->t->writing = true;
    d->t->wrote = uv_now(d->t->s->loop);
    d->t->waits_told = false;
    desk_append(op->t->s->desk, &op->w);
    return true;
}
