/* history.c - `history`: a player's finished games, searched and page by page. */
#include "history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 4 };

static const char *const clocks[] = {"none", "live", "days"};

/* ---- a game ----------------------------------------------------------------------------------- */

/* `a=1,b=2` as [["a",1],["b",2]]; values that are no numbers stay texts. */
static json_t *pairs(inquiry *i, const char *text)
{
    json_t *list = json_array();
    char copy[DB_LINES], *next = NULL;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *at = copy; *at; at = next) {
        char *comma = strchr(at, ','), *is = strchr(at, '='), *end = NULL;
        next = comma ? comma + 1 : at + strlen(at);
        if (comma)
            *comma = 0;
        if (!is)
            continue;
        *is = 0;
        long long number = strtoll(is + 1, &end, 10);
        bool whole = is[1] && !*end;
        inquiry_push(i, list,
                     whole ? json_pack("[sI]", at, (json_int_t)number)
                           : json_pack("[ss]", at, is + 1));
    }
    return list;
}

void history_rating(inquiry *i, json_t *x, rating r, int64_t games)
{
    inquiry_put(i, x, "rating", json_integer(rate_shown(r)));
    inquiry_put(i, x, "range", json_integer(rate_range(r)));
    inquiry_put(i, x, "games", json_integer(games));
    inquiry_put(i, x, "settling", json_boolean(games < RATE_SETTLED_GAMES));
}

enum { /* columns of GAMES */
       C_TABLE,
       C_GAME,
       C_OPTIONS,
       C_SEATS,
       C_RATED,
       C_BEGAN,
       C_AT,
       C_PLIES,
       C_CLOCK,
       C_MINE,
       C_SEAT,
       C_PLAYER,
       C_NAME,
       C_BOT,
       C_POINTS,
       C_RANK,
       C_GONE,
       C_LINES,
       C_MARKS,
       C_MU0,
       C_MU
};

static void begin_game(history_list *h, const char *const *c)
{
    inquiry *i = h->i;
    unsigned clock = (unsigned)text_int(c[C_CLOCK]);
    h->players = json_array();
    json_t *x = json_pack(
        "{s:s,s:s,s:s,s:I,s:b,s:I,s:I,s:I,s:s,s:I,s:O}", "table", c[C_TABLE], "game", c[C_GAME],
        "options", c[C_OPTIONS], "seats", (json_int_t)text_int(c[C_SEATS]), "rated",
        (int)(text_int(c[C_RATED]) != 0), "began", (json_int_t)text_int(c[C_BEGAN]), "at",
        (json_int_t)text_int(c[C_AT]), "plies", (json_int_t)text_int(c[C_PLIES]), "clock",
        clocks[clock < MH_COUNT(clocks) ? clock : 0], "mine", (json_int_t)text_int(c[C_MINE]),
        "players", h->players);
    inquiry_push(i, h->games, x);
    json_decref(h->players); /* the list has it */
    snprintf(h->table, sizeof h->table, "%s", c[C_TABLE]);
    h->at = text_int(c[C_AT]);
    h->count++;
}

static void on_seat(void *ctx, const char *const *c)
{
    history_list *h = ctx;
    inquiry *i = h->i;
    if (strcmp(h->table, c[C_TABLE]) != 0) {
        h->more |= h->count == h->most;
        if (!h->more)
            begin_game(h, c);
    }
    if (h->more || i->lacks)
        return;
    bool rated = *c[C_MU] != 0;
    rating now = {strtod(c[C_MU], NULL), 0}, old = {strtod(c[C_MU0], NULL), 0};
    json_t *x =
        json_pack("{s:s?,s:s?,s:s?,s:I,s:I,s:b,s:o,s:o}", "name", *c[C_NAME] ? c[C_NAME] : NULL,
                  "id", *c[C_PLAYER] ? c[C_PLAYER] : NULL, "bot", *c[C_BOT] ? c[C_BOT] : NULL,
                  "points", (json_int_t)text_int(c[C_POINTS]), "rank",
                  (json_int_t)text_int(c[C_RANK]), "left", (int)(text_int(c[C_GONE]) != 0), "lines",
                  pairs(i, c[C_LINES]), "marks", pairs(i, c[C_MARKS]));
    inquiry_push(i, h->players, x);
    inquiry_put(i, x, "rating", rated ? json_integer(rate_shown(now)) : json_null());
    inquiry_put(i, x, "change",
                rated ? json_integer(rate_shown(now) - rate_shown(old)) : json_null());
}

/* NULL where memory lacks. */
static sql *sql_copy(const sql *s)
{
    sql *copy = calloc(1, sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *s;
    for (int i = 0; i < copy->count; i++)
        copy->value[i] = copy->own[i];
    return copy;
}

db_err history_read(history_list *h, rec_link l, const sql *chosen)
{
    sql *all = sql_copy(chosen);
    if (!all)
        return DB_NOMEM;
    sql_wrap(all,
             "SELECT g.table_id,g.game,g.options,g.seats,g.rated,g.began,g.at,g.plies,g.clock,"
             "h.mine,s.seat,s.player,coalesce(p.name,s.name),s.bot,s.points,s.rank,s.gone,"
             "s.lines,s.marks,coalesce(s.mu0,''),coalesce(s.mu,'') FROM (",
             ") h JOIN games g ON g.table_id=h.table_id JOIN game_seats s ON"
             " s.table_id=h.table_id LEFT JOIN players p ON p.id=s.player"
             " ORDER BY h.at DESC,h.table_id DESC,s.seat");
    db_err err = sql_ask(all, l, on_seat, h);
    free(all);
    return err;
}

void history_of(sql *s, const char *player, bool own)
{
    sql_with(s,
             "SELECT m.table_id,m.at,m.seat AS mine,m.seat,m.game,m.options,m.marks FROM"
             " game_seats m WHERE m.player=? AND m.player<>''",
             player);
    if (!own) /* ladders rest on the first, everybody could look at the second */
        sql_add(s, " AND (m.rated=1 OR m.listed=1)");
}

/* ---- what is asked for ------------------------------------------------------------------------- */

enum { T_OF, T_GAME, T_WITH, T_RESULT, T_OPTIONS, T_WORDS, T_AFTER };
enum { N_SEATS, N_FROM, N_TO, N_RATED, N_MOST };

#define SOMEBODY                                                                                \
    "EXISTS (SELECT 1 FROM game_seats o LEFT JOIN players op ON op.id=o.player WHERE"           \
    " o.table_id=m.table_id AND o.seat<>m.seat AND lower(coalesce(op.name,o.name)||' '||o.bot)" \
    " LIKE ? ESCAPE '!')"
#define FIRST_TOO                                                                            \
    "EXISTS (SELECT 1 FROM game_seats o WHERE o.table_id=m.table_id AND o.seat<>m.seat AND " \
    "o.rank=1)"

static void add_words(sql *s, const char *words)
{
    char copy[INQUIRY_TEXT], *save = NULL;
    int count = 0;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *w = strtok_r(copy, " ", &save); w && count++ < WORDS; w = strtok_r(NULL, " ", &save))
        sql_like(s,
                 " AND (lower(m.game||' '||m.options||' '||m.marks) LIKE ? ESCAPE '!' OR " SOMEBODY
                 ")",
                 w);
}

/* What the player's own seat says. */
static void add_filters(sql *s, const inquiry *i)
{
    const char *result = i->text[T_RESULT];
    if (*i->text[T_GAME])
        sql_with(s, " AND m.game=?", i->text[T_GAME]);
    if (*i->text[T_OPTIONS])
        sql_like(s, " AND lower(m.options) LIKE ? ESCAPE '!'", i->text[T_OPTIONS]);
    if (*result)
        sql_add(s, strcmp(result, "lost") == 0 ? " AND m.rank>1" : " AND m.rank=1");
    if (i->number[N_SEATS])
        sql_with_int(s, " AND m.seats=?", i->number[N_SEATS]);
    if (i->number[N_FROM])
        sql_with_int(s, " AND m.at>=?", i->number[N_FROM]);
    if (i->number[N_TO])
        sql_with_int(s, " AND m.at<?", i->number[N_TO]);
    if (i->number[N_RATED] >= 0)
        sql_with_int(s, " AND m.rated=?", i->number[N_RATED]);
}

/* What has to be looked up at the other seats, game by game. */
static void add_others(sql *s, const inquiry *i)
{
    const char *result = i->text[T_RESULT];
    if (strcmp(result, "won") == 0)
        sql_add(s, " AND NOT " FIRST_TOO);
    else if (strcmp(result, "tied") == 0)
        sql_add(s, " AND " FIRST_TOO);
    if (*i->text[T_WITH])
        sql_like(s, " AND " SOMEBODY, i->text[T_WITH]);
    add_words(s, i->text[T_WORDS]);
}

/* `after` is `AT TABLE` of the last game of the page before. */
static void add_page(sql *s, const char *after)
{
    char *table = NULL;
    if (!*after)
        return;
    long long at = strtoll(after, &table, 10);
    sql_with_int(s, " AND (m.at<CAST(? AS bigint)", at);
    sql_with_int(s, " OR m.at=CAST(? AS bigint)", at);
    sql_with(s, " AND m.table_id<?)", table + 1);
}

#define NEWEST " ORDER BY m.at DESC,m.table_id DESC"

typedef struct place { /* in a list of games */
    int64_t at;
    char table[DB_ID];
    int count;
} place;

static void on_place(void *ctx, const char *const *c)
{
    place *p = ctx;
    if (p->count++) /* the one behind it */
        return;
    p->at = text_int(c[1]);
    snprintf(p->table, sizeof p->table, "%s", c[0]);
}

/* Where a search ends that has looked at as many games as it may, if there are more behind. */
static db_err find_end(history_list *h, rec_link l, const sql *mine)
{
    place end = {0};
    char text[80];
    sql *s = sql_copy(mine);
    if (!s)
        return DB_NOMEM;
    snprintf(text, sizeof text, NEWEST " LIMIT 2 OFFSET %d", HISTORY_LOOKS - 1);
    sql_add(s, text);
    db_err err = sql_ask(s, l, on_place, &end);
    free(s);
    h->more = end.count == 2;
    if (h->more) {
        h->at = end.at;
        memcpy(h->table, end.table, sizeof h->table);
    }
    return err;
}

/* A search by names and words looks at so many games and no further: what an answer costs does not
 * grow with what somebody has played. */
static db_err search(history_list *h, rec_link l, const inquiry *i, sql *mine)
{
    bool dear = *i->text[T_WORDS] || *i->text[T_WITH];
    char text[80];
    sql *s = sql_copy(mine);
    if (!s)
        return DB_NOMEM;
    snprintf(text, sizeof text, NEWEST " LIMIT %d) m WHERE true", HISTORY_LOOKS);
    if (dear)
        sql_wrap(s, "SELECT m.table_id,m.at,m.mine FROM (", text);
    add_others(s, i);
    snprintf(text, sizeof text, NEWEST " LIMIT %d", h->most + 1);
    sql_add(s, text);
    db_err err = history_read(h, l, s);
    free(s);
    return err || h->more || !dear ? err : find_end(h, l, mine);
}

static void look(inquiry *i, rec_link l)
{
    sql *mine = calloc(1, sizeof *mine);
    history_list h = {.i = i, .games = json_array(), .most = (int)i->number[N_MOST]};
    bool own = !*i->text[T_OF] || strcmp(i->text[T_OF], i->me) == 0;
    char next[DB_ID + 24];
    if (!mine) {
        queue_lacks(&i->job);
        json_decref(h.games);
        return;
    }
    history_of(mine, own ? i->me : i->text[T_OF], own);
    add_filters(mine, i);
    add_page(mine, i->text[T_AFTER]);
    i->job.err = search(&h, l, i, mine);
    free(mine);
    snprintf(next, sizeof next, "%lld %s", (long long)h.at, h.table);
    i->out =
        json_pack("{s:s,s:o,s:s?}", "t", "history", "games", h.games, "next", h.more ? next : NULL);
    i->lacks |= !i->out;
}

/* Is it one of them, or nothing? */
static bool one_of(const srv_req *q, const char *key, const char *word, const char *const *words,
                   size_t count)
{
    bool ok = !*word;
    for (size_t i = 0; i < count; i++)
        ok |= strcmp(word, words[i]) == 0;
    if (!ok)
        req_error(q, "type", NULL, "'%s' cannot be '%.20s'", key, word);
    return ok;
}

static bool page_ok(const srv_req *q, const char *after)
{
    char *rest = NULL;
    strtoll(after, &rest, 10);
    if (!*after || (rest > after && *rest == ' ' && strlen(rest) < DB_ID + 1))
        return true;
    req_error(q, "type", NULL, "'after' must be 'next' of the page before");
    return false;
}

/* A search by words looks at many games, and everybody's questions wait behind it. */
static bool may_search(const srv_req *q, const inquiry *i)
{
    bool dear = *i->text[T_WORDS] || *i->text[T_WITH] || *i->text[T_OPTIONS];
    if (!dear || limits_take_address(q->s->limits, LIMIT_SEARCH, client_address(q->c), i->now))
        return true;
    q->s->count.limited++;
    req_error(q, "rate", NULL, "too many searches");
    return false;
}

static bool few_words(const srv_req *q, const char *text)
{
    int count = 0;
    for (const char *at = text; *at; count++) {
        at += strspn(at, " ");
        if (!*at)
            break;
        at += strcspn(at, " ");
    }
    if (count > WORDS)
        req_error(q, "type", NULL, "'q' must have at most %d words", WORDS);
    return count <= WORDS;
}

void history_ask(srv_req *q)
{
    static const char *const results[] = {"won", "lost", "tied"};
    inquiry *i = inquiry_open(q, look);
    if (!i)
        return;
    if (inquiry_text(i, q, "of", T_OF, DB_ID - 1) && inquiry_text(i, q, "game", T_GAME, DB_ID) &&
        inquiry_text(i, q, "with", T_WITH, DB_NAME) && inquiry_text(i, q, "result", T_RESULT, 8) &&
        inquiry_text(i, q, "options", T_OPTIONS, DB_WORDS) &&
        inquiry_text(i, q, "q", T_WORDS, 200) && inquiry_text(i, q, "after", T_AFTER, 50) &&
        inquiry_int(i, q, "seats", N_SEATS, 1, DB_SEATS, 0) &&
        inquiry_int(i, q, "from", N_FROM, 0, INT64_MAX, 0) &&
        inquiry_int(i, q, "to", N_TO, 0, INT64_MAX, 0) && inquiry_bool(i, q, "rated", N_RATED) &&
        inquiry_int(i, q, "most", N_MOST, 1, HISTORY_MOST, HISTORY_PAGE) &&
        one_of(q, "result", i->text[T_RESULT], results, MH_COUNT(results)) &&
        page_ok(q, i->text[T_AFTER]) && few_words(q, i->text[T_WORDS]) && may_search(q, i))
        inquiry_send(i, false);
    else
        inquiry_drop(i);
}
