/* ffi_show.c - what a viewer is shown: the position, the log, the score sheets. */
#include <string.h>

#include "handle.h"
#include "host/present_odds.h"

typedef struct scene { /* what is to be shown to whom */
    const host_session *s;
    uint32_t from, ply;
    int viewer;
} scene;

static bool make_scene(mh_ffi *f, int32_t table, uint32_t from, uint32_t ply, int32_t viewer,
                       scene *out)
{
    const host_session *s = ffi_table(f, table);
    *out = (scene){s, from, ply, viewer};
    if (s && from <= ply && ply <= s->known &&
        (viewer == MH_CHANCE || viewer == MH_NOBODY || ffi_is_seat(s, viewer)))
        return true;
    ffi_refuse(f, "there is no such table, ply or viewer");
    return false;
}

/* MH_CHANCE is shown everything: the viewer of a game that is over. */
static void look(const scene *c, host_room *out)
{
    host_seek(c->s, c->ply, out);
    if (c->viewer != MH_CHANCE)
        c->s->config.game->hide(&out->st, c->viewer);
}

static void put_position(mh_text *out, const void *about)
{
    const scene *c = about;
    mh_put(out, "{");
    present_position(out, c->s, c->ply, c->viewer, PRESENT_EVERYTHING);
    mh_put(out, "}");
}

int32_t mh_ffi_look(mh_ffi *f, int32_t table, uint32_t ply, int32_t viewer)
{
    scene c;
    return make_scene(f, table, 0, ply, viewer, &c) ? ffi_write(f, put_position, &c) : -1;
}

static void put_odds(mh_text *out, const void *about)
{
    const scene *c = about;
    host_room r;
    look(c, &r);
    present_odds(out, c->s->config.game, &r.st, c->viewer);
}

int32_t mh_ffi_odds(mh_ffi *f, int32_t table, int32_t viewer)
{
    scene c;
    int32_t plies = mh_ffi_plies(f, table);
    if (plies < 0 || !make_scene(f, table, 0, (uint32_t)plies, viewer, &c))
        return ffi_refuse(f, "there is no such table or viewer");
    return ffi_write(f, put_odds, &c);
}

typedef struct wish { /* the odds after an answer */
    scene scene;
    mh_action after;
} wish;

static void put_odds_after(mh_text *out, const void *about)
{
    const wish *w = about;
    host_room r;
    look(&w->scene, &r);
    present_odds_after(out, w->scene.s->config.game, &r.st, w->scene.viewer, w->after);
}

int32_t mh_ffi_odds_after(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n)
{
    wish w;
    char text[256];
    int32_t plies = mh_ffi_plies(f, table);
    if (plies < 0 || !make_scene(f, table, 0, (uint32_t)plies, seat, &w.scene))
        return ffi_refuse(f, "there is no such table or viewer");
    const mh_game *g = w.scene.s->config.game;
    const mh_state *now = w.scene.s->now;
    if (!ffi_word(action, n, text, sizeof text) || mh_parse(g, text, &w.after) ||
        seat >= MH_MAX_SEATS || mh_why(g, now, seat, w.after = mh_proper(g, now, seat, w.after)))
        return ffi_refuse(f, "this is no legal answer");
    return ffi_write(f, put_odds_after, &w);
}

/* Nothing of a ply is kept from the viewer of a game that is over. */
static void put_open_step(mh_text *out, const host_session *s, uint32_t ply, mh_state *st)
{
    present_step step = {
        .ply = ply, .seat = s->seats[ply], .sees = MH_ALL, .action = s->actions[ply]};
    mh_tale tale = {step.events, PRESENT_TALE, 0};
    mh_apply(s->config.game, st, step.seat, step.action, &tale);
    step.count = (uint16_t)(tale.count < tale.cap ? tale.count : tale.cap);
    for (unsigned i = 0; i < step.count; i++)
        step.events[i].seen = MH_ALL;
    present_step_put(out, s->config.game, &step, MH_CHANCE);
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
        ffi_comma(out, &begun);
        put_open_step(out, c->s, ply, &r.st);
    }
    mh_put(out, "]");
}

int32_t mh_ffi_log(mh_ffi *f, int32_t table, uint32_t from, uint32_t to, int32_t viewer)
{
    scene c;
    return make_scene(f, table, from, to, viewer, &c) ? ffi_write(f, put_log, &c) : -1;
}

static void put_score(mh_text *out, const void *about)
{
    const scene *c = about;
    host_room r;
    host_seek(c->s, c->ply, &r);
    if (r.st.depth && c->viewer != MH_CHANCE) /* secrets count when the game is over */
        c->s->config.game->hide(&r.st, c->viewer);
    present_score(out, c->s->config.game, &r.st, c->viewer);
}

int32_t mh_ffi_score(mh_ffi *f, int32_t table, uint32_t ply, int32_t viewer)
{
    scene c;
    return make_scene(f, table, 0, ply, viewer, &c) ? ffi_write(f, put_score, &c) : -1;
}

typedef struct reason {
    const host_session *s;
    int seat;
    mh_action action;
    const char *rule;
} reason;

static void put_reason(mh_text *out, const void *about)
{
    const reason *r = about;
    const mh_game *g = r->s->config.game;
    mh_put(out, "{\"rule\":");
    present_string(out, r->rule);
    for (unsigned i = 0; i < g->rule_count; i++)
        if (strcmp(g->rules[i].id, r->rule) == 0) {
            mh_put(out, ",\"text\":");
            present_string(out, g->rules[i].text);
        }
    mh_put(out, ",\"missing\":");
    present_missing(out, g, r->s->now, r->seat, r->action, r->rule);
    mh_put(out, "}");
}

int32_t mh_ffi_why(mh_ffi *f, int32_t table, int32_t seat, const char *action, uint32_t n)
{
    const host_session *s = ffi_table(f, table);
    mh_action a;
    if (!s || !ffi_is_seat(s, seat))
        return ffi_refuse(f, "there is no such table or seat");
    if (!ffi_action(f, s, seat, action, n, &a))
        return -1;
    const char *rule = mh_why(s->config.game, s->now, seat, a);
    return rule ? ffi_write(f, put_reason, &(reason){s, seat, a, rule}) : 0;
}

static void put_about(mh_text *out, const void *about)
{
    const host_session *s = about;
    char options[512];
    bool begun = false;
    mh_options_format(s->config.game, s->config.options, options, sizeof options);
    mh_put(out, "{\"game\":");
    present_string(out, s->config.game->id);
    mh_put(out, ",\"options\":");
    present_string(out, options);
    mh_put(out, ",\"plies\":");
    mh_put_int(out, s->known);
    mh_put(out, ",\"viewer\":");
    mh_put_int(out, s->viewer);
    mh_put(out, ",\"seats\":[");
    for (int seat = 0; seat < s->config.seats; seat++) {
        ffi_comma(out, &begun);
        mh_put(out, "{\"name\":");
        present_string(out, s->config.player[seat].name);
        mh_put(out, ",\"bot\":");
        present_string(out, s->config.player[seat].bot);
        mh_put(out, "}");
    }
    mh_put(out, "]}");
}

int32_t mh_ffi_about(mh_ffi *f, int32_t table)
{
    const host_session *s = ffi_table(f, table);
    return s ? ffi_write(f, put_about, s) : ffi_refuse(f, "there is no such table");
}
