/* audit.c - the book held against the disk: what was acknowledged is written, once, as it was
 * asked; what was refused is not; what anybody was told is what the rows say; and every history
 * plays. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "book.h"
#include "meadhall/host.h"

typedef struct reading { /* one table, row by row */
    book_table *t;
    uint32_t rows;
    bool started, over;
    unsigned bots; /* seats that bots play for */
    unsigned plays[BOOK_SEATS];
    book_entry *log;
    size_t length, cap;
    const mh_game *game; /* when it is played again */
    host_session *session;
    host_config config;
    unsigned turn;
} reading;

/* ---- the log, as the rows make it -------------------------------------------------------- */

static void add_entry(reading *r, int seat, const char *action)
{
    if (r->length == r->cap) {
        r->cap = r->cap ? r->cap * 2 : 256;
        r->log = realloc(r->log, r->cap * sizeof *r->log);
        if (!r->log)
            abort();
    }
    r->log[r->length++] = (book_entry){
        .seat = (int8_t)seat, .known = true, .action = book_hash(action, strlen(action))};
}

static void play_again(reading *r, int seat, const char *action)
{
    mh_action a;
    if (mh_parse(r->game, action, &a) || !r->session)
        sim_fail("table %s row %u: '%s' is no action", r->t->id, r->rows, action);
    if (host_play(r->session, seat, a, NULL))
        sim_fail("table %s row %u: '%s' of seat %d is against the rules", r->t->id, r->rows, action,
                 seat);
    r->over = !r->session->now->depth;
}

static void undo_to(reading *r, size_t ply)
{
    if (ply >= r->length)
        sim_fail("table %s row %u takes back what is not there", r->t->id, r->rows);
    r->length = ply;
    if (r->session) {
        host_session *cut = host_branch(r->session, (uint32_t)ply);
        host_close(r->session);
        r->session = cut;
    }
}

static void start_again(reading *r)
{
    mh_error error = {.code = MH_OK};
    r->started = true;
    if (!r->game)
        return;
    if (host_open(&r->config, &error, &r->session))
        sim_fail("table %s can't be laid out: %s", r->t->id, error.text);
}

/* `chat SEAT NAME<tab>c123<tab>PLAYER`: by whom it was said stands in its number. */
static void find_chat(reading *r, const char *rest)
{
    const char *text = strchr(rest, '\t');
    size_t n = text ? strcspn(text + 1, "\t") : 0;
    for (book_claim *c = text ? r->t->claims : NULL; c; c = c->next)
        if (c->kind == BOOK_CHAT && strlen(c->text) == n && memcmp(c->text, text + 1, n) == 0)
            c->found++;
}

/* `word SEAT rest` */
static const char *read_head_of(const reading *r, const char *line, char word[16], int *seat)
{
    size_t n = strcspn(line, " ");
    const char *at = line + n;
    if (n >= 16 || at[0] != ' ' || at[1] < '0' || at[1] > '0' + MH_CHANCE)
        sim_fail("table %s row %u: '%s' is no line", r->t->id, r->rows, line);
    memcpy(word, line, n);
    word[n] = 0;
    *seat = at[1] - '0';
    at += 2;
    return at + (*at == ' ');
}

static void mix_in(reading *r, int seat, const char *hex)
{
    uint8_t bytes[HOST_KEY] = {0};
    for (size_t i = 0; i < HOST_KEY; i++) {
        char pair[3] = {hex[2 * i], hex[2 * i + 1], 0};
        bytes[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    host_fate_mix(&r->config.fate, seat, bytes);
}

static void read_line(reading *r, const char *line, bool first)
{
    char word[16];
    int seat = 0;
    const char *rest = read_head_of(r, line, word, &seat);
    if (strcmp(word, "play") == 0) {
        if (first && seat < MH_CHANCE && !(r->bots >> seat & 1))
            r->plays[seat]++;
        add_entry(r, seat, rest);
        if (r->game)
            play_again(r, seat, rest);
    } else if (strcmp(word, "undo") == 0) {
        undo_to(r, (size_t)strtoul(rest, NULL, 10));
    } else if (strcmp(word, "start") == 0) {
        start_again(r);
    } else if (strcmp(word, "bot") == 0) {
        r->bots |= 1u << seat;
    } else if (strcmp(word, "back") == 0) {
        r->bots &= ~(1u << seat);
    } else if (strcmp(word, "chat") == 0) {
        find_chat(r, rest);
    } else if (strcmp(word, "mix") == 0) {
        mix_in(r, seat, rest);
    }
}

/* ---- claims ------------------------------------------------------------------------------ */

static bool row_says(const book_claim *c, const char *body)
{
    static const char *const words[BOOK_KINDS] = {
        [BOOK_ACT] = "play",  [BOOK_UNDO] = "undo",   [BOOK_ASK] = "ask", [BOOK_ANSWER] = "answer",
        [BOOK_CHAT] = "chat", [BOOK_LEAVE] = "leave", [BOOK_HAND] = NULL};
    char want[BOOK_TEXT + 32];
    size_t n = strcspn(body, "\n");
    if (c->kind == BOOK_ACT) {
        int length = snprintf(want, sizeof want, "play %d %s", c->seat, c->text);
        return (size_t)length == n && memcmp(want, body, n) == 0;
    }
    if (c->kind == BOOK_HAND)
        return strncmp(body, "bot ", 4) == 0 || strncmp(body, "back ", 5) == 0;
    if (c->kind == BOOK_CHAT) {
        const char *text = memchr(body, '\t', n);
        size_t length = strlen(c->text);
        return strncmp(body, "chat ", 5) == 0 && text && strncmp(text + 1, c->text, length) == 0 &&
               text[1 + length] == '\t';
    }
    size_t length = strlen(words[c->kind]);
    return strncmp(body, words[c->kind], length) == 0 && strtol(body + length, NULL, 10) == c->seat;
}

static void check_row(reading *r, const char *body)
{
    for (book_claim *c = r->t->claims; c; c = c->next)
        if (c->state == BOOK_ACKED && c->seq == r->rows) {
            if (!row_says(c, body))
                sim_fail("table %s row %u is not what was acknowledged: '%.60s', but '%s' of %d",
                         r->t->id, r->rows, body, c->text, c->seat);
            if (c->kind == BOOK_ACT && c->ply != r->length)
                sim_fail("table %s row %u: '%s' was meant for ply %u and played at %zu", r->t->id,
                         r->rows, c->text, c->ply, r->length);
            if (c->kind != BOOK_CHAT)
                c->found++;
        }
}

static void check_claims(const reading *r)
{
    unsigned acked[BOOK_SEATS] = {0}, open[BOOK_SEATS] = {0};
    for (book_claim *c = r->t->claims; c; c = c->next) {
        if (c->state == BOOK_ACKED && c->found != 1)
            sim_fail("table %s: '%s' of seat %d was acknowledged as row %u, found %u times",
                     r->t->id, c->text, c->seat, c->seq, c->found);
        if (c->kind == BOOK_CHAT && c->found > (c->state != BOOK_REFUSED))
            sim_fail("table %s: chat '%s' stands there %u times", r->t->id, c->text, c->found);
        if (c->kind == BOOK_ACT && c->seat >= 0) {
            acked[c->seat] += c->state == BOOK_ACKED;
            open[c->seat] += c->state == BOOK_OPEN || c->state == BOOK_UNKNOWN;
        }
        c->found = 0;
    }
    for (int seat = 0; seat < BOOK_SEATS - 1; seat++)
        if (r->plays[seat] < acked[seat] || r->plays[seat] > acked[seat] + open[seat])
            sim_fail(
                "table %s: seat %d has %u actions acknowledged, %u of unknown fate, but %u are "
                "written",
                r->t->id, seat, acked[seat], open[seat], r->plays[seat]);
}

/* ---- what was told -------------------------------------------------------------------------- */

static void check_place(const reading *r, const book_place *p)
{
    if (p->ply != r->length)
        sim_fail("table %s after %u rows has %zu plies, told were %u", r->t->id, r->rows, r->length,
                 p->ply);
    if (!p->whole || p->length != p->ply)
        return;
    for (size_t i = 0; i < p->length; i++) {
        const book_entry *a = &p->log[i], *b = &r->log[i];
        if (a->seat != b->seat || (a->known && a->action != b->action))
            sim_fail("table %s: a client's log differs from the rows at ply %zu of %u rows",
                     r->t->id, i, r->rows);
    }
}

static void check_moment(const reading *r)
{
    const book_table *t = r->t;
    if (r->rows < t->fact_count && t->facts[r->rows].known) {
        const book_fact *f = &t->facts[r->rows];
        if (f->ply != r->length || (f->status == 'o') == r->started || f->turn != r->turn)
            sim_fail("table %s after %u rows: told ply %u, turn %u; the rows say %zu, %u", t->id,
                     r->rows, f->ply, f->turn, r->length, r->turn);
    }
    for (const book_place *p = t->places; p; p = p->next)
        if (p->seq == r->rows && p->seq)
            check_place(r, p);
}

static void keep_row(reading *r, const char *body, bool stays)
{
    book_table *t = r->t;
    uint64_t hash = book_hash(body, strlen(body));
    if (r->rows < t->row_count && t->rows[r->rows] != hash)
        sim_fail("table %s: row %u has changed", t->id, r->rows);
    if (!stays || r->rows < t->row_count)
        return;
    if (t->row_count == t->row_cap) {
        t->row_cap = t->row_cap ? t->row_cap * 2 : 64;
        t->rows = realloc(t->rows, t->row_cap * sizeof *t->rows);
        if (!t->rows)
            abort();
    }
    t->rows[t->row_count++] = hash;
}

/* ---- reading -------------------------------------------------------------------------------- */

static void read_row(reading *r, sqlite3_stmt *s, bool stays)
{
    char *body = strdup((const char *)sqlite3_column_text(s, 1)), *next = NULL;
    if (!body)
        abort();
    if (sqlite3_column_int64(s, 0) != r->rows)
        sim_fail("table %s: row %u is missing", r->t->id, r->rows);
    check_row(r, body);
    keep_row(r, body, stays);
    bool first = true;
    for (char *line = body; line && *line; line = next, first = false) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        read_line(r, line, first);
    }
    free(body);
    r->turn = (unsigned)sqlite3_column_int(s, 2);
    if (r->session &&
        sqlite3_column_int64(s, 3) != (int64_t)mh_hash(r->session->now, r->game->state_size))
        sim_fail("table %s row %u: another state than the server had", r->t->id, r->rows);
    r->rows++;
    check_moment(r);
    sim_count.rows++;
}

static void read_chairs(reading *r, const char *chairs)
{
    for (const char *at = chairs; at && *at; r->config.seats++) {
        if (strncmp(at, "human", 5) != 0)
            r->bots |= 1u << r->config.seats;
        at = strchr(at, ',');
        if (at)
            at++;
    }
}

static void read_head(reading *r, sqlite3_stmt *s, bool again)
{
    size_t at = 0;
    read_chairs(r, (const char *)sqlite3_column_text(s, 1));
    if (!again)
        return;
    r->game = r->config.game = mh_find((const char *)sqlite3_column_text(s, 2));
    if (!r->game ||
        mh_options_parse(r->game, (const char *)sqlite3_column_text(s, 3), &r->config.options, &at))
        sim_fail("table %s has an unknown game or options", r->t->id);
    host_fate_open(&r->config.fate, sqlite3_column_blob(s, 4));
}

static void read_table(sqlite3 *file, sqlite3_stmt *rows, sqlite3_stmt *head, bool stays,
                       bool again)
{
    reading r = {.t = book_find((const char *)sqlite3_column_text(head, 0))};
    (void)file;
    read_head(&r, head, again);
    sqlite3_bind_text(rows, 1, r.t->id, -1, SQLITE_STATIC);
    while (sqlite3_step(rows) == SQLITE_ROW)
        read_row(&r, rows, stays);
    sqlite3_reset(rows);
    if (r.rows < r.t->row_count)
        sim_fail("table %s had %zu rows and has %u", r.t->id, r.t->row_count, r.rows);
    if (r.t->fact_count > r.rows + 1u)
        sim_fail("table %s was told after %zu rows, but there are %u", r.t->id, r.t->fact_count - 1,
                 r.rows);
    check_claims(&r);
    free(r.log);
    host_close(r.session);
}

static void check_whole(sqlite3 *file)
{
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(file, "PRAGMA quick_check", -1, &s, NULL) ||
        sqlite3_step(s) != SQLITE_ROW)
        sim_fail("the store can't be checked: %s", sqlite3_errmsg(file));
    const char *says = (const char *)sqlite3_column_text(s, 0);
    if (strcmp(says, "ok") != 0)
        sim_fail("the store is damaged: %s", says);
    sqlite3_finalize(s);
}

/* Tables of which somebody was told must be there. */
static void check_missing(sqlite3 *file)
{
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(file, "SELECT 1 FROM tables WHERE id=?1", -1, &s, NULL))
        sim_fail("the store has no tables: %s", sqlite3_errmsg(file));
    for (const book_table *t = book_first(); t; t = t->next) {
        sqlite3_bind_text(s, 1, t->id, -1, SQLITE_STATIC);
        if (sqlite3_step(s) != SQLITE_ROW)
            sim_fail("table %s is gone", t->id);
        sqlite3_reset(s);
    }
    sqlite3_finalize(s);
}

static void read_all(sqlite3 *file, bool stays, bool again)
{
    sqlite3_stmt *head = NULL, *rows = NULL;
    if (sqlite3_prepare_v2(file, "SELECT id, chairs, game, options, fate FROM tables ORDER BY id",
                           -1, &head, NULL) ||
        sqlite3_prepare_v2(file,
                           "SELECT seq, body, turn, hash FROM log WHERE table_id=?1 ORDER BY seq",
                           -1, &rows, NULL))
        sim_fail("the store can't be read: %s", sqlite3_errmsg(file));
    check_missing(file);
    while (sqlite3_step(head) == SQLITE_ROW)
        read_table(file, rows, head, stays, again);
    sqlite3_finalize(head);
    sqlite3_finalize(rows);
}

static bool has_schema(sqlite3 *file)
{
    sqlite3_stmt *s = NULL;
    int version = 0;
    if (!sqlite3_prepare_v2(file, "PRAGMA user_version", -1, &s, NULL) &&
        sqlite3_step(s) == SQLITE_ROW)
        version = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return version > 0;
}

static void look(const disk *d, bool stays, bool again)
{
    disk *mounted = disk_mounted(), *copy = disk_after(d, false);
    sqlite3 *file = NULL;
    sim_count.audits++;
    disk_mount(copy);
    disk_quiet(true);
    if (sqlite3_open("hall/meadhall.db", &file))
        sim_fail("the store can't be opened: %s", sqlite3_errmsg(file));
    check_whole(file);
    if (has_schema(file))
        read_all(file, stays, again);
    else if (book_first())
        sim_fail("the store is empty, but tables were made");
    sqlite3_close(file);
    disk_quiet(false);
    disk_mount(mounted);
    disk_free(copy);
}

void audit_disk(const disk *d, bool stays) { look(d, stays, false); }
void audit_replay(const disk *d) { look(d, true, true); }
