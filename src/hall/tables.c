/* tables.c - the tables in memory: found, loaded, caught up, forgotten. */
#include <stdio.h>
#include <string.h>

#include "inside.h"

/* ---- the list ------------------------------------------------------------------------------ */

static unsigned slot_of(const char *id) { return (unsigned)(mh_hash(id, strlen(id)) % HALL_SLOTS); }

table *table_find(const hall *h, const char *id)
{
    table *t = h->by_id[slot_of(id)];
    while (t && (t->gone || strcmp(t->head.id, id) != 0))
        t = t->next_by_id;
    return t;
}

table *table_of_op(const hall *h, hall_op op)
{
    uint32_t number = (uint32_t)(op >> 32);
    table *t = h->by_number[number % HALL_SLOTS];
    while (t && t->number != number)
        t = t->next_by_number;
    return t;
}

hall_op table_op(table *t) { return (hall_op)t->number << 32 | ++t->ops; }

const standing *table_tip(const table *t) { return t->last ? &t->last->to : &t->now; }

const mh_state *table_tip_state(const table *t)
{
    return t->last ? t->last->state : t->session.now;
}

bool table_id_ok(const char *id)
{
    size_t n = strlen(id);
    return n > 0 && n < HALL_ID && strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz-") == n;
}

/* Chairs as the head has them: a word a seat. */
static void set_chairs(table *t)
{
    char words[HALL_WORDS], *at = words;
    snprintf(words, sizeof words, "%s", t->head.chairs);
    for (t->seats = 0; at && *at && t->seats < MH_MAX_SEATS; t->seats++) {
        chair *c = &t->now.chair[t->seats];
        char *comma = strchr(at, ',');
        if (comma)
            *comma++ = 0;
        c->for_bot = strcmp(at, "human") != 0;
        if (c->for_bot)
            snprintf(c->bot, sizeof c->bot, "%.47s", at);
        c->left = t->head.clock_base * 1000;
        at = comma;
    }
}

static bool set_head(table *t, const hall_head *head)
{
    size_t at = 0;
    t->head = *head;
    t->game = mh_find(head->game);
    if (!t->game || mh_options_parse(t->game, head->options, &t->options, &at))
        return false;
    t->now.rules = head->rules;
    t->now.content = head->content;
    set_chairs(t);
    host_config *config = &t->session.config;
    *config = (host_config){.game = t->game, .options = t->options, .seats = t->seats};
    host_fate_open(&config->fate, head->fate);
    t->session.viewer = MH_CHANCE;
    return true;
}

static table *blank(hall *h)
{
    table *t = hall_get(h, sizeof *t);
    if (!t)
        return NULL;
    t->h = h;
    t->now.ask_seat = -1;
    t->differs = -1;
    t->touched = h->now;
    t->number = ++h->numbers;
    table **slot = &h->by_number[t->number % HALL_SLOTS];
    t->next_by_number = *slot;
    *slot = t;
    return t;
}

table *table_new(hall *h, const hall_head *head)
{
    table *t = blank(h);
    if (!t || set_head(t, head)) {
        if (t)
            t->making = true;
        return t;
    }
    table_free(t);
    return NULL;
}

void table_add(hall *h, table *t)
{
    table **slot = &h->by_id[slot_of(t->head.id)];
    t->next_by_id = *slot;
    *slot = t;
    t->after = h->all;
    if (t->after)
        t->after->before = t;
    h->all = t;
    h->count.tables++;
}

static void take_out(table *t)
{
    hall *h = t->h;
    table **at = &h->by_number[t->number % HALL_SLOTS];
    while (*at != t)
        at = &(*at)->next_by_number;
    *at = t->next_by_number;
    at = &h->by_id[slot_of(t->head.id)];
    while (*at && *at != t)
        at = &(*at)->next_by_id;
    if (!*at)
        return; /* nobody could find it yet */
    *at = t->next_by_id;
    *(t->before ? &t->before->after : &h->all) = t->after;
    if (t->after)
        t->after->before = t->before;
    h->count.tables--;
}

void table_free(table *t)
{
    hall *h = t->h;
    host_session *s = &t->session;
    size_t size = t->game ? t->game->state_size : 0;
    take_out(t);
    draft_drop_all(t);
    thoughts_drop(t);
    for (chat *c = t->chats, *next; c; c = next) {
        next = c->next;
        hall_free(h, c, c->bytes);
    }
    hall_free(h, s->now, size);
    hall_free(h, s->actions, s->cap * sizeof *s->actions);
    hall_free(h, s->seats, t->seat_cap);
    hall_free(h, s->snapshots, s->snapshot_cap * size);
    hall_free(h, t->backs, t->back_cap * sizeof *t->backs);
    hall_free(h, t->stamps, t->stamp_cap * sizeof *t->stamps);
    pages_free(h, t->pages);
    hall_free(h, t->forked, sizeof *t->forked);
    if (t->frozen)
        hall_free(h, t->frozen, strlen(t->frozen) + 1);
    hall_free(h, t, sizeof *t);
}

/* ---- requests that wait ---------------------------------------------------------------------- */

void table_wait(table *t, request *q, bool first)
{
    request **at = &t->waiting;
    if (t->waiters >= HALL_QUEUE && !first) {
        refuse_kept(t->h, q, "busy", "too many wait for this table");
        request_free(t->h, q);
        return;
    }
    while (*at && !first)
        at = &(*at)->next;
    q->next = *at;
    *at = q;
    t->waiters++;
}

/* In their order; one that writes stops those behind it until there is room for its row. */
static void run_waiters(table *t)
{
    while (t->waiting && !t->load && !request_waits(t, t->waiting->what, t->waiting->alone)) {
        request *q = t->waiting;
        t->waiting = q->next;
        t->waiters--;
        request_run(t->h, t, q);
        request_free(t->h, q);
    }
}

static void fail_waiters(table *t, const char *code, const char *why)
{
    while (t->waiting) {
        request *q = t->waiting;
        t->waiting = q->next;
        if (q->stage == STAGE_AWAY && strcmp(code, "table") == 0) {
            campaign_alone(t->h, q);
            continue;
        }
        refuse_kept(t->h, q, code, why);
        request_free(t->h, q);
    }
    t->waiters = 0;
}

/* Of the time in which no hall was there a live clock knows nothing. One hall alone can
 * tell that from its start. False: no memory to write it down. */
static bool wake_clock(table *t)
{
    if (t->head.clock != HALL_CLOCK_LIVE || t->now.status != HALL_PLAYING || !t->h->config.alone ||
        t->now.since >= t->h->opened || t->frozen)
        return true;
    draft *d = draft_open(t);
    if (!d)
        return false;
    change_wake(d, table_now(t));
    return draft_commit(d, NULL, NULL);
}

/* Whatever it waited for is there. */
void table_go_on(table *t)
{
    if (t->load || t->gone)
        return;
    if (t->behind && !t->drafts) {
        table_catch_up(t);
        return;
    }
    if (t->asleep && !t->drafts && wake_clock(t))
        t->asleep = false;
    campaign_look(t);
    run_waiters(t);
    bots_look(t);
}

/* ---- loading ------------------------------------------------------------------------------------
 */

static void ask_rows(table *t)
{
    t->load = table_op(t);
    t->load_wish.wish =
        (hall_wish){.want = HALL_LOAD, .op = t->load, .table = t->head.id, .seq = t->now.seq};
    wish_for(t->h, &t->load_wish);
}

table *table_load(hall *h, const char *id)
{
    table *t = blank(h);
    if (!t)
        return NULL;
    snprintf(t->head.id, sizeof t->head.id, "%s", id);
    t->loading = true;
    table_add(h, t);
    ask_rows(t);
    return t;
}

void table_catch_up(table *t)
{
    t->behind = true;
    if (t->load || t->drafts || t->gone)
        return;
    t->behind = false;
    ask_rows(t);
}

static void load_failed(table *t, const char *code, const char *why)
{
    t->gone = true; /* nobody who goes on elsewhere is to find it */
    fail_waiters(t, code, why);
    table_free(t);
}

/* Nobody gets this table; false: it is there. */
static bool load_refused(table *t, hall_stored_as how, const char *why, const hall_head *head)
{
    if (how == HALL_ELSEWHERE) {
        hall_note(t->h, t, "table of other rules", why);
        load_failed(t, "rules", why ? why : "played under other rules at another node");
    } else if (how == HALL_LOST) {
        load_failed(t, "table", "no such table");
    } else if (how != HALL_WON) {
        load_failed(t, "busy", why ? why : "the store is away");
    } else if (!head || !set_head(t, head)) {
        hall_note(t->h, t, "table of an unknown game", NULL);
        load_failed(t, "table", "no such table");
    } else {
        return false;
    }
    return true;
}

/* A table whose name was known before it was made may be asked for in between: here it is twice. */
static bool has_twin(table *t)
{
    table *twin = t->h->by_id[slot_of(t->head.id)];
    while (twin &&
           (twin == t || twin->gone || twin->loading || strcmp(twin->head.id, t->head.id) != 0))
        twin = twin->next_by_id;
    if (!twin)
        return false;
    while (t->waiting) {
        request *q = t->waiting;
        t->waiting = q->next;
        t->waiters--;
        table_wait(twin, q, false);
    }
    table_free(t);
    table_go_on(twin);
    return true;
}

static void loaded_whole(table *t, hall_stored_as how, const char *why, const hall_head *head,
                         const hall_row *rows, size_t count)
{
    bool fine = true;
    if (t->stale) {
        t->stale = false;
        ask_rows(t);
        return;
    }
    t->loading = false;
    if (has_twin(t) || load_refused(t, how, why, head))
        return;
    for (size_t i = 0; fine && i < count; i++)
        fine = fold_row(t, &rows[i]);
    if (!fine) {
        load_failed(t, "busy", "no memory: nothing was done");
        return;
    }
    t->h->count.loads++;
    if (t->now.rules != t->game->rules_version || t->now.content != t->game->content)
        hall_note(t->h, t, "table made under other rules",
                  t->frozen         ? "frozen"
                  : t->differs >= 0 ? "differs"
                                    : "same");
    t->asleep = true;
    table_go_on(t);
}

/* Its state is not what its rows say, or not for these rules: nobody stays at it. */
void table_let_go(table *t)
{
    t->gone = true;
    fail_waiters(t, "busy", "the table is read anew");
    while (t->watches) {
        client *c = t->watches->c;
        unwatch(t->watches);
        hang_up(t->h, c, "a table is read anew", true);
    }
}

static void loaded_news(table *t, hall_stored_as how, const hall_row *rows, size_t count)
{
    uint32_t from = t->now.plies, backs = t->back_count, seq = t->now.seq;
    const stand *before = tell_before(t);
    t->again = how != HALL_WON; /* the store is away: with the next tick */
    for (size_t i = 0; how == HALL_WON && i < count && !t->again; i++) {
        if (fold_foreign(t->game, &rows[i])) { /* who is here finds out where it is played */
            table_let_go(t);
            return;
        }
        if (rows[i].seq == t->now.seq)
            t->again = !fold_row(t, &rows[i]);
    }
    for (uint32_t i = backs; i < t->back_count; i++)
        if (t->backs[i].ply < from)
            from = t->backs[i].ply;
    if (t->now.seq != seq) {
        t->bot_at = t->h->now + HALL_OTHERS_MS;
        tell_changes(t, NULL, from, NULL, before);
    }
    table_go_on(t);
}

void hall_loaded(hall *h, const hall_moment *m, hall_op op, hall_stored_as how, const char *why,
                 const hall_head *head, const hall_row *rows, size_t count)
{
    table *t = table_of_op(h, op);
    turn_begin(h, m);
    if (!t || t->load != op)
        return;
    t->load = 0;
    if (t->loading)
        loaded_whole(t, how, why, head, rows, count);
    else
        loaded_news(t, how, rows, count);
}

void hall_wake(hall *h, const hall_moment *m, const char *id)
{
    turn_begin(h, m);
    if (table_id_ok(id) && !table_find(h, id))
        table_load(h, id);
}

void hall_heard(hall *h, const hall_moment *m, const char *id, uint32_t seq)
{
    turn_begin(h, m);
    table *one = id ? table_find(h, id) : NULL;
    if (one && seq >= one->now.seq)
        table_catch_up(one);
    for (table *t = id ? NULL : h->all; t; t = t->after)
        table_catch_up(t);
}

/* ---- time passes ---------------------------------------------------------------------------- */

static void time_out(table *t, int64_t now)
{
    const standing *on = &t->now;
    unsigned running = clock_running(t, on, turn_of(on, t->session.now)), late = 0;
    draft *d = draft_open(t);
    for (int seat = 0; d && seat < t->seats; seat++) {
        const chair *c = &on->chair[seat];
        if (!(running >> seat & 1) || c->late || on->since + c->left > now)
            continue;
        change_time(d, seat);
        if (t->head.handover[0])
            change_bot(d, seat, t->head.handover);
        late++;
    }
    if (!late && d)
        draft_free(d);
    else if (d && draft_commit(d, NULL, NULL))
        t->h->count.timeouts += late;
}

static bool idle(const table *t)
{
    return !t->load && !t->drafts && !t->fallen && !t->thoughts && !t->waiting &&
           (!t->lays || t->gone);
}

/* When a clock of this table runs out, by its own time; 0: none does. */
static int64_t time_due(const table *t)
{
    bool doubt = t->head.clock == HALL_CLOCK_DAYS && t->h->doubtful;
    return t->frozen || doubt ? 0 : clock_due(t, &t->now, turn_of(&t->now, t->session.now));
}

static void tick_one(table *t)
{
    hall *h = t->h;
    int64_t now = table_now(t);
    if (t->drafts && !t->waits_told && h->now > t->wrote + HALL_WAITS_MS) {
        t->waits_told = true;
        tell_waits(t);
    }
    if (!idle(t))
        return;
    if (t->gone) {
        table_free(t);
        return;
    }
    if (t->again || t->behind) {
        t->again = false;
        table_catch_up(t);
        return;
    }
    int64_t due = time_due(t);
    if (due && due <= now) {
        time_out(t, now);
        return;
    }
    table_go_on(t);
    if (!idle(t) || t->watches || h->now < t->touched + HALL_IDLE_MS)
        return;
    h->count.evictions++;
    table_free(t);
}

void hall_tick(hall *h, const hall_moment *m)
{
    turn_begin(h, m);
    for (table *t = h->all, *next; t; t = next) {
        next = t->after;
        tick_one(t);
    }
}

static void sooner(int64_t *due, int64_t at)
{
    if (at && (!*due || at < *due))
        *due = at;
}

int64_t hall_due(const hall *h)
{
    int64_t due = 0;
    for (const table *t = h->all; t; t = t->after) {
        int64_t clock = t->load ? 0 : time_due(t);
        if (t->drafts && !t->waits_told)
            sooner(&due, t->wrote + HALL_WAITS_MS + 1);
        if (!idle(t))
            continue;
        if (clock)
            sooner(&due, clock - t->ahead);
        if (t->again || t->behind || t->gone || t->asleep)
            sooner(&due, h->now + HALL_AGAIN_MS);
        if (t->bot_at > h->now)
            sooner(&due, t->bot_at);
        if (!t->watches)
            sooner(&due, t->touched + HALL_IDLE_MS);
    }
    return due;
}
