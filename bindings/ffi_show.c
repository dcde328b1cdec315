/* ffi_show.c - what a viewer is shown: the position, the log, the score sheets. */
#include <string.h>

#include "json.h"
#include "tables.h"

typedef struct scene { /* what is to be shown to whom */
    const host_session *s;
    uint32_t from, ply;
    int viewer;
} scene;

static bool make_scene(int32_t table, uint32_t from, uint32_t ply, int32_t viewer, scene *out)
{
    const host_session *s = table_of(table);
    *out = (scene){s, from, ply, viewer};
    if (s && from <= ply && ply <= s->known &&
        (viewer == MH_CHANCE || viewer == MH_NOBODY || is_seat(s, viewer)))
        return true;
    refuse("there is no such table, ply or viewer");
    return false;
}

/* MH_CHANCE is shown everything: the viewer of a game that is over. */
static void look(const scene *c, host_room *out)
{
    host_seek(c->s, c->ply, out);
    if (c->viewer != MH_CHANCE)
        c->s->is.game->hide(&out->st, c->viewer);
}

static void put_turn(mh_text *out, const mh_state *st)
{
    bool begun = false;
    mh_put(out, ",\"turn\":[");
    for (int seat = 0; seat <= MH_CHANCE; seat++)
        if (mh_asked(st, seat)) {
            out_comma(out, &begun);
            mh_put_int(out, seat);
        }
    mh_put(out, "]");
}

static void put_prompt(mh_text *out, const mh_game *g, const mh_state *st)
{
    bool begun = false;
    if (!st->depth) {
        mh_put(out, ",\"prompt\":null");
        return;
    }
    mh_put(out, ",\"prompt\":{\"id\":");
    present_string(out, g->prompts[mh_top(st)->prompt].name);
    mh_put(out, ",\"arg\":[");
    for (unsigned i = 0; i < MH_COUNT(mh_top(st)->arg); i++) {
        out_comma(out, &begun);
        mh_put_int(out, mh_top(st)->arg[i]);
    }
    mh_put(out, "]}");
}

static void put_topic(mh_text *out, const mh_game *g, const mh_state *st)
{
    mh_topic about[MH_MAX_TOPICS];
    uint32_t n = g->topic ? g->topic(st, about, MH_MAX_TOPICS) : 0;
    bool begun = false;
    mh_put(out, ",\"topic\":[");
    for (uint32_t i = 0; i < n && i < MH_MAX_TOPICS; i++) {
        out_comma(out, &begun);
        mh_put(out, "{\"kind\":");
        present_string(out, about[i].kind->name);
        mh_put(out, ",\"value\":");
        present_value(out, about[i].kind, about[i].value);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

static void put_position(mh_text *out, const void *about)
{
    const scene *c = about;
    const mh_game *g = c->s->is.game;
    host_room r;
    look(c, &r);
    mh_put(out, "{\"ply\":");
    mh_put_int(out, c->ply);
    put_turn(out, &r.st);
    put_prompt(out, g, &r.st);
    put_topic(out, g, &r.st);
    mh_put(out, ",\"legal\":");
    if (c->viewer < MH_MAX_SEATS && mh_asked(&r.st, c->viewer))
        present_legal(out, g, &r.st, c->viewer);
    else
        mh_put(out, "[]");
    mh_put(out, ",\"view\":");
    present_view(out, g, &r.st, c->viewer);
    mh_put(out, ",\"state\":");
    present_state(out, g, &r.st);
    mh_put(out, "}");
}

int32_t mh_ffi_look(int32_t table, uint32_t ply, int32_t viewer)
{
    scene c;
    return make_scene(table, 0, ply, viewer, &c) ? out_write(put_position, &c) : -1;
}

static void put_odds(mh_text *out, const void *about)
{
    const scene *c = about;
    mh_game told = *c->s->is.game;
    host_room r;
    look(c, &r);
    told.view = told.odds ? told.odds : mh_no_odds; /* tables too, and written alike */
    present_view(out, &told, &r.st, c->viewer);
}

int32_t mh_ffi_odds(int32_t table, int32_t viewer)
{
    scene c;
    int32_t plies = mh_ffi_plies(table);
    if (plies < 0 || !make_scene(table, 0, (uint32_t)plies, viewer, &c))
        return refuse("there is no such table or viewer");
    return out_write(put_odds, &c);
}

/* Nothing of a ply is kept from the viewer of a game that is over. */
static void put_open_step(mh_text *out, const host_session *s, uint32_t ply, mh_state *st)
{
    present_step step = {
        .ply = ply, .seat = s->seats[ply], .sees = MH_ALL, .action = s->actions[ply]};
    mh_tale tale = {step.events, PRESENT_TALE, 0};
    mh_apply(s->is.game, st, step.seat, step.action, &tale);
    step.count = (uint16_t)(tale.count < tale.cap ? tale.count : tale.cap);
    for (unsigned i = 0; i < step.count; i++)
        step.events[i].seen = MH_ALL;
    present_step_put(out, s->is.game, &step, MH_CHANCE);
}

static void put_log(mh_text *out, const void *about)
{
    const scene *c = about;
    host_room r;
    bool begun = false;
    if (c->viewer != MH_CHANCE) {
        present_log(out, c->s, c->from, c->ply, c->viewer);
        return;
    }
    host_seek(c->s, c->from, &r);
    mh_put(out, "[");
    for (uint32_t ply = c->from; ply < c->ply; ply++) {
        out_comma(out, &begun);
        put_open_step(out, c->s, ply, &r.st);
    }
    mh_put(out, "]");
}

int32_t mh_ffi_log(int32_t table, uint32_t from, uint32_t to, int32_t viewer)
{
    scene c;
    return make_scene(table, from, to, viewer, &c) ? out_write(put_log, &c) : -1;
}

static void put_score(mh_text *out, const void *about)
{
    const scene *c = about;
    host_room r;
    host_seek(c->s, c->ply, &r);
    if (r.st.depth && c->viewer != MH_CHANCE) /* secrets count when the game is over */
        c->s->is.game->hide(&r.st, c->viewer);
    present_score(out, c->s->is.game, &r.st);
}

int32_t mh_ffi_score(int32_t table, uint32_t ply, int32_t viewer)
{
    scene c;
    return make_scene(table, 0, ply, viewer, &c) ? out_write(put_score, &c) : -1;
}

typedef struct reason {
    const mh_game *g;
    const char *rule;
} reason;

static void put_reason(mh_text *out, const void *about)
{
    const reason *r = about;
    mh_put(out, "{\"rule\":");
    present_string(out, r->rule);
    for (unsigned i = 0; i < r->g->rule_count; i++)
        if (strcmp(r->g->rules[i].id, r->rule) == 0) {
            mh_put(out, ",\"text\":");
            present_string(out, r->g->rules[i].text);
        }
    mh_put(out, "}");
}

int32_t mh_ffi_why(int32_t table, int32_t seat, const char *action, uint32_t n)
{
    const host_session *s = table_of(table);
    mh_action a;
    if (!s || !is_seat(s, seat))
        return refuse("there is no such table or seat");
    if (!action_of(s, action, n, &a))
        return -1;
    const char *rule = mh_why(s->is.game, s->now, seat, a);
    return rule ? out_write(put_reason, &(reason){s->is.game, rule}) : 0;
}

static void put_about(mh_text *out, const void *about)
{
    const host_session *s = about;
    char options[512];
    bool begun = false;
    mh_options_format(s->is.game, s->is.options, options, sizeof options);
    mh_put(out, "{\"game\":");
    present_string(out, s->is.game->id);
    mh_put(out, ",\"options\":");
    present_string(out, options);
    mh_put(out, ",\"plies\":");
    mh_put_int(out, s->known);
    mh_put(out, ",\"viewer\":");
    mh_put_int(out, s->viewer);
    mh_put(out, ",\"seats\":[");
    for (int seat = 0; seat < s->is.seats; seat++) {
        out_comma(out, &begun);
        mh_put(out, "{\"name\":");
        present_string(out, s->is.player[seat].name);
        mh_put(out, ",\"bot\":");
        present_string(out, s->is.player[seat].bot);
        mh_put(out, "}");
    }
    mh_put(out, "]}");
}

int32_t mh_ffi_about(int32_t table)
{
    const host_session *s = table_of(table);
    return s ? out_write(put_about, s) : refuse("there is no such table");
}
