/* show_book.c - the texts of a series, and what the things it speaks of do. */
#include <stdio.h>
#include <string.h>

#include "show.h"

enum { TEXT = 1024, MAX_STORY = 64 };

void show_story(const mh_game *g, const mh_state *st, bool end, mh_lang lang)
{
    uint16_t rows[MAX_STORY];
    uint32_t n = g->series->story(st, end, rows, MAX_STORY);
    for (uint16_t t = 0; t < g->catalogue_count; t++)
        for (uint32_t i = 0; i < n && !strcmp(g->catalogues[t].name, g->series->texts); i++)
            show_paragraph(g->catalogues[t].rows[rows[i]].label->text[lang]);
}

/* `name: what it does`. A topic is also told where it does nothing. */
static void tell(const mh_speech *how, const mh_kind *kind, unsigned value, bool topic)
{
    char name[TEXT], id[TEXT], text[3 * TEXT];
    const char *note = kind->notes && value < kind->count ? kind->notes[value].text[how->lang] : "";
    if (!*note && !topic)
        return;
    mh_say_value(kind, how, value, name, sizeof name);
    mh_format_value(kind, value, id, sizeof id); /* the answers of a record name it so */
    if (topic)
        snprintf(text, sizeof text, "%s%s%s", name, *note ? ": " : "", note);
    else
        snprintf(text, sizeof text, "[%s] %s%s%s", id, name, *note ? ": " : "", note);
    show_paragraph(text);
}

static const char *note_of(const mh_topic *t, mh_lang lang)
{
    return t->kind->notes && t->value < t->kind->count ? t->kind->notes[t->value].text[lang] : "";
}

/* What names an answer stands beside that answer; here only what its situation is, once. */
void show_topic(const mh_game *g, const mh_state *hidden, const mh_speech *how)
{
    mh_topic about[MH_MAX_TOPICS];
    const char *told = "";
    uint32_t n = g->topic ? g->topic(hidden, about, MH_MAX_TOPICS) : 0;
    for (uint32_t i = 0; i < n && i < MH_MAX_TOPICS; i++) {
        const char *note = note_of(&about[i], how->lang);
        if (!about[i].answer.bits)
            tell(how, about[i].kind, about[i].value, true);
        else if (strcmp(note, told) != 0)
            show_paragraph(told = note);
    }
}

typedef struct legend {
    const mh_speech *how;
    const char *const *panels;
    bool wanted;
} legend;

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    legend *l = ctx;
    (void)title;
    l->wanted = false;
    for (const char *const *t = l->panels; *t; t++)
        l->wanted = l->wanted || strcmp(*t, id) == 0;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    const legend *l = ctx;
    if (l->wanted)
        tell(l->how, kind, value, false);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)ctx, (void)title, (void)id, (void)kind, (void)value;
}

void show_book_notes(const mh_game *g, const mh_state *hidden, const mh_speech *how,
                     const char *const *panels)
{
    legend l = {how, panels, false};
    g->series->book(hidden, MH_NOBODY, &(mh_out){&l, on_panel, on_row, on_cell});
}
