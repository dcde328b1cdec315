/* cup_work.c - cups go on by themselves: results of finished tables go into the log, the next round
 * is paired, its tables are made. Every node may do it; the numbers of the log and the ids of the
 * tables, which are in the log before the tables are made, let each thing happen once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cups.h"
#include "post.h"

enum { MOST = 20, LOOK_TICKS = 5 };

static const char stand_in[] = "greedy";

const char *cup_stand_in(const cup_open *c) { return *c->row.bots ? c->row.bots : stand_in; }

/* ---- going on ----------------------------------------------------------------------------------- */

static db_err ring(cup_open *c, rec_link l, const char *sign, const cup_player *p, int seq,
                   const char *detail)
{
    bool fresh = false;
    char payload[2 * DB_ID + 4];
    post_notice n = {.kind = POST_CUP, .seq = seq, .at = srv_now()};
    if (*p->bot || p->left)
        return DB_OK;
    snprintf(n.player, sizeof n.player, "%s", p->id);
    snprintf(n.about, sizeof n.about, "%s", c->row.id);
    snprintf(n.sender, sizeof n.sender, "%.51s", c->row.name);
    snprintf(n.detail, sizeof n.detail, "%s", detail);
    db_err err = post_notice_put(l, &n, &fresh);
    snprintf(payload, sizeof payload, "%s @%s", sign, p->id);
    if (err || !fresh)
        return err;
    if (c->called.count < CUP_PLAYERS)
        snprintf(c->called.id[c->called.count++], DB_ID, "%s", p->id);
    return l.api->tell(l.d, payload);
}

void cup_ring(srv *s, const cup_called *who)
{
    for (int i = 0; i < who->count; i++)
        notices_ring(s, who->id[i]);
}

static db_err ring_all(cup_open *c, rec_link l, const char *sign, int seq, const char *detail)
{
    db_err err = DB_OK;
    for (int i = 0; i < c->cup.count && !err; i++)
        err = ring(c, l, sign, &c->cup.player[i], seq, detail);
    return err;
}

static bool put_game(cup_open *c, const cup_game *g)
{
    char line[160], id[DB_ID];
    srv_random_id(id);
    int n = snprintf(line, sizeof line, "game %d %s", g->round, id);
    for (int i = 0; i < g->seats; i++)
        n += snprintf(line + n, sizeof line - (size_t)n, " %d", g->player[i]);
    return cups_say(&c->cup, &c->news, "%s", line);
}

/* All that follows from what is in the log now: games, rests, the end. */
static db_err go_on(cup_open *c)
{
    cup_game next[CUP_PLAYERS];
    int rest[CUP_PLAYERS], rests = 0;
    int n = cup_next(&c->cup, next, CUP_PLAYERS, rest, &rests);
    bool fits = true;
    if (!n && c->cup.status == CUP_RUNNING && cup_round_over(&c->cup))
        fits = cups_say(&c->cup, &c->news, "over");
    for (int i = 0; i < n && fits; i++)
        fits = put_game(c, &next[i]);
    for (int i = 0; i < rests && fits; i++)
        fits = cups_say(&c->cup, &c->news, "rest %d %d", c->cup.round, rest[i]);
    return fits ? DB_OK : DB_NONE;
}

db_err cup_start(cup_open *c)
{
    static const char *const names[] = {"Ulf",  "Una",   "Orm",   "Runa",
                                        "Egil", "Signy", "Ketil", "Yrsa"};
    int missing = *c->row.bots ? cup_missing(&c->cup) : 0;
    for (int i = 0; i < missing; i++)
        cups_say(&c->cup, &c->news, "fill %s 0 %s %d", c->row.bots, names[i % 8], i / 8 + 1);
    return cups_say(&c->cup, &c->news, "start") ? go_on(c) : DB_NONE;
}

db_err cup_read_in(cup_open *c, rec_link l, const char *id, const char *viewer)
{
    c->news.length = 0;
    c->called.count = 0;
    db_err err = cups_get(l, id, viewer, &c->row, &c->cup, &c->next);
    c->games = c->cup.games;
    c->round = c->cup.round;
    c->status = c->cup.status;
    for (int i = 0; i < c->cup.games; i++)
        c->over[i] = c->cup.game[i].over;
    return err;
}

/* First the log: whoever loses that race has done nothing else yet. */
db_err cup_write(cup_open *c, rec_link l, const char *sign, int64_t now)
{
    char detail[16];
    db_err err =
        c->news.length ? cups_append(l, c->row.id, c->next, now, &c->cup, &c->news) : DB_OK;
    for (int i = 0; i < c->cup.games && !err; i++) {
        const cup_game *g = &c->cup.game[i];
        if (i >= c->games)
            err = cups_table_put(l, g->table, c->row.id);
        else if (g->over && !c->over[i])
            err = cups_table_done(l, g->table);
    }
    snprintf(detail, sizeof detail, "%d", c->cup.round);
    if (!err && c->cup.round > c->round)
        err = ring_all(c, l, sign, c->cup.round, detail);
    if (!err && c->cup.status == CUP_OVER && c->status != CUP_OVER)
        err = ring_all(c, l, sign, 0, "");
    return err;
}

/* ---- results ------------------------------------------------------------------------------------ */

typedef struct ending {
    bool over;
    int count;
    int rank[CUP_SEATS], points[CUP_SEATS];
    bool gone[CUP_SEATS];
} ending;

static void on_end(void *ctx, const char *const *x)
{
    ending *e = ctx;
    int seat = (int)text_int(x[1]);
    e->over = *x[0] == '2';
    if (!*x[2] || seat < 0 || seat >= CUP_SEATS)
        return;
    e->rank[seat] = (int)text_int(x[2]);
    e->points[seat] = (int)text_int(x[3]);
    e->gone[seat] = *x[4] == '1';
    e->count++;
}

/* A table that an administrator closed or deleted has no result: its game is shared. */
static db_err take_result(cup_open *c, rec_link l, const cup_game *g)
{
    ending e = {.count = 0};
    char line[160];
    db_err err = cups_table_end(l, g->table, on_end, &e);
    if (err || !e.over)
        return err;
    int n = snprintf(line, sizeof line, "result %s", g->table);
    for (int i = 0; i < g->seats; i++)
        n += snprintf(line + n, sizeof line - (size_t)n, " %d:%d", e.count ? e.rank[i] : 1,
                      e.count ? e.points[i] : 0);
    for (int i = 0; i < g->seats; i++) {
        const cup_player *p = &c->cup.player[g->player[i]];
        if (e.gone[i] && !*p->bot && !p->left)
            cups_say(&c->cup, &c->news, "late %s %d", g->table, i);
    }
    cups_say(&c->cup, &c->news, "%s", line);
    return DB_OK;
}

static db_err take_results(cup_open *c, rec_link l)
{
    db_err err = DB_OK;
    for (int i = 0; i < c->cup.games && !err; i++) {
        cup_game g = c->cup.game[i];
        if (!g.over)
            err = take_result(c, l, &g);
    }
    return err;
}

/* ---- the job ------------------------------------------------------------------------------------ */

typedef struct seating { /* a table that is to be made */
    hall_head head;
    hall_person who[MH_MAX_SEATS];
} seating;

typedef struct labour {
    queue_job job;
    srv *s;
    int64_t now;
    int count, tables;
    char id[MOST][DB_ID], table[MOST][DB_ID];
    seating made[MOST];
    int making;
    bool more;
    cup_called called;
} labour;

static void on_id(void *ctx, const char *const *x)
{
    labour *w = ctx;
    if (w->count < MOST)
        snprintf(w->id[w->count++], DB_ID, "%s", x[0]);
}

static void on_unmade(void *ctx, const char *const *x)
{
    labour *w = ctx;
    if (w->tables == MOST)
        return;
    snprintf(w->table[w->tables], DB_ID, "%s", x[0]);
    snprintf(w->id[w->tables++], DB_ID, "%s", x[1]);
}

/* One that cannot be read, or that another node brought forward, is left alone. */
static db_err advance(labour *w, rec_link l, cup_open *c, const char *id, bool starts)
{
    db_err err = cup_read_in(c, l, id, "");
    if (!err && starts) {
        err = cup_start(c);
        if (err == DB_NONE) { /* nobody came */
            err = cup_read_in(c, l, id, "");
            cups_say(&c->cup, &c->news, "close");
        }
    } else if (!err) {
        err = take_results(c, l);
        if (!err)
            err = go_on(c);
    }
    if (!err)
        err = cup_write(c, l, w->s->sign, w->now);
    w->called = c->called;
    return db_failed(err) && err != DB_BROKEN ? err : DB_OK;
}

static void seat_people(seating *x, const cup_open *c, const cup_game *g)
{
    char chairs[sizeof x->head.chairs] = "";
    int people = 0;
    for (int i = 0; i < g->seats; i++) {
        const cup_player *p = &c->cup.player[g->player[i]];
        bool bot = *p->bot || p->left;
        size_t n = strlen(chairs);
        snprintf(chairs + n, sizeof chairs - n, "%s%s", i ? "," : "",
                 bot ? (*p->bot ? p->bot : x->head.handover) : "human");
        snprintf(x->who[i].name, sizeof x->who[i].name, "%s", p->name);
        if (!bot)
            snprintf(x->who[i].id, sizeof x->who[i].id, "%s", p->id);
        people += !bot;
    }
    memcpy(x->head.chairs, chairs, sizeof chairs);
    x->head.rated = people > 1;
}

static void lay_table(labour *w, const cup_open *c, const char *table)
{
    const cup_game *g = NULL;
    for (int i = 0; i < c->cup.games; i++)
        if (strcmp(c->cup.game[i].table, table) == 0)
            g = &c->cup.game[i];
    if (!g)
        return;
    seating *x = &w->made[w->making++];
    x->head = (hall_head){.clock = (hall_clock)c->row.clock,
                          .clock_base = c->row.base,
                          .clock_more = c->row.more,
                          .listed = true};
    snprintf(x->head.id, sizeof x->head.id, "%s", table);
    snprintf(x->head.game, sizeof x->head.game, "%s", c->row.game);
    snprintf(x->head.options, sizeof x->head.options, "%s", c->row.options);
    snprintf(x->head.creator, sizeof x->head.creator, "%s", c->row.maker);
    snprintf(x->head.handover, sizeof x->head.handover, "%s", cup_stand_in(c));
    seat_people(x, c, g);
}

static db_err find_unmade(labour *w, rec_link l, cup_open *c)
{
    w->tables = 0;
    db_err err = cups_unmade(l, on_unmade, w);
    for (int i = 0; i < w->tables && !err; i++) {
        if (i == 0 || strcmp(w->id[i], c->row.id) != 0)
            err = cup_read_in(c, l, w->id[i], "");
        if (!err)
            lay_table(w, c, w->table[i]);
        else if (err == DB_NONE || err == DB_BROKEN)
            err = DB_OK;
    }
    return err;
}

/* One cup a job: a commit of play never waits for more. */
static void run_labour(queue_job *job, const db_api *api, db *d)
{
    labour *w = (labour *)job;
    rec_link l = {api, d};
    cup_open *c = calloc(1, sizeof *c);
    if (!c) {
        queue_lacks(job);
        return;
    }
    job->err = cups_late_starts(l, w->now, on_id, w);
    bool starts = w->count > 0;
    if (!job->err && !starts)
        job->err = cups_with_ends(l, on_id, w);
    w->more = w->count > 0;
    if (!job->err && w->count)
        job->err = advance(w, l, c, w->id[0], starts);
    if (!job->err)
        job->err = find_unmade(w, l, c);
    free(c);
}

static void done_labour(queue_job *job)
{
    labour *w = (labour *)job;
    srv *s = w->s;
    for (int i = 0; !job->err && i < w->making && !s->stopping; i++)
        hosting_seat(s, &w->made[i].head, w->made[i].who);
    if (!job->err)
        cup_ring(s, &w->called);
    s->cups.busy = false;
    s->cups.news = !job->err && (w->more || w->making);
    if (s->cups.news)
        post_news(s->post);
    free(w);
}

void cups_due(srv *s) { s->cups.news = true; }

void cups_go_on(srv *s)
{
    cups_due(s);
    if (s->cups.busy || s->draining)
        return;
    labour *w = calloc(1, sizeof *w);
    if (!w)
        return;
    w->job = (queue_job){.writes = true, .run = run_labour, .done = done_labour};
    w->s = s;
    w->now = srv_now();
    s->cups.busy = true;
    s->cups.news = false;
    queue_post(s->queue, &w->job);
}

void cups_tick(srv *s)
{
    if (s->cups.news || s->ticks % LOOK_TICKS == 0)
        cups_go_on(s);
}
