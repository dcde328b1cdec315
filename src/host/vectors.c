/* vectors.c - the vector runner: one program for all games. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "vectors_block.h"

enum {
    MAX_SKIP = 20000,
    MAX_FILE_LINES = 1000000,
    MAX_USED = 10000,        /* lines of set-ups in a block: each may use others... */
    MAX_INSIDE = 8,          /* ...which use others, so deep */
    ELSEWHERE = MH_NONE - 1, /* where a game has two ways of being nowhere */
};

static void close_block(vectors_block *b)
{
    if (!b->open)
        return;
    if (!b->failed && !b->wanted) {
        b->line = b->begin;
        vectors_complain(b, VECTORS_MALFORMED, "expected a want or deny in the block");
    }
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

static void do_rule(vectors_block *b, const vectors_words *w)
{
    int line = b->line;
    close_block(b);
    b->line = b->begin = line;
    b->open = true;
    b->wanted = b->giving = false;
    b->used = b->rule_count = 0;
    for (unsigned i = 1; i < w->count && is_rule_id(w->at[i]); i++) {
        if (b->rule_count == VECTORS_RULES || strlen(w->at[i]) >= VECTORS_RULE_ID) {
            vectors_complain(b, VECTORS_MALFORMED, "'%s': at most %d ids, each of at most %d bytes",
                             w->at[i], VECTORS_RULES, VECTORS_RULE_ID - 1);
            return;
        }
        snprintf(b->rules[b->rule_count++], sizeof b->rules[0], "%s", w->at[i]);
    }
    if (!b->rule_count)
        vectors_complain(b, VECTORS_MALFORMED, "expected a rule id after 'rule'");
}

/* WORD ID SEATS [OPTION=VALUE ...]: the game, or NULL when the words do not fit. */
static const mh_game *find_game(vectors_block *b, const vectors_words *w, int *seats,
                                uint64_t *options)
{
    const mh_game *g = w->count > 1 ? mh_find(w->at[1]) : NULL;
    char list[VECTORS_LINE] = "";
    size_t at = 0;
    *seats = w->count > 2 ? vectors_number(w->at[2], 100) : 0;
    if (!g || *seats <= 0) {
        vectors_complain(b, VECTORS_MALFORMED, "expected '%s ID SEATS [OPTION=VALUE ...]'",
                         w->at[0]);
        return NULL;
    }
    for (unsigned i = 3; i < w->count; i++) {
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", n ? "," : "", w->at[i]);
    }
    if (mh_options_parse(g, list, options, &at)) {
        vectors_complain(b, VECTORS_MALFORMED, "no such option or value: '%s'", list + at);
        return NULL;
    }
    return g;
}

static void do_game(vectors_block *b, const vectors_words *w)
{
    uint64_t options = 0;
    int seats = 0;
    const mh_game *g = find_game(b, w, &seats, &options);
    const char *refused = g ? mh_setup(g, &b->s.st, options, seats) : NULL;
    if (refused)
        vectors_complain(b, VECTORS_MALFORMED, "%s: %s", w->at[1], refused);
    else if (g)
        b->game = g;
}

/* refuse ID SEATS [OPTION=VALUE ...]: it can't be laid out so. */
static void do_refuse(vectors_block *b, const vectors_words *w)
{
    uint64_t options = 0;
    int seats = 0;
    const mh_game *g = find_game(b, w, &seats, &options);
    b->wanted = true;
    if (g && !mh_setup(g, &b->s.st, options, seats))
        vectors_complain(b, VECTORS_FAILS, "%s is played by %d, expected a refusal", w->at[1],
                         seats);
}

/* Rules trust what a state names: a thing of the kind, a seat at the table, or none. */
static bool in_kind(const vectors_block *b, const mh_kind *kind, int64_t value)
{
    if (kind->is_set)
        return kind->count >= 64 || !((uint64_t)value >> kind->count);
    if (kind == &mh_number || value == MH_NONE || value == ELSEWHERE)
        return true;
    return value >= 0 && value < (kind == &mh_seat ? b->s.st.seats : kind->count);
}

static void do_set(vectors_block *b, const vectors_words *w)
{
    const mh_field *f = NULL;
    size_t at = 0;
    int64_t value = 0;
    if (w->count < 3) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'set FIELD INDEX... VALUE'");
        return;
    }
    if (!vectors_element(b, w, &f, &at, &value))
        return;
    const char *text = w->at[w->count - 1];
    if (!in_kind(b, f->value, value))
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no %s", text, f->value->name);
    else if ((value < 0 && text[0] != '-' && f->is_signed) || mh_field_set(&b->s.st, f, at, value))
        vectors_complain(b, VECTORS_MALFORMED, "%s does not fit into '%s'", text, f->name);
}

/* The list of legal answers, in which all others look, must say the same as `why`. */
static bool list_agrees(vectors_block *b, int seat, mh_action a, bool legal)
{
    static mh_action list[MH_MAX_LEGAL];
    bool listed = false;
    uint32_t n = b->s.st.depth ? mh_legal(b->game, &b->s.st, seat, list) : 0;
    for (uint32_t i = 0; i < n; i++)
        listed |= list[i].bits == a.bits;
    return listed == legal;
}

static void play(vectors_block *b, int seat, const char *text)
{
    mh_action a;
    mh_err err = mh_parse(b->game, text, &a);
    if (err) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no action of %s", text, b->game->id);
        return;
    }
    a = mh_proper(b->game, &b->s.st, seat, a);
    const char *rule = mh_why(b->game, &b->s.st, seat, a);
    b->tale = (mh_tale){b->events, MH_MAX_TALE, 0};
    if (rule)
        vectors_complain(
            b, VECTORS_FAILS, "seat %d may not '%s' (%s); asked is %s", seat, text, rule,
            b->s.st.depth ? b->game->prompts[mh_top(&b->s.st)->prompt].name : "nothing");
    else if (!list_agrees(b, seat, a, true))
        vectors_complain(b, VECTORS_FAILS, "seat %d may '%s', but it is not listed", seat, text);
    else
        mh_apply(b->game, &b->s.st, seat, a, &b->tale);
}

static void do_do(vectors_block *b, const vectors_words *w)
{
    char text[VECTORS_LINE];
    int seat = 0;
    if (w->count < 3) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'do SEAT ACTION'");
        return;
    }
    if (!vectors_seat(b, w->at[1], &seat))
        return;
    vectors_join(w, 2, w->count, text, sizeof text);
    play(b, seat, text);
}

static void do_chance(vectors_block *b, const vectors_words *w)
{
    char text[VECTORS_LINE];
    if (w->count < 2) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'chance ACTION'");
        return;
    }
    vectors_join(w, 1, w->count, text, sizeof text);
    play(b, MH_CHANCE, text);
}

static void do_deny(vectors_block *b, const vectors_words *w)
{
    char text[VECTORS_LINE];
    mh_action a;
    int seat = 0;
    b->wanted = true;
    if (w->count < 3) {
        vectors_complain(b, VECTORS_MALFORMED, "expected 'deny SEAT ACTION [RULE-ID]'");
        return;
    }
    if (!vectors_seat(b, w->at[1], &seat))
        return;
    const char *last = w->at[w->count - 1];
    const char *wanted = w->count > 3 && is_rule_id(last) ? last : NULL;
    vectors_join(w, 2, w->count - (wanted ? 1 : 0), text, sizeof text);
    if (mh_parse(b->game, text, &a)) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no action of %s", text, b->game->id);
        return;
    }
    a = mh_proper(b->game, &b->s.st, seat, a);
    const char *rule = mh_why(b->game, &b->s.st, seat, a);
    if (!rule)
        vectors_complain(b, VECTORS_FAILS, "seat %d may '%s', expected a refusal", seat, text);
    else if (wanted && strcmp(wanted, rule) != 0)
        vectors_complain(b, VECTORS_FAILS, "'%s' is refused by %s, expected %s", text, rule,
                         wanted);
    else if (!list_agrees(b, seat, a, false))
        vectors_complain(b, VECTORS_FAILS, "'%s' is refused by %s, but it is listed", text, rule);
}

/* First answers, until the prompt is asked. */
static void do_skip(vectors_block *b, const vectors_words *w)
{
    static mh_action list[MH_MAX_LEGAL];
    int prompt = w->count > 1 ? vectors_prompt(b, w->at[1]) : -1;
    if (w->count < 2)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'skip PROMPT'");
    for (int i = 0; prompt >= 0 && i < MAX_SKIP; i++) {
        if (!b->s.st.depth) {
            vectors_complain(b, VECTORS_FAILS, "the game was over before '%s'", w->at[1]);
            return;
        }
        if (mh_top(&b->s.st)->prompt == prompt)
            return;
        int seat = mh_turn(&b->s.st);
        if (!mh_legal(b->game, &b->s.st, seat, list)) {
            vectors_complain(b, VECTORS_FAILS, "nothing is legal on the way to '%s'", w->at[1]);
            return;
        }
        mh_apply(b->game, &b->s.st, seat, list[0], NULL);
    }
    if (prompt >= 0)
        vectors_complain(b, VECTORS_FAILS, "'%s' was not asked within %d plies", w->at[1],
                         MAX_SKIP);
}

static void frame_arguments(vectors_block *b, const vectors_words *w, unsigned from)
{
    mh_frame *f = &b->s.st.open[b->s.st.depth - 1];
    for (unsigned i = from; i < w->count; i++) {
        int x = i - from < sizeof f->arg ? vectors_number(w->at[i], 256) : -1;
        if (x < 0) {
            vectors_complain(b, VECTORS_MALFORMED,
                             "'%s' is no argument of a frame (at most %zu, 0 to 255)", w->at[i],
                             sizeof f->arg);
            return;
        }
        f->arg[i - from] = (uint8_t)x;
    }
}

/* ask PROMPT SEAT [ARG...]: opens a question on top of what is open. */
static void do_ask(vectors_block *b, const vectors_words *w)
{
    int prompt = w->count > 2 ? vectors_prompt(b, w->at[1]) : -1, seat = 0;
    if (w->count < 3)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'ask PROMPT SEAT [ARG...]'");
    if (prompt < 0 || !vectors_seated(b, w->at[2], MH_CHANCE, &seat))
        return;
    if (b->game->prompts[prompt].legal == mh_no_legal) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no question", w->at[1]);
        return;
    }
    if (b->s.st.depth == MH_MAX_DEPTH) {
        vectors_complain(b, VECTORS_MALFORMED, "no more than %d frames may be open", MH_MAX_DEPTH);
        return;
    }
    mh_ask(&b->s.st, (unsigned)prompt, 1u << seat, 0);
    frame_arguments(b, w, 3);
}

/* step NAME [ARG...]: drops all that is open and goes on from there. */
static void do_step(vectors_block *b, const vectors_words *w)
{
    int prompt = w->count > 1 ? vectors_prompt(b, w->at[1]) : -1;
    if (w->count < 2)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'step NAME [ARG...]'");
    if (prompt < 0)
        return;
    if (b->game->prompts[prompt].step == mh_no_step) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no step", w->at[1]);
        return;
    }
    while (b->s.st.depth)
        mh_done(&b->s.st);
    mh_ask(&b->s.st, (unsigned)prompt, 0, 0);
    frame_arguments(b, w, 2);
    if (b->failed)
        return;
    b->tale = (mh_tale){b->events, MH_MAX_TALE, 0};
    mh_resume(b->game, &b->s.st, &b->tale);
}

/* given NAME: what stands below, up to the next block or set-up, is kept under that name. */
static void do_given(vectors_block *b, const vectors_words *w)
{
    int line = b->line;
    close_block(b);
    b->line = line;
    b->rule_count = 0;
    b->giving = vectors_given_begin(b, w);
    b->failed = false; /* it was told; no block is open that could fail */
}

static void run_line(vectors_block *b, const vectors_words *w);
static vectors_words split(char *line);

/* use NAME: as if the lines of the set-up stood here. A complaint names the line in the set-up. */
static void do_use(vectors_block *b, const vectors_words *w)
{
    const char *path = b->path;
    int line = b->line;
    size_t at = 0, to = 0;
    if (w->count != 2)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'use NAME'");
    else if (vectors_given_lines(b, w->at[1], &at, &to) &&
             ((b->used += (unsigned)(to - at)) > MAX_USED || b->inside == MAX_INSIDE))
        vectors_complain(b, VECTORS_MALFORMED,
                         "set-ups of more than %d lines, or %d inside each other", MAX_USED,
                         MAX_INSIDE);
    b->inside++;
    for (; at < to && !b->failed; at++) {
        char text[VECTORS_LINE];
        vectors_given_line(b, at, text);
        vectors_words kept = split(text);
        run_line(b, &kept);
    }
    b->inside--;
    b->path = path;
    b->line = line;
}

static const struct directive {
    const char *name;
    void (*run)(vectors_block *b, const vectors_words *w);
    bool needs_game;
} directives[] = {
    {"rule", do_rule, false},     {"game", do_game, false},     {"set", do_set, true},
    {"do", do_do, true},          {"chance", do_chance, true},  {"deny", do_deny, true},
    {"want", vectors_want, true}, {"skip", do_skip, true},      {"ask", do_ask, true},
    {"step", do_step, true},      {"refuse", do_refuse, false}, {"given", do_given, false},
    {"use", do_use, false},
};

/* A question for seats that are there, or work. */
static bool sound_frame(const vectors_block *b, const mh_frame *f)
{
    unsigned seats = ((1u << b->s.st.seats) - 1) | 1u << MH_CHANCE;
    if (f->prompt >= b->game->prompt_count || f->waiting & ~seats)
        return false;
    const mh_prompt *p = &b->game->prompts[f->prompt];
    return f->waiting ? p->legal != mh_no_legal : p->step != mh_no_step;
}

/* Frames can be set by hand: nothing may be asked of those that are none. */
static bool sound(const vectors_block *b)
{
    const mh_state *st = &b->s.st;
    if (st->depth > MH_MAX_DEPTH || st->seats < b->game->min_seats ||
        st->seats > b->game->max_seats)
        return false;
    for (unsigned i = 0; i < st->depth; i++)
        if (!sound_frame(b, &st->open[i]))
            return false;
    return !st->depth || mh_top(st)->waiting;
}

/* May the directive run in the block as it stands? One failure says enough of a block. */
static bool may_run(vectors_block *b, const struct directive *d)
{
    if (d->run == do_rule || d->run == do_given)
        return true;
    if (!b->open)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'rule' before '%s'", d->name);
    else if (d->needs_game && !b->game && !b->failed)
        vectors_complain(b, VECTORS_MALFORMED, "expected 'game' before '%s'", d->name);
    else if (d->needs_game && !b->failed && d->run != do_set && !sound(b))
        vectors_complain(b, VECTORS_MALFORMED,
                         "seats, depth or open were set to what is no question");
    return b->open && !b->failed;
}

/* A set-up wants nothing: what a block shows stands in the block. */
static void keep_line(vectors_block *b, const vectors_words *w)
{
    static const char *const wants[] = {"want", "deny", "refuse"};
    for (size_t i = 0; i < MH_COUNT(wants); i++)
        if (strcmp(w->at[0], wants[i]) == 0) {
            vectors_complain(b, VECTORS_MALFORMED, "'%s' belongs into a block, not into a set-up",
                             wants[i]);
            b->failed = false;
            return;
        }
    vectors_given_keep(b, w);
    b->failed = false;
}

static void run_line(vectors_block *b, const vectors_words *w)
{
    for (size_t i = 0; i < MH_COUNT(directives); i++) {
        const struct directive *d = &directives[i];
        if (strcmp(d->name, w->at[0]) != 0)
            continue;
        vectors_guard_at(b);
        if (may_run(b, d))
            d->run(b, w);
        return;
    }
    vectors_complain(b, VECTORS_MALFORMED, "unknown word '%.40s'", w->at[0]);
}

static vectors_words split(char *line)
{
    vectors_words w = {.count = 0};
    for (char *s = line; *s;) {
        while (isspace((unsigned char)*s))
            *s++ = 0;
        if (!*s || *s == '#')
            break;
        w.too_many = w.count == VECTORS_WORDS;
        if (w.too_many)
            break;
        w.at[w.count++] = s;
        while (*s && !isspace((unsigned char)*s))
            s++;
    }
    return w;
}

/* Any bytes may come; what is no line of text is named and passed over. */
static void read_line(vectors_block *b, char *line, size_t n)
{
    if (++b->line > MAX_FILE_LINES) {
        vectors_complain(b, VECTORS_MALFORMED, "the file has more than %d lines", MAX_FILE_LINES);
        return;
    }
    if (strlen(line) != n) {
        vectors_complain(b, VECTORS_MALFORMED, "a NUL byte; expected text");
        return;
    }
    if (n >= VECTORS_LINE) {
        vectors_complain(b, VECTORS_MALFORMED, "the line has more than %d bytes", VECTORS_LINE - 1);
        return;
    }
    vectors_words w = split(line);
    if (w.too_many)
        vectors_complain(b, VECTORS_MALFORMED, "the line has more than %d words", VECTORS_WORDS);
    else if (w.count && b->giving && strcmp(w.at[0], "rule") != 0 && strcmp(w.at[0], "given") != 0)
        keep_line(b, &w);
    else if (w.count)
        run_line(b, &w);
}

static void run_lines(vectors_block *b, const char *path, FILE *f)
{
    char *line = NULL;
    size_t cap = 0;
    b->path = path;
    b->line = 0;
    vectors_guard_begin(b->run);
    for (ssize_t n; b->line <= MAX_FILE_LINES && (n = getline(&line, &cap, f)) >= 0;)
        read_line(b, line, (size_t)n);
    close_block(b);
    vectors_guard_end();
    b->giving = false;
    free(line);
}

/* What the files of a folder share is read first; a folder need not have it. */
static void read_shared(vectors_block *b, const char *shared)
{
    FILE *f = fopen(shared, "r");
    if (!f)
        return;
    b->shares = true;
    run_lines(b, shared, f);
    b->shares = false;
    fclose(f);
}

static bool run_file(vectors_block *b, const char *path, FILE *f)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    char shared[4096];
    snprintf(shared, sizeof shared, "%.*sgiven.t", (int)(name - path), path);
    b->shares = strcmp(name, "given.t") == 0;
    if (!b->shares)
        read_shared(b, shared);
    run_lines(b, path, f);
    vectors_given_unused(b);
    return !ferror(f);
}

bool vectors_file(vectors_run *run, const char *path)
{
    FILE *f = fopen(path, "r");
    vectors_block *b = f ? calloc(1, sizeof *b) : NULL;
    bool ok = false;
    if (b && (b->givens = vectors_givens_open()) != NULL) {
        b->run = run;
        ok = run_file(b, path, f);
    }
    if (b)
        vectors_givens_close(b->givens);
    free(b);
    if (f)
        fclose(f);
    return ok;
}
