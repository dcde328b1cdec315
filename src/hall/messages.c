/* messages.c - from bytes to a handler. Every message has one row in one table, and what must
 * hold before its handler runs stands in that row. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { ERRORS = 400 };

#define TEXT(name, most)                  \
    {                                     \
        name, MEMBER_TEXT, false, 0, most \
    }
#define TEXT_OR_NONE(name, most)         \
    {                                    \
        name, MEMBER_TEXT, true, 0, most \
    }
#define INT(name, low, high)               \
    {                                      \
        name, MEMBER_INT, false, low, high \
    }
#define INT_OR_NONE(name, low, high)      \
    {                                     \
        name, MEMBER_INT, true, low, high \
    }
#define BOOL_OR_NONE(name)            \
    {                                 \
        name, MEMBER_BOOL, true, 0, 0 \
    }
#define PARTS                             \
    {                                     \
        "parts", MEMBER_PARTS, true, 0, 0 \
    }
#define ANY(name)                    \
    {                                \
        name, MEMBER_ANY, true, 0, 0 \
    }
#define PLY     INT("ply", 0, HOST_MAX_PLIES)
#define SEQ     INT_OR_NONE("seq", 0, UINT32_MAX)
#define FROM    INT_OR_NONE("from", 0, HOST_MAX_PLIES)
#define ACTION  TEXT("action", HALL_ACTION - 1)
#define ENTROPY TEXT_OR_NONE("entropy", 64)

static const message messages[] = {
    {"act", NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY | WRITES, on_act, {PLY, SEQ, ACTION}},
    {"ping", 0, on_ping, {{0}}},
    {"watch", NEEDS_TABLE | INVITES, on_watch, {FROM, SEQ, PARTS}},
    {"join",
     NEEDS_TABLE | INVITES | ALONE,
     on_join,
     {INT_OR_NONE("seat", 0, MH_MAX_SEATS - 1), ENTROPY, FROM, SEQ, PARTS}},
    {"create",
     0,
     on_create,
     {TEXT("game", HALL_ID - 1), ANY("seats"), ANY("clock"),
      TEXT_OR_NONE("options", HALL_WORDS - 1), BOOL_OR_NONE("listed"), BOOL_OR_NONE("undo"),
      TEXT_OR_NONE("handover", HALL_SPEC - 1), ENTROPY, TEXT_OR_NONE("seed", HALL_WORD),
      BOOL_OR_NONE("rated"), BOOL_OR_NONE("quick"), PARTS}},
    {"campaign_new",
     0,
     on_campaign_new,
     {TEXT("game", HALL_ID - 1), ANY("seats"), ANY("clock"),
      TEXT_OR_NONE("options", HALL_WORDS - 1), BOOL_OR_NONE("undo"),
      TEXT_OR_NONE("handover", HALL_SPEC - 1), TEXT("title", HALL_TITLE), PARTS}},
    {"campaign", NEEDS_TABLE | INVITES | ALONE, on_campaign, {{0}}},
    {"campaign_play", NEEDS_TABLE | NEEDS_SEAT | ALONE, on_campaign_play, {{0}}},
    {"campaign_text", NEEDS_TABLE | NEEDS_SEAT | ALONE, on_campaign_text, {{0}}},
    {"campaign_fork",
     NEEDS_TABLE | NEEDS_SEAT | ALONE,
     on_campaign_fork,
     {INT("at", 1, CAMPAIGN_MAX), TEXT("title", HALL_TITLE), PARTS}},
    {"games", 0, on_games, {{0}}},
    {"unwatch", NEEDS_TABLE, on_unwatch, {{0}}},
    {"leave", NEEDS_TABLE | NEEDS_SEAT | ALONE, on_leave, {{0}}},
    {"fill",
     NEEDS_TABLE | NEEDS_SEAT | ALONE,
     on_fill,
     {TEXT("spec", HALL_SPEC - 1), INT_OR_NONE("seat", 0, MH_MAX_SEATS - 1)}},
    {"free", NEEDS_TABLE | NEEDS_SEAT | ALONE, on_free, {INT("seat", 0, MH_MAX_SEATS - 1)}},
    {"why", NEEDS_TABLE | NEEDS_SEAT | NEEDS_BEGUN, on_why, {ACTION}},
    {"score", NEEDS_TABLE | NEEDS_BEGUN, on_score, {INT_OR_NONE("ply", 0, HOST_MAX_PLIES)}},
    {"hint", NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY, on_hint, {BOOL_OR_NONE("quick")}},
    {"odds",
     NEEDS_TABLE | NEEDS_BEGUN,
     on_odds,
     {TEXT_OR_NONE("action", HALL_ACTION - 1), TEXT_OR_NONE("after", HALL_ACTION - 1),
      TEXT_OR_NONE("until", 255), INT_OR_NONE("samples", 1, INT32_MAX)}},
    {"final", NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY, on_final, {ACTION}},
    {"preview", NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY, on_preview, {ACTION}},
    {"at", NEEDS_TABLE | NEEDS_BEGUN, on_at, {INT_OR_NONE("ply", 0, HOST_MAX_PLIES)}},
    {"branch",
     NEEDS_TABLE | NEEDS_BEGUN,
     on_branch,
     {PLY, INT_OR_NONE("seat", 0, MH_MAX_SEATS - 1), TEXT_OR_NONE("bot", HALL_SPEC - 1)}},
    {"undo", NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY | ALONE, on_undo, {{0}}},
    {"undo_answer",
     NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY | ALONE,
     on_undo_answer,
     {BOOL_OR_NONE("yes")}},
    {"chat", NEEDS_TABLE | WRITES, on_chat, {TEXT("text", HALL_CHAT)}},
    {"handover",
     NEEDS_TABLE | NEEDS_SEAT | NEEDS_PLAY | ALONE,
     on_handover,
     {TEXT_OR_NONE("spec", HALL_SPEC - 1), INT_OR_NONE("seat", 0, MH_MAX_SEATS - 1)}},
    {"rematch", NEEDS_TABLE | NEEDS_SEAT | ALONE, on_rematch, {{0}}},
    {"saga", NEEDS_TABLE | NEEDS_BEGUN, on_saga, {{0}}},
    {"review", NEEDS_TABLE | NEEDS_BEGUN, on_review, {TEXT("lang", 2)}},
    {"sheet", 0, on_sheet, {TEXT("game", HALL_ID - 1)}},
    {"sheet_score",
     0,
     on_sheet_score,
     {TEXT("game", HALL_ID - 1), TEXT_OR_NONE("options", HALL_WORDS - 1),
      INT("seats", 1, MH_MAX_SEATS), TEXT("lines", HALL_MESSAGE)}},
    {"hello", PASSED | STRANGERS, NULL, {{0}}},
    {"tables", PASSED, NULL, {{0}}},
    {"name", PASSED, NULL, {{0}}},
    {"register", PASSED, NULL, {{0}}},
    {"login", PASSED, NULL, {{0}}},
    {"logout", PASSED, NULL, {{0}}},
    {"password", PASSED, NULL, {{0}}},
    {"sessions", PASSED, NULL, {{0}}},
    {"session_end", PASSED, NULL, {{0}}},
    {"history", PASSED, NULL, {{0}}},
    {"who", PASSED, NULL, {{0}}},
    {"ladder", PASSED, NULL, {{0}}},
    {"people", PASSED, NULL, {{0}}},
    {"mail", PASSED, NULL, {{0}}},
    {"mail_address", PASSED, NULL, {{0}}},
    {"mail_confirm", PASSED, NULL, {{0}}},
    {"mail_kinds", PASSED, NULL, {{0}}},
    {"hook", PASSED, NULL, {{0}}},
    {"hook_try", PASSED, NULL, {{0}}},
    {"reset", PASSED, NULL, {{0}}},
    {"reset_password", PASSED, NULL, {{0}}},
    {"call", PASSED, NULL, {{0}}},
    {"notices", PASSED, NULL, {{0}}},
    {"notices_seen", PASSED, NULL, {{0}}},
    {"code", PASSED, NULL, {{0}}},
    {"peek", PASSED, NULL, {{0}}},
    {"seek", PASSED, NULL, {{0}}},
    {"export", PASSED, NULL, {{0}}},
    {"delete", PASSED, NULL, {{0}}},
    {"manners", PASSED, NULL, {{0}}},
    {"mute", PASSED, NULL, {{0}}},
    {"block", PASSED, NULL, {{0}}},
    {"report", PASSED, NULL, {{0}}},
    {"keeper", PASSED, NULL, {{0}}},
    {"cups", PASSED, NULL, {{0}}},
    {"cup", PASSED, NULL, {{0}}},
    {"cup_make", PASSED, NULL, {{0}}},
    {"cup_enter", PASSED, NULL, {{0}}},
    {"cup_leave", PASSED, NULL, {{0}}},
    {"cup_start", PASSED, NULL, {{0}}},
    {"cup_close", PASSED, NULL, {{0}}},
    {"clubs", PASSED, NULL, {{0}}},
    {"club", PASSED, NULL, {{0}}},
    {"club_make", PASSED, NULL, {{0}}},
    {"club_set", PASSED, NULL, {{0}}},
    {"club_join", PASSED, NULL, {{0}}},
    {"club_leave", PASSED, NULL, {{0}}},
    {"club_admit", PASSED, NULL, {{0}}},
    {"club_drop", PASSED, NULL, {{0}}},
    {"club_keeper", PASSED, NULL, {{0}}},
    {"club_table", PASSED, NULL, {{0}}},
};

static const message *find_message(const char *name)
{
    for (size_t i = 0; name && i < MH_COUNT(messages); i++)
        if (strcmp(messages[i].name, name) == 0)
            return &messages[i];
    return NULL;
}

/* ---- answers -------------------------------------------------------------------------------- */

static void put_text_or_null(mh_text *out, const char *key, const char *text)
{
    mh_put(out, ",");
    present_key(out, key);
    if (text)
        present_string(out, text);
    else
        mh_put(out, "null");
}

typedef struct trouble {
    int64_t req;
    const char *code, *text, *rule, *table;
    unsigned line; /* of a text that came in; 0: of none */
} trouble;

static void put_trouble(mh_text *out, const void *about)
{
    const trouble *e = about;
    mh_put(out, "{\"t\":\"error\",\"req\":");
    if (e->req >= 0)
        mh_put_int(out, e->req);
    else
        mh_put(out, "null");
    put_text_or_null(out, "code", e->code);
    put_text_or_null(out, "text", e->text);
    put_text_or_null(out, "rule", e->rule);
    put_text_or_null(out, "table", e->table);
    if (e->line) {
        mh_put(out, ",\"line\":");
        mh_put_int(out, e->line);
    }
    mh_put(out, "}");
}

void hall_put_error(mh_text *out, int64_t req, const char *code, const char *text, const char *rule,
                    const char *id)
{
    put_trouble(out, &(trouble){req, code, text, rule, id, 0});
}

/* For those who block addresses by the log. */
static void note_limited(hall *h, hall_client who, const char *text)
{
    wish *w = turn_room(h, sizeof *w);
    hall_client *to = w ? turn_room(h, sizeof *to) : NULL;
    char *why = to ? turn_room(h, strlen(text) + 1) : NULL;
    if (!why)
        return;
    *to = who;
    memcpy(why, text, strlen(text) + 1);
    w->wish = (hall_wish){.want = HALL_NOTE, .to = to, .count = 1, .text = "limited", .why = why};
    wish_for(h, w);
}

static void tell_trouble(hall *h, hall_client to, const trouble *e)
{
    size_t n = 0;
    const char *text = turn_text(h, put_trouble, e, &n);
    h->count.errors++;
    send_text(h, &to, 1, text, n);
    if (strcmp(e->code, "rate") == 0 || strcmp(e->code, "limit") == 0)
        note_limited(h, to, e->text);
}

static const char *text_in(const read_node *in, const char *name)
{
    const read_node *x = in ? read_find(in, name) : NULL;
    return x && x->type == READ_TEXT ? x->text : NULL;
}

void refuse(const asked *q, const char *code, const char *rule, const char *format, ...)
{
    char text[ERRORS];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    const char *id = text_in(q->in, "table");
    if (id && strlen(id) >= HALL_ID)
        id = NULL;
    tell_trouble(q->h, q->c->number, &(trouble){q->req, code, text, rule, id, 0});
}

void refuse_line(const asked *q, const char *code, const mh_error *e)
{
    tell_trouble(q->h, q->c->number,
                 &(trouble){q->req, code, e->text, *e->rule ? e->rule : NULL, NULL, e->line});
}

void refuse_memory(const asked *q) { refuse(q, "busy", NULL, "no memory: nothing was done"); }

typedef struct reply {
    const char *kind, *table;
    int64_t req;
    putter *put;
    const void *about;
} reply;

static void put_reply(mh_text *out, const void *about)
{
    const reply *r = about;
    mh_put(out, "{\"t\":");
    present_string(out, r->kind);
    if (r->req >= 0) {
        mh_put(out, ",\"req\":");
        mh_put_int(out, r->req);
    }
    if (r->table) {
        mh_put(out, ",\"table\":");
        present_string(out, r->table);
    }
    if (r->put)
        r->put(out, r->about);
    mh_put(out, "}");
}

static void send_reply(hall *h, hall_client to, const reply *r)
{
    size_t n = 0;
    const char *text = turn_text(h, put_reply, r, &n);
    send_text(h, &to, 1, text, n);
}

void answer(const asked *q, const char *kind, const char *id, putter *put, const void *about)
{
    send_reply(q->h, q->c->number, &(reply){kind, id, q->req, put, about});
}

void answer_kept(hall *h, const request *q, const char *kind, const char *id, putter *put,
                 const void *about)
{
    if (client_of(h, q->c))
        send_reply(h, q->c, &(reply){kind, id, q->req, put, about});
}

/* ---- members ------------------------------------------------------------------------------------
 */

static const struct {
    const char *name;
    unsigned bit;
} part_names[] = {{"view", PRESENT_VIEW},
                  {"state", PRESENT_STATE},
                  {"board", PRESENT_BOARD},
                  {"legal", PRESENT_LEGAL},
                  {"log", PRESENT_LOG}};

static_assert(HALL_PART_VIEW == (int)PRESENT_VIEW && HALL_PART_STATE == (int)PRESENT_STATE &&
                  HALL_PART_LEGAL == (int)PRESENT_LEGAL && HALL_PART_LOG == (int)PRESENT_LOG &&
                  HALL_PART_BOARD == (int)PRESENT_BOARD,
              "hosts outside this tree name parts by hall_part");

const char hall_parts_rule[] = "'parts' must be a list of view, board, state, legal, log";

bool hall_read_parts(const read_node *list, unsigned *out)
{
    if (list->type != READ_LIST || list->count > MH_COUNT(part_names))
        return false;
    *out = 0;
    for (const read_node *x = list->first; x; x = x->next) {
        unsigned bit = 0;
        for (size_t i = 0; i < MH_COUNT(part_names); i++)
            if (x->type == READ_TEXT && strcmp(x->text, part_names[i].name) == 0)
                bit = part_names[i].bit;
        if (!bit)
            return false;
        *out |= bit;
    }
    return true;
}

static bool member_ok(const asked *q, const member *m, const read_node *x)
{
    unsigned parts = 0;
    switch (m->type) {
    case MEMBER_TEXT:
        if (x && x->type == READ_TEXT && strlen(x->text) <= (size_t)m->high)
            return true;
        refuse(q, "type", NULL, "'%s' must be text of at most %lld bytes", m->name,
               (long long)m->high);
        return false;
    case MEMBER_INT:
        if (x && x->type == READ_INT && x->number >= m->low && x->number <= m->high)
            return true;
        refuse(q, "type", NULL, "'%s' must be a number from %lld to %lld", m->name,
               (long long)m->low, (long long)m->high);
        return false;
    case MEMBER_BOOL:
        if (x && x->type == READ_BOOL)
            return true;
        refuse(q, "type", NULL, "'%s' must be true or false", m->name);
        return false;
    case MEMBER_PARTS:
        if (x && hall_read_parts(x, &parts))
            return true;
        refuse(q, "type", NULL, "%s", hall_parts_rule);
        return false;
    case MEMBER_ANY:
        break;
    }
    return true;
}

static bool members_ok(const asked *q)
{
    for (unsigned i = 0; i < HALL_MEMBERS && q->what->members[i].name; i++) {
        const member *m = &q->what->members[i];
        const read_node *x = read_find(q->in, m->name);
        bool given = x && x->type != READ_NULL;
        if ((given || !m->optional) && !member_ok(q, m, x))
            return false;
    }
    return true;
}

static const read_node *given(const asked *q, const char *name)
{
    const read_node *x = read_find(q->in, name);
    return x && x->type != READ_NULL ? x : NULL;
}

const char *member_text(const asked *q, const char *name)
{
    const read_node *x = given(q, name);
    return x ? x->text : NULL;
}

int64_t member_int(const asked *q, const char *name, int64_t fallback)
{
    const read_node *x = given(q, name);
    return x ? x->number : fallback;
}

bool member_bool(const asked *q, const char *name, bool fallback)
{
    const read_node *x = given(q, name);
    return x ? x->number != 0 : fallback;
}

unsigned member_parts(const asked *q, unsigned fallback)
{
    const read_node *x = given(q, "parts");
    unsigned parts = fallback;
    if (x)
        hall_read_parts(x, &parts);
    return parts;
}

/* ---- requests that are kept ----------------------------------------------------------------- */

request *request_keep(const asked *q)
{
    request *kept = hall_get(q->h, sizeof *kept + q->length + 1);
    if (!kept) {
        refuse_memory(q);
        return NULL;
    }
    const read_node *ply = read_find(q->in, "ply");
    *kept = (request){.what = q->what,
                      .c = q->c->number,
                      .req = q->req,
                      .ply = ply && ply->type == READ_INT ? ply->number : -1,
                      .may = q->may,
                      .tries = q->tries,
                      .stage = q->stage,
                      .length = q->length};
    if (q->made)
        snprintf(kept->made, sizeof kept->made, "%s", q->made);
    memcpy(kept->text, q->text, q->length);
    return kept;
}

void request_free(hall *h, request *q)
{
    if (q)
        hall_free(h, q, sizeof *q + q->length + 1);
}

void refuse_kept(hall *h, const request *q, const char *code, const char *text)
{
    if (!client_of(h, q->c))
        return;
    const read_node *in = read_object(q->text, q->length, turn_room, h);
    tell_trouble(h, q->c, &(trouble){q->req, code, text, NULL, text_in(in, "table"), 0});
}

bool request_waits(const table *t, const message *what, bool alone)
{
    if (alone || what->needs & ALONE)
        return t->drafts > 0 || t->lays;
    return what->needs & WRITES && t->drafts >= t->h->config.drafts;
}

/* ---- at a table ----------------------------------------------------------------------------- */

static bool may_play(const asked *q)
{
    const standing *on = q->on;
    if (on->shut)
        refuse(q, "closed", NULL, "%s", on->closed);
    else if (on->status != HALL_PLAYING)
        refuse(q, "status", NULL,
               on->status == HALL_OPEN ? "the game has not begun" : "the game is over");
    else if (q->t->frozen)
        refuse(q, "frozen", NULL, "%s", q->t->frozen);
    else if (!q->state)
        refuse(q, "status", NULL, "a campaign is played at the tables of its scenarios");
    else
        return true;
    return false;
}

/* A table that is not for somebody is answered as one that is not there, whatever is asked of it.
 */
static void run_at(asked *q, table *t)
{
    unsigned needs = q->what->needs;
    bool writes = needs & (WRITES | ALONE);
    q->t = t;
    q->on = writes ? table_tip(t) : &t->now;
    q->state = writes ? table_tip_state(t) : t->session.now;
    q->seat = seat_of(t, q->on, q->state, q->c);
    if (q->stage == STAGE_TOLD)
        told_rematch(q);
    else if (q->stage == STAGE_AWAY)
        campaign_back(q);
    else if (!may_watch(t, q->on, q->c, needs & INVITES ? text_in(q->in, "invite") : NULL))
        refuse(q, "table", NULL, "no such table");
    else if (needs & NEEDS_SEAT && q->seat < 0)
        refuse(q, "seat", NULL, "you have no seat there");
    else if (needs & NEEDS_BEGUN && !q->state)
        refuse(q, "status", NULL, "the game has not begun");
    else if ((!(needs & NEEDS_PLAY) || may_play(q)) && members_ok(q))
        q->what->take(q);
}

void request_run(hall *h, table *t, const request *kept)
{
    asked q = {.h = h,
               .c = client_of(h, kept->c),
               .what = kept->what,
               .text = kept->text,
               .length = kept->length,
               .req = kept->req,
               .may = kept->may,
               .tries = kept->tries,
               .stage = kept->stage,
               .made = kept->made};
    if (!q.c)
        return;
    q.in = read_object(kept->text, kept->length, turn_room, h); /* it was read before */
    if (q.in)
        run_at(&q, t);
    else
        client_lost(h, q.c);
}

void request_at(hall *h, request *q, const char *id)
{
    table *t = table_find(h, id);
    if (!t)
        t = table_load(h, id);
    if (!t) {
        refuse_kept(h, q, "busy", "no memory: nothing was done");
        request_free(h, q);
        return;
    }
    t->touched = h->now;
    if (t->load || t->waiting || request_waits(t, q->what, q->alone)) {
        table_wait(t, q, false);
    } else {
        request_run(h, t, q);
        request_free(h, q);
        bots_look(t);
    }
}

/* At once, where nothing has to be waited for: that is the rule. */
static void at_table(asked *q)
{
    const char *id = text_in(q->in, "table");
    if (!id || strlen(id) >= HALL_ID) {
        refuse(q, "type", NULL, "'table' must be text of at most %d bytes", HALL_ID - 1);
        return;
    }
    if (!table_id_ok(id)) {
        refuse(q, "table", NULL, "no such table");
        return;
    }
    table *t = table_find(q->h, id);
    if (t && !t->load && !t->waiting && !request_waits(t, q->what, false)) {
        t->touched = q->h->now;
        run_at(q, t);
        return;
    }
    request *kept = request_keep(q);
    if (kept)
        request_at(q->h, kept, id);
}

static void pass_on(const asked *q)
{
    q->h->pass.wish = (hall_wish){.want = HALL_PASS,
                                  .to = &q->c->number,
                                  .count = 1,
                                  .text = q->text,
                                  .length = q->length,
                                  .in = q->in};
    wish_for(q->h, &q->h->pass);
}

static void dispatch(asked *q)
{
    const char *name = text_in(q->in, "t");
    const read_node *req = read_find(q->in, "req");
    q->what = find_message(name);
    if (req && (req->type != READ_INT || req->number < 0))
        refuse(q, "type", NULL, "'req' must be a number from 0");
    else if (!q->what)
        refuse(q, name ? "unknown" : "type", NULL, "unknown message kind");
    else if (!q->c->who.id[0] && !(q->what->needs & STRANGERS))
        refuse(q, "hello", NULL, "say hello first");
    else if (q->h->stopping)
        refuse(q, "busy", NULL, "the server is stopping");
    else if (q->what->needs & PASSED)
        pass_on(q);
    else if (q->what->needs & NEEDS_TABLE)
        at_table(q);
    else if (members_ok(q))
        q->what->take(q);
}

void hall_said(hall *h, const hall_moment *m, hall_client number, unsigned may, const char *text,
               size_t n)
{
    asked q = {.h = h, .c = client_of(h, number), .req = -1, .seat = -1, .may = may};
    turn_begin(h, m);
    if (!q.c)
        return;
    h->count.requests++;
    q.text = text;
    q.length = n;
    q.in = n <= HALL_MESSAGE ? read_object(text, n, turn_room, h) : NULL;
    if (!q.in) {
        hang_up(h, q.c, "not a JSON object", false);
        return;
    }
    const read_node *req = read_find(q.in, "req");
    q.req = req && req->type == READ_INT && req->number >= 0 ? req->number : -1;
    dispatch(&q);
}
