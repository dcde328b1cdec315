/* seats.c - sitting down, looking on, going; and what can be known before. */
#include <string.h>

#include "inside.h"

/* ---- before ------------------------------------------------------------------------------- */

static void put_now(mh_text *out, const void *about)
{
    const hall *h = about;
    mh_put(out, ",\"at\":");
    mh_put_int(out, h->now);
}

void on_ping(asked *q) { answer(q, "pong", NULL, put_now, q->h); }

static void put_games(mh_text *out, const void *about)
{
    static const char *const bots[] = {"random",       "greedy",     "level:easy",
                                       "level:normal", "level:hard", "level:jarl"};
    mh_error error;
    const hall *h = about;
    bool first = true;
    mh_put(out, ",\"games\":[");
    for (unsigned i = 0; i < mh_game_count; i++) {
        mh_put(out, i ? "," : "");
        present_game(out, mh_games[i]);
    }
    mh_put(out, "],\"bots\":[");
    for (size_t i = 0; i < MH_COUNT(bots); i++)
        if (bot_ok(h, bots[i], &error)) {
            present_comma(out, &first);
            present_string(out, bots[i]);
        }
    mh_put(out, "]");
}

void on_games(asked *q) { answer(q, "games", NULL, put_games, q->h); }

/* ---- looking on --------------------------------------------------------------------------- */

/* A client that knows more than this hall: it looks for news first, and asks again, once. */
static bool knows_more(const asked *q, int64_t ply)
{
    if (ply <= q->t->now.plies || q->h->config.alone || q->tries)
        return false;
    request *kept = request_keep(q);
    if (!kept)
        return true;
    kept->tries = 1;
    table_catch_up(q->t);
    table_wait(q->t, kept, true);
    return true;
}

void on_watch(asked *q)
{
    table *t = q->t;
    int64_t from = member_int(q, "from", -1), seq = member_int(q, "seq", -1);
    if (knows_more(q, from))
        return;
    if (from >= 0 && seq >= 0)
        from = same_until(t, (uint32_t)seq, (uint32_t)from);
    bool known = watch_of(t, q->c) != NULL, invited = may_hear(t, q->c, member_text(q, "invite"));
    watch *w = watch_table(t, q->c, member_parts(q, q->c->who.parts));
    if (!w) {
        if (q->c->watch_count < HALL_WATCHES)
            refuse_memory(q);
        else
            refuse(q, "limit", NULL, "at most %d tables at a time", HALL_WATCHES);
        return;
    }
    w->invited |= invited;
    tell_table(w, from < 0 ? UINT32_MAX : (uint32_t)from, true, q->req);
    if (!known && viewer_of(t, q->c) != MH_NOBODY)
        tell_here(t);
    else if (!known)
        watchers_tell(t);
}

void on_unwatch(asked *q)
{
    watch *w = watch_of(q->t, q->c);
    if (w)
        unwatch(w);
    answer(q, "unwatched", q->t->head.id, NULL, NULL);
}

/* What is on its way decides whether it is stale: the answer comes with the news, and behind the
 * answers to what was asked before. */
static bool waits_for_drafts(const asked *q)
{
    request *kept = q->t->drafts ? request_keep(q) : NULL;
    if (!kept)
        return q->t->drafts > 0;
    kept->alone = true;
    table_wait(q->t, kept, true);
    return true;
}

void answer_stale(const asked *q, int64_t ply)
{
    table *t = q->t;
    if (knows_more(q, ply) || waits_for_drafts(q))
        return;
    refuse(q, "stale", NULL, "the table is at ply %u, seq %u", q->on->plies, q->on->seq);
    watch *w = watch_of(t, q->c);
    if (w)
        tell_table(w, (uint32_t)ply, false, -1);
}

/* ---- sitting down --------------------------------------------------------------------------- */

bool entropy_ok(const asked *q, const char *hex)
{
    if (!hex || (strlen(hex) == 64 && strspn(hex, "0123456789abcdef") == 64))
        return true;
    refuse(q, "type", NULL, "'entropy' must be 64 hex digits in lower case");
    return false;
}

static int free_seat(const asked *q, int64_t wanted)
{
    for (int seat = 0; seat < q->t->seats; seat++) {
        const chair *c = &q->on->chair[seat];
        if (!c->for_bot && !c->player[0] && (wanted < 0 || wanted == seat))
            return seat;
    }
    return -1;
}

bool rated_ok(const asked *q)
{
    const hall_person *who = &q->c->who;
    if (!who->account)
        refuse(q, "account", NULL, "at a rated table sit accounts");
    else if (who->rated_from > q->h->now)
        refuse(q, "waits", NULL, "rated games were left: not before %lld",
               (long long)who->rated_from);
    return who->account && who->rated_from <= q->h->now;
}

/* Does somebody sit here with whom this person does not sit, or who does not with this one? */
static bool shuns(const asked *q)
{
    const hall_person *who = &q->c->who;
    for (int seat = 0; seat < q->t->seats; seat++)
        for (unsigned i = 0; i < who->shun_count; i++)
            if (strcmp(q->on->chair[seat].player, who->shuns + (size_t)i * HALL_ID) == 0)
                return true;
    return false;
}

static void sit_down(asked *q, int seat, const char *entropy)
{
    table *t = q->t;
    draft *d = draft_open(t);
    bool full = true;
    if (!d) {
        refuse_memory(q);
        return;
    }
    change_sit(d, seat, q->c->who.id, q->c->who.name);
    if (entropy)
        change_mix(d, seat, entropy);
    for (int i = 0; i < t->seats; i++)
        full = full && (d->to.chair[i].for_bot || d->to.chair[i].player[0]);
    if (full)
        change_start(d);
    if (d->state)
        change_draw(d);
    draft_commit(d, q, NULL);
}

void on_join(asked *q)
{
    const char *entropy = member_text(q, "entropy");
    if (!entropy_ok(q, entropy))
        return;
    if (q->seat >= 0) {
        on_watch(q);
        return;
    }
    int seat = free_seat(q, member_int(q, "seat", -1));
    if (q->on->status != HALL_OPEN)
        refuse(q, "status", NULL, "the game has begun");
    else if (q->t->frozen)
        refuse(q, "frozen", NULL, "%s", q->t->frozen);
    else if (seat < 0)
        refuse(q, "seat", NULL, "that seat is taken");
    else if (!watch_of(q->t, q->c) && q->c->watch_count >= HALL_WATCHES)
        refuse(q, "limit", NULL, "at most %d tables at a time", HALL_WATCHES);
    else if (shuns(q))
        refuse(q, "blocked", NULL, "somebody at this table is blocked, or has blocked you");
    else if (!q->t->head.rated || rated_ok(q))
        sit_down(q, seat, entropy);
}

/* ---- before the start ------------------------------------------------------------------------- */

/* Who made the table, as long as it sits there; then whoever sits first. */
static int host_of(const asked *q)
{
    int first = -1;
    for (int seat = q->t->seats - 1; seat >= 0; seat--) {
        const chair *c = &q->on->chair[seat];
        if (strcmp(c->player, q->t->head.creator) == 0)
            return seat;
        if (c->player[0] && !c->for_bot)
            first = seat;
    }
    return first;
}

static bool may_arrange(const asked *q)
{
    if (q->on->status != HALL_OPEN)
        refuse(q, "status", NULL, "the game has begun");
    else if (host_of(q) != q->seat)
        refuse(q, "seat", NULL, "whoever made the table does that");
    return q->on->status == HALL_OPEN && host_of(q) == q->seat;
}

/* A bot takes a free seat; with the last one the game begins. */
void on_fill(asked *q)
{
    const char *spec = member_text(q, "spec");
    int seat = free_seat(q, member_int(q, "seat", -1));
    mh_error error;
    bool full = true;
    if (!may_arrange(q))
        return;
    if (seat < 0 || !bot_ok(q->h, spec, &error)) {
        refuse(q, seat < 0 ? "seat" : "bot", NULL, "%s",
               seat < 0 ? "that seat is taken" : error.text);
        return;
    }
    draft *d = draft_open(q->t);
    if (!d) {
        refuse_memory(q);
        return;
    }
    change_sit(d, seat, HALL_NOBODYS, spec);
    change_bot(d, seat, spec);
    for (int i = 0; i < q->t->seats; i++)
        full = full && (d->to.chair[i].for_bot || d->to.chair[i].player[0]);
    if (full)
        change_start(d);
    if (d->state)
        change_draw(d);
    draft_commit(d, q, "filled");
}

/* The seat of another is free again. */
void on_free(asked *q)
{
    int64_t seat = member_int(q, "seat", -1);
    if (!may_arrange(q))
        return;
    if (seat >= q->t->seats || seat == q->seat || !q->on->chair[seat].player[0] ||
        q->on->chair[seat].for_bot) {
        refuse(q, "seat", NULL, "nobody else sits there");
        return;
    }
    draft *d = draft_open(q->t);
    if (!d) {
        refuse_memory(q);
        return;
    }
    change_leave(d, (int)seat);
    draft_commit(d, q, "freed");
}

void on_leave(asked *q)
{
    watch *w = watch_of(q->t, q->c);
    draft *d = q->on->status == HALL_OPEN ? draft_open(q->t) : NULL;
    if (q->on->status == HALL_OPEN && !d) {
        refuse_memory(q);
        return;
    }
    if (w)
        unwatch(w);
    if (!d) { /* the seat stays: `join` brings its owner back */
        answer(q, "left", q->t->head.id, NULL, NULL);
        return;
    }
    change_leave(d, q->seat);
    draft_commit(d, q, "left");
}
