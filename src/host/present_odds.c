/* present_odds.c - odds as JSON. */
#include "present_odds.h"

#include <string.h>

void present_odds(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer)
{
    mh_game told = *g;
    told.view = told.odds ? told.odds : mh_no_odds; /* panels too, and written alike */
    present_view(out, &told, hidden, viewer);
}

bool present_odds_after(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer,
                        mh_action a)
{
    mh_room r;
    mh_rng rng;
    if (viewer >= hidden->seats || !mh_asked(hidden, viewer) || mh_why(g, hidden, viewer, a))
        return false;
    memcpy(&r, hidden, g->state_size);
    mh_seed(&rng, 1); /* any world will do: what is told is what the viewer sees of it */
    g->deal(&r.st, viewer, &rng);
    mh_apply(g, &r.st, viewer, a, NULL);
    g->hide(&r.st, viewer);
    present_odds(out, g, &r.st, viewer);
    return true;
}

bool present_stops(const mh_game *g, const char *names, uint8_t stops[AI_EVENTS])
{
    for (const char *word = names; *word;) {
        size_t n = strcspn(word, " ");
        unsigned found = 0;
        for (unsigned e = 1; e < g->event_count && !found; e++)
            if (strlen(g->events[e].name) == n && !memcmp(g->events[e].name, word, n))
                found = e;
        if (!found)
            return false;
        stops[found] = 1;
        word += n + (word[n] == ' ');
    }
    return true;
}

static void put_tally(mh_text *out, const mh_verb *v, const ai_tally *t)
{
    mh_put(out, "{\"n\":");
    mh_put_int(out, t->told);
    mh_put(out, ",\"sum\":[");
    for (unsigned k = 0; k < v->operands; k++) {
        mh_put(out, k ? "," : "");
        mh_put_int(out, (int64_t)t->sum[k]);
    }
    mh_put(out, "],\"bins\":[");
    for (unsigned k = 0; k < AI_BINS; k++) {
        mh_put(out, k ? "," : "");
        mh_put_int(out, t->bin[k]);
    }
    mh_put(out, "]}");
}

void present_tallies(mh_text *out, const ai_sampling *p)
{
    const char *between = "";
    mh_put(out, "\"samples\":");
    mh_put_int(out, p->samples);
    mh_put(out, ",\"events\":{");
    for (unsigned e = 1; e < p->game->event_count; e++)
        if (p->of[e].told) {
            mh_put(out, between);
            present_string(out, p->game->events[e].name);
            mh_put(out, ":");
            put_tally(out, &p->game->events[e], &p->of[e]);
            between = ",";
        }
    mh_put(out, "}");
}
