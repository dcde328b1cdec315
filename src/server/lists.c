/* lists.c - `tables`: which there are, a player's own, open ones, those to look at. */
#include "lists.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "history.h"

static const char *const clocks[3] = {"none", "live", "days"};

/* ---- a line ------------------------------------------------------------------------------------ */

void lists_chair(const char *chairs, int seat, char out[DB_SPEC])
{
    for (; seat > 0 && *chairs; seat--) {
        chairs += strcspn(chairs, ",");
        chairs += *chairs == ',';
    }
    snprintf(out, DB_SPEC, "%.*s", (int)strcspn(chairs, ","), chairs);
}

static json_t *text_or_null(const char *text) { return *text ? json_string(text) : json_null(); }

/* For the game and the number of seats of this table. */
static json_t *rating_or_null(inquiry *i, db_strength s)
{
    if (s.games == 0)
        return json_null();
    json_t *x = json_object();
    history_rating(i, x, (rating){s.mu, s.sigma}, s.games);
    return x;
}

/* Who sits where. */
static void put_seats(inquiry *i, json_t *x, const db_item *item)
{
    json_t *players = json_array(), *turn = json_array(), *ids = json_array(), *bots = json_array(),
           *ratings = json_array();
    char chair[DB_SPEC];
    for (int seat = 0; seat < DB_SEATS; seat++) {
        lists_chair(item->chairs, seat, chair);
        if (!*chair)
            break;
        bool bot = strcmp(chair, "human") != 0;
        if (strcmp(item->player[seat], "-") == 0 && !bot) { /* it took a free seat */
            bot = true;
            memcpy(chair, item->name[seat], sizeof chair);
            chair[sizeof chair - 1] = 0;
        }
        inquiry_push(i, players,
                     text_or_null(bot && !*item->name[seat] ? chair : item->name[seat]));
        inquiry_push(i, ids, text_or_null(bot ? "" : item->player[seat]));
        inquiry_push(i, bots, text_or_null(bot ? chair : ""));
        inquiry_push(i, ratings, bot ? json_null() : rating_or_null(i, item->strength[seat]));
        if (item->turn >> seat & 1)
            inquiry_push(i, turn, json_integer(seat));
    }
    inquiry_put(i, x, "players", players);
    inquiry_put(i, x, "ids", ids);
    inquiry_put(i, x, "bots", bots);
    inquiry_put(i, x, "ratings", ratings);
    inquiry_put(i, x, "turn", turn);
}

json_t *lists_item(inquiry *i, const db_item *item)
{
    static const char *const statuses[DB_STATUSES] = {"open", "playing", "over", "open", "playing"};
    bool rests = item->status == DB_OPEN_RESTS || item->status == DB_PLAYING_RESTS;
    json_t *x = json_pack(
        "{s:s,s:s,s:s,s:s,s:I,s:I,s:I,s:I,s:b,s:b,s:b,s:b,s:b,s:{s:s,s:I,s:I}}", "id", item->id,
        "game", item->game, "options", item->options, "status", statuses[item->status], "at",
        (json_int_t)item->at, "since", (json_int_t)item->since, "due", (json_int_t)item->due,
        "created", (json_int_t)item->created, "rests", (int)rests, "listed", (int)item->listed,
        "undo", (int)item->undo, "rated", (int)item->rated, "quick", (int)item->quick, "clock",
        "kind", clocks[item->clock >= 0 && item->clock < 3 ? item->clock : 0], "base",
        (json_int_t)item->base, "more", (json_int_t)item->more);
    if (!x)
        return NULL;
    put_seats(i, x, item);
    inquiry_put(i, x, "round", item->round ? json_integer(item->round) : json_null());
    inquiry_put(i, x, "mine", item->mine < 0 ? json_null() : json_integer(item->mine));
    return x;
}

void lists_watchers(const srv *s, json_t *item)
{
    const char *id = json_string_value(json_object_get(item, "id"));
    json_object_set_new(item, "watchers", json_integer(id ? hall_lookers(s->hall, id) : 0));
}

/* ---- the list ------------------------------------------------------------------------------------ */

enum { N_WHICH };

typedef struct listing {
    db_item *all;
    int count;
} listing;

static void on_item(void *ctx, const db_item *item)
{
    listing *l = ctx;
    if (l->count < DB_LIST)
        l->all[l->count++] = *item;
}

/* What waits for me first, by the time that is left, then by how long it waits; then others' turns,
 * tables not begun, those that are over. */
static int place_of(const db_item *x)
{
    bool asked = x->mine >= 0 && x->turn >> x->mine & 1;
    return x->status == DB_OVER                                 ? 4
           : x->status == DB_PLAYING_RESTS                      ? 3
           : x->status == DB_OPEN || x->status == DB_OPEN_RESTS ? 2
           : asked                                              ? 0
                                                                : 1;
}

static int by_need(const void *a, const void *b)
{
    const db_item *x = a, *y = b;
    int p = place_of(x) - place_of(y);
    if (p)
        return p;
    int64_t due_x = x->due ? x->due : INT64_MAX, due_y = y->due ? y->due : INT64_MAX;
    if (place_of(x) == 0 && due_x != due_y)
        return due_x < due_y ? -1 : 1;
    if (place_of(x) == 0)
        return (x->since > y->since) - (x->since < y->since);
    return (x->at < y->at) - (x->at > y->at);
}

static void look(inquiry *i, rec_link l)
{
    db_which which = (db_which)i->number[N_WHICH];
    db_filter f = {.seats = (int)i->number[1],
                   .clock = (int)i->number[2],
                   .rated = (int)i->number[3],
                   .people = i->number[4] == 0};
    listing list = {.all = calloc(DB_LIST, sizeof(db_item))};
    json_t *tables = json_array();
    snprintf(f.game, sizeof f.game, "%.*s", DB_ID - 1, i->text[0]);
    if (list.all)
        i->job.err = rec_list(l, which, i->me, &f, on_item, &list);
    else
        queue_lacks(&i->job);
    if (which == DB_MINE && list.all)
        qsort(list.all, (size_t)list.count, sizeof(db_item), by_need);
    for (int k = 0; k < list.count; k++)
        inquiry_push(i, tables, lists_item(i, &list.all[k]));
    free(list.all);
    i->out = json_pack("{s:s,s:o}", "t", "tables", "tables", tables);
    i->lacks |= !i->out;
}

static void count_watchers(inquiry *i)
{
    size_t k = 0;
    json_t *x = NULL;
    json_array_foreach(json_object_get(i->out, "tables"), k, x) lists_watchers(i->q->s, x);
}

static int word_in(const char *word, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(words[i], word) == 0)
            return (int)i;
    return -1;
}

static bool read_filters(inquiry *i, const srv_req *q)
{
    if (!inquiry_text(i, q, "game", 0, DB_ID - 1) || !inquiry_text(i, q, "clock", 1, 8) ||
        !inquiry_int(i, q, "seats", 1, 1, DB_SEATS, -1) || !inquiry_bool(i, q, "rated", 3) ||
        !inquiry_bool(i, q, "bots", 4))
        return false;
    i->number[2] = word_in(i->text[1], clocks, MH_COUNT(clocks));
    if (!*i->text[1] || i->number[2] >= 0)
        return true;
    req_error(q, "type", NULL, "'clock' must be none, live or days");
    return false;
}

void lists_tables(srv_req *q)
{
    static const char *const words[] = {"mine", "open", "watch", "campaigns"};
    const char *which = req_text(q, "which", 16);
    int at = which ? word_in(which, words, MH_COUNT(words)) : -1;
    if (which && at < 0)
        req_error(q, "type", NULL, "'which' must be mine, open, watch or campaigns");
    inquiry *i = at >= 0 ? inquiry_open(q, look) : NULL;
    if (!i)
        return;
    i->number[N_WHICH] = at;
    i->after = count_watchers;
    if (read_filters(i, q))
        inquiry_send(i, false);
    else
        inquiry_drop(i);
}

bool lists_clock(const srv_req *q, int64_t *kind, int64_t *base, int64_t *more)
{
    const read_node *clock = read_find(q->in, "clock");
    const read_node *k = clock && clock->type == READ_OBJECT ? read_find(clock, "kind") : NULL;
    const read_node *b = k ? read_find(clock, "base") : NULL,
                    *m = k ? read_find(clock, "more") : NULL;
    *kind = *base = *more = 0;
    if (!clock || clock->type == READ_NULL)
        return true;
    *kind = k && k->type == READ_TEXT ? word_in(k->text, clocks, MH_COUNT(clocks)) : -1;
    *base = *kind > 0 && b && b->type == READ_INT ? b->number : 0;
    *more = *kind > 0 && m && m->type == READ_INT ? m->number : 0;
    if (*kind >= 0)
        return true;
    req_error(q, "type", NULL, "'clock' must have a kind: none, live or days");
    return false;
}
