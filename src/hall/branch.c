/* branch.c - playing on from a ply of a game that is over, against bots at a new table.
 *
 * The new table's first row is the old history up to that ply, under the same key of fate: it can
 * be audited as any other, and the dice fall as they fell. Both are known to the player by then. */
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { MOST_HISTORY = 1 << 20 };

static void write_head(const asked *q, int seat, const char *bot, hall_head *head)
{
    size_t n = 0;
    *head = q->t->head;
    create_head(q, head, q->t->game);
    for (int i = 0; i < q->t->seats; i++)
        n += (size_t)snprintf(head->chairs + n, sizeof head->chairs - n, "%s%s", i ? "," : "",
                              i == seat ? "human" : bot);
    head->clock = HALL_CLOCK_NONE;
    head->clock_base = head->clock_more = 0;
    head->listed = head->rated = head->quick = false;
    head->undo = true;
    head->handover[0] = 0;
}

static void mix_as_before(draft *d, const host_fate *fate, int seats)
{
    static const char digits[] = "0123456789abcdef";
    char hex[2 * HOST_KEY + 1];
    for (int seat = 0; seat < seats; seat++) {
        if (!(fate->mixed_in >> seat & 1))
            continue;
        for (size_t i = 0; i < HOST_KEY; i++) {
            hex[2 * i] = digits[fate->entropy[seat][i] >> 4];
            hex[2 * i + 1] = digits[fate->entropy[seat][i] & 15];
        }
        hex[sizeof hex - 1] = 0;
        change_mix(d, seat, hex);
    }
}

static void make(asked *q, uint32_t ply, int seat, const char *bot)
{
    const host_session *s = &q->t->session;
    hall_head head;
    write_head(q, seat, bot, &head);
    table *made = table_new(q->h, &head);
    draft *d = made ? draft_open(made) : NULL;
    if (!d) {
        if (made)
            table_free(made);
        refuse_memory(q);
        return;
    }
    change_made(d);
    change_sit(d, seat, q->c->who.id, q->c->who.name);
    mix_as_before(d, &s->config.fate, q->t->seats);
    change_start(d);
    for (uint32_t i = 0; i < ply && !d->err; i++)
        change_play(d, s->seats[i], s->actions[i]);
    if (!d->err)
        change_draw(d);
    if (d->length > MOST_HISTORY) {
        refuse(q, "limit", NULL, "the game is too long to be copied");
        draft_free(d);
        table_free(made);
        return;
    }
    hall_spend(q, HALL_MAY_CREATE);
    create_send(q, d, create_tell);
}

/* On a device of their own, where nobody else plays, people may try things out at any time. */
static bool shares(const asked *q)
{
    bool own = q->may & HALL_MAY_SHARE;
    for (int i = 0; i < q->t->seats; i++) {
        const chair *c = &q->on->chair[i];
        own = own && (c->for_bot || strcmp(c->player, q->c->who.id) == 0);
    }
    return own;
}

void on_branch(asked *q)
{
    const char *bot = member_text(q, "bot");
    int64_t ply = member_int(q, "ply", 0), seat = member_int(q, "seat", 0);
    mh_error error;
    if (!bot)
        bot = "greedy";
    if (seat >= q->t->seats)
        refuse(q, "type", NULL, "'seat' must be a number from 0 to %d", q->t->seats - 1);
    else if (!shares(q) && (q->on->status != HALL_OVER || q->state->depth))
        refuse(q, "status", NULL, "the game is not over"); /* closed is not over: secrets stay */
    else if (ply >= q->on->plies + !!q->state->depth)
        refuse(q, "type", NULL, "'ply' must be before the end, %u", q->on->plies);
    else if (!bot_ok(q->h, bot, &error))
        refuse(q, "bot", NULL, "%s", error.text);
    else if (!(q->may & HALL_MAY_CREATE))
        refuse(q, "rate", NULL, "too many new tables");
    else
        make(q, (uint32_t)ply, (int)seat, bot);
}
