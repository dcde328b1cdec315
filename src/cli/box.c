/* box.c - `meadhall campaign` for a group with the box: it names everything, the book reckons. */
#include "box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "box_print.h"
#include "host/present_box.h"

enum { FORK_KEY = 1000, WHY = 160 };

typedef enum outcome { ASK_AGAIN, TAKEN, LEAVE } outcome;

typedef struct scribe {
    host_box *b;
    const char *path;
    mh_lang lang;
    box_view v;          /* as it is now */
    unsigned correcting; /* the scenario, plus 1 */
} scribe;

static int save(const host_box *b, const char *path)
{
    mh_error e;
    return box_write(b, path, &e) ? CLI_GO_ON : cli_refused(&cli_campaign, path, &e);
}

static int no_memory(void) { return cli_failed(&cli_campaign, "out of memory"); }

/* ---- answers as they are typed -------------------------------------------------------------- */

/* The n-th of a list from 1, in the words box_set understands; false where there is none. */
static bool nth(const scribe *s, const box_field *f, uint64_t n, char *text, size_t cap)
{
    if (f->field.sort == MH_BOX_CHOICE && n >= 1 && n <= f->field.count)
        snprintf(text, cap, "%d", (int)box_things(&s->v, f)[n - 1].code);
    else if (f->field.sort == MH_BOX_NAME && n >= 1 &&
             n <= (uint64_t)s->b->names[f->field.list].count)
        snprintf(text, cap, "%s", s->b->names[f->field.list].text[n - 1]);
    else
        return false;
    return true;
}

/* A choice by its own words. */
static bool by_words(const scribe *s, const box_field *f, const char *line, char *text, size_t cap)
{
    static char said[BOX_SENTENCE];
    for (unsigned i = 0; f->field.sort == MH_BOX_CHOICE && i < f->field.count; i++) {
        mh_text t = mh_text_open(said, sizeof said);
        box_say_thing(s->b, &box_things(&s->v, f)[i], s->lang, &t);
        if (strcmp(said, line) == 0)
            return nth(s, f, i + 1, text, cap);
    }
    return false;
}

/* An empty line: what is offered, or what was answered before. */
static bool preset(const scribe *s, const box_field *f, char *text, size_t cap)
{
    int32_t value = f->value == MH_BOX_OPEN ? f->field.preset : f->value;
    if (value == MH_BOX_OPEN)
        return false;
    if (f->field.sort != MH_BOX_NAME)
        snprintf(text, cap, "%d", (int)value);
    else if (value == MH_BOX_NO_NAME)
        *text = 0;
    else
        return nth(s, f, (uint64_t)value + 1, text, cap);
    return true;
}

static bool read_answer(const scribe *s, const box_field *f, const char *line, char *text,
                        size_t cap)
{
    uint64_t n = 0;
    if (!*line)
        return preset(s, f, text, cap);
    if (f->field.sort == MH_BOX_NUMBER) {
        snprintf(text, cap, "%.20s", line);
        return true;
    }
    if (cli_number(line, 0, UINT32_MAX, &n))
        return nth(s, f, n, text, cap);
    if (f->field.sort == MH_BOX_CHOICE)
        return by_words(s, f, line, text, cap);
    if (strcmp(line, "-") == 0) {
        *text = 0;
        return true;
    }
    return snprintf(text, cap, "%s", line + (*line == '=')) < (int)cap;
}

/* ---- commands ------------------------------------------------------------------------------- */

static outcome on_book(scribe *s, const char *rest)
{
    (void)rest;
    box_print_lines(&s->v, s->v.game, NULL, s->lang);
    return ASK_AGAIN;
}

static outcome on_help(scribe *s, const char *rest)
{
    (void)rest;
    show_lines(box_say(s->lang, BOX_HELP));
    return ASK_AGAIN;
}

static outcome on_quit(scribe *s, const char *rest)
{
    (void)s, (void)rest;
    return LEAVE;
}

static outcome on_undo(scribe *s, const char *rest)
{
    (void)rest;
    if (!box_undo(s->b)) {
        puts(show_say(s->lang, SHOW_RECORD_NO_UNDO));
        return ASK_AGAIN;
    }
    return TAKEN;
}

static outcome on_correct(scribe *s, const char *rest)
{
    uint64_t n = 0;
    if (!cli_number(rest, 0, s->v.game, &n)) {
        puts(box_say(s->lang, BOX_NO_BOOK));
        return ASK_AGAIN;
    }
    s->correcting = (unsigned)n + 1;
    return TAKEN;
}

/* `old=new`: in whatever list the old name is. */
static outcome on_rename(scribe *s, const char *rest)
{
    char old[BOX_NAME];
    mh_error error;
    const char *to = strchr(rest, '=');
    if (to && (size_t)(to - rest) < sizeof old) {
        snprintf(old, sizeof old, "%.*s", (int)(to - rest), rest);
        for (unsigned list = 0; list < MH_BOX_LISTS; list++) {
            int32_t at = box_name(s->b, list, old);
            if (at < 0)
                continue;
            bool ok = box_rename(s->b, list, at, to + 1, &error);
            puts(ok ? box_say(s->lang, BOX_RENAMED) : error.text);
            return ok ? TAKEN : ASK_AGAIN;
        }
    }
    puts(box_say(s->lang, BOX_NO_BOOK));
    return ASK_AGAIN;
}

static const struct command { /* the words of all languages are always understood */
    box_word word;
    bool more; /* something follows */
    outcome (*obey)(scribe *s, const char *rest);
} commands[] = {
    {BOX_CMD_BOOK, false, on_book},      {BOX_CMD_UNDO, false, on_undo},
    {BOX_CMD_HELP, false, on_help},      {BOX_CMD_QUIT, false, on_quit},
    {BOX_CMD_CORRECT, true, on_correct}, {BOX_CMD_RENAME, true, on_rename},
};

static bool command(scribe *s, const char *line, outcome *o)
{
    size_t n = strcspn(line, " ");
    if (strcmp(line, "?") == 0) { /* understood everywhere, as at a table: nobody is called so */
        *o = on_help(s, "");
        return true;
    }
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        if (cli_is_word(&box_labels[commands[i].word], line, n) &&
            commands[i].more == (line[n] == ' ')) {
            *o = commands[i].obey(s, line + n + (line[n] == ' '));
            return true;
        }
    return false;
}

/* ---- one question --------------------------------------------------------------------------- */

static const char *read_line(void)
{
    fputs("> ", stdout);
    fflush(stdout);
    const char *line = play_read();
    if (line && !isatty(STDIN_FILENO))
        puts(line); /* so that a transcript reads as a dialogue */
    if (!line)
        putchar('\n');
    return line;
}

static int refuse(const char *line, const char *why)
{
    if (!isatty(STDIN_FILENO))
        return cli_usage(&cli_campaign, "'%.60s' is no answer; %s", line, why);
    printf("'%.60s'? %s\n", line, why);
    return CLI_GO_ON;
}

/* Until it is answered, or something else was obeyed. */
static int answer(scribe *s, const box_field *f, outcome *o)
{
    static char text[BOX_SENTENCE], why[BOX_SENTENCE];
    mh_error error;
    box_print_ask(&s->v, f, s->lang);
    for (*o = ASK_AGAIN; *o == ASK_AGAIN;) {
        const char *line = read_line();
        if (!line) {
            *o = LEAVE;
            break;
        }
        if (command(s, line, o))
            continue;
        box_print_expected(&s->v, f, s->lang, why, sizeof why);
        bool read = read_answer(s, f, line, text, sizeof text);
        if (read && box_set(s->b, &s->v, f, text, &error)) {
            *o = TAKEN;
            continue;
        }
        bool name = read && f->field.sort == MH_BOX_NAME; /* said in the language of the dialogue */
        int status = refuse(line, name ? box_say(s->lang, BOX_BAD_NAME) : why);
        if (status != CLI_GO_ON)
            return status;
    }
    return CLI_GO_ON;
}

/* ---- corrections ---------------------------------------------------------------------------- */

/* The answers of one scenario, numbered; the one that is wrong, or NULL. */
static int pick(scribe *s, unsigned game, const box_field **out)
{
    static const char *const none = "-";
    char range[WHY], numbers[32];
    unsigned count = 0;
    uint64_t n = 0;
    for (unsigned i = 0; i < s->v.fields; i++)
        if (s->v.field[i].field.game == game && s->v.field[i].value != MH_BOX_OPEN)
            box_print_answer(&s->v, &s->v.field[i], ++count, s->lang);
    cli_range(numbers, sizeof numbers, 1, count);
    snprintf(range, sizeof range, "%s %s, %s", show_say(s->lang, SHOW_RECORD_EXPECTED), numbers,
             box_say(s->lang, BOX_NONE));
    printf("\n%s (%s)\n", box_say(s->lang, BOX_WHICH), range);
    for (*out = NULL;;) {
        const char *line = read_line();
        if (!line || strcmp(line, none) == 0 || !*line)
            return CLI_GO_ON;
        if (cli_number(line, 1, count, &n))
            break;
        int status = refuse(line, range);
        if (status != CLI_GO_ON)
            return status;
    }
    for (unsigned i = 0; i < s->v.fields && !*out; i++)
        if (s->v.field[i].field.game == game && s->v.field[i].value != MH_BOX_OPEN && !--n)
            *out = &s->v.field[i];
    return CLI_GO_ON;
}

static bool look_again(scribe *s, box_view *before)
{
    *before = s->v;
    return box_look(s->b, &s->v);
}

/* Closed scenarios may have a question again after a correction. */
static void tell_open(const scribe *s)
{
    const box_field *f = box_asked(&s->v);
    if (f && f->field.game < s->v.game)
        puts(box_say(s->lang, BOX_OPEN_AGAIN));
}

static int correct(scribe *s)
{
    const box_field *wrong = NULL;
    box_view before;
    outcome o = TAKEN;
    unsigned game = s->correcting - 1;
    s->correcting = 0;
    int status = pick(s, game, &wrong);
    while (status == CLI_GO_ON && wrong && o == TAKEN) {
        status = answer(s, wrong, &o);
        if (status != CLI_GO_ON || o != TAKEN)
            break;
        if (!look_again(s, &before))
            return no_memory();
        box_print_changes(&before, &s->v, s->lang);
        tell_open(s);
        box_look_away(&before);
        status = save(s->b, s->path);
        if (status == CLI_GO_ON)
            status = pick(s, game, &wrong);
    }
    return status;
}

/* ---- the dialogue --------------------------------------------------------------------------- */

/* One turn of it; CLI_OK to leave. */
static int turn(scribe *s, uint16_t *part)
{
    box_view before;
    outcome o = TAKEN;
    const box_field *f = box_asked(&s->v);
    unsigned was = s->v.game;
    if (!f)
        return CLI_OK;
    if (*part != (f->field.game << 8 | f->field.part))
        box_print_part(&s->v, &f->field, s->lang);
    *part = (uint16_t)(f->field.game << 8 | f->field.part);
    int status = answer(s, f, &o);
    if (status != CLI_GO_ON || o == LEAVE) {
        if (status == CLI_GO_ON)
            puts(show_say(s->lang, SHOW_RECORD_KEPT));
        return status == CLI_GO_ON ? CLI_OK : status;
    }
    if (s->correcting)
        return correct(s);
    if (!look_again(s, &before))
        return no_memory();
    box_print_lines(&s->v, was, &before, s->lang);
    if (s->v.game != was)
        box_print_lines(&s->v, s->v.game, &before, s->lang);
    box_look_away(&before);
    return save(s->b, s->path);
}

static void tell_cut(const host_box *b, mh_lang lang)
{
    if (b->cut)
        printf("%s %u.\n", box_say(lang, BOX_CUT), b->cut);
}

static int record(const campaign_wishes *w, host_box *b)
{
    static scribe s;
    uint16_t part = UINT16_MAX;
    s = (scribe){.b = b, .path = w->files[0], .lang = w->lang};
    show_styled(SHOW_TITLE, show_game(b->game, w->lang));
    printf("\n%s\n", box_say(w->lang, BOX_WELCOME));
    tell_cut(b, w->lang);
    if (!box_look(b, &s.v))
        return no_memory();
    box_print_lines(&s.v, s.v.game, NULL, w->lang);
    int status = CLI_GO_ON;
    while (status == CLI_GO_ON)
        status = turn(&s, &part);
    if (status == CLI_OK && !box_asked(&s.v))
        puts(box_say(w->lang, BOX_DONE));
    box_look_away(&s.v);
    return status;
}

/* ---- show, fork ----------------------------------------------------------------------------- */

static int show_json(const box_view *v)
{
    size_t room = 1 << 20;
    for (char *text = NULL;;) {
        char *grown = realloc(text, room);
        if (!grown) {
            free(text);
            return no_memory();
        }
        text = grown;
        mh_text out = mh_text_open(text, room);
        present_box(&out, v);
        if (out.len < room) {
            puts(text);
            free(text);
            return CLI_OK;
        }
        room = out.len * 2;
    }
}

static int show(const campaign_wishes *w, host_box *b)
{
    box_view v;
    if (!box_look(b, &v))
        return no_memory();
    if (w->json) {
        int status = show_json(&v);
        box_look_away(&v);
        return status;
    }
    printf("%s\t%d seats\tid %s\n", b->game->name, b->seats, b->id);
    if (*b->parent)
        printf("fork of %s at game %u\n", b->parent, b->parent_at);
    tell_cut(b, w->lang);
    for (unsigned game = 1; game <= v.game; game++) {
        printf("\n%s %u\n", box_say(w->lang, BOX_SCENARIO), game);
        box_print_lines(&v, game, NULL, w->lang);
    }
    box_look_away(&v);
    return CLI_OK;
}

static int fork_at(const campaign_wishes *w, host_box *b, unsigned at)
{
    host_box branch;
    box_view v;
    uint8_t key[HOST_KEY];
    if (w->file_count != 2)
        return cli_usage(&cli_campaign, "expected FILE and the NEW file to write");
    int status = campaign_is_free(w->files[1]);
    if (status == CLI_GO_ON)
        status = campaign_key(w, FORK_KEY + at, key);
    if (status != CLI_GO_ON)
        return status;
    if (!box_look(b, &v))
        return no_memory();
    unsigned reached = v.game;
    box_look_away(&v);
    if (at > 1 && at > reached)
        return cli_failed(&cli_campaign, "game %u is not reached yet", at);
    if (!box_fork(b, at, key, &branch))
        return no_memory();
    status = save(&branch, w->files[1]);
    box_close(&branch);
    return status == CLI_GO_ON ? CLI_OK : status;
}

int box_run(const campaign_wishes *w, const char *word, const char *text, size_t n)
{
    host_box b;
    mh_error e;
    if (!box_parse(&b, text, n, &e))
        return cli_refused(&cli_campaign, w->files[0], &e);
    int status = CLI_FAILED;
    if (strcmp(word, "show") == 0)
        status = show(w, &b);
    else if (strcmp(word, "record") == 0)
        status = record(w, &b);
    else if (strcmp(word, "fork") == 0 || strcmp(word, "reset") == 0)
        status = fork_at(w, &b, *word == 'f' ? (unsigned)w->at : 1);
    else
        status = cli_failed(&cli_campaign,
                            "%s is the book of a box; expected show, record, fork or reset",
                            w->files[0]);
    box_close(&b);
    return status;
}

/* ---- new ---------------------------------------- */

/* Names of the players, as far as they were given: the first questions of the book. */
static int name_players(const campaign_wishes *w, host_box *b)
{
    char name[BOX_NAME];
    mh_error error;
    const char *list = w->names;
    for (int seat = 0; list && seat < b->seats; seat++) {
        box_view v;
        size_t n = strcspn(list, ",");
        if (!box_look(b, &v))
            return no_memory();
        snprintf(name, sizeof name, "%.*s", n < BOX_NAME ? (int)n : BOX_NAME - 1, list);
        bool ok = *name && n < BOX_NAME && box_set(b, &v, &v.field[seat], name, &error);
        box_look_away(&v);
        list += n;
        if (!ok || (*list == ',') != (seat + 1 < b->seats))
            return cli_usage(&cli_campaign, "expected a name for each of %d seats, as Asa,Bo",
                             b->seats);
        list += *list == ',';
    }
    return CLI_GO_ON;
}

int box_run_new(const campaign_wishes *w, const mh_game *g, int seats)
{
    host_box b;
    uint8_t key[HOST_KEY];
    int status = campaign_key(w, 0, key);
    if (status != CLI_GO_ON)
        return status;
    if (!box_open(&b, g, seats, key))
        return cli_failed(&cli_campaign, "%s has no companion for its box, or not for %d seats",
                          g->id, seats);
    status = name_players(w, &b);
    if (status == CLI_GO_ON)
        status = save(&b, w->files[0]);
    box_close(&b);
    return status == CLI_GO_ON ? CLI_OK : status;
}
