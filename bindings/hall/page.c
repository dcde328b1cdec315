/* page.c - the hall behind numbers and buffers, for a page's worker. */
#include "page.h"
#include <assert.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kept.h"

enum { FIRST_PAGE = 32 << 10 };

void *hall_page_memory(void *ctx, void *old, size_t had, size_t want)
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
    hall_config config = {.memory = hall_page_memory,
                          .drafts = HALL_DRAFTS,
                          .patient = true,
                          .adviser = "mcts:800ms",
                          .hasty = "mcts:120ms"};
    if (!f)
        return NULL;
    mh_hall_moment(f, ms, luck);
    f->hall = hall_open(&config, &f->now);
    if (f->hall)
        return f;
    free(f);
    return NULL;
}

void mh_hall_drop(mh_hall *f)
{
    if (!f)
        return;
    hall_close(f->hall);
    free(f->page);
    free(f);
}

void mh_hall_came(mh_hall *f, uint32_t client, const char *who, uint32_t n)
{
    hall_person person = {.parts = PRESENT_DEFAULT | PRESENT_BOARD};
    const char *line = memchr(who, '\n', n);
    uint32_t id = line ? (uint32_t)(line - who) : n;
    snprintf(person.id, sizeof person.id, "%.*s", (int)id, who);
    const char *name = line ? line + 1 : who + n,
               *end = memchr(name, '\n', (size_t)(who + n - name));
    snprintf(person.name, sizeof person.name, "%.*s", (int)((end ? end : who + n) - name), name);
    if (end) /* a program wants other parts than a page */
        person.parts = PRESENT_EVERYTHING;
    hall_came(f->hall, &f->now, client, &person);
}

void mh_hall_went(mh_hall *f, uint32_t client) { hall_went(f->hall, &f->now, client); }

void mh_hall_said(mh_hall *f, uint32_t client, uint32_t may, const char *text, uint32_t n)
{
    hall_said(f->hall, &f->now, client, may, text, n);
}

void mh_hall_heard(mh_hall *f, const char *table, uint32_t n, uint32_t seq)
{
    char id[HALL_ID];
    snprintf(id, sizeof id, "%.*s", (int)(n < HALL_ID ? n : HALL_ID - 1), table);
    hall_heard(f->hall, &f->now, id, seq);
}

void mh_hall_forget(mh_hall *f, const char *table, uint32_t n)
{
    char id[HALL_ID];
    snprintf(id, sizeof id, "%.*s", (int)(n < HALL_ID ? n : HALL_ID - 1), table);
    hall_forget(f->hall, &f->now, HALL_TABLE, id);
}

void mh_hall_tick(mh_hall *f) { hall_tick(f->hall, &f->now); }

double mh_hall_due(mh_hall *f) { return (double)hall_due(f->hall); }

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

static void put_wish(mh_text *out, const hall_wish *w, const char *text)
{
    static const char *const wants[] = {
        [HALL_SEND] = "send",   [HALL_HANG_UP] = "hang_up", [HALL_APPEND] = "append",
        [HALL_LOAD] = "load",   [HALL_SEARCH] = "search",   [HALL_PASS] = "pass",
        [HALL_SPENT] = "spent", [HALL_NOTE] = "note",       [HALL_REVIEW] = "review",
    };
    assert((size_t)w->want < MH_COUNT(wants) && wants[w->want]);
    mh_put(out, "{\"want\":");
    present_string(out, wants[w->want]);
    if (w->op)
        kept_put_number(out, "op", (int64_t)w->op);
    if (w->table)
        kept_put_string(out, "table", w->table);
    if (w->want == HALL_APPEND || w->want == HALL_LOAD)
        kept_put_number(out, "seq", w->row ? w->row->seq : w->seq);
    if (w->to)
        put_to(out, w);
    if (text)
        kept_put_string(out, "text", text);
    if (w->row)
        kept_put_append(out, w->row, w->head);
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

int32_t hall_page_say(mh_hall *f, hall_page_put *put, const void *about)
{
    for (;;) {
        mh_text out = mh_text_open(f->page, f->cap);
        put(&out, about);
        if (out.len < f->cap)
            return (int32_t)out.len;
        free(f->page);
        f->cap = out.len + FIRST_PAGE;
        f->page = malloc(f->cap);
        if (f->page)
            continue;
        f->cap = 0;
        return -1;
    }
}

typedef struct telling {
    const hall_wish *w;
    const char *text;
} telling;

static void put_telling(mh_text *out, const void *about)
{
    const telling *t = about;
    put_wish(out, t->w, t->text);
}

static int32_t say(mh_hall *f, const hall_wish *w, const char *text)
{
    int32_t n = hall_page_say(f, put_telling, &(telling){w, text});
    if (n < 0 && w->op)
        hall_cannot(f->hall, w->op);
    return n;
}

int32_t mh_hall_next(mh_hall *f)
{
    hall_wish w;
    while (hall_next(f->hall, &w) || (hall_give_up(f->hall, &f->now) && hall_next(f->hall, &w))) {
        if (w.want == HALL_SEARCH && f->search_count == PAGE_SEARCHES) {
            hall_cannot(f->hall, w.op);
            continue;
        }
        char *text = whole_text(&w);
        int32_t n = w.text && !text ? -1 : say(f, &w, text);
        free(text);
        if (n < 0)
            continue;
        if (w.want == HALL_SEARCH) {
            assert(f->search_count < PAGE_SEARCHES && w.op);
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
    hall_stored(f->hall, &f->now, (hall_op)op, known[how < 3 ? how : 2], NULL);
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
        first = kept_read_head(head);
    else
        head = NULL;
    for (const read_node *x = rows ? list->first : NULL; x; x = x->next)
        if (x->type == READ_OBJECT)
            rows[n++] = kept_read_row(x);
    hall_loaded(f->hall, &f->now, op, rows ? HALL_WON : HALL_AWAY, NULL, head ? &first : NULL, rows,
                n);
    free(rows);
}

void mh_hall_loaded(mh_hall *f, double op, const char *kept, uint32_t n)
{
    heap room = {.cap = (size_t)n * 48 + 4096};
    if (!n) {
        hall_loaded(f->hall, &f->now, (hall_op)op, HALL_LOST, NULL, NULL, NULL, 0);
        return;
    }
    room.bytes = malloc(room.cap);
    const read_node *x = room.bytes ? read_object(kept, n, heap_room, &room) : NULL;
    if (x)
        hand_in(f, (hall_op)op, x);
    else
        hall_loaded(f->hall, &f->now, (hall_op)op, HALL_AWAY, NULL, NULL, NULL, 0);
    free(room.bytes);
}
