/* tell.c - tables told to their watchers, each what its seat may know: the whole once, then what
 * changed. One message serves all who have the same seat and wishes. */
#include <string.h>

#include "delta.h"
#include "inside.h"

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

static void put_players(mh_text *out, const void *about)
{
    const stand *is = ((const telling *)about)->stand;
    unsigned present = here(is->t);
    mh_put(out, "[");
    for (int seat = 0; seat < is->t->seats; seat++) {
        const chair *c = &is->on->chair[seat];
        mh_put(out, seat ? ",{\"name\":" : "{\"name\":");
        put_text_or_null(out, c->name);
        mh_put(out, ",\"id\":");
        put_text_or_null(out, c->for_bot ? "" : c->player); /* a bot with a name is nobody */
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

void told_clock(mh_text *out, const void *about)
{
    static const char *const kinds[] = {"none", "live", "days"};
    const stand *is = ((const telling *)about)->stand;
    const table *t = is->t;
    const standing *on = is->on;
    int64_t now = table_now(t);
    unsigned running = clock_running(t, on, turn_of(on, is->state));
    mh_put(out, "{\"kind\":");
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
            int64_t left = on->chair[seat].left;
            if (running >> seat & 1 && now > on->since)
                left -= now - on->since;
            mh_put(out, seat ? "," : "");
            if (on->chair[seat].for_bot)
                mh_put(out, "null");
            else
                mh_put_int(out, left > 0 ? left : 0);
        }
        mh_put(out, "],\"running\":");
        put_seats(out, running);
    }
    mh_put(out, "}");
}

/* Only the seat that acted last may take back by itself, and not while a bot is asked: what it does
 * would close it again. -1: nobody. */
static int undo_of(const table *t)
{
    const host_session *s = &t->session;
    bool offered = t->head.undo && s->now && t->now.status == HALL_PLAYING && s->plies &&
                   s->seats[s->plies - 1] < t->seats &&
                   !bots_of(t, &t->now, turn_of(&t->now, s->now)) && !host_reveals(s, s->plies - 1);
    return offered ? s->seats[s->plies - 1] : -1;
}

static void put_undo(mh_text *out, const void *about)
{
    const telling *w = about;
    put_bool(out, w->stand->undo >= 0 && w->stand->undo == w->viewer);
}

static void put_asked(mh_text *out, const void *about)
{
    const standing *on = ((const telling *)about)->stand->on;
    if (on->ask_seat < 0) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"seat\":");
    mh_put_int(out, on->ask_seat);
    mh_put(out, ",\"ply\":");
    mh_put_int(out, on->ask_ply);
    mh_put(out, ",\"yes\":");
    put_seats(out, on->ask_yes);
    mh_put(out, "}");
}

static void put_hex(mh_text *out, const uint8_t *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++)
        mh_put_n(out, (char[]){digits[bytes[i] >> 4], digits[bytes[i] & 15]}, 2);
}

static void put_rematch(mh_text *out, const void *about)
{
    put_text_or_null(out, ((const telling *)about)->stand->on->rematch);
}

static void put_closed(mh_text *out, const void *about)
{
    const standing *on = ((const telling *)about)->stand->on;
    put_text_or_null(out, on->shut ? on->closed : NULL);
}

static void put_frozen(mh_text *out, const void *about)
{
    const stand *is = ((const telling *)about)->stand;
    if (!is->frozen) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"ply\":");
    mh_put_int(out, is->t->frozen_ply);
    mh_put(out, ",\"text\":");
    present_string(out, is->frozen);
    mh_put(out, "}");
}

/* Nothing where it is no campaign. */
static void put_campaigns_book(mh_text *out, const void *about)
{
    const telling *w = about;
    if (is_campaign(w->t))
        put_book(out, w->t, w->stand->on);
}

static void put_status(mh_text *out, const void *about)
{
    static const char *const statuses[] = {"open", "playing", "over"};
    present_string(out, statuses[((const telling *)about)->stand->on->status]);
}

/* Only who sits there, and only while seats are free; otherwise nothing is written. */
static void put_invite(mh_text *out, const void *about)
{
    const telling *w = about;
    if (w->viewer < w->t->seats && w->stand->on->status == HALL_OPEN)
        present_string(out, w->t->head.invite);
}

static void put_step(mh_text *out, const draft *d, uint32_t i, int viewer, bool brief)
{
    const step *s = &d->steps[i];
    present_step shown;
    shown.ply = d->base + i;
    shown.seat = s->seat;
    shown.sees = s->sees;
    shown.action = s->action;
    shown.count = (uint16_t)s->events;
    memcpy(shown.events, d->events + s->first_event, s->events * sizeof *d->events);
    (brief ? present_step_brief : present_step_put)(out, d->t->game, &shown, viewer);
}

void told_log(mh_text *out, const telling *w, bool brief)
{
    const table *t = w->t;
    mh_put(out, ",\"from\":");
    mh_put_int(out, w->from);
    mh_put(out, ",\"log\":");
    if (!w->fresh && t->session.now) {
        (brief ? present_log_brief : present_log)(out, &t->session, w->from, t->now.plies,
                                                  w->viewer);
        return;
    }
    mh_put(out, "[");
    for (uint32_t i = 0; w->fresh && i < w->fresh->step_count; i++) {
        mh_put(out, i ? "," : "");
        put_step(out, w->fresh, i, w->viewer, brief);
    }
    mh_put(out, "]");
}

/* "at","seat","name","id","text" as members */
static void put_chat(mh_text *out, const chat *c)
{
    mh_put(out, "\"at\":");
    mh_put_int(out, c->at);
    mh_put(out, ",\"seat\":");
    present_value(out, &mh_seat, c->seat < 0 ? MH_NONE : c->seat);
    mh_put(out, ",\"name\":");
    present_string(out, c->name);
    mh_put(out, ",\"id\":");
    put_text_or_null(out, c->player);
    mh_put(out, ",\"text\":");
    present_string(out, c->text);
}

static void put_chats(mh_text *out, const table *t, bool heard)
{
    mh_put(out, ",\"chats\":[");
    for (const chat *c = heard ? t->chats : NULL; c; c = c->next) {
        mh_put(out, c == t->chats ? "{" : ",{");
        put_chat(out, c);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

/* When the plies were played, from each of these on. */
static void put_times(mh_text *out, const table *t)
{
    mh_put(out, ",\"times\":[");
    for (uint32_t i = 0; i < t->stamp_count; i++) {
        mh_put(out, i ? ",[" : "[");
        mh_put_int(out, t->stamps[i].ply);
        mh_put(out, ",");
        mh_put_int(out, (int64_t)t->stamps[i].second * 1000);
        mh_put(out, "]");
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

static void put_member(mh_text *out, const char *name, putter *put, const telling *w)
{
    size_t before = out->len;
    mh_put(out, ",");
    present_key(out, name);
    size_t from = out->len;
    put(out, w);
    if (out->len == from)
        out->len = before; /* nothing to be said of it */
}

static void put_head(mh_text *out, const telling *w)
{
    const table *t = w->t;
    mh_put(out, "{\"t\":\"table\"");
    if (w->req >= 0) {
        mh_put(out, ",\"req\":");
        mh_put_int(out, w->req);
    }
    mh_put(out, ",\"table\":");
    present_string(out, t->head.id);
    mh_put(out, ",\"seq\":");
    mh_put_int(out, t->now.seq);
    put_member(out, "status", put_status, w);
    mh_put(out, ",\"me\":");
    if (w->viewer < t->seats)
        mh_put_int(out, w->viewer);
    else
        mh_put(out, "null");
    mh_put(out, ",\"listed\":");
    put_bool(out, t->head.listed);
    mh_put(out, ",\"rated\":");
    put_bool(out, t->head.rated);
    mh_put(out, ",\"quick\":");
    put_bool(out, t->head.quick);
    mh_put(out, ",\"watchers\":");
    mh_put_int(out, watchers_of(t));
    put_member(out, "invite", put_invite, w);
}

static void put_table(mh_text *out, const void *about)
{
    const telling *w = about;
    const table *t = w->t;
    put_head(out, w);
    put_member(out, "players", put_players, w);
    put_member(out, "clock", told_clock, w);
    mh_put(out, ",\"handover\":");
    put_text_or_null(out, t->head.handover);
    put_member(out, "undo", put_undo, w);
    put_member(out, "asked", put_asked, w);
    put_member(out, "rematch", put_rematch, w);
    mh_put(out, ",\"fate\":\"");
    put_hex(out, t->session.config.fate.commitment, HOST_KEY);
    mh_put(out, "\"");
    put_member(out, "closed", put_closed, w);
    put_member(out, "frozen", put_frozen, w);
    put_member(out, "book", put_campaigns_book, w);
    if (t->campaign[0]) {
        mh_put(out, ",\"campaign\":");
        present_string(out, t->campaign);
    }
    if (t->session.now) {
        mh_put(out, ",");
        present_table(out, &t->session, w->viewer, w->parts);
    } else {
        put_open_game(out, t);
    }
    if (w->parts & PRESENT_LOG)
        told_log(out, w, false);
    if (w->chats && w->parts & PRESENT_LOG)
        put_times(out, t);
    if (w->chats)
        put_chats(out, t, w->hears);
    mh_put(out, "}");
}

/* ---- what changed ------------------------------------------------------------------------- */

/* Whether something was revealed is a dear question: it is asked once a row. */
static int undo_now(table *t)
{
    if (t->undo_at != t->now.seq)
        t->undo = undo_of(t);
    t->undo_at = t->now.seq;
    return t->undo;
}

static stand stands(table *t)
{
    return (stand){
        .t = t, .on = &t->now, .state = t->session.now, .undo = undo_now(t), .frozen = t->frozen};
}

const stand *tell_before(table *t)
{
    size_t size = t->session.now ? t->game->state_size : 0;
    stand *s = t->watches ? turn_room(t->h, sizeof *s) : NULL;
    standing *on = s ? turn_room(t->h, sizeof *on) : NULL;
    mh_state *state = on && size ? turn_room(t->h, size) : NULL;
    if (!on || (size && !state))
        return NULL;
    *s = stands(t);
    *on = t->now;
    s->on = on;
    if (size)
        memcpy(state, t->session.now, size);
    s->state = state;
    return s;
}

static void put_ply(mh_text *out, const void *about)
{
    mh_put_int(out, ((const telling *)about)->stand->on->plies);
}

static void put_over(mh_text *out, const void *about)
{
    const mh_state *st = ((const telling *)about)->stand->state;
    put_bool(out, st && !st->depth);
}

static void put_turn(mh_text *out, const void *about)
{
    const mh_state *st = ((const telling *)about)->stand->state;
    if (st)
        present_turn(out, st);
    else
        mh_put(out, "[]");
}

/* The two below look at nothing that the viewer may not know. */
static void put_topic(mh_text *out, const void *about)
{
    const telling *w = about;
    if (w->stand->state)
        present_topic(out, w->t->game, w->hidden);
}

static void put_prompt(mh_text *out, const void *about)
{
    const telling *w = about;
    if (w->stand->state)
        present_prompt(out, w->t->game, w->hidden, w->parts & PRESENT_STATE);
    else
        mh_put(out, "null");
}

static void put_result(mh_text *out, const void *about)
{
    const telling *w = about;
    if (w->stand->state && !w->stand->state->depth)
        present_score(out, w->t->game, w->stand->state, MH_CHANCE);
}

const told_member told_members[TOLD_MEMBERS] = {
    {"status", put_status},   {"invite", put_invite},
    {"players", put_players}, {"clock", told_clock},
    {"undo", put_undo},       {"asked", put_asked},
    {"rematch", put_rematch}, {"closed", put_closed},
    {"frozen", put_frozen},   {"ply", put_ply},
    {"over", put_over},       {"topic", put_topic},
    {"turn", put_turn},       {"prompt", put_prompt},
    {"result", put_result},   {"book", put_campaigns_book}};

/* The seat a watcher sees the table with from now on. */
static int look_with(watch *w)
{
    int viewer = viewer_of(w->t, w->c);
    if (viewer != MH_NOBODY)
        w->seat = viewer;
    w->viewer = viewer;
    return viewer;
}

/* ---- to whom ----------------------------------------------------------------------------- */

void tell_table(watch *w, uint32_t from, bool chats, int64_t req)
{
    table *t = w->t;
    stand now = stands(t);
    telling what = {.t = t,
                    .stand = &now,
                    .viewer = look_with(w),
                    .parts = w->parts,
                    .from = from < t->now.plies ? from : t->now.plies,
                    .chats = chats,
                    .hears = hears(w),
                    .req = req};
    size_t n = 0;
    const char *text = turn_text(t->h, put_table, &what, &n);
    send_text(t->h, &w->c->number, 1, text, n);
}

/* Was it told of the game, as the same viewer? */
static bool knew(const table *t, const watch *w, const stand *before)
{
    return before && !before->state == !t->session.now && w->viewer == viewer_of(t, w->c);
}

/* Those who are to be told the same as `first`, marked as told; NULL: no memory for the list. */
static hall_client *same_watchers(table *t, const watch *first, const stand *before,
                                  uint32_t *count)
{
    int viewer = viewer_of(t, first->c);
    bool known = knew(t, first, before);
    *count = 0;
    for (const watch *w = t->watches; w; w = w->next_at_table)
        ++*count;
    hall_client *to = turn_room(t->h, *count * sizeof *to);
    *count = 0;
    for (watch *w = t->watches; w; w = w->next_at_table) {
        if (w->told || w->parts != first->parts || viewer_of(t, w->c) != viewer ||
            knew(t, w, before) != known)
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

/* The whole where it is not known what they were told, or who they are at the table. */
void tell_changes(table *t, const draft *d, uint32_t from, const watch *except, const stand *before)
{
    stand now = stands(t);
    for (watch *w = t->watches; w; w = w->next_at_table)
        w->told = w == except;
    for (watch *w = t->watches; w; w = w->next_at_table) {
        uint32_t count = 0;
        bool known = knew(t, w, before);
        hall_client *to = w->told ? NULL : same_watchers(t, w, before, &count);
        if (!to)
            continue;
        telling what = {.t = t,
                        .stand = &now,
                        .viewer = viewer_of(t, w->c),
                        .parts = w->parts,
                        .from = d ? d->base : from,
                        .fresh = d,
                        .req = -1};
        size_t n = 0;
        const char *text =
            known ? delta_text(&what, before, &n) : turn_text(t->h, put_table, &what, &n);
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
        if (said && !hears(w))
            continue;
        else if (to)
            to[count++] = w->c->number;
        else
            client_lost(t->h, w->c);
    if (count)
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
    mh_put(out, "],\"watchers\":");
    mh_put_int(out, watchers_of(t));
    mh_put(out, "}");
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
