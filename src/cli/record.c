/* record.c - `meadhall campaign record`: the companion of a group with the box on its table. */
#include "record.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "play.h"
#include "record_words.h"

enum { TEXT = 512, MOST_LISTED = 40 };

typedef enum outcome { ASK_AGAIN, TAKEN, LEAVE } outcome;

typedef struct recorder {
    host_campaign *c;
    const char *path;
    mh_speech how;
    host_config table; /* whose names outlive a session that is taken back */
    const char *names[MH_MAX_SEATS];
    mh_action list[MH_MAX_LEGAL];
    uint32_t count;
    uint64_t texts[4]; /* texts that were told, a bit each */
    bool in_force;     /* goals and quests were told */
} recorder;

static const char *const digest[] = {"rules", NULL};

static host_session *session(const recorder *r) { return r->c->part[r->c->count - 1]; }

/* ---- what people ask for ---------------------------------------------------------- */

void record_recap(const host_campaign *c, unsigned i, const mh_speech *how)
{
    static const char *const panels[] = {"scenario", "gods", "quests", "sheet", NULL};
    const mh_state *st = c->part[i]->now;
    printf("\n%s\n", show_say(how->lang, SHOW_RECAP));
    if (c->seal[i].saga) { /* only what it left is known */
        show_paragraph(show_say(how->lang, SHOW_SEALED));
        show_scores(c->game, st, MH_NOBODY, how);
        return;
    }
    show_story(c->game, st, st->depth == 0, how->lang);
    show_book(c->game, st, how, panels);
    if (!st->depth)
        show_scores(c->game, st, MH_NOBODY, how);
}

void record_rules(const host_campaign *c, const mh_speech *how)
{
    if (!c->count)
        return;
    printf("\n%s\n", show_say(how->lang, SHOW_RULES));
    show_book_notes(c->game, c->part[c->count - 1]->now, how, digest);
}

static outcome on_book(recorder *r)
{
    static const char *const notes[] = {"gods", "quests", "shop", "titles", "locations", NULL};
    show_book(r->c->game, session(r)->now, &r->how, NULL);
    putchar('\n');
    show_book_notes(r->c->game, session(r)->now, &r->how, notes);
    return ASK_AGAIN;
}

static outcome on_recap(recorder *r)
{
    record_recap(r->c, r->c->count > 1 ? r->c->count - 2 : 0, &r->how);
    return ASK_AGAIN;
}

static outcome on_rules(recorder *r)
{
    record_rules(r->c, &r->how);
    return ASK_AGAIN;
}

static outcome on_help(recorder *r)
{
    show_lines(show_say(r->how.lang, SHOW_RECORD_HELP));
    return ASK_AGAIN;
}

static outcome on_quit(recorder *r)
{
    (void)r;
    return LEAVE;
}

/* One scribe writes for everybody, so any answer can be taken back, whoever gave it. */
static outcome on_undo(recorder *r)
{
    host_session *s = session(r);
    char text[TEXT];
    uint32_t ply = s->plies;
    while (ply && s->seats[ply - 1] == MH_CHANCE)
        ply--;
    host_session *back = ply ? host_branch(s, ply - 1) : NULL;
    if (!back) {
        puts(show_say(r->how.lang, SHOW_RECORD_NO_UNDO));
        return ASK_AGAIN;
    }
    mh_say_action(r->c->game, &r->how, s->actions[ply - 1], text, sizeof text);
    printf("%s %s\n", show_say(r->how.lang, SHOW_UNDONE), text);
    r->c->part[r->c->count - 1] = back;
    host_close(s);
    return TAKEN;
}

static const struct command { /* the words of all languages are always understood */
    record_word word;
    outcome (*obey)(recorder *r);
} commands[] = {
    {RECORD_CMD_BOOK, on_book}, {RECORD_CMD_RECAP, on_recap}, {RECORD_CMD_RULES, on_rules},
    {RECORD_CMD_UNDO, on_undo}, {RECORD_CMD_HELP, on_help},   {RECORD_CMD_QUIT, on_quit},
};

/* ---- a question --------------------------------------------------------------------- */

/* Answers that are one number each: the number itself is understood. */
static bool numbers_only(const recorder *r)
{
    unsigned verb = mh_verb_of(r->list[0]);
    const mh_verb *v = &r->c->game->verbs[verb];
    bool same = v->operands == 1 && v->kinds[0] == &mh_number;
    for (uint32_t i = 0; same && i < r->count; i++)
        same = mh_verb_of(r->list[i]) == verb;
    return same;
}

static void list_choices(const recorder *r)
{
    const mh_game *g = r->c->game;
    char text[TEXT], words[TEXT];
    uint32_t shown = r->count < MOST_LISTED ? r->count : MOST_LISTED;
    for (uint32_t i = 0; i < shown; i++) {
        mh_say_answer(g, &r->how, session(r)->now, r->list[i], text, sizeof text);
        mh_format(g, r->list[i], words, sizeof words);
        printf("%3u) %s [%s]\n", (unsigned)i + 1, text, words);
    }
    if (shown < r->count) { /* the words of the last show the form of the rest */
        mh_format(g, r->list[r->count - 1], words, sizeof words);
        printf("     ... %u) [%s]\n", (unsigned)r->count, words);
    }
}

/* `expected 0–99`. */
static void put_expected(const recorder *r, char *buf, size_t cap)
{
    bool plain = numbers_only(r);
    unsigned low = plain ? mh_arg(r->list[0], 0) : 1u;
    unsigned high = plain ? mh_arg(r->list[r->count - 1], 0) : (unsigned)r->count;
    char numbers[32];
    cli_range(numbers, sizeof numbers, low, high);
    snprintf(buf, cap, "%s %s", show_say(r->how.lang, SHOW_RECORD_EXPECTED), numbers);
}

static void ask(recorder *r, int seat)
{
    const mh_game *g = r->c->game;
    const mh_state *now = session(r)->now;
    char name[TEXT], asked[TEXT], expected[TEXT];
    r->count = mh_legal(g, now, seat, r->list);
    mh_say_value(&mh_seat, &r->how, seat, name, sizeof name);
    putchar('\n');
    show_styled(SHOW_STRONG, name);
    mh_say_prompt(g, &r->how, now, seat, asked, sizeof asked);
    printf(": %s\n", asked);
    show_topic(g, now, &r->how);
    if (!numbers_only(r))
        list_choices(r);
    put_expected(r, expected, sizeof expected);
    printf("(%s)\n", expected);
}

static bool read_answer(const recorder *r, const char *line, mh_action *a)
{
    uint64_t n = 0;
    bool plain = numbers_only(r);
    if (cli_number(line, 0, UINT32_MAX, &n)) {
        for (uint32_t i = 0; i < r->count; i++)
            if (plain ? mh_arg(r->list[i], 0) == n : i + 1 == n) {
                *a = r->list[i];
                return true;
            }
        return false;
    }
    const mh_state *now = session(r)->now;
    if (mh_parse(r->c->game, line, a))
        return false;
    *a = mh_proper(r->c->game, now, mh_turn(now), *a);
    return !mh_why(r->c->game, now, mh_turn(now), *a);
}

static int refuse(const recorder *r, const char *line)
{
    char expected[TEXT];
    put_expected(r, expected, sizeof expected);
    if (isatty(STDIN_FILENO)) {
        printf("'%.60s'? %s\n", line, expected);
        return CLI_GO_ON;
    }
    return cli_usage(&cli_campaign, "'%.60s' is no answer to '%s'; %s", line,
                     r->c->game->prompts[mh_top(session(r)->now)->prompt].name, expected);
}

/* One line obeyed; false after something that is no answer. */
static bool obey(recorder *r, int seat, const char *line, outcome *o)
{
    mh_action a;
    if (strcmp(line, "?") == 0) { /* as at a table */
        *o = on_help(r);
        return true;
    }
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        if (cli_is_word(&record_labels[commands[i].word], line, strlen(line))) {
            *o = commands[i].obey(r);
            return true;
        }
    if (!read_answer(r, line, &a))
        return false;
    uint32_t from = session(r)->plies;
    *o = host_play(session(r), seat, a, NULL) ? LEAVE : TAKEN;
    show_log(session(r), &r->how, from, session(r)->known, MH_NOBODY, MH_NONE);
    return true;
}

static int answer(recorder *r, int seat, outcome *o)
{
    ask(r, seat);
    for (*o = ASK_AGAIN; *o == ASK_AGAIN;) {
        fputs("> ", stdout);
        fflush(stdout);
        const char *line = play_read();
        if (!line) {
            putchar('\n');
            *o = LEAVE;
            return CLI_GO_ON;
        }
        if (!isatty(STDIN_FILENO))
            puts(line); /* so that a transcript reads as a dialogue */
        int status = !*line || obey(r, seat, line, o) ? CLI_GO_ON : refuse(r, line);
        if (status != CLI_GO_ON)
            return status;
    }
    return CLI_GO_ON;
}

/* ---- what is told when its time has come ---------------------------------------------- */

typedef struct watcher { /* rows of some panels, as they pass */
    recorder *r;
    const char *panel;
    unsigned goals;
} watcher;

static void on_panel(void *ctx, const mh_label *title, const char *id)
{
    (void)title;
    ((watcher *)ctx)->panel = id;
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    watcher *w = ctx;
    w->goals += strcmp(w->panel, "gods") == 0;
    if (strcmp(w->panel, "story") != 0 || value >= 256 || w->r->texts[value / 64] >> value % 64 & 1)
        return;
    w->r->texts[value / 64] |= 1ull << value % 64;
    show_paragraph(kind->labels[value].text[w->r->how.lang]);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)ctx, (void)title, (void)id, (void)kind, (void)value;
}

/* The story as far as it has come; order, goals and quests once the scenario is played. */
static void tell_news(recorder *r)
{
    static const char *const panels[] = {"order", "gods", "quests", NULL};
    static const char *const goals[] = {"gods", "quests", NULL};
    const mh_game *g = r->c->game;
    watcher w = {.r = r, .panel = ""};
    const mh_out out = {&w, on_panel, on_row, on_cell};
    g->view(session(r)->now, MH_NOBODY, &out);
    g->series->book(session(r)->now, MH_NOBODY, &out);
    if (r->in_force || !w.goals)
        return;
    r->in_force = true;
    show_book(g, session(r)->now, &r->how, panels);
    show_book_notes(g, session(r)->now, &r->how, goals);
}

/* ---- the game ------------------------------------------------------------------------ */

static void begin(const recorder *r)
{
    static const char *const panels[] = {"scenario", "players",  "order", "locations",
                                         "opening",  "monsters", NULL};
    const mh_state *now = session(r)->now;
    show_styled(SHOW_TITLE, show_game(r->c->game, r->how.lang));
    printf("\n%s\n", show_say(r->how.lang, SHOW_RECORD_WELCOME));
    for (unsigned i = 0; i < r->c->game->series->ours_n; i++) /* DV-APP-05 */
        puts(r->c->game->series->ours[i].text[r->how.lang]);
    putchar('\n');
    show_book(r->c->game, now, &r->how, panels);
    record_rules(r->c, &r->how);
}

static void end(const recorder *r)
{
    static const char *const panels[] = {"players",   "order", "shop",   "titles",
                                         "locations", "stuck", "forged", NULL};
    putchar('\n');
    record_recap(r->c, r->c->count - 1, &r->how);
    show_book(r->c->game, session(r)->now, &r->how, panels);
}

static int keep(const recorder *r)
{
    mh_error e;
    return campaign_write(r->c, r->path, &e) ? CLI_GO_ON : cli_refused(&cli_campaign, r->path, &e);
}

int record_game(host_campaign *c, const char *path, mh_lang lang)
{
    static recorder r;
    outcome o = TAKEN;
    r = (recorder){.c = c, .path = path};
    r.table.seats = c->seats;
    memcpy(r.table.player, c->player, sizeof r.table.player);
    r.how = (mh_speech){.lang = lang, .names = show_names(&r.table, r.names)};
    begin(&r);
    int status = keep(&r);
    for (int seat; status == CLI_GO_ON && (seat = mh_turn(session(&r)->now)) != MH_NOBODY;) {
        uint32_t from = session(&r)->plies;
        if (seat == MH_CHANCE) { /* a lot: the companion draws it */
            status = host_chance(session(&r), NULL) ? CLI_FAILED : CLI_GO_ON;
            show_log(session(&r), &r.how, from, session(&r)->known, MH_NOBODY, MH_NONE);
            continue;
        }
        tell_news(&r);
        status = answer(&r, seat, &o);
        if (status == CLI_GO_ON && o == LEAVE) {
            puts(show_say(lang, SHOW_RECORD_KEPT));
            return CLI_OK;
        }
        if (status == CLI_GO_ON)
            status = keep(&r);
    }
    if (status != CLI_GO_ON)
        return status;
    end(&r);
    return keep(&r) == CLI_GO_ON ? CLI_OK : CLI_FAILED;
}
