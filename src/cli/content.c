/* content.c - `meadhall content`: every card and tile, and where it comes from. */
#include <stdio.h>
#include <string.h>

#include "cli.h"

static const char *const provenance[] = {"seed", "public", "reconstructed", "designed", "box"};

static void count_table(const mh_catalogue *t)
{
    unsigned total[MH_COUNT(provenance)] = {0};
    for (uint32_t i = 0; i < t->count; i++)
        for (size_t p = 0; p < MH_COUNT(provenance); p++)
            total[p] += strcmp(t->rows[i].prov, provenance[p]) == 0;
    printf("%s\t%u", t->name, (unsigned)t->count);
    for (size_t p = 0; p < MH_COUNT(provenance); p++)
        printf("\t%u", total[p]);
    putchar('\n');
}

static void print_table(const mh_catalogue *t, mh_lang lang)
{
    for (uint32_t i = 0; i < t->count; i++) {
        const mh_row *r = &t->rows[i];
        printf("%s\t%s\t%s\t%s\t%s\t%s\n", t->name, r->id, r->label ? r->label->text[lang] : "",
               r->prov, r->source, r->note);
    }
}

static int run(int argc, char **argv)
{
    bool count = false;
    mh_lang lang = MH_EN;
    const cli_option options[] = {{"--count", CLI_FLAG, &count, 0, 0},
                                  {"--lang", CLI_LANG, &lang, 0, 0}};
    int status = cli_read(&cli_content, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_content, "expected one GAME");
    const mh_game *g = cli_game(&cli_content, argv[0]);
    for (unsigned i = 0; g && i < g->catalogue_count; i++) {
        if (count)
            count_table(&g->catalogues[i]);
        else
            print_table(&g->catalogues[i], lang);
    }
    return g ? CLI_OK : CLI_USAGE;
}

const cli_command cli_content = {
    "content", "every card and tile, with its provenance",
    "usage: meadhall content GAME [--count] [--lang L]\n\n"
    "Prints a line a row: table, id, name, provenance, source, note; with tabs between.\n"
    "Provenance is seed, public, reconstructed, designed or, in a content pack, box.\n\n"
    "  --count   a line a table instead: name, rows, seed, public, reconstructed, designed,\n"
    "            box\n"
    "  --lang L  the language of the names:" CLI_LANGS "\n",
    run};
