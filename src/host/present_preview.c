/* present_preview.c - what an answer would bring, as JSON. */
#include "present.h"
#include "preview.h"

static void put_change(mh_text *out, const preview_cell *c)
{
    mh_put(out, "{\"seat\":");
    mh_put_int(out, c->seat);
    mh_put(out, ",\"panel\":");
    present_string(out, c->panel);
    mh_put(out, ",\"id\":");
    present_string(out, c->id);
    mh_put(out, ",\"before\":");
    mh_put_int(out, c->before);
    mh_put(out, ",\"low\":");
    mh_put_int(out, c->low);
    mh_put(out, ",\"high\":");
    mh_put_int(out, c->high);
    mh_put(out, "}");
}

/* What is told of it in every world, as the log has it. */
static void put_told(mh_text *out, const mh_game *g, const preview *p)
{
    bool first = true;
    mh_put(out, ",\"events\":[");
    for (unsigned i = 0; i < p->events; i++) {
        present_comma(out, &first);
        mh_put(out, "\"");
        mh_put_event(out, g, &p->event[i]);
        mh_put(out, "\"");
    }
    mh_put(out, "]");
}

void present_preview(mh_text *out, const mh_game *g, const preview *p)
{
    bool first = true;
    bool known = p->asked >= 0 && p->asked < MH_MAX_SEATS;
    mh_put(out, p->chance ? ",\"chance\":true" : ",\"chance\":false");
    mh_put(out, p->exact ? ",\"exact\":true" : ",\"exact\":false");
    mh_put(out, ",\"changes\":[");
    for (unsigned i = 0; i < p->cells; i++) {
        present_comma(out, &first);
        put_change(out, &p->cell[i]);
    }
    mh_put(out, "],\"limits\":[");
    first = true;
    for (unsigned i = 0; i < p->limits; i++) {
        present_comma(out, &first);
        mh_put(out, "\"");
        mh_put_remark(out, g, &p->limit[i]);
        mh_put(out, "\"");
    }
    mh_put(out, "]");
    put_told(out, g, p);
    mh_put(out, ",\"asked\":");
    if (known)
        mh_put_int(out, p->asked);
    else
        mh_put(out, "null");
    mh_put(out, ",\"prompt\":");
    if (known)
        present_string(out, g->prompts[p->prompt].name);
    else
        mh_put(out, "null");
    mh_put(out, ",\"fate\":");
    if (p->fate != PREVIEW_DIFFERS && g->prompts[p->fate].label)
        present_string(out, g->prompts[p->fate].name);
    else
        mh_put(out, "null");
    mh_put(out, p->asked == MH_NOBODY ? ",\"ends\":true" : ",\"ends\":false");
}
