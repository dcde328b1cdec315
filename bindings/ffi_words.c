/* ffi_words.c - the games and their words, for pages that show them. */
#include <stdlib.h>
#include <string.h>

#include "handle.h"

enum { MAX_KINDS = 160, MAX_TITLES = 512, GAMES = 3, MAX_PLIES = 6000 };

typedef struct kinds { /* what a game speaks of, and the titles of its tables */
    mh_kind at[MAX_KINDS];
    unsigned count;
    const char *title[MAX_TITLES];
    const mh_label *title_label[MAX_TITLES];
    unsigned titles;
} kinds;

static void add_kind(kinds *ks, const mh_kind *kind)
{
    for (unsigned i = 0; i < ks->count; i++)
        if (strcmp(ks->at[i].name, kind->name) == 0)
            return;
    if (ks->count < MAX_KINDS)
        ks->at[ks->count++] = *kind;
}

static void add_title(kinds *ks, const mh_label *label, const char *id)
{
    for (unsigned i = 0; i < ks->titles; i++)
        if (strcmp(ks->title[i], id) == 0)
            return;
    if (ks->titles == MAX_TITLES || !label)
        return;
    ks->title[ks->titles] = id;
    ks->title_label[ks->titles++] = label;
}

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    add_title(ctx, title, id);
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    (void)value;
    add_kind(ctx, kind);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)value;
    add_title(ctx, title, id);
    add_kind(ctx, kind);
}

static void watch_state(const mh_game *g, const mh_state *hidden, int viewer, const mh_out *out)
{
    g->view(hidden, viewer, out);
    if (g->odds)
        g->odds(hidden, viewer, out);
    if (g->series)
        g->series->book(hidden, viewer, out);
}

/* Views name kinds and titles that no table of the game lists: look at some games. */
static void watch_game(kinds *ks, const mh_game *g, uint64_t options, int seats, uint64_t seed)
{
    const mh_out out = {ks, on_panel, on_row, on_cell};
    mh_action list[MH_MAX_LEGAL];
    host_room now, hidden;
    mh_rng rng;
    mh_seed(&rng, seed);
    if (mh_setup(g, &now.st, options, seats))
        return;
    for (unsigned ply = 0; ply < MAX_PLIES && now.st.depth; ply++) {
        int seat = mh_turn(&now.st);
        int viewer = seat == MH_CHANCE ? (int)(ply % (unsigned)seats) : seat;
        memcpy(&hidden, &now, g->state_size);
        g->hide(&hidden.st, viewer);
        watch_state(g, &hidden.st, viewer, &out);
        uint32_t n = mh_legal(g, &now.st, seat, list);
        mh_action a = seat == MH_CHANCE ? mh_roll(g, &now.st, &rng) : list[mh_below(&rng, n)];
        mh_apply(g, &now.st, seat, a, NULL);
    }
    watch_state(g, &now.st, 0, &out);
}

static void watch_games(kinds *ks, const mh_game *g)
{
    uint64_t options = 0;
    if (!mh_playable(g, g->max_seats, &options))
        return;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        watch_game(ks, g, options, g->max_seats, seed);
    for (unsigned n = 1; g->series && n <= g->series->count; n++)
        watch_game(ks, g, g->series->options(options, n, false), g->max_seats, n);
}

static void add_verbs(kinds *ks, const mh_verb *verbs, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < verbs[i].operands; k++)
            add_kind(ks, verbs[i].kinds[k]);
}

static void gather(kinds *ks, const mh_game *g)
{
    add_verbs(ks, g->verbs, g->verb_count);
    add_verbs(ks, g->events, g->event_count);
    add_verbs(ks, g->remarks, g->remark_count);
    for (unsigned i = 0; i < g->option_count; i++)
        add_kind(ks, g->options[i].values);
    add_kind(ks, g->categories);
    for (unsigned i = 0; i < g->field_count; i++) {
        add_kind(ks, g->fields[i].value);
        for (unsigned k = 0; k < g->fields[i].dims; k++)
            add_kind(ks, g->fields[i].index[k]);
    }
    watch_games(ks, g);
}

static void put_label(mh_text *out, const mh_label *label)
{
    if (label)
        present_label(out, label);
    else
        mh_put(out, "null");
}

static void put_kind(mh_text *out, const mh_kind *kind)
{
    bool ids = false, labels = false, notes = false;
    mh_put(out, "{\"set\":");
    mh_put(out, kind->is_set ? "true" : "false");
    mh_put(out, ",\"ids\":[");
    for (unsigned i = 0; kind->ids && i < kind->count; i++) {
        ffi_comma(out, &ids);
        present_string(out, kind->ids[i]);
    }
    mh_put(out, "],\"labels\":[");
    for (unsigned i = 0; kind->ids && kind->labels && i < kind->count; i++) {
        ffi_comma(out, &labels);
        put_label(out, &kind->labels[i]);
    }
    mh_put(out, "],\"notes\":[");
    for (unsigned i = 0; kind->ids && kind->notes && i < kind->count; i++) {
        ffi_comma(out, &notes);
        put_label(out, &kind->notes[i]);
    }
    mh_put(out, "]}");
}

/* Verbs and events begin at 1: a place without a name is never said. */
static void put_verbs(mh_text *out, const char *name, const mh_verb *verbs, unsigned count)
{
    bool l = false;
    mh_put(out, ",\"");
    mh_put(out, name);
    mh_put(out, "\":{");
    for (unsigned i = 0; i < count; i++) {
        bool operands = false;
        if (!verbs[i].name)
            continue;
        ffi_key(out, &l, verbs[i].name);
        mh_put(out, "{\"kinds\":[");
        for (unsigned k = 0; k < verbs[i].operands; k++) {
            ffi_comma(out, &operands);
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
        ffi_key(out, &l, f->name);
        mh_put(out, "{\"value\":");
        present_string(out, f->value->name);
        mh_put(out, ",\"index\":[");
        for (unsigned k = 0; k < f->dims; k++) {
            ffi_comma(out, &index);
            present_string(out, f->index[k]->name);
        }
        mh_put(out, "]}");
    }
    mh_put(out, "}");
}

/* Names of the fields that boards read, and of the numbers of questions with their kinds. */
static void put_board(mh_text *out, const mh_game *g)
{
    bool l = false, p = false;
    mh_put(out, ",\"board\":[");
    for (const char *const *name = g->board; name && *name; name++) {
        ffi_comma(out, &l);
        present_string(out, *name);
    }
    mh_put(out, "],\"about\":[");
    for (unsigned i = 0; i < g->about_count; i++) {
        const mh_about *a = &g->about[i];
        ffi_comma(out, &p);
        mh_put(out, "{\"prompt\":");
        present_string(out, g->prompts[a->prompt].name);
        mh_put(out, ",\"name\":");
        present_string(out, a->name);
        mh_put(out, ",\"kind\":");
        present_string(out, a->kind->name);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

static void put_printed(mh_text *out, const mh_game *g)
{
    bool l = false;
    mh_put(out, ",\"printed\":{");
    for (unsigned i = 0; i < g->printed_count; i++) {
        const mh_printed *p = &g->printed[i];
        ffi_comma(out, &l);
        present_string(out, p->name);
        mh_put(out, ":[");
        for (unsigned k = 0; k < p->count; k++) {
            mh_put(out, k ? "," : "");
            mh_put_int(out, p->numbers[k]);
        }
        mh_put(out, "]");
    }
    mh_put(out, "}");
}

/* Of a question with numbers in it the one that needs none. */
static const mh_label *whole_prompt(const mh_label *label, mh_label *out)
{
    for (unsigned i = 0; label && i < MH_LANGS; i++) {
        const char *other = strstr(label->text[i], " || ");
        out->text[i] = other ? other + 4 : label->text[i];
    }
    return label ? out : NULL;
}

static void put_prompts_and_rules(mh_text *out, const mh_game *g)
{
    mh_label whole;
    bool prompts = false, rules = false, options = false;
    mh_put(out, ",\"prompts\":{");
    for (unsigned i = 0; i < g->prompt_count; i++) {
        ffi_key(out, &prompts, g->prompts[i].name);
        put_label(out, whole_prompt(g->prompts[i].label, &whole));
    }
    mh_put(out, "},\"options\":{");
    for (unsigned i = 0; i < g->option_count; i++) {
        ffi_key(out, &options, g->options[i].name);
        mh_put(out, "{\"kind\":");
        present_string(out, g->options[i].values->name);
        mh_put(out, ",\"label\":");
        put_label(out, g->options[i].label);
        mh_put(out, "}");
    }
    mh_put(out, "},\"rules\":{");
    for (unsigned i = 0; i < g->rule_count; i++) {
        ffi_key(out, &rules, g->rules[i].id);
        present_string(out, g->rules[i].text);
    }
    mh_put(out, "}");
}

typedef struct lexicon {
    const mh_game *g;
    kinds ks;
} lexicon;

static void put_titles(mh_text *out, const kinds *ks)
{
    bool begun = false;
    mh_put(out, ",\"titles\":{");
    for (unsigned i = 0; i < ks->titles; i++) {
        ffi_key(out, &begun, ks->title[i]);
        put_label(out, ks->title_label[i]);
    }
    mh_put(out, "}");
}

static void put_words(mh_text *out, const void *about)
{
    const lexicon *x = about;
    const mh_game *g = x->g;
    bool begun = false;
    mh_put(out, "{\"id\":");
    present_string(out, g->id);
    mh_put(out, ",\"name\":");
    present_string(out, g->name);
    mh_put(out, ",\"categories\":");
    present_string(out, g->categories->name);
    mh_put(out, ",\"kinds\":{");
    for (unsigned i = 0; i < x->ks.count; i++) {
        ffi_key(out, &begun, x->ks.at[i].name);
        put_kind(out, &x->ks.at[i]);
    }
    mh_put(out, "}");
    put_titles(out, &x->ks);
    put_verbs(out, "verbs", g->verbs, g->verb_count);
    put_verbs(out, "events", g->events, g->event_count);
    put_verbs(out, "remarks", g->remarks, g->remark_count);
    put_fields(out, g);
    put_board(out, g);
    put_printed(out, g);
    put_prompts_and_rules(out, g);
    mh_put(out, "}");
}

int32_t mh_ffi_words(mh_ffi *f, const char *game, uint32_t n)
{
    char id[32];
    const mh_game *g = ffi_word(game, n, id, sizeof id) ? mh_find(id) : NULL;
    if (!g)
        return ffi_refuse(f, "there is no such game");
    lexicon *x = calloc(1, sizeof *x); /* too large for the stack of a worker */
    if (!x)
        return ffi_refuse(f, "out of memory");
    x->g = g;
    gather(&x->ks, g);
    int32_t length = ffi_write(f, put_words, x);
    free(x);
    return length;
}

static void put_games(mh_text *out, const void *about)
{
    bool begun = false;
    (void)about;
    mh_put(out, "[");
    for (unsigned i = 0; i < mh_game_count; i++) {
        ffi_comma(out, &begun);
        present_game(out, mh_games[i]);
    }
    mh_put(out, "]");
}

int32_t mh_ffi_games(mh_ffi *f) { return ffi_write(f, put_games, NULL); }
