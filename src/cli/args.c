/* args.c - options and words of the command line. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"

static bool quiet;

void cli_be_quiet(void) { quiet = true; }

__attribute__((format(printf, 2, 0))) static void say(const cli_command *c, const char *format,
                                                      va_list args)
{
    fprintf(stderr, "meadhall %s: ", c->name);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
}

int cli_usage(const cli_command *c, const char *format, ...)
{
    va_list args;
    if (quiet)
        return CLI_USAGE;
    va_start(args, format);
    say(c, format, args);
    va_end(args);
    return CLI_USAGE;
}

int cli_failed(const cli_command *c, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(c, format, args);
    va_end(args);
    return CLI_FAILED;
}

int cli_refused(const cli_command *c, const char *path, const mh_error *e)
{
    if (!e->line) /* no saga at all: the word was wrong */
        return cli_usage(c, "%s", e->text);
    return cli_failed(c, "%.200s:%u: %s", path, e->line, e->text);
}

bool cli_number(const char *text, uint64_t low, uint64_t high, uint64_t *out)
{
    uint64_t x = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        unsigned digit = (unsigned)(*text - '0');
        if (digit > 9 || x > (UINT64_MAX - digit) / 10)
            return false;
        x = x * 10 + digit;
    }
    *out = x;
    return x >= low && x <= high;
}

/* Adds a word to a list that is read by people. */
static void add_word(char *list, size_t cap, const char *word)
{
    size_t n = strlen(list);
    snprintf(list + n, cap - n, "%s%s", n ? ", " : "", word);
}

const mh_game *cli_game(const cli_command *c, const char *id)
{
    const mh_game *g = mh_find(id);
    char list[256] = "";
    for (unsigned i = 0; i < mh_game_count; i++)
        add_word(list, sizeof list, mh_games[i]->id);
    if (!g)
        cli_usage(c, "unknown game '%.40s'; expected one of %s", id, list);
    return g;
}

int cli_no_option(const cli_command *c, const mh_game *g, const char *said)
{
    char list[2048] = "";
    int length = (int)strcspn(said, ","), name = (int)strcspn(said, "=,");
    const mh_option *o = NULL;
    bool known = false;
    for (unsigned i = 0; i < g->option_count && !o; i++) {
        const char *id = g->options[i].name;
        if (strlen(id) == (size_t)name && strncmp(id, said, (size_t)name) == 0)
            o = &g->options[i];
        add_word(list, sizeof list, id);
    }
    if (!o)
        return cli_usage(c, "%s has no option '%.*s'; expected one of %s", g->id,
                         name < 60 ? name : 60, said, list);
    list[0] = 0;
    for (unsigned v = 0; v < o->values->count; v++) {
        const char *id = o->values->ids[v];
        known |= said[name] == '=' && strlen(id) == (size_t)(length - name - 1) &&
                 strncmp(id, said + name + 1, strlen(id)) == 0;
        add_word(list, sizeof list, id);
    }
    return cli_usage(c, "option '%.*s' %s; expected %s=VALUE %s of %s", length < 60 ? length : 60,
                     said, known ? "comes twice" : "is unknown", o->name,
                     known ? "once" : "with one", list);
}

static int read_lang(const cli_command *c, const char *value, mh_lang *out)
{
    char list[256] = "";
    mh_lang lang = mh_language_of(value);
    if (lang < MH_LANGS) {
        *out = lang;
        return CLI_GO_ON;
    }
    for (unsigned i = 0; i < MH_LANGS; i++)
        add_word(list, sizeof list, mh_languages[i].code);
    return cli_usage(c, "--lang is '%.40s'; expected one of %s", value, list);
}

static int read_value(const cli_command *c, const cli_option *o, const char *value)
{
    switch (o->type) {
    case CLI_FLAG:
        *(bool *)o->out = true;
        break;
    case CLI_TEXT:
        *(const char **)o->out = value;
        break;
    case CLI_LANG:
        return read_lang(c, value, o->out);
    case CLI_NUMBER:
        if (!cli_number(value, o->low, o->high, o->out))
            return cli_usage(c, "%s is '%.40s'; expected a number from %llu to %llu", o->name,
                             value, (unsigned long long)o->low, (unsigned long long)o->high);
        break;
    }
    return CLI_GO_ON;
}

/* `--name value`, `--name=value` or, for a flag, `--name`; moves `i` past the value. */
static int read_option(const cli_command *c, const cli_option *options, size_t count, int argc,
                       char **argv, int *i)
{
    const char *word = argv[*i], *equals = strchr(word, '=');
    size_t n = equals ? (size_t)(equals - word) : strlen(word);
    for (size_t k = 0; k < count; k++) {
        const cli_option *o = &options[k];
        if (strncmp(o->name, word, n) != 0 || o->name[n])
            continue;
        if (o->type == CLI_FLAG)
            return equals ? cli_usage(c, "%s takes no value", o->name) : read_value(c, o, "");
        if (equals)
            return read_value(c, o, equals + 1);
        if (*i + 1 >= argc)
            return cli_usage(c, "expected a value after %s", o->name);
        return read_value(c, o, argv[++*i]);
    }
    return cli_usage(c, "unknown option '%.40s'; see meadhall %s --help", word, c->name);
}

int cli_read(const cli_command *c, const cli_option *options, size_t count, int *argc, char **argv)
{
    int left = 0, status = CLI_GO_ON;
    bool only_words = false;
    for (int i = 0; i < *argc && status == CLI_GO_ON; i++) {
        const char *word = argv[i];
        if (only_words || word[0] != '-' || !word[1]) {
            argv[left++] = argv[i];
        } else if (strcmp(word, "--") == 0) {
            only_words = true;
        } else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            fputs(c->help, stdout);
            return CLI_OK;
        } else {
            status = read_option(c, options, count, *argc, argv, &i);
        }
    }
    *argc = left;
    return status;
}
