/* profile.c - `who`, `ladder`, `people`: what everybody may know of an account. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "history.h"

enum {
    RECENT = 10,
    CURVE = 100,
    TALLY = 400,
    TALLY_SHOWN = 60,
    LADDER_PAGE = 50,
    GAMES_READ = 500,
    PLACES = 1000,            /* that are told */
    POINTS_READ = 12 * CURVE, /* of all ratings together */
};

static void on_int(void *ctx, const char *const *c) { *(int64_t *)ctx = text_int(c[0]); }

/* ---- sums over games -------------------------------------------------------------------------- */

typedef struct tally { /* how often something was, and how it went */
    char game[DB_ID], word[64], value[64];
    int64_t games, won, sum;
} tally;

typedef struct tallies {
    tally *all;
    int count;
} tallies;

static tally *tally_of(tallies *t, const char *game, const char *word, const char *value)
{
    for (int i = 0; i < t->count; i++) {
        tally *x = &t->all[i];
        if (strcmp(x->game, game) == 0 && strcmp(x->word, word) == 0 &&
            strcmp(x->value, value) == 0)
            return x;
    }
    if (t->count == TALLY)
        return NULL;
    tally *x = &t->all[t->count++];
    *x = (tally){0};
    snprintf(x->game, sizeof x->game, "%s", game);
    snprintf(x->word, sizeof x->word, "%s", word);
    snprintf(x->value, sizeof x->value, "%s", value);
    return x;
}

static int by_games(const void *a, const void *b)
{
    const tally *x = a, *y = b;
    return (x->games < y->games) - (x->games > y->games);
}

typedef struct profile {
    inquiry *i;
    rec_link l;
    char id[DB_ID];
    tallies marks, points;
    json_t *ratings;
    json_t *often;
    int64_t games, won;
} profile;

/* Each `word=value` of a seat. `points`: the value is a number to sum; else the thing itself. */
static void count_pairs(tallies *t, const char *game, const char *text, bool won, bool points)
{
    char copy[DB_LINES], *save = NULL;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *at = strtok_r(copy, ",", &save); at; at = strtok_r(NULL, ",", &save)) {
        char *is = strchr(at, '=');
        if (!is)
            continue;
        *is = 0;
        tally *x = tally_of(t, game, at, points ? "" : is + 1);
        if (!x)
            continue;
        x->games++;
        x->won += won;
        x->sum += points ? text_int(is + 1) : 0;
    }
}

static void on_played(void *ctx, const char *const *c)
{
    profile *p = ctx;
    bool won = text_int(c[3]) == 1;
    count_pairs(&p->marks, c[0], c[1], won, false);
    count_pairs(&p->points, c[0], c[2], won, true);
}

/* Of games that others may know of. */
#define KNOWN(own) ((own) ? "" : " AND (m.rated=1 OR m.listed=1)")

static db_err read_sums(profile *p, bool own)
{
    char text[400];
    snprintf(text, sizeof text,
             "SELECT m.game,m.marks,m.lines,m.rank FROM game_seats m WHERE m.player=$1 AND"
             " m.player<>''%s ORDER BY m.at DESC LIMIT %d",
             KNOWN(own), GAMES_READ);
    db_err err = rec_ask(p->l, text, on_played, p, 1, REC_TEXTS(p->id));
    qsort(p->marks.all, (size_t)p->marks.count, sizeof(tally), by_games);
    qsort(p->points.all, (size_t)p->points.count, sizeof(tally), by_games);
    return err;
}

static void on_count(void *ctx, const char *const *c)
{
    profile *p = ctx;
    p->games = text_int(c[0]);
    p->won = text_int(c[1]);
}

static db_err read_counts(profile *p, bool own)
{
    char text[300];
    snprintf(text, sizeof text,
             "SELECT count(*),coalesce(sum(CASE WHEN m.rank=1 THEN 1 ELSE 0 END),0) FROM game_seats"
             " m WHERE m.player=$1 AND m.player<>''%s",
             KNOWN(own));
    return rec_ask(p->l, text, on_count, p, 1, REC_TEXTS(p->id));
}

static json_t *tallies_json(inquiry *i, const tallies *t, bool points)
{
    json_t *list = json_array();
    for (int k = 0; k < t->count && k < TALLY_SHOWN; k++) {
        const tally *x = &t->all[k];
        inquiry_push(i, list,
                     points ? json_pack("{s:s,s:s,s:I,s:I}", "game", x->game, "category", x->word,
                                        "sum", (json_int_t)x->sum, "games", (json_int_t)x->games)
                            : json_pack("{s:s,s:s,s:s,s:I,s:I}", "game", x->game, "marker", x->word,
                                        "value", x->value, "games", (json_int_t)x->games, "won",
                                        (json_int_t)x->won));
    }
    return list;
}

/* ---- ratings ------------------------------------------------------------------------------------ */

/* The rating that a game moved, or NULL. */
static json_t *rating_of(const profile *p, const char *game, int64_t seats)
{
    size_t k = 0;
    json_t *x = NULL;
    json_array_foreach(p->ratings, k, x)
    {
        if (json_integer_value(json_object_get(x, "seats")) == seats &&
            strcmp(json_string_value(json_object_get(x, "game")), game) == 0)
            return x;
    }
    return NULL;
}

/* They come newest first. */
static void on_point(void *ctx, const char *const *c)
{
    const profile *p = ctx;
    json_t *curve = json_object_get(rating_of(p, c[3], text_int(c[4])), "curve");
    rating r = {strtod(c[1], NULL), strtod(c[2], NULL)};
    if (curve && json_array_size(curve) < CURVE &&
        json_array_insert_new(curve, 0,
                              json_pack("[III]", (json_int_t)text_int(c[0]),
                                        (json_int_t)rate_shown(r), (json_int_t)rate_range(r))))
        p->i->lacks = true;
}

static void on_rating(void *ctx, const char *const *c)
{
    const profile *p = ctx;
    rating r = {strtod(c[2], NULL), strtod(c[3], NULL)};
    bool stands = text_int(c[4]) >= RATE_LADDER_GAMES;
    json_t *x =
        json_pack("{s:s,s:I,s:[]}", "game", c[0], "seats", (json_int_t)text_int(c[1]), "curve");
    history_rating(p->i, x, r, text_int(c[4]));
    inquiry_put(p->i, x, "place", stands ? json_integer(text_int(c[5]) + 1) : json_null());
    inquiry_push(p->i, p->ratings, x);
}

/* How many stand before it an index knows; it counts no further than is told. */
static db_err read_ratings(profile *p)
{
    char text[400];
    p->ratings = json_array();
    inquiry_put(p->i, p->i->out, "ratings", p->ratings);
    db_err err =
        rec_ask(p->l,
                "SELECT r.game,r.seats,r.mu,r.sigma,r.games,CASE WHEN r.games<5 THEN 0 ELSE (SELECT"
                " count(*) FROM (SELECT 1 FROM ratings b WHERE b.game=r.game AND b.seats=r.seats"
                " AND b.low>r.low AND b.games>=5 LIMIT 1000) c) END FROM ratings r WHERE"
                " r.player=$1 ORDER BY r.games DESC",
                on_rating, p, 1, REC_TEXTS(p->id));
    snprintf(text, sizeof text,
             "SELECT at,mu,sigma,game,seats FROM game_seats WHERE player=$1 AND player<>'' AND"
             " mu IS NOT NULL ORDER BY at DESC LIMIT %d",
             POINTS_READ);
    return err || p->i->lacks ? err : rec_ask(p->l, text, on_point, p, 1, REC_TEXTS(p->id));
}

/* ---- who ------------------------------------------------------------------------------------------
 */

enum { T_ID, T_NAME };

static void on_person(void *ctx, const char *const *c)
{
    profile *p = ctx;
    snprintf(p->id, sizeof p->id, "%s", c[0]);
    p->i->out = json_pack("{s:s,s:s,s:s,s:b,s:I,s:b}", "t", "who", "id", c[0], "name", c[1],
                          "guest", (int)(text_int(c[2]) != 0), "since", (json_int_t)text_int(c[3]),
                          "mine", (int)(strcmp(c[0], p->i->me) == 0));
}

static db_err read_person(profile *p)
{
    const inquiry *i = p->i;
    char login[DB_NAME];
    snprintf(login, sizeof login, "%.*s", DB_NAME - 1, i->text[T_NAME]);
    for (char *at = login; *at; at++)
        *at = (char)(*at >= 'A' && *at <= 'Z' ? *at + 'a' - 'A' : *at);
    return *i->text[T_ID]
               ? rec_ask(p->l,
                         "SELECT id,name,CASE WHEN login IS NULL THEN 1 ELSE 0 END,"
                         "CASE WHEN registered>0 THEN registered ELSE created END FROM players"
                         " WHERE id=$1",
                         on_person, p, 1, REC_TEXTS(i->text[T_ID]))
               : rec_ask(p->l, "SELECT id,name,0,registered FROM players WHERE login=$1", on_person,
                         p, 1, REC_TEXTS(login));
}

static void on_often(void *ctx, const char *const *c)
{
    profile *p = ctx;
    inquiry_push(p->i, p->often,
                 json_pack("{s:s,s:s,s:I,s:I}", "id", c[0], "name", c[1], "games",
                           (json_int_t)text_int(c[2]), "won", (json_int_t)text_int(c[3])));
}

static db_err read_often(profile *p, bool own)
{
    char text[700];
    p->often = json_array();
    inquiry_put(p->i, p->i->out, "often", p->often);
    snprintf(text, sizeof text,
             "SELECT x.player,p.name,x.games,x.won FROM (SELECT o.player,count(*) AS games,"
             "sum(CASE WHEN m.rank<o.rank THEN 1 ELSE 0 END) AS won FROM (SELECT m.* FROM"
             " game_seats m WHERE m.player=$1 AND m.player<>''%s ORDER BY m.at DESC LIMIT %d) m"
             " JOIN game_seats o ON o.table_id=m.table_id AND o.seat<>m.seat AND o.player<>''"
             " GROUP BY o.player ORDER BY count(*) DESC, o.player) x JOIN players p ON"
             " p.id=x.player AND p.login IS NOT NULL ORDER BY x.games DESC, x.player LIMIT 8",
             KNOWN(own), GAMES_READ);
    return rec_ask(p->l, text, on_often, p, 1, REC_TEXTS(p->id));
}

static void on_manner(void *ctx, const char *const *c)
{
    profile *p = ctx;
    inquiry_put(p->i, p->i->out, strcmp(c[0], "mute") == 0 ? "muted" : "blocked", json_true());
}

static db_err read_manners(profile *p)
{
    inquiry_put(p->i, p->i->out, "muted", json_false());
    inquiry_put(p->i, p->i->out, "blocked", json_false());
    return rec_ask(p->l, "SELECT kind FROM manners WHERE player=$1 AND other=$2", on_manner, p, 2,
                   REC_TEXTS(p->i->me, p->id));
}

static db_err read_recent(profile *p, bool own)
{
    sql *s = calloc(1, sizeof *s);
    history_list h = {.i = p->i, .games = json_array(), .most = RECENT};
    if (!s) {
        json_decref(h.games);
        return DB_NOMEM;
    }
    history_of(s, p->id, own);
    sql_add(s, " ORDER BY m.at DESC,m.table_id DESC LIMIT 11");
    db_err err = history_read(&h, p->l, s);
    free(s);
    inquiry_put(p->i, p->i->out, "recent", h.games);
    return err;
}

static void fill_profile(profile *p)
{
    inquiry *i = p->i;
    bool own = strcmp(p->id, i->me) == 0;
    db_err err = read_counts(p, own);
    if (!err)
        err = read_sums(p, own);
    if (!err)
        err = read_ratings(p);
    if (!err)
        err = read_recent(p, own);
    if (!err)
        err = read_often(p, own);
    if (!err)
        err = read_manners(p);
    inquiry_put(i, i->out, "games", json_integer(p->games));
    inquiry_put(i, i->out, "won", json_integer(p->won));
    inquiry_put(i, i->out, "marks", tallies_json(i, &p->marks, false));
    inquiry_put(i, i->out, "points", tallies_json(i, &p->points, true));
    i->job.err = err;
}

static void look_who(inquiry *i, rec_link l)
{
    profile p = {.i = i, .l = l};
    p.marks.all = calloc(TALLY, sizeof(tally));
    p.points.all = calloc(TALLY, sizeof(tally));
    if (p.marks.all && p.points.all)
        i->job.err = read_person(&p);
    else
        queue_lacks(&i->job);
    if (!i->job.err && !*p.id)
        inquiry_no(i, "who", "nobody is called so");
    else if (!i->job.err && !i->out)
        queue_lacks(&i->job);
    else if (!i->job.err)
        fill_profile(&p);
    free(p.marks.all);
    free(p.points.all);
}

void profile_who(srv_req *q)
{
    inquiry *i = inquiry_open(q, look_who);
    if (!i)
        return;
    if (!inquiry_text(i, q, "id", T_ID, DB_ID - 1) ||
        !inquiry_text(i, q, "name", T_NAME, DB_NAME - 1)) {
        inquiry_drop(i);
    } else if (!*i->text[T_ID] && !*i->text[T_NAME]) {
        req_error(q, "type", NULL, "'id' or 'name' must be text");
        inquiry_drop(i);
    } else
        inquiry_send(i, false);
}

/* ---- ladder ----------------------------------------------------------------------------------------
 */

enum { T_GAME };
enum { N_SEATS, N_PAGE };

typedef struct ladder {
    inquiry *i;
    json_t *rows;
    int64_t place;
} ladder;

static json_t *ladder_row(ladder *l, const char *const *c)
{
    rating r = {strtod(c[2], NULL), strtod(c[3], NULL)};
    json_t *x = json_pack("{s:s,s:s,s:b}", "id", c[0], "name", c[1], "bot", 0);
    history_rating(l->i, x, r, text_int(c[4]));
    return x;
}

static void on_rung(void *ctx, const char *const *c)
{
    ladder *l = ctx;
    json_t *x = ladder_row(l, c);
    inquiry_put(l->i, x, "place", json_integer(++l->place));
    inquiry_push(l->i, l->rows, x);
}

static void on_me(void *ctx, const char *const *c)
{
    ladder *l = ctx;
    json_t *x = ladder_row(l, c);
    bool stands = text_int(c[4]) >= RATE_LADDER_GAMES;
    inquiry_put(l->i, x, "place", stands ? json_integer(text_int(c[5]) + 1) : json_null());
    inquiry_put(l->i, l->i->out, "me", x);
}

/* Fixed points, for the scale. */
static void add_bots(inquiry *i)
{
    static const char *const specs[] = {"random",       "level:easy", "greedy",
                                        "level:normal", "level:hard", "level:jarl"};
    json_t *list = json_array();
    for (size_t k = 0; k < MH_COUNT(specs); k++) {
        rating r;
        if (rate_bot(specs[k], &r))
            inquiry_push(i, list,
                         json_pack("{s:s,s:b,s:I,s:i}", "name", specs[k], "bot", 1, "rating",
                                   (json_int_t)rate_shown(r), "range", 0));
    }
    inquiry_put(i, i->out, "bots", list);
}

/* The first thousand places: nobody waits until all of a great hall are counted. */
static void look_ladder(inquiry *i, rec_link l)
{
    char seats[24], text[400];
    int64_t total = 0;
    long long page = i->number[N_PAGE];
    ladder up = {.i = i, .rows = json_array(), .place = page * LADDER_PAGE};
    const char *game = i->text[T_GAME];
    snprintf(seats, sizeof seats, "%lld", (long long)i->number[N_SEATS]);
    i->out =
        json_pack("{s:s,s:s,s:I,s:I,s:o,s:n}", "t", "ladder", "game", game, "seats",
                  (json_int_t)i->number[N_SEATS], "page", (json_int_t)page, "rows", up.rows, "me");
    snprintf(text, sizeof text,
             "SELECT r.player,p.name,r.mu,r.sigma,r.games FROM (SELECT * FROM ratings WHERE game=$1"
             " AND seats=$2 AND games>=5 ORDER BY low DESC,player DESC LIMIT %d OFFSET %lld) r JOIN"
             " players p ON p.id=r.player ORDER BY r.low DESC,r.player DESC",
             LADDER_PAGE, page * LADDER_PAGE);
    i->job.err = rec_ask(l, text, on_rung, &up, 2, REC_TEXTS(game, seats));
    if (!i->job.err)
        i->job.err =
            rec_ask(l,
                    "SELECT count(*) FROM (SELECT 1 FROM ratings WHERE game=$1 AND seats=$2 AND"
                    " games>=5 LIMIT 1000) c",
                    on_int, &total, 2, REC_TEXTS(game, seats));
    if (!i->job.err)
        i->job.err =
            rec_ask(l,
                    "SELECT r.player,p.name,r.mu,r.sigma,r.games,(SELECT count(*) FROM"
                    " (SELECT 1 FROM ratings b WHERE b.game=$2 AND b.seats=$3 AND b.games>=5 AND"
                    " b.low>r.low LIMIT 1000) c) FROM ratings r JOIN players p ON p.id=r.player "
                    "WHERE r.player=$1 AND r.game=$2 AND"
                    " r.seats=$3",
                    on_me, &up, 3, REC_TEXTS(i->me, game, seats));
    inquiry_put(i, i->out, "pages", json_integer((total + LADDER_PAGE - 1) / LADDER_PAGE));
    add_bots(i);
}

void profile_ladder(srv_req *q)
{
    const char *game = req_text(q, "game", DB_ID - 1);
    inquiry *i = game ? inquiry_open(q, look_ladder) : NULL;
    if (!i)
        return;
    if (!mh_find(game)) {
        req_error(q, "game", NULL, "no such game");
        inquiry_drop(i);
    } else if (inquiry_text(i, q, "game", T_GAME, DB_ID - 1) &&
               inquiry_int(i, q, "seats", N_SEATS, 2, DB_SEATS, 2) &&
               inquiry_int(i, q, "page", N_PAGE, 0, PLACES / LADDER_PAGE - 1, 0))
        inquiry_send(i, false);
    else
        inquiry_drop(i);
}

/* ---- people ------------------------------------------------------------------------------------------
 */

static void on_found(void *ctx, const char *const *c)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "people"),
                 json_pack("{s:s,s:s,s:b}", "id", c[0], "name", c[1], "guest", 0));
}

static void look_people(inquiry *i, rec_link l)
{
    sql *s = calloc(1, sizeof *s);
    i->out = json_pack("{s:s,s:[]}", "t", "people", "people");
    if (!s || !i->out) {
        free(s);
        queue_lacks(&i->job);
        return;
    }
    sql_like(s, "SELECT id,name FROM players WHERE login LIKE ? ESCAPE '!'", i->text[0]);
    memmove(s->own[0], s->own[0] + 1, strlen(s->own[0])); /* it begins so */
    sql_add(s, " ORDER BY login LIMIT 20");
    i->job.err = sql_ask(s, l, on_found, i);
    free(s);
}

void profile_people(srv_req *q)
{
    const char *text = req_text(q, "text", DB_NAME - 1);
    inquiry *i = text && *text ? inquiry_open(q, look_people) : NULL;
    if (text && !*text)
        req_error(q, "type", NULL, "'text' must not be empty");
    if (!i)
        return;
    snprintf(i->text[0], INQUIRY_TEXT, "%s", text);
    inquiry_send(i, false);
}
