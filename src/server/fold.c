/* fold.c - a table is what its rows make of its head. The same code takes a row written here,
 * one heard of from another node, and all of them after a restart.
 *
 * Lines of a row (docs/running.md): made, sit, leave, bot, back, mix, start, play, undo, ask,
 * answer, chat, time, wake, rematch, close, rules. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

typedef struct folding {
    srv_table *t;
    const db_row *row;
    bool record;
    unsigned before, played;
    char why[160];
} folding;

/* ---- words of a line ------------------------------------------------------------------ */

/* `word rest`: ends the word, answers the rest ("" where nothing follows). */
static char *split(char *text)
{
    char *space = strchr(text, ' ');
    if (!space)
        return text + strlen(text);
    *space = 0;
    return space + 1;
}

static bool read_number(const char *text, long low, long high, long *out)
{
    char *end = NULL;
    long x = strtol(text, &end, 10);
    *out = x;
    return *text && !*end && x >= low && x <= high;
}

/* ---- steps since everybody was told ------------------------------------------------------ */

void fold_forget_steps(srv_table *t)
{
    for (unsigned i = 0; i < t->step_count; i++)
        free(t->steps[i]);
    free(t->steps);
    t->steps = NULL;
    t->step_count = t->step_cap = 0;
}

/* Where memory lacks, the log is told from the session. */
static void keep_step(srv_table *t, const present_step *step)
{
    size_t size = offsetof(present_step, events) + step->count * sizeof step->events[0];
    if (t->step_count == t->step_cap) {
        unsigned cap = t->step_cap ? t->step_cap * 2 : 4;
        present_step **more = realloc(t->steps, cap * sizeof(void *));
        if (!more) {
            t->steps_lost = true;
            return;
        }
        t->steps = more;
        t->step_cap = cap;
    }
    present_step *kept = malloc(size);
    if (!kept) {
        t->steps_lost = true;
        return;
    }
    memcpy(kept, step, size);
    t->steps[t->step_count++] = kept;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static mh_err fold_sit(folding *f, int seat, const char *rest)
{
    srv_chair *c = &f->t->chair[seat];
    size_t n = strcspn(rest, " ");
    snprintf(c->player, sizeof c->player, "%.*s", (int)n, rest);
    snprintf(c->name, sizeof c->name, "%s", rest[n] ? rest + n + 1 : "");
    return f->t->status == DB_OPEN && n < sizeof c->player ? MH_OK : MH_EILLEGAL;
}

static mh_err fold_leave(folding *f, int seat, const char *rest)
{
    srv_chair *c = &f->t->chair[seat];
    (void)rest;
    c->player[0] = c->name[0] = 0;
    return f->t->status == DB_OPEN ? MH_OK : MH_EILLEGAL;
}

static mh_err fold_bot(folding *f, int seat, const char *rest)
{
    srv_chair *c = &f->t->chair[seat];
    snprintf(c->bot, DB_SPEC, "%s", rest);
    if (c->late && !c->taken)
        c->taken_ply = f->t->session ? f->t->session->plies : 0;
    c->taken |= c->late;
    c->late = false;
    return MH_OK;
}

static mh_err fold_back(folding *f, int seat, const char *rest)
{
    srv_chair *c = &f->t->chair[seat];
    (void)rest;
    c->bot[0] = 0;
    c->taken = false;
    if (f->t->is.clock == SRV_CLOCK_LIVE && c->left < f->t->is.more * 1000)
        c->left = f->t->is.more * 1000;
    if (f->t->is.clock == SRV_CLOCK_DAYS)
        c->left = f->t->is.base * 1000;
    return MH_OK;
}

static mh_err fold_mix(folding *f, int seat, const char *rest)
{
    uint8_t entropy[HOST_KEY];
    if (!f->t->fate || strlen(rest) != (size_t)2 * HOST_KEY)
        return MH_EILLEGAL;
    if (sodium_hex2bin(entropy, sizeof entropy, rest, strlen(rest), NULL, NULL, NULL))
        return MH_EPARSE;
    host_fate_mix(f->t->fate, seat, entropy);
    return MH_OK;
}

static mh_err fold_start(folding *f, int seat, const char *rest)
{
    srv_table *t = f->t;
    (void)seat, (void)rest;
    if (t->session || !t->fate)
        return MH_EILLEGAL;
    host_config is = {.game = t->game, .options = t->options, .seats = t->seats, .fate = *t->fate};
    for (int i = 0; i < t->seats; i++) {
        const srv_chair *c = &t->chair[i];
        snprintf(is.player[i].name, HOST_NAME, "%.47s", c->for_bot ? "" : c->name);
        snprintf(is.player[i].bot, HOST_NAME, "%.47s", c->for_bot ? c->bot : "human");
    }
    mh_err err = host_open(&is, f->why, sizeof f->why, &t->session);
    if (err)
        return err;
    t->fate = NULL;
    t->status = DB_PLAYING;
    return MH_OK;
}

static mh_err fold_play(folding *f, int seat, const char *rest)
{
    srv_table *t = f->t;
    mh_action a;
    present_step step;
    if (!t->session || mh_parse(t->game, rest, &a))
        return MH_EPARSE;
    mh_err err =
        f->record ? present_play(t->session, seat, a, &step) : host_play(t->session, seat, a, NULL);
    if (err) {
        const char *rule =
            err == MH_EILLEGAL ? mh_why(t->game, t->session->now, seat, a) : host_err_text(err);
        snprintf(f->why, sizeof f->why, "'%.80s' of seat %d: %s", rest, seat, rule ? rule : "");
        return err;
    }
    if (f->record)
        keep_step(t, &step);
    if (seat < t->seats) {
        f->played |= 1u << seat;
        t->chair[seat].late = false;
    }
    t->ask_seat = -1;
    if (!t->session->now->depth)
        t->status = DB_OVER;
    return MH_OK;
}

/* Who was away finds out where its log is none any more. */
static mh_err keep_back(srv_table *t, uint32_t seq, uint32_t ply)
{
    if (t->back_count == t->back_cap) {
        unsigned cap = t->back_cap ? t->back_cap * 2 : 4;
        srv_back *more = realloc(t->backs, cap * sizeof *more);
        if (!more)
            return MH_ENOMEM;
        t->backs = more;
        t->back_cap = cap;
    }
    t->backs[t->back_count++] = (srv_back){seq, ply};
    return MH_OK;
}

uint32_t fold_same_until(const srv_table *t, uint32_t seq, uint32_t from)
{
    for (unsigned i = t->back_count; i && t->backs[i - 1].seq >= seq; i--)
        if (t->backs[i - 1].ply < from)
            from = t->backs[i - 1].ply;
    return from;
}

static mh_err fold_undo(folding *f, int seat, const char *rest)
{
    srv_table *t = f->t;
    long ply = 0;
    (void)seat;
    if (!t->session || !read_number(rest, 0, (long)t->session->plies - 1, &ply))
        return MH_EPARSE;
    host_session *cut = host_branch(t->session, (uint32_t)ply);
    if (!cut || keep_back(t, f->row->seq, (uint32_t)ply)) {
        host_close(cut);
        return MH_ENOMEM;
    }
    host_close(t->session);
    t->session = cut;
    t->ask_seat = -1;
    for (int i = 0; i < t->seats; i++) /* all agreed to go back so far */
        if (t->chair[i].taken && t->chair[i].taken_ply > (uint32_t)ply)
            t->chair[i].taken_ply = (uint32_t)ply;
    t->steps_lost |= t->step_count > 0;
    fold_forget_steps(t);
    if (t->told_from > (uint32_t)ply)
        t->told_from = (uint32_t)ply;
    for (srv_watch *w = t->watches; w; w = w->next_at_table)
        if (w->told > (uint32_t)ply)
            w->told = (uint32_t)ply;
    return MH_OK;
}

static mh_err fold_ask(folding *f, int seat, const char *rest)
{
    long ply = 0;
    if (!f->t->session || !read_number(rest, 0, (long)f->t->session->plies, &ply))
        return MH_EPARSE;
    f->t->ask_seat = seat;
    f->t->ask_ply = (uint32_t)ply;
    f->t->ask_yes = 0;
    return MH_OK;
}

static mh_err fold_answer(folding *f, int seat, const char *rest)
{
    if (strcmp(rest, "yes") == 0)
        f->t->ask_yes |= 1u << seat;
    else
        f->t->ask_seat = -1;
    return MH_OK;
}

static mh_err fold_time(folding *f, int seat, const char *rest)
{
    (void)rest;
    f->t->chair[seat].late = true;
    return MH_OK;
}

/* Nobody was there to play at: what passed since the row before is on nobody's clock. */
static mh_err fold_wake(folding *f, int seat, const char *rest)
{
    (void)seat, (void)rest;
    f->t->since = f->row->at;
    return MH_OK;
}

/* The first line of every history. */
static mh_err fold_made(folding *f, int seat, const char *rest)
{
    (void)seat, (void)rest;
    return f->row->seq == 0 ? MH_OK : MH_EILLEGAL;
}

static mh_err fold_rematch(folding *f, int seat, const char *rest)
{
    (void)seat;
    snprintf(f->t->rematch, sizeof f->t->rematch, "%s", rest);
    return MH_OK;
}

/* The oldest line of those who sit, or of those who look on: neither drives the other's away. */
static void forget_chat(srv_table *t, unsigned side)
{
    srv_chat **at = &t->chats;
    while ((unsigned)((*at)->seat < 0) != side)
        at = &(*at)->next;
    srv_chat *old = *at;
    *at = old->next;
    free(old);
    t->chat_kept[side]--;
}

/* An administrator has closed the table: nothing can be done at it any more. */
static mh_err fold_close(folding *f, int seat, const char *rest)
{
    (void)seat;
    free(f->t->closed);
    f->t->closed = strdup(*rest ? rest : "closed");
    if (!f->t->closed)
        return MH_ENOMEM;
    f->t->status = DB_OVER;
    f->t->ask_seat = -1;
    return MH_OK;
}

/* `rules 0 VERSION CONTENT`: a node that has other rules than the table had went on with it. */
static mh_err fold_rules(folding *f, int seat, const char *rest)
{
    char *end = NULL;
    (void)seat;
    f->t->rules = (int)strtol(rest, &end, 10);
    f->t->content = (uint32_t)strtoul(end, NULL, 16);
    return end != rest ? MH_OK : MH_EPARSE;
}

/* `chat SEAT NAME<tab>TEXT<tab>PLAYER`, in older rows without the player; seat 6 is a watcher. */
static mh_err fold_chat(folding *f, int seat, const char *rest)
{
    srv_table *t = f->t;
    const char *text = strchr(rest, '\t');
    srv_chat **at = &t->chats;
    if (!text)
        return MH_EPARSE;
    int name = (int)(text++ - rest);
    size_t length = strcspn(text, "\t");
    srv_chat *c = calloc(1, sizeof *c + length + 1);
    if (!c)
        return MH_ENOMEM;
    c->at = f->row->at;
    c->seat = seat < t->seats ? seat : -1;
    snprintf(c->name, sizeof c->name, "%.*s", name, rest);
    memcpy(c->text, text, length);
    while (*at)
        at = &(*at)->next;
    *at = c;
    unsigned side = c->seat < 0;
    t->chat_count[side]++;
    if (f->record)
        say_chat(t, c);
    if (++t->chat_kept[side] > SRV_CHATS)
        forget_chat(t, side);
    return MH_OK;
}

static const struct {
    const char *word;
    mh_err (*fold)(folding *f, int seat, const char *rest);
} lines[] = {
    {"play", fold_play},     {"sit", fold_sit},     {"leave", fold_leave},
    {"bot", fold_bot},       {"back", fold_back},   {"mix", fold_mix},
    {"start", fold_start},   {"undo", fold_undo},   {"ask", fold_ask},
    {"answer", fold_answer}, {"chat", fold_chat},   {"time", fold_time},
    {"wake", fold_wake},     {"made", fold_made},   {"rematch", fold_rematch},
    {"close", fold_close},   {"rules", fold_rules},
};

static mh_err fold_line(folding *f, char *line)
{
    char *seat_text = split(line), *rest = split(seat_text);
    long seat = 0;
    if (!read_number(seat_text, 0, MH_CHANCE, &seat))
        return MH_EPARSE;
    bool game = strcmp(line, "play") == 0 || strcmp(line, "chat") == 0;
    if (!game && seat >= f->t->seats)
        return MH_EPARSE;
    for (size_t i = 0; i < MH_COUNT(lines); i++)
        if (strcmp(lines[i].word, line) == 0)
            return lines[i].fold(f, (int)seat, rest);
    return MH_EPARSE;
}

/* ---- rows ---------------------------------------------------------------------------------------
 */

static void freeze(folding *f)
{
    srv_table *t = f->t;
    char text[240], seq[16];
    snprintf(text, sizeof text, "row %u cannot be played under rules %u%s%s", f->row->seq,
             t->game->rules_version, *f->why ? ": " : "", f->why);
    snprintf(seq, sizeof seq, "%u", f->row->seq);
    t->frozen = strdup(text);
    t->lost = !t->frozen;
    t->frozen_ply = t->session ? t->session->plies : 0;
    t->s->count.frozen++;
    srv_log("error", "table frozen", "table", t->is.id, "row", seq, "why", text, NULL);
}

static void compare(folding *f)
{
    srv_table *t = f->t;
    char seq[16];
    if (!t->session || !f->row->hash || t->differs >= 0)
        return;
    if ((int64_t)mh_hash(t->session->now, t->game->state_size) == f->row->hash)
        return;
    t->differs = f->row->seq;
    t->s->count.differ++;
    snprintf(seq, sizeof seq, "%u", f->row->seq);
    srv_log("warn", "table differs under these rules", "table", t->is.id, "row", seq, NULL);
}

/* One place for all of them: a row is folded before the next one. */
static char *copy_lines(srv *s, const char *body)
{
    size_t n = strlen(body) + 1;
    if (n > s->lines_cap) {
        free(s->lines);
        s->lines = malloc(2 * n);
        s->lines_cap = s->lines ? 2 * n : 0;
        if (!s->lines)
            return NULL;
    }
    memcpy(s->lines, body, n);
    return s->lines;
}

bool fold_row(srv_table *t, const db_row *row, bool record)
{
    folding f = {.t = t, .row = row, .record = record, .before = table_turn(t)};
    char *body = copy_lines(t->s, row->body), *next = NULL;
    bool expected = row->seq == t->seq && !t->frozen && !t->lost;
    t->mark = row->writer;
    mh_err err = !body ? MH_ENOMEM : expected ? MH_OK : MH_EILLEGAL;
    for (char *line = body; !err && line && *line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        err = fold_line(&f, line);
    }
    if (err) {
        t->lost |= err == MH_ENOMEM;
        if (!t->frozen && !t->lost)
            freeze(&f);
        t->seq = row->seq + 1;
        return false;
    }
    clock_pass(t, row->at, f.before, f.played, table_turn(t));
    t->seq++;
    t->changed = true;
    compare(&f);
    return true;
}
