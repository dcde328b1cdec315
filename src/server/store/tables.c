/* tables.c - see tables.h. */
#include "tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SQL = 2400, NUMBER = 24 };

/* Ratings of who sits there: in lists, where nobody needs more, of tables that have not begun. */
#define OPEN_ONLY " AND t.status IN (0,3)"
/* The last row says who is asked; the first one after the last that asked others, since when. */
#define COLUMNS                                                                                    \
    "SELECT t.id,t.game,t.options,t.chairs,t.status,t.mine,t.clock,t.base,t.more,t.listed,t.undo," \
    "t.rated,t.quick,t.round,t.created,coalesce(l.turn,0),coalesce(l.at,0),coalesce(l.due,0),"     \
    "coalesce((SELECT z.at FROM log z WHERE z.table_id=t.id AND z.seq>coalesce((SELECT y.seq FROM" \
    " log y WHERE y.table_id=t.id AND y.turn<>l.turn ORDER BY y.seq DESC LIMIT 1),-1) ORDER BY"    \
    " z.seq LIMIT 1),0),coalesce(s.seat,-1),coalesce(s.name,''),coalesce(s.player,''),"            \
    "coalesce(r.mu,''),coalesce(r.sigma,''),coalesce(r.games,0) FROM ("
#define JOINED(rated)                                                                  \
    ") t LEFT JOIN log l ON l.table_id=t.id AND l.seq=(SELECT max(seq) FROM log WHERE" \
    " table_id=t.id) LEFT JOIN seats s ON s.table_id=t.id LEFT JOIN ratings r ON"      \
    " r.player=s.player AND r.game=t.game" rated " AND"                                \
    " r.seats=length(t.chairs)-length(replace(t.chairs,',',''))+1 ORDER BY CASE WHEN"  \
    " t.status=2 AND t.mine>=0 THEN 1 ELSE 0 END,t.active DESC,t.id,s.seat"

static const char *const chosen[] = {
    [DB_MINE] = "SELECT x.*,m.seat AS mine FROM seats m JOIN tables x ON x.id=m.table_id WHERE"
                " m.player=$1 AND x.id NOT LIKE '" DB_CAMPAIGN "%'",
    [DB_JOINABLE] = "SELECT x.*,-1 AS mine FROM tables x WHERE x.listed AND x.status=0 AND NOT"
                    " x.quick AND $1=$1",
    [DB_WATCHABLE] = "SELECT x.*,-1 AS mine FROM tables x WHERE x.listed AND x.status=1 AND $1=$1",
    [DB_CAMPAIGNS] = "SELECT x.*,m.seat AS mine FROM seats m JOIN tables x ON x.id=m.table_id WHERE"
                     " m.player=$1 AND x.id LIKE '" DB_CAMPAIGN "%'",
};

typedef struct giving {
    db_on_item *on;
    void *ctx;
    db_item item;
    bool any;
} giving;

static int64_t int_of(const char *text) { return strtoll(text, NULL, 10); }

/* One store says 1, the other t. */
static bool bool_of(const char *text) { return *text == '1' || *text == 't'; }

static void take(char *out, size_t cap, const char *text) { snprintf(out, cap, "%s", text); }

static void begin(db_item *x, const char *const *c)
{
    *x = (db_item){.status = (int)int_of(c[4]),
                   .mine = (int)int_of(c[5]),
                   .clock = (int)int_of(c[6]),
                   .base = int_of(c[7]),
                   .more = int_of(c[8]),
                   .listed = bool_of(c[9]),
                   .undo = bool_of(c[10]),
                   .rated = bool_of(c[11]),
                   .quick = bool_of(c[12]),
                   .round = (int)int_of(c[13]),
                   .created = int_of(c[14]),
                   .turn = (int)int_of(c[15]),
                   .at = int_of(c[16]),
                   .due = int_of(c[17]),
                   .since = int_of(c[18])};
    take(x->id, sizeof x->id, c[0]);
    take(x->game, sizeof x->game, c[1]);
    take(x->options, sizeof x->options, c[2]);
    take(x->chairs, sizeof x->chairs, c[3]);
}

/* A table comes once a seat taken, or once with seat -1. */
static void on_line(void *ctx, const char *const *c)
{
    giving *g = ctx;
    if (!g->any || strcmp(g->item.id, c[0]) != 0) {
        if (g->any)
            g->on(g->ctx, &g->item);
        begin(&g->item, c);
        g->any = true;
    }
    int64_t seat = int_of(c[19]);
    if (seat < 0 || seat >= DB_SEATS)
        return;
    take(g->item.name[seat], DB_NAME, c[20]);
    take(g->item.player[seat], DB_ID, c[21]);
    g->item.strength[seat] = (db_strength){strtod(c[22], NULL), strtod(c[23], NULL), int_of(c[24])};
}

static db_err ask(rec_link l, giving *g, const char *sql, int count, const char *const *texts)
{
    db_err err = rec_ask(l, sql, on_line, g, count, texts);
    if (!err && g->any)
        g->on(g->ctx, &g->item);
    return err;
}

db_err rec_list(rec_link l, db_which which, const char *player, const db_filter *f, db_on_item *on,
                void *ctx)
{
    giving g = {.on = on, .ctx = ctx};
    char sql[SQL], seats[NUMBER] = "-1", clock[NUMBER] = "-1", rated[NUMBER] = "-1";
    if (f) {
        snprintf(seats, sizeof seats, "%d", f->seats);
        snprintf(clock, sizeof clock, "%d", f->clock);
        snprintf(rated, sizeof rated, "%d", f->rated);
    }
    snprintf(sql, sizeof sql,
             COLUMNS "%s%s ORDER BY CASE WHEN x.status=2%s THEN 1 ELSE 0 END,x.active DESC"
                     " LIMIT %d" JOINED(OPEN_ONLY),
             chosen[which],
             !f ? ""
                : " AND ($2='' OR x.game=$2) AND (CAST($3 AS integer)<0 OR CAST($3 AS integer)="
                  "length(x.chairs)-length(replace(x.chairs,',',''))+1) AND (CAST($4 AS integer)<0"
                  " OR x.clock=CAST($4 AS integer)) AND (CAST($5 AS integer)<0 OR CAST($5 AS"
                  " integer)=CASE WHEN x.rated THEN 1 ELSE 0 END) AND (CAST($6 AS integer)=0 OR"
                  " replace(replace(x.chairs,'human',''),',','')='')",
             which == DB_MINE || which == DB_CAMPAIGNS ? "" : " AND false", DB_LIST);
    return ask(
        l, &g, sql, f ? 6 : 1,
        REC_TEXTS(player, f ? f->game : "", seats, clock, rated, f && f->people ? "1" : "0"));
}

db_err rec_table(rec_link l, const char *id, const char *player, db_on_item *on, void *ctx)
{
    giving g = {.on = on, .ctx = ctx};
    db_err err =
        ask(l, &g,
            COLUMNS "SELECT x.*,coalesce((SELECT seat FROM seats WHERE table_id=x.id AND"
                    " player=$2 LIMIT 1),-1) AS mine FROM tables x WHERE x.id=$1" JOINED(""),
            2, REC_TEXTS(id, player));
    return err ? err : g.any ? DB_OK : DB_NONE;
}
