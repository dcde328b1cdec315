/* page.c - the hall behind numbers and buffers, for a page's worker. */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hall/hall.h"
#include "hall/read.h"
#include "host/present.h"

enum { FIRST_PAGE = 32 << 10, SEARCHES = 256 };

struct mh_hall {
    hall *is;
    hall_moment now;
    char *page;
    size_t cap;
    struct {
        hall_op op;
        hall_search *search;
    } searches[SEARCHES];
    unsigned search_count;
};

static void *memory(void *ctx, void *old, size_t had, size_t want)
{
    (void)ctx, (void)had;
    if (want)
        return realloc(old, want);
    free(old);
    return NULL;
}

void *mh_hall_alloc(uint32_t bytes) { return malloc(bytes); }

void mh_hall_free(void *p) { free(p); }

void mh_hall_moment(mh_hall *f, double ms, const uint8_t *luck)
{
    f->now.ms = (int64_t)ms;
    memcpy(f->now.luck, luck, sizeof f->now.luck);
}

mh_hall *mh_hall_new(double ms, const uint8_t *luck)
{
    mh_hall *f = calloc(1, sizeof *f);
    hall_config is = {.memory = memory,
                      .drafts = HALL_DRAFTS,
                      .alone = true,
                      .patient = true,
                      .adviser = "mcts:4000"};
    if (!f)
        return NULL;
    mh_hall_moment(f, ms, luck);
    f->is = hall_open(&is, &f->now);
    if (f->is)
        return f;
    free(f);
    return NULL;
}

void mh_hall_drop(mh_hall *f)
{
    if (!f)
        return;
    hall_close(f->is);
    free(f->page);
    free(f);
}

void mh_hall_came(mh_hall *f, uint32_t client, const char *who, uint32_t n)
{
    hall_person person = {.parts = PRESENT_EVERYTHING};
    const char *line = memchr(who, '\n', n);
    uint32_t id = line ? (uint32_t)(line - who) : n;
    snprintf(person.id, sizeof person.id, "%.*s", (int)id, who);
    if (line)
        snprintf(person.name, sizeof person.name, "%.*s", (int)(n - id - 1), line + 1);
    hall_came(f->is, &f->now, client, &person);
}

void mh_hall_went(mh_hall *f, uint32_t client) { hall_went(f->is, &f->now, client); }

void mh_hall_said(mh_hall *f, uint32_t client, uint32_t may, const char *text, uint32_t n)
{
    hall_said(f->is, &f->now, client, may, text, n);
}

void mh_hall_tick(mh_hall *f) { hall_tick(f->is, &f->now); }

double mh_hall_due(mh_hall *f) { return (double)hall_due(f->is); }

/* ---- rows as texts ---------------------------------------------------------------------------- */

static void put_number(mh_text *out, const char *key, int64_t x)
{
    mh_put(out, ",");
    present_key(out, key);
    mh_put_int(out, x);
}

static void put_string(mh_text *out, const char *key, const char *text)
{
    mh_put(out, ",");
    present_key(out, key);
    present_string(out, text);
}

/* No number of a page's has 64 bits. */
static void put_hex(mh_text *out, const char *key, uint64_t x)
{
    char text[20];
    snprintf(text, sizeof text, "%016llx", (unsigned long long)x);
    put_string(out, key, text);
}

static void put_row(mh_text *out, const hall_row *r)
{
    mh_put(out, "{\"seq\":");
    mh_put_int(out, r->seq);
    put_hex(out, "mark", r->mark);
    put_hex(out, "after", r->after);
    put_hex(out, "hash", r->hash);
    put_number(out, "at", r->at);
    put_string(out, "body", r->body);
    mh_put(out, "}");
}

static void put_head(mh_text *out, const hall_head *h)
{
    char fate[2 * HALL_KEY + 1];
    for (size_t i = 0; i < HALL_KEY; i++)
        snprintf(fate + 2 * i, 3, "%02x", h->fate[i]);
    mh_put(out, "{\"id\":");
    present_string(out, h->id);
    put_string(out, "game", h->game);
    put_string(out, "creator", h->creator);
    put_string(out, "invite", h->invite);
    put_string(out, "handover", h->handover);
    put_string(out, "options", h->options);
    put_string(out, "chairs", h->chairs);
    put_string(out, "fate", fate);
    put_number(out, "rules", h->rules);
    put_number(out, "content", h->content);
    put_number(out, "created", h->created);
    put_number(out, "clock", h->clock);
    put_number(out, "base", h->clock_base);
    put_number(out, "more", h->clock_more);
    put_number(out, "listed", h->listed);
    put_number(out, "undo", h->undo);
    mh_put(out, "}");
}

static const char *text_of(const read_node *x, const char *key)
{
    const read_node *m = read_find(x, key);
    return m && m->type == READ_TEXT ? m->text : "";
}

static int64_t number_of(const read_node *x, const char *key)
{
    const read_node *m = read_find(x, key);
    return m && m->type == READ_INT ? m->number : 0;
}

static hall_row read_row(const read_node *x)
{
    const char *body = text_of(x, "body");
    return (hall_row){.seq = (uint32_t)number_of(x, "seq"),
                      .mark = strtoull(text_of(x, "mark"), NULL, 16),
                      .after = strtoull(text_of(x, "after"), NULL, 16),
                      .hash = strtoull(text_of(x, "hash"), NULL, 16),
                      .at = number_of(x, "at"),
                      .body = body,
                      .length = strlen(body),
                      .status = -1,
                      .sits = -1,
                      .leaves = -1};
}

static hall_head read_head(const read_node *x)
{
    hall_head h = {.rules = (uint32_t)number_of(x, "rules"),
                   .content = (uint32_t)number_of(x, "content"),
                   .created = number_of(x, "created"),
                   .clock = (hall_clock)number_of(x, "clock"),
                   .clock_base = number_of(x, "base"),
                   .clock_more = number_of(x, "more"),
                   .listed = number_of(x, "listed") != 0,
                   .undo = number_of(x, "undo") != 0};
    const char *fate = text_of(x, "fate");
    snprintf(h.id, sizeof h.id, "%s", text_of(x, "id"));
    snprintf(h.game, sizeof h.game, "%s", text_of(x, "game"));
    snprintf(h.creator, sizeof h.creator, "%s", text_of(x, "creator"));
    snprintf(h.invite, sizeof h.invite, "%s", text_of(x, "invite"));
    snprintf(h.handover, sizeof h.handover, "%s", text_of(x, "handover"));
    snprintf(h.options, sizeof h.options, "%s", text_of(x, "options"));
    snprintf(h.chairs, sizeof h.chairs, "%s", text_of(x, "chairs"));
    for (size_t i = 0; i < HALL_KEY && strlen(fate) == sizeof h.fate * 2; i++) {
        char pair[3] = {fate[2 * i], fate[2 * i + 1], 0};
        h.fate[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    return h;
}

/* ---- wishes ------------------------------------------------------------------------------------- */

static void put_to(mh_text *out, const hall_wish *w)
{
    mh_put(out, ",\"to\":[");
    for (uint32_t i = 0; i < w->count; i++) {
        mh_put(out, i ? "," : "");
        mh_put_int(out, (int64_t)w->to[i]);
    }
    mh_put(out, "]");
}

static void put_append(mh_text *out, const hall_wish *w)
{
    const hall_row *r = w->row;
    put_hex(out, "mark", r->mark);
    put_hex(out, "after", r->after);
    put_number(out, "status", r->status);
    put_number(out, "at", r->at);
    put_number(out, "turn", r->turn);
    mh_put(out, ",\"row\":");
    put_row(out, r);
    if (!w->head)
        return;
    mh_put(out, ",\"head\":");
    put_head(out, w->head);
}

static void put_wish(mh_text *out, const hall_wish *w, const char *text)
{
    static const char *const wants[] = {
        [HALL_SEND] = "send",   [HALL_HANG_UP] = "hang_up", [HALL_APPEND] = "append",
        [HALL_LOAD] = "load",   [HALL_SEARCH] = "search",   [HALL_PASS] = "pass",
        [HALL_SPENT] = "spent", [HALL_NOTE] = "note",
    };
    mh_put(out, "{\"want\":");
    present_string(out, wants[w->want]);
    if (w->op)
        put_number(out, "op", (int64_t)w->op);
    if (w->table)
        put_string(out, "table", w->table);
    if (w->want == HALL_APPEND || w->want == HALL_LOAD)
        put_number(out, "seq", w->row ? w->row->seq : w->seq);
    if (w->to)
        put_to(out, w);
    if (text)
        put_string(out, "text", text);
    if (w->row)
        put_append(out, w);
    mh_put(out, "}");
}

/* The text of a message that is passed on ends where its length says. */
static char *whole_text(const hall_wish *w)
{
    size_t n = w->length ? w->length : w->text ? strlen(w->text) : 0;
    char *text = w->text ? malloc(n + 1) : NULL;
    if (!text)
        return NULL;
    memcpy(text, w->text, n);
    text[n] = 0;
    return text;
}

static int32_t say(mh_hall *f, const hall_wish *w, const char *text)
{
    for (;;) {
        mh_text out = mh_text_open(f->page, f->cap);
        put_wish(&out, w, text);
        if (out.len < f->cap)
            return (int32_t)out.len;
        free(f->page);
        f->cap = out.len + FIRST_PAGE;
        f->page = malloc(f->cap);
        if (f->page)
            continue;
        f->cap = 0;
        if (w->op)
            hall_cannot(f->is, w->op);
        return -1;
    }
}

int32_t mh_hall_next(mh_hall *f)
{
    hall_wish w;
    while (hall_next(f->is, &w) || (hall_give_up(f->is, &f->now) && hall_next(f->is, &w))) {
        if (w.want == HALL_SEARCH && f->search_count == SEARCHES) {
            hall_cannot(f->is, w.op);
            continue;
        }
        char *text = whole_text(&w);
        int32_t n = w.text && !text ? -1 : say(f, &w, text);
        free(text);
        if (n < 0)
            continue;
        if (w.want == HALL_SEARCH) {
            f->searches[f->search_count].op = w.op;
            f->searches[f->search_count++].search = w.search;
        }
        return n;
    }
    return 0;
}

const char *mh_hall_text(mh_hall *f) { return f->page; }

/* ---- answers ---------------------------------------------------------------------------------------- */

void mh_hall_stored(mh_hall *f, double op, uint32_t how)
{
    static const hall_stored_as known[] = {HALL_WON, HALL_LOST, HALL_AWAY};
    hall_stored(f->is, &f->now, (hall_op)op, known[how < 3 ? how : 2], NULL);
}

typedef struct heap {
    size_t used, cap;
    char *bytes;
} heap;

static void *heap_room(void *ctx, size_t n)
{
    heap *h = ctx;
    size_t at = (h->used + 15) & ~(size_t)15;
    if (at + n > h->cap)
        return NULL;
    h->used = at + n;
    return h->bytes + at;
}

static void hand_in(mh_hall *f, hall_op op, const read_node *kept)
{
    const read_node *head = read_find(kept, "head"), *list = read_find(kept, "rows");
    bool there = list && list->type == READ_LIST;
    hall_row *rows = there ? malloc((list->count + 1) * sizeof *rows) : NULL;
    hall_head first;
    size_t n = 0;
    if (head && head->type == READ_OBJECT)
        first = read_head(head);
    else
        head = NULL;
    for (const read_node *x = rows ? list->first : NULL; x; x = x->next)
        if (x->type == READ_OBJECT)
            rows[n++] = read_row(x);
    hall_loaded(f->is, &f->now, op, rows ? HALL_WON : HALL_AWAY, NULL, head ? &first : NULL, rows,
                n);
    free(rows);
}

void mh_hall_loaded(mh_hall *f, double op, const char *kept, uint32_t n)
{
    heap room = {.cap = (size_t)n * 48 + 4096};
    if (!n) {
        hall_loaded(f->is, &f->now, (hall_op)op, HALL_LOST, NULL, NULL, NULL, 0);
        return;
    }
    room.bytes = malloc(room.cap);
    const read_node *x = room.bytes ? read_object(kept, n, heap_room, &room) : NULL;
    if (x)
        hand_in(f, (hall_op)op, x);
    else
        hall_loaded(f->is, &f->now, (hall_op)op, HALL_AWAY, NULL, NULL, NULL, 0);
    free(room.bytes);
}

void mh_hall_think(mh_hall *f, double op)
{
    unsigned i = 0;
    while (i < f->search_count && f->searches[i].op != (hall_op)op)
        i++;
    if (i == f->search_count)
        return;
    hall_think(f->searches[i].search, NULL, memory, NULL);
    f->searches[i] = f->searches[--f->search_count];
    hall_found(f->is, &f->now, (hall_op)op);
}
