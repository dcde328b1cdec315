/* ffi_words.c - the games and their words, for pages that show them. */
#include <string.h>

#include "json.h"
#include "tables.h"

enum { MAX_KINDS = 128 };

typedef struct kinds {
    const mh_kind *at[MAX_KINDS];
    unsigned count;
} kinds;

static void add_kind(kinds *ks, const mh_kind *kind)
{
    for (unsigned i = 0; i < ks->count; i++)
        if (strcmp(ks->at[i]->name, kind->name) == 0)
            return;
    if (ks->count < MAX_KINDS)
        ks->at[ks->count++] = kind;
}

static void add_verbs(kinds *ks, const mh_verb *verbs, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = 0; k < verbs[i].operands; k++)
            add_kind(ks, verbs[i].kinds[k]);
}

static void gather(kinds *ks, const mh_game *g)
{
    add_verbs(ks, g->verbs, g->verb_count);
    add_verbs(ks, g->events, g->event_count);
    for (unsigned i = 0; i < g->option_count; i++)
        add_kind(ks, g->options[i].values);
    add_kind(ks, g->categories);
    for (unsigned i = 0; i < g->field_count; i++) {
        add_kind(ks, g->fields[i].value);
        for (unsigned k = 0; k < g->fields[i].dims; k++)
            add_kind(ks, g->fields[i].index[k]);
    }
}

static void put_label(const mh_label *label)
{
    out_list l = {false};
    if (!label) {
        out_put("null");
        return;
    }
    out_put("[");
    for (unsigned i = 0; i < MH_LANGS; i++) {
        out_next(&l);
        out_string(label->text[i]);
    }
    out_put("]");
}

static void put_kind(const mh_kind *kind)
{
    out_list ids = {false}, labels = {false};
    out_put("{\"set\":");
    out_put(kind->is_set ? "true" : "false");
    out_put(",\"ids\":[");
    for (unsigned i = 0; kind->ids && i < kind->count; i++) {
        out_next(&ids);
        out_string(kind->ids[i]);
    }
    out_put("],\"labels\":[");
    for (unsigned i = 0; kind->ids && kind->labels && i < kind->count; i++) {
        out_next(&labels);
        put_label(&kind->labels[i]);
    }
    out_put("]}");
}

static void put_verbs(const char *name, const mh_verb *verbs, unsigned count)
{
    out_list l = {false};
    out_put(",\"");
    out_put(name);
    out_put("\":{");
    for (unsigned i = 1; i < count; i++) {
        out_list operands = {false};
        out_key(&l, verbs[i].name);
        out_put("{\"kinds\":[");
        for (unsigned k = 0; k < verbs[i].operands; k++) {
            out_next(&operands);
            out_string(verbs[i].kinds[k]->name);
        }
        out_put("],\"label\":");
        put_label(verbs[i].label);
        out_put("}");
    }
    out_put("}");
}

static void put_fields(const mh_game *g)
{
    out_list l = {false};
    out_put(",\"fields\":{");
    for (unsigned i = 0; i < g->field_count; i++) {
        const mh_field *f = &g->fields[i];
        out_list index = {false};
        out_key(&l, f->name);
        out_put("{\"value\":");
        out_string(f->value->name);
        out_put(",\"index\":[");
        for (unsigned k = 0; k < f->dims; k++) {
            out_next(&index);
            out_string(f->index[k]->name);
        }
        out_put("]}");
    }
    out_put("}");
}

static void put_prompts_and_rules(const mh_game *g)
{
    out_list prompts = {false}, rules = {false}, options = {false};
    out_put(",\"prompts\":{");
    for (unsigned i = 0; i < g->prompt_count; i++) {
        out_key(&prompts, g->prompts[i].name);
        put_label(g->prompts[i].label);
    }
    out_put("},\"options\":{");
    for (unsigned i = 0; i < g->option_count; i++) {
        out_key(&options, g->options[i].name);
        out_put("{\"kind\":");
        out_string(g->options[i].values->name);
        out_put(",\"label\":");
        put_label(g->options[i].label);
        out_put("}");
    }
    out_put("},\"rules\":{");
    for (unsigned i = 0; i < g->rule_count; i++) {
        out_key(&rules, g->rules[i].id);
        out_string(g->rules[i].text);
    }
    out_put("}");
}

int32_t mh_ffi_words(const char *game, uint32_t n)
{
    char id[32];
    kinds ks = {.count = 0};
    out_list l = {false};
    const mh_game *g = word_of(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g)
        return refuse("there is no such game");
    gather(&ks, g);
    out_begin();
    out_put("{\"id\":");
    out_string(g->id);
    out_put(",\"name\":");
    out_string(g->name);
    out_put(",\"categories\":");
    out_string(g->categories->name);
    out_put(",\"kinds\":{");
    for (unsigned i = 0; i < ks.count; i++) {
        out_key(&l, ks.at[i]->name);
        put_kind(ks.at[i]);
    }
    out_put("}");
    put_verbs("verbs", g->verbs, g->verb_count);
    put_verbs("events", g->events, g->event_count);
    put_fields(g);
    put_prompts_and_rules(g);
    out_put("}");
    return out_end();
}

static void put_option(const mh_option *o)
{
    out_list l = {false};
    out_put("{\"name\":");
    out_string(o->name);
    out_put(",\"values\":[");
    for (unsigned i = 0; i < o->values->count; i++) {
        out_next(&l);
        out_string(o->values->ids[i]);
    }
    out_put("],\"default\":");
    out_string(o->values->ids[o->fallback]);
    out_put("}");
}

int32_t mh_ffi_games(void)
{
    out_list games = {false};
    out_begin();
    out_put("[");
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        out_list options = {false};
        out_next(&games);
        out_put("{\"id\":");
        out_string(g->id);
        out_put(",\"name\":");
        out_string(g->name);
        out_put(",\"seats\":[");
        out_int(g->min_seats);
        out_put(",");
        out_int(g->max_seats);
        out_put("],\"options\":[");
        for (unsigned k = 0; k < g->option_count; k++) {
            out_next(&options);
            put_option(&g->options[k]);
        }
        out_put("]}");
    }
    out_put("]");
    return out_end();
}
