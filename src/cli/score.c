/* score.c - `meadhall score`: the score sheet of a game that was played at a real table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/sheet.h"
#include "play.h"

typedef struct wishes {
    const char *options, *names, *set, *file;
    uint64_t seats;
    mh_lang lang;
    bool json, entries;
} wishes;

typedef struct scorer {
    host_sheet sheet;
    host_config table; /* for the names */
    const char *names[MH_MAX_SEATS];
    mh_speech how;
} scorer;

/* ---- what there is to enter ------------------------------------------------------- */

static void put_limits(const mh_entry *e)
{
    if (!e->kind->ids)
        printf("%d..%d", e->low, e->high);
    else
        printf("%s+%s+...", e->kind->ids[0], e->kind->ids[1]);
}

static int list_entries(const mh_game *g, mh_lang lang)
{
    for (unsigned i = 0; i < g->sheet->names->count; i++) {
        printf("%s\t%s\t", g->sheet->names->ids[i], g->sheet->names->labels[i].text[lang]);
        put_limits(&g->sheet->entries[i]);
        putchar('\n');
    }
    return CLI_OK;
}

static void list_things(const scorer *s, const mh_kind *kind)
{
    char text[512];
    for (unsigned i = 0; i < kind->count; i++) {
        snprintf(text, sizeof text, "  %s  %s", kind->ids[i], kind->labels[i].text[s->how.lang]);
        puts(text);
    }
}

/* ---- asking ------------------------------------------------------------------------ */

/* One cell; an empty line leaves it as it is. False at the end of the input. */
static bool ask(scorer *s, int seat, unsigned entry)
{
    const mh_sheet *sheet = s->sheet.game->sheet;
    const mh_entry *e = &sheet->entries[entry];
    char name[256];
    mh_error error;
    mh_say_value(&mh_seat, &s->how, seat, name, sizeof name);
    for (;;) {
        printf("%s: %s (", name, sheet->names->labels[entry].text[s->how.lang]);
        put_limits(e);
        fputs(e->kind->ids ? ", ?) > " : ") > ", stdout);
        fflush(stdout);
        const char *line = play_read();
        if (!line)
            return false;
        if (strcmp(line, "?") == 0 && e->kind->ids)
            list_things(s, e->kind);
        else if (!*line || sheet_set(&s->sheet, seat, entry, line, &error))
            return true;
        else
            puts(error.text);
    }
}

static int ask_all(scorer *s)
{
    for (int seat = 0; seat < s->sheet.seats; seat++)
        for (unsigned i = 0; i < s->sheet.game->sheet->names->count; i++)
            if (!ask(s, seat, i)) {
                putchar('\n');
                return cli_failed(&cli_score, "the sheet is not complete");
            }
    return CLI_GO_ON;
}

/* ---- reading ----------------------------------------------------------------------- */

static char *read_stream(FILE *f, size_t *n)
{
    enum { STEP = 1 << 14, MOST = 1 << 20 };
    char *text = NULL;
    for (size_t got = STEP; got == STEP && *n < MOST;) {
        char *grown = realloc(text, *n + STEP);
        if (!grown)
            break;
        text = grown;
        got = fread(text + *n, 1, STEP, f);
        *n += got;
    }
    return text;
}

static int read_lines(scorer *s, const char *path)
{
    mh_error e = {0};
    size_t n = 0;
    bool piped = strcmp(path, "-") == 0;
    char *text = piped ? read_stream(stdin, &n) : host_file_read(path, &n, &e);
    if (!text)
        return cli_usage(&cli_score, "%s", *e.text ? e.text : "cannot read the sheet");
    bool ok = sheet_read(&s->sheet, text, n, &e);
    free(text);
    return ok ? CLI_GO_ON
              : cli_usage(&cli_score, "%.200s:%u: %s", piped ? "standard input" : path, e.line,
                          e.text);
}

/* `0.glory=40,1.glory=38` */
static int read_set(scorer *s, const char *list)
{
    char word[1024];
    mh_error error;
    while (*list) {
        size_t n = strcspn(list, ",");
        if (n >= sizeof word)
            return cli_usage(&cli_score, "--set is too long; expected --file FILE");
        snprintf(word, sizeof word, "%.*s", (int)n, list);
        char *value = strchr(word, '=');
        if (!value)
            return cli_usage(&cli_score, "--set has '%.40s'; expected SEAT.ENTRY=VALUE", word);
        *value++ = 0;
        if (!sheet_set_key(&s->sheet, word, value, &error))
            return cli_usage(&cli_score, "%s", error.text);
        list += n + (list[n] == ',');
    }
    return CLI_GO_ON;
}

/* ---- the sheet ------------------------------------------------------------------------ */

static int open_sheet(scorer *s, const wishes *w, const mh_game *g)
{
    mh_error error;
    uint64_t options = 0;
    size_t at = 0;
    int seats = w->seats ? (int)w->seats : cli_default_seats(g);
    if (w->options && mh_options_parse(g, w->options, &options, &at))
        return cli_no_option(&cli_score, g, w->options + at);
    if (!w->options && !mh_playable(g, seats, &options))
        options = mh_options_default(g);
    if (!sheet_open(&s->sheet, g, options, seats, &error))
        return cli_usage(&cli_score, "%s", error.text);
    s->table.seats = seats;
    const char *list = w->names ? w->names : "";
    for (int seat = 0; seat < seats && *list; seat++) {
        size_t n = strcspn(list, ",");
        snprintf(s->table.player[seat].name, HOST_NAME, "%.*s", (int)n, list);
        list += n + (list[n] == ',');
    }
    s->how = (mh_speech){.lang = w->lang, .names = show_names(&s->table, s->names)};
    return CLI_GO_ON;
}

static void show_json(const host_sheet *h)
{
    enum { ROOM = 1 << 16 };
    static char text[ROOM];
    mh_text out = mh_text_open(text, sizeof text);
    sheet_present_score(&out, h);
    puts(text);
}

static int score(scorer *s, const wishes *w)
{
    mh_error error;
    if (!sheet_score(&s->sheet, &error))
        return cli_usage(&cli_score, "%s", error.text);
    if (w->json) {
        show_json(&s->sheet);
        return CLI_OK;
    }
    const mh_game told = sheet_game(&s->sheet);
    show_styled(SHOW_TITLE, show_game(&told, w->lang));
    putchar('\n');
    show_scores(&told, &s->sheet.scored.st, MH_NOBODY, &s->how);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    static scorer s;
    wishes w = {.seats = 0};
    const cli_option options[] = {
        {"--seats", CLI_NUMBER, &w.seats, 1, MH_MAX_SEATS},
        {"--options", CLI_TEXT, &w.options, 0, 0},
        {"--names", CLI_TEXT, &w.names, 0, 0},
        {"--set", CLI_TEXT, &w.set, 0, 0},
        {"--file", CLI_TEXT, &w.file, 0, 0},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
        {"--json", CLI_FLAG, &w.json, 0, 0},
        {"--entries", CLI_FLAG, &w.entries, 0, 0},
    };
    int status = cli_read(&cli_score, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_score, "expected one GAME");
    const mh_game *g = cli_game(&cli_score, argv[0]);
    if (!g)
        return CLI_USAGE;
    if (!g->sheet)
        return cli_usage(&cli_score, "%s has no score sheet; expected meadhall campaign record",
                         g->id);
    if (w.entries)
        return list_entries(g, w.lang);
    status = open_sheet(&s, &w, g);
    if (status == CLI_GO_ON && w.file)
        status = read_lines(&s, w.file);
    if (status == CLI_GO_ON && w.set)
        status = read_set(&s, w.set);
    if (status == CLI_GO_ON && !w.file && !w.set)
        status = isatty(STDIN_FILENO) ? ask_all(&s) : read_lines(&s, "-");
    return status == CLI_GO_ON ? score(&s, &w) : status;
}

const cli_command cli_score = {
    "score", "the score sheet of a game played at a real table",
    "usage: meadhall score GAME [--seats N] [--names A,B,...] [--options k=v,...] [--json]\n"
    "                      [--set SEAT.ENTRY=VALUE,...] [--file FILE] [--lang L]\n"
    "       meadhall score GAME --entries [--lang L]\n\n"
    "  --set          entries of the sheet, as 0.coins=12,1.coins=3; things with + between\n"
    "  --file FILE    the same as lines `SEAT.ENTRY VALUE`; - reads standard input\n"
    "  --entries      lists the entries: id, name, what is expected\n"
    "  --json         the result as JSON\n\n"
    "Without --set and --file every entry is asked for; where the input is no terminal, lines\n"
    "are read from it. What is not entered is 0 or nothing. Lines, total and rank are those of\n"
    "the engine, tie-breaks included.\n",
    run};
