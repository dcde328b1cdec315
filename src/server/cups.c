/* cups.c - messages about tournaments. What they change is a line of the cup's log; the rest is
 * reckoned from it (cup/cup.h). */
#include "cups.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "post.h"

enum {
    T_ID,
    T_NAME,
    T_KIND,
    T_GAME,
    T_OPTIONS,
    T_BOTS,
    T_CLUB,
    N_SEATS = 0,
    N_ROUNDS,
    N_MOST,
    N_BEST,
    N_STARTS,
    MAX_MADE = 20, /* cups of one account that are not over */
    MIN_DAYS = 3600,
    MIN_LIVE = 60,
    MAX_SECONDS = 30 * 86400,
};

static const char *const kinds[CUP_KINDS] = {"round", "swiss", "pods", "knockout"};
static const char *const clocks[] = {"none", "live", "days"};
static const char *const statuses[] = {"open", "running", "over", "closed"};

/* ---- as JSON ------------------------------------------------------------------------------------ */

json_t *cup_row_json(const cups_row *r)
{
    json_t *club =
        *r->club ? json_pack("{s:s,s:s}", "id", r->club, "name", r->club_name) : json_null();
    return json_pack("{s:s,s:s,s:s,s:s,s:i,s:{s:s,s:I,s:I},s:s,s:i,s:i,s:i,s:i,s:o,s:b,s:o}", "id",
                     r->id, "name", r->name, "kind", kinds[r->rules.kind], "game", r->game, "seats",
                     r->rules.seats, "clock", "kind", clocks[r->clock], "base", (json_int_t)r->base,
                     "more", (json_int_t)r->more, "status", statuses[r->status], "players",
                     r->players, "most", r->most, "round", r->round, "rounds", r->rules.rounds,
                     "starts", r->starts ? json_integer(r->starts) : json_null(), "mine",
                     (int)r->mine, "club", club);
}

static json_t *people_json(const cup *c)
{
    json_t *list = json_array();
    for (int i = 0; i < c->count; i++) {
        const cup_player *p = &c->player[i];
        json_array_append_new(list, json_pack("{s:i,s:s,s:s?,s:s?,s:i,s:b,s:i}", "n", i, "name",
                                              p->name, "id", *p->bot ? NULL : p->id, "bot",
                                              *p->bot ? p->bot : NULL, "rating", p->rating, "left",
                                              (int)p->left, "late", p->late));
    }
    return list;
}

/* `open`: paired, and its table is not made yet: nobody can go there. */
static json_t *game_json(const cup_game *g, bool unmade)
{
    json_t *seats = json_array(), *points = json_array(), *gained = json_array();
    int brings[CUP_SEATS];
    if (g->over)
        cup_gained(g, brings);
    for (int i = 0; i < g->seats; i++) {
        json_array_append_new(seats, json_integer(g->player[i]));
        json_array_append_new(points, json_integer(g->points[i]));
        json_array_append_new(gained, json_integer(g->over ? brings[i] : 0));
    }
    json_t *x = json_pack("{s:s,s:b,s:o,s:s}", "table", g->table, "watch", (int)!unmade, "seats",
                          seats, "status",
                          g->over  ? "over"
                          : unmade ? "open"
                                   : "playing");
    json_object_set_new(x, "points", g->over ? points : json_null());
    json_object_set_new(x, "gained", g->over ? gained : json_null());
    if (!g->over) {
        json_decref(points);
        json_decref(gained);
    }
    return x;
}

static json_t *rounds_json(const cup_open *open)
{
    const cup *c = &open->cup;
    json_t *list = json_array();
    for (int round = 1; round <= c->round; round++) {
        json_t *games = json_array(), *rest = json_array();
        for (int i = 0; i < c->games; i++)
            if (c->game[i].round == round)
                json_array_append_new(games, game_json(&c->game[i], open->unmade[i]));
        for (int i = 0; i < c->rests; i++)
            if (c->rest[i].round == round)
                json_array_append_new(rest, json_integer(c->rest[i].player));
        json_array_append_new(
            list, json_pack("{s:i,s:o,s:o}", "round", round, "games", games, "rest", rest));
    }
    return list;
}

static json_t *standing_json(const cup *c)
{
    cup_place all[CUP_PLAYERS];
    json_t *list = json_array();
    const char *const *names = cup_breaks(c->rules.kind);
    cup_standing(c, all);
    for (int i = 0; i < c->count; i++) {
        json_t *breaks = json_array();
        for (int k = 0; names[k]; k++)
            json_array_append_new(breaks, json_integer(all[i].breaks[k]));
        json_array_append_new(list, json_pack("{s:i,s:i,s:i,s:o,s:i}", "place", all[i].place, "n",
                                              all[i].player, "points", all[i].points, "breaks",
                                              breaks, "games", all[i].games));
    }
    return list;
}

static json_t *cup_json(const inquiry *i, const cup_open *c, int role)
{
    json_t *x = cup_row_json(&c->row), *breaks = json_array();
    cup_place all[CUP_PLAYERS];
    int at = cup_find(&c->cup, i->me), rounds = cup_rounds(&c->cup);
    for (const char *const *name = cup_breaks(c->cup.rules.kind); *name; name++)
        json_array_append_new(breaks, json_string(*name));
    cup_standing(&c->cup, all);
    json_object_set_new(x, "t", json_string("cup"));
    json_object_set_new(x, "rounds", json_integer(rounds ? rounds : c->row.rules.rounds));
    json_object_set_new(x, "status", json_string(statuses[c->cup.status]));
    json_object_set_new(x, "round", json_integer(c->cup.round));
    json_object_set_new(x, "players", json_integer(c->cup.count));
    json_object_set_new(x, "options", json_string(c->row.options));
    json_object_set_new(x, "best", json_integer(c->row.rules.best));
    json_object_set_new(x, "bots", *c->row.bots ? json_string(c->row.bots) : json_null());
    json_object_set_new(x, "maker", json_string(c->row.maker_name));
    json_object_set_new(x, "entered", json_boolean(at >= 0 && !c->cup.player[at].left));
    json_object_set_new(x, "manage", json_boolean(strcmp(i->me, c->row.maker) == 0 || role == 3));
    json_object_set_new(x, "people", people_json(&c->cup));
    json_object_set_new(x, "rounds_played", rounds_json(c));
    json_object_set_new(x, "standing", standing_json(&c->cup));
    json_object_set_new(x, "tie_breaks", breaks);
    json_object_set_new(x, "winner",
                        c->cup.status == CUP_OVER ? json_integer(all[0].player) : json_null());
    json_object_set_new(x, "seq", json_integer(c->next));
    return x;
}

/* ---- lists -------------------------------------------------------------------------------------- */

static void on_row(void *ctx, const cups_row *r)
{
    inquiry *i = ctx;
    inquiry_push(i, json_object_get(i->out, "cups"), cup_row_json(r));
}

static void look_list(inquiry *i, rec_link l)
{
    i->out = json_pack("{s:s,s:[]}", "t", "cups", "cups");
    i->job.err = cups_list(l, i->text[T_KIND], i->text[T_CLUB], i->me, on_row, i);
}

void cups_list_ask(srv_req *q)
{
    static const char *const words[] = {"open", "running", "over", "mine"};
    inquiry *i = inquiry_open(q, look_list);
    size_t at = 0;
    if (!i)
        return;
    if (!inquiry_text(i, q, "which", T_KIND, 16) ||
        !inquiry_text(i, q, "club", T_CLUB, DB_ID - 1)) {
        inquiry_drop(i);
        return;
    }
    while (at < MH_COUNT(words) && strcmp(words[at], i->text[T_KIND]) != 0)
        at++;
    if (at < MH_COUNT(words) || *i->text[T_CLUB]) {
        inquiry_send(i, false);
        return;
    }
    req_error(q, "type", NULL, "'which' must be open, running, over or mine");
    inquiry_drop(i);
}

/* ---- one cup, and what is done with it ------------------------------------------------------------ */

typedef db_err doing(inquiry *i, rec_link l, cup_open *c, int role);

static db_err no(inquiry *i, const char *code, const char *why)
{
    inquiry_no(i, code, why);
    return DB_OK;
}

static void on_unmade(void *ctx, const char *const *x)
{
    cup_open *c = ctx;
    for (int i = 0; i < c->cup.games; i++)
        c->unmade[i] |= strcmp(c->cup.game[i].table, x[0]) == 0;
}

/* A club's cup is for its members. */
static void at_cup(inquiry *i, rec_link l, doing *deed)
{
    cup_open *c = calloc(1, sizeof *c);
    int role = 0;
    if (!c) {
        queue_lacks(&i->job);
        return;
    }
    db_err err = cup_read_in(c, l, i->text[T_ID], i->me);
    if (!err && *c->row.club)
        err = club_role(l, c->row.club, i->me, &role);
    if (err == DB_NONE)
        err = no(i, "cup", "no such cup");
    else if (!err && deed)
        err = deed(i, l, c, role);
    if (!err && !i->code)
        err = cup_write(c, l, i->q->s->sign, i->now);
    if (!err && !i->code)
        err = cups_unmade_of(l, c->row.id, on_unmade, c);
    if (err == DB_TAKEN)
        err = no(i, "busy", "somebody was faster: try again");
    if (!err && !i->code)
        i->out = cup_json(i, c, role);
    if (!err && c->called.count && !i->extra && (i->extra = malloc(sizeof c->called)))
        memcpy(i->extra, &c->called, sizeof c->called);
    i->lacks |= !err && !i->code && !i->out;
    i->job.err = err;
    free(c);
}

static void look_show(inquiry *i, rec_link l) { at_cup(i, l, NULL); }

static void wake_up(inquiry *i)
{
    if (i->extra)
        cup_ring(i->q->s, i->extra);
    cups_go_on(i->q->s);
    post_news(i->q->s->post);
}

/* NULL: it is answered. */
static inquiry *open_cup(srv_req *q, void (*look)(inquiry *i, rec_link l), bool writes)
{
    if (writes && q->c->me.guest) {
        req_error(q, "account", NULL, "this needs an account");
        return NULL;
    }
    inquiry *i = inquiry_open(q, look);
    if (!i)
        return NULL;
    i->after = writes ? wake_up : NULL;
    if (!inquiry_text(i, q, "cup", T_ID, DB_ID - 1)) {
        inquiry_drop(i);
        return NULL;
    }
    snprintf(i->text[T_NAME], sizeof i->text[T_NAME], "%s", q->c->me.name);
    return i;
}

static void ask_cup(srv_req *q, void (*look)(inquiry *i, rec_link l), bool writes)
{
    inquiry *i = open_cup(q, look, writes);
    if (i)
        inquiry_send(i, writes);
}

void cups_show(srv_req *q) { ask_cup(q, look_show, false); }

static void on_int(void *ctx, const char *const *x) { *(int64_t *)ctx = text_int(x[0]); }

static db_err enter(inquiry *i, rec_link l, cup_open *c, int role)
{
    int64_t rating = 0, waits = 0;
    char seats[16];
    snprintf(seats, sizeof seats, "%d", c->row.rules.seats);
    if (*c->row.club && role < 2)
        return no(i, "cup", "this cup is for members of its club");
    if (c->cup.status != CUP_OPEN)
        return no(i, "status", "it has begun");
    if (cup_find(&c->cup, i->me) >= 0)
        return DB_OK;
    if (c->cup.count >= c->row.most)
        return no(i, "limit", "all places are taken");
    db_err err = rec_ask(l, "SELECT rated_from FROM players WHERE id=$1", on_int, &waits, 1,
                         REC_TEXTS(i->me));
    if (!err && waits > i->now) /* its tables are rated */
        return no(i, "waits", "rated games were left: not yet");
    if (!err)
        err = rec_ask(l, "SELECT low FROM ratings WHERE player=$1 AND game=$2 AND seats=$3", on_int,
                      &rating, 3, REC_TEXTS(i->me, c->row.game, seats));
    if (!err && !cups_say(&c->cup, &c->news, "enter %s %d %s", i->me, (int)(rating / 1000),
                          i->text[T_NAME]))
        return no(i, "limit", "no more can enter");
    return err ? err
               : rec_ask(l, "INSERT INTO cup_players VALUES($1,$2) ON CONFLICT DO NOTHING", NULL,
                         NULL, 2, REC_TEXTS(c->row.id, i->me));
}

static void look_enter(inquiry *i, rec_link l) { at_cup(i, l, enter); }

void cups_enter(srv_req *q) { ask_cup(q, look_enter, true); }

/* Tables where this player sits now: a bot is to play on there. */
static void note_tables(inquiry *i, const cup_open *c)
{
    char *list = i->text[T_OPTIONS];
    size_t n = 0;
    int me = cup_find(&c->cup, i->me);
    list[0] = 0;
    snprintf(i->text[T_BOTS], INQUIRY_TEXT, "%s", cup_stand_in(c));
    for (int g = 0; g < c->cup.games; g++)
        for (int seat = 0; seat < c->cup.game[g].seats; seat++)
            if (!c->cup.game[g].over && c->cup.game[g].player[seat] == me &&
                n + DB_ID < INQUIRY_TEXT)
                n += (size_t)snprintf(list + n, INQUIRY_TEXT - n, "%s ", c->cup.game[g].table);
}

static db_err quit(inquiry *i, rec_link l, cup_open *c, int role)
{
    (void)role;
    if (!cups_say(&c->cup, &c->news, "quit %s", i->me))
        return no(i, "status", "you take no part in it");
    if (c->cup.status == CUP_RUNNING)
        note_tables(i, c);
    return c->cup.status == CUP_OPEN
               ? rec_ask(l, "DELETE FROM cup_players WHERE cup=$1 AND player=$2", NULL, NULL, 2,
                         REC_TEXTS(c->row.id, i->me))
               : DB_OK;
}

static void look_quit(inquiry *i, rec_link l) { at_cup(i, l, quit); }

/* In the name of who leaves, as a message of its own would do it. */
static void stand_up(inquiry *i)
{
    char *save = NULL;
    for (char *id = strtok_r(i->text[T_OPTIONS], " ", &save); id; id = strtok_r(NULL, " ", &save))
        hosting_hand_over(i->q->c, id, i->text[T_BOTS]);
    wake_up(i);
}

void cups_leave(srv_req *q)
{
    inquiry *i = open_cup(q, look_quit, true);
    if (!i)
        return;
    i->after = stand_up;
    inquiry_send(i, true);
}

static bool may_manage(inquiry *i, const cup_open *c, int role)
{
    bool may = strcmp(i->me, c->row.maker) == 0 || role == 3;
    if (!may)
        inquiry_no(i, "cup", "this is for who made it, or keeps its club");
    return may;
}

static db_err start(inquiry *i, rec_link l, cup_open *c, int role)
{
    (void)l;
    if (!may_manage(i, c, role))
        return DB_OK;
    if (c->cup.status != CUP_OPEN)
        return no(i, "status", "it has begun");
    return cup_start(c) ? no(i, "seats", "too few take part") : DB_OK;
}

static void look_start(inquiry *i, rec_link l) { at_cup(i, l, start); }

void cups_start(srv_req *q) { ask_cup(q, look_start, true); }

static db_err shut(inquiry *i, rec_link l, cup_open *c, int role)
{
    (void)l;
    if (may_manage(i, c, role) && !cups_say(&c->cup, &c->news, "close"))
        return no(i, "status", "it is over");
    return DB_OK;
}

static void look_shut(inquiry *i, rec_link l) { at_cup(i, l, shut); }

void cups_close(srv_req *q) { ask_cup(q, look_shut, true); }

/* ---- making one ---------------------------------------------------------------------------------- */

static bool wrong(const srv_req *q, const char *code, const char *why)
{
    req_error(q, code, NULL, "%s", why);
    return false;
}

static bool read_clock(const srv_req *q, cups_row *r)
{
    const read_node *clock = read_find(q->in, "clock");
    const read_node *kind = clock && clock->type == READ_OBJECT ? read_find(clock, "kind") : NULL;
    const read_node *base = kind ? read_find(clock, "base") : NULL;
    const read_node *more = kind ? read_find(clock, "more") : NULL;
    bool live = kind && kind->type == READ_TEXT && strcmp(kind->text, "live") == 0;
    bool days = kind && kind->type == READ_TEXT && strcmp(kind->text, "days") == 0;
    if ((!live && !days) || !base || base->type != READ_INT || (more && more->type != READ_INT) ||
        base->number < (live ? MIN_LIVE : MIN_DAYS) || base->number > MAX_SECONDS ||
        (more && (more->number < 0 || more->number > MAX_SECONDS)))
        return wrong(q, "type", "'clock' must have a kind (live, days), base and more in seconds");
    r->clock = live ? HALL_CLOCK_LIVE : HALL_CLOCK_DAYS;
    r->base = base->number;
    r->more = more ? more->number : 0;
    return true;
}

static bool read_game(const srv_req *q, cups_row *r)
{
    const mh_game *g = mh_find(r->game);
    uint64_t options = g ? mh_options_default(g) : 0;
    size_t at = 0;
    mh_room room;
    if (!g)
        return wrong(q, "game", "no such game");
    if (*r->options && mh_options_parse(g, r->options, &options, &at))
        return wrong(q, "options", "not understood");
    if (!*r->options)
        mh_playable(g, r->rules.seats, &options);
    mh_options_format(g, options, r->options, sizeof r->options);
    const char *refused = r->rules.seats < g->min_seats || r->rules.seats > g->max_seats
                              ? "the game is not for so many"
                              : mh_setup(g, &room.st, options, r->rules.seats);
    return refused ? wrong(q, "options", refused) : true;
}

static bool read_rules(const srv_req *q, const inquiry *i, cups_row *r)
{
    size_t kind = 0;
    while (kind < CUP_KINDS && strcmp(kinds[kind], i->text[T_KIND]) != 0)
        kind++;
    if (kind == CUP_KINDS)
        return wrong(q, "type", "'kind' must be round, swiss, pods or knockout");
    r->rules = (cup_rules){.kind = (cup_kind)kind,
                           .seats = (int)i->number[N_SEATS],
                           .rounds = (int)i->number[N_ROUNDS],
                           .best = (int)i->number[N_BEST]};
    bool pods = kind == CUP_PODS;
    r->rules.final = pods;
    if (pods ? r->rules.seats < 3 || r->rules.seats > 4 : r->rules.seats != 2)
        return wrong(q, "seats", "pods have 3 or 4 seats, all others 2");
    if (r->rules.best != 1 && r->rules.best != 3)
        return wrong(q, "type", "'best' must be 1 or 3");
    if (kind == CUP_ROBIN || kind == CUP_KNOCKOUT)
        r->rules.rounds = 0;
    int most = cup_most(&r->rules);
    r->most = i->number[N_MOST] && i->number[N_MOST] < most ? (int)i->number[N_MOST] : most;
    return true;
}

/* Those that are offered (`games`): a cup is for many, and a deep search for few. */
static bool read_bots(const srv_req *q, const char *spec)
{
    static const char *const all[] = {"random",       "greedy",     "level:easy",
                                      "level:normal", "level:hard", "level:jarl"};
    for (size_t i = 0; i < MH_COUNT(all); i++)
        if (strcmp(all[i], spec) == 0)
            return true;
    return !*spec || wrong(q, "bot", "'bots' must be one of those that `games` names");
}

static void look_make(inquiry *i, rec_link l)
{
    const cups_row *r = i->extra;
    int64_t made = 0;
    int role = 3;
    db_err err = rec_ask(l, "SELECT count(*) FROM cups WHERE maker=$1 AND status<2", on_int, &made,
                         1, REC_TEXTS(i->me));
    if (!err && *r->club)
        err = club_role(l, r->club, i->me, &role);
    if (!err && role < 2)
        inquiry_no(i, "club", "you are no member of this club");
    else if (!err && made >= MAX_MADE)
        inquiry_no(i, "limit", "too many of your cups are not over");
    else if (!err)
        err = cups_put(l, r);
    i->job.err = err;
    if (!err && !i->code)
        at_cup(i, l, NULL);
}

static bool read_made(inquiry *i, const srv_req *q)
{
    return inquiry_text(i, q, "name", T_NAME, CUPS_NAME - 1) &&
           inquiry_text(i, q, "kind", T_KIND, 16) &&
           inquiry_text(i, q, "game", T_GAME, DB_ID - 1) &&
           inquiry_text(i, q, "options", T_OPTIONS, DB_WORDS - 1) &&
           inquiry_text(i, q, "bots", T_BOTS, DB_SPEC - 1) &&
           inquiry_text(i, q, "club", T_CLUB, DB_ID - 1) &&
           inquiry_int(i, q, "seats", N_SEATS, 2, CUP_SEATS, 2) &&
           inquiry_int(i, q, "rounds", N_ROUNDS, 1, 12, 4) &&
           inquiry_int(i, q, "most", N_MOST, 2, CUP_PLAYERS, 0) &&
           inquiry_int(i, q, "best", N_BEST, 1, 3, 1) &&
           inquiry_int(i, q, "starts", N_STARTS, 0, INT64_MAX / 2, 0) &&
           ((*i->text[T_NAME] && hall_text_ok(i->text[T_NAME])) ||
            wrong(q, "name", "a cup needs a name"));
}

static void fill_row(const inquiry *i, cups_row *r)
{
    snprintf(r->name, sizeof r->name, "%.63s", i->text[T_NAME]);
    snprintf(r->game, sizeof r->game, "%.15s", i->text[T_GAME]);
    snprintf(r->options, sizeof r->options, "%.255s", i->text[T_OPTIONS]);
    snprintf(r->bots, sizeof r->bots, "%.47s", i->text[T_BOTS]);
    snprintf(r->club, sizeof r->club, "%.15s", i->text[T_CLUB]);
    memcpy(r->maker, i->me, sizeof r->maker);
    r->made = i->now;
    r->starts = i->number[N_STARTS];
    srv_random_id(r->id);
}

void cups_make(srv_req *q)
{
    if (q->c->me.guest) {
        req_error(q, "account", NULL, "this needs an account");
        return;
    }
    inquiry *i = inquiry_open(q, look_make);
    cups_row *r = i ? calloc(1, sizeof *r) : NULL;
    if (!i)
        return;
    i->extra = r;
    if (!r) {
        req_no_memory(q);
    } else if (read_made(i, q)) {
        fill_row(i, r);
        snprintf(i->text[T_ID], sizeof i->text[T_ID], "%s", r->id);
        if (read_rules(q, i, r) && read_clock(q, r) && read_game(q, r) && read_bots(q, r->bots)) {
            inquiry_send(i, true);
            return;
        }
    }
    inquiry_drop(i);
}
