/* ratings.c - see ratings.h. */
#include "ratings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    A_DAY = 10, /* games of one kind in 24 hours between the same two people that count */
    NUMBER = 24,
    LAST = 1000,
    RECENT = 20,
    FIRST_WAIT = 600000,
    DAY = 86400000
};

typedef struct number {
    char text[NUMBER];
} number;

static number text_of(int64_t x)
{
    number n;
    snprintf(n.text, sizeof n.text, "%lld", (long long)x);
    return n;
}

static int64_t int_of(const char *text) { return strtoll(text, NULL, 10); }

typedef struct real {
    char text[RATE_TEXT];
} real;

static real real_of(double x)
{
    real r;
    rate_write(x, r.text);
    return r;
}

static void on_int(void *ctx, const char *const *column) { *(int64_t *)ctx = int_of(column[0]); }

/* ---- a game ------------------------------------------------------------------------------ */

typedef struct seat {
    char player[DB_ID], bot[DB_SPEC];
    int rank;
    bool gone;
    char mu0[RATE_TEXT], sigma0[RATE_TEXT], mu[RATE_TEXT], sigma[RATE_TEXT]; /* as kept */
} seat;

typedef struct played {
    char table[DB_ID], game[DB_ID];
    int seats;
    int64_t nr, at;
    bool rated;
    seat seat[DB_SEATS];
    int known;
} played;

typedef struct games {
    played *all;
    int count, cap;
    bool lacks;
} games;

static void take(char *out, size_t cap, const char *text) { snprintf(out, cap, "%s", text); }

/* A line a seat, those of a game together. */
static void on_line(void *ctx, const char *const *c)
{
    games *g = ctx;
    if (!g->count || strcmp(g->all[g->count - 1].table, c[0]) != 0) {
        if (g->count == g->cap) {
            int cap = g->cap ? 2 * g->cap : RATINGS_BATCH;
            played *more = g->lacks ? NULL : realloc(g->all, (size_t)cap * sizeof *more);
            g->lacks = !more;
            if (!more)
                return;
            g->all = more;
            g->cap = cap;
        }
        played *x = &g->all[g->count++];
        *x = (played){.seats = (int)int_of(c[2]), .rated = int_of(c[3]) != 0, .at = int_of(c[4])};
        x->nr = int_of(c[5]);
        take(x->table, sizeof x->table, c[0]);
        take(x->game, sizeof x->game, c[1]);
    }
    played *x = &g->all[g->count - 1];
    if (g->lacks || x->known >= DB_SEATS)
        return;
    seat *s = &x->seat[x->known++];
    *s = (seat){.rank = (int)int_of(c[8]), .gone = int_of(c[9]) != 0};
    take(s->player, sizeof s->player, c[6]);
    take(s->bot, sizeof s->bot, c[7]);
    take(s->mu0, sizeof s->mu0, c[10]);
    take(s->sigma0, sizeof s->sigma0, c[11]);
    take(s->mu, sizeof s->mu, c[12]);
    take(s->sigma, sizeof s->sigma, c[13]);
}

#define LINES                                                                                      \
    "SELECT g.table_id,g.game,g.seats,g.rated,g.at,coalesce(g.nr,0),s.player,s.bot,s.rank,s.gone," \
    "coalesce(s.mu0,''),coalesce(s.sigma0,''),coalesce(s.mu,''),coalesce(s.sigma,'') FROM "

/* Between people: two of them, nobody twice, and bots whose strength is known. */
static bool counts(const played *g)
{
    int people = 0;
    rating bot;
    if (!g->rated || g->known != g->seats || g->seats < 2)
        return false;
    for (int i = 0; i < g->seats; i++) {
        const seat *s = &g->seat[i];
        people += *s->player != 0;
        if (!*s->player && !rate_bot(s->bot, &bot))
            return false;
        for (int k = 0; k < i; k++)
            if (*s->player && strcmp(g->seat[k].player, s->player) == 0)
                return false;
    }
    return people >= 2;
}

/* Two who play all day, one of them to be beaten, move nothing any more: it follows from the games
 * that were numbered before, so that it comes out the same again. */
static db_err meet_too_often(rec_link l, const played *g, bool *too)
{
    db_err err = DB_OK;
    *too = false;
    for (int i = 0; i < g->seats; i++)
        for (int k = 0; k < i && !err && !*too; k++) {
            const char *one = g->seat[i].player, *other = g->seat[k].player;
            int64_t met = 0;
            if (*one && *other)
                err = rec_ask(l,
                              "SELECT count(*) FROM (SELECT 1 FROM game_seats a JOIN games g ON"
                              " g.table_id=a.table_id JOIN game_seats b ON b.table_id=a.table_id"
                              " WHERE a.player=$1 AND a.player<>'' AND a.at>$2 AND b.player=$3 AND"
                              " g.rated=1 AND g.game=$4 AND g.seats=$5 AND g.nr<$6 LIMIT"
                              " CAST($7 AS integer)) x",
                              on_int, &met, 7,
                              REC_TEXTS(one, text_of(g->at - DAY).text, other, g->game,
                                        text_of(g->seats).text, text_of(g->nr).text,
                                        text_of(A_DAY).text));
            *too = met >= A_DAY;
        }
    return err;
}

/* Who left is last, whatever the bot made of it. */
static void rate_seats(const played *g, rating now[DB_SEATS])
{
    int rank[DB_SEATS];
    for (int i = 0; i < g->seats; i++) {
        rank[i] = g->seat[i].gone ? LAST : g->seat[i].rank;
        if (!*g->seat[i].player)
            rate_bot(g->seat[i].bot, &now[i]);
    }
    rate_game(now, rank, g->seats);
}

/* ---- what is kept ------------------------------------------------------------------------- */

typedef struct standing {
    rating r;
    int64_t games;
} standing;

static void on_standing(void *ctx, const char *const *c)
{
    standing *s = ctx;
    s->r = (rating){strtod(c[0], NULL), strtod(c[1], NULL)};
    s->games = int_of(c[2]);
}

static db_err put_standing(rec_link l, const char *player, const char *game, int seats, standing s)
{
    return rec_ask(
        l,
        "INSERT INTO ratings SELECT CAST($1 AS text),CAST($2 AS text),CAST($3 AS integer),"
        "CAST($4 AS integer),CAST($5 AS text),CAST($6 AS text),CAST($7 AS bigint)"
        " WHERE EXISTS (SELECT 1 FROM players WHERE id=$1) ON CONFLICT(player,game,seats)"
        " DO UPDATE SET games=excluded.games, mu=excluded.mu, sigma=excluded.sigma,"
        " low=excluded.low",
        NULL, NULL, 7,
        REC_TEXTS(player, game, text_of(seats).text, text_of(s.games).text, real_of(s.r.mu).text,
                  real_of(s.r.sigma).text, text_of(rate_low(s.r)).text));
}

static db_err put_seat(rec_link l, const played *g, int i, rating before, rating after)
{
    return rec_ask(l,
                   "UPDATE game_seats SET mu0=$3, sigma0=$4, mu=$5, sigma=$6 WHERE table_id=$1"
                   " AND seat=$2",
                   NULL, NULL, 6,
                   REC_TEXTS(g->table, text_of(i).text, real_of(before.mu).text,
                             real_of(before.sigma).text, real_of(after.mu).text,
                             real_of(after.sigma).text));
}

/* ---- fair play ----------------------------------------------------------------------------- */

/* The first rated game that is left brings a word; further ones of the last twenty a wait, each
 * twice as long, a day at most. */
static db_err note_leaver(rec_link l, const played *g, const char *player)
{
    int64_t left = 0;
    db_err err = rec_ask(l,
                         "SELECT coalesce(sum(gone),0) FROM (SELECT s.gone FROM game_seats s JOIN"
                         " games g ON g.table_id=s.table_id WHERE s.player=$1 AND g.rated=1"
                         " ORDER BY s.at DESC LIMIT 20) x",
                         on_int, &left, 1, REC_TEXTS(player));
    if (err)
        return err;
    int64_t wait = left < 2 ? 0 : FIRST_WAIT;
    for (int64_t i = 2; i < left && wait < DAY; i++)
        wait *= 2;
    return rec_ask(l, "UPDATE players SET warned=$2, rated_from=$3 WHERE id=$1", NULL, NULL, 3,
                   REC_TEXTS(player, text_of(g->at).text,
                             text_of(wait ? g->at + (wait < DAY ? wait : DAY) : 0).text));
}

/* ---- the fold -------------------------------------------------------------------------------- */

static db_err count_game(rec_link l, const played *g, ratings_moved *on, void *ctx)
{
    standing s[DB_SEATS];
    rating now[DB_SEATS];
    bool too = false;
    db_err err = meet_too_often(l, g, &too);
    if (err || too)
        return err;
    for (int i = 0; i < g->seats && !err; i++) {
        s[i] = (standing){.r = rate_new()};
        if (*g->seat[i].player)
            err = rec_ask(
                l, "SELECT mu,sigma,games FROM ratings WHERE player=$1 AND game=$2 AND seats=$3",
                on_standing, &s[i], 3,
                REC_TEXTS(g->seat[i].player, g->game, text_of(g->seats).text));
        now[i] = s[i].r;
    }
    if (err)
        return err;
    rate_seats(g, now);
    for (int i = 0; i < g->seats && !err; i++) {
        const char *player = g->seat[i].player;
        if (!*player)
            continue;
        err = put_seat(l, g, i, s[i].r, now[i]);
        if (!err)
            err = put_standing(l, player, g->game, g->seats, (standing){now[i], s[i].games + 1});
        if (!err && g->seat[i].gone)
            err = note_leaver(l, g, player);
        on(ctx, player, g->table);
    }
    return err;
}

static db_err lock(rec_link l, int64_t *last)
{
    db_err err = rec_ask(l, "UPDATE times SET at=at WHERE name='rated'", NULL, NULL, 0, NULL);
    return err ? err : rec_ask(l, "SELECT at FROM times WHERE name='rated'", on_int, last, 0, NULL);
}

db_err ratings_fold(rec_link l, ratings_moved *on, void *ctx, int *count)
{
    int64_t last = 0;
    games g = {0};
    char sql[600];
    db_err err = lock(l, &last);
    snprintf(sql, sizeof sql,
             LINES "(SELECT * FROM games WHERE nr IS NULL ORDER BY at,table_id LIMIT %d) g JOIN"
                   " game_seats s ON s.table_id=g.table_id ORDER BY g.at,g.table_id,s.seat",
             RATINGS_BATCH);
    if (!err)
        err = rec_ask(l, sql, on_line, &g, 0, NULL);
    if (!err && g.lacks)
        err = DB_NOMEM;
    for (int i = 0; i < g.count && !err; i++) {
        err = rec_ask(l, "UPDATE games SET nr=$2 WHERE table_id=$1", NULL, NULL, 2,
                      REC_TEXTS(g.all[i].table, text_of(++last).text));
        g.all[i].nr = last;
        if (!err && counts(&g.all[i]))
            err = count_game(l, &g.all[i], on, ctx);
    }
    if (!err && g.count)
        err = rec_ask(l, "UPDATE times SET at=$1 WHERE name='rated'", NULL, NULL, 1,
                      REC_TEXTS(text_of(last).text));
    *count = g.count;
    free(g.all);
    return err;
}

/* ---- once more --------------------------------------------------------------------------------- */

typedef struct entry { /* somebody's rating, as worked out again */
    char player[DB_ID], game[DB_ID];
    int seats;
    standing standing;
} entry;

typedef struct again {
    rec_link l;
    ratings_check *out;
    entry *all; /* a hash table; player "": free */
    size_t count, cap;
    db_err err;
} again;

static entry *find(entry *all, size_t cap, const char *player, const char *game, int seats)
{
    uint64_t h = 0xcbf29ce484222325u + (uint64_t)seats;
    for (const char *p = player; *p; p++)
        h = (h ^ (uint8_t)*p) * 0x100000001b3u;
    for (const char *p = game; *p; p++)
        h = (h ^ (uint8_t)*p) * 0x100000001b3u;
    for (size_t i = h % cap;; i = (i + 1) % cap) {
        entry *e = &all[i];
        if (!*e->player ||
            (strcmp(e->player, player) == 0 && strcmp(e->game, game) == 0 && e->seats == seats))
            return e;
    }
}

static bool grow(again *a)
{
    size_t cap = a->cap ? 2 * a->cap : 1024;
    if (a->count * 2 < a->cap)
        return true;
    entry *more = calloc(cap, sizeof *more);
    if (!more)
        return false;
    for (size_t i = 0; i < a->cap; i++)
        if (*a->all[i].player)
            *find(more, cap, a->all[i].player, a->all[i].game, a->all[i].seats) = a->all[i];
    free(a->all);
    a->all = more;
    a->cap = cap;
    return true;
}

static entry *entry_of(again *a, const char *player, const char *game, int seats)
{
    if (!grow(a))
        return NULL;
    entry *e = find(a->all, a->cap, player, game, seats);
    if (!*e->player) {
        take(e->player, sizeof e->player, player);
        take(e->game, sizeof e->game, game);
        e->seats = seats;
        e->standing.r = rate_new();
        a->count++;
    }
    return e;
}

static bool same(const seat *s, rating before, rating after)
{
    return strcmp(s->mu0, real_of(before.mu).text) == 0 &&
           strcmp(s->sigma0, real_of(before.sigma).text) == 0 &&
           strcmp(s->mu, real_of(after.mu).text) == 0 &&
           strcmp(s->sigma, real_of(after.sigma).text) == 0;
}

static db_err again_game(again *a, const played *g)
{
    rating before[DB_SEATS] = {{0}}, now[DB_SEATS] = {{0}};
    bool too = false;
    a->out->games++;
    if (!counts(g))
        return DB_OK;
    db_err err = meet_too_often(a->l, g, &too);
    if (err || too)
        return err;
    a->out->rated++;
    for (int i = 0; i < g->seats; i++) {
        const entry *e =
            *g->seat[i].player ? entry_of(a, g->seat[i].player, g->game, g->seats) : NULL;
        if (*g->seat[i].player && !e)
            return DB_NOMEM;
        before[i] = now[i] = e ? e->standing.r : rate_new();
    }
    rate_seats(g, now);
    for (int i = 0; i < g->seats && !err; i++) {
        if (!*g->seat[i].player)
            continue;
        entry *e = entry_of(a, g->seat[i].player, g->game, g->seats);
        if (!e)
            return DB_NOMEM;
        e->standing = (standing){now[i], e->standing.games + 1};
        if (!same(&g->seat[i], before[i], now[i])) {
            a->out->differ++;
            err = put_seat(a->l, g, i, before[i], now[i]);
        }
    }
    return err;
}

static db_err again_games(again *a)
{
    int64_t after = 0;
    char sql[600];
    db_err err = DB_OK;
    snprintf(sql, sizeof sql,
             LINES "(SELECT * FROM games WHERE nr>$1 ORDER BY nr LIMIT %d) g JOIN game_seats s ON"
                   " s.table_id=g.table_id ORDER BY g.nr,s.seat",
             RATINGS_BATCH);
    for (games g = {0}; !err;) {
        g.count = 0;
        err = rec_ask(a->l, sql, on_line, &g, 1, REC_TEXTS(text_of(after).text));
        if (!err && g.lacks)
            err = DB_NOMEM;
        for (int i = 0; i < g.count && !err; i++)
            err = again_game(a, &g.all[i]);
        if (g.count)
            after = g.all[g.count - 1].nr;
        if (!g.count || err) {
            free(g.all);
            break;
        }
    }
    return err;
}

/* What is kept is held against what it should be, and taken out of it. */
static void on_kept(void *ctx, const char *const *c)
{
    again *a = ctx;
    entry *e = a->cap ? find(a->all, a->cap, c[0], c[1], (int)int_of(c[2])) : NULL;
    bool known = e && *e->player;
    if (known && e->standing.games == int_of(c[3]) &&
        strcmp(real_of(e->standing.r.mu).text, c[4]) == 0 &&
        strcmp(real_of(e->standing.r.sigma).text, c[5]) == 0 &&
        rate_low(e->standing.r) == int_of(c[6]))
        e->standing.games = -e->standing.games; /* it is right */
    else if (!known)
        a->out->differ++; /* of nobody who played */
}

/* Who was erased has no standing; the games of others still rest on the strength of then. */
static void on_erased(void *ctx, const char *const *c)
{
    again *a = ctx;
    entry *e = a->cap ? find(a->all, a->cap, c[0], c[1], (int)int_of(c[2])) : NULL;
    if (e && *e->player && e->standing.games) {
        e->standing.games = 0;
        a->count--;
    }
}

static db_err again_standings(again *a)
{
    db_err err = rec_ask(a->l,
                         "SELECT DISTINCT s.player,g.game,g.seats FROM game_seats s JOIN games g ON"
                         " g.table_id=s.table_id LEFT JOIN players p ON p.id=s.player WHERE"
                         " s.player<>'' AND g.rated=1 AND p.id IS NULL",
                         on_erased, a, 0, NULL);
    if (!err)
        err = rec_ask(a->l, "SELECT player,game,seats,games,mu,sigma,low FROM ratings", on_kept, a,
                      0, NULL);
    int64_t right = 0, wrong = a->out->differ;
    for (size_t i = 0; i < a->cap; i++)
        right += *a->all[i].player && a->all[i].standing.games < 0;
    a->out->players = (int64_t)a->count;
    a->out->differ += (int64_t)a->count - right;
    if (err || (a->out->differ == wrong && right == (int64_t)a->count && !wrong))
        return err;
    err = rec_ask(a->l, "DELETE FROM ratings", NULL, NULL, 0, NULL);
    for (size_t i = 0; i < a->cap && !err; i++) {
        entry *e = &a->all[i];
        if (!*e->player || !e->standing.games)
            continue;
        e->standing.games = llabs(e->standing.games);
        err = put_standing(a->l, e->player, e->game, e->seats, e->standing);
    }
    return err;
}

db_err ratings_again(rec_link l, ratings_check *out)
{
    int64_t last = 0;
    again a = {.l = l, .out = out};
    *out = (ratings_check){0};
    db_err err = lock(l, &last);
    if (!err)
        err = again_games(&a);
    if (!err)
        err = again_standings(&a);
    free(a.all);
    return err;
}
