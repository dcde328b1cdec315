/* tell.c - tables told to their watchers, each what its seat may know. One message serves
 * all who have the same seat and wishes. */
#include <string.h>

#include "inside.h"

typedef struct telling { /* what a message depends on */
    const table *t;
    int viewer; /* a seat or MH_NOBODY */
    unsigned parts;
    uint32_t from;
    const draft *fresh; /* its steps are the log; NULL: it is played again */
    bool chats;
    int64_t req; /* or -1 */
} telling;

static void put_bool(mh_text *out, bool x) { mh_put(out, x ? "true" : "false"); }

static void put_text_or_null(mh_text *out, const char *text)
{
    if (text && *text)
        present_string(out, text);
    else
        mh_put(out, "null");
}

/* [seats] of a mask */
static void put_seats(mh_text *out, unsigned mask)
{
    const char *between = "[";
    for (int seat = 0; seat <= MH_CHANCE; seat++)
        if (mask >> seat & 1) {
            mh_put(out, between);
            mh_put_int(out, seat);
            between = ",";
        }
    mh_put(out, *between == '[' ? "[]" : "]");
}

static unsigned here(const table *t)
{
    unsigned mask = 0;
    for (const watch *w = t->watches; w; w = w->next_at_table) {
        for (int seat = 0; seat < t->seats; seat++)
            if (strcmp(t->now.chair[seat].player, w->c->who.id) == 0)
                mask |= 1u << seat;
    }
    return mask;
}

static void put_players(mh_text *out, const table *t)
{
    unsigned present = here(t);
    mh_put(out, ",\"players\":[");
    for (int seat = 0; seat < t->seats; seat++) {
        const chair *c = &t->now.chair[seat];
        mh_put(out, seat ? ",{\"name\":" : "{\"name\":");
        put_text_or_null(out, c->name);
        mh_put(out, ",\"id\":");
        put_text_or_null(out, c->player);
        mh_put(out, ",\"bot\":");
        put_text_or_null(out, c->bot);
        mh_put(out, ",\"here\":");
        put_bool(out, c->for_bot || (present >> seat & 1));
        mh_put(out, ",\"late\":");
        put_bool(out, c->late);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

static void put_clock(mh_text *out, const table *t)
{
    static const char *const kinds[] = {"none", "live", "days"};
    int64_t now = table_now(t);
    unsigned running = clock_running(t, &t->now, turn_of(&t->now, t->session.now));
    mh_put(out, ",\"clock\":{\"kind\":");
    present_string(out, kinds[t->head.clock]);
    if (t->head.clock != HALL_CLOCK_NONE) {
        mh_put(out, ",\"base\":");
        mh_put_int(out, t->head.clock_base);
        mh_put(out, ",\"more\":");
        mh_put_int(out, t->head.clock_more);
        mh_put(out, ",\"now\":");
        mh_put_int(out, now);
        mh_put(out, ",\"left\":[");
        for (int seat = 0; seat < t->seats; seat++) {
            int64_t left = t->now.chair[seat].left;
            if (running >> seat & 1 && now > t->now.since)
                left -= now - t->now.since;
            mh_put(out, seat ? "," : "");
            if (t->now.chair[seat].for_bot)
                mh_put(out, "null");
            else
                mh_put_int(out, left > 0 ? left : 0);
        }
        mh_put(out, "],\"running\":");
        put_seats(out, running);
    }
    mh_put(out, "}");
}

/* Not while a bot is asked: what it does would close it again. */
static bool may_undo(const table *t, int seat)
{
    const host_session *s = &t->session;
    if (bots_of(t, &t->now, turn_of(&t->now, s->now)))
        return false;
    return t->head.undo && s->now && t->now.status == HALL_PLAYING && seat < t->seats && s->plies &&
           s->seats[s->plies - 1] == seat && !host_reveals(s, s->plies - 1);
}

static void put_asked(mh_text *out, const table *t)
{
    mh_put(out, ",\"asked\":");
    if (t->now.ask_seat < 0) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"seat\":");
    mh_put_int(out, t->now.ask_seat);
    mh_put(out, ",\"ply\":");
    mh_put_int(out, t->now.ask_ply);
    mh_put(out, ",\"yes\":");
    put_seats(out, t->now.ask_yes);
    mh_put(out, "}");
}

static void put_hex(mh_text *out, const uint8_t *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++)
        mh_put_n(out, (char[]){digits[bytes[i] >> 4], digits[bytes[i] & 15]}, 2);
}

static void put_fate(mh_text *out, const table *t)
{
    mh_put(out, ",\"fate\":\"");
    put_hex(out, t->session.is.fate.commitment, HOST_KEY);
    mh_put(out, "\",\"closed\":");
    put_text_or_null(out, t->now.shut ? t->now.closed : NULL);
    mh_put(out, ",\"frozen\":");
    if (!t->frozen) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"ply\":");
    mh_put_int(out, t->frozen_ply);
    mh_put(out, ",\"text\":");
    present_string(out, t->frozen);
    mh_put(out, "}");
}

static void put_step(mh_text *out, const draft *d, uint32_t i, int viewer)
{
    const step *s = &d->steps[i];
    present_step shown;
    shown.ply = d->base + i;
    shown.seat = s->seat;
    shown.sees = s->sees;
    shown.action = s->action;
    shown.count = (uint16_t)s->events;
    memcpy(shown.events, d->events + s->first_event, s->events * sizeof *d->events);
    present_step_put(out, d->t->game, &shown, viewer);
}

static void put_log(mh_text *out, const telling *w)
{
    const table *t = w->t;
    mh_put(out, ",\"from\":");
    mh_put_int(out, w->from);
    mh_put(out, ",\"log\":");
    if (!w->fresh && t->session.now) {
        present_log(out, &t->session, w->from, t->now.plies, w->viewer);
        return;
    }
    mh_put(out, "[");
    for (uint32_t i = 0; w->fresh && i < w->fresh->step_count; i++) {
        mh_put(out, i ? "," : "");
        put_step(out, w->fresh, i, w->viewer);
    }
    mh_put(out, "]");
}

/* "at","seat","name","text" as members */
static void put_chat(mh_text *out, const chat *c)
{
    mh_put(out, "\"at\":");
    mh_put_int(out, c->at);
    mh_put(out, ",\"seat\":");
    present_value(out, &mh_seat, c->seat < 0 ? MH_NONE : c->seat);
    mh_put(out, ",\"name\":");
    present_string(out, c->name);
    mh_put(out, ",\"text\":");
    present_string(out, c->text);
}

static void put_chats(mh_text *out, const table *t)
{
    mh_put(out, ",\"chats\":[");
    for (const chat *c = t->chats; c; c = c->next) {
        mh_put(out, c == t->chats ? "{" : ",{");
        put_chat(out, c);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

/* Before the game begins there is nothing to see of it. */
static void put_open_game(mh_text *out, const table *t)
{
    mh_put(out, ",\"game\":");
    present_string(out, t->game->id);
    mh_put(out, ",\"options\":");
    present_string(out, t->head.options);
    mh_put(out, ",\"seats\":");
    mh_put_int(out, t->seats);
    mh_put(out, ",\"ply\":0,\"over\":false,\"turn\":[],\"prompt\":null");
}

static void put_head(mh_text *out, const telling *w)
{
    static const char *const statuses[] = {"open", "playing", "over"};
    const table *t = w->t;
    bool seated = w->viewer < t->seats;
    mh_put(out, "{\"t\":\"table\"");
    if (w->req >= 0) {
        mh_put(out, ",\"req\":");
        mh_put_int(out, w->req);
    }
    mh_put(out, ",\"table\":");
    present_string(out, t->head.id);
    mh_put(out, ",\"seq\":");
    mh_put_int(out, t->now.seq);
    mh_put(out, ",\"status\":");
    present_string(out, statuses[t->now.status]);
    mh_put(out, ",\"me\":");
    if (seated)
        mh_put_int(out, w->viewer);
    else
        mh_put(out, "null");
    mh_put(out, ",\"listed\":");
    put_bool(out, t->head.listed);
    if (seated && t->now.status == HALL_OPEN) {
        mh_put(out, ",\"invite\":");
        present_string(out, t->head.invite);
    }
}

static void put_table(mh_text *out, const void *about)
{
    const telling *w = about;
    const table *t = w->t;
    put_head(out, w);
    put_players(out, t);
    put_clock(out, t);
    mh_put(out, ",\"handover\":");
    put_text_or_null(out, t->head.handover);
    mh_put(out, ",\"undo\":");
    put_bool(out, may_undo(t, w->viewer));
    put_asked(out, t);
    mh_put(out, ",\"rematch\":");
    put_text_or_null(out, t->now.rematch);
    put_fate(out, t);
    if (t->session.now) {
        mh_put(out, ",");
        present_table(out, &t->session, w->viewer, w->parts);
    } else {
        put_open_game(out, t);
    }
    if (w->parts & PRESENT_LOG)
        put_log(out, w);
    if (w->chats)
        put_chats(out, t);
    mh_put(out, "}");
}

/* The seat a watcher sees the table with from now on. */
static int look_with(watch *w)
{
    int viewer = viewer_of(w->t, w->c);
    if (viewer != MH_NOBODY)
        w->seat = viewer;
    return viewer;
}

/* ---- to whom ----------------------------------------------------------------------------- */

void tell_table(watch *w, uint32_t from, bool chats, int64_t req)
{
    table *t = w->t;
    telling what = {.t = t,
                    .viewer = look_with(w),
                    .parts = w->parts,
                    .from = from < t->now.plies ? from : t->now.plies,
                    .chats = chats,
                    .req = req};
    size_t n = 0;
    const char *text = turn_text(t->h, put_table, &what, &n);
    send_text(t->h, &w->c->number, 1, text, n);
}

/* Those who are to be told the same as `first`, marked as told; NULL: no memory for the list. */
static hall_client *same_watchers(table *t, const watch *first, uint32_t *count)
{
    int viewer = viewer_of(t, first->c);
    *count = 0;
    for (const watch *w = t->watches; w; w = w->next_at_table)
        ++*count;
    hall_client *to = turn_room(t->h, *count * sizeof *to);
    *count = 0;
    for (watch *w = t->watches; w; w = w->next_at_table) {
        if (w->told || w->parts != first->parts || viewer_of(t, w->c) != viewer)
            continue;
        w->told = true;
        look_with(w);
        if (to)
            to[(*count)++] = w->c->number;
        else
            client_lost(t->h, w->c);
    }
    return to;
}

void tell_changes(table *t, const draft *d, uint32_t from, const watch *except)
{
    for (watch *w = t->watches; w; w = w->next_at_table)
        w->told = w == except;
    for (watch *w = t->watches; w; w = w->next_at_table) {
        uint32_t count = 0;
        hall_client *to = w->told ? NULL : same_watchers(t, w, &count);
        if (!to)
            continue;
        telling what = {.t = t,
                        .viewer = viewer_of(t, w->c),
                        .parts = w->parts,
                        .from = d ? d->base : from,
                        .fresh = d,
                        .req = -1};
        size_t n = 0;
        const char *text = turn_text(t->h, put_table, &what, &n);
        send_text(t->h, to, count, text, n);
    }
}

typedef struct news { /* to all at a table, the same */
    const table *t;
    const chat *said;
} news;

static void to_all(table *t, putter *put, const chat *said)
{
    uint32_t count = 0;
    size_t n = 0;
    for (const watch *w = t->watches; w; w = w->next_at_table)
        count++;
    if (!count)
        return;
    news about = {t, said};
    const char *text = turn_text(t->h, put, &about, &n);
    hall_client *to = turn_room(t->h, count * sizeof *to);
    count = 0;
    for (watch *w = t->watches; w; w = w->next_at_table)
        if (to)
            to[count++] = w->c->number;
        else
            client_lost(t->h, w->c);
    if (to)
        send_text(t->h, to, count, text, n);
}

static void put_news(mh_text *out, const char *kind, const table *t)
{
    mh_put(out, "{\"t\":");
    present_string(out, kind);
    mh_put(out, ",\"table\":");
    present_string(out, t->head.id);
}

static void put_here(mh_text *out, const void *about)
{
    const table *t = ((const news *)about)->t;
    unsigned present = here(t);
    put_news(out, "here", t);
    mh_put(out, ",\"here\":[");
    for (int seat = 0; seat < t->seats; seat++) {
        mh_put(out, seat ? "," : "");
        put_bool(out, t->now.chair[seat].for_bot || (present >> seat & 1));
    }
    mh_put(out, "]}");
}

static void put_waits(mh_text *out, const void *about)
{
    const table *t = ((const news *)about)->t;
    put_news(out, "waits", t);
    mh_put(out, ",\"seq\":");
    mh_put_int(out, t->now.seq);
    mh_put(out, "}");
}

static void put_said(mh_text *out, const void *about)
{
    const news *n = about;
    put_news(out, "chat", n->t);
    mh_put(out, ",");
    put_chat(out, n->said);
    mh_put(out, "}");
}

void tell_here(table *t) { to_all(t, put_here, NULL); }

void tell_waits(table *t) { to_all(t, put_waits, NULL); }

void tell_chat(table *t, const chat *c) { to_all(t, put_said, c); }
