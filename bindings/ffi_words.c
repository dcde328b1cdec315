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

static void put_label(mh_text *out, const mh_label *label)
{
    bool l = false;
    if (!label) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "[");
    for (unsigned i = 0; i < MH_LANGS; i++) {
        out_comma(out, &l);
        present_string(out, label->text[i]);
    }
    mh_put(out, "]");
}

static void put_kind(mh_text *out, const mh_kind *kind)
{
    bool ids = false, labels = false, notes = false;
    mh_put(out, "{\"set\":");
    mh_put(out, kind->is_set ? "true" : "false");
    mh_put(out, ",\"ids\":[");
    for (unsigned i = 0; kind->ids && i < kind->count; i++) {
        out_comma(out, &ids);
        present_string(out, kind->ids[i]);
    }
    mh_put(out, "],\"labels\":[");
    for (unsigned i = 0; kind->ids && kind->labels && i < kind->count; i++) {
        out_comma(out, &labels);
        put_label(out, &kind->labels[i]);
    }
    mh_put(out, "],\"notes\":[");
    for (unsigned i = 0; kind->ids && kind->notes && i < kind->count; i++) {
        out_comma(out, &notes);
        put_label(out, &kind->notes[i]);
    }
    mh_put(out, "]}");
}

static void put_verbs(mh_text *out, const char *name, const mh_verb *verbs, unsigned count)
{
    bool l = false;
    mh_put(out, ",\"");
    mh_put(out, name);
    mh_put(out, "\":{");
    for (unsigned i = 1; i < count; i++) {
        bool operands = false;
        out_key(out, &l, verbs[i].name);
        mh_put(out, "{\"kinds\":[");
        for (unsigned k = 0; k < verbs[i].operands; k++) {
            out_comma(out, &operands);
            present_string(out, verbs[i].kinds[k]->name);
        }
        mh_put(out, "],\"label\":");
        put_label(out, verbs[i].label);
        mh_put(out, "}");
    }
    mh_put(out, "}");
}

static void put_fields(mh_text *out, const mh_game *g)
{
    bool l = false;
    mh_put(out, ",\"fields\":{");
    for (unsigned i = 0; i < g->field_count; i++) {
        const mh_field *f = &g->fields[i];
        bool index = false;
        out_key(out, &l, f->name);
        mh_put(out, "{\"value\":");
        present_string(out, f->value->name);
        mh_put(out, ",\"index\":[");
        for (unsigned k = 0; k < f->dims; k++) {
            out_comma(out, &index);
            present_string(out, f->index[k]->name);
        }
        mh_put(out, "]}");
    }
    mh_put(out, "}");
}

static void put_prompts_and_rules(mh_text *out, const mh_game *g)
{
    bool prompts = false, rules = false, options = false;
    mh_put(out, ",\"prompts\":{");
    for (unsigned i = 0; i < g->prompt_count; i++) {
        out_key(out, &prompts, g->prompts[i].name);
        put_label(out, g->prompts[i].label);
    }
    mh_put(out, "},\"options\":{");
    for (unsigned i = 0; i < g->option_count; i++) {
        out_key(out, &options, g->options[i].name);
        mh_put(out, "{\"kind\":");
        present_string(out, g->options[i].values->name);
        mh_put(out, ",\"label\":");
        put_label(out, g->options[i].label);
        mh_put(out, "}");
    }
    mh_put(out, "},\"rules\":{");
    for (unsigned i = 0; i < g->rule_count; i++) {
        out_key(out, &rules, g->rules[i].id);
        present_string(out, g->rules[i].text);
    }
    mh_put(out, "}");
}

static void put_words(mh_text *out, const void *about)
{
    const mh_game *g = about;
    kinds ks = {.count = 0};
    bool begun = false;
    gather(&ks, g);
    mh_put(out, "{\"id\":");
    present_string(out, g->id);
    mh_put(out, ",\"name\":");
    present_string(out, g->name);
    mh_put(out, ",\"categories\":");
    present_string(out, g->categories->name);
    mh_put(out, ",\"kinds\":{");
    for (unsigned i = 0; i < ks.count; i++) {
        out_key(out, &begun, ks.at[i]->name);
        put_kind(out, ks.at[i]);
    }
    mh_put(out, "}");
    put_verbs(out, "verbs", g->verbs, g->verb_count);
    put_verbs(out, "events", g->events, g->event_count);
    put_fields(out, g);
    put_prompts_and_rules(out, g);
    mh_put(out, "}");
}

int32_t mh_ffi_words(const char *game, uint32_t n)
{
    char id[32];
    const mh_game *g = word_of(game, n, id, sizeof id) ? mh_find(id) : NULL;
    return g ? out_write(put_words, g) : refuse("there is no such game");
}

static void put_games(mh_text *out, const void *about)
{
    bool begun = false;
    (void)about;
    mh_put(out, "[");
    for (unsigned i = 0; i < mh_game_count; i++) {
        out_comma(out, &begun);
        present_game(out, mh_games[i]);
    }
    mh_put(out, "]");
}

int32_t mh_ffi_games(void) { return out_write(put_games, NULL); }
