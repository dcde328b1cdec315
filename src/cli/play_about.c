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
