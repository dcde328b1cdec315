/* box.c - the book of a group with the box: answers, names, walks. */
#include "box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool box_open(host_box *b, const mh_game *g, int seats, const uint8_t key[HOST_KEY])
{
    *b = (host_box){.game = g, .seats = seats};
    if (!g->series || !g->series->box || seats < g->min_seats || seats > g->max_seats)
        return false;
    campaign_make_id(key, b->id);
    return true;
}

void box_close(host_box *b)
{
    for (unsigned i = 0; i < MH_BOX_LISTS; i++) {
        for (int32_t k = 0; k < b->names[i].count; k++)
            free(b->names[i].text[k]);
        free(b->names[i].text);
    }
    free(b->fact);
    *b = (host_box){.game = b->game};
}

bool box_fork(const host_box *b, unsigned at, const uint8_t key[HOST_KEY], host_box *out)
{
    bool ok = at >= 1 && box_open(out, b->game, b->seats, key);
    if (!ok)
        return false;
    memcpy(out->parent, b->id, sizeof out->parent);
    out->parent_at = at;
    for (unsigned i = 0; i < MH_BOX_LISTS; i++)
        for (int32_t k = 0; k < b->names[i].count; k++)
            ok = ok && box_add_name(out, i, b->names[i].text[k]);
    for (unsigned i = 0; i < b->facts; i++)
        if (b->fact[i].game < at)
            ok = ok && box_add_fact(out, b->fact[i]);
    if (!ok)
        box_close(out);
    return ok;
}

/* ---- answers and names ----------------------------------------------------------------------- */

/* Room for one more; the list may move. */
static void *grow(void *list, unsigned count, unsigned *room, size_t size)
{
    if (count < *room)
        return list;
    unsigned wanted = *room ? *room * 2 : 64;
    void *more = realloc(list, wanted * size);
    if (more)
        *room = wanted;
    return more;
}

bool box_add_fact(host_box *b, box_fact f)
{
    box_fact *list = b->facts < BOX_FACTS ? grow(b->fact, b->facts, &b->room, sizeof f) : NULL;
    if (!list)
        return false;
    b->fact = list;
    b->fact[b->facts++] = f;
    return true;
}

bool box_add_name(host_box *b, unsigned list, const char *name)
{
    box_list *l = &b->names[list];
    if (l->count >= BOX_NAMES)
        return false;
    size_t n = strlen(name) + 1;
    char *copy = malloc(n);
    char **more = copy ? realloc(l->text, ((size_t)l->count + 1) * sizeof *more) : NULL;
    if (!more) {
        free(copy);
        return false;
    }
    memcpy(copy, name, n);
    l->text = more;
    l->text[l->count++] = copy;
    return true;
}

int32_t box_name(const host_box *b, unsigned list, const char *name)
{
    for (int32_t i = 0; i < b->names[list].count; i++)
        if (strcmp(b->names[list].text[i], name) == 0)
            return i;
    return -1;
}

static bool same_key(const box_fact *f, const mh_box_field *k)
{
    return f->ask == k->ask && f->game == k->game && f->a == k->a && f->b == k->b;
}

int32_t box_fact_of(const host_box *b, const mh_box_field *f)
{
    for (unsigned i = b->facts; i-- > 0;)
        if (same_key(&b->fact[i], f))
            return b->fact[i].value;
    return MH_BOX_OPEN;
}

bool box_undo(host_box *b)
{
    if (b->facts)
        b->facts--;
    else
        return false;
    return true;
}

/* ---- a walk ------------------------------------------------------------------------------------
 */

/* An answer that is none any more, after a correction, is open. */
static int32_t checked(const host_box *b, const mh_box_field *f, int32_t value)
{
    bool fits = false;
    if (value == MH_BOX_OPEN)
        return value;
    if (f->sort == MH_BOX_NUMBER)
        fits = value >= f->low && value <= f->high;
    else if (f->sort == MH_BOX_NAME)
        fits =
            value == MH_BOX_NO_NAME ? f->optional : value >= 0 && value < b->names[f->list].count;
    for (unsigned i = 0; f->sort == MH_BOX_CHOICE && i < f->count; i++)
        fits = fits || f->things[i].code == value;
    return fits ? value : MH_BOX_OPEN;
}

/* Copies the choices, which live only as long as the question is asked. */
static bool keep_things(box_view *v, const mh_box_field *f)
{
    for (unsigned i = 0; i < f->count; i++) {
        mh_box_thing *t = grow(v->thing, v->things, &v->thing_room, sizeof *t);
        if (!t)
            return false;
        v->thing = t;
        v->thing[v->things++] = f->things[i];
    }
    return true;
}

static int32_t on_ask(void *ctx, const mh_box_field *f, bool quiet)
{
    box_view *v = ctx;
    int32_t value = box_fact_of(v->box, f);
    if (quiet)
        return value;
    value = checked(v->box, f, value);
    unsigned first = v->things;
    box_field *list = grow(v->field, v->fields, &v->field_room, sizeof *list);
    if (list)
        v->field = list;
    if (!list || !keep_things(v, f)) {
        v->lost = true;
        return value;
    }
    v->field[v->fields] = (box_field){*f, value};
    v->field[v->fields].field.things = NULL;
    v->field[v->fields++].field.low = f->sort == MH_BOX_CHOICE ? (int32_t)first : f->low;
    v->game = f->game > v->game ? f->game : v->game;
    return value;
}

static void on_tell(void *ctx, const mh_box_line *line)
{
    box_view *v = ctx;
    mh_box_line *list = grow(v->line, v->lines, &v->line_room, sizeof *list);
    if (!list) {
        v->lost = true;
        return;
    }
    v->line = list;
    v->line[v->lines++] = *line;
}

bool box_look(const host_box *b, box_view *v)
{
    *v = (box_view){.box = b};
    b->game->series->box->walk(b->seats, &(mh_box_form){v, on_ask, on_tell});
    if (v->lost)
        box_look_away(v);
    return !v->lost;
}

void box_look_away(box_view *v)
{
    free(v->field);
    free(v->line);
    free(v->thing);
    *v = (box_view){.lost = v->lost};
}

const box_field *box_asked(const box_view *v)
{
    for (unsigned i = 0; i < v->fields; i++)
        if (v->field[i].value == MH_BOX_OPEN)
            return &v->field[i];
    return NULL;
}

const mh_box_thing *box_things(const box_view *v, const box_field *f)
{
    return f->field.sort == MH_BOX_CHOICE ? v->thing + f->field.low : NULL;
}

void box_key(const host_box *b, const mh_box_field *f, char key[BOX_KEY])
{
    snprintf(key, BOX_KEY, "%u.%.40s.%u.%u", (unsigned)f->game,
             b->game->series->box->asks->ids[f->ask], (unsigned)f->a, (unsigned)f->b);
}

const box_field *box_find(const box_view *v, const char *key)
{
    char own[BOX_KEY];
    for (unsigned i = 0; i < v->fields; i++) {
        box_key(v->box, &v->field[i].field, own);
        if (strcmp(own, key) == 0)
            return &v->field[i];
    }
    return NULL;
}

const mh_box_line *box_line(const box_view *v, const mh_box_line *like)
{
    for (unsigned i = 0; i < v->lines; i++) {
        const mh_box_line *l = &v->line[i];
        if (l->group == like->group && l->game == like->game && l->a == like->a && l->b == like->b)
            return l;
    }
    return NULL;
}

bool box_same(const mh_box_line *a, const mh_box_line *b)
{
    bool same = a->say == b->say && a->count == b->count;
    for (unsigned i = 0; same && i < a->count; i++) {
        const mh_box_thing *x = &a->about[i], *y = &b->about[i];
        same = x->sort == y->sort && x->list == y->list && x->value == y->value &&
               x->label == y->label;
    }
    return same;
}
