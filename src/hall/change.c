/* change.c - what a line of a row does to a draft, one function a word. Messages and rows that
 * were written elsewhere both go through here: there is one place where a table changes.
 *
 * Lines of a row (docs/running.md): made, sit, leave, bot, back, mix, start, play, undo, ask,
 * answer, chat, time, wake, rematch, close, rules; of campaigns: book, fork, scenario, page, text,
 * of. */
#include <stdio.h>
#include <string.h>

#include "inside.h"

/* ---- seats --------------------------------------------------------------------------------- */

void change_made(draft *d)
{
    draft_line(d, "made 0");
    if (d->row.seq)
        d->err = MH_EILLEGAL;
}

void change_sit(draft *d, int seat, const char *player, const char *name)
{
    chair *c = &d->to.chair[seat];
    draft_line(d, "sit %d %s %s", seat, player, name);
    if (d->to.status != HALL_OPEN || strlen(player) >= sizeof c->player)
        d->err = MH_EILLEGAL;
    snprintf(c->player, sizeof c->player, "%s", player);
    snprintf(c->name, sizeof c->name, "%s", name);
    d->row.sits |= 1u << seat;
    memcpy(d->row.sitter[seat].player, c->player, sizeof c->player);
    memcpy(d->row.sitter[seat].name, c->name, sizeof c->name);
}

void change_leave(draft *d, int seat)
{
    chair *c = &d->to.chair[seat];
    draft_line(d, "leave %d", seat);
    if (is_campaign(d->t) && d->to.status == HALL_PLAYING) { /* another may go on from there */
        d->to.status = HALL_OPEN;
        d->row.status = HALL_OPEN;
    }
    if (d->to.status != HALL_OPEN)
        d->err = MH_EILLEGAL;
    c->player[0] = c->name[0] = 0;
    d->row.leaves = seat;
}

void change_bot(draft *d, int seat, const char *spec)
{
    chair *c = &d->to.chair[seat];
    draft_line(d, "bot %d %s", seat, spec);
    snprintf(c->bot, sizeof c->bot, "%s", spec);
    c->for_bot |= strcmp(c->player, HALL_NOBODYS) == 0; /* it took a seat that was free */
    if (c->late && !c->taken)
        c->taken_ply = d->to.plies;
    c->taken |= c->late;
    c->late = false;
}

void change_back(draft *d, int seat)
{
    const hall_head *head = &d->t->head;
    chair *c = &d->to.chair[seat];
    draft_line(d, "back %d", seat);
    c->bot[0] = 0;
    c->taken = false;
    if (head->clock == HALL_CLOCK_LIVE && c->left < head->clock_more * 1000)
        c->left = head->clock_more * 1000;
    if (head->clock == HALL_CLOCK_DAYS)
        c->left = head->clock_base * 1000;
}

/* ---- the game ---------------------------------------------------------------------------------
 */

static int nibble(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void change_mix(draft *d, int seat, const char *hex)
{
    uint8_t entropy[HOST_KEY];
    if (d->to.status != HALL_OPEN || strlen(hex) != (size_t)2 * HOST_KEY) {
        d->err = MH_EILLEGAL;
        return;
    }
    for (size_t i = 0; i < HOST_KEY; i++) {
        int high = nibble(hex[2 * i]), low = nibble(hex[2 * i + 1]);
        if (high < 0 || low < 0) {
            d->err = MH_EPARSE;
            return;
        }
        entropy[i] = (uint8_t)(high << 4 | low);
    }
    draft_line(d, "mix %d %s", seat, hex);
    host_fate_mix(&d->fate, seat, entropy);
}

void change_start(draft *d)
{
    const table *t = d->t;
    draft_line(d, "start 0");
    if (d->state || d->to.status != HALL_OPEN) {
        d->err = MH_EILLEGAL;
        return;
    }
    if (is_campaign(t)) { /* all are there; the games are played at other tables */
        d->to.status = HALL_PLAYING;
        d->row.status = HALL_PLAYING;
        return;
    }
    d->state = hall_get(t->h, t->game->state_size);
    if (!d->state) {
        d->err = MH_ENOMEM;
        return;
    }
    if (mh_setup(t->game, d->state, t->options, t->seats)) {
        d->err = MH_EILLEGAL;
        return;
    }
    d->started = true;
    d->to.status = HALL_PLAYING;
    d->row.status = HALL_PLAYING;
}

/* The state after every so many plies is kept, so that the past is near. */
static void keep_snapshot(draft *d)
{
    table *t = d->t;
    snapshot **end = &d->snapshots;
    if (d->to.plies % HOST_SNAPSHOT)
        return;
    while (*end)
        end = &(*end)->next;
    snapshot *s = hall_get(t->h, sizeof *s);
    mh_state *state = s ? hall_get(t->h, t->game->state_size) : NULL;
    if (!state) {
        hall_free(t->h, s, sizeof *s);
        d->err = MH_ENOMEM;
        return;
    }
    memcpy(state, d->state, t->game->state_size);
    *s = (snapshot){NULL, d->to.plies, state};
    *end = s;
}

/* A place for the next ply and what it tells; NULL: no memory. */
static step *next_step(draft *d)
{
    hall *h = d->t->h;
    void *steps = d->steps, *events = d->events;
    bool fine = hall_grow(h, &steps, &d->step_cap, d->step_count + 1, sizeof *d->steps) &&
                (!d->records || hall_grow(h, &events, &d->event_cap, d->event_count + PRESENT_TALE,
                                          sizeof *d->events));
    d->steps = steps;
    d->events = events;
    return fine ? &d->steps[d->step_count] : NULL;
}

void change_play(draft *d, int seat, mh_action a)
{
    const table *t = d->t;
    char text[HALL_ACTION];
    step *s = d->err ? NULL : next_step(d);
    if (!s || d->to.plies >= HOST_MAX_PLIES) {
        if (!d->err)
            d->err = s ? MH_ERANGE : MH_ENOMEM;
        return;
    }
    mh_tale tale = {d->records ? d->events + d->event_count : NULL, PRESENT_TALE, 0};
    *s = (step){a, d->event_count, 0, (uint8_t)seat, t->game->sees(d->state, seat, a)};
    mh_format(t->game, a, text, sizeof text);
    draft_line(d, "play %d %s", seat, text);
    mh_apply(t->game, d->state, seat, a, d->records ? &tale : NULL);
    s->events = tale.count < tale.cap ? tale.count : tale.cap;
    d->event_count += s->events;
    d->step_count++;
    d->to.plies++;
    keep_snapshot(d);
    d->to.ask_seat = -1;
    if (seat < t->seats) {
        d->played |= 1u << seat;
        d->to.chair[seat].late = false;
    }
    if (!d->state->depth) {
        d->to.status = HALL_OVER;
        d->row.status = HALL_OVER;
    }
}

void change_draw(draft *d)
{
    while (!d->err && mh_asked(d->state, MH_CHANCE))
        change_play(d, MH_CHANCE, host_fate_draw(&d->fate, d->t->game, d->state));
}

/* Only on what is durable: the past is the table's. */
void change_undo(draft *d, int seat, uint32_t ply)
{
    table *t = d->t;
    mh_room then;
    void *backs = t->backs;
    bool room = hall_grow(t->h, &backs, &t->back_cap, t->back_count + 1, sizeof *t->backs);
    draft_line(d, "undo %d %u", seat, ply);
    t->backs = backs;
    if (!room || t->drafts || d->step_count) {
        d->err = room ? MH_EILLEGAL : MH_ENOMEM;
        return;
    }
    host_seek(&t->session, ply, &then);
    memcpy(d->state, &then, t->game->state_size);
    d->base = d->to.plies = ply;
    d->to.ask_seat = -1;
    for (int i = 0; i < t->seats; i++) /* all agreed to go back so far */
        if (d->to.chair[i].taken && d->to.chair[i].taken_ply > ply)
            d->to.chair[i].taken_ply = ply;
}

void change_ask(draft *d, int seat, uint32_t ply)
{
    draft_line(d, "ask %d %u", seat, ply);
    d->to.ask_seat = seat;
    d->to.ask_ply = ply;
    d->to.ask_yes = 0;
}

void change_answer(draft *d, int seat, bool yes)
{
    draft_line(d, "answer %d %s", seat, yes ? "yes" : "no");
    if (yes)
        d->to.ask_yes |= 1u << seat;
    else
        d->to.ask_seat = -1;
}

/* ---- what is said, time, the end ------------------------------------------------------------ */

void change_chat(draft *d, int64_t at, int seat, const char *name, const char *text,
                 const char *player)
{
    size_t bytes = sizeof(chat) + strlen(text) + 1;
    chat *c = d->said ? NULL : hall_get(d->t->h, bytes);
    if (*player)
        draft_line(d, "chat %d %s\t%s\t%s", seat, name, text, player);
    else
        draft_line(d, "chat %d %s\t%s", seat, name, text);
    if (!c) {
        d->err = d->said ? MH_EILLEGAL : MH_ENOMEM;
        return;
    }
    c->bytes = bytes;
    c->at = at;
    c->seat = seat < d->t->seats ? seat : -1;
    snprintf(c->name, sizeof c->name, "%s", name);
    snprintf(c->player, sizeof c->player, "%s", player);
    memcpy(c->text, text, strlen(text) + 1);
    d->said = c;
    d->to.chat_count[c->seat < 0]++;
}

void change_time(draft *d, int seat)
{
    draft_line(d, "time %d", seat);
    d->to.chair[seat].late = true;
}

/* Nobody was there to play at: what passed since the row before is on nobody's clock. */
void change_wake(draft *d, int64_t at)
{
    draft_line(d, "wake 0");
    d->to.since = at;
}

void change_rematch(draft *d, int seat, const char *made)
{
    draft_line(d, "rematch %d %s", seat, made);
    snprintf(d->to.rematch, sizeof d->to.rematch, "%s", made);
}

/* An administrator has closed the table: nothing can be done at it any more. */
void change_close(draft *d, const char *why)
{
    draft_line(d, "close 0 %s", why);
    snprintf(d->to.closed, sizeof d->to.closed, "%s", *why ? why : "closed");
    d->to.shut = true;
    d->to.status = HALL_OVER;
    d->to.ask_seat = -1;
}

/* A hall that has other rules than the table had goes on with it. */
void change_rules(draft *d, uint32_t rules, uint32_t content)
{
    draft_line(d, "rules 0 %u %08x", rules, content);
    d->to.rules = rules;
    d->to.content = content;
}

/* ---- campaigns ------------------------------------------------------------------------------ */

static void new_page(draft *d)
{
    book_page **at = &d->pages;
    while (*at)
        at = &(*at)->next;
    *at = hall_get(d->t->h, sizeof **at);
    if (!*at)
        d->err = MH_ENOMEM;
}

static book_page *last_page(const draft *d)
{
    book_page *p = d->pages;
    while (p && p->next)
        p = p->next;
    return p;
}

static void add_text(draft *d, const char *text)
{
    size_t n = strlen(text);
    book_page *p = last_page(d);
    void *room = p ? p->text : NULL;
    if (!p || p->length + n + 1 > HALL_PAGE) {
        d->err = d->err ? d->err : MH_EILLEGAL;
        return;
    }
    if (!hall_grow(d->t->h, &room, &p->cap, p->length + (uint32_t)n + 1, 1)) {
        d->err = MH_ENOMEM;
        return;
    }
    p->text = room;
    memcpy(p->text + p->length, text, n + 1);
    p->length += (uint32_t)n;
}

void change_book(draft *d, const char *title)
{
    draft_line(d, "book 0 %s", title);
    if (d->row.seq || !is_campaign(d->t) || !d->t->game->series) {
        d->err = MH_EILLEGAL;
        return;
    }
    new_page(d);
    add_text(d, title);
}

void change_fork(draft *d, unsigned at, const char *id, const char *campaign)
{
    draft_line(d, "fork 0 %u %s %s", at, id, campaign);
    if (d->err)
        return;
    if (d->forked || d->row.seq || !d->pages || !table_id_ok(id) ||
        strlen(campaign) >= sizeof d->forked->id) {
        d->err = MH_EILLEGAL;
        return;
    }
    d->forked = hall_get(d->t->h, sizeof *d->forked);
    if (!d->forked) {
        d->err = MH_ENOMEM;
        return;
    }
    d->forked->at = at;
    snprintf(d->forked->table, sizeof d->forked->table, "%s", id);
    snprintf(d->forked->id, sizeof d->forked->id, "%s", campaign);
}

void change_scenario(draft *d, unsigned n, const char *made)
{
    draft_line(d, "scenario 0 %u %s", n, made);
    if (!is_campaign(d->t) || n != d->to.played + 1 || !table_id_ok(made))
        d->err = MH_EILLEGAL;
    snprintf(d->to.scenario, sizeof d->to.scenario, "%s", made);
}

/* How many games it may have: one that left another behind the last scenario goes on. */
static unsigned most_games(const draft *d)
{
    const mh_series *s = d->t->game->series;
    const forked *f = d->forked ? d->forked : d->t->forked;
    return s->goes_on && f && f->at > s->count ? CAMPAIGN_MAX : s->count;
}

void change_page(draft *d, unsigned n)
{
    bool brought = d->forked && n < d->forked->at;
    draft_line(d, "page 0 %u", n);
    if (!is_campaign(d->t) || (!d->to.scenario[0] && !brought) || n != d->to.played + 1) {
        d->err = MH_EILLEGAL;
        return;
    }
    new_page(d);
    d->to.played = n;
    d->to.scenario[0] = 0;
    if (n < most_games(d))
        return;
    d->to.status = HALL_OVER;
    d->row.status = HALL_OVER;
}

void change_text(draft *d, const char *line)
{
    draft_line(d, "text 0 %s", line);
    add_text(d, line);
    add_text(d, "\n");
}

void change_campaign(draft *d, const char *campaign, unsigned n)
{
    draft_line(d, "of 0 %u %s", n, campaign);
    if (d->row.seq || !table_id_ok(campaign))
        d->err = MH_EILLEGAL;
    snprintf(d->campaign, sizeof d->campaign, "%s", campaign);
    d->scenario = n;
}
