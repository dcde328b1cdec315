/* fold.c - a table is what its rows make of its head. The same code takes a row heard of from
 * another hall, and all of them after a restart: its lines are read, checked, and go through the
 * functions that drafts are made with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"

typedef struct folding {
    draft *d;
    const hall_row *row;
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

static char *copy_of(const folding *f, const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = turn_room(f->d->t->h, n);
    return copy ? memcpy(copy, text, n) : NULL;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static mh_err fold_made(folding *f, int seat, const char *rest)
{
    (void)seat, (void)rest;
    change_made(f->d);
    return MH_OK;
}

static mh_err fold_sit(folding *f, int seat, const char *rest)
{
    char *player = copy_of(f, rest);
    if (!player)
        return MH_ENOMEM;
    const char *name = split(player);
    change_sit(f->d, seat, player, name);
    return MH_OK;
}

static mh_err fold_leave(folding *f, int seat, const char *rest)
{
    (void)rest;
    change_leave(f->d, seat);
    return MH_OK;
}

static mh_err fold_bot(folding *f, int seat, const char *rest)
{
    change_bot(f->d, seat, rest);
    return MH_OK;
}

static mh_err fold_back(folding *f, int seat, const char *rest)
{
    (void)rest;
    change_back(f->d, seat);
    return MH_OK;
}

static mh_err fold_mix(folding *f, int seat, const char *rest)
{
    change_mix(f->d, seat, rest);
    return MH_OK;
}

static mh_err fold_start(folding *f, int seat, const char *rest)
{
    (void)seat, (void)rest;
    change_start(f->d);
    return MH_OK;
}

static mh_err fold_play(folding *f, int seat, const char *rest)
{
    draft *d = f->d;
    const mh_game *g = d->t->game;
    mh_action a;
    if (!d->state || mh_parse(g, rest, &a))
        return MH_EPARSE;
    const char *rule = mh_why(g, d->state, seat, a);
    if (rule) {
        snprintf(f->why, sizeof f->why, "'%.80s' of seat %d: %s", rest, seat, rule);
        return MH_EILLEGAL;
    }
    change_play(d, seat, a);
    if (d->err)
        snprintf(f->why, sizeof f->why, "'%.80s' of seat %d: %s", rest, seat,
                 host_err_text(d->err));
    return MH_OK;
}

static mh_err fold_undo(folding *f, int seat, const char *rest)
{
    long ply = 0;
    if (!f->d->state || !read_number(rest, 0, (long)f->d->to.plies - 1, &ply))
        return MH_EPARSE;
    change_undo(f->d, seat, (uint32_t)ply);
    return MH_OK;
}

static mh_err fold_ask(folding *f, int seat, const char *rest)
{
    long ply = 0;
    if (!f->d->state || !read_number(rest, 0, (long)f->d->to.plies, &ply))
        return MH_EPARSE;
    change_ask(f->d, seat, (uint32_t)ply);
    return MH_OK;
}

static mh_err fold_answer(folding *f, int seat, const char *rest)
{
    change_answer(f->d, seat, strcmp(rest, "yes") == 0);
    return MH_OK;
}

/* `chat SEAT NAME<tab>TEXT<tab>PLAYER`, in older rows without the player; seat 6 is a watcher. */
static mh_err fold_chat(folding *f, int seat, const char *rest)
{
    char *name = copy_of(f, rest), *text = name ? strchr(name, '\t') : NULL;
    if (!text)
        return name ? MH_EPARSE : MH_ENOMEM;
    *text++ = 0;
    char *player = strchr(text, '\t');
    if (player)
        *player++ = 0;
    change_chat(f->d, f->row->at, seat, name, text, player ? player : "");
    return MH_OK;
}

static mh_err fold_time(folding *f, int seat, const char *rest)
{
    (void)rest;
    change_time(f->d, seat);
    return MH_OK;
}

static mh_err fold_wake(folding *f, int seat, const char *rest)
{
    (void)seat, (void)rest;
    change_wake(f->d, f->row->at);
    return MH_OK;
}

static mh_err fold_rematch(folding *f, int seat, const char *rest)
{
    change_rematch(f->d, seat, rest);
    return MH_OK;
}

static mh_err fold_close(folding *f, int seat, const char *rest)
{
    (void)seat;
    change_close(f->d, rest);
    return MH_OK;
}

static mh_err fold_rules(folding *f, int seat, const char *rest)
{
    char *end = NULL;
    uint32_t rules = (uint32_t)strtoul(rest, &end, 10);
    (void)seat;
    if (end == rest)
        return MH_EPARSE;
    change_rules(f->d, rules, (uint32_t)strtoul(end, NULL, 16));
    return MH_OK;
}

/* `N REST`: the rest, or NULL. */
static const char *numbered(const char *text, unsigned *n)
{
    char *end = NULL;
    unsigned long x = strtoul(text, &end, 10);
    *n = (unsigned)x;
    return end != text && x > 0 && x <= UINT8_MAX ? end + (*end == ' ') : NULL;
}

static mh_err fold_book(folding *f, int seat, const char *rest)
{
    (void)seat;
    change_book(f->d, rest);
    return MH_OK;
}

/* `fork 0 AT TABLE CAMPAIGN`: what it left as a table, and as a file. */
static mh_err fold_fork(folding *f, int seat, const char *rest)
{
    unsigned at = 0;
    const char *from = numbered(rest, &at);
    char *id = from ? copy_of(f, from) : NULL;
    (void)seat;
    if (!id)
        return from ? MH_ENOMEM : MH_EPARSE;
    const char *campaign = split(id);
    change_fork(f->d, at, id, campaign);
    return MH_OK;
}

static mh_err fold_scenario(folding *f, int seat, const char *rest)
{
    unsigned n = 0;
    const char *made = numbered(rest, &n);
    (void)seat;
    if (!made)
        return MH_EPARSE;
    change_scenario(f->d, n, made);
    return MH_OK;
}

static mh_err fold_page(folding *f, int seat, const char *rest)
{
    unsigned n = 0;
    (void)seat;
    if (!numbered(rest, &n))
        return MH_EPARSE;
    change_page(f->d, n);
    return MH_OK;
}

static mh_err fold_text(folding *f, int seat, const char *rest)
{
    (void)seat;
    change_text(f->d, rest);
    return MH_OK;
}

static mh_err fold_of(folding *f, int seat, const char *rest)
{
    unsigned n = 0;
    const char *campaign = numbered(rest, &n);
    (void)seat;
    if (!campaign)
        return MH_EPARSE;
    change_campaign(f->d, campaign, n);
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
    {"close", fold_close},   {"rules", fold_rules}, {"book", fold_book},
    {"text", fold_text},     {"page", fold_page},   {"scenario", fold_scenario},
    {"of", fold_of},         {"fork", fold_fork},
};

static mh_err fold_line(folding *f, char *line)
{
    char *seat_text = split(line), *rest = split(seat_text);
    long seat = 0;
    if (!read_number(seat_text, 0, MH_CHANCE, &seat))
        return MH_EPARSE;
    bool game = strcmp(line, "play") == 0 || strcmp(line, "chat") == 0;
    if (!game && seat >= f->d->t->seats)
        return MH_EPARSE;
    for (size_t i = 0; i < MH_COUNT(lines); i++)
        if (strcmp(lines[i].word, line) == 0) {
            mh_err err = lines[i].fold(f, (int)seat, rest);
            return err ? err : f->d->err;
        }
    return MH_EPARSE;
}

/* ---- rows ---------------------------------------------------------------------------------------
 */

static bool freeze(table *t, const hall_row *row, const char *why)
{
    char text[HALL_WHY];
    int n = snprintf(text, sizeof text, "row %u cannot be played under rules %u%s%s", row->seq,
                     t->game->rules_version, *why ? ": " : "", why);
    size_t bytes = n < (int)sizeof text ? (size_t)n + 1 : sizeof text;
    t->frozen = hall_get(t->h, bytes);
    if (!t->frozen)
        return false;
    memcpy(t->frozen, text, bytes);
    t->frozen_ply = t->now.plies;
    t->h->count.frozen++;
    hall_note(t->h, t, "table frozen", text);
    return true;
}

static void compare(table *t, const hall_row *row)
{
    char seq[24];
    if (!t->session.now || !row->hash || t->differs >= 0 ||
        mh_hash(t->session.now, t->game->state_size) == row->hash)
        return;
    t->differs = row->seq;
    t->h->count.differ++;
    snprintf(seq, sizeof seq, "%u", row->seq);
    hall_note(t->h, t, "table differs under these rules", seq);
}

static mh_err fold_body(folding *f, char *body)
{
    mh_err err = MH_OK;
    char *next = NULL;
    for (char *line = body; !err && line && *line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        err = fold_line(f, line);
    }
    if (!err && !draft_reserve(f->d))
        err = MH_ENOMEM;
    return err;
}

/* A row that does not fit in where it stands is skipped: the table is frozen already. */
static void skip_row(table *t, const hall_row *row)
{
    t->now.seq = row->seq + 1;
    t->now.mark = row->mark;
}

bool fold_row(table *t, const hall_row *row)
{
    char *body = turn_room(t->h, row->length + 1);
    draft *d = body ? draft_blank(t) : NULL;
    folding f = {.d = d, .row = row};
    if (!d)
        return false;
    memcpy(body, row->body, row->length);
    body[row->length] = 0;
    d->records = false;
    mh_err err = row->seq == t->now.seq && !t->frozen ? fold_body(&f, body) : MH_EILLEGAL;
    if (!err) {
        clock_pass(t, &d->to, row->at, d->before, d->played, turn_of(&d->to, d->state));
        d->to.seq = row->seq + 1;
        d->to.mark = row->mark;
        const chat *said = d->said;
        draft_adopt(d);
        if (said)
            tell_chat(t, said);
        compare(t, row);
    }
    draft_free(d);
    if (err == MH_ENOMEM || (err && !t->frozen && !freeze(t, row, f.why)))
        return false;
    if (err)
        skip_row(t, row);
    return true;
}

bool fold_foreign(const mh_game *g, const hall_row *row)
{
    static const char word[] = "rules 0 "; /* always the first line of its row */
    char *end = NULL;
    if (row->length < sizeof word || memcmp(row->body, word, sizeof word - 1) != 0)
        return false;
    uint32_t rules = (uint32_t)strtoul(row->body + sizeof word - 1, &end, 10);
    return rules != g->rules_version || (uint32_t)strtoul(end, NULL, 16) != g->content;
}

uint32_t same_until(const table *t, uint32_t seq, uint32_t from)
{
    for (uint32_t i = t->back_count; i && t->backs[i - 1].seq >= seq; i--)
        if (t->backs[i - 1].ply < from)
            from = t->backs[i - 1].ply;
    return from;
}
