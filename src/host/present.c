/* present.c - a game as JSON for one viewer. */
#include "present.h"

#include <string.h>

enum { WORDS = 512 };

static void put_char(mh_text *out, char c) { mh_put_n(out, &c, 1); }

void present_string(mh_text *out, const char *text)
{
    static const char digits[] = "0123456789abcdef";
    put_char(out, '"');
    for (const char *run = text;; text++) {
        unsigned char c = (unsigned char)*text;
        if (c >= ' ' && c != '"' && c != '\\')
            continue;
        mh_put_n(out, run, (size_t)(text - run));
        if (!c)
            break;
        if (c < ' ') {
            mh_put(out, "\\u00");
            put_char(out, digits[c >> 4]);
            put_char(out, digits[c & 15]);
        } else {
            put_char(out, '\\');
            put_char(out, (char)c);
        }
        run = text + 1;
    }
    put_char(out, '"');
}

void present_value(mh_text *out, const mh_kind *kind, int64_t value)
{
    if (kind == &mh_seat && value == MH_NONE) {
        mh_put(out, "null");
    } else if (!kind->ids) {
        mh_put_int(out, value);
    } else { /* ids need no escape */
        put_char(out, '"');
        mh_put_value(out, kind, value);
        put_char(out, '"');
    }
}

void present_comma(mh_text *out, bool *first)
{
    if (!*first)
        put_char(out, ',');
    *first = false;
}

static void put_word(mh_text *out, const char *word)
{
    put_char(out, '"');
    mh_put(out, word);
    put_char(out, '"');
}

void present_key(mh_text *out, const char *key)
{
    put_word(out, key);
    put_char(out, ':');
}

void present_label(mh_text *out, const mh_label *label)
{
    bool first = true;
    put_char(out, '[');
    for (unsigned i = 0; i < MH_LANGS; i++) {
        present_comma(out, &first);
        present_string(out, label->text[i]);
    }
    put_char(out, ']');
}

/* ---- the view --------------------------------------------------------------- */

enum { MAX_TITLES = 64 };

typedef struct sheet { /* where the callbacks of a view stand */
    mh_text *out;
    bool in_table, in_row, first_row, first_cell;
    unsigned titles;
    const char *title[MAX_TITLES], *kind[MAX_TITLES];
} sheet;

static void end_row(sheet *s)
{
    if (s->in_row)
        mh_put(s->out, "}}");
    s->in_row = false;
}

static void end_table(sheet *s)
{
    bool first = true;
    if (!s->in_table)
        return;
    end_row(s);
    mh_put(s->out, "],\"kinds\":{");
    for (unsigned i = 0; i < s->titles; i++) {
        present_comma(s->out, &first);
        present_key(s->out, s->title[i]);
        put_word(s->out, s->kind[i]);
    }
    mh_put(s->out, "}}");
}

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    sheet *s = ctx;
    (void)title;
    end_table(s);
    mh_put(s->out, s->in_table ? ",{\"id\":" : "{\"id\":");
    put_word(s->out, id);
    mh_put(s->out, ",\"rows\":[");
    s->in_table = s->first_row = true;
    s->titles = 0;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    sheet *s = ctx;
    end_row(s);
    present_comma(s->out, &s->first_row);
    mh_put(s->out, "{\"kind\":");
    put_word(s->out, kind->name);
    mh_put(s->out, ",\"value\":");
    present_value(s->out, kind, value);
    mh_put(s->out, ",\"cells\":{");
    s->in_row = s->first_cell = true;
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    sheet *s = ctx;
    unsigned i = 0;
    (void)title;
    present_comma(s->out, &s->first_cell);
    present_key(s->out, id);
    present_value(s->out, kind, value);
    while (i < s->titles && strcmp(s->title[i], id) != 0)
        i++;
    if (i == s->titles && i < MAX_TITLES) {
        s->title[s->titles] = id;
        s->kind[s->titles++] = kind->name;
    }
}

void present_view(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer)
{
    sheet s = {.out = out};
    put_char(out, '[');
    g->view(hidden, viewer, &(mh_out){&s, on_panel, on_row, on_cell});
    end_table(&s);
    put_char(out, ']');
}

/* ---- the state -------------------------------------------------------------- */

static void put_field(mh_text *out, const mh_field *f, const mh_state *st, unsigned level,
                      unsigned index[3])
{
    bool first = true;
    if (level >= f->dims || level >= 3) {
        size_t at = mh_field_at(f, index[0], index[1], index[2]);
        present_value(out, f->value, mh_field_get(st, f, at));
        return;
    }
    put_char(out, '[');
    for (unsigned i = 0; i < f->dim[level]; i++) {
        present_comma(out, &first);
        index[level] = i;
        put_field(out, f, st, level + 1, index);
    }
    index[level] = 0;
    put_char(out, ']');
}

bool present_on_board(const mh_game *g, const mh_field *f)
{
    for (const char *const *name = g->board; name && *name; name++)
        if (strcmp(*name, f->name) == 0)
            return true;
    return false;
}

static void put_fields(mh_text *out, const mh_game *g, const mh_state *hidden, bool board)
{
    bool first = true;
    put_char(out, '{');
    for (unsigned i = 0; i < g->field_count; i++) {
        unsigned index[3] = {0, 0, 0};
        if (board && !present_on_board(g, &g->fields[i]))
            continue;
        present_comma(out, &first);
        present_key(out, g->fields[i].name);
        put_field(out, &g->fields[i], hidden, 0, index);
    }
    put_char(out, '}');
}

void present_state(mh_text *out, const mh_game *g, const mh_state *hidden)
{
    put_fields(out, g, hidden, false);
}

static void present_board(mh_text *out, const mh_game *g, const mh_state *hidden)
{
    put_fields(out, g, hidden, true);
}

static void put_field_parts(mh_text *out, const mh_game *g, const mh_state *hidden, unsigned parts)
{
    if (parts & PRESENT_BOARD) {
        mh_put(out, ",\"board\":");
        present_board(out, g, hidden);
    }
    if (parts & PRESENT_STATE) {
        mh_put(out, ",\"state\":");
        present_state(out, g, hidden);
    }
}

/* ---- answers, scores, steps -------------------------------------------------- */

static void put_action(mh_text *out, const mh_game *g, mh_action a)
{
    put_char(out, '"');
    mh_put_action(out, g, a);
    put_char(out, '"');
}

/* ["costs 2", ...]: what is to be said beside an answer. */
static void put_remarks(mh_text *out, const mh_game *g, const mh_state *hidden, int seat,
                        mh_action a)
{
    mh_event about[MH_MAX_REMARKS];
    uint32_t n = g->remark(hidden, seat, a, about, MH_MAX_REMARKS);
    bool first = true;
    put_char(out, '[');
    for (uint32_t i = 0; i < n; i++) {
        present_comma(out, &first);
        put_char(out, '"');
        mh_put_remark(out, g, &about[i]);
        put_char(out, '"');
    }
    put_char(out, ']');
}

static bool any_remark(const mh_game *g, const mh_state *hidden, int seat, const mh_action *list,
                       uint32_t n)
{
    mh_event about;
    for (uint32_t i = 0; g->remark && i < n; i++)
        if (g->remark(hidden, seat, list[i], &about, 1))
            return true;
    return false;
}

void present_legal(mh_text *out, const mh_game *g, const mh_state *st, const mh_state *hidden,
                   int seat)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, seat, list);
    bool first = true;
    mh_put(out, "\"legal\":[");
    for (uint32_t i = 0; i < n; i++) {
        present_comma(out, &first);
        put_action(out, g, list[i]);
    }
    put_char(out, ']');
    if (!any_remark(g, hidden, seat, list, n))
        return;
    first = true;
    mh_put(out, ",\"remarks\":[");
    for (uint32_t i = 0; i < n; i++) {
        present_comma(out, &first);
        put_remarks(out, g, hidden, seat, list[i]);
    }
    put_char(out, ']');
}

static void put_lines(mh_text *out, const mh_game *g, const mh_known *k)
{
    bool first = true;
    put_char(out, '[');
    for (unsigned c = 0; c < g->categories->count; c++) {
        present_comma(out, &first);
        mh_put(out, "{\"category\":");
        put_word(out, g->categories->ids[c]);
        mh_put(out, ",\"points\":");
        if (k->lines >> c & 1)
            mh_put_int(out, k->line[c]);
        else
            mh_put(out, "null");
        put_char(out, '}');
    }
    put_char(out, ']');
}

void present_score(mh_text *out, const mh_game *g, const mh_state *hidden, int viewer)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    bool first = true, over = !hidden->depth;
    if (over)
        g->rank(hidden, rank);
    put_char(out, '[');
    for (int seat = 0; seat < hidden->seats; seat++) {
        mh_known k = mh_score_for(g, hidden, viewer, seat);
        present_comma(out, &first);
        mh_put(out, "{\"seat\":");
        mh_put_int(out, seat);
        mh_put(out, ",\"total\":");
        mh_put_int(out, k.total);
        mh_put(out, k.whole ? ",\"whole\":true" : ",\"whole\":false");
        mh_put(out, ",\"rank\":");
        if (over)
            mh_put_int(out, rank[seat]);
        else
            mh_put(out, "null"); /* what is hidden may decide a tie */
        mh_put(out, ",\"lines\":");
        put_lines(out, g, &k);
        put_char(out, '}');
    }
    put_char(out, ']');
}

static void put_events(mh_text *out, const mh_game *g, const present_step *step, int viewer,
                       bool first)
{
    for (unsigned i = 0; i < step->count; i++) {
        if (!(step->events[i].seen >> viewer & 1))
            continue;
        present_comma(out, &first);
        put_char(out, '"');
        mh_put_event(out, g, &step->events[i]);
        put_char(out, '"');
    }
    put_char(out, ']');
}

static void put_seen_action(mh_text *out, const mh_game *g, const present_step *step, int viewer)
{
    if (step->sees >> viewer & 1)
        put_action(out, g, step->action);
    else
        mh_put(out, "null");
}

void present_step_put(mh_text *out, const mh_game *g, const present_step *step, int viewer)
{
    mh_put(out, "{\"ply\":");
    mh_put_int(out, step->ply);
    mh_put(out, ",\"seat\":");
    mh_put_int(out, step->seat);
    mh_put(out, ",\"action\":");
    put_seen_action(out, g, step, viewer);
    mh_put(out, ",\"events\":[");
    put_events(out, g, step, viewer, true);
    put_char(out, '}');
}

void present_step_brief(mh_text *out, const mh_game *g, const present_step *step, int viewer)
{
    put_char(out, '[');
    mh_put_int(out, step->seat);
    put_char(out, ',');
    put_seen_action(out, g, step, viewer);
    put_events(out, g, step, viewer, false);
}

static void begin_step(const mh_game *g, const mh_state *st, int seat, mh_action a,
                       present_step *out)
{
    out->ply = st->ply;
    out->seat = (uint8_t)seat;
    out->action = a;
    out->sees = g->sees(st, seat, a);
    out->count = 0;
}

static void end_step(const mh_tale *tale, present_step *out)
{
    out->count = (uint16_t)(tale->count < tale->cap ? tale->count : tale->cap);
}

mh_err present_play(host_session *s, int seat, mh_action a, present_step *out)
{
    const mh_game *g = s->config.game;
    mh_tale tale = {out->events, PRESENT_TALE, 0};
    if (seat < 0 || seat > MH_CHANCE || !mh_well_formed(g, a) || mh_why(g, s->now, seat, a))
        return MH_EILLEGAL;
    begin_step(g, s->now, seat, a, out);
    mh_err err = host_play(s, seat, a, &tale);
    end_step(&tale, out);
    return err;
}

typedef void step_putter(mh_text *out, const mh_game *g, const present_step *step, int viewer);

static void put_log(mh_text *out, const host_session *s, uint32_t from, uint32_t to, int viewer,
                    step_putter *put)
{
    const mh_game *g = s->config.game;
    host_room at;
    present_step step;
    bool first = true;
    put_char(out, '[');
    if (from < to)
        host_seek(s, from, &at);
    for (uint32_t i = from; i < to; i++) {
        mh_tale tale = {step.events, PRESENT_TALE, 0};
        begin_step(g, &at.st, s->seats[i], s->actions[i], &step);
        mh_apply(g, &at.st, s->seats[i], s->actions[i], &tale);
        end_step(&tale, &step);
        present_comma(out, &first);
        put(out, g, &step, viewer);
    }
    put_char(out, ']');
}

void present_log(mh_text *out, const host_session *s, uint32_t from, uint32_t to, int viewer)
{
    put_log(out, s, from, to, viewer, present_step_put);
}

void present_log_brief(mh_text *out, const host_session *s, uint32_t from, uint32_t to, int viewer)
{
    put_log(out, s, from, to, viewer, present_step_brief);
}

/* ---- a game, a table ---------------------------------------------------------- */

static void put_option(mh_text *out, const mh_option *o)
{
    bool first = true;
    mh_put(out, "{\"name\":");
    present_string(out, o->name);
    mh_put(out, ",\"values\":[");
    for (unsigned v = 0; v < o->values->count; v++) {
        present_comma(out, &first);
        present_value(out, o->values, v);
    }
    mh_put(out, "],\"default\":");
    present_value(out, o->values, o->fallback);
    put_char(out, '}');
}

void present_game(mh_text *out, const mh_game *g)
{
    bool first = true;
    mh_put(out, "{\"id\":");
    present_string(out, g->id);
    mh_put(out, ",\"name\":");
    present_string(out, g->name);
    mh_put(out, ",\"rules\":");
    mh_put_int(out, g->rules_version);
    mh_put(out, ",\"seats\":[");
    mh_put_int(out, g->min_seats);
    put_char(out, ',');
    mh_put_int(out, g->max_seats);
    mh_put(out, "],\"options\":[");
    for (unsigned i = 0; i < g->option_count; i++) {
        present_comma(out, &first);
        put_option(out, &g->options[i]);
    }
    mh_put(out, g->sheet ? "],\"sheet\":true" : "],\"sheet\":false");
    mh_put(out, g->series ? ",\"series\":true}" : ",\"series\":false}");
}

/* What the question is about; empty where the game names nothing. */
void present_topic(mh_text *out, const mh_game *g, const mh_state *hidden)
{
    mh_topic about[MH_MAX_TOPICS];
    uint32_t n = g->topic ? g->topic(hidden, about, MH_MAX_TOPICS) : 0;
    bool first = true;
    put_char(out, '[');
    for (uint32_t i = 0; i < n && i < MH_MAX_TOPICS; i++) {
        present_comma(out, &first);
        mh_put(out, "{\"kind\":");
        present_string(out, about[i].kind->name);
        mh_put(out, ",\"value\":");
        present_value(out, about[i].kind, about[i].value);
        mh_put(out, "}");
    }
    put_char(out, ']');
}

void present_turn(mh_text *out, const mh_state *st)
{
    bool first = true;
    put_char(out, '[');
    for (int seat = 0; seat <= MH_CHANCE; seat++)
        if (mh_asked(st, seat)) {
            present_comma(out, &first);
            mh_put_int(out, seat);
        }
    put_char(out, ']');
}

/* ,"about":{NAME: VALUE}: what numbers of the open question mean, where the game says it. */
static void put_about(mh_text *out, const mh_game *g, const mh_frame *f)
{
    const char *before = ",\"about\":{";
    for (unsigned i = 0; i < g->about_count; i++) {
        const mh_about *a = &g->about[i];
        if (a->prompt != f->prompt)
            continue;
        mh_put(out, before);
        present_key(out, a->name);
        present_value(out, a->kind, f->arg[a->arg]);
        before = ",";
    }
    mh_put(out, *before && !before[1] ? "}" : "");
}

void present_prompt(mh_text *out, const mh_game *g, const mh_state *st, bool arg)
{
    bool first = true;
    if (!st->depth) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"id\":");
    put_word(out, g->prompts[mh_top(st)->prompt].name);
    put_about(out, g, mh_top(st));
    if (arg)
        mh_put(out, ",\"arg\":[");
    for (unsigned i = 0; arg && i < MH_COUNT(mh_top(st)->arg); i++) {
        present_comma(out, &first);
        mh_put_int(out, mh_top(st)->arg[i]);
    }
    mh_put(out, arg ? "]}" : "}");
}

static void put_turn(mh_text *out, const mh_game *g, const mh_state *st, bool arg)
{
    mh_put(out, ",\"topic\":");
    present_topic(out, g, st);
    mh_put(out, ",\"turn\":");
    present_turn(out, st);
    mh_put(out, ",\"prompt\":");
    present_prompt(out, g, st, arg);
}

static void put_head(mh_text *out, const host_session *s)
{
    char words[WORDS];
    mh_put(out, "\"game\":");
    put_word(out, s->config.game->id);
    mh_put(out, ",\"options\":");
    mh_options_format(s->config.game, s->config.options, words, sizeof words);
    present_string(out, words);
    mh_put(out, ",\"seats\":");
    mh_put_int(out, s->config.seats);
    mh_put(out, ",\"ply\":");
    mh_put_int(out, s->plies);
    mh_put(out, ",\"over\":");
    mh_put(out, s->now->depth ? "false" : "true");
}

void present_position(mh_text *out, const host_session *s, uint32_t ply, int viewer, unsigned parts)
{
    const mh_game *g = s->config.game;
    host_room r;
    host_seek(s, ply, &r);
    if (viewer != MH_CHANCE)
        g->hide(&r.st, viewer);
    mh_put(out, "\"ply\":");
    mh_put_int(out, ply);
    put_turn(out, g, &r.st, parts & PRESENT_STATE);
    put_char(out, ',');
    if (viewer < MH_MAX_SEATS && mh_asked(&r.st, viewer))
        present_legal(out, g, &r.st, &r.st, viewer);
    else
        mh_put(out, "\"legal\":[]");
    mh_put(out, ",\"view\":");
    present_view(out, g, &r.st, viewer);
    put_field_parts(out, g, &r.st, parts);
}

void present_table(mh_text *out, const host_session *s, int viewer, unsigned parts)
{
    const mh_game *g = s->config.game;
    host_room hidden;
    bool seated = viewer >= 0 && viewer < s->config.seats;
    host_look(s, s->known, viewer, &hidden);
    put_head(out, s);
    put_turn(out, g, &hidden.st, parts & PRESENT_STATE);
    if (parts & PRESENT_LEGAL && seated && mh_asked(s->now, viewer)) {
        put_char(out, ',');
        present_legal(out, g, s->now, &hidden.st, viewer);
    }
    if (parts & PRESENT_VIEW) {
        mh_put(out, ",\"view\":");
        present_view(out, g, &hidden.st, viewer);
    }
    put_field_parts(out, g, &hidden.st, parts);
    if (!s->now->depth) {
        mh_put(out, ",\"result\":");
        present_score(out, g, s->now, MH_CHANCE); /* at the end nothing is secret */
    }
}
