/* ffi_show.c - what a viewer is shown: the position, the log, the score sheets. */
#include <string.h>

#include "json.h"
#include "tables.h"

enum { MAX_TALE = 256, TEXT = 512 };

/* May this viewer be asked about? MH_CHANCE is shown everything. */
static bool is_viewer(const host_session *s, int32_t viewer)
{
    return viewer == MH_CHANCE || viewer == MH_NOBODY || is_seat(s, viewer);
}

static void look(const host_session *s, uint32_t ply, int viewer, host_room *out)
{
    if (viewer == MH_CHANCE)
        host_seek(s, ply, out);
    else
        host_look(s, ply, viewer, out);
}

static void put_turn(const mh_state *st)
{
    out_list l = {false};
    out_put("[");
    for (int seat = 0; seat <= MH_CHANCE; seat++)
        if (mh_asked(st, seat)) {
            out_next(&l);
            out_int(seat);
        }
    out_put("]");
}

static void put_prompt(const mh_game *g, const mh_state *st)
{
    out_list l = {false};
    if (!st->depth) {
        out_put("null");
        return;
    }
    out_put("{\"id\":");
    out_string(g->prompts[mh_top(st)->prompt].name);
    out_put(",\"arg\":[");
    for (unsigned i = 0; i < MH_COUNT(mh_top(st)->arg); i++) {
        out_next(&l);
        out_int(mh_top(st)->arg[i]);
    }
    out_put("]}");
}

static void put_legal(const mh_game *g, const mh_state *st, int viewer)
{
    mh_action list[MH_MAX_LEGAL];
    char text[TEXT];
    out_list l = {false};
    uint32_t n = mh_asked(st, viewer) && viewer < MH_MAX_SEATS ? mh_legal(g, st, viewer, list) : 0;
    out_put("[");
    for (uint32_t i = 0; i < n; i++) {
        mh_format(g, list[i], text, sizeof text);
        out_next(&l);
        out_string(text);
    }
    out_put("]");
}

/* ---- the view: tables of rows of cells ---- */

typedef struct view_at {
    out_list tables, rows, cells;
    bool row_open, table_open;
} view_at;

static void close_row(view_at *v)
{
    if (v->row_open)
        out_put("}}");
    v->row_open = false;
}

static void on_table(void *ctx, const mh_label *title, const char *id)
{
    view_at *v = ctx;
    (void)title;
    close_row(v);
    if (v->table_open)
        out_put("]}");
    out_next(&v->tables);
    out_put("{\"id\":");
    out_string(id);
    out_put(",\"rows\":[");
    v->table_open = true;
    v->rows = (out_list){false};
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    view_at *v = ctx;
    close_row(v);
    out_next(&v->rows);
    out_put("{\"kind\":");
    out_string(kind->name);
    out_put(",\"value\":");
    out_value(kind, value);
    out_put(",\"cells\":{");
    v->row_open = true;
    v->cells = (out_list){false};
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    view_at *v = ctx;
    (void)title;
    out_key(&v->cells, id);
    out_put("{\"kind\":");
    out_string(kind->name);
    out_put(",\"value\":");
    out_value(kind, value);
    out_put("}");
}

static void put_view(const mh_game *g, const mh_state *hidden, int viewer)
{
    view_at v = {0};
    const mh_out out = {&v, on_table, on_row, on_cell};
    out_put("[");
    g->view(hidden, viewer, &out);
    close_row(&v);
    if (v.table_open)
        out_put("]}");
    out_put("]");
}

static void put_field(const mh_state *st, const mh_field *f, unsigned depth, unsigned at[3])
{
    out_list l = {false};
    if (depth == f->dims) {
        out_value(f->value, mh_field_get(st, f, mh_field_at(f, at[0], at[1], at[2])));
        return;
    }
    out_put("[");
    for (at[depth] = 0; at[depth] < f->dim[depth]; at[depth]++) {
        out_next(&l);
        put_field(st, f, depth + 1, at);
    }
    at[depth] = 0;
    out_put("]");
}

static void put_state(const mh_game *g, const mh_state *hidden)
{
    out_list l = {false};
    out_put("{");
    for (unsigned i = 0; i < g->field_count; i++) {
        unsigned at[3] = {0, 0, 0};
        out_key(&l, g->fields[i].name);
        put_field(hidden, &g->fields[i], 0, at);
    }
    out_put("}");
}

int32_t mh_ffi_look(int32_t table, uint32_t ply, int32_t viewer)
{
    const host_session *s = table_of(table);
    host_room r;
    if (!s || ply > s->known || !is_viewer(s, viewer))
        return refuse("there is no such table, ply or viewer");
    const mh_game *g = s->is.game;
    look(s, ply, viewer, &r);
    out_begin();
    out_put("{\"ply\":");
    out_int(ply);
    out_put(",\"turn\":");
    put_turn(&r.st);
    out_put(",\"prompt\":");
    put_prompt(g, &r.st);
    out_put(",\"legal\":");
    put_legal(g, &r.st, viewer);
    out_put(",\"view\":");
    put_view(g, &r.st, viewer);
    out_put(",\"state\":");
    put_state(g, &r.st);
    out_put("}");
    return out_end();
}

/* ---- the log ---- */

static void put_events(const mh_game *g, const mh_tale *tale, int viewer)
{
    char text[TEXT];
    out_list l = {false};
    out_put("[");
    for (uint32_t i = 0; i < tale->count && i < tale->cap; i++) {
        if (viewer != MH_CHANCE && !(tale->events[i].seen >> viewer & 1))
            continue;
        mh_format_event(g, &tale->events[i], text, sizeof text);
        out_next(&l);
        out_string(text);
    }
    out_put("]");
}

static void put_ply(const host_session *s, uint32_t ply, int viewer, mh_state *st)
{
    const mh_game *g = s->is.game;
    mh_event events[MAX_TALE];
    mh_tale tale = {events, MAX_TALE, 0};
    int seat = s->seats[ply];
    mh_action a = s->actions[ply];
    char text[TEXT];
    bool seen = viewer == MH_CHANCE || viewer == seat || (g->sees(st, seat, a) >> viewer & 1);
    mh_apply(g, st, seat, a, &tale);
    out_put("{\"ply\":");
    out_int(ply);
    out_put(",\"seat\":");
    out_int(seat);
    out_put(",\"action\":");
    mh_format(g, a, text, sizeof text);
    if (seen)
        out_string(text);
    else
        out_put("null");
    out_put(",\"events\":");
    put_events(g, &tale, viewer);
    out_put("}");
}

int32_t mh_ffi_log(int32_t table, uint32_t from, uint32_t to, int32_t viewer)
{
    const host_session *s = table_of(table);
    host_room r;
    out_list l = {false};
    if (!s || from > to || to > s->known || !is_viewer(s, viewer))
        return refuse("there is no such table, ply or viewer");
    host_seek(s, from, &r);
    out_begin();
    out_put("[");
    for (uint32_t ply = from; ply < to; ply++) {
        out_next(&l);
        put_ply(s, ply, viewer, &r.st);
    }
    out_put("]");
    return out_end();
}

/* ---- score sheets ---- */

static void put_sheet(const mh_game *g, const mh_state *st, int seat, unsigned rank)
{
    int32_t line[MH_MAX_LINES] = {0};
    out_list l = {false};
    g->score(st, seat, line);
    out_put("{\"seat\":");
    out_int(seat);
    out_put(",\"total\":");
    out_int(mh_total(g, st, seat));
    out_put(",\"rank\":");
    out_int(rank);
    out_put(",\"lines\":[");
    for (unsigned i = 0; i < g->categories->count; i++) {
        out_next(&l);
        out_put("{\"category\":");
        out_string(g->categories->ids[i]);
        out_put(",\"points\":");
        out_int(line[i]);
        out_put("}");
    }
    out_put("]}");
}

int32_t mh_ffi_score(int32_t table, uint32_t ply, int32_t viewer)
{
    const host_session *s = table_of(table);
    host_room r;
    uint8_t rank[MH_MAX_SEATS] = {0};
    out_list l = {false};
    if (!s || ply > s->known || !is_viewer(s, viewer))
        return refuse("there is no such table, ply or viewer");
    host_seek(s, ply, &r);
    if (r.st.depth && viewer != MH_CHANCE) /* secrets count when the game is over */
        s->is.game->hide(&r.st, viewer);
    s->is.game->rank(&r.st, rank);
    out_begin();
    out_put("[");
    for (int seat = 0; seat < s->is.seats; seat++) {
        out_next(&l);
        put_sheet(s->is.game, &r.st, seat, rank[seat]);
    }
    out_put("]");
    return out_end();
}

int32_t mh_ffi_why(int32_t table, int32_t seat, const char *action, uint32_t n)
{
    const host_session *s = table_of(table);
    mh_action a;
    if (!s || !is_seat(s, seat))
        return refuse("there is no such table or seat");
    if (!action_of(s, action, n, &a))
        return -1;
    const mh_game *g = s->is.game;
    const char *rule = mh_why(g, s->now, seat, a);
    out_begin();
    if (!rule)
        return 0;
    out_put("{\"rule\":");
    out_string(rule);
    for (unsigned i = 0; i < g->rule_count; i++)
        if (strcmp(g->rules[i].id, rule) == 0) {
            out_put(",\"text\":");
            out_string(g->rules[i].text);
            break;
        }
    out_put("}");
    return out_end();
}

int32_t mh_ffi_about(int32_t table)
{
    const host_session *s = table_of(table);
    char text[TEXT];
    out_list l = {false};
    if (!s)
        return refuse("there is no such table");
    out_begin();
    out_put("{\"game\":");
    out_string(s->is.game->id);
    mh_options_format(s->is.game, s->is.options, text, sizeof text);
    out_put(",\"options\":");
    out_string(text);
    out_put(",\"plies\":");
    out_int(s->known);
    out_put(",\"viewer\":");
    out_int(s->viewer);
    out_put(",\"seats\":[");
    for (int seat = 0; seat < s->is.seats; seat++) {
        out_next(&l);
        out_put("{\"name\":");
        out_string(s->is.player[seat].name);
        out_put(",\"bot\":");
        out_string(s->is.player[seat].bot);
        out_put("}");
    }
    out_put("]}");
    return out_end();
}
