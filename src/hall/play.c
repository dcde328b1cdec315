/* play.c - what is done and said at a table. */
#include <string.h>

#include "inside.h"

/* Lines that those who look on may say at a table: a few at once, then one in a while. */
static const double audience_burst = 20, audience_per_second = 0.5;

/* ---- act ------------------------------------------------------------------------------------ */

static bool action_member(const asked *q, const char *name, mh_action *out)
{
    const char *text = member_text(q, name);
    if (text && !mh_parse(q->t->game, text, out))
        return true;
    refuse(q, "action", NULL, "not an action of this game");
    return false;
}

bool legal_member(const asked *q, const char *name, mh_action *out)
{
    if (!action_member(q, name, out))
        return false;
    *out = mh_proper(q->t->game, q->state, q->seat, *out);
    const char *rule = mh_why(q->t->game, q->state, q->seat, *out);
    bool is_asked = mh_asked(q->state, q->seat);
    if (rule)
        refuse(q, is_asked ? "illegal" : "turn", rule, is_asked ? "%s forbids it" : "%s: not asked",
               rule);
    return !rule;
}

/* A draft for this message; NULL, and it is answered: no memory. */
static draft *draft_for(const asked *q)
{
    draft *d = draft_open(q->t);
    if (!d)
        refuse_memory(q);
    return d;
}

void on_act(asked *q)
{
    int64_t ply = member_int(q, "ply", 0), seq = member_int(q, "seq", -1);
    mh_action a;
    if (ply != q->on->plies || (seq >= 0 && seq != q->on->seq)) {
        answer_stale(q, ply);
        return;
    }
    if (q->on->chair[q->seat].bot[0]) {
        refuse(q, "turn", NULL, "a bot plays for you; take the seat back first");
        return;
    }
    draft *d = legal_member(q, "action", &a) ? draft_for(q) : NULL;
    if (!d)
        return;
    change_play(d, q->seat, a);
    change_draw(d);
    if (draft_commit(d, q, "acted"))
        q->h->count.acts++;
}

typedef struct reason {
    const char *action, *rule, *text;
    const asked *q;
    mh_action about;
} reason;

static void put_reason(mh_text *out, const void *about)
{
    const reason *r = about;
    mh_put(out, ",\"action\":");
    present_string(out, r->action);
    mh_put(out, ",\"rule\":");
    if (r->rule)
        present_string(out, r->rule);
    else
        mh_put(out, "null");
    mh_put(out, ",\"text\":");
    if (r->text)
        present_string(out, r->text);
    else
        mh_put(out, "null");
    mh_put(out, ",\"missing\":");
    present_missing(out, r->q->t->game, r->q->state, r->q->seat, r->about, r->rule);
}

void on_why(asked *q)
{
    const mh_game *g = q->t->game;
    mh_action a;
    if (!action_member(q, "action", &a))
        return;
    a = mh_proper(g, q->state, q->seat, a);
    reason r = {member_text(q, "action"), mh_why(g, q->state, q->seat, a), NULL, q, a};
    for (unsigned i = 0; r.rule && i < g->rule_count; i++)
        if (strcmp(g->rules[i].id, r.rule) == 0)
            r.text = g->rules[i].text;
    answer(q, "reason", q->t->head.id, put_reason, &r);
}

/* ---- undo -------------------------------------------------------------------------------------
 */

/* People at the table who must agree before it goes back to `ply`: not the asker, nobody who let a
 * bot play. A seat that was handed over because it was late was its owner's until then. */
static unsigned others(const asked *q, int seat, uint32_t ply)
{
    unsigned mask = 0;
    for (int i = 0; i < q->t->seats; i++) {
        const chair *c = &q->on->chair[i];
        bool own = strcmp(c->player, q->on->chair[seat].player) == 0;
        if (i != seat && !own && (!c->bot[0] || (c->taken && ply < c->taken_ply)))
            mask |= 1u << i;
    }
    return mask;
}

/* The asker's last action; false: there is none. */
static bool last_own(const asked *q, uint32_t *ply)
{
    const host_session *s = &q->t->session;
    for (*ply = s->plies; *ply; (*ply)--)
        if (s->seats[*ply - 1] == q->seat) {
            (*ply)--;
            return true;
        }
    return false;
}

void on_undo(asked *q)
{
    const host_session *s = &q->t->session;
    uint32_t ply = 0;
    if (!q->t->head.undo || !last_own(q, &ply)) {
        refuse(q, "undo", NULL,
               q->t->head.undo ? "nothing to take back" : "this table has no undo");
        return;
    }
    bool free_of_charge =
        ply + 1 == s->plies && !host_reveals(s, ply) && !q->on->chair[q->seat].bot[0];
    draft *d = draft_for(q);
    if (!d)
        return;
    bool now = free_of_charge || !others(q, q->seat, ply);
    if (now)
        change_undo(d, q->seat, ply);
    else
        change_ask(d, q->seat, ply);
    draft_commit(d, q, now ? "undone" : "asked");
}

void on_undo_answer(asked *q)
{
    const standing *on = q->on;
    bool yes = member_bool(q, "yes", false);
    if (on->ask_seat < 0 || on->ask_seat == q->seat) {
        refuse(q, "undo", NULL, "nobody asks you");
        return;
    }
    draft *d = draft_for(q);
    if (!d)
        return;
    change_answer(d, q->seat, yes);
    if (yes && !(others(q, on->ask_seat, on->ask_ply) & ~(on->ask_yes | 1u << q->seat)))
        change_undo(d, on->ask_seat, on->ask_ply);
    draft_commit(d, q, "answered");
}

/* ---- chat, handover -----------------------------------------------------------------------------
 */

bool hall_text_ok(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p; p++)
        if (*p < ' ' || *p == 0x7f || (*p == 0xc2 && p[1] >= 0x80 && p[1] < 0xa0) ||
            (*p == 0xe2 && p[1] == 0x80 && p[2] >= 0xa8 && p[2] <= 0xae) ||
            (*p == 0xe2 && p[1] == 0x81 && p[2] >= 0xa6 && p[2] <= 0xa9))
            return false;
    return true;
}

/* Of all who look on together: no crowd drowns a game. */
static bool audience_may(table *t)
{
    int64_t now = t->h->now;
    double more = (double)(now - t->audience.at) / 1000 * audience_per_second;
    double level = t->audience.at ? t->audience.level + more : audience_burst;
    t->audience.at = now;
    t->audience.level = level > audience_burst ? audience_burst : level;
    if (t->audience.level < 1)
        return false;
    t->audience.level--;
    return true;
}

static bool may_chat(asked *q, const char *text)
{
    table *t = q->t;
    bool looks_on = q->seat < 0;
    if (looks_on && !(t->head.listed && watch_of(t, q->c)))
        refuse(q, "seat", NULL, "only players, and watchers of a listed table");
    else if (q->on->shut)
        refuse(q, "closed", NULL, "%s", q->on->closed);
    else if (!*text || !hall_text_ok(text))
        refuse(q, "type", NULL, "'text' must be text without control characters");
    else if (!q->c->who.account && !(q->may & HALL_MAY_SHARE) && strstr(text, "://"))
        refuse(q, "account", NULL, "guests write no links");
    else if (!(q->may & HALL_MAY_CHAT) ||
             (looks_on && !(q->may & HALL_MAY_FLOOD) && !audience_may(t)))
        refuse(q, "rate", NULL, "too much chat");
    else if (q->on->chat_count[looks_on] >= (looks_on ? HALL_AUDIENCE_MAX : HALL_CHAT_MAX))
        refuse(q, "limit", NULL, "this table has had its say");
    else
        return true;
    return false;
}

void on_chat(asked *q)
{
    const char *text = member_text(q, "text");
    const hall_person *who = &q->c->who;
    draft *d = may_chat(q, text) ? draft_for(q) : NULL;
    if (!d)
        return;
    bool shares = q->may & HALL_MAY_SHARE && q->seat >= 0; /* each seat has its own name */
    const char *name = shares ? q->on->chair[q->seat].name : who->name;
    change_chat(d, table_now(q->t), q->seat < 0 ? MH_NOBODY : q->seat, name, text, who->id);
    hall_spend(q, HALL_MAY_CHAT);
    if (draft_commit(d, q, "said"))
        q->h->count.chats++;
}

void on_handover(asked *q)
{
    const char *spec = member_text(q, "spec");
    mh_error error;
    int target = (int)member_int(q, "seat", q->seat);
    bool own = target < q->t->seats && strcmp(q->on->chair[target].player, q->c->who.id) == 0;
    if (target >= q->t->seats || (!own && (!q->on->chair[target].late || !spec))) {
        refuse(q, "seat", NULL, "only your own seat, or one that is out of time");
        return;
    }
    if (!spec && q->t->head.rated && q->on->chair[target].bot[0]) {
        /* a strong bot for the moves that matter would be help, however it came to the seat */
        refuse(q, "rated", NULL, "in a rated game a bot keeps the seat that it took");
        return;
    }
    if (spec && !bot_ok(q->h, spec, &error)) {
        refuse(q, "bot", NULL, "%s", error.text);
        return;
    }
    draft *d = draft_for(q);
    if (!d)
        return;
    if (spec)
        change_bot(d, target, spec);
    else
        change_back(d, target);
    draft_commit(d, q, "handed");
}

/* ---- rematch ------------------------------------------------------------------------------------
 */

static void put_invite(mh_text *out, const void *about)
{
    const table *t = about;
    mh_put(out, ",\"invite\":");
    present_string(out, t->head.invite);
}

/* The request goes on, at the table that it is about. */
static void go_on_at(const asked *q, const char *id, stage next)
{
    request *kept = request_keep(q);
    if (!kept)
        return;
    kept->stage = next;
    request_at(q->h, kept, id);
}

/* The new table is there; the old one names it, unless another was faster. */
static void made_rematch(hall *h, table *made, request *q)
{
    const read_node *in = read_object(q->text, q->length, turn_room, h);
    const read_node *old = in ? read_find(in, "table") : NULL;
    q->stage = STAGE_MADE;
    memcpy(q->made, made->head.id, sizeof q->made);
    if (old) {
        request_at(h, q, old->text);
        return;
    }
    refuse_kept(h, q, "busy", "no memory: ask again");
    request_free(h, q);
}

/* The first to have its row written decides which table it is. */
static void named_rematch(hall *h, table *t, request *q)
{
    q->stage = STAGE_TOLD;
    request_at(h, q, t->now.rematch);
}

static void name_rematch(asked *q)
{
    draft *d = draft_for(q);
    if (!d)
        return;
    change_rematch(d, q->seat, q->made);
    d->tell = named_rematch;
    draft_commit(d, q, NULL);
}

/* Around one device all sit down again at once, and it begins. */
static void sit_again(const asked *q, draft *d)
{
    bool full = true;
    for (int seat = 0; seat < q->t->seats; seat++) {
        const chair *c = &q->on->chair[seat];
        if (c->for_bot ? c->name[0] : strcmp(c->player, q->c->who.id) == 0)
            change_sit(d, seat, c->player, c->name);
        full = full && (c->for_bot || d->to.chair[seat].player[0]);
    }
    if (full)
        change_start(d);
    if (d->state)
        change_draw(d);
}

static void make_rematch(asked *q)
{
    hall_head head = q->t->head;
    create_head(q, &head, q->t->game);
    luck_bytes(q->h, "fate", head.fate, sizeof head.fate);
    head.listed = head.quick = false;
    head.rated &= head.clock != HALL_CLOCK_NONE; /* once they could be without */
    table *t = table_new(q->h, &head);
    draft *d = t ? draft_open(t) : NULL;
    if (!d) {
        if (t)
            table_free(t);
        refuse_memory(q);
        return;
    }
    change_made(d);
    if (q->may & HALL_MAY_SHARE)
        sit_again(q, d);
    hall_spend(q, HALL_MAY_CREATE);
    create_send(q, d, made_rematch);
}

void on_rematch(asked *q)
{
    if (q->on->shut)
        refuse(q, "closed", NULL, "%s", q->on->closed);
    else if (q->on->status != HALL_OVER)
        refuse(q, "status", NULL, "the game is not over");
    else if (q->t->campaign[0] || !q->state)
        refuse(q, "status", NULL, "a campaign goes on in its book");
    else if (*q->on->rematch)
        go_on_at(q, q->on->rematch, STAGE_TOLD);
    else if (q->stage == STAGE_MADE)
        name_rematch(q);
    else if (!(q->may & HALL_MAY_CREATE))
        refuse(q, "rate", NULL, "too many new tables");
    else
        make_rematch(q);
}

void told_rematch(asked *q) { answer(q, "rematch", q->t->head.id, put_invite, q->t); }
