/* lobby.c - games, tables, seats. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "srv.h"

enum { MAX_SECONDS = 60 * 86400, MIN_LIVE = 10, MIN_DAYS = 3600 };

/* ---- games --------------------------------------------------------------------------------- */

static void put_games(mh_text *out, const void *about)
{
    static const char *const bots[] = {"random",       "greedy",     "level:easy",
                                       "level:normal", "level:hard", "level:jarl"};
    char why[160];
    const char *comma = "";
    (void)about;
    mh_put(out, ",\"games\":[");
    for (unsigned i = 0; i < mh_game_count; i++) {
        mh_put(out, i ? "," : "");
        present_game(out, mh_games[i]);
    }
    mh_put(out, "],\"bots\":[");
    for (size_t i = 0; i < MH_COUNT(bots); i++)
        if (bots_spec_ok(bots[i], why, sizeof why)) {
            mh_put(out, comma);
            present_string(out, bots[i]);
            comma = ",";
        }
    mh_put(out, "]");
}

/* Asked for by everybody, and by those who mean harm again and again: no tree of JSON is made. */
void lobby_games(srv_req *q) { say_reply(q, "games", NULL, put_games, NULL); }

/* ---- create ---------------------------------------------------------------------------------- */

void lobby_created(srv_req *q, srv_table *t, db_err err)
{
    if (err) {
        create_refused(q, err);
        return;
    }
    req_reply(
        q, json_pack("{s:s,s:s,s:s}", "t", "created", "table", t->is.id, "invite", t->is.invite));
    unsigned parts = q->c->parts;
    srv_watch *w = q->c->conn ? table_watch(t, q->c, parts) : NULL;
    if (w)
        say_table(w, 0, true, NULL);
    else if (q->c->watch_count < SRV_WATCHES)
        client_fail(q->c);
}

/* "me", "open" or a spec a seat, into chairs; the seat of "me" or -1. */
static bool read_seats(srv_req *q, const mh_game *g, db_table *head, int *mine)
{
    json_t *list = json_object_get(q->in, "seats"), *x = NULL;
    size_t i = 0, people = 0, n = json_array_size(list);
    char why[160], *out = head->chairs;
    *mine = -1;
    if (!json_is_array(list) || n < g->min_seats || n > g->max_seats) {
        req_error(q, "seats", NULL, "'seats' must be a list of %d to %d", g->min_seats,
                  g->max_seats);
        return false;
    }
    json_array_foreach(list, i, x)
    {
        const char *word = json_string_value(x);
        bool me = word && strcmp(word, "me") == 0;
        bool person = me || (word && strcmp(word, "open") == 0);
        if (!word || strlen(word) >= DB_SPEC || (me && *mine >= 0)) {
            req_error(q, "seats", NULL, "a seat is \"me\" (once), \"open\" or a bot");
            return false;
        }
        if (!person && !bots_spec_ok(word, why, sizeof why)) {
            req_error(q, "bot", NULL, "%s", why);
            return false;
        }
        if (me)
            *mine = (int)i;
        people += person;
        size_t have = strlen(out);
        snprintf(out + have, sizeof head->chairs - have, "%s%s", i ? "," : "",
                 person ? "human" : word);
    }
    if (!people)
        req_error(q, "seats", NULL, "at least one seat is for a person");
    return people > 0;
}

static bool read_clock(srv_req *q, db_table *head)
{
    json_t *clock = json_object_get(q->in, "clock");
    if (!clock || json_is_null(clock))
        return true;
    const char *kind = json_string_value(json_object_get(clock, "kind"));
    json_t *base = json_object_get(clock, "base"), *more = json_object_get(clock, "more");
    if (kind && strcmp(kind, "none") == 0)
        return true;
    bool live = kind && strcmp(kind, "live") == 0, days = kind && strcmp(kind, "days") == 0;
    head->clock = live ? SRV_CLOCK_LIVE : SRV_CLOCK_DAYS;
    head->base = json_integer_value(base);
    head->more = json_integer_value(more);
    if ((live || days) && json_is_integer(base) && head->base >= (live ? MIN_LIVE : MIN_DAYS) &&
        head->base <= MAX_SECONDS && (!more || json_is_integer(more)) && head->more >= 0 &&
        head->more <= MAX_SECONDS)
        return true;
    req_error(q, "type", NULL,
              "'clock' must have a kind (none, live, days), base from %d (live) or %d (days) to %d "
              "seconds, more from 0",
              MIN_LIVE, MIN_DAYS, MAX_SECONDS);
    return false;
}

static bool read_options(srv_req *q, const mh_game *g, int seats, db_table *head)
{
    const char *text = NULL;
    uint64_t options = mh_options_default(g);
    size_t at = 0;
    host_room room;
    if (!req_text_or_null(q, "options", DB_WORDS - 1, &text))
        return false;
    if (text && *text && mh_options_parse(g, text, &options, &at)) {
        req_error(q, "options", NULL, "not understood: '%.40s'", text + at);
        return false;
    }
    if (!text || !*text)
        mh_playable(g, seats, &options);
    mh_options_format(g, options, head->options, sizeof head->options);
    const char *refused = mh_setup(g, &room.st, options, seats);
    if (refused)
        req_error(q, "options", NULL, "%s", refused);
    return !refused;
}

static bool entropy_ok(const srv_req *q, const char *hex)
{
    if (!hex || (strlen(hex) == 64 && strspn(hex, "0123456789abcdef") == 64))
        return true;
    req_error(q, "type", NULL, "'entropy' must be 64 hex digits in lower case");
    return false;
}

static bool read_wishes(srv_req *q, db_table *head, const char **entropy)
{
    const char *handover = NULL;
    char why[160];
    if (!req_bool(q, "listed", false, &head->listed) || !req_bool(q, "undo", true, &head->undo) ||
        !req_text_or_null(q, "handover", DB_SPEC - 1, &handover) ||
        !req_text_or_null(q, "entropy", 64, entropy) || !entropy_ok(q, *entropy) ||
        !req_parts(q, q->c->parts, &q->c->parts))
        return false;
    if (handover && !bots_spec_ok(handover, why, sizeof why)) {
        req_error(q, "bot", NULL, "%s", why);
        return false;
    }
    snprintf(head->handover, sizeof head->handover, "%s", handover ? handover : "");
    return true;
}

void lobby_create(srv_req *q)
{
    db_table head = {.status = DB_OPEN};
    int mine = -1;
    const char *id = req_text(q, "game", DB_ID - 1), *entropy = NULL;
    const mh_game *g = id ? mh_find(id) : NULL;
    if (id && !g)
        req_error(q, "game", NULL, "no such game");
    if (!g || !read_seats(q, g, &head, &mine) || !read_clock(q, &head) ||
        !read_options(q, g, (int)json_array_size(json_object_get(q->in, "seats")), &head) ||
        !read_wishes(q, &head, &entropy))
        return;
    if (!create_allowed(q, head.listed))
        return;
    srv_random_id(head.id);
    srv_random_code(head.invite);
    randombytes_buf(head.fate, sizeof head.fate);
    snprintf(head.game, sizeof head.game, "%s", g->id);
    snprintf(head.creator, sizeof head.creator, "%s", q->c->me.id);
    head.rules = g->rules_version;
    head.content = g->content;
    head.created = srv_now();
    create_table(q, &head, mine, entropy, lobby_created);
}

/* ---- lists --------------------------------------------------------------------------------------
 */

typedef struct listing {
    desk_job job;
    srv_req *q;
    db_which which;
    char player[DB_ID];
    json_t *list;
    bool lacks; /* there was no memory for all of it */
} listing;

static void on_item(void *ctx, const db_item *item)
{
    static const char *const statuses[DB_STATUSES] = {"open", "playing", "over", "open", "playing"};
    listing *l = ctx;
    json_t *players = json_array(), *turn = json_array();
    char chairs[DB_WORDS], *at = chairs;
    snprintf(chairs, sizeof chairs, "%s", item->chairs);
    for (int seat = 0; at && *at && seat < DB_SEATS; seat++) {
        char *comma = strchr(at, ',');
        if (comma)
            *comma++ = 0;
        const char *name = strcmp(at, "human") != 0 ? at : item->name[seat];
        if (json_array_append_new(players, *name ? json_string(name) : json_null()) ||
            (item->turn >> seat & 1 && json_array_append_new(turn, json_integer(seat))))
            l->lacks = true;
        at = comma;
    }
    bool rests = item->status == DB_OPEN_RESTS || item->status == DB_PLAYING_RESTS;
    json_t *x = json_pack("{s:s,s:s,s:s,s:s,s:o,s:o,s:I,s:b}", "id", item->id, "game", item->game,
                          "options", item->options, "status", statuses[item->status], "players",
                          players, "turn", turn, "at", (json_int_t)item->at, "rests", (int)rests);
    if (!x ||
        json_object_set_new(x, "mine", item->mine < 0 ? json_null() : json_integer(item->mine)))
        l->lacks = true;
    if (json_array_append_new(l->list, x))
        l->lacks = true;
}

static void run_list(desk_job *job, const db_api *api, db *d)
{
    listing *l = (listing *)job;
    job->err = api->list(d, l->which, l->player, on_item, l);
    if (!job->err && l->lacks)
        desk_lacks(job);
}

static void done_list(desk_job *job)
{
    listing *l = (listing *)job;
    if (job->err)
        req_store(l->q, job->err);
    else
        req_reply(l->q, json_pack("{s:s,s:O}", "t", "tables", "tables", l->list));
    json_decref(l->list);
    req_free(l->q);
    free(l);
}

void lobby_tables(srv_req *q)
{
    static const char *const words[] = {"mine", "open", "watch"};
    const char *which = req_text(q, "which", 8);
    size_t i = 0;
    if (!which)
        return;
    while (i < MH_COUNT(words) && strcmp(words[i], which) != 0)
        i++;
    if (i == MH_COUNT(words)) {
        req_error(q, "type", NULL, "'which' must be mine, open or watch");
        return;
    }
    listing *l = calloc(1, sizeof *l);
    srv_req *kept = l ? req_keep(q) : NULL;
    if (!kept) {
        if (!l)
            req_no_memory(q);
        free(l);
        return;
    }
    l->job = (desk_job){.run = run_list, .done = done_list};
    l->q = kept;
    l->which = (db_which)i;
    memcpy(l->player, q->c->me.id, sizeof l->player);
    l->list = json_array();
    desk_post(q->s->desk, &l->job);
}

/* ---- seats
 * ------------------------------------------------------------------------------------------ */

void lobby_watch(srv_req *q, srv_table *t)
{
    int64_t from = -1, seq = -1;
    unsigned parts = 0;
    if (!req_int(q, "from", 0, HOST_MAX_PLIES, -1, &from) ||
        !req_int(q, "seq", 0, UINT32_MAX, -1, &seq) || !req_parts(q, q->c->parts, &parts) ||
        table_ahead(q, t, from, lobby_watch))
        return;
    if (from >= 0 && seq >= 0)
        from = fold_same_until(t, (uint32_t)seq, (uint32_t)from);
    bool known = table_watch_of(t, q->c) != NULL;
    srv_watch *w = table_watch(t, q->c, parts);
    if (!w) {
        if (q->c->watch_count < SRV_WATCHES)
            req_no_memory(q);
        else
            req_error(q, "limit", NULL, "at most %d tables at a time", SRV_WATCHES);
        return;
    }
    say_table(w, from < 0 ? UINT32_MAX : (uint32_t)from, true, q);
    if (!known && table_seat(t, q->c) >= 0)
        say_here(t);
}

static int free_seat(const srv_table *t, int64_t wish)
{
    for (int seat = 0; seat < t->seats; seat++) {
        const srv_chair *c = &t->chair[seat];
        if (!c->for_bot && !c->player[0] && (wish < 0 || wish == seat))
            return seat;
    }
    return -1;
}

static void sit(srv_req *q, srv_table *t, int seat, const char *entropy)
{
    draft *d = draft_open(t);
    bool full = true;
    draft_line(d, "sit %d %s %s", seat, q->c->me.id, q->c->me.name);
    d->row.sits = seat;
    snprintf(d->row.player, sizeof d->row.player, "%s", q->c->me.id);
    snprintf(d->row.name, sizeof d->row.name, "%s", q->c->me.name);
    if (entropy)
        draft_mix(d, seat, entropy);
    for (int i = 0; i < t->seats; i++)
        full = full && (i == seat || t->chair[i].for_bot || t->chair[i].player[0]);
    if (full)
        draft_start(d);
    draft_commit(d, q, NULL, lobby_join);
}

void lobby_join(srv_req *q, srv_table *t)
{
    int64_t wish = -1;
    const char *entropy = NULL;
    if (!req_int(q, "seat", 0, MH_MAX_SEATS - 1, -1, &wish) ||
        !req_text_or_null(q, "entropy", 64, &entropy) || !entropy_ok(q, entropy))
        return;
    if (table_seat(t, q->c) >= 0) {
        lobby_watch(q, t);
        return;
    }
    int seat = free_seat(t, wish);
    if (t->status != DB_OPEN)
        req_error(q, "status", NULL, "the game has begun");
    else if (t->frozen)
        req_error(q, "frozen", NULL, "%s", t->frozen);
    else if (seat < 0)
        req_error(q, "seat", NULL, "that seat is taken");
    else if (!table_watch_of(t, q->c) && q->c->watch_count >= SRV_WATCHES)
        req_error(q, "limit", NULL, "at most %d tables at a time", SRV_WATCHES);
    else
        sit(q, t, seat, entropy);
}

void lobby_unwatch(srv_req *q, srv_table *t)
{
    srv_watch *w = table_watch_of(t, q->c);
    if (w)
        table_unwatch(w);
    req_reply(q, json_pack("{s:s,s:s}", "t", "unwatched", "table", t->is.id));
}

void lobby_leave(srv_req *q, srv_table *t)
{
    int seat = table_seat(t, q->c);
    srv_watch *w = table_watch_of(t, q->c);
    if (seat < 0) {
        req_error(q, "seat", NULL, "you have no seat there");
        return;
    }
    if (w)
        table_unwatch(w);
    if (t->status != DB_OPEN) { /* the seat stays: `join` brings its owner back */
        req_reply(q, json_pack("{s:s,s:s}", "t", "left", "table", t->is.id));
        return;
    }
    draft *d = draft_open(t);
    draft_line(d, "leave %d", seat);
    d->row.leaves = seat;
    draft_commit(d, q, "left", lobby_leave);
}
