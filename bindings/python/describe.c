/* describe.c - a game, its numbers and its views as JSON. */
#include "python.h"

#include <stdlib.h>

#include "host/present.h"

enum { FIRST_ROOM = 1 << 14, MOST_KINDS = 255 };

void py_free(void *p) { free(p); }

typedef struct about { /* what is to be written about */
    const mh_game *game;
    const ai_numbers *numbers;
    const mh_state *st;
    int viewer;
} about;

typedef void writer(mh_text *out, const about *a);

/* Written again with more room until all of it fits. */
static char *written(writer *write, const about *a, size_t *length)
{
    char *text = NULL;
    for (size_t room = FIRST_ROOM;;) {
        char *grown = realloc(text, room);
        if (!grown) {
            free(text);
            return NULL;
        }
        text = grown;
        mh_text out = mh_text_open(text, room);
        write(&out, a);
        *length = out.len;
        if (out.len < room)
            return text;
        room = out.len + 1;
    }
}

/* ---- members ---------------------------------------------------------------------- */

static void key(mh_text *out, bool *first, const char *name)
{
    present_comma(out, first);
    present_key(out, name);
}

static void string(mh_text *out, bool *first, const char *name, const char *value)
{
    key(out, first, name);
    present_string(out, value ? value : "");
}

static void number(mh_text *out, bool *first, const char *name, int64_t value)
{
    key(out, first, name);
    mh_put_int(out, value);
}

static void kind_name(mh_text *out, const mh_kind *k) { present_string(out, k ? k->name : ""); }

/* ---- kinds ------------------------------------------------------------------------- */

typedef struct kinds {
    const mh_kind *at[MOST_KINDS];
    unsigned count;
} kinds;

static void add_kind(kinds *ks, const mh_kind *k)
{
    for (unsigned i = 0; k && i < ks->count; i++)
        if (ks->at[i] == k)
            return;
    if (k && ks->count < MOST_KINDS)
        ks->at[ks->count++] = k;
}

static void add_verbs(kinds *ks, const mh_verb *verbs, unsigned count)
{
    for (unsigned v = 1; v < count; v++)
        for (unsigned i = 0; i < verbs[v].operands; i++)
            add_kind(ks, verbs[v].kinds[i]);
}

static void put_kind(mh_text *out, const mh_kind *k)
{
    bool first = true;
    mh_put(out, "{");
    number(out, &first, "count", k->count);
    number(out, &first, "is_set", k->is_set);
    key(out, &first, "ids");
    mh_put(out, "[");
    for (unsigned i = 0; k->ids && i < k->count; i++) {
        mh_put(out, i ? "," : "");
        present_string(out, k->ids[i]);
    }
    mh_put(out, "]}");
}

static void put_kinds(mh_text *out, const mh_game *g)
{
    kinds ks = {.count = 0};
    add_verbs(&ks, g->verbs, g->verb_count);
    add_verbs(&ks, g->events, g->event_count);
    add_kind(&ks, g->categories);
    for (unsigned i = 0; i < g->option_count; i++)
        add_kind(&ks, g->options[i].values);
    for (unsigned i = 0; i < g->field_count; i++) {
        add_kind(&ks, g->fields[i].value);
        for (unsigned d = 0; d < g->fields[i].dims; d++)
            add_kind(&ks, g->fields[i].index[d]);
    }
    mh_put(out, "{");
    for (unsigned i = 0; i < ks.count; i++) {
        mh_put(out, i ? "," : "");
        present_key(out, ks.at[i]->name);
        put_kind(out, ks.at[i]);
    }
    mh_put(out, "}");
}

/* ---- a game -------------------------------------------------------------------------- */

static void put_verbs(mh_text *out, const mh_verb *verbs, unsigned count)
{
    mh_put(out, "[[\"\",[]]");
    for (unsigned v = 1; v < count; v++) {
        mh_put(out, ",[");
        present_string(out, verbs[v].name);
        mh_put(out, ",[");
        for (unsigned i = 0; i < verbs[v].operands; i++) {
            mh_put(out, i ? "," : "");
            kind_name(out, verbs[v].kinds[i]);
        }
        mh_put(out, "]]");
    }
    mh_put(out, "]");
}

static void put_field(mh_text *out, const mh_field *f)
{
    bool first = true;
    mh_put(out, "{");
    string(out, &first, "name", f->name);
    number(out, &first, "offset", f->offset);
    number(out, &first, "width", f->width);
    number(out, &first, "is_signed", f->is_signed);
    key(out, &first, "value");
    kind_name(out, f->value);
    key(out, &first, "dims");
    mh_put(out, "[");
    for (unsigned d = 0; d < f->dims; d++) {
        mh_put(out, d ? "," : "");
        mh_put_int(out, f->dim[d]);
    }
    mh_put(out, "]");
    key(out, &first, "index");
    mh_put(out, "[");
    for (unsigned d = 0; d < f->dims; d++) {
        mh_put(out, d ? "," : "");
        kind_name(out, f->index[d]);
    }
    mh_put(out, "]}");
}

static void put_option(mh_text *out, const mh_option *o)
{
    bool first = true;
    mh_put(out, "{");
    string(out, &first, "name", o->name);
    string(out, &first, "rule", o->rule);
    key(out, &first, "values");
    kind_name(out, o->values);
    key(out, &first, "default");
    present_value(out, o->values, o->fallback);
    mh_put(out, "}");
}

static void put_lists(mh_text *out, bool *first, const mh_game *g)
{
    key(out, first, "fields");
    for (unsigned i = 0; i < g->field_count; i++) {
        mh_put(out, i ? "," : "[");
        put_field(out, &g->fields[i]);
    }
    mh_put(out, "]");
    key(out, first, "options");
    mh_put(out, "[");
    for (unsigned i = 0; i < g->option_count; i++) {
        mh_put(out, i ? "," : "");
        put_option(out, &g->options[i]);
    }
    mh_put(out, "]");
    key(out, first, "questions");
    for (unsigned i = 0; i < g->prompt_count; i++) {
        mh_put(out, i ? "," : "[");
        present_string(out, g->prompts[i].name ? g->prompts[i].name : "");
    }
    mh_put(out, "]");
    key(out, first, "rules");
    mh_put(out, "{");
    for (unsigned i = 0; i < g->rule_count; i++) {
        mh_put(out, i ? "," : "");
        present_key(out, g->rules[i].id);
        present_string(out, g->rules[i].text);
    }
    mh_put(out, "}");
}

static void put_game(mh_text *out, const about *a)
{
    const mh_game *g = a->game;
    bool first = true;
    mh_put(out, "{");
    string(out, &first, "id", g->id);
    string(out, &first, "name", g->name);
    number(out, &first, "state_size", g->state_size);
    number(out, &first, "content", g->content);
    number(out, &first, "rules_version", g->rules_version);
    number(out, &first, "max_legal", g->max_legal);
    number(out, &first, "min_seats", g->min_seats);
    number(out, &first, "max_seats", g->max_seats);
    key(out, &first, "categories");
    kind_name(out, g->categories);
    key(out, &first, "verbs");
    put_verbs(out, g->verbs, g->verb_count);
    key(out, &first, "events");
    put_verbs(out, g->events, g->event_count);
    key(out, &first, "kinds");
    put_kinds(out, g);
    put_lists(out, &first, g);
    mh_put(out, "}");
}

char *py_describe(const mh_game *g, size_t *length)
{
    about a = {.game = g};
    return written(put_game, &a, length);
}

/* ---- numbers ----------------------------------------------------------------------------- */

/* [name, kind, sort, low, high, bit, [index...]] */
static void put_cell(mh_text *out, const ai_cell *c)
{
    const int64_t numbers[] = {c->sort, c->low, c->high, c->bit};
    mh_put(out, "[");
    present_string(out, c->name);
    mh_put(out, ",");
    kind_name(out, c->kind);
    for (unsigned i = 0; i < MH_COUNT(numbers); i++) {
        mh_put(out, ",");
        mh_put_int(out, numbers[i]);
    }
    mh_put(out, ",[");
    for (unsigned d = 0; d < c->dims; d++) {
        mh_put(out, d ? "," : "");
        mh_put_int(out, c->index[d]);
    }
    mh_put(out, "]]");
}

static void put_word(mh_text *out, const mh_game *g, ai_word w)
{
    mh_put(out, "[");
    kind_name(out, w.kind);
    mh_put(out, ",");
    if (w.kind)
        present_value(out, w.kind, w.value);
    else
        present_string(out, w.value ? g->verbs[w.value].name : "");
    mh_put(out, "]");
}

/* [first id, [radix of each operand]] */
static void put_verb_ids(mh_text *out, const ai_numbers *n, unsigned verb)
{
    uint32_t radix[MH_MAX_OPERANDS];
    mh_put(out, "[");
    mh_put_int(out, (int64_t)ai_verb_ids(n, verb, radix));
    mh_put(out, ",[");
    for (unsigned i = 0; i < ai_numbers_game(n)->verbs[verb].operands; i++) {
        mh_put(out, i ? "," : "");
        mh_put_int(out, radix[i]);
    }
    mh_put(out, "]]");
}

static void put_numbers(mh_text *out, const about *a)
{
    const mh_game *g = ai_numbers_game(a->numbers);
    mh_put(out, "{\"cells\":");
    for (uint32_t i = 0; i < ai_cell_count(a->numbers); i++) {
        ai_cell c = ai_cell_at(a->numbers, i);
        mh_put(out, i ? "," : "[");
        put_cell(out, &c);
    }
    mh_put(out, "],\"words\":");
    for (uint32_t i = 0; i < ai_word_count(a->numbers); i++) {
        mh_put(out, i ? "," : "[");
        put_word(out, g, ai_word_at(a->numbers, i));
    }
    mh_put(out, "],\"verbs\":[[0,[]]");
    for (unsigned v = 1; v < g->verb_count; v++) {
        mh_put(out, ",");
        put_verb_ids(out, a->numbers, v);
    }
    mh_put(out, "]}");
}

char *py_describe_numbers(const ai_numbers *n, size_t *length)
{
    about a = {.numbers = n};
    return written(put_numbers, &a, length);
}

/* ---- views ----------------------------------------------------------------------------------- */

static void put_view(mh_text *out, const about *a) { present_view(out, a->game, a->st, a->viewer); }

static void put_state(mh_text *out, const about *a) { present_state(out, a->game, a->st); }

char *py_view(const mh_game *g, const mh_state *hidden, int viewer, size_t *length)
{
    about a = {.game = g, .st = hidden, .viewer = viewer};
    return written(put_view, &a, length);
}

char *py_dump(const mh_game *g, const mh_state *hidden, size_t *length)
{
    about a = {.game = g, .st = hidden};
    return written(put_state, &a, length);
}
