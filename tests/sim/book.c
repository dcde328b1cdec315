/* book.c - what the clients were told. */
#include "book.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static book_table *first;
static uint64_t next_id;

void book_begin(void)
{
    first = NULL;
    next_id = 0;
}

static void free_table(book_table *t)
{
    for (book_claim *c = t->claims, *next; c; c = next) {
        next = c->next;
        free(c);
    }
    for (book_place *p = t->places, *next; p; p = next) {
        next = p->next;
        free(p->log);
        free(p);
    }
    free(t->facts);
    free(t->rows);
    free(t);
}

void book_end(void)
{
    while (first) {
        book_table *t = first;
        first = t->next;
        free_table(t);
    }
}

book_table *book_first(void) { return first; }

book_table *book_find(const char *id)
{
    book_table **at = &first;
    for (; *at; at = &(*at)->next)
        if (strcmp((*at)->id, id) == 0)
            return *at;
    *at = calloc(1, sizeof **at);
    if (!*at || strlen(id) >= BOOK_ID)
        abort();
    memcpy((*at)->id, id, strlen(id));
    sim_count.tables++;
    return *at;
}

uint64_t book_hash(const char *text, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)text[i]) * 0x100000001b3u;
    return h;
}

/* ---- claims ------------------------------------------------------------------------ */

book_claim *book_say(book_table *t, book_kind kind, int seat, const char *text)
{
    book_claim *c = calloc(1, sizeof *c);
    if (!c)
        abort();
    c->kind = kind;
    c->seat = seat;
    c->id = ++next_id;
    snprintf(c->text, sizeof c->text, "%s", text);
    c->next = t->claims;
    t->claims = c;
    return c;
}

void book_acked(book_claim *c, uint32_t seq)
{
    if (!c || c->state != BOOK_OPEN)
        sim_fail("something was acknowledged twice, or never asked");
    c->state = BOOK_ACKED;
    c->seq = seq;
    sim_count.acks++;
}

void book_refused(book_claim *c)
{
    if (!c || c->state != BOOK_OPEN)
        sim_fail("something was refused that has its answer");
    c->state = BOOK_REFUSED;
    sim_count.refused++;
}

void book_lost(book_claim *c)
{
    if (c && c->state == BOOK_OPEN) {
        c->state = BOOK_UNKNOWN;
        sim_count.unknown++;
    }
}

/* ---- what is public, what is shown ------------------------------------------------- */

void book_saw(book_table *t, uint32_t seq, const book_fact *fact)
{
    if (seq >= t->fact_cap) {
        size_t cap = (size_t)seq * 2 + 64;
        t->facts = realloc(t->facts, cap * sizeof *t->facts);
        if (!t->facts)
            abort();
        memset(t->facts + t->fact_cap, 0, (cap - t->fact_cap) * sizeof *t->facts);
        t->fact_cap = cap;
    }
    if (seq >= t->fact_count)
        t->fact_count = (size_t)seq + 1;
    book_fact *f = &t->facts[seq];
    if (f->known && (f->ply != fact->ply || f->turn != fact->turn || f->status != fact->status))
        sim_fail("table %s after %u rows is told as ply %u and as ply %u", t->id, seq, f->ply,
                 fact->ply);
    *f = *fact;
    f->known = true;
}

void book_shown(book_table *t, int viewer, uint32_t seq, uint64_t hash)
{
    if (viewer < 0 || viewer >= BOOK_SEATS)
        return;
    if (t->seen[viewer].hash && t->seen[viewer].seq == seq && t->seen[viewer].hash != hash)
        sim_fail("table %s after %u rows is shown to %d in two ways", t->id, seq, viewer);
    t->seen[viewer].seq = seq;
    t->seen[viewer].hash = hash;
}

/* ---- logs -------------------------------------------------------------------------- */

book_place *book_sit(book_table *t)
{
    book_place *p = calloc(1, sizeof *p);
    if (!p)
        abort();
    p->t = t;
    p->next = t->places;
    p->whole = true;
    t->places = p;
    return p;
}

void book_cut(book_place *p, size_t ply)
{
    if (ply > p->length)
        p->whole = false;
    if (ply < p->length)
        p->length = ply;
}

void book_add(book_place *p, int seat, const char *action)
{
    if (p->length == p->cap) {
        p->cap = p->cap ? p->cap * 2 : 64;
        p->log = realloc(p->log, p->cap * sizeof *p->log);
        if (!p->log)
            abort();
    }
    p->log[p->length++] = (book_entry){.seat = (int8_t)seat,
                                       .known = action != NULL,
                                       .action = action ? book_hash(action, strlen(action)) : 0};
}
