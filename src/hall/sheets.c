/* sheets.c - score sheets for games on real tables: what is entered, and what it is worth. */
#include <string.h>

#include "host/sheet.h"
#include "inside.h"

static void put_entries(mh_text *out, const void *about)
{
    const mh_game *g = about;
    mh_put(out, ",\"entries\":");
    if (g->sheet)
        sheet_present(out, g);
    else
        mh_put(out, "null");
}

void on_sheet(asked *q)
{
    const mh_game *g = mh_find(member_text(q, "game"));
    if (g)
        answer(q, "sheet", NULL, put_entries, g);
    else
        refuse(q, "game", NULL, "no such game");
}

static void put_points(mh_text *out, const void *about)
{
    const host_sheet *h = about;
    mh_game told = sheet_game(h);
    mh_put(out, ",\"game\":");
    present_string(out, h->game->id);
    mh_put(out, ",\"seats\":");
    present_score(out, &told, &h->scored.st, MH_CHANCE);
}

void on_sheet_score(asked *q)
{
    const mh_game *g = mh_find(member_text(q, "game"));
    const char *options = member_text(q, "options"), *lines = member_text(q, "lines");
    uint64_t chosen = 0;
    size_t at = 0;
    mh_error e = {0};
    host_sheet *h = g ? turn_room(q->h, sizeof *h) : NULL;
    if (!g)
        refuse(q, "game", NULL, "no such game");
    else if (!h)
        refuse_memory(q);
    else if (mh_options_parse(g, options ? options : "", &chosen, &at))
        refuse(q, "options", NULL, "not understood: '%.40s'", options + at);
    else if (!sheet_open(h, g, chosen, (int)member_int(q, "seats", 0), &e))
        refuse(q, "seats", NULL, "%s", e.text);
    else if (!sheet_read(h, lines, strlen(lines), &e) || !sheet_score(h, &e))
        refuse_line(q, "sheet", &e);
    else
        answer(q, "sheet_score", NULL, put_points, h);
}
