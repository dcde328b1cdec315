/* play_about.c - what the things on the table do, each in a sentence; and one by its name. */
#include "play.h"

#include <stdio.h>
#include <string.h>

enum { MOST = 128 };

typedef struct legend {
    const mh_speech *how;
    const mh_label *said[MOST]; /* each note once */
    unsigned count;
} legend;

static void tell(legend *l, const mh_kind *kind, unsigned value)
{
    const mh_label *note = &kind->notes[value];
    char name[256], text[4096];
    if (!note->text[l->how->lang][0] || l->count == MOST)
        return;
    for (unsigned i = 0; i < l->count; i++)
        if (l->said[i] == note)
            return;
    l->said[l->count++] = note;
    mh_kind one = *kind;
    one.is_set = 0;
    mh_say_value(&one, l->how, value, name, sizeof name);
    snprintf(text, sizeof text, "  %s: %s", name, note->text[l->how->lang]);
    show_hanging(SHOW_PLAIN, 4, text);
}

static void tell_all(legend *l, const mh_kind *kind, int32_t value)
{
    for (unsigned i = 0; kind->notes && i < kind->count; i++)
        if (kind->is_set ? i < 31 && (value >> i & 1) : value == (int32_t)i)
            tell(l, kind, i);
}

static void on_title(void *ctx, const mh_label *title, const char *id)
{
    (void)ctx, (void)title, (void)id;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    tell_all(ctx, kind, (int32_t)value);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)title, (void)id;
    tell_all(ctx, kind, value);
}

void play_about(const play_client *c, int seat)
{
    legend l = {.how = &c->how};
    c->s->config.game->view(&c->hidden.st, seat, &(mh_out){&l, on_title, on_row, on_cell});
}

/* ---- one thing by its name --------------------------------------------------------- */

enum { KINDS = 256, FOUND = 12, NAME = 512 };

typedef struct search {
    const play_client *c;
    int seat;
    char wanted[NAME]; /* in small letters */
    bool part;         /* names that only hold what is wanted, too */
    unsigned found, kinds;
    const char *const *seen[KINDS]; /* kinds that were looked through, by their ids */
    uint64_t told[FOUND];           /* names, as hashes: some things are of several kinds */
} search;

static bool is_wanted(const search *s, const char *text)
{
    char small[NAME];
    cli_lower(text, small, sizeof small);
    return s->part ? strstr(small, s->wanted) != NULL : strcmp(small, s->wanted) == 0;
}

static bool is_called(const search *s, const mh_kind *kind, unsigned value)
{
    bool called = kind->ids[value] && is_wanted(s, kind->ids[value]);
    for (unsigned lang = 0; kind->labels && lang < MH_LANGS; lang++)
        called = called || is_wanted(s, kind->labels[value].text[lang]);
    return called;
}

static bool was_told(search *s, const char *text)
{
    uint64_t h = mh_hash(text, strlen(text));
    for (unsigned i = 0; i < s->found; i++)
        if (s->told[i] == h)
            return true;
    s->told[s->found++] = h;
    return false;
}

/* Its note, and what the table says of it now. */
static void tell_thing(search *s, const mh_kind *kind, unsigned value)
{
    const mh_speech *how = &s->c->how;
    char name[NAME], text[4096];
    const char *note = kind->notes ? kind->notes[value].text[how->lang] : "";
    mh_kind one = *kind;
    one.is_set = 0;
    mh_say_value(&one, how, value, name, sizeof name);
    snprintf(text, sizeof text, "%s%s%s", name, *note ? ": " : "", note);
    if (s->found == FOUND || was_told(s, text))
        return;
    if (*note)
        show_paragraph(text);
    bool rows = show_rows_of(s->c->s->config.game, &s->c->hidden.st, s->seat, how, name);
    if (!*note && !rows) {
        snprintf(text, sizeof text, "%s: %s", name, show_say(how->lang, SHOW_ONLY_A_NAME));
        show_paragraph(text);
    }
}

static void look_through(search *s, const mh_kind *kind)
{
    const mh_game *g = s->c->s->config.game;
    if (!kind || !kind->ids || kind == &mh_seat || s->kinds == KINDS)
        return;
    for (unsigned i = 0; i < s->kinds; i++)
        if (s->seen[i] == kind->ids)
            return;
    s->seen[s->kinds++] = kind->ids;
    for (unsigned i = 0; i < kind->count; i++)
        if ((!g->in_play || g->in_play(&s->c->hidden.st, kind, i)) && is_called(s, kind, i))
            tell_thing(s, kind, i);
}

static void look_at_words(search *s, const mh_verb *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < words[i].operands; k++)
            look_through(s, words[i].kinds[k]);
}

static void on_seen_row(void *ctx, const mh_kind *kind, unsigned value)
{
    (void)value;
    look_through(ctx, kind);
}

static void on_seen_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                         int32_t value)
{
    (void)title, (void)id, (void)value;
    look_through(ctx, kind);
}

/* Everything that the words, the events, the fields and the tables of the game name. */
static void look_everywhere(search *s)
{
    const mh_game *g = s->c->s->config.game;
    s->kinds = 0;
    look_at_words(s, g->verbs, g->verb_count);
    look_at_words(s, g->events, g->event_count);
    look_at_words(s, g->remarks, g->remark_count);
    for (unsigned i = 0; i < g->field_count; i++) {
        look_through(s, g->fields[i].value);
        for (unsigned k = 0; k < g->fields[i].dims; k++)
            look_through(s, g->fields[i].index[k]);
    }
    mh_out out = {s, on_title, on_seen_row, on_seen_cell};
    g->view(&s->c->hidden.st, s->seat, &out);
}

void play_about_thing(play_client *c, int seat, const char *name)
{
    search s = {.c = c, .seat = seat};
    if (cli_find_rule(c->s->config.game, name) >= 0) {
        play_rule(c->s->config.game, c->how.lang, name);
        return;
    }
    cli_lower(name, s.wanted, sizeof s.wanted);
    look_everywhere(&s);
    if (!s.found) {
        s.part = true;
        look_everywhere(&s);
    }
    if (!s.found)
        show_paragraph(show_say(c->how.lang, SHOW_NO_SUCH_THING));
}
