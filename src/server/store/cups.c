/* cups.c - tournaments in SQL that every store understands. */
#include "cups.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "post.h"

static int64_t int_of(const char *text) { return strtoll(text, NULL, 10); }

static void take(char *out, size_t cap, const char *text) { snprintf(out, cap, "%s", text); }

static db_err tell(rec_link l, const char *sql, int count, const char *const *texts)
{
    return rec_ask(l, sql, NULL, NULL, count, texts);
}

db_err cups_put(rec_link l, const cups_row *r)
{
    return tell(
        l,
        "INSERT INTO cups VALUES($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,"
        "$18,0,0,0)",
        18,
        REC_TEXTS(r->id, r->name, post_text(r->rules.kind).text, r->game, r->options,
                  post_text(r->rules.seats).text, post_text(r->rules.rounds).text,
                  post_text(r->rules.best).text, post_text(r->rules.final).text,
                  post_text(r->clock).text, post_text(r->base).text, post_text(r->more).text,
                  post_text(r->starts).text, post_text(r->most).text, r->bots, r->maker, r->club,
                  post_text(r->made).text));
}

#define ROW                                                                                      \
    "SELECT c.id,c.name,c.kind,c.game,c.options,c.seats,c.rounds,c.best,c.final,c.clock,c.base," \
    "c.more,c.starts,c.most,c.bots,c.maker,coalesce((SELECT name FROM players WHERE"             \
    " id=c.maker),''),c.club,coalesce((SELECT name FROM clubs WHERE id=c.club),''),c.made,"      \
    "c.status,c.round,c.players,CASE WHEN EXISTS (SELECT 1 FROM cup_players m WHERE m.cup=c.id"  \
    " AND m.player=$1) THEN 1 ELSE 0 END FROM cups c WHERE "

typedef struct rows {
    cups_on_row *on;
    void *ctx;
} rows;

static void on_row(void *ctx, const char *const *x)
{
    const rows *r = ctx;
    cups_row c = {.rules = {.kind = (cup_kind)int_of(x[2]),
                            .seats = (int)int_of(x[5]),
                            .rounds = (int)int_of(x[6]),
                            .best = (int)int_of(x[7]),
                            .final = *x[8] == '1'},
                  .clock = (int)int_of(x[9]),
                  .base = int_of(x[10]),
                  .more = int_of(x[11]),
                  .starts = int_of(x[12]),
                  .most = (int)int_of(x[13]),
                  .made = int_of(x[19]),
                  .status = (int)int_of(x[20]),
                  .round = (int)int_of(x[21]),
                  .players = (int)int_of(x[22]),
                  .mine = *x[23] == '1'};
    take(c.id, sizeof c.id, x[0]);
    take(c.name, sizeof c.name, x[1]);
    take(c.game, sizeof c.game, x[3]);
    take(c.options, sizeof c.options, x[4]);
    take(c.bots, sizeof c.bots, x[14]);
    take(c.maker, sizeof c.maker, x[15]);
    take(c.maker_name, sizeof c.maker_name, x[16]);
    take(c.club, sizeof c.club, x[17]);
    take(c.club_name, sizeof c.club_name, x[18]);
    r->on(r->ctx, &c);
}

static void keep_row(void *ctx, const cups_row *row) { *(cups_row *)ctx = *row; }

typedef struct reading {
    cup *c;
    int next;
    bool broken;
} reading;

static void on_entry(void *ctx, const char *const *x)
{
    reading *r = ctx;
    const char *at = x[1];
    r->next = (int)int_of(x[0]) + 1;
    while (*at && !r->broken) {
        char line[256];
        size_t n = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        r->broken = !cup_read(r->c, line);
        at += n;
        at += *at == '\n';
    }
}

db_err cups_get(rec_link l, const char *id, const char *viewer, cups_row *row, cup *c, int *next)
{
    rows one = {keep_row, row};
    reading r = {.c = c};
    row->id[0] = 0;
    db_err err = rec_ask(l, ROW "c.id=$2", on_row, &one, 2, REC_TEXTS(viewer, id));
    if (err || !*row->id)
        return err ? err : DB_NONE;
    cup_begin(c, &row->rules);
    err = rec_ask(l, "SELECT seq,body FROM cup_log WHERE cup=$1 ORDER BY seq", on_entry, &r, 1,
                  REC_TEXTS(id));
    *next = r.next;
    return err ? err : r.broken ? DB_BROKEN : DB_OK;
}

db_err cups_list(rec_link l, const char *which, const char *club, const char *viewer,
                 cups_on_row *on, void *ctx)
{
    rows all = {on, ctx};
    if (*club)
        return rec_ask(l, ROW "c.club=$2 ORDER BY c.status, c.made DESC LIMIT 50", on_row, &all, 2,
                       REC_TEXTS(viewer, club));
    if (strcmp(which, "mine") == 0)
        return rec_ask(l,
                       ROW "c.id IN (SELECT cup FROM cup_players WHERE player=$1)"
                           " ORDER BY c.status>1, c.made DESC LIMIT 50",
                       on_row, &all, 1, REC_TEXTS(viewer));
    const char *status = strcmp(which, "open") == 0      ? "0"
                         : strcmp(which, "running") == 0 ? "1"
                                                         : "2";
    return rec_ask(l, ROW "c.status=$2 ORDER BY c.made DESC LIMIT 50", on_row, &all, 2,
                   REC_TEXTS(viewer, status));
}

/* ---- writing ------------------------------------------------------------------------------------ */

bool cups_say(cup *c, cups_news *n, const char *format, ...)
{
    char line[256];
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int length = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (length < 0 || length >= (int)sizeof line ||
        n->length + (size_t)length + 2 > sizeof n->text || !cup_read(c, line))
        return false;
    n->length += (size_t)snprintf(n->text + n->length, sizeof n->text - n->length, "%s%s",
                                  n->length ? "\n" : "", line);
    return true;
}

static void on_any(void *ctx, const char *const *x)
{
    (void)x;
    *(bool *)ctx = true;
}

db_err cups_append(rec_link l, const char *id, int seq, int64_t at, const cup *c,
                   const cups_news *n)
{
    bool won = false;
    int people = 0;
    for (int i = 0; i < c->count; i++)
        people += !*c->player[i].bot;
    db_err err =
        rec_ask(l,
                "INSERT INTO cup_log VALUES($1,$2,$3,$4) ON CONFLICT DO NOTHING"
                " RETURNING seq",
                on_any, &won, 4, REC_TEXTS(id, post_text(seq).text, post_text(at).text, n->text));
    if (err || !won)
        return err ? err : DB_TAKEN;
    return tell(l, "UPDATE cups SET status=$2,round=$3,players=$4 WHERE id=$1", 4,
                REC_TEXTS(id, post_text(c->status).text, post_text(c->round).text,
                          post_text(c->status == CUP_OPEN ? people : c->count).text));
}

/* ---- who goes ----------------------------------------------------------------------------------- */

db_err cups_of(rec_link l, const char *player, db_on_record *on, void *ctx)
{
    return rec_ask(l,
                   "SELECT p.cup FROM cup_players p JOIN cups c ON c.id=p.cup WHERE p.player=$1 AND"
                   " c.status<2 ORDER BY 1",
                   on, ctx, 1, REC_TEXTS(player));
}

typedef struct quitting {
    cups_row row;
    cup cup;
    cups_news news;
} quitting;

static db_err quit(quitting *x, rec_link l, const char *id, const char *player, int64_t at)
{
    int next = 0;
    db_err err = cups_get(l, id, "", &x->row, &x->cup, &next);
    bool open = x->cup.status == CUP_OPEN;
    if (err || !cups_say(&x->cup, &x->news, "quit %s", player))
        return err == DB_NONE ? DB_OK : err;
    err = cups_append(l, id, next, at, &x->cup, &x->news);
    return err || !open ? err
                        : tell(l, "DELETE FROM cup_players WHERE cup=$1 AND player=$2", 2,
                               REC_TEXTS(id, player));
}

db_err cups_quit(rec_link l, const char *id, const char *player, int64_t at)
{
    quitting *x = calloc(1, sizeof *x);
    if (!x)
        return DB_NOMEM;
    db_err err = quit(x, l, id, player, at);
    free(x);
    return err;
}

typedef struct entry { /* of a cup's log, in which the player's name stands */
    struct entry *next;
    char cup[DB_ID], seq[24], body[];
} entry;

typedef struct entries {
    const char *player, *name;
    entry *first;
    bool lacks;
} entries;

/* `enter ID RATING NAME`: the one line with a person's name. */
static void copy_renamed(const entries *e, const char *from, char *out, size_t cap)
{
    char begin[DB_ID + 8];
    size_t at = 0, n = (size_t)snprintf(begin, sizeof begin, "enter %s ", e->player);
    for (const char *line = from; *line && at < cap;) {
        size_t length = strcspn(line, "\n"), rating = n + strcspn(line + n * (length > n), " ");
        bool own = length > rating && strncmp(line, begin, n) == 0;
        at += (size_t)snprintf(out + at, cap - at, "%s%.*s%s", line == from ? "" : "\n",
                               (int)(own ? rating + 1 : length), line, own ? e->name : "");
        line += length;
        line += *line == '\n';
    }
}

static void on_named(void *ctx, const char *const *x)
{
    entries *e = ctx;
    size_t cap = strlen(x[2]) + CUP_NAME + 1;
    entry *one = malloc(sizeof *one + cap);
    e->lacks |= !one;
    if (!one)
        return;
    take(one->cup, sizeof one->cup, x[0]);
    take(one->seq, sizeof one->seq, x[1]);
    one->body[0] = 0;
    copy_renamed(e, x[2], one->body, cap);
    one->next = e->first;
    e->first = one;
}

db_err cups_show_as(rec_link l, const char *player, const char *name)
{
    entries e = {.player = player, .name = name};
    db_err err = rec_ask(l, "SELECT cup,seq,body FROM cup_log WHERE body LIKE '%enter '||$1||' %'",
                         on_named, &e, 1, REC_TEXTS(player));
    if (!err && e.lacks)
        err = DB_NOMEM;
    for (entry *one = e.first, *next; one; one = next) {
        next = one->next;
        if (!err)
            err = tell(l, "UPDATE cup_log SET body=$3 WHERE cup=$1 AND seq=$2", 3,
                       REC_TEXTS(one->cup, one->seq, one->body));
        free(one);
    }
    return err;
}

db_err clubs_after_leaving(rec_link l, const char *club)
{
    /* The one who helped longest keeps it now; who only asked is no member. */
    static const char heir[] =
        "UPDATE club_members SET role=3 WHERE club=$1 AND NOT EXISTS (SELECT 1 FROM"
        " club_members m WHERE m.club=$1 AND m.role=3) AND player=(SELECT player FROM"
        " club_members m WHERE m.club=$1 AND m.role=2 ORDER BY m.since,m.player LIMIT 1)";
    static const char empty[] =
        "DELETE FROM clubs WHERE id=$1 AND NOT EXISTS (SELECT 1 FROM club_members WHERE club=$1"
        " AND role>1)";
    static const char members[] =
        "DELETE FROM club_members WHERE club=$1 AND NOT EXISTS (SELECT 1 FROM clubs WHERE id=$1)";
    static const char tables[] =
        "DELETE FROM club_tables WHERE club=$1 AND NOT EXISTS (SELECT 1 FROM clubs WHERE id=$1)";
    const char *const all[] = {heir, empty, members, tables};
    db_err err = DB_OK;
    for (size_t i = 0; i < sizeof all / sizeof all[0] && !err; i++)
        err = tell(l, all[i], 1, REC_TEXTS(club));
    return err;
}

/* ---- tables ------------------------------------------------------------------------------------- */

db_err cups_table_put(rec_link l, const char *table, const char *cup_id)
{
    return tell(l, "INSERT INTO cup_tables VALUES($1,$2,0)", 2, REC_TEXTS(table, cup_id));
}

db_err cups_table_made(rec_link l, const char *table)
{
    return tell(l, "UPDATE cup_tables SET state=1 WHERE table_id=$1 AND state=0", 1,
                REC_TEXTS(table));
}

db_err cups_table_done(rec_link l, const char *table)
{
    return tell(l, "UPDATE cup_tables SET state=2 WHERE table_id=$1", 1, REC_TEXTS(table));
}

db_err cups_late_starts(rec_link l, int64_t now, db_on_record *on, void *ctx)
{
    return rec_ask(l, "SELECT id FROM cups WHERE status=0 AND starts>0 AND starts<=$1 LIMIT 20", on,
                   ctx, 1, REC_TEXTS(post_text(now).text));
}

db_err cups_with_ends(rec_link l, db_on_record *on, void *ctx)
{
    return rec_ask(l,
                   "SELECT DISTINCT c.cup FROM cup_tables c LEFT JOIN tables t ON t.id=c.table_id"
                   " WHERE c.state=1 AND (t.status=2 OR t.id IS NULL) LIMIT 20",
                   on, ctx, 0, NULL);
}

db_err cups_unmade(rec_link l, db_on_record *on, void *ctx)
{
    return rec_ask(l,
                   "SELECT table_id,cup FROM cup_tables WHERE state=0 ORDER BY table_id LIMIT 20",
                   on, ctx, 0, NULL);
}

db_err cups_unmade_of(rec_link l, const char *cup_id, db_on_record *on, void *ctx)
{
    return rec_ask(l, "SELECT table_id FROM cup_tables WHERE state=0 AND cup=$1", on, ctx, 1,
                   REC_TEXTS(cup_id));
}

db_err cups_table_end(rec_link l, const char *table, db_on_record *on, void *ctx)
{
    return rec_ask(l,
                   "SELECT coalesce(t.status,2),s.seat,s.rank,s.points,s.gone FROM cup_tables c"
                   " LEFT JOIN tables t ON t.id=c.table_id LEFT JOIN game_seats s ON"
                   " s.table_id=c.table_id WHERE c.table_id=$1 ORDER BY s.seat",
                   on, ctx, 1, REC_TEXTS(table));
}
