/* present_campaign.c - a campaign as JSON. */
#include "present_campaign.h"

#include <string.h>

enum { MAX_STORY = 64 };

static void put_member(mh_text *out, const char *key, const char *text)
{
    mh_put(out, ",");
    present_key(out, key);
    present_string(out, text);
}

static void put_number(mh_text *out, const char *key, int64_t value)
{
    mh_put(out, ",");
    present_key(out, key);
    mh_put_int(out, value);
}

static void put_truth(mh_text *out, const char *key, bool value)
{
    mh_put(out, ",");
    present_key(out, key);
    mh_put(out, value ? "true" : "false");
}

/* The texts told at the start or at the end of a game: [{"id","text":[en,ru,de]}]. */
static void present_story(mh_text *out, const mh_game *g, const mh_state *st, bool end)
{
    uint16_t rows[MAX_STORY];
    bool first = true;
    uint32_t n = g->series->story(st, end, rows, MAX_STORY);
    mh_put(out, "[");
    for (uint16_t t = 0; t < g->catalogue_count; t++)
        for (uint32_t i = 0; i < n && !strcmp(g->catalogues[t].name, g->series->texts); i++) {
            const mh_row *row = &g->catalogues[t].rows[rows[i]];
            present_comma(out, &first);
            mh_put(out, "{\"id\":");
            present_string(out, row->id);
            mh_put(out, ",\"text\":");
            present_label(out, row->label);
            mh_put(out, "}");
        }
    mh_put(out, "]");
}

/* What is secret in a running game stays so. */
static void hide_running(const mh_game *g, mh_state *st)
{
    if (st->depth)
        g->hide(st, MH_NOBODY);
}

/* The book is written as a view is. */
static void put_book(mh_text *out, const mh_game *g, mh_state *st)
{
    mh_game told = *g;
    told.view = g->series->book;
    hide_running(g, st);
    present_view(out, &told, st, MH_NOBODY);
}

static void put_story(mh_text *out, const mh_game *g, const mh_state *st, bool end, bool told)
{
    if (told)
        present_story(out, g, st, end);
    else
        mh_put(out, "[]");
}

static void put_game(mh_text *out, const host_campaign *c, unsigned i)
{
    const host_session *s = c->part[i];
    host_room r;
    host_seek(s, s->known, &r);
    hide_running(c->game, &r.st);
    bool sealed = c->seal[i].saga != NULL, over = campaign_finished(c, i);
    mh_put(out, "{\"number\":");
    mh_put_int(out, i + 1);
    put_number(out, "plies", sealed ? 0 : s->plies);
    put_truth(out, "over", over);
    put_truth(out, "by_hand", campaign_by_hand(c, i));
    put_truth(out, "sealed", sealed);
    mh_put(out, ",\"story\":{\"begin\":");
    put_story(out, c->game, &r.st, false, !sealed);
    mh_put(out, ",\"end\":");
    put_story(out, c->game, &r.st, true, over && !sealed);
    mh_put(out, "},\"book\":");
    put_book(out, c->game, &r.st);
    mh_put(out, ",\"result\":");
    present_score(out, c->game, &r.st, MH_CHANCE);
    mh_put(out, "}");
}

static void put_head(mh_text *out, const host_campaign *c)
{
    char options[256];
    bool first = true;
    mh_options_format(c->game, c->options, options, sizeof options);
    mh_put(out, "{\"id\":");
    present_string(out, c->id);
    mh_put(out, ",\"parent\":");
    if (*c->parent) {
        mh_put(out, "{\"id\":");
        present_string(out, c->parent);
        put_number(out, "at", c->parent_at);
        mh_put(out, "}");
    } else
        mh_put(out, "null");
    put_member(out, "game", c->game->id);
    put_member(out, "options", options);
    mh_put(out, ",\"seats\":[");
    for (int seat = 0; seat < c->seats; seat++) {
        present_comma(out, &first);
        mh_put(out, "{\"name\":");
        present_string(out, c->player[seat].name);
        put_member(out, "bot", c->player[seat].bot);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

/* Before the first game the book is that of a table just laid out. */
static void put_book_now(mh_text *out, const host_campaign *c)
{
    host_room r;
    if (c->count)
        host_seek(c->part[c->count - 1], c->part[c->count - 1]->known, &r);
    else if (mh_setup(c->game, &r.st, c->game->series->options(c->options, 1, false), c->seats)) {
        mh_put(out, "[]");
        return;
    }
    put_book(out, c->game, &r.st);
}

void present_campaign(mh_text *out, const host_campaign *c)
{
    bool first = true, running = campaign_running(c);
    unsigned next = c->count + !running;
    put_head(out, c);
    put_number(out, "length", c->game->series->count);
    put_truth(out, "running", running);
    put_truth(out, "over", campaign_over(c));
    put_truth(out, "can_record", c->game->series->recorded);
    put_number(out, "cut", c->cut);
    put_truth(out, "stale", c->stale);
    put_member(out, "changed", c->changed ? c->changed : "");
    mh_put(out, ",\"next\":");
    if (next <= campaign_most(c))
        mh_put_int(out, next);
    else
        mh_put(out, "null");
    mh_put(out, ",\"games\":[");
    for (unsigned i = 0; i < c->count; i++) {
        present_comma(out, &first);
        put_game(out, c, i);
    }
    mh_put(out, "],\"book\":");
    put_book_now(out, c);
    mh_put(out, "}");
}
