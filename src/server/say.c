/* say.c - tables told to their watchers, each what its seat may know. One message serves
 * all who have the same seat, wishes and past. */
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { FIRST_PAGE = 64 << 10, KINDS = 32 };

typedef struct telling { /* what a message depends on */
    const srv_table *t;
    int viewer; /* a seat or MH_NOBODY */
    unsigned parts;
    uint32_t from;
    bool fresh; /* the steps at hand are the log */
    bool chats;
    json_int_t req; /* or -1 */
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

static unsigned here(const srv_table *t)
{
    unsigned mask = 0;
    for (const srv_watch *w = t->watches; w; w = w->next_at_table) {
        int seat = table_seat(t, w->c);
        if (seat >= 0)
            mask |= 1u << seat;
    }
    return mask;
}

static void put_players(mh_text *out, const srv_table *t)
{
    unsigned present = here(t);
    mh_put(out, ",\"players\":[");
    for (int seat = 0; seat < t->seats; seat++) {
        const srv_chair *c = &t->chair[seat];
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

static void put_clock(mh_text *out, const srv_table *t)
{
    static const char *const kinds[] = {"none", "live", "days"};
    int64_t now = table_now(t);
    unsigned running = clock_running(t, table_turn(t));
    mh_put(out, ",\"clock\":{\"kind\":");
    present_string(out, kinds[t->is.clock]);
    if (t->is.clock != SRV_CLOCK_NONE) {
        mh_put(out, ",\"base\":");
        mh_put_int(out, t->is.base);
        mh_put(out, ",\"more\":");
        mh_put_int(out, t->is.more);
        mh_put(out, ",\"now\":");
        mh_put_int(out, now);
        mh_put(out, ",\"left\":[");
        for (int seat = 0; seat < t->seats; seat++) {
            int64_t left = t->chair[seat].left;
            if (running >> seat & 1 && now > t->since)
                left -= now - t->since;
            mh_put(out, seat ? "," : "");
            if (t->chair[seat].for_bot)
                mh_put(out, "null");
            else
                mh_put_int(out, left > 0 ? left : 0);
        }
        mh_put(out, "],\"running\":");
        put_seats(out, running);
    }
    mh_put(out, "}");
}

static bool may_undo(const srv_table *t, int seat)
{
    const host_session *s = t->session;
    return t->is.undo && s && t->status == DB_PLAYING && seat < t->seats && s->plies &&
           s->seats[s->plies - 1] == seat && !host_reveals(s, s->plies - 1);
}

static void put_asked(mh_text *out, const srv_table *t)
{
    mh_put(out, ",\"asked\":");
    if (t->ask_seat < 0) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"seat\":");
    mh_put_int(out, t->ask_seat);
    mh_put(out, ",\"ply\":");
    mh_put_int(out, t->ask_ply);
    mh_put(out, ",\"yes\":");
    put_seats(out, t->ask_yes);
    mh_put(out, "}");
}

static void put_fate(mh_text *out, const srv_table *t)
{
    mh_put(out, ",\"fate\":\"");
    mh_put(out, t->commitment);
    mh_put(out, "\",\"closed\":");
    put_text_or_null(out, t->closed);
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

static void put_log(mh_text *out, const telling *w)
{
    const srv_table *t = w->t;
    uint32_t now = t->session ? t->session->plies : 0;
    mh_put(out, ",\"from\":");
    mh_put_int(out, w->from);
    mh_put(out, ",\"log\":");
    if (!w->fresh) {
        if (t->session)
            present_log(out, t->session, w->from, now, w->viewer);
        else
            mh_put(out, "[]");
        return;
    }
    mh_put(out, "[");
    for (unsigned i = 0; i < t->step_count; i++) {
        mh_put(out, i ? "," : "");
        present_step_put(out, t->game, t->steps[i], w->viewer);
    }
    mh_put(out, "]");
}

static void put_chats(mh_text *out, const srv_table *t)
{
    const char *between = "[";
    mh_put(out, ",\"chats\":");
    for (const srv_chat *c = t->chats; c; c = c->next, between = ",") {
        mh_put(out, between);
        mh_put(out, "{\"at\":");
        mh_put_int(out, c->at);
        mh_put(out, ",\"seat\":");
        if (c->seat < 0)
            mh_put(out, "null");
        else
            mh_put_int(out, c->seat);
        mh_put(out, ",\"name\":");
        present_string(out, c->name);
        mh_put(out, ",\"text\":");
        present_string(out, c->text);
        mh_put(out, "}");
    }
    mh_put(out, t->chats ? "]" : "[]");
}

/* Before the game begins there is nothing to see of it. */
static void put_open_game(mh_text *out, const srv_table *t)
{
    mh_put(out, ",\"game\":");
    present_string(out, t->game->id);
    mh_put(out, ",\"options\":");
    present_string(out, t->is.options);
    mh_put(out, ",\"seats\":");
    mh_put_int(out, t->seats);
    mh_put(out, ",\"ply\":0,\"over\":false,\"turn\":[],\"prompt\":null");
}

static void put_head(mh_text *out, const telling *w)
{
    static const char *const statuses[] = {"open", "playing", "over"};
    const srv_table *t = w->t;
    bool seated = w->viewer < t->seats;
    mh_put(out, "{\"t\":\"table\"");
    if (w->req >= 0) {
        mh_put(out, ",\"req\":");
        mh_put_int(out, w->req);
    }
    mh_put(out, ",\"table\":");
    present_string(out, t->is.id);
    mh_put(out, ",\"seq\":");
    mh_put_int(out, t->seq);
    mh_put(out, ",\"status\":");
    present_string(out, statuses[t->status]);
    mh_put(out, ",\"me\":");
    if (seated)
        mh_put_int(out, w->viewer);
    else
        mh_put(out, "null");
    mh_put(out, ",\"listed\":");
    put_bool(out, t->is.listed);
    if (seated && t->status == DB_OPEN) {
        mh_put(out, ",\"invite\":");
        present_string(out, t->is.invite);
    }
}

static void put_table(mh_text *out, const telling *w)
{
    const srv_table *t = w->t;
    put_head(out, w);
    put_players(out, t);
    put_clock(out, t);
    mh_put(out, ",\"handover\":");
    put_text_or_null(out, t->is.handover);
    mh_put(out, ",\"undo\":");
    put_bool(out, may_undo(t, w->viewer));
    put_asked(out, t);
    mh_put(out, ",\"rematch\":");
    put_text_or_null(out, t->rematch);
    put_fate(out, t);
    if (t->session) {
        mh_put(out, ",");
        present_table(out, t->session, w->viewer, w->parts);
    } else {
        put_open_game(out, t);
    }
    if (w->parts & PRESENT_LOG)
        put_log(out, w);
    if (w->chats)
        put_chats(out, t);
    mh_put(out, "}");
}

/* The page grows to the longest message. */
static bool grow_page(srv *s, size_t length)
{
    free(s->page);
    s->page = malloc(length + FIRST_PAGE);
    s->page_cap = s->page ? length + FIRST_PAGE : 0;
    return s->page != NULL;
}

/* The message, with a reference for the caller; NULL without memory. */
static net_frame *compose(srv *s, const telling *w)
{
    for (;;) {
        mh_text out = mh_text_open(s->page, s->page_cap);
        put_table(&out, w);
        if (out.len < s->page_cap)
            return net_text(s->net, s->page, out.len);
        if (!grow_page(s, out.len))
            return NULL;
    }
}

void say_reply(const srv_req *q, const char *kind, const char *table,
               void (*put)(mh_text *out, const void *about), const void *about)
{
    srv *s = q->s;
    json_t *req = json_object_get(q->in, "req");
    for (;;) {
        mh_text out = mh_text_open(s->page, s->page_cap);
        mh_put(&out, "{\"t\":");
        present_string(&out, kind);
        if (json_is_integer(req)) {
            mh_put(&out, ",\"req\":");
            mh_put_int(&out, json_integer_value(req));
        }
        if (table) {
            mh_put(&out, ",\"table\":");
            present_string(&out, table);
        }
        put(&out, about);
        mh_put(&out, "}");
        if (out.len < s->page_cap) {
            client_send_text(q->c, s->page, out.len);
            return;
        }
        if (!grow_page(s, out.len)) {
            client_fail(q->c);
            return;
        }
    }
}

static int viewer_of(const srv_watch *w)
{
    int seat = table_seat(w->t, w->c);
    return seat >= 0 ? seat : MH_NOBODY;
}

void say_table(srv_watch *w, uint32_t from, bool chats, const srv_req *q)
{
    srv_table *t = w->t;
    uint32_t now = t->session ? t->session->plies : 0;
    json_t *req = q ? json_object_get(q->in, "req") : NULL;
    telling what = {.t = t,
                    .viewer = viewer_of(w),
                    .parts = w->parts,
                    .from = from < now ? from : now,
                    .chats = chats,
                    .req = json_is_integer(req) ? json_integer_value(req) : -1};
    net_frame *f = compose(t->s, &what);
    if (f && w->c->conn)
        net_send(w->c->conn, f);
    else
        client_fail(w->c);
    net_unref(f);
    w->told = now;
}

/* ---- news ------------------------------------------------------------------------------ */

typedef struct kept_frame {
    int viewer;
    unsigned parts;
    net_frame *frame;
} kept_frame;

static net_frame *shared_frame(srv_table *t, const srv_watch *w, kept_frame *kept, unsigned *n)
{
    int viewer = viewer_of(w);
    for (unsigned i = 0; i < *n; i++)
        if (kept[i].viewer == viewer && kept[i].parts == w->parts)
            return kept[i].frame;
    telling what = {.t = t,
                    .viewer = viewer,
                    .parts = w->parts,
                    .from = t->told_from,
                    .fresh = !t->steps_lost,
                    .req = -1};
    net_frame *f = compose(t->s, &what);
    if (*n < KINDS && f) {
        kept[(*n)++] = (kept_frame){viewer, w->parts, f};
        return f;
    }
    net_unref(f);
    return NULL;
}

void say_changes(srv_table *t, const srv_watch *except)
{
    kept_frame kept[KINDS];
    unsigned n = 0;
    uint32_t now = t->session ? t->session->plies : 0;
    if (!t->changed)
        return;
    for (srv_watch *w = t->watches, *next; w; w = next) {
        next = w->next_at_table;
        if (w == except || !w->c->conn)
            continue;
        bool in_step = w->told == t->told_from;
        net_frame *f = in_step ? shared_frame(t, w, kept, &n) : NULL;
        if (f)
            net_send(w->c->conn, f);
        else
            say_table(w, w->told, false, NULL);
    }
    for (srv_watch *w = t->watches; w; w = w->next_at_table)
        w->told = now;
    for (unsigned i = 0; i < n; i++)
        net_unref(kept[i].frame);
    fold_forget_steps(t);
    t->steps_lost = false;
    t->told_from = now;
    t->changed = false;
}

static void to_all(srv_table *t, const char *text, size_t n)
{
    net_frame *f = net_text(t->s->net, text, n);
    for (srv_watch *w = t->watches, *next; w; w = next) {
        next = w->next_at_table;
        if (!f)
            client_fail(w->c);
        else if (w->c->conn)
            net_send(w->c->conn, f);
    }
    net_unref(f);
}

void say_here(srv_table *t)
{
    char text[256];
    unsigned present = here(t);
    mh_text out = mh_text_open(text, sizeof text);
    mh_put(&out, "{\"t\":\"here\",\"table\":");
    present_string(&out, t->is.id);
    mh_put(&out, ",\"here\":[");
    for (int seat = 0; seat < t->seats; seat++) {
        mh_put(&out, seat ? "," : "");
        put_bool(&out, t->chair[seat].for_bot || (present >> seat & 1));
    }
    mh_put(&out, "]}");
    to_all(t, text, out.len);
}

void say_waits(srv_table *t)
{
    char text[128];
    mh_text out = mh_text_open(text, sizeof text);
    mh_put(&out, "{\"t\":\"waits\",\"table\":");
    present_string(&out, t->is.id);
    mh_put(&out, ",\"seq\":");
    mh_put_int(&out, t->seq);
    mh_put(&out, "}");
    to_all(t, text, out.len);
}

void say_chat(srv_table *t, const srv_chat *c)
{
    char text[8192];
    mh_text out = mh_text_open(text, sizeof text);
    mh_put(&out, "{\"t\":\"chat\",\"table\":");
    present_string(&out, t->is.id);
    mh_put(&out, ",\"at\":");
    mh_put_int(&out, c->at);
    mh_put(&out, ",\"seat\":");
    if (c->seat < 0)
        mh_put(&out, "null");
    else
        mh_put_int(&out, c->seat);
    mh_put(&out, ",\"name\":");
    present_string(&out, c->name);
    mh_put(&out, ",\"text\":");
    present_string(&out, c->text);
    mh_put(&out, "}");
    if (out.len < out.cap)
        to_all(t, text, out.len);
}
