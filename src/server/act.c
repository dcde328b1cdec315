/* act.c - what is said at a table. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

/* ---- who may speak ------------------------------------------------------------------------- */

int need_seat(srv_req *q, const srv_table *t)
{
    int seat = table_seat(t, q->c);
    if (seat < 0)
        req_error(q, "seat", NULL, "you have no seat there");
    return seat;
}

int need_play(srv_req *q, const srv_table *t)
{
    int seat = need_seat(q, t);
    if (seat < 0)
        return -1;
    if (t->closed) {
        req_error(q, "closed", NULL, "%s", t->closed);
        return -1;
    }
    if (t->status != DB_PLAYING) {
        req_error(q, "status", NULL,
                  t->status == DB_OPEN ? "the game has not begun" : "the game is over");
        return -1;
    }
    if (t->frozen) {
        req_error(q, "frozen", NULL, "%s", t->frozen);
        return -1;
    }
    return seat;
}

int need_view(srv_req *q, const srv_table *t)
{
    int seat = table_seat(t, q->c);
    if (!t->session) {
        req_error(q, "status", NULL, "the game has not begun");
        return -1;
    }
    return seat >= 0 ? seat : MH_NOBODY;
}

bool need_action(srv_req *q, const srv_table *t, const char *member, mh_action *out)
{
    const char *text = req_text(q, member, SRV_ACTION - 1);
    if (!text)
        return false;
    if (!mh_parse(t->game, text, out))
        return true;
    req_error(q, "action", NULL, "not an action of this game");
    return false;
}

bool need_legal(srv_req *q, const srv_table *t, int seat, const char *member, mh_action *out)
{
    if (!need_action(q, t, member, out))
        return false;
    *out = mh_proper(t->game, t->session->now, seat, *out);
    const char *rule = mh_why(t->game, t->session->now, seat, *out);
    bool asked = mh_asked(t->session->now, seat);
    if (rule)
        req_error(q, asked ? "illegal" : "turn", rule, asked ? "%s forbids it" : "%s: not asked",
                  rule);
    return !rule;
}

/* ---- act ----------------------------------------------------------------------------------------
 */

static bool up_to_date(srv_req *q, srv_table *t)
{
    int64_t ply = 0, seq = -1;
    if (!req_int(q, "ply", 0, HOST_MAX_PLIES, -2, &ply) ||
        !req_int(q, "seq", 0, UINT32_MAX, -1, &seq))
        return false;
    if (ply == t->session->plies && (seq < 0 || seq == t->seq))
        return true;
    if (table_ahead(q, t, ply, act_act))
        return false;
    req_error(q, "stale", NULL, "the table is at ply %u, seq %u", t->session->plies, t->seq);
    srv_watch *w = table_watch_of(t, q->c);
    if (w)
        say_table(w, (uint32_t)ply, false, NULL);
    return false;
}

void act_act(srv_req *q, srv_table *t)
{
    mh_action a;
    int seat = need_play(q, t);
    if (seat < 0 || !up_to_date(q, t))
        return;
    if (t->chair[seat].bot[0]) {
        req_error(q, "turn", NULL, "a bot plays for you; take the seat back first");
        return;
    }
    if (!need_legal(q, t, seat, "action", &a))
        return;
    draft *d = draft_open(t);
    draft_play(d, seat, a);
    t->s->count.acts++;
    draft_commit(d, q, "acted", act_act);
}

void act_why(srv_req *q, srv_table *t)
{
    mh_action a;
    int seat = need_seat(q, t);
    if (seat < 0)
        return;
    if (!t->session) {
        req_error(q, "status", NULL, "the game has not begun");
        return;
    }
    if (!need_action(q, t, "action", &a))
        return;
    a = mh_proper(t->game, t->session->now, seat, a);
    const char *rule = mh_why(t->game, t->session->now, seat, a), *text = NULL;
    for (unsigned i = 0; rule && i < t->game->rule_count; i++)
        if (strcmp(t->game->rules[i].id, rule) == 0)
            text = t->game->rules[i].text;
    req_reply(q, json_pack("{s:s,s:s,s:O,s:s?,s:s?}", "t", "reason", "table", t->is.id, "action",
                           json_object_get(q->in, "action"), "rule", rule, "text", text));
}

typedef struct scored {
    const srv_table *t;
    uint32_t ply;
    int viewer;
} scored;

static void put_score(mh_text *out, const void *about)
{
    const scored *w = about;
    const host_session *s = w->t->session;
    host_room r;
    int viewer = s->now->depth ? w->viewer : MH_CHANCE; /* nothing is secret after the end */
    host_seek(s, w->ply, &r);
    if (viewer != MH_CHANCE)
        s->is.game->hide(&r.st, viewer);
    mh_put(out, ",\"seats\":");
    present_score(out, s->is.game, &r.st, viewer);
}

void act_score(srv_req *q, srv_table *t)
{
    int64_t ply = -1;
    int viewer = need_view(q, t);
    if (viewer < 0 || !req_int(q, "ply", 0, HOST_MAX_PLIES, -1, &ply))
        return;
    uint32_t last = t->session->plies;
    scored w = {t, ply < 0 || ply > last ? last : (uint32_t)ply, viewer};
    say_reply(q, "score", t->is.id, put_score, &w);
}

void act_hint(srv_req *q, srv_table *t)
{
    int seat = need_play(q, t);
    if (seat < 0)
        return;
    if (!mh_asked(t->session->now, seat))
        req_error(q, "turn", t->game->turn_rule, "you are not asked");
    else if (!limits_take(q->s->limits, LIMIT_HINT, q->c->me.id, srv_now()))
        req_error(q, "rate", NULL, "too many hints");
    else if (work_full(q->s))
        req_error(q, "busy", NULL, "the workers have too much to do");
    else
        bots_hint(q, t, seat);
}

/* ---- undo
 * ------------------------------------------------------------------------------------------ */

/* People at the table who must agree before it goes back to `ply`: not the asker, nobody who let a
 * bot play. A seat that was handed over because it was late was its owner's until then. */
static unsigned others(const srv_table *t, int seat, uint32_t ply)
{
    unsigned mask = 0;
    for (int i = 0; i < t->seats; i++) {
        const srv_chair *c = &t->chair[i];
        if (i != seat && (!c->bot[0] || (c->taken && ply < c->taken_ply)))
            mask |= 1u << i;
    }
    return mask;
}

/* The asker's last action; false: there is none. */
static bool last_own(const srv_table *t, int seat, uint32_t *ply)
{
    const host_session *s = t->session;
    for (*ply = s->plies; *ply; (*ply)--)
        if (s->seats[*ply - 1] == seat) {
            (*ply)--;
            return true;
        }
    return false;
}

void act_undo(srv_req *q, srv_table *t)
{
    uint32_t ply = 0;
    int seat = need_play(q, t);
    if (seat < 0)
        return;
    if (!t->is.undo || !last_own(t, seat, &ply)) {
        req_error(q, "undo", NULL, t->is.undo ? "nothing to take back" : "this table has no undo");
        return;
    }
    bool free_of_charge =
        ply + 1 == t->session->plies && !host_reveals(t->session, ply) && !t->chair[seat].bot[0];
    draft *d = draft_open(t);
    if (free_of_charge || !others(t, seat, ply)) {
        draft_undo(d, seat, ply);
        draft_commit(d, q, "undone", act_undo);
    } else {
        draft_line(d, "ask %d %u", seat, ply);
        draft_commit(d, q, "asked", act_undo);
    }
}

void act_undo_answer(srv_req *q, srv_table *t)
{
    bool yes = false;
    int seat = need_play(q, t);
    if (seat < 0 || !req_bool(q, "yes", false, &yes))
        return;
    if (t->ask_seat < 0 || t->ask_seat == seat) {
        req_error(q, "undo", NULL, "nobody asks you");
        return;
    }
    draft *d = draft_open(t);
    draft_line(d, "answer %d %s", seat, yes ? "yes" : "no");
    if (yes && !(others(t, t->ask_seat, t->ask_ply) & ~(t->ask_yes | 1u << seat)))
        draft_undo(d, t->ask_seat, t->ask_ply);
    draft_commit(d, q, "answered", act_undo_answer);
}

/* ---- chat, handover
 * --------------------------------------------------------------------------------- */

void act_chat(srv_req *q, srv_table *t)
{
    const char *text = req_text(q, "text", SRV_CHAT);
    int seat = table_seat(t, q->c);
    if (!text)
        return;
    if (seat < 0 && !(t->is.listed && table_watch_of(t, q->c))) {
        req_error(q, "seat", NULL, "only players, and watchers of a listed table");
    } else if (t->closed) {
        req_error(q, "closed", NULL, "%s", t->closed);
    } else if (!*text || !srv_text_ok(text)) {
        req_error(q, "type", NULL, "'text' must be text without control characters");
    } else if (!limits_take(q->s->limits, LIMIT_CHAT, q->c->me.id, srv_now()) ||
               (seat < 0 && !limits_take(q->s->limits, LIMIT_AUDIENCE, t->is.id, srv_now()))) {
        req_error(q, "rate", NULL, "too much chat");
    } else if (t->chat_count[seat < 0] >= (seat < 0 ? SRV_AUDIENCE_MAX : SRV_CHAT_MAX)) {
        req_error(q, "limit", NULL, "this table has had its say");
    } else {
        draft *d = draft_open(t);
        draft_line(d, "chat %d %s\t%s\t%s", seat < 0 ? MH_NOBODY : seat, q->c->me.name, text,
                   q->c->me.id);
        t->s->count.chats++;
        draft_commit(d, q, "said", act_chat);
    }
}

void act_handover(srv_req *q, srv_table *t)
{
    const char *spec = NULL;
    char why[160];
    int64_t which = -1;
    int seat = need_play(q, t);
    if (seat < 0 || !req_text_or_null(q, "spec", DB_SPEC - 1, &spec) ||
        !req_int(q, "seat", 0, MH_MAX_SEATS - 1, -1, &which))
        return;
    int target = which < 0 ? seat : (int)which;
    if (target >= t->seats || (target != seat && (!t->chair[target].late || !spec))) {
        req_error(q, "seat", NULL, "only your own seat, or one that is out of time");
    } else if (spec && !bots_spec_ok(spec, why, sizeof why)) {
        req_error(q, "bot", NULL, "%s", why);
    } else {
        draft *d = draft_open(t);
        if (spec)
            draft_line(d, "bot %d %s", target, spec);
        else
            draft_line(d, "back %d", target);
        draft_commit(d, q, "handed", act_handover);
    }
}

/* ---- rematch
 * ------------------------------------------------------------------------------------------- */

static void tell_rematch(srv_req *q, srv_table *made)
{
    req_reply(q, json_pack("{s:s,s:s,s:s}", "t", "rematch", "table", made->is.id, "invite",
                           made->is.invite));
}

static void reply_rematch(srv_req *q, srv_table *t)
{
    if (*t->rematch)
        table_need(q, t->rematch, false, tell_rematch);
    else
        req_error(q, "busy", NULL, "the store is away");
}

/* The first to have its row written decides which table it is. */
static void put_rematch(srv_req *q, srv_table *t)
{
    const char *made = json_string_value(json_object_get(q->in, "made"));
    int seat = need_seat(q, t);
    if (seat < 0)
        return;
    if (!*t->rematch && made) {
        draft *d = draft_open(t);
        draft_line(d, "rematch %d %s", seat, made);
        draft_commit(d, NULL, NULL, NULL);
    }
    table_need(q, t->is.id, true, reply_rematch);
}

static void made_rematch(srv_req *q, srv_table *made, db_err err)
{
    if (err) {
        create_refused(q, err);
        return;
    }
    json_object_set_new(q->in, "made", json_string(made->is.id));
    table_need(q, json_string_value(json_object_get(q->in, "table")), true, put_rematch);
}

void act_rematch(srv_req *q, srv_table *t)
{
    int seat = need_seat(q, t);
    if (seat < 0)
        return;
    if (t->closed) {
        req_error(q, "closed", NULL, "%s", t->closed);
    } else if (t->status != DB_OVER) {
        req_error(q, "status", NULL, "the game is not over");
    } else if (*t->rematch) {
        reply_rematch(q, t);
    } else if (create_allowed(q, false)) {
        db_table head = t->is;
        srv_random_id(head.id);
        srv_random_code(head.invite);
        randombytes_buf(head.fate, sizeof head.fate);
        head.rules = t->game->rules_version;
        head.content = t->game->content;
        head.listed = false;
        memcpy(head.creator, q->c->me.id, sizeof head.creator);
        head.status = DB_OPEN;
        head.created = srv_now();
        create_table(q, &head, -1, NULL, made_rematch);
    }
}

/* ---- saga
 * ------------------------------------------------------------------------------------------------
 */

void act_saga(srv_req *q, srv_table *t)
{
    size_t n = 0;
    int viewer = need_view(q, t);
    if (viewer < 0)
        return;
    char *text = host_saga_text(t->session, viewer, &n);
    if (text)
        req_reply(q, json_pack("{s:s,s:s,s:s}", "t", "saga", "table", t->is.id, "text", text));
    else
        req_error(q, "busy", NULL, "no memory");
    free(text);
}
