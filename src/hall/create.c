/* create.c - a new table: its head and first row in one step. */
#include <stdio.h>
#include <string.h>

#include "inside.h"

enum { MAX_SECONDS = 60 * 86400, MIN_LIVE = 10, MIN_DAYS = 3600 };

typedef struct wanted { /* what `create` asks for, as it is read */
    hall_head head;
    unsigned mine; /* seats of who asks */
    int seats;
} wanted;

/* ---- the message ---------------------------------------------------------------------------- */

/* "me", "open" or a spec: the word in the list of chairs; NULL after an error. */
static const char *read_seat(const asked *q, const read_node *x, int seat, wanted *w)
{
    const char *word = x->type == READ_TEXT ? x->text : NULL;
    mh_error error;
    bool me = word && strcmp(word, "me") == 0;
    if (!word || strlen(word) >= HALL_SPEC || (me && w->mine && !(q->may & HALL_MAY_SHARE))) {
        refuse(q, "seats", NULL, "a seat is \"me\" (once), \"open\" or a bot");
        return NULL;
    }
    if (me)
        w->mine |= 1u << seat;
    if (me || strcmp(word, "open") == 0)
        return "human";
    if (bot_ok(q->h, word, &error))
        return word;
    refuse(q, "bot", NULL, "%s", error.text);
    return NULL;
}

static bool read_seats(const asked *q, const mh_game *g, wanted *w)
{
    const read_node *list = read_find(q->in, "seats");
    char *out = w->head.chairs;
    unsigned people = 0;
    if (!list || list->type != READ_LIST || list->count < g->min_seats ||
        list->count > g->max_seats) {
        refuse(q, "seats", NULL, "'seats' must be a list of %d to %d", g->min_seats, g->max_seats);
        return false;
    }
    for (const read_node *x = list->first; x; x = x->next, w->seats++) {
        const char *word = read_seat(q, x, w->seats, w);
        if (!word)
            return false;
        people += strcmp(word, "human") == 0;
        size_t have = strlen(out);
        snprintf(out + have, sizeof w->head.chairs - have, "%s%s", w->seats ? "," : "", word);
    }
    if (!people && !(q->may & HALL_MAY_SHARE))
        refuse(q, "seats", NULL, "at least one seat is for a person");
    return people > 0 || q->may & HALL_MAY_SHARE;
}

static int64_t seconds(const read_node *clock, const char *key, bool *whole)
{
    const read_node *x = read_find(clock, key);
    *whole = x && x->type == READ_INT;
    return *whole ? x->number : 0;
}

static bool read_clock(const asked *q, hall_head *head)
{
    const read_node *clock = read_find(q->in, "clock"), *kind = NULL;
    bool base = false, more = false;
    if (!clock || clock->type == READ_NULL)
        return true;
    kind = clock->type == READ_OBJECT ? read_find(clock, "kind") : NULL;
    const char *word = kind && kind->type == READ_TEXT ? kind->text : "";
    if (strcmp(word, "none") == 0)
        return true;
    bool live = strcmp(word, "live") == 0, days = strcmp(word, "days") == 0;
    if (live || days) {
        head->clock = live ? HALL_CLOCK_LIVE : HALL_CLOCK_DAYS;
        head->clock_base = seconds(clock, "base", &base);
        head->clock_more = seconds(clock, "more", &more);
        more |= !read_find(clock, "more");
    }
    if (base && more && head->clock_base >= (live ? MIN_LIVE : MIN_DAYS) &&
        head->clock_base <= MAX_SECONDS && head->clock_more >= 0 && head->clock_more <= MAX_SECONDS)
        return true;
    refuse(q, "type", NULL,
           "'clock' must have a kind (none, live, days), base from %d (live) or %d (days) to %d "
           "seconds, more from 0",
           MIN_LIVE, MIN_DAYS, MAX_SECONDS);
    return false;
}

static bool read_options(const asked *q, const mh_game *g, wanted *w)
{
    const char *text = member_text(q, "options");
    uint64_t options = mh_options_default(g);
    size_t at = 0;
    mh_room room;
    if (text && *text && mh_options_parse(g, text, &options, &at)) {
        refuse(q, "options", NULL, "not understood: '%.40s'", text + at);
        return false;
    }
    if (!text || !*text)
        mh_playable(g, w->seats, &options);
    mh_options_format(g, options, w->head.options, sizeof w->head.options);
    const char *refused = mh_setup(g, &room.st, options, w->seats);
    if (refused)
        refuse(q, "options", NULL, "%s", refused);
    return !refused;
}

static bool read_handover(const asked *q, hall_head *head)
{
    const char *handover = member_text(q, "handover");
    mh_error error;
    if (handover && !bot_ok(q->h, handover, &error)) {
        refuse(q, "bot", NULL, "%s", error.text);
        return false;
    }
    snprintf(head->handover, sizeof head->handover, "%s", handover ? handover : "");
    return true;
}

/* A word deals the same game wherever it is said, so only to who plays alone: whoever knows it
 * knows what is to come. */
static bool read_word(const asked *q, const wanted *w)
{
    const char *word = member_text(q, "seed");
    unsigned people = 0;
    const char *at = w->head.chairs;
    for (int seat = 0; at; seat++) {
        people |= (unsigned)(strncmp(at, "human", 5) == 0) << seat;
        const char *comma = strchr(at, ',');
        at = comma ? comma + 1 : NULL;
    }
    if (!word || !*word || people == w->mine)
        return true;
    refuse(q, "seats", NULL, "a game dealt by a word is for who plays alone");
    return false;
}

/* splitmix64 over FNV-1a of the word: the same everywhere. */
static void word_bytes(const char *word, uint8_t *out, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (; *word; word++)
        h = (h ^ (uint8_t)*word) * 0x100000001b3u;
    for (size_t i = 0; i < n; i++) {
        h += 0x9e3779b97f4a7c15u;
        uint64_t z = (h ^ h >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        out[i] = (uint8_t)(z ^ z >> 31);
    }
}

/* ---- making it --------------------------------------------------------------------------------
 */

void create_head(const asked *q, hall_head *head, const mh_game *g)
{
    luck_id(q->h, head->id);
    luck_code(q->h, head->invite);
    snprintf(head->game, sizeof head->game, "%s", g->id);
    memcpy(head->creator, q->c->who.id, sizeof head->creator);
    head->rules = g->rules_version;
    head->content = g->content;
    head->created = q->h->now;
}

/* The draft is the table's first; both are taken over. */
bool create_send(const asked *q, draft *d, void (*tell)(hall *h, table *t, request *q))
{
    table *t = d->t;
    request *kept = request_keep(q);
    d->tell = tell;
    d->row.status = d->row.status < 0 ? HALL_OPEN : d->row.status;
    if (kept && draft_send(d, kept, NULL))
        return true;
    if (kept)
        refuse_memory(q);
    else
        draft_free(d);
    request_free(q->h, kept);
    table_free(t);
    return false;
}

static void put_created(mh_text *out, const void *about)
{
    const table *t = about;
    mh_put(out, ",\"invite\":");
    present_string(out, t->head.invite);
}

void create_tell(hall *h, table *t, request *q)
{
    client *c = client_of(h, q->c);
    answer_kept(h, q, "created", t->head.id, put_created, t);
    const read_node *in = c ? read_object(q->text, q->length, turn_room, h) : NULL;
    if (c && in) {
        asked again = {.h = h, .c = c, .in = in};
        watch *w = watch_table(t, c, member_parts(&again, c->who.parts));
        if (w)
            tell_table(w, 0, true, -1);
        else if (c->watch_count < HALL_WATCHES)
            client_lost(h, c);
    }
    request_free(h, q);
}

static void name_of(const asked *q, int seat, char out[HALL_NAME])
{
    const read_node *names = read_find(q->in, "names");
    const read_node *x = names && names->type == READ_LIST ? names->first : NULL;
    for (int i = 0; x && i < seat; i++)
        x = x->next;
    bool own = q->may & HALL_MAY_SHARE && x && x->type == READ_TEXT && hall_text_ok(x->text);
    snprintf(out, HALL_NAME, "%.*s", HALL_NAME - 1, own ? x->text : q->c->who.name);
}

/* On a device of one's own the bots may have names, too. */
static void name_bots(const asked *q, draft *d)
{
    char name[HALL_NAME];
    if (!(q->may & HALL_MAY_SHARE) || !read_find(q->in, "names"))
        return;
    for (int seat = 0; seat < d->t->seats; seat++)
        if (d->to.chair[seat].for_bot) {
            name_of(q, seat, name);
            change_sit(d, seat, HALL_NOBODYS, name);
        }
}

static void write_first(const asked *q, draft *d, unsigned mine, const char *entropy)
{
    const table *t = d->t;
    bool full = true;
    char name[HALL_NAME];
    if (is_campaign(t))
        change_book(d, member_text(q, "title"));
    else
        change_made(d);
    name_bots(q, d);
    for (int seat = 0; seat < t->seats; seat++) {
        if (!(mine >> seat & 1))
            continue;
        name_of(q, seat, name);
        change_sit(d, seat, q->c->who.id, name);
        if (entropy)
            change_mix(d, seat, entropy);
        entropy = NULL;
    }
    for (int seat = 0; seat < t->seats; seat++)
        full = full && (d->to.chair[seat].for_bot || d->to.chair[seat].player[0]);
    if (full)
        change_start(d);
    if (d->state)
        change_draw(d);
}

static void make(const asked *q, const wanted *w, const char *entropy)
{
    table *t = table_new(q->h, &w->head);
    draft *d = t ? draft_open(t) : NULL;
    if (!d) {
        if (t)
            table_free(t);
        refuse_memory(q);
        return;
    }
    write_first(q, d, w->mine, entropy);
    create_send(q, d, create_tell);
}

/* A rated game is one that nobody can take back, that people play against people, and that a loser
 * cannot leave lying: dealt by a word it is not, for that is for who plays alone. */
static bool read_rated(const asked *q, hall_head *head)
{
    const char *at = strstr(head->chairs, "human");
    head->rated = member_bool(q, "rated", false);
    if (!head->rated)
        return true;
    if (!head->undo && head->clock != HALL_CLOCK_NONE && at && strstr(at + 1, "human"))
        return rated_ok(q);
    refuse(q, "rated", NULL, "a rated game has two people at least, a clock and no undo");
    return false;
}

void on_create(asked *q)
{
    wanted w = {.head = {.clock = HALL_CLOCK_NONE}};
    const mh_game *g = mh_find(member_text(q, "game"));
    const char *entropy = member_text(q, "entropy");
    if (!g)
        refuse(q, "game", NULL, "no such game");
    if (!g || !read_seats(q, g, &w) || !read_clock(q, &w.head) || !read_options(q, g, &w) ||
        !read_handover(q, &w.head) || !entropy_ok(q, entropy) || !read_word(q, &w))
        return;
    w.head.listed = member_bool(q, "listed", false);
    w.head.undo = member_bool(q, "undo", true);
    w.head.quick = member_bool(q, "quick", false);
    if (!read_rated(q, &w.head))
        return;
    if (!(q->may & HALL_MAY_CREATE) || (w.head.listed && !(q->may & HALL_MAY_LIST))) {
        refuse(q, "rate", NULL, "too many new tables");
        return;
    }
    hall_spend(q, HALL_MAY_CREATE);
    if (w.head.listed)
        hall_spend(q, HALL_MAY_LIST);
    create_head(q, &w.head, g);
    const char *word = member_text(q, "seed");
    if (word && *word)
        word_bytes(word, w.head.fate, sizeof w.head.fate);
    else
        luck_bytes(q->h, "fate", w.head.fate, sizeof w.head.fate);
    make(q, &w, entropy);
}

/* ---- without a message -------------------------------------------------------------------------- */

static void write_seated(draft *d, const hall_person *who)
{
    change_made(d);
    for (int seat = 0; seat < d->t->seats; seat++)
        if (*who[seat].id)
            change_sit(d, seat, who[seat].id, who[seat].name);
        else if (*who[seat].name) /* a bot, called as elsewhere */
            change_sit(d, seat, HALL_NOBODYS, who[seat].name);
    change_start(d);
    if (d->state)
        change_draw(d);
}

void hall_seat(hall *h, const hall_moment *m, const hall_head *head, const hall_person *who)
{
    hall_head made = *head;
    const mh_game *g = mh_find(head->game);
    turn_begin(h, m);
    if (!g || table_find(h, head->id))
        return;
    luck_code(h, made.invite);
    luck_bytes(h, "fate", made.fate, sizeof made.fate);
    made.rules = g->rules_version;
    made.content = g->content;
    made.created = h->now;
    table *t = table_new(h, &made);
    draft *d = t ? draft_open(t) : NULL;
    if (d)
        write_seated(d, who);
    if (t && (!d || !draft_send(d, NULL, NULL)))
        table_free(t);
}

/* ---- campaigns ------------------------------------------------------------------------------ */

/* Options of the series: those of its first game have to be playable. */
static bool read_series_options(const asked *q, const mh_game *g, wanted *w)
{
    const char *text = member_text(q, "options");
    uint64_t options = mh_options_default(g);
    size_t at = 0;
    mh_room room;
    if (text && *text && mh_options_parse(g, text, &options, &at)) {
        refuse(q, "options", NULL, "not understood: '%.40s'", text + at);
        return false;
    }
    mh_options_format(g, options, w->head.options, sizeof w->head.options);
    const char *refused = mh_setup(g, &room.st, g->series->options(options, 1, false), w->seats);
    if (refused)
        refuse(q, "options", NULL, "%s", refused);
    return !refused;
}

bool title_ok(const asked *q)
{
    const char *title = member_text(q, "title");
    if (*title && hall_text_ok(title))
        return true;
    refuse(q, "type", NULL, "'title' must be text without control characters");
    return false;
}

void create_book_head(const asked *q, hall_head *head, const mh_game *g)
{
    char id[HALL_ID];
    create_head(q, head, g);
    memcpy(id, head->id, sizeof id);
    snprintf(head->id, sizeof head->id, HALL_CAMPAIGN "%.12s", id);
    luck_bytes(q->h, "fate", head->fate, sizeof head->fate);
}

void on_campaign_new(asked *q)
{
    wanted w = {.head = {.clock = HALL_CLOCK_NONE}};
    const mh_game *g = mh_find(member_text(q, "game"));
    if (!g || !g->series) {
        refuse(q, "game", NULL, "no such game, or it has no campaign");
        return;
    }
    if (!title_ok(q) || !read_seats(q, g, &w) || !read_clock(q, &w.head) ||
        !read_series_options(q, g, &w) || !read_handover(q, &w.head))
        return;
    w.head.undo = member_bool(q, "undo", true);
    if (!(q->may & HALL_MAY_CREATE)) {
        refuse(q, "rate", NULL, "too many new tables");
        return;
    }
    hall_spend(q, HALL_MAY_CREATE);
    create_book_head(q, &w.head, g);
    make(q, &w, NULL);
}
