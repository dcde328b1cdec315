/* rules.c - `meadhall rules`: the text of a rule, and which vectors show it true. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli.h"
#include "host/vectors.h"

enum { MAX_FOLDER = 1024, MAX_PATH = MAX_FOLDER + 260 };

typedef struct tally {
    const mh_game *game;
    unsigned *seen, *failed; /* by rule */
} tally;

int cli_find_rule(const mh_game *g, const char *id)
{
    for (int i = 0; i < g->rule_count; i++)
        if (strcasecmp(g->rules[i].id, id) == 0)
            return i;
    return -1;
}

static void count(void *ctx, const char *rule, bool passed)
{
    tally *t = ctx;
    int i = cli_find_rule(t->game, rule);
    if (i < 0)
        return;
    t->seen[i]++;
    t->failed[i] += !passed;
}

static int is_vector(const struct dirent *d)
{
    size_t n = strlen(d->d_name);
    return n > 2 && strcmp(d->d_name + n - 2, ".t") == 0;
}

static int run_folder(const char *folder, tally *t)
{
    struct dirent **list = NULL;
    vectors_run r = {.complaints = stderr, .report = count, .ctx = t};
    int n = scandir(folder, &list, is_vector, alphasort), status = CLI_OK;
    if (n < 0)
        return cli_usage(&cli_rules, "cannot read the folder %.200s; see --vectors", folder);
    for (int i = 0; i < n; i++) {
        char path[MAX_PATH];
        snprintf(path, sizeof path, "%.1000s/%s", folder, list[i]->d_name);
        if (!vectors_file(&r, path))
            status = cli_usage(&cli_rules, "cannot read %.200s", path);
        free(list[i]);
    }
    free(list);
    if (r.malformed)
        return CLI_USAGE;
    return status ? status : r.failed ? CLI_FAILED : CLI_OK;
}

static void print_rule(const mh_rule *r, unsigned seen, unsigned failed)
{
    bool excused = !seen && *r->instead;
    const char *how = failed ? "failed" : seen ? "passed" : excused ? r->instead : "unseen";
    printf("%s\t%u\t%s%s%s\n", r->id, seen, how, excused ? "\t" : "", excused ? r->reason : "");
}

static int coverage(const mh_game *g, const char *folder)
{
    char standard[MAX_FOLDER];
    tally t = {g, calloc(g->rule_count + 1u, sizeof *t.seen),
               calloc(g->rule_count + 1u, sizeof *t.failed)};
    snprintf(standard, sizeof standard, "tests/vectors/%s", g->id);
    int status = CLI_FAILED;
    if (t.seen && t.failed)
        status = run_folder(folder ? folder : standard, &t);
    for (int i = 0; t.seen && t.failed && i < g->rule_count; i++)
        print_rule(&g->rules[i], t.seen[i], t.failed[i]);
    free(t.seen);
    free(t.failed);
    return status;
}

static int run(int argc, char **argv)
{
    bool cover = false;
    const char *folder = NULL;
    const cli_option options[] = {{"--coverage", CLI_FLAG, &cover, 0, 0},
                                  {"--vectors", CLI_TEXT, &folder, 0, 0}};
    int status = cli_read(&cli_rules, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc < 1 || argc > (cover ? 1 : 2))
        return cli_usage(&cli_rules, "expected GAME%s", cover ? " and --coverage" : " [RULE-ID]");
    if (folder && !cover)
        return cli_usage(&cli_rules, "--vectors DIR is for --coverage");
    const mh_game *g = cli_game(&cli_rules, argv[0]);
    if (!g)
        return CLI_USAGE;
    if (cover)
        return coverage(g, folder);
    int only = argc > 1 ? cli_find_rule(g, argv[1]) : 0;
    if (only < 0)
        return cli_usage(&cli_rules, "%s has no rule '%.40s'; expected an id such as %s", g->id,
                         argv[1], g->rule_count ? g->rules[0].id : "...");
    for (int i = only; i < (argc > 1 ? only + 1 : g->rule_count); i++)
        printf("%s\t%s\n", g->rules[i].id, g->rules[i].text);
    return CLI_OK;
}

const cli_command cli_rules = {
    "rules", "the rules of a game, and which vectors show them",
    "usage: meadhall rules GAME [RULE-ID]\n"
    "       meadhall rules GAME --coverage [--vectors DIR]\n\n"
    "Prints every rule of the game, or the one named: id, tab, text.\n\n"
    "  --coverage     run the vectors and print a line a rule: id, number of vectors,\n"
    "                 passed, failed or unseen; with tabs between. A rule without vectors\n"
    "                 may be tested, and by what, or not testable, and why\n"
    "  --vectors DIR  where the vectors are (usually tests/vectors/GAME)\n\n"
    "Exit status: 0; 1 when a vector fails; 2 when a line is no vector or a word is wrong.\n",
    run};
