/* vectors.c - the vector runner: one program for all games. */
#include "vectors.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "shown.h"

enum {
    MAX_WORDS = 64,
    MAX_RULES = 12,
    MAX_LINE = 1024,
    MAX_TALE = 256,
    MAX_SKIP = 20000,
    MAX_FILE_LINES = 1000000,
};

typedef struct block {
    vectors_run *run;
    const char *path;
    int line;
    const mh_game *game;
    char rules[MAX_RULES][24];
    unsigned rule_count;
    bool open, failed;
    union {
        mh_state st;
        uint64_t words[MH_MAX_STATE / 8];
    } s;
    mh_event events[MAX_TALE];
    mh_tale tale;
} block;

typedef struct words {
    char *at[MAX_WORDS];
    unsigned count;
    bool too_many;
} words;

typedef enum fault { FAILS, MALFORMED } fault;

/* A want that is not so, or a line that is no vector: `file:line: rule: what`. */
__attribute__((format(printf, 3, 4))) static void complain(block *b, fault kind, const char *format,
                                                           ...)
{
    FILE *out = b->run->complaints;
    b->failed = true;
    b->run->malformed += kind == MALFORMED;
    if (!out)
        return;
    fprintf(out, "%s:%d: ", b->path, b->line);
    if (b->rule_count)
        fprintf(out, "%s: ", b->rules[0]);
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vfprintf(out, format, args);
    va_end(args);
    fputc('\n', out);
}

/* A number below `limit`, or -1. */
static int number(const char *s, int limit)
{
    char *end = NULL;
    long x = strtol(s, &end, 10);
    return *s && !*end && x >= 0 && x < limit ? (int)x : -1;
}

static void close_block(block *b)
{
    if (!b->open)
        return;
    if (b->failed)
        b->run->failed++;
    else
        b->run->passed++;
    for (unsigned i = 0; b->run->report && i < b->rule_count; i++)
        b->run->report(b->run->ctx, b->rules[i], !b->failed);
    b->open = b->failed = false;
    b->game = NULL;
}

/* CM-FIGHT-02, or the id of a card that stands for a rule. */
static bool is_rule_id(const char *s)
{
    unsigned dashes = 0;
    for (; *s; s++) {
        if (!isupper((unsigned char)*s) && !isdigit((unsigned char)*s) && *s != '-' &&
            !(islower((unsigned char)*s) && !s[1]))
            return false;
        dashes += *s == '-';
    }
    return dashes >= 1;
}

static void do_rule(block *b, words *w)
{
    close_block(b);
    b->open = true;
    b->rule_count = 0;
    for (unsigned i = 1; i < w->count && b->rule_count < MAX_RULES && is_rule_id(w->at[i]); i++)
        snprintf(b->rules[b->rule_count++], sizeof b->rules[0], "%s", w->at[i]);
    if (!b->rule_count)
        complain(b, MALFORMED, "expected a rule id after 'rule'");
}

/* WORD ID SEATS [OPTION=VALUE ...]: the game, or NULL when the words do not fit. */
static const mh_game *find_game(block *b, words *w, int *seats, uint64_t *options)
{
    const mh_game *g = w->count > 1 ? mh_find(w->at[1]) : NULL;
    char list[MAX_LINE] = "";
    size_t at = 0;
    *seats = w->count > 2 ? number(w->at[2], 100) : 0;
    if (!g || *seats <= 0) {
        complain(b, MALFORMED, "expected '%s ID SEATS [OPTION=VALUE ...]'", w->at[0]);
        return NULL;
    }
    for (unsigned i = 3; i < w->count; i++) {
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", n ? "," : "", w->at[i]);
    }
    if (mh_options_parse(g, list, options, &at)) {
        complain(b, MALFORMED, "no such option or value: '%s'", list + at);
        return NULL;
    }
    return g;
}

static void do_game(block *b, words *w)
{
    uint64_t options = 0;
    int seats = 0;
    const mh_game *g = find_game(b, w, &seats, &options);
    const char *refused = g ? mh_setup(g, &b->s.st, options, seats) : NULL;
    if (refused)
        complain(b, MALFORMED, "%s: %s", w->at[1], refused);
    else if (g)
        b->game = g;
}

/* refuse ID SEATS [OPTION=VALUE ...]: it can't be laid out so. */
static void do_refuse(block *b, words *w)
{
    uint64_t options = 0;
    int seats = 0;
    const mh_game *g = find_game(b, w, &seats, &options);
    if (g && !mh_setup(g, &b->s.st, options, seats))
        complain(b, FAILS, "%s is played by %d, expected a refusal", w->at[1], seats);
}

/* FIELD INDEX... VALUE: finds the element; false when the words do not fit. */
static bool find_element(block *b, words *w, const mh_field **field, size_t *at, int64_t *value)
{
    const mh_field *f = mh_field_named(b->game, w->at[1]);
    unsigned index[3] = {0, 0, 0};
    if (!f) {
        complain(b, MALFORMED, "no such field: '%s'", w->at[1]);
        return false;
    }
    if (w->count != 3u + f->dims) {
        complain(b, MALFORMED, "'%s' takes %u index words and a value", f->name, f->dims);
        return false;
    }
    for (unsigned i = 0; i < f->dims; i++) {
        int64_t x = 0;
        if (mh_parse_value(f->index[i], w->at[2 + i], &x) || x < 0 || x >= f->dim[i]) {
            complain(b, MALFORMED, "'%s' is no %s below %u", w->at[2 + i], f->index[i]->name,
                     f->dim[i]);
            return false;
        }
        index[i] = (unsigned)x;
    }
    const char *text = w->at[2 + f->dims];
    if (mh_parse_value(f->value, text, value) && mh_parse_value(&mh_number, text, value)) {
        complain(b, MALFORMED, "'%s' is no %s", text, f->value->name);
        return false;
    }
    *field = f;
    *at = mh_field_at(f, index[0], index[1], index[2]);
    return true;
}

static void do_set(block *b, words *w)
{
    const mh_field *f = NULL;
    size_t at = 0;
    int64_t value = 0;
    if (w->count < 3)
        complain(b, MALFORMED, "expected 'set FIELD INDEX... VALUE'");
    else if (find_element(b, w, &f, &at, &value) && mh_field_set(&b->s.st, f, at, value))
        complain(b, MALFORMED, "%s does not fit into '%s'", w->at[w->count - 1], f->name);
}

static void join(const words *w, unsigned from, unsigned to, char *out, size_t cap)
{
    out[0] = 0;
    for (unsigned i = from; i < to; i++) {
        size_t n = strlen(out);
        snprintf(out + n, cap - n, "%s%s", i > from ? " " : "", w->at[i]);
    }
}

static bool parse_seat(block *b, const char *s, int *seat)
{
    if (s[0] < '0' || s[0] > '7' || s[1]) {
        complain(b, MALFORMED, "'%s' is no seat (0 to 4, or 7 for chance)", s);
        return false;
    }
    *seat = s[0] - '0';
    return true;
}

/* A seat that scores: one of those at the table. */
static bool parse_player(block *b, const char *s, int *seat)
{
    if (!parse_seat(b, s, seat))
        return false;
    if (*seat < b->s.st.seats && *seat < MH_MAX_SEATS)
        return true;
    complain(b, MALFORMED, "'%s' is no seat of this game", s);
    return false;
}

static void play(block *b, int seat, const char *text)
{
    mh_action a;
    mh_err err = mh_parse(b->game, text, &a);
    if (err) {
        complain(b, MALFORMED, "'%s' is no action of %s", text, b->game->id);
        return;
    }
    const char *rule = mh_why(b->game, &b->s.st, seat, a);
    b->tale = (mh_tale){b->events, MAX_TALE, 0};
    if (rule)
        complain(b, FAILS, "seat %d may not '%s' (%s); asked is %s", seat, text, rule,
                 b->s.st.depth ? b->game->prompts[mh_top(&b->s.st)->prompt].name : "nothing");
    else
        mh_apply(b->game, &b->s.st, seat, a, &b->tale);
}

static void do_do(block *b, words *w)
{
    char text[MAX_LINE];
    int seat = 0;
    if (w->count < 3) {
        complain(b, MALFORMED, "expected 'do SEAT ACTION'");
        return;
    }
    if (!parse_seat(b, w->at[1], &seat))
        return;
    join(w, 2, w->count, text, sizeof text);
    play(b, seat, text);
}

static void do_chance(block *b, words *w)
{
    char text[MAX_LINE];
    if (w->count < 2) {
        complain(b, MALFORMED, "expected 'chance ACTION'");
        return;
    }
    join(w, 1, w->count, text, sizeof text);
    play(b, MH_CHANCE, text);
}

static void do_deny(block *b, words *w)
{
    char text[MAX_LINE];
    mh_action a;
    int seat = 0;
    if (w->count < 3) {
        complain(b, MALFORMED, "expected 'deny SEAT ACTION [RULE-ID]'");
        return;
    }
    if (!parse_seat(b, w->at[1], &seat))
        return;
    const char *last = w->at[w->count - 1];
    const char *wanted = w->count > 3 && is_rule_id(last) ? last : NULL;
    join(w, 2, w->count - (wanted ? 1 : 0), text, sizeof text);
    if (mh_parse(b->game, text, &a)) {
        complain(b, MALFORMED, "'%s' is no action of %s", text, b->game->id);
        return;
    }
    const char *rule = mh_why(b->game, &b->s.st, seat, a);
    if (!rule)
        complain(b, FAILS, "seat %d may '%s', expected a refusal", seat, text);
    else if (wanted && strcmp(wanted, rule) != 0)
        complain(b, FAILS, "'%s' is refused by %s, expected %s", text, rule, wanted);
}

static int find_prompt(block *b, const char *name)
{
    for (int i = 0; i < b->game->prompt_count; i++)
        if (strcmp(b->game->prompts[i].name, name) == 0)
            return i;
    complain(b, MALFORMED, "no such prompt: '%s'", name);
    return -1;
}

/* First answers, until the prompt is asked. */
static void do_skip(block *b, words *w)
{
    static mh_action list[MH_MAX_LEGAL];
    int prompt = w->count > 1 ? find_prompt(b, w->at[1]) : -1;
    if (w->count < 2)
        complain(b, MALFORMED, "expected 'skip PROMPT'");
    for (int i = 0; prompt >= 0 && i < MAX_SKIP; i++) {
        if (!b->s.st.depth) {
            complain(b, FAILS, "the game was over before '%s'", w->at[1]);
            return;
        }
        if (mh_top(&b->s.st)->prompt == prompt)
            return;
        int seat = mh_turn(&b->s.st);
        if (!mh_legal(b->game, &b->s.st, seat, list)) {
            complain(b, FAILS, "nothing is legal on the way to '%s'", w->at[1]);
            return;
        }
        mh_apply(b->game, &b->s.st, seat, list[0], NULL);
    }
    if (prompt >= 0)
        complain(b, FAILS, "'%s' was not asked within %d plies", w->at[1], MAX_SKIP);
}

static void frame_arguments(block *b, words *w, unsigned from)
{
    mh_frame *f = &b->s.st.open[b->s.st.depth - 1];
    for (unsigned i = from; i < w->count; i++) {
        int x = i - from < sizeof f->arg ? number(w->at[i], 256) : -1;
        if (x < 0) {
            complain(b, MALFORMED, "'%s' is no argument of a frame (at most %zu, 0 to 255)",
                     w->at[i], sizeof f->arg);
            return;
        }
        f->arg[i - from] = (uint8_t)x;
    }
}

/* ask PROMPT SEAT [ARG...]: opens a question on top of what is open. */
static void do_ask(block *b, words *w)
{
    int prompt = w->count > 2 ? find_prompt(b, w->at[1]) : -1, seat = 0;
    if (w->count < 3)
        complain(b, MALFORMED, "expected 'ask PROMPT SEAT [ARG...]'");
    if (prompt < 0 || !parse_seat(b, w->at[2], &seat))
        return;
    if (b->s.st.depth == MH_MAX_DEPTH) {
        complain(b, MALFORMED, "no more than %d frames may be open", MH_MAX_DEPTH);
        return;
    }
    mh_ask(&b->s.st, (unsigned)prompt, 1u << seat, 0);
    frame_arguments(b, w, 3);
}

/* step NAME [ARG...]: drops all that is open and goes on from there. */
static void do_step(block *b, words *w)
{
    int prompt = w->count > 1 ? find_prompt(b, w->at[1]) : -1;
    if (w->count < 2)
        complain(b, MALFORMED, "expected 'step NAME [ARG...]'");
    if (prompt < 0)
        return;
    while (b->s.st.depth)
        mh_done(&b->s.st);
    mh_ask(&b->s.st, (unsigned)prompt, 0, 0);
    frame_arguments(b, w, 2);
    if (b->failed)
        return;
    b->tale = (mh_tale){b->events, MAX_TALE, 0};
    mh_resume(b->game, &b->s.st, &b->tale);
}

static void want_score(block *b, words *w)
{
    int32_t line[MH_MAX_LINES] = {0};
    int64_t category = 0;
    int seat = 0;
    if (w->count != 5) {
        complain(b, MALFORMED, "expected 'want score SEAT CATEGORY VALUE'");
        return;
    }
    if (!parse_player(b, w->at[2], &seat))
        return;
    bool total = strcmp(w->at[3], "total") == 0;
    if (!total && mh_parse_value(b->game->categories, w->at[3], &category)) {
        complain(b, MALFORMED, "no such category: '%s'", w->at[3]);
        return;
    }
    b->game->score(&b->s.st, seat, line);
    int32_t got = total ? mh_total(b->game, &b->s.st, seat) : line[category];
    int64_t wanted = 0;
    if (mh_parse_value(&mh_number, w->at[4], &wanted))
        complain(b, MALFORMED, "'%s' is no number", w->at[4]);
    else if (got != wanted)
        complain(b, FAILS, "score of seat %d in %s is %d, expected %s", seat, w->at[3], (int)got,
                 w->at[4]);
}

static void want_rank(block *b, words *w)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    int seat = 0;
    if (w->count != 4) {
        complain(b, MALFORMED, "expected 'want rank SEAT VALUE'");
        return;
    }
    if (!parse_player(b, w->at[2], &seat))
        return;
    b->game->rank(&b->s.st, rank);
    if (rank[seat] != number(w->at[3], 256))
        complain(b, FAILS, "seat %d is ranked %d, expected %s", seat, rank[seat], w->at[3]);
}

static void want_ask(block *b, words *w)
{
    int prompt = w->count > 2 ? find_prompt(b, w->at[2]) : -1, seat = 0;
    if (w->count < 3)
        complain(b, MALFORMED, "expected 'want ask PROMPT [SEAT]'");
    if (prompt < 0 || (w->count > 3 && !parse_seat(b, w->at[3], &seat)))
        return;
    if (!b->s.st.depth || mh_top(&b->s.st)->prompt != prompt)
        complain(b, FAILS, "asked is %s, expected %s",
                 b->s.st.depth ? b->game->prompts[mh_top(&b->s.st)->prompt].name : "nothing",
                 w->at[2]);
    else if (w->count > 3 && !mh_asked(&b->s.st, seat))
        complain(b, FAILS, "asked is seat %d, expected %d", mh_turn(&b->s.st), seat);
}

/* An event of the last answer, in the words of mh_format_event. */
static void want_told(block *b, words *w)
{
    char wanted[MAX_LINE], text[MAX_LINE];
    join(w, 2, w->count, wanted, sizeof wanted);
    for (uint32_t i = 0; i < b->tale.count && i < MAX_TALE; i++) {
        mh_format_event(b->game, &b->events[i], text, sizeof text);
        if (strcmp(text, wanted) == 0)
            return;
    }
    complain(b, FAILS, "was not told '%s'", wanted);
}

static void want_field(block *b, words *w, const mh_state *st)
{
    const mh_field *f = NULL;
    size_t at = 0;
    int64_t value = 0, got = 0;
    if (w->count < 3) {
        complain(b, MALFORMED, "expected 'want FIELD INDEX... VALUE'");
        return;
    }
    if (!find_element(b, w, &f, &at, &value))
        return;
    got = mh_field_get(st, f, at);
    if (got != value) {
        char text[64], where[MAX_LINE];
        mh_format_value(f->value, got, text, sizeof text);
        join(w, 1, w->count - 1, where, sizeof where);
        complain(b, FAILS, "%s is %s, expected %s", where, text, w->at[w->count - 1]);
    }
}

static void want_shown(block *b, words *w, const mh_state *known, int viewer)
{
    char text[64];
    shown_cell(b->game, known, viewer, w->at + 3, text, sizeof text);
    if (strcmp(text, w->at[6]) != 0)
        complain(b, FAILS, "shown is %s, expected %s", text, w->at[6]);
}

/* seen: a field as one viewer, or 6 for the public, may know it; shown: a cell of its view. */
static void want_known(block *b, words *w)
{
    union {
        mh_state st;
        uint64_t words[MH_MAX_STATE / 8];
    } known;
    int viewer = 0;
    bool shown = strcmp(w->at[1], "shown") == 0, fits = shown ? w->count == 7 : w->count >= 5;
    if (!fits)
        complain(b, MALFORMED, "expected 'want shown VIEWER TABLE ROW CELL VALUE' or 'want seen'");
    if (!fits || !parse_seat(b, w->at[2], &viewer))
        return;
    memcpy(&known, &b->s, b->game->state_size);
    b->game->hide(&known.st, viewer);
    if (shown) {
        want_shown(b, w, &known.st, viewer);
        return;
    }
    words rest = {.at = {w->at[0]}, .count = w->count - 2};
    memcpy(rest.at + 1, w->at + 3, (w->count - 3) * sizeof *w->at);
    want_field(b, &rest, &known.st);
}

static void do_want(block *b, words *w)
{
    const char *what = w->count > 1 ? w->at[1] : "";
    if (strcmp(what, "score") == 0)
        want_score(b, w);
    else if (strcmp(what, "rank") == 0)
        want_rank(b, w);
    else if (strcmp(what, "ask") == 0)
        want_ask(b, w);
    else if (strcmp(what, "told") == 0)
        want_told(b, w);
    else if (strcmp(what, "seen") == 0 || strcmp(what, "shown") == 0)
        want_known(b, w);
    else if (strcmp(what, "over") == 0) {
        if (b->s.st.depth)
            complain(b, FAILS, "the game goes on, expected its end");
    } else
        want_field(b, w, &b->s.st);
}

static const struct directive {
    const char *name;
    void (*run)(block *b, words *w);
    bool needs_game;
} directives[] = {
    {"rule", do_rule, false}, {"game", do_game, false},     {"set", do_set, true},
    {"do", do_do, true},      {"chance", do_chance, true},  {"deny", do_deny, true},
    {"want", do_want, true},  {"skip", do_skip, true},      {"ask", do_ask, true},
    {"step", do_step, true},  {"refuse", do_refuse, false},
};

/* Frames can be set by hand: nothing may be asked of those that are none. */
static bool sound(const block *b)
{
    const mh_state *st = &b->s.st;
    if (st->depth > MH_MAX_DEPTH || st->seats < b->game->min_seats ||
        st->seats > b->game->max_seats)
        return false;
    for (unsigned i = 0; i < st->depth; i++)
        if (st->open[i].prompt >= b->game->prompt_count)
            return false;
    return !st->depth || mh_top(st)->waiting;
}

static void run_line(block *b, words *w)
{
    for (size_t i = 0; i < MH_COUNT(directives); i++) {
        const struct directive *d = &directives[i];
        if (strcmp(d->name, w->at[0]) != 0)
            continue;
        if (!b->open && d->run != do_rule)
            complain(b, MALFORMED, "expected 'rule' before '%s'", w->at[0]);
        else if (d->needs_game && !b->game && !b->failed)
            complain(b, MALFORMED, "expected 'game' before '%s'", w->at[0]);
        else if (d->needs_game && b->game && d->run != do_set && !sound(b))
            complain(b, MALFORMED, "seats, depth or open were set to what is no question");
        else if (!b->failed || d->run == do_rule) /* one failure says enough of a block */
            d->run(b, w);
        return;
    }
    complain(b, MALFORMED, "unknown word '%.40s'", w->at[0]);
}

static words split(char *line)
{
    words w = {.count = 0};
    for (char *s = line; *s;) {
        while (isspace((unsigned char)*s))
            *s++ = 0;
        if (!*s || *s == '#')
            break;
        w.too_many = w.count == MAX_WORDS;
        if (w.too_many)
            break;
        w.at[w.count++] = s;
        while (*s && !isspace((unsigned char)*s))
            s++;
    }
    return w;
}

/* Any bytes may come; what is no line of text is named and passed over. */
static void read_line(block *b, char *line, size_t n)
{
    b->line++;
    if (strlen(line) != n) {
        complain(b, MALFORMED, "a NUL byte; expected text");
        return;
    }
    if (n >= MAX_LINE) {
        complain(b, MALFORMED, "the line has more than %d bytes", MAX_LINE - 1);
        return;
    }
    words w = split(line);
    if (w.too_many)
        complain(b, MALFORMED, "the line has more than %d words", MAX_WORDS);
    else if (w.count)
        run_line(b, &w);
}

bool vectors_file(vectors_run *run, const char *path)
{
    FILE *f = fopen(path, "r");
    block *b = f ? calloc(1, sizeof *b) : NULL;
    char *line = NULL;
    size_t cap = 0;
    bool well = b != NULL;
    if (b) {
        b->run = run;
        b->path = path;
        for (ssize_t n; b->line < MAX_FILE_LINES && (n = getline(&line, &cap, f)) >= 0;)
            read_line(b, line, (size_t)n);
        close_block(b);
        well = !ferror(f) && feof(f);
    }
    free(line);
    free(b);
    if (f)
        fclose(f);
    return well;
}
