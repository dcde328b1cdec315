/* hear.c - what people are told, and whether it can be so. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../delta.h"
#include "meadhall/host.h"
#include "person.h"

/* ---- members ---------------------------------------------------------------------------- */

static const char *text_of(json_t *in, const char *key)
{
    const char *text = json_string_value(json_object_get(in, key));
    return text ? text : "";
}

static int64_t number_of(json_t *in, const char *key)
{
    json_t *x = json_object_get(in, key);
    if (!json_is_integer(x))
        sim_fail("the server says nothing of '%s'", key);
    return json_integer_value(x);
}

static unsigned mask_of(json_t *list)
{
    unsigned mask = 0;
    size_t i = 0;
    json_t *x = NULL;
    json_array_foreach(list, i, x) mask |= 1u << json_integer_value(x);
    return mask;
}

static asked *find_asked(person *p, json_t *in)
{
    json_t *req = json_object_get(in, "req");
    for (int i = 0; json_is_integer(req) && i < ASKED; i++)
        if (p->asked[i].req && (json_int_t)p->asked[i].req == json_integer_value(req))
            return &p->asked[i];
    if (json_is_integer(req))
        sim_fail("person %u: request %lld is answered twice, or was never made", p->number,
                 (long long)json_integer_value(req));
    return NULL;
}

/* ---- a table ----------------------------------------------------------------------------- */

static void hear_log(person *p, place *at, json_t *in)
{
    json_t *list = json_object_get(in, "log"), *x = NULL;
    size_t i = 0;
    if (!(p->parts & 1) || !list)
        return;
    int64_t from = number_of(in, "from");
    book_cut(at->log, (size_t)from);
    json_array_foreach(list, i, x)
    {
        if (number_of(x, "ply") != from + (int64_t)i)
            sim_fail("table %s: the log has ply %lld where %lld is due", at->id,
                     (long long)number_of(x, "ply"), (long long)from + (long long)i);
        book_add(at->log, (int)number_of(x, "seat"),
                 json_string_value(json_object_get(x, "action")));
    }
    if (from + (int64_t)json_array_size(list) != number_of(in, "ply"))
        sim_fail("table %s: the log ends at %lld, the table is at %lld", at->id,
                 (long long)from + (long long)json_array_size(list),
                 (long long)number_of(in, "ply"));
}

static void hear_shown(const place *at, json_t *in)
{
    static const char *const parts[] = {"legal", "view", "state"};
    uint64_t hash = 1;
    for (int i = 0; i < 3; i++) {
        json_t *x = json_object_get(in, parts[i]);
        char *text = x ? json_dumps(x, JSON_COMPACT) : NULL;
        if (text)
            hash = hash * 31 + book_hash(text, strlen(text));
        free(text);
    }
    if (at->seat >= 0)
        book_shown(at->log->t, at->seat, at->log->seq, hash);
}

static void hear_choice(place *at, json_t *in)
{
    json_t *legal = json_object_get(in, "legal");
    size_t n = json_array_size(legal);
    unsigned bit = at->seat >= 0 ? 1u << at->seat : 0;
    bool asks = at->turn & bit && at->status == 'p';
    if (legal && asks && !n)
        sim_fail("table %s asks seat %d, who has no answer to give", at->id, at->seat);
    if (n && !asks)
        sim_fail("table %s shows answers to seat %d, who is not asked", at->id, at->seat);
    at->has_choice = n && !(at->bots & bit);
    if (n)
        snprintf(at->choice, sizeof at->choice, "%s",
                 json_string_value(json_array_get(legal, sim_below(n))));
}

static void hear_players(place *at, json_t *in)
{
    size_t i = 0;
    json_t *list = json_object_get(in, "players"), *x = NULL;
    at->bots = at->late = 0;
    at->seats = (int)json_array_size(list);
    json_array_foreach(list, i, x)
    {
        at->bots |= (unsigned)json_is_string(json_object_get(x, "bot")) << i;
        at->late |= (unsigned)json_is_true(json_object_get(x, "late")) << i;
    }
}

static void hear_clock(place *at, json_t *in)
{
    json_t *clock = json_object_get(in, "clock"), *left = json_object_get(clock, "left"), *x = NULL;
    size_t i = 0;
    unsigned running = mask_of(json_object_get(clock, "running"));
    at->due = 0;
    if (!left)
        return;
    bool days = strcmp(text_of(clock, "kind"), "days") == 0;
    int64_t base = number_of(clock, "base") * 1000, more = number_of(clock, "more") * 1000;
    if (running & ~at->turn)
        sim_fail("table %s: a clock runs for a seat that is not asked", at->id);
    json_array_foreach(left, i, x)
    {
        int64_t most = days ? base : base + more * (int64_t)(at->log->seq + 1);
        if (json_is_integer(x) && (json_integer_value(x) < 0 || json_integer_value(x) > most))
            sim_fail("table %s: seat %zu has %lld ms of at most %lld", at->id, i,
                     (long long)json_integer_value(x), (long long)most);
        sim_time due = sim_now() + (sim_time)json_integer_value(x) * SIM_MS;
        if (running & ~at->late & 1u << i && (!at->due || due < at->due))
            at->due = due;
    }
}

static void hear_moment(place *at, json_t *in, uint32_t seq)
{
    const char *status = text_of(in, "status");
    if (seq < at->log->seq)
        sim_fail("table %s went back from %u rows to %u", at->id, at->log->seq, seq);
    if (!json_is_null(json_object_get(in, "frozen")))
        sim_fail("table %s is frozen: %s", at->id, text_of(json_object_get(in, "frozen"), "text"));
    if (seq != at->log->seq)
        at->changed = sim_now();
    if (at->status != 'd' && *status == 'o' && status[1] == 'v')
        sim_count.over++;
    at->status = 'o';
    if (*status == 'p')
        at->status = 'p';
    else if (status[1] == 'v')
        at->status = 'd';
    at->turn = mask_of(json_object_get(in, "turn"));
    book_fact fact = {
        .ply = (uint32_t)number_of(in, "ply"), .turn = at->turn, .status = at->status};
    book_saw(at->log->t, seq, &fact);
}

static void hear_table(person *p, json_t *in)
{
    place *at = person_place(p, text_of(in, "table"), true);
    json_t *me = json_object_get(in, "me");
    if (!at)
        return;
    json_decref(at->table);
    at->table = json_incref(in);
    uint32_t seq = (uint32_t)number_of(in, "seq");
    if (at->seat >= 0 && at->status == 'p' &&
        (!json_is_integer(me) || json_integer_value(me) != at->seat))
        sim_fail("person %u has lost seat %d at table %s", p->number, at->seat, at->id);
    hear_moment(at, in, seq);
    at->seat = json_is_integer(me) ? (int)json_integer_value(me) : -1;
    at->shown = true;
    hear_log(p, at, in);
    at->log->seq = seq;
    at->log->ply = (uint32_t)number_of(in, "ply");
    hear_players(at, in);
    hear_clock(at, in);
    hear_shown(at, in);
    hear_choice(at, in);
    at->may_undo = json_is_true(json_object_get(in, "undo"));
    json_t *asks = json_object_get(in, "asked");
    at->asked = json_is_object(asks) && number_of(asks, "seat") != at->seat;
}

/* It builds on the last that was told on this connection. */
static void hear_delta(person *p, json_t *in)
{
    const place *at = person_place(p, text_of(in, "table"), false);
    json_t *table = at ? delta_apply(at->table, in) : NULL;
    if (at && at->shown && !table)
        sim_fail("table %s: a delta on row %lld builds on nothing that was told", at->id,
                 (long long)number_of(in, "base"));
    if (table)
        hear_table(p, table);
    json_decref(table);
}

/* ---- answers ------------------------------------------------------------------------------- */

/* Seats belong to who one is: what was watched is watched anew. */
static void be_nobody(person *p)
{
    p->token[0] = p->id[0] = 0;
    for (unsigned i = 0; i < p->places; i++) {
        p->place[i].seat = -1;
        p->place[i].shown = p->place[i].has_choice = false;
    }
}

static void hear_account(person *p, const asked *a, const char *id)
{
    if (*p->account_id && strcmp(p->account_id, id) != 0)
        sim_fail("person %u has the account %s, not %s", p->number, id, p->account_id);
    if (a->kind == ASK_LOGIN)
        be_nobody(p);
    sim_count.accounts += a->kind == ASK_ACCOUNT;
    snprintf(p->account_id, sizeof p->account_id, "%s", id);
    p->account = true;
    p->doubt = false;
}

static void hear_welcome(person *p, const asked *a, json_t *in)
{
    json_t *me = json_object_get(in, "me");
    const char *token = text_of(in, "token"), *id = text_of(me, "id");
    bool enters = a && (a->kind == ASK_ACCOUNT || a->kind == ASK_LOGIN), is_new = !*p->token;
    if (enters)
        hear_account(p, a, id);
    else if (*p->id && strcmp(p->id, id) != 0)
        sim_fail("person %u was %s and is %s now", p->number, p->id, id);
    snprintf(p->id, sizeof p->id, "%s", id);
    if (*token)
        snprintf(p->token, sizeof p->token, "%s", token);
    p->online = true;
    if (is_new && !enters && p->maybe_account) {
        person_login(p); /* then one looks for one's tables */
        return;
    }
    for (unsigned i = 0; i < p->places; i++)
        if (!p->place[i].shown)
            person_show(p, &p->place[i]);
}

/* A token that was told must be known, unless another was asked for and the answer was lost. */
static void hear_no_token(person *p)
{
    if (!p->doubt)
        sim_fail("person %u is not known any more", p->number);
    p->doubt = false;
    be_nobody(p);
    person_hello(p);
}

/* Where registering was never acknowledged the account may be there or not. */
static void hear_no_login(person *p, const char *code)
{
    if (strcmp(code, "password") == 0 && p->account)
        sim_fail("person %u has lost its account", p->number);
    p->maybe_account = p->account;
}

static void hear_error(person *p, asked *a, json_t *in)
{
    const char *code = text_of(in, "code");
    if (!a)
        return;
    bool later = strcmp(code, "busy") == 0 || strcmp(code, "rate") == 0;
    if (a->kind == ASK_WRITE) {
        book_refused(a->claim);
        a->at->has_choice |= later && a->claim->kind == BOOK_ACT && a->at->shown;
    } else if (a->kind == ASK_HELLO && strcmp(code, "token") == 0)
        hear_no_token(p);
    else if (a->kind == ASK_HELLO)
        person_leave(p, PEER_RESET);
    else if (a->kind == ASK_ACCOUNT)
        p->maybe_account = p->account || strcmp(code, "name") == 0;
    else if (a->kind == ASK_LOGIN)
        hear_no_login(p, code);
    else if (a->kind == ASK_SHOW && !later)
        a->at->joins = false;
    if (a->kind == ASK_SHOW && strcmp(code, "table") == 0 && (a->at->seat >= 0 || *a->at->invite))
        sim_fail("table %s is there, but not for person %u", a->at->id, p->number);
}

static void hear_created(person *p, json_t *in)
{
    place *at = person_place(p, text_of(in, "table"), true);
    if (!at)
        return;
    snprintf(at->invite, sizeof at->invite, "%s", text_of(in, "invite"));
    at->joins = true;
    person_invite(p, at);
}

static void hear_saga(const asked *a, json_t *in)
{
    json_t *x = json_object_get(in, "text");
    mh_error e;
    if (!a || a->kind != ASK_SAGA)
        return;
    host_session *s = host_saga_parse(json_string_value(x), json_string_length(x), true, &e);
    if (!s)
        sim_fail("table %s: its saga is refused at line %u: %s", a->at->id, e.line, e.text);
    sim_count.sagas++;
    host_close(s);
}

static void hear_ack(const person *p, asked *a, json_t *in, const char *kind)
{
    if (!a || a->kind != ASK_WRITE)
        sim_fail("person %u is told '%s' without having asked", p->number, kind);
    if (strcmp(kind, "asked") == 0)
        a->claim->kind = BOOK_ASK;
    sim_count.undos += strcmp(kind, "undone") == 0;
    sim_count.chats += strcmp(kind, "said") == 0;
    if (json_object_get(in, "seq"))
        book_acked(a->claim, (uint32_t)number_of(in, "seq"));
    else
        book_refused(a->claim); /* nothing had to be written */
    if (strcmp(kind, "left") == 0)
        a->at->shown = false;
}

static bool is_ack(const char *kind)
{
    static const char *const acks[] = {"acted", "undone", "asked", "answered",
                                       "said",  "left",   "handed"};
    for (size_t i = 0; i < sizeof acks / sizeof acks[0]; i++)
        if (strcmp(acks[i], kind) == 0)
            return true;
    return false;
}

void person_hear(person *p, const char *text, size_t n)
{
    json_error_t e;
    json_t *in = json_loadb(text, n, 0, &e);
    if (!json_is_object(in))
        sim_fail("the server sent no JSON: %s", e.text);
    const char *kind = text_of(in, "t");
    asked *a = find_asked(p, in);
    asked answered = a ? *a : (asked){0};
    sim_trace("%u< %.*s %016llx", p->number, n < 300 ? (int)n : 300, text,
              (unsigned long long)book_hash(text, n));
    if (a)
        a->req = 0;
    a = a ? &answered : NULL;
    if (strcmp(kind, "table") == 0)
        hear_table(p, in);
    else if (strcmp(kind, "delta") == 0)
        hear_delta(p, in);
    else if (strcmp(kind, "welcome") == 0)
        hear_welcome(p, a, in);
    else if (strcmp(kind, "error") == 0)
        hear_error(p, a, in);
    else if (strcmp(kind, "created") == 0 || strcmp(kind, "rematch") == 0)
        hear_created(p, in);
    else if (strcmp(kind, "saga") == 0)
        hear_saga(a, in);
    else if (strcmp(kind, "bye") == 0 && a)
        be_nobody(p); /* logged out: the token is worth nothing */
    else if (is_ack(kind))
        hear_ack(p, a, in, kind);
    json_decref(in);
}
