/* draft.c - a row on its way. What it will make of the table is worked out once, on copies; when
 * the row is durable the copies are the table. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { FIRST_BODY = 240 };

/* ---- making ---------------------------------------------------------------------------------- */

static const host_fate *tip_fate(const table *t)
{
    return t->last ? &t->last->fate : &t->session.config.fate;
}

draft *draft_blank(table *t)
{
    const standing *on = table_tip(t);
    const mh_state *state = table_tip_state(t);
    draft *d = hall_get(t->h, sizeof *d);
    if (!d)
        return NULL;
    d->t = t;
    d->records = on->seq > 0;
    d->to = *on;
    d->base = on->plies;
    d->before = turn_of(on, state);
    d->fate = *tip_fate(t);
    d->row = (hall_row){.seq = on->seq, .after = on->mark, .status = -1, .leaves = -1, .round = -1};
    memcpy(d->row.table, t->head.id, sizeof d->row.table);
    d->state = state ? hall_get(t->h, t->game->state_size) : NULL;
    if (state && !d->state) {
        draft_free(d);
        return NULL;
    }
    if (state)
        memcpy(d->state, state, t->game->state_size);
    return d;
}

draft *draft_open(table *t)
{
    draft *d = draft_blank(t);
    const mh_game *g = t->game;
    if (d && (d->to.rules != g->rules_version || d->to.content != g->content))
        change_rules(d, g->rules_version, g->content);
    if (d)
        d->prefix = d->length;
    return d;
}

void pages_free(hall *h, book_page *first)
{
    for (book_page *p = first, *next; p; p = next) {
        next = p->next;
        hall_free(h, p->text, p->cap);
        hall_free(h, p, sizeof *p);
    }
}

void draft_free(draft *d)
{
    hall *h = d->t->h;
    for (snapshot *s = d->snapshots, *next; s; s = next) {
        next = s->next;
        hall_free(h, s->state, d->t->game->state_size);
        hall_free(h, s, sizeof *s);
    }
    hall_free(h, d->state, d->t->game->state_size);
    hall_free(h, d->steps, d->step_cap * sizeof *d->steps);
    hall_free(h, d->events, d->event_cap * sizeof *d->events);
    if (d->said)
        hall_free(h, d->said, d->said->bytes);
    pages_free(h, d->pages);
    hall_free(h, d->forked, sizeof *d->forked);
    hall_free(h, d->body, d->cap);
    hall_free(h, d->end, sizeof *d->end);
    request_free(h, d->q);
    hall_free(h, d, sizeof *d);
}

static bool grow_body(draft *d, size_t want)
{
    size_t cap = d->cap ? d->cap : FIRST_BODY;
    if (want <= d->cap)
        return true;
    while (cap < want)
        cap *= 2;
    char *more = d->t->h->config.memory(d->t->h->config.ctx, d->body, d->cap, cap);
    if (!more)
        return false;
    d->body = more;
    d->cap = cap;
    return true;
}

void draft_line(draft *d, const char *format, ...)
{
    char line[2048];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (d->err)
        return;
    if (n < 0 || n + 2 > (int)sizeof line) { /* longer than any line that is written here */
        d->err = MH_EPARSE;
        return;
    }
    if (!grow_body(d, d->length + (size_t)n + 2)) {
        d->err = MH_ENOMEM;
        return;
    }
    memcpy(d->body + d->length, line, (size_t)n);
    d->length += (size_t)n;
    d->body[d->length++] = '\n';
    d->body[d->length] = 0;
}

/* ---- sending -----------------------------------------------------------------------------------
 */

/* Room in the table for what the draft brings, so that adopting it cannot fail. */
bool draft_reserve(draft *d)
{
    table *t = d->t;
    host_session *s = &t->session;
    uint32_t want = d->to.plies;
    void *actions = s->actions, *seats = s->seats, *snapshots = s->snapshots;
    bool fine =
        hall_grow(t->h, &actions, &s->cap, want, sizeof *s->actions) &&
        hall_grow(t->h, &seats, &t->seat_cap, want, sizeof *s->seats) &&
        hall_grow(t->h, &snapshots, &s->snapshot_cap, want / HOST_SNAPSHOT, t->game->state_size);
    s->actions = actions;
    s->seats = seats;
    s->snapshots = snapshots;
    return fine;
}

/* Lists are by activity, to the minute. A table may have been put to rest in the meantime: the row
 * says again what it is. */
static void set_active(draft *d)
{
    int64_t now = d->t->h->now, active = d->to.active;
    if (d->row.status < 0 && now >= active && now < active + HALL_ACTIVE_MS)
        return;
    d->row.active = d->to.active = now;
    if (d->row.status < 0)
        d->row.status = (int)d->to.status;
}

/* Lists say which round it is. */
static void set_round(draft *d)
{
    int round = d->state ? end_round(d->t->game, d->state) : 0;
    if (round == d->to.round)
        return;
    d->row.round = d->to.round = round;
}

static unsigned calls_of(const draft *d, unsigned turn, unsigned bots)
{
    const table *t = d->t;
    bool ends = d->to.status == HALL_OVER && table_tip(t)->status == HALL_PLAYING;
    if (t->head.clock != HALL_CLOCK_DAYS)
        return 0;
    return ends ? HALL_CALL_OVER : turn & ~d->before & ~bots;
}

static void close_row(draft *d)
{
    hall_row *r = &d->row;
    table *t = d->t;
    unsigned turn = turn_of(&d->to, d->state);
    r->at = table_now(t);
    luck_bytes(t->h, "mark", &r->mark, sizeof r->mark);
    r->mark = r->mark >> 1 | 1; /* stores keep it in a signed number */
    r->hash = d->state ? mh_hash(d->state, t->game->state_size) : 0;
    r->turn = (uint8_t)turn;
    r->bots = (uint8_t)bots_of(t, &d->to, turn);
    r->calls = (uint8_t)calls_of(d, turn, r->bots);
    clock_pass(t, &d->to, r->at, d->before, d->played, turn);
    int64_t due = clock_due(t, &d->to, turn);
    r->due = due ? due - t->ahead : 0; /* by the host's time: who looks for it knows no other */
    set_active(d);
    set_round(d);
    r->end = d->end;
    r->body = d->body;
    r->length = d->length;
    d->to.seq++;
    d->to.mark = r->mark;
}

bool draft_send(draft *d, request *q, const char *ack)
{
    table *t = d->t;
    hall *h = t->h;
    if (d->err || !draft_reserve(d) || !end_note(d)) {
        t->bot_at = h->now + HALL_AGAIN_MS;
        draft_free(d);
        return false;
    }
    close_row(d);
    d->q = q;
    d->ack = ack;
    d->op = table_op(t);
    *(t->last ? &t->last->next : &t->first) = d;
    t->last = d;
    t->drafts++;
    t->wrote = h->now;
    t->waits_told = false;
    d->append.wish = (hall_wish){.want = HALL_APPEND,
                                 .op = d->op,
                                 .row = &d->row,
                                 .table = t->head.id,
                                 .head = d->row.seq ? NULL : &t->head};
    wish_for(h, &d->append);
    return true;
}

bool draft_commit(draft *d, const asked *q, const char *ack)
{
    request *kept = q ? request_keep(q) : NULL;
    if (q && !kept) {
        d->t->bot_at = d->t->h->now + HALL_AGAIN_MS;
        draft_free(d);
        return false;
    }
    if (draft_send(d, kept, ack))
        return true;
    if (q)
        refuse_memory(q);
    if (kept)
        request_free(q->h, kept);
    return false;
}

/* ---- adopting ------------------------------------------------------------------------------- */

/* Without memory for it the ply is as old as the one before it: nothing depends on that. */
static void take_time(table *t, const draft *d)
{
    void *stamps = t->stamps;
    uint32_t second = (uint32_t)(d->row.at / 1000), n = t->stamp_count;
    if (!d->step_count || (n && second < t->stamps[n - 1].second + HALL_STAMP_S))
        return;
    if (hall_grow(t->h, &stamps, &t->stamp_cap, n + 1, sizeof *t->stamps)) {
        t->stamps = stamps;
        assert(!n || t->stamps[n - 1].ply < d->base); /* stamps rise with the plies */
        t->stamps[t->stamp_count++] = (stamp){d->base, second};
    }
}

static void cut_history(table *t, uint32_t seq, uint32_t ply)
{
    host_session *s = &t->session;
    if (ply >= s->plies)
        return;
    while (t->stamp_count && t->stamps[t->stamp_count - 1].ply >= ply)
        t->stamp_count--;
    s->plies = s->known = ply;
    if (s->snapshot_count > ply / HOST_SNAPSHOT)
        s->snapshot_count = ply / HOST_SNAPSHOT;
    assert(t->back_count < t->back_cap);
    t->backs[t->back_count++] = (back){seq, ply};
}

static void take_history(table *t, draft *d)
{
    host_session *s = &t->session;
    size_t size = t->game->state_size;
    cut_history(t, d->row.seq, d->base);
    take_time(t, d);
    assert(s->plies == d->base && s->plies + d->step_count <= s->cap); /* draft_reserve saw to it */
    for (uint32_t i = 0; i < d->step_count; i++, s->plies++) {
        s->actions[s->plies] = d->steps[i].action;
        s->seats[s->plies] = d->steps[i].seat;
    }
    s->known = s->plies;
    for (const snapshot *k = d->snapshots; k; k = k->next)
        if (k->ply == (s->snapshot_count + 1) * HOST_SNAPSHOT) {
            assert(s->snapshot_count < s->snapshot_cap);
            memcpy(s->snapshots + s->snapshot_count++ * size, k->state, size);
        }
    hall_free(t->h, s->now, size);
    s->now = d->state;
    d->state = NULL;
}

static void name_players(table *t)
{
    for (int i = 0; i < t->seats; i++) {
        const chair *c = &t->now.chair[i];
        host_player *p = &t->session.config.player[i];
        snprintf(p->name, sizeof p->name, "%.47s", c->name);
        snprintf(p->bot, sizeof p->bot, "%.47s", c->for_bot ? c->bot : "human");
    }
}

/* The oldest line of those who sit, or of those who look on: neither drives the other's away. */
static void forget_chat(table *t, unsigned side)
{
    chat **at = &t->chats;
    while ((unsigned)((*at)->seat < 0) != side)
        at = &(*at)->next;
    chat *old = *at;
    *at = old->next;
    hall_free(t->h, old, old->bytes);
    t->chat_kept[side]--;
}

static void take_chat(table *t, draft *d)
{
    chat **at = &t->chats;
    unsigned side = d->said->seat < 0;
    while (*at)
        at = &(*at)->next;
    *at = d->said;
    d->said = NULL;
    if (++t->chat_kept[side] > HALL_CHATS)
        forget_chat(t, side);
}

static void take_pages(table *t, draft *d)
{
    book_page **at = &t->pages;
    while (*at)
        at = &(*at)->next;
    *at = d->pages;
    d->pages = NULL;
    if (d->forked)
        t->forked = d->forked;
    d->forked = NULL;
}

void draft_adopt(draft *d)
{
    table *t = d->t;
    if (d->state)
        take_history(t, d);
    t->session.config.fate = d->fate;
    t->now = d->to;
    if (d->started)
        name_players(t);
    if (d->said)
        take_chat(t, d);
    if (d->pages)
        take_pages(t, d);
    if (d->campaign[0]) {
        memcpy(t->campaign, d->campaign, sizeof t->campaign);
        t->scenario = d->scenario;
    }
    int64_t ahead = t->now.since - t->h->now;
    if (ahead > t->ahead)
        t->ahead = ahead;
}

/* ---- what the store says -------------------------------------------------------------------- */

static void put_ack(mh_text *out, const void *about)
{
    const draft *d = about;
    mh_put(out, ",\"seq\":");
    mh_put_int(out, d->row.seq);
    if (d->q->ply >= 0) {
        mh_put(out, ",\"ply\":");
        mh_put_int(out, d->q->ply);
    }
}

/* Who sits down is told all from the start; the watch that was told, or NULL. */
static const watch *tell_newcomer(table *t, const request *q, client *c)
{
    watch *w = watch_table(t, c, c->who.parts);
    if (w)
        tell_table(w, 0, true, q->req);
    else
        client_lost(t->h, c);
    tell_here(t);
    return w;
}

/* It is the table: everybody is told, who asked first. */
static void settle(table *t, draft *d)
{
    hall *h = t->h;
    client *c = d->q ? client_of(h, d->q->c) : NULL;
    const watch *told = NULL;
    chat *said = d->said;
    const stand *before = tell_before(t);
    draft_adopt(d);
    t->bot_at = 0; /* ours was the last word */
    if (c && viewer_of(t, c) != MH_NOBODY)
        memcpy(t->from, c->who.from, sizeof t->from);
    if (said)
        tell_chat(t, said);
    if (d->tell) {
        void (*tell)(hall *, table *, request *) = d->tell;
        request *q = d->q;
        d->q = NULL;
        tell(h, t, q);
    } else if (c && d->ack) {
        answer_kept(h, d->q, d->ack, t->head.id, put_ack, d);
    } else if (c) {
        told = tell_newcomer(t, d->q, c);
    }
    if (d->row.seq) /* who made a table was shown it */
        tell_changes(t, d, 0, told, before);
    draft_free(d);
}

/* A row was refused: those drafted on it fall with it. What had to be asked again is. */
static void fall(table *t, draft *from, bool lost, const char *why)
{
    hall *h = t->h;
    draft **at = &t->first;
    request *again = NULL, **end = &again;
    while (*at != from)
        at = &(*at)->next;
    *at = NULL;
    t->last = t->first;
    while (t->last && t->last->next)
        t->last = t->last->next;
    for (draft *d = from, *next; d; d = next) {
        next = d->next;
        request *q = d->q;
        d->q = NULL;
        t->drafts--;
        if (q && lost && q->tries++ < HALL_TRIES) {
            q->next = NULL;
            *end = q;
            end = &q->next;
        } else if (q) {
            refuse_kept(h, q, lost ? "conflict" : "busy",
                        lost  ? "another node was faster"
                        : why ? why
                              : "the store is away");
            request_free(h, q);
        }
        if (d->cannot && d != from) { /* nobody will answer for it */
            draft_free(d);
            continue;
        }
        d->next = t->fallen;
        t->fallen = d;
    }
    *end = t->waiting;
    for (const request *q = again; q && q != t->waiting; q = q->next)
        t->waiters++;
    t->waiting = again;
}

/* It was dropped before: now nobody points to its row any more. */
static bool forget_fallen(table *t, hall_op op, bool won)
{
    for (draft **at = &t->fallen; *at; at = &(*at)->next)
        if ((*at)->op == op) {
            draft *d = *at;
            *at = d->next;
            draft_free(d);
            t->behind |= won;
            return true;
        }
    return false;
}

/* The first row of a table was not written. */
static void not_made(table *t, draft *d, hall_stored_as how, const char *why)
{
    const request *q = d->q;
    if (d->campaign[0] && campaign_not_made(t->h, d, how))
        q = NULL;
    if (q && how == HALL_TOO_MANY)
        refuse_kept(t->h, q, "limit", "too many of your tables wait for players");
    else if (q)
        refuse_kept(t->h, q, "busy", why ? why : "the store is away");
    table_free(t);
}

void hall_stored(hall *h, const hall_moment *m, hall_op op, hall_stored_as how, const char *why)
{
    table *t = table_of_op(h, op);
    turn_begin(h, m);
    draft *d = t ? t->first : NULL;
    while (d && d->op != op)
        d = d->next;
    if (!d) {
        if (t && forget_fallen(t, op, how == HALL_WON))
            table_go_on(t);
        return;
    }
    if (t->making && how != HALL_WON) {
        not_made(t, d, how, why);
        return;
    }
    d->won = how == HALL_WON;
    if (!d->won) {
        h->count.conflicts += how == HALL_LOST;
        t->now.active = 0;
        t->behind = true;
        t->bot_at = how == HALL_LOST ? 0 : h->now + HALL_AGAIN_MS;
        fall(t, d, how == HALL_LOST, why);
        forget_fallen(t, op, false);
    } else if (t->making) {
        t->making = false;
        table_add(h, t);
        h->count.created++;
    }
    while (t->first && t->first->won) { /* answers overtake one another, rows do not */
        draft *oldest = t->first;
        t->first = oldest->next;
        t->last = t->first ? t->last : NULL;
        t->drafts--;
        settle(t, oldest);
    }
    table_go_on(t);
}

/* Without a word: the hall closes. */
void draft_drop_all(table *t)
{
    for (draft *d = t->first, *next; d; d = next) {
        next = d->next;
        draft_free(d);
    }
    for (draft *d = t->fallen, *next; d; d = next) {
        next = d->next;
        draft_free(d);
    }
    t->first = t->last = t->fallen = NULL;
    t->drafts = 0;
}
