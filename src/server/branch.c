/* branch.c - playing on from a ply of a game that is over, against bots at a new table.
 *
 * The new table's first row is the old history up to that ply, under the same key of fate: it can
 * be audited as any other, and the dice fall as they fell. Both are known to the player by then. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { MOST_HISTORY = 1 << 20 };

typedef struct branch {
    const host_session *from;
    uint32_t ply;
    int seat;
    const db_player *me;
    const char *rest; /* what chance answers at that ply */
} branch;

static void put_line(mh_text *out, const char *word, int seat, const char *rest)
{
    mh_put(out, word);
    mh_put_int(out, seat);
    mh_put(out, *rest ? " " : "");
    mh_put(out, rest);
    mh_put(out, "\n");
}

static void put_history(mh_text *out, const branch *b)
{
    const host_session *s = b->from;
    char words[SRV_ACTION], hex[2 * HOST_KEY + 1];
    put_line(out, "made ", 0, "");
    mh_put(out, "sit ");
    mh_put_int(out, b->seat);
    mh_put(out, " ");
    mh_put(out, b->me->id);
    mh_put(out, " ");
    mh_put(out, b->me->name);
    mh_put(out, "\n");
    for (int seat = 0; seat < s->is.seats; seat++)
        if (s->is.fate.mixed_in >> seat & 1) {
            sodium_bin2hex(hex, sizeof hex, s->is.fate.entropy[seat], HOST_KEY);
            put_line(out, "mix ", seat, hex);
        }
    put_line(out, "start ", 0, "");
    for (uint32_t i = 0; i < b->ply; i++) {
        mh_format(s->is.game, s->actions[i], words, sizeof words);
        put_line(out, "play ", s->seats[i], words);
    }
    mh_put(out, b->rest);
}

/* The body of the first row, to be freed; NULL after an error. */
static char *write_history(srv_req *q, const branch *b)
{
    size_t cap = 64 << 10;
    for (;;) {
        char *body = malloc(cap);
        if (!body) {
            req_no_memory(q);
            return NULL;
        }
        mh_text out = mh_text_open(body, cap);
        put_history(&out, b);
        if (out.len < cap)
            return body;
        free(body);
        cap = out.len + 1;
        if (cap > MOST_HISTORY) {
            req_error(q, "limit", NULL, "the game is too long to be copied");
            return NULL;
        }
    }
}

static void write_head(const srv_req *q, const srv_table *t, int seat, const char *bot,
                       db_table *head)
{
    size_t n = 0;
    *head = t->is;
    srv_random_id(head->id);
    srv_random_code(head->invite);
    for (int i = 0; i < t->seats; i++)
        n += (size_t)snprintf(head->chairs + n, sizeof head->chairs - n, "%s%s", i ? "," : "",
                              i == seat ? "human" : bot);
    snprintf(head->creator, sizeof head->creator, "%s", q->c->me.id);
    head->rules = t->game->rules_version;
    head->content = t->game->content;
    head->clock = SRV_CLOCK_NONE;
    head->base = head->more = 0;
    head->listed = false;
    head->undo = true;
    head->handover[0] = 0;
    head->status = DB_PLAYING;
    head->created = srv_now();
}

static void make(srv_req *q, srv_table *t, uint32_t ply, int seat, const char *bot)
{
    db_table head;
    branch b = {.from = t->session, .ply = ply, .seat = seat, .me = &q->c->me};
    write_head(q, t, seat, bot, &head);
    srv_table *made = table_new(q->s, &head);
    if (!made) { /* the head is that of a table that was played */
        req_no_memory(q);
        return;
    }
    draft *d = draft_open(made);
    draft_resume(d, t->session, ply);
    draft_close(d);
    b.rest = d->body;
    d->row.sits = seat;
    snprintf(d->row.player, sizeof d->row.player, "%s", q->c->me.id);
    snprintf(d->row.name, sizeof d->row.name, "%s", q->c->me.name);
    if (d->err)
        req_no_memory(q);
    d->row.body = d->err ? NULL : write_history(q, &b);
    if (!d->row.body) {
        table_free(made);
        return;
    }
    d->row.length = strlen(d->row.body);
    create_with(q, made, &d->row, lobby_created);
}

void branch_branch(srv_req *q, srv_table *t)
{
    const char *bot = NULL;
    char why[160];
    int64_t ply = 0, seat = 0;
    if (need_view(q, t) < 0 || !req_int(q, "ply", 0, HOST_MAX_PLIES, -2, &ply) ||
        !req_int(q, "seat", 0, t->seats - 1, 0, &seat) ||
        !req_text_or_null(q, "bot", DB_SPEC - 1, &bot))
        return;
    if (!bot)
        bot = "greedy";
    if (t->status != DB_OVER || t->session->now->depth) /* closed is not over: secrets stay */
        req_error(q, "status", NULL, "the game is not over");
    else if (ply >= t->session->plies)
        req_error(q, "type", NULL, "'ply' must be before the end, %u", t->session->plies);
    else if (!bots_spec_ok(bot, why, sizeof why))
        req_error(q, "bot", NULL, "%s", why);
    else if (create_allowed(q, false))
        make(q, t, (uint32_t)ply, (int)seat, bot);
}
