/* storm_store.c - the store of the simulation: late, out of order, away, and shared by nodes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "storm.h"

kept_table *store_find(world *w, const char *id)
{
    for (unsigned i = 0; i < w->tables; i++)
        if (strcmp(w->kept[i].head.id, id) == 0)
            return &w->kept[i];
    return NULL;
}

void store_ask(world *w, unsigned node, const hall_wish *wish)
{
    pending *p = &w->waiting[w->waits++];
    if (w->waits == PENDING)
        fail(w, "too much waits for the store");
    *p = (pending){.node = node,
                   .want = wish->want,
                   .op = wish->op,
                   .row = wish->row,
                   .head = wish->head,
                   .seq = wish->seq,
                   .search = wish->search};
    snprintf(p->table, sizeof p->table, "%s", wish->table);
}

/* The law of the store: a row goes right behind the row that it was drafted on. */
static bool take_row(world *w, const pending *p)
{
    kept_table *k = store_find(w, p->row->table);
    if (p->head) {
        if (k || w->tables == TABLES)
            return false;
        k = &w->kept[w->tables++];
        *k = (kept_table){.head = *p->head};
        k->rows = calloc(ROWS, sizeof *k->rows);
        snprintf(w->last_made, sizeof w->last_made, "%s", k->head.id);
    }
    uint64_t last = k && k->count ? k->rows[k->count - 1].mark : 0;
    if (!k || p->row->seq != k->count || p->row->after != last || k->count == ROWS)
        return false;
    hall_row *r = &k->rows[k->count++];
    char *body = malloc(p->row->length + 1);
    *r = *p->row;
    memcpy(body, p->row->body, p->row->length + 1);
    r->body = body;
    return true;
}

static void answer_append(world *w, const pending *p, bool kind)
{
    hall_moment m = moment_of(w);
    uint32_t dice = kind ? 99 : below(w, 100);
    hall_stored_as how = dice < 3 ? HALL_AWAY : HALL_LOST;
    uint32_t seq = p->row->seq;
    if (how == HALL_LOST && take_row(w, p))
        how = HALL_WON;
    w->count.lost += how == HALL_LOST;
    w->count.away += how == HALL_AWAY;
    hall_stored(w->hall[p->node], &m, p->op, how, how == HALL_AWAY ? "the disk is full" : NULL);
    drain(w, p->node);
    for (unsigned node = 0; node < w->nodes && how == HALL_WON; node++)
        if (node != p->node && (kind || below(w, 4))) { /* some news are lost on their way */
            m = moment_of(w);
            hall_heard(w->hall[node], &m, p->table, seq);
            drain(w, node);
        }
}

static void answer_load(world *w, const pending *p, bool kind)
{
    hall_moment m = moment_of(w);
    const kept_table *k = store_find(w, p->table);
    hall_stored_as how = !kind && !below(w, 30) ? HALL_AWAY : k ? HALL_WON : HALL_LOST;
    uint32_t from = k && p->seq < k->count ? p->seq : k ? k->count : 0;
    w->count.loads++;
    hall_loaded(w->hall[p->node], &m, p->op, how, NULL, k ? &k->head : NULL,
                k ? k->rows + from : NULL, k ? k->count - from : 0);
    drain(w, p->node);
}

static void answer_search(world *w, const pending *p, bool kind)
{
    hall_moment m = moment_of(w);
    w->count.searches++;
    if (kind || below(w, 20))
        hall_think(p->search, NULL, world_memory, w);
    hall_found(w->hall[p->node], &m, p->op);
    drain(w, p->node);
}

void store_answer(world *w, bool kind)
{
    if (!w->waits)
        return;
    unsigned which = below(w, w->waits);
    pending p = w->waiting[which];
    w->waiting[which] = w->waiting[--w->waits];
    if (p.want == HALL_APPEND)
        answer_append(w, &p, kind);
    else if (p.want == HALL_LOAD)
        answer_load(w, &p, kind);
    else
        answer_search(w, &p, kind);
}

void store_free(world *w)
{
    for (unsigned i = 0; i < w->tables; i++) {
        for (uint32_t k = 0; k < w->kept[i].count; k++) {
            void *body = NULL;
            memcpy(&body, &w->kept[i].rows[k].body, sizeof body);
            free(body);
        }
        free(w->kept[i].rows);
    }
}

static void audit_one(world *w, hall *fresh, const kept_table *k)
{
    hall_moment m = moment_of(w);
    hall_about about, live;
    hall_wish wish;
    hall_wake(fresh, &m, k->head.id);
    if (!hall_next(fresh, &wish) || wish.want != HALL_LOAD)
        fail(w, "a fresh hall does not load table %s", k->head.id);
    hall_loaded(fresh, &m, wish.op, HALL_WON, NULL, &k->head, k->rows, k->count);
    if (!hall_look(fresh, k->head.id, &about))
        fail(w, "a fresh hall has no table %s", k->head.id);
    if (about.frozen || about.differs >= 0 || about.seq != k->count)
        fail(w, "table %s: %s, differs at %lld, %u of %u rows", k->head.id,
             about.frozen ? about.frozen : "plays", (long long)about.differs, about.seq, k->count);
    if (k->count && k->rows[k->count - 1].hash != about.hash)
        fail(w, "table %s: another state after all rows", k->head.id);
    for (unsigned node = 0; node < w->nodes; node++)
        if (hall_look(w->hall[node], k->head.id, &live) && live.seq == about.seq) {
            w->count.compared++;
            if (live.hash != about.hash || live.plies != about.plies || live.status != about.status)
                fail(w, "table %s: the live one is not what its rows say", k->head.id);
        }
}

void store_audit(world *w)
{
    hall_config config = world_config(w);
    hall_moment m = moment_of(w);
    hall *fresh = hall_open(&config, &m);
    for (unsigned i = 0; i < w->tables; i++)
        audit_one(w, fresh, &w->kept[i]);
    hall_close(fresh);
}
